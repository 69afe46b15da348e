"""Positions of Rise to Nobility for tests, written as a person would lay them on the table.

    table(3, dice=[5, 2, 3, 2, 4], me={"gold": 4, "workers": 1}, guilds={"scholars": {"apprentices": [1, 0, 0]}})

It is seat 0's turn in round 1. Nobody has done anything yet; what is not said is as in `_player` and `_board` below. Piles
need not be said: they hold whatever lies nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

import regalia
from regalia.core.journal import Line, follow
from regalia.core.state import State
from regalia.games.rise_to_nobility.load import components
from regalia.testing import merge

GAME = regalia.game("rise_to_nobility")
RESOURCES = ["books", "weapons", "furniture", "relics", "jewelry", "artwork"]
GUILDS = ["scholars", "blacksmiths", "carpenters", "wizards", "jewelers", "artists"]
SHORT = ["SCH", "BLA", "CAR", "WIZ", "JEW", "ART"]
RACES = ["halfling", "human", "elf", "dwarf", "green_elf", "trobit"]
# Their extra resource: jewelry, relics, weapons, books, weapons, jewelry.
CHARACTERS = ["martok_coinforged", "verelan_si", "belvedere_stonefist", "pella_greenbarrow", "garrick_vale", "ilsabet_moonweir"]
COMMISSIONS = ["treasurer", "schemer", "teacher", "benefactor", "council_ear", "noble_blood"]
ENOUGH = dict.fromkeys(RESOURCES, 9)

MADE_BY_THE_ENGINE = {
    "place_die",
    "die",
    "value",
    "location",
    "castle_slot",
    "council_tile",
    "office",
    "dice_tile",
    "zone",
    "recall",
    "take",
    "discard",
    "settlers_card",
    "spend",
    "sell_building",
    "sell_resource",
    "keep",
    "part",
    "modifiers",
    "renew",
    "mark",
    "roll_now",
    "exchange_give",
}

Json = dict[str, Any]


def d(owner: int | str, value: int) -> Json:
    """A die on a slot."""
    return {"owner": owner, "value": value}


@cache
def _dealt(players: int, chancery: bool, events: bool, objective: str | None, pack: Any) -> bytes:
    options: Json = {"chancery": chancery, "events": events}
    if players > 1:
        options["first_player"] = 1
    if objective is not None:
        options["solo_objective"] = objective
    state = GAME.new(players=players, seed=1, record=False, pack=pack, **options)
    while state.question(state.turn).kind in ("first_commission", "gift_resource", "gift_settlers"):
        state.do(state.legal()[0])
    return msgspec.json.encode(state.to_json())


def _player(seat: int, players: int, chancery: bool) -> Json:
    player: Json = {
        "character": CHARACTERS[seat],
        "gold": 8,
        "resources": dict.fromkeys(RESOURCES, 1),
        "modifiers": 0,
        "reputation": 7 if players == 6 else 9,
        "nobility": 0,
        "vp": {},
        "workers": 0,
        "houses": 1,
        "plots": 0,
        "dice": [1, 2, 3, 4, 5][: 4 if players == 6 else 5],
        "board_die": None,
        "settlers": [],
        "satisfied": [],
        "council_tiles": [],
        "community_zones": [None] * 3,
    }
    if chancery:
        holding = {"card": COMMISSIONS[seat], "dice_tile": f"DT-{seat + 1:02}", "complete": [], "dice": [], "activated": False}
        player |= {"commissions": [holding], "drawn": [], "returned": []}
    return player


def _board(base: Json, players: int, chancery: bool) -> Json:
    table = base["table"]
    table |= {"round": 1, "first_player": 0, "active": 0, "passed": [], "action": {}}
    table["turn"] = {"die_placed": False, "settlers_satisfied": False, "building_sold": False}
    rows = max(players, 2)
    table["cavern_tavern"] = {"dice": [None] * rows, "settlers": [f"SET-{n}" for n in range(13, 19)], "discard": []}
    table["construction_yard"] = {"dice": [None] * rows}
    for guild, short in zip(GUILDS, SHORT, strict=True):
        neutral = {"tile": f"WS-{short}-6", "owner": None} if players <= 2 else None
        table["guilds"][guild] = {"dice": [None] * 3, "workshops": [None, neutral, None], "apprentices": [0] * players}
    buildings = ["CB-01", "WS-SCH-1", "WS-BLA-1", "WS-CAR-1", "CB-02", "CB-03"]
    table["town_hall"] = {"dice": [None] * 6, "buildings": buildings, "discard": [], "removed": []}
    table["port"] = {"dice": [None] * 6, "ship": "SHIP-01", "sold": {}}
    tiles = [[f"SC-{row * 6 + column:02}" for column in range(1, 7)] for row in range(3)]
    table["stone_council"] = {"dice": [[None] * 6 for _ in range(3)], "tiles": tiles}
    table["berk_office"] = {"dice": [None] * 3}
    table["ivory_castle"] = {"dice": [None] * (4 if players == 6 else 3)}
    if "events" in table:
        table["events"] = {"current": None, "past": []}
    if "solo" in table:
        table["solo"] |= {"automa_dice": dict.fromkeys(["white", "green", "yellow", "red", "blue"], 0), "won": False}
    if chancery:
        table["chancery"]["dice"] = [None] * 6
        table["chancery"]["under"] = []
        for pile in ("deck", "dice_tiles"):
            del table["chancery"][pile]
    table["players"] = [_player(seat, players, chancery) for seat in range(players)]
    return base


def position(
    players: int = 2,
    *,
    dice: Sequence[int] | Mapping[int, Sequence[int]] | None = None,
    me: Mapping[str, Any] | None = None,
    seats: Mapping[int, Mapping[str, Any]] | None = None,
    stack: Sequence[str] = ("menu:0",),
    chancery: bool | Mapping[str, Any] | None = None,
    event: str | None = None,
    objective: str | None = None,
    pack: Any = None,
    offices: Mapping[str, int] | None = None,
    **places: Any,
) -> Json:
    """The JSON of a position; `places` are fields of the table by name, merged in (a list by {place: value})."""
    with_chancery = players == 6 if chancery is None else chancery is not False
    if isinstance(chancery, Mapping):
        places["chancery"] = chancery
    solo = objective or ("lord_of_caveborn" if players == 1 else None)
    base = msgspec.json.decode(_dealt(players, with_chancery, event is not None, solo, pack))
    base = _board(base, players, with_chancery)
    base["stack"] = ["upkeep", "income_phase", *stack]
    changes: dict[int, Json] = {seat: dict(change) for seat, change in (seats or {}).items()}
    if me is not None:
        changes[0] = {**changes.get(0, {}), **me}
    for seat, rolled in _dice_of(dice).items():
        changes.setdefault(seat, {})["dice"] = sorted(rolled)
    base["table"]["players"] = merge(base["table"]["players"], changes)
    if event is not None:
        base["table"]["events"]["current"] = event
    if with_chancery:
        base["table"]["chancery"]["offices"] |= {**dict.fromkeys(base["table"]["chancery"]["offices"]), **(offices or {})}
    base["table"] = merge(base["table"], places)
    for seat, player in enumerate(base["table"]["players"]):
        player["vp"] = {**_building_points(base["table"], seat, pack), **player["vp"]}
    return base


def _building_points(laid: Json, seat: int, pack: Any) -> dict[str, int]:
    """The points that a player's buildings brought."""
    printed = components(pack).board
    zones = laid["players"][seat]["community_zones"]
    workshops = [workshop for guild in laid["guilds"].values() for workshop in enumerate(guild["workshops"])]
    return {
        "workshops": sum(printed.workshop_slot[slot].vp for slot, one in workshops if one and one["owner"] == seat),
        "community": sum(printed.community_zone[zone].vp for zone, tile in enumerate(zones) if tile),
    }


def _dice_of(dice: Sequence[int] | Mapping[int, Sequence[int]] | None) -> dict[int, list[int]]:
    if dice is None:
        return {}
    return {seat: list(rolled) for seat, rolled in dice.items()} if isinstance(dice, Mapping) else {0: list(dice)}


def table(players: int = 2, **said: Any) -> State:
    return GAME.from_json(position(players, **said), seed=7)


def keys(state: State) -> list[str]:
    return [state.key(action) for action in state.legal()]


def kind(state: State) -> str:
    return "" if state.over else state.question(state.turn).kind


def me(state: State, seat: int = 0) -> Json:
    found: Json = state.to_json()["table"]["players"][seat]
    return found


def board(state: State) -> Json:
    found: Json = state.to_json()["table"]
    return found


def place(value: int, where: str, state: State) -> State:
    """Place a die of seat 0 with its own value; single answers are given by the engine."""
    return go(state, "place_die", f"die:{value}", f"value:{value}", f"location:{where}")


def go(state: State, *moves: str) -> State:
    """Play the moves, leaving out those the engine has made itself because there was no other option."""
    for move in moves:
        if state.over:
            break
        block = move.split(":")[0]
        options = keys(state)
        if move in options:
            state.apply(GAME.action(move))
        elif any(option.split(":")[0] == block for option in options):
            raise AssertionError(f"{move} is not among {options}")
        elif block not in MADE_BY_THE_ENGINE:
            raise AssertionError(f"{move} is not asked: {kind(state)} {options}")
    return state


def upkeep_with(hall: Json, drawn: Sequence[str], **said: Any) -> Json:
    """The Town Hall after the upkeep of three players who pass; `drawn`: the buildings as the bag gives them."""
    state = table(3, passed=[1, 2], town_hall=hall, **said)
    chance = ["ship:SHIP-02", *(f"building:{tile}" for tile in drawn), *["die:1"] * 15]
    follow(GAME, state, Line(0, "end_turn", chance), 1)
    found: Json = board(state)["town_hall"]
    return found


def refused_for(state: State, key: str, seat: int | None = None) -> str:
    """The clause that refuses an action, or "" if it is legal."""
    refusal = state.why_not(GAME.action(key), -1 if seat is None else seat)
    return "" if refusal is None else refusal.clause.removeprefix("NOBILITY-")
