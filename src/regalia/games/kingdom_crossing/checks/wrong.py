"""The errors of the checks, and the little they all ask of the stack."""

from __future__ import annotations

from typing import Any

from regalia.core.errors import PositionError
from regalia.core.step import Step
from regalia.games.kingdom_crossing.state import Crossing

OUT_OF_PLACE = "position-out-of-place"


def wrong(field: str, key: str, clause: str, **args: Any) -> PositionError:
    return PositionError(key, clause, field=f"table.{field}", **args)


def misplaced(g: Crossing, at: int, other: str, clause: str) -> PositionError:
    """A step of the stack contradicts another field."""
    return PositionError("position-step", clause, field=f"stack[{at}]", value=g.stack[at].name, other=f"table.{other}")


def nowhere(g: Crossing, at: int, clause: str = "") -> PositionError:
    """A step that cannot be there whatever the table looks like."""
    return PositionError(OUT_OF_PLACE, clause, field=f"stack[{at}]", value=g.stack[at].name)


def whose(step: Step[Any]) -> int:
    """The seat a step belongs to, or NOBODY."""
    return int(getattr(step, "whose", step.seat))


def kinds(g: Crossing) -> list[str]:
    return [step.kind for step in g.stack]


def has_step(g: Crossing, kind: str, seat: int) -> bool:
    return any(step.kind == kind and whose(step) == seat for step in g.stack)
