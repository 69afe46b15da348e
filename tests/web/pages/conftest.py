"""Positions of every game that has a board, met in random play."""

import random

import pytest

import regalia

WITH_BOARD = [id for id in regalia.game_ids() if regalia.game(id).has_board]


def positions(game, mode, players, seed, every):
    """Every so many decisions of one random game, its last position included."""
    state = regalia.game(game).new(players=players, mode=mode, seed=seed)
    rng = random.Random(seed)
    count = 0
    while not state.over:
        if count % every == 0:
            yield state
        state.do(rng.choice(state.legal()))
        count += 1
    yield state


def setups():
    return list(_setups())


def _setups():
    for id in WITH_BOARD:
        for mode in regalia.game(id).info.modes:
            if not any(option.required for option in mode.options.values()):
                yield pytest.param(id, mode.id, max(mode.players), id=f"{id}-{mode.id}")
