"""Bots against each other: fair seating, ratings that mean something, the same result for the same seed."""

import random
import re
import sys

import pytest

import regalia
from regalia.core.registry import games
from regalia.lab.arena import arena, seatings
from regalia.lab.arena_page import arena_page
from regalia.lab.ratings import FIRST_LOOK, looks, ratings, significant, wilson
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


def games_of(*shares):
    """Matches of two bots (a, b, how many of ten a wins)."""
    return [((a, b), (1, 2) if turn % 10 < wins else (2, 1)) for turn in range(400) for a, b, wins in shares]


def test_ratings_follow_results():
    even = ratings(2, games_of((0, 1, 5)))
    assert even[0][0] + even[1][0] == pytest.approx(3000)
    assert even[0][1] < even[1][0] < even[0][2]
    chain = ratings(3, games_of((0, 1, 8), (1, 2, 8)))
    assert chain[0][1] > chain[1][2]
    assert chain[1][1] > chain[2][2]


def test_ratings_are_on_the_scale_of_elo():
    nine_in_ten = ratings(2, games_of((0, 1, 9)))
    assert nine_in_ten[0][0] - nine_in_ten[1][0] == pytest.approx(381.7, abs=60)


def test_a_bot_in_several_seats_counts_once():
    """Two bots at a table for four: places 1 and 3 against 2 and 4."""
    found = ratings(2, [((0, 1, 0, 1), (1, 2, 3, 4))] * 50)
    assert found[0][0] > found[1][0]


def test_without_the_package_there_are_no_ratings(monkeypatch):
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    result = arena(Setup(GAMES[0]), ["random", "random"], games=2)
    assert result["ratings"] == result["rating_intervals"] == {}
    assert "–" in arena_page(result, "en")


def test_stopping_when_the_order_is_clear():
    setup = Setup(GAMES[-1])
    clear = arena(setup, ["greedy", "random"], games=400, seed=1, until_significant=True)
    assert clear["significant"]
    assert clear["deals"] == FIRST_LOOK
    equal = arena(setup, ["random", "random"], games=60, seed=1, until_significant=True)
    assert not equal["significant"]
    assert equal["games"] == 60


def test_looks():
    assert looks(10) == [10]
    assert looks(100) == [20, 40, 80, 100]
    assert looks(40) == [20, 40]


def test_a_few_equal_differences_are_no_proof():
    assert not significant([2.0] * 5, 1), "heads five times in a row"
    assert significant([2.0] * 6, 1)
    assert not significant([2.0] * 6, 4)
    assert not significant([2.0] * 5 + [0.0] * 50, 1)


def test_chance_is_seldom_called_significant():
    """The order of equal bots is called clear in 5 runs of 100 at most, all looks together."""
    false = 0
    for run in range(200):
        rng = random.Random(run)
        differences = [rng.choice([-1.0, 0.0, 1.0]) for _ in range(320)]
        stops = looks(320)
        false += any(significant(differences[:deals], len(stops)) for deals in stops)
    assert false <= 16


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
