"""The last round, the end of the game, and its size (HEIRS-END)."""

import pytest
from heirs_table import GAME, SETS, fields, keys, table

from regalia.testing import line, play_random, refused, rule


def in_ring(state) -> int:
    return sum(tile is not None for tile in fields(state)["royal_supply"])


@rule("HEIRS-END-01", "HEIRS-END-02")
def test_worked_example_10_one_last_turn_each_after_the_last_tile():
    state = table(supply=1)
    line(state, "take:1")
    assert fields(state)["common_supply"]["tiles"] == 0
    assert in_ring(state) == 6
    assert state.turn == 0
    line(state, "end")
    assert state.turn == 1
    line(state, "take:2")
    assert in_ring(state) == 5
    line(state, "end")
    assert state.turn == 0
    line(state, "take:3")
    assert in_ring(state) == 4
    assert not state.over
    line(state, "end")
    assert state.over


@rule("HEIRS-END-01")
def test_who_draws_the_last_tile_finishes_the_turn_normally():
    state = table(supply=1, land={(0, 1): "grey"}, hands={"white": ["trd_farm"]})
    line(state, "take:1", "expand:trd_farm", "cell:1,0", "troop:white_cavalry", "to:0,1", "troop:white_1", "to:1,0")
    assert state.turn == 0
    line(state, "end")
    assert not state.over


@rule("HEIRS-END-02")
def test_a_camp_in_the_turn_of_the_last_tile_does_not_shorten_the_last_round():
    state = table(supply=1, land={(0, 1): "white agr_camp_green"})
    line(state, "take:1", "camp:0,1", "take:2", "end")
    assert state.turn == 1
    line(state, "take:3", "end")
    assert state.turn == 0
    line(state, "take:4", "end")
    assert state.over


@rule("HEIRS-END-03")
def test_in_the_last_turns_nothing_is_refilled_and_empty_places_are_ignored():
    state = line(table(supply=1), "take:1", "end", "take:2")
    assert fields(state)["royal_supply"][1] is None
    line(state, "end")
    assert keys(state, "take") == ["take:3", "take:4", "take:5"]
    line(state, "take:4", "end")
    assert state.over


@rule("HEIRS-END-04")
def test_the_take_stays_mandatory_in_the_last_turns():
    state = table(supply=0, last_turns=2, ring=["grey"] * 5)
    refused(state, "end", "HEIRS-TURN-05")
    line(state, "take:1", "end")
    refused(state, "end", "HEIRS-TURN-05")


@rule("HEIRS-END-04")
@pytest.mark.parametrize("seed", range(4))
def test_without_camps_a_game_has_22_turns_and_each_player_takes_11_tiles(seed):
    config = GAME.configure(players=2, sets=["travel", "trade_church", SETS[3 + seed % 3]])
    entries = play_random(GAME, config, seed).journal().entries
    assert sum(entry.action == "end" for entry in entries) == 22
    for seat in (0, 1):
        assert sum(entry.action.startswith("take:") for entry in entries if entry.seat == seat) == 11


@rule("HEIRS-END-04")
def test_three_camps_in_the_last_round_do_not_empty_the_ring():
    camps = {(0, 1): "white agr_camp_green", (1, 0): "white agr_camp_grey", (1, 1): "white agr_camp_yellow"}
    state = table(supply=1, land=camps)
    line(state, "take:1", "end", "take:2", "end", "take:3", "camp:0,1", "take:4", "camp:1,0")
    line(state, f"expand:{fields(state)['hands']['white'][0]}", "cell:-1,0")
    line(state, f"expand:{fields(state)['hands']['white'][0]}", "cell:-1,-1", "take:5", "camp:1,1")
    assert keys(state, "take") == ["take:6", "take:0"]
    line(state, "take:6", "end")
    assert state.over
    assert in_ring(state) == 1


@rule("HEIRS-END-05")
def test_tiles_in_hand_and_in_the_ring_are_worth_nothing():
    hands = {"white": ["trd_cathedral_green", "trd_cathedral_grey"], "blue": ["agr_camp_green"]}
    state = table(supply=0, last_turns=1, ring=["trd_cathedral_yellow", "grey"], hands=hands)
    line(state, "take:2", "end")
    assert state.over
    assert state.scores() == [0, 0]
    refused(state, "take:1", "HEIRS-TURN-01", seat=0)
    refused(state, "take:1", "HEIRS-TURN-01", seat=1)


# -- size ----------------------------------------------------------------------------------------------


def test_random_duels_have_the_expected_size():
    games = [play_random(GAME, GAME.configure(players=2), seed) for seed in range(12)]
    decisions = [int(state.moves) for state in games]
    assert 120 <= min(decisions) <= max(decisions) <= 215
    assert 140 <= sum(decisions) / len(decisions) <= 190
    turns = [sum(entry.action == "end" for entry in state.journal().entries) for state in games]
    assert 19 <= min(turns) <= max(turns) <= 22
    scores = [score for state in games for score in state.scores()]
    assert min(scores) >= 0
    assert 1 <= sum(scores) / len(scores) <= 20


def test_random_solo_games_have_the_expected_size():
    games = [play_random(GAME, GAME.configure(players=1, level=3), seed) for seed in range(12)]
    decisions = [int(state.moves) for state in games]
    assert 55 <= min(decisions) <= max(decisions) <= 115
    assert all(10 <= state.score(1) <= 120 for state in games)


def test_the_options_of_a_decision_stay_within_their_numbers():
    most = {"menu": 0, "build": 0, "expand": 0, "troop": 0}
    for seed in range(4):
        state = GAME.new(players=2, seed=seed)
        while not state.over:
            kind = state.question(state.turn).kind
            most[kind] = max(most[kind], len(state.legal()))
            state.do(state.options[state.rng.below(len(state.options))])
    assert most["menu"] <= 13
    assert most["build"] <= 24
    assert most["expand"] <= 24
    assert most["troop"] <= 16
