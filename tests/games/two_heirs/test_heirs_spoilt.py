"""Rules that no other test showed when they were spoilt one by one (tools/mutants.py)."""

from itertools import permutations

import pytest
from heirs_table import GAME, TILES, access, fields, keys, layout, points, roads_of, solo, table

from regalia.core.errors import PositionError
from regalia.core.events import Event
from regalia.core.step import NOBODY
from regalia.games.two_heirs.actions import cell_at
from regalia.games.two_heirs.places import side_of
from regalia.testing import line, refused, rule

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
    assert all(side_of(state, cell_at(x, y))["side"] == "" for x, y in ((2, 0), (-2, 0), (0, 2), (0, -2)))


@pytest.mark.parametrize(
    ("beside", "named"),
    [
        ("grey", {"side": "@side-n", "tile": "", "land": "@of-land-grey"}),
        ("white trd_quarry", {"side": "@side-n", "tile": "@tile-trd_quarry", "land": "none"}),
    ],
)
def test_a_cell_is_told_from_a_building_by_its_name_and_from_land_by_its_color(beside, named):
    assert side_of(table(land={(3, 3): beside}), cell_at(3, 4)) == named


def test_a_turn_of_henri_is_told():
    state = solo(ring=["yellow", "grey", "green", "yellow", "grey", "green"], hands={"white": []})
    lines = told(state, *[key for key in keys(state) if key.startswith("take")][:1], "end")
    assert sum("begins a turn" in one for one in lines) >= 2


def test_the_end_is_told_to_nobody_in_particular():
    state = table(supply=0, last_turns=1, ring=["grey", "grey"])
    events: list[Event] = []
    state.events = events
    line(state, "take:1", "end")
    assert [event.seat for event in events if event.key == "game-over"] == [NOBODY]


# -- troops and tiles --------------------------------------------------------------------------------------


@rule("HEIRS-TROOP-03")
@pytest.mark.parametrize("there", ["white_cavalry", *FOOT])
def test_one_own_troop_with_room_beside_it_is_enough_to_deploy(there):
    """The others stand where every tile around is taken, or lie in the supply."""
    state = table(land={(5, 5): "grey", (5, 6): "grey"}, troops={there: (5, 5)})
    sent = next(troop for troop in FOOT if troop != there)
    assert f"troop:{sent}" in keys(state)
    line(state, f"troop:{sent}")
    assert keys(state) == ["to:5,6"]


@rule("HEIRS-TROOP-03")
def test_a_troop_in_the_supply_is_no_anchor():
    """Nor is the tile that was laid last, which no troop stands on."""
    state = table(land={(0, 1): "grey", (5, 6): "grey", (5, 5): "grey"})
    line(state, "troop:white_1")
    assert keys(state) == ["to:0,1"]
    refused(state, "to:5,6", "HEIRS-TROOP-03")


@rule("HEIRS-BUILD-02", "HEIRS-OPEN-01")
@pytest.mark.parametrize(("cavalry", "foot"), [((0, 0), (1, 0)), ((1, 0), (0, 0))])
def test_a_cell_beside_several_own_troops_is_offered_once(cavalry, foot):
    troops = {"white_cavalry": cavalry, "white_1": foot, "blue_cavalry": (0, 1)}
    state = table(land={(1, 0): "grey", (0, 1): "grey"}, troops=troops, hands={"white": ["trd_quarry"]})
    line(state, "expand:trd_quarry")
    assert len(keys(state)) == len(set(keys(state))) == 9


@rule("HEIRS-TURN-02")
def test_the_menu_shows_whoever_asks_every_act_of_a_turn():
    """Also what is refused just now: another's troops, a Camp before the take, every place but the shield's."""
    state = table(land={(0, 1): "white agr_camp_green"}, hands={"white": ["trd_farm", "trd_quarry"]})
    shown = [state.key(action) for action in state.question(0).candidates(state)]
    takes = [f"take:{place}" for place in range(1, 7)]
    tiles = [f"{act}:{tile}" for act in ("build", "expand") for tile in ("trd_farm", "trd_quarry")]
    troops = [f"troop:{color}_{rank}" for color in ("white", "blue") for rank in ("cavalry", "1", "2")]
    assert shown == [*takes, *tiles, *troops, "camp:0,1", "end"]


@rule("HEIRS-BLD-SIEGE-02")
def test_after_a_siege_nothing_is_besieged_any_more():
    land = {(1, 1): "blue war_fortress_grey", (2, 1): "white war_siege_tower_green_a"}
    state = table(land=land, hands={"white": ["war_siege_tower_grey_b"]}, ring=["grey", "green", "yellow"])
    line(state, "build:war_siege_tower_grey_b", "cell:0,1")
    assert fields(state)["besieged"] == [[1, 1]]
    assert fields(line(state, "done"))["besieged"] == []


@rule("HEIRS-REACH-04", "HEIRS-TAKE-01")
@pytest.mark.parametrize("place", range(1, 7))
def test_the_only_tile_of_the_ring_can_be_taken_wherever_it_lies(place):
    ring = [None] * 6
    ring[place - 1] = "grey"
    assert keys(table(supply=0, last_turns=1, ring=ring), "take") == [f"take:{place}"]


# -- scoring -----------------------------------------------------------------------------------------------

ROAD = {(1, 0): "agr_forge", (2, 0): "trv_inn_row_grey", (3, 0): "agr_mill", (4, 0): "trv_market_yellow"}
"""East, through, through, from the west: one road over four tiles."""


@rule("HEIRS-ROAD-06", "HEIRS-ROAD-08")
def test_a_road_is_one_road_in_whatever_order_its_tiles_were_laid():
    for order in permutations(ROAD):
        state = table(land={cell: f"white {ROAD[cell]}" for cell in order})
        assert roads_of(state) == [set(ROAD)]
        assert dict(state.breakdown(0))["roads"] == 4


@rule("HEIRS-BLD-ZONE-01")
@pytest.mark.parametrize(("start", "worth"), [("yellow", 3), ("green", 2)])
def test_the_start_tile_belongs_to_a_zone_of_its_color(start, worth):
    state = table(start=start, land={(0, 1): "white agr_mill", (0, 2): "yellow"})
    assert points(state, (0, 1)) == worth


@rule("HEIRS-SOLO-11")
def test_henri_says_that_there_is_no_color_to_look_for():
    state = solo(supply=0, last_turns=3, ring=["grey", "green"], crown="blue")
    assert "Bob takes the first tile after the shield: the common supply is empty." in told(state, "end")


# -- resources and costs -----------------------------------------------------------------------------------


@rule("HEIRS-RES-02", "HEIRS-REACH-04")
@pytest.mark.parametrize(
    ("ring", "there"),
    [
        ([None, "green", None, None, "grey", None], (1, 1, 1)),
        ([None] * 6, (0, 0, 1)),
        (["grey", None, None, "grey", None, "grey"], (0, 3, 1)),
    ],
)
def test_empty_places_of_the_ring_give_no_resource(ring, there):
    assert access(table(supply=0, last_turns=1, ring=ring, start="yellow")) == there


@rule("HEIRS-BUILD-03")
def test_the_cost_of_every_tile_is_told_as_it_is_printed():
    for id, tile in TILES.items():
        state = table(supply=0, last_turns=1, ring=[None] * 6, hands={"white": [id]})
        if f"build:{id}" not in keys(state):
            args = refused(state, f"build:{id}", "HEIRS-BUILD-03").args
            assert (args["wood"], args["stone"], args["wheat"]) == (tile.cost.wood, tile.cost.stone, tile.cost.wheat)


# -- positions of Henri's turn -----------------------------------------------------------------------------

LAID = ["end_turn:1", "henri:troop"]
FARM = {(0, 1): "blue trd_farm"}


def in_henris_turn(stack, **parts):
    return GAME.from_json(layout(active="blue", **parts) | {"stack": stack}, seed=1)


@rule("HEIRS-SOLO-10", "HEIRS-SOLO-28")
def test_henris_steps_go_on_from_a_position_that_fits():
    taken = in_henris_turn(["end_turn:1", "henri:turn"], solo=True, crown="blue")
    assert len(fields(taken)["landscape"]) == 2
    moved = in_henris_turn(LAID, solo=True, crown="white", land=FARM)
    assert [0, 1] in [troop["place"] for name, troop in fields(moved)["troops"].items() if name.startswith("blue")]


@rule("HEIRS-SOLO-10", "HEIRS-SOLO-28")
@pytest.mark.parametrize(
    ("stack", "parts", "field"),
    [
        (["end_turn:1", "henri:turn"], {"solo": True, "crown": "white"}, "royal_shield"),
        (["end_turn:1", "henri:turn"], {"solo": True, "crown": "blue", "supply": 0, "ring": [None] * 6}, "royal_supply"),
        (LAID, {"solo": True, "crown": "blue", "land": FARM}, "royal_shield"),
        (LAID, {"solo": True, "crown": "white", "land": {(0, 1): "white trd_farm"}}, "landscape"),
        (LAID, {"crown": "white", "land": FARM}, "mode"),
    ],
)
def test_henris_steps_fit_only_where_they_can_be(stack, parts, field):
    with pytest.raises(PositionError, match=f"does not fit {field}"):
        in_henris_turn(stack, **parts)
