"""Effects of a card in signs: when it works (bolt, circle, infinity, hourglass), then what it gives."""

from __future__ import annotations

from regalia.drawing.markup import group, num, use
from regalia.drawing.signs import ARROW, SLASH, Script, Sign
from regalia.games.medieval_realms.board.looks import LEADERS, SIGNS, disc
from regalia.games.medieval_realms.load.types import Card, Condition, Effect

WHEN = {"immediate": "m-now", "production": "m-round", "permanent": "m-ever", "end_game": "m-end"}
COUNTED: dict[str, Sign] = {
    "distinct_seals": ("icon", "m-seals"),
    "cards": ("ink", "m-take"),
    "honour": ("icon", "i-honour"),
    "leaders": ("leader", "i-general"),
    "combat_values": ("ink", "m-strength"),
    "tokens": ("icon", "i-castle"),
}


def rows(card: Card) -> list[list[Sign]]:
    """One list of signs an effect; points gained at once stand in the card's ribbon instead."""
    return [[("when", WHEN[effect.when]), *_signs(effect)] for effect in card.effects if effect.op != "gain_vp"]


def _signs(effect: Effect) -> list[Sign]:
    amount = str(effect.amount or 1)
    resource = SIGNS.get(effect.resource or "", "")
    if effect.op == "gain_resource":
        return [("n", f"+{amount}"), ("icon", resource)]
    if effect.op == "gain_leader":
        return [("n", f"+{amount}"), ("leader", LEADERS[effect.leader or "mayor"])]
    if effect.op == "gain_choice":
        return [("n", f"+{amount}"), ("icon", "i-lys")]
    if effect.op == "take_card":
        return [("n", f"+{amount}"), ("ink", "m-take")]
    if effect.op == "gain_resource_per_mayor":
        return [("n", amount), ("icon", resource), SLASH, ("leader", "i-mayor")]
    if effect.op == "on_play_seal":
        points = [("points", str(effect.vp))] if effect.vp else []
        many = [("n", amount)] if amount != "1" else []
        return [("seal", effect.seal or ""), ARROW, *many, ("icon", resource), *points]
    if effect.op == "vp_if_seals":
        return [*(("seal", seal) for seal in effect.seals), ARROW, ("points", amount)]
    if effect.op == "vp_if":
        asked = [sign for condition in effect.conditions for sign in _condition(condition)]
        return [*asked, ARROW, ("points", amount)]
    return [("points", amount), SLASH, _counted(effect)]


def _condition(condition: Condition) -> list[Sign]:
    """At least so many of something."""
    return [("n", f"≥{condition.at_least}"), _asked(condition)]


def _asked(condition: Condition) -> Sign:
    if condition.seal:
        return "seal", condition.seal
    if condition.kind:
        return "art", f"m-art-{condition.kind}" + ("-mayor" if condition.kind == "leader" else "")
    if condition.leader:
        return "leader", LEADERS[condition.leader]
    return ("icon", SIGNS[condition.resource]) if condition.resource else COUNTED[condition.count]


def _counted(effect: Effect) -> Sign:
    """What an end-of-game effect gives points for."""
    if effect.op == "vp_per_mayor":
        return "leader", "i-mayor"
    if effect.op == "vp_per_seal_card":
        return "seal", effect.seal or ""
    return ("icon", "m-seals") if effect.op == "vp_per_distinct_seal" else ("ink", "m-strength")


class Effects(Script):
    """When an effect works, seals as discs, leaders of wood, signs in ink."""

    def __init__(self) -> None:
        super().__init__(gap=1, letter=7.4, arrow=10, smallest=15, classes="ef")

    def advance(self, kind: str, value: str, size: float) -> float:
        if kind == "n" and value.startswith("≥"):
            return self.letter * len(value) + 3.6
        return {"when": 15.0, "seal": 14.5, "gap": 4.0}.get(kind) or super().advance(kind, value, size)

    def draw(self, kind: str, value: str, x: float, size: float) -> str:
        if kind == "gap":
            return ""
        if kind == "seal":
            return disc(value, x + 6.5, 0, 6.8)
        if kind == "when":
            return inked(value, x, -6.1, 13)
        if kind == "ink":
            return inked(value, x, -size / 2, size)
        if kind == "leader":
            return group(use(value, x, -size / 2, size), classes="gen")
        return super().draw(kind, value, x, size)


SCRIPT = Effects()
SIZE = 15


def drawn(signs: list[Sign], x: float, y: float, room: float = 0) -> str:
    """Signs on a line whose upper edge is `y`."""
    return SCRIPT.drawn(signs, x, y + 7.7, SIZE, room)


def inked(symbol: str, x: float, y: float, size: float, classes: str = "wh1") -> str:
    """A sign that takes the colour of the ink."""
    return f'<use href="#{symbol}" x="{num(x)}" y="{num(y)}" width="{num(size)}" height="{num(size)}" class="{classes}"/>'
