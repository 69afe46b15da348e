"""Scoring, and the buildings of Travel, Agriculture & Industry, Trade & Church (HEIRS-SCORE, HEIRS-BLD)."""

import pytest
from heirs_table import access, fields, keys, part, plot, points, table

from regalia.testing import line, refused, rule

# -- adding up -----------------------------------------------------------------------------------------


@rule("HEIRS-SCORE-01")
def test_every_building_of_a_player_counts_on_its_own():
    land = {(2, 2): "white trd_cathedral_green", (4, 4): "white trd_cathedral_yellow", (6, 6): "blue agr_camp_grey"}
    state = table(land=land)
    assert state.scores() == [10, 2]
    assert part(state, 0, "cathedral") == 10
    assert part(state, 1, "camp") == 2


@rule("HEIRS-SCORE-02")
def test_an_own_troop_doubles_the_building_it_stands_on():
    state = table(land={(2, 2): "white trd_cathedral_green", (4, 4): "white trd_cathedral_yellow"}, troops={"white_1": (2, 2)})
    assert state.scores() == [15, 0]
    assert points(state, (2, 2)) == 5
    assert part(state, 0, "doubled") == 5


@rule("HEIRS-SCORE-03")
def test_a_troop_of_the_opponent_changes_nothing():
    state = table(land={(2, 2): "white trd_cathedral_green"}, troops={"blue_1": (2, 2)})
    assert state.scores() == [5, 0]


@rule("HEIRS-SCORE-04")
def test_roads_are_added_once_and_not_doubled():
    land = {(2, 2): "white agr_mill", (3, 2): "white trv_inn_row_grey"}
    with_troop = table(land=land, troops={"white_1": (2, 2)})
    without = table(land=land, troops={})
    assert part(with_troop, 0, "roads") == part(without, 0, "roads") == 2
    assert with_troop.score(0) - without.score(0) == points(without, (2, 2))


@rule("HEIRS-SCORE-04")
def test_without_the_road_option_roads_score_nothing_but_pilgrimage_sites_still_measure_them():
    land = {(2, 2): "white agr_mill", (3, 2): "white trv_inn_row_grey", (4, 2): "white trv_pilgrimage_site_green"}
    on, off = table(land=land), table(land=land, roads=False)
    assert part(on, 0, "roads") == 3
    assert on.score(0) - off.score(0) == 3
    assert points(off, (4, 2)) == 3
    assert "roads" not in dict(off.breakdown(0))


@rule("HEIRS-SCORE-05")
def test_most_points_win_and_a_tie_goes_to_more_troops_in_the_royal_supply():
    ahead = table(land={(2, 2): "white agr_camp_green", (4, 4): "blue trd_cathedral_green"})
    assert ahead.winners() == [1]
    tied = {(2, 2): "white trd_cathedral_green", (4, 4): "blue trd_cathedral_yellow", (6, 6): "grey"}
    assert table(land=tied, troops={"white_1": (6, 6)}).winners() == [1]
    assert table(land=tied, troops={"blue_2": (6, 6)}).winners() == [0]


@rule("HEIRS-SCORE-05")
def test_points_count_before_troops():
    state = table(
        land={(2, 2): "white agr_camp_green", (4, 4): "grey", (5, 5): "grey"}, troops={"white_1": (4, 4), "white_2": (5, 5)}
    )
    assert state.winners() == [0]


@rule("HEIRS-SCORE-06")
def test_still_tied_is_a_draw():
    state = table(land={(2, 2): "white trd_cathedral_green", (4, 4): "blue trd_cathedral_yellow"})
    assert state.winners() == [0, 1]
    assert state.ranks() == [1, 1]


@rule("HEIRS-SCORE-07")
def test_open_land_scores_nothing_counts_as_a_tile_and_never_as_a_building():
    land = {(2, 2): "white trv_market_green", (2, 3): "trd_cathedral_grey", (3, 2): "trd_cathedral_yellow"}
    state = table(land=land | {(6, 6): "white agr_bakery"})
    assert points(state, (2, 2)) == 3
    assert points(state, (6, 6)) == 1
    assert state.score(0) == 4


# -- Travel --------------------------------------------------------------------------------------------


@rule("HEIRS-BLD-INN-01")
def test_worked_example_7_an_inn_counts_at_most_three_tiles_on_each_side():
    row = {(x, 3): ("grey", "green", "yellow")[x % 3] for x in range(-4, 5) if x}
    assert points(table(land=row | {(0, 3): "white trv_inn_row_grey"}), (0, 3)) == 7
    west = {cell: word for cell, word in row.items() if cell[0] < 0}
    assert points(table(land=west | {(0, 3): "white trv_inn_row_grey"}), (0, 3)) == 4
    assert points(table(land={(3, 3): "white trv_inn_row_grey"}), (3, 3)) == 1


@rule("HEIRS-BLD-INN-01")
def test_an_inn_counts_its_own_direction_only():
    land = {(3, 4): "grey", (3, 5): "green", (4, 3): "yellow"}
    assert points(table(land=land | {(3, 3): "white trv_inn_row_grey"}), (3, 3)) == 2
    assert points(table(land=land | {(3, 3): "white trv_inn_col_yellow"}), (3, 3)) == 3
    assert points(table(land=land | {(3, 3): "blue trv_inn_col_yellow"}), (3, 3)) == 3


@rule("HEIRS-BLD-INN-02")
def test_for_an_inn_gaps_distance_and_owner_do_not_matter():
    land = {(-9, 3): "grey", (5, 3): "white agr_camp_green", (9, 3): "blue agr_camp_grey", (0, 3): "white trv_inn_row_grey"}
    assert points(table(land=land), (0, 3)) == 4


@rule("HEIRS-BLD-MARKET-01")
def test_a_market_counts_the_tiles_at_its_four_edges():
    beside = {(3, 4): "grey", (4, 3): "white agr_camp_green", (3, 2): "blue agr_camp_grey", (2, 3): "yellow"}
    corners = {(4, 4): "grey", (2, 2): "green"}
    assert points(table(land=beside | corners | {(3, 3): "white trv_market_green"}), (3, 3)) == 5
    assert points(table(land=corners | {(3, 3): "white trv_market_green"}), (3, 3)) == 1


@rule("HEIRS-BLD-PILGRIM-01")
def test_a_pilgrimage_site_counts_its_longest_road_whoever_owns_it():
    land = {
        (3, 3): "white trv_pilgrimage_site_green",
        (4, 3): "blue trv_inn_row_grey",
        (5, 3): "white agr_mill",
        (3, 4): "blue agr_stable",
    }
    assert points(table(land=land), (3, 3)) == 3
    shorter = {cell: word for cell, word in land.items() if cell != (5, 3)}
    assert points(table(land=shorter), (3, 3)) == 2


@rule("HEIRS-BLD-PILGRIM-01")
def test_a_road_that_comes_back_to_the_same_pilgrimage_site_counts_it_once():
    loop = {
        (3, 3): "white trv_pilgrimage_site_green",
        (4, 3): "white trv_market_yellow",  # N W
        (4, 4): "blue trv_thieves_barony_green",  # turned: S W
        (3, 4): "white agr_forge",  # E S
    }
    assert points(table(land=loop), (3, 3)) == 4


@rule("HEIRS-BLD-PILGRIM-02")
def test_a_pilgrimage_site_alone_is_worth_one():
    assert points(table(land={(3, 3): "white trv_pilgrimage_site_yellow", (3, 4): "green"}), (3, 3)) == 1


@rule("HEIRS-BLD-BARONY-01")
def test_a_barony_counts_the_opponents_buildings_at_its_edges():
    barony = {(3, 3): "white trv_thieves_barony_grey"}
    edges = [(3, 4), (4, 3), (3, 2), (2, 3)]
    tiles = ["agr_mill", "agr_mine", "agr_stable", "agr_camp_green"]
    blue = {cell: f"blue {tile}" for cell, tile in zip(edges, tiles, strict=True)}
    assert points(table(land=barony | blue), (3, 3)) == 10
    assert points(table(land=barony), (3, 3)) == 2
    mixed = {(3, 4): "green", (4, 3): "white agr_mine", (3, 2): "blue agr_mill", (4, 4): "blue agr_stable"}
    assert points(table(land=barony | mixed), (3, 3)) == 4


# -- Agriculture & Industry ------------------------------------------------------------------------------


@rule("HEIRS-BLD-ZONE-01")
@pytest.mark.parametrize(
    ("tile", "color", "other"), [("agr_mill", "yellow", "green"), ("agr_mine", "grey", "green"), ("agr_stable", "green", "grey")]
)
def test_a_zone_is_counted_edge_to_edge_with_any_owner_and_open_land(tile, color, other):
    mine = {"yellow": "blue agr_camp_yellow", "grey": "blue agr_camp_grey", "green": "blue agr_camp_green"}[color]
    land = {
        (3, 3): f"white {tile}",
        (4, 3): color,
        (5, 3): mine,
        (5, 4): color,
        (2, 3): other,
        (1, 3): color,  # cut off by the other colour
        (2, 4): color,  # at a corner only
    }
    assert points(table(land=land, start=other), (3, 3)) == 4


@rule("HEIRS-BLD-OWNCOLOR-01")
@pytest.mark.parametrize(("tile", "color"), [("agr_bakery", "yellow"), ("agr_forge", "grey"), ("agr_chalet", "green")])
def test_own_buildings_of_the_color_count_anywhere(tile, color):
    land = {
        (3, 3): f"white {tile}",
        (8, 8): f"white agr_camp_{color}",
        (-5, 2): f"white trd_cathedral_{color}",
        (4, 3): f"blue trv_market_{color}",
        (3, 4): color,
    }
    assert points(table(land=land), (3, 3)) == 3
    assert points(table(land={(3, 3): f"white {tile}"}), (3, 3)) == 1


def with_camps(**parts):
    camps = {(0, 1): "white agr_camp_green", (1, 1): "white agr_camp_grey", (1, 0): "blue agr_camp_yellow"}
    return table(land=camps, **parts)


@rule("HEIRS-BLD-CAMP-01")
def test_after_a_take_a_camp_turns_the_shield_back_and_another_take_is_due():
    state = with_camps()
    refused(state, "camp:0,1", "HEIRS-BLD-CAMP-01")
    line(state, "take:1")
    assert keys(state, "camp") == ["camp:0,1", "camp:1,1"]
    place = fields(state)["royal_shield"]["place"]
    line(state, "camp:0,1")
    assert fields(state)["royal_shield"] == {"place": place, "crown": "white"}
    refused(state, "end", "HEIRS-TURN-05")
    line(state, "take:2", "end")
    assert state.turn == 1


@rule("HEIRS-BLD-CAMP-01")
def test_a_camp_of_the_opponent_cannot_be_used():
    refused(line(with_camps(), "take:1"), "camp:1,0", "HEIRS-BLD-CAMP-01")


@rule("HEIRS-BLD-CAMP-02")
def test_several_camps_in_one_turn_one_after_each_take_and_each_once():
    state = line(with_camps(), "take:1", "camp:0,1")
    refused(state, "camp:1,1", "HEIRS-BLD-CAMP-01")
    line(state, "take:2")
    refused(state, "camp:0,1", "HEIRS-BLD-CAMP-02")
    line(state, "camp:1,1", "take:3", "end")
    assert len(fields(state)["hands"]["white"]) == 3


@rule("HEIRS-BLD-CAMP-02")
def test_a_camp_may_be_used_in_the_turn_it_was_built():
    state = table(hands={"white": ["agr_camp_green"]}, ring=["green", "grey"], crown="blue")
    line(state, "build:agr_camp_green", "cell:0,1", "camp:0,1")
    assert keys(state, "take")


@rule("HEIRS-BLD-CAMP-03")
def test_a_used_camp_is_open_land_an_unused_one_is_worth_two():
    state = with_camps(crown="blue")
    assert state.scores() == [4, 2]
    line(state, "camp:0,1")
    assert plot(state, (0, 1))["owner"] is None
    assert plot(state, (0, 1))["color"] == "green"
    assert state.scores() == [2, 2]


# -- Trade & Church --------------------------------------------------------------------------------------


@rule("HEIRS-BLD-TRADE-01")
@pytest.mark.parametrize("kind", ["farm", "sawmill", "quarry"])
def test_a_trading_post_counts_own_buildings_of_the_kind_shown(kind):
    post = {(3, 3): f"white trd_trading_post_{kind}"}
    others = {(x, 7): f"white trd_{other}" for x, other in enumerate({"farm", "sawmill", "quarry"} - {kind})}
    assert points(table(land=post | others), (3, 3)) == 0
    assert points(table(land=post | others | {(9, 9): f"white trd_{kind}"}), (3, 3)) == 3
    assert points(table(land=post | {(9, 9): f"blue trd_{kind}"}), (3, 3)) == 0
    assert points(table(land=post | {(9, 9): f"trd_{kind}"}), (3, 3)) == 0


@rule("HEIRS-BLD-PRODUCER-01")
def test_a_producer_is_worth_nothing_even_with_a_troop():
    state = table(land={(1, 0): "white trd_sawmill"}, troops={"white_1": (1, 0)}, ring=["grey"] * 6, start="yellow")
    assert access(state) == (2, 2, 1)
    assert state.scores() == [0, 0]


@rule("HEIRS-BLD-CATHEDRAL-01")
def test_a_cathedral_is_worth_five():
    assert points(table(land={(3, 3): "white trd_cathedral_grey"}), (3, 3)) == 5


def test_worked_example_7_the_reach_at_the_start_and_the_least_reach():
    assert len(keys(table(), "take")) == 3
    away = table(land={(0, 1): "grey", (1, 0): "grey"}, troops={"white_1": (0, 1), "white_2": (1, 0)})
    assert len(keys(away, "take")) == 1
