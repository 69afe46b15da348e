"""What may lie on the stack of a position: which step on which, and whether each fits the table.

A game says in one table upon which kinds of steps a kind may lie; `BOTTOM` stands for an empty stack, `LANE` for an empty lane.
Nobody is asked who does not sit at the table, nor an automa.
"""

from __future__ import annotations

from collections.abc import Mapping

from regalia.core.errors import PositionError
from regalia.core.stack import Stack
from regalia.core.state import State

BOTTOM = ""
LANE = "lane"

Flow = Mapping[str, tuple[str, ...]]
"""For each kind of step, or a step by its whole name, the kinds or names it may lie upon."""


def check_flow(flow: Flow, g: State) -> None:
    """PositionError if the stack cannot have come about, naming the step and what it contradicts."""
    _check_stack(flow, g, g.stack, "stack", BOTTOM)
    for seat, lane in enumerate(g.lanes):
        _check_stack(flow, g, lane, f"lanes[{seat}]", LANE)


def _check_stack(flow: Flow, g: State, stack: Stack, field: str, bottom: str) -> None:
    below = {bottom}
    for step in stack:
        allowed = flow.get(step.name, flow.get(step.kind, ()))
        if below.isdisjoint(allowed):
            raise PositionError("position-stack", field=field, value=step.name, below=max(below, key=len) or "–")
        if step.seat >= (g.seats if step.auto else g.config.players):
            raise PositionError("position-wrong-seat", field=field, value=step.name)
        contradicted = step.misplaced(g)
        if contradicted:
            raise PositionError("position-step", field=field, value=step.name, other=contradicted)
        below = {step.name, step.kind}
