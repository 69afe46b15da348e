"""PettingZoo's own tests, for every mode and player count; and what they do not ask."""

import types
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from regalia.envs import aec_env, parallel_env

CYCLES = 12


@pytest.fixture(autouse=True)
def _strict():
    """Whatever PettingZoo only warns of is an error here; but our observations are vectors, not pictures."""
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        warnings.filterwarnings("ignore", message=".*Observation.*")
        yield


def test_aec(setup):
    game, words = setup
    api_test(aec_env(game, **words), num_cycles=CYCLES)


def test_aec_seeds(setup):
    game, words = setup
    seed_test(lambda: aec_env(game, **words), num_cycles=CYCLES)


def test_parallel(setup):
    game, words = setup
    parallel_api_test(parallel_env(game, **words), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel_env(game, illegal="random", **words), num_cycles=CYCLES)


def test_aec_with_options(choice):
    game, words = choice
    api_test(aec_env(game, **words), num_cycles=CYCLES)


def test_max_cycles(setup):
    game, words = setup

    def parallel(max_cycles):
        return parallel_env(game, max_cycles=max_cycles, illegal="random", **words)

    max_cycles_test(types.SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles))))


def test_rendering(setup, capsys):
    game, words = setup
    drawn = {"svg": lambda drawn: drawn.startswith("<svg"), "ansi": lambda text: len(text.splitlines()) > 3}
    render_test(lambda render_mode: aec_env(game, render_mode=render_mode, **words), drawn)
    assert capsys.readouterr().out
    render_test(lambda render_mode: parallel_to_aec(parallel_env(game, render_mode=render_mode, **words)), drawn)


def played(env, seed):
    """A whole game at random: the rewards of the agents, added up."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, termination, truncation, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if termination or truncation else int(rng.choice(legal)))
    return total


def test_rewards_of_a_whole_game():
    """The same game under each kind of reward."""
    totals = {kind: played(aec_env("crown_of_emara", 3, reward=kind), 4) for kind in ("win", "rank", "score", "shaped")}
    env = aec_env("crown_of_emara", 3)
    played(env, 4)
    scores, ranks = env.play.state.scores(), env.play.state.ranks()
    assert sorted(ranks) == [1, 2, 3]
    assert list(totals["win"].values()) == [1.0 if rank == 1 else -1.0 for rank in ranks]
    assert list(totals["rank"].values()) == [2.0 - rank for rank in ranks]
    best = [max(score for other, score in enumerate(scores) if other != seat) for seat in range(3)]
    assert list(totals["score"].values()) == [score - other for score, other in zip(scores, best, strict=True)]
    env.reset(seed=4)
    begin = env.play.state.scores()
    assert list(totals["shaped"].values()) == [score - first for score, first in zip(scores, begin, strict=True)]


def test_an_illegal_action_loses_is_replaced_or_refused():
    env = aec_env("two_heirs")
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.observe("player_0")["action_mask"] == 0)[0])
    agent = env.agent_selection
    env.step(wrong)
    assert all(env.terminations.values())
    assert env.rewards == {name: -1.0 if name == agent else 0.0 for name in env.possible_agents}
    env = aec_env("two_heirs", illegal="random")
    env.reset(seed=1)
    env.step(wrong)
    assert env.play.state.moves == 1
    env = aec_env("two_heirs", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="not legal"):
        env.step(wrong)


def test_seats_that_decide_together_act_in_one_step():
    env = parallel_env("medieval_realms", 3)
    rng = np.random.default_rng(0)
    seen, _ = env.reset(seed=2)
    most = 0
    while env.agents:
        most = max(most, sum(bool(one["action_mask"].any()) for one in seen.values()))
        legal = {agent: np.flatnonzero(one["action_mask"]) for agent, one in seen.items()}
        before = int(env.play.state.moves)
        asked = len(env.play.state.actors())
        seen, _, _, _, _ = env.step({agent: int(rng.choice(actions)) if len(actions) else 0 for agent, actions in legal.items()})
        assert int(env.play.state.moves) - before == asked
        if most == 3:
            break
    assert most == 3


def test_named_pieces():
    env = aec_env("two_heirs", observation="pieces", dtype="float32", normalise=True)
    env.reset(seed=1)
    seen, *_ = env.last()
    assert env.observation_space("player_0").contains(seen)
    assert seen["observation"]["royal_supply"].shape == (7, 54)
