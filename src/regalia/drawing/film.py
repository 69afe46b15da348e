"""A whole game as one page that stands alone: board, log and a slider, without a server, from a file.

Most of a drawing is the same from one decision to the next. So every piece of markup is written once, and a moment of the game is
a list of their numbers, as differences from the moment before.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import Any

from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.journal import Journal, begin, follow
from regalia.core.step import NOBODY
from regalia.drawing.markup import esc
from regalia.drawing.picture import ASSETS, picture

PAGE = ASSETS
PIECE = re.compile(r"(?<=>)(?=<)")
Change = tuple[int, int, list[int]]
"""From where to where the numbers of the moment before are replaced, and by what."""


class Reel:
    """Drawings, each as what changed since the one before."""

    def __init__(self) -> None:
        self.pieces: dict[str, int] = {}
        self.last: list[int] = []
        self.frames: list[list[Change]] = []

    def add(self, drawing: str) -> None:
        now = [self.pieces.setdefault(piece, len(self.pieces)) for piece in PIECE.split(drawing)]
        matcher = SequenceMatcher(None, self.last, now, autojunk=False)
        changes = [(a, b, now[c:d]) for kind, a, b, c, d in matcher.get_opcodes() if kind != "equal"]
        self.frames.append(changes)
        self.last = now


def film(game: Game, journal: Journal, lang: str, seat: int = NOBODY) -> str:
    """The page of a journal, as a seat (NOBODY: everybody's eyes) saw the game."""
    names = journal.seats or None
    reel, told, scores = Reel(), [], []
    events: list[Event] = []
    state = begin(game, journal, events)
    shown = list(names or game.seat_names(lang, state.config))
    for number in range(len(journal.entries) + 1):
        if number:
            state.events = events
            follow(game, state, journal.entries[number - 1], number)
        reel.add(picture(state, seat, lang))
        told.append([game.log_line(lang, event, shown, NOBODY) for event in events if event.visible_to(seat)])
        scores.append(list(game.view_scores(state, seat) or []))
        events.clear()
    return _page(game, lang, shown, reel, told, scores)


def _page(game: Game, lang: str, names: Sequence[str], reel: Reel, told: list[list[str]], scores: list[list[int]]) -> str:
    def t(key: str, **args: int | str) -> str:
        return esc(game.texts.format(lang, key, args))

    last = len(reel.frames) - 1
    words = {name: t(f"film-{name}") for name in ("back", "on", "run", "log", "board", "slider", "start")}
    words["title"] = t("film-title", title=game.info.title[lang], count=last)
    words["step"] = t("film-step", step="%step%", last=last)
    data: dict[str, Any] = {
        "pieces": list(reel.pieces),
        "frames": reel.frames,
        "told": told,
        "names": list(names),
        "scores": scores,
        "step": words["step"],
        "start": words["start"],
    }
    # In a script element "</" could end it early, and "<!--" keep its end from being seen.
    written = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/").replace("<!--", "\\u003c!--")
    page = (PAGE / "film.html").read_text(encoding="utf-8")
    filled = {**words, "lang": lang, "last": str(last), "style": _part("film.css"), "script": _part("film.js"), "data": written}
    return re.sub(r"\{\{ (\w+) \}\}", lambda found: filled[found[1]], page)


def _part(name: str) -> str:
    return (PAGE / name).read_text(encoding="utf-8")
