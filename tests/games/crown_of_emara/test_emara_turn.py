"""The turn, the nine cards, movement and countryside (EMARA-TURN, -CARD, -MOVE, -LAND)."""

from __future__ import annotations

import pytest
from emara_table import CARDS, asked, board, goods, hand, keys, menu, moving, player, points, visit

from regalia.testing import line, refused, rule


@rule("EMARA-TURN-01")
def test_a_card_of_the_hand_on_a_free_slot():
    state = hand("card_wood", "card_step", "card_town")
    assert keys(state) == {"choose_card:card_wood", "choose_card:card_step", "choose_card:card_town"}
    refused(state, "choose_card:card_ring", "EMARA-TURN-01")
    line(state, "choose_card:card_step")
    assert keys(state) == {"choose_slot:1", "choose_slot:2", "choose_slot:3"}
    assert "card_step" in player(state)["hand"]
    line(state, "choose_slot:2")
    assert player(state)["slots"] == [None, "card_step", None]
    assert "card_step" not in player(state)["hand"]


@rule("EMARA-TURN-01")
def test_a_used_slot_is_not_free():
    state = hand("card_wood", "card_step", "card_town")
    position = state.to_json()
    position["table"]["players"][0] |= {"slots": [None, "card_ring", None], "hand": ["card_wood", "card_step"]}
    position["table"]["players"][0]["draw_pile"] = [
        "card_town",
        "card_stone",
        "card_cloth",
        "card_grain",
        "card_exchange",
        "card_discount",
    ]
    position["table"]["players"][1] |= {"slots": ["card_wood", None, None], "hand": ["card_stone", "card_cloth"]}
    position["table"]["turns_begun"] = 3
    state = state.game.from_json(position)
    line(state, "choose_card:card_wood")
    assert keys(state) == {"choose_slot:1", "choose_slot:3"}
    refused(state, "choose_slot:2", "EMARA-TURN-01")


@rule("EMARA-TURN-01")
@pytest.mark.parametrize(
    "key", ["do_move", "do_card", "raise_rank", "hire", "recruit", "end_turn", "use:baker", "swap:ring_to_gold"]
)
def test_nothing_before_the_card(key):
    state = hand("card_wood", "card_step", "card_town", ring=1, advisors=["baker", "chamberlain"])
    refused(state, key, "EMARA-TURN-01")
    refused(line(state, "choose_card:card_wood"), key, "EMARA-TURN-01")


@rule("EMARA-TURN-02")
def test_card_and_movement_once_each_in_any_order():
    first = menu("card_wood", ring=1)
    assert keys(first) == {"do_card", "do_move", "raise_rank"}
    line(first, "do_card")
    refused(first, "do_card", "EMARA-TURN-02")
    line(first, "do_move", "choose_councillor:countryside", "decline")
    refused(first, "do_move", "EMARA-TURN-02")
    second = line(menu("card_wood", ring=1), "do_move", "choose_councillor:countryside", "decline", "do_card")
    assert goods(second) == goods(first) == {"wood": 1, "ring": 1}


@rule("EMARA-TURN-03")
@pytest.mark.parametrize("key", ["raise_rank", "hire", "use:dressmaker", "swap:ring_to_gold", "do_card", "end_turn"])
def test_nothing_between_a_move_and_its_location(key):
    """Neither at the choice of a councillor, nor at the location, nor between two sub-actions."""
    rich = {"ring": 2, "wood": 2, "cloth": 2, "gold": 1, "book": 2, "advisors": ["dressmaker", "chamberlain"]}
    state = line(menu("card_wood", **rich), "do_move")
    refused(state, key, "EMARA-TURN-03")
    refused(line(state, "choose_councillor:countryside"), key, "EMARA-TURN-03")
    inside = visit("castle", **rich)
    refused(inside, key, "EMARA-TURN-03")
    refused(line(inside, "town_menu:book_to_buildings"), key, "EMARA-TURN-03")


@rule("EMARA-TURN-04")
def test_the_movement_is_mandatory():
    state = line(menu("card_wood", ring=1), "do_card")
    assert keys(state) == {"do_move", "raise_rank"}
    refused(state, "end_turn", "EMARA-TURN-04")
    refused(menu("card_wood", ring=1), "end_turn", "EMARA-TURN-04")


@rule("EMARA-TURN-05")
@pytest.mark.parametrize("card", CARDS)
def test_take_and_step_cards_are_mandatory(card):
    state = menu(card, done=["move"], ring=1, wood=3, grain=3)
    if card in ("card_exchange", "card_discount", "card_town"):
        assert "end_turn" in keys(state)
    else:
        refused(state, "end_turn", "EMARA-TURN-05")


@rule("EMARA-TURN-06")
def test_optional_parts_can_all_be_refused():
    state = line(moving(1), "choose_councillor:countryside")
    assert keys(state) == {"country_action:take", "decline"}
    line(state, "decline")
    assert "end_turn" in keys(state)
    at_castle = visit("castle", wood=2, ring=1, favours=["favour_castle_cp3"], redeem=True)
    line(at_castle, "done", "done", "end_turn")
    assert player(at_castle)["favours"] == ["favour_castle_cp3"]


@rule("EMARA-TURN-07")
def test_abilities_between_actions_until_the_turn_ends():
    state = menu("card_wood", ring=1, cloth=1, advisors=["dressmaker", "chamberlain"])
    assert {"use:dressmaker", "swap:ring_to_gold"} <= keys(state)
    line(state, "do_card", "do_move", "choose_councillor:countryside", "decline")
    assert {"use:dressmaker", "swap:ring_to_gold", "end_turn"} <= keys(state)


@rule("EMARA-TURN-08")
def test_a_menu_with_only_its_end_closes_by_itself():
    closed = menu("card_wood", done=["card", "move"])
    assert (closed.turn, asked(closed)) == (1, "choose_card")
    open_menu = menu("card_wood", done=["card", "move"], ring=1)
    assert keys(open_menu) == {"raise_rank", "end_turn"}
    line(open_menu, "end_turn")
    assert open_menu.turn == 1
    assert goods(open_menu) == {"ring": 1}


@rule("EMARA-TURN-09")
@pytest.mark.parametrize("card", ["card_exchange", "card_discount", "card_town"])
def test_a_skipped_card_action_is_used_up(card):
    state = line(menu(card, ring=1, wood=3, cloth=2, grain=2), "do_card", "skip")
    assert "do_card" not in keys(state)
    refused(state, "do_card", "EMARA-TURN-09")


@rule("EMARA-TURN-10", "EMARA-ADV-11")
@pytest.mark.parametrize("between", [["do_card"], ["raise_rank"], ["use:dressmaker"], ["hire", "choose_hut:forest_a"]])
def test_every_completed_choice_ends_a_gap(between):
    rich = {"ring": 3, "wood": 5, "cloth": 5, "gold": 1}
    state = line(menu("card_wood", advisors=["chamberlain", "dressmaker"], **rich), "swap:ring_to_gold")
    refused(state, "swap:gold_to_ring", "EMARA-ADV-11")
    line(state, *between)
    while asked(state) == "pay_gold":
        line(state, "pay_gold:0")
    line(state, "swap:gold_to_ring")
    refused(state, "swap:ring_to_gold", "EMARA-ADV-11")


# -- the cards -------------------------------------------------------------------------------------


@rule("EMARA-CARD-02")
@pytest.mark.parametrize("good", ["wood", "stone", "cloth", "grain", "ring"])
def test_take_cards(good):
    state = line(menu(f"card_{good}"), "do_card")
    assert goods(state) == {good: 1}


@rule("EMARA-CARD-03", "EMARA-PAY-04")
def test_exchange_one_or_three():
    state = line(menu("card_exchange", ring=1, wood=1, grain=2), "do_card")
    assert keys(state) == {"exchange_rate:1_for_1", "exchange_rate:3_for_2", "skip"}
    refused(state, "choose_amount:2", "EMARA-CARD-03")
    three = line(state.copy(), "exchange_rate:3_for_2")
    assert goods(three) == {"gold": 2, "ring": 1}
    refused(three, "exchange_rate:1_for_1", "EMARA-CARD-03")
    one = line(state, "exchange_rate:1_for_1", "pay_any:grain")
    assert goods(one) == {"wood": 1, "grain": 1, "gold": 1, "ring": 1}
    refused(one, "do_card", "EMARA-TURN-02")


@rule("EMARA-CARD-03", "EMARA-PAY-03")
def test_exchange_refuses_two_resources_and_gold():
    poor = line(menu("card_exchange", ring=1, wood=2), "do_card")
    assert keys(poor) == {"exchange_rate:1_for_1", "skip"}
    refused(poor, "exchange_rate:3_for_2", "EMARA-CARD-03")
    golden = line(menu("card_exchange", ring=1, wood=2, gold=1), "do_card")
    refused(golden, "exchange_rate:3_for_2", "EMARA-PAY-03")
    refused(menu("card_exchange", ring=1, gold=1), "do_card", "EMARA-PAY-03")
    refused(menu("card_exchange", ring=1), "do_card", "EMARA-PAY-05")


@rule("EMARA-CARD-04")
def test_step_card_moves_one_step_and_uses_the_location():
    state = line(menu("card_step", slot=3, ring=1, favours=["favour_cathedral_cp3"]), "do_card")
    assert keys(state) == {"choose_councillor:countryside", "choose_councillor:town"}
    line(state, "choose_councillor:town")
    assert player(state)["councillors"]["town"] == "cathedral"
    assert asked(state) == "redeem_favour"
    line(state, "redeem_favour:favour_cathedral_cp3")
    assert points(state) == (13, 30)


@rule("EMARA-CARD-05")
@pytest.mark.parametrize("order", [("do_card", "do_move"), ("do_move", "do_card")])
def test_step_and_movement_with_the_same_councillor_or_not(order):
    same = menu("card_step", slot=2, ring=1)
    for key in order:
        line(same, key, "choose_councillor:countryside", "decline")
    assert player(same)["councillors"]["countryside"] == "weaving_mill"
    both = line(menu("card_step", slot=2, ring=1), order[0], "choose_councillor:countryside", "decline", order[1])
    line(both, "choose_councillor:town")
    assert player(both)["councillors"]["town"] != "castle"


@rule("EMARA-CARD-06", "EMARA-BONUS-01")
def test_discount_card_comes_on_top_of_the_bonus_actions():
    state = line(
        menu("card_discount", ring=1, wood=4, cloth=1, stone=1), "do_card", "discount_choice:hire", "choose_hut:forest_a"
    )
    assert (goods(state)["wood"], board(state)["huts"]["forest_a"]) == (3, 0)
    line(state, "hire", "choose_hut:forest_b")
    assert goods(state) == {"wood": 2, "stone": 1, "ring": 1}
    refused(state, "hire", "EMARA-BONUS-01")


@rule("EMARA-CARD-06", "EMARA-PAY-06")
def test_discount_card_hires_and_recruits_who_would_be_too_dear_without_it():
    """One wood is too little for any hut or advisor, but for the card."""
    dear, cheap = ["master_of_coin", "goldsmith"], ["scholar", "goldsmith"]
    hut = menu("card_discount", wood=1, ring=1, offers={"castle": dear})
    assert keys(hut) == {"do_card", "do_move", "raise_rank"}
    line(hut, "do_card")
    assert keys(hut) == {"discount_choice:hire", "skip"}
    refused(hut, "discount_choice:recruit", "EMARA-PAY-05")
    line(hut, "discount_choice:hire")
    assert keys(hut) == {"choose_hut:forest_a", "choose_hut:forest_b", "choose_hut:forest_c"}
    line(hut, "choose_hut:forest_b")
    assert (goods(hut), board(hut)["huts"]["forest_b"]) == ({"ring": 1}, 0)
    advisor = line(menu("card_discount", wood=1, ring=1, at=("weaving_mill", "castle"), offers={"castle": cheap}), "do_card")
    assert keys(advisor) == {"discount_choice:recruit", "skip"}
    refused(advisor, "discount_choice:hire", "EMARA-PAY-05")
    line(advisor, "discount_choice:recruit")
    assert (goods(advisor), player(advisor)["advisors"]) == ({"ring": 1}, ["scholar"])


@rule("EMARA-CARD-06", "EMARA-EVT-11")
def test_good_working_conditions_make_no_hut_cheaper():
    dear = {"castle": ["master_of_coin", "goldsmith"]}
    state = menu("card_discount", event="good_working_conditions", gold=1, offers=dear)
    assert keys(line(state, "do_card")) == {"discount_choice:hire", "skip"}
    assert "do_card" not in keys(menu("card_discount", event="good_working_conditions", ring=1, offers=dear))


@rule("EMARA-CARD-06")
def test_discount_card_refuses_ranks_and_other_places():
    state = line(menu("card_discount", ring=2, wood=4, cloth=2, grain=2, stone=2), "do_card")
    refused(state, "raise_rank", "EMARA-CARD-06")
    refused(state, "discount_choice:raise_rank", "EMARA-CARD-06")
    line(state, "discount_choice:hire")
    refused(state, "choose_hut:quarry_a", "EMARA-CARD-06")
    offers = {"castle": ["merchant", "scholar"], "market": ["baker", "abbess"]}
    state = line(menu("card_discount", ring=2, wood=4, cloth=2, grain=2, stone=2, offers=offers), "do_card")
    line(state, "discount_choice:recruit")
    refused(state, "choose_advisor:baker", "EMARA-CARD-06")
    full = menu(
        "card_discount",
        ring=1,
        huts=dict.fromkeys(("forest_a", "forest_b", "forest_c"), 1),
        offers={
            "castle": [None, None],
            "cathedral": ["baker", "abbess"],
            "market": ["scholar", "steward"],
            "construction_site": ["merchant", "bailiff"],
        },
        others={1: {"advisors": ["mayoress", "toolmaker"]}},
    )
    refused(full, "do_card", "EMARA-CARD-06")


@rule("EMARA-CARD-07")
def test_town_card_uses_any_town_location_without_moving():
    state = line(menu("card_town", ring=1, wood=1, book=1), "do_card")
    assert keys(state) == {f"town_choice:{id}" for id in ("castle", "market", "construction_site")} | {"skip"}
    refused(state, "town_choice:cathedral", "EMARA-PAY-05")
    for id in ("forest", "grain_field", "quarry", "weaving_mill"):
        refused(state, f"town_choice:{id}", "EMARA-CARD-07")
    line(state, "town_choice:castle")
    assert asked(state) == "town_menu"
    assert player(state)["councillors"] == {"countryside": "forest", "town": "castle"}


@rule("EMARA-CARD-08", "EMARA-FAV-03")
def test_town_card_redeems_tokens_first_even_without_a_sub_action():
    state = line(menu("card_town", ring=1, favours=["favour_market_bp5"]), "do_card")
    assert keys(state) == {"town_choice:market", "skip"}
    line(state, "town_choice:market", "redeem_favour:favour_market_bp5")
    assert points(state) == (10, 35)
    assert asked(state) == "turn_menu"


# -- movement --------------------------------------------------------------------------------------


@rule("EMARA-MOVE-01", "EMARA-GEN-09")
@pytest.mark.parametrize(
    ("steps", "tile", "town"),
    [(1, "grain_field", "cathedral"), (2, "quarry", "market"), (3, "weaving_mill", "construction_site")],
)
def test_exactly_the_slot_number_clockwise(steps, tile, town):
    assert player(line(moving(steps), "choose_councillor:countryside"))["councillors"]["countryside"] == tile
    assert player(line(moving(steps), "choose_councillor:town"))["councillors"]["town"] == town
    around = line(moving(steps, at=("weaving_mill", "castle")), "choose_councillor:countryside")
    assert player(around)["councillors"]["countryside"] == ["forest", "grain_field", "quarry"][steps - 1]


@rule("EMARA-MOVE-01")
def test_no_other_distance():
    state = moving(2)
    for key in ("choose_slot:1", "choose_slot:3", "town_choice:cathedral", "town_choice:weaving_mill"):
        refused(state, key, "EMARA-MOVE-01")


@rule("EMARA-MOVE-02")
def test_a_councillor_never_changes_ring():
    state = line(moving(1), "choose_councillor:town")
    assert player(state)["councillors"] == {"countryside": "forest", "town": "cathedral"}
    for key in ("town_choice:market", "town_choice:quarry"):
        refused(moving(2), key, "EMARA-MOVE-02")


@rule("EMARA-MOVE-03")
def test_any_number_of_councillors_at_a_location():
    state = line(moving(1), "choose_councillor:countryside", "country_action:take")
    assert player(state, 1)["councillors"]["countryside"] == player(state)["councillors"]["countryside"] == "grain_field"
    assert goods(state) == {"grain": 1, "ring": 1}


@rule("EMARA-MOVE-04", "EMARA-FAV-06")
def test_locations_passed_over_give_nothing():
    state = line(moving(2, favours=["favour_cathedral_cp3"]), "choose_councillor:town")
    assert points(state) == (10, 30)
    assert asked(state) == "turn_menu"
    state = line(moving(3), "choose_councillor:countryside", "country_action:take")
    assert goods(state) == {"cloth": 1, "ring": 1}


# -- countryside -----------------------------------------------------------------------------------


@rule("EMARA-LAND-01")
@pytest.mark.parametrize(
    ("start", "good"), [("weaving_mill", "wood"), ("forest", "grain"), ("grain_field", "stone"), ("quarry", "cloth")]
)
def test_each_tile_gives_its_resource(start, good):
    state = line(moving(1, at=(start, "castle")), "choose_councillor:countryside", "country_action:take")
    assert goods(state) == {good: 1, "ring": 1}


@rule("EMARA-LAND-02", "EMARA-HIRE-03")
def test_each_own_craftsman_gives_a_resource_or_bread_or_nothing():
    huts = {"quarry_a": 0, "quarry_b": 0, "quarry_c": 0}
    state = line(moving(2, huts=huts, grain=1), "choose_councillor:countryside", "country_action:take")
    assert keys(state) == {"craftsman_choice:resource", "craftsman_choice:bread", "decline"}
    line(state, "craftsman_choice:resource", "craftsman_choice:bread")
    assert keys(state) == {"craftsman_choice:resource", "decline"}
    refused(state, "craftsman_choice:bread", "EMARA-PAY-05")
    line(state, "decline")
    assert goods(state) == {"stone": 2, "bread": 1, "ring": 1}


@rule("EMARA-LAND-03")
def test_grain_just_taken_pays_for_bread():
    state = moving(1, huts={"grain_field_a": 0, "grain_field_c": 0})
    line(state, "choose_councillor:countryside", "country_action:take", "craftsman_choice:resource", "craftsman_choice:bread")
    assert goods(state) == {"grain": 1, "bread": 1, "ring": 1}


@rule("EMARA-LAND-04")
def test_other_players_craftsmen_give_nothing():
    state = line(moving(1, huts={"grain_field_a": 1, "grain_field_b": 1}), "choose_councillor:countryside", "country_action:take")
    assert goods(state) == {"grain": 1, "ring": 1}
    assert asked(state) == "turn_menu"


@rule("EMARA-LAND-05")
def test_declining_gives_neither_resource_nor_craftsmen():
    state = line(moving(1, huts={"grain_field_a": 0}), "choose_councillor:countryside")
    refused(state, "craftsman_choice:resource", "EMARA-LAND-05")
    line(state, "decline")
    assert goods(state) == {"ring": 1}
    refused(state, "craftsman_choice:resource", "EMARA-LAND-05")
    refused(state, "country_action:take", "EMARA-TURN-02")
