"""Basics, set-up and starting picks (REALMS-GEN, REALMS-SETUP)."""

from collections import Counter
from itertools import combinations

import pytest
from realms_table import CARDS, GAME, RESOURCES, keys, leaders, placing, realms, table, tokens

from regalia.core.errors import ConfigError, PositionError
from regalia.testing import line, play_random, refused, rule

# -- basics ----------------------------------------------------------------------------------------


@rule("REALMS-GEN-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players(players):
    assert GAME.new(players).seats == players


@rule("REALMS-GEN-01")
@pytest.mark.parametrize("players", [0, 1, 6, 7])
@pytest.mark.parametrize("mode", [None, "standard"])
def test_other_counts_are_refused(players, mode):
    with pytest.raises(ConfigError) as problem:
        GAME.new(players, mode=mode)
    assert problem.value.clause == "REALMS-GEN-01"


@rule("REALMS-GEN-02", "REALMS-END-01")
@pytest.mark.parametrize("players", [2, 5])
def test_a_game_lasts_seven_rounds(players):
    events = []
    state = GAME.deal(GAME.configure(players), GAME.new(2, seed=4).rng, events=events)
    state.playout()
    assert [event.args["round"] for event in events if event.key == "round"] == [1, 2, 3, 4, 5, 6, 7]
    assert state.over
    assert table(state)["round"] == 7


@rule("REALMS-GEN-02")
def test_the_game_goes_on_after_round_six():
    state = realms(2, round=6)
    line(state, "pass", "pass")
    assert not state.over
    assert table(state)["round"] == 7


@rule("REALMS-GEN-03", "REALMS-SETUP-11")
def test_seven_resources_in_every_free_choice():
    state = GAME.new(3, seed=1)
    assert keys(state) == {f"pick_first:{resource}" for resource in RESOURCES}
    bonus = realms(3, {0: {"vp": 4, "palace": {"culture": 5}, "area": ["artist_01"]}})
    line(bonus, "play:artist_01")
    assert keys(bonus) == {f"choose_bonus:{resource}" for resource in RESOURCES}
    assert len(RESOURCES) == 7


@rule("REALMS-GEN-04")
def test_tokens_never_run_out():
    """W-14: twelve small and eight large tokens are 36; nobody is kept from having more."""
    state = placing(3, {0: {"palace": {"gold": 36}}, 1: {"palace": {"gold": 36}}})
    assert GAME.components.game.resource[0].id == "gold"
    for number in range(3):
        for kind in ("mayor:gold",) * 4 + ("general:1", "admiral:2"):
            state.apply(GAME.action(f"place_{kind}"), number)
    assert tokens(state, 0)["gold"] == 40
    assert tokens(state, 1)["gold"] == 40


@rule("REALMS-GEN-04")
def test_counts_are_never_negative():
    for config in (GAME.configure(2), GAME.configure(5)):
        state = play_random(GAME, config, 11)
        assert min(state.tokens) >= 0
    with pytest.raises(PositionError):
        realms(3, {0: {"palace": {"gold": -1}}})


@rule("REALMS-GEN-05")
def test_no_leader_beyond_the_supply():
    """All eleven admirals are out: the port's is lost; with ten out it is gained."""
    seats = {0: {"palace": {"science": 4}, "area": ["port_01"], "leaders": {"admiral": 9}}, 1: {"leaders": {"admiral": 1}}}
    state = realms(2, seats)
    line(state, "play:port_01")
    assert leaders(state, 0)[2] == 10
    seats[1]["leaders"]["admiral"] = 2
    state = realms(2, seats)
    line(state, "play:port_01")
    assert leaders(state, 0)[2] == 9


@rule("REALMS-GEN-05")
@pytest.mark.parametrize(("leader", "supply"), [("mayor", 26), ("general", 13), ("admiral", 11)])
def test_supply_of_leaders(leader, supply):
    realms(3, {0: {"leaders": {leader: supply - 8}}, 1: {"leaders": {leader: 4}}, 2: {"leaders": {leader: 4}}})
    with pytest.raises(PositionError) as problem:
        realms(3, {0: {"leaders": {leader: supply - 7}}, 1: {"leaders": {leader: 4}}, 2: {"leaders": {leader: 4}}})
    assert problem.value.clause == "REALMS-GEN-05"
    assert leader in problem.value.args_of_text["field"]


@rule("REALMS-GEN-05")
def test_the_deck_cannot_exhaust_the_supply():
    """A-20: five starting sets and every leader card use the supply up exactly."""
    given = Counter()
    for card in CARDS.values():
        for effect in card.effects:
            if effect.op == "gain_leader":
                given[effect.leader] += effect.amount
    assert given == {"mayor": 26 - 20, "general": 13 - 5, "admiral": 11 - 5}


@rule("REALMS-GEN-06")
def test_the_deck():
    types = Counter(card.type for card in CARDS.values())
    seals = Counter(card.seal for card in CARDS.values())
    assert len(CARDS) == 109
    assert types == {"kingdom": 55, "majority": 30, "auction": 24}
    assert seals == {
        "orange": 8,
        "red": 7,
        "yellow": 12,
        "green": 12,
        "grey": 12,
        "turquoise": 9,
        "black": 7,
        "violet": 12,
        "white": 13,
        "blue": 17,
    }


@rule("REALMS-GEN-07", "REALMS-DEP-04")
def test_no_trade_no_discard_at_any_time():
    """Whoever tries it and whenever: these two reasons come before any other."""
    pick = GAME.new(3, seed=1)
    place = placing(3)
    action = realms(3, {0: {"area": ["war_01"]}}, passed=[2])
    auction = realms(2, {0: {"palace": {"gold": 3}}, 1: {"palace": {"gold": 3}}}, current={1: "leader_01"})
    line(auction, "activate:1")
    for state in (pick, place, action, auction):
        for number in range(state.seats):
            refused(state, "trade:gold", "REALMS-GEN-07", seat=number)
            refused(state, "discard:war_01", "REALMS-DEP-04", seat=number)


@rule("REALMS-GEN-07")
def test_nothing_else_pays_for_a_card():
    """Plenty of everything, but not of the printed resource."""
    rich = dict.fromkeys(RESOURCES, 9) | {"culture": 4}
    refused(realms(3, {0: {"palace": rich, "area": ["artist_01"]}}), "play:artist_01", "REALMS-PLAY-01")


# -- set-up ----------------------------------------------------------------------------------------


@rule("REALMS-SETUP-01")
def test_markers_at_the_start():
    state = GAME.new(4, seed=2)
    assert [player["vp"] for player in table(state)["players"]] == [0, 0, 0, 0]
    assert table(state)["round"] == 1


@rule("REALMS-SETUP-02", "REALMS-SETUP-03")
def test_twelve_six_and_ninety_one():
    state = GAME.new(5, seed=3)
    found = table(state)
    assert None not in found["current_events"] + found["upcoming_events"]
    assert (len(found["current_events"]), len(found["upcoming_events"]), len(found["deck"])) == (12, 6, 91)
    assert len({*found["current_events"], *found["upcoming_events"], *found["deck"]}) == 109
    assert found["discard"] == []


@rule("REALMS-SETUP-02", "REALMS-SETUP-03")
def test_cards_are_drawn_slot_by_slot():
    """The journal's outcomes of the set-up name the cards in the order of the slots, current first."""
    state = GAME.new(3, seed=3)
    drawn = [text.partition(":")[2] for text in state.journal().setup if text.startswith("card:")]
    assert drawn == table(state)["current_events"] + table(state)["upcoming_events"]


@rule("REALMS-SETUP-02")
def test_every_deal_is_possible():
    first = {table(GAME.new(2, seed=seed))["current_events"][0] for seed in range(60)}
    assert len(first) > 30


@rule("REALMS-SETUP-04")
def test_rulers_are_names_only():
    """Every seat has a ruler of its own, and no field of a position or decision depends on it."""
    names = GAME.seat_names("en", GAME.configure(5))
    assert len(set(names)) == 5
    assert "ruler" not in str(GAME.new(5, seed=1).to_json())


@rule("REALMS-SETUP-05")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_starting_tokens(players):
    state = GAME.new(players, seed=5)
    expected = {"gold": 5, "production": 2, "raw_material": 3, "religion": 3, "science": 3, "culture": 3, "combat": 3}
    assert sum(expected.values()) == 22
    for number in range(players):
        assert tokens(state, number) == expected


@rule("REALMS-SETUP-06")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_starting_leaders_of_three_and_more(players):
    assert all(leaders(GAME.new(players), number) == [4, 1, 1] for number in range(players))


@rule("REALMS-SETUP-07")
def test_starting_leaders_of_two():
    assert all(leaders(GAME.new(2), number) == [6, 1, 1] for number in range(2))


@rule("REALMS-SETUP-08")
def test_the_whole_order_is_drawn():
    orders = Counter(tuple(table(GAME.new(3, seed=seed))["turn_order"]) for seed in range(120))
    assert len(orders) == 6
    assert min(orders.values()) >= 8


# -- starting picks ----------------------------------------------------------------------------------


def four_players():
    """W-01: turn order Miguel 0, Valeria 1, Clara 2, Jaime 3; nobody has picked."""
    seats = {number: {"palace": start_tokens()} for number in range(4)}
    return realms(4, seats, stack=["round", *(f"pick_first:{number}" for number in range(4))], active=None)


def start_tokens():
    return {"gold": 5, "production": 2, "raw_material": 3, "religion": 3, "science": 3, "culture": 3, "combat": 3}


@rule("REALMS-SETUP-09", "REALMS-SETUP-10", "REALMS-SETUP-11")
def test_w01_starting_picks():
    state = four_players()
    assert state.actors() == [3]
    line(state, (3, "pick_first:culture"), (3, "pick_second:combat"))
    line(state, (2, "pick_first:production"), (2, "pick_second:raw_material"))
    line(state, (1, "pick_first:religion"))
    assert tokens(state, 1)["religion"] == 4  # in the palace as soon as it is picked
    line(state, (1, "pick_second:culture"), (0, "pick_first:science"), (0, "pick_second:gold"))
    assert tokens(state, 3) == start_tokens() | {"culture": 4, "combat": 4}
    assert state.lanes
    assert sorted(table(state)["starting_pairs"]) == sorted(
        [["culture", "combat"], ["production", "raw_material"], ["religion", "culture"], ["gold", "science"]]
    )


@rule("REALMS-SETUP-10")
def test_a_pair_only_once_in_either_order():
    state = four_players()
    line(state, "pick_first:culture", "pick_second:combat", "pick_first:combat")
    refusal = refused(state, "pick_second:culture", "REALMS-SETUP-10")
    assert refusal.key == "pair-taken"
    assert "pick_second:gold" in keys(state)
    line(state, "pick_second:gold", "pick_first:culture")
    refused(state, "pick_second:combat", "REALMS-SETUP-10")
    line(state, "pick_second:gold")  # one resource shared with each of the others


@rule("REALMS-SETUP-09")
def test_the_two_must_differ():
    state = four_players()
    line(state, "pick_first:culture")
    assert refused(state, "pick_second:culture", "REALMS-SETUP-09").key == "same-resource"
    assert len(keys(state)) == 6


@rule("REALMS-SETUP-09")
@pytest.mark.parametrize("key", ["pass", "activate:1", "place_mayor:gold", "pick_second:gold", "bid:1", "choose_bonus:gold"])
def test_anything_else_while_picking(key):
    refused(four_players(), key, "REALMS-SETUP-09")


@rule("REALMS-SETUP-11")
def test_every_pair_can_be_chosen():
    for first, second in combinations(RESOURCES, 2):
        state = four_players()
        line(state, f"pick_first:{first}", f"pick_second:{second}")
        assert tokens(state, 3)[first] == start_tokens()[first] + 1
        assert tokens(state, 3)[second] == start_tokens()[second] + 1


@rule("REALMS-SETUP-09")
def test_the_last_in_turn_order_picks_first():
    for seed in range(6):
        state = GAME.new(5, seed=seed)
        asked = []
        while not state.lanes:
            asked.append(state.turn)
            state.do(state.legal()[0])
        order = table(state)["turn_order"]
        assert asked[::2] == asked[1::2] == order[::-1]


@rule("REALMS-ROUND-01")
def test_the_seven_steps_of_a_round():
    events = []
    state = GAME.deal(GAME.configure(3), GAME.new(3, seed=9).rng, events=events)
    while table(state)["round"] == 1:
        state.do(state.legal()[-1])
    told = [event.key for event in events]
    order = ["round", "place", "walls-down", "collect", "income", "order", "pass", "announce", "round"]
    places = []
    for key in order:
        places.append(told.index(key, places[-1] + 1 if places else 0))
    assert places == sorted(places)


@rule("REALMS-ROUND-02", "REALMS-INFO-01")
def test_what_walls_do_not_hide():
    state = placing(3, {0: {"palace": {"gold": 2}, "area": ["war_01"], "realm": ["city_01"], "vp": 7}})
    line(state, (0, "place_mayor:gold"))
    for watcher in (-1, 1, 2):
        shown = state.view(watcher)["table"]["players"][0]
        assert shown["palace"]["gold"] == 2
        assert shown["deployment_area"] == ["war_01"]
        assert shown["realm"] == ["city_01"]
        assert shown["leaders"] == {"mayor": 4, "general": 1, "admiral": 1}
        assert shown["vp"] == 7
        assert "management_area" not in shown
        assert "realm_map" not in shown


@rule("REALMS-SETUP-10", "REALMS-SETUP-11")
def test_every_pair_is_a_pair_of_its_own():
    """Taking one of the 21 pairs leaves the 20 others free."""
    for pair in combinations(RESOURCES, 2):
        state = four_players()
        line(state, f"pick_first:{pair[0]}", f"pick_second:{pair[1]}")
        assert [set(found) for found in table(state)["starting_pairs"]] == [set(pair)]
        for first in RESOURCES:
            other = state.copy()
            line(other, f"pick_first:{first}")
            free = {key.partition(":")[2] for key in keys(other)}
            assert free == {second for second in RESOURCES if second != first and {first, second} != set(pair)}
