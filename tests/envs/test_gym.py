"""Gymnasium's own checks, for every mode and player count; opponents, seats and masks."""

import subprocess
import sys
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import regalia
from regalia.envs import VectorEnv, gym_env

REMARKS = ".*(flatten|rgb_array|No render fps).*"
"""What Gymnasium remarks of every environment that is no picture."""


def test_gymnasium_accepts_it(setup, capsys):
    """Made by its name, so that every way of rendering and closing is checked too."""
    game, words = setup
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        warnings.filterwarnings("ignore", message=REMARKS)
        check_env(gymnasium.make(f"regalia/{game}-v0", **words).unwrapped)
    assert capsys.readouterr().out, "rendered for a human"


def test_gymnasium_accepts_every_option(choice):
    game, words = choice
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        warnings.filterwarnings("ignore", message=REMARKS)
        check_env(gym_env(game, render_mode="ansi", **words), skip_render_check=True)


def test_vectors(setup):
    """By its name, one by one and in processes of Gymnasium's own: the spaces, seeds and wrappers of its vector interface."""
    game, words = setup
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        envs = gymnasium.make_vec(f"regalia/{game}-v0", num_envs=3, **words)
    assert isinstance(envs, VectorEnv)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, infos = stepped(envs, 3)
    again, told = stepped(envs, 3)
    assert np.array_equal(seen, again)
    assert np.array_equal(infos["action_mask"], told["action_mask"])
    single = gymnasium.make_vec(f"regalia/{game}-v0", num_envs=2, vectorization_mode="sync", **words)
    assert single.single_observation_space == envs.single_observation_space
    assert single.single_action_space == envs.single_action_space
    stepped(single, 3)
    counted = gymnasium.wrappers.vector.RecordEpisodeStatistics(envs)
    stepped(counted, 3)
    for one in (single, counted):
        one.close()


def stepped(envs, seed, steps=4):
    """Some steps from a seed: what was seen last, with what Gymnasium promises of every step."""
    seen, infos = envs.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        assert envs.observation_space.contains(seen)
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        assert envs.action_space.contains(actions)
        before = seen.copy()
        last = seen
        seen, rewards, terminations, truncations, infos = envs.step(actions)
        assert np.array_equal(last, before), "what was given before stays"
        assert rewards.shape == terminations.shape == truncations.shape == (envs.num_envs,)
        assert terminations.dtype == truncations.dtype == np.bool_
    return seen, infos


def played(env, seed):
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    over, rewards = False, []
    while not over:
        assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
        _, reward, over, _, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        rewards.append(reward)
    return rewards, info


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_any_seat_can_learn(seat):
    env = gym_env("kingdom_crossing", 3, seat=seat)
    rewards, info = played(env, 3)
    assert rewards[-1] == (1.0 if info["ranks"][seat] == 1 else -1.0)
    assert not any(rewards[:-1])
    assert sorted(info["scores"], reverse=True)[0] == max(env.play.state.scores())


def test_another_seat_in_each_game():
    env = gym_env("crown_of_emara", 4, seat="any")
    seats = set()
    for seed in range(12):
        env.reset(seed=seed)
        seats.add(env.seat)
        assert env.seat in env.play.state.actors()
    assert seats == {0, 1, 2, 3}


def test_the_same_seed_gives_the_same_game():
    games = [played(gym_env("rise_to_nobility", 2, opponents="random", reward="shaped"), 7)[0] for _ in range(2)]
    assert games[0] == games[1]


class Last:
    """Any object with `decide` can sit there."""

    def __init__(self):
        self.asked = 0

    def decide(self, state, seat):
        self.asked += 1
        return state.legal_for(seat)[-1]


def test_opponents_of_ones_own():
    bot = Last()
    played(gym_env("two_heirs", opponents=["random", bot]), 1)
    assert bot.asked > 5
    with pytest.raises(ValueError, match="opponents"):
        gym_env("two_heirs", opponents=["random"]).reset()


@pytest.mark.parametrize("dtype", ["int8", "int16", "float32"])
def test_arrays_that_are_used_again_hold_the_same(dtype):
    """The same game with `reuse` and without; and the arrays are always the same ones."""
    words = {"game": "medieval_realms", "players": 3, "dtype": dtype}
    fresh, used = gym_env(**words), gym_env(**words, reuse=True)
    seen, info = fresh.reset(seed=2)
    again, told = used.reset(seed=2)
    first, mask = again, told["action_mask"]
    rng, over = np.random.default_rng(1), False
    while not over:
        assert np.array_equal(seen, again)
        assert np.array_equal(info["action_mask"], told["action_mask"])
        assert info["legal_actions"] == told["legal_actions"]
        assert again is first
        assert told["action_mask"] is mask
        action = rng.choice(info["legal_actions"])
        kept = seen.copy()
        before = seen
        seen, _, over, _, info = fresh.step(action)
        again, _, _, _, told = used.step(action)
        assert np.array_equal(before, kept), "without reuse, what was given stays"


def test_it_is_registered():
    """In a fresh session, whichever is imported first."""
    env = gymnasium.make("regalia/two_heirs-v0", mode="solo")
    _, info = env.reset(seed=1)
    assert info["action_mask"].sum() > 0
    assert {f"regalia/{id}-v0" for id in regalia.game_ids()} <= set(gymnasium.registry)
    make = "gymnasium.make('regalia/two_heirs-v0').reset(); gymnasium.make_vec('regalia/two_heirs-v0', num_envs=2).reset()"
    for imports in ("import gymnasium, regalia.envs", "import regalia.envs, gymnasium"):
        subprocess.run([sys.executable, "-c", f"{imports}; {make}"], check=True)


def test_a_mode_without_a_winner_gives_its_score():
    env = gym_env("crown_of_emara", mode="solo_high_score", start_buildings=10)
    rewards, info = played(env, 2)
    assert rewards[-1] == info["scores"][0]
