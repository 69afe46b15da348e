"""The log: what happened, in sentences, with the names of things in bold and the symbols of goods."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from markupsafe import Markup, escape

from regalia.core.events import Event
from regalia.core.step import Arg
from regalia.drawing.glossary import with_symbols
from regalia.web.pages.sight import Sight

BOLD, PLAIN = "\ue000", "\ue001"
DIVIDERS = ("turn", "round")


class LogLine(msgspec.Struct):
    """`at`: how many decisions had been made when the line was written; a divider opens a turn or round."""

    at: int
    seat: int
    tincture: int
    text: Markup
    divider: bool
    automa: bool


def log_lines(sight: Sight, events: Iterable[tuple[int, Event]]) -> list[LogLine]:
    """The sentences of the events that the viewer may know, oldest first."""
    players = sight.state.config.players
    found = []
    for at, event in events:
        if event.visible_to(sight.seat):
            seat = int(event.seat)
            tincture = sight.tincture(seat) if seat >= 0 else 0
            found.append(LogLine(at, seat, tincture, sentence(sight, event), event.key in DIVIDERS, seat >= players))
    return found


def sentence(sight: Sight, event: Event) -> Markup:
    args: dict[str, Arg] = {name: _marked(sight, value) for name, value in event.args.items()}
    if event.seat >= 0:
        args["seat"] = f"#{event.seat}"
    words = sight.game.texts.format(sight.lang, f"log-{event.key}", args, sight.names)
    signed = with_symbols(sight.game, sight.lang, str(escape(words)))
    return Markup(signed.replace(BOLD, "<b>").replace(PLAIN, "</b>"))


def _marked(sight: Sight, value: Arg) -> Arg:
    """A thing with a name of its own is set in bold."""
    if isinstance(value, str) and value.startswith("@"):
        return f"{BOLD}{sight.game.texts.format(sight.lang, value[1:], None, sight.names)}{PLAIN}"
    return value
