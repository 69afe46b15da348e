"""The buildings of War, Crafts and Patrol (HEIRS-BLD-SIEGE to HEIRS-BLD-GARRISON)."""

import pytest
from heirs_table import fields, keys, plot, points, table

from regalia.testing import line, refused, rule

TOWER = "war_siege_tower_grey_b"
OLD_TOWER = "white war_siege_tower_green_a"


def before_the_tower(land, **parts):
    """White, with the cavalry on the start tile, is about to build a Siege Tower."""
    return table(land=land, hands={"white": [TOWER]} | parts.pop("hands", {}), ring=["grey", "green", "yellow"], **parts)


def place_tower(land, cell="0,1", **parts):
    return line(before_the_tower(land, **parts), f"build:{TOWER}", f"cell:{cell}")


# -- War -----------------------------------------------------------------------------------------------


@rule("HEIRS-BLD-SIEGE-01")
def test_a_second_tower_may_destroy_an_opponents_building_between_the_two():
    state = place_tower({(1, 1): "blue war_fortress_grey", (2, 1): OLD_TOWER})
    assert keys(state) == ["done", "destroy:1,1"]
    line(state, "destroy:1,1")
    flipped = plot(state, (1, 1))
    assert (flipped["owner"], flipped["color"], flipped["exits"]) == (None, "grey", 0)
    assert "take:1" in keys(state)


@rule("HEIRS-BLD-SIEGE-01")
@pytest.mark.parametrize(
    "land",
    [
        {(1, 1): "white war_fortress_grey", (2, 1): OLD_TOWER},
        {(1, 1): "war_fortress_grey", (2, 1): OLD_TOWER},
        {(1, 1): "blue war_fortress_grey", (2, 1): "blue war_siege_tower_green_a"},
        {(1, 1): "blue war_fortress_grey", (2, 2): OLD_TOWER},
        {(1, 1): "blue war_fortress_grey", (2, 1): "war_siege_tower_green_a"},
        {(1, 2): "blue war_fortress_grey", (2, 2): OLD_TOWER},
    ],
    ids=[
        "own building",
        "open land",
        "tower of the other",
        "old tower at a corner",
        "old tower face down",
        "new tower at a corner",
    ],
)
def test_nothing_else_can_be_destroyed(land):
    state = place_tower(land)
    assert state.question(0).kind == "menu"
    assert "done" not in keys(state)


@rule("HEIRS-BLD-SIEGE-02")
def test_destroying_is_optional():
    state = line(place_tower({(1, 1): "blue war_fortress_grey", (2, 1): OLD_TOWER}), "done")
    assert plot(state, (1, 1))["owner"] == "blue"
    assert state.question(0).kind == "menu"


@rule("HEIRS-BLD-SIEGE-02")
def test_each_candidate_is_decided_on_its_own():
    land = {
        (1, 1): "blue war_fortress_grey",
        (2, 1): OLD_TOWER,
        (-1, 1): "blue war_fortress_green",
        (-2, 1): "white war_siege_tower_yellow_a",
        (0, 2): "blue war_fortress_yellow",
    }
    state = place_tower(land)
    assert sorted(keys(state)) == ["destroy:-1,1", "destroy:1,1", "done"]
    refused(state, "destroy:0,2", "HEIRS-BLD-SIEGE-01")
    line(state, "destroy:-1,1")
    assert keys(state) == ["done", "destroy:1,1"]
    line(state, "done")
    assert plot(state, (-1, 1))["owner"] is None
    assert plot(state, (1, 1))["owner"] == "blue"


@rule("HEIRS-BLD-SIEGE-02")
def test_towers_of_the_other_can_fall_too_and_what_falls_changes_no_other_candidate():
    land = {
        (1, 1): "blue war_siege_tower_yellow_b",
        (2, 1): OLD_TOWER,
        (-1, 1): "blue war_siege_tower_green_b",
        (-2, 1): "white war_siege_tower_yellow_a",
    }
    state = line(place_tower(land), "destroy:1,1")
    assert keys(state) == ["done", "destroy:-1,1"]
    line(state, "destroy:-1,1")
    assert plot(state, (1, 1))["owner"] is plot(state, (-1, 1))["owner"] is None
    assert state.question(0).kind == "menu"


@rule("HEIRS-BLD-SIEGE-03")
def test_a_building_put_next_to_two_towers_later_is_safe_until_another_is_placed():
    towers = {(2, 1): OLD_TOWER, (1, 2): "white war_siege_tower_yellow_a"}
    state = table(
        active="blue",
        land=towers,
        hands={"blue": ["war_fortress_grey"], "white": [TOWER]},
        ring=["grey", "green", "yellow", "grey", "green", "yellow"],
        discounts=3,
    )
    line(state, "build:war_fortress_grey", "cell:1,1")
    assert state.question(1).kind == "menu"
    line(state, "take:1", "end")
    refused(state, "destroy:1,1", "HEIRS-BLD-SIEGE-03")
    line(state, f"build:{TOWER}", "cell:0,1")
    assert keys(state) == ["done", "destroy:1,1"]


@rule("HEIRS-BLD-SIEGE-03")
def test_one_tower_alone_does_nothing():
    state = place_tower({(1, 1): "blue war_fortress_grey"})
    assert state.question(0).kind == "menu"
    refused(state, "destroy:1,1", "HEIRS-BLD-SIEGE-03")


@rule("HEIRS-BLD-SIEGE-03")
def test_another_building_than_a_tower_triggers_nothing():
    land = {(1, 1): "blue war_fortress_grey", (2, 1): OLD_TOWER, (1, 2): "white war_siege_tower_yellow_a"}
    state = table(land=land, hands={"white": ["war_fortress_green"]}, discounts=3)
    line(state, "build:war_fortress_green", "cell:0,1")
    assert state.question(0).kind == "menu"


@rule("HEIRS-BLD-SIEGE-04")
def test_siege_towers_are_worth_nothing():
    state = table(land={(3, 3): OLD_TOWER, (5, 5): "white war_siege_tower_yellow_b"}, troops={"white_1": (3, 3)})
    assert state.scores() == [0, 0]


@rule("HEIRS-BLD-FORTRESS-01")
def test_a_fortress_counts_own_towers_and_fortresses_itself_included():
    land = {
        (3, 3): "white war_fortress_grey",
        (5, 5): "white war_fortress_green",
        (7, 7): OLD_TOWER,
        (9, 9): "blue war_siege_tower_yellow_b",
        (9, 7): "war_fortress_yellow",
    }
    state = table(land=land)
    assert points(state, (3, 3)) == points(state, (5, 5)) == 3
    assert points(table(land={(3, 3): "white war_fortress_grey"}), (3, 3)) == 1


# -- Crafts --------------------------------------------------------------------------------------------

EDGES = [(3, 4), (4, 3), (3, 2), (2, 3)]
CORNERS = [(4, 4), (4, 2), (2, 2), (2, 4)]


@rule("HEIRS-BLD-CRAFT-01")
@pytest.mark.parametrize(
    ("kind", "one", "two"), [("basket_shop", "green", "yellow"), ("pottery", "grey", "yellow"), ("cooperage", "grey", "green")]
)
@pytest.mark.parametrize(("way", "cells"), [("orth", EDGES), ("diag", CORNERS)])
def test_a_workshop_scores_three_for_each_pair_of_its_colors_in_its_direction(kind, one, two, way, cells):
    def worth(colors):
        land = {(3, 3): f"white crf_{kind}_{way}"} | dict(zip(cells, colors, strict=False))
        return points(table(land=land, start=other), (3, 3))

    other = next(color for color in ("green", "grey", "yellow") if color not in (one, two))
    assert worth([one, two, one, two]) == 6
    assert worth([one, one, two, two]) == 6
    assert worth([one, one, one, two]) == 3
    assert worth([one, two, other, other]) == 3
    assert worth([one, two]) == 3
    assert worth([one, one, one, one]) == 0
    assert worth([one, other]) == 0


@rule("HEIRS-BLD-CRAFT-02")
def test_a_workshop_counts_tiles_of_any_owner_but_none_in_the_other_direction():
    words = ["blue trd_sawmill", "white trd_farm", "green", "yellow"]
    orth = {(3, 3): "white crf_basket_shop_orth"}
    assert points(table(land=orth | dict(zip(EDGES, words, strict=True))), (3, 3)) == 6
    assert points(table(land=orth | dict(zip(CORNERS, words, strict=True))), (3, 3)) == 0


@rule("HEIRS-BLD-CRAFT-02")
def test_the_tile_of_the_workshop_itself_never_counts():
    state = table(land={(3, 3): "white crf_pottery_orth", (3, 4): "yellow", (4, 3): "yellow"})
    assert points(state, (3, 3)) == 0


@rule("HEIRS-BLD-TOWNHALL-01")
def test_worked_example_9_an_own_town_hall_makes_it_four_for_each_pair():
    shop = {(3, 3): "white crf_basket_shop_orth"} | dict(zip(EDGES, ["green", "yellow", "green", "yellow"], strict=True))
    hall = {(9, 9): "white crf_town_hall_basket_shop"}
    assert points(table(land=shop), (3, 3)) == 6
    assert points(table(land=shop | hall), (3, 3)) == 8
    assert table(land=shop | hall, troops={"white_1": (3, 3)}).score(0) == 16


@rule("HEIRS-BLD-TOWNHALL-01")
@pytest.mark.parametrize("hall", ["blue crf_town_hall_basket_shop", "white crf_town_hall_pottery", "crf_town_hall_basket_shop"])
def test_a_town_hall_helps_only_its_owners_workshops_of_its_kind(hall):
    shop = {(3, 3): "white crf_basket_shop_orth", (3, 4): "green", (4, 3): "yellow", (9, 9): hall}
    state = table(land=shop)
    assert points(state, (3, 3)) == 3
    assert points(state, (9, 9)) == 0


# -- Patrol --------------------------------------------------------------------------------------------


@rule("HEIRS-BLD-WATCH-01")
def test_a_watchtower_counts_its_color_in_its_row_or_column_without_limit():
    row = {(x, 3): "green" for x in (-6, -2, 1, 5)} | {(2, 3): "blue pat_garrison_green", (4, 3): "grey"}
    state = table(land=row | {(3, 3): "white pat_watchtower_row_green"}, start="grey")
    assert points(state, (3, 3)) == 6
    column = {(3, y): "green" for y in (-6, 9)} | {(4, 3): "green"}
    assert points(table(land=column | {(3, 3): "white pat_watchtower_col_green"}, start="grey"), (3, 3)) == 3
    assert points(table(land=column | {(3, 3): "white pat_watchtower_row_green"}, start="grey"), (3, 3)) == 2


@rule("HEIRS-BLD-GARRISON-01")
def test_a_garrison_counts_the_watchtowers_of_both_on_its_diagonals():
    land = {
        (3, 3): "white pat_garrison_grey",
        (4, 4): "white pat_watchtower_row_green",
        (8, 8): "blue pat_watchtower_col_green",
        (1, 5): "blue pat_watchtower_row_grey",
        (9, -3): "white pat_watchtower_col_grey",
        (3, 6): "white pat_watchtower_row_yellow",  # in the column
        (2, 2): "pat_watchtower_col_yellow",  # face down
        (5, 6): "white pat_garrison_green",
    }
    state = table(land=land)
    assert points(state, (3, 3)) == 8
    assert points(table(land={(3, 3): "white pat_garrison_grey"}), (3, 3)) == 0


def test_a_siege_in_progress_is_part_of_the_position():
    state = place_tower({(1, 1): "blue war_fortress_grey", (2, 1): OLD_TOWER})
    assert fields(state)["besieged"] == [[1, 1]]
    again = state.game.from_json(state.to_json())
    assert keys(again) == ["done", "destroy:1,1"]
    assert again.digest() == state.digest()
