"""A question stands in a position only with what was chosen before it: every question is read back as it was, and refused when
what it needs is missing, belongs to something else or is left over."""

import pytest
from nobility_table import ENOUGH, GAME, go, kind, place, position, table

from regalia.core.errors import PositionError
from regalia.core.step import Question
from regalia.testing import merge, rule

SHOPS = {"town_hall": {"buildings": {1: "CB-09"}}}
ABLE = {"satisfied": ["SET-01", "SET-02", "SET-03", "SET-04"], "plots": 4, "nobility": 20, "gold": 20, "reputation": 24}
RICH = {**ABLE, "resources": ENOUGH, "workers": 3}
TILES = {"commissions": {0: {"dice_tile": "DT-01"}}}
FULL_HAND = {"settlers": ["SET-07", "SET-08", "SET-09"]}


def workshops(*tiles):
    return {"guilds": {"scholars": {"workshops": [tile and {"tile": tile, "owner": None} for tile in tiles]}}, **SHOPS}


def tile_with(effect):
    return next(one.id for one in GAME.components.buildings if one.guild == "scholars" and effect in one.effects)


def at_guild(effect, **said):
    """The bonus of the first workshop of the Scholars' guild has been taken."""
    return go(place(1, "scholars", table(3, dice=[1] * 5, **workshops(tile_with(effect), None, None), **said)), f"bonus:{effect}")


def gift(character, **said):
    made = position(3, me={"character": character, "settlers": ["SET-01"]}, seats={1: {"character": "nya_adebowale"}, **said})
    made["stack"] = ["begin_round", "gift:0"]
    for player in made["table"]["players"]:
        player["dice"] = []
    return GAME.from_json(made, seed=3)


def berk(*moves, value=5, **said):
    return go(
        place(value, "berk", table(3, dice=[value] * 5, chancery=True, offices={"T1": 0, "T2": 0}, me=RICH, **said)), *moves
    )


QUESTIONS = {
    "first_commission": lambda: GAME.new(players=3, seed=1, chancery=True, first_player=1),
    "gift_resource": lambda: gift("thrainn_underlode"),
    "gift_settlers": lambda: gift("nettle_cogspark"),
    "menu": lambda: table(3),
    "die": lambda: go(table(3), "place_die"),
    "value": lambda: go(table(3, me={"modifiers": 2}), "place_die", "die:3"),
    "location": lambda: go(table(3), "place_die", "die:3"),
    "council_tile": lambda: place(1, "council", table(3, dice=[1] * 5, me=RICH)),
    "office": lambda: place(1, "chancery", table(5, dice=[1] * 5, me={**RICH, "satisfied": _races(1)}, chancery=True)),
    "castle_slot": lambda: place(1, "castle", table(6, dice=[1] * 4)),
    "dice_tile": lambda: place(1, "dice_tile", _two_tiles()),
    "discard_card": lambda: place(1, "tavern", table(3, dice=[1] * 5, me=FULL_HAND)),
    "take_card": lambda: place(1, "tavern", table(3, dice=[1] * 5)),
    "second_card": lambda: go(
        place(1, "tavern", table(3, dice=[1] * 5, me=RICH, chancery=True, offices={"T4": 0})), "take:SET-13"
    ),
    "bonus": lambda: place(1, "scholars", table(3, dice=[1] * 5, **workshops("WS-SCH-1", None, None))),
    "bonus of the third": lambda: place(5, "scholars", table(3, dice=[5] * 5, **workshops(None, None, "WS-SCH-1"))),
    "any_resource": lambda: at_guild("any_resource"),
    "exchange_give": lambda: at_guild("exchange"),
    "exchange_take": lambda: go(at_guild("exchange"), "exchange_give:books"),
    "reroll": lambda: at_guild("reroll"),
    "buy": lambda: place(1, "scholars", table(3, dice=[1] * 5)),
    "buy before workers": lambda: place(5, "scholars", table(3, dice=[5] * 5, me={"workers": 2})),
    "place_worker": lambda: go(place(5, "scholars", table(3, dice=[5] * 5, me={"workers": 2})), "buy:1"),
    "place_worker again": lambda: go(place(5, "scholars", table(3, dice=[5] * 5, me={"workers": 2})), "buy:1", "worker"),
    "zone": lambda: place(1, "town_hall", table(3, dice=[1] * 5, me={"workers": 1})),
    "sell_resource": lambda: place(3, "port", table(3, dice=[3] * 5)),
    "sell_resource again": lambda: go(place(3, "port", table(3, dice=[3] * 5)), "sell_resource:books"),
    "berk": lambda: berk(),
    "berk without the Chancery": lambda: place(3, "berk", table(3, dice=[3] * 5)),
    "modifiers": lambda: berk("part:modifiers"),
    "renew": lambda: berk("part:renew"),
    "keep_commission": lambda: berk("part:commission"),
    "recall": lambda: place(
        5,
        "recall",
        table(3, dice=[5] * 5, guilds={"scholars": {"apprentices": [1, 0, 0]}, "artists": {"apprentices": [1, 0, 0]}}),
    ),
    "settlers_card": lambda: go(table(3, me={"settlers": ["SET-01", "SET-07"], "resources": ENOUGH}), "satisfy"),
    "spend": lambda: go(table(3, me={"settlers": ["SET-01"], "resources": ENOUGH}), "satisfy"),
    "sell_building": lambda: go(table(3, me={"community_zones": ["CB-04", "CB-05", None]}), "sell"),
    "income_resource": lambda: go(table(3, me={"community_zones": [None, "CB-04", None]}, passed=[1, 2]), "end_turn"),
}
"""Each question, reached by play."""


def _races(die):
    """Satisfied cards of the races of both offices of a die."""
    races = {office.race for office in GAME.components.chancery.office if office.die == die}
    cards = {card.race: card.id for card in GAME.components.settlers if card.id < "SET-13"}
    return [*(cards[race] for race in races), *(card for race, card in cards.items() if race not in races)][:4]


def _two_tiles():
    """DT-01 has 1, 2, 6; DT-07 has 1, 4, 6."""
    cards = [("treasurer", "DT-01"), ("song_and_stone", "DT-07")]
    held = [{"card": card, "dice_tile": tile, "complete": [], "dice": [], "activated": False} for card, tile in cards]
    return table(3, dice=[1] * 5, me={**ABLE, "commissions": held}, chancery=True, offices={"T1": 0})


@rule("NOBILITY-TURN-06")
@pytest.mark.parametrize("name", QUESTIONS)
def test_every_question_is_read_back(name):
    state = QUESTIONS[name]()
    assert kind(state) == name.partition(" ")[0]
    again = GAME.from_json(state.to_json())
    assert (again.digest(), again.legal()) == (state.digest(), state.legal())
    copy = state.copy()
    assert (copy.digest(), copy.legal()) == (state.digest(), state.legal())


def test_every_kind_of_question_is_shown():
    kinds = {step.kind for step in GAME.steps.by_name.values() if isinstance(step, Question)}
    assert kinds == {name.partition(" ")[0] for name in QUESTIONS}


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
        ({"stack": ["begin_round", "gift:0", *["gift_resource:0"] * 5]}, "character"),
        ({"stack": ["begin_round", "gift:0", "gift:0", "gift_resource:0"]}, "stack"),
    ],
    "gift_settlers": [
        ({"table": {"players": {0: {"settlers": ["SET-01", "SET-07", "SET-08"]}}}}, "settlers"),
        (action(part=0), "action.part"),
    ],
    "menu": [
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
    "modifiers": [(action(visit=["renew"]), "action.visit"), (action(visit=[]), "action.visit")],
    "renew": [(action(visit=["modifiers"]), "action.visit")],
    "keep_commission": [
        (action(visit=["modifiers"]), "action.visit"),
        (action(visit=["renew", "modifiers"]), "action.visit"),
        ({"table": {"chancery": {"offices": {"T1": None, "T2": None}}}}, "commissions"),
    ],
    "recall": [({"table": {"guilds": {name: {"apprentices": [0, 0, 0]} for name in ("scholars", "artists")}}}, "guilds")],
    "spend": [(action(settlers=None), "action.settlers"), (action(spending=None), "action.spending")],
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
