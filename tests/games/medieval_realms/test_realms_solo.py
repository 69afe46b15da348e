"""The Regent, our own solo variant (REALMS-SOLO)."""

from collections import Counter

import pytest
from realms_table import GAME, RESOURCES, finish, leaders, log, place_all, realms, seat, table, tokens

from regalia.core.errors import ConfigError
from regalia.testing import line, play_random, refused, rule

RICH = dict.fromkeys(RESOURCES, 20)
TURN = ["end_round", "next_turn", "regent_turn"]


def solo(seats=None, difficulty="fair", **table):
    return realms(1, seats, mode="solo_regent", options={"difficulty": difficulty}, **table)


def regents_turn(regent, human=None, **table):
    """The state after one turn of the Regent: the human is to act, or asked to bid."""
    return solo({0: human or {}, 1: {"leaders": {"mayor": 6}, **regent}}, active=1, stack=TURN, **table)


# -- set-up ------------------------------------------------------------------------------------------


@rule("REALMS-SOLO-01")
@pytest.mark.parametrize(("difficulty", "regent"), [("gentle", [6, 1, 1]), ("fair", [7, 1, 1]), ("stern", [7, 2, 1])])
def test_seats_and_difficulty(difficulty, regent):
    state = GAME.new(1, mode="solo_regent", difficulty=difficulty)
    assert state.seats == 2
    assert leaders(state, 0) == [6, 1, 1]
    assert leaders(state, 1) == regent


@rule("REALMS-SOLO-01")
@pytest.mark.parametrize("difficulty", ["royal", "Gentle", "monarch", None, 1])
def test_an_unknown_difficulty_is_refused(difficulty):
    with pytest.raises(ConfigError) as problem:
        GAME.new(1, mode="solo_regent", difficulty=difficulty)
    assert problem.value.clause == "REALMS-SOLO-01"


@rule("REALMS-SOLO-01")
def test_the_variant_is_labelled_as_ours():
    mode = next(mode for mode in GAME.info.modes if mode.id == "solo_regent")
    assert mode.own
    assert "not in the rulebook" in GAME.texts.format("en", "mode-solo_regent")
    assert "absente du livret de règles" in GAME.texts.format("fr", "mode-solo_regent")
    state = GAME.new(1, mode="solo_regent")
    assert "not in the rulebook" in GAME.draw_text(state.view(0), "en", False)
    assert "absente du livret de règles" in GAME.draw_text(state.view(0), "fr", False)
    assert "not in the rulebook" not in GAME.draw_text(GAME.new(2).view(0), "en", False)


@rule("REALMS-SOLO-02")
def test_a_random_legal_pair():
    """When the human has chosen first, the Regent takes one of the other twenty pairs, each now and then."""
    found = Counter()
    for seed in range(150):
        state = GAME.new(1, mode="solo_regent", seed=seed)
        if table(state)["turn_order"] == [1, 0]:
            line(state, "pick_first:gold", "pick_second:science")
            pairs = [tuple(pair) for pair in table(state)["starting_pairs"]]
            assert len(pairs) == 2
            assert sum(tokens(state, 1).values()) == 24
            found[next(pair for pair in pairs if pair != ("gold", "science"))] += 1
    assert len(found) > 15


@rule("REALMS-SOLO-02")
def test_the_regent_picks_in_its_place_of_the_order():
    """Last in turn order, it picks before the human is asked."""
    states = [GAME.new(1, mode="solo_regent", seed=seed) for seed in range(12)]
    for state in states:
        picked = len(table(state)["starting_pairs"])
        assert picked == (1 if table(state)["turn_order"] == [0, 1] else 0)
    assert len({str(table(state)["turn_order"]) for state in states}) == 2


# -- placement ---------------------------------------------------------------------------------------


def human_places(state):
    return place_all(state, 0, ["gold"] * 4, [1], [2], decoys=[8, 8])


@rule("REALMS-SOLO-03")
def test_the_regent_places_after_the_human_has_committed():
    state = solo({0: {"leaders": {"mayor": 6}}, 1: {"leaders": {"mayor": 7}}}, stack=["round"], active=None)
    assert state.actors() == [0]
    place_all(state, 0, ["gold"] * 4, [1], [], decoys=[8, 8])
    assert seat(state, 1)["management_area"] == {}
    shown = state.view(0)["table"]["players"][1]
    assert shown["ready"]
    assert "realm_map" not in shown
    line(state, "place_admiral:2")
    entry = state.journal().entries[-1]
    kinds = [text.partition(":")[0] for text in entry.chance]
    assert kinds == ["slot"] * 5 + ["terrain"] * 4
    mine = seat(state, 1)
    assert sum(mine["management_area"].values()) == 5
    assert sum(mine["realm_map"]["decoys"].values()) == 2
    assert not set(mine["realm_map"]["decoys"]) & {*mine["realm_map"]["generals"], *mine["realm_map"]["admirals"]}


@rule("REALMS-SOLO-03")
def test_placements_are_uniform_and_independent():
    slots, decoys, generals = Counter(), Counter(), Counter()
    base = solo({0: {"leaders": {"mayor": 6}}, 1: {"leaders": {"mayor": 7}}}, stack=["round"], active=None).to_json()
    for seed in range(150):
        state = human_places(GAME.from_json(base, seed=seed, record=False))
        mine = seat(state, 1)
        slots.update(mine["management_area"])
        decoys.update(mine["realm_map"]["decoys"])
        generals.update(mine["realm_map"]["generals"])
    assert set(slots) == set(RESOURCES[:6])
    assert set(decoys) == set(generals) == {str(terrain) for terrain in range(1, 9)}
    assert max(slots.values()) < 1.5 * min(slots.values())
    assert max(decoys.values()) < 2.2 * min(decoys.values())


# -- its turn ----------------------------------------------------------------------------------------


@rule("REALMS-SOLO-04")
def test_play_before_activate_before_pass():
    both = regents_turn({"palace": RICH, "area": ["city_01"]}, current={1: "market_01"})
    assert seat(both, 1)["realm"] == ["city_01"]
    assert table(both)["current_events"][0] == "market_01"
    only_activate = regents_turn({"palace": {"production": 3}, "area": ["city_01"]}, current={1: "market_01"})
    assert seat(only_activate, 1)["deployment_area"] == ["city_01", "market_01"]
    nothing = regents_turn({"area": ["city_01"]}, current={1: "market_01"})
    assert table(nothing)["passed"] == [1]
    assert nothing.actors() == [0]


@rule("REALMS-SOLO-05")
@pytest.mark.parametrize(
    ("area", "played"),
    [
        (["city_01", "castle_01", "tithe_01"], "castle_01"),  # 5, 6, 5
        (["tithe_01", "city_01"], "tithe_01"),  # both 5: the one longest there
        (["city_01", "tithe_01"], "city_01"),
        (["island_01", "port_01"], "port_01"),  # an island counts 0
        (["island_01"], "island_01"),
        (["war_01", "castle_01"], "war_01"),  # 7 with two players
    ],
)
def test_the_costliest_card_it_can_pay_for(area, played):
    state = regents_turn({"palace": RICH, "area": area})
    assert seat(state, 1)["realm"] == [played]


@rule("REALMS-SOLO-05")
def test_what_it_cannot_pay_for_does_not_count():
    state = regents_turn(
        {"palace": {"raw_material": 5}, "area": ["castle_01", "city_01", "island_01"], "leaders": {"admiral": 0}}
    )
    assert seat(state, 1)["realm"] == ["city_01"]


@rule("REALMS-SOLO-06")
def test_the_first_slot_that_qualifies():
    current = {1: "market_01", 2: "leader_01", 3: "artist_01", 6: "city_01", 7: "castle_01"}
    regent = {"palace": {"production": 2, "gold": 2, "culture": 1}, "area": ["market_02"]}
    state = regents_turn(regent, {"palace": {"culture": 2}}, current=current)
    assert seat(state, 1)["deployment_area"] == ["market_02", "city_01"]  # seal held; 2 gold; the human would get it; legal
    assert tokens(state, 1)["gold"] == 2


@rule("REALMS-SOLO-06")
def test_a_majority_card_it_would_get_itself():
    state = regents_turn({"palace": {"production": 1, "culture": 2}}, {"palace": {"culture": 2}}, current={3: "artist_01"})
    assert seat(state, 1)["deployment_area"] == ["artist_01"]  # a tie goes to the activator
    poor = regents_turn({"palace": {"culture": 9}}, current={3: "artist_01"})
    assert table(poor)["passed"] == [1]


@rule("REALMS-SOLO-06")
@pytest.mark.parametrize(("gold", "opens"), [(2, False), (3, True)])
def test_it_opens_an_auction_from_three_tokens(gold, opens):
    state = regents_turn({"palace": {"gold": gold}}, {"palace": {"gold": 9}}, current={1: "leader_01"})
    assert (table(state)["auction"] is not None) == opens
    if opens:
        assert table(state)["auction"] == {"card": "leader_01", "bid": 1, "bidder": 1, "out": []}
        assert state.question(0).kind == "bid"


@rule("REALMS-SOLO-07")
@pytest.mark.parametrize(
    ("card", "palace", "admirals", "activated"),
    [
        ("city_01", {"production": 1, "raw_material": 5}, 1, True),
        ("city_01", {"production": 1, "raw_material": 4}, 1, False),
        ("market_01", {"production": 7}, 1, True),
        ("market_01", {"production": 6}, 1, False),
        ("island_01", {"production": 1}, 1, True),
        ("island_01", {"production": 1}, 0, False),
        ("artist_01", {"production": 1, "culture": 5}, 1, True),
        ("artist_01", {"production": 1, "culture": 4}, 1, False),
    ],
)
def test_the_last_round(card, palace, admirals, activated):
    regent = {"palace": palace, "leaders": {"mayor": 6, "admiral": admirals}}
    state = regents_turn(regent, current={1: card}, round=7)
    assert (seat(state, 1)["deployment_area"] == [card]) == activated
    earlier = regents_turn(regent, current={1: card}, round=6)
    assert seat(earlier, 1)["deployment_area"] == [card]


@rule("REALMS-SOLO-08")
@pytest.mark.parametrize(("difficulty", "limit"), [("gentle", 4), ("fair", 5), ("stern", 6)])
def test_raising_by_one_up_to_the_limit(difficulty, limit):
    seats = {0: {"palace": {"gold": 20}}, 1: {"palace": {"gold": 9}, "leaders": {"mayor": 6}}}
    state = solo(seats, difficulty, current={1: "leader_01"})
    line(state, "activate:1", "bid:1")
    bid = 1
    while table(state)["auction"]:
        assert table(state)["auction"]["bid"] == bid + 1
        bid = min(bid + 2, 20)
        line(state, f"bid:{bid}")
    assert seat(state, 0)["realm"] == ["leader_01"]
    assert limit <= bid <= limit + 1


@rule("REALMS-SOLO-08")
def test_never_beyond_its_tokens():
    seats = {0: {"palace": {"gold": 20}}, 1: {"palace": {"gold": 3}, "leaders": {"mayor": 6}}}
    state = solo(seats, "stern", current={1: "leader_01"})
    line(state, "activate:1", "bid:2")
    assert table(state)["auction"]["bid"] == 3
    line(state, "bid:4")
    assert seat(state, 0)["realm"] == ["leader_01"]
    assert tokens(state, 0) == {"gold": 16}


@rule("REALMS-SOLO-08")
def test_it_wins_what_nobody_contests():
    seats = {0: {"palace": {"gold": 2}}, 1: {"palace": {"gold": 9}, "leaders": {"mayor": 6}}}
    state = solo(seats, current={1: "leader_01"})
    line(state, "activate:1", "bid:2")
    assert seat(state, 1)["realm"] == ["leader_01"]
    assert tokens(state, 1) == {"gold": 6}


# -- its choices -------------------------------------------------------------------------------------


@rule("REALMS-SOLO-09")
@pytest.mark.parametrize(
    ("palace", "chosen"),
    [
        ({}, "production"),
        ({"production": 1}, "science"),
        ({"production": 1, "science": 1}, "religion"),
        (dict.fromkeys(RESOURCES, 2) | {"combat": 1}, "combat"),
        (dict.fromkeys(RESOURCES, 2) | {"combat": 1, "gold": 1}, "gold"),
        (dict.fromkeys(RESOURCES, 1), "production"),
    ],
)
def test_the_scarcest_resource_by_priority(palace, chosen):
    """The bonus of a war (0 to 6 points passes one multiple), chosen once the war's cost is paid."""
    have = {**palace, "combat": palace.get("combat", 0) + 7}
    state = regents_turn({"palace": have, "area": ["war_01"]})
    assert tokens(state, 1) == {**palace, chosen: palace.get(chosen, 0) + 1}


@rule("REALMS-SOLO-09")
def test_a_tithe_never_gives_religion():
    state = regents_turn({"palace": {"religion": 5, "production": 1, "science": 1}, "area": ["tithe_01"]})
    assert tokens(state, 1) == {"production": 1, "science": 1, "culture": 4}


@rule("REALMS-SOLO-10")
def test_it_takes_the_lowest_legal_card():
    current = {2: "leader_01", 3: "market_01", 4: "city_01", 5: "castle_01"}
    state = regents_turn({"palace": {"culture": 4}, "area": ["patronage_01", "market_02"]}, current=current)
    assert seat(state, 1)["deployment_area"] == ["market_02", "city_01"]
    assert table(state)["current_events"][3] is None


# -- the result, and the rest of the rules -------------------------------------------------------------


@rule("REALMS-SOLO-11")
def test_the_human_wins_by_the_normal_rules():
    won = solo({0: {"vp": 9}, 1: {"vp": 8}}, round=7)
    finish(won)
    assert won.winners() == [0]
    tied = solo({0: {"vp": 9}, 1: {"vp": 9}}, round=7, turn_order=[1, 0], active=0, passed=[1])
    finish(tied)
    assert tied.winners() == [1]
    assert solo({0: {"vp": 9, "realm": ["war_01"]}, 1: {"vp": 9}}, round=7, turn_order=[1, 0]).winners() == [0]


@rule("REALMS-SOLO-12")
def test_the_player_count_is_two():
    state = solo(
        {0: {"palace": {"combat": 6}, "area": ["war_01"]}, 1: {}}, current={number: f"city_{number:02}" for number in range(1, 6)}
    )
    assert refused(state, "play:war_01", "REALMS-PLAY-01").args["cost"] == 7
    line(state, "pass")
    assert table(state)["discard"] == ["city_01", "city_02", "city_03", "city_04"]
    refused(state, "place_mayor:1", "REALMS-DECOY-01", seat=0)


@rule("REALMS-SOLO-12")
@pytest.mark.parametrize("difficulty", ["gentle", "fair", "stern"])
def test_the_regent_is_never_asked_and_always_logged(difficulty):
    config = GAME.configure(1, "solo_regent", difficulty=difficulty)
    state = play_random(GAME, config, 3)
    assert {entry.seat for entry in state.journal().entries} == {0}
    events = []
    again = GAME.replay(state.journal(), events=events)
    assert again.digest() == state.digest()
    told = {event.key for event in events if event.seat == 1}
    assert {"regent-plays", "regent-activates", "regent-passes", "regent-places", "play", "pass"} <= told


@rule("REALMS-SOLO-12")
def test_the_regent_pays_like_a_player():
    state = regents_turn({"palace": {"production": 2}}, current={5: "city_01"})
    assert tokens(state, 1) == {}
    cheap = regents_turn({"palace": {"production": 1}}, current={5: "city_01"})
    assert table(cheap)["passed"] == [1]
    full = ["castle_01", "city_01", "war_01", "tithe_01"]
    limit = regents_turn({"palace": {"production": 2}, "area": full}, current={1: "market_01"})
    assert seat(limit, 1)["deployment_area"] == full
    assert table(limit)["passed"] == [1]


def test_the_log_gives_a_reason():
    state = solo({1: {"palace": RICH, "leaders": {"mayor": 6}, "area": ["city_01"]}})
    events = log(state)
    line(state, "pass")
    assert [event.key for event in events if event.seat == 1][:2] == ["regent-plays", "play"]
