"""What somebody asks for in a new table, evening or journal: whatever it is called, and however large, a table or a sentence."""

import json

from regalia.core.registry import game, games
from table.helpers import some_duel

GAME, MODE = some_duel()
DUEL = {"game": GAME, "mode": MODE, "players": 2}
EVENING = {"kind": "round-robin", "game": GAME, "mode": MODE}


def journal(**changes):
    """A whole game, as text."""
    state = game(GAME).new(players=2, mode=MODE, seed=1)
    state.playout()
    return json.dumps(json.loads(state.journal().to_text()) | changes)


def test_options_may_be_called_anything(app):
    client = app()
    table = client.post("/api/tables", json={**DUEL, "seats": ["me", "open"]}).json()["table"]
    for name in ("players", "mode", "self", "options", "pack.name", "", "\u0000"):
        options = {name: "1"}
        for path, body in (
            ("/api/tables", {**DUEL, "options": options}),
            (f"/api/tables/{table['id']}/edit", {"options": options}),
            ("/api/evenings", {**EVENING, "options": options}),
            ("/review", json.loads(journal(options=options))),
        ):
            answer = client.post(path, json=body)
            assert answer.status_code == 422, (name, path, answer.text)


def test_an_evening_reads_no_folder_of_the_server(app, tmp_path):
    """What is there and what is not gets the same answer."""
    client = app()
    (tmp_path / "here").mkdir()
    (tmp_path / "here" / "secret-plans.toml").write_text("x = 1")
    packs = (str(tmp_path / "here"), str(tmp_path / "nowhere"), [str(tmp_path / "here")])
    found = {client.post("/api/evenings", json={**EVENING, "options": {"pack": pack}}).text for pack in packs}
    assert len(found) == 1
    assert "secret-plans" not in str(found)


def test_numbers_of_any_length_get_a_sentence(app):
    client = app()
    for found in games():
        for mode in found.info.modes:
            for name in mode.options:
                for value in ("9" * 5000, ["9" * 5000], 10**4000, [10**4000]):
                    body = {"game": found.id, "mode": mode.id, "options": {name: value}}
                    answer = client.post("/api/tables", json=body)
                    assert answer.status_code == 422, (found.id, mode.id, name, answer.text[:300])


def test_a_journal_may_name_few_people_or_many(app):
    client = app()
    for seats in (["Ann"], ["Ann", "x" * 5000], ["Ann", "Bob", "Cat"], ["\u0000", "#0"], ["@web-brand", ""]):
        made = client.post("/review", content=journal(seats=seats))
        assert made.status_code == 200, made.text
        id = made.json()["id"]
        names = [seat["name"] for seat in client.get(f"/api/tables/{id}").json()["table"]["seats"]]
        assert names[0] == seats[0] or not seats[0].isprintable()
        assert all(name and len(name) <= 40 for name in names)
        assert client.get(f"/tables/{id}").status_code == 200
