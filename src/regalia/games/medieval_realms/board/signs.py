"""Effects of a card in signs: when it works (bolt, circle, infinity, hourglass), then what it gives."""

from __future__ import annotations

from regalia.drawing.markup import num, path, text
from regalia.games.medieval_realms.board.looks import LEADERS, SIGNS, disc
from regalia.games.medieval_realms.load.types import Card, Condition, Effect

WHEN = {"immediate": "m-now", "production": "m-round", "permanent": "m-ever", "end_game": "m-end"}
Sign = tuple[str, str]
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
        return [("word", f"+{amount}"), ("icon", resource)]
    if effect.op == "gain_leader":
        return [("word", f"+{amount}"), ("leader", LEADERS[effect.leader or "mayor"])]
    if effect.op == "gain_choice":
        return [("word", f"+{amount}"), ("icon", "i-lys")]
    if effect.op == "take_card":
        return [("word", f"+{amount}"), ("ink", "m-take")]
    if effect.op == "gain_resource_per_mayor":
        return [("word", amount), ("icon", resource), ("slash", ""), ("leader", "i-mayor")]
    if effect.op == "on_play_seal":
        points = [("points", str(effect.vp))] if effect.vp else []
        many = [("word", amount)] if amount != "1" else []
        return [("seal", effect.seal or ""), ("arrow", ""), *many, ("icon", resource), *points]
    if effect.op == "vp_if_seals":
        return [*(("seal", seal) for seal in effect.seals), ("arrow", ""), ("points", amount)]
    if effect.op == "vp_if":
        asked = [sign for condition in effect.conditions for sign in _condition(condition)]
        return [*asked, ("arrow", ""), ("points", amount)]
    return [("points", amount), ("slash", ""), _counted(effect)]


def _condition(condition: Condition) -> list[Sign]:
    """At least so many of something."""
    return [("word", f"≥{condition.at_least}"), _asked(condition)]


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


def drawn(signs: list[Sign], x: float, y: float) -> tuple[str, float]:
    """Signs on a line whose upper edge is `y`; also where the next thing may begin."""
    found = []
    at = x
    for kind, value in signs:
        if kind == "when":
            found.append(f'<use href="#{value}" x="{num(at)}" y="{num(y + 1.6)}" width="13" height="13" class="wh"/>')
            at += 15
        elif kind == "word":
            found.append(text(at, y + 12, value, "ef"))
            at += 7.4 * len(value) + (3.6 if value.startswith("≥") else 1.1)
        elif kind == "points":
            found.append(pennon(at, y, value))
            at += 16
        elif kind == "slash":
            found.append(path(f"M{num(at)} {num(y + 13)}l4-11", "arr"))
            at += 6
        elif kind == "arrow":
            found.append(path(f"M{num(at)} {num(y + 7.5)}h7m-2.5-2.5 2.5 2.5-2.5 2.5", "arr"))
            at += 10
        elif kind == "seal":
            found.append(disc(value, at + 6.5, y + 7.7, 6.8))
            at += 14.5
        else:
            classes = {"leader": ' class="gen"', "ink": ' class="wh"'}.get(kind, "")
            found.append(f'<use href="#{value}" x="{num(at)}" y="{num(y + 0.3)}" width="15" height="15"{classes}/>')
            at += 16
    return "".join(found), at


def pennon(x: float, y: float, points: object) -> str:
    """Points, small: the madder pennon with a pointed foot."""
    return path(f"M{num(x)} {num(y)}h13v11l-6.5 4.5-6.5-4.5z", "ribbon") + text(x + 6.5, y + 10.5, points, "rb")
