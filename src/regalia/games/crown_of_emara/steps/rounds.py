"""A round: event, turns, end of round (EMARA-ROUND-01 to -07), and the end-of-round events (EMARA-EVT-02 to -04, -13)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import LEGAL, NOBODY, Arg, Automatic, Question
from regalia.games.crown_of_emara import actions as act
from regalia.games.crown_of_emara import automa, prices
from regalia.games.crown_of_emara.chances import C_CARD, C_EVENT
from regalia.games.crown_of_emara.gains import gain
from regalia.games.crown_of_emara.labels import event_name
from regalia.games.crown_of_emara.state import EVENT_PHASE, FINAL, NO_SWAP, NONE, TURNS, Emara
from regalia.games.crown_of_emara.steps import moments
from regalia.games.crown_of_emara.steps.final import FINAL_ALLOCATION
from regalia.games.crown_of_emara.steps.paying import MOST_PLAYERS
from regalia.games.crown_of_emara.steps.play import CHOOSE_CARD
from regalia.games.crown_of_emara.steps.trades import begin_trade
from regalia.games.crown_of_emara.tables import (
    ALL_CARDS,
    END_OF_ROUND,
    EVENT_OPTIONS,
    EVENTS,
    GAIN_ALL,
    GOODS,
    HALF,
    HAND,
    ROUNDS,
    SLOTS,
)
from regalia.kit.sets import BIT


class StartRound(Automatic[Emara]):
    """EMARA-ROUND-02, -03: the top event goes to the box, the next one is active."""

    def __init__(self) -> None:
        super().__init__("start_round")

    def run(self, g: Emara) -> None:
        g.phase = TURNS
        g.round += 1
        g.turns_begun = 0
        draw_event(g)
        if g.events is not None:
            g.emit("round", NOBODY, {"round": g.round, "event": event_name(g, g.event)})
        if g.tables.event_kind[g.event] == GAIN_ALL:
            for n in range(g.players):
                gain(g, (g.statue + n) % g.players, g.tables.event_gain, g.event * GOODS, EVENTS)
        g.push(NEXT_TURN)


def draw_event(g: Emara) -> None:
    """Any event not yet seen."""
    g.event = g.pick_member(C_EVENT, g.event_pile)
    g.event_pile ^= BIT[g.event]


def draw_cards(g: Emara, seat: i64) -> None:
    """EMARA-ROUND-06 (f), EMARA-VAR-01: three cards of one's own pile, or all of them with the informed choice."""
    if g.informed:
        g.hands[seat] |= g.piles[seat]
        g.piles[seat] = 0
        return
    for _ in range(HAND):
        drawn = g.pick_member(C_CARD, g.piles[seat])
        g.piles[seat] ^= BIT[drawn]
        g.hands[seat] |= BIT[drawn]


class NextTurn(Automatic[Emara]):
    """EMARA-ROUND-04, -05: from the statue holder clockwise, three times around; then the end of the round."""

    def __init__(self) -> None:
        super().__init__("next_turn")

    def run(self, g: Emara) -> None:
        if g.turns_begun == SLOTS * g.players:
            end_round(g)
            return
        seat: i64 = (g.statue + g.turns_begun) % g.players
        g.turns_begun += 1
        g.active = seat
        g.card = NONE
        g.slot = 0
        g.done = 0
        g.used = 0
        g.visits = 0
        g.swapped = NO_SWAP
        if g.events is not None:
            g.emit("turn", seat, {})
        g.push(self)
        g.push(CHOOSE_CARD[seat])


def end_round(g: Emara) -> None:
    """EMARA-ROUND-06: event decisions in turn order, Victoria, then statue and cards."""
    g.phase = EVENT_PHASE
    g.card = NONE
    g.slot = 0
    g.done = 0
    g.used = 0
    g.visits = 0
    g.swapped = NO_SWAP
    g.push(CLOSE_ROUND)
    if g.solo:
        automa.push_victoria(g)
    if g.tables.event_kind[g.event] == END_OF_ROUND:
        for n in range(g.players):
            g.push(END_ROUND_EVENT[(g.statue + g.players - 1 - n) % g.players])


class EndRoundEvent(Question[Emara]):
    """One of the active event's options, once, or nothing; nobody is asked who can pay none (EMARA-EVT-13)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"end_round_event:{seat}", seat, always=False)

    def candidates(self, g: Emara) -> list[int]:
        return [act.END_ROUND_EVENT + option for option in range(len(EVENT_OPTIONS))] + [act.DECLINE]

    def refusal(self, g: Emara, action: i64) -> i64:
        if action == act.DECLINE:
            return LEGAL
        if action < act.END_ROUND_EVENT or action >= act.FINAL_ALLOCATION:
            return moments.refusal(g, action)
        trade = option_trade(g, action - act.END_ROUND_EVENT)
        return moments.event_once(g) if trade == NONE else prices.trade_refusal(g, self.seat, trade)

    def apply(self, g: Emara, action: i64) -> None:
        if action == act.DECLINE:
            g.emit("decline-event", self.seat, {})
            return
        begin_trade(g, self.seat, option_trade(g, action - act.END_ROUND_EVENT))

    def prompt_args(self, g: Emara) -> dict[str, Arg]:
        return {"event": event_name(g, g.event)}

    def refusal_args(self, g: Emara, action: i64, reason: i64) -> dict[str, Arg]:
        return {"event": event_name(g, g.event)}


def option_trade(g: Emara, option: i64) -> i64:
    """The active event's trade behind an option word, or NONE."""
    first: i64 = g.tables.event_trade[g.event]
    for n in range(g.tables.event_trades[g.event]):
        if g.tables.trade_option[first + n] == option:
            return first + n
    return NONE


class CloseRound(Automatic[Emara]):
    """EMARA-ROUND-06 (c) to (f); after round 6 the final scoring (EMARA-END-01)."""

    def __init__(self) -> None:
        super().__init__("close_round")

    def run(self, g: Emara) -> None:
        if g.round == ROUNDS:
            g.phase = FINAL
            g.emit("final", NOBODY, {})
            for n in range(g.players):
                g.push(FINAL_ALLOCATION[(g.statue + g.players - 1 - n) % g.players])
            return
        g.statue = (g.statue + 1) % g.players
        for at in range(g.players * SLOTS):
            g.slots[at] = NONE
        for seat in range(g.players):
            if g.round == HALF:
                g.piles[seat] = ALL_CARDS
                g.hands[seat] = 0
            draw_cards(g, seat)
        if g.events is not None:
            g.emit("statue", g.statue, {})
        g.push(START_ROUND)


START_ROUND: Final = StartRound()
NEXT_TURN: Final = NextTurn()
CLOSE_ROUND: Final = CloseRound()
END_ROUND_EVENT: Final[list[EndRoundEvent]] = [EndRoundEvent(seat) for seat in range(MOST_PLAYERS)]
