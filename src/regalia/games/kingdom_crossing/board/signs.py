"""Effects, prices and criteria in signs: `what is counted → gain`, the same on cards, Birds, tiles and Favours."""

from __future__ import annotations

from regalia.drawing.signs import ARROW, Script, Sign, times
from regalia.games.kingdom_crossing.board.looks import BIRD_SIGNS
from regalia.games.kingdom_crossing.load.types import Effect, Favour

COUNTED = {
    "structure": ["k-lodge"],
    "flower_symbol": ["i-flower"],
    "sculpture_symbol": ["i-sculpture"],
    "bird_pair": ["i-bird", "i-bird"],
}
LARGER = {"k-pawpair": 1.12, "i-paw": 0.94}
"""Symbols that fill their square more or less than the others."""


def signs(effect: Effect) -> list[Sign]:
    n = effect.n or 1
    kind = effect.kind
    if kind in ("coins", "vp"):
        return [("n", str(n)), ("icon", "i-gold" if kind == "coins" else "i-vp")]
    if kind == "resource":
        return times(f"i-{effect.type}", n)
    if kind == "invest":
        return times("k-invest", n)
    if kind == "favour":
        return times("i-favour", n)
    if kind == "upgrade":
        return times("k-upgrade", n)
    if kind == "take_bird":
        return [("n", "1"), ("icon", "i-bird")]
    if kind == "decoration":
        return _decoration(effect)
    if kind == "structure_trigger":
        return [("op", "≤"), *times("k-trigger", n)] if effect.up_to else times("k-trigger", n)
    if kind == "resource_choice":
        return _choice(n, bool(effect.distinct))
    return _counted(effect, n)


def _choice(n: int, distinct: bool) -> list[Sign]:
    """Different resources have a sign of inequality between them."""
    found: list[Sign] = [("icon", "i-any")]
    for _ in range(n - 1):
        found += [("op", "≠"), ("icon", "i-any")] if distinct else [("icon", "i-any")]
    return found


def _decoration(effect: Effect) -> list[Sign]:
    before: list[Sign] = [("n", str(effect.min_paws)), ("icon", "i-paw"), ("op", ":")] if effect.min_paws else []
    if effect.decor == "either":
        return [*before, ("icon", "i-flower"), ("op", "/"), ("icon", "i-sculpture")]
    return [*before, *times(f"i-{effect.decor}", 2 if effect.mode == "two_single_or_double" else 1)]


def _counted(effect: Effect, n: int) -> list[Sign]:
    """What is gained for everything of a kind: Paw markers, cards, symbols, Houses."""
    kind = effect.kind
    if kind == "coins_minus_paws":
        return [("n", str(effect.base)), ("icon", "i-gold"), ("op", "−"), ("icon", "i-paw")]
    if kind == "coins_per_paw":
        return [("icon", "i-paw"), ARROW, *_coins(n)]
    if kind == "vp_per_paw_pair":
        return [("icon", "k-pawpair"), ARROW, ("n", str(n)), ("icon", "i-vp")]
    if kind == "resource_per_paw_pair":
        return [("icon", "k-pawpair"), ARROW, *times(f"i-{effect.type}", n)]
    if kind == "resource_choice_per_house":
        return [("icon", "i-house"), ARROW, *times("i-any", n)]
    what = [f"i-{effect.guild}"] if effect.what == "guild_card" else COUNTED[str(effect.what)]
    gain = _coins(n) if kind == "coins_per" else [("n", str(n)), ("icon", "i-vp")]
    return [*(("icon", symbol) for symbol in what), ARROW, *gain]


def _coins(n: int) -> list[Sign]:
    return [("icon", "i-gold")] if n == 1 else [("n", str(n)), ("icon", "i-gold")]


PER: dict[str, list[Sign]] = {
    "favour": [("icon", "i-favour")],
    "decor_symbol": [("icon", "i-flower"), ("op", "·"), ("icon", "i-sculpture")],
    "decor_pair": [("icon", "i-flower"), ("icon", "i-sculpture")],
    "flower_symbol": [("icon", "i-flower")],
    "sculpture_symbol": [("icon", "i-sculpture")],
    "resource_set": [("icon", "i-wood"), ("icon", "i-stone"), ("icon", "i-sap"), ("icon", "i-food")],
    "house": [("icon", "i-house")],
    "building_card": [("icon", "k-lodge")],
    "guild_with_3": [("op", "3"), ("icon", "i-card")],
    "investment_vp": [("icon", "k-invest")],
    "upgraded_tile": [("icon", "k-upgrade")],
    "objective": [("icon", "i-objective")],
}


def criterion(favour: Favour) -> list[Sign]:
    """What a Favour counts."""
    if favour.per in ("resource", "guild_card"):
        return [("icon", f"i-{favour.arg}")]
    if favour.per == "bird":
        return [("icon", BIRD_SIGNS.get(favour.arg, "i-bird"))]
    return PER[favour.per]


def worth(favour: Favour) -> list[Sign]:
    """Points for each thing counted; the last Favour counts the points of the Investment track themselves."""
    if favour.per == "investment_vp":
        return [("op", "+"), ("icon", "i-vp"), ("op", "="), *criterion(favour)]
    return [("n", str(favour.vp)), ("icon", "i-vp"), ("op", "/"), *criterion(favour)]


# -- drawn -----------------------------------------------------------------------------------------


class Effects(Script):
    """Some symbols fill their square more or less than the others."""

    def advance(self, kind: str, value: str, size: float) -> float:
        return super().advance(kind, value, size * LARGER.get(value, 1) if kind == "icon" else size)

    def draw(self, kind: str, value: str, x: float, size: float) -> str:
        return super().draw(kind, value, x, size * LARGER.get(value, 1) if kind == "icon" else size)


SCRIPT = Effects(arrow=14)
width, written = SCRIPT.width, SCRIPT.written


def drawn(found: list[Sign], x: float, middle: float, size: float, room: float = 0, centred: bool = True) -> str:
    """Signs in a row about a middle line; in the middle of their room if there is one."""
    return SCRIPT.drawn(found, x, middle, size, room, centred)
