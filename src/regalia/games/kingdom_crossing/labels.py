"""Labels of options, and the pieces on the board that stand for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.games.kingdom_crossing import actions as act
from regalia.games.kingdom_crossing import objectives
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.names import bird_name, favour_name, favour_text, guild_name, region_name

if TYPE_CHECKING:
    from regalia.games.kingdom_crossing.state import Crossing


def option_args(g: Crossing, action: i64) -> dict[str, int | str]:
    """What an option's label says beyond the item: prices, gains, effects."""
    if act.A_TRADE <= action < act.A_BRIDGE or act.A_AFTER <= action < act.A_CARD or act.A_HOUSE <= action < act.A_FAVOUR:
        return _optional_args(g, action)
    if action == act.A_STRUCTURE_STOP or action == act.A_CLAIM_DONE:
        return {"skip": 1}
    if action < act.A_SPOT:
        return _pair_args(g, action - act.A_PICK_START)
    if act.A_CARD <= action < act.A_STRUCTURE:
        face: i64 = action - act.A_CARD
        bird = _bird_there(g, face)
        effect = f"@effect-{g.tables.card_ids[face]}"
        return {"cost": g.tables.cost[face], "effect": effect, "met": 0 if bird == NO_BIRD else 1, "bird": bird}
    if act.A_REST <= action < act.A_WORK and g.turn >= 0:
        tile: i64 = action - act.A_REST
        return {"coins": g.tables.rest_coins[tile * 2 + _side(g, tile)]}
    if act.A_WORK <= action < act.A_TRADE and g.turn >= 0:
        tile = action - act.A_WORK
        words = "upgraded" if _side(g, tile) == 1 else "base"
        return {"effect": f"@work-{g.tables.tile_ids[tile]}-{words}"}
    if act.A_FAVOUR <= action < act.A_FAVOUR_RANDOM:
        favour: i64 = g.visible[action - act.A_FAVOUR]
        return {} if favour == t.NONE else {"favour": favour_name(g, favour), "effect": favour_text(g, favour)}
    if act.A_CLAIM <= action < act.A_CLAIM_DONE:
        return {"vp": objectives.slot_vp(g, action - act.A_CLAIM), "effect": _objective_text(g, action - act.A_CLAIM), "skip": 0}
    if act.A_STRUCTURE <= action < act.A_STRUCTURE_STOP:
        return {"effect": f"@effect-{g.tables.structure_ids[action - act.A_STRUCTURE]}", "skip": 0}
    if act.A_BRIDGE <= action < act.A_AFTER and g.turn >= 0:
        to: i64 = g.tables.other_end[(action - act.A_BRIDGE) * t.REGIONS + g.players[g.turn].worker]
        return {} if to == t.NONE else {"region": region_name(to)}
    return {}


def _optional_args(g: Crossing, action: i64) -> dict[str, int | str]:
    """A Trade, a flight or a House, or doing without: what it costs."""
    if g.turn < 0:
        return {}
    skip = 1 if g.key(action).endswith(":skip") else 0
    if act.A_TRADE <= action < act.A_BEFORE:
        return {"skip": skip, "price": g.trade_price()}
    if act.A_HOUSE <= action < act.A_FAVOUR:
        return {"skip": skip}
    return {"skip": skip, "price": g.flight_price(g.turn)}


def _side(g: Crossing, tile: i64) -> i64:
    return (g.players[g.turn].upgraded >> tile) & 1


def _pair_args(g: Crossing, card: i64) -> dict[str, int | str]:
    face: i64 = g.pair_face[card]
    if face == t.NONE:
        return {}
    row: i64 = card * 2 + face
    tables = g.tables
    decor: i64 = tables.start_decor[row]
    resources: i64 = 0
    for track in range(t.TRACKS):
        resources += tables.start_resources[row * t.TRACKS + track]
    return {
        "region": region_name(tables.start_region[row]),
        "guild": guild_name(tables.start_guild[row]),
        "coins": tables.start_coins[row],
        "invest": tables.start_invest[row],
        "resources": resources,
        "decoration": "none" if decor == t.NONE else t.DECORS[decor],
        "favour": favour_name(g, g.pair_favour[card]),
        "effect": favour_text(g, g.pair_favour[card]),
    }


def _bird_there(g: Crossing, face: i64) -> str:
    for space in range(t.SPACES):
        if g.face[space] == face and g.bird_on[space] != t.NONE:
            return bird_name(g, g.bird_on[space])
    return NO_BIRD


def _objective_text(g: Crossing, tile: i64) -> str:
    side = "hard" if (g.hard >> tile) & 1 else "easy"
    return f"@effect-{g.tables.objective_ids[tile]}-{side}"


NO_BIRD: Final = "@bird-none"

PIECES: Final[dict[str, str]] = {
    "pick_start": "start",
    "spot": "spot",
    "invest": "invest",
    "rest": "rest",
    "work": "work",
    "upgrade": "tile",
    "trade": "track",
    "resource": "track",
    "balloon_before": "region",
    "balloon_after": "region",
    "house": "region",
    "bridge": "bridge",
    "card": "card",
    "structure": "structure",
    "take_bird": "bird",
    "favour": "favour",
    "claim": "objective",
}


def option_piece(g: Crossing, action: i64) -> str:
    """The piece on the board that stands for an option."""
    kind, _, item = g.key(action).partition(":")
    if kind == "income_next" or kind == "evening_income":
        return f"guild:{item}" if item in t.GUILD_IDS else f"structure:{item}"
    if item == "skip" and (kind == "balloon_before" or kind == "balloon_after"):
        return "stay"
    if kind not in PIECES or item == "skip" or item == "stop" or item == "done" or item == "vp":
        return ""
    return f"{PIECES[kind]}:{item}"
