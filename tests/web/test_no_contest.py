"""Modes without a contest on the pages: nobody wins; results with the same set-up stand together. Numbers per player."""

import re

import pytest

from regalia.core.registry import games
from regalia.testing.playing import option_rows

WINNING = re.compile(r"\bwins?\b|victory|gagne|victoire|i-seal|class=\"n\"", re.IGNORECASE)
MODES = [
    pytest.param(game.id, mode, id=f"{game.id}-{mode.id}") for game in games() for mode in game.info.modes if not mode.contest
]


def new_table(client, id, mode, options):
    seats = ["me", *["bot:random"] * (min(mode.players) - 1)]
    body = {"game": id, "mode": mode.id, "players": len(seats), "seats": seats, "options": options, "name": "Ann"}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return answer.json()["table"]


def played(client, id, mode, options, clever=False):
    """A finished game; clever is to take the last option, not the first."""
    table = new_table(client, id, mode, options)
    while table["choices"]:
        key = table["choices"][-1 if clever else 0]["key"]
        body = {"keys": [key], "expected_step": table["step"], "seat": 0}
        table = client.post(f"/api/tables/{table['id']}/actions", json=body).json()["table"]
    assert table["status"] == "finished"
    return table


def part_of(client, table, name, lang):
    found = client.get(f"/tables/{table['id']}/parts", params={"lang": lang}).json()["parts"]
    return found[name]["html"] if isinstance(found[name], dict) else found[name]


@pytest.mark.parametrize(("id", "mode"), MODES)
def test_pages_name_no_winner_and_gather_the_results_of_a_set_up(app, id, mode):
    client = app()
    rows = [row for row in option_rows(mode, 1) if row]
    first, other = rows[0], rows[-1]
    assert first != other
    tables = [played(client, id, mode, first), played(client, id, mode, first, clever=True), played(client, id, mode, other)]
    for table in tables:
        assert set(table["result"]["ranks"]) == {0}
    scores = [table["result"]["scores"][0] for table in tables]
    best_first = ", ".join(map(str, sorted(scores[:2], reverse=True)))
    for lang in ("en", "fr"):
        for table, score in zip(tables, scores, strict=True):
            bar, result = part_of(client, table, "bar", lang), part_of(client, table, "result", lang)
            assert not WINNING.search(bar + result), WINNING.search(bar + result)
            assert str(score) in bar
            assert (best_first in result) == (table is not tables[2])
            assert "web-" not in re.sub(r'(class|id|data-[a-z]+)="[^"]*"', "", bar + result)
        home = client.get("/", params={"lang": lang}).text
        finished = home[home.index('id="finished"') :]
        finished = finished[: finished.index("</ul>")]
        assert not WINNING.search(finished), WINNING.search(finished)
        assert finished.count("<li>") >= 3


@pytest.mark.parametrize(("id", "mode"), MODES)
def test_strangers_do_not_see_the_results_of_others(app, id, mode):
    client = app()
    options = option_rows(mode, 1)[0]
    tables = [played(client, id, mode, options), played(client, id, mode, options, clever=True)]
    scores = sorted((table["result"]["scores"][0] for table in tables), reverse=True)
    answer = client.get(f"/api/tables/{tables[0]['id']}").json()
    client.cookies.clear()
    watched = client.get(answer["you"]["watch"]).text
    assert not re.search(rf"\b{', '.join(map(str, scores))}\b", watched)


NUMBERS = [
    pytest.param(game.id, mode, name, option, id=f"{game.id}-{mode.id}-{name}")
    for game in games()
    for mode in game.info.modes
    for name, option in mode.options.items()
    if option.kind == "seats" and not option.values
]


@pytest.mark.parametrize(("id", "mode", "name", "option"), NUMBERS)
def test_a_number_for_each_player_over_http(app, id, mode, name, option):
    """As the form sends it, as a program writes it, one for all; null is refused in the words of the option."""
    client = app()
    low, high = option.low, option.high
    body = {"game": id, "mode": mode.id, "players": 2, "seats": ["me", "bot:random"], "name": "Ann"}
    given = [
        ([str(high), str(low)], [high, low]),
        ([high, low], [high, low]),
        (high, [high, high]),
        (f"{low},{high}", [low, high]),
    ]
    for value, expected in given:
        answer = client.post("/api/tables", json={**body, "options": {name: value}})
        assert answer.status_code == 201, answer.text
        assert answer.json()["table"]["options"][name] == [str(number) for number in expected]
    for value in (None, [low], [low, high + 1], ["", ""]):
        answer = client.post("/api/tables", json={**body, "options": {name: value}})
        assert answer.status_code == 422
        assert answer.json()["clause"] == option.clause
    form = client.get(f"/new/{id}").text
    assert form.count(f'<input type="number" min="{low}" max="{high}">') == max(mode.players)
