"""Component packs: the values of a box of one's own, embedded in the journal, checked field by field."""

import shutil

import pytest
from heirs_table import GAME, fields, keys, layout, part, points, roads_of

from regalia.core.errors import ComponentError, PositionError
from regalia.core.journal import parse
from regalia.core.packs import Pack
from regalia.testing import line, refused


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
        ({"solo": {"treasure": [{"id": "treasure_col_grey", "color": "any"}]}}, "treasure_col_grey.color", "HEIRS-SOLO-42"),
        ({"solo": {"level": [{"id": 1, "treasures_removed": 11}]}}, "treasures_removed", "HEIRS-SOLO-03"),
        ({"pieces": {"royal_supply": {"places": 9}}}, "royal_supply.places", "HEIRS-REACH-01"),
    ],
)
def test_values_of_the_other_files_that_the_rules_cannot_use(files, field, clause):
    broken(files, field, clause=clause)


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
