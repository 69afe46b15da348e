"""A question of this game: made by the engine when a single answer is left, with the numbers that explain a refusal."""

from __future__ import annotations

from abc import ABCMeta
from typing import Final

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.step import LEGAL, Arg, Question
from regalia.games.rise_to_nobility import details
from regalia.games.rise_to_nobility.state import Nobility


class Choice(Question[Nobility], metaclass=ABCMeta):
    def __init__(self, kind: str, seat: i64) -> None:
        super().__init__(f"{kind}:{seat}", seat, False)

    def refusal_args(self, g: Nobility, action: i64, reason: i64) -> dict[str, Arg]:
        return details.of(g, self.seat, action, reason)

    def misplaced(self, g: Nobility) -> str:
        """The questions of a turn are put to the player whose turn it is."""
        return self.contradicted(g) if self.seat == g.active else "active"

    def contradicted(self, g: Nobility) -> str:
        """The field that contradicts this question put to the active player, or ""."""
        return ""

    def own(self, field: str) -> str:
        """A field of the player who is asked."""
        return f"players[{self.seat}].{field}"


class Numbered(Choice, metaclass=ABCMeta):
    """A question about the actions of one block: `amount` of them from `first` on."""

    def __init__(self, kind: str, seat: i64, first: i64, amount: i64) -> None:
        super().__init__(kind, seat)
        self.first: Final[i64] = first
        self.amount: Final[i64] = amount

    def candidates(self, g: Nobility) -> list[int]:
        return list(range(self.first, self.first + self.amount))

    def legal(self, g: Nobility, out: Options) -> None:
        for action in range(self.first, self.first + self.amount):
            if self.refusal(g, action) == LEGAL:
                out.add(action)
