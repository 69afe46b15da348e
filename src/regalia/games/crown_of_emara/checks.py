"""Contradictions that conservation does not see: what each round must have brought, and whose turn it is.

What the steps on the stack need is in needs.py.
"""

from __future__ import annotations

from typing import Any

from regalia.core.errors import PositionError
from regalia.core.step import LEGAL, NOBODY
from regalia.games.crown_of_emara import actions as act
from regalia.games.crown_of_emara import needs
from regalia.games.crown_of_emara import tables as t
from regalia.games.crown_of_emara.state import EVENT_PHASE, FINAL, NONE, TURNS, VICTORIA, Emara
from regalia.games.crown_of_emara.steps.menu import TURN_MENU
from regalia.kit.sets import members, size


def error(key: str, clause: str, field: str, **args: Any) -> PositionError:
    return PositionError(key, f"EMARA-{clause}", field=f"table.{field}", **args)


def check(g: Emara) -> None:
    _check_advisors(g)
    _check_events(g)
    _check_nobility(g)
    _check_goods(g)
    for seat in range(g.players):
        _check_cards(g, seat)
        _check_craftsmen(g, seat)
    _check_phase(g)
    _check_seats(g)
    _check_turn(g)
    if g.solo:
        _check_victoria(g)
    needs.check(g)


# -- components --------------------------------------------------------------------------------


def _check_advisors(g: Emara) -> None:
    """EMARA-SETUP-05, -06: eight advisors A in play, all six B."""
    stack = [("advisor_stack.below", advisor) for advisor in members(g.advisor_pile)]
    stack += [("advisor_stack.top", int(g.next_advisor))] if g.next_advisor != NONE else []
    for field, advisor in stack:
        if not g.tables.advisor_b[advisor]:
            raise error("position-unknown-id", "SETUP-06", field, value=g.tables.advisor_ids[advisor])
    there = [advisor for advisor in g.offers if advisor != NONE] + [advisor for _, advisor in stack]
    there += [advisor for seat in range(g.players) for advisor in members(g.advisors[seat])]
    of_b = sum(int(g.tables.advisor_b[advisor]) for advisor in there)
    for found, expected, clause in ((len(there) - of_b, t.SPACES, "SETUP-05"), (of_b, 6, "SETUP-06")):
        if found != expected:
            raise error("position-total", clause, "advisors", found=found, expected=expected)
    if g.next_advisor == NONE and g.advisor_pile:
        raise error("position-missing", "SETUP-06", "advisor_stack.top")


def _check_events(g: Emara) -> None:
    ids = g.tables.event_ids
    if g.event_pile >> g.event & 1:
        raise error("position-twice", "ROUND-02", "event_pile", value=ids[g.event])
    for event in (*members(g.event_pile), int(g.event)):
        if g.solo and not g.tables.solo_events[event]:
            raise error("position-unknown-id", "SOLO-02", "event_pile", value=ids[event])
    left = int(size(g.event_pile))
    if left < t.ROUNDS - g.round:
        raise error("position-total", "ROUND-02", "event_pile", found=left, expected=int(t.ROUNDS - g.round))


def _check_nobility(g: Emara) -> None:
    """EMARA-RANK-05: the cards taken are the topmost ones, each once."""
    for rank, id in enumerate(g.tables.rank_ids):
        cards = [g.nobility[seat * t.RANKS + rank] for seat in range(g.seats)]
        taken = sorted(card for card in cards if card != NONE)
        if taken != list(range(len(taken))):
            value = ", ".join(str(card + 1) for card in taken)
            raise error("position-twice", "RANK-05", f"players.nobility.{id}", value=value)


def _check_goods(g: Emara) -> None:
    for at, number in enumerate(g.goods):
        if number < 0:
            field = f"players[{at // t.GOODS}].{t.GOOD_IDS[at % t.GOODS]}"
            raise error("position-range", "GEN-07", field, value=number, low=0, high=9_999)


def _check_cards(g: Emara, seat: int) -> None:
    """EMARA-ROUND-06, -07: what is neither in hand, pile nor slot was played earlier in this half."""
    slots = [card for card in g.slots[seat * t.SLOTS : (seat + 1) * t.SLOTS] if card != NONE]
    rounds_left = int((t.HALF - g.round) % t.HALF)
    waiting = t.HAND * rounds_left
    in_hand = t.HAND - len(slots) + (waiting if g.informed else 0)
    hand, pile = int(size(g.hands[seat])), int(size(g.piles[seat]))
    for field, found, expected in (("draw_pile", pile, 0 if g.informed else waiting), ("hand", hand, in_hand)):
        if found != expected:
            raise error("position-length", "ROUND-06", f"players[{seat}].{field}", count=found, expected=expected)
    if len(slots) != _turns_played(g, seat):
        expected = _turns_played(g, seat)
        raise error("position-total", "ROUND-04", f"players[{seat}].slots", found=len(slots), expected=expected)


def _turns_played(g: Emara, seat: int) -> int:
    """How many cards of this round a seat has on its board: one per turn begun, once the card is placed."""
    if g.phase != TURNS:
        return t.SLOTS
    place = (seat - g.statue) % g.players
    begun = int((g.turns_begun - 1 - place) // g.players + 1)
    unplaced = seat == g.active and g.turns_begun > 0 and g.slot == 0
    return begun - 1 if unplaced else begun


def _check_craftsmen(g: Emara, seat: int) -> None:
    if g.hired[seat] > t.CRAFTSMEN_PER_PLAYER:
        raise error("position-total", "GEN-04", "huts", found=int(g.hired[seat]), expected=t.CRAFTSMEN_PER_PLAYER)


# -- the flow ----------------------------------------------------------------------------------


def _check_phase(g: Emara) -> None:
    """EMARA-ROUND-04 to -06, EMARA-END-01: at the bottom of the stack lies what the phase is about."""
    if len(g.stack) == 0 and g.phase != FINAL:
        raise PositionError("position-missing", "EMARA-END-01", field="stack")
    bottom = {TURNS: "next_turn", EVENT_PHASE: "close_round", FINAL: "final_allocation"}[int(g.phase)]
    if (len(g.stack) > 0 and g.stack[0].kind != bottom) or (g.phase == FINAL and g.round != t.ROUNDS):
        value = g.stack[0].name if len(g.stack) > 0 else "–"
        raise PositionError("position-step", "EMARA-ROUND-01", field="stack", value=value, other="table.phase")
    everybody = t.SLOTS * int(g.players)
    if g.phase != TURNS and g.turns_begun != everybody:
        raise error("position-total", "ROUND-04", "turns_begun", found=int(g.turns_begun), expected=everybody)


def _check_seats(g: Emara) -> None:
    """Only players are asked; in a turn the active one alone, after it one after the other from the statue on (EMARA-EVT-13)."""
    last = -1
    for step in g.stack:
        owner = needs.owner_of(step)
        if owner >= g.players or (step.kind.startswith("victoria") and not g.solo):
            raise PositionError("position-wrong-seat", field="stack", value=step.name)
        if owner == NOBODY:
            continue
        if g.phase == TURNS and owner != g.active:
            raise PositionError("position-wrong-seat", field="stack", value=step.name)
        place = int((g.statue - 1 - owner) % g.players)
        waiting = step.kind in ("end_round_event", "final_allocation", "finish_trade")
        if g.phase != TURNS and waiting and place <= last:
            raise PositionError("position-wrong-seat", "EMARA-EVT-13", field="stack", value=step.name)
        last = place


def _check_turn(g: Emara) -> None:
    """EMARA-TURN-01: a turn has its card and slot once they are chosen, and nothing is left of it when it is over."""
    over = len(g.stack) == 1 and g.phase == TURNS
    if g.phase == TURNS and g.turns_begun == 0 and not over:
        raise error("position-range", "ROUND-04", "turns_begun", value=0, low=1, high=t.SLOTS * int(g.players))
    if g.phase == TURNS and g.turns_begun > 0 and (g.statue + g.turns_begun - 1) % g.players != g.active:
        raise error("position-range", "ROUND-04", "active", value=int(g.active), low=0, high=int(g.players) - 1)
    placing = any(step.kind in ("choose_card", "choose_slot") for step in g.stack)
    if g.phase == TURNS and g.turns_begun > 0 and not placing:
        if g.card == NONE or g.slot == 0 or g.slots[g.active * t.SLOTS + g.slot - 1] != g.card:
            raise error("position-missing", "TURN-01", "turn.card")
        if over and TURN_MENU[g.active].refusal(g, act.END_TURN) != LEGAL:
            raise error("position-missing", "TURN-02", "turn.done")
        return
    for field, value in (("card", g.card + 1), ("slot", g.slot), ("done", g.done), ("used", g.used), ("visits", g.visits)):
        if value != 0:
            raise needs.unfit(g.stack[-1].name if len(g.stack) > 0 else "–", f"turn.{field}")


def _check_victoria(g: Emara) -> None:
    """EMARA-SOLO-06: as long as she takes ranks, she has those of the rounds before, and this round's once she has acted."""
    kinds = [step.kind for step in g.stack]
    acted = g.phase == EVENT_PHASE and "victoria_rank" not in kinds
    taken = range(2, int(g.round) + int(acted))
    expected = sum(int(g.tables.victoria_rank[number] != NONE) for number in taken)
    to_come = any(g.tables.victoria_rank[number] != NONE for number in range(max(2, taken.stop), t.ROUNDS + 1))
    held = int(g.ranks_held[VICTORIA])
    if g.phase != FINAL and to_come and held != expected:
        raise error("position-total", "SOLO-06", "victoria.nobility", found=held, expected=expected)
    if "victoria_rank" in kinds and (g.round < 2 or g.tables.victoria_rank[g.round] == NONE):
        raise PositionError("position-step", "EMARA-SOLO-06", field="stack", value="victoria_rank", other="table.round")
