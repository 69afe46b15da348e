"""D1, the menu of a turn (HEIRS-TURN-02): it comes back after every action until the player ends the turn."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.step import LEGAL, Arg, Automatic, Question
from regalia.games.two_heirs import automa, turn
from regalia.games.two_heirs import reasons as why
from regalia.games.two_heirs.access import access, missing, reach, reached
from regalia.games.two_heirs.actions import (
    A_BUILD,
    A_CAMP,
    A_COUNT,
    A_DESTROY,
    A_END,
    A_EXPAND,
    A_TAKE,
    A_TROOP,
    cell_of,
    number_of,
)
from regalia.games.two_heirs.places import cost_list
from regalia.games.two_heirs.state import ACTIVE, EMPTY, HAND, IN_SUPPLY, MOVED, NORTH_SEAT, PLACES, SOUTH_SEAT, TROOPS, Heirs
from regalia.games.two_heirs.steps.place import PLACE_BUILDING, PLACE_LAND
from regalia.games.two_heirs.steps.troop import SEND_TROOP
from regalia.games.two_heirs.tables import COLORS, TILES


class Menu(Question[Heirs]):
    """D1: take a tile, play one, move a troop, use a Camp, or end the turn."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"menu:{seat}", seat)

    def prompt_args(self, g: Heirs) -> dict[str, Arg]:
        return {"taken": int(g.crown != self.seat)}

    def candidates(self, g: Heirs) -> list[int]:
        found = [A_TAKE + place for place in range(PLACES) if place != g.shield]
        found += [A_BUILD + tile for tile in g.hand(self.seat)]
        found += [A_EXPAND + tile for tile in g.hand(self.seat)]
        found += [A_TROOP + troop for troop in range(TROOPS)]
        for plot in range(len(g.cells)):
            if g.tiles[plot] >= 0 and g.tables.kind[g.tiles[plot]] == g.tables.camp:
                found.append(A_CAMP + number_of(g.cells[plot]))
        found.append(A_END)
        return found

    # -- what is legal -------------------------------------------------------------------------

    def legal(self, g: Heirs, out: Options) -> None:
        """The same as the candidates without a refusal, enumerated directly: this is the widest step of the game."""
        seat = self.seat
        taken = g.crown != seat
        held = g.hand_size(seat)
        if not taken and held < g.tables.hand_limit:
            self._offer_takes(g, out)
        if held > 0 and turn.has_room(g, seat):
            available = access(g, seat)
            hand: i64 = seat * HAND
            for at in range(hand, hand + held):
                if missing(g, g.hands[at], available) <= g.discounts:
                    out.add(A_BUILD + g.hands[at])
            for at in range(hand, hand + held):
                out.add(A_EXPAND + g.hands[at])
        first = g.first_troop(seat)
        for troop in range(first, first + 3):
            if self._troop_refusal(g, troop) == LEGAL:
                out.add(A_TROOP + troop)
        if taken:
            owners = g.owners
            for plot in range(len(owners)):
                if owners[plot] == seat and g.kind_at(plot) == g.tables.camp:
                    out.add(A_CAMP + number_of(g.cells[plot]))
            out.add(A_END)
        elif len(out) == 0:
            out.add(A_END)

    def _offer_takes(self, g: Heirs, out: Options) -> None:
        """HEIRS-REACH-03: the tiles within reach, clockwise from the shield."""
        left: i64 = reach(g, self.seat)
        place: i64 = g.shield
        for _ in range(PLACES - 1):
            place += 1
            if place == PLACES:
                place = 0
            if left > 0 and g.ring[place] >= 0:
                out.add(A_TAKE + place)
                left -= 1

    def refusal(self, g: Heirs, action: i64) -> i64:
        if action < A_BUILD:
            return self._take_refusal(g, action - A_TAKE)
        if action < A_EXPAND:
            return self._build_refusal(g, action - A_BUILD)
        if action < A_TROOP:
            return self._expand_refusal(g, action - A_EXPAND)
        if action < A_END:
            return self._troop_refusal(g, action - A_TROOP)
        if action == A_END:
            return LEGAL if g.crown != self.seat or self._is_stuck(g) else why.TAKE_FIRST
        if A_CAMP <= action < A_DESTROY:
            return self._camp_refusal(g, g.plot_at(cell_of(action - A_CAMP)))
        if A_DESTROY <= action < A_COUNT:
            return why.NO_SIEGE
        return why.OTHER_DECISION

    def _take_refusal(self, g: Heirs, place: i64) -> i64:
        if g.crown != self.seat:
            return why.ALREADY_TAKEN
        if place == g.shield:
            return why.SHIELD_PLACE
        if g.ring[place] == EMPTY:
            return why.EMPTY_PLACE
        if place not in reached(g, self.seat):
            return why.OUT_OF_REACH
        if g.hand_size(self.seat) >= g.tables.hand_limit:
            return why.HAND_FULL
        return LEGAL

    def _build_refusal(self, g: Heirs, tile: i64) -> i64:
        if not g.holds(self.seat, tile):
            return why.BUILD_NOT_IN_HAND
        if not turn.has_room(g, self.seat):
            return why.BUILD_NO_CELL
        if missing(g, tile, access(g, self.seat)) > g.discounts:
            return why.MISSING_RESOURCES
        return LEGAL

    def _expand_refusal(self, g: Heirs, tile: i64) -> i64:
        if not g.holds(self.seat, tile):
            return why.EXPAND_NOT_IN_HAND
        if not turn.has_room(g, self.seat):
            return why.EXPAND_NO_CELL
        return LEGAL

    def _troop_refusal(self, g: Heirs, troop: i64) -> i64:
        if g.seat_of_troop(troop) != self.seat:
            return why.NOT_YOUR_TROOP
        if g.acted[troop] == MOVED:
            return why.TROOP_MOVED
        if g.acted[troop] != ACTIVE:
            return why.TROOP_DEPLOYED_OR_RETIRED
        if g.troops[troop] != IN_SUPPLY:
            return LEGAL if turn.can_move(g, troop) else why.NOWHERE_TO_MOVE
        if not turn.can_deploy(g, self.seat):
            return why.NOWHERE_TO_DEPLOY
        same = troop % 3 == 2 and g.troops[troop - 1] == IN_SUPPLY and g.acted[troop - 1] == ACTIVE
        return why.SAME_AS_LOWER_TROOP if same else LEGAL

    def _camp_refusal(self, g: Heirs, plot: i64) -> i64:
        if plot == EMPTY or g.tiles[plot] == EMPTY or g.tables.kind[g.tiles[plot]] != g.tables.camp:
            return why.NO_OWN_CAMP
        if not g.is_building(plot):
            return why.CAMP_FACE_DOWN
        if g.owners[plot] != self.seat:
            return why.NO_OWN_CAMP
        return LEGAL if g.crown != self.seat else why.CAMP_BEFORE_TAKE

    def _is_stuck(self, g: Heirs) -> bool:
        """HEIRS-TURN-07: the own crown still shows and nothing can be taken, played or moved."""
        options = Options()
        self.legal(g, options)
        return options[0] == A_END

    # -- what it does --------------------------------------------------------------------------

    def apply(self, g: Heirs, action: i64) -> None:
        seat = self.seat
        if action == A_END:
            g.push(END_TURN[seat])
            return
        g.push(self)
        if action < A_BUILD:
            g.put_in_hand(seat, turn.take(g, seat, action - A_TAKE))
        elif action < A_EXPAND:
            g.push(PLACE_BUILDING[seat * TILES + action - A_BUILD])
        elif action < A_TROOP:
            g.push(PLACE_LAND[seat * TILES + action - A_EXPAND])
        elif action < A_END:
            g.push(SEND_TROOP[seat * TROOPS + action - A_TROOP])
        else:
            turn.use_camp(g, seat, g.plot_at(cell_of(action - A_CAMP)))

    def refusal_args(self, g: Heirs, action: i64, reason: i64) -> dict[str, Arg]:
        if reason == why.OUT_OF_REACH:
            return {"reach": len(reached(g, self.seat))}
        if reason == why.HAND_FULL:
            return {"limit": g.tables.hand_limit}
        if reason == why.MISSING_RESOURCES:
            tile: i64 = action - A_BUILD
            have = access(g, self.seat)
            need = [g.tables.cost[tile * COLORS + color] for color in range(COLORS)]
            lacking = missing(g, tile, have)
            return {
                "missing": lacking,
                "discounts": g.discounts,
                "short": lacking - g.discounts,
                "cost": cost_list(need),
                "wood": need[0],
                "stone": need[1],
                "wheat": need[2],
                "have_wood": have[0],
                "have_stone": have[1],
                "have_wheat": have[2],
            }
        return {}

    def warning(self, g: Heirs, action: i64) -> str:
        """Ending a turn loses the discounts not used (HEIRS-TURN-06)."""
        if action == A_END and g.discounts > 0:
            return "unused-discount"
        return ""


class EndTurn(Automatic[Heirs]):
    """HEIRS-TURN-06 to -08, HEIRS-END-01 to -05: the next turn, or the end of the game."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"end_turn:{seat}")
        self.ending: Final[i64] = seat

    def run(self, g: Heirs) -> None:
        seat = self.ending
        stuck = g.crown == seat
        if stuck:
            g.crown = 1 - seat
            g.emit("stuck", seat, {})
        turn.rest(g)
        both_stuck = stuck and g.stuck
        g.stuck = stuck
        if turn.count_last_turns(g) or both_stuck:
            g.emit("game-over", -1, {})
            return
        g.active = 1 - seat
        if g.solo and seat == SOUTH_SEAT:
            g.push(END_TURN[NORTH_SEAT])
            g.push(automa.HENRI)
        else:
            if g.events is not None:
                g.emit("turn", g.active, {})
            g.push(MENU[g.active])


MENU: Final[list[Menu]] = [Menu(SOUTH_SEAT), Menu(NORTH_SEAT)]
END_TURN: Final[list[EndTurn]] = [EndTurn(SOUTH_SEAT), EndTurn(NORTH_SEAT)]
