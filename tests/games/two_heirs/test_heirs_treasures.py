"""Henri's treasures and how they are removed (HEIRS-SOLO-40 to -44)."""

import pytest
from heirs_table import fields, outcomes, plot, points, solo

from regalia.core.events import Event
from regalia.testing import line, rule

HERE = (1, 0)
COLORS = ["green", "grey", "yellow"]


def with_treasure(token, land, hand, **parts):
    """A treasure on Henri's building at (1, 0), to the right of the start tile with the player's cavalry."""
    on = {HERE: parts.pop("building", "blue agr_camp_green")}
    return solo(land=on | land, treasures={HERE: token}, hands={"white": hand}, start=parts.pop("start", "grey"), **parts)


def left(state):
    return [entry["treasure"] for entry in fields(state)["henri"]["treasures"]]


@rule("HEIRS-SOLO-40")
@pytest.mark.parametrize("color", COLORS)
def test_vertical_needs_two_other_tiles_of_the_color_in_the_column(color):
    token = f"treasure_col_{color}"
    tile = {"green": "trd_sawmill", "grey": "trd_quarry", "yellow": "trd_farm"}[color]
    other = COLORS[COLORS.index(color) - 1]
    parts = {"building": f"blue agr_camp_{color}", "start": other}
    one = with_treasure(token, {(1, 5): other}, [tile], **parts)
    assert left(line(one, f"expand:{tile}", "cell:1,1")) == [token]
    two = with_treasure(token, {(1, 5): color}, [tile], **parts)
    assert left(two) == [token]
    assert left(line(two, f"expand:{tile}", "cell:1,1")) == []
    beside = with_treasure(token, {(2, 5): color}, [tile], **parts)
    assert left(line(beside, f"expand:{tile}", "cell:1,1")) == [token]


@rule("HEIRS-SOLO-41")
@pytest.mark.parametrize("color", COLORS)
def test_horizontal_needs_two_other_tiles_of_the_color_in_the_row(color):
    token = f"treasure_row_{color}"
    tile = {"green": "trd_sawmill", "grey": "trd_quarry", "yellow": "trd_farm"}[color]
    other = COLORS[COLORS.index(color) - 1]
    parts = {"building": f"blue agr_camp_{color}", "start": other}
    state = with_treasure(token, {(6, 0): color}, [tile], **parts)
    assert left(line(state, f"expand:{tile}", "cell:-1,0")) == []
    column = with_treasure(token, {(6, 0): color}, [tile], **parts)
    assert left(line(column, f"expand:{tile}", "cell:-1,1")) == [token]


@rule("HEIRS-SOLO-42")
@pytest.mark.parametrize(
    ("token", "first", "second"),
    [
        ("treasure_layout_ns", (1, -1), "1,1"),
        ("treasure_layout_nesw", (2, 1), "0,-1"),
        ("treasure_layout_nwse", (2, -1), "0,1"),
    ],
)
def test_a_layout_needs_tiles_of_any_color_on_both_cells_shown(token, first, second):
    state = with_treasure(token, {first: "yellow"}, ["trd_sawmill"])
    assert left(state) == [token]
    assert left(line(state, "expand:trd_sawmill", f"cell:{second}")) == []
    alone = with_treasure(token, {}, ["trd_sawmill"])
    assert left(line(alone, "expand:trd_sawmill", f"cell:{second}")) == [token]


@rule("HEIRS-SOLO-42")
def test_the_layout_left_and_right():
    state = solo(
        land={(0, 1): "blue agr_camp_green", (-1, 1): "grey"},
        treasures={(0, 1): "treasure_layout_ew"},
        hands={"white": ["trd_farm"]},
    )
    assert left(line(state, "expand:trd_farm", "cell:1,1")) == []


@rule("HEIRS-SOLO-42")
def test_a_layout_is_seen_from_the_players_side_also_when_the_player_is_blue():
    parts = {"color": "blue", "treasures": {HERE: "treasure_layout_nesw"}, "start": "grey"}
    state = solo(land={HERE: "white agr_camp_green", (2, 1): "yellow"}, hands={"blue": ["trd_farm"]}, **parts)
    assert left(line(state, "expand:trd_farm", "cell:0,-1")) == []


@rule("HEIRS-SOLO-43")
@pytest.mark.parametrize("how", ["build", "expand"])
def test_a_treasure_goes_at_once_when_the_player_lays_the_tile_as_building_or_open_land(how):
    state = with_treasure("treasure_layout_ns", {(1, -1): "yellow"}, ["trd_sawmill"], discounts=4)
    line(state, f"{how}:trd_sawmill", "cell:1,1")
    assert left(state) == []
    assert state.turn == 0


@rule("HEIRS-SOLO-43")
def test_a_treasure_goes_when_henri_lays_the_tile():
    land = {(1, 1): "blue agr_camp_green", (2, 1): "yellow"}
    state = solo(land=land, treasures={(1, 1): "treasure_layout_ew"}, crown="blue")
    line(state, "end")
    assert fields(state)["landscape"][-1]["cell"] == [0, 1]
    assert left(state) == []


@rule("HEIRS-SOLO-43")
def test_a_treasure_whose_condition_is_met_already_is_removed_right_when_it_is_placed():
    events: list[Event] = []
    land = {(0, 5): "green", (0, -3): "green"}
    state = solo(land=land, ring=["grey"], top="grey", crown="blue", stack=["treasure_col_green"], start="yellow")
    state.events = events
    line(state, "end")
    assert fields(state)["landscape"][-1]["cell"] == [0, 1]
    assert "treasure:treasure_col_green" in outcomes(state)[0]
    assert left(state) == []
    assert fields(state)["henri"]["treasure_stack"] == 0
    assert [event.key for event in events if "treasure" in event.key] == ["henri-treasure", "treasure-met"]
    assert state.score(1) == points(state, (0, 1)) * 2


@rule("HEIRS-SOLO-43")
def test_flipping_a_tile_changes_nothing():
    parts = {"land": {HERE: "blue agr_camp_green", (1, 5): "white agr_camp_grey", (1, -4): "grey"}, "crown": "blue"}
    state = solo(treasures={HERE: "treasure_col_grey"}, start="yellow", check=False, **parts)
    line(state, "camp:1,5")
    assert plot(state, (1, 5))["owner"] is None
    assert left(state) == ["treasure_col_grey"]


@rule("HEIRS-SOLO-44")
def test_a_treasure_stays_on_its_cell_when_the_building_is_destroyed():
    state = solo(
        land={(1, 1): "blue war_fortress_grey", (2, 1): "white war_siege_tower_green_a"},
        treasures={(1, 1): "treasure_col_green"},
        hands={"white": ["war_siege_tower_grey_b"]},
        ring=["grey", "green", "yellow"],
    )
    line(state, "build:war_siege_tower_grey_b", "cell:0,1", "destroy:1,1")
    assert plot(state, (1, 1))["owner"] is None
    assert left(state) == ["treasure_col_green"]
    assert state.score(1) == 5
