"""Rules that no other test showed when they were spoilt one by one (tools/mutants.py)."""

import pytest
from crossing_table import AUTOMA, COLOURS, GAME, OBJECTIVES, STRUCTURES, C, asked, buy_whole, fields, items, keys, player, table

from regalia.testing import line, refused, rule

FREE = {"n1": "patron_fox_1", "n2": "building_fox"}
ARRIVE = ["evening", "day", "queen_wakes", "birds_arrive"]


def income(seat, **given):
    at = ["evening", "day", "queen_wakes", "birds_arrive", f"income_next:{seat}"]
    return table(at=at, phase="morning", turns=0, **{("grey", "orange")[seat]: given})


def flying():
    """Asked whether to fly before crossing."""
    return line(table(cards=FREE, balloon="south", grey={"coins": 30, "worker": "west"}), "work:prestige")


def in_the_evening():
    """Asked for claims at the end of the day, away from home."""
    ready = {"worker": "west", "resources": {"wood": 3, "sap": 5}}
    return table(at=["evening"], turns=8, round=2, grey=ready, orange={"worker": "east"})


def meeting():
    """A Bird met on a Structure lets grey trigger one; the Structure is not paid for yet."""
    cards = {"s1": "building_structures", "s2": "patron_fox_1"}
    state = table(cards=cards, birds={"s1": "bird_yellow_06"}, balloon="north", grey={"coins": 0, "worker": "west"})
    return line(state, "work:prestige", "bridge:b3", "card:building_structures")


def claiming():
    return line(table(grey={"resources": {"wood": 3, "sap": 5}}), "rest:coins")


@rule("CROSSING-WORK-01", "CROSSING-WORK-05", "CROSSING-EVE-05", "CROSSING-EFF-09", "CROSSING-BUY-12")
@pytest.mark.parametrize(
    ("state", "key", "clause", "reason"),
    [
        (lambda: line(table(), "rest:coins"), "trade:wood", "CROSSING-WORK-05", "no-trade-window"),
        (lambda: income(0, columns={"bear": 2}), "structure:transport_wood", "CROSSING-INC-13", "other-morning"),
        (
            lambda: line(income(0, columns={"bear": 2}), "income_next:bear"),
            "structure:transport_wood",
            "CROSSING-EFF-09",
            "structure-not-owned",
        ),
        (lambda: line(income(0, columns={"bear": 2}), "income_next:bear"), "pass", "CROSSING-BUY-12", "mandatory"),
        (table, "invest:advance", "CROSSING-DAY-02", "other-day"),
        (claiming, "invest:advance", "CROSSING-DAY-08", "other-claim"),
        (lambda: line(table(queen="queen_deer"), "work:queen"), "invest:advance", "CROSSING-QUEEN-08", "other-visit"),
        (meeting, "structure:building_structures", "CROSSING-BUY-07", "structure-being-bought"),
        (meeting, "structure:transport_wood", "CROSSING-EFF-09", "structure-not-owned"),
        (flying, "rest:coins", "CROSSING-WORK-01", "other-work"),
        (flying, "bridge:b1", "CROSSING-WORK-01", "other-work"),
        (flying, "balloon_after:south", "CROSSING-BALL-01", "flight-wrong-time"),
        (flying, "balloon_after:north", "CROSSING-BALL-01", "flight-wrong-time"),
        (flying, "pass", "CROSSING-BALL-01", "decline-flight"),
        (in_the_evening, "evening_income:fox", "CROSSING-EVE-05", "not-at-home"),
        (in_the_evening, "rest:coins", "CROSSING-EVE-01", "other-evening"),
    ],
)
def test_the_reason_given(state, key, clause, reason):
    assert refused(state(), key, clause).key == reason


@rule("CROSSING-INC-06")
@pytest.mark.parametrize("seat", [0, 1])
def test_each_player_triggers_structures_for_the_own_bears(seat):
    name = ("grey", "orange")[seat]
    state = income(seat, columns={"bear": 4}, structures=["transport_wood"])
    line(state, "income_next:bear")
    assert (asked(state), items(state)) == (f"structure:{seat}", {"transport_wood", "house_card"})
    line(state, "structure:transport_wood")
    assert (asked(state), items(state)) == (f"structure:{seat}", {"house_card"})
    assert player(state, name)["resources"]["wood"] == 1


@rule("CROSSING-OBJ-04")
@pytest.mark.parametrize("tile", OBJECTIVES)
def test_every_objective_can_be_claimed_by_who_has_everything(tile):
    grey = {
        "resources": dict.fromkeys(["wood", "stone", "sap", "food"], 9),
        "investment": 9,
        "decorations": [spot.id for spot in C.board.spot],
        "structures": [card.id for card in C.structures[:6]],
        "houses": ["north", "east", "south"],
        "columns": dict.fromkeys(C.guild, 2),
        "birds": [bird.id for bird in C.birds[:9]],
    }
    state = line(table(grey=grey), "rest:coins")
    assert f"claim:{tile}" in keys(state)
    assert state.why_not(GAME.action(f"claim:{tile}")) is None
    line(state, f"claim:{tile}")
    assert fields(state)["objectives"][f"t{OBJECTIVES.index(tile) + 1}"]["slots"][0] == "grey"


@rule("CROSSING-OBJ-05", "CROSSING-SOLO-19")
def test_whose_claim_is_told():
    ready = {"resources": {"wood": 3, "sap": 5}}
    for claimed, who in ((["claim:wood_sap"], "grey"), ([], AUTOMA)):
        state = table(level="beginner", solo_deck=[], **{who: ready})
        state.events = []
        line(state, "rest:coins", *claimed)
        told = [(event.key, event.seat) for event in state.events if event.key.endswith("claim")]
        assert told == ([("claim", 0)] if claimed else [("automa-claim", 1)])


@rule("CROSSING-ARR-02")
def test_a_stack_that_is_used_up_sends_no_bird():
    state = table(at=ARRIVE, phase="morning", turns=0, seats=4, stacks=[])
    assert {space["bird"] for space in fields(state)["spaces"].values()} == {None}


@rule("CROSSING-ARR-02")
def test_the_last_bird_of_a_stack_arrives():
    for first in (C.birds[0].id, C.birds[-1].id):
        state = table(at=ARRIVE, phase="morning", turns=0, seats=4, stacks=[first])
        assert [space["bird"] for space in fields(state)["spaces"].values() if space["bird"]] == [first]
        assert fields(state)["bird_stacks"] == []


@rule("CROSSING-SOLO-06", "CROSSING-SOLO-08")
def test_without_a_tile_left_paco_and_paca_do_nothing():
    at = ["evening", "day_turn", "automa_claim", "automa_tile"]
    state = table(at=at, turns=2, level="beginner", solo_deck=[])
    assert asked(state) == "action:0"
    twins = player(state, AUTOMA)
    assert (twins["characters"], twins["queens"], twins["vp"]) == ([], [], 0)


@rule("CROSSING-EFF-13", "CROSSING-COMP-02", "CROSSING-COMP-04")
@pytest.mark.parametrize(("structure", "what"), [("transport_owl", "vp"), ("building_owl", "coins")])
@pytest.mark.parametrize("owls", [0, 1])
def test_a_gain_of_nothing_is_not_told(structure, what, owls):
    state = income(0, structures=[structure], columns={"owl": owls})
    state.events = []
    line(state, f"income_next:{structure}")
    assert [event.args for event in state.events if event.key == what] == [{what: owls}] * owls


@rule("CROSSING-INC-07")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("points", [0, 9])
def test_a_box_may_print_up_to_nine_points_for_an_upgrade_that_is_not_possible(seat, points):
    effect = {"kind": "upgrade", "n": 1, "fallback_vp": points}
    pack = {"characters": {"card": [{"id": "peddler_boar_1", "cost": 0, "effect": effect}]}}
    name = ("grey", "orange")[seat]
    tiles = ["coins", "two", "prestige", "three", "trade", "queen"]
    mine = {"coins": 0, "worker": "west", "upgraded": tiles}
    cards = {"n1": "peddler_boar_1", "n2": "building_fox"}
    state = table(at=f"action:{seat}", first=name, cards=cards, balloon="south", pack=pack, **{name: mine})
    line(state, "work:prestige", "bridge:b1", "card:peddler_boar_1")
    before = line(table(at=f"action:{seat}", first=name, cards=cards, balloon="south", **{name: mine}), "work:prestige")
    assert player(state, name)["vp"] - player(before, name)["vp"] == points


@rule("CROSSING-BUY-09", "CROSSING-BUY-11")
@pytest.mark.parametrize(("left", "told"), [(["empty_vp"], "empty-deck"), ([], "empty-space")])
def test_what_takes_the_place_of_the_last_card_is_told(left, told):
    decks = ["extractor", "lumberjack", "farmer", "stonecutter"]
    tiles = [tile.id for tile in C.empty_tiles if tile.id not in left]
    spots = dict(zip(["e1", "e2", "s1", "s2"], tiles, strict=False))
    bought = [*buy_whole(*decks[: len(tiles)]), *(card for card in buy_whole("patron") if card != "patron_fox_1")]
    state = table(cards=FREE | spots, balloon="south", grey={"coins": 0, "worker": "west"}, orange={"characters": bought})
    state.events = []
    line(state, "work:prestige", "bridge:b1", "card:patron_fox_1")
    assert [event.key for event in state.events if event.key in ("reveal", "empty-deck", "empty-space")] == [told]


@rule("CROSSING-INC-06", "CROSSING-EFF-09")
def test_one_income_may_trigger_every_structure_there_is():
    """In a box whose Bears trigger four for each pair: all twenty and the House card."""
    effect = {"kind": "structure_trigger", "n": 4, "distinct": True}
    pack = {"player_board": {"guild": [{"id": "bear", "income": effect}]}}
    mine = {"structures": STRUCTURES, "columns": {"bear": 12}}
    cards = {"e1": "empty_vp", "e2": "empty_coins"}
    state = table(at=[*ARRIVE, "income_next:0"], phase="morning", turns=0, cards=cards, pack=pack, grey=mine)
    line(state, "income_next:bear")
    triggered = []
    while not asked(state).startswith("income_next"):
        key = min(keys(state))
        triggered += [key] if key.startswith("structure:") else []
        line(state, key)
    assert sorted(triggered) == sorted(f"structure:{name}" for name in [*STRUCTURES, "house_card"])


@rule("CROSSING-EFF-08")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_each_player_chooses_different_resources(seat):
    name = COLOURS[seat]
    cards = {"n1": "peddler_deer_2", "s1": "patron_fox_1", "s2": "building_fox"}
    mine = {"coins": 30, "worker": "west"}
    state = table(at=f"action:{seat}", first=name, seats=4, cards=cards, **{name: mine})
    line(state, "work:prestige", "balloon_before:skip", "bridge:b1", "balloon_after:skip", "card:peddler_deer_2")
    left = {"wood", "stone", "sap", "food"}
    for resource in ("wood", "food", "stone"):
        assert (asked(state), items(state)) == (f"resource:{seat}", left)
        assert state.to_json()["stack"][-1].startswith(f"resource:{seat}:{len(left) - 1}:")
        line(state, f"resource:{resource}")
        left = left - {resource}
    assert player(state, name)["resources"] == {"wood": 1, "stone": 1, "sap": 0, "food": 1}


@rule("CROSSING-OBJ-05")
@pytest.mark.parametrize("tile", ["wood_sap", "stone_food"])
def test_the_points_of_the_hard_side_of_one_objective(tile):
    hard = {"kind": "resources", "wood": 7, "sap": 5, "slots": [9, 6, 4, 2]}
    box = {"objectives": {"tile": [{"id": "wood_sap", "hard": hard}]}}
    grey = {"resources": dict.fromkeys(["wood", "stone", "sap", "food"], 9)}
    state = table(pack=box, sides=dict.fromkeys(["wood_sap", "stone_food"], "hard"), grey=grey)
    line(state, "rest:coins", f"claim:{tile}")
    assert player(state)["vp"] == (9 if tile == "wood_sap" else 8)
