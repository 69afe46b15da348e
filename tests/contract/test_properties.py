"""Properties over random seeds, set-ups and moments of a game."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from regalia.core import journal as journals
from regalia.core.registry import games
from regalia.core.rng import seeded
from regalia.testing import all_setups, play_random

setups = st.sampled_from([(game, config) for game in games() for config in all_setups(game)])
seeds = st.integers(min_value=0, max_value=2**64)
moments = st.integers(min_value=0, max_value=300)


@given(setups, seeds, moments)
def test_position_and_journal_say_the_same(setup, seed, moment):
    game, config = setup
    state = play_random(game, config, seed, steps=moment)
    by_position = game.from_json(msgspec.json.decode(msgspec.json.encode(state.to_json())))
    by_journal = game.replay(journals.parse(state.journal().to_text()))
    assert by_position.digest() == by_journal.digest() == state.digest()
    for seat in state.actors():
        assert by_position.legal_for(seat) == by_journal.legal_for(seat) == state.legal_for(seat)


@given(setups, seeds, moments, st.integers(0, 2**32))
def test_a_view_does_not_depend_on_what_is_hidden(setup, seed, moment, deal):
    game, config = setup
    state = play_random(game, config, seed, steps=moment)
    for seat in range(-1, config.seats):
        other = state.resample(seat, deal)
        assert msgspec.json.encode(other.view(seat)) == msgspec.json.encode(state.view(seat))


@given(setups, seeds, moments)
def test_options_are_what_is_not_refused(setup, seed, moment):
    game, config = setup
    state = play_random(game, config, seed, steps=moment)
    rng = seeded(seed)
    tried = {rng.below(len(game.catalogue)) for _ in range(150)}
    for seat in range(state.seats):
        options = set(state.legal_for(seat))
        for action in tried | options:
            assert (state.refusal(seat, action) == 0) == (action in options), state.key(action)


@given(setups, seeds, st.integers(0, 2**32))
def test_the_future_of_a_copy_depends_on_its_generator_alone(setup, seed, other_seed):
    game, config = setup
    state = play_random(game, config, seed, steps=5)
    ends = []
    for _ in range(2):
        copy = state.copy()
        copy.rng = seeded(other_seed)
        copy.playout()
        ends.append(copy.digest())
    assert ends[0] == ends[1]
