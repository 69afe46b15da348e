"""The two bases of every step: a question and an automatic stretch that the look-ahead can think through.

While a Work action is not yet paid, effects lie on the stack above the Work step;
`ahead` says what each of them can make of a purse.
"""

from __future__ import annotations

from abc import ABCMeta
from typing import Final

from regalia.core.ints import i64
from regalia.core.step import Arg, Automatic, Question
from regalia.games.kingdom_crossing import reasons as why
from regalia.games.kingdom_crossing.lookahead import Outlook, carefree, purse_of
from regalia.games.kingdom_crossing.state import Crossing

WORK: Final = "work"


class Ask(Question[Crossing], metaclass=ABCMeta):
    """A decision. Single options are asked too: "why not?" must have an answer (CROSSING-INV-04, CROSSING-EFF-07)."""

    def __init__(self, name: str, seat: i64) -> None:
        super().__init__(name, seat, True)

    def ahead(self, g: Crossing, look: Outlook, purses: list[int]) -> list[int]:
        """The purses that answering this question can make of these."""
        return purses

    def refusal_args(self, g: Crossing, action: i64, reason: i64) -> dict[str, Arg]:
        if reason == why.NO_FLIGHT_COINS:
            return {"price": g.flight_price(self.seat), "coins": g.players[self.seat].coins}
        if reason == why.NO_TRADE_COINS:
            return {"price": g.trade_price(), "coins": g.players[self.seat].coins}
        return {}


class Auto(Automatic[Crossing], metaclass=ABCMeta):
    def ahead(self, g: Crossing, look: Outlook, purses: list[int]) -> list[int]:
        """The purses that this stretch can make of these."""
        return purses


def free_choice(g: Crossing, seat: i64) -> bool:
    """CROSSING-WORK-04, -09: whether an option that only gains needs no look ahead."""
    return not g.paying_ahead() or carefree(g, seat)


def pending(g: Crossing, look: Outlook, purses: list[int]) -> list[int]:
    """The purses after everything that waits between the question now asked and the Work step."""
    found = purses
    for at in range(len(g.stack) - 2, -1, -1):
        step = g.stack[at]
        if step.kind == WORK:
            break
        if isinstance(step, Ask):  # noqa: SIM114 - two native calls; of a union it would be a slow one
            found = step.ahead(g, look, found)
        elif isinstance(step, Auto):
            found = step.ahead(g, look, found)
    return found


def can_after(g: Crossing, look: Outlook, purses: list[int]) -> bool:
    """Whether one of these purses, after all that is pending, leads to a payment."""
    return look.can_any(pending(g, look, purses))


def real_purse(g: Crossing, seat: i64) -> i64:
    return purse_of(g.tables, g.players[seat])
