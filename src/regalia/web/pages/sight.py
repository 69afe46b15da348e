"""What one viewer looks at: a position, a seat, a language and the names of the people at the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from regalia.core.game import Game
from regalia.core.state import State
from regalia.core.step import NOBODY, Arg
from regalia.drawing.lighting import Lit
from regalia.drawing.parts import Parts
from regalia.drawing.scene import MARKS, Scene
from regalia.table.chains import Link, plain


class Sight:
    """`seat` is NOBODY for a spectator. `asked`: whether this viewer may decide now (never in a look back). `alone`: whether the
    viewer holds this seat only, which the board then calls "You"."""

    def __init__(self, state: State, seat: int, lang: str, names: Sequence[str], asked: bool, alone: bool = False) -> None:
        self.game: Game = state.game
        self.state = state
        self.seat = seat
        self.lang = lang
        self.names = list(names)
        self.alone = alone
        self.asked = asked and seat in state.actors()
        self.links: list[Link] = plain(state, seat) if self.asked else []
        """The options, in the order of the game."""
        self.held: list[str] = []
        """The pieces that are held until one says where they go."""

    @property
    def you(self) -> int:
        """The seat that sentences call "you"."""
        return self.seat if self.alone else NOBODY

    def t(self, key: str, **args: Arg) -> str:
        return self.game.texts.format(self.lang, key, args, self.names)

    @cached_property
    def shown_names(self) -> list[str]:
        """The names on the board, where the viewer is "You"."""
        found = self.names.copy()
        if self.alone and self.seat != NOBODY:
            found[self.seat] = self.t("web-you")
        return found

    @cached_property
    def scene(self) -> Scene:
        """The scene of the board; nothing is lit while the viewer only looks."""
        lights = Lit(self.game, self.seat, self.lang, self.shown_names)
        for link in self.links:
            lights.add(link.state, link.action, link.keys[-1])
        return Scene(self.game, self.state.view(self.seat), self.lang, self.shown_names, lights)

    @cached_property
    def parts(self) -> Parts | None:
        """The drawing, or None for a game that is shown as text only."""
        return self.game.draw(self.scene) if self.game.has_board else None

    def tincture(self, seat: int) -> int:
        """The colour and charge of a seat; a spectator's bar is sable."""
        return self.game.tincture(self.scene.view, seat) if seat != NOBODY else 5

    def mark(self, seat: int) -> str:
        return MARKS[self.tincture(seat) - 1]

    def table_text(self) -> str:
        """The same position in words, for screen readers and for games without a drawing."""
        return self.game.draw_text(self.scene.view, self.lang, False)
