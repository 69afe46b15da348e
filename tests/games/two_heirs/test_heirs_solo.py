"""Solo: the set-up, the last round and the score (HEIRS-SOLO-01 to -05, -50 to -55)."""

import pytest
from heirs_table import GAME, TILES, fields, keys, outcomes, part, reached, solo, where

from regalia.core.errors import ConfigError
from regalia.testing import line, refused, rule

# -- set-up --------------------------------------------------------------------------------------------


@rule("HEIRS-SOLO-01")
@pytest.mark.parametrize(("color", "other"), [("white", "blue"), ("blue", "white")])
def test_the_player_chooses_a_color_and_henri_has_the_other(color, other):
    state = GAME.new(players=1, seed=3, color=color)
    assert fields(state)["royal_supply"].count(None) == 1
    assert fields(state)["common_supply"]["tiles"] == 20
    assert keys(line(state, "take:1"), "end") == ["end"]
    line(state, "end")
    assert fields(state)["landscape"][-1]["owner"] == other


@rule("HEIRS-SOLO-02", "HEIRS-SOLO-04")
@pytest.mark.parametrize(("color", "other"), [("white", "blue"), ("blue", "white")])
def test_henris_troops_lie_aside_and_the_player_begins_without_a_toss(color, other):
    for seed in range(6):
        state = GAME.new(players=1, seed=seed, color=color)
        assert {where(state, f"{other}_{rank}") for rank in ("cavalry", "1", "2")} == {"aside"}
        assert where(state, f"{color}_cavalry") == [0, 0]
        assert where(state, f"{color}_1") == where(state, f"{color}_2") == "royal_supply"
        assert fields(state)["royal_shield"] == {"place": 0, "crown": color}
        assert state.turn == 0
        assert len(reached(state)) == 3


@rule("HEIRS-SOLO-03")
@pytest.mark.parametrize(("level", "stack"), [(1, 6), (2, 8), (3, 10)])
def test_four_two_or_no_treasures_are_removed_unseen(level, stack):
    henri = fields(GAME.new(players=1, seed=3, level=level))["henri"]
    assert henri["treasure_stack"] == stack
    assert len(henri["treasures_unseen"]) == 10
    assert henri["treasures"] == []


@rule("HEIRS-SOLO-03")
def test_any_unseen_treasure_may_be_drawn_those_removed_alike():
    drawn = set()
    for seed in range(80):
        state = line(GAME.new(players=1, seed=seed, level=1), "take:1", "end")
        drawn |= {outcome for outcome in outcomes(state)[1] if outcome.startswith("treasure:")}
    assert len(drawn) == 10


@rule("HEIRS-SOLO-05")
def test_after_each_turn_of_the_player_henri_has_one_without_a_decision():
    state = line(GAME.new(players=1, seed=3), "take:1")
    assert len(fields(state)["landscape"]) == 1
    line(state, "end")
    assert state.turn == 0
    assert len(fields(state)["landscape"]) == 2
    assert fields(state)["royal_shield"]["crown"] == "white"
    refused(state, "take:1", "HEIRS-TURN-01", seat=1)


# -- the end ---------------------------------------------------------------------------------------------


@rule("HEIRS-SOLO-50")
def test_henri_counts_as_a_player_in_the_last_round():
    state = solo(supply=1, top="green")
    line(state, "take:1", "end")
    assert not state.over
    assert fields(state)["last_turns"] == 1
    line(state, f"take:{reached(state)[0]}", "end")
    assert state.over
    drawn_by_henri = line(solo(supply=2), "take:1", "end")
    line(drawn_by_henri, f"take:{reached(drawn_by_henri)[0]}", "end")
    assert drawn_by_henri.over


@rule("HEIRS-SOLO-51")
def test_solo_always_counts_roads():
    for given in (False, "off"):
        with pytest.raises(ConfigError) as problem:
            GAME.new(players=1, roads=given)
        assert problem.value.clause == "HEIRS-SOLO-51"
        assert "roads" in problem.value.text("en")
        assert "HEIRS-SOLO-51" in problem.value.text("fr")
    land = {(3, 3): "white agr_mill", (4, 3): "white trv_inn_row_grey"}
    assert part(solo(land=land, troops={"white_1": (3, 3)}), 0, "roads") == 2
    assert part(solo(land=land, troops={"white_1": (3, 3)}), 0, "doubled") == 1


@rule("HEIRS-SOLO-52")
def test_henris_three_best_buildings_are_doubled_and_his_troops_ignored():
    land = {
        (3, 3): "blue trd_cathedral_green",
        (5, 5): "blue trd_cathedral_grey",
        (7, 7): "blue trd_cathedral_yellow",
        (9, 9): "blue agr_camp_green",
    }
    state = solo(land=land, troops={"blue_1": (9, 9)})
    assert state.score(1) == 15 + 2 + 15
    few = solo(land={cell: word for cell, word in land.items() if cell[0] in (3, 9)})
    assert few.score(1) == (5 + 2) * 2
    equal = solo(
        land={(x, 9): f"blue agr_camp_{color}" for x, color in ((0, "green"), (3, "grey"), (6, "yellow"))}
        | {(9, 3): "blue trd_cathedral_grey"}
    )
    assert equal.score(1) == 6 + 5 + 5 + 2 + 2


@rule("HEIRS-SOLO-53")
def test_roads_score_for_both():
    land = {
        (3, 3): "blue agr_mill",
        (4, 3): "blue trv_inn_row_grey",
        (3, 6): "white agr_stable",
        (3, 7): "white trv_inn_col_yellow",
    }
    state = solo(land=land)
    assert part(state, 0, "roads") == 2
    assert part(state, 1, "roads") == 2


@rule("HEIRS-SOLO-54")
def test_five_points_for_each_treasure_left_in_the_stack_or_on_the_table():
    state = solo(land={(3, 3): "blue trd_farm"}, treasures={(3, 3): "treasure_col_green"}, stack=4)
    assert state.score(1) == 25
    assert part(state, 1, "treasures") == 25
    assert part(solo(level=1, stack=6), 1, "treasures") == 30


@rule("HEIRS-SOLO-55")
def test_the_player_wins_only_with_strictly_more_points():
    tie = solo(
        land={(3, 3): "white trd_cathedral_green", (5, 5): "white trd_cathedral_grey", (7, 7): "blue trd_cathedral_yellow"}
    )
    assert tie.scores() == [10, 10]
    assert tie.winners() == [1]
    more = {(3, 3): "white trd_cathedral_green", (5, 5): "white trd_cathedral_grey", (9, 9): "white agr_camp_grey"}
    assert solo(land=more | {(7, 7): "blue trd_cathedral_yellow"}).winners() == [0]


@rule("HEIRS-SOLO-05")
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("color", ["white", "blue"])
def test_solo_games_run_to_the_end_at_every_level(level, color):
    state = GAME.new(players=1, seed=level, level=level, color=color)
    state.playout()
    assert state.over
    state.game.check(state)
    counted = [tile for tile in TILES if tile in str(fields(state))]
    assert len(counted) == 27


def test_a_turn_without_a_take_never_ends_a_solo_game_at_once():
    around = {(x, y): ("green", "grey")[(x + y) % 2] for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)}
    acted = {"white_cavalry": "moved", "white_1": "retired", "white_2": "retired"}
    hands = {"white": ["trd_farm", "trd_sawmill", "trd_quarry"]}
    state = solo(land=around, acted=acted, hands=hands, start="yellow")
    assert keys(state) == ["end"]
    line(state, "end")
    assert not state.over
    assert state.turn == 0
    assert fields(state)["stuck"] is False
    assert fields(state)["royal_shield"]["crown"] == "white"
