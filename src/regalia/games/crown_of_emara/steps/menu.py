"""The menu of a turn (EMARA-TURN-02): it comes back after every action until the turn ends."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.step import LEGAL, Arg, Question
from regalia.games.crown_of_emara import abilities, bonus
from regalia.games.crown_of_emara import actions as act
from regalia.games.crown_of_emara import reasons as why
from regalia.games.crown_of_emara.labels import advisor_name, rank_cost, target_args
from regalia.games.crown_of_emara.state import (
    CARD_DONE,
    CARD_SKIPPED,
    HIRE_DONE,
    MOVE_DONE,
    NO_SWAP,
    RANK_DONE,
    RECRUIT_DONE,
    TO_GOLD,
    TO_RING,
    Emara,
)
from regalia.games.crown_of_emara.steps import moments
from regalia.games.crown_of_emara.steps.cards import begin_card, use_refusal
from regalia.games.crown_of_emara.steps.hiring import begin_hire, begin_recruit
from regalia.games.crown_of_emara.steps.movement import begin_move
from regalia.games.crown_of_emara.steps.paying import MOST_PLAYERS
from regalia.games.crown_of_emara.steps.use import use
from regalia.games.crown_of_emara.tables import (
    ADVISOR_CARDS,
    DISCOUNT_CARD,
    END_OF_ROUND,
    EXCHANGE_CARD,
    RANKS,
    STEP_CARD,
    TOWN_CARD,
)


class TurnMenu(Question[Emara]):
    """Card action, movement, bonus actions, advisors, or the end of the turn."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"turn_menu:{seat}", seat, always=False)

    def candidates(self, g: Emara) -> list[int]:
        found = [act.DO_CARD, act.DO_MOVE, act.RAISE_RANK, act.HIRE, act.RECRUIT]
        found += [act.USE + advisor for advisor in range(ADVISOR_CARDS) if (g.advisors[self.seat] >> advisor) & 1 != 0]
        found += [act.RING_TO_GOLD, act.GOLD_TO_RING, act.END_TURN]
        return found

    # -- what is legal -------------------------------------------------------------------------

    def legal(self, g: Emara, out: Options) -> None:
        """The same as the candidates without a refusal, enumerated directly: this is the hottest step of the game."""
        seat = self.seat
        done = g.done
        if done & CARD_DONE == 0 and use_refusal(g, seat) == LEGAL:
            out.add(act.DO_CARD)
        if done & MOVE_DONE == 0:
            out.add(act.DO_MOVE)
        if done & RANK_DONE == 0 and bonus.rank_refusal(g, seat) == LEGAL:
            out.add(act.RAISE_RANK)
        if done & HIRE_DONE == 0 and bonus.can_hire(g, seat, False):
            out.add(act.HIRE)
        if done & RECRUIT_DONE == 0 and bonus.can_recruit(g, seat, False):
            out.add(act.RECRUIT)
        own: i64 = g.advisors[seat]
        if own != 0:
            self._advisors(g, own, out)
        if done & MOVE_DONE != 0 and (done & CARD_DONE != 0 or g.tables.card_mandatory[g.card] == 0):
            out.add(act.END_TURN)

    def _advisors(self, g: Emara, own: i64, out: Options) -> None:
        ready: i64 = own & g.tables.abilities & ~g.used
        advisor: i64 = 0
        while ready != 0:
            if ready & 1 != 0 and abilities.price_refusal(g, self.seat, advisor) == LEGAL:
                out.add(act.USE + advisor)
            ready >>= 1
            advisor += 1
        if own & g.tables.chamberlain != 0:
            if abilities.swap_refusal(g, self.seat, TO_GOLD) == LEGAL:
                out.add(act.RING_TO_GOLD)
            if abilities.swap_refusal(g, self.seat, TO_RING) == LEGAL:
                out.add(act.GOLD_TO_RING)

    def refusal(self, g: Emara, action: i64) -> i64:
        if action < act.DO_CARD:
            return why.CARD_ALREADY_PLAYED
        if action <= act.RECRUIT:
            return self._action_refusal(g, action)
        if action < act.RING_TO_GOLD:
            return abilities.ability_refusal(g, self.seat, action - act.USE)
        if action == act.RING_TO_GOLD:
            return abilities.swap_refusal(g, self.seat, TO_GOLD)
        if action == act.GOLD_TO_RING:
            return abilities.swap_refusal(g, self.seat, TO_RING)
        if action == act.END_TURN:
            return self._end_refusal(g)
        return self._elsewhere(g, action)

    def _action_refusal(self, g: Emara, action: i64) -> i64:
        seat = self.seat
        if action == act.DO_CARD:
            return self._card_refusal(g)
        if action == act.DO_MOVE:
            return LEGAL if g.done & MOVE_DONE == 0 else why.MOVE_DONE
        if action == act.RAISE_RANK:
            return bonus.rank_refusal(g, seat) if g.done & RANK_DONE == 0 else why.BONUS_USED
        if action == act.HIRE:
            return bonus.hire_refusal(g, seat, False) if g.done & HIRE_DONE == 0 else why.BONUS_USED
        return bonus.recruit_refusal(g, seat, False) if g.done & RECRUIT_DONE == 0 else why.BONUS_USED

    def _card_refusal(self, g: Emara) -> i64:
        if g.done & CARD_SKIPPED != 0:
            return why.CARD_SKIPPED
        if g.done & CARD_DONE != 0:
            return why.CARD_DONE
        return use_refusal(g, self.seat)

    def _end_refusal(self, g: Emara) -> i64:
        if g.done & MOVE_DONE == 0:
            return why.MOVE_FIRST
        if g.done & CARD_DONE == 0 and g.tables.card_mandatory[g.card] != 0:
            return why.CARD_FIRST
        return LEGAL

    # -- options of other decisions ------------------------------------------------------------

    def _elsewhere(self, g: Emara, action: i64) -> i64:
        """What belongs inside an action: say what is wrong with it, or that its action must be chosen first."""
        if action < act.EXCHANGE_RATE or action == act.TAKE:
            return why.NOT_ASKED if self._may_still_move(g) else why.MOVE_DONE
        if action < act.REDEEM_FAVOUR:
            return self._card_option_refusal(g, action)
        if action < act.TAKE:
            return moments.token_refusal(g, action)
        if action < act.TOWN_MENU:
            return why.COUNTRY_ACTION_OVER
        if action < act.CHOOSE_TYPE:
            return why.VISIT_OVER
        if act.CHOOSE_HUT <= action < act.DROP_UNIT:
            return self._target_refusal(g, action)
        if act.END_ROUND_EVENT <= action < act.FINAL_ALLOCATION:
            return why.EVENT_LATER if g.tables.event_kind[g.event] == END_OF_ROUND else why.NO_SUCH_EVENT
        if act.FINAL_ALLOCATION <= action < act.DONE:
            return why.FINAL_LATER
        return why.NOT_ASKED

    def _may_still_move(self, g: Emara) -> bool:
        """By the movement, or by the step card (EMARA-CARD-04)."""
        by_card = g.done & CARD_DONE == 0 and g.tables.card_effect[g.card] == STEP_CARD
        return g.done & MOVE_DONE == 0 or by_card

    def _card_option_refusal(self, g: Emara, action: i64) -> i64:
        """Options of the exchange, discount and town cards."""
        if action >= act.COUNTRY_CHOICE:
            return why.COUNTRYSIDE_LOCATION
        effect: i64 = g.tables.card_effect[g.card]
        wanted: i64 = TOWN_CARD
        if action < act.DISCOUNT_HIRE:
            wanted = EXCHANGE_CARD
        elif action < act.TOWN_CHOICE:
            wanted = DISCOUNT_CARD
        if action == act.DISCOUNT_RANK and (effect != wanted or g.done & CARD_DONE == 0):
            return why.DISCOUNT_NO_RANK
        if effect != wanted:
            return why.OTHER_CARD
        if g.done & CARD_DONE == 0:
            return why.NOT_ASKED
        if g.done & CARD_SKIPPED != 0:
            return why.CARD_SKIPPED
        return why.ONE_RATE_ONLY if effect == EXCHANGE_CARD else why.CARD_DONE

    def _target_refusal(self, g: Emara, action: i64) -> i64:
        """A hut or advisor named before `hire` or `recruit`."""
        found: i64 = LEGAL
        if action < act.CHOOSE_ADVISOR:
            if g.done & HIRE_DONE != 0:
                return why.BONUS_USED
            found = bonus.hut_refusal(g, self.seat, action - act.CHOOSE_HUT, False)
        else:
            if g.done & RECRUIT_DONE != 0:
                return why.BONUS_USED
            found = bonus.advisor_refusal(g, self.seat, action - act.CHOOSE_ADVISOR, False)
        return found if found != LEGAL else why.NOT_ASKED

    # -- what it does --------------------------------------------------------------------------

    def apply(self, g: Emara, action: i64) -> None:
        seat = self.seat
        if action == act.END_TURN:
            g.emit("end-turn", seat, {})
            return
        g.push(self)
        if action == act.RING_TO_GOLD:
            abilities.swap(g, seat, TO_GOLD)
            return
        if action == act.GOLD_TO_RING:
            abilities.swap(g, seat, TO_RING)
            return
        g.swapped = NO_SWAP
        if action == act.DO_CARD:
            g.done |= CARD_DONE
            begin_card(g, seat)
        elif action == act.DO_MOVE:
            g.done |= MOVE_DONE
            begin_move(g, seat, g.slot)
        elif action == act.RAISE_RANK:
            g.done |= RANK_DONE
            bonus.raise_rank(g, seat)
        elif action == act.HIRE:
            g.done |= HIRE_DONE
            begin_hire(g, seat, False)
        elif action == act.RECRUIT:
            g.done |= RECRUIT_DONE
            begin_recruit(g, seat, False)
        else:
            use(g, seat, action - act.USE)

    def refusal_args(self, g: Emara, action: i64, reason: i64) -> dict[str, Arg]:
        if reason == why.COST_TOO_DEAR:
            return target_args(g, action)
        if act.USE <= action < act.RING_TO_GOLD:
            return {"advisor": advisor_name(g, action - act.USE)}
        if action == act.RAISE_RANK and g.ranks_held[self.seat] < RANKS:
            rank: i64 = g.ranks_held[self.seat]
            return {"cost": rank_cost(g, rank)}
        return {}

    def warning(self, g: Emara, action: i64) -> str:
        """Ending the turn while the rank could be raised or the card used."""
        if action != act.END_TURN:
            return ""
        if g.done & RANK_DONE == 0 and bonus.rank_refusal(g, self.seat) == LEGAL:
            return "rank-possible"
        if g.done & CARD_DONE == 0 and use_refusal(g, self.seat) == LEGAL:
            return "card-unused"
        return ""


TURN_MENU: Final[list[TurnMenu]] = [TurnMenu(seat) for seat in range(MOST_PLAYERS)]
