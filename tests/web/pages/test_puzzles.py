"""Puzzles on the pages: from the shelf to the table, judged there, in both languages, told to nobody but who solves them."""

import pytest

from regalia.core.registry import games
from regalia.core.texts import LANGUAGES
from regalia.puzzles import puzzles_of

SHELF = [(game.id, puzzles_of(game)[0]) for game in games() if puzzles_of(game)]
FIRST = pytest.mark.parametrize(("game", "puzzle"), SHELF, ids=[game for game, _ in SHELF])


def begin(client, game, puzzle):
    made = client.post("/puzzles", json={"game": game, "puzzle": puzzle.id})
    assert made.status_code == 201, made.text
    return made.json()["id"]


def parts(client, id, lang="en"):
    found = client.get(f"/tables/{id}/parts?lang={lang}").json()
    return str(found["parts"]["lesson"]), found["table"]


def choose(client, id, key):
    _, table = parts(client, id)
    done = client.post(f"/api/tables/{id}/actions", json={"keys": [key], "expected_step": table["step"]})
    assert done.status_code == 200, done.text


@pytest.mark.parametrize("lang", LANGUAGES)
@FIRST
def test_right_and_wrong(app, game, puzzle, lang):
    client = app()
    id = begin(client, game, puzzle)
    strip = parts(client, id, lang)[0]
    assert 'data-puzzle="hint"' in strip
    assert "puzzle-question" not in strip
    choose(client, id, puzzle.solution)
    strip = parts(client, id, lang)[0]
    assert "data-puzzle-solved" in strip
    other = begin(client, game, puzzle)
    choose(client, other, puzzle.options[1].key)
    strip = parts(client, other, lang)[0]
    assert 'data-puzzle="again"' in strip
    assert "data-puzzle-solved" not in strip


@FIRST
def test_help_is_for_who_solves_it(app, game, puzzle):
    client = app()
    id = begin(client, game, puzzle)
    hint = client.get(f"/tables/{id}/puzzle?what=hint").json()["text"]
    answer = client.get(f"/tables/{id}/puzzle?what=solution").json()["text"]
    assert hint
    assert answer != hint
    client.cookies.clear()
    assert client.get(f"/tables/{id}/puzzle?what=solution").status_code in (403, 404)


def test_the_shelf_and_home(app):
    client = app()
    for lang in LANGUAGES:
        page = client.get(f"/puzzles?lang={lang}").text
        for game, puzzle in SHELF:
            assert f'data-solve="{puzzle.id}" data-game="{game}"' in page
        assert "/puzzles?game=" in client.get(f"/?lang={lang}").text


@FIRST
def test_a_table_leads_to_its_games_puzzles(app, game, puzzle):
    client = app()
    id = begin(client, game, puzzle)
    assert parts(client, id)[1]["puzzles"] is True


def test_tables_of_puzzles_do_not_crowd_home(app):
    client = app()
    game, puzzle = SHELF[0]
    id = begin(client, game, puzzle)
    assert id not in client.get("/").text


def test_what_is_not_there(app):
    client = app()
    assert client.post("/puzzles", json={"game": SHELF[0][0], "puzzle": "nobody"}).status_code == 404
    assert client.post("/puzzles", json={"game": "nobody", "puzzle": "01"}).status_code == 404
    game = SHELF[0][0]
    made = client.post("/api/tables", json={"game": game, "players": 2, "seats": ["me", "bot:page"]})
    if made.status_code == 201:
        assert client.get(f"/tables/{made.json()['table']['id']}/puzzle").status_code == 404
