"""Refusals say what is true: the sentence names what stands in the way, and the clause is the one that says so."""

from __future__ import annotations

import pytest
from emara_table import GAME, HUTS, TOWN, hand, keys, menu, moving, visit

from regalia.core.texts import LANGUAGES
from regalia.testing import line, refused, rule

FULL = {hut: 1 + n % 3 for n, hut in enumerate(HUTS)}
EMPTY = {town: [None, None] for town in TOWN}


def sentence(state, key, lang="en"):
    refusal = state.why_not(GAME.action(key))
    assert refusal is not None
    return GAME.reason(lang, refusal)


def says(state, key, clause, reason):
    """The reason and clause, with a sentence in both languages."""
    refused(state, key, clause)
    found = state.why_not(GAME.action(key))
    assert found.key == reason, sentence(state, key)
    for lang in LANGUAGES:
        assert sentence(state, key, lang)


@rule("EMARA-ADV-11")
def test_the_chamberlain_works_through_swaps():
    own = menu(advisors=["chamberlain"], ring=1)
    assert "swap:ring_to_gold" in keys(own)
    says(own, "use:chamberlain", "EMARA-ADV-11", "chamberlain-swaps")
    says(menu(ring=1), "use:chamberlain", "EMARA-ADV-11", "no-chamberlain")


@rule("EMARA-ADV-04")
def test_other_permanent_advisors_work_by_themselves():
    says(menu(advisors=["toolmaker"], ring=1), "use:toolmaker", "EMARA-ADV-04", "advisor-permanent")


@rule("EMARA-TURN-02")
def test_a_countryside_location_is_used_after_a_move():
    says(menu(ring=1), "country_action:take", "EMARA-TURN-02", "not-asked")
    says(menu(done=["card", "move"], ring=1), "country_action:take", "EMARA-TURN-02", "move-done")
    says(menu(card="card_step", done=["move"], ring=1), "country_action:take", "EMARA-TURN-02", "not-asked")
    says(menu(card="card_step", done=["move"], ring=1), "choose_councillor:town", "EMARA-TURN-02", "not-asked")


@rule("EMARA-LAND-05")
def test_craftsmen_work_inside_a_countryside_action():
    says(menu(ring=1), "craftsman_choice:resource", "EMARA-LAND-05", "country-action-over")


@rule("EMARA-PAY-06")
def test_units_left_out_are_named_in_order():
    """Two to leave out of 1 wood, 1 stone and more: stone first would leave nothing to name after it."""
    contract = {"card": "card_discount", "event": "good_working_conditions", "at": ("forest", "castle")}
    offers = {"castle": ["master_of_coin", "scholar"]}
    state = menu(**contract, offers=offers, wood=1, cloth=1, grain=1, stone=1)
    line(state, "do_card", "discount_choice:recruit", "choose_advisor:master_of_coin")
    assert "drop_unit:grain" in keys(state)
    says(state, "drop_unit:stone", "EMARA-PAY-06", "drops-in-order")
    line(state, "drop_unit:grain")


@rule("EMARA-PAY-06")
def test_a_unit_named_before_is_past():
    contract = {"card": "card_discount", "event": "good_working_conditions", "at": ("forest", "castle")}
    state = menu(**contract, offers={"castle": ["master_of_coin", "scholar"]}, wood=1, cloth=1, grain=1, stone=1)
    line(state, "do_card", "discount_choice:recruit", "choose_advisor:master_of_coin", "drop_unit:cloth")
    says(state, "drop_unit:wood", "EMARA-PAY-06", "drops-in-order")
    says(state, "drop_unit:cloth", "EMARA-PAY-06", "not-in-the-cost")


@rule("EMARA-PAY-05", "EMARA-PAY-06")
def test_leaving_out_the_wrong_unit_may_be_too_dear():
    """The goldsmith costs 1 wood, 1 cloth, 2 stone: without cloth, both units cannot be stone."""
    contract = {"card": "card_discount", "event": "good_working_conditions", "at": ("forest", "castle")}
    state = menu(**contract, offers={"castle": ["goldsmith", "scholar"]}, wood=1, stone=2)
    line(state, "do_card", "discount_choice:recruit", "choose_advisor:goldsmith")
    assert keys(state) == {"drop_unit:wood", "drop_unit:cloth"}
    says(state, "drop_unit:stone", "EMARA-PAY-05", "too-dear")
    says(state, "drop_unit:grain", "EMARA-PAY-06", "not-in-the-cost")


@rule("EMARA-HIRE-02", "EMARA-ADV-14")
def test_the_steward_finds_every_hut_full():
    rest = {"players": 4, "huts": FULL, "ring": 1, "wood": 9, "cloth": 9, "grain": 9, "stone": 9}
    says(menu(advisors=["steward"], **rest), "hire", "EMARA-HIRE-02", "no-empty-hut-anywhere")
    says(menu(**rest), "hire", "EMARA-HIRE-02", "no-empty-hut")


@rule("EMARA-RECRUIT-02", "EMARA-ADV-14")
def test_the_steward_finds_nobody_to_recruit():
    rest = {"offers": EMPTY, "stacked": (), "wood": 9, "cloth": 9, "grain": 9, "stone": 9}
    says(menu(advisors=["steward"], **rest), "recruit", "EMARA-RECRUIT-02", "no-advisor-anywhere")
    says(menu(**rest), "recruit", "EMARA-RECRUIT-02", "no-advisor-here")


@rule("EMARA-CARD-06", "EMARA-ADV-14")
def test_a_contract_without_anybody_to_hire_or_recruit():
    rest = {"card": "card_discount", "offers": EMPTY, "stacked": (), "huts": FULL, "players": 4, "wood": 9, "ring": 1}
    says(menu(advisors=["steward"], **rest), "do_card", "EMARA-CARD-06", "no-discount-target-anywhere")
    says(menu(**rest), "do_card", "EMARA-CARD-06", "no-discount-target")


@rule("EMARA-CARD-07", "EMARA-PAY-05")
def test_a_town_without_anything_to_pay_for():
    says(menu(card="card_town", ring=1), "do_card", "EMARA-PAY-05", "nothing-in-town")
    state = line(menu(card="card_town", book=1, ring=1), "do_card")
    assert keys(state) == {"town_choice:castle", "town_choice:market", "skip"}
    says(state, "town_choice:cathedral", "EMARA-PAY-05", "nothing-there")


@rule("EMARA-TURN-02")
@pytest.mark.parametrize("key", ["exchange_rate:1_for_1", "discount_choice:hire", "town_choice:castle"])
def test_options_of_another_card(key):
    says(menu(card="card_wood", ring=1), key, "EMARA-TURN-02", "other-card")


@rule("EMARA-TURN-02")
def test_options_of_this_card_before_its_action():
    says(menu(card="card_exchange", wood=1), "exchange_rate:1_for_1", "EMARA-TURN-02", "not-asked")


@rule("EMARA-TURN-01")
def test_first_the_card_then_its_slot():
    state = hand("card_wood", "card_step", "card_town")
    says(state, "choose_slot:1", "EMARA-TURN-01", "name-the-card")
    says(state, "choose_slot:3", "EMARA-TURN-01", "name-the-card")
    says(state, "do_card", "EMARA-TURN-01", "play-card-first")
    line(state, "choose_card:card_wood")
    says(state, "choose_card:card_step", "EMARA-TURN-01", "card-named")
    says(state, "do_move", "EMARA-TURN-01", "play-card-first")


@rule("EMARA-PAY-05")
def test_a_hut_or_advisor_named_too_early_is_too_dear_without_the_card():
    state = menu("card_discount", wood=1, ring=1, offers={"castle": ["scholar", "goldsmith"]})
    says(state, "choose_hut:forest_b", "EMARA-PAY-05", "cost-too-dear")
    says(state, "choose_advisor:scholar", "EMARA-PAY-05", "cost-too-dear")
    line(state, "do_card")
    says(state, "choose_hut:forest_b", "EMARA-TURN-03", "middle-of-action")
    says(state, "choose_advisor:scholar", "EMARA-TURN-03", "middle-of-action")
    says(state, "choose_advisor:goldsmith", "EMARA-PAY-05", "cost-too-dear")
    says(state, "drop_unit:wood", "EMARA-TURN-03", "middle-of-action")


@rule("EMARA-MOVE-01", "EMARA-MOVE-02")
def test_a_place_named_for_a_councillor_is_within_reach_or_not():
    state = moving(1, at=("weaving_mill", "construction_site"))
    says(state, "town_choice:forest", "EMARA-MOVE-02", "name-the-councillor")
    says(state, "town_choice:castle", "EMARA-MOVE-02", "name-the-councillor")
    for far in ("grain_field", "weaving_mill", "cathedral", "construction_site"):
        says(state, f"town_choice:{far}", "EMARA-MOVE-01", "other-distance")


@rule("EMARA-CARD-03", "EMARA-EVT-06")
def test_another_amount_at_the_exchange():
    for event, clause in (("pious_donation", "EMARA-CARD-03"), ("foreign_traders", "EMARA-EVT-06")):
        state = menu("card_exchange", wood=2, cloth=2, ring=1, event=event)
        line(state, "do_card", "exchange_rate:1_for_1")
        for amount in (1, 2, 6):
            refused(state, f"choose_amount:{amount}", clause)
        refused(state, "keep_favour:favour_castle_cp3", "EMARA-TURN-03")


@rule("EMARA-TOWN-01", "EMARA-CASTLE-02", "EMARA-SITE-01")
def test_amounts_and_types_named_in_a_town_menu():
    for amount in (1, 2, 6):
        says(visit("castle", book=1, ring=1), f"choose_amount:{amount}", "EMARA-CASTLE-02", "one-book-only")
        says(visit("construction_site", stone=1, ring=1), f"choose_amount:{amount}", "EMARA-SITE-01", "one-stone-only")
    given = visit("castle", visited=["gift"], book=1, wood=1)
    says(given, "choose_type:wood", "EMARA-TOWN-01", "sub-action-used")
    says(visit("castle", book=1, wood=1), "choose_type:wood", "EMARA-TURN-03", "middle-of-action")
    says(visit("market", wood=1), "choose_type:wood", "EMARA-TOWN-01", "other-location")
    paying = line(visit("castle", wood=1, gold=1), "town_menu:gift", "choose_type:wood")
    says(paying, "choose_type:stone", "EMARA-CASTLE-01", "mixed-gift")
    says(paying, "choose_amount:1", "EMARA-CASTLE-02", "one-book-only")


@rule("EMARA-CARD-06", "EMARA-CARD-07")
def test_what_a_card_never_does_names_the_card():
    state = menu(card="card_wood", ring=1)
    assert "Contract" in sentence(state, "discount_choice:raise_rank")
    assert "Envoy" in sentence(state, "town_choice:forest")
    assert "Money changer" in sentence(line(menu(card="card_exchange", wood=3, ring=1), "do_card"), "choose_amount:2")


def test_random_games_never_blame_the_chamberlain_or_craftsmen_wrongly():
    """No permanent advisor with a key of its own is said to work by itself, and no `take` is refused with craftsmen."""
    for seed in range(3):
        state = GAME.new(players=2, seed=seed)
        while not state.over:
            if state.question(state.turn).kind == "turn_menu":
                for key, wrong in (("use:chamberlain", "advisor-permanent"), ("country_action:take", "country-action-over")):
                    assert state.why_not(GAME.action(key)).key != wrong
            state.do(state.options[state.rng.below(len(state.options))])
