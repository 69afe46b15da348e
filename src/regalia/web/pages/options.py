"""The options of the viewer: one list, from which both the lit pieces and the buttons of the decision bar come."""

from __future__ import annotations

import msgspec

from regalia.core.reasons import Refusal
from regalia.core.state import State
from regalia.core.step import LEGAL, NOBODY
from regalia.drawing.glossary import in_symbols, symbol_of
from regalia.drawing.markup import esc
from regalia.drawing.scene import piece_of
from regalia.table.chains import ENDINGS, Link
from regalia.table.moves import forced
from regalia.web.pages.sight import Sight

SHORTCUTS = "123456789abcdfgijklmnopqrstuvwxyz"
"""Without h, which asks the coach."""
DIGITS = "0123456789"
TURN_ENDS = ("end", "end_turn")
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
    told: str = ""
    """What it costs and brings, in words."""
    calm: bool = False
    """In a lesson: possible, but not what it wants."""
    chain: str = ""
    """The decisions of one post, with blanks between them."""
    takes: bool = False
    """Takes up a piece; nothing is posted yet."""
    other: bool = False
    """Another piece instead of the one that is held."""
    ahead: str = ""
    """The pieces that are lit next, with blanks between them."""

    @property
    def kind(self) -> str:
        return self.key.partition(":")[0]


def choices(sight: Sight) -> list[Choice]:
    """Every option in the order of the game, other pieces than the one held after them, endings last."""
    only = forced(sight.state, sight.seat) if sight.asked and not sight.held else ""
    found = [_choice(sight, link, link.keys == (only,)) for link in sight.links]
    found.sort(key=lambda choice: 2 if choice.ending else 1 if choice.other else 0)
    give_shortcuts(found)
    return found


def _choice(sight: Sight, link: Link, forced: bool) -> Choice:
    state, action, key = link.state, link.action, link.keys[-1]
    block = sight.game.catalogue.block_of(action).name
    caution = state.question(sight.seat).warning(state, action)
    lights = sight.scene.lights
    label = lights.labels[key]
    sign = sight.game.ask("promises", "sign", state, sight.seat, action, default="")
    return Choice(
        key=key,
        label=label,
        title=esc(lights.titles[key]),
        detail=in_symbols(sight.game, sight.lang, esc(lights.promises[key])),
        told=lights.promises[key],
        piece=piece_of(state, action),
        shortcut="",
        sign=sign or ("i-end-turn" if block in ENDINGS else symbol_of(sight.game, sight.lang, label) or sign_of(block)),
        warning=sight.t(f"warning-{caution}") if caution else "",
        ending=block in ENDINGS,
        forced=forced,
        chain=" ".join(link.keys),
        takes=link.takes,
        other=link.other,
        ahead=" ".join(link.ahead),
    )


class NotYet(msgspec.Struct):
    """What would end the turn and may not be chosen yet: its name, the reason in short and in full, and the rule."""

    label: str
    brief: str
    reason: str
    piece: str


def end_to_come(sight: Sight) -> NotYet | None:
    """The end of the turn keeps its place in the bar while something must be done before."""
    state, seat = sight.state, sight.seat
    if not sight.asked or sight.held:
        return None
    for action in state.question(seat).candidates(state):
        if sight.game.catalogue.block_of(action).name in TURN_ENDS and state.refusal(seat, action) != LEGAL:
            refusal = state.why_not(action, seat)
            assert isinstance(refusal, Refusal)
            brief = f"reason-{refusal.key}.brief"
            known = sight.game.texts.has(sight.lang, brief)
            reason = sight.game.reason(sight.lang, refusal, sight.names)
            label = sight.game.label(sight.lang, action, state)
            return NotYet(label, sight.t(brief, **refusal.args) if known else reason, reason, piece_of(state, action))
    return None


def turn_note(sight: Sight, found: list[Choice]) -> str:
    """What ends the turn, or what it still holds: the question's form `.ends`, what must come first, or that one ends it."""
    step = sight.state.question(sight.seat)
    key = f"prompt-{step.kind}.ends"
    if sight.game.texts.has(sight.lang, key):
        return sight.t(key, **step.prompt_args(sight.state))
    waiting = end_to_come(sight)
    if waiting is not None:
        return waiting.reason
    return sight.t("web-bar-you-end") if any(choice.kind in TURN_ENDS for choice in found) else ""


def give_shortcuts(found: list[Choice]) -> None:
    """What is called by a digit is chosen by it, if all of its kind are; the others by what is left, in order; the last ending by
    E. Other pieces than the one held have none."""
    endings = [choice for choice in found if choice.ending]
    for choice in endings[-1:]:
        choice.shortcut = "e"
    wanting = [choice for choice in found if not choice.shortcut and not choice.other]
    for kind in {choice.key.partition(":")[0] for choice in wanting}:
        same = [choice for choice in wanting if choice.key.partition(":")[0] == kind]
        items = [choice.key.partition(":")[2] for choice in same]
        taken = {choice.shortcut for choice in found}
        if all(len(item) == 1 and item in DIGITS and item not in taken for item in items):
            for choice, item in zip(same, items, strict=True):
                choice.shortcut = item
    taken = {choice.shortcut for choice in found}
    free = iter([sign for sign in SHORTCUTS if sign not in taken])
    for choice in wanting:
        choice.shortcut = choice.shortcut or next(free, "")


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
    found: dict[tuple[str, str], WhyNot] = {}
    for position in positions(sight):
        for action in position.question(sight.seat).candidates(position):
            if piece_of(position, action) == piece and position.refusal(sight.seat, action) != LEGAL:
                _note(sight, found, action, position)
    if not found:
        for action in range(len(sight.game.catalogue)):
            if piece_of(state, action) == piece and state.refusal(sight.seat, action) != LEGAL:
                _note(sight, found, action, state)
                break
    return list(found.values()) or [WhyNot("", _nothing_to_do(sight), "")]


def positions(sight: Sight) -> list[State]:
    """The position, if the viewer is asked in it, and those whose questions are offered together with its own."""
    here = [sight.state] if sight.seat in sight.state.actors() else []
    return list(dict.fromkeys([*here, *(link.state for link in sight.links)]))


def _note(sight: Sight, found: dict[tuple[str, str], WhyNot], action: int, state: State) -> None:
    refusal = state.why_not(action, sight.seat)
    assert isinstance(refusal, Refusal)
    reason = sight.game.reason(sight.lang, refusal, sight.names)
    found.setdefault((reason, refusal.clause), WhyNot(sight.game.label(sight.lang, action, state), reason, refusal.clause))


def _nothing_to_do(sight: Sight) -> str:
    if sight.asked:
        return sight.t("web-why-nothing", prompt=sight.game.prompt(sight.lang, sight.state, sight.seat, sight.names))
    return sight.t("web-why-not-asked", waiting=sight.game.prompt_for_others(sight.lang, sight.state, sight.names))
