"""Tables over HTTP: create, join, watch, leave, chat, take back, rematch, fork, records, journals."""

import time

import pytest

from table.helpers import some_duel
from web.server import Person

GAME, MODE = some_duel()


@pytest.fixture
def ann(server):
    return Person(server.url, name="Ann", seed=1)


@pytest.fixture
def bob(server):
    return Person(server.url, name="Bob", seed=2)


@pytest.fixture
def duel(ann, bob):
    made = ann.create(GAME, MODE, ["me", "open"])
    bob.join(made["you"]["join"])
    return made


def whoever(id, *people):
    """Whose turn it is, with their table."""
    for person in people:
        table = person.table(id)
        if table["choices"]:
            return person, table
    raise AssertionError("nobody is asked")


def test_the_games_on_offer(ann):
    found = ann.get("/api/games")
    assert GAME in [game["id"] for game in found]
    assert all(game["modes"] and game["title"]["fr"] for game in found)


def test_create_join_and_see(ann, bob):
    made = ann.create(GAME, MODE, ["me", "open"])
    assert made["table"]["status"] == "open"
    assert made["you"]["seats"] == [0]
    invitation = bob.get("/api" + made["you"]["join"])
    assert invitation["open"] == [1]
    joined = bob.join(made["you"]["join"])
    assert joined["table"]["status"] == "running"
    assert joined["you"] == {**made["you"], "seats": [1], "owner": False}
    assert [seat["name"] for seat in joined["table"]["seats"]] == ["Ann", "Bob"]
    assert bob.join(made["you"]["join"])["you"]["seats"] == [1]
    Person(ann.urls[0]).post("/api" + made["you"]["join"], {}, 409)


def test_a_public_table_waits_in_the_lobby_until_it_is_full(ann, bob):
    hidden = ann.create(GAME, MODE, ["me", "open"])
    shown = ann.create(GAME, MODE, ["me", "open"], public=True)
    waiting = {entry["id"]: entry for entry in Person(ann.urls[0]).get("/api/lobby")}
    assert hidden["table"]["id"] not in waiting
    found = waiting[shown["table"]["id"]]
    assert found["open"] == [1]
    bob.join(f"/join/{found['join']}")
    assert shown["table"]["id"] not in [entry["id"] for entry in bob.get("/api/lobby")]


def test_strangers_learn_nothing(ann, bob, duel):
    stranger = Person(ann.urls[0])
    id = duel["table"]["id"]
    for path in ("", "/log", "/journal", "/events"):
        stranger.get(f"/api/tables/{id}{path}", 404)
    for path in ("/refusals",):
        stranger.get(f"/api/tables/{id}{path}", 401)
    stranger.post("/api/identity/guest", {"name": "Eve"})
    stranger.get(f"/api/tables/{id}/refusals", 404)
    stranger.post(f"/api/tables/{id}/chat", {"text": "hi"}, 404)
    stranger.post(f"/api/tables/{id}/actions", {"keys": ["x"], "expected_step": 0}, 404)
    stranger.get(f"/api/tables/{id}", 404, watch="x" * 22)
    assert bob.get(f"/api/tables/{id}", 403, seat=0)["error"] == "table-not-your-seat"


def test_spectators_see_what_everybody_sees(ann, duel):
    key = duel["you"]["watch"].removeprefix("/watch/")
    watcher = Person(ann.urls[0])
    id = watcher.get(f"/api/watch/{key}")["id"]
    seen = watcher.get(f"/api/tables/{id}", watch=key)
    assert seen["table"]["seat"] is None
    assert seen["table"]["choices"] == []
    assert seen["you"] == {"seats": [], "owner": False, "join": None, "watch": None}
    assert watcher.get(f"/api/tables/{id}/log", watch=key)
    watcher.get(f"/api/tables/{id}", 403, watch=key, seat=0)


def test_options_and_refusals_in_both_languages(ann, bob, duel):
    person, table = whoever(duel["table"]["id"], ann, bob)
    french = person.table(table["id"], lang="fr")
    assert [choice["key"] for choice in french["choices"]] == [choice["key"] for choice in table["choices"]]
    assert french["choices"] != table["choices"]
    refused = person.get(f"/api/tables/{table['id']}/refusals")
    assert all(row["reason"] and row["clause"] for row in refused)
    wrong = person.post(f"/api/tables/{table['id']}/actions?lang=fr", {"keys": ["no:such"], "expected_step": table["step"]}, 422)
    assert "action" in wrong["text"]


def test_a_decision_a_conflict_a_repetition(ann, bob, duel):
    person, table = whoever(duel["table"]["id"], ann, bob)
    key = table["choices"][0]["key"]
    body = {"keys": [key], "expected_step": table["step"], "request_id": "one"}
    path = f"/api/tables/{table['id']}/actions"
    first = person.post(path, body)
    assert first["step"] == table["step"] + 1
    again = person.post(path, body)
    assert again["step"] == first["step"]
    conflict = person.post(path, {**body, "request_id": "two"}, 409)
    assert conflict["error"] == "table-conflict"
    assert conflict["step"] == first["step"]
    person.post(path, {**body, "keys": [table["choices"][-1]["key"], key]}, 409)


def test_undo_over_http(ann, bob, duel):
    id = duel["table"]["id"]
    for _ in range(60):
        person, table = whoever(id, ann, bob)
        after = person.act(table)["table"]
        if after["undo"]["free"]:
            back = person.post(f"/api/tables/{id}/undo", {"expected_step": after["step"]})["table"]
            assert back["choices"] == table["choices"]
            assert back["undo"]["redo"] == 1
            again = person.post(f"/api/tables/{id}/redo", {"expected_step": back["step"]})["table"]
            assert again["board"] == after["board"]
            return
    raise AssertionError("nothing could be taken back")


def test_take_back_by_consent(ann, bob, duel):
    id = duel["table"]["id"]
    for _ in range(60):
        person, table = whoever(id, ann, bob)
        after = person.act(table)["table"]
        if not after["undo"]["free"]:
            break
    other = bob if person is ann else ann
    asked = person.post(f"/api/tables/{id}/take-back", {"expected_step": after["step"]})["table"]
    assert asked["ask"]["seat"] == table["seat"]
    person.post(f"/api/tables/{id}/undo", {"expected_step": after["step"]}, 409)
    person.post(f"/api/tables/{id}/consent", {"yes": True}, 403)
    agreed = other.post(f"/api/tables/{id}/consent", {"yes": True})["table"]
    assert agreed["ask"] is None
    assert person.table(id)["choices"] == table["choices"]


def test_confirming_the_end_of_a_turn(ann, bob, duel):
    id = duel["table"]["id"]
    for person in (ann, bob):
        person.post(f"/api/tables/{id}/settings", {"confirm": True}, 204)
        assert person.table(id)["confirm"]
    for _ in range(60):
        person, table = whoever(id, ann, bob)
        body = {"keys": [person.rng.choice(table["choices"])["key"]], "expected_step": table["step"]}
        answer = person.client.post(f"{person.urls[0]}/api/tables/{id}/actions", json=body)
        if answer.status_code == 409:
            assert answer.json()["error"] == "table-confirm"
            assert person.post(f"/api/tables/{id}/actions", {**body, "confirm": True})["accepted"]
            return
    raise AssertionError("no turn ended")


def test_chat_and_log(ann, bob, duel):
    id = duel["table"]["id"]
    ann.post(f"/api/tables/{id}/chat", {"text": "Bonne chance <b>!</b>"}, 204)
    last = bob.get(f"/api/tables/{id}/log")[-1]
    assert (last["kind"], last["name"], last["lines"]) == ("chat", "Ann", ["Bonne chance <b>!</b>"])
    assert bob.get(f"/api/tables/{id}/log", since=last["sequence"]) == []
    bob.post(f"/api/tables/{id}/chat", {"text": ""}, 422)


def test_leave_stand_in_and_return(ann, bob, duel):
    id = duel["table"]["id"]
    ann.post(f"/api/tables/{id}/stand-in", {"seat": 1, "bot": "greedy"}, 403)
    bob.post(f"/api/tables/{id}/leave", {}, 204)
    assert ann.get(f"/api/tables/{id}")["offered"] == [1]
    ann.post(f"/api/tables/{id}/stand-in", {"seat": 1, "bot": "greedy"}, 204)
    seat = ann.table(id)["seats"][1]
    assert (seat["stand_in"], seat["left"]) == ("greedy", True)
    bob.post(f"/api/tables/{id}/stand-in", {"seat": 1, "bot": None}, 204)
    seat = ann.table(id)["seats"][1]
    assert (seat["stand_in"], seat["left"]) == ("", False)


def test_hot_seat(ann):
    made = ann.create(GAME, MODE, ["me", "me"])
    assert made["you"]["seats"] == [0, 1]
    id = made["table"]["id"]
    views = [ann.table(id, seat=seat) for seat in (0, 1)]
    assert [bool(view["choices"]) for view in views].count(True) == 1
    assert ann.table(id)["choices"], "without a seat the one that is asked is shown"


def test_a_finished_game_is_a_record_with_rematch_and_fork(ann, bob, duel):
    id = duel["table"]["id"]
    for _ in range(4000):
        person, table = whoever(id, ann, bob)
        if person.act(table)["table"]["status"] == "finished":
            break
    finished = ann.table(id)
    assert finished["result"]["ended_by"] == "played"
    assert id in [row["id"] for row in ann.call("GET", "/api/tables", params={"status": "finished"})]
    whole = bob.get(f"/api/tables/{id}/journal")
    assert len(whole["entries"]) > 10
    assert whole["setup"]
    fresh = ann.post(f"/api/tables/{id}/rematch")["id"]
    assert bob.post(f"/api/tables/{id}/rematch")["id"] == fresh
    assert bob.table(id)["rematch"] == fresh
    assert bob.table(fresh)["seat"] == 0
    fork = bob.post(f"/api/tables/{id}/fork", {"step": 3}, 201)["id"]
    assert bob.get(f"/api/tables/{fork}")["you"]["seats"] == [0, 1]
    assert bob.table(fork)["origin"] == {"fork": id, "step": 3}
    bob.post(f"/api/tables/{id}/fork", {"step": 100_000}, 404)
    ann.get(f"/api/tables/{fork}", 404)


def test_the_journal_of_a_running_game(ann, bob, duel):
    id = duel["table"]["id"]
    for _ in range(5):
        person, table = whoever(id, ann, bob)
        person.act(table)
    found = ann.get(f"/api/tables/{id}/journal")
    assert found["partial"]
    assert len(found["entries"]) == 5
    assert any(entry["log"] for entry in found["entries"])


def test_a_correspondence_game_says_when_it_is_due(ann, bob):
    made = ann.create(GAME, MODE, ["me", "open"], clock={"kind": "days", "days": 3, "on_time": "lose"})
    bob.join(made["you"]["join"])
    clock = ann.table(made["table"]["id"])["clock"]
    assert clock["seconds"] == 3 * 86_400
    running = [face for face in clock["faces"] if face["since"] is not None]
    assert len(running) == 1
    assert abs(running[0]["since"] - time.time()) < 60


def test_a_lost_clock_loses_the_game(ann, bob):
    made = ann.create(GAME, MODE, ["me", "open"], clock={"kind": "move", "seconds": 1, "on_time": "lose"})
    bob.join(made["you"]["join"])
    until = time.monotonic() + 300
    while ann.table(made["table"]["id"])["status"] != "finished":
        assert time.monotonic() < until
        time.sleep(0.1)
    assert ann.table(made["table"]["id"])["result"]["ended_by"] == "time"


def test_starting_before_the_table_is_full(ann):
    made = ann.create(GAME, MODE, ["me", "open"])
    ann.post(f"/api/tables/{made['table']['id']}/start", {"fill": "random"}, 204)
    assert ann.table(made["table"]["id"])["seats"][1]["bot"] == "random"
    ann.post(f"/api/tables/{made['table']['id']}/start", {}, 409)
