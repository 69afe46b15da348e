"""Prices that a pack changes: what is offered can be paid, gold never buys gold, and nothing is paid that is not asked."""

from __future__ import annotations

import pytest
from emara_table import GAME, asked, goods, keys, menu, points, visit

from regalia.core.errors import ComponentError
from regalia.core.packs import Pack
from regalia.testing import line, refused, rule


def stone(units):
    return Pack("box", {"boards": {"sub_action": [{"id": "deliver_stone", "pay": {"stone": units}}]}})


def wood(*amounts):
    options = [{"pay": {"wood": units}, "gain": {"bp": 2 * units}} for units in amounts]
    return Pack("box", {"boards": {"sub_action": [{"id": "deliver_wood", "options": options}]}})


def rates(*units):
    names = zip(("1_for_1", "3_for_2"), units, (1, 2), strict=True)
    found = [{"id": id, "pay": {"any_resource": paid}, "gain": {"gold": gold}} for id, paid, gold in names]
    return Pack("box", {"action_cards": {"card": [{"id": "card_exchange", "rates": found}]}})


def dressmaker(pay, gain):
    effect = {"kind": "trade", "options": [{"pay": pay, "gain": gain}]}
    return Pack("box", {"advisors": {"advisor": [{"id": "dressmaker", "effect": effect}]}})


def baron(**cost):
    return Pack("box", {"nobility": {"rank": [{"id": "baron", "cost": cost}]}})


@rule("EMARA-SITE-01", "EMARA-PAY-05")
def test_a_dearer_stone_is_paid_in_full_or_not_delivered():
    poor = visit("construction_site", pack=stone(2), stone=1, wood=1, ring=1)
    assert keys(poor) == {"town_menu:deliver_wood", "done"}
    refused(poor, "town_menu:deliver_stone", "EMARA-PAY-05")
    rich = line(visit("construction_site", pack=stone(2), stone=1, gold=1, wood=1, ring=1), "town_menu:deliver_stone")
    assert goods(rich) == {"wood": 1, "ring": 1}
    assert points(rich) == (13, 35)


@rule("EMARA-SITE-01", "EMARA-PAY-01")
def test_no_stone_costs_more_gold_than_can_be_named():
    """`pay_gold` ends at nine pieces."""
    most = line(visit("construction_site", pack=stone(9), stone=9, gold=9, ring=1), "town_menu:deliver_stone")
    assert keys(most) == {f"pay_gold:{count}" for count in range(10)}
    with pytest.raises(ComponentError) as found:
        GAME.new(players=2, pack=stone(10))
    assert found.value.clause == "EMARA-SITE-01"


@rule("EMARA-SITE-03", "EMARA-PAY-05")
def test_wood_is_delivered_if_one_of_the_amounts_can_be_paid():
    poor = visit("construction_site", pack=wood(2, 4), wood=1, stone=1, ring=1)
    assert keys(poor) == {"town_menu:deliver_stone", "done"}
    refused(poor, "town_menu:deliver_wood", "EMARA-PAY-05")
    rich = line(visit("construction_site", pack=wood(4, 2), wood=1, gold=1, stone=1, ring=1), "town_menu:deliver_wood")
    assert (goods(rich), points(rich)) == ({"stone": 1, "ring": 1}, (10, 34))


@rule("EMARA-CARD-07", "EMARA-SITE-03")
def test_the_envoy_goes_only_where_something_can_be_paid():
    one = line(menu("card_town", pack=wood(2), wood=1, ring=1), "do_card")
    assert "town_choice:construction_site" not in keys(one)
    refused(one, "town_choice:construction_site", "EMARA-PAY-05")
    assert "town_choice:construction_site" in keys(line(menu("card_town", pack=wood(2), wood=2, ring=1), "do_card"))


@rule("EMARA-CARD-03")
def test_the_exchange_is_offered_if_one_of_its_rates_can_be_paid():
    poor = menu("card_exchange", pack=rates(2, 3), wood=1, gold=1, ring=1)
    assert "do_card" not in keys(poor)
    refused(poor, "do_card", "EMARA-PAY-03")
    refused(menu("card_exchange", pack=rates(2, 3), wood=1, ring=1), "do_card", "EMARA-PAY-05")
    other = line(menu("card_exchange", pack=rates(3, 1), wood=1, ring=1), "do_card")
    assert keys(other) == {"exchange_rate:3_for_2", "skip"}


@rule("EMARA-PAY-03")
def test_gold_pays_for_no_gold_whatever_else_is_named_in_the_price():
    state = menu(pack=dressmaker({"cloth": 1}, {"gold": 1}), advisors=["dressmaker"], cloth=1, gold=1, ring=1)
    line(state, "use:dressmaker")
    assert goods(state) == {"gold": 2, "ring": 1}
    without = menu(pack=dressmaker({"cloth": 1}, {"gold": 1}), advisors=["dressmaker"], gold=1, ring=1)
    refused(without, "use:dressmaker", "EMARA-PAY-03")
    book = menu(pack=dressmaker({"cloth": 1}, {"book": 1}), advisors=["dressmaker"], cloth=1, gold=1, ring=1)
    assert asked(line(book, "use:dressmaker")) == "pay_gold"


@rule("EMARA-RANK-02")
@pytest.mark.parametrize(("cost", "paid"), [({"ring": 0, "gold": 1}, ["gold"]), ({"ring": 1, "gold": 0}, ["ring"])])
def test_what_a_rank_does_not_cost_is_not_paid(cost, paid):
    state = menu(pack=baron(**cost), gold=1, ring=1, wood=1)
    state.events = []
    line(state, "raise_rank")
    assert [event.args["goods"] for event in state.events if event.key == "pay"] == [f"@amount-{good}*1" for good in paid]
