"""Events (EMARA-EVT)."""

from __future__ import annotations

import pytest
from emara_table import asked, board, goods, keys, menu, points, round_end, table, visit

from regalia.testing import line, refused, rule


@rule("EMARA-EVT-02")
@pytest.mark.parametrize(
    ("key", "left", "cp"),
    [("1_grain", {"grain": 1, "ring": 1}, 3), ("2_grain", {"ring": 1}, 5), ("1_ring", {"grain": 2}, 5), ("decline", {}, 0)],
)
def test_great_famine(key, left, cp):
    state = round_end("great_famine", grain=2, ring=1)
    assert keys(state) == {"end_round_event:1_grain", "end_round_event:2_grain", "end_round_event:1_ring", "decline"}
    refused(state, "end_round_event:1_book", "EMARA-EVT-02")
    line(state, key if key == "decline" else f"end_round_event:{key}")
    assert points(state) == (10 + cp, 30)
    if key != "decline":
        assert {good: goods(state).get(good, 0) for good in left} == left


@rule("EMARA-EVT-02")
def test_one_option_once():
    state = line(round_end("great_famine", grain=2, gold=2, ring=1), "end_round_event:2_grain")
    assert asked(state) == "pay_gold"
    refused(state, "end_round_event:1_ring", "EMARA-EVT-02")


@rule("EMARA-EVT-03")
def test_alms_for_the_poor():
    for key, left in (("1_gold", {"ring": 1}), ("1_ring", {"gold": 1})):
        state = round_end("alms_for_the_poor", gold=1, ring=1, others={1: {"goods": {"ring": 1}}})
        assert keys(state) == {"end_round_event:1_gold", "end_round_event:1_ring", "decline"}
        refused(state, "end_round_event:1_grain", "EMARA-EVT-03")
        line(state, f"end_round_event:{key}")
        assert (points(state), goods(state)) == ((14, 30), left)


@rule("EMARA-EVT-04")
def test_wisdom_of_old_books():
    for key in ("1_book", "1_ring"):
        state = round_end("wisdom_of_old_books", book=1, ring=1, others={1: {"goods": {"ring": 1}}})
        refused(state, "end_round_event:1_gold", "EMARA-EVT-04")
        line(state, f"end_round_event:{key}")
        assert points(state) == (10, 35)


@rule("EMARA-EVT-02", "EMARA-EVT-03", "EMARA-EVT-04")
@pytest.mark.parametrize(
    ("event", "clause"),
    [("great_famine", "EMARA-EVT-02"), ("alms_for_the_poor", "EMARA-EVT-03"), ("wisdom_of_old_books", "EMARA-EVT-04")],
)
def test_no_second_time_after_the_round(event, clause):
    state = table(stack=["final_allocation:0"], phase="final", round=6, event=event, ring=2, book=1)
    refused(state, "end_round_event:1_ring", clause)


@rule("EMARA-EVT-05")
def test_early_winter():
    state = line(visit("castle", event="early_winter", book=1, wood=1), "town_menu:book_to_buildings")
    assert points(state) == (10, 34)


@rule("EMARA-EVT-06", "EMARA-PAY-04")
def test_foreign_traders():
    state = line(visit("market", event="foreign_traders", wood=1, cloth=2, ring=1), "town_menu:buy_gold")
    assert keys(state) == {"choose_amount:1", "choose_amount:2"}
    refused(state, "choose_amount:3", "EMARA-EVT-06")
    line(state, "choose_amount:2", "pay_any:cloth")
    assert goods(state) == {"wood": 1, "gold": 2, "ring": 1}
    refused(state, "town_menu:buy_gold", "EMARA-TOWN-01")


@rule("EMARA-EVT-06")
def test_foreign_traders_only_on_top_of_a_purchase_at_the_market():
    base = visit("market", event="foreign_traders", book=1, wood=2)
    refused(base, "choose_amount:2", "EMARA-EVT-06")
    exchange = line(menu("card_exchange", event="foreign_traders", wood=2, ring=1), "do_card")
    refused(exchange, "choose_amount:2", "EMARA-EVT-06")
    line(exchange, "exchange_rate:1_for_1")
    assert goods(exchange) == {"wood": 1, "gold": 1, "ring": 1}


@rule("EMARA-EVT-07")
def test_generous_summer():
    state = line(visit("castle", event="generous_summer", book=1, wood=1), "town_menu:book_to_buildings")
    assert points(state) == (10, 37)


@rule("EMARA-EVT-08")
def test_pious_donation():
    state = line(visit("cathedral", event="pious_donation", ring=1, cloth=1), "town_menu:donation")
    assert points(state) == (13, 30)


@rule("EMARA-EVT-09")
def test_respected_at_court():
    assert points(line(menu(event="respected_at_court", ring=1), "raise_rank")) == (18, 30)
    assert points(line(menu(event="pious_donation", ring=1), "raise_rank")) == (16, 30)


@rule("EMARA-EVT-10")
def test_gift_from_the_people():
    state = line(visit("castle", event="gift_from_the_people", wood=1, advisors=["mayoress"]), "town_menu:gift")
    assert points(state) == (15, 30)


@rule("EMARA-EVT-11")
def test_good_working_conditions_for_recruiting_only():
    offers = {"castle": ["merchant", "archivist"]}
    state = line(menu(event="good_working_conditions", ring=1, cloth=1, offers=offers), "recruit")
    assert goods(state) == {"ring": 1}
    refused(menu(event="good_working_conditions", ring=1, wood=1), "hire", "EMARA-PAY-05")


@rule("EMARA-EVT-12")
def test_options_of_an_event_that_is_not_active():
    refused(menu(ring=1), "end_round_event:1_ring", "EMARA-EVT-12")
    refused(menu(event="great_famine", ring=1), "end_round_event:1_ring", "EMARA-EVT-13")


@rule("EMARA-EVT-13", "EMARA-GEN-10")
def test_one_decision_each_in_turn_order():
    others = {1: {"goods": {"gold": 1}}, 2: {"goods": {}}, 3: {"goods": {"ring": 1}}}
    state = round_end("alms_for_the_poor", players=4, gold=1, ring=1, others=others)
    assert state.turn == 0
    line(state, "end_round_event:1_gold")
    assert state.turn == 1
    refused(state, "end_round_event:1_ring", "EMARA-ROUND-04", seat=0)
    line(state, "end_round_event:1_gold")
    # Player 2 holds nothing that could be given and is not asked.
    assert state.turn == 3
    line(state, "decline")
    assert board(state)["round"] == 2


@rule("EMARA-EVT-13")
@pytest.mark.parametrize(
    "key", ["raise_rank", "hire", "use:dressmaker", "redeem_favour:favour_castle_cp3", "do_move", "end_turn"]
)
def test_nothing_else_at_the_end_of_a_round(key):
    state = round_end(
        "alms_for_the_poor", gold=1, ring=1, wood=9, cloth=1, advisors=["dressmaker"], favours=["favour_castle_cp3"]
    )
    refused(state, key, "EMARA-EVT-13")


@rule("EMARA-EVT-13", "EMARA-PAY-01")
def test_gold_stands_for_grain_in_the_famine():
    state = line(round_end("great_famine", grain=1, gold=1), "end_round_event:2_grain")
    assert (points(state), goods(state)) == ((15, 30), {})
