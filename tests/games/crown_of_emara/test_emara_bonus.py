"""Bonus actions: rank, hire, recruit (EMARA-BONUS, -RANK, -HIRE, -RECRUIT)."""

from __future__ import annotations

import pytest
from emara_table import ADVISORS_B, asked, board, goods, keys, menu, player, points

from regalia.testing import line, refused, rule

HERE = {"castle": ["merchant", "scholar"]}


@rule("EMARA-BONUS-01")
def test_each_bonus_action_once_a_turn():
    state = menu(ring=9, gold=9, wood=9, cloth=9, grain=9, stone=9, offers=HERE)
    line(state, "raise_rank")
    refused(state, "raise_rank", "EMARA-BONUS-01")
    line(state, "hire", "choose_hut:forest_a", "pay_gold:0")
    refused(state, "hire", "EMARA-BONUS-01")
    line(state, "recruit", "choose_advisor:scholar", "pay_gold:0", "pay_gold:0")
    refused(state, "recruit", "EMARA-BONUS-01")
    assert {"do_card", "do_move"} <= keys(state)


@rule("EMARA-RANK-01", "EMARA-RANK-02", "EMARA-RANK-03")
@pytest.mark.parametrize(
    ("held", "rings", "gold", "cp"), [(0, 1, 0, 6), (1, 1, 1, 9), (2, 1, 2, 13), (3, 2, 2, 17), (4, 3, 2, 22)]
)
def test_ranks_in_order(held, rings, gold, cp):
    state = menu(event="gift_from_the_people", rank=held, ring=rings, gold=gold)
    line(state, "raise_rank")
    assert points(state) == (10 + cp, 30)
    assert goods(state) == {}
    assert list(player(state)["nobility"]) == ["baron", "count", "prince", "marquess", "duke"][: held + 1]


@rule("EMARA-RANK-02")
def test_gold_cannot_replace_rings():
    refused(menu(rank=1, gold=2), "raise_rank", "EMARA-PAY-02")
    refused(menu(rank=1, gold=1), "raise_rank", "EMARA-PAY-05")
    refused(menu(rank=1, ring=5), "raise_rank", "EMARA-PAY-05")


@rule("EMARA-RANK-03", "EMARA-RANK-05")
def test_later_players_get_lower_cards():
    others = {1: {"nobility": {"baron": 1}}, 2: {"nobility": {"baron": 2}}, 3: {"nobility": {"baron": 3}}}
    state = menu(players=4, event="gift_from_the_people", ring=1, others=others)
    line(state, "raise_rank")
    assert points(state) == (13, 30)
    assert player(state)["nobility"] == {"baron": 4}
    assert state.view(0)["table"]["nobility"]["baron"] == []


@rule("EMARA-RANK-04")
def test_a_duke_stays_a_duke():
    state = menu(rank=5, ring=9, gold=9)
    assert "raise_rank" not in keys(state)
    refused(state, "raise_rank", "EMARA-RANK-04")


@rule("EMARA-HIRE-01", "EMARA-HIRE-02")
def test_example_2_yellow_hires():
    state = menu(ring=1, wood=1, cloth=1, stone=1, huts={"forest_a": 1})
    line(state, "hire")
    assert keys(state) == {"choose_hut:forest_b", "choose_hut:forest_c"}
    refused(state, "choose_hut:forest_a", "EMARA-HIRE-02")
    line(state, "choose_hut:forest_b")
    assert (points(state), goods(state)) == ((11, 30), {"stone": 1, "ring": 1})
    exact = menu(ring=1, wood=1, cloth=1, huts={"forest_a": 1})
    refused(exact, "choose_hut:forest_a", "EMARA-HIRE-02")
    line(exact, "hire")
    assert (points(exact), goods(exact)) == ((11, 30), {"ring": 1})
    assert board(exact)["huts"]["forest_b"] == 0


@rule("EMARA-HIRE-01")
@pytest.mark.parametrize(("hired", "cp"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_each_craftsman_brings_more(hired, cp):
    huts = dict.fromkeys(["quarry_a", "quarry_b", "weaving_mill_a"][:hired], 0)
    state = line(menu(ring=1, wood=2, huts=huts), "hire")
    assert points(state) == (10 + cp, 30)


@rule("EMARA-HIRE-01")
def test_only_where_the_councillor_stands():
    state = line(menu(ring=1, wood=3, cloth=3, stone=3, grain=3), "hire")
    assert keys(state) == {"choose_hut:forest_a", "choose_hut:forest_b", "choose_hut:forest_c"}
    refused(state, "choose_hut:quarry_a", "EMARA-HIRE-01")
    refused(menu(ring=1, stone=3), "choose_hut:quarry_a", "EMARA-HIRE-01")


@rule("EMARA-HIRE-02")
def test_a_hut_holds_one_craftsman():
    full = menu(ring=1, wood=9, huts={"forest_a": 1, "forest_b": 0, "forest_c": 1})
    refused(full, "hire", "EMARA-HIRE-02")
    for hut in ("forest_a", "forest_b"):
        refused(full, f"choose_hut:{hut}", "EMARA-HIRE-02")


@rule("EMARA-HIRE-03")
def test_three_on_one_tile():
    state = line(menu(ring=1, wood=2, huts={"forest_b": 0, "forest_c": 0}), "hire")
    assert [board(state)["huts"][f"forest_{x}"] for x in "abc"] == [0, 0, 0]


@rule("EMARA-HIRE-04")
def test_four_craftsmen_and_no_more():
    huts = dict.fromkeys(["quarry_a", "quarry_b", "quarry_c", "weaving_mill_a"], 0)
    refused(menu(ring=1, wood=9, huts=huts), "hire", "EMARA-HIRE-04")
    discount = menu("card_discount", ring=1, wood=9, stone=1, cloth=1, huts=huts, offers=HERE)
    refused(line(discount, "do_card"), "discount_choice:hire", "EMARA-HIRE-04")


@rule("EMARA-RECRUIT-01")
def test_recruit_where_the_councillor_stands():
    state = line(menu(ring=1, wood=1, cloth=1, grain=1, stone=1, offers={**HERE, "market": ["baker", "abbess"]}), "recruit")
    assert keys(state) == {"choose_advisor:merchant", "choose_advisor:scholar"}
    refused(state, "choose_advisor:baker", "EMARA-RECRUIT-01")
    line(state, "choose_advisor:merchant")
    assert points(state) == (12, 30)
    assert goods(state) == {"wood": 1, "grain": 1, "ring": 1}
    assert player(state)["advisors"] == ["merchant"]


@rule("EMARA-RECRUIT-02")
def test_the_space_is_refilled_at_once_from_the_stack():
    state = line(menu(ring=1, wood=1, grain=1, offers=HERE), "recruit")
    assert board(state)["advisors"]["castle"] == ["merchant", ADVISORS_B[0]]
    assert board(state)["advisor_stack"]["top"] in ADVISORS_B[1:]
    assert len(board(state)["advisor_stack"]["below"]) == 4
    refused(state, "choose_advisor:scholar", "EMARA-BONUS-01")


@rule("EMARA-RECRUIT-02")
def test_the_refilled_card_can_be_recruited_in_the_same_turn():
    """By card and by bonus action; the new card is there at once."""
    state = menu("card_discount", ring=1, wood=4, cloth=4, grain=4, stone=4, offers=HERE)
    line(state, "recruit", "choose_advisor:scholar", "do_card", "discount_choice:recruit")
    assert f"choose_advisor:{ADVISORS_B[0]}" in keys(state)


@rule("EMARA-RECRUIT-02")
def test_without_a_stack_the_space_stays_empty():
    others = {1: {"advisors": ADVISORS_B}}
    state = line(menu(ring=1, wood=1, grain=1, offers=HERE, stacked=[], others=others), "recruit")
    assert board(state)["advisors"]["castle"] == ["merchant", None]
    empty = {"castle": [None, None], "cathedral": ["baker", "abbess"]}
    state = menu(ring=1, wood=9, offers=empty, stacked=[], others={1: {"advisors": [*ADVISORS_B, "merchant", "scholar"]}})
    refused(state, "recruit", "EMARA-RECRUIT-02")
    refused(state, "choose_advisor:scholar", "EMARA-RECRUIT-02")


@rule("EMARA-RECRUIT-03")
def test_no_limit_to_advisors():
    many = ["baker", "steward", "mayoress", "abbess", "toolmaker", "bailiff", "landlord"]
    offers = {"castle": ["scholar", None], "cathedral": [None, None], "market": [None, None], "construction_site": [None, None]}
    state = line(menu(ring=1, wood=1, grain=1, advisors=many, offers=offers), "recruit")
    assert len(player(state)["advisors"]) == 8
    assert asked(state) == "turn_menu"
