"""Positions written by hand: what cannot exist is refused with a sentence that names the field."""

import json
from copy import deepcopy

import pytest
from heirs_table import GAME, TILES, fields, keys, layout, solo, table

from regalia.core.errors import PositionError
from regalia.testing import line, play_random

SIEGE = {"land": {(1, 1): "blue war_fortress_grey", (2, 1): "white war_siege_tower_green_a"}}


def wrong(position, field, clause=None):
    """The position is refused, and the sentence names the field in both languages."""
    with pytest.raises(PositionError) as problem:
        GAME.from_json(position)
    for lang in ("en", "fr"):
        sentence = problem.value.text(lang)
        assert field in sentence, sentence
        assert not sentence.startswith("error-")
    if clause is not None:
        assert problem.value.clause == clause
    return problem.value


def edited(edit, **parts):
    position = deepcopy(layout(**parts))
    edit(position["table"])
    return position


def test_a_position_comes_back_as_it_was_written():
    for seed in range(3):
        for config in (GAME.configure(players=2), GAME.configure(players=1, level=2, color="blue")):
            for steps in (0, 15, 40):
                state = play_random(GAME, config, seed, steps=steps)
                text = json.dumps(state.to_json())
                assert GAME.from_json(json.loads(text)).to_json() == state.to_json()


def test_a_position_of_the_builder_is_complete_and_playable():
    state = table(land={(0, 1): "white agr_mill"}, hands={"white": ["trd_farm"]})
    counted = fields(state)
    known = [*counted["hands"]["white"], *counted["common_supply"]["unseen"]]
    known += [tile for tile in counted["royal_supply"] if tile] + [p["tile"] for p in counted["landscape"] if p["tile"]]
    assert len(known) == len(set(known)) == 27
    state.playout()
    assert state.over


# -- tiles -------------------------------------------------------------------------------------------------


def test_thirteen_tiles_in_a_set():
    def edit(t):
        travel = [tile for tile in t["common_supply"]["unseen"] + t["royal_supply"] if tile and tile.startswith("trv_")]
        t["common_supply"]["unseen"] += travel[:4]

    problem = wrong(edited(edit), "table.common_supply.unseen", "HEIRS-COMP-01")
    assert "trv_" in problem.text("en")


@pytest.mark.parametrize("where", ["hand", "land", "ring"])
def test_a_tile_in_two_places(where):
    def edit(t):
        tile = t["royal_supply"][1]
        if where == "hand":
            t["hands"]["blue"].append(tile)
        elif where == "land":
            t["landscape"].append({"cell": [0, 1], "tile": tile, "owner": None})
        else:
            t["royal_supply"][2] = tile

    field = {"hand": "hands", "land": "landscape", "ring": "royal_supply"}[where]
    position = edited(edit)
    del position["table"]["common_supply"]["unseen"]
    wrong(position, f"table.{field}", "HEIRS-COMP-01")


def test_a_tile_of_a_set_that_is_not_in_the_game():
    wrong(edited(lambda t: t["hands"]["white"].append("war_fortress_grey")), "table.", "HEIRS-SETUP-01")


@pytest.mark.parametrize(
    ("edit", "field"),
    [
        (lambda t: t["hands"]["white"].append("trd_castle"), "table.hands.white[0]"),
        (lambda t: t["royal_supply"].__setitem__(3, "dragon"), "table.royal_supply[3]"),
        (lambda t: t["landscape"].append({"cell": [1, 0], "tile": "x", "owner": None}), "table.landscape[1].tile"),
        (lambda t: t["landscape"].append({"cell": [1, 0], "tile": "trd_farm", "owner": "red"}), "table.landscape[1].owner"),
        (lambda t: t.__setitem__("active", "red"), "table.active"),
        (lambda t: t["royal_shield"].__setitem__("crown", "gold"), "table.royal_shield.crown"),
        (lambda t: t["troops"]["white_1"].__setitem__("acted", "danced"), "table.troops.white_1.acted"),
        (lambda t: t["common_supply"].__setitem__("top", "pink"), "table.common_supply.top"),
        (lambda t: t["common_supply"]["colors"].__setitem__("pink", 1), "table.common_supply.colors"),
    ],
)
def test_unknown_ids(edit, field):
    wrong(edited(edit), field)


@pytest.mark.parametrize(
    ("edit", "field"),
    [
        (lambda t: t.pop("hands"), "table.hands"),
        (lambda t: t.pop("troops"), "table.troops"),
        (lambda t: t["troops"].pop("blue_2"), "table.troops.blue_2"),
        (lambda t: t["royal_shield"].pop("place"), "table.royal_shield.place"),
        (lambda t: t.__setitem__("dicsounts", 1), "table.dicsounts"),
        (lambda t: t["hands"].__setitem__("red", []), "table.hands.red"),
        (lambda t: t["troops"].__setitem__("red_1", {"place": "aside"}), "table.troops.red_1"),
        (lambda t: t["landscape"][0].__setitem__("height", 2), "table.landscape[0].height"),
    ],
)
def test_missing_and_unknown_fields(edit, field):
    wrong(edited(edit), field)


@pytest.mark.parametrize(
    ("edit", "field"),
    [
        (lambda t: t.__setitem__("discounts", -1), "table.discounts"),
        (lambda t: t.__setitem__("discounts", "2"), "table.discounts"),
        (lambda t: t.__setitem__("stuck", 1), "table.stuck"),
        (lambda t: t["royal_shield"].__setitem__("place", 7), "table.royal_shield.place"),
        (lambda t: t["royal_supply"].pop(), "table.royal_supply"),
        (lambda t: t.__setitem__("royal_supply", "full"), "table.royal_supply"),
        (lambda t: t["landscape"][0].__setitem__("cell", [0]), "table.landscape[0].cell"),
        (lambda t: t["landscape"].append({"cell": [26, 0], "tile": "trd_farm", "owner": None}), "table.landscape[1].cell"),
        (lambda t: t.__setitem__("last_turns", 9), "table.last_turns"),
        (lambda t: t.__setitem__("landscape", {}), "table.landscape"),
    ],
)
def test_wrong_types_and_numbers_out_of_range(edit, field):
    wrong(edited(edit), field)


def test_four_tiles_in_hand():
    hand = ["trd_farm", "trd_sawmill", "trd_quarry", "agr_mill"]
    wrong(layout(hands={"white": hand}), "table.hands.white", "HEIRS-TAKE-06")


# -- ring and supply -----------------------------------------------------------------------------------------


def test_a_tile_where_the_shield_lies():
    wrong(edited(lambda t: t["royal_shield"].__setitem__("place", 2)), "table.royal_supply", "HEIRS-REACH-01")


def test_a_second_empty_place_as_if_there_were_two_shields():
    def edit(t):
        tile = t["royal_supply"][4]
        t["royal_supply"][4] = None
        t["common_supply"]["unseen"].append(tile)
        t["common_supply"]["tiles"] += 1
        t["common_supply"]["colors"][TILES[tile].color] += 1

    wrong(edited(edit), "table.royal_supply", "HEIRS-REACH-01")


@pytest.mark.parametrize("color", ["green", "grey", "yellow"])
def test_colors_of_the_supply_that_do_not_add_up(color):
    def edit(t):
        t["common_supply"]["colors"][color] += 1
        t["common_supply"]["tiles"] += 1

    wrong(edited(edit), f"table.common_supply.colors.{color}", "HEIRS-COMP-06")


def test_a_number_of_tiles_that_is_not_the_sum_of_the_colors():
    wrong(edited(lambda t: t["common_supply"].__setitem__("tiles", 3)), "table.common_supply.tiles")


def test_unseen_tiles_that_are_not_those_left():
    wrong(edited(lambda t: t["common_supply"]["unseen"].pop()), "table.common_supply.unseen")


def test_a_top_color_of_which_none_is_left():
    position = layout(supply=1, top="grey", start="green")
    position["table"]["common_supply"]["top"] = "yellow"
    wrong(position, "table.common_supply.top", "HEIRS-SETUP-12")
    position["table"]["common_supply"]["top"] = None
    wrong(position, "table.common_supply.top", "HEIRS-SETUP-12")


def test_a_last_round_while_the_supply_has_tiles_or_none_when_it_is_empty():
    wrong(edited(lambda t: t.__setitem__("last_turns", 2)), "table.last_turns", "HEIRS-END-02")
    empty = layout(supply=0, last_turns=2, ring=["grey"] * 5)
    for value in (None, 0):
        empty["table"]["last_turns"] = value
        wrong(empty, "table.last_turns", "HEIRS-END-02")


# -- landscape and troops ------------------------------------------------------------------------------------


def test_two_tiles_on_one_cell():
    def edit(t):
        t["landscape"].append({"cell": [0, 0], "tile": "trd_farm", "owner": None})

    wrong(edited(edit), "table.landscape[1].cell", "HEIRS-BUILD-01")


def test_no_start_tile_or_a_second_hidden_one():
    wrong(edited(lambda t: t["landscape"][0].__setitem__("cell", [1, 0])), "table.landscape[0].tile", "HEIRS-SETUP-08")
    wrong(
        edited(lambda t: t["landscape"].append({"cell": [1, 0], "tile": None, "color": "grey", "owner": None})), "table.landscape"
    )
    wrong(edited(lambda t: t["landscape"][0].__setitem__("owner", "white")), "table.landscape[0].tile")


def test_a_color_that_is_not_the_tiles():
    def edit(t):
        t["landscape"].append({"cell": [0, 1], "tile": "trd_farm", "color": "grey", "owner": None})

    wrong(edited(edit), "table.landscape[1].color", "HEIRS-COMP-02")


def test_a_troop_on_no_tile():
    wrong(layout(troops={"white_1": (4, 4)}), "table.troops.white_1.place")


@pytest.mark.parametrize("where", [(0, 0), (0, 1)])
def test_two_troops_on_a_tile(where):
    troops = {"white_1": where} | ({"blue_1": where} if where == (0, 1) else {})
    wrong(layout(land={(0, 1): "grey"}, troops=troops), "table.troops.", "HEIRS-TROOP-06")


def test_cavalry_outside_the_landscape_and_troops_aside_in_a_duel():
    wrong(layout(troops={"blue_cavalry": "royal_supply"}), "table.troops.blue_cavalry.place", "HEIRS-TROOP-04")
    wrong(layout(troops={"blue_1": "aside"}), "table.troops.blue_1.place")


def test_a_troop_that_is_not_where_its_action_led():
    wrong(layout(acted={"white_1": "deployed"}), "table.troops.white_1.place", "HEIRS-TROOP-01")
    wrong(layout(acted={"white_cavalry": "retired"}), "table.troops.white_cavalry.place", "HEIRS-TROOP-01")


# -- the flow --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stack", "clause"),
    [
        (["menu:1"], "HEIRS-TURN-01"),
        (["menu:0", "build:0:trd_farm"], "HEIRS-TURN-02"),
        (["menu:0", "expand:0:trd_farm"], "HEIRS-TURN-02"),
        (["menu:0", "troop:0:blue_1"], "HEIRS-TURN-02"),
        (["menu:0", "troop:1:blue_1"], "HEIRS-TURN-01"),
        (["dance:0"], ""),
    ],
)
def test_a_question_that_cannot_be_put(stack, clause):
    wrong(layout() | {"stack": stack}, "stack", clause)


def test_a_siege_without_its_question_or_of_an_own_building():
    wrong(edited(lambda t: t.__setitem__("besieged", [[1, 1]]), **SIEGE), "table.besieged", "HEIRS-BLD-SIEGE-01")
    own = edited(lambda t: t.__setitem__("besieged", [[2, 1]]), **SIEGE) | {"stack": ["menu:0", "siege:0"]}
    wrong(own, "table.besieged", "HEIRS-BLD-SIEGE-01")
    nowhere = edited(lambda t: t.__setitem__("besieged", [[9, 9]]), **SIEGE) | {"stack": ["menu:0", "siege:0"]}
    wrong(nowhere, "table.besieged")
    good = edited(lambda t: t.__setitem__("besieged", [[1, 1]]), **SIEGE) | {"stack": ["menu:0", "siege:0"]}
    assert keys(GAME.from_json(good)) == ["done", "destroy:1,1"]


@pytest.mark.parametrize(
    ("change", "field"),
    [({"game": "chess"}, "game"), ({"format": 9}, "format"), ({"mode": "trio"}, "trio"), ({"extra": 1}, "extra")],
)
def test_the_head_of_a_position(change, field):
    wrong(layout() | change, field)


def test_options_of_a_position_are_checked_as_for_a_new_game():
    position = layout()
    position["options"]["sets"] = ["war", "war", "crafts"]
    wrong(position, "sets", "HEIRS-SETUP-01")
    position = layout(solo=True)
    position["options"]["roads"] = False
    wrong(position, "roads", "HEIRS-SOLO-51")


# -- solo --------------------------------------------------------------------------------------------------------


def henri(edit, **parts):
    return edited(lambda t: edit(t["henri"]), solo=True, **parts)


def test_treasure_counts():
    wrong(henri(lambda h: h.__setitem__("treasure_stack", 3), stack=4), "table.henri.treasure_stack", "HEIRS-SOLO-03")
    wrong(henri(lambda h: h["treasures_unseen"].pop(), stack=4), "table.henri.treasure_stack", "HEIRS-SOLO-03")
    wrong(henri(lambda h: h.__setitem__("treasure_stack", 11)), "table.henri.treasure_stack")
    wrong(henri(lambda h: h.__setitem__("treasure_stack", 2), level=1, stack=1), "table.henri.treasure_stack", "HEIRS-SOLO-03")


def test_a_treasure_twice_on_no_tile_or_two_on_one_cell():
    land = {"land": {(1, 1): "blue trd_farm", (1, 2): "blue trd_quarry"}}
    col, row = {"treasure": "treasure_col_green"}, {"treasure": "treasure_row_green"}
    twice = [{"cell": [1, 1], **col}, {"cell": [1, 2], **col}]
    wrong(henri(lambda h: h.__setitem__("treasures", twice), **land), "table.henri.treasures", "HEIRS-SOLO-03")
    nowhere = [{"cell": [7, 7], **col}]
    wrong(henri(lambda h: h.__setitem__("treasures", nowhere), **land), "table.henri.treasures[0].cell")
    together = [{"cell": [1, 1], **col}, {"cell": [1, 1], **row}]
    wrong(henri(lambda h: h.__setitem__("treasures", together), **land), "table.henri.treasures[1].cell")
    unknown = [{"cell": [1, 1], "treasure": "gold"}]
    wrong(henri(lambda h: h.__setitem__("treasures", unknown), **land), "table.henri.treasures[0].treasure")


def test_henri_has_no_hand_no_troops_in_the_supply_no_decision_and_is_never_the_reference():
    wrong(layout(solo=True, hands={"blue": ["trd_farm"]}), "table.hands.blue", "HEIRS-SOLO-20")
    wrong(layout(solo=True, troops={"blue_1": "royal_supply"}), "table.troops.blue_1.place", "HEIRS-SOLO-02")
    wrong(layout(solo=True, active="blue"), "stack", "HEIRS-TURN-01")
    wrong(layout(solo=True, land={(1, 1): "blue trd_farm"}, reference=(1, 1)), "table.henri.reference", "HEIRS-SOLO-21")
    wrong(layout(solo=True, reference=(3, 3)), "table.henri.reference")
    wrong(layout(solo=True, troops={"blue_cavalry": (0, 0)}), "table.troops.blue_cavalry.place", "HEIRS-TROOP-06")


def test_removed_tiles_are_part_of_the_count():
    state = solo(removed=["trd_farm"])
    assert fields(state)["henri"]["removed"] == ["trd_farm"]
    position = layout(solo=True, removed=["trd_farm"], hands={"white": ["trd_farm"]})
    del position["table"]["common_supply"]["unseen"]
    wrong(position, "table.henri.removed", "HEIRS-COMP-01")


def test_a_journal_from_a_position_replays():
    state = line(table(land={(0, 1): "grey"}, hands={"white": ["trd_farm"]}), "take:1", "expand:trd_farm", "cell:1,1", "end")
    again = GAME.replay(state.journal())
    assert again.digest() == state.digest()


FORTRESS = {"sets": ["travel", "trade_church", "war"], "hands": {"white": ["war_fortress_grey"]}}


@pytest.mark.parametrize(
    ("stack", "parts"),
    [
        (["menu:0", "menu:0"], {}),
        (["troop:0:white_1"], {}),
        (["build:0:war_fortress_grey"], FORTRESS),
        (
            ["menu:0", "build:0:war_fortress_grey"],
            FORTRESS,
        ),
        (["set_up"], {}),
        (["menu:0", "set_up"], {}),
        (["end_turn:1", "henri:turn"], {"active": "blue", "crown": "blue"}),
        ([], {}),
    ],
)
def test_questions_that_nobody_could_have_asked(stack, parts):
    """Two menus, a question without its menu, one that the menu would refuse, a set-up on a table, Henri in a duel, no end."""
    wrong(layout(**parts) | {"stack": stack}, "stack")


def test_flags_that_cannot_stand():
    wrong(edited(lambda t: t.__setitem__("stuck", True), solo=True), "table.stuck", "HEIRS-TURN-07")
    waiting = edited(lambda t: t["troops"]["blue_cavalry"].__setitem__("acted", "moved"))
    wrong(waiting, "table.troops.blue_cavalry.acted", "HEIRS-TROOP-01")
    grey = {"land": {(0, 1): "blue agr_camp_green", (0, 2): "grey", (0, 3): "grey", (0, 4): "grey"}}
    met = {"treasures": {(0, 1): "treasure_col_grey"}, "start": "yellow"}
    wrong(layout(solo=True, **grey, **met), "table.henri.treasures", "HEIRS-SOLO-40")


def test_unseen_treasures_have_no_order():
    one, other = henri(lambda _: None), henri(lambda h: h["treasures_unseen"].reverse())
    assert GAME.from_json(one).digest() == GAME.from_json(other).digest()
