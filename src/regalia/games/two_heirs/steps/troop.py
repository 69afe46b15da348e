"""D3, where a troop goes (HEIRS-TROOP-01 to -06)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.step import LEGAL, Arg, Question
from regalia.games.two_heirs import reasons as why
from regalia.games.two_heirs import turn
from regalia.games.two_heirs.actions import A_SUPPLY, A_TO, DIRECTIONS, adjacent, cell_at, cell_of, number_of
from regalia.games.two_heirs.labels import troop_id, troop_name
from regalia.games.two_heirs.state import EMPTY, IN_SUPPLY, NORTH_SEAT, SOUTH_SEAT, TROOPS, Heirs


class SendTroop(Question[Heirs]):
    """D3: where a troop goes."""

    def __init__(self, seat: i64, troop: i64) -> None:
        super().__init__(f"troop:{seat}:{troop_id(troop)}", seat)
        self.troop: Final[i64] = troop

    def candidates(self, g: Heirs) -> list[int]:
        found = [A_TO + number_of(cell) for cell in g.cells]
        found.append(A_SUPPLY)
        return found

    def refusal(self, g: Heirs, action: i64) -> i64:
        if action < A_TO or action > A_SUPPLY:
            return why.OTHER_DECISION
        here = g.troops[self.troop]
        if action == A_SUPPLY:
            if self.troop % 3 == 0:
                return why.CAVALRY_STAYS
            return why.NOT_IN_LANDSCAPE if here == IN_SUPPLY else LEGAL
        plot = g.plot_at(cell_of(action - A_TO))
        if here != IN_SUPPLY and not adjacent(g.cells[here], cell_of(action - A_TO)):
            return why.NOT_ADJACENT
        if plot == EMPTY:
            return why.NO_TILE_THERE
        if g.occupied(plot):
            return why.START_TILE_OCCUPIED if g.cells[plot] == cell_at(0, 0) else why.OCCUPIED
        if here == IN_SUPPLY and not turn.may_deploy_to(g, self.seat, plot):
            return why.NO_OWN_TROOP_NEXT
        return LEGAL

    def legal(self, g: Heirs, out: Options) -> None:
        here: i64 = g.troops[self.troop]
        if here >= 0:
            for d in range(DIRECTIONS):
                plot: i64 = g.near[here * DIRECTIONS + d]
                if plot != EMPTY and not g.occupied(plot):
                    out.add(A_TO + number_of(g.cells[plot]))
            if self.troop % 3 != 0:
                out.add(A_SUPPLY)
            return
        for plot in range(len(g.cells)):
            if not g.occupied(plot) and turn.may_deploy_to(g, self.seat, plot):
                out.add(A_TO + number_of(g.cells[plot]))

    def apply(self, g: Heirs, action: i64) -> None:
        plot: i64 = IN_SUPPLY
        if action != A_SUPPLY:
            plot = g.plot_at(cell_of(action - A_TO))
        turn.move_troop(g, self.seat, self.troop, plot)

    def prompt_args(self, g: Heirs) -> dict[str, Arg]:
        return {"troop": troop_name(self.troop)}


SEND_TROOP: Final[list[SendTroop]] = [SendTroop(seat, troop) for seat in (SOUTH_SEAT, NORTH_SEAT) for troop in range(TROOPS)]
