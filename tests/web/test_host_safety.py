"""What is asked of hosts' and people's addresses: who one is, where one comes from, and not too often."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from table.helpers import some_duel
from web.server import Person

GAME, MODE = some_duel()
SECRET = "correct horse battery"
ID, KEY = "0" * 16, "k" * 22
EVENING = {"kind": "swiss", "game": GAME, "mode": MODE}
ADDRESSES = [
    ("POST", f"/api/tables/{ID}/edit", {}),
    ("GET", "/api/people", None),
    ("POST", "/api/people", {"kind": "blocked", "name": "x"}),
    ("DELETE", f"/api/people/{ID}", None),
    ("GET", "/api/identity/preferences", None),
    ("PUT", "/api/identity/preferences", {"shield": 2}),
    ("POST", "/api/identity/passphrase", {"old": SECRET, "new": SECRET}),
    ("POST", "/api/identity/logout-others", {}),
    ("GET", "/api/identity/devices", None),
    ("DELETE", "/api/identity/devices/x", None),
    ("GET", "/api/identity/data", None),
    ("GET", "/api/vacation", None),
    ("POST", "/api/vacation", {"days": 1}),
    ("DELETE", "/api/vacation", None),
    ("GET", "/api/history", None),
    ("GET", "/api/ratings", None),
    ("GET", "/api/next", None),
    ("GET", "/api/evenings", None),
    ("GET", f"/api/evenings/{ID}", None),
    ("POST", f"/api/evenings/{ID}/bots", {}),
    ("DELETE", f"/api/evenings/{ID}/players/0", None),
    ("POST", f"/api/evenings/{ID}/round", {}),
    ("POST", f"/api/evenings/{ID}/finish", {}),
]


def test_strangers_are_asked_who_they_are(app):
    client = app()
    for method, path, body in ADDRESSES:
        assert client.request(method, path, json=body).status_code == 401, (method, path)


def test_other_sites_are_refused(app):
    client = app()
    client.post("/api/identity/register", json={"name": "Ann", "passphrase": SECRET})
    for method, path, body in [*ADDRESSES, ("POST", "/api/evenings", EVENING), ("POST", f"/api/evenings/join/{KEY}", {})]:
        if method != "GET":
            answer = client.request(method, path, json=body, headers={"origin": "https://evil.example"})
            assert (answer.status_code, answer.json()["error"]) == (403, "web-origin"), (method, path)


def test_whoever_does_not_take_part_learns_nothing_of_an_evening(app):
    client = app()
    client.post("/api/identity/guest", json={"name": "Ann"})
    id = client.post("/api/evenings", json=EVENING).json()["id"]
    join = client.get(f"/api/evenings/{id}").json()["join"]
    client.cookies.clear()
    client.post("/api/identity/guest", json={"name": "Eve"})
    for method, path, body in (
        ("GET", "", None),
        ("POST", "/bots", {}),
        ("POST", "/round", {}),
        ("POST", "/finish", {}),
        ("DELETE", "/players/0", None),
    ):
        assert client.request(method, f"/api/evenings/{id}{path}", json=body).status_code == 404, path
    assert client.get(f"/evenings/{id}").status_code == 404
    assert client.post("/api/evenings/join/" + join.rsplit("/", 1)[1], json={}).status_code == 200
    assert client.post(f"/api/evenings/{id}/round", json={}).json()["error"] == "evening-host-only"


@pytest.mark.parametrize(
    ("path", "body", "budget"),
    [
        ("/api/identity/passphrase", {"old": SECRET, "new": SECRET}, {"login_burst": 5.0, "login_rate": 0.0001}),
        ("/api/evenings", EVENING, {"budget": 0.1}),
        ("/api/people", {"kind": "blocked", "name": "nobody"}, {"budget": 0.1}),
    ],
)
def test_nobody_asks_too_often(app, path, body, budget):
    client = app(**{"login_burst": 1e6, "login_rate": 1e6, **budget})
    client.post("/api/identity/register", json={"name": "Ann", "passphrase": SECRET})
    codes = [client.post(path, json=body).status_code for _ in range(12)]
    assert 429 in codes


def test_a_host_has_only_so_many_evenings(app):
    client = app()
    client.post("/api/identity/guest", json={"name": "Ann"})
    codes = [client.post("/api/evenings", json=EVENING).status_code for _ in range(21)]
    assert codes == [201] * 20 + [403]


def test_no_word_of_people_is_logged_and_no_token_is_told(app, capfd):
    client = app()
    name = "Aldegonde"
    client.post("/api/identity/register", json={"name": name, "passphrase": SECRET})
    client.post("/api/people", json={"kind": "blocked", "name": "Balthazar"})
    id = client.post("/api/evenings", json={**EVENING, "title": "Winterreise"}).json()["id"]
    shape = client.get(f"/api/evenings/{id}").json()
    token = client.cookies["regalia"]
    said = [
        client.get(path).text for path in ("/api/identity/data", "/api/people", "/account", "/evenings", f"/evenings/{id}", "/")
    ]
    logged = capfd.readouterr().err
    for secret in (name, "Balthazar", "Winterreise", SECRET, token, shape["join"].rsplit("/", 1)[1]):
        assert secret not in logged, secret
    assert all(token not in text for text in said)


def test_two_hosts_who_press_at_once_make_one_round(server):
    host = Person(server.url, name="Ann")
    body = {**EVENING, "bots": ["random"], "rated": False, "rounds": 2, "name": "Ann"}
    id = host.post("/api/evenings", body, 201)["id"]

    def press(_number):
        mine = Person(server.url)
        mine.client.cookies.update(host.client.cookies)
        return mine.client.post(f"{server.url}/api/evenings/{id}/round", json={}).status_code

    with ThreadPoolExecutor(4) as pool:
        codes = sorted(pool.map(press, range(4)))
    assert codes == [200, 409, 409, 409]
    assert len(host.get(f"/api/evenings/{id}")["matches"]) == 1
    assert len(host.get("/api/tables")) == 1


def test_onlookers_and_strangers_get_no_key_to_join(app):
    client = app()
    client.post("/api/identity/guest", json={"name": "Ann"})
    body = {"game": GAME, "mode": MODE, "players": 2, "seats": ["me", "open"], "hold": True}
    made = client.post("/api/tables", json=body).json()
    key = made["you"]["join"].rsplit("/", 1)[1]
    assert key in client.get(f"/tables/{made['table']['id']}").text
    client.cookies.clear()
    shown = client.get(made["you"]["watch"])
    assert shown.status_code == 200
    assert key not in shown.text
    assert client.get(f"/tables/{made['table']['id']}").status_code == 404
