"""The 22 advisors (EMARA-ADV)."""

from __future__ import annotations

import pytest
from emara_table import PARTS, asked, board, goods, keys, menu, player, points, round_end, table, visit

from regalia.testing import line, refused, rule

PLENTY = {"wood": 9, "cloth": 9, "grain": 9, "stone": 9, "ring": 1}


def recruit(advisor, event="gift_from_the_people", **rest):
    """Seat 0 has just recruited the advisor, paid without gold."""
    state = line(menu(event=event, offers={"castle": [advisor, None], **rest.pop("offers", {})}, **{**PLENTY, **rest}), "recruit")
    while asked(state) in ("pay_gold", "pay_any"):
        line(state, sorted(keys(state))[0])
    assert advisor in player(state)["advisors"]
    return state


def gained(advisor, **rest):
    cost = PARTS.advisors[PARTS.advisor[advisor]].cost
    state = recruit(advisor, **rest)
    left = {good: PLENTY.get(good, 0) - cost.get(good, 0) for good in ("wood", "cloth", "grain", "stone", "ring")}
    return {good: count - left.get(good, 0) for good, count in goods(state).items() if count != left.get(good, 0)}, points(state)


@rule("EMARA-ADV-01", "EMARA-ADV-02")
@pytest.mark.parametrize(
    ("advisor", "more", "cp", "bp"),
    [
        ("master_of_coin", {"gold": 1}, 6, 0),
        ("archivist", {"book": 2}, 2, 0),
        ("goldsmith", {"ring": 1}, 5, 0),
        ("carpenter", {}, 1, 10),
        ("baker", {}, 3, 0),
        ("schoolmarm", {}, 3, 0),
        ("bailiff", {}, 5, 0),
        ("dressmaker", {}, 5, 0),
        ("landlord", {}, 3, 0),
        ("merchant", {}, 2, 0),
        ("chamberlain", {}, 6, 0),
        ("scholar", {}, 3, 0),
        ("mayoress", {}, 5, 0),
        ("steward", {}, 5, 0),
        ("abbess", {}, 2, 0),
        ("toolmaker", {}, 2, 0),
    ],
)
def test_points_and_immediate_effects_of_type_a(advisor, more, cp, bp):
    assert gained(advisor) == (more, (10 + cp, 30 + bp))


@rule("EMARA-ADV-17")
@pytest.mark.parametrize(
    ("advisor", "cp", "bp"),
    [
        ("sir_christiaan", 8, 0),
        ("lady_marie", 8, 0),
        ("sir_carl", 10, 0),
        ("lady_frida", 12, 0),
        ("sir_gustave", 0, 12),
        ("sir_antoni", 0, 15),
    ],
)
def test_type_b(advisor, cp, bp):
    stacked = [entry.id for entry in PARTS.advisors if entry.type == "B" and entry.id != advisor]
    assert gained(advisor, stacked=stacked) == ({}, (10 + cp, 30 + bp))


@rule("EMARA-ADV-03")
def test_once_in_each_own_turn_also_right_after_recruiting():
    state = recruit("dressmaker")
    line(state, "use:dressmaker")
    assert "use:dressmaker" not in keys(state)
    refused(state, "use:dressmaker", "EMARA-ADV-03")
    refused(menu(ring=1, cloth=1), "use:dressmaker", "EMARA-ADV-03")
    again = menu(ring=1, cloth=1, advisors=["dressmaker"])
    assert "use:dressmaker" in keys(again)


@rule("EMARA-ADV-03", "EMARA-EVT-13")
def test_never_in_another_turn_or_at_the_end_of_a_round():
    state = menu(ring=1, cloth=1, others={1: {"advisors": ["dressmaker"], "goods": {"cloth": 2}}})
    refused(state, "use:dressmaker", "EMARA-ROUND-04", seat=1)
    ending = round_end("alms_for_the_poor", ring=1, cloth=1, advisors=["dressmaker"])
    refused(ending, "use:dressmaker", "EMARA-EVT-13")


@rule("EMARA-ADV-04")
def test_permanent_advisors_are_not_used():
    state = menu(ring=1, gold=1, advisors=["chamberlain", "scholar", "mayoress"])
    for advisor in ("scholar", "mayoress", "steward"):
        refused(state, f"use:{advisor}", "EMARA-ADV-04")
    refused(state, "use:chamberlain", "EMARA-ADV-11")
    refused(state, "use:goldsmith", "EMARA-ADV-02")
    assert "swap:ring_to_gold" in keys(recruit("chamberlain"))


@rule("EMARA-ADV-05")
def test_baker():
    state = line(menu(ring=1, cloth=2, grain=2, advisors=["baker"]), "use:baker")
    assert keys(state) == {"choose_amount:1", "choose_amount:2"}
    refused(state, "choose_amount:3", "EMARA-ADV-05")
    assert goods(line(state.copy(), "choose_amount:1")) == {"cloth": 1, "grain": 1, "bread": 1, "ring": 1}
    assert goods(line(state, "choose_amount:2")) == {"cloth": 1, "bread": 2, "ring": 1}


@rule("EMARA-ADV-06")
def test_schoolmarm():
    state = line(menu(ring=1, wood=1, stone=1, advisors=["schoolmarm"]), "use:schoolmarm")
    assert goods(state) == {"book": 1, "ring": 1}
    refused(menu(ring=1, wood=1, advisors=["schoolmarm"]), "use:schoolmarm", "EMARA-PAY-05")


@rule("EMARA-ADV-07")
def test_bailiff():
    state = line(menu(ring=2, advisors=["bailiff"]), "use:bailiff")
    assert (goods(state), points(state)) == ({"ring": 1}, (10, 35))


@rule("EMARA-ADV-08")
def test_dressmaker():
    state = line(menu(ring=1, cloth=1, advisors=["dressmaker"]), "use:dressmaker")
    assert (goods(state), points(state)) == ({"ring": 1}, (12, 30))


@rule("EMARA-ADV-09", "EMARA-GEN-07")
def test_landlord_needs_a_citizen_point():
    state = line(menu(ring=1, cloth=1, cp=1, advisors=["landlord"]), "use:landlord")
    assert (goods(state), points(state)) == ({"ring": 1}, (0, 35))
    refused(menu(ring=1, cloth=1, cp=0, advisors=["landlord"]), "use:landlord", "EMARA-ADV-09")
    refused(menu(ring=1, cp=0, advisors=["landlord"]), "use:landlord", "EMARA-ADV-09")
    refused(menu(ring=1, cp=1, advisors=["landlord"]), "use:landlord", "EMARA-PAY-05")


@rule("EMARA-ADV-10")
def test_merchant_gives_another_type():
    state = line(menu(ring=1, cloth=2, advisors=["merchant"]), "use:merchant")
    assert keys(state) == {"swap_gain:wood", "swap_gain:grain", "swap_gain:stone"}
    refused(state, "swap_gain:cloth", "EMARA-ADV-10")
    line(state, "swap_gain:stone")
    assert goods(state) == {"cloth": 1, "stone": 1, "ring": 1}


@rule("EMARA-ADV-10")
def test_merchant_paid_with_gold_gives_any_type():
    state = line(menu(ring=1, gold=1, wood=1, advisors=["merchant"]), "use:merchant", "pay_any:gold")
    assert keys(state) == {f"swap_gain:{good}" for good in ("wood", "cloth", "grain", "stone")}
    assert goods(line(state, "swap_gain:wood")) == {"wood": 2, "ring": 1}


@rule("EMARA-ADV-11")
def test_chamberlain_swaps_any_number_in_one_direction():
    state = menu(ring=2, gold=1, advisors=["chamberlain"])
    line(state, "swap:ring_to_gold", "swap:ring_to_gold")
    assert goods(state) == {"gold": 3}
    refused(state, "swap:gold_to_ring", "EMARA-ADV-11")
    refused(state, "swap:ring_to_gold", "EMARA-PAY-02")
    assert goods(line(menu(gold=1, wood=1, ring=1, advisors=["chamberlain"]), "swap:gold_to_ring")) == {"wood": 1, "ring": 2}
    refused(menu(ring=1, gold=1), "swap:ring_to_gold", "EMARA-ADV-11")
    refused(menu(ring=1, advisors=["chamberlain"]), "swap:gold_to_ring", "EMARA-PAY-05")


@rule("EMARA-ADV-11")
def test_no_swap_outside_the_own_turn():
    ending = round_end("alms_for_the_poor", ring=1, gold=1, advisors=["chamberlain"])
    refused(ending, "swap:ring_to_gold", "EMARA-ADV-11")
    last = table(stack=["final_allocation:0"], phase="final", round=6, ring=1, gold=1, advisors=["chamberlain"])
    refused(last, "swap:ring_to_gold", "EMARA-ADV-11")
    refused(last, "use:baker", "EMARA-ADV-03")


@rule("EMARA-ADV-13")
def test_mayoress_adds_two_per_gift():
    state = line(visit("castle", wood=1, advisors=["mayoress"]), "town_menu:gift")
    assert points(state) == (12, 30)


@rule("EMARA-ADV-14")
def test_steward_hires_and_recruits_anywhere():
    offers = {"castle": ["merchant", "scholar"], "market": ["baker", "abbess"]}
    state = line(menu(ring=1, stone=2, advisors=["steward"], offers=offers), "hire")
    assert board(state)["huts"]["quarry_a"] == 0
    rich = menu("card_discount", ring=1, wood=5, cloth=5, grain=5, stone=5, advisors=["steward"], offers=offers)
    assert len(keys(line(rich.copy(), "hire"))) == 12
    assert {"choose_advisor:baker", "choose_advisor:merchant"} <= keys(line(rich.copy(), "recruit"))
    line(rich, "do_card", "discount_choice:recruit")
    assert "choose_advisor:baker" in keys(rich)


@rule("EMARA-ADV-15")
def test_abbess_adds_a_book():
    state = line(visit("cathedral", ring=1, cloth=1, advisors=["abbess"]), "town_menu:donation")
    assert goods(state)["book"] == 2


@rule("EMARA-ADV-16", "EMARA-ADV-18")
def test_toolmaker_adds_two_to_every_gain():
    wood = line(visit("construction_site", ring=1, wood=3, advisors=["toolmaker"]), "town_menu:deliver_wood", "choose_amount:3")
    assert points(wood) == (10, 42)
    book = line(visit("castle", book=1, wood=1, advisors=["toolmaker"]), "town_menu:book_to_buildings")
    assert points(book) == (10, 37)
    token = visit("market", redeem=True, favours=["favour_market_bp5"], ring=1, advisors=["toolmaker"])
    assert points(line(token, "redeem_favour:favour_market_bp5")) == (10, 37)
    event = line(round_end("wisdom_of_old_books", book=1, ring=1, advisors=["toolmaker"]), "end_round_event:1_book")
    assert points(event) == (10, 37)
    carpenter = recruit("carpenter", advisors=["toolmaker"])
    assert points(carpenter) == (11, 42)


@rule("EMARA-ADV-18", "EMARA-EVT-05", "EMARA-EVT-07")
@pytest.mark.parametrize(("event", "change"), [("early_winter", -1), ("generous_summer", 2)])
def test_one_modified_gain_per_effect(event, change):
    state = visit("construction_site", event=event, ring=1, wood=3, stone=1, advisors=["toolmaker"])
    line(state, "town_menu:deliver_wood", "choose_amount:3")
    assert points(state)[1] == 30 + 10 + 2 + change
    line(state, "town_menu:deliver_stone")
    assert points(state)[1] == 30 + 10 + 5 + 2 * (2 + change)


@rule("EMARA-ADV-18")
def test_a_gain_is_never_below_zero():
    from regalia.games.crown_of_emara.gains import gain_bp

    state = menu(event="early_winter", ring=1)
    gain_bp(state, 0, 0, 1)
    assert points(state) == (10, 30)
    assert sum(count for name, count in state.breakdown(0) if name.startswith("buildings")) == 30


@rule("EMARA-ADV-19")
def test_an_advisor_does_not_help_to_recruit_itself():
    offers = {"castle": ["scholar", None]}
    refused(menu(ring=1, stone=2, offers=offers), "recruit", "EMARA-PAY-05")
    state = recruit("toolmaker")
    assert points(state) == (12, 30)


@rule("EMARA-ADV-01")
def test_abilities_are_optional():
    state = menu(ring=1, cloth=1, done=["card", "move"], advisors=["dressmaker"])
    line(state, "end_turn")
    assert goods(state) == {"cloth": 1, "ring": 1}
