"""Whatever makes something may be asked for again, and by many at once: it is made once, and everybody gets the first answer."""

import json
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from regalia.core.registry import games
from regalia.lessons import lessons_of
from regalia.puzzles import puzzles_of
from table.helpers import some_duel
from web.server import Person
from web.test_coach import journal

GAME, MODE = some_duel()
AT_ONCE = 12
SECRET = "correct horse battery"


def same_person(person, count=AT_ONCE):
    """One person at many places."""
    found = [Person(*person.urls, seed=number) for number in range(count)]
    for one in found:
        one.client.cookies.update(person.client.cookies)
    return found


def at_once(people, act):
    with ThreadPoolExecutor(len(people)) as pool:
        return list(pool.map(act, people))


def guest(server, name="Ann"):
    person = Person(server.url, name=name)
    person.post("/api/identity/guest", {"name": name})
    return person


def lesson():
    found = next(game for game in games() if lessons_of(game))
    return {"game": found.id, "lesson": lessons_of(found)[0].id}


def puzzle():
    found = next(game for game in games() if puzzles_of(game))
    return {"game": found.id, "puzzle": puzzles_of(found)[0].id}


DUEL = {"game": GAME, "mode": MODE, "players": 2, "seats": ["me", "me"]}
MAKING = {
    "a table": ("/api/tables", {**DUEL, "request_id": "once"}, lambda found: found["table"]["id"]),
    "a lesson": ("/api/lessons", lesson(), lambda found: found["id"]),
    "a lesson from the beginning": ("/api/lessons", {**lesson(), "again": True}, lambda found: found["id"]),
    "a puzzle": ("/puzzles", puzzle(), lambda found: found["id"]),
}


@pytest.mark.parametrize("what", MAKING)
def test_it_is_made_once(server, what):
    path, body, id_of = MAKING[what]
    person = guest(server)
    found = {id_of(made) for made in at_once(same_person(person), lambda one: one.post(path, body, 201))}
    assert len(found) == 1
    assert {row["id"] for row in person.get("/api/tables")} == found
    assert id_of(guest(server, "Bob").post(path, body, 201)) not in found, "another's request is another's"


def test_a_journal_is_brought_once(server):
    person, text = guest(server), journal()
    found = {made["id"] for made in at_once(same_person(person), lambda one: one.call("POST", "/review", content=text))}
    assert len(found) == 1
    assert len(person.get("/api/tables")) == 1


def test_names_in_a_journal_are_names(server):
    """On one line, without what turns the writing round, and such that every database takes them."""
    found = json.loads(journal())
    found["seats"] = ["a\x00b\nc", "\u202eevil\u202c"]
    person = guest(server)
    id = person.call("POST", "/review", content=json.dumps(found))["id"]
    assert [seat["name"] for seat in person.table(id)["seats"]] == ["a b c", "evil"]


def test_a_puzzle_and_a_lesson_can_be_done_again(server):
    person = guest(server)
    for path, body in (("/puzzles", puzzle()), ("/api/lessons", {**lesson(), "again": True})):
        first = person.post(path, body, 201)["id"]
        assert person.post(path, body, 201)["id"] == first, "nothing was done there yet"
        if path == "/puzzles":
            person.act(person.table(first))
        else:
            person.post(f"/api/tables/{first}/lesson", {"do": "skip", "at": 0})
        assert person.post(path, body, 201)["id"] != first
    assert person.post("/api/lessons", lesson(), 201) == person.post("/api/lessons", lesson(), 201), "the one under way"


def test_a_word_that_was_used_for_something_else_gives_nothing_else(server):
    """A table is no fork, and a fork no table."""
    person = guest(server)
    made = person.post("/api/tables", {**DUEL, "request_id": "table"}, 201)
    path = f"/api/tables/{made['table']['id']}/fork"
    person.post(path, {"request_id": "fork"}, 201)
    assert person.post(path, {"request_id": "table"}, 409)["error"] == "table-request-reused"
    assert person.post("/api/tables", {**DUEL, "request_id": "fork"}, 409)["error"] == "table-request-reused"


def test_a_fork_and_a_word_are_made_once(server):
    person = guest(server)
    made = person.create(GAME, MODE, ["me", "me"])
    path = f"/api/tables/{made['table']['id']}"
    people = same_person(person)
    found = {one["id"] for one in at_once(people, lambda one: one.post(f"{path}/fork", {"request_id": "once"}, 201))}
    assert len(found) == 1
    words = [f"word {number}" for number in range(AT_ONCE)]
    pairs = list(zip(people, words, strict=True))
    at_once(pairs, lambda pair: pair[0].post(f"{path}/chat", {"text": pair[1], "request_id": "r"}, 204))
    said = [row["lines"] for row in person.get(f"{path}/log") if row["kind"] == "chat"]
    assert len(said) == 1
    assert said[0][0] in words


def test_of_twenty_who_register_a_name_at_once_one_has_it(server):
    """However it is written; the others are told, and no error is made of it."""
    stem = f"Mélusine {time.time_ns()}"
    written = [stem, stem.upper(), f" {stem}".strip(), stem.replace("é", "e\u0301"), stem.replace(" ", "\u00a0"), f"{stem}\ufe0f"]
    people = [Person(server.url, seed=number) for number in range(20)]

    def register(pair):
        person, name = pair
        return person.client.post(f"{server.url}/api/identity/register", json={"name": name, "passphrase": SECRET})

    answers = at_once([(person, written[number % len(written)]) for number, person in enumerate(people)], register)
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 19
    assert {answer.json()["error"] for answer in answers if answer.status_code == 409} == {"web-name-taken"}
