"""Placing leaders, decoys, and what other seats may know meanwhile (REALMS-PLACE, REALMS-DECOY, REALMS-INFO)."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from realms_table import GAME, NO_MAP, RESOURCES, everybody_passes, keys, place_all, placing, realms, seat, table, tokens

from regalia.testing import line, refused, rule

SLOTS = RESOURCES[:6]
SPECTATOR = -1


def shown(state, watcher):
    return msgspec.json.encode(state.view(watcher))


# -- where leaders go --------------------------------------------------------------------------------


@rule("REALMS-PLACE-01")
def test_everybody_places_at_once():
    state = placing(4)
    assert state.actors() == [0, 1, 2, 3]
    line(state, (3, "place_mayor:gold"), (1, "place_mayor:science"), (3, "place_mayor:gold"), (0, "place_mayor:culture"))
    assert state.actors() == [0, 1, 2, 3]


@rule("REALMS-PLACE-01", "REALMS-PROD-01")
def test_nothing_shows_until_the_last_leader_stands():
    state = placing(3)
    for number in (2, 0):
        place_all(state, number, ["gold"] * 4, [1], [2])
    place_all(state, 1, ["science"] * 4, [1], [])
    for watcher in (SPECTATOR, 0, 1, 2):
        for other in range(3):
            assert ("realm_map" in state.view(watcher)["table"]["players"][other]) == (other == watcher)
    line(state, (1, "place_admiral:8"))
    for watcher in (SPECTATOR, 0, 1, 2):
        players = state.view(watcher)["table"]["players"]
        assert [player["management_area"] for player in players] == [{"gold": 4}, {"science": 4}, {"gold": 4}]
        assert [player["realm_map"]["admirals"] for player in players] == [{"2": 1}, {"8": 1}, {"2": 1}]


@rule("REALMS-PLACE-02")
def test_every_leader_owned_is_placed():
    state = placing(3, {0: {"leaders": {"mayor": 5, "general": 2, "admiral": 0}}})
    asked = []
    while 0 in state.actors():
        asked.append(state.question(0).kind)
        state.apply(state.legal_for(0)[0], 0)
    assert asked == ["place_mayor"] * 5 + ["place_general"] * 2


@rule("REALMS-PLACE-02")
@pytest.mark.parametrize("key", ["pass", "place_general:3", "place_admiral:3", "decline", "activate:1", "pick_first:gold"])
def test_no_leader_may_be_held_back(key):
    state = placing(3)
    assert refused(state, key, "REALMS-PLACE-02", seat=0).args["left"] == 6


@rule("REALMS-PLACE-02")
def test_placing_begins_from_scratch_every_round():
    state = placing(2, {0: {"leaders": {"mayor": 6}}, 1: {"leaders": {"mayor": 6}}})
    for number in (0, 1):
        place_all(state, number, ["gold"] * 4, [1], [2], decoys=[7, 8])
    everybody_passes(state)
    assert table(state)["round"] == 2
    for number in (0, 1):
        assert seat(state, number)["management_area"] == {}
        assert seat(state, number)["realm_map"] == NO_MAP
        assert state.question(number).kind == "place_mayor"


@rule("REALMS-PLACE-03")
def test_mayors_on_six_slots_any_number():
    state = placing(3)
    assert keys(state, 0) == {f"place_mayor:{slot}" for slot in SLOTS}
    line(state, (0, "place_mayor:gold"), (0, "place_mayor:gold"), (0, "place_mayor:gold"))
    assert keys(state, 0) == {f"place_mayor:{slot}" for slot in SLOTS}
    refused(state, "place_mayor:combat", "REALMS-PLACE-03", seat=0)


@rule("REALMS-PLACE-04")
def test_military_leaders_on_any_terrain_any_number():
    state = placing(3, {0: {"leaders": {"mayor": 0, "general": 3, "admiral": 3}}})
    for _ in range(3):
        assert keys(state, 0) == {f"place_general:{terrain}" for terrain in range(1, 9)}
        line(state, (0, "place_general:6"))
    for _ in range(3):
        assert keys(state, 0) == {f"place_admiral:{terrain}" for terrain in range(1, 9)}
        line(state, (0, "place_admiral:6"))
    assert seat(state, 0)["realm_map"] == {"decoys": {}, "generals": {"6": 3}, "admirals": {"6": 3}}


@rule("REALMS-PLACE-04")
@pytest.mark.parametrize("slot", RESOURCES)
@pytest.mark.parametrize("leader", ["general", "admiral"])
def test_military_leaders_do_not_manage(slot, leader):
    state = placing(3, {0: {"leaders": {"mayor": 0, "general": int(leader == "general")}}})
    refused(state, f"place_{leader}:{slot}", "REALMS-PLACE-04", seat=0)


@rule("REALMS-PLACE-05")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_terrains_nine_and_ten(players):
    state = placing(players, {0: {"leaders": {"mayor": 0}}})
    used = 10 if players == 5 else 8
    assert keys(state, 0) == {f"place_general:{terrain}" for terrain in range(1, used + 1)}
    for terrain in range(used + 1, 11):
        refused(state, f"place_general:{terrain}", "REALMS-PLACE-05", seat=0)
        refused(state, f"place_admiral:{terrain}", "REALMS-PLACE-05", seat=0)


@rule("REALMS-PLACE-06")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_mayors_stay_off_the_map(players):
    state = placing(players)
    for key in ("place_mayor:1", "place_mayor:9", "place_decoy:1", "place_decoy:gold"):
        refused(state, key, "REALMS-PLACE-06", seat=0)
    general = placing(players, {0: {"leaders": {"mayor": 0}}})
    refused(general, "place_decoy:1", "REALMS-PLACE-06", seat=0)


@rule("REALMS-PLACE-07")
def test_a_new_leader_waits_for_the_next_round():
    state = realms(3, {0: {"palace": {"science": 4}, "area": ["gunpowder_01"], "management": {"gold": 4}}})
    before = seat(state, 0)["realm_map"]
    line(state, "play:gunpowder_01")
    assert seat(state, 0)["leaders"]["general"] == 2
    assert seat(state, 0)["realm_map"] == before
    everybody_passes(state)
    place_all(state, 0, ["gold"] * 4, [1, 2], [3])
    assert 0 not in state.actors()


@rule("REALMS-PLACE-08")
def test_an_arrangement_stays_in_view_until_the_end_of_the_round():
    state = placing(3)
    for number in range(3):
        place_all(state, number, ["gold"] * 4, [number + 1], [8])
    for _ in range(3):
        assert seat(state, 1)["realm_map"]["generals"] == {"2": 1}
        assert state.view(0)["table"]["players"][1]["management_area"] == {"gold": 4}
        line(state, "pass")
    assert state.lanes
    assert seat(state, 1)["realm_map"]["generals"] == {}


# -- decoys ------------------------------------------------------------------------------------------


def duel(**changes):
    return placing(2, {number: {"leaders": {"mayor": 6, **changes}} for number in (0, 1)})


@rule("REALMS-DECOY-01")
def test_exactly_two_decoys():
    state = duel()
    for _ in range(4):
        assert keys(state, 0) == {f"place_mayor:{slot}" for slot in SLOTS}
        refused(state, "place_mayor:3", "REALMS-DECOY-01", seat=0)
        refused(state, "place_decoy:3", "REALMS-PLACE-02", seat=0)
        line(state, (0, "place_mayor:gold"))
    for _ in range(2):
        assert keys(state, 0) == {f"place_decoy:{terrain}" for terrain in range(1, 9)}
        refused(state, "place_decoy:gold", "REALMS-DECOY-01", seat=0)
        refused(state, "place_decoy:combat", "REALMS-DECOY-01", seat=0)
        refused(state, "place_general:3", "REALMS-PLACE-02", seat=0)
        line(state, (0, "place_decoy:5"))
    assert state.question(0).kind == "place_general"
    refused(state, "place_decoy:4", "REALMS-DECOY-01", seat=0)


@rule("REALMS-DECOY-01")
def test_further_mayors_manage():
    """A-09: always two decoys, however many mayors."""
    state = duel(mayor=9)
    place_all(state, 0, ["gold"] * 7, [1], [2], decoys=[3, 4])
    assert 0 not in state.actors()


@rule("REALMS-DECOY-01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_decoys_with_more_players(players):
    state = placing(players, {0: {"leaders": {"mayor": 6}}})
    place_all(state, 0, ["gold"] * 6, [1], [2])
    assert 0 not in state.actors()


@rule("REALMS-DECOY-03")
def test_decoys_keep_away_from_own_military_leaders():
    state = duel()
    place_all(state, 0, ["gold"] * 4, [], [], decoys=[5, 6])
    assert keys(state, 0) == {f"place_general:{terrain}" for terrain in (1, 2, 3, 4, 7, 8)}
    refused(state, "place_general:5", "REALMS-DECOY-03", seat=0)
    refused(state, "place_general:9", "REALMS-PLACE-05", seat=0)
    line(state, (0, "place_general:1"))
    refused(state, "place_admiral:6", "REALMS-DECOY-03", seat=0)
    line(state, (0, "place_admiral:1"))
    place_all(state, 1, ["gold"] * 4, [5], [6], decoys=[1, 1])  # the opponent's decoys do not matter


@rule("REALMS-DECOY-03")
def test_no_decoy_beside_a_general_in_a_position():
    on_map = {"generals": {"4": 1}, "decoys": {"4": 1}}
    with pytest.raises(ValueError, match="REALMS-DECOY-03"):
        realms(2, {0: {"leaders": {"mayor": 6}, "management": {"gold": 4}, "on_map": on_map}})


@rule("REALMS-DECOY-05")
def test_a_decoy_is_a_mayor_without_a_product():
    """Six mayors, two of them decoys: four tokens from the slots, six from the development, six points for the city."""
    realm = ["scientific_development_01", "city_01"]
    state = placing(2, {0: {"leaders": {"mayor": 6}, "realm": realm}, 1: {"leaders": {"mayor": 6}}})
    place_all(state, 0, ["science"] * 4, [1], [2], decoys=[8, 8])
    place_all(state, 1, ["science"] * 4, [1], [2], decoys=[8, 8])
    assert tokens(state, 0) == {"science": 4, "gold": 6, "production": 2}
    assert dict(state.breakdown(0))["city-end"] == 6
    assert state.tie_break(0)[2] == 8


# -- what the others know ----------------------------------------------------------------------------


def arrangement(players):
    places = st.sampled_from(range(1, 11 if players == 5 else 9))
    return st.tuples(st.lists(st.sampled_from(SLOTS), min_size=4, max_size=4), places, places)


@rule("REALMS-INFO-03", "REALMS-PLACE-01")
@given(arrangement(3), arrangement(3), st.integers(0, 5), st.integers(0, 5))
def test_a_view_is_the_same_whatever_another_has_placed(one, two, done, more):
    """Complete or partial: the bytes do not change, for another player and for a spectator."""
    states = []
    for (mayors, general, admiral), count in ((one, done), (two, more)):
        state = placing(3)
        moves = [f"place_mayor:{slot}" for slot in mayors] + [f"place_general:{general}", f"place_admiral:{admiral}"]
        for key in moves[:count]:
            state.apply(GAME.action(key), 1)
        states.append(state)
    for watcher in (SPECTATOR, 0, 2):
        assert shown(states[0], watcher) == shown(states[1], watcher)


@rule("REALMS-INFO-03")
@given(arrangement(4), arrangement(4))
def test_finished_placements_look_alike(one, two):
    states = []
    for mayors, general, admiral in (one, two):
        state = placing(4)
        states.append(place_all(state, 2, mayors, [general], [admiral]))
    for watcher in (SPECTATOR, 0, 1, 3):
        assert shown(states[0], watcher) == shown(states[1], watcher)


@rule("REALMS-INFO-05")
def test_only_ready_or_not_ready():
    state = placing(3)
    assert [player["ready"] for player in state.view(0)["table"]["players"]] == [False] * 3
    before = shown(state, 0)
    place_all(state, 1, ["gold"] * 4, [3], [])
    assert shown(state, 0) == before
    place_all(state, 1, [], [], [4])
    assert [player["ready"] for player in state.view(0)["table"]["players"]] == [False, True, False]
    assert state.view(0)["actors"] == [0, 2]


@rule("REALMS-INFO-03", "REALMS-INFO-05")
def test_events_of_a_placement_are_private():
    state = placing(3)
    state.events = []
    place_all(state, 1, ["gold"] * 4, [3], [4])
    assert len(state.events) == 6
    for event in state.events:
        assert event.visible_to(1)
        assert not any(event.visible_to(watcher) for watcher in (SPECTATOR, 0, 2))


@rule("REALMS-INFO-03", "REALMS-INFO-05")
def test_dealing_anew_keeps_ready_and_not_ready():
    """Seat 1 is ready, seat 2 half way: a bot in seat 0 is handed other placements that it could not tell from these."""
    state = placing(3)
    place_all(state, 1, ["gold"] * 4, [3], [4])
    place_all(state, 2, ["science"] * 2, [], [])
    place_all(state, 0, ["culture"], [], [])
    found = set()
    for seed in range(25):
        other = state.resample(0, seed)
        assert shown(other, 0) == shown(state, 0)
        assert other.actors() == [0, 2]
        assert seat(other, 0)["management_area"] == {"culture": 1}
        assert sum(seat(other, 1)["management_area"].values()) == 4
        assert seat(other, 2)["management_area"] == {}  # how far it is, nobody knows
        found.add(str(seat(other, 1)))
    assert len(found) > 15


@rule("REALMS-INFO-04")
def test_after_the_reveal_all_seats_see_the_same():
    state = realms(3, {0: {"management": {"gold": 4}}, 1: {"area": ["war_01"]}}, current={3: "city_01"})
    tables = []
    for watcher in (SPECTATOR, 0, 1, 2):
        view = state.view(watcher)["table"]
        view.pop("panel")  # the viewer's own badges
        tables.append(view)
    assert all(view == tables[0] for view in tables)
    assert tables[0]["players"][0]["management_area"] == {"gold": 4}


@rule("REALMS-INFO-02")
def test_nobody_knows_the_order_of_the_deck():
    """The view gives its size; the position keeps it as a set without an order, and every card may come next."""
    state = GAME.new(2, seed=8)
    for watcher in (SPECTATOR, 0, 1):
        assert state.view(watcher)["table"]["deck"] == 91
    deck = table(state)["deck"]
    assert deck == sorted(deck, key=list(GAME.components.card).index)
    nearly = realms(2, current={}, upcoming={})
    drawn = set()
    for seed in range(40):
        other = nearly.resample(0, seed)
        everybody_passes(other)
        drawn.add(table(other)["current_events"][0])
    assert len(drawn) > 25


@rule("REALMS-INFO-01")
def test_public_information():
    state = realms(3, {1: {"area": ["war_01"]}}, current={3: "city_01"}, upcoming={2: "city_02"}, discard=["tithe_01"])
    for watcher in (SPECTATOR, 0, 1, 2):
        view = state.view(watcher)
        assert view["scores"] == [0, 0, 0]
        assert view["table"]["turn_order"] == [0, 1, 2]
        assert view["table"]["current_events"][2] == "city_01"
        assert view["table"]["upcoming_events"][1] == "city_02"
        assert view["table"]["discard"] == ["tithe_01"]
        assert view["table"]["deck"] == 105
        assert view["table"]["players"][1]["deployment_area"] == ["war_01"]
