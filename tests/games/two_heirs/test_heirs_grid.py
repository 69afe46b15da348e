"""The grid of 51 by 51 cells and the numbers of its actions, to the corners that play hardly reaches."""

import pytest
from heirs_table import GAME, table

from regalia.games.two_heirs import actions as act
from regalia.games.two_heirs.actions import cell_at
from regalia.testing import line, refused, rule

CORNERS = [(-25, -25), (25, -25), (-25, 25), (25, 25)]


def test_every_cell_has_a_number_of_its_own():
    """From the lower left to the upper right, 51 by 51, and none beyond."""
    cells = [cell_at(x, y) for y in range(-25, 26) for x in range(-25, 26)]
    assert [act.number_of(cell) for cell in cells] == list(range(act.CELLS))
    assert [act.cell_of(number) for number in range(act.CELLS)] == cells
    assert [(act.x_of(cell), act.y_of(cell)) for cell in cells] == [(x, y) for y in range(-25, 26) for x in range(-25, 26)]
    around = [cell_at(x, y) for y in range(-26, 27) for x in range(-26, 27)]
    assert [cell for cell in around if act.inside(cell)] == cells


@pytest.mark.parametrize(
    ("block", "first"), [("cell", act.A_CELL), ("to", act.A_TO), ("camp", act.A_CAMP), ("destroy", act.A_DESTROY)]
)
def test_the_corners_of_the_grid_are_actions(block, first):
    assert [GAME.action(f"{block}:{x},{y}") for x, y in CORNERS] == [first + number for number in (0, 50, 2550, 2600)]


@rule("HEIRS-TROOP-02", "HEIRS-BLD-SIEGE-03", "HEIRS-BUILD-02")
@pytest.mark.parametrize(("x", "y"), CORNERS)
def test_a_corner_of_the_grid_is_refused_like_any_far_cell(x, y):
    state = table(land={(0, 1): "grey"}, hands={"white": ["trd_farm"]}, discounts=3)
    refused(state, f"destroy:{x},{y}", "HEIRS-BLD-SIEGE-03")
    refused(state, f"camp:{x},{y}", "HEIRS-BLD-CAMP-01")
    refused(line(state.copy(), "troop:white_cavalry"), f"to:{x},{y}", "HEIRS-TROOP-02")
    refused(line(state, "build:trd_farm"), f"cell:{x},{y}", "HEIRS-BUILD-02")
