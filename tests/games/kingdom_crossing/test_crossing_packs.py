"""Component packs: the printed values of a box of one's own change play; what does not fit is refused precisely."""

import pytest
from crossing_table import GAME, fields, items, keys, part, player, table

from regalia.core.errors import ComponentError
from regalia.core.journal import parse
from regalia.core.packs import Pack
from regalia.testing import line, play_random

CHEAP = {"characters": {"card": [{"id": "lumberjack_fox_1", "cost": 1, "effect": {"kind": "vp", "n": 4}}]}}


def test_a_changed_cost_and_effect_change_play():
    place = {"cards": {"n1": "lumberjack_fox_1"}, "balloon": "south", "grey": {"coins": 1, "worker": "west"}}
    assert "card:lumberjack_fox_1" not in keys(table(**place))
    state = table(**place, pack=CHEAP)
    line(state, "work:prestige", "bridge:b1", "card:lumberjack_fox_1")
    assert player(state)["vp"] == 1 + 4
    assert player(state)["coins"] == 0


def test_changed_boards_and_tracks_change_the_score():
    place = {"at": ["finish"], "phase": "evening", "round": 4, "turns": 8}
    grey = {"coins": 12, "investment": 3, "resources": {"wood": 3}, "decorations": ["wood_sculpture_2"], "columns": {"fox": 2}}
    pack = {
        "investment": {"vp": [0, 2, 4, 6, 8, 20, 22, 24, 26, 28]},
        "player_board": {"spot": [{"id": "wood_sculpture_2", "passed_at": 3}]},
    }
    state = table(**place, grey=grey, pack=pack)
    assert part(state, 0, "investment") == 20
    assert part(state, 0, "guild_cards") == 4
    assert part(table(**place, grey=grey), 0, "guild_cards") == 0


def test_a_changed_map_changes_the_walks():
    pack = {"map": {"bridge": [{"id": "b7", "between": ["north", "south"]}], "balloon": {"cost_same_region": 1}}}
    state = line(table(pack=pack, balloon="north", grey={"coins": 30, "worker": "north"}), "work:prestige", "balloon_before:skip")
    assert items(state) == {"b1", "b2", "b5", "b7"}
    flown = line(table(pack=pack, balloon="north", grey={"coins": 30}), "work:prestige", "balloon_before:south")
    assert player(flown)["coins"] == 29


def test_a_pack_goes_whole_into_the_journal():
    config = GAME.configure(2, pack=Pack("mine", CHEAP))
    state = play_random(GAME, config, seed=3)
    again = GAME.replay(parse(state.journal().to_text()))
    assert again.digest() == state.digest()
    assert fields(again)["players"] == fields(state)["players"]


def files(name, **content):
    return Pack("wrong", {name: content})


WRONG = [
    (files("dice"), "pack-unknown-file", ""),
    (files("characters", card=[{"id": "lumberjack_cat_1", "cost": 1}]), "pack-unknown-entry", ""),
    (files("characters", card=[{"id": "lumberjack_fox_1", "price": 1}]), "pack-unknown-field", ""),
    (files("characters", card=[{"id": "lumberjack_fox_1", "cost": "much"}]), "file-invalid", ""),
    (files("characters", card=[{"id": "lumberjack_fox_1", "cost": -1}]), "component-value", "CROSSING-COMP-01"),
    (files("characters", card=[{"id": "lumberjack_fox_1", "guild": "cat"}]), "file-invalid", ""),
    (files("characters", card=[{"id": "lumberjack_fox_1", "type": "farmer"}]), "component-value", "CROSSING-SETUP-01"),
    (
        files("characters", card=[{"id": "patron_fox_1", "effect": {"kind": "gold", "n": 1}}]),
        "component-value",
        "CROSSING-EFF-01",
    ),
    (files("characters", card=[{"id": "patron_fox_1", "effect": {"kind": "coins"}}]), "component-value", "CROSSING-EFF-01"),
    (
        files("characters", card=[{"id": "patron_fox_1", "effect": {"kind": "coins", "n": 1, "base": 2}}]),
        "component-value",
        "CROSSING-EFF-01",
    ),
    (files("structures", structure=[{"id": "building_fox", "cost": 2}]), "component-value", "CROSSING-BUY-05"),
    (
        files(
            "structures", structure=[{"id": "building_fox", "effect": {"kind": "structure_trigger", "n": 1, "distinct": True}}]
        ),
        "component-value",
        "CROSSING-EFF-09",
    ),
    (
        files("birds", token=[{"id": "bird_red_01", "effect": {"kind": "resource_choice", "n": 1}}]),
        "component-value",
        "CROSSING-WORK-06",
    ),
    (files("birds", token=[{"id": "bird_red_01", "kind": "blue"}]), "component-count", "CROSSING-SETUP-04"),
    (files("birds", kind=[{"id": "red", "count": 11}]), "component-count", "CROSSING-COMP-08"),
    (files("map", bridge=[{"id": "b1", "between": ["north", "north"]}]), "component-value", "CROSSING-MOVE-01"),
    (files("map", clockwise=["north", "north", "east", "west"]), "component-value", "CROSSING-SOLO-14"),
    (files("player_board", spot=[{"id": "wood_flower_3", "passed_at": 11}]), "component-value", "CROSSING-DECO-03"),
    (files("player_board", spot=[{"id": "wood_flower_3", "symbols": 1}]), "component-count", "CROSSING-COMP-06"),
    (files("player_board", track=[{"id": "wood", "bonus_square": 10}]), "component-value", "CROSSING-TRACK-03"),
    (files("player_board", structure_value={"vp_by_lowest_square": [0, 1]}), "component-count", "CROSSING-END-07"),
    (files("investment", vp=[0, 1]), "component-count", "CROSSING-END-04"),
    (files("investment", coins=[1, 4, 9, 14, 20, 25, 30, 35, 40, 45]), "component-count", "CROSSING-INV-04"),
    (files("favours", favour=[{"id": "favour_fox", "arg": "cat"}]), "component-value", "CROSSING-END-08"),
    (files("favours", favour=[{"id": "favour_fox", "per": "cat"}]), "component-value", "CROSSING-END-08"),
    (files("objectives", slots={"easy": [5, 3]}), "component-count", "CROSSING-OBJ-05"),
    (files("start_cards", card=[{"id": "start_1", "bird": "yellow"}]), "component-value", "CROSSING-START-05"),
    (files("action_tiles", tile=[{"id": "two", "bridges": 4}]), "component-value", "CROSSING-MOVE-03"),
    (files("solo", level=[{"id": "beginner", "rest_tiles": 4}]), "component-value", "CROSSING-SOLO-05"),
    (files("solo", tile=[{"id": "solo_n1", "space": "n2"}]), "component-value", "CROSSING-SOLO-05"),
]


@pytest.mark.parametrize(
    ("pack", "key", "clause"), WRONG, ids=[f"{next(iter(row[0].files))}-{row[1]}-{n}" for n, row in enumerate(WRONG)]
)
def test_a_wrong_pack_is_refused_precisely(pack, key, clause):
    with pytest.raises(ComponentError) as problem:
        GAME.configure(2, pack=pack)
    assert (problem.value.key, problem.value.clause) == (key, clause)
    assert problem.value.text("fr") != problem.value.text("en")
