"""Effects, prices and criteria in signs: `what is counted → gain`, the same on cards, Birds, tiles and Favours."""

from __future__ import annotations

from regalia.drawing.markup import icon, num, path, text, use
from regalia.games.kingdom_crossing.board.looks import BIRD_SIGNS
from regalia.games.kingdom_crossing.load.types import Effect, Favour

Sign = tuple[str, str]
"""("icon", symbol), ("n", number), ("op", sign between icons) or ("arrow", "")."""

ARROW: Sign = ("arrow", "")
COUNTED = {
    "structure": ["k-lodge"],
    "flower_symbol": ["i-flower"],
    "sculpture_symbol": ["i-sculpture"],
    "bird_pair": ["i-bird", "i-bird"],
}
LARGER = {"k-pawpair": 1.12, "i-paw": 0.94}
"""Symbols that fill their square more or less than the others."""
MOST_REPEATED = 3
SLIM = ":/·"
SMALLEST = 13
"""Icons in a narrow place shrink to this before everything does."""


def signs(effect: Effect) -> list[Sign]:
    n = effect.n or 1
    kind = effect.kind
    if kind in ("coins", "vp"):
        return [("n", str(n)), ("icon", "i-gold" if kind == "coins" else "i-vp")]
    if kind == "resource":
        return _times(f"i-{effect.type}", n)
    if kind == "invest":
        return _times("k-invest", n)
    if kind == "favour":
        return _times("i-favour", n)
    if kind == "upgrade":
        return _times("k-upgrade", n)
    if kind == "take_bird":
        return [("n", "1"), ("icon", "i-bird")]
    if kind == "decoration":
        return _decoration(effect)
    if kind == "structure_trigger":
        return [("op", "≤"), *_times("k-trigger", n)] if effect.up_to else _times("k-trigger", n)
    if kind == "resource_choice":
        return _choice(n, bool(effect.distinct))
    return _counted(effect, n)


def _times(symbol: str, n: int) -> list[Sign]:
    return [("icon", symbol)] * n if n <= MOST_REPEATED else [("n", str(n)), ("icon", symbol)]


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
    return [*before, *_times(f"i-{effect.decor}", 2 if effect.mode == "two_single_or_double" else 1)]


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
        return [("icon", "k-pawpair"), ARROW, *_times(f"i-{effect.type}", n)]
    if kind == "resource_choice_per_house":
        return [("icon", "i-house"), ARROW, *_times("i-any", n)]
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


def width(found: list[Sign], size: float) -> float:
    return sum(_advance(sign, size) for sign in found) - (1 if found else 0)


def _advance(sign: Sign, size: float) -> float:
    kind, value = sign
    if kind == "icon":
        return size * LARGER.get(value, 1) + 1
    if kind == "arrow":
        return 14
    return 5.2 if value in SLIM else 8.3 * len(value) + 1


def drawn(found: list[Sign], x: float, middle: float, size: float, room: float = 0, centred: bool = True) -> str:
    """Signs in a row about a middle line; between x and x + room if there is room to keep to, smaller if they must."""
    while room and size > SMALLEST and width(found, size) > room:
        size -= 1
    whole = width(found, size)
    scale = min(1.0, room / whole) if room else 1.0
    at = 0.0
    parts = []
    for sign in found:
        parts.append(_one(sign, at, size))
        at += _advance(sign, size)
    start = x + (room - whole * scale) / 2 if room and centred else x
    turn = f" scale({num(scale)})" if scale < 1 else ""
    return f'<g transform="translate({num(start)} {num(middle)}){turn}">{"".join(parts)}</g>'


def _one(sign: Sign, at: float, size: float) -> str:
    kind, value = sign
    if kind == "icon":
        across = size * LARGER.get(value, 1)
        return use(value, at, -across / 2, across)
    if kind == "arrow":
        return path(f"M{num(at + 2)} 0h8m-3-3 3 3-3 3", "arr")
    return text(at, 5 if kind == "n" else 4.5, value, "en" if kind == "n" else "eo")


def written(found: list[Sign], size: int) -> str:
    """The same in running text."""
    parts = []
    for kind, value in found:
        if kind == "icon":
            parts.append(icon(value, size))
        else:
            parts.append("<u>→</u>" if kind == "arrow" else f"<b>{value}</b>" if kind == "n" else f"<u>{value}</u>")
    return "".join(parts)
