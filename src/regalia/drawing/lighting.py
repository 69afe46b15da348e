"""What a seat can do now, and what lights up for it: the pieces, what their options are called, what each costs and brings."""

from __future__ import annotations

import re
from collections.abc import Sequence

from regalia.core.catalogue import item_arg
from regalia.core.game import Game
from regalia.core.state import State

TWO_LINES = re.compile(
    r"(?P<head>(?:[^:(“«]|\([^)]*\)|“[^”]*”|«[^»]*»){3,}?)[ \u00a0\u202f]?: (?P<colon>.+)$"
    r"|(?P<title>(?:[^(“«]|“[^”]*”|«[^»]*»){3,}?) \((?P<round>.+)\)$"
)
"""What stands in quotation marks stays together."""


class Lit:
    """`pieces` maps a piece to the keys of the options it stands for; by key, `labels` says what the option is called, `promises`
    what it costs and brings; `gains`, by piece, what it would change in the scores."""

    def __init__(self, game: Game, seat: int, lang: str, seats: Sequence[str]) -> None:
        self.game = game
        self.seat = seat
        self.lang = lang
        self.seats = seats
        self.pieces: dict[str, list[str]] = {}
        self.labels: dict[str, str] = {}
        self.titles: dict[str, str] = {}
        self.promises: dict[str, str] = {}
        self.gains: dict[str, list[int]] = {}

    def add(self, state: State, action: int, key: str) -> None:
        """An option, in the position in which it is one."""
        piece = piece_of(state, action)
        label = self.game.label(self.lang, action, state)
        self.pieces.setdefault(piece, []).append(key)
        self.labels[key] = label
        self._say(key, state, action)
        change = self.game.gains(state, self.seat, action)
        if change is not None:
            self.gains[piece] = change

    def _say(self, key: str, state: State, action: int) -> None:
        """The two lines of a button: what is done, and price → gain. What names a place stays, and whatever two would share."""
        said, change = self._words("of", state, action), self._words("change", state, action)
        brief = self._brief(state, action)
        title, detail = two_lines(said or brief or self.labels[key])
        if (
            change
            and not brief
            and self.game.catalogue.block_of(action).name in getattr(self.game.room("promises"), "PLACES", ())
        ):
            title = self.labels[key]
        self.titles[key], self.promises[key] = title, change or detail
        same = [other for other in self.titles if (self.titles[other], self.promises[other]) == (title, self.promises[key])]
        for other in same if len(same) > 1 else ():
            self.titles[other] = self.labels[other]

    def _brief(self, state: State, action: int) -> str:
        """The label below its question, which says the rest: the form `.brief`, where a text has one."""
        block, extra = self.game.catalogue.block_of(action), state.option_args(action)
        key = f"{'option' if extra else 'action'}-{block.name}.brief"
        if not self.game.texts.has(self.lang, key):
            return ""
        args = {"item": item_arg(block, self.game.catalogue.item_of(action)), **extra}
        return self.game.texts.format(self.lang, key, args, self.seats)

    def _words(self, function: str, state: State, action: int) -> str:
        promise = self.game.ask("promises", function, state, self.seat, action)
        return "" if promise is None else self.game.texts.format(self.lang, promise[0], promise[1], self.seats)

    def told(self, piece: str) -> str:
        """What can be done with a piece, a line for each option: its name, price → gain."""
        return "\n".join(self._line(key) for key in self.pieces.get(piece, ()))

    def _line(self, key: str) -> str:
        if not self.promises[key]:
            return self.titles[key]
        return self.game.texts.format(self.lang, "promise-line", {"what": self.titles[key], "promise": self.promises[key]})


def two_lines(label: str) -> tuple[str, str]:
    """A label such as "Title: detail" or "Title (detail)" in its two halves."""
    found = TWO_LINES.match(label)
    if found is None:
        return label, ""
    return (found["head"], found["colon"]) if found["colon"] else (found["title"], found["round"])


def piece_of(state: State, action: int) -> str:
    """The piece that stands for an action: the game's, or a button of its own in the strip of choices."""
    return state.option_piece(action) or f"option:{state.key(action)}"
