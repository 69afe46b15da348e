"""What a step on the stack needs of the table: a question is asked because something was chosen before it (EMARA-TURN-03),
and what no step needs any more is at rest. PositionError names the field.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from regalia.core.errors import PositionError
from regalia.core.options import Options
from regalia.core.step import LEGAL, NOBODY, Step
from regalia.games.crown_of_emara import abilities, bonus, locations, prices
from regalia.games.crown_of_emara import tables as t
from regalia.games.crown_of_emara.state import (
    CARD_DONE,
    CARD_SKIPPED,
    HIRE_DONE,
    MOVE_DONE,
    NO_SWAP,
    NONE,
    RECRUIT_DONE,
    Emara,
)

Need = tuple[str, Callable[[Emara, int, str], bool]]
"""A field, and whether it has what the step of a seat needs; the last part of the step's name says more."""


def owner_of(step: Step[Any]) -> int:
    """The seat in a step's name; automatic steps carry it too."""
    parts = step.name.split(":")
    return int(parts[1]) if len(parts) > 1 else NOBODY


def check(g: Emara) -> None:
    for step in g.stack:
        for field, holds in NEEDS.get(step.kind, []):
            if not holds(g, owner_of(step), step.name.rsplit(":", 1)[-1]):
                raise unfit(step.name, field)
    _check_rest(g)
    _check_payment(g)


def unfit(step: str, field: str) -> PositionError:
    return PositionError("position-step", "EMARA-TURN-03", field="stack", value=step, other=f"table.{field}")


# -- the turn ------------------------------------------------------------------------------------


def _by_card(g: Emara, effect: int) -> bool:
    """The action of this turn's card was begun, and not skipped."""
    return g.card != NONE and g.tables.card_effect[g.card] == effect and g.done & (CARD_DONE | CARD_SKIPPED) == CARD_DONE


def _moved(g: Emara, _seat: int, _more: str) -> bool:
    return g.done & MOVE_DONE != 0 or _by_card(g, t.STEP_CARD)


def _moves(g: Emara, _seat: int, steps: str) -> bool:
    by_slot = g.done & MOVE_DONE != 0 and g.slot == int(steps)
    return by_slot or (_by_card(g, t.STEP_CARD) and g.tables.steps == int(steps))


def _visits(g: Emara, seat: int, _more: str) -> bool:
    """Arrived there, or by the card that needs no move (EMARA-CARD-07)."""
    if g.location == NONE:
        return False
    return (_moved(g, seat, "") and g.town_of(seat) == g.location) or _by_card(g, t.TOWN_CARD)


def _own_subs(g: Emara, _seat: int, _more: str) -> bool:
    return all(locations.location_of(sub) == g.location for sub in range(t.SUB_ACTIONS) if g.visited >> sub & 1)


def _at(g: Emara, *subs: int) -> bool:
    """In the middle of one of these sub-actions."""
    return any(g.visited >> sub & 1 and locations.location_of(sub) == g.location for sub in subs)


def _amount_of(g: Emara, seat: int, word: str) -> bool:
    """An amount of a sub-action, or of an advisor's trades (EMARA-ADV-05)."""
    if word not in t.SUB_ACTION_IDS:
        return True
    sub = t.SUB_ACTION_IDS.index(word)
    asked = sub in (t.BUY_GOLD, t.BOOKS_TO_CITIZENS, t.DELIVER_BREAD, t.DELIVER_WOOD)
    return asked and _at(g, sub) and locations.can_do(g, seat, sub)


def _trades_of(g: Emara, seat: int, word: str) -> bool:
    if word in t.SUB_ACTION_IDS:
        return True
    used = g.advisor != NONE and (g.used & g.advisors[seat]) >> g.advisor & 1 != 0
    return used and g.tables.advisor_trades[g.advisor] > 1 and abilities.price_refusal(g, seat, g.advisor) == LEGAL


def _craftsmen(g: Emara, seat: int, _more: str) -> bool:
    tile = int(g.tile_of(seat))
    own = sum(g.huts[hut] == seat for hut in range(tile * t.HUTS_PER_TILE, (tile + 1) * t.HUTS_PER_TILE))
    return 0 < g.craftsmen_to_use <= own


def _bonus(g: Emara, flag: int) -> bool:
    return _by_card(g, t.DISCOUNT_CARD) if g.by_card else g.done & flag != 0


def _hut_free(g: Emara, seat: int, _more: str) -> bool:
    there = g.hut != NONE and g.huts[g.hut] == NONE and g.hired[seat] < t.CRAFTSMEN_PER_PLAYER
    return there and bonus.hut_within_reach(g, seat, g.hut)


def _advisor_there(g: Emara, seat: int, _more: str) -> bool:
    space = NONE if g.advisor == NONE else bonus.space_of(g, g.advisor)
    return space != NONE and bonus.space_within_reach(g, seat, space)


def _merchant(g: Emara, seat: int, _more: str) -> bool:
    return g.used & g.advisors[seat] & g.tables.merchant != 0


def _drawn(g: Emara, _seat: int, _more: str) -> bool:
    return 0 < len(g.drawn) <= g.tables.favour_draw


def _event_asks(g: Emara, _seat: int, _more: str) -> bool:
    return g.tables.event_kind[g.event] == t.END_OF_ROUND


CARD_USED = "turn.done"
NEEDS: dict[str, list[Need]] = {
    "choose_slot": [("turn.named", lambda g, seat, _: g.named != NONE and g.hands[seat] >> g.named & 1 != 0)],
    "choose_councillor": [(CARD_USED, _moves)],
    "country_action": [(CARD_USED, _moved)],
    "craftsman_choice": [("turn.craftsmen_to_use", _craftsmen), (CARD_USED, _moved)],
    "finish_bread": [(CARD_USED, _moved)],
    "exchange_rate": [(CARD_USED, lambda g, _, __: _by_card(g, t.EXCHANGE_CARD))],
    "discount_choice": [(CARD_USED, lambda g, _, __: _by_card(g, t.DISCOUNT_CARD))],
    "town_choice": [(CARD_USED, lambda g, _, __: _by_card(g, t.TOWN_CARD))],
    "town_menu": [("turn.location", _visits), ("turn.visited", _own_subs)],
    "redeem_favour": [("turn.location", lambda g, seat, _: g.location != NONE and locations.has_token(g, seat, g.location))],
    "choose_type": [
        ("turn.location", lambda g, _, __: g.location in (t.CASTLE, t.CATHEDRAL)),
        ("turn.visited", lambda g, _, __: _at(g, t.GIFT, t.DONATION)),
        ("players.goods", lambda g, seat, _: locations.can_do(g, seat, t.GIFT if g.location == t.CASTLE else t.DONATION)),
    ],
    "choose_amount": [("turn.visited", _amount_of), ("turn.advisor", _trades_of)],
    "finish_gift": [
        ("turn.resource", lambda g, _, __: g.resource != NONE),
        ("turn.visited", lambda g, _, __: _at(g, t.GIFT)),
    ],
    "finish_donation": [
        ("turn.resource", lambda g, _, __: g.resource != NONE),
        ("turn.visited", lambda g, _, __: _at(g, t.DONATION)),
    ],
    "keep_favour": [("turn.drawn", _drawn), ("turn.visited", lambda g, _, __: _at(g, t.DONATION))],
    "finish_stone": [("turn.visited", lambda g, _, __: _at(g, t.DELIVER_STONE))],
    "finish_gold": [
        ("turn.amount", lambda g, _, __: g.amount > 0),
        ("turn.visited", lambda g, _, __: _at(g, t.BUY_GOLD)),
    ],
    "choose_hut": [
        (CARD_USED, lambda g, _, __: _bonus(g, HIRE_DONE)),
        ("players.goods", lambda g, seat, _: bonus.can_hire(g, seat, g.by_card)),
    ],
    "choose_advisor": [
        (CARD_USED, lambda g, _, __: _bonus(g, RECRUIT_DONE)),
        ("players.goods", lambda g, seat, _: bonus.can_recruit(g, seat, g.by_card)),
    ],
    "finish_hire": [("turn.hut", _hut_free), (CARD_USED, lambda g, _, __: _bonus(g, HIRE_DONE))],
    "finish_recruit": [("turn.advisor", _advisor_there), (CARD_USED, lambda g, _, __: _bonus(g, RECRUIT_DONE))],
    "finish_trade": [("turn.trade", lambda g, _, __: g.trade != NONE)],
    "swap_gain": [("turn.used", _merchant)],
    "end_round_event": [("event", _event_asks)],
    "pay_gold": [("turn.payment.type", lambda g, _, __: g.pay_type != NONE and g.due[g.pay_type] > 0)],
    "pay_any": [("turn.payment.any", lambda g, _, __: g.any_due > 0)],
    "drop_unit": [("turn.payment.discount", lambda g, _, __: g.drops > 0)],
}


# -- what is at rest -------------------------------------------------------------------------------

Rest = tuple[str, Callable[[Emara], bool], tuple[str, ...]]
"""A field, whether it is at rest, and the steps during which it need not be."""

AT_REST: list[Rest] = [
    ("named", lambda g: g.named == NONE, ("choose_slot",)),
    ("craftsmen_to_use", lambda g: g.craftsmen_to_use == 0, ("craftsman_choice",)),
    ("location", lambda g: g.location == NONE, ("town_menu",)),
    ("visited", lambda g: g.visited == 0, ("town_menu",)),
    ("drawn", lambda g: len(g.drawn) == 0, ("keep_favour",)),
    ("by_card", lambda g: not g.by_card, ("choose_hut", "choose_advisor", "finish_hire", "finish_recruit")),
    ("hut", lambda g: g.hut == NONE, ("finish_hire",)),
    ("advisor", lambda g: g.advisor == NONE, ("finish_recruit", "choose_amount")),
    ("trade", lambda g: g.trade == NONE, ("finish_trade",)),
    ("resource", lambda g: g.resource == NONE, ("finish_gift", "finish_donation")),
    ("amount", lambda g: g.amount == 0, ("finish_gold",)),
    ("payment.type", lambda g: g.pay_type == NONE, ("pay_gold",)),
    ("payment.due", lambda g: sum(g.due) == 0, ("pay_gold", "drop_unit")),
    ("payment.any", lambda g: g.any_due == 0, ("pay_any",)),
    ("payment.discount", lambda g: g.drops == 0, ("drop_unit",)),
]


def _check_rest(g: Emara) -> None:
    kinds = {step.kind for step in g.stack}
    top = g.stack[-1].name if len(g.stack) > 0 else "–"
    for field, resting, during in AT_REST:
        if not resting(g) and kinds.isdisjoint(during):
            raise unfit(top, f"turn.{field}")
    if g.used & ~(g.advisors[g.active] & g.tables.abilities) != 0:
        raise unfit(top, "turn.used")
    between = top.startswith("turn_menu") or top == "next_turn"
    if g.swapped != NO_SWAP and not (between and g.owns(g.active, g.tables.chamberlain)):
        raise unfit(top, "turn.swapped")
    if g.done & CARD_SKIPPED and not g.done & CARD_DONE:
        raise unfit(top, CARD_USED)


# -- payments ------------------------------------------------------------------------------------

Price = tuple[list[int], int, int, bool]
"""What a thing costs: resources by type, of any type, the discount, and whether gold may stand in."""


def _price(g: Emara, kind: str, seat: int) -> Price | None:
    due = [0] * t.RESOURCES
    if kind == "finish_bread":
        due[t.GRAIN] = 1
    elif kind in ("finish_gift", "finish_donation"):
        sub = t.GIFT if kind == "finish_gift" else t.DONATION
        due[g.resource] = int(g.marker(locations.marker_of(sub, g.resource)))
    elif kind == "finish_trade":
        row = [int(count) for count in g.tables.trade_pay[g.trade * t.PRICE : (g.trade + 1) * t.PRICE]]
        return row[: t.RESOURCES], row[t.ANY], 0, not prices.buys_gold(g, g.trade)
    elif kind == "finish_gold":
        return due, int(g.amount), 0, False
    elif kind == "swap_gain":
        return due, 1, 0, True
    elif kind in ("finish_hire", "finish_recruit"):
        return _cost(g, kind, seat)
    else:
        return None
    return due, 0, 0, True


def _cost(g: Emara, kind: str, seat: int) -> Price:
    """EMARA-PAY-06, -07: a hut or advisor, with its discount; the scholar pays with anything."""
    hiring = kind == "finish_hire"
    at = int(g.hut if hiring else g.advisor) * t.RESOURCES
    cost = [int(count) for count in (g.tables.hut_cost if hiring else g.tables.advisor_cost)[at : at + t.RESOURCES]]
    discount = int(bonus.hire_discount(g, g.by_card) if hiring else bonus.recruit_discount(g, g.by_card))
    if g.owns(seat, g.tables.scholar):
        return [0] * t.RESOURCES, max(0, sum(cost) - discount), 0, True
    return cost, 0, discount, True


def _check_payment(g: Emara) -> None:
    """A payment asks no more than the price of the step below it, in order, and can be gone on with."""
    if len(g.stack) < 2 or g.stack[-1].kind not in ("drop_unit", "pay_gold", "pay_any"):
        return
    step, below = g.stack[-1], g.stack[-2]
    price = _price(g, below.kind, owner_of(below))
    if price is None:
        return  # the flow does not allow it
    due, any_units, discount, gold_pays = price
    left = [int(count) for count in g.due]
    field = ""
    if step.kind == "pay_any":
        fits = g.any_due <= any_units and (g.any_due < any_units or g.unit == 0)
        field = "" if fits else "any"
        field = field or ("" if g.gold_pays == gold_pays else "gold_pays")
    elif step.kind == "drop_unit":
        dropped = sum(due) - sum(left)
        fits = all(now <= whole for now, whole in zip(left, due, strict=True)) and dropped + g.drops == discount
        field = "" if fits else "due"
    elif any(left[: g.pay_type]) or not _rest_of(left, due, int(g.pay_type), discount):
        field = "due"
    found = Options()
    if not field:
        step.legal(g, found)
    if field or len(found.listed()) == 0:
        raise unfit(step.name, f"turn.payment.{field or 'due'}")


def _rest_of(left: list[int], due: list[int], first: int, discount: int) -> bool:
    """Whether this is what is left of a price, from a type on, after a discount."""
    less = [whole - now for now, whole in zip(left[first:], due[first:], strict=True)]
    return min(less) >= 0 and sum(less) <= discount
