"""A question stands in a position only with what was chosen before it (EMARA-TURN-03): every question is read back as it was,
and refused when what it needs is missing, belongs to something else or is left over."""

from __future__ import annotations

import pytest
from emara_table import GAME, TOKENS, asked, final, hand, menu, moving, round_end, visit

from regalia.core.errors import PositionError
from regalia.core.step import Question
from regalia.testing import line, merge, rule

RICH = {"wood": 9, "cloth": 9, "grain": 9, "stone": 9}
AT_CASTLE = next(token.id for token in GAME.components.tokens if token.location == "castle")
FOUR = {"castle": ["master_of_coin", "archivist"]}

QUESTIONS = {
    "choose_card": lambda: hand("card_wood", "card_step", "card_town"),
    "choose_slot": lambda: line(hand("card_wood", "card_step", "card_town"), "choose_card:card_wood"),
    "turn_menu": lambda: menu(ring=1),
    "choose_councillor": lambda: moving(2),
    "country_action": lambda: line(moving(2), "choose_councillor:countryside"),
    "craftsman_choice": lambda: line(
        moving(2, huts={"quarry_a": 0, "forest_a": 0}, grain=1), "choose_councillor:countryside", "country_action:take"
    ),
    "exchange_rate": lambda: line(menu("card_exchange", wood=3, ring=1), "do_card"),
    "discount_choice": lambda: line(menu("card_discount", **RICH), "do_card"),
    "town_choice": lambda: line(menu("card_town", book=1, ring=1), "do_card"),
    "town_menu": lambda: visit("castle", book=1),
    "redeem_favour": lambda: visit("castle", redeem=True, favours=[AT_CASTLE], book=1),
    "choose_type": lambda: line(visit("castle", **RICH), "town_menu:gift"),
    "choose_amount": lambda: line(visit("construction_site", wood=3, ring=1), "town_menu:deliver_wood"),
    "choose_amount of an advisor": lambda: line(menu(cloth=2, grain=3, ring=1, advisors=["baker"]), "use:baker"),
    "keep_favour": lambda: line(visit("cathedral", cloth=1, ring=1, pile=TOKENS), "town_menu:donation"),
    "choose_hut": lambda: line(menu(**RICH), "hire"),
    "choose_advisor": lambda: line(menu(**RICH), "recruit"),
    "choose_hut by card": lambda: line(menu("card_discount", **RICH), "do_card", "discount_choice:hire"),
    "choose_advisor by card": lambda: line(menu("card_discount", **RICH), "do_card", "discount_choice:recruit"),
    "drop_unit": lambda: line(
        menu("card_discount", offers=FOUR, **RICH), "do_card", "discount_choice:recruit", "choose_advisor:master_of_coin"
    ),
    "pay_gold": lambda: line(visit("construction_site", wood=3, gold=2), "town_menu:deliver_wood", "choose_amount:3"),
    "pay_gold for a hut": lambda: line(menu(gold=2, **RICH), "hire", "choose_hut:forest_a"),
    "pay_gold for a gift": lambda: line(visit("castle", gold=1, **RICH), "town_menu:gift", "choose_type:wood"),
    "pay_any": lambda: line(menu("card_exchange", wood=3, cloth=1, ring=1), "do_card", "exchange_rate:1_for_1"),
    "pay_any for gold": lambda: line(visit("market", wood=1, cloth=1, ring=1), "town_menu:buy_gold"),
    "pay_any with the scholar": lambda: line(menu(advisors=["scholar"], **RICH), "hire", "choose_hut:forest_a"),
    "swap_gain": lambda: line(menu(wood=1, ring=1, advisors=["merchant"]), "use:merchant"),
    "end_round_event": lambda: round_end("great_famine", grain=2),
    "final_allocation": lambda: final(ring=1),
}
"""Each question, reached by play where play leads there."""


@rule("EMARA-TURN-03")
@pytest.mark.parametrize("name", QUESTIONS)
def test_every_question_is_read_back(name):
    state = QUESTIONS[name]()
    assert asked(state) == name.partition(" ")[0]
    again = GAME.from_json(state.to_json())
    assert (again.digest(), again.legal()) == (state.digest(), state.legal())


def test_every_kind_of_question_is_shown():
    kinds = {step.kind for step in GAME.steps.by_name.values() if isinstance(step, Question)}
    assert kinds == {name.partition(" ")[0] for name in QUESTIONS}


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
