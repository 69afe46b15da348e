"""Many games in arrays: the same games as one by one, with the right ends."""

import gc
import subprocess
import sys
import textwrap
import time
from multiprocessing import shared_memory
from pathlib import Path

import gymnasium
import numpy as np
import pytest

import regalia
from regalia.bots import ask
from regalia.core.rng import seeded
from regalia.envs import Observer, PolicyBot, VectorEnv
from regalia.testing.checks.observations import observed


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


@pytest.mark.parametrize("id", regalia.game_ids())
def test_what_is_kept_of_a_row_is_what_a_fresh_look_gives(id):
    """Whole games over, whatever seat looks: nothing in a row is left over from an earlier position or game."""
    for mode in regalia.game(id).info.modes:
        if any(option.required for option in mode.options.values()):
            continue
        batch = regalia.batch(id, 2, max(mode.players), mode.id, seed=2)
        writer = batch.observer.writer
        for _ in range(150):
            batch.step(batch.sample())
            for n in range(2):
                state = batch.state(n)
                fresh = observed(writer, writer.sheet(1), state, int(state.turn))
                assert batch.observations[n].tolist() == fresh, f"{mode.id}: {state!r}"


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


def test_processes_draw_play_out_and_face_bots_alike():
    words = {"game": "two_heirs", "n": 5, "seed": 3, "seats": [1], "opponents": "greedy"}
    with regalia.batch(**words, processes=2) as two, regalia.batch(**words, processes=3) as three:
        one = regalia.batch(**words)
        for turn in range(6):
            for _ in range(turn % 3):
                assert np.array_equal(one.sample(), two.sample()), "drawn again in the same position"
                three.sample()
            actions = one.sample()
            assert np.array_equal(actions, two.sample())
            assert np.array_equal(actions, three.sample())
            if turn == 4:
                values, offsets = one.legal()
                actions = values[offsets[:-1]]
            for batch in (one, two, three):
                batch.step(actions)
            assert np.array_equal(one.observations, two.observations)
            assert np.array_equal(one.observations, three.observations)
        for a, b in zip(one.playout(2, seed=1), three.playout(2, seed=1), strict=True):
            assert np.array_equal(a, b)
        assert np.array_equal(one.sample(seeded(4)), three.sample(seeded(4)))


@pytest.mark.parametrize("dtype", ["int8", "int16", "float32"])
def test_processes_write_every_kind_of_number(dtype):
    alone = regalia.batch("crown_of_emara", 4, dtype=dtype, normalise=dtype == "float32")
    with regalia.batch("crown_of_emara", 4, dtype=dtype, normalise=dtype == "float32", processes=2) as spread:
        for _ in range(5):
            actions = alone.sample()
            assert np.array_equal(alone.step(actions)[0], spread.step(actions)[0])
        assert spread.observations.dtype == alone.observations.dtype


def test_a_step_in_two_halves():
    with regalia.batch("two_heirs", 4, processes=2) as left, regalia.batch("two_heirs", 4, seed=1, processes=2) as right:
        alone = regalia.batch("two_heirs", 4)
        for _ in range(5):
            actions = left.sample()
            left.send(actions)
            right.step(right.sample())
            with pytest.raises(RuntimeError, match="receive it first"):
                left.sample()
            left.receive()
            alone.step(actions)
        assert np.array_equal(left.observations, alone.observations)
        with pytest.raises(RuntimeError, match="receive without send"):
            left.receive()
        left.send(left.sample())
        told = left.rows.actions.copy()
        with pytest.raises(RuntimeError, match="receive it first"):
            left.send([0] * 4)
        assert np.array_equal(told, left.rows.actions), "what is being done is not changed"
        left.receive()


def shared_files():
    return {path.name for path in Path("/dev/shm").glob("psm_*")} if Path("/dev/shm").is_dir() else set()


@pytest.fixture
def made(monkeypatch):
    """The names of what is shared from now on by this test alone: others run beside it."""
    names = []

    def naming(given=shared_memory._make_filename):
        names.append(given())
        return names[-1]

    monkeypatch.setattr(shared_memory, "_make_filename", naming)
    return names


def left(made):
    return {name.removeprefix("/") for name in made} & shared_files()


def test_a_lost_process_is_told_and_ends_leave_nothing(made):
    batch = regalia.batch("crown_of_emara", 2, processes=2)
    worker = batch._workers[0]
    worker.process.kill()
    worker.process.join()
    with pytest.raises(RuntimeError, match=rf"process {worker.process.pid} .*rows 1 to 1.* has ended"):
        batch.step(regalia.batch("crown_of_emara", 2).sample())
    batch.close()
    assert not worker.process.is_alive()
    del worker, batch
    gc.collect()
    assert made
    assert not left(made)


def test_what_is_wrong_in_a_process_is_told_at_once(made):
    with pytest.raises(regalia.UserError):
        regalia.batch("crown_of_emara", 2, processes=2, opponents="nobody", seats=[0])
    gc.collect()
    assert not left(made)


def test_an_owner_that_is_killed_leaves_nothing(tmp_path):
    """Its processes notice, and nothing of it stays in memory."""
    code = (
        "import regalia, time\n"
        "batch = regalia.batch('two_heirs', 4, processes=2)\n"
        "print(batch._workers[0].process.pid, *(m.name for m in batch._memories), flush=True)\n"
        "time.sleep(600)\n"
    )
    script = tmp_path / "owner.py"
    script.write_text(f"if __name__ == '__main__':\n{textwrap.indent(code, '    ')}", encoding="utf-8")
    owner = subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True)
    pid, *names = owner.stdout.readline().split()
    assert all(name in shared_files() for name in names) or not shared_files()
    owner.kill()
    owner.wait()
    owner.stdout.close()
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and (running(int(pid)) or set(names) & shared_files()):
        time.sleep(0.05)
    assert not running(int(pid))
    assert not set(names) & shared_files()


def running(pid):
    """Whether a process still does anything: one that has ended may wait for somebody to notice."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize("copy", [True, False])
def test_gymnasium_over_processes(copy):
    """The same games, ends included, as in one process."""
    words = {"num_envs": 5, "mode": "solo", "reward": "score", "dtype": "float32"}
    alone = gymnasium.make_vec("regalia/two_heirs-v0", **words)
    spread = gymnasium.make_vec("regalia/two_heirs-v0", **words, processes=2, copy=copy)
    seen, infos = alone.reset(seed=1)
    first, told = spread.reset(seed=1)
    before = first.copy()
    assert np.array_equal(seen, first)
    ends = 0
    for _ in range(120):
        assert np.array_equal(infos["action_mask"], told["action_mask"])
        actions = alone.batch.sample()
        seen, rewards, dones, _, infos = alone.step(actions)
        other, gained, ended, _, told = spread.step(actions)
        for mine, theirs in ((seen, other), (rewards, gained), (dones, ended)):
            assert np.array_equal(mine, theirs)
        for n in np.flatnonzero(dones):
            ends += 1
            assert np.array_equal(infos["final_obs"][n], told["final_obs"][n])
    assert ends > 4
    assert np.array_equal(first, before) == copy
    spread.close()
