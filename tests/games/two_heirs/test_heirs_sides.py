"""Sides are named as the seat that is asked sees the table: from the north it is the other way round."""

import random

import regalia
from regalia.core.rng import seeded
from regalia.games.two_heirs import actions as act
from regalia.games.two_heirs.places import side_of

OPPOSITE = {"n": "s", "s": "n", "e": "w", "w": "e", "ne": "sw", "sw": "ne", "nw": "se", "se": "nw"}


def test_sides_are_those_of_the_table_as_it_is_seen():
    game = regalia.game("two_heirs")
    looked_at = {0: 0, 1: 0}
    state, rng = game.deal(game.configure(2, "duel"), seeded(3)), random.Random(3)
    while not state.over:
        for action in state.legal():
            if act.A_CELL <= action < act.A_TO:
                side = str(side_of(state, act.cell_of(action - act.A_CELL))["side"]).removeprefix("@side-")
                wanted = OPPOSITE[side] if state.turn == 1 else side
                assert state.option_args(action)["side"] == f"@side-{wanted}"
                looked_at[int(state.turn)] += 1
        state.apply(rng.choice(state.legal()), state.turn)
    assert min(looked_at.values()) > 5
