"""An option that changes at once what its player has says so on its button, and says what really happens."""

import random
import re

import pytest

from regalia.core.registry import game_ids, games
from regalia.core.rng import seeded
from regalia.testing.playing import plain_setups

SEEDS = range(4)


def with_change():
    return [game for game in games() if hasattr(game.room("promises"), "change")]


def decisions(game):
    """Every option of random games of each setup, with the position it stands in."""
    for config in plain_setups(game):
        for seed in SEEDS:
            rng = random.Random(seed)
            state = game.deal(config, seeded(seed))
            while not state.over:
                seat = rng.choice(state.actors())
                legal = state.legal_for(seat)
                yield from ((state, seat, action) for action in legal)
                state.apply(rng.choice(legal), seat)


def changed(state, seat, action):
    """What the player really has more and less, and whether it is still the same turn."""
    after = state.copy()
    after.apply(action, seat)
    before = dict(state.game.ask("holdings", "of", state, seat))
    found = [had - before[name] for name, had in state.game.ask("holdings", "of", after, seat) if had != before[name]]
    return found, after.turn == state.turn and after.round == state.round


def numbers(text):
    return [int(number) for number in re.findall(r"\d+", text)]


@pytest.mark.skipif("crown_of_emara" not in game_ids(), reason="a checkout of one new game")
def test_some_game_promises():
    assert with_change()


def test_an_option_says_what_it_changes_and_nothing_else():
    for game in with_change():
        unsaid = game.room("promises").UNSAID
        kept = 0
        for state, seat, action in decisions(game):
            promise = game.ask("promises", "change", state, action)
            found, same_turn = changed(state, seat, action)
            where = f"{game.id}: {state.key(action)}"
            if promise is not None:
                kept += 1
                args = promise[1]
                said = [-n for n in numbers(args["price"])] + numbers(args["gain"])
                assert sorted(said) == sorted(found), where
            elif found and same_turn:
                assert game.catalogue.block_of(action).name in unsaid, where
        assert kept > 100


def test_a_reason_for_each_block_that_says_nothing():
    for game in with_change():
        room = game.room("promises")
        blocks = {game.catalogue.block_of(action).name for action in range(len(game.catalogue))}
        assert blocks.issuperset(room.UNSAID)
        assert blocks.issuperset(room.SAID)
        assert not set(room.UNSAID) & room.SAID
