"""Favour tokens (EMARA-FAV)."""

from __future__ import annotations

import pytest
from emara_table import PARTS, TOKENS, asked, board, goods, hand, keys, menu, moving, player, points, visit

from regalia.testing import line, refused, rule


@rule("EMARA-FAV-01", "EMARA-FAV-05")
@pytest.mark.parametrize("token", TOKENS)
def test_each_token_gives_its_reward_at_its_location(token):
    entry = PARTS.tokens[PARTS.token[token]]
    state = visit(entry.location, redeem=True, favours=[token], ring=1)
    line(state, f"redeem_favour:{token}")
    (good, count), *_ = entry.gain.items()
    assert (good, count) in [("cp", 3), ("bp", 5), ("book", 1), ("ring", 1), ("gold", 1)]
    if good in ("cp", "bp"):
        assert points(state) == (10 + 3 * (good == "cp"), 30 + 5 * (good == "bp"))
    else:
        assert goods(state)[good] == count + (good == "ring")
    assert board(state)["favour_discard"] == [token]
    assert player(state)["favours"] == []


@rule("EMARA-FAV-02")
def test_any_number_on_arrival_even_without_the_location_action():
    mine = ["favour_cathedral_cp3", "favour_cathedral_bp5", "favour_market_bp5"]
    state = line(moving(1, favours=mine), "choose_councillor:town")
    assert keys(state) == {"redeem_favour:favour_cathedral_cp3", "redeem_favour:favour_cathedral_bp5", "done"}
    refused(state, "redeem_favour:favour_market_bp5", "EMARA-FAV-02")
    refused(state, "redeem_favour:favour_cathedral_ring", "EMARA-FAV-02")
    line(state, "redeem_favour:favour_cathedral_cp3", "redeem_favour:favour_cathedral_bp5")
    assert points(state) == (13, 35)
    assert asked(state) == "turn_menu"


@rule("EMARA-FAV-03")
def test_with_card_town_the_councillors_do_not_matter():
    state = line(menu("card_town", ring=1, favours=["favour_castle_cp3", "favour_market_book"]), "do_card")
    assert keys(state) == {"town_choice:castle", "town_choice:market", "skip"}
    line(state, "town_choice:castle", "redeem_favour:favour_castle_cp3")
    assert points(state) == (13, 30)


@rule("EMARA-FAV-04")
def test_only_before_the_sub_actions_and_not_after_the_visit():
    state = visit("cathedral", redeem=True, ring=1, cloth=1, favours=["favour_cathedral_cp3"])
    line(state, "done")
    assert asked(state) == "town_menu"
    refused(state, "redeem_favour:favour_cathedral_cp3", "EMARA-FAV-04")
    passing = line(moving(1, favours=["favour_cathedral_cp3"]), "choose_councillor:town", "done")
    assert asked(passing) == "turn_menu"
    refused(passing, "redeem_favour:favour_cathedral_cp3", "EMARA-FAV-04")


@rule("EMARA-FAV-04")
def test_a_token_of_this_visit_waits():
    mine = "favour_cathedral_cp3"
    rest = [token for token in TOKENS if token != mine]
    state = visit("cathedral", ring=1, cloth=1, pile=[mine, *rest[:2]], discard=rest[2:])
    line(state, "town_menu:donation", f"keep_favour:{mine}")
    assert player(state)["favours"] == [mine]
    assert asked(state) == "turn_menu"
    refused(state, f"redeem_favour:{mine}", "EMARA-FAV-04")


@rule("EMARA-FAV-05", "EMARA-ADV-18")
def test_five_building_points_are_a_gain():
    state = visit("market", event="generous_summer", redeem=True, ring=1, favours=["favour_market_bp5"])
    assert points(line(state, "redeem_favour:favour_market_bp5")) == (10, 37)


@rule("EMARA-FAV-06")
def test_standing_there_is_not_arriving():
    state = menu(ring=1, favours=["favour_castle_cp3"])
    refused(state, "redeem_favour:favour_castle_cp3", "EMARA-FAV-06")
    refused(hand("card_wood", favours=["favour_castle_cp3"]), "redeem_favour:favour_castle_cp3", "EMARA-FAV-06")
    land = line(moving(1, favours=["favour_castle_cp3"]), "choose_councillor:countryside")
    refused(land, "redeem_favour:favour_castle_cp3", "EMARA-FAV-06")


@rule("EMARA-FAV-07")
def test_token_by_token_or_kept():
    mine = ["favour_castle_cp3", "favour_castle_book"]
    state = visit("castle", redeem=True, ring=1, favours=mine)
    line(state, "redeem_favour:favour_castle_cp3", "done")
    assert player(state)["favours"] == ["favour_castle_book"]
    assert asked(state) == "turn_menu"
    all_mine = visit("castle", redeem=True, ring=1, favours=TOKENS)
    assert len(player(all_mine)["favours"]) == 12
