"""The options of the viewer: one list, from which both the lit pieces and the buttons of the decision bar come."""

from __future__ import annotations

import re

import msgspec

from regalia.core.reasons import Refusal
from regalia.core.step import LEGAL, NOBODY
from regalia.drawing.glossary import symbol_of, with_symbols
from regalia.drawing.markup import esc, icon, signed
from regalia.drawing.scene import piece_of
from regalia.table.moves import forced
from regalia.web.pages.sight import Sight

ENDINGS = ("end", "end_turn", "done", "pass", "stop", "finish", "skip", "decline", "drop")
TWO_LINES = re.compile(
    r"(?P<head>(?:[^:(]|\([^)]*\)){3,}?)[ \u00a0\u202f]?: (?P<colon>.+)$|(?P<title>[^(]{3,}?) \((?P<round>.+)\)$"
)
SMALL = 14
SHORTCUTS = "123456789abcdfgijklmnopqrstuvwxyz"
"""Without h, which asks the coach."""
SIGNS = {
    "take": "i-hand",
    "build": "i-site",
    "expand": "i-field",
    "move": "i-move",
    "troop": "i-move",
    "hire": "i-hire",
    "recruit": "i-recruit",
    "rank": "i-rank",
    "play": "i-card",
    "card": "i-card",
    "die": "i-die",
    "bid": "i-coins",
    "pass": "i-pass",
    "skip": "i-pass",
    "rotate": "i-rotate",
}


class Choice(msgspec.Struct):
    """`title` and `detail` are the label in two lines, as markup."""

    key: str
    label: str
    title: str
    detail: str
    piece: str
    shortcut: str
    sign: str
    warning: str
    ending: bool
    forced: bool
    calm: bool = False
    """In a lesson: possible, but not what it wants."""


def choices(sight: Sight) -> list[Choice]:
    """Every option in the order of the game, endings last."""
    if not sight.asked:
        return []
    state = sight.state
    step = state.question(sight.seat)
    only = forced(state, sight.seat)
    found = []
    for action in state.legal_for(sight.seat):
        key = state.key(action)
        block = sight.game.catalogue.block_of(action).name
        caution = step.warning(state, action)
        label = sight.scene.labels[key]
        title, detail = two_lines(esc(label))
        piece = piece_of(state, action)
        gain = sight.scene.gains.get(piece)
        found.append(
            Choice(
                key=key,
                label=label,
                title=title,
                detail=with_symbols(sight.game, sight.lang, detail) if gain is None else scored(gain[sight.seat]),
                piece=piece,
                shortcut="",
                sign="i-end-turn" if block in ENDINGS else symbol_of(sight.game, sight.lang, label) or sign_of(block),
                warning=sight.t(f"warning-{caution}") if caution else "",
                ending=block in ENDINGS,
                forced=key == only,
            )
        )
    found.sort(key=lambda choice: choice.ending)
    free = iter(SHORTCUTS)
    endings = [choice for choice in found if choice.ending]
    for choice in found:
        choice.shortcut = "e" if choice.ending and choice is endings[-1] else next(free, "")
    return found


def two_lines(label: str) -> tuple[str, str]:
    """A label such as "Title: detail" or "Title (detail)" in its two halves."""
    found = TWO_LINES.match(label)
    if found is None:
        return label, ""
    return (found["head"], found["colon"]) if found["colon"] else (found["title"], found["round"])


def scored(points: int) -> str:
    """A change of the viewer's score: a sign, a number and the symbol of points."""
    return f"{signed(points)} {icon('i-vp', SMALL)}"


def sign_of(block: str) -> str:
    return next((sign for word, sign in SIGNS.items() if word in block.split("_")), "")


class WhyNot(msgspec.Struct):
    """The answer of an unlit piece; without a clause it is only a remark."""

    label: str
    reason: str
    clause: str


def why_not(sight: Sight, piece: str) -> list[WhyNot]:
    """Why nothing can be done with a piece now: the refused candidates that it stands for, each reason once."""
    state = sight.state
    if sight.seat == NOBODY:
        return [WhyNot("", sight.t("web-why-watching"), "")]
    if state.over:
        return [WhyNot("", sight.t("web-why-over"), "")]
    asked = sight.seat in state.actors()
    about = state.question(sight.seat).candidates(state) if asked else []
    found: dict[tuple[str, str], WhyNot] = {}
    for action in about:
        if piece_of(state, action) == piece and state.refusal(sight.seat, action) != LEGAL:
            _note(sight, found, action)
    if not found:
        for action in range(len(sight.game.catalogue)):
            if piece_of(state, action) == piece and state.refusal(sight.seat, action) != LEGAL:
                _note(sight, found, action)
                break
    return list(found.values()) or [WhyNot("", _nothing_to_do(sight), "")]


def _note(sight: Sight, found: dict[tuple[str, str], WhyNot], action: int) -> None:
    refusal = sight.state.why_not(action, sight.seat)
    assert isinstance(refusal, Refusal)
    reason = sight.game.reason(sight.lang, refusal, sight.names)
    found.setdefault((reason, refusal.clause), WhyNot(_label(sight, action), reason, refusal.clause))


def _label(sight: Sight, action: int) -> str:
    return sight.game.label(sight.lang, action, sight.state)


def _nothing_to_do(sight: Sight) -> str:
    if sight.asked:
        return sight.t("web-why-nothing", prompt=sight.game.prompt(sight.lang, sight.state, sight.seat, sight.names))
    return sight.t("web-why-not-asked", waiting=sight.game.prompt_for_others(sight.lang, sight.state, sight.names))
