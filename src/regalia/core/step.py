"""A step of the flow: one question with its consequence, or one automatic stretch of the rules.

Steps are immutable and shared between all states: a state only keeps a stack of references, so a copy of
the flow is a copy of a list. What a step needs to know beyond its seat is part of the step (a table of
steps per argument) or lies in a named field of the state.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from regalia.core.ints import i64
from regalia.core.options import Options

G = TypeVar("G")

NOBODY: Final = -1
LEGAL: Final = 0

Arg = int | str
"""A parameter of a text: a number, literal text, "@key" for another text, or "#n" for the name of seat n."""


class Step(Generic[G], metaclass=ABCMeta):
    """`name` is the step's stable identity in a position ("menu:0"); the part before ":" is its kind.

    seat    who is asked; for an automatic step the automa that acts; or NOBODY
    auto    the step asks nothing and runs as soon as it is on top
    always  the question is put even when it has a single answer
    """

    def __init__(self, name: str, seat: i64, auto: bool, always: bool) -> None:
        self.name: Final[str] = name
        self.kind: Final[str] = name.split(":", 1)[0]
        self.seat: Final[i64] = seat
        self.auto: Final[bool] = auto
        self.always: Final[bool] = always

    @abstractmethod
    def apply(self, g: G, action: i64) -> None:
        """The consequence. The step has already left the stack."""

    def candidates(self, g: G) -> list[int]:
        """The actions this question is about, legal or not."""
        return []

    def refusal(self, g: G, action: i64) -> i64:
        """LEGAL, or the number of the reason why not; total over the whole catalogue."""
        return LEGAL

    def legal(self, g: G, out: Options) -> None:
        """Append the legal actions to `out`. Only wide and hot steps override this."""
        for action in self.candidates(g):
            if self.refusal(g, action) == LEGAL:
                out.add(action)

    def refusal_args(self, g: G, action: i64, reason: i64) -> dict[str, Arg]:
        """What the sentence of a refusal needs to be concrete."""
        return {}

    def prompt_args(self, g: G) -> dict[str, Arg]:
        return {}

    def misplaced(self, g: G) -> str:
        """The field of a position that contradicts this step on the stack ("hands.white"), or ""."""
        return ""

    def warning(self, g: G, action: i64) -> str:
        """Key of a caution about a legal but wasteful action, or "" (texts: `warning-<key>`)."""
        return ""


class Question(Step[G], metaclass=ABCMeta):
    """A decision of one seat."""

    def __init__(self, name: str, seat: i64, always: bool = True) -> None:
        super().__init__(name, seat, False, always)

    @abstractmethod
    def candidates(self, g: G) -> list[int]: ...

    @abstractmethod
    def refusal(self, g: G, action: i64) -> i64: ...


class Automatic(Step[G], metaclass=ABCMeta):
    """A stretch of the rules without a decision; with a seat, a move of that automa."""

    def __init__(self, name: str, seat: i64 = NOBODY) -> None:
        super().__init__(name, seat, True, True)

    @abstractmethod
    def run(self, g: G) -> None: ...

    def apply(self, g: G, action: i64) -> None:
        self.run(g)


class StepBook:
    """All steps of a game by name, so that a written position can name the steps of its stack."""

    def __init__(self, *tables: Sequence[Step[Any]]) -> None:
        self.by_name: dict[str, Step[Any]] = {}
        for table in tables:
            for step in table:
                self.add(step)

    def add(self, step: Step[Any]) -> None:
        if step.name in self.by_name:
            raise ValueError(f"two steps named {step.name}")
        self.by_name[step.name] = step

    def kinds(self) -> list[str]:
        """Kinds of the questions (not of the automatic steps), in order of definition."""
        return list(dict.fromkeys(s.kind for s in self.by_name.values() if not s.auto))
