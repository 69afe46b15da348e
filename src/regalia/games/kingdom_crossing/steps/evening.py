"""The Evening (4.19) and the end of the game (CROSSING-END-01 to -03)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import LEGAL, NOBODY
from regalia.games.kingdom_crossing import actions as act
from regalia.games.kingdom_crossing import automa, scoring
from regalia.games.kingdom_crossing import reasons as why
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.reasons import elsewhere
from regalia.games.kingdom_crossing.state import AUTOMA, EVENING, Crossing
from regalia.games.kingdom_crossing.steps import morning
from regalia.games.kingdom_crossing.steps.base import Ask, Auto
from regalia.games.kingdom_crossing.steps.claim import CLAIM
from regalia.games.kingdom_crossing.steps.gains import SEATS


class Night(Auto):
    """The end of a round: its Evening, then the next Morning or the end of the game (CROSSING-ROUND-01, CROSSING-EVE-10)."""

    def __init__(self) -> None:
        super().__init__("evening")

    def run(self, g: Crossing) -> None:
        g.phase = EVENING
        g.leader = g.first
        g.emit("evening", NOBODY, {})
        if g.round < t.ROUNDS:
            g.push(self)
            g.push(morning.MORNING_PHASE)
        else:
            g.push(FINISH)
        for turn in range(g.seats - 1, -1, -1):
            seat: i64 = (g.leader + turn) % g.seats
            if not (g.solo and seat == AUTOMA):
                g.push(PLAYER_EVENING[seat])


class PlayerEvening(Auto):
    """CROSSING-EVE-01: A income at home, B tiles, C Paw markers, D Objectives."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"evening_of:{seat}")
        self.whose: Final[i64] = seat

    def run(self, g: Crossing) -> None:
        g.push(CLAIM[self.whose])
        g.push(TAKE_BACK[self.whose])
        if g.at_home(self.whose):
            g.push(EVENING_INCOME[self.whose])


class EveningIncome(Ask):
    """D20: one guild with a pair, or one Structure (CROSSING-EVE-02 to -05)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"evening_income:{seat}", seat)

    def candidates(self, g: Crossing) -> list[int]:
        return list(range(act.A_EVENING, act.A_PASS))

    def refusal(self, g: Crossing, action: i64) -> i64:
        if action == act.A_PASS:
            return why.NO_INCOME_SKIP
        if action < act.A_EVENING or action > act.A_PASS:
            return elsewhere(g, self.seat, action)
        p = g.players[self.seat]
        income: i64 = action - act.A_EVENING
        if income < t.GUILDS:
            return LEGAL if p.column(income) >= 2 else why.NO_SUCH_INCOME
        return LEGAL if p.owns(income - t.GUILDS) else why.NO_SUCH_INCOME

    def apply(self, g: Crossing, action: i64) -> None:
        morning.collect(g, self.seat, action - act.A_EVENING)


class TakeBack(Auto):
    """CROSSING-EVE-06, -07: the tiles go back to the left, keeping their side, and the Paw markers come back."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"take_back:{seat}")
        self.whose: Final[i64] = seat

    def run(self, g: Crossing) -> None:
        p = g.players[self.whose]
        p.played = 0
        p.paws = 0


class Finish(Auto):
    """CROSSING-END-02, -03: coins become squares of the Investment track; CROSSING-SOLO-21 before that."""

    def __init__(self) -> None:
        super().__init__("finish")

    def run(self, g: Crossing) -> None:
        if g.solo:
            automa.claim_all(g)
        for seat in range(g.seats):
            p = g.players[seat]
            steps = scoring.steps_bought(g.tables, p)
            if steps > 0:
                p.coins -= steps * g.tables.coins_per_step
                p.invest += steps
                if g.events is not None:
                    g.emit("final-investment", seat, {"coins": steps * g.tables.coins_per_step, "square": p.invest})
        g.emit("game-over", NOBODY, {})


NIGHT: Final = Night()
PLAYER_EVENING: Final[list[PlayerEvening]] = [PlayerEvening(seat) for seat in range(SEATS)]
EVENING_INCOME: Final[list[EveningIncome]] = [EveningIncome(seat) for seat in range(SEATS)]
TAKE_BACK: Final[list[TakeBack]] = [TakeBack(seat) for seat in range(SEATS)]
FINISH: Final = Finish()
