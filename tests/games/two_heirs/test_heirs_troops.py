"""Troops: move, deploy, retire (HEIRS-TROOP)."""

import pytest
from heirs_table import access, fields, keys, plot, reached, table, where

from regalia.testing import line, refused, rule

SQUARE = {(0, 1): "grey", (1, 0): "grey", (1, 1): "grey"}


@rule("HEIRS-TROOP-01")
@pytest.mark.parametrize(
    ("troop", "to", "acted"),
    [("white_cavalry", "0,1", "moved"), ("white_1", "supply", "retired"), ("white_2", "0,1", "deployed")],
)
def test_a_troop_does_one_thing_in_a_turn_and_then_shows_its_cross(troop, to, acted):
    state = line(table(land=SQUARE, troops={"white_1": (1, 1)}), f"troop:{troop}", f"to:{to}")
    assert fields(state)["troops"][troop]["acted"] == acted
    assert f"troop:{troop}" not in keys(state)


@rule("HEIRS-TROOP-01")
def test_only_own_troops_may_be_sent():
    state = table(land=SQUARE, troops={"blue_1": (1, 1)})
    for troop in ("blue_cavalry", "blue_1", "blue_2"):
        refused(state, f"troop:{troop}", "HEIRS-TROOP-01")


@rule("HEIRS-TROOP-02")
def test_a_troop_moves_to_any_adjacent_tile_without_a_troop():
    around = {(x, y): "grey" if x else "yellow" for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)}
    far = {(2, 0): "green", (0, 2): "green"}
    state = table(land=around | far, troops={"blue_cavalry": (1, 1), "white_1": (-1, 0)})
    line(state, "troop:white_cavalry")
    free = ["0,1", "1,0", "1,-1", "0,-1", "-1,-1", "-1,1"]
    assert sorted(keys(state)) == sorted(f"to:{cell}" for cell in free)
    refused(state, "to:2,0", "HEIRS-TROOP-02")
    line(state, "to:-1,1")
    assert where(state, "white_cavalry") == [-1, 1]


@rule("HEIRS-TROOP-03")
def test_a_troop_is_deployed_to_a_free_tile_next_to_another_own_troop():
    land = {(1, 0): "grey", (2, 0): "grey", (3, 0): "grey", (4, 0): "grey", (-1, 0): "yellow"}
    state = table(land=land, troops={"white_1": (3, 0), "blue_cavalry": (-1, 0)})
    line(state, "troop:white_2")
    assert sorted(keys(state)) == ["to:1,0", "to:2,0", "to:4,0"]
    refused(state, "to:-1,0", "HEIRS-TROOP-06")
    line(state, "to:4,0")
    assert where(state, "white_2") == [4, 0]


@rule("HEIRS-TROOP-03")
def test_the_tile_beside_a_troop_of_the_other_is_no_anchor():
    state = table(land={(1, 0): "grey", (2, 0): "grey", (3, 0): "grey"}, troops={"blue_1": (3, 0)})
    line(state, "troop:white_1")
    assert keys(state) == ["to:1,0"]
    refused(state, "to:2,0", "HEIRS-TROOP-03")


@rule("HEIRS-TROOP-04")
def test_a_normal_troop_may_be_retired_the_cavalry_never():
    state = table(land=SQUARE, troops={"white_1": (1, 1)})
    line(state, "troop:white_cavalry")
    assert "to:supply" not in keys(state)
    refused(state, "to:supply", "HEIRS-TROOP-04")
    line(state, "to:0,1", "troop:white_1", "to:supply")
    assert where(state, "white_1") == "royal_supply"


@rule("HEIRS-TROOP-05")
def test_a_deployed_troop_stays_and_a_retired_one_is_not_deployed_again_this_turn():
    state = table(land=SQUARE, troops={"white_1": (1, 1)}, crown="blue")
    line(state, "troop:white_2", "to:0,1", "troop:white_1", "to:supply")
    refused(state, "troop:white_2", "HEIRS-TROOP-05")
    refused(state, "troop:white_1", "HEIRS-TROOP-05")
    line(state, "end", "take:1", "end")
    assert {"troop:white_1", "troop:white_2"} <= set(keys(state))


@rule("HEIRS-TROOP-06")
def test_no_swapping_and_no_entering_an_occupied_tile_or_an_empty_cell():
    state = table(land=SQUARE, troops={"white_1": (1, 1), "blue_1": (1, 0)})
    line(state, "troop:white_cavalry")
    refused(state, "to:1,1", "HEIRS-TROOP-06")
    refused(state, "to:1,0", "HEIRS-TROOP-06")
    refused(state, "to:-1,0", "HEIRS-TROOP-06")
    assert keys(state) == ["to:0,1"]


@rule("HEIRS-TROOP-07")
def test_a_moved_troop_still_counts_for_resources_placement_and_as_an_anchor():
    state = table(land={(0, 1): "yellow", (0, 2): "grey"}, hands={"white": ["trd_quarry"]}, ring=["green", "green", "green"])
    line(state, "troop:white_cavalry", "to:0,1")
    assert access(state) == (3, 0, 1)
    line(state, "build:trd_quarry")
    assert "cell:1,2" in keys(state)
    line(state, "cell:1,2", "troop:white_1")
    assert {"to:0,2", "to:1,2"} <= set(keys(state))


@rule("HEIRS-TROOP-07")
def test_a_retired_troop_counts_for_reach_at_once():
    state = table(land=SQUARE, troops={"white_1": (1, 1), "white_2": (0, 1)})
    assert reached(state) == [1]
    line(state, "troop:white_1", "to:supply", "troop:white_2", "to:supply")
    assert reached(state) == [1, 2, 3]


@rule("HEIRS-TROOP-08")
@pytest.mark.parametrize("word", ["yellow", "white trd_farm", "blue trd_farm"])
def test_a_troop_may_stand_on_any_tile_and_never_fights(word):
    state = table(land={(0, 1): word, (1, 0): "grey"}, troops={"blue_1": (1, 0)})
    line(state, "troop:white_cavalry", "to:0,1")
    assert where(state, "white_cavalry") == [0, 1]
    assert where(state, "blue_1") == [1, 0]
    assert where(state, "blue_cavalry") == [0, 0]


@rule("HEIRS-TROOP-09")
def test_a_troop_stays_when_the_tile_beneath_it_is_flipped():
    camp = table(land={(0, 1): "white agr_camp_green"}, troops={"white_1": (0, 1)}, crown="blue")
    line(camp, "camp:0,1")
    assert plot(camp, (0, 1))["owner"] is None
    assert where(camp, "white_1") == [0, 1]
    siege = table(
        land={(1, 1): "blue war_fortress_grey", (2, 1): "white war_siege_tower_green_a"},
        troops={"blue_1": (1, 1)},
        hands={"white": ["war_siege_tower_grey_b"]},
        ring=["grey", "green", "yellow"],
    )
    line(siege, "build:war_siege_tower_grey_b", "cell:0,1", "destroy:1,1")
    assert where(siege, "blue_1") == [1, 1]
    assert access(siege, 1)[1] >= 1


# -- worked example 4 ----------------------------------------------------------------------------------


def example_4(**parts):
    return table(
        land={(-1, 0): "grey", (0, 1): "green", (1, 0): "white trv_market_yellow"},
        troops={"white_cavalry": (-1, 0), "white_1": (1, 0), "blue_cavalry": (0, 0)},
        hands={"white": ["pat_watchtower_row_green"]},
        ring=["grey", "yellow", "green"],
        start="grey",
        crown="blue",
        **{"acted": {"white_cavalry": "moved"}} | parts,
    )


@rule("HEIRS-BUILD-02", "HEIRS-RES-05")
def test_worked_example_4_two_ways_to_the_wood_leave_the_cell_without_a_troop():
    state = example_4()
    assert access(state) == (0, 2, 2)
    refused(state, "build:pat_watchtower_row_green", "HEIRS-BUILD-03")
    moved = line(example_4(), "troop:white_1", "to:0,1")
    assert access(moved)[0] == 1
    refused(line(moved, "build:pat_watchtower_row_green"), "cell:2,-1", "HEIRS-BUILD-02")
    retired = line(example_4(), "troop:white_1", "to:supply")
    assert access(retired)[0] == 1
    assert reached(retired) == [1, 2, 3]
    refused(line(retired, "build:pat_watchtower_row_green"), "cell:2,-1", "HEIRS-BUILD-02")


@rule("HEIRS-TROOP-03", "HEIRS-TROOP-07")
def test_worked_example_4_deploying_the_other_troop_is_the_way():
    state = line(example_4(), "troop:white_2", "to:0,1")
    assert access(state) == (1, 2, 1)
    line(state, "build:pat_watchtower_row_green", "cell:2,-1")
    assert plot(state, (2, -1))["owner"] == "white"


@rule("HEIRS-TROOP-02")
def test_worked_example_4_the_cavalry_would_do_as_well_had_it_not_moved():
    state = line(example_4(acted={}), "troop:white_cavalry", "to:0,1")
    assert access(state)[0] == 1
    line(state, "build:pat_watchtower_row_green", "cell:2,-1")
