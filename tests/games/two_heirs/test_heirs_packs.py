"""Component packs: the values of a box of one's own, embedded in the journal, checked field by field."""

import shutil

import pytest
from heirs_table import GAME, TILES, access, fields, keys, layout, part, plot, points, roads_of, seen

from regalia.core.errors import ComponentError, PositionError
from regalia.core.journal import parse
from regalia.core.packs import Pack, read_toml
from regalia.drawing.scene import scene_of
from regalia.games.two_heirs.board.signs import effect_signs
from regalia.games.two_heirs.load import FILES, FOLDER
from regalia.testing import line, refused, rule


def packed(tiles=(), **parts):
    """A position played with a pack that changes these tiles."""
    files = parts.pop("files", {"tiles": {"tile": list(tiles)}})
    return GAME.from_json(layout(**parts) | {"pack": {"name": "mine", "files": files}}, seed=1)


def folder(path, **files):
    path.mkdir(exist_ok=True)
    for name, text in files.items():
        (path / f"{name}.toml").write_text(text, encoding="utf-8")
    return path


FREE_FARM = '[[tile]]\nid = "trd_farm"\ncost = { wood = 0, stone = 0, wheat = 0 }\n'
DEAR_FARM = {"id": "trd_farm", "cost": {"wood": 9, "stone": 1, "wheat": 0}}


def test_a_changed_cost_changes_what_can_be_built():
    parts = {"hands": {"white": ["trd_farm"]}, "ring": ["green", "grey", "green"]}
    assert "build:trd_farm" in keys(packed(**parts))
    dear = packed([DEAR_FARM], **parts)
    refusal = refused(dear, "build:trd_farm", "HEIRS-BUILD-03")
    assert refusal.args["wood"] == 9


def test_changed_roads_change_the_roads():
    land = {(3, 3): "white agr_mill", (4, 3): "white agr_camp_green", (5, 3): "white trv_inn_row_grey"}
    assert roads_of(packed(land=land)) == []
    through = packed([{"id": "agr_camp_green", "roads": ["E", "W"]}], land=land)
    assert roads_of(through) == [{(3, 3), (4, 3), (5, 3)}]
    assert part(through, 0, "roads") == 3


def test_four_exits_make_a_crossroads_also_in_a_pack_that_says_nothing_about_the_kind_of_road():
    land = {(3, 3): "white agr_mill", (4, 3): "white agr_camp_green", (5, 3): "white trv_inn_row_grey"}
    crossing = packed([{"id": "agr_camp_green", "roads": ["N", "E", "S", "W"]}], land=land)
    assert len(roads_of(crossing)) == 2
    assert part(crossing, 0, "roads") == 4


def test_changed_points_and_limits_change_play():
    buildings = {"buildings": {"building": [{"id": "cathedral", "base": 8}]}}
    assert points(packed(files=buildings, land={(3, 3): "white trd_cathedral_grey"}), (3, 3)) == 8
    pieces = {"pieces": {"hand": {"limit": 1}}}
    state = packed(files=pieces, hands={"white": ["trd_farm"]})
    assert refused(state, "take:1", "HEIRS-TAKE-06").args["limit"] == 1


# -- colours and kinds of one's own box ----------------------------------------------------------------------


def swapped(one, other):
    """Two tiles that exchange their colours, so that their set keeps three of each (HEIRS-COMP-06)."""
    return [{"id": one, "color": TILES[other].color}, {"id": other, "color": TILES[one].color}]


@rule("HEIRS-BLD-OWNCOLOR-01")
@pytest.mark.parametrize(
    ("tile", "other", "counted"),
    [
        ("agr_bakery", "agr_chalet", "trd_farm"),
        ("agr_forge", "agr_bakery", "trd_quarry"),
        ("agr_chalet", "agr_forge", "trd_sawmill"),
    ],
)
def test_on_another_color_a_bakery_still_counts_the_others_of_its_kinds_color(tile, other, counted):
    land = {(3, 3): f"white {tile}", (4, 3): f"white {counted}", (20, 20): f"blue {other}"}
    change = swapped(tile, other)
    assert plot(packed(change, land=land), (3, 3))["color"] == TILES[other].color
    assert points(packed(change, land=land), (3, 3)) == 2
    assert points(packed(change, land=land | {(9, 9): f"white agr_camp_{TILES[tile].color}"}), (3, 3)) == 3
    assert points(packed(change, land=land | {(9, 9): f"white agr_camp_{TILES[other].color}"}), (3, 3)) == 2
    assert points(packed(change, land={(3, 3): f"white {tile}", (20, 20): f"blue {other}"}), (3, 3)) == 1


@rule("HEIRS-BLD-ZONE-01")
def test_on_another_color_a_mill_counts_the_zones_of_its_kinds_color_that_touch_it():
    land = {(3, 3): "white agr_mill", (4, 3): "yellow", (5, 3): "yellow", (20, 20): "blue agr_mine"}
    change = swapped("agr_mill", "agr_mine")
    assert points(packed(change, land=land), (3, 3)) == 3
    assert points(packed(change, land=land | {(3, 4): "grey", (3, 5): "yellow"}), (3, 3)) == 3
    assert points(packed(change, land=land | {(2, 3): "yellow", (2, 4): "green"}), (3, 3)) == 4
    assert points(packed(change, land={(3, 3): "white agr_mill", (3, 4): "grey", (20, 20): "blue agr_mine"}), (3, 3)) == 1


@rule("HEIRS-SOLO-40", "HEIRS-SOLO-41")
@pytest.mark.parametrize(
    ("token", "land", "cell"), [("treasure_col_grey", {(1, 5): "green"}, "1,1"), ("treasure_row_grey", {}, "-1,0")]
)
def test_a_brown_condition_of_a_row_or_column_takes_tiles_of_any_color(token, land, cell):
    """The start tile is in the treasure's row; the treasure's own tile never counts."""

    def left(color, cell):
        files = {"solo": {"treasure": [{"id": token, "color": color}]}}
        on = {(1, 0): "blue agr_camp_yellow", **land}
        state = packed(files=files, solo=True, land=on, treasures={(1, 0): token}, hands={"white": ["trd_farm"]})
        assert len(fields(state)["henri"]["treasures"]) == 1
        return len(fields(line(state, "expand:trd_farm", f"cell:{cell}"))["henri"]["treasures"])

    assert left("any", cell) == 0
    assert left("any", "-1,-1") == 1
    assert left("grey", cell) == 1


SECOND_FARM = {"id": "trd_cathedral_yellow", "building": "farm"}


@rule("HEIRS-RES-03", "HEIRS-BLD-TRADE-01")
def test_a_second_farm_gives_access_counts_for_the_trading_post_and_is_called_a_farm():
    land = {(0, 1): "white trd_farm", (1, 1): "white trd_cathedral_yellow", (1, 0): "white trd_trading_post_farm"}
    one, two = packed(land=land), packed([SECOND_FARM], land=land)
    assert (access(two)[2] - access(one)[2], points(one, (1, 0)), points(two, (1, 0))) == (1, 3, 6)
    assert points(two, (1, 1)) == 0
    state = packed([SECOND_FARM], hands={"white": ["trd_cathedral_yellow"]}, discounts=4)
    for lang, farm in (("en", "Farm"), ("fr", "Ferme")):
        assert farm in GAME.label(lang, GAME.action("build:trd_cathedral_yellow"), state)
        assert GAME.tip(lang, "tile:trd_cathedral_yellow", state.config.pack)[0] == farm
        assert farm in GAME.draw_text(state.view(0), lang, False)
        drawn = GAME.draw(scene_of(state, 0, lang))
        assert f'aria-label="{farm}"' in drawn.own
        assert "Cath" not in drawn.own


def test_what_another_kind_does_not_show_need_not_be_said():
    change = {"id": "trd_trading_post_farm", "building": "farm"}
    land = {(0, 1): "white trd_trading_post_farm", (1, 1): "white trd_trading_post_quarry"}
    state = packed([change, {"id": "trd_quarry", "building": "trading_post", "target": "farm"}], land=land)
    printed = seen(state)["printed"]["trd_trading_post_farm"]
    assert (printed["building"], printed["target"]) == ("farm", "")
    inn = {"id": "trv_inn_row_grey", "building": "market"}
    assert seen(packed([inn], hands={"white": ["trv_inn_row_grey"]}))["printed"]["trv_inn_row_grey"]["orientation"] == ""


@rule("HEIRS-COMP-02", "HEIRS-COMP-06")
def test_two_tiles_may_exchange_colors_without_naming_the_resource():
    change = swapped("trd_farm", "trd_sawmill")
    state = packed(change, land={(0, 1): "trd_farm"}, troops={"white_1": (0, 1)}, hands={"white": ["trd_sawmill"]})
    assert plot(state, (0, 1))["color"] == "green"
    assert seen(state)["printed"]["trd_sawmill"]["color"] == "yellow"
    game = GAME.new(players=1, seed=4, pack=Pack("mine", {"tiles": {"tile": change}}))
    game.playout()
    assert GAME.replay(game.journal()).digest() == game.digest()


def test_a_box_with_other_copies_and_other_treasures_plays_to_the_end():
    more = [SECOND_FARM, {"id": "agr_mill", "building": "camp"}, {"id": "agr_camp_grey", "building": "mill"}]
    tokens = [
        {"id": "treasure_col_grey", "color": "any"},
        {"id": "treasure_layout_ns", "condition": "row"},
        {"id": "treasure_row_green", "condition": "layout", "cells": ["N", "E"]},
    ]
    copies = {"farm": 2, "sawmill": 1, "quarry": 1, "trading_post": 3, "cathedral": 2}
    files = {"tiles": {"tile": more}, "solo": {"treasure": tokens}, "sets": {"set": [{"id": "trade_church", "copies": copies}]}}
    for seed in range(3):
        state = GAME.new(players=1, seed=seed, level=3, pack=Pack("mine", files))
        for _ in range(400):
            if state.over:
                break
            scene = scene_of(state, 0, "en")
            assert GAME.draw(scene).boards
            assert GAME.draw_text(state.view(0), "fr", False)
            state.do(state.options[state.rng.below(len(state.options))])
        assert state.over
        assert GAME.replay(state.journal()).scores() == state.scores()


def test_treasures_are_named_after_the_conditions_of_the_pack():
    tokens = [
        {"id": "treasure_col_grey", "color": "any"},
        {"id": "treasure_layout_ns", "condition": "row"},
        {"id": "treasure_row_green", "color": "grey"},
        {"id": "treasure_row_grey", "condition": "layout", "cells": ["N", "E"]},
    ]
    pack = Pack("mine", {"solo": {"treasure": tokens}})
    titles = {token["id"]: GAME.tip("en", f"treasure:{token['id']}", pack) for token in tokens}
    assert {id: title for id, (title, _, _) in titles.items()} == {
        "treasure_col_grey": "Treasure: tiles of any colour in the column",
        "treasure_layout_ns": "Treasure: tiles of any colour in the row",
        "treasure_row_green": "Treasure: 2 grey tiles in the row",
        "treasure_row_grey": "Treasure: a tile on each of the two spaces shown",
    }
    assert titles["treasure_layout_ns"][2] == "HEIRS-SOLO-41"


def test_the_board_shows_the_points_of_the_pack():
    files = {
        "buildings": {"building": [{"id": "cathedral", "base": 8}, {"id": "market", "per": 3}, {"id": "mill", "color": "grey"}]}
    }
    hand = ["trd_cathedral_grey", "trv_market_grey", "agr_mill"]
    signs = [effect_signs(seen(packed(files=files, hands={"white": hand}))["printed"][tile]) for tile in hand]
    assert signs[0] == [("points", "8")]
    assert signs[1][1] == ("n", "+3")
    assert ("icon", "i-stone") in signs[2]
    limit = packed(files={"pieces": {"hand": {"limit": 2}}}, hands={"white": ["trd_farm"]})
    assert "1 of 2" in GAME.draw(scene_of(limit, 0, "en")).own


def test_a_pack_is_embedded_in_the_journal_which_replays_without_the_folder(tmp_path):
    home = folder(tmp_path / "box", tiles=FREE_FARM)
    state = GAME.new(players=2, seed=6, pack=str(home))
    state.playout()
    text = state.journal().to_text()
    shutil.rmtree(home)
    journal = parse(text)
    assert journal.pack.name == "box"
    assert journal.pack.files == {"tiles": {"tile": [{"id": "trd_farm", "cost": {"wood": 0, "stone": 0, "wheat": 0}}]}}
    again = GAME.replay(journal)
    assert again.digest() == state.digest()
    assert again.config.pack.digest == state.config.pack.digest


def test_a_pack_is_part_of_a_position():
    state = packed([DEAR_FARM], hands={"white": ["trd_farm"]}, ring=["green", "grey", "green"])
    again = GAME.from_json(state.to_json())
    refused(again, "build:trd_farm", "HEIRS-BUILD-03")
    assert again.digest() == state.digest()


def test_two_packs_do_not_disturb_each_other():
    parts = {"hands": {"white": ["trd_farm"]}, "ring": ["green", "grey", "green"]}
    dear, plain = packed([DEAR_FARM], **parts), packed(**parts)
    assert "build:trd_farm" not in keys(dear)
    assert "build:trd_farm" in keys(plain)


def test_the_table_in_the_terminal_shows_the_values_of_the_pack():
    state = packed([DEAR_FARM], hands={"white": ["trd_farm"]})
    assert "9 wood" in GAME.draw_text(state.view(0), "en", False)


# -- packs that are refused ----------------------------------------------------------------------------------


def broken(files, *told, clause=""):
    with pytest.raises(ComponentError) as problem:
        GAME.configure(players=2, pack=Pack("mine", files))
    for lang in ("en", "fr"):
        sentence = problem.value.text(lang)
        for word in told:
            assert word in sentence, sentence
    assert problem.value.clause == clause


def test_an_unknown_file():
    broken({"tile": {}}, "tile.toml", "tiles, buildings")


def test_an_unknown_entry_or_one_without_an_id():
    broken({"tiles": {"tile": [{"id": "trd_castle"}]}}, "mine/tiles.tile", "trd_castle")
    broken({"tiles": {"tile": [{"cost": {"wood": 1}}]}}, "mine/tiles.tile")
    broken({"tiles": {"tile": {"trd_farm": {}}}}, "mine/tiles.tile")


def test_an_unknown_field():
    broken({"tiles": {"tile": [{"id": "trd_farm", "price": 3}]}}, "mine/tiles.tile.trd_farm", "price")
    broken({"tiles": {"tiles": []}}, "mine/tiles", "tiles")


@pytest.mark.parametrize(
    "change",
    [
        {"cost": 3},
        {"cost": {"wood": "two", "stone": 0, "wheat": 0}},
        {"cost": {"wood": 1}},
        {"color": "pink"},
        {"roads": ["N", "UP"]},
        {"orientation": "sideways"},
    ],
)
def test_a_wrong_type_or_word(change):
    (field,) = change
    broken({"tiles": {"tile": [{"id": "trd_farm", **change}]}}, "tiles.toml", field)


def test_a_set_whose_colors_are_no_longer_three_each():
    change = {"id": "trd_farm", "color": "green", "resource": "wood"}
    broken({"tiles": {"tile": [change]}}, "trade_church.green", "4", "3", clause="HEIRS-COMP-06")


def test_a_set_that_no_longer_has_nine_tiles():
    broken({"tiles": {"tile": [{"id": "trd_farm", "set": "war"}]}}, "trade_church", "8", "9", clause="HEIRS-COMP-01")


@pytest.mark.parametrize(
    ("change", "field", "clause"),
    [
        ({"id": "trd_farm", "resource": "wood"}, "trd_farm.resource", "HEIRS-COMP-02"),
        ({"id": "trd_farm", "building": "castle"}, "trd_farm.building", "HEIRS-COMP-03"),
        ({"id": "trd_trading_post_farm", "target": "castle"}, "trd_trading_post_farm.target", "HEIRS-COMP-03"),
        ({"id": "trd_farm", "roads": ["N"]}, "trd_farm.roads", "HEIRS-ROAD-02"),
        ({"id": "trd_farm", "roads": ["N", "E", "S"]}, "trd_farm.roads", "HEIRS-ROAD-02"),
        ({"id": "trd_farm", "roads": ["N", "N"]}, "trd_farm.roads", "HEIRS-ROAD-02"),
        ({"id": "trd_farm", "building": "market"}, "trd_farm.building", "HEIRS-COMP-03"),
        ({"id": "trd_farm", "building": "trading_post"}, "trd_farm.target", "HEIRS-COMP-03"),
        ({"id": "trd_farm", "target": "quarry"}, "trd_farm.target", "HEIRS-COMP-03"),
        ({"id": "trd_farm", "orientation": "row"}, "trd_farm.orientation", "HEIRS-COMP-03"),
        ({"id": "trv_market_grey", "building": "inn"}, "trv_market_grey.orientation", "HEIRS-COMP-03"),
        ({"id": "trv_inn_row_grey", "orientation": "diagonal"}, "trv_inn_row_grey.orientation", "HEIRS-COMP-03"),
        ({"id": "trd_farm", "roads": ["N", "S"], "road_kind": "curve"}, "trd_farm.road_kind", "HEIRS-ROAD-02"),
        ({"id": "trd_farm", "cost": {"wood": 100, "stone": 0, "wheat": 0}}, "trd_farm.cost", "HEIRS-COMP-03"),
        ({"id": "trd_farm", "cost": {"wood": -1, "stone": 0, "wheat": 0}}, "trd_farm.cost", "HEIRS-COMP-03"),
    ],
)
def test_values_that_the_rules_cannot_use(change, field, clause):
    broken({"tiles": {"tile": [change]}}, field, clause=clause)


@pytest.mark.parametrize(
    ("files", "field", "clause"),
    [
        ({"buildings": {"building": [{"id": "inn", "scoring": "magic"}]}}, "inn.scoring", "HEIRS-COMP-03"),
        ({"buildings": {"building": [{"id": "pottery", "pair": ["grey"]}]}}, "pottery.pair", "HEIRS-BLD-CRAFT-01"),
        ({"solo": {"treasure": [{"id": "treasure_layout_ns", "cells": ["N"]}]}}, "treasure_layout_ns.cells", "HEIRS-SOLO-42"),
        ({"solo": {"treasure": [{"id": "treasure_layout_ns", "color": "grey"}]}}, "treasure_layout_ns.color", "HEIRS-SOLO-42"),
        ({"solo": {"level": [{"id": 1, "treasures_removed": 11}]}}, "treasures_removed", "HEIRS-SOLO-03"),
        ({"pieces": {"royal_supply": {"places": 9}}}, "royal_supply.places", "HEIRS-REACH-01"),
        ({"pieces": {"royal_supply": {"base_reach": 0}}}, "royal_supply.base_reach", "HEIRS-REACH-02"),
        ({"pieces": {"royal_supply": {"refill_place": "taken"}}}, "royal_supply.refill_place", "HEIRS-TAKE-04"),
        ({"pieces": {"hand": {"limit": 0}}}, "hand.limit", "HEIRS-TAKE-06"),
        ({"pieces": {"troop": [{"id": "blue_1", "cross_color": "grey"}]}}, "blue_2.cross_color", "HEIRS-SOLO-28"),
        ({"pieces": {"troop": [{"id": "blue_1", "type": "cavalry"}]}}, "blue_1.type", "HEIRS-COMP-04"),
        ({"buildings": {"building": [{"id": "inn", "scoring": "flat"}]}}, "inn.scoring", "HEIRS-COMP-03"),
        ({"buildings": {"building": [{"id": "inn", "set": "war"}]}}, "inn.set", "HEIRS-COMP-03"),
        ({"buildings": {"building": [{"id": "inn", "cap": -1}]}}, "inn.cap", "HEIRS-BLD-INN-01"),
        ({"buildings": {"building": [{"id": "farm", "base": 1}]}}, "farm.base", "HEIRS-BLD-PRODUCER-01"),
        (
            {"buildings": {"building": [{"id": "farm", "gives_access": {"wheat": 2}}]}},
            "farm.gives_access",
            "HEIRS-BLD-PRODUCER-01",
        ),
        ({"buildings": {"building": [{"id": "pottery", "pair": ["grey", "grey"]}]}}, "pottery.pair", "HEIRS-BLD-CRAFT-01"),
        ({"sets": {"tiles_per_set": 8}}, "tiles_per_set", "HEIRS-COMP-01"),
        ({"sets": {"set": [{"id": "war", "copies": {"fortress": 9}}]}}, "war.copies.fortress", "HEIRS-COMP-01"),
        ({"solo": {"placement_order": ["S"]}}, "placement_order", "HEIRS-SOLO-22"),
        ({"solo": {"treasure_tiles_needed": 0}}, "treasure_tiles_needed", "HEIRS-SOLO-40"),
        ({"solo": {"treasure_points": -5}}, "treasure_points", "HEIRS-SOLO-54"),
        ({"solo": {"henri_doubled_buildings": -1}}, "henri_doubled_buildings", "HEIRS-SOLO-52"),
        ({"tiles": {"tile": [{"id": "agr_mill", "building": "camp"}]}}, "camp", "HEIRS-END-04"),
    ],
)
def test_values_of_the_other_files_that_the_rules_cannot_use(files, field, clause):
    broken(files, field, clause=clause)


def test_a_pack_that_repeats_everything_changes_nothing():
    """A copy of the files is a pack too."""
    files = {name: read_toml(FOLDER / f"{name}.toml") for name in FILES}
    state = GAME.new(players=2, seed=3, pack=Pack("copy", files))
    assert state.view(0)["table"] == GAME.new(players=2, seed=3).view(0)["table"]


def test_a_folder_that_is_not_there_is_empty_or_holds_no_toml(tmp_path):
    for path, key in ((tmp_path / "none", "pack-missing"), (tmp_path, "pack-empty")):
        with pytest.raises(ComponentError) as problem:
            GAME.configure(players=2, pack=str(path))
        assert problem.value.key == key
    folder(tmp_path, tiles="[[tile]\n")
    with pytest.raises(ComponentError) as problem:
        GAME.configure(players=2, pack=str(tmp_path))
    assert "tiles.toml" in problem.value.text("en")


def test_a_broken_pack_in_a_position_is_refused_as_a_position():
    position = layout() | {"pack": {"name": "mine", "files": {"tiles": {"tile": [{"id": "trd_castle"}]}}}}
    with pytest.raises(PositionError) as problem:
        GAME.from_json(position)
    assert "trd_castle" in problem.value.text("fr")


def test_solo_is_played_with_a_pack_too():
    pack = Pack("rich", {"solo": {"treasure_points": 7}})
    state = GAME.new(players=1, seed=2, level=3, pack=pack)
    assert state.score(1) == 70
    line(state, "take:1", "end")
    state.playout()
    assert GAME.replay(state.journal()).digest() == state.digest()
    assert fields(state)["henri"]["treasure_stack"] == 0
