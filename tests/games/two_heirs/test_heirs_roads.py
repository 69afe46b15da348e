"""Roads (HEIRS-ROAD)."""

from heirs_table import part, plot, points, roads_of, table

from regalia.testing import rule


def road_points(state) -> list[int]:
    return [part(state, seat, "roads") for seat in (0, 1)]


@rule("HEIRS-ROAD-06", "HEIRS-ROAD-07", "HEIRS-ROAD-08")
def test_worked_example_5():
    white = {
        (0, 5): "trv_inn_row_grey",
        (1, 5): "agr_mill",
        (2, 5): "trd_trading_post_sawmill",
        (10, 2): "trd_trading_post_farm",
        (20, 1): "trv_market_grey",
        (20, 0): "trv_thieves_barony_green",
    }
    blue = {
        (10, 0): "trv_inn_col_yellow",
        (10, 1): "agr_stable",
        (21, 1): "agr_bakery",
        (21, 0): "agr_forge",
        (24, 0): "agr_chalet",
    }
    land = {cell: f"white {tile}" for cell, tile in white.items()} | {cell: f"blue {tile}" for cell, tile in blue.items()}
    state = table(land=land)
    road_a = {(0, 5), (1, 5), (2, 5)}
    road_b = {(10, 0), (10, 1), (10, 2)}
    road_c = {(20, 0), (20, 1), (21, 0), (21, 1)}
    found = roads_of(state)
    assert len(found) == 3
    assert all(road in found for road in (road_a, road_b, road_c))
    assert road_points(state) == [3, 1]


@rule("HEIRS-ROAD-01")
def test_two_tiles_are_linked_only_if_both_have_an_exit_on_the_common_edge():
    assert roads_of(table(land={(2, 2): "white agr_mill", (3, 2): "white trv_inn_row_grey"})) == [{(2, 2), (3, 2)}]
    assert roads_of(table(land={(2, 2): "white agr_mill", (3, 2): "white agr_stable"})) == []
    assert roads_of(table(land={(2, 2): "white agr_mill", (2, 3): "white trv_inn_row_grey"})) == []
    assert roads_of(table(land={(2, 2): "white agr_mill", (3, 3): "white trv_inn_row_grey"})) == []


@rule("HEIRS-ROAD-01")
def test_exits_are_read_as_the_owner_laid_the_tile():
    bakery = {"white": 1 + 2, "blue": 4 + 8}  # N E as printed; S W for the player in the north
    for owner, exits in bakery.items():
        assert plot(table(land={(2, 2): f"{owner} agr_bakery"}), (2, 2))["exits"] == exits
    east = {(3, 2): "white agr_mill"}
    assert roads_of(table(land=east | {(2, 2): "white agr_bakery"})) == [{(2, 2), (3, 2)}]
    assert roads_of(table(land=east | {(2, 2): "blue agr_bakery"})) == []
    west = {(1, 2): "white agr_mill"}
    assert roads_of(table(land=west | {(2, 2): "blue agr_bakery"})) == [{(1, 2), (2, 2)}]


@rule("HEIRS-ROAD-02")
def test_a_tile_with_two_exits_carries_the_road_through_and_round_a_bend():
    land = {
        (2, 2): "white agr_mill",  # E W
        (3, 2): "white trv_market_yellow",  # N W
        (3, 3): "white agr_stable",  # N S
        (3, 4): "blue trd_trading_post_farm",  # N S
    }
    assert roads_of(table(land=land)) == [{(2, 2), (3, 2), (3, 3), (3, 4)}]


@rule("HEIRS-ROAD-03", "HEIRS-ROAD-09")
def test_a_crossroads_ends_each_of_its_four_roads_and_counts_in_each():
    land = {
        (3, 3): "white trd_cathedral_yellow",  # crossroads
        (3, 4): "white agr_stable",
        (4, 3): "white agr_mill",
        (5, 3): "white trv_inn_row_grey",
        (2, 3): "blue trd_trading_post_sawmill",
        (3, 2): "blue trv_inn_col_yellow",
        (3, 1): "blue trd_trading_post_farm",
    }
    state = table(land=land)
    roads = roads_of(state)
    assert len(roads) == 4
    expected = [{(3, 3), (3, 4)}, {(3, 3), (4, 3), (5, 3)}, {(3, 3), (2, 3)}, {(3, 3), (3, 2), (3, 1)}]
    assert all(road in roads for road in expected)
    assert road_points(state) == [2 + 3, 1]


@rule("HEIRS-ROAD-03")
def test_two_crossroads_side_by_side_make_a_road_of_two():
    state = table(land={(3, 3): "white trd_cathedral_yellow", (4, 3): "white trv_market_green"})
    assert roads_of(state) == [{(3, 3), (4, 3)}]


@rule("HEIRS-ROAD-03")
def test_a_road_that_reaches_a_crossroads_ends_there_whatever_lies_beyond():
    land = {
        (2, 3): "white trd_cathedral_yellow",  # crossroads
        (3, 3): "white agr_mill",
        (4, 3): "white trv_market_green",  # crossroads
        (5, 3): "white trv_inn_row_grey",
        (4, 4): "white agr_stable",
    }
    roads = roads_of(table(land=land))
    assert len(roads) == 3
    assert all(road in roads for road in ({(2, 3), (3, 3), (4, 3)}, {(4, 3), (5, 3)}, {(4, 3), (4, 4)}))


@rule("HEIRS-ROAD-04")
def test_a_pilgrimage_site_ends_each_road_that_meets_it():
    land = {
        (2, 3): "white agr_mill",
        (3, 3): "white trv_pilgrimage_site_green",
        (4, 3): "white trv_inn_row_grey",
    }
    state = table(land=land)
    roads = roads_of(state)
    assert len(roads) == 2
    assert {(2, 3), (3, 3)} in roads
    assert {(3, 3), (4, 3)} in roads
    assert points(state, (3, 3)) == 2
    assert road_points(state) == [4, 0]


@rule("HEIRS-ROAD-05")
def test_open_land_joins_nothing():
    land = {(2, 3): "white agr_mill", (3, 3): "trd_trading_post_sawmill", (4, 3): "white trv_inn_row_grey"}
    assert roads_of(table(land=land)) == []
    assert road_points(table(land=land)) == [0, 0]
    built = land | {(3, 3): "blue trd_trading_post_sawmill"}
    assert road_points(table(land=built)) == [1, 0]


@rule("HEIRS-ROAD-06")
def test_a_road_on_a_single_tile_scores_nothing():
    assert road_points(table(land={(3, 3): "white agr_mill", (6, 6): "white trv_pilgrimage_site_green"})) == [0, 0]


@rule("HEIRS-ROAD-07")
def test_the_player_with_more_buildings_on_a_road_scores_the_difference():
    row = ["white war_fortress_yellow", "white trv_inn_row_grey", "blue trd_trading_post_sawmill", "white war_siege_tower_grey_a"]
    assert road_points(table(land={(x, 3): word for x, word in enumerate(row)})) == [2, 0]
    assert road_points(table(land={(x, 3): word for x, word in enumerate(row[:3])})) == [1, 0]
    assert road_points(table(land={(x, 3): word for x, word in enumerate(row[1:3])})) == [0, 0]


@rule("HEIRS-ROAD-08")
def test_a_loop_is_one_road_and_a_road_back_to_the_same_crossroads_counts_it_once():
    loop = {
        (3, 3): "white trd_cathedral_yellow",  # crossroads
        (4, 3): "white trv_market_yellow",  # N W
        (4, 4): "blue trv_thieves_barony_green",  # turned: S W
        (3, 4): "white agr_forge",  # E S
    }
    state = table(land=loop)
    assert roads_of(state) == [{(3, 3), (4, 3), (4, 4), (3, 4)}]
    assert road_points(state) == [2, 0]
    closed = loop | {(3, 3): "white agr_bakery"}  # N E
    state = table(land=closed)
    assert roads_of(state) == [{(3, 3), (4, 3), (4, 4), (3, 4)}]
    assert road_points(state) == [2, 0]


@rule("HEIRS-ROAD-09")
def test_each_road_is_scored_on_its_own():
    land = {
        (0, 3): "white war_fortress_yellow",
        (1, 3): "white trv_inn_row_grey",
        (0, 6): "blue trd_trading_post_sawmill",
        (1, 6): "blue war_siege_tower_grey_a",
    }
    assert road_points(table(land=land)) == [2, 2]
