"""Contradictions: every component is somewhere, once, and the flow finds what it needs. PositionError names the field."""

from __future__ import annotations

from typing import Any

from regalia.core.errors import PositionError
from regalia.core.step import Step
from regalia.games.crown_of_emara import tables as t
from regalia.games.crown_of_emara.components import Components
from regalia.games.crown_of_emara.state import NONE, TURNS, Emara


def error(key: str, clause: str, field: str, **args: Any) -> PositionError:
    return PositionError(key, f"EMARA-{clause}", field=f"table.{field}", **args)


def check(c: Components, g: Emara) -> None:
    if g.round == 0:
        return  # before the set-up
    _check_advisors(c, g)
    _check_events(c, g)
    _check_tokens(c, g)
    _check_nobility(c, g)
    _check_goods(g)
    for seat in range(g.players):
        _check_cards(c, g, seat)
        _check_huts(g, seat)
    _check_flow(c, g)


# -- components --------------------------------------------------------------------------------


def _check_advisors(c: Components, g: Emara) -> None:
    """EMARA-SETUP-05, -06: eight advisors A in play, all six B, each once."""
    places = {
        "advisors": [advisor for advisor in g.offers if advisor != NONE],
        "advisor_stack.top": [] if g.next_advisor == NONE else [g.next_advisor],
        "advisor_stack.below": _bits(g.advisor_pile, t.ADVISOR_CARDS),
        **{f"players[{seat}].advisors": _bits(g.advisors[seat], t.ADVISOR_CARDS) for seat in range(g.players)},
    }
    seen: set[int] = set()
    for field, found in places.items():
        for advisor in found:
            if advisor in seen:
                raise error("position-twice", "GEN-04", field, value=c.advisors[advisor].id)
            if field.startswith("advisor_stack") and not g.tables.advisor_b[advisor]:
                raise error("position-unknown-id", "SETUP-06", field, value=c.advisors[advisor].id)
            seen.add(advisor)
    of_b = sum(g.tables.advisor_b[advisor] for advisor in seen)
    for found_number, expected, clause in ((len(seen) - of_b, t.SPACES, "SETUP-05"), (of_b, 6, "SETUP-06")):
        if found_number != expected:
            raise error("position-total", clause, "advisors", found=found_number, expected=expected)
    if g.next_advisor == NONE and g.advisor_pile:
        raise error("position-missing", "SETUP-06", "advisor_stack.top")


def _check_events(c: Components, g: Emara) -> None:
    if g.event_pile >> g.event & 1:
        raise error("position-twice", "ROUND-02", "event_pile", value=c.events[g.event].id)
    for event in range(t.EVENT_CARDS):
        removed = g.solo and not g.tables.solo_events[event]
        if removed and (event == g.event or g.event_pile >> event & 1):
            raise error("position-unknown-id", "SOLO-02", "event_pile", value=c.events[event].id)
    left = len(_bits(g.event_pile, t.EVENT_CARDS))
    if left < t.ROUNDS - g.round:
        raise error("position-total", "ROUND-02", "event_pile", found=left, expected=int(t.ROUNDS - g.round))


def _check_tokens(c: Components, g: Emara) -> None:
    for token, entry in enumerate(c.tokens):
        held = sum(g.favours[seat * t.TOKENS + token] for seat in range(g.players))
        found = g.favour_pile[token] + g.favour_discard[token] + held + g.drawn.count(token)
        if found != entry.count:
            raise error("position-total", "SETUP-04", f"favour_pile ({entry.id})", found=found, expected=entry.count)


def _check_nobility(c: Components, g: Emara) -> None:
    """EMARA-RANK-05: the cards taken are the topmost ones, each once."""
    for rank, entry in enumerate(c.ranks):
        cards = [g.nobility[seat * t.RANKS + rank] for seat in range(g.seats)]
        taken = sorted(card for card in cards if card != NONE)
        if taken != list(range(len(taken))):
            value = ", ".join(str(card + 1) for card in taken)
            raise error("position-twice", "RANK-05", f"players.nobility.{entry.id}", value=value)
    for seat in range(g.seats):
        held = sum(card != NONE for card in g.nobility[seat * t.RANKS : (seat + 1) * t.RANKS])
        assert g.ranks_held[seat] == held


def _check_goods(g: Emara) -> None:
    for at, number in enumerate(g.goods):
        if number < 0:
            field = f"players[{at // t.GOODS}].{t.GOOD_IDS[at % t.GOODS]}"
            raise error("position-range", "GEN-07", field, value=number, low=0, high=9_999)


def _check_cards(c: Components, g: Emara, seat: int) -> None:
    """EMARA-ROUND-07: each card once; what is neither in hand, pile nor slot was played earlier in this half."""
    slots = [card for card in g.slots[seat * t.SLOTS : (seat + 1) * t.SLOTS] if card != NONE]
    hand, pile = _bits(g.hands[seat], t.CARDS), _bits(g.piles[seat], t.CARDS)
    seen: set[int] = set()
    for field, cards in (("hand", hand), ("draw_pile", pile), ("slots", slots)):
        for card in cards:
            if card in seen:
                raise error("position-twice", "ROUND-07", f"players[{seat}].{field}", value=c.cards[card].id)
            seen.add(card)
    rounds_left = int((t.HALF - g.round) % t.HALF)
    waiting = t.HAND * rounds_left
    in_hand = t.HAND - len(slots) + (waiting if g.informed else 0)
    for field, found, expected in (("draw_pile", len(pile), 0 if g.informed else waiting), ("hand", len(hand), in_hand)):
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


def _check_huts(g: Emara, seat: int) -> None:
    assert g.hired[seat] == sum(owner == seat for owner in g.huts)


def _bits(mask: int, size: int) -> list[int]:
    return [n for n in range(size) if mask >> n & 1]


# -- the flow ----------------------------------------------------------------------------------


def _check_flow(c: Components, g: Emara) -> None:
    """A step on the stack needs its fields: a visit its location, a payment what is due."""
    for step in g.stack:
        if step.seat >= (g.seats if step.auto else g.players) or (step.kind.startswith("victoria") and not g.solo):
            raise PositionError("position-wrong-seat", field="stack", value=step.name)
        _check_step(g, step)
    if g.card != NONE and g.slots[g.active * t.SLOTS + g.slot - 1] != g.card:
        raise error("position-unknown-id", "TURN-01", "turn.card", value=c.cards[g.card].id)
    if g.named != NONE and not g.hands[g.active] >> g.named & 1:
        raise error("position-unknown-id", "TURN-01", "turn.named", value=c.cards[g.named].id)


def _check_step(g: Emara, step: Step[Any]) -> None:
    kind = step.kind
    needs = {
        "turn_menu": ("card", g.card != NONE and g.slot > 0),
        "choose_slot": ("named", g.named != NONE),
        "redeem_favour": ("location", g.location != NONE),
        "town_menu": ("location", g.location != NONE),
        "choose_type": ("location", g.location in (t.CASTLE, t.CATHEDRAL)),
        "finish_gift": ("resource", g.resource != NONE),
        "finish_donation": ("resource", g.resource != NONE),
        "finish_trade": ("trade", g.trade != NONE),
        "finish_hire": ("hut", g.hut != NONE),
        "finish_recruit": ("advisor", g.advisor != NONE),
        "finish_gold": ("amount", g.amount > 0),
        "craftsman_choice": ("craftsmen_to_use", g.craftsmen_to_use > 0),
        "keep_favour": ("drawn", len(g.drawn) > 0),
        "pay_gold": ("payment.type", g.pay_type != NONE and g.due[g.pay_type] > 0),
        "pay_any": ("payment.any", g.any_due > 0),
        "drop_unit": ("payment.discount", g.drops > 0),
    }
    if kind == "choose_amount" and step.name.count(":") == 1:
        needs[kind] = ("advisor", g.advisor != NONE)
    if kind in needs and not needs[kind][1]:
        raise error("position-missing", "TURN-03", f"turn.{needs[kind][0]}")
    in_turn = not step.auto and kind not in ("end_round_event", "final_allocation") and g.phase == TURNS
    if in_turn and step.seat != g.active:
        raise PositionError("position-wrong-seat", field="stack", value=step.name)
