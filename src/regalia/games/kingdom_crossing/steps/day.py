"""The Day (4.9): turns, D05 with its tile, Rest, Work, and the Royal Visit (4.8)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.step import LEGAL, Arg
from regalia.games.kingdom_crossing import actions as act
from regalia.games.kingdom_crossing import reasons as why
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.automa import AUTOMA_TURN
from regalia.games.kingdom_crossing.lookahead import can_work
from regalia.games.kingdom_crossing.names import queen_name, tile_name
from regalia.games.kingdom_crossing.reasons import elsewhere
from regalia.games.kingdom_crossing.state import AUTOMA, DAY, IDLE, S_DONE, S_TUCK, Crossing
from regalia.games.kingdom_crossing.steps import effects, work
from regalia.games.kingdom_crossing.steps.base import Ask, Auto
from regalia.games.kingdom_crossing.steps.claim import CLAIM
from regalia.games.kingdom_crossing.steps.gains import SEATS
from regalia.games.kingdom_crossing.steps.house import HOUSE
from regalia.kit.sets import BIT


class Day(Auto):
    """CROSSING-ROUND-03, -04: the order is fixed now; a token taken during the Day does not change it."""

    def __init__(self) -> None:
        super().__init__("day")

    def run(self, g: Crossing) -> None:
        g.phase = DAY
        g.leader = g.first
        g.turns = 0
        g.emit("day", -1, {})
        g.push(DAY_TURN)


class DayTurn(Auto):
    """CROSSING-DAY-01: one action at a time, clockwise, four each."""

    def __init__(self) -> None:
        super().__init__("day_turn")

    def run(self, g: Crossing) -> None:
        g.tile = t.NONE
        g.side = 0
        g.stage = IDLE
        g.space = t.NONE
        g.flown = False
        g.traded = False
        g.left = 0
        if g.turns == t.ACTIONS_PER_ROUND * g.seats:
            return
        seat: i64 = (g.leader + g.turns) % g.seats
        g.turns += 1
        g.push(self)
        if g.solo and seat == AUTOMA:
            g.push(AUTOMA_TURN)
        else:
            g.push(ACTION[seat])


class Action(Ask):
    """D05: Rest or Work with an available tile (CROSSING-DAY-02 to -06, CROSSING-WORK-03, CROSSING-QUEEN-04)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"action:{seat}", seat)

    def candidates(self, g: Crossing) -> list[int]:
        return list(range(act.A_REST, act.A_TRADE))

    def legal(self, g: Crossing, out: Options) -> None:
        played = g.players[self.seat].played
        for tile in range(t.TILES):
            if (played >> tile) & 1 == 0:
                out.add(act.A_REST + tile)
                if self._work_refusal(g, tile) == LEGAL:
                    out.add(act.A_WORK + tile)

    def refusal(self, g: Crossing, action: i64) -> i64:
        if action == act.A_PASS:
            return why.MUST_PLAY_A_TILE
        if action < act.A_REST or action >= act.A_TRADE:
            return elsewhere(g, self.seat, action)
        tile: i64 = action - act.A_REST if action < act.A_WORK else action - act.A_WORK
        if (g.players[self.seat].played >> tile) & 1:
            return why.TILE_PLAYED
        return LEGAL if action < act.A_WORK else self._work_refusal(g, tile)

    def _work_refusal(self, g: Crossing, tile: i64) -> i64:
        if tile == t.QUEEN_TILE:
            return LEGAL if g.queen != t.NONE else why.QUEEN_GONE
        return LEGAL if can_work(g, self.seat, tile) else why.WORK_IMPOSSIBLE

    def refusal_args(self, g: Crossing, action: i64, reason: i64) -> dict[str, Arg]:
        if reason == why.WORK_IMPOSSIBLE:
            return {"bridges": g.tables.bridges[action - act.A_WORK], "coins": g.players[self.seat].coins}
        return super().refusal_args(g, action, reason)

    def apply(self, g: Crossing, action: i64) -> None:
        seat = self.seat
        p = g.players[seat]
        g.push(CLAIM[seat])
        if action < act.A_WORK:
            rest(g, seat, action - act.A_REST)
            return
        tile: i64 = action - act.A_WORK
        p.played |= BIT[tile]
        if g.events is not None:
            g.emit("work", seat, {"tile": tile_name(g, tile)})
        if tile == t.QUEEN_TILE:
            visit(g, seat)
        else:
            work.begin(g, seat, tile)


def rest(g: Crossing, seat: i64, tile: i64) -> None:
    """CROSSING-DAY-04."""
    p = g.players[seat]
    coins: i64 = g.tables.rest_coins[tile * 2 + ((p.upgraded >> tile) & 1)]
    p.played |= BIT[tile]
    p.coins += coins
    if g.events is not None:
        g.emit("rest", seat, {"tile": tile_name(g, tile), "coins": coins})


def visit(g: Crossing, seat: i64) -> None:
    """CROSSING-QUEEN-03, -08: token and card first, then the effect once or twice."""
    g.tile = t.QUEEN_TILE
    g.side = (g.players[seat].upgraded >> t.QUEEN_TILE) & 1
    g.stage = S_TUCK
    g.first = seat
    g.times = g.tables.queen_times[t.QUEEN_TILE * 2 + g.side]
    if g.events is not None:
        g.emit("visit", seat, {"queen": queen_name(g, g.queen)})
    g.push(VISIT[seat])


class Visit(Auto):
    """The rest of a Royal Visit: effect, tuck, House check."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"visit:{seat}")
        self.whose: Final[i64] = seat

    def run(self, g: Crossing) -> None:
        if g.times > 0:
            g.times -= 1
            g.push(self)
            effects.run(g, self.whose, g.tables.queen_effect[g.queen])
            return
        p = g.players[self.whose]
        p.tuck(g.tables.queen_guild[g.queen])
        p.queens |= BIT[g.queen]
        g.queen = t.NONE
        g.stage = S_DONE
        g.push(HOUSE[self.whose])


DAY_PHASE: Final = Day()
DAY_TURN: Final = DayTurn()
ACTION: Final[list[Action]] = [Action(seat) for seat in range(SEATS)]
VISIT: Final[list[Visit]] = [Visit(seat) for seat in range(SEATS)]
