"""The turn (HEIRS-TURN), and what can be taken back in it."""

from itertools import permutations

import pytest
from heirs_table import GAME, fields, keys, table

from regalia.core.errors import UndoRefused
from regalia.testing import line, refused, rule

AROUND = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]
IN_HAND = ["trd_farm", "trd_sawmill", "trd_quarry"]


def closed_in(*, hand=IN_HAND, without=None, acted=None, land=None, **parts):
    """White's cavalry stands, already moved, in the middle of nine tiles; the other troops are retired; the hand is full."""
    around = {cell: ("green", "grey")[n % 2] for n, cell in enumerate(AROUND) if cell != without}
    moved = {"white_cavalry": "moved", "white_1": "retired", "white_2": "retired"} if acted is None else acted
    troops = {"blue_cavalry": (1, 1)}
    return table(land=around | (land or {}), troops=troops, acted=moved, hands={"white": hand}, start="yellow", **parts)


# -- order -----------------------------------------------------------------------------------------


@rule("HEIRS-TURN-01")
def test_players_alternate_beginning_with_the_crown_shown():
    for seed in range(4):
        state = GAME.new(players=2, seed=seed)
        first = int(state.turn)
        assert fields(state)["royal_shield"]["crown"] == ("white", "blue")[first]
        line(state, "take:1", "end")
        assert state.turn == 1 - first
        line(state, "take:2", "end")
        assert state.turn == first


@rule("HEIRS-TURN-01")
def test_nobody_acts_in_the_turn_of_the_other():
    state = table()
    for key in ("take:1", "end", "troop:blue_cavalry", "cell:0,1"):
        refused(state, key, "HEIRS-TURN-01", seat=1)


@rule("HEIRS-TURN-02")
@pytest.mark.parametrize("order", list(permutations(["take", "play", "move"])), ids="-".join)
def test_the_actions_come_in_any_order(order):
    moves = {
        "take": ["take:1"],
        "play": ["expand:trd_farm", "cell:0,-1"],
        "move": ["troop:white_cavalry", "to:0,1"],
    }
    play_next_to = {"before": "cell:0,-1", "after": "cell:0,2"}
    if order.index("move") < order.index("play"):
        moves["play"][1] = play_next_to["after"]
    state = table(land={(0, 1): "grey"}, hands={"white": ["trd_farm"]})
    line(state, *[key for action in order for key in moves[action]], "end")
    assert state.turn == 1


@rule("HEIRS-TURN-02")
def test_actions_may_be_interleaved_freely():
    state = table(land={(0, 1): "grey"}, hands={"white": ["trd_farm", "trd_quarry"]})
    line(state, "expand:trd_farm", "cell:0,-1", "troop:white_cavalry", "to:0,1", "take:1")
    line(state, "expand:trd_quarry", "cell:0,2", "troop:white_1", "to:0,2", "end")
    assert state.turn == 1


@rule("HEIRS-TURN-02")
def test_while_a_decision_is_pending_nothing_else_may_be_done():
    state = line(table(land={(0, 1): "grey"}, hands={"white": ["trd_farm"]}), "expand:trd_farm")
    for key in ("take:1", "end", "troop:white_cavalry", "expand:trd_farm", "to:0,1", "done"):
        refused(state, key, "HEIRS-TURN-02")
    line(state, "cell:0,-1", "troop:white_cavalry")
    for key in ("take:1", "end", "troop:white_cavalry", "cell:0,2", "destroy:0,1", "camp:0,1"):
        refused(state, key, "HEIRS-TURN-02")


@rule("HEIRS-TURN-03")
def test_a_tile_is_taken_exactly_once_in_a_turn():
    state = table()
    assert "end" not in keys(state)
    line(state, "take:1")
    assert keys(state, "take") == []
    assert "end" in keys(state)


@rule("HEIRS-TURN-04")
def test_tiles_and_troops_are_played_as_often_as_wished_but_each_troop_once():
    state = table(land={(0, 1): "grey", (1, 1): "grey"}, hands={"white": IN_HAND})
    line(state, "expand:trd_farm", "cell:1,0", "expand:trd_sawmill", "cell:-1,0", "expand:trd_quarry", "cell:0,-1")
    line(state, "troop:white_cavalry", "to:0,1", "troop:white_1", "to:1,1", "troop:white_2", "to:1,0")
    assert keys(state, "troop") == []
    assert all(troop["acted"] for id, troop in fields(state)["troops"].items() if id.startswith("white"))


@rule("HEIRS-TURN-05")
def test_a_turn_ends_only_by_word_and_only_after_the_take():
    state = table()
    refused(state, "end", "HEIRS-TURN-05")
    line(state, "take:1")
    assert state.turn == 0
    line(state, "end")
    assert state.turn == 1


@rule("HEIRS-TURN-05")
def test_end_is_asked_even_when_nothing_else_is_left():
    state = closed_in(crown="blue")
    assert keys(state) == ["end"]
    assert state.turn == 0


@rule("HEIRS-TURN-06")
def test_at_the_end_of_a_turn_troops_turn_back_and_discounts_are_lost():
    state = table(land={(0, 1): "grey"}, hands={"white": ["trd_farm"]}, crown="blue")
    line(state, "expand:trd_farm", "cell:-1,0", "troop:white_cavalry", "to:0,1", "troop:white_1", "to:-1,0")
    assert fields(state)["discounts"] == 1
    line(state, "end")
    assert fields(state)["discounts"] == 0
    assert {troop["acted"] for troop in fields(state)["troops"].values()} == {None}
    assert fields(state)["active"] == "blue"


# -- a turn without a take ---------------------------------------------------------------------------


@rule("HEIRS-TURN-07")
def test_a_player_who_can_do_nothing_at_all_ends_without_taking_and_the_shield_turns_in_place():
    state = closed_in(shield=3)
    before = fields(state)["royal_supply"]
    assert keys(state) == ["end"]
    line(state, "end")
    assert state.turn == 1
    assert fields(state)["royal_shield"] == {"place": 3, "crown": "blue"}
    assert fields(state)["royal_supply"] == before
    assert not state.over


@rule("HEIRS-TURN-07")
@pytest.mark.parametrize(
    "change",
    [
        {"hand": IN_HAND[:2]},
        {"without": (0, 1)},
        {"acted": {"white_1": "retired", "white_2": "retired"}},
        {"acted": {"white_cavalry": "moved", "white_1": "retired"}},
    ],
    ids=["room in hand", "room to play", "cavalry free", "troop to deploy"],
)
def test_while_anything_is_possible_the_take_stays_due(change):
    state = closed_in(**change)
    assert keys(state)
    refused(state, "end", "HEIRS-TURN-05")


@rule("HEIRS-TURN-07")
def test_a_turn_without_a_take_counts_as_a_last_turn():
    state = closed_in(supply=0, last_turns=1, ring=["grey", "grey"])
    assert not line(state, "end").legal()
    assert state.over


@rule("HEIRS-TURN-08")
def test_two_turns_in_a_row_without_a_take_end_the_game_at_once():
    state = closed_in(stuck=True)
    line(state, "end")
    assert state.over
    assert fields(state)["common_supply"]["tiles"] > 0


@rule("HEIRS-TURN-08")
def test_what_counts_is_how_the_turn_ended_so_a_camp_after_a_take_counts_too():
    state = closed_in(stuck=True, crown="blue", land={(0, 1): "white agr_camp_green"})
    line(state, "camp:0,1")
    assert keys(state) == ["end"]
    line(state, "end")
    assert state.over


@rule("HEIRS-TURN-08")
def test_a_turn_with_a_take_in_between_starts_the_count_again():
    state = line(table(stuck=True, crown="blue"), "end")
    assert not state.over
    assert fields(state)["stuck"] is False
    assert fields(line(closed_in(), "end"))["stuck"] is True


# -- taking back ---------------------------------------------------------------------------------------


def test_a_take_cannot_be_taken_back_because_the_refill_shows_a_tile():
    state = line(table(), "take:1")
    assert state.undoable(0) == 0
    with pytest.raises(UndoRefused) as problem:
        state.undo(0)
    assert problem.value.key == "undo-barrier"


def test_a_take_without_a_refill_can_be_taken_back():
    state = table(supply=0, last_turns=2, ring=["grey", "green", "yellow", "grey", "green"])
    before = state.digest()
    assert line(state, "take:2").undo(0).digest() == before


def test_building_expanding_and_moving_can_be_taken_back_one_by_one():
    state = table(land={(0, 1): "grey"}, hands={"white": ["trd_farm", "trd_quarry"]}, ring=["green", "grey", "yellow"])
    moves = ["expand:trd_quarry", "cell:1,0", "build:trd_farm", "cell:-1,0", "troop:white_cavalry", "to:0,1"]
    digests = [state.digest()]
    for move in moves:
        digests.append(line(state, move).digest())
    assert state.undoable(0) == len(moves)
    for digest in reversed(digests[:-1]):
        state = state.undo(0)
        assert state.digest() == digest


def test_a_camp_and_a_siege_can_be_taken_back():
    camp = table(land={(0, 1): "white agr_camp_green"}, crown="blue")
    before = camp.digest()
    assert line(camp, "camp:0,1").undo(0).digest() == before
    land = {(1, 1): "blue war_fortress_grey", (2, 1): "white war_siege_tower_green_a"}
    siege = table(land=land, hands={"white": ["war_siege_tower_grey_b"]}, ring=["grey", "green", "yellow"])
    before = siege.digest()
    line(siege, "build:war_siege_tower_grey_b", "cell:0,1", "destroy:1,1")
    assert siege.undoable(0) == 3
    assert siege.undo(0).undo(0).undo(0).digest() == before


def test_the_end_of_a_turn_can_be_taken_back_until_the_other_acts():
    state = line(table(land={(0, 1): "grey", (1, 0): "grey"}, crown="blue"), "troop:white_cavalry", "to:0,1")
    before = state.digest()
    line(state, "end")
    assert state.undo(0).digest() == before
    assert state.undoable(1) == 0
    line(state, "troop:blue_cavalry")
    assert state.undoable(0) == 0
    with pytest.raises(UndoRefused) as problem:
        state.undo(0)
    assert problem.value.key == "undo-other"


def test_henris_turn_is_a_barrier():
    state = line(GAME.new(players=1, seed=2), "take:1", "end")
    assert state.undoable(0) == 0
    with pytest.raises(UndoRefused) as problem:
        state.undo(0)
    assert problem.value.key == "undo-barrier"
