"""A table as text: what the terminals of all games share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regalia.core.packs import pack_of

if TYPE_CHECKING:
    from regalia.core.game import Game

BOLD = "1"


class Painter:
    """Texts of one language, colour or not, and what is printed on the components (`pack` may change that)."""

    def __init__(self, game: Game, view: dict[str, Any], lang: str, colour: bool) -> None:
        self.game = game
        self.view = view
        self.table: dict[str, Any] = view["table"]
        self.pack = pack_of(view)
        self.lang = lang
        self.colour = colour
        self.seats: list[str] = []
        """Names for texts that speak of a seat; without them a seat goes by its number."""

    def text(self, key: str, **args: int | str) -> str:
        return self.game.texts.format(self.lang, key, args, self.seats)

    def paint(self, text: str, code: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.colour else text

    def title(self, text: str) -> str:
        return self.paint(text, BOLD)
