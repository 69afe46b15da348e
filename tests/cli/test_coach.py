"""regalia hint and regalia review: words, JSON in the promised form, a page that stands alone, clear refusals."""

import json

import pytest

import regalia
from regalia.bots import analysis
from regalia.coach import moments
from regalia.core.rng import seeded

ID = "two_heirs"


@pytest.fixture(scope="module")
def late():
    """A game shortly before its end, and the rest of it."""
    game = regalia.game(ID)
    state = game.new(seed=4)
    state.rng = seeded(4)
    before = state.copy()
    while not state.over:
        if len(state.legal()) > 2:
            before = state.copy()
        state.do(state.legal()[state.rng.below(len(state.legal()))])
    return before, game.journal_of(state)


@pytest.fixture(autouse=True)
def few_games(monkeypatch):
    """What is made of the figures is under test, not how good they are."""
    monkeypatch.setattr(analysis, "GAMES", 1)
    monkeypatch.setattr(moments, "LESS_GAMES", 1)


@pytest.fixture
def position(late, tmp_path):
    path = tmp_path / "position.json"
    path.write_text(json.dumps(late[0].to_json()), encoding="utf-8")
    return path


@pytest.fixture
def short(late, tmp_path):
    """A journal that begins shortly before the end."""
    state = regalia.game(ID).from_json(late[0].to_json(), seed=1)
    state.playout()
    path = tmp_path / "journal.json"
    regalia.game(ID).journal_of(state).save(path)
    return path


def test_a_hint_in_words(cli, position):
    ran = cli("hint", ID, position, "--iterations", 6)
    assert ran.code == 0
    assert "points" in ran.out or "nothing to choose" in ran.out
    assert "[" not in ran.out
    french = cli("hint", ID, position, "--iterations", 6, "--lang", "fr")
    assert french.code == 0
    assert french.out != ran.out


def test_a_hint_as_json_is_the_same_every_time(cli, position):
    first, second = (json.loads(cli("hint", ID, position, "--iterations", 6, "--json").out) for _ in range(2))
    assert first == second
    assert {"options", "why"} <= set(first)
    assert all({"key", "win", "margin"} <= set(row) for row in first["options"])


def test_a_hint_for_a_seat_that_is_not_asked(cli, position, late):
    other = 1 - int(late[0].turn)
    ran = cli("hint", ID, position, "--seat", other)
    assert ran.code == 2
    assert "not asked" in ran.err


def test_a_position_that_is_none(cli, tmp_path):
    path = tmp_path / "broken.json"
    path.write_text("{", encoding="utf-8")
    assert cli("hint", ID, path).code == 2


def test_a_review_in_words_as_json_and_as_a_page(cli, short, tmp_path):
    page = tmp_path / "review.html"
    ran = cli("review", short, "--iterations", 3, "--html", page)
    assert ran.code == 0
    assert "heir came second" in ran.out
    html = page.read_text(encoding="utf-8")
    assert html.lstrip().startswith("<!doctype html>")
    assert "<script" not in html
    assert 'href="/' not in html, "a page that stands alone leads nowhere else"
    found = json.loads(cli("review", short, "--iterations", 3, "--json").out)
    assert len(found["turns"]) >= 1
    assert {"seat", "step", "win", "scores"} <= set(found["turns"][0])


def test_an_unfinished_game_is_not_reviewed(cli, late, tmp_path):
    journal = late[1]
    journal.entries, journal.result = journal.entries[:4], None
    path = tmp_path / "running.json"
    journal.save(path)
    ran = cli("review", path)
    assert ran.code == 2
    assert "finished" in ran.err
