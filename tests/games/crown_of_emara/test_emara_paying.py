"""Paying: gold as a substitute, discounts, the scholar (EMARA-PAY, EMARA-GEN-02)."""

from __future__ import annotations

from itertools import product

import pytest
from emara_table import GAME, asked, goods, keys, menu, moving, player, round_end, visit
from hypothesis import given
from hypothesis import strategies as st

from regalia.games.crown_of_emara import prices
from regalia.testing import line, refused, rule

RESOURCES = ["wood", "cloth", "grain", "stone"]
FOUR = {"castle": ["master_of_coin", "archivist"]}


def at_recruit(discount=0, offers=FOUR, **held):
    """Seat 0 chooses an advisor: at the full cost, with the card's discount, or with the event's on top."""
    event = "good_working_conditions" if discount == 2 else "gift_from_the_people"
    if discount:
        return line(menu("card_discount", event=event, offers=offers, **held), "do_card", "discount_choice:recruit")
    return line(menu("card_wood", event=event, offers=offers, **held), "recruit")


@rule("EMARA-PAY-01")
def test_gold_stands_in_unit_by_unit():
    state = line(visit("construction_site", wood=2, gold=2, ring=1), "town_menu:deliver_wood", "choose_amount:3")
    assert keys(state) == {"pay_gold:1", "pay_gold:2"}
    refused(state, "pay_gold:0", "EMARA-PAY-05")
    refused(state, "pay_gold:4", "EMARA-PAY-01")
    line(state, "pay_gold:2")
    assert goods(state) == {"wood": 1, "ring": 1}


@rule("EMARA-PAY-01")
@pytest.mark.parametrize("place", ["craftsman", "gift", "hut", "advisor", "ability", "event"])
def test_gold_pays_everywhere_a_resource_is_due(place):
    if place == "craftsman":
        state = line(moving(2, huts={"quarry_a": 0}, gold=1), "choose_councillor:countryside", "country_action:take")
        line(state, "craftsman_choice:bread")
    elif place == "gift":
        state = line(visit("castle", gold=1), "town_menu:gift", "choose_type:wood")
    elif place == "hut":
        state = line(menu(ring=1, gold=1, wood=1), "hire", "choose_hut:forest_a")
    elif place == "advisor":
        state = line(menu(ring=1, gold=1, cloth=1, offers={"castle": ["merchant", "archivist"]}), "recruit")
    elif place == "ability":
        state = line(menu(ring=1, gold=1, advisors=["dressmaker"]), "use:dressmaker")
    else:
        state = line(round_end("great_famine", gold=1), "end_round_event:1_grain")
    assert "gold" not in goods(state)


@rule("EMARA-PAY-04")
def test_the_same_type_may_be_named_again_and_a_later_one_but_none_before():
    state = menu("card_exchange", wood=2, cloth=2, grain=1, stone=1, ring=1)
    line(state, "do_card", "exchange_rate:3_for_2", "pay_any:cloth")
    assert keys(state) == {"pay_any:cloth", "pay_any:grain"}
    assert state.why_not(GAME.action("pay_any:cloth")) is None
    refused(state, "pay_any:wood", "EMARA-PAY-04")
    refused(state, "pay_any:stone", "EMARA-PAY-04")
    line(state, "pay_any:cloth")
    assert keys(state) == {"pay_any:grain", "pay_any:stone"}


@rule("EMARA-PAY-02", "EMARA-GEN-02")
@pytest.mark.parametrize(
    ("state", "key"),
    [
        (menu(gold=2, cloth=1, ring=0), "raise_rank"),
        (visit("construction_site", gold=1, wood=1), "town_menu:deliver_bread"),
        (visit("market", gold=1, wood=1), "town_menu:books_to_citizens"),
        (menu(gold=1, advisors=["bailiff"]), "use:bailiff"),
        (menu(gold=1, cloth=1, cp=0, advisors=["landlord"]), "use:landlord"),
        (round_end("great_famine", gold=1), "end_round_event:1_ring"),
        (round_end("wisdom_of_old_books", gold=1, ring=1), "end_round_event:1_book"),
    ],
)
def test_gold_never_stands_for_anything_else(state, key):
    refused(state, key, "EMARA-PAY-02")


@rule("EMARA-PAY-03")
def test_gold_never_buys_gold():
    refused(visit("market", gold=1, book=1), "town_menu:buy_gold", "EMARA-PAY-03")
    state = visit("market", event="foreign_traders", wood=1, gold=1, ring=1)
    line(state, "town_menu:buy_gold")
    assert goods(state) == {"gold": 2, "ring": 1}
    two = line(visit("market", event="foreign_traders", wood=2, gold=1, ring=1), "town_menu:buy_gold", "choose_amount:2")
    assert goods(two) == {"gold": 3, "ring": 1}


@rule("EMARA-PAY-04")
def test_any_resources_in_canonical_order():
    state = line(menu("card_exchange", wood=2, stone=1, cloth=1, ring=1), "do_card", "exchange_rate:3_for_2")
    # The first unit can only be wood: cloth and stone alone would not do.
    assert goods(state)["wood"] == 1
    assert keys(state) == {"pay_any:wood", "pay_any:cloth"}
    line(state, "pay_any:cloth")
    assert goods(state) == {"wood": 1, "gold": 2, "ring": 1}
    school = line(menu(ring=1, wood=1, grain=2, gold=1, advisors=["schoolmarm"]), "use:schoolmarm")
    assert keys(school) == {"pay_any:wood", "pay_any:grain"}
    line(school, "pay_any:grain")
    assert keys(school) == {"pay_any:grain", "pay_any:gold"}
    refused(school, "pay_any:wood", "EMARA-PAY-04")
    refused(school, "pay_any:stone", "EMARA-PAY-05")


@rule("EMARA-PAY-05")
@pytest.mark.parametrize(
    ("state", "key"),
    [
        (menu(ring=1), "hire"),
        (menu(ring=1), "recruit"),
        (menu(ring=1, rank=1), "raise_rank"),
        (menu(ring=1, advisors=["baker"]), "use:baker"),
        (visit("castle", book=1), "town_menu:gift"),
        (visit("castle", wood=1, stone=1), "choose_type:stone"),
        (round_end("alms_for_the_poor", ring=1), "end_round_event:1_gold"),
        (menu("card_town", ring=1, done=["move"]), "do_card"),
    ],
)
def test_a_cost_is_paid_in_full_or_not_at_all(state, key):
    refused(state, key, "EMARA-PAY-05")


@rule("EMARA-PAY-06")
def test_the_payer_chooses_what_a_discount_leaves_out():
    offers = {"castle": ["master_of_coin", "archivist"]}
    state = at_recruit(1, offers, wood=1, cloth=1, grain=1, stone=1)
    assert asked(state) == "drop_unit"
    assert keys(state) == {f"drop_unit:{good}" for good in RESOURCES}
    line(state, "drop_unit:grain")
    assert goods(state) == {"grain": 1, "gold": 1}
    short = at_recruit(1, offers, wood=1, cloth=1, stone=1)
    assert goods(short) == {"gold": 1}


@rule("EMARA-PAY-06", "EMARA-EVT-11")
def test_discounts_add_up_and_follow_the_canonical_order():
    state = at_recruit(2, wood=1, cloth=1, grain=2, stone=1)
    line(state, "choose_advisor:master_of_coin", "drop_unit:cloth")
    assert keys(state) == {"drop_unit:grain", "drop_unit:stone"}
    refused(state, "drop_unit:wood", "EMARA-PAY-06")
    refused(state, "drop_unit:cloth", "EMARA-PAY-06")
    line(state, "drop_unit:stone")
    assert goods(state) == {"cloth": 1, "grain": 1, "stone": 1, "gold": 1}


@rule("EMARA-PAY-06")
def test_a_drop_that_leaves_the_rest_unpayable_is_refused():
    state = line(at_recruit(1, FOUR, wood=1, cloth=2, grain=2, stone=0), "choose_advisor:master_of_coin")
    assert goods(state) == {"cloth": 1, "grain": 1, "gold": 1}
    state = line(at_recruit(1, FOUR, cloth=1, grain=1, gold=1), "choose_advisor:master_of_coin")
    assert keys(state) == {"drop_unit:wood", "drop_unit:stone"}
    refused(state, "drop_unit:cloth", "EMARA-PAY-05")


@rule("EMARA-PAY-07", "EMARA-ADV-12")
def test_the_scholar_pays_huts_and_advisors_with_anything():
    state = line(menu(ring=1, stone=3, gold=1, advisors=["scholar"]), "hire", "choose_hut:forest_b")
    assert keys(state) == {"pay_any:stone", "pay_any:gold"}
    line(state, "pay_any:gold")
    assert goods(state) == {"ring": 1, "stone": 2}
    offers = {"castle": ["goldsmith", "carpenter"]}
    advisor = line(at_recruit(1, offers, grain=3, ring=1, advisors=["scholar"]), "choose_advisor:goldsmith")
    assert goods(advisor) == {"ring": 2}
    refused(visit("construction_site", ring=1, grain=3, bread=1, advisors=["scholar"]), "town_menu:deliver_wood", "EMARA-PAY-05")


@rule("EMARA-PAY-08")
def test_gold_as_a_price_is_paid_in_gold():
    refused(menu(ring=1, rank=1, wood=9, cloth=9), "raise_rank", "EMARA-PAY-05")
    state = round_end("alms_for_the_poor", gold=1, ring=1, wood=3)
    line(state, "end_round_event:1_gold")
    assert goods(state) == {"ring": 1, "wood": 3}


@rule("EMARA-PAY-09")
def test_a_discount_as_large_as_the_cost_asks_nothing():
    state = at_recruit(2, {"castle": ["merchant", "scholar"]}, ring=1)
    line(state, "choose_advisor:scholar")
    assert goods(state) == {"ring": 1}
    assert player(state)["advisors"] == ["scholar"]


# -- against a slow reading ------------------------------------------------------------------------


def ways(cost, held, gold, discount):
    """Every way to pay a cost: for each type how many units are dropped, paid in kind, paid in gold."""
    found = set()
    for drops in product(*(range(n + 1) for n in cost)):
        if sum(drops) != min(discount, sum(cost)):
            continue
        rest = [n - d for n, d in zip(cost, drops, strict=True)]
        for golds in product(*(range(n + 1) for n in rest)):
            own = [n - k for n, k in zip(rest, golds, strict=True)]
            if sum(golds) <= gold and all(a <= b for a, b in zip(own, held, strict=True)):
                found.add((tuple(own), sum(golds)))
    return found


amounts = st.lists(st.integers(0, 3), min_size=4, max_size=4)


@rule("EMARA-PAY-01", "EMARA-PAY-05", "EMARA-PAY-06")
@given(held=amounts, gold=st.integers(0, 3), discount=st.integers(0, 2), advisor=st.sampled_from(["master_of_coin", "archivist"]))
def test_every_path_of_a_payment_ends_in_a_way_to_pay_and_all_ways_are_reached(held, gold, discount, advisor):
    cost = list(GAME.components.advisors[GAME.components.advisor[advisor]].cost.items())
    row = [dict(cost).get(good, 0) for good in RESOURCES]
    expected = ways(row, held, gold, discount)
    event = "good_working_conditions" if discount == 2 else "gift_from_the_people"
    card = "card_discount" if discount else "card_wood"
    # A bystander keeps the other space and the huts out of reach, so that nothing else is asked.
    offers = {"castle": [advisor, None], "cathedral": ["baker", "abbess"], "market": ["steward", "mayoress"]}
    offers["construction_site"] = ["toolmaker", "bailiff"]
    goods_held = dict(zip(RESOURCES, held, strict=True))
    huts = {"forest_a": 1, "forest_b": 1, "forest_c": 1}
    done = [] if discount else ["card", "move"]
    more = {"rank": 5, "cp": 0, "huts": huts, "others": {1: {"advisors": ["landlord"]}}}
    state = menu(card, done=done, event=event, offers=offers, gold=gold, ring=1, **more, **goods_held)
    start = "do_card" if discount else "recruit"
    if not expected:
        assert start not in keys(state)
        return
    reached = set()
    line(state, start)
    if discount and asked(state) == "discount_choice":
        line(state, "discount_choice:recruit")
    paths = [state]
    while paths:
        now = paths.pop()
        if not now.over and asked(now) in ("drop_unit", "pay_gold", "pay_any"):
            for key in keys(now):
                paths.append(line(now.copy(), key))
            continue
        assert advisor in player(now)["advisors"]
        left = player(now)["goods"]
        bonus = 1 if advisor == "master_of_coin" else 0
        paid = tuple(held[n] - left[good] for n, good in enumerate(RESOURCES))
        reached.add((paid, gold + bonus - left["gold"]))
    assert reached == expected


@rule("EMARA-PAY-04")
@given(held=amounts, gold=st.integers(0, 2))
def test_units_of_any_type_reach_every_mix_exactly_once(held, gold):
    held_goods = dict(zip(RESOURCES, held, strict=True))
    state = menu(ring=1, gold=gold, advisors=["schoolmarm"], **held_goods)
    expected = [mix for mix in product(*(range(n + 1) for n in [*held, gold])) if sum(mix) == 2]
    if not expected:
        assert "use:schoolmarm" not in keys(state)
        return
    ends, paths = [], [line(state, "use:schoolmarm")]
    while paths:
        now = paths.pop()
        if asked(now) == "pay_any":
            paths += [line(now.copy(), key) for key in keys(now)]
            continue
        left = player(now)["goods"]
        ends.append(tuple([held[n] - left[good] for n, good in enumerate(RESOURCES)] + [gold - left["gold"]]))
    assert sorted(ends) == sorted(expected)


@rule("EMARA-PAY-05")
@given(held=amounts, gold=st.integers(0, 3), discount=st.integers(0, 2), hut=st.integers(0, 11))
def test_affordable_is_the_formula_of_the_rules(held, gold, discount, hut):
    state = menu(gold=gold, **dict(zip(RESOURCES, held, strict=True)), ring=1)
    cost = state.tables.hut_cost[hut * 4 : hut * 4 + 4]
    assert prices.payable(state, 0, state.tables.hut_cost, hut * 4, discount) == bool(ways(cost, held, gold, discount))
