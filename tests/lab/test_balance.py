"""The balance report: its numbers add up, it is the same wherever it is played, and its page stands alone."""

import re
from xml.etree import ElementTree

import pytest

import regalia
from regalia.core.registry import game as find_game
from regalia.lab import plots
from regalia.lab.balance import balance, interval
from regalia.lab.balance_page import _Page, balance_page
from regalia.lab.comparing import compared
from regalia.lab.observed import components
from regalia.lab.pool import Where
from regalia.lab.setup import Setup

GAMES = regalia.game_ids()


@pytest.fixture(scope="module")
def reports():
    return {id: balance(Setup(id), games=4, seed=1, bots=["squire"]) for id in GAMES}


@pytest.mark.parametrize("id", GAMES)
def test_the_numbers_add_up(id, reports):
    found = reports[id]
    assert found["games"] == 4
    assert sum(seat["share"] for seat in found["seats"]) == pytest.approx(1, abs=0.01)
    assert sum(found["scores"]["all"]["counts"].values()) == 4 * len(found["seats"])
    assert sum(row["share"] for row in found["uses"].values()) == pytest.approx(1, abs=0.01)
    assert sum(found["length"]["counts"].values()) == 4
    everything = sum(row["all"]["mean"] for row in found["sources"].values())
    assert everything == pytest.approx(found["scores"]["all"]["mean"], abs=0.05)


@pytest.mark.parametrize("id", GAMES)
def test_components_were_offered_before_they_were_taken(id, reports):
    rows = reports[id]["components"]
    assert rows
    for row in rows:
        assert 0 <= row["taken"] <= row["offered"]
        assert row["held"] <= 4 * len(reports[id]["seats"])
        assert find_game(id).action(row["key"]) in components(find_game(id))
    assert sum(row["taken"] for row in rows) > 0


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("id", GAMES)
def test_the_page_stands_alone_and_is_in_words(id, lang, reports):
    page = balance_page(find_game(id), reports[id], lang)
    assert f'<html lang="{lang}">' in page
    assert not re.search(r"https?://|<script|<link|url\(", page)
    assert not re.search(r"balance-|action-|score-[a-z]", page)
    for drawing in re.findall(r"<svg.*?</svg>", page, re.DOTALL):
        ElementTree.fromstring(drawing)
    assert page.count("<svg") >= 5


def test_the_same_with_one_process_and_two_and_resumed(tmp_path):
    setup = Setup(GAMES[0])
    out = tmp_path / "seen.jsonl"
    one = balance(setup, games=4, seed=2, out=out)
    assert one == balance(setup, games=4, seed=2, where=Where(jobs=2))
    lines = out.read_text(encoding="utf-8").splitlines()
    out.write_text("\n".join(lines[:3]) + "\n", encoding="utf-8")
    assert balance(setup, games=4, seed=2, out=out, resume=True) == one


def test_a_mode_for_one():
    game = next(game for game in map(find_game, GAMES) for mode in game.info.modes if 1 in mode.players)
    mode = next(mode for mode in game.info.modes if 1 in mode.players and not any(o.required for o in mode.options.values()))
    found = balance(Setup(game.id, 1, mode.id), games=2, seed=1)
    assert "<svg" in balance_page(game, found, "fr")


def test_comparing_with_itself_finds_nothing(reports):
    found = compared(reports[GAMES[0]], reports[GAMES[0]])
    assert not any(row.get("clear") for row in found["rows"])
    assert found["components"] == []
    page = balance_page(find_game(GAMES[0]), {**reports[GAMES[0]], "compared": found}, "en")
    assert "<th>Difference</th>" in page


def test_comparing_names_what_changed(reports):
    one = reports[GAMES[0]]
    seats = [{**seat, "score": {"mean": 9e3, "low": 9e3 - 1, "high": 9e3 + 1, "count": 9}} for seat in one["seats"]]
    found = compared(one, {**one, "seats": seats})
    assert any(row["clear"] and row["what"] == "score:0" for row in found["rows"])


def test_intervals():
    found = interval([1.0, 2.0, 3.0, 4.0])
    assert found["mean"] == 2.5
    assert found["low"] < 2.5 < found["high"]
    assert interval([])["count"] == 0


def test_ticks_are_round_and_inside():
    assert plots.ticks(0.0, 1.0) == pytest.approx([0.0, 0.2, 0.4, 0.6, 0.8, 1.0])
    assert plots.ticks(-3.0, 7.0) == pytest.approx([-2, 0, 2, 4, 6])
    assert plots.ticks(22.0, 28.0) == pytest.approx([22, 24, 26, 28])


def test_long_names_stand_in_two_lines():
    drawn = plots.bars([plots.Bar("Keep the token “Favour: Construction site – 1 gold”", 1.0, 1.0, "1")], "names")
    assert drawn.count("<tspan") == 2
    assert "1 gold" in drawn.partition("<title>")[0], "what tells it from its neighbours is not cut off"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("id", regalia.game_ids())
def test_every_kind_of_choice_has_a_name(id, lang):
    game = regalia.game(id)
    page = _Page(game, {"components": []}, lang)
    assert [block.name for block in game.catalogue.blocks if not page.kind(block.name).strip("… ")] == []


def test_the_command(tmp_path, capsys):
    from regalia.cli import main

    page = tmp_path / "report.html"
    code = main(["report", GAMES[0], "--games", "2", "--html", str(page), "--language", "fr", "--lang", "en"])
    assert code == 0
    assert "decisions a game" in capsys.readouterr().out
    assert '<html lang="fr">' in page.read_text(encoding="utf-8")
