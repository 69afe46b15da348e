"""Gymnasium's own checks, for every mode and player count; opponents, seats and masks."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import regalia
from regalia.envs import gym_env


def test_gymnasium_accepts_it(setup):
    game, words = setup
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        warnings.filterwarnings("ignore", message=".*(render_modes|spec|flatten).*")
        check_env(gym_env(game, **words), skip_render_check=True)


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


def test_it_is_registered():
    env = gymnasium.make("regalia/two_heirs-v0", mode="solo")
    _, info = env.reset(seed=1)
    assert info["action_mask"].sum() > 0
    assert {f"regalia/{id}-v0" for id in regalia.game_ids()} <= set(gymnasium.registry)


def test_a_mode_without_a_winner_gives_its_score():
    env = gym_env("crown_of_emara", mode="solo_high_score", start_buildings=10)
    rewards, info = played(env, 2)
    assert rewards[-1] == info["scores"][0]
