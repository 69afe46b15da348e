"""What pages say beside the game: what a take-back undoes, where a fork comes from, sources of points that brought something."""

import random

from regalia.core.registry import game
from regalia.table import forks, moves, payload, seating
from regalia.table.moves import Caller
from regalia.table.records import ClockSettings
from regalia.web.pages.desk import Desk, taken_back
from regalia.web.pages.scoring import score_rows
from regalia.web.pages.sight import Sight

ANN, BOB = Caller("ann", "Ann"), Caller("bob", "Bob")


def played(id, mode, decisions, seed=2):
    live = seating.create(ANN, seating.Wish(id, mode, 2, seats=("me", "open"), clock=ClockSettings()), 0.0)
    seating.sit(live, BOB, -1, 0.0)
    rng = random.Random(seed)
    for _ in range(decisions):
        seat = live.actors()[0]
        moves.write_act(live, seat, live.state.key(rng.choice(live.state.legal_for(seat))), 1.0)
    return live


def test_a_take_back_names_every_decision_it_would_undo_also_those_of_the_asked():
    found = 0
    for decisions in range(8, 40):
        live = played("two_heirs", "duel", decisions)
        for seat, who in ((0, ANN), (1, BOB)):
            if moves.free_undo(live.state, seat) or live.line.last_of(seat) is None:
                assert taken_back(live, seat, "en") == []
                continue
            found += 1
            to = live.line.index_of(live.line.last_of(seat).row)
            words = taken_back(live, seat, "en")
            assert [one["seat"] for one in words] == [play.line.seat for play in live.line.plays[to:]]
            moves.ask_back(live, who, seat, live.step(seat), 2.0)
            assert live.ask is not None
            assert [one["seat"] for one in taken_back(live, 1 - seat, "fr")] == [one["seat"] for one in words]
            break
    assert found > 3


def test_a_fork_says_what_it_is_and_keeps_the_log_that_its_maker_could_see():
    live = played("medieval_realms", "standard", 30)
    fork = forks.fork(live, ANN, 0, None, 3.0)
    assert fork.header.origin["fork"] == live.header.id
    hidden = [event for events in live.told for event in events if not event.visible_to(0)]
    kept = fork.header.origin["log"]
    assert kept
    assert all(line["to"] == -1 or line["to"] & 1 for line in kept)
    assert len(kept) <= sum(map(len, live.told)) - len(hidden)
    assert "log" not in payload.table_shape(fork, 0, "en")["origin"]
    log = Desk(fork, 0, "en", None).parts()["log"]
    assert 'class="fork-note"' in log
    assert log.count("<li") > 10


def test_sources_that_brought_nobody_anything_are_left_out():
    state = game("rise_to_nobility").new(players=2, seed=1)
    rows = score_rows(Sight(state, 0, "en", ["Ann", "Bob"], False))
    assert all(any(row.points) for row in rows)
    totals = [sum(row.points[seat] or 0 for row in rows) for seat in range(2)]
    assert totals == state.scores()
