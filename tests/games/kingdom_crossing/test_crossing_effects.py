"""Effects, Investment, resource tracks and decorations (CROSSING-EFF, -INV, -TRACK, -DECO)."""

import pytest
from crossing_table import C, asked, fields, items, player, shown, table

from regalia.testing import line, refused, rule

FREE = {"w1": "patron_fox_1", "w2": "building_fox"}
ONES = {decor: {s.id for s in C.board.spot if s.decor == decor and s.symbols == 1} for decor in ("flower", "sculpture")}
DOUBLE = {"flower": "wood_flower_3", "sculpture": "sap_sculpture_3"}


def buys(card, paws=0, birds=None, **grey):
    """Grey, rich and in the west, has bought the card on n1 without flying."""
    used = ["b3", "b4", "b5", "b6", "b7", "b2"][: max(0, paws - 1)]
    coins = next(entry.cost for entry in [*C.characters, *C.structures] if entry.id == card)
    state = table(
        cards={"n1": card} | {space: one for space, one in FREE.items() if one.split("_")[0] != card.split("_")[0]},
        birds=birds or {},
        balloon="south",
        grey={"coins": coins, "worker": "west", "paws": used} | grey,
    )
    line(state, "work:prestige")
    for key in ("balloon_before:skip", "bridge:b1", "balloon_after:skip", f"card:{card}"):
        if asked(state).split(":")[0] == key.split(":")[0]:
            line(state, key)
    return state


# -- simple gains ----------------------------------------------------------------------------------


@rule("CROSSING-EFF-01")
def test_coins_vp_and_resources():
    assert player(buys("patron_bear_2"))["coins"] == 6
    assert player(buys("farmer_owl_1"))["resources"]["food"] == 3
    robin = table(
        cards={"n1": "patron_fox_1"}, birds={"n1": "bird_red_09"}, seats=3, balloon="south", grey={"coins": 0, "worker": "west"}
    )
    line(robin, "work:coins", "bridge:b1", "card:patron_fox_1")
    assert player(robin)["vp"] == 2


@rule("CROSSING-EFF-02")
@pytest.mark.parametrize("paws", [1, 3, 5])
def test_a_coin_per_paw(paws):
    assert player(buys("patron_fox_2", paws))["coins"] == paws


@rule("CROSSING-EFF-03")
@pytest.mark.parametrize("paws", [1, 4, 6])
def test_nine_or_seven_minus_paws(paws):
    assert player(buys("patron_owl_2", paws))["coins"] == 9 - paws
    bird = table(
        cards={"s1": "patron_fox_1"},
        birds={"s1": "bird_yellow_05"},
        balloon="north",
        grey={"coins": 0, "worker": "west", "paws": ["b1", "b2", "b5", "b6", "b7", "b4"][: paws - 1]},
    )
    line(bird, "work:prestige", "bridge:b3", "card:patron_fox_1")
    assert player(bird)["coins"] == 7 - paws + 5


@rule("CROSSING-EFF-04")
@pytest.mark.parametrize(("paws", "pairs"), [(1, 0), (2, 1), (3, 1), (4, 2), (6, 3)])
def test_a_resource_or_a_vp_per_pair_of_paws(paws, pairs):
    assert player(buys("lumberjack_fox_2", paws))["resources"]["wood"] == pairs
    bird = table(
        cards={"s1": "patron_fox_1"},
        birds={"s1": "bird_yellow_09"},
        seats=3,
        balloon="north",
        grey={"coins": 0, "worker": "west", "paws": ["b1", "b2", "b5", "b6", "b7", "b4"][: paws - 1]},
    )
    line(bird, "work:coins", "bridge:b3", "card:patron_fox_1")
    assert player(bird)["vp"] == pairs + (3 if paws == 6 else 0)


# -- decorations -----------------------------------------------------------------------------------


@rule("CROSSING-EFF-05")
def test_one_token_on_a_free_spot_of_its_kind():
    state = buys("florist_fox_1", decorations=["stone_flower_1"])
    assert items(state) == ONES["flower"] - {"stone_flower_1"}
    line(state, "spot:food_flower_2")
    assert player(state)["decorations"] == ["stone_flower_1", "food_flower_2"]
    either = buys("peddler_owl_2")
    assert items(either) == ONES["flower"] | ONES["sculpture"]


@rule("CROSSING-EFF-05")
@pytest.mark.parametrize(("paws", "asks"), [(4, False), (5, True)])
def test_the_peddler_that_needs_five_bridges(paws, asks):
    state = buys("peddler_bear_2", paws)
    assert (asked(state) == "spot:0") == asks


@rule("CROSSING-EFF-06")
def test_two_tokens_or_one_double():
    state = buys("sculptor_fox_2")
    assert (asked(state), items(state)) == ("deco_mode:0", {"two_single", "double"})
    double = line(state.copy(), "deco_mode:double")
    assert items(double) == {DOUBLE["sculpture"]}
    line(state, "deco_mode:two_single", "spot:stone_sculpture_1")
    assert items(state) == ONES["sculpture"] - {"stone_sculpture_1"}
    line(state, "spot:wood_sculpture_2")
    assert shown(state)["symbols"] == {"flower": 0, "sculpture": 2}


@rule("CROSSING-EFF-06")
def test_two_tokens_with_one_free_spot_place_one():
    filled = sorted(ONES["flower"])[1:]
    state = buys("florist_fox_2", decorations=filled)
    line(state, "deco_mode:two_single", f"spot:{min(ONES['flower'])}")
    assert asked(state) == "action:1"


@rule("CROSSING-EFF-07")
def test_a_decoration_without_a_spot_is_lost():
    state = buys("florist_fox_1", decorations=sorted(ONES["flower"]))
    assert asked(state) == "action:1"
    full = buys("florist_fox_2", decorations=[DOUBLE["flower"]])
    assert items(full) == {"two_single"}
    refused(full, "deco_mode:double", "CROSSING-EFF-07")
    nothing = buys("florist_fox_2", decorations=[*sorted(ONES["flower"]), DOUBLE["flower"]])
    assert asked(nothing) == "action:1"


# -- choices ---------------------------------------------------------------------------------------


@rule("CROSSING-EFF-08")
def test_different_resources_one_by_one_each_with_its_bonus():
    state = buys("peddler_deer_2", resources={"sap": 6})
    line(state, "resource:sap")
    assert asked(state) == "invest:0"  # the bonus of Sap comes before the next choice
    line(state, "invest:advance")
    assert items(state) == {"wood", "stone", "food"}
    refused(state, "resource:sap", "CROSSING-EFF-08")
    line(state, "resource:wood")
    assert items(state) == {"stone", "food"}
    line(state, "resource:food")
    assert asked(state) == "action:1"


@rule("CROSSING-EFF-09")
def test_up_to_two_different_structures():
    state = buys("peddler_bear_1", structures=["transport_wood", "transport_sap"])
    assert items(state) == {"transport_wood", "transport_sap", "house_card", "stop"}
    none = line(state.copy(), "structure:stop")
    assert asked(none) == "action:1"
    line(state, "structure:transport_wood")
    refused(state, "structure:transport_wood", "CROSSING-EFF-09")
    assert items(state) == {"transport_sap", "house_card", "stop"}
    line(state, "structure:transport_sap")
    assert asked(state) == "action:1"
    assert (player(state)["resources"]["wood"], player(state)["resources"]["sap"]) == (1, 1)


@rule("CROSSING-EFF-09")
def test_the_effect_ends_by_itself_without_an_unused_structure():
    state = buys("peddler_bear_1")
    line(state, "structure:house_card", "invest:advance")
    assert asked(state) == "action:1"


@rule("CROSSING-EFF-10")
def test_an_upgrade_flips_any_tile_and_is_permanent():
    state = buys("peddler_boar_1", upgraded=["coins"], played=["two"])
    assert items(state) == {"two", "prestige", "three", "trade", "queen"}  # played ones too
    refused(state, "upgrade:coins", "CROSSING-EFF-10")
    refused(state, "upgrade:vp", "CROSSING-EFF-10")
    line(state, "upgrade:two")
    assert player(state)["upgraded"] == ["coins", "two"]
    assert "two" in player(state)["played"]


@rule("CROSSING-EFF-10")
def test_with_all_tiles_upgraded_nothing_happens():
    state = buys("peddler_boar_1", upgraded=list(C.tile))
    assert player(state)["vp"] == 3  # only the upgraded Prestige tile
    assert asked(state) == "action:1"


@rule("CROSSING-EFF-11")
def test_the_peddler_takes_a_bird_from_anywhere():
    birds = {"s1": "bird_yellow_04", "e1": "bird_green_01", "n1": "bird_red_01"}
    state = buys("peddler_fox_2", birds=birds)
    assert player(state)["resources"]["wood"] == 1  # its own Bird has been met before
    assert items(state) == {"bird_yellow_04", "bird_green_01"}
    refused(state, "take_bird:bird_red_01", "CROSSING-EFF-11")
    line(state, "take_bird:bird_yellow_04")
    assert player(state)["coins"] == 3
    assert player(state)["birds"] == ["bird_red_01", "bird_yellow_04"]
    assert fields(state)["spaces"]["s1"]["bird"] is None
    assert fields(state)["spaces"]["s1"]["card"] is not None


@rule("CROSSING-EFF-11")
def test_a_bird_taken_is_doubled_by_three_bridges_and_none_there_is_nothing():
    state = table(
        cards={"n1": "peddler_fox_2"} | FREE,
        birds={"s1": "bird_yellow_04"},
        balloon="south",
        grey={"coins": 2, "worker": "west", "upgraded": ["three"]},
    )
    line(state, "work:three", "bridge:b3", "bridge:b4", "bridge:b1", "card:peddler_fox_2", "take_bird:bird_yellow_04")
    assert player(state)["coins"] == 6
    assert asked(buys("peddler_fox_2")) == "action:1"


@rule("CROSSING-EFF-11")
def test_a_bird_to_be_taken_cannot_help_to_pay():
    state = table(
        cards={"n1": "peddler_fox_2"} | FREE, birds={"s1": "bird_yellow_04"}, balloon="south", grey={"coins": 1, "worker": "west"}
    )
    refused(state, "work:prestige", "CROSSING-WORK-03")


@rule("CROSSING-EFF-12")
def test_a_resource_per_house_before_the_house_check_of_the_same_card():
    columns = {"fox": 1, "owl": 1, "bear": 1, "deer": 1}
    state = buys("peddler_boar_2", columns=columns)
    line(state, "resource:wood")
    assert asked(state) == "house:0"  # one House only counted
    two = buys("peddler_boar_2", houses=["north", "west"])
    line(two, "resource:wood", "resource:wood")
    assert player(two)["resources"]["wood"] == 2


@rule("CROSSING-EFF-13")
def test_counting_what_you_have_at_that_moment():
    assert player(buys("building_structures", structures=["transport_wood"]))["coins"] == 3
    assert player(buys("building_flowers", decorations=["wood_flower_3", "stone_flower_1"]))["coins"] == 3
    assert player(buys("building_sculptures", decorations=["sap_sculpture_3"]))["coins"] == 2
    assert player(buys("building_owl", columns={"owl": 3}))["coins"] == 3
    assert player(buys("building_birds", birds={"n1": "bird_red_01"}))["coins"] == 0
    assert player(buys("transport_structures"))["vp"] == 1 + 2
    assert player(buys("transport_deer", columns={"deer": 2}))["vp"] == 1 + 2


@rule("CROSSING-EFF-13", "CROSSING-BUY-02")
def test_the_bird_just_met_makes_a_pair_for_the_aviary():
    state = table(
        cards={"n1": "building_birds"},
        birds={"n1": "bird_red_01"},
        balloon="south",
        grey={"coins": 0, "worker": "west", "birds": ["bird_red_02"]},
    )
    line(state, "work:prestige", "bridge:b1", "card:building_birds")
    assert player(state)["coins"] == 1


@rule("CROSSING-EFF-14")
def test_three_investment_actions_and_a_favour():
    state = buys("peddler_owl_1", investment=1)
    line(state, "invest:advance", "invest:collect", "invest:advance")
    assert (player(state)["coins"], player(state)["investment"]) == (9, 1)
    favour = buys("peddler_fox_1")
    assert asked(favour) == "favour:0"


# -- Investment ------------------------------------------------------------------------------------


def investing(square):
    return line(table(queen="queen_owl", grey={"investment": square, "coins": 0}), "work:queen")


@rule("CROSSING-INV-01")
@pytest.mark.parametrize("square", range(1, 10))
def test_advance_or_collect(square):
    collected = line(investing(square), "invest:collect")
    assert (player(collected)["coins"], player(collected)["investment"]) == (C.investment.coins[square], 0)
    advanced = line(investing(square), "invest:advance")
    assert (player(advanced)["coins"], player(advanced)["investment"]) == (0, min(square + 1, 9))


@rule("CROSSING-INV-02")
def test_several_actions_are_chosen_one_at_a_time():
    state = buys("peddler_owl_1")
    for square in (1, 2, 3):
        assert asked(state) == "invest:0"
        line(state, "invest:advance")
        assert player(state)["investment"] == square


@rule("CROSSING-INV-03")
def test_on_the_last_square_advancing_moves_nothing():
    state = investing(9)
    assert items(state) == {"advance", "collect"}
    assert state.question(0).warning(state, state.game.action("invest:advance")) == "advance-without-effect"
    assert player(line(state, "invest:advance"))["investment"] == 9


@rule("CROSSING-INV-04")
def test_nothing_to_collect_on_the_leftmost_square():
    state = investing(0)
    assert items(state) == {"advance"}
    refused(state, "invest:collect", "CROSSING-INV-04")


# -- tracks ----------------------------------------------------------------------------------------


@rule("CROSSING-TRACK-01")
def test_a_resource_moves_its_marker_one_square_and_is_never_spent():
    state = buys("stonecutter_owl_2", resources={"stone": 2})
    assert player(state)["resources"] == {"wood": 0, "stone": 4, "sap": 0, "food": 0}


@rule("CROSSING-TRACK-02")
def test_surplus_is_lost_but_a_full_track_may_be_chosen_for_a_free_gain():
    state = line(buys("extractor_fox_2", resources={"sap": 9}), "favour:1")
    assert player(state)["resources"]["sap"] == 10
    queen = line(table(queen="queen_deer", grey={"resources": {"wood": 10}}), "work:queen")
    assert "wood" in items(queen)
    assert queen.question(0).warning(queen, queen.game.action("resource:wood")) == "full-track"
    line(queen, "resource:wood")
    assert player(queen)["resources"]["wood"] == 10
    assert asked(queen) == "action:1"


@rule("CROSSING-TRACK-03")
def test_the_four_bonus_squares():
    assert player(buys("lumberjack_owl_1", resources={"wood": 4}))["coins"] == 3
    assert asked(buys("stonecutter_owl_1", resources={"stone": 5})) == "upgrade:0"
    assert asked(buys("extractor_fox_1", resources={"sap": 6})) == "invest:0"
    food = buys("farmer_fox_1", resources={"food": 7}, structures=["transport_wood"])
    assert (asked(food), items(food)) == ("structure:0", {"transport_wood", "house_card"})
    assert asked(buys("lumberjack_owl_1", resources={"wood": 5})) == "action:1"  # once only


@rule("CROSSING-TRACK-03")
def test_the_food_bonus_may_trigger_what_the_bear_income_triggers_too():
    """Whatever else triggers it: the Food Raft of the Bear income reaches Food 8, which may trigger the Raft again."""
    state = table(
        at=["evening", "day", "queen_wakes", "birds_arrive", "income_next:0"],
        phase="morning",
        turns=0,
        grey={"columns": {"bear": 4}, "structures": ["transport_food"], "resources": {"food": 7}},
    )
    line(state, "income_next:bear", "structure:transport_food", "structure:transport_food")
    assert player(state)["resources"]["food"] == 9
    assert items(state) == {"house_card"}  # the Bear income itself goes on with another


@rule("CROSSING-TRACK-04")
@pytest.mark.parametrize(("card", "track"), [("lumberjack_owl_1", "wood"), ("extractor_fox_1", "sap"), ("farmer_fox_1", "food")])
def test_square_ten_brings_a_favour(card, track):
    assert asked(buys(card, resources={track: 9})) == "favour:0"


@rule("CROSSING-TRACK-05")
def test_a_bonus_comes_before_the_next_unit_and_the_innermost_first():
    """Food 8 of three: trigger the Sap Barge, which reaches Sap 7: the Investment comes before the third Food."""
    state = buys("farmer_owl_1", resources={"food": 6, "sap": 6}, structures=["transport_sap"])
    assert player(state)["resources"]["food"] == 8
    line(state, "structure:transport_sap")
    assert asked(state) == "invest:0"
    assert player(state)["resources"]["food"] == 8
    line(state, "invest:advance")
    assert player(state)["resources"]["food"] == 9


# -- decorations on the board ------------------------------------------------------------------------


@rule("CROSSING-DECO-01")
def test_one_token_of_exactly_its_kind_on_a_spot():
    state = buys("florist_fox_1", decorations=["stone_flower_1"])
    refused(state, "spot:stone_flower_1", "CROSSING-DECO-01")
    refused(state, "spot:wood_sculpture_2", "CROSSING-DECO-01")
    refused(state, "spot:wood_flower_3", "CROSSING-DECO-01")


@rule("CROSSING-DECO-02")
def test_spots_passed_and_not_yet_passed_may_be_decorated():
    state = buys("florist_fox_1", resources={"stone": 6})
    assert {"stone_flower_2", "stone_flower_1"} <= items(state)  # passed at 5, not passed at 7


@rule("CROSSING-DECO-03")
@pytest.mark.parametrize(("square", "stars"), [(3, 0), (4, 2), (7, 2), (8, 5)])
def test_stars_count_once_the_marker_has_passed(square, stars):
    state = table(grey={"resources": {"wood": square}, "decorations": ["wood_sculpture_2", "wood_flower_3"]})
    assert shown(state)["stars"]["wood"] == stars


@rule("CROSSING-DECO-04")
def test_symbols_count_at_once_and_a_double_counts_two():
    state = table(grey={"decorations": ["wood_flower_3", "stone_flower_1", "food_sculpture_2"]})
    assert shown(state)["symbols"] == {"flower": 3, "sculpture": 1}
    assert shown(state)["stars"] == dict.fromkeys(("wood", "stone", "sap", "food"), 0)
