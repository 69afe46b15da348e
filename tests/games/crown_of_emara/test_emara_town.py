"""Town locations and markers (EMARA-TOWN, -CATH, -CASTLE, -MARKET, -SITE, -MARK-06 to -09)."""

from __future__ import annotations

import pytest
from emara_table import TOKENS, asked, board, goods, keys, menu, moving, player, points, visit

from regalia.testing import line, refused, rule


def shows(state, *path):
    row = state.view(0)["table"]["marker_values"]
    for name in path:
        row = row[name]
    return row["now"], row["removed"]


@rule("EMARA-TOWN-01")
def test_each_sub_action_once_in_any_order():
    state = visit("construction_site", ring=1, stone=2, bread=1, wood=2)
    assert keys(state) == {"town_menu:deliver_stone", "town_menu:deliver_bread", "town_menu:deliver_wood", "done"}
    line(state, "town_menu:deliver_wood", "town_menu:deliver_stone")
    assert keys(state) == {"town_menu:deliver_bread", "done"}
    refused(state, "town_menu:deliver_wood", "EMARA-TOWN-01")
    refused(state, "town_menu:gift", "EMARA-TOWN-01")
    line(state, "done")
    refused(state, "town_menu:deliver_bread", "EMARA-TOWN-01")


@rule("EMARA-TOWN-02")
def test_the_same_location_twice_in_a_turn_by_two_visits():
    """card_town at the castle, then the movement there: the marker moved by the first visit counts in the second."""
    state = menu("card_town", slot=1, at=("forest", "construction_site"), wood=3, ring=1)
    line(state, "do_card", "town_choice:castle", "town_menu:gift")
    assert (goods(state)["wood"], goods(state)["ring"]) == (2, 2)
    line(state, "do_move", "choose_councillor:town", "town_menu:gift")
    assert "wood" not in goods(state)
    assert goods(state)["ring"] == 3


@rule("EMARA-CATH-01", "EMARA-MARK-06", "EMARA-CATH-02")
def test_example_1_cloth_donation():
    state = visit("cathedral", ring=1, cloth=1)
    assert shows(state, "donation", "cloth") == (1, False)
    line(state, "town_menu:donation")
    assert asked(state) == "keep_favour"
    assert goods(state) == {"ring": 1, "book": 1}
    assert shows(state, "donation", "cloth") == (2, False)
    assert len(keys(state)) == 3
    kept = sorted(keys(state))[0].split(":")[1]
    line(state, f"keep_favour:{kept}")
    assert player(state)["favours"] == [kept]
    again = visit("cathedral", ring=1, cloth=2, stone=0, markers={"donation": {"cloth": 1}})
    line(again, "town_menu:donation")
    assert "cloth" not in goods(again)


@rule("EMARA-CATH-01", "EMARA-PAY-07")
def test_a_donation_is_of_one_type():
    state = visit("cathedral", ring=1, cloth=2, stone=1)
    refused(state, "pay_any:stone", "EMARA-CATH-01")
    line(state, "town_menu:donation")
    assert keys(state) == {"choose_type:cloth", "choose_type:stone"}
    refused(state, "pay_any:stone", "EMARA-CATH-01")
    scholar = line(visit("cathedral", ring=1, cloth=2, stone=1, advisors=["scholar"]), "town_menu:donation")
    refused(scholar, "pay_any:stone", "EMARA-PAY-07")
    # One wood and one grain do not make the two of a kind that either marker asks for: the visit closes by itself.
    assert asked(visit("cathedral", ring=1, wood=1, grain=1, advisors=["scholar"])) == "turn_menu"


@rule("EMARA-CATH-02")
def test_one_donation_per_visit():
    state = line(visit("cathedral", ring=1, cloth=5), "town_menu:donation")
    line(state, sorted(keys(state))[0])
    assert asked(state) == "turn_menu"
    state = visit("cathedral", visited=["donation"], redeem=True, ring=1, cloth=5, favours=["favour_cathedral_cp3"])
    line(state, "done")
    assert asked(state) == "turn_menu"


@rule("EMARA-CATH-03", "EMARA-INFO-03")
def test_three_tokens_one_kept_two_discarded():
    state = line(visit("cathedral", ring=1, cloth=1), "town_menu:donation")
    drawn = {key.split(":")[1] for key in keys(state)}
    other = next(token for token in TOKENS if token not in drawn)
    refused(state, f"keep_favour:{other}", "EMARA-CATH-03")
    assert state.view(0)["table"]["turn"]["drawn"]["tokens"]
    assert state.view(1)["table"]["turn"]["drawn"] == {"count": 3, "tokens": []}
    kept = min(drawn)
    line(state, f"keep_favour:{kept}")
    assert set(board(state)["favour_discard"]) == drawn - {kept}
    assert len(board(state)["favour_pile"]) == 9
    assert set(state.view(1)["table"]["favour_discard"]) == drawn - {kept}


@rule("EMARA-CATH-04")
def test_an_empty_pile_is_made_of_the_discards_when_a_token_is_needed():
    pile = TOKENS[:2]
    state = visit("cathedral", ring=1, cloth=1, pile=pile, discard=TOKENS[2:])
    line(state, "town_menu:donation")
    drawn = state.to_json()["table"]["turn"]["drawn"]
    assert sorted(drawn[:2]) == sorted(pile)
    assert drawn[2] in TOKENS[2:]
    assert board(state)["favour_discard"] == []
    assert len(board(state)["favour_pile"]) == 9
    assert sorted(state.view(1)["table"]["turn"]["drawn"]["tokens"]) == sorted(pile)


@rule("EMARA-CATH-04")
def test_the_pile_may_stay_empty_until_then():
    state = visit("cathedral", ring=1, cloth=1, pile=TOKENS[:3], discard=TOKENS[3:])
    line(state, "town_menu:donation", f"keep_favour:{TOKENS[0]}")
    assert board(state)["favour_pile"] == []
    assert len(board(state)["favour_discard"]) == 11


@rule("EMARA-CATH-04")
def test_fewer_than_three_tokens_or_none():
    rest = {1: {"favours": TOKENS[1:]}}
    one = line(visit("cathedral", ring=1, cloth=1, pile=TOKENS[:1], others=rest), "town_menu:donation")
    assert player(one)["favours"] == TOKENS[:1]
    none = line(visit("cathedral", ring=1, cloth=1, pile=[], others={1: {"favours": TOKENS}}), "town_menu:donation")
    assert player(none)["favours"] == []
    assert goods(none) == {"ring": 1, "book": 1}


@rule("EMARA-CASTLE-01")
def test_gift():
    state = visit("castle", wood=1, cloth=2, stone=1)
    assert keys(state) == {"town_menu:gift", "done"}
    line(state, "town_menu:gift")
    assert keys(state) == {"choose_type:wood", "choose_type:cloth"}
    refused(state, "choose_type:stone", "EMARA-PAY-05")
    refused(state, "pay_any:stone", "EMARA-CASTLE-01")
    line(state, "choose_type:cloth")
    assert goods(state) == {"wood": 1, "stone": 1, "ring": 1}
    assert shows(state, "gift", "cloth") == (3, False)
    assert asked(state) == "turn_menu"


@rule("EMARA-CASTLE-01", "EMARA-PAY-07")
def test_a_gift_is_of_one_type_even_with_the_scholar():
    state = line(visit("castle", wood=1, gold=1, ring=1, advisors=["scholar"]), "town_menu:gift", "choose_type:wood")
    assert asked(state) == "pay_gold"
    refused(state, "pay_any:cloth", "EMARA-PAY-07")
    plain = line(visit("castle", wood=1, gold=1, ring=1), "town_menu:gift", "choose_type:wood")
    refused(plain, "choose_type:cloth", "EMARA-CASTLE-01")


@rule("EMARA-CASTLE-02", "EMARA-PAY-02")
def test_one_book_for_five_buildings():
    state = visit("castle", book=3, wood=1)
    refused(state, "choose_amount:2", "EMARA-CASTLE-02")
    line(state, "town_menu:book_to_buildings")
    assert (goods(state)["book"], points(state)) == (2, (10, 35))
    refused(state, "town_menu:book_to_buildings", "EMARA-TOWN-01")
    refused(visit("castle", gold=1, wood=1), "town_menu:book_to_buildings", "EMARA-PAY-02")


@rule("EMARA-MARKET-01", "EMARA-PAY-03")
def test_one_resource_for_one_gold():
    state = line(visit("market", cloth=1, stone=1, gold=1, ring=1), "town_menu:buy_gold")
    assert keys(state) == {"pay_any:cloth", "pay_any:stone"}
    refused(state, "pay_any:gold", "EMARA-PAY-03")
    refused(state, "choose_amount:2", "EMARA-EVT-06")
    line(state, "pay_any:stone")
    assert goods(state) == {"cloth": 1, "gold": 2, "ring": 1}
    refused(visit("market", gold=1, book=1), "town_menu:buy_gold", "EMARA-PAY-03")


@rule("EMARA-MARKET-02")
@pytest.mark.parametrize(("books", "cp"), [(1, 3), (2, 6), (3, 10), (4, 15), (5, 21)])
def test_example_6_books_for_citizens(books, cp):
    state = line(visit("market", book=6, ring=1), "town_menu:books_to_citizens")
    assert keys(state) == {f"choose_amount:{n}" for n in range(1, 6)}
    refused(state, "choose_amount:6", "EMARA-MARKET-02")
    line(state, f"choose_amount:{books}")
    assert points(state) == (10 + cp, 30)
    assert goods(state).get("book", 0) == 6 - books


@rule("EMARA-SITE-01", "EMARA-MARK-08")
def test_one_stone():
    state = visit("construction_site", stone=2, gold=1, ring=1)
    refused(state, "choose_amount:2", "EMARA-SITE-01")
    line(state, "town_menu:deliver_stone")
    refused(state, "choose_amount:2", "EMARA-SITE-01")
    line(state, "pay_gold:0")
    assert points(state) == (13, 35)
    assert shows(state, "stone") == (2, False)
    assert goods(state)["stone"] == 1


@rule("EMARA-SITE-02", "EMARA-MARK-08")
def test_one_to_three_breads_move_the_marker_once():
    state = line(visit("construction_site", bread=4, ring=1), "town_menu:deliver_bread")
    assert keys(state) == {"choose_amount:1", "choose_amount:2", "choose_amount:3"}
    refused(state, "choose_amount:4", "EMARA-SITE-02")
    line(state, "choose_amount:3")
    assert points(state) == (10 + 3 * 4, 30)
    assert shows(state, "bread") == (3, False)
    refused(visit("construction_site", gold=1, wood=1), "town_menu:deliver_bread", "EMARA-PAY-02")
    two = line(visit("construction_site", bread=2, gold=1, ring=1), "town_menu:deliver_bread")
    refused(two, "choose_amount:3", "EMARA-PAY-02")


@rule("EMARA-SITE-03")
def test_one_or_three_wood():
    state = line(visit("construction_site", wood=3, ring=1), "town_menu:deliver_wood")
    assert keys(state) == {"choose_amount:1", "choose_amount:3"}
    refused(state, "choose_amount:2", "EMARA-SITE-03")
    assert points(line(state.copy(), "choose_amount:1")) == (10, 35)
    three = line(state, "choose_amount:3")
    assert points(three) == (10, 40)
    assert goods(three) == {"ring": 1}


# -- markers ---------------------------------------------------------------------------------------


@rule("EMARA-MARK-06", "EMARA-MARK-07")
@pytest.mark.parametrize(("players", "values"), [(3, [1, 2, 3, 4, 4]), (4, [1, 2, 2, 3, 4, 4])])
def test_a_marker_leaves_behind_its_last_number(players, values):
    """Face 2-3 serves three times, face 4 four times; then the printed value counts for good."""
    for edge, value in enumerate(values):
        marker = "removed" if edge >= len(values) - 2 else edge
        state = visit("castle", players=players, wood=9, ring=1, markers={"gift": {"wood": marker}})
        assert shows(state, "gift", "wood") == (value, marker == "removed")
        line(state, "town_menu:gift")
        assert goods(state)["wood"] == 9 - value
        left = board(state)["markers"]["gift"]["wood"]
        assert left == ("removed" if edge + 1 >= len(values) - 2 else edge + 1)


@rule("EMARA-MARK-06")
def test_two_players_start_one_step_further():
    for uses in range(3):
        marker = "removed" if uses == 2 else uses + 1
        state = visit("construction_site", stone=1, ring=1, markers={"stone": marker})
        line(state, "town_menu:deliver_stone")
        assert points(state)[0] == 10 + [3, 2, 1][uses]
    assert board(state)["markers"]["stone"] == "removed"


@rule("EMARA-MARK-09")
def test_equal_neighbours_are_separate_steps_and_markers_are_shared():
    state = visit("castle", players=4, wood=9, ring=1, markers={"gift": {"wood": 1}})
    line(state, "town_menu:gift")
    assert board(state)["markers"]["gift"]["wood"] == 2
    assert shows(state, "gift", "wood") == (2, False)
    assert state.view(3)["table"]["markers"] == state.view(0)["table"]["markers"]


@rule("EMARA-MARK-08")
def test_the_value_before_the_step_counts():
    state = line(visit("castle", grain=3, ring=1, markers={"gift": {"grain": 2}}), "town_menu:gift")
    assert "grain" not in goods(state)
    assert shows(state, "gift", "grain") == (4, True)


@rule("EMARA-FAV-02", "EMARA-FAV-04")
def test_an_arrival_without_anything_to_do_asks_nothing():
    state = line(moving(1), "choose_councillor:town")
    assert asked(state) == "turn_menu"
