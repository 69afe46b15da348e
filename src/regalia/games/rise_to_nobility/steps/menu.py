"""The turn: D1, its end, and whose turn comes next (NOBILITY-TURN-01 to -10, NOBILITY-ROUND-04 to -07)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.step import LEGAL, NOBODY, Arg, Automatic
from regalia.games.rise_to_nobility import actions as act
from regalia.games.rise_to_nobility import dice, scoring
from regalia.games.rise_to_nobility import reasons as why
from regalia.games.rise_to_nobility.state import SEATS, Nobility
from regalia.games.rise_to_nobility.steps import places, sale, settle
from regalia.games.rise_to_nobility.steps.choice import Choice
from regalia.games.rise_to_nobility.steps.die import CHOOSE_DIE
from regalia.games.rise_to_nobility.supply import change
from regalia.games.rise_to_nobility.tables import H_DICE_LIMIT
from regalia.kit.sets import bit


class Menu(Choice):
    """D1: it comes back after every action with what is left to do."""

    def contradicted(self, g: Nobility) -> str:
        return "passed" if (g.passed >> self.seat) & 1 == 1 else ""

    def candidates(self, g: Nobility) -> list[int]:
        return [act.A_PLACE_DIE, act.A_SATISFY, act.A_SELL, act.A_END_TURN]

    def legal(self, g: Nobility, out: Options) -> None:
        if not g.die_done and places.can_place(g, self.seat):
            out.add(act.A_PLACE_DIE)
        if not g.card_done and settle.can_satisfy(g, self.seat):
            out.add(act.A_SATISFY)
        if not g.sale_done and sale.owns_any(g, self.seat):
            out.add(act.A_SELL)
        out.add(act.A_END_TURN)

    def refusal(self, g: Nobility, action: i64) -> i64:
        if action == act.A_END_TURN:
            return LEGAL
        if action == act.A_PLACE_DIE:
            return self._die_refusal(g)
        if action == act.A_SATISFY:
            return why.SECOND_CARD if g.card_done else settle.refusal(g, self.seat)
        if action == act.A_SELL:
            if g.sale_done:
                return why.SECOND_SALE
            return LEGAL if sale.owns_any(g, self.seat) else why.NOTHING_TO_SELL
        return self._too_early(g, action)

    def _too_early(self, g: Nobility, action: i64) -> i64:
        """A key of a later question: what it belongs to is already done in this turn, or has not been said yet."""
        if act.A_SETTLERS <= action < act.A_SELL_BUILDING:
            return why.SECOND_CARD if g.card_done else why.MENU_FIRST
        if act.A_SELL_BUILDING <= action < act.A_INCOME:
            return why.SECOND_SALE if g.sale_done else why.MENU_FIRST
        of_a_die = act.A_DIE <= action < act.A_SETTLERS or action >= act.A_PART
        return why.SECOND_DIE if g.die_done and of_a_die else why.MENU_FIRST

    def _die_refusal(self, g: Nobility) -> i64:
        if g.die_done:
            return why.SECOND_DIE
        if dice.unplaced(g, self.seat) == 0:
            return why.NO_DICE_LEFT
        if dice.out_of_dice(g, self.seat):
            return why.NO_DIE_FITS
        return LEGAL if places.can_place(g, self.seat) else why.NO_PLACE_FOR_ANY

    def apply(self, g: Nobility, action: i64) -> None:
        if action == act.A_END_TURN:
            g.push(END_TURN[self.seat])
            return
        g.push(self)
        if action == act.A_PLACE_DIE:
            g.push(CHOOSE_DIE[self.seat])
        elif action == act.A_SATISFY:
            g.card_done = True
            g.push(settle.CHOOSE_CARD[self.seat])
        else:
            g.sale_done = True
            g.push(sale.CHOOSE_BUILDING[self.seat])

    def prompt_args(self, g: Nobility) -> dict[str, Arg]:
        return {"placed": g.placed[self.seat], "limit": g.reputation[self.seat] + change(g, H_DICE_LIMIT)}

    def warning(self, g: Nobility, action: i64) -> str:
        """Passing with a die that could still be placed."""
        if action == act.A_END_TURN and not g.die_done and places.can_place(g, self.seat):
            return "unplaced-die"
        return ""


class FirstTurn(Automatic[Nobility]):
    """NOBILITY-ROUND-04: the first player begins; NOBILITY-SOLO-10: in solo the automa's dice may have met the objective."""

    def __init__(self) -> None:
        super().__init__("first_turn", NOBODY)

    def misplaced(self, g: Nobility) -> str:
        for seat in range(g.players):
            if g.placed[seat] > 0:
                return f"players[{seat}].dice"
        return "passed" if g.passed != 0 else ""

    def run(self, g: Nobility) -> None:
        if g.solo and scoring.objective_met(g):
            win(g)
        else:
            begin_turn(g, g.first)


class EndTurn(Automatic[Nobility]):
    """NOBILITY-TURN-04, -05: a turn without any action is a pass. When the phase is over, the income is next on the stack."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"end_turn:{seat}", NOBODY)
        self.player: Final[i64] = seat

    def misplaced(self, g: Nobility) -> str:
        if self.player != g.active:
            return "active"
        return "passed" if (g.passed >> self.player) & 1 == 1 else ""

    def run(self, g: Nobility) -> None:
        if not g.die_done and not g.card_done and not g.sale_done:
            g.passed |= bit(self.player)
            g.emit("pass", self.player, {})
        forget(g)
        if g.solo and scoring.objective_met(g):
            win(g)
        elif not phase_is_over(g):
            begin_turn(g, next_player(g, self.player))


def forget(g: Nobility) -> None:
    """What only the turn just ended needed."""
    g.die_done = False
    g.card_done = False
    g.sale_done = False


def win(g: Nobility) -> None:
    """NOBILITY-SOLO-10, -14: the game stops where it is."""
    g.won = True
    g.stack.clear()
    g.emit("solo-won", 0, {})


def phase_is_over(g: Nobility) -> bool:
    """NOBILITY-ROUND-07: everybody has passed or is out of dice."""
    for seat in range(g.players):
        if (g.passed >> seat) & 1 == 0 and not dice.out_of_dice(g, seat):
            return False
    return True


def next_player(g: Nobility, seat: i64) -> i64:
    """NOBILITY-ROUND-04: clockwise, without those who have passed."""
    following: i64 = seat
    while True:
        following += 1
        if following == g.players:
            following = 0
        if (g.passed >> following) & 1 == 0:
            return following


def begin_turn(g: Nobility, seat: i64) -> None:
    g.active = seat
    g.push(MENU[seat])


MENU: Final[list[Menu]] = [Menu("menu", seat) for seat in range(SEATS)]
END_TURN: Final[list[EndTurn]] = [EndTurn(seat) for seat in range(SEATS)]
FIRST_TURN: Final = FirstTurn()
