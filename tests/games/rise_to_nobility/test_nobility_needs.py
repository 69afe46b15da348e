"""A question stands in a position only with what was chosen before it: it is refused when what it needs is missing, belongs to
something else or is left over."""

import pytest
from nobility_questions import QUESTIONS
from nobility_table import ENOUGH, GAME, kind, position

from regalia.core.errors import PositionError
from regalia.testing import merge, rule


def action(**changes):
    return {"table": {"action": changes}}


def top(*stack):
    """Another stack above the income phase."""
    return {"stack": ["upkeep", "income_phase", *stack]}


OTHER = {
    "first_commission": [
        ({"table": {"players": {0: {"drawn": []}}}}, "players[0].drawn"),
        (
            {
                "stack": [
                    "begin_round",
                    "gift:2",
                    "gift:1",
                    "gift:0",
                    "deal_dice_tiles",
                    "first_commission:0",
                    "first_commission:0",
                ]
            },
            "stack",
        ),
    ],
    "gift_resource": [
        ({"table": {"round": 2}}, "round"),
        (action(part=0), "action.part"),
        (action(part=2), "action.part"),
        ({"table": {"players": {0: {"plots": 1, "satisfied": ["SET-02"]}}}}, "players[0]"),
        ({"table": {"players": {0: {"council_tiles": ["SC-30"]}}}}, "players[0]"),
        ({"stack": ["begin_round", "gift:0", *["gift_resource:0"] * 5]}, "character"),
        ({"stack": ["begin_round", "gift:0", "gift:0", "gift_resource:0"]}, "stack"),
    ],
    "gift_settlers": [
        ({"table": {"players": {0: {"settlers": ["SET-01", "SET-07", "SET-08"]}}}}, "settlers"),
        (action(part=0), "action.part"),
    ],
    "menu": [
        ({"stack": ["set_up"]}, "round"),
        ({**top("end_turn:0"), "table": {"passed": [0]}}, "passed"),
        (top("end_turn:1"), "active"),
        ({**top("end_turn:1"), "table": {"active": 1, "passed": [1]}}, "passed"),
        (top("first_turn", "preparation"), "dice"),
        (top("first_turn", "automa:roll"), "stack"),
        ({"table": {"passed": [0]}}, "passed"),
        ({"table": {"active": 1}}, "active"),
        (action(die=3), "action.die"),
        (action(spending="books"), "action.spending"),
    ],
    "die": [({"table": {"turn": {"die_placed": True}}}, "die_placed"), (action(die=3), "action.die")],
    "value": [(action(die=0), "action.die"), (action(die=6), "action.die"), (action(value=3), "action.value")],
    "location": [(action(value=0), "action.value"), (action(value=4), "action.value"), (action(die=2), "action")],
    "council_tile": [(action(place="castle"), "action.place"), ({"table": {"turn": {"die_placed": True}}}, "die_placed")],
    "castle_slot": [(action(place="council"), "action.place")],
    "discard_card": [({"table": {"players": {0: {"settlers": ["SET-07", "SET-08"]}}}}, "settlers")],
    "take_card": [(action(used=True), "action.used"), (action(place="yard"), "action.place")],
    "second_card": [(action(used=True), "action.used")],
    "bonus": [(action(workshop=1), "action.workshop"), (action(workshop=2), "action.workshop")],
    "bonus before another": [(action(workshop=1), "action.workshop")],
    "bonus of the third": [(action(workshop=3), "action.workshop"), (action(workshop=1), "action.workshop")],
    "any_resource": [(action(workshop=0), "action"), (action(workshop=2), "action.workshop")],
    "exchange_give": [
        (action(workshop=0), "action"),
        ({"table": {"players": {0: {"resources": dict.fromkeys(ENOUGH, 0)}}}}, "resources"),
    ],
    "exchange_take": [
        (action(given=None), "action.given"),
        ({"table": {"players": {0: {"resources": {"books": 0}}}}}, "action.given"),
    ],
    "buy": [(action(left=1), "action.left"), (top("menu:0", "place_worker:0", "buy:0"), "action.left")],
    "buy before workers": [(action(left=1), "action.left"), (top("menu:0", "buy:0"), "action.left")],
    "place_worker": [(action(left=3), "action.left"), (action(left=0), "action.left")],
    "zone": [
        (action(building=None), "action.building"),
        ({"table": {"players": {0: {"workers": 0}}}}, "workers"),
    ],
    "sell_resource": [(action(left=2), "action.left"), (action(left=4), "action.left"), (action(used=True), "action.left")],
    "sell_resource again": [(action(used=False), "action.left")],
    "berk without the Chancery": [(action(visit=["commission"]), "action.visit")],
    "modifiers": [
        (action(visit=["renew"]), "action.visit"),
        (action(visit=[]), "action.visit"),
        ({"table": {"players": {1: {"modifiers": 20}}}}, "players[0].modifiers"),
    ],
    "renew": [(action(visit=["modifiers"]), "action.visit")],
    "keep_commission": [
        ({"table": {"players": {0: {"drawn": []}}}}, "drawn"),
        (action(visit=["modifiers"]), "action.visit"),
        (action(visit=["renew", "modifiers"]), "action.visit"),
        ({"table": {"chancery": {"offices": {"T1": None, "T2": None}}}}, "commissions"),
    ],
    "recall": [({"table": {"guilds": {name: {"apprentices": [0, 0, 0]} for name in ("scholars", "artists")}}}, "guilds")],
    "spend": [(action(settlers=None), "action.settlers"), (action(spending=None), "action.spending")],
    "spend of a short stock": [({"table": {"players": {0: {"resources": dict.fromkeys(ENOUGH, 1)}}}}, "action.spent")],
    "spend of the last type": [(action(spent=0), "action.spent"), (action(spent=10), "action.spent")],
    "sell_building": [({"table": {"players": {0: {"community_zones": [None] * 3, "vp": {"community": 0}}}}}, "guilds")],
    "income_resource": [
        (action(part=0), "action.part"),
        (action(part=1), "community_zones"),
        (action(part=3), "community_zones"),
        ({"table": {"players": {0: {"community_zones": {1: None}, "vp": {"community": 0}}}}}, "community_zones"),
    ],
}

PILES = [
    ("cavern_tavern", "deck"),
    ("town_hall", "bag"),
    ("stone_council", "pile"),
    ("chancery", "deck"),
    ("chancery", "dice_tiles"),
]


@rule("NOBILITY-TURN-06")
@pytest.mark.parametrize(("name", "changes", "field"), [(name, *one) for name, rows in OTHER.items() for one in rows])
def test_a_question_without_what_it_needs_is_refused(name, changes, field):
    """Piles are left out: they hold whatever lies nowhere else."""
    made = merge(QUESTIONS[name]().to_json(), changes)
    for where, pile in PILES:
        made["table"].get(where, {}).pop(pile, None)
    with pytest.raises(PositionError) as refused:
        GAME.from_json(made)
    assert field in str(refused.value)


WHERE = {
    "discard_card": "cavern_tavern",
    "take_card": "cavern_tavern",
    "second_card": "cavern_tavern",
    "buy": "guilds",
    "place_worker": "guilds",
    "zone": "action.building",
    "sell_resource": "port",
    "berk": "berk_office",
    "recall": "board_die",
}


@rule("NOBILITY-DIE-03", "NOBILITY-TURN-06")
@pytest.mark.parametrize("name", WHERE)
def test_a_place_is_resolved_only_with_the_die_of_the_turn_in_it(name):
    """The die has been placed, but it lies at another place."""
    made = QUESTIONS[name]().to_json()
    laid, value = made["table"], made["table"]["action"]["value"]
    assert GAME.from_json(made).digest() == QUESTIONS[name]().digest()
    taken = [_take(row, value) for row in _rows(laid)].count(True)
    if laid["players"][0]["board_die"]:
        laid["players"][0]["board_die"] = None
        taken += 1
    assert taken == 1
    laid["construction_yard"]["dice"][0] = {"owner": 0, "value": value}
    with pytest.raises(PositionError) as refused:
        GAME.from_json(made)
    assert WHERE[name] in str(refused.value)


def _rows(value):
    """All rows of die slots."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if name == "dice" and any(isinstance(die, dict) for die in inner):
                yield inner
            else:
                yield from _rows(inner)


def _take(row, value):
    for slot, die in enumerate(row):
        if die == {"owner": 0, "value": value}:
            row[slot] = None
            return True
    return False


@rule("NOBILITY-ROUND-03", "NOBILITY-EVENT-03")
def test_a_round_is_prepared_with_no_die_and_no_event_out():
    def before_the_roll(event):
        made = position(3, event="port_traders") | {"stack": ["upkeep", "income_phase", "first_turn", "preparation"]}
        made["table"]["events"]["current"] = event
        for player in made["table"]["players"]:
            player["dice"] = []
        return GAME.from_json(made, seed=1)

    assert kind(before_the_roll(None)) == "menu"
    with pytest.raises(PositionError, match=r"events\.current"):
        before_the_roll("port_traders")


@rule("NOBILITY-TURN-04", "NOBILITY-ROUND-04")
@pytest.mark.parametrize(("passed", "following"), [([], 1), ([1], 2)])
def test_a_turn_that_ends_is_read_and_the_next_player_follows(passed, following):
    state = GAME.from_json(position(3, passed=passed) | top("end_turn:0"))
    assert (state.turn, state.to_json()["table"]["passed"]) == (following, [0, *passed])
