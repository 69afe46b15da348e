"""Many games in arrays: the same games as one by one, with the right ends."""

import gymnasium
import numpy as np
import pytest

import regalia
from regalia.bots import ask
from regalia.core.rng import seeded
from regalia.envs import Observer, PolicyBot, VectorEnv


def test_every_row_is_the_game_of_its_state():
    batch = regalia.batch("crown_of_emara", 3, 3, seed=1)
    observer = Observer(batch.game, batch.config)
    for _ in range(30):
        batch.step(batch.sample())
    for n in range(3):
        state = batch.state(n)
        assert batch.actor[n] == state.turn
        assert np.array_equal(batch.observations[n], observer.observe(state, int(state.turn)))
        assert np.array_equal(batch.masks[n], observer.mask(state, int(state.turn)))


def test_a_game_that_ends_begins_anew_and_leaves_its_end():
    batch = regalia.batch("two_heirs", 2, mode="solo", seed=3, reward="score")
    ends = 0
    for _ in range(400):
        before = [batch.state(n) for n in range(2)]
        _, rewards, dones = batch.step(batch.sample())
        for n in range(2):
            if not dones[n]:
                assert not rewards[n].any()
                assert batch.state(n) is before[n]
                continue
            ends += 1
            state, seen = batch.final(n, 0)
            assert state is before[n]
            assert state.over
            scores = state.scores()
            assert rewards[n].tolist() == [scores[0] - scores[1], scores[1] - scores[0]]
            assert np.array_equal(seen, Observer(batch.game, batch.config).observe(state, 0))
            assert not batch.state(n).over
            assert batch.masks[n].any()
    assert ends >= 2


def test_shaped_rewards_add_up():
    batch = regalia.batch("crown_of_emara", 1, 2, seed=5, reward="shaped")
    begin = np.array(batch.state(0).scores())
    total = np.zeros(2)
    while not batch.dones[0]:
        batch.step(batch.sample())
        total += batch.rewards[0]
    assert (begin + total).tolist() == batch.final(0, 0)[0].scores()


def test_the_same_seed_gives_the_same_games():
    rows = []
    for _ in range(2):
        batch = regalia.batch("medieval_realms", 2, 2, seed=8)
        rng = seeded(1)
        for _ in range(25):
            batch.step(batch.sample(rng))
        rows.append(batch.observations.copy())
    assert np.array_equal(*rows)
    assert not np.array_equal(rows[0][0], rows[0][1])


def test_legal_actions_as_a_ragged_array():
    batch = regalia.batch("kingdom_crossing", 4, 2, seed=1)
    for _ in range(12):
        values, offsets = batch.legal()
        for n in range(4):
            assert sorted(values[offsets[n] : offsets[n + 1]]) == np.flatnonzero(batch.masks[n]).tolist()
        batch.step(values[offsets[:-1]])


def test_an_illegal_action_changes_nothing():
    batch = regalia.batch("two_heirs", 2, seed=1)
    before = batch.observations.copy()
    actions = batch.sample()
    actions[1] = int(np.flatnonzero(batch.masks[1] == 0)[0])
    with pytest.raises(ValueError, match="game 1: action"):
        batch.step(actions)
    assert np.array_equal(before, batch.observations)
    with pytest.raises(ValueError, match="1 actions for 2 games"):
        batch.step(actions[:1])


def test_playouts_leave_the_games_alone():
    batch = regalia.batch("two_heirs", 2, mode="solo", seed=1)
    before = [batch.state(n).digest() for n in range(2)]
    scores, won = batch.playout(3, seed=2)
    assert scores.shape == won.shape == (2, 2)
    assert (scores > 0).any()
    assert ((won >= 0) & (won <= 1)).all()
    assert [batch.state(n).digest() for n in range(2)] == before
    assert np.array_equal(batch.playout(3, seed=2)[0], scores)


@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_the_other_seats_play_by_themselves(opponents):
    batch = regalia.batch("two_heirs", 2, seed=1, seats=[1], opponents=opponents)
    for _ in range(6):
        assert (batch.actor == 1).all()
        batch.step(batch.sample())


def test_gymnasium_vectors():
    envs = VectorEnv("two_heirs", 3, mode="solo", dtype="float32", normalise=True, reward="score")
    assert isinstance(envs, gymnasium.vector.VectorEnv)
    seen, infos = envs.reset(seed=4)
    rng = np.random.default_rng(0)
    ended = 0
    for _ in range(200):
        assert envs.observation_space.contains(seen)
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        seen, rewards, terminations, truncations, infos = envs.step(actions)
        assert not truncations.any()
        assert not rewards[~terminations].any()
        for n in np.flatnonzero(terminations):
            ended += 1
            assert infos["final_obs"][n].shape == seen[n].shape
            assert not np.array_equal(infos["final_obs"][n], seen[n])
        if ended > 2:
            break
    assert ended > 2
    again, _ = envs.reset(seed=4)
    assert np.array_equal(again, VectorEnv("two_heirs", 3, mode="solo", dtype="float32", normalise=True).reset(seed=4)[0])


class Last(PolicyBot):
    """The legal action with the highest number."""

    def choose(self, observation, mask):
        assert observation.dtype == np.float32
        assert np.abs(observation).max() <= 1
        return int(np.flatnonzero(mask)[-1])


def test_a_policy_sits_at_a_table():
    state = regalia.game("medieval_realms").new(2, seed=1)
    rng, bots = seeded(1), [Last(), Last()]
    for _ in range(10):
        seat = int(state.turn)
        assert ask(bots[seat], state, seat, rng) == max(state.legal_for(seat))
        state.do_as(seat, max(state.legal_for(seat)))


def test_processes_hold_the_same_games():
    """Row by row the same as in one process, whatever the shares; ends, refusals and playouts too."""
    alone = regalia.batch("two_heirs", 5, mode="solo", seed=7, reward="score")
    with regalia.batch("two_heirs", 5, mode="solo", seed=7, reward="score", processes=2) as spread:
        ends = 0
        for _ in range(250):
            for name in ("observations", "masks", "dones", "actor", "rewards"):
                assert np.array_equal(getattr(alone, name), getattr(spread, name)), name
            actions = alone.sample()
            alone.step(actions)
            spread.step(actions)
            for n in np.flatnonzero(spread.dones):
                ends += 1
                state, seen = spread.final(int(n), 0)
                assert state.over
                assert np.array_equal(seen, alone.final(int(n), 0)[1])
        assert ends
        assert all(np.array_equal(a, b) for a, b in zip(alone.legal(), spread.legal(), strict=True))
        scores, wins = spread.playout(2, seed=1)
        assert scores.shape == wins.shape == (5, 2)
        before = spread.observations.copy()
        with pytest.raises(ValueError, match="game 3: action -1 is not legal"):
            spread.step([*spread.sample()[:3], -1, spread.sample()[4]])
        assert np.array_equal(before, spread.observations)
        assert np.array_equal(alone.reset(3), spread.reset(3))


def test_a_lost_process_is_told_and_ends_leave_nothing():
    batch = regalia.batch("crown_of_emara", 2, processes=2)
    workers = batch._workers
    workers[1].kill()
    workers[1].join()
    with pytest.raises((RuntimeError, OSError)):
        batch.step(batch.sample())
    batch.close()
    assert not any(worker.is_alive() for worker in workers)


def test_gymnasium_over_processes():
    envs = VectorEnv("two_heirs", 3, mode="solo", processes=2)
    seen, infos = envs.reset(seed=1)
    assert seen.shape == (3, envs.batch.observer.size)
    for _ in range(3):
        _, _, _, _, infos = envs.step([int(np.flatnonzero(mask)[0]) for mask in infos["action_mask"]])
    envs.close()
