"""What a board is drawn from: one seat's view, a language, the names of the seats, and the pieces that may be touched."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regalia.core.game import Game
from regalia.core.packs import pack_of
from regalia.core.state import State
from regalia.drawing.lighting import Lit, piece_of
from regalia.drawing.markup import esc
from regalia.drawing.parts import Parts


class Scene:
    """`me` is the seat that looks (NOBODY: a spectator); `lit` maps a piece to the keys of the options it stands for;
    `labels` says what each of these options is called, `gains` what it would change in the scores, by piece."""

    def __init__(self, game: Game, view: dict[str, Any], lang: str, seats: Sequence[str], lights: Lit | None = None) -> None:
        self.game = game
        self.view = view
        self.table: dict[str, Any] = view["table"]
        self.pack = pack_of(view)
        self.lang = lang
        self.seats = list(seats)
        self.me: int = view["seat"]
        self.light(lights)

    def light(self, lights: Lit | None) -> None:
        """Light the pieces of these options, and no others."""
        self.lights = lights or Lit(self.game, self.me, self.lang, self.seats)
        self.lit, self.labels, self.gains = self.lights.pieces, self.lights.labels, self.lights.gains

    def t(self, key: str, **args: int | str) -> str:
        """A text, ready to stand in markup."""
        return esc(self.game.texts.format(self.lang, key, args, self.seats))

    def is_lit(self, piece: str) -> bool:
        return piece in self.lit

    def tincture(self, seat: int) -> int:
        """The number of a seat's tincture and charge, 1 to 6."""
        return self.game.tincture(self.view, seat)

    def seat_class(self, seat: int) -> str:
        return f"seat-{self.tincture(seat)}"

    def mark(self, seat: int) -> str:
        return MARKS[self.tincture(seat) - 1]

    def touch(self, piece: str, name: str) -> str:
        """Attributes of something that can be clicked: lit pieces act, the others answer "why not?"."""
        state = "lit" if self.is_lit(piece) else "unlit"
        focus = f' aria-description="{esc(self.lights.told(piece))}" tabindex="0"' if self.is_lit(piece) else ""
        return f' data-piece="{esc(piece)}" data-state="{state}" role="button" aria-label="{name}"{focus}'


MARKS = ("i-mark-bend", "i-mark-chevron", "i-mark-cross", "i-mark-saltire", "i-mark-pale", "i-mark-lozenge")


def scene_of(state: State, seat: int, lang: str, seats: Sequence[str] | None = None) -> Scene:
    """The scene of a seat; its options light their pieces."""
    game = state.game
    names = list(seats) if seats is not None else game.seat_names(lang, state.config)
    lights = Lit(game, seat, lang, names)
    if seat in state.actors():
        for action in state.legal_for(seat):
            lights.add(state, action, state.key(action))
    return Scene(game, state.view(seat), lang, names, lights)


__all__ = ["Parts", "Scene", "piece_of", "scene_of"]
