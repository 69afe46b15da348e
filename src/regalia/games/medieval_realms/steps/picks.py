"""D1, the starting picks: two different resources each, in reverse turn order, no pair twice (REALMS-SETUP-09 to -11)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import LEGAL, Arg, Automatic, Question
from regalia.games.medieval_realms import realm
from regalia.games.medieval_realms import reasons as why
from regalia.games.medieval_realms.actions import A_PICK_FIRST, A_PICK_SECOND, A_PLACE_MAYOR
from regalia.games.medieval_realms.chances import C_PAIR
from regalia.games.medieval_realms.labels import resource_name, with_name
from regalia.games.medieval_realms.state import REGENT, Realms
from regalia.games.medieval_realms.tables import MOST_SEATS, RESOURCE_IDS, RESOURCES
from regalia.kit.sets import BIT, size

# A set of all 21 pairs (REALMS-SETUP-11).
ALL_PAIRS: Final = 0x1FFFFF


def pair_number(first: i64, second: i64) -> i64:
    """From 0 to 20, the same for both orders."""
    low: i64 = first if first < second else second
    high: i64 = second if first < second else first
    return low * (2 * RESOURCES - 1 - low) // 2 + high - low - 1


def pair_is_free(g: Realms, first: i64, second: i64) -> bool:
    return first != second and (g.pairs >> pair_number(first, second)) & 1 == 0


def no_pair(g: Realms) -> str:
    """The field that contradicts a pick: every seat that waits for one needs a pair that nobody has."""
    return "table.starting_pairs" if size(ALL_PAIRS & ~g.pairs) < len(g.stack) - 1 else ""


def pick(g: Realms, seat: i64, resource: i64) -> None:
    """A-41: the token is in the palace at once."""
    realm.gain(g, seat, resource, 1)
    if g.events is not None:
        g.emit("pick", seat, {"resource": resource_name(g, resource)})


def take_pair(g: Realms, first: i64, second: i64) -> None:
    g.pairs |= BIT[pair_number(first, second)]


class PickFirst(Question[Realms]):
    def __init__(self, seat: i64) -> None:
        super().__init__(f"pick_first:{seat}", seat)

    def candidates(self, g: Realms) -> list[int]:
        return list(range(A_PICK_FIRST, A_PICK_SECOND))

    def refusal(self, g: Realms, action: i64) -> i64:
        reason = why.never(action)
        if reason != LEGAL:
            return reason
        if action >= A_PICK_SECOND:
            return why.PICK_PENDING
        for second in range(RESOURCES):
            if pair_is_free(g, action - A_PICK_FIRST, second):
                return LEGAL
        return why.NO_PAIR_LEFT

    def apply(self, g: Realms, action: i64) -> None:
        resource: i64 = action - A_PICK_FIRST
        pick(g, self.seat, resource)
        g.push(PICK_SECOND[self.seat * RESOURCES + resource])

    def refusal_args(self, g: Realms, action: i64, reason: i64) -> dict[str, Arg]:
        if reason == why.NO_PAIR_LEFT:
            return {"resource": resource_name(g, action - A_PICK_FIRST)}
        return {"which": 1} if reason == why.PICK_PENDING else {}

    def misplaced(self, g: Realms) -> str:
        return no_pair(g)


class PickSecond(Question[Realms]):
    def __init__(self, seat: i64, first: i64) -> None:
        super().__init__(f"pick_second:{seat}:{RESOURCE_IDS[first]}", seat)
        self.first: Final[i64] = first

    def candidates(self, g: Realms) -> list[int]:
        return list(range(A_PICK_SECOND, A_PLACE_MAYOR))

    def refusal(self, g: Realms, action: i64) -> i64:
        reason = why.never(action)
        if reason != LEGAL:
            return reason
        if action < A_PICK_SECOND or action >= A_PLACE_MAYOR:
            return why.PICK_PENDING
        second: i64 = action - A_PICK_SECOND
        if second == self.first:
            return why.SAME_RESOURCE
        return LEGAL if pair_is_free(g, self.first, second) else why.PAIR_TAKEN

    def apply(self, g: Realms, action: i64) -> None:
        second: i64 = action - A_PICK_SECOND
        pick(g, self.seat, second)
        take_pair(g, self.first, second)

    def refusal_args(self, g: Realms, action: i64, reason: i64) -> dict[str, Arg]:
        if reason == why.PAIR_TAKEN or reason == why.SAME_RESOURCE:
            return {"first": resource_name(g, self.first), "second": resource_name(g, action - A_PICK_SECOND)}
        return {"which": 2} if reason == why.PICK_PENDING else {}

    def prompt_args(self, g: Realms) -> dict[str, Arg]:
        return {"first": with_name(g, self.first)}

    def misplaced(self, g: Realms) -> str:
        for second in range(RESOURCES):
            if pair_is_free(g, self.first, second):
                return ""
        return "table.starting_pairs"


class RegentPick(Automatic[Realms]):
    """REALMS-SOLO-02: any legal pair, each as likely."""

    def __init__(self) -> None:
        super().__init__("regent_pick", REGENT)

    def run(self, g: Realms) -> None:
        chosen = g.pick_member(C_PAIR, ALL_PAIRS & ~g.pairs)
        if g.events is not None:
            g.emit("regent-picks", REGENT, {})
        for first in range(RESOURCES):
            for second in range(first + 1, RESOURCES):
                if pair_number(first, second) == chosen:
                    pick(g, REGENT, first)
                    pick(g, REGENT, second)
                    take_pair(g, first, second)

    def misplaced(self, g: Realms) -> str:
        return no_pair(g)


PICK_FIRST: Final[list[PickFirst]] = [PickFirst(seat) for seat in range(MOST_SEATS)]
PICK_SECOND: Final[list[PickSecond]] = [PickSecond(seat, first) for seat in range(MOST_SEATS) for first in range(RESOURCES)]
REGENT_PICK: Final = RegentPick()
