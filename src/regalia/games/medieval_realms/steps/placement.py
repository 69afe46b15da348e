"""D2, placing all leaders at once and in secret (REALMS-PLACE-01 to -08; decoys REALMS-DECOY-01 to -03).

Each seat has a lane of its own: mayors, then decoys, generals, admirals. The last leader placed commits the arrangement.
"""

from __future__ import annotations

from typing import Any, Final

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.step import LEGAL, Arg, Automatic, Question, Step
from regalia.games.medieval_realms import placing
from regalia.games.medieval_realms import reasons as why
from regalia.games.medieval_realms.actions import A_ACTIVATE, A_PLACE_MAYOR, FIRST_TERRAIN, PLACES
from regalia.games.medieval_realms.chances import C_SLOT, C_TERRAIN
from regalia.games.medieval_realms.labels import place_name
from regalia.games.medieval_realms.placing import ADMIRALS, ALL_PLACED, DECOYS, GENERALS, KIND_NAMES, KIND_WORDS, KINDS, MAYORS
from regalia.games.medieval_realms.state import NO_LEVEL, REGENT, Realms
from regalia.games.medieval_realms.tables import COMBAT, MOST_SEATS, SLOTS
from regalia.kit.sets import BIT


class PlaceLeader(Question[Realms]):
    """Where one leader goes. A place within the block: management slots first, then terrains."""

    def __init__(self, kind: i64, seat: i64) -> None:
        super().__init__(f"{KIND_NAMES[kind]}:{seat}", seat)
        self.what: Final[i64] = kind
        self.block: Final[i64] = A_PLACE_MAYOR + kind * PLACES

    def candidates(self, g: Realms) -> list[int]:
        return list(range(self.block, self.block + PLACES))

    def legal(self, g: Realms, out: Options) -> None:
        """The same as the candidates without a refusal: half the decisions of a game are placements."""
        if self.what == MAYORS:
            for slot in range(SLOTS):
                out.add(self.block + slot)
            return
        first: i64 = self.block + FIRST_TERRAIN
        if g.tables.decoys == 0:
            for terrain in range(g.tables.terrains):
                out.add(first + terrain)
            return
        for terrain in range(g.tables.terrains):
            if not placing.beside_own(g, self.seat, self.what, terrain):
                out.add(first + terrain)

    def refusal(self, g: Realms, action: i64) -> i64:
        reason = why.never(action)
        if reason != LEGAL:
            return reason
        if action < A_PLACE_MAYOR or action >= A_ACTIVATE:
            return why.PLACEMENT_PENDING
        kind: i64 = (action - A_PLACE_MAYOR) // PLACES
        place: i64 = (action - A_PLACE_MAYOR) % PLACES
        if kind == MAYORS:
            reason = self._mayor_refusal(g, place)
        elif kind == DECOYS:
            reason = self._decoy_refusal(g, place)
        else:
            reason = self._military_refusal(g, kind, place)
        if reason != LEGAL:
            return reason
        return LEGAL if kind == self.what else why.PLACEMENT_PENDING

    def _mayor_refusal(self, g: Realms, place: i64) -> i64:
        if place == COMBAT:
            return why.NO_COMBAT_SLOT
        if place >= FIRST_TERRAIN:
            return why.EXACTLY_TWO_DECOYS if g.tables.decoys > 0 else why.MAYORS_MANAGE
        return LEGAL

    def _decoy_refusal(self, g: Realms, place: i64) -> i64:
        if g.tables.decoys == 0:
            return why.MAYORS_MANAGE
        if place < FIRST_TERRAIN:
            return why.EXACTLY_TWO_DECOYS
        if place - FIRST_TERRAIN >= g.tables.terrains:
            return why.TERRAIN_NOT_IN_USE
        if self.what > DECOYS:  # both decoys stand already
            return why.EXACTLY_TWO_DECOYS
        return why.OWN_DECOY_THERE if placing.beside_own(g, self.seat, DECOYS, place - FIRST_TERRAIN) else LEGAL

    def _military_refusal(self, g: Realms, kind: i64, place: i64) -> i64:
        if place < FIRST_TERRAIN:
            return why.MAP_ONLY
        if place - FIRST_TERRAIN >= g.tables.terrains:
            return why.TERRAIN_NOT_IN_USE
        return why.OWN_DECOY_THERE if placing.beside_own(g, self.seat, kind, place - FIRST_TERRAIN) else LEGAL

    def apply(self, g: Realms, action: i64) -> None:
        place: i64 = action - self.block
        placing.put(g, self.seat, self.what, place if self.what == MAYORS else place - FIRST_TERRAIN)
        if g.events is not None:
            g.emit("place", self.seat, {"leader": f"@piece-{KIND_WORDS[self.what]}", "place": place_name(g, place)})
        kind = placing.next_kind(g, self.seat, self.what)
        if kind != ALL_PLACED:
            g.push(PLACE[kind * MOST_SEATS + self.seat])

    def refusal_args(self, g: Realms, action: i64, reason: i64) -> dict[str, Arg]:
        if reason == why.PLACEMENT_PENDING:
            return {"left": self._left(g), "next": f"@piece-{KIND_WORDS[self.what]}"}
        if reason == why.TERRAIN_NOT_IN_USE or reason == why.OWN_DECOY_THERE:
            return {"terrain": (action - A_PLACE_MAYOR) % PLACES - FIRST_TERRAIN + 1}
        return {}

    def _left(self, g: Realms) -> int:
        return sum([int(placing.in_hand(g, self.seat, kind)) for kind in range(KINDS)])

    def prompt_args(self, g: Realms) -> dict[str, Arg]:
        return {"left": placing.in_hand(g, self.seat, self.what)}


class Placement(Automatic[Realms]):
    """The walls go up, every leader is back in hand, and all seats place at once."""

    def __init__(self) -> None:
        super().__init__("placement")

    def run(self, g: Realms) -> None:
        if g.level != NO_LEVEL:
            g.push(REGENT_PLACEMENT)
        steps: list[Step[Any]] = []
        for seat in range(g.seats):
            placing.clear_board(g, seat)
            kind = placing.next_kind(g, seat, MAYORS)
            if kind != ALL_PLACED and not g.is_regent(seat):
                steps.append(PLACE[kind * MOST_SEATS + seat])
        g.together(steps)


class RegentPlacement(Automatic[Realms]):
    """REALMS-SOLO-03: drawn once the human has committed, independent of the human's placement."""

    def __init__(self) -> None:
        super().__init__("regent_placement", REGENT)

    def run(self, g: Realms) -> None:
        for kind in (MAYORS, DECOYS, GENERALS, ADMIRALS):
            for _ in range(placing.in_hand(g, REGENT, kind)):
                if kind == MAYORS:
                    placing.put(g, REGENT, kind, g.roll(C_SLOT, SLOTS))
                else:
                    placing.put(g, REGENT, kind, g.pick_member(C_TERRAIN, self._free(g, kind)))
        if g.events is not None:
            g.emit("regent-places", REGENT, {})

    def misplaced(self, g: Realms) -> str:
        """No hidden piece of the Regent ever lies in the state."""
        for kind in range(KINDS):
            if placing.on_board(g, REGENT, kind) > 0:
                return f"table.players[{REGENT}].realm_map"
        return ""

    def _free(self, g: Realms, kind: i64) -> i64:
        found: i64 = 0
        for terrain in range(g.tables.terrains):
            if not placing.beside_own(g, REGENT, kind, terrain):
                found |= BIT[terrain]
        return found


PLACE: Final[list[PlaceLeader]] = [PlaceLeader(kind, seat) for kind in range(KINDS) for seat in range(MOST_SEATS)]
PLACEMENT: Final = Placement()
REGENT_PLACEMENT: Final = RegentPlacement()
