"""Henri's turn: what he takes, where he places it, and what follows (HEIRS-SOLO-10 to -30)."""

import pytest
from heirs_table import GAME, fields, keys, outcomes, plot, points, solo, where

from regalia.core.events import Event
from regalia.testing import line, refused, rule


def henri_after(**parts):
    """The state after the player's `end` and Henri's turn; the player has already taken."""
    return line(solo(crown="blue", **parts), "end")


def newest(state):
    return fields(state)["landscape"][-1]


# -- Henri takes -----------------------------------------------------------------------------------------


@rule("HEIRS-SOLO-10")
def test_henri_takes_the_first_tile_of_the_color_on_top_however_far():
    ring = ["grey", "yellow", "grey", "yellow", "trv_market_green", "trv_thieves_barony_green"]
    state = henri_after(ring=ring, top="green")
    assert newest(state)["tile"] == "trv_market_green"
    assert fields(state)["royal_shield"]["place"] == 5


@rule("HEIRS-SOLO-10")
def test_the_color_on_top_is_read_before_the_refill():
    for seed in range(12):
        state = solo(crown="blue", ring=["grey", "yellow", "green", "green"], top="yellow", seed=seed)
        line(state, "end")
        assert newest(state)["color"] == "yellow"


@rule("HEIRS-SOLO-11")
def test_without_that_color_or_without_a_supply_henri_takes_the_first_tile():
    none = henri_after(ring=["trv_inn_row_grey", "yellow", "grey", "yellow", "grey", "yellow"], top="green")
    assert newest(none)["tile"] == "trv_inn_row_grey"
    empty = henri_after(ring=[None, "trv_market_yellow", "grey", "green"], supply=0, last_turns=2)
    assert newest(empty)["tile"] == "trv_market_yellow"


@rule("HEIRS-SOLO-12")
def test_shield_and_refill_follow_henris_take():
    state = henri_after(ring=["grey", "yellow", "green"], top="green", keep=["trd_sawmill"], supply=2, start="grey")
    assert fields(state)["royal_shield"] == {"place": 3, "crown": "white"}
    assert fields(state)["royal_supply"][0] == "trd_sawmill"
    last = henri_after(ring=["grey", "yellow", "green"], supply=0, last_turns=3)
    assert fields(last)["royal_supply"][0] is None


# -- Henri places ----------------------------------------------------------------------------------------


@rule("HEIRS-SOLO-20")
def test_henris_tile_is_free_and_upside_down():
    state = henri_after(ring=["trd_cathedral_green"], top="green")
    laid = newest(state)
    assert (laid["tile"], laid["owner"]) == ("trd_cathedral_green", "blue")
    assert plot(state, tuple(laid["cell"]))["exits"] == 4 + 8


@rule("HEIRS-SOLO-20")
def test_worked_example_11_the_player_is_blue():
    assert fields(GAME.new(players=1, seed=1, color="blue"))["royal_shield"]["crown"] == "blue"
    barony = "trv_thieves_barony_green"
    own = solo(color="blue", hands={"blue": [barony]}, discounts=4)
    line(own, f"build:{barony}", "cell:0,1")
    assert plot(own, (0, 1))["exits"] == 1 + 2
    henri = line(solo(color="blue", crown="white", ring=[barony], top="green"), "end")
    assert newest(henri)["owner"] == "white"
    assert plot(henri, tuple(newest(henri)["cell"]))["exits"] == 4 + 8


@rule("HEIRS-SOLO-21")
def test_the_reference_is_the_last_building_and_open_land_does_not_count():
    state = solo(hands={"white": ["trd_farm", "trd_quarry"]}, ring=["green", "grey", "grey"], crown="blue", top="grey")
    assert fields(state)["henri"]["reference"] == [0, 0]
    line(state, "build:trd_farm", "cell:1,-1")
    assert fields(state)["henri"]["reference"] == [1, -1]
    line(state, "expand:trd_quarry", "cell:0,1")
    assert fields(state)["henri"]["reference"] == [1, -1]
    line(state, "end")
    assert newest(state)["cell"] == [1, 0]
    assert fields(state)["henri"]["reference"] == [1, -1]


@rule("HEIRS-SOLO-21")
def test_until_the_player_has_built_the_start_tile_is_the_reference():
    state = henri_after(ring=["trv_market_green"], top="green")
    assert newest(state)["cell"] == [0, 1]


@rule("HEIRS-SOLO-22", "HEIRS-SOLO-25")
def test_option_c_tries_the_eight_cells_from_the_top_clockwise():
    order = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
    for full in range(8):
        land = {cell: ("grey", "yellow")[n % 2] for n, cell in enumerate(order[:full])}
        state = henri_after(land=land, ring=["green"], top="green", start="yellow")
        assert newest(state)["cell"] == list(order[full])


SITE = {(0, 1): "white trv_pilgrimage_site_yellow"}


@rule("HEIRS-SOLO-22", "HEIRS-SOLO-23")
@pytest.mark.parametrize(
    ("tile", "cell"),
    [
        ("agr_stable", [0, 2]),  # N S fits in the north
        ("agr_chalet", [0, 2]),  # N W, turned S E: fits in the north
        ("trd_trading_post_sawmill", [1, 1]),  # E W fits in the east
    ],
)
def test_option_a_continues_a_road_of_the_reference(tile, cell):
    state = henri_after(land=SITE, reference=(0, 1), ring=[tile], top="green")
    assert newest(state)["tile"] == tile
    assert newest(state)["cell"] == cell


@rule("HEIRS-SOLO-23")
def test_option_a_looks_at_the_tile_as_henri_lays_it():
    reference = {(0, 1): "white trv_thieves_barony_green"}  # exits N E
    state = henri_after(land=reference, reference=(0, 1), ring=["trd_cathedral_green"], top="green")  # N E, turned S W
    assert newest(state)["cell"] == [0, 2]
    state = henri_after(land=reference, reference=(0, 1), ring=["agr_chalet"], top="green")  # N W, turned S E
    assert newest(state)["cell"] == [0, 2]
    state = henri_after(land=reference, reference=(0, 1), ring=["war_siege_tower_yellow_a"], top="yellow")  # S W, turned N E
    assert newest(state)["cell"] == [0, 2]  # fits nowhere, so it blocks (option B)


@rule("HEIRS-SOLO-24")
def test_option_b_blocks_the_first_free_exit():
    events: list[Event] = []
    reference = {(0, 1): "white agr_mill"}  # exits E W
    state = solo(land=reference, reference=(0, 1), ring=["trd_sawmill"], top="green", crown="blue")
    state.events = events
    line(state, "end")
    assert newest(state)["cell"] == [1, 1]
    assert "henri-option-b" in [event.key for event in events]
    east_full = henri_after(land=reference | {(1, 1): "grey"}, reference=(0, 1), ring=["trd_sawmill"], top="green")
    assert newest(east_full)["cell"] == [-1, 1]


@rule("HEIRS-SOLO-25")
def test_worked_example_6_options_a_and_b_are_full_so_the_sixth_cell_is_taken():
    site = (0, -1)
    land = {site: "white trv_pilgrimage_site_green"}
    land |= dict.fromkeys([(1, 0), (1, -1), (1, -2)], "grey") | dict.fromkeys([(0, -2), (-1, -1)], "yellow")
    ring = ["grey", "yellow", "war_siege_tower_green_a", "green"]
    state = henri_after(land=land, reference=site, ring=ring, top="green")
    assert newest(state)["tile"] == "war_siege_tower_green_a"
    assert newest(state)["cell"] == [site[0] - 1, site[1] - 1]


@rule("HEIRS-SOLO-26")
def test_option_d_the_tile_leaves_the_game_without_any_effect():
    around = {(x, y): ("grey", "yellow")[(x + y) % 2] for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)}
    state = solo(land=around, ring=["trd_sawmill"], top="green", start="green", crown="blue", stack=4)
    tiles = len(fields(state)["landscape"])
    line(state, "end")
    henri = fields(state)["henri"]
    assert henri["removed"] == ["trd_sawmill"]
    assert (henri["treasure_stack"], henri["treasures"]) == (4, [])
    assert len(fields(state)["landscape"]) == tiles
    assert where(state, "blue_1") == "aside"
    assert not [outcome for outcome in outcomes(state)[0] if outcome.startswith("treasure:")]


@rule("HEIRS-SOLO-27")
def test_a_flipped_reference_keeps_its_place_but_has_no_exits():
    used_camp = henri_after(land={(1, 1): "agr_mill"}, reference=(1, 1), ring=["trd_trading_post_sawmill"], top="green")
    assert newest(used_camp)["cell"] == [1, 2]
    face_up = henri_after(land={(1, 1): "white agr_mill"}, reference=(1, 1), ring=["trd_trading_post_sawmill"], top="green")
    assert newest(face_up)["cell"] == [2, 1]


@rule("HEIRS-SOLO-28")
@pytest.mark.parametrize(("color", "troop"), [("green", "blue_1"), ("grey", "blue_2"), ("yellow", "blue_cavalry")])
def test_henris_troop_with_the_cross_of_the_tiles_color_comes_from_wherever_it_is(color, troop):
    other = {"green": "grey", "grey": "yellow", "yellow": "green"}[color]
    aside = henri_after(ring=[color, other], top=color)
    assert where(aside, troop) == newest(aside)["cell"]
    assert sum(where(aside, f"blue_{rank}") == "aside" for rank in ("cavalry", "1", "2")) == 2
    far = henri_after(land={(5, 5): other}, troops={troop: (5, 5)}, ring=[color, other], top=color)
    assert where(far, troop) == newest(far)["cell"]


@rule("HEIRS-SOLO-28")
def test_henris_turn_goes_take_place_siege_treasure_troop():
    events: list[Event] = []
    land = {(0, 1): "white agr_mine", (0, 2): "blue war_siege_tower_yellow_b"}
    tokens = ["treasure_row_green", "treasure_col_green"]
    state = solo(land=land, reference=(0, 0), ring=["war_siege_tower_green_b"], top="green", crown="blue", stack=tokens)
    state.events = events
    line(state, "end")
    told = [event.key for event in events if event.key in ("take", "destroy") or event.key.startswith("henri-")]
    assert told == ["henri-seeks", "take", "henri-option-c", "destroy", "henri-treasure", "henri-troop"]
    kinds = [outcome.split(":")[0] for outcome in outcomes(state)[0]]
    assert kinds == ["tile", "color", "treasure"]
    assert len(fields(state)["henri"]["treasures"]) == 1
    assert fields(state)["henri"]["treasures"][0]["cell"] == newest(state)["cell"]


@rule("HEIRS-SOLO-29")
def test_henris_new_tower_destroys_everything_it_can_and_he_never_uses_camps():
    land = {
        (0, 1): "white agr_mine",
        (0, 2): "blue war_siege_tower_yellow_b",
        (2, 1): "white agr_stable",
        (2, 0): "blue war_siege_tower_grey_b",
        (1, 2): "yellow",
        (1, 0): "blue agr_camp_green",
    }
    state = solo(land=land, reference=(0, 0), ring=["war_siege_tower_green_b"], top="green", crown="blue")
    line(state, "end")
    assert newest(state)["cell"] == [1, 1]
    assert plot(state, (0, 1))["owner"] is None
    assert plot(state, (2, 1))["owner"] is None
    assert plot(state, (1, 0))["owner"] == "blue"
    assert points(state, (1, 0)) == 2
    assert state.turn == 0


@rule("HEIRS-SOLO-30")
def test_the_players_troops_cannot_enter_a_tile_of_henris_troops():
    state = solo(land={(0, 1): "blue trd_farm", (1, 0): "grey"}, troops={"blue_cavalry": (0, 1)})
    line(state, "troop:white_cavalry")
    assert keys(state) == ["to:1,0"]
    refused(state, "to:0,1", "HEIRS-TROOP-06")
