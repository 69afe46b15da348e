"""What can go wrong at a table, each a sentence in the caller's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from regalia.core.errors import UserError

if TYPE_CHECKING:
    from regalia.core.game import Game
    from regalia.core.reasons import Refusal


class TableError(UserError):
    """A request that makes no sense at this table."""


class Missing(TableError):
    """There is no such thing, or the caller may not know of it."""


class Forbidden(TableError):
    """The caller may know of it but not do this."""


class Conflict(TableError):
    """The table has gone on; `step` is where it stands for the caller."""

    def __init__(self, key: str, step: int, **args: int | str) -> None:
        super().__init__(key, "", step=step, **args)
        self.step = step


class Unconfirmed(Conflict):
    """This would end the turn, and the player wants to be asked first."""


class Busy(TableError):
    """Too many others at the same moment; try again."""


class Quarantined(TableError):
    """The table is kept but cannot be used: it does not replay, or something at it fails again and again."""


class Unavailable(TableError):
    """The database cannot be used just now; come back in a moment."""


class Unreadable(Unavailable):
    """What was asked for lies where the database is damaged; the rest of it can still be read."""


class Illegal(TableError):
    """The rules refuse the action: the reason in the game's words, with its clause."""

    def __init__(self, game: Game, action: str, refusal: Refusal, names: Sequence[str]) -> None:
        super().__init__("table-illegal", refusal.clause, action=action)
        self.game = game
        self.action = action
        self.refusal = refusal
        self.names = names

    def text(self, lang: str) -> str:
        return self.game.reason(lang, self.refusal, self.names)
