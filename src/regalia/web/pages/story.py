"""The log: what happened, in sentences, with the names of things in bold and the symbols of goods."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from markupsafe import escape

from regalia.core.events import Event
from regalia.core.reading import clause_title, log_clause
from regalia.core.step import Arg
from regalia.drawing.glossary import with_symbols
from regalia.drawing.markup import icon
from regalia.web.pages.sight import Sight

BOLD, PLAIN = "\ue000", "\ue001"
DIVIDERS = ("turn", "round")
SHIELD = 16
RULE = 14


class Told(msgspec.Struct):
    """An event, the decision it followed (0: the start), and whether one may look back to that moment already."""

    play: int
    settled: bool
    event: Event


def log_markup(sight: Sight, story: Iterable[Told]) -> str:
    """The lines of the events that the viewer may know, oldest first."""
    return "".join(_line(sight, told) for told in story if told.event.visible_to(sight.seat))


def _line(sight: Sight, told: Told) -> str:
    """One line; a divider opens a turn or round, the others show the board of their moment."""
    event, seat = told.event, int(told.event.seat)
    words = sentence(sight, event)
    place = f' data-play="{told.play}" data-seat="{seat}"'
    if event.key in DIVIDERS:
        return f'<li class="rdv"{place}><span>{words}</span></li>'
    automa = ' data-automa="1"' if seat >= sight.state.config.players else ""
    tincture = sight.tincture(seat) if seat >= 0 else 0
    shield = icon(f"i-seat-{tincture}", SHIELD) if tincture else ""
    shown = (
        f'<button type="button" tabindex="-1" data-at="{told.play}">{words}</button>' if told.settled else f"<span>{words}</span>"
    )
    return f'<li class="seat-{tincture}"{place}{automa}><span class="ls">{shield}</span>{shown}{_rule(sight, event.key)}</li>'


def _rule(sight: Sight, key: str) -> str:
    """The way from a line to the clause that it follows."""
    clause = log_clause(sight.game, key)
    if not clause:
        return ""
    name = escape(sight.t("web-rule-named", title=clause_title(sight.game, sight.lang, clause)))
    sign = icon("i-rules", RULE)
    return (
        f'<button type="button" tabindex="-1" class="clause-link lr" data-clause="{clause}" aria-label="{name}">{sign}</button>'
    )


def sentence(sight: Sight, event: Event) -> str:
    args: dict[str, Arg] = {name: _marked(sight, value) for name, value in event.args.items()}
    if event.seat >= 0:
        args["seat"] = f"#{event.seat}"
    words = sight.game.texts.format(sight.lang, sight.game.log_key(event, sight.you), args, sight.names)
    return with_symbols(sight.game, sight.lang, str(escape(words))).replace(BOLD, "<b>").replace(PLAIN, "</b>")


def _marked(sight: Sight, value: Arg) -> Arg:
    """A thing with a name of its own is set in bold."""
    if isinstance(value, str) and value.startswith("@"):
        return f"{BOLD}{sight.game.texts.resolve(sight.lang, value, sight.names)}{PLAIN}"
    return value
