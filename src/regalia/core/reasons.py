"""Why an action is refused: a numbered table of reasons, each with its text key and the clause it cites."""

from __future__ import annotations

from regalia.core.step import Arg


class Reason:
    def __init__(self, number: int, key: str, clause: str) -> None:
        self.number = number
        self.key = key
        self.clause = clause


def reason_table(rows: list[tuple[int, str, str]]) -> list[Reason]:
    """Rows of (constant, key, clause), numbered from 1 without gaps; entry 0 means legal."""
    table = [Reason(0, "legal", "")]
    for number, key, clause in rows:
        if number != len(table):
            raise ValueError(f"reason {key} has number {number}, expected {len(table)}")
        table.append(Reason(number, key, clause))
    return table


class Refusal:
    """The answer to "why not?": a text key, its parameters and the clause of the rules."""

    def __init__(self, key: str, clause: str, args: dict[str, Arg]) -> None:
        self.key = key
        self.clause = clause
        self.args = args

    def __repr__(self) -> str:
        return f"Refusal({self.key}, {self.clause})"


class IllegalAction(ValueError):
    """An action that the rules refuse; nothing has changed."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        super().__init__(f"{action}: {refusal.key} ({refusal.clause})")
        self.action = action
        self.refusal = refusal
