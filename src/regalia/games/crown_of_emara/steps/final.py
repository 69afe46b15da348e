"""The final allocation (EMARA-END-02, -03, -09): left-overs become points, split freely between citizens and buildings."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.step import LEGAL, Arg, Question
from regalia.games.crown_of_emara import actions as act
from regalia.games.crown_of_emara import reasons as why
from regalia.games.crown_of_emara import scoring
from regalia.games.crown_of_emara.state import Emara
from regalia.games.crown_of_emara.steps import moments
from regalia.games.crown_of_emara.steps.paying import MOST_PLAYERS
from regalia.games.crown_of_emara.tables import BP, CP, GOODS, LEFT_OVERS, SOURCES


class FinalAllocation(Question[Emara]):
    """How many of the final points go to the citizens; the rest goes to the buildings."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"final_allocation:{seat}", seat, always=False)

    def candidates(self, g: Emara) -> list[int]:
        found = Options()
        self.legal(g, found)
        return found.listed()

    def legal(self, g: Emara, out: Options) -> None:
        points = scoring.final_points(g, self.seat)
        if points > act.MOST_POINTS:
            points = act.MOST_POINTS
        for count in range(points + 1):
            out.add(act.FINAL_ALLOCATION + count)

    def refusal(self, g: Emara, action: i64) -> i64:
        if action < act.FINAL_ALLOCATION or action >= act.DONE:
            return moments.refusal(g, action)
        return LEGAL if action - act.FINAL_ALLOCATION <= scoring.final_points(g, self.seat) else why.POINTS_NOT_THERE

    def apply(self, g: Emara, action: i64) -> None:
        seat = self.seat
        citizens: i64 = action - act.FINAL_ALLOCATION
        buildings: i64 = scoring.final_points(g, seat) - citizens
        first: i64 = seat * SOURCES * 2
        g.goods[seat * GOODS + CP] += citizens
        g.goods[seat * GOODS + BP] += buildings
        g.sources[first + LEFT_OVERS] += citizens
        g.sources[first + SOURCES + LEFT_OVERS] += buildings
        if g.events is not None:
            g.emit("allocate", seat, {"citizens": citizens, "buildings": buildings})

    def prompt_args(self, g: Emara) -> dict[str, Arg]:
        return {"points": scoring.final_points(g, self.seat), "best": scoring.best_split(g, self.seat)}

    def refusal_args(self, g: Emara, action: i64, reason: i64) -> dict[str, Arg]:
        return {"points": scoring.final_points(g, self.seat)}

    def warning(self, g: Emara, action: i64) -> str:
        """EMARA-END-04: only the lower pawn counts."""
        best = scoring.best_split(g, self.seat)
        chosen: i64 = action - act.FINAL_ALLOCATION
        return "poor-split" if scoring.after_split(g, self.seat, chosen) < scoring.after_split(g, self.seat, best) else ""


FINAL_ALLOCATION: Final[list[FinalAllocation]] = [FinalAllocation(seat) for seat in range(MOST_PLAYERS)]
