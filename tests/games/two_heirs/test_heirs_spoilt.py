"""Rules that no other test showed when they were spoilt one by one (tools/mutants.py)."""

import pytest
from heirs_table import GAME, keys, solo, table

from regalia.core.events import Event
from regalia.games.two_heirs.actions import cell_at
from regalia.games.two_heirs.places import side_of
from regalia.testing import line, rule

ROW = {(1, 0): "grey", (2, 0): "grey", (3, 0): "grey", (4, 0): "grey"}
FOOT = ["white_1", "white_2"]


@rule("HEIRS-TROOP-03")
@pytest.mark.parametrize("there", FOOT)
def test_every_own_troop_is_an_anchor_for_the_next(there):
    state = table(land=ROW, troops={there: (3, 0)})
    (sent,) = [troop for troop in FOOT if troop != there]
    line(state, f"troop:{sent}")
    assert "to:4,0" in keys(state)


@rule("HEIRS-OPEN-01")
@pytest.mark.parametrize("there", ["white_cavalry", *FOOT])
def test_tiles_are_laid_beside_any_own_troop(there):
    state = table(land=ROW, troops={there: (4, 0)}, hands={"white": ["trd_quarry"]})
    line(state, "expand:trd_quarry")
    assert "cell:5,0" in keys(state)
    assert GAME.action("cell:5,0") in state.question(0).candidates(state), "whoever asks what is refused is shown every cell"


def told(state, *moves):
    events: list[Event] = []
    state.events = events
    line(state, *moves)
    return [GAME.log_line("en", event, ["Ann", "Bob"], -1) for event in events]


def test_a_building_is_told_with_what_it_stands_beside():
    state = table(ring=["yellow"] * 6, hands={"white": ["trd_quarry"]}, discounts=2)
    lines = told(state, "build:trd_quarry", "cell:1,0")
    assert any("Ann builds the Quarry (beside " in one for one in lines)


def test_buildings_are_named_before_land_of_the_same_distance():
    state = table(
        land={(1, 1): "grey", (2, 0): "white trd_farm"}, ring=["yellow"] * 6, hands={"white": ["trd_quarry"]}, discounts=2
    )
    (built,) = [one for one in told(state, "build:trd_quarry", "cell:1,0") if "builds" in one]
    assert built.index("Farm") < built.index("land")


def test_a_cell_is_told_from_the_plot_in_any_of_eight_directions():
    state = table(troops={"white_cavalry": (0, 0)})
    around = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
    sides = {side_of(state, cell_at(x, y))["side"] for x, y in around}
    assert len(sides) == 8
    assert "" not in sides
    assert side_of(state, cell_at(2, 0))["side"] == side_of(state, cell_at(0, -2))["side"] == ""


def test_a_turn_of_henri_is_told():
    state = solo(ring=["yellow", "grey", "green", "yellow", "grey", "green"], hands={"white": []})
    lines = told(state, *[key for key in keys(state) if key.startswith("take")][:1], "end")
    assert sum("begins a turn" in one for one in lines) >= 2
