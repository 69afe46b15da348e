"""Training: what a fit finds, what a round records, and a whole training of the game that `regalia new-game` writes."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import regalia
from regalia.bots.weights import Weights, feature_names
from regalia.core.registry import games
from regalia.lab.setup import Setup
from regalia.lab.training.fitting import Data, fit, outputs, returns, sharpness, together
from regalia.lab.training.selfplay import Brain, Part, play_part
from regalia.lab.training.training import Plan, Training, begin, load_training, save_training, table_class
from regalia.template import create

ROOT = Path(__file__).parents[2]
NAME = "paper_crown"
NUMBERS = 6


def made_up(games=120, length=15, noise=1.0, bend=0.0, seed=1):
    """Games whose scores are a known sum of the numbers, with a bend that no sum can follow."""
    source = np.random.default_rng(seed)
    strength = source.random((games, 2))
    rows = source.random((games * length, 2, NUMBERS)).astype(np.float32)
    game = np.repeat(np.arange(games), length)
    rows[:, :, 0] = np.tile(np.linspace(1, 0.05, length), games)[:, None]
    rows[:, :, 1] = strength[game]
    results = 10 + 30 * strength + bend * np.maximum(strength - 0.5, 0) + noise * source.normal(size=strength.shape)
    wins = (results == results.max(axis=1, keepdims=True)).astype(float)
    return Data(rows, game, results, wins)


# -- the fit ---------------------------------------------------------------------------------------


def test_a_fit_finds_the_sum():
    found = fit(made_up(), players=2, before=None, decay=0.8, hidden=0, contest=True, seed=0)
    assert found.error < 2.0
    assert found.spread > 7
    rows = np.zeros((2, NUMBERS), np.float32)
    rows[1, 1] = 1
    low, high = outputs(found.brain.seat, rows)
    assert high - low == pytest.approx(30, abs=4)
    early, late = found.brain.sharpness
    assert early > 0.1
    assert late > 0.1


def test_a_hidden_layer_follows_a_bend():
    data = made_up(games=400, bend=60.0, noise=0.5)
    flat = fit(data, 2, None, 0.8, hidden=0, contest=True, seed=0)
    bent = fit(data, 2, None, 0.8, hidden=12, contest=True, seed=0)
    assert len(bent.brain.seat.offsets) == 12
    assert bent.error < 0.7 * flat.error


def test_the_same_data_give_the_same_weights():
    first, second = (fit(made_up(), 2, None, 0.8, hidden=4, contest=True, seed=3) for _ in range(2))
    assert first == second


def test_an_automa_has_weights_of_its_own():
    found = fit(made_up(), players=1, before=None, decay=0.8, hidden=0, contest=True, seed=0)
    assert found.brain.automa is not None
    assert found.brain.automa != found.brain.seat


def test_returns_of_td_lambda():
    """By hand, for one game of three positions: each mixes what the next one predicts with what the next one aims at."""
    rows = np.zeros((4, 1, 2), np.float32)
    rows[:, 0, 1] = [1, 2, 3, 9]
    data = Data(rows, np.array([0, 0, 0, 1]), np.array([[10.0], [50.0]]), np.array([[1.0], [1.0]]))
    before = Brain(Weights([0.0, 0.0], [0.0, 1.0], [0.0, 0.0]), None, [0.1, 0.1])
    found = returns(data, 1, before, decay=0.5)[:, 0]
    third = 10.0
    second = 0.5 * 3 + 0.5 * third
    first = 0.5 * 2 + 0.5 * second
    assert found.tolist() == [first, second, third, 50.0]
    assert returns(data, 1, before, decay=1.0)[:, 0].tolist() == [10.0, 10.0, 10.0, 50.0]
    assert returns(data, 1, None, decay=0.5)[:, 0].tolist() == [10.0, 10.0, 10.0, 50.0]


def test_chances_are_sharper_where_the_score_says_more():
    sure = sharpness(made_up(noise=0.01), 2, fit(made_up(noise=0.01), 2, None, 1.0, 0, False, 0).brain)
    vague = sharpness(made_up(noise=20.0), 2, fit(made_up(noise=20.0), 2, None, 1.0, 0, False, 0).brain)
    assert sum(sure) > 2 * sum(vague)


def test_rounds_together_keep_their_games_apart():
    one = made_up(games=10)
    both = together([one, made_up(games=12, seed=2)])
    assert len(both.results) == 22
    assert both.game.max() == 21
    assert (both.results[both.game[: len(one.game)]] == one.results[one.game]).all()


# -- games of a round ------------------------------------------------------------------------------


def part(game, **changed):
    given = {"brain": None, "seed": 1, "round": 0, "first": 0, "last": 1, "stray": 1000, "every": 6, "levels": 0, "most": 10}
    return Part(Setup(game.id), **{**given, **changed})


@pytest.mark.parametrize("id", regalia.game_ids())
def test_a_part_records_positions_and_results(id):
    game = regalia.game(id)
    found = play_part(part(game))
    config = game.configure()
    assert len(found.results) == len(found.wins) == 1
    assert sum(found.wins[0]) == pytest.approx(1)
    rows = np.frombuffer(found.rows, dtype=np.float32).reshape(-1, config.seats, len(feature_names(game)))
    assert len(rows) == len(found.games) > 3
    assert len(rows) == pytest.approx(found.moves / 6, abs=2)
    assert found == play_part(part(game))
    assert found != play_part(part(game, seed=2))


def test_weights_are_shared_by_tables_of_a_kind():
    for game in games():
        names = set()
        for mode in game.info.modes:
            if any(option.required for option in mode.options.values()):
                continue
            for players in mode.players:
                name, modes, counts = table_class(game, game.configure(players, mode.id))
                assert mode.id in modes
                assert players in counts
                assert all((game.info.mode(one).automa > 0) == (mode.automa > 0) for one in modes)
                names.add(name)
        assert {"two", "more", "solo"} >= names


# -- a whole training ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def checkout(tmp_path_factory):
    """A checkout whose only game is a new one, so small that plain Python trains it in seconds."""
    folder = tmp_path_factory.mktemp("training")
    ignore = shutil.ignore_patterns("*.so", "__pycache__", "games", "web", "drawing")
    shutil.copy(ROOT / "pyproject.toml", folder)
    shutil.copytree(ROOT / "src" / "regalia", folder / "src" / "regalia", ignore=ignore)
    (folder / "src" / "regalia" / "games").mkdir()
    shutil.copy(ROOT / "src" / "regalia" / "games" / "__init__.py", folder / "src" / "regalia" / "games")
    create(NAME, folder)
    return folder


def trained(checkout, data, *more):
    env = {**os.environ, "PYTHONPATH": str(checkout / "src"), "XDG_DATA_HOME": str(data), "REGALIA_PURE": "1"}
    code = "import sys; from regalia.cli import main; sys.exit(main(sys.argv[1:]))"
    words = ["train", NAME, "--players", "2", "--seed", "4", "--check", "4", "--json", *more]
    done = subprocess.run(
        [sys.executable, "-c", code, *words], cwd=checkout, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_training_learns_and_says_so(checkout, tmp_path):
    found = trained(checkout, tmp_path, "--games", "60", "--rounds", "1", "--keep")
    assert found["games"] == 60
    assert found["seconds"] > 0
    assert found["curve"][0]["error"] < found["curve"][0]["spread"]
    assert found["result"]["against"] == "greedy"
    low, high = found["result"]["interval"]
    assert low <= found["result"]["wins"] / found["result"]["played"] <= high
    file = json.loads(Path(found["file"]).read_text(encoding="utf-8"))
    assert file["game"] == NAME
    assert file["players"] == [2]
    assert file["card"]["games"] == 60
    assert "--games 60" in file["card"]["command"]


def test_a_training_is_resumed_as_if_it_had_gone_on(checkout, tmp_path):
    out = tmp_path / "out"
    out.mkdir()
    common = ("--games", "12", "--keep", "--out", str(out), "--hidden", "3")
    whole = trained(checkout, tmp_path / "whole", *common, "--rounds", "2")
    kept = (out / "two.json").read_bytes()
    trained(checkout, tmp_path / "parts", *common, "--rounds", "1")
    assert (out / "two.json").read_bytes() != kept
    again = trained(checkout, tmp_path / "parts", *common, "--rounds", "2", "--resume")
    numbers = ("round", "games", "error", "score")
    assert [[one[n] for n in numbers] for one in again["curve"]] == [[one[n] for n in numbers] for one in whole["curve"]]
    first, second = (json.loads(text) for text in (kept, (out / "two.json").read_bytes()))
    assert first.pop("card")["wins"] == second.pop("card")["wins"]
    assert first == second


def test_what_cannot_be_resumed_is_refused_with_a_sentence(tmp_path):
    id = regalia.game_ids()[0]
    plan = Plan(Setup(id), games=2, rounds=1)
    with pytest.raises(regalia.UserError, match=r"none\.npz"):
        load_training(tmp_path / "none.npz", plan)
    broken = tmp_path / "broken.npz"
    broken.write_bytes(b"no archive")
    with pytest.raises(regalia.UserError, match="broken"):
        load_training(broken, plan)
    other = tmp_path / "other.npz"
    save_training(other, Training(plan, [], None), [made_up(games=2)])
    with pytest.raises(regalia.UserError, match="other"):
        load_training(other, plan)
    save_training(other, begin(plan), [])
    assert load_training(other, plan)[0].games == 0
