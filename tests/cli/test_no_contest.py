"""Modes without a contest: nobody wins in the terminal; results are kept by how the game was set up, and shown."""

import json

import pytest

from regalia.core.registry import games

MODES = [(game.id, mode) for game in games() for mode in game.info.modes if not mode.contest]
ANSWERS = "1\ny\n" * 1500


def options(mode, turn=0):
    """The least value that each required option may have, or another."""
    needed = {name: option for name, option in mode.options.items() if option.required}
    return [word for name, option in needed.items() for word in ("--option", f"{name}={option.low + turn}")]


@pytest.fixture
def sheet(data):
    return lambda id: data.parent / "scores" / f"{id}.json"


def play(cli, id, mode, seed, turn=0, lang="en"):
    return cli("play", id, "--mode", mode.id, *options(mode, turn), "--seed", seed, "--no-confirm", "--lang", lang, stdin=ANSWERS)


@pytest.mark.parametrize(("id", "mode"), MODES)
@pytest.mark.parametrize(("lang", "winning"), [("en", "wins"), ("fr", "Victoire")])
def test_the_terminal_names_no_winner(cli, id, mode, lang, winning):
    ran = play(cli, id, mode, 1, lang=lang)
    assert ran.code == 0, ran.err
    ending = ran.out[-2000:]
    assert winning not in ending
    assert "  1. " not in ending
    assert "cli-" not in ran.out


@pytest.mark.parametrize(("id", "mode"), MODES)
def test_results_are_kept_by_set_up_and_shown(cli, id, mode, sheet):
    for seed, turn in ((1, 0), (2, 0), (3, 1)):
        ran = play(cli, id, mode, seed, turn)
        assert ran.code == 0, ran.err
    kept = json.loads(sheet(id).read_text(encoding="utf-8"))["results"]
    assert len(kept) == 3
    first = [row["scores"][0] for row in kept[:2]]
    shown = ran.out[ran.out.index(str(sheet(id))) :]
    assert ", ".join(str(score) for score in sorted(first, reverse=True)) in shown
    assert options(mode)[1] in shown
    assert options(mode, 1)[1] in shown


@pytest.mark.parametrize(("id", "mode"), MODES)
def test_a_game_is_kept_once(cli, id, mode, sheet, data):
    play(cli, id, mode, 1)
    (saved,) = data.glob("*.json")
    cli("play", "--load", saved, stdin=ANSWERS)
    assert len(json.loads(sheet(id).read_text(encoding="utf-8"))["results"]) == 1


@pytest.mark.parametrize(("id", "mode"), MODES)
@pytest.mark.parametrize(
    "text", ['{"format": 1, "game": ', "[]", '{"format": 9}', '{"format": 1, "game": "other", "results": []}']
)
def test_a_damaged_sheet_is_refused_and_left_alone(cli, id, mode, sheet, text):
    path = sheet(id)
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    ran = play(cli, id, mode, 1)
    assert ran.code == 2
    assert path.name in ran.err
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(("id", "mode"), MODES)
def test_simulate_and_arena_count_no_wins(cli, id, mode, tmp_path):
    start = (id, "--mode", mode.id, *options(mode), "--games", 2)
    found = json.loads(cli("simulate", *start, "--json").out)
    assert found["contest"] is False
    assert not any(found["wins_by_seat"])
    assert "wins" not in cli("simulate", *start).out
    report = tmp_path / "out.html"
    found = json.loads(cli("arena", *start, "--bots", "greedy,random", "--report", report, "--json").out)
    assert found["contest"] is False
    assert list(found["wins"].values()) == [0, 0]
    assert not any(found["wins_by_seat"])
    assert found["mean_scores"]["greedy"] > found["mean_scores"]["random"]
    assert found["ratings"]["greedy"] > found["ratings"]["random"]
    assert " won" not in cli("arena", *start, "--bots", "greedy,random").out
    page = report.read_text(encoding="utf-8")
    assert " won" not in page
    assert "Won" not in page
    assert "greedy" in page


@pytest.mark.parametrize(("id", "mode"), MODES)
def test_a_campaign_of_such_a_mode_is_refused(cli, id, mode, tmp_path):
    file = tmp_path / "campaign.json"
    ran = cli("play", id, "--campaign", file, "--mode", mode.id, *options(mode), stdin="quit\n")
    assert ran.code == 2
    assert len(ran.err.strip().splitlines()) == 1
    assert mode.id in ran.err
    assert not file.exists()
