"""Resources, buildings and open land (HEIRS-RES, HEIRS-BUILD, HEIRS-OPEN)."""

import pytest
from heirs_table import access, fields, keys, plot, points, reached, roads_of, table

from regalia.testing import line, refused, rule

NO_WHEAT = ["green", "grey", "grey", "grey", "grey", "grey"]


# -- resources -----------------------------------------------------------------------------------------


@rule("HEIRS-RES-02")
@pytest.mark.parametrize("word", ["yellow", "white trv_market_yellow", "blue trv_market_yellow"])
@pytest.mark.parametrize("acted", [{}, {"white_cavalry": "moved"}])
def test_a_troop_gives_the_resource_of_its_tile_whatever_lies_there_and_whichever_side_it_shows(word, acted):
    state = table(land={(0, 1): word}, troops={"white_cavalry": (0, 1)}, acted=acted, ring=["grey"] * 6)
    assert access(state) == (0, 3, 1)


@rule("HEIRS-RES-03")
@pytest.mark.parametrize(("tile", "given"), [("trd_farm", (0, 0, 1)), ("trd_sawmill", (1, 0, 0)), ("trd_quarry", (0, 1, 0))])
def test_an_own_producer_gives_one_of_its_resource(tile, given):
    plain = access(table(ring=["grey"] * 6, sets=["travel", "agriculture_industry", "trade_church"]))
    own = access(table(land={(3, 3): f"white {tile}"}, ring=["grey"] * 6))
    other = access(table(land={(3, 3): f"blue {tile}"}, ring=["grey"] * 6))
    assert tuple(b - a for a, b in zip(plain, own, strict=True)) == given
    assert other == plain


@rule("HEIRS-RES-04")
def test_worked_example_2_access_is_not_used_up_by_building():
    state = table(
        land={(1, 0): "yellow", (0, 1): "grey", (1, 1): "white trd_farm", (-1, 0): "white trv_market_yellow"},
        troops={"white_1": (-1, 0), "white_cavalry": (0, 1)},
        hands={"white": ["trv_inn_row_grey", "trd_trading_post_farm"]},
        ring=["grey", "green", "yellow", "grey"],
    )
    assert reached(state) == [1, 2]
    assert access(state) == (1, 2, 2)
    assert {"build:trv_inn_row_grey", "build:trd_trading_post_farm"} <= set(keys(state))
    line(state, "build:trv_inn_row_grey", "cell:0,2")
    assert access(state) == (1, 2, 2)
    line(state, "build:trd_trading_post_farm", "cell:1,2")
    assert fields(state)["discounts"] == 0


@rule("HEIRS-RES-05")
def test_only_the_access_of_the_moment_counts():
    state = table(
        land={(1, 0): "grey"}, hands={"white": ["trd_quarry"]}, ring=["yellow", "green", "green", "grey", "grey", "grey"]
    )
    assert "build:trd_quarry" in keys(state)
    line(state, "take:1")
    assert access(state)[2] == 0
    refused(state, "build:trd_quarry", "HEIRS-BUILD-03")


@rule("HEIRS-RES-05")
def test_deploying_a_troop_changes_access_at_once():
    state = table(land={(1, 0): "yellow"}, ring=["grey", "grey", "green", "grey"])
    assert access(state) == (2, 2, 0)
    line(state, "troop:white_1", "to:1,0")
    assert access(state) == (1, 2, 1)


@rule("HEIRS-RES-06")
def test_two_cavalry_sharing_the_start_tile_both_give_its_resource():
    state = table(ring=["green"] * 6, start="yellow")
    assert access(state, 0) == access(state, 1) == (3, 0, 1)


@rule("HEIRS-BLD-PRODUCER-01")
def test_worked_example_8_a_producer_with_an_own_troop_gives_two():
    wheat = {}
    for name, troops in {"none": {}, "own": {"white_1": (1, 0)}, "other": {"blue_1": (1, 0)}}.items():
        state = table(land={(1, 0): "white trd_farm"}, troops=troops, ring=["grey"] * 6)
        wheat[name] = access(state)[2]
        assert points(state, (1, 0)) == 0
    assert wheat == {"none": 1, "own": 2, "other": 1}


@rule("HEIRS-BLD-PRODUCER-01")
def test_a_producer_gives_access_from_the_moment_it_is_built():
    state = table(hands={"white": ["trd_farm", "trd_quarry"]}, ring=["green", "grey", "green", "grey", "grey", "grey"])
    refused(state, "build:trd_quarry", "HEIRS-BUILD-03")
    line(state, "build:trd_farm", "cell:0,1", "build:trd_quarry", "cell:1,1")
    assert access(state) == (3, 2, 1)


# -- building ------------------------------------------------------------------------------------------


@rule("HEIRS-BUILD-01")
def test_a_building_goes_face_up_from_the_hand_to_an_empty_cell():
    state = table(land={(1, 0): "grey"}, hands={"white": ["trd_farm"]}, ring=["green", "grey"])
    line(state, "build:trd_farm")
    assert sorted(keys(state)) == sorted(f"cell:{cell}" for cell in ("0,1", "1,1", "1,-1", "0,-1", "-1,-1", "-1,0", "-1,1"))
    refused(state, "cell:1,0", "HEIRS-BUILD-01")
    refused(state, "cell:0,0", "HEIRS-BUILD-01")
    line(state, "cell:0,1")
    laid = plot(state, (0, 1))
    assert (laid["tile"], laid["owner"], laid["color"]) == ("trd_farm", "white", "yellow")
    assert fields(state)["hands"]["white"] == []


@rule("HEIRS-BUILD-02")
def test_a_building_goes_next_to_an_own_troop_orthogonally_or_diagonally():
    state = table(
        land={(1, 0): "grey", (2, 0): "grey", (3, 0): "grey"},
        troops={"white_1": (3, 0), "blue_1": (1, 0)},
        hands={"white": ["trd_farm"]},
        ring=["green", "grey"],
    )
    line(state, "build:trd_farm")
    near_cavalry = {"-1,-1", "-1,0", "-1,1", "0,1", "0,-1", "1,1", "1,-1"}
    near_troop = {"2,1", "3,1", "4,1", "4,0", "4,-1", "3,-1", "2,-1"}
    assert {key.removeprefix("cell:") for key in keys(state)} == near_cavalry | near_troop
    refused(state, "cell:5,0", "HEIRS-BUILD-02")


@rule("HEIRS-BUILD-03")
@pytest.mark.parametrize(
    ("tile", "ring", "affordable"),
    [
        ("trd_cathedral_green", ["green", "grey", "yellow"], True),  # 2 wood 1 stone 1 wheat
        ("trd_cathedral_grey", ["green", "grey", "yellow"], False),  # 1 wood 2 stone 1 wheat
        ("trd_cathedral_green", ["green", "green", "yellow"], False),
        ("trd_farm", ["yellow", "yellow", "yellow"], False),
        ("trd_farm", ["yellow", "yellow", "grey"], True),
    ],
)
def test_each_resource_of_the_cost_must_be_accessible(tile, ring, affordable):
    state = table(hands={"white": [tile]}, ring=ring, start="green")
    assert (f"build:{tile}" in keys(state)) == affordable
    if not affordable:
        refused(state, f"build:{tile}", "HEIRS-BUILD-03")


@rule("HEIRS-BUILD-04")
def test_a_tile_lies_toward_its_builder_so_the_north_players_is_turned():
    south = line(table(hands={"white": ["agr_bakery"]}, discounts=4), "build:agr_bakery", "cell:0,1")
    north = line(table(active="blue", hands={"blue": ["agr_bakery"]}, discounts=4), "build:agr_bakery", "cell:0,1")
    assert plot(south, (0, 1))["exits"] == 1 + 2
    assert plot(north, (0, 1))["exits"] == 4 + 8
    assert plot(north, (0, 1))["owner"] == "blue"


@rule("HEIRS-BUILD-05")
def test_roads_and_colors_need_not_match_the_neighbours():
    state = table(land={(0, 1): "white agr_stable"}, hands={"white": ["agr_mill"]}, discounts=4)
    line(state, "build:agr_mill")
    assert "cell:1,1" in keys(state)
    line(state, "cell:1,1")
    assert roads_of(state) == []


@rule("HEIRS-BUILD-06")
def test_any_number_of_buildings_in_one_turn():
    state = table(hands={"white": ["trd_farm", "trd_sawmill", "trd_quarry"]}, ring=["green", "grey", "yellow"])
    line(state, "build:trd_farm", "cell:0,1", "build:trd_sawmill", "cell:1,1", "build:trd_quarry", "cell:1,0")
    assert [plot(state, cell)["owner"] for cell in ((0, 1), (1, 1), (1, 0))] == ["white"] * 3


@rule("HEIRS-BUILD-07")
def test_a_troop_of_the_other_changes_nothing_to_ownership():
    state = table(active="blue", land={(0, 1): "white trd_cathedral_green"}, crown="white")
    line(state, "troop:blue_cavalry", "to:0,1", "end")
    assert plot(state, (0, 1))["owner"] == "white"
    assert state.scores() == [5, 0]


# -- open land -----------------------------------------------------------------------------------------


@rule("HEIRS-OPEN-01")
def test_expanding_is_free_and_needs_an_own_troop_next_to_the_cell():
    state = table(hands={"white": ["trd_cathedral_grey"]}, ring=["green"] * 6, start="green")
    refused(state, "build:trd_cathedral_grey", "HEIRS-BUILD-03")
    line(state, "expand:trd_cathedral_grey")
    assert len(keys(state)) == 8
    refused(state, "cell:0,2", "HEIRS-OPEN-01")
    refused(state, "cell:0,0", "HEIRS-BUILD-01")
    line(state, "cell:-1,1")
    assert plot(state, (-1, 1))["owner"] is None


@rule("HEIRS-OPEN-02")
def test_open_land_has_no_owner_no_effect_no_road_and_keeps_its_color():
    state = table(hands={"white": ["trd_farm"]}, land={(1, 1): "white agr_mill"}, ring=["grey"] * 6)
    wheat = access(state)[2]
    line(state, "expand:trd_farm", "cell:0,1")
    laid = plot(state, (0, 1))
    assert (laid["owner"], laid["color"], laid["exits"], laid["points"]) == (None, "yellow", 0, 0)
    assert access(state)[2] == wheat
    road = table(land={(1, 1): "white agr_mill", (2, 1): "trv_inn_row_grey"})
    assert plot(road, (2, 1))["exits"] == 0


@rule("HEIRS-OPEN-03")
def test_a_troop_on_open_land_gives_access_to_its_resource():
    state = table(hands={"white": ["trd_farm"]}, ring=["grey"] * 6)
    assert access(state) == (1, 3, 0)
    line(state, "expand:trd_farm", "cell:0,1", "troop:white_cavalry", "to:0,1")
    assert access(state) == (0, 3, 1)


@rule("HEIRS-OPEN-04")
def test_worked_example_3_an_expansion_makes_one_later_building_cheaper():
    state = table(
        land={(1, 0): "yellow", (0, 1): "grey"},
        troops={"white_cavalry": (1, 0), "blue_cavalry": (0, 1)},
        hands={"white": ["agr_bakery", "trd_quarry"]},
        ring=["green", "grey", "grey"],
    )
    assert access(state) == (1, 2, 1)
    refused(state, "build:agr_bakery", "HEIRS-BUILD-03")
    line(state, "expand:trd_quarry", "cell:2,0")
    assert fields(state)["discounts"] == 1
    line(state, "build:agr_bakery", "cell:2,1")
    assert fields(state)["discounts"] == 0


@rule("HEIRS-OPEN-04")
def test_a_discount_does_not_last_beyond_the_turn():
    state = table(hands={"white": ["trd_quarry"]}, crown="blue")
    line(state, "expand:trd_quarry", "cell:0,1", "end", "take:1", "end")
    assert fields(state)["discounts"] == 0


@rule("HEIRS-OPEN-05")
def test_several_discounts_serve_one_building_or_are_spread():
    parts = {"ring": ["grey"] * 6, "start": "grey", "discounts": 2}
    one = table(hands={"white": ["trv_inn_col_yellow", "trd_farm"]}, **parts)  # 1 wood 2 wheat: 3 missing
    refused(one, "build:trv_inn_col_yellow", "HEIRS-BUILD-03")
    both = table(hands={"white": ["agr_camp_yellow", "trd_farm"]}, **parts)  # 1 wood 1 wheat: both missing
    line(both, "build:agr_camp_yellow", "cell:0,1")
    assert fields(both)["discounts"] == 0
    refused(both, "build:trd_farm", "HEIRS-BUILD-03")
    spread = table(hands={"white": ["trd_farm", "agr_camp_green"]}, **parts)  # each 1 wood 1 stone: wood missing
    line(spread, "build:trd_farm", "cell:0,1", "build:agr_camp_green", "cell:1,1")
    assert fields(spread)["discounts"] == 0


@rule("HEIRS-OPEN-06")
def test_exactly_as_many_discounts_are_spent_as_resources_are_missing():
    state = table(hands={"white": ["trd_farm", "trd_quarry"]}, ring=NO_WHEAT, discounts=3)
    line(state, "build:trd_farm", "cell:0,1")
    assert fields(state)["discounts"] == 3
    other = table(hands={"white": ["trd_quarry"]}, ring=NO_WHEAT, discounts=3)
    line(other, "build:trd_quarry", "cell:1,1")
    assert fields(other)["discounts"] == 2


@rule("HEIRS-OPEN-07")
def test_any_number_of_expansions_each_with_its_discount_but_a_broken_camp_gives_none():
    state = table(hands={"white": ["trd_farm", "trd_quarry", "trd_sawmill"]}, land={(0, 1): "white agr_camp_green"}, crown="blue")
    line(state, "camp:0,1")
    assert fields(state)["discounts"] == 0
    line(state, "expand:trd_farm", "cell:1,0", "expand:trd_quarry", "cell:1,1", "expand:trd_sawmill", "cell:-1,0")
    assert fields(state)["discounts"] == 3


@rule("HEIRS-OPEN-07")
def test_a_destroyed_building_gives_no_discount():
    state = table(
        land={(1, 1): "blue war_fortress_grey", (2, 1): "white war_siege_tower_green_a"},
        hands={"white": ["war_siege_tower_grey_b"]},
        ring=["grey", "green", "yellow"],
    )
    line(state, "build:war_siege_tower_grey_b", "cell:0,1", "destroy:1,1")
    assert fields(state)["discounts"] == 0
