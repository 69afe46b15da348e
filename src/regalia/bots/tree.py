"""The tree of a search: what is known of each option of each question that was reached.

A node stands for a sequence of decisions, not for a position (open loop): the same sequence leads to other positions when
other cards were dealt. So a node may be asked of options it has not seen yet, and remembers them one by one.
"""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.vecs import append, vec

NEW: Final = -1


class Node:
    """A question to one seat after a sequence of decisions; its options side by side.

    first   how good the position looked right after the option, to the seat
    weight  the option's share of attention, not yet divided by the sum
    total   what came of it, summed over the visits
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat
        self.actions: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.first: vec[float] = vec[float]()
        self.weight: vec[float] = vec[float]()
        self.total: vec[float] = vec[float]()
        self.children: list[Node | None] = []
        self.best: float = 0.0
        self.count: i64 = 0
        self.other: Node | None = None
        """The same sequence when chance gave the question to another seat."""
        self.lanes: list[Node | None] = []
        """Where several decide at once: the tree of each of the others, who cannot see what is chosen here."""

    def find(self, action: i64, near: i64) -> i64:
        """The place of an option, most likely `near`; NEW if it has not been seen."""
        size: i64 = len(self.actions)
        if near < size and self.actions[near] == action:
            return near
        for at in range(size):
            if self.actions[at] == action:
                return at
        return NEW

    def add(self, action: i64, first: float, weight: float) -> None:
        self.actions = append(self.actions, action)
        self.visits = append(self.visits, 0)
        self.first = append(self.first, first)
        self.weight = append(self.weight, weight)
        self.total = append(self.total, 0.0)
        self.children.append(None)

    def of(self, seat: i64) -> Node:
        """This node, or the one beside it whose question goes to this seat."""
        found: Node = self
        while found.seat != seat:
            beside = found.other
            if beside is None:
                beside = Node(seat)
                found.other = beside
            found = beside
        return found

    def lane(self, seat: i64, seats: i64) -> Node:
        """The tree of a seat that decides at the same time."""
        while len(self.lanes) < seats:
            self.lanes.append(None)
        found = self.lanes[seat]
        if found is None:
            found = Node(seat)
            self.lanes[seat] = found
        return found

    def most_visited(self) -> i64:
        """The place of the option looked at most; of equals the one with the better average."""
        best: i64 = 0
        for at in range(1, len(self.actions)):
            more: i64 = self.visits[at] - self.visits[best]
            if more > 0 or (more == 0 and self.mean(at) > self.mean(best)):
                best = at
        return best

    def mean(self, at: i64) -> float:
        visits: i64 = self.visits[at]
        return self.total[at] / float(visits) if visits > 0 else self.first[at]
