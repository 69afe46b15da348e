"""Every command: the keys that scripts rely on, one JSON object and nothing else on standard output."""

import json
from pathlib import Path

import pytest

import regalia
from regalia.cli.commands import COMMANDS
from regalia.core.registry import games
from regalia.core.texts import core_texts

GAMES = regalia.game_ids()
ID = GAMES[0]


def the_json(ran):
    assert ran.code == 0, ran.err
    assert ran.err == ""
    return json.loads(ran.out)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_complete_in_both_languages(cli, command, lang):
    ran = cli(command, "--help", "--lang", lang)
    assert ran.code == 0
    assert f"regalia {command}" in ran.out
    assert "--lang" in ran.out
    assert "cli-" not in ran.out


def test_help_of_the_whole(cli):
    for argv in ([], ["--help"], ["-h"], ["--lang", "fr"]):
        ran = cli(*argv)
        assert ran.code == 0
        assert all(command in ran.out for command in COMMANDS)
        assert "cli-" not in ran.out
    assert cli("--version").out.strip() == regalia.__version__


def test_every_text_has_both_languages():
    assert core_texts().untranslated() == []


def test_games(cli):
    found = the_json(cli("games", "--json"))
    assert [game["id"] for game in found] == list(GAMES)
    for game in found:
        assert game.keys() >= {"id", "title", "players", "modes"}
        assert game["title"].keys() >= {"fr", "en"}
        for mode in game["modes"]:
            assert mode.keys() >= {"id", "players", "options"}
            assert all("default" in option for option in mode["options"].values())
    assert ID in cli("games").out
    assert found[0]["title"]["fr"] in cli("games", "--lang", "fr").out


@pytest.mark.parametrize("id", GAMES)
def test_simulate(cli, id):
    found = the_json(cli("simulate", id, "--games", 3, "--seed", 4, "--json"))
    assert (found["games"], found["seed"]) == (3, 4)
    assert found.keys() >= {"decisions", "seconds", "decisions_per_second", "mean_legal", "forced_share", "compiled"}
    assert "cli-" not in cli("simulate", id, "--games", 2, "--lang", "fr").out


def test_simulate_says_what_failed(cli, tmp_path):
    bot = tmp_path / "crash.py"
    bot.write_text("class Crash:\n    def decide(self, state, seat):\n        raise RuntimeError\n", encoding="utf-8")
    ran = cli("simulate", ID, "--games", 2, "--bots", f"{bot}:Crash", "--json")
    assert ran.code == 1
    assert json.loads(ran.out)["errors"] == 2
    assert "RuntimeError" in ran.err


def test_arena(cli, tmp_path):
    report = tmp_path / "out.html"
    found = the_json(cli("arena", ID, "--bots", "random,random", "--games", 2, "--report", report, "--json"))
    assert found.keys() >= {"games", "wins", "ratings", "interval"}
    assert set(found["wins"]) == set(found["ratings"]) == set(found["interval"])
    assert report.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert "cli-" not in cli("arena", ID, "--bots", "random,random", "--games", 2).out


def test_replay(cli, journal):
    found = the_json(cli("replay", journal, "--json"))
    assert found["verified"] is True
    assert found["over"] is True
    assert found["step"] == found["steps"]
    assert found["log"]
    early = the_json(cli("replay", journal, "--step", 3, "--seat", 0, "--json"))
    assert (early["step"], early["view"]["seat"], early["over"]) == (3, 0, False)
    for lang in ("en", "fr"):
        ran = cli("replay", journal, "--step", 3, "--lang", lang)
        assert ran.code == 0
        assert "cli-" not in ran.out


def test_replay_shows_what_it_can_of_a_wrong_journal(cli, journal):
    text = journal.read_text(encoding="utf-8")
    head, result = text.split('"result"')
    journal.write_text(head + '"result"' + result.replace(":[", ":[9", 1), encoding="utf-8")
    ran = cli("replay", journal, "--json")
    assert ran.code == 1
    assert json.loads(ran.out)["verified"] is False


@pytest.mark.parametrize("id", GAMES)
def test_rules(cli, id):
    found = the_json(cli("rules", id, "--json"))
    book = regalia.game(id).rulebook
    clauses = [clause["id"] for section in found["sections"] for clause in section["clauses"]]
    assert clauses == book.clauses
    one = the_json(cli("rules", id, clauses[0], "--json", "--lang", "fr"))
    assert [clause["id"] for clause in one["sections"][0]["clauses"]] == [clauses[0]]
    assert clauses[0] in cli("rules", id, book.section[0].id).out
    assert max(map(len, cli("rules", id).out.splitlines())) <= 80


def test_coverage(cli, tmp_path, monkeypatch):
    tests = tmp_path / "tests"
    tests.mkdir()
    clause = regalia.game(ID).rulebook.clauses[0]
    sample = f'import pytest\n\n\n@pytest.mark.rule("{clause}")\ndef test_one():\n    pass\n'
    (tests / "test_one.py").write_text(sample, encoding="utf-8")
    found = the_json(cli("rules", ID, "--coverage", "--tests", tests, "--json"))
    assert found.keys() == {"clauses", "untested", "untranslated", "refusals"}
    assert clause not in found["untested"]
    (tmp_path / "pyproject.toml").touch()
    monkeypatch.chdir(tests)
    assert the_json(cli("rules", ID, "--coverage", "--json")) == found
    assert "cli-" not in cli("rules", ID, "--coverage").out


def test_bench(cli):
    found = the_json(cli("bench", ID, "--rounds", 1, "--seconds", 0.01, "--no-peers", "--json"))
    assert found.keys() >= {"compiled", "games", "peers"}
    assert found["games"][ID].keys() >= {"decisions_per_second", "clone_us", "mean_legal", "forced_share", "ratio_to_pure"}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_bench_against_another_installation(cli, tmp_path, lang):
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "regalia").symlink_to(Path(regalia.__file__).parent)
    words = cli("bench", ID, "--rounds", 1, "--seconds", 0.01, "--no-peers", "--against", tmp_path, "--lang", lang).out
    assert sum("µs" in line for line in words.splitlines()) == 2
    assert "cli-" not in words


def test_doctor(cli, data, journal, tmp_path):
    assert the_json(cli("doctor", "--json")) == {"checked": 0, "same": 0, "broken": 0, "changed": []}
    data.mkdir(parents=True)
    (data / "good.json").write_text(journal.read_text(encoding="utf-8"), encoding="utf-8")
    assert the_json(cli("doctor", "--json"))["same"] == 1
    text = journal.read_text(encoding="utf-8")
    rules = games()[0].info.rules_version
    old = tmp_path / "old.json"
    old.write_text(text.replace(f'"rules":"{rules}"', '"rules":"old"'), encoding="utf-8")
    found = the_json(cli("doctor", old, "--json"))
    assert [row["state"] for row in found["changed"]] == ["version"]
    head, result = old.read_text(encoding="utf-8").split('"result"')
    old.write_text(head + '"result"' + result.replace(":[", ":[9", 1), encoding="utf-8")
    ran = cli("doctor", old, "--json")
    assert ran.code == 1
    assert json.loads(ran.out)["broken"] == 0
    assert [row["state"] for row in json.loads(ran.out)["changed"]] == ["result"]
    for lang in ("en", "fr"):
        assert "cli-" not in cli("doctor", old, "--lang", lang).out
    (tmp_path / "bad.json").write_text("{}", encoding="utf-8")
    ran = cli("doctor", tmp_path, "--json")
    assert ran.code == 1
    assert json.loads(ran.out)["broken"] == 1
    assert cli("doctor", tmp_path / "bad.json", "--lang", "fr").code == 1


def test_new_game(cli, tmp_path):
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "src" / "regalia" / "games").mkdir(parents=True)
    found = the_json(cli("new-game", "sample", "--root", tmp_path, "--json"))
    assert found["game"] == "sample"
    assert all(Path(file).is_file() for file in found["files"])
    assert cli("new-game", "other", "--root", tmp_path).code == 0


def test_language_from_the_locale(cli, monkeypatch):
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Utilisation" in cli("games", "--help").out
    assert "Usage" in cli("games", "--help", "--lang=en").out
    monkeypatch.setenv("LC_ALL", "C")
    assert "Usage" in cli("games", "--help").out
