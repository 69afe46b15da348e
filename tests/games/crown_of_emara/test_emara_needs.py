"""A question stands in a position only with what was chosen before it (EMARA-TURN-03): it is refused
when what it needs is missing, belongs to something else or is left over."""

from __future__ import annotations

import pytest
from emara_questions import QUESTIONS, RICH
from emara_table import GAME, TOKENS, menu

from regalia.core.errors import PositionError
from regalia.testing import line, merge, rule

OTHER = {
    "choose_slot": [({"named": None}, "turn.named"), ({"named": "card_ring"}, "turn.named")],
    "choose_councillor": [({"done": ["card"]}, "turn.done"), ({"slot": 1}, "turn.card")],
    "country_action": [({"done": ["card"]}, "turn.done")],
    "craftsman_choice": [
        ({"craftsmen_to_use": 0}, "turn.craftsmen_to_use"),
        ({"craftsmen_to_use": 2}, "turn.craftsmen_to_use"),
        ({"done": ["card"]}, "turn.done"),
    ],
    "exchange_rate": [({"done": []}, "turn.done"), ({"done": ["card", "skipped"]}, "turn.done")],
    "discount_choice": [({"done": []}, "turn.done")],
    "town_choice": [({"done": []}, "turn.done")],
    "town_menu": [
        ({"location": None}, "turn.location"),
        ({"location": "market"}, "turn.location"),
        ({"visited": ["donation"]}, "turn.visited"),
        ({"done": ["card"]}, "turn.location"),
    ],
    "redeem_favour": [({"location": None}, "turn.location")],
    "choose_type": [({"visited": []}, "turn.visited"), ({"visited": ["book_to_buildings"]}, "turn.visited")],
    "choose_amount": [({"visited": []}, "turn.visited"), ({"visited": ["deliver_bread"]}, "turn.visited")],
    "choose_amount of an advisor": [
        ({"advisor": None}, "turn.advisor"),
        ({"advisor": "bailiff"}, "turn.advisor"),
        ({"used": []}, "turn.advisor"),
    ],
    "keep_favour": [({"visited": []}, "turn.visited")],
    "choose_hut": [({"done": []}, "turn.done"), ({"by_card": True}, "turn.done")],
    "choose_advisor": [({"done": []}, "turn.done"), ({"by_card": True}, "turn.done")],
    "choose_hut by card": [({"by_card": False}, "turn.done"), ({"done": []}, "turn.done")],
    "choose_advisor by card": [({"by_card": False}, "turn.done"), ({"done": ["recruit"]}, "turn.done")],
    "drop_unit": [
        ({"payment": {"discount": 0}}, "turn.payment.discount"),
        ({"payment": {"discount": 2}}, "turn.payment.due"),
        ({"payment": {"due": {"wood": 2}}}, "turn.payment.due"),
        ({"advisor": None}, "turn.advisor"),
    ],
    "pay_gold": [({"payment": {"type": None}}, "turn.payment.type"), ({"trade": None}, "turn.trade")],
    "pay_gold for a hut": [
        ({"hut": None}, "turn.hut"),
        ({"hut": "quarry_a"}, "turn.hut"),
        ({"payment": {"due": {"wood": 3}}}, "turn.payment.due"),
    ],
    "pay_gold for a gift": [
        ({"resource": None}, "turn.resource"),
        ({"resource": "cloth"}, "turn.payment.due"),
        ({"payment": {"due": {"wood": 2}}}, "turn.payment.due"),
    ],
    "pay_any": [
        ({"payment": {"any": 0}}, "turn.payment.any"),
        ({"payment": {"any": 2}}, "turn.payment.any"),
        ({"payment": {"gold_pays": True}}, "turn.payment.gold_pays"),
    ],
    "pay_any for gold": [
        ({"amount": 0}, "turn.amount"),
        ({"visited": []}, "turn.visited"),
        ({"payment": {"gold_pays": True}}, "turn.payment.gold_pays"),
    ],
    "pay_any with the scholar": [({"payment": {"any": 3}}, "turn.payment.any")],
    "swap_gain": [({"used": []}, "turn.used")],
}


@rule("EMARA-TURN-03", "EMARA-PAY-05", "EMARA-PAY-06")
@pytest.mark.parametrize(("name", "changes", "field"), [(name, *one) for name, rows in OTHER.items() for one in rows])
def test_a_question_without_what_it_needs_is_refused(name, changes, field):
    position = merge(QUESTIONS[name]().to_json(), {"table": {"turn": changes}})
    with pytest.raises(PositionError) as refused:
        GAME.from_json(position)
    assert f"table.{field}" in str(refused.value)


@rule("EMARA-FAV-02")
def test_nobody_is_asked_for_a_token_who_has_none_of_the_location():
    position = QUESTIONS["redeem_favour"]().to_json()
    mine = position["table"]["players"][0]
    position["table"]["favour_discard"], mine["favours"] = mine["favours"], []
    with pytest.raises(PositionError, match=r"table\.turn\.location"):
        GAME.from_json(position)


def wrong(position, field):
    with pytest.raises(PositionError, match=rf"table\.{field}"):
        GAME.from_json(position)


@rule("EMARA-HIRE-02", "EMARA-HIRE-04")
def test_nobody_pays_for_a_hut_that_is_taken_or_without_a_craftsman():
    position = QUESTIONS["pay_gold for a hut"]().to_json()
    wrong(merge(position, {"table": {"huts": {"forest_a": 1}}}), "turn.hut")
    four = dict.fromkeys(("quarry_a", "quarry_b", "quarry_c", "forest_b"), 0)
    wrong(merge(position, {"table": {"huts": four}}), "turn.hut")
    GAME.from_json(merge(position, {"table": {"huts": four | {"forest_b": 1}}}))


@rule("EMARA-ADV-05")
def test_only_an_advisor_with_several_trades_asks_for_an_amount():
    state = line(menu(cloth=2, grain=3, ring=1, advisors=["baker", "dressmaker"]), "use:baker")
    both = {"used": ["baker", "dressmaker"]}
    GAME.from_json(merge(state.to_json(), {"table": {"turn": both}}))
    wrong(merge(state.to_json(), {"table": {"turn": {**both, "advisor": "dressmaker"}}}), "turn.advisor")


@rule("EMARA-PAY-07")
def test_the_scholar_is_not_asked_for_gold_in_place_of_a_type():
    position = menu(gold=2, **RICH, advisors=["scholar"]).to_json()
    plain = QUESTIONS["pay_gold for a hut"]().to_json()
    position["stack"], position["table"]["turn"] = plain["stack"], plain["table"]["turn"]
    for due in ({"wood": 2}, dict.fromkeys(("wood", "cloth", "grain", "stone"), 1)):
        position["table"]["turn"]["payment"]["due"] = due
        wrong(position, "turn.payment.due")


@rule("EMARA-CASTLE-01", "EMARA-CATH-01")
@pytest.mark.parametrize(("kind", "cheap"), [("gift", "donation"), ("donation", "gift")])
def test_nobody_chooses_a_type_who_can_pay_for_none_of_this_place(kind, cheap):
    """All of its prices have risen to four; the other place's stand at one."""
    start = "choose_type" if kind == "gift" else "choose_type of a donation"
    position = QUESTIONS[start]().to_json()
    position["table"]["players"][0]["goods"] = {"wood": 3}
    for marker, edge in ((kind, "removed"), (cheap, 0)):
        position["table"]["markers"][marker] = dict.fromkeys(("wood", "cloth", "grain", "stone"), edge)
    wrong(position, "players.goods")
    position["table"]["players"][0]["goods"] = {"wood": 3, "gold": 1}
    GAME.from_json(position)


@rule("EMARA-ADV-10")
def test_the_merchant_asks_for_one_unit():
    position = menu(wood=1, cloth=2, ring=1, advisors=["merchant"])
    position = line(position, "use:merchant").to_json()
    assert GAME.from_json(position).to_json() == position
    wrong(merge(position, {"table": {"turn": {"payment": {"any": 2}}}}), "turn.payment.any")


@rule("EMARA-TURN-10", "EMARA-ADV-11")
def test_no_swap_is_left_over_within_an_action():
    state = line(menu(wood=2, ring=2, gold=2, advisors=["chamberlain"]), "swap:ring_to_gold")
    assert GAME.from_json(state.to_json()).to_json() == state.to_json()
    inside = line(state, "do_move").to_json()
    wrong(merge(inside, {"table": {"turn": {"swapped": "ring_to_gold"}}}), "turn.swapped")


LEFT_OVER = {
    "named": "card_ring",
    "craftsmen_to_use": 1,
    "location": "castle",
    "drawn": TOKENS[:1],
    "by_card": True,
    "hut": "forest_a",
    "advisor": "scholar",
    "resource": "wood",
    "amount": 1,
}


@rule("EMARA-TURN-03")
@pytest.mark.parametrize("field", LEFT_OVER)
def test_between_two_actions_nothing_is_left_over(field):
    position = menu(ring=1).to_json()
    position["table"]["turn"][field] = LEFT_OVER[field]
    if field == "drawn":
        position["table"]["favour_pile"].remove(TOKENS[0])
    with pytest.raises(PositionError) as refused:
        GAME.from_json(position)
    assert refused.value.args_of_text["value"] == "turn_menu:0"
    assert refused.value.args_of_text["other"] == f"table.turn.{field}"
