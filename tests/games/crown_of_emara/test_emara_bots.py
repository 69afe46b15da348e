"""The value heuristic: good enough for the simplest bot, and never in the way."""

from __future__ import annotations

import pytest
from emara_table import GAME, menu, visit

from regalia.bots.greedy import GreedyBot
from regalia.bots.random_bot import RandomBot


def play(players, greedy_seat, seed):
    state = GAME.new(players=players, seed=seed, record=False)
    bots = [GreedyBot(seed=seed) if seat == greedy_seat else RandomBot(seed=seed + seat) for seat in range(players)]
    turn = 0
    while not state.over:
        turn += 1
        seat = state.turn
        state.do(bots[seat].decide(state.resample(seat, seed * 10_000 + turn), seat))
    return state


@pytest.mark.parametrize(("players", "seat"), [(2, 0), (2, 1), (4, 0), (4, 2)])
def test_greedy_beats_random(players, seat):
    state = play(players, seat, seed=players + seat)
    assert state.winners() == [seat]
    assert state.score(seat) > 40


def test_goods_are_worth_more_early_than_late():
    early = menu(ring=1, stone=2).value(0) - menu(ring=1).value(0)
    late = menu(ring=1, stone=2, round=6).value(0) - menu(ring=1, round=6).value(0)
    assert early > late > 0


def test_the_lagging_pawn_is_worth_more():
    citizens = visit("castle", book=1, wood=1, cp=11, bp=60).value(0)
    buildings = visit("castle", book=1, wood=1, cp=10, bp=61).value(0)
    assert citizens > buildings


def test_a_finished_game_is_worth_its_score():
    state = GAME.new(players=2, seed=3)
    state.playout()
    assert [state.value(seat) for seat in (0, 1)] == [float(state.score(seat)) for seat in (0, 1)]
