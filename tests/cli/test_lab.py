"""The commands of the laboratory as they are typed: what they say, and what they refuse."""

import json

import pytest

import regalia
from regalia.cli import report
from regalia.cli.context import Context
from regalia.core.registry import games
from regalia.lab.balance import balance
from regalia.lab.setup import Setup
from regalia.puzzles import puzzles_of

GAMES = regalia.game_ids()
WITH_PUZZLES = [game.id for game in games() if puzzles_of(game)]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_puzzles_are_listed(cli, game, lang):
    ran = cli("puzzle", "list", game, "--lang", lang)
    assert ran.code == 0
    assert len(ran.out.splitlines()) == len(puzzles_of(regalia.game(game)))
    assert puzzles_of(regalia.game(game))[0].solution in ran.out
    assert len(json.loads(cli("puzzle", "list", game, "--json").out)) == len(ran.out.splitlines())


def test_what_a_puzzle_command_refuses(cli):
    assert cli("puzzle", "solve", GAMES[0]).code == 2
    assert "make, list, check" in cli("puzzle", "solve", GAMES[0]).err


def test_the_report_names_components(capsys):
    result = balance(Setup(GAMES[0]), games=2, seed=1)
    row = {**result["components"][0], "verdict": "hopeless"}
    report._show(Context("en"), {**result, "components": [row]})
    assert row["key"] in capsys.readouterr().out


def test_simulate_keeps_and_resumes(cli, tmp_path):
    out = tmp_path / "games.jsonl"
    assert cli("simulate", GAMES[0], "--games", "3", "--out", out).code == 0
    assert cli("simulate", GAMES[0], "--games", "3", "--out", out).code == 2
    assert cli("simulate", GAMES[0], "--games", "4", "--out", out, "--resume").code == 0
    assert len(out.read_text(encoding="utf-8").splitlines()) == 5
    assert "--out" in cli("simulate", GAMES[0], "--resume").err


def test_the_arena_says_whether_the_order_is_clear(cli):
    ran = cli("arena", GAMES[-1], "--bots", "greedy,random", "--games", "60", "--until-significant")
    assert ran.code == 0
    assert "order is" in ran.out


def test_a_leaderboard(cli, tmp_path):
    board = tmp_path / "board.jsonl"
    ran = cli("leaderboard", "add", board, GAMES[-1], "--bot", "greedy", "--level", "random", "--games", "4")
    assert ran.code == 0
    assert "greedy wins" in ran.out
    assert cli("leaderboard", "check", board).code == 0
    board.write_text("nonsense\n", encoding="utf-8")
    assert cli("leaderboard", "check", board).code == 1
