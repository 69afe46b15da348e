"""Lessons on the pages: begun from home, shown on the table, answered, gone on with later; in both languages."""

import re

import pytest

from regalia.core.registry import games
from regalia.core.texts import LANGUAGES
from regalia.lessons import lessons_of, sayings

SHELF = [(game.id, lesson.id) for game in games() for lesson in lessons_of(game)]


def begin(client, game="two_heirs", lesson="first-turns", **more):
    made = client.post("/api/lessons", json={"game": game, "lesson": lesson, **more})
    assert made.status_code == 201, made.text
    return made.json()["id"]


def facts(client, id, lang="en"):
    return client.get(f"/tables/{id}/parts?lang={lang}").json()["table"]


def go(client, id, what="skip"):
    now = facts(client, id)["lesson"]
    done = client.post(f"/api/tables/{id}/lesson", json={"do": what, "at": now["at"]})
    assert done.status_code == 200, done.text
    return facts(client, id)["lesson"]


def act(client, id):
    """What the lesson wants, through the same address as at any table."""
    table = facts(client, id)
    body = {"keys": [table["lesson"]["want"][0]], "expected_step": table["step"], "pass_forced": True}
    done = client.post(f"/api/tables/{id}/actions", json=body)
    assert done.status_code == 200, done.text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), SHELF)
def test_a_lesson_from_the_first_bubble_to_the_end(app, game, lesson, lang):
    client = app()
    id = begin(client, game, lesson)
    heads = []
    for _ in range(200):
        now = facts(client, id, lang)["lesson"]
        if now["state"] != "step":
            break
        heads.append(now["head"])
        assert all(now[part] and "lesson-" not in now[part] for part in ("line", "head", "text"))
        if now["want"]:
            assert now["order"]
            assert now["pieces"]
            act(client, id)
        else:
            go(client, id)
    assert now["state"] == "over"
    assert len(dict.fromkeys(heads)) >= 10
    assert all(words and "lesson-" not in words for _, words in now["end"]["learned"])
    page = client.get(f"/tables/{id}?lang={lang}").text
    assert 'class="chap"' in page


def test_only_what_is_wanted_is_lit(app):
    client = app()
    id = begin(client)
    assert 'data-state="lit"' not in client.get(f"/tables/{id}").text
    go(client, id)
    page = client.get(f"/tables/{id}").text
    assert set(re.findall(r'data-piece="([^"]*)" data-state="lit"', page)) == {"place:1"}
    assert re.search(r'class="opt" data-key="take:1"', page)
    assert re.search(r'class="opt calm" data-key="take:2"', page)


def test_another_choice_is_answered_by_the_rule_or_by_what_it_would_change(app):
    client = app()
    id = begin(client)
    go(client, id)
    far = client.get(f"/tables/{id}/lesson?piece=place:5").json()
    assert (far["may"], far["clause"]) == (False, "HEIRS-TAKE-01")
    assert far["rule"]
    assert far["reason"]
    other = client.get(f"/tables/{id}/lesson?piece=place:2").json()
    assert other["may"] is True
    assert "Farm" in other["reason"]
    by_key = client.get(f"/tables/{id}/lesson?key=take:3&lang=fr").json()
    assert (by_key["may"], "Ferme" in by_key["reason"]) == (True, True)
    refused = client.post(f"/api/tables/{id}/actions", json={"keys": ["take:2"], "expected_step": facts(client, id)["step"]})
    assert (refused.status_code, refused.json()["error"]) == (409, "lesson-not-wanted")


def test_a_tile_that_cannot_be_built_says_why_before_what_else_it_may_do(app):
    client = app()
    id = begin(client)
    while "troop:white_cavalry" not in (facts(client, id)["lesson"].get("want") or []):
        go(client, id)
    told = client.get(f"/tables/{id}/lesson?piece=tile:agr_bakery").json()
    assert told["may"] is False
    assert told["clause"] == "HEIRS-BUILD-03"


def test_one_goes_on_where_one_stopped_and_home_says_so(app):
    client = app()
    id = begin(client)
    go(client, id)
    act(client, id)
    at = facts(client, id)["lesson"]["at"]
    assert begin(client) == id
    assert facts(client, id)["lesson"]["at"] == at
    home = client.get("/?lang=en").text
    assert "Go on: Your first turns" in home
    assert f"step {at + 1} of" in home
    assert f'href="/tables/{id}"' not in home
    assert begin(client, again=True) != id


def test_a_lesson_done_is_shown_as_done(app):
    client = app()
    id = begin(client)
    while facts(client, id)["lesson"]["state"] == "step":
        go(client, id)
    home = client.get("/?lang=fr").text
    assert "terminée" in home
    assert go(client, id, "alone")["state"] == "alone"
    assert f'href="/tables/{id}"' in client.get("/").text


def test_the_same_request_twice_skips_one_step_only(app):
    client = app()
    id = begin(client)
    for _ in range(2):
        assert client.post(f"/api/tables/{id}/lesson", json={"do": "skip", "at": 0}).status_code == 200
    assert facts(client, id)["lesson"]["at"] == 1


def test_back_and_the_film(app):
    client = app()
    id = begin(client)
    first = client.post(f"/api/tables/{id}/lesson", json={"do": "back", "at": 0})
    assert first.status_code == 409
    go(client, id)
    go(client, id)
    assert go(client, id, "back")["at"] == 1
    film = client.get(f"/tables/{id}/parts?replay=1&at=0").json()["table"]["lesson"]
    assert (film["state"], film["head"]) == ("film", "Take a tile")
    assert 'class="chap"' in client.get(f"/replay/{id}").text


def test_a_film_begins_with_the_first_bubble_though_something_was_played_before(app):
    """The set-up of a lesson belongs to its film: it is not the end of the lesson."""
    client = app()
    id = begin(client, "kingdom_crossing", "first-day")
    film = client.get(f"/tables/{id}/parts?replay=1&at=0").json()["table"]["lesson"]
    assert (film["state"], film["at"]) == ("film", 0)


def test_what_there_is_not(app):
    client = app()
    assert client.post("/api/lessons", json={"game": "two_heirs", "lesson": "no"}).status_code == 404
    assert client.post("/api/lessons", json={"game": "no", "lesson": "no"}).status_code == 404
    plain = client.post("/api/tables", json={"game": "two_heirs", "seats": ["me", "bot:random"]}).json()["table"]["id"]
    assert client.post(f"/api/tables/{plain}/lesson", json={"do": "skip", "at": 0}).status_code == 404
    assert client.get(f"/tables/{plain}/lesson?piece=x").status_code == 404
    assert facts(client, plain)["lesson"] is None
    assert 'id="tool-learn"' in client.get(f"/tables/{plain}").text


def test_the_list_of_lessons(app):
    found = app().get("/api/lessons?lang=fr").json()
    assert {(row["game"], row["id"]) for row in found} == set(SHELF)
    for game in games():
        for lesson in lessons_of(game):
            assert game.texts.format("fr", sayings.title(lesson)) in [row["title"] for row in found]
