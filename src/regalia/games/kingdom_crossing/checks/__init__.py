"""Contradictions that conservation does not see: the table, the players, the steps on the stack, the Work action under way."""

from __future__ import annotations

from regalia.games.kingdom_crossing.checks import board, players, stack, work
from regalia.games.kingdom_crossing.state import Crossing


def check(g: Crossing) -> None:
    board.check(g)
    players.check(g)
    stack.check(g)
    work.check(g)
