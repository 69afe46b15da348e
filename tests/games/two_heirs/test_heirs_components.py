"""Components: tiles, colours, troops, shield (HEIRS-COMP)."""

from collections import Counter

import pytest
from heirs_table import COLORS, GAME, SETS, TILES, fields, plot, table

from regalia.testing import line, rule


@rule("HEIRS-COMP-01")
def test_there_are_54_tiles_in_six_sets_of_nine():
    assert len(TILES) == 54
    assert Counter(tile.set for tile in TILES.values()) == dict.fromkeys(SETS, 9)


@rule("HEIRS-COMP-06")
@pytest.mark.parametrize("name", SETS)
def test_each_set_holds_three_tiles_of_each_color(name):
    colors = Counter(tile.color for tile in TILES.values() if tile.set == name)
    assert colors == {"green": 3, "grey": 3, "yellow": 3}


@rule("HEIRS-COMP-02")
def test_the_color_of_a_tile_is_its_resource():
    resources = {"green": "wood", "grey": "stone", "yellow": "wheat"}
    assert {tile.color for tile in TILES.values()} == set(COLORS)
    assert all(tile.resource == resources[tile.color] for tile in TILES.values())


@rule("HEIRS-COMP-02")
@pytest.mark.parametrize("tile", ["agr_mill", "agr_mine", "agr_stable"])
def test_the_back_of_a_tile_has_the_color_of_its_front(tile):
    state = line(table(hands={"white": [tile]}), f"expand:{tile}", "cell:0,1")
    laid = plot(state, (0, 1))
    assert laid["owner"] is None
    assert laid["color"] == TILES[tile].color


@rule("HEIRS-COMP-03")
def test_a_front_shows_kind_cost_effect_and_on_some_tiles_a_road():
    kinds = {building.id: building for building in GAME.components.buildings}
    for tile in TILES.values():
        assert kinds[tile.building].set == tile.set
        assert kinds[tile.building].scoring
        assert tile.cost.wood + tile.cost.stone + tile.cost.wheat in (2, 3, 4)
    with_roads = [tile for tile in TILES.values() if tile.roads]
    assert 0 < len(with_roads) < 54


@rule("HEIRS-COMP-03")
def test_the_costs_that_the_rulebook_prints():
    def cost(id):
        return TILES[id].cost.wood, TILES[id].cost.stone, TILES[id].cost.wheat

    assert cost("trv_inn_row_grey") == (0, 2, 1)
    assert cost("trd_trading_post_farm") == (1, 0, 2)
    assert cost("agr_bakery") == (1, 0, 2)
    assert {cost(id) for id in TILES if "watchtower" in id} == {(1, 1, 1)}


@rule("HEIRS-COMP-03")
def test_tiles_that_need_a_direction_or_a_target_show_one():
    directions = {"inn": {"row", "column"}, "watchtower": {"row", "column"}}
    directions |= {kind: {"diagonal", "orthogonal"} for kind in ("basket_shop", "pottery", "cooperage")}
    for kind, shown in directions.items():
        assert {tile.orientation for tile in TILES.values() if tile.building == kind} == shown
    targets = {"trading_post": {"farm", "sawmill", "quarry"}, "town_hall": {"basket_shop", "pottery", "cooperage"}}
    for kind, shown in targets.items():
        assert {tile.target for tile in TILES.values() if tile.building == kind} == shown


@rule("HEIRS-COMP-04")
def test_each_player_has_two_normal_troops_and_one_cavalry():
    troops = Counter((troop.player, troop.type) for troop in GAME.components.pieces.troop)
    assert troops == {(player, "normal"): 2 for player in ("white", "blue")} | {
        (player, "cavalry"): 1 for player in ("white", "blue")
    }


@rule("HEIRS-COMP-04")
def test_a_troop_shows_its_cross_once_it_has_moved_and_only_this_turn():
    state = table(land={(0, 1): "grey"}, crown="blue")
    assert fields(state)["troops"]["white_cavalry"]["acted"] is None
    line(state, "troop:white_cavalry", "to:0,1")
    assert fields(state)["troops"]["white_cavalry"]["acted"] == "moved"
    line(state, "end")
    assert fields(state)["troops"]["white_cavalry"]["acted"] is None


@rule("HEIRS-COMP-05")
def test_the_shield_has_a_white_and_a_blue_crown():
    tossed = {fields(GAME.new(players=2, seed=seed))["royal_shield"]["crown"] for seed in range(20)}
    assert tossed == {"white", "blue"}
    state = line(table(crown="white"), "take:1")
    assert fields(state)["royal_shield"]["crown"] == "blue"
    line(state, "end", "take:2")
    assert fields(state)["royal_shield"]["crown"] == "white"
