"""Positions, conservation and the other properties that hold in every game."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from nobility_table import ENOUGH, GAME, d, go, kind, position, refused_for, table

from regalia.core.errors import PositionError
from regalia.core.rng import seeded
from regalia.testing import rule
from regalia.testing.checks import check_ends, check_refusals, check_views

COMBINATIONS = [
    (players, {"chancery": chancery, "events": events})
    for players in range(1, 7)
    for chancery in (False, True)
    for events in (False, True)
    if (players != 1 or not chancery) and (players != 6 or chancery)
]


# -- every combination that the rules allow --------------------------------------------------------


@rule("NOBILITY-COMP-01", "NOBILITY-COMP-02", "NOBILITY-CHANC-01", "NOBILITY-EVENT-01")
@pytest.mark.parametrize(("players", "options"), COMBINATIONS)
def test_every_combination_ends_and_conserves(players, options):
    config = GAME.configure(players, **options)
    check_ends(GAME, config, 3)
    check_views(GAME, config, 4, count=6, deals=3)
    check_refusals(GAME, config, 5, count=6, whole=2)


def test_there_are_twenty_combinations():
    assert len(COMBINATIONS) == 20


def busy(state, rng):
    """An option, seldom the one that ends the turn."""
    options = state.legal()
    if len(options) > 1 and rng.below(10) and state.key(options[-1]) == "end_turn":
        options = options[:-1]
    return options[rng.below(len(options))]


@pytest.mark.slow
@given(st.sampled_from(COMBINATIONS), st.integers(0, 10_000))
def test_busy_games_conserve_and_read_back(combination, seed):
    """Players who seldom pass reach every corner: buildings, councils, offices, commissions."""
    players, options = combination
    state = GAME.new(players=players, seed=seed, record=False, **options)
    rng = seeded(seed + 1)
    while not state.over:
        GAME.check(state)
        if state.moves % 25 == 0:
            again = GAME.from_json(json.loads(json.dumps(state.to_json())))
            assert again.digest() == state.digest()
            assert again.legal() == state.legal()
        state.do(busy(state, rng))
    GAME.check(state)
    assert state.moves < 2500


@given(st.integers(0, 10_000))
def test_reading_goes_on_alike_in_the_middle_of_setup(seed):
    state = GAME.new(players=4, seed=seed, chancery=True)
    for _ in range(seed % 5):
        state.do(state.legal()[seed % len(state.legal())])
    again = GAME.from_json(state.to_json())
    again.playout()
    straight = state.copy()
    straight.playout()
    assert again.digest() == straight.digest()


# -- contradictions --------------------------------------------------------------------------------

WRONG = [
    ({"me": {"settlers": ["SET-13"]}}, "players[0].settlers"),
    ({"me": {"satisfied": ["SET-01"]}}, "players[0].plots"),
    ({"me": {"houses": 8}}, "houses"),
    ({"me": {"houses": 7, "plots": 1, "satisfied": ["SET-01"]}}, "players[0].houses"),
    ({"me": {"character": "verelan_si"}}, "players[1].character"),
    ({"me": {"workers": 15}}, "workers"),
    ({"me": {"council_tiles": ["SC-01"]}}, "council_tiles"),
    ({"me": {"community_zones": ["WS-ART-1", None, None]}}, "community_zones"),
    ({"me": {"gold": -1}}, "gold"),
    ({"me": {"gold": True}}, "gold"),
    ({"me": {"colour": "pink"}}, "colour"),
    ({"dice": [1, 2]}, "players[0].dice"),
    ({"town_hall": {"buildings": {0: "CB-02"}}}, "town_hall.buildings"),
    ({"guilds": {"scholars": {"workshops": {0: {"tile": "WS-ART-1", "owner": 0}}}}}, "guilds.scholars.workshops"),
    ({"guilds": {"scholars": {"apprentices": [4, 0, 0]}}}, "guilds.scholars.apprentices"),
    ({"port": {"sold": {"books": 3}}}, "port.sold.books"),
    ({"port": {"ship": "SHIP-99"}}, "port.ship"),
    ({"dice": [1] * 4, "port": {"dice": {3: d(0, 2)}}}, "port.dice"),
    ({"dice": [1] * 4, "stone_council": {"dice": {0: {0: d(0, 1)}}}}, "stone_council.tiles"),
    ({"round": 11}, "round"),
    ({"active": 1}, "active"),
    ({"stack": ["buy:0"]}, "action.value"),
    ({"stack": ["menu:5"]}, "active"),
    ({"stack": ["spend:0"]}, "action.settlers"),
    ({"stack": ["automa:red"]}, "stack"),
    ({"passed": [7]}, "passed"),
]


@pytest.mark.parametrize(("said", "field"), WRONG)
def test_contradictions_name_the_field(said, field):
    with pytest.raises(PositionError) as problem:
        table(3, **said)
    assert field in str(problem.value.args_of_text["field"])
    assert problem.value.text("fr") != problem.value.text("en")


def test_missing_and_unknown_fields():
    made = position(3)
    del made["table"]["berk_office"]
    with pytest.raises(PositionError, match="berk_office"):
        GAME.from_json(made)
    made = position(3)
    made["table"]["weather"] = "fine"
    with pytest.raises(PositionError, match="weather"):
        GAME.from_json(made)


def test_piles_may_be_left_out():
    state = table(3)
    found = state.to_json()["table"]
    assert len(found["cavern_tavern"]["deck"]) == 42
    assert len(found["town_hall"]["bag"]) == 42
    assert len(found["stone_council"]["pile"]) == 12
    assert len(found["port"]["pile"]) == 17


# -- precedence of refusals ------------------------------------------------------------------------


@rule("NOBILITY-DIE-05")
def test_first_reason_of_the_order():
    """Occupied comes before the value, the value before the tile, the tile before the clauses of the place."""
    said = {"gold": 0, "resources": dict.fromkeys(ENOUGH, 0)}
    occupied = {"town_hall": {"dice": {0: d(1, 1)}, "buildings": {0: None}}}
    state = go(table(3, dice={0: [1] * 5, 1: [1] * 4}, me=said, **occupied), "place_die")
    assert refused_for(state, "location:town_hall") == "DIE-03"
    state = go(table(3, dice=[1] * 5, me=said, town_hall={"buildings": {0: None}}), "place_die")
    assert refused_for(state, "location:town_hall") == "HALL-03"
    both = go(table(3, dice=[5] * 4, me={"board_die": 5, "reputation": 20}), "place_die")
    assert refused_for(both, "location:recall") == "RECALL-03"


def test_menu_refusals():
    state = table(3)
    assert refused_for(state, "location:castle") == "TURN-01"
    assert refused_for(state, "buy:1") == "TURN-01"
    assert refused_for(state, "end_turn", seat=1) == "ROUND-04"


def test_lack_of_a_type_before_lack_of_cubes():
    """SETTLER-03 only if every card lacks a type; else SETTLER-04."""
    stock = dict.fromkeys(ENOUGH, 1)
    state = table(3, me={"settlers": ["SET-01", "SET-06"], "resources": {**stock, "artwork": 0}})
    assert refused_for(state, "satisfy") == "SETTLER-04"
    assert refused_for(table(3, me={"settlers": ["SET-06"], "resources": {**stock, "artwork": 0}}), "satisfy") == "SETTLER-03"


def test_income_question():
    state = go(table(3, me={"community_zones": [None, "CB-04", None]}, passed=[1, 2]), "end_turn")
    assert kind(state) == "income_resource"
    assert refused_for(state, "place_die", seat=0) == "INCOME-06"


# -- scores ----------------------------------------------------------------------------------------


def test_breakdown_by_source():
    state = GAME.new(players=4, seed=9, chancery=True)
    state.playout()
    sources = [source for source, _ in state.breakdown(0)]
    assert sources == ["settlers", "workshops", "community", "council", "nobility", "commissions", "resources"]
    assert sum(points for _, points in state.breakdown(0)) == state.score(0)
