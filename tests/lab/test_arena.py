"""Bots against each other: fair seating, ratings that mean something, the same result for the same seed."""

import re

import pytest

import regalia
from regalia.core.registry import games
from regalia.lab.arena import arena, seatings
from regalia.lab.ratings import bradley_terry, wilson
from regalia.lab.report import arena_page
from regalia.lab.setup import Setup

GAMES = regalia.game_ids()


def fixed(result):
    return {key: value for key, value in result.items() if key != "seconds"}


@pytest.mark.parametrize("id", GAMES)
def test_keys_and_sums(id):
    result = arena(Setup(id), ["random", "random"], games=3, seed=1)
    assert result["games"] == 4
    assert result.keys() >= {"wins", "ratings", "interval", "draws", "mean_scores"}
    assert list(result["wins"]) == ["random", "random#2"]
    assert sum(result["wins"].values()) == pytest.approx(4, abs=0.01)
    for bot, (low, high) in result["interval"].items():
        assert 0 <= low <= result["wins"][bot] / result["played"][bot] <= high <= 1


def test_solo_modes_have_a_rival():
    """Against an automa it takes part; at a table for one, the scores of the same deal are compared."""
    for game in games():
        for mode in game.info.modes:
            if 1 in mode.players and not any(option.required for option in mode.options.values()):
                result = arena(Setup(game.id, 1, mode.id), ["random", "random"], games=2)
                assert ("automa" in result["wins"]) == (mode.automa > 0)
                assert sum(result["wins"].values()) == pytest.approx(result["games"] if mode.automa else result["deals"])


def test_the_same_with_one_process_and_two():
    setup = Setup(GAMES[0])
    one = arena(setup, ["greedy", "random"], games=4, seed=3, jobs=1)
    assert fixed(one) == fixed(arena(setup, ["greedy", "random"], games=4, seed=3, jobs=2))


def test_a_crashing_bot_is_one_clear_error(tmp_path):
    bot = tmp_path / "crash.py"
    bot.write_text("class Crash:\n    def decide(self, state, seat):\n        raise RuntimeError\n", encoding="utf-8")
    with pytest.raises(regalia.UserError, match="RuntimeError"):
        arena(Setup(GAMES[0]), ["random", f"{bot}:Crash"], games=2)


def test_one_bot_is_no_arena():
    with pytest.raises(regalia.UserError):
        arena(Setup(GAMES[0]), ["random"], games=2)


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (2, 3), (2, 4), (3, 2), (3, 3), (4, 2), (2, 1)])
def test_every_bot_has_every_seat_equally_often(bots, players):
    found = seatings(bots, players)
    for bot in range(bots):
        counts = {sum(1 for seating in found if seating[seat] == bot) for seat in range(players)}
        assert len(counts) == 1
        assert 0 not in counts


def test_ratings_follow_results():
    even = bradley_terry(["a", "b"], {("a", "b"): 5, ("b", "a"): 5})
    assert even == {"a": 1500.0, "b": 1500.0}
    chain = bradley_terry(["a", "b", "c"], {("a", "b"): 9, ("b", "a"): 1, ("b", "c"): 9, ("c", "b"): 1})
    assert chain["a"] > chain["b"] > chain["c"]
    three_to_one = bradley_terry(["a", "b"], {("a", "b"): 7500, ("b", "a"): 2500})
    assert three_to_one["a"] - three_to_one["b"] == pytest.approx(190.8, abs=0.5)


def test_wilson():
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-3)
    assert wilson(10, 10)[1] == 1.0


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_stands_alone(lang):
    page = arena_page(arena(Setup(GAMES[0]), ["random", "random"], games=2), lang)
    assert f'<html lang="{lang}">' in page
    assert "random#2" in page
    assert "<svg" in page
    assert "report-" not in page
    assert not re.search(r"https?://|<script", page)
