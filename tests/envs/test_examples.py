"""The examples of learning, made short: they learn, and what they keep sits at a table."""

import csv
import importlib.util
from pathlib import Path

import pytest

pytest.importorskip("torch")
pytest.importorskip("sb3_contrib")

from regalia.bots import ask
from regalia.bots.loading import bot_factory
from regalia.core.registry import game
from regalia.core.rng import seeded

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name):
    spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def seated(name, bot, monkeypatch, variable, kept, **words):
    """Some decisions of the kept policy, as the arena and a server load it."""
    monkeypatch.setenv(variable, str(kept))
    player = bot_factory(f"{EXAMPLES / name}.py:{bot}")(1)
    state = game(words.pop("game")).new(seed=1, **words)
    for _ in range(5):
        state.apply(ask(player, state, int(state.turn), seeded(1)))
    return state


def test_a_policy_is_trained_kept_and_seated(tmp_path, monkeypatch):
    ppo = example("ppo")
    kept = tmp_path / "policy.zip"
    ppo.train(4096, kept, envs=4, seed=1)
    with kept.with_suffix(".csv").open() as file:
        assert len(list(csv.reader(file))) > 2
    learned, random, half = ppo.compare(kept, games=12, seed=50)
    assert learned > random + half / 2, "a minute of learning is better than none"
    assert seated("ppo", "Trained", monkeypatch, "REGALIA_POLICY", kept, game="two_heirs", mode="solo").moves == 5


def test_values_learned_from_differences_beat_random_play(tmp_path, monkeypatch):
    td = example("td")
    kept = tmp_path / "values.pt"
    curve = td.train(8, kept, seed=1, games=40)
    assert max(won for _, won in curve[1:]) > 0.7
    assert seated("td", "Valued", monkeypatch, "REGALIA_VALUES", kept, game="crown_of_emara", players=2).moves == 5


def test_returns_are_worked_out_backwards():
    """Two seats in turn, one game that ends: by hand."""
    td = example("td")
    import numpy as np

    column = np.array
    seen = td.Stretch(
        seen=np.zeros((4, 1, 1), np.float32),
        actor=column([[0], [1], [0], [1]]),
        chosen=column([[0], [0], [0], [0]]),
        promise=column([[9.0], [9.0], [2.0], [3.0]]),
        gained=column([[[1.0, 0.0]], [[0.5, 2.0]], [[0.0, 0.0]], [[4.0, 1.0]]]),
        done=column([[False], [False], [False], [True]]),
    )
    found, complete = td.targets(seen)
    last_of_one, last_of_other = 4.0, 1.0
    ahead_one = 0.1 * 2.0 + 0.9 * last_of_one
    ahead_other = 0.1 * 3.0 + 0.9 * last_of_other
    assert found[:, 0] == pytest.approx([1.5 + 0.995 * ahead_one, 2.0 + 0.995 * ahead_other, last_of_one, last_of_other])
    assert complete.all()
