"""A question of this game: made by the engine when a single answer is left, with the numbers that explain a refusal."""

from __future__ import annotations

from abc import ABCMeta

from regalia.core.ints import i64
from regalia.core.step import Arg, Question
from regalia.games.rise_to_nobility import details
from regalia.games.rise_to_nobility.state import Nobility


class Choice(Question[Nobility], metaclass=ABCMeta):
    def __init__(self, kind: str, seat: i64) -> None:
        super().__init__(f"{kind}:{seat}", seat, False)

    def refusal_args(self, g: Nobility, action: i64, reason: i64) -> dict[str, Arg]:
        return details.of(g, self.seat, action, reason)


def numbered(first: i64, amount: i64) -> list[int]:
    """The actions of a whole block."""
    return list(range(first, first + amount))
