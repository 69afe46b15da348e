"""Whole games over HTTP: people, bots and automata mixed, every game, every mode, on both back ends."""

import pytest

from regalia.core import journal as journals
from regalia.core.registry import game, games
from regalia.testing.playing import option_rows
from web.server import Person, play_out


def every_setup():
    """Every mode with as many players as it takes."""
    for found in games():
        for mode in found.info.modes:
            players = max(mode.players)
            yield pytest.param(found.id, mode, players, id=f"{found.id}-{mode.id}-{players}")


@pytest.mark.slow
@pytest.mark.parametrize(("id", "mode", "players"), list(every_setup()))
def test_a_whole_game(server, id, mode, players):
    """Two people and for the rest bots; who sits alone plays alone, against the automa where the mode has one."""
    people = [Person(server.url, name=f"Person {n}", seed=n) for n in range(min(2, players))]
    seats = ["me", *["open"] * (len(people) - 1), *["bot:random"] * (players - len(people))]
    made = people[0].create(id, mode.id, seats, options=option_rows(mode, players)[0])
    table = made["table"]["id"]
    for person in people[1:]:
        assert person.join(made["you"]["join"])["table"]["status"] == "running"
    play_out(table, people)
    results = [person.table(table)["result"] for person in people]
    assert results == results[:1] * len(people)
    assert results[0]["ended_by"] == "played"
    text = people[0].client.get(f"{server.url}/api/tables/{table}/journal").text
    journal = journals.parse(text)
    assert journals.verify(game(id), journal).over
    assert journal.result.scores == results[0]["scores"]
