"""Bots that the operator adds as files: pages and programs know them by name, nobody is told where they lie."""

import pytest

from table.helpers import some_duel

GAME, MODE = some_duel()
FILE = """from regalia.bots import Bot


class Hasty(Bot):
    name = "the hasty one"

    def decide(self, state, seat):
        return state.legal_for(seat)[0]
"""


@pytest.fixture
def client(app, tmp_path, monkeypatch):
    (tmp_path / "hasty.py").write_text(FILE, encoding="utf-8")
    monkeypatch.setenv("REGALIA_BOTS", f"{tmp_path}/hasty.py:Hasty")
    return app()


def made(client, seats):
    answer = client.post("/api/tables", json={"game": GAME, "mode": MODE, "players": 2, "seats": seats, "hold": "open" in seats})
    assert answer.status_code == 201, answer.text
    return answer.json()


def test_a_file_is_named_nowhere(client, tmp_path):
    running = made(client, ["me", "bot:the hasty one"])["table"]["id"]
    waiting = made(client, ["open", "bot:the hasty one"])
    pages = [
        client.get(f"/new/{GAME}"),
        client.get(f"/tables/{running}"),
        client.get(f"/api/tables/{running}"),
        client.get(f"/tables/{waiting['table']['id']}"),
        client.get("/"),
        client.get("/evenings"),
    ]
    client.cookies.clear()
    pages.append(client.get(waiting["you"]["join"]))
    for page in pages:
        assert page.status_code == 200, page.url
        assert "hasty.py" not in page.text
        assert str(tmp_path) not in page.text
    assert all("the hasty one" in page.text for page in pages[:4])


def test_a_file_that_a_request_names_is_refused_without_telling_of_others(client, tmp_path):
    spec = f"{tmp_path}/hasty.py:Hasty"
    answer = client.post("/api/tables", json={"game": GAME, "mode": MODE, "players": 2, "seats": ["me", f"bot:{spec}"]})
    assert answer.status_code == 422
    assert answer.json()["error"] == "bot-unknown"
