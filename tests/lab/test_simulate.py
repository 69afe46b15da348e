"""Many games: the same result for the same seed, however many processes play them."""

import pytest

import regalia
from regalia.core.registry import games
from regalia.lab.pool import chunks, run
from regalia.lab.records import Played
from regalia.lab.setup import Setup, mixed_seed
from regalia.lab.simulate import simulate
from regalia.lab.tally import Tally, quantile, summary

GAMES = regalia.game_ids()
KEYS = {
    "games",
    "decisions",
    "seconds",
    "decisions_per_second",
    "mean_legal",
    "forced_share",
    "compiled",
    "wins_by_seat",
    "scores",
}
TIMED = {"seconds", "decisions_per_second", "jobs"}


def fixed(result):
    return {key: value for key, value in result.items() if key not in TIMED}


@pytest.mark.parametrize("id", GAMES)
def test_keys_and_sums(id):
    result = simulate(Setup(id), games=6, seed=1)
    assert result.keys() >= KEYS | {"lengths", "errors", "game", "mode", "players", "options", "seed"}
    assert result["games"] == 6
    assert result["errors"] == 0
    assert sum(result["wins_by_seat"]) == pytest.approx(6, abs=0.01)
    assert len(result["scores"]) == len(result["wins_by_seat"])
    for scores in result["scores"]:
        assert scores["min"] <= scores["quantiles"]["50"] <= scores["max"]
    lengths = result["lengths"]
    assert lengths["min"] <= lengths["mean"] <= lengths["max"]
    assert result["decisions"] == pytest.approx(6 * lengths["mean"], rel=0.01)


@pytest.mark.parametrize("bots", [["random"], ["greedy", "random"]])
def test_the_same_with_one_process_and_two(bots):
    setup = next(Setup(game.id, 2, mode.id) for game in games() for mode in game.info.modes if 2 in mode.players)
    one = simulate(setup, games=4, seed=5, bots=bots, jobs=1)
    two = simulate(setup, games=4, seed=5, bots=bots, jobs=2)
    assert fixed(one) == fixed(two)
    assert fixed(one) != fixed(simulate(setup, games=4, seed=6, bots=bots))


def test_random_bots_need_no_question():
    """The bare loop and the asked bots agree on everything but the choices themselves."""
    setup = Setup(GAMES[0])
    assert simulate(setup, games=3, seed=2)["games"] == simulate(setup, games=3, seed=2, bots=["random"])["games"] == 3


def test_a_crashing_bot_loses_only_its_games(tmp_path):
    bot = tmp_path / "crash.py"
    bot.write_text("class Crash:\n    def decide(self, state, seat):\n        raise RuntimeError\n", encoding="utf-8")
    result = simulate(Setup(GAMES[0]), games=2, bots=[f"{bot}:Crash"])
    assert result["errors"] == 2
    assert "RuntimeError" in result["first_error"]["problem"]
    assert result["scores"][0]["mean"] is None


def test_wrong_number_of_bots():
    with pytest.raises(regalia.UserError) as error:
        simulate(Setup(GAMES[0]), games=1, bots=["random"] * 9)
    assert error.value.key == "bots-count"


def test_backends():
    with pytest.raises(regalia.UserError) as error:
        run(len, ["a"], backend="moon")
    assert error.value.key == "backend-unknown"


def test_ray_is_asked_for_by_name(monkeypatch):
    monkeypatch.setattr("regalia.lab.cluster.importlib.import_module", _nothing)
    with pytest.raises(regalia.UserError) as error:
        run(len, ["a"], backend="ray")
    assert error.value.key == "backend-missing"


def _nothing(name):
    raise ImportError(name)


def test_chunks_cover_everything_once():
    for total in (1, 7, 100, 1001):
        for jobs in (1, 3):
            numbers = [number for part in chunks(total, jobs, 50) for number in part]
            assert numbers == list(range(total))


def test_seeds_of_neighbours_differ():
    seeds = {mixed_seed(seed, index, "deal") for seed in range(3) for index in range(50)}
    assert len(seeds) == 150


def test_summary_keeps_zero_and_negative_scores():
    tally = Tally(1)
    for score in (-3, 0, 0, 5):
        tally.add(Played(0, "0", [0], [score], [1], [0]))
    found = summary(tally.scores[0])
    assert (found["min"], found["mean"], found["max"]) == (-3, 0.5, 5)
    assert quantile(tally.scores[0], 50) == 0
