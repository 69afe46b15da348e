"""Observations as arrays: what they say, for whom, in which form."""

import subprocess
import sys

import numpy as np
import pytest

import endurance
import regalia
from regalia.core.observing.pieces import EVERYBODY, Piece, Sight, Writer
from regalia.core.observing.plan import writer_of
from regalia.envs import Observer
from regalia.testing import play_random
from regalia.testing.checks import observations
from regalia.testing.playing import positions, sample


def emara(steps=40, players=3, **options):
    game = regalia.game("crown_of_emara")
    config = game.configure(players, "standard", **options)
    return game, config, play_random(game, config, 5, steps=steps)


def test_the_observing_seat_comes_first():
    game, config, state = emara()
    observer = Observer(game, config)
    for seat in range(3):
        seen = observer.as_dict(observer.observe(state, seat))
        for n in range(3):
            other = (seat + n) % 3
            goods = [int(state.goods[other * 10 + good]) for good in range(8)]
            assert seen["players.goods"][n].tolist() == goods
            assert seen["scores"][n] == state.score(other)
        assert seen["active"].tolist() == [int((seat + n) % 3 == state.active) for n in range(3)]
        assert seen["acting"].tolist() == [int((seat + n) % 3 == state.turn) for n in range(3)]


def test_of_a_hidden_hand_only_its_size_is_told():
    game, config, state = emara()
    seen = Observer(game, config).as_dict(Observer(game, config).observe(state, 0))
    hand = seen["players.hand"]
    own = [int(state.hands[0]) >> card & 1 for card in range(9)]
    assert hand[0].tolist() == [*own, sum(own)]
    for other in (1, 2):
        assert not hand[other][:9].any()
        assert hand[other][9] == int(state.hands[other]).bit_count() > 0


def test_an_open_hand_is_told():
    game, config, state = emara(informed_choice=True)
    hand = Observer(game, config).as_dict(Observer(game, config).observe(state, 0))["players.hand"]
    assert [hand[n][:9].sum() for n in range(3)] == [int(state.hands[n]).bit_count() for n in range(3)]


def test_the_mask_is_the_options():
    game, config, state = emara()
    observer = Observer(game, config)
    for seat in range(3):
        mask = observer.mask(state, seat)
        assert np.flatnonzero(mask).tolist() == sorted(state.legal_for(seat)) == sorted(observer.legal(state, seat).tolist())
    assert mask.dtype == np.int8
    assert mask.size == len(game.catalogue)


def test_dtypes_say_the_same():
    game, config, state = emara(steps=150)
    exact = Observer(game, config).observe(state, 1)
    small = Observer(game, config, "int8").observe(state, 1)
    real = Observer(game, config, "float32").observe(state, 1)
    assert np.array_equal(small, exact.clip(-128, 127))
    assert small.dtype == np.int8
    assert np.array_equal(real, exact.astype(np.float32))
    observer = Observer(game, config, "float32", normalise=True)
    scaled = observer.observe(state, 1)
    assert scaled.dtype == np.float32
    assert np.array_equal(np.sign(scaled), np.sign(exact))
    assert (scaled >= observer.low).all()
    assert (scaled <= observer.high).all()
    with pytest.raises(ValueError, match="normalised"):
        Observer(game, config, "int8", normalise=True)


def test_it_is_written_into_a_given_buffer():
    game, config, state = emara()
    observer = Observer(game, config, "float32")
    rows = np.full((4, observer.size), 9, np.float32)
    masks = np.full((4, observer.actions), 9, np.int8)
    observer.observe(state, 2, out=rows[1])
    observer.mask(state, int(state.turn), out=masks[1])
    assert np.array_equal(rows[1], observer.observe(state, 2))
    assert masks[1].sum() == len(state.legal())
    assert (rows[[0, 2, 3]] == 9).all()


def test_rows_are_cleared_before_they_are_written_anew():
    game, config, state = emara()
    used = Observer(game, config)
    for steps in (0, 30, 60, 90):
        used.observe(play_random(game, config, 6, steps=steps), 0)
    assert np.array_equal(used.observe(state, 0), Observer(game, config).observe(state, 0))


def test_pieces_cover_the_vector_without_a_gap():
    for id in regalia.game_ids():
        game = regalia.game(id)
        observer = Observer(game, game.configure())
        at = 0
        for piece in observer.pieces:
            assert (piece.first, piece.last - piece.first) == (at, int(np.prod(piece.shape)))
            at = piece.last
        assert at == observer.size


def test_a_leak_is_found(monkeypatch):
    """The check of the contract fails for a piece that shows what only its owner may see."""
    game, config, _ = emara()
    honest = writer_of(game, config)
    hand = next(piece for piece in honest.pieces if piece.name == "players.hand")
    leak = Piece("players.hand", hand.unit, 3, True, Sight(EVERYBODY, None, None, None), False, False)
    monkeypatch.setattr(observations, "writer_of", lambda _game, _config: Writer([leak]))
    with pytest.raises(AssertionError, match=r"hidden.*players\.hand"):
        observations.check_observations(game, config, seed=1)


@endurance.sizes("looks")
def test_nothing_hidden_is_observed(choice, size):
    """From every seat, in so many positions of a random game of every set-up: observation and mask stay the same when all that
    the seat cannot know is dealt anew, twice."""
    id, words = choice
    game = regalia.game(id)
    config = game.configure(**words)
    observer = Observer(game, config)
    for state in sample(positions(game, config, seed=9), size):
        for seat in range(config.players):
            seen, mask = observer.observe(state, seat), observer.mask(state, seat)
            for deal in range(2):
                other = state.resample(seat, deal)
                assert np.array_equal(seen, observer.observe(other, seat)), f"{state!r}, seat {seat}"
                assert np.array_equal(mask, observer.mask(other, seat)), f"{state!r}, seat {seat}"


def test_the_engine_alone_needs_no_numpy():
    code = "import sys, regalia; regalia.game('two_heirs').new(); print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
