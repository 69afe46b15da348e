"""Several seats decide at once and in secret: neither numbers, log, clocks nor journal tell how far the others are."""

from types import SimpleNamespace

import msgspec
import pytest

from regalia.table import live as live_module
from regalia.table import moves, papers, payload, presence, seating
from regalia.table.live import Live
from regalia.table.records import ClockSettings
from table.helpers import ANN, BOB, CAT, post

PEOPLE = [ANN, BOB, CAT]


@pytest.fixture
def table(monkeypatch):
    """Three people, all of whom plan twice in secret."""
    from core.tiny import GAME

    monkeypatch.setattr(live_module, "find_game", lambda _id: GAME)
    monkeypatch.setattr(seating, "find_game", lambda _id: GAME)
    clock = ClockSettings("move", 100)
    live = seating.create(ANN, seating.Wish("tiny", "plain", 3, seats=("me", "open", "open"), clock=clock), 0.0)
    for who in (BOB, CAT):
        seating.sit(live, who, -1, 0.0)
    for seat, who in enumerate(PEOPLE):
        moves.act(live, who, post(live, seat, "done"), 1.0)
    assert live.actors() == [0, 1, 2]
    return live


def told(live, viewer):
    """Everything a viewer can get."""
    parts = [
        payload.table_shape(live, viewer, "en"),
        payload.refusals(live, viewer, "en"),
        payload.happened(live, viewer, "en", 0),
        papers.partial(live, viewer, "en"),
    ]
    return msgspec.json.encode(parts)


def plan(live, seat, item="a", at=2.0):
    moves.act(live, PEOPLE[seat], post(live, seat, f"plan:{item}"), at)


def test_secret_decisions_change_nothing_for_the_others(table):
    before = {viewer: told(table, viewer) for viewer in (-1, 1, 2)}
    plan(table, 0)
    assert {viewer: told(table, viewer) for viewer in (-1, 1, 2)} == before
    assert moves.undo(table, ANN, 0, table.step(0), 3.0) == table.step(0)
    assert {viewer: told(table, viewer) for viewer in (-1, 1, 2)} == before


def test_what_was_chosen_shows_only_at_the_end(table):
    other = table.draft()
    for live, item in ((table, "a"), (other, "b")):
        plan(live, 0, item)
        plan(live, 1, item)
    assert told(table, 2) == told(other, 2)
    assert told(table, -1) == told(other, -1)


def test_posts_of_others_never_conflict(table):
    waiting = [post(table, seat, "plan:a") for seat in range(3)]
    for seat in (2, 0, 1):
        moves.act(table, PEOPLE[seat], waiting[seat], 2.0)
    assert [table.step(seat) for seat in range(3)] == [waiting[0].expected + 1] * 3


def test_the_end_is_one_step_for_everybody(table):
    steps = [table.step(viewer) for viewer in range(-1, 3)]
    for seat in (0, 1, 2, 0, 1):
        plan(table, seat)
    assert table.step(-1) == steps[0]
    plan(table, 2)
    assert table.step(-1) == steps[0] + 1
    assert [table.step(seat) - before for seat, before in enumerate(steps[1:])] == [3, 3, 2]
    assert table.status == "finished"


def test_undo_in_a_secret_choice_whatever_the_others_did(table):
    plan(table, 0)
    plan(table, 1, "b")
    plan(table, 2, "b")
    plan(table, 0)
    moves.undo(table, ANN, 0, table.step(0), 3.0)
    moves.undo(table, ANN, 0, table.step(0), 3.0)
    assert table.state.plans == [[], [1], [1]]
    moves.redo(table, ANN, 0, table.step(0), 3.0)
    again = Live(table.header)
    for row in table.rows:
        again.add(row)
    assert again.state.digest() == table.state.digest()
    assert again.steps == table.steps


def test_free_undo_does_not_tell_that_others_have_acted(table):
    """Before the choice opened somebody was done; whether that can be taken back must not depend on the secret decisions."""
    before = payload.table_shape(table, 2, "en")["undo"]
    plan(table, 0)
    assert payload.table_shape(table, 2, "en")["undo"] == before


def test_redo_may_be_what_ends_the_choice(table):
    for seat in (0, 0, 1, 1, 2):
        plan(table, seat)
    moves.undo(table, ANN, 0, table.step(0), 3.0)
    plan(table, 2)
    moves.redo(table, ANN, 0, table.step(0), 4.0)
    assert table.status == "finished"


def test_clocks_of_others_stand_as_they_were(table):
    face = payload.table_shape(table, 1, "en")["clock"]["faces"][0]
    plan(table, 0, at=50.0)
    assert payload.table_shape(table, 1, "en")["clock"]["faces"][0] == face
    plan(table, 0, at=60.0)
    assert payload.table_shape(table, 0, "en")["clock"]["faces"][0] == {"seat": 0, "left": 41.0, "since": None}
    assert payload.table_shape(table, 1, "en")["clock"]["faces"][0] == {**face, "since": None}


def sequences(live):
    return [live.sequence(viewer) for viewer in range(-1, 3)]


def test_who_is_ready_is_told_at_once(table):
    """That a seat has nothing more to decide everybody sees: it is news for all, and no step that a post must expect."""
    plan(table, 0)
    before, steps = sequences(table), [table.step(viewer) for viewer in (-1, 1, 2)]
    plan(table, 0)
    assert sequences(table) == [number + 1 for number in before]
    assert [table.step(viewer) for viewer in (-1, 1, 2)] == steps
    assert payload.table_shape(table, 1, "en")["actors"] == [1, 2]
    assert payload.happened(table, 1, "en", before[2])[0]["lines"] == []


def test_who_is_no_longer_ready_is_told_too(table):
    plan(table, 0)
    plan(table, 0)
    before = sequences(table)
    moves.undo(table, ANN, 0, table.step(0), 3.0)
    assert sequences(table) == [number + 1 for number in before]
    moves.undo(table, ANN, 0, table.step(0), 3.0)
    assert sequences(table) == [before[0] + 1, before[1] + 2, before[2] + 1, before[3] + 1]


def test_being_ready_again_does_not_tell_whether_anything_was_changed(table):
    plan(table, 0)
    plan(table, 0)
    moves.undo(table, ANN, 0, table.step(0), 3.0)
    other = table.draft()
    moves.redo(table, ANN, 0, table.step(0), 4.0)
    plan(other, 0, "b", 4.0)
    for viewer in (-1, 1, 2):
        assert told(table, viewer) == told(other, viewer)


# -- a take-back that is asked for meanwhile -----------------------------------------------------------


def ask(live, seat):
    moves.ask_back(live, PEOPLE[seat], seat, live.step(seat), 2.0)
    return live.draft()


def agree(live, *seats):
    for seat in seats:
        moves.answer(live, PEOPLE[seat], seat, True, 5.0)


def folded(live):
    again = Live(live.header)
    for row in live.rows:
        again.add(row)
    return again


def test_a_question_stands_whatever_is_decided_in_secret(table):
    asked = ask(table, 1)
    before = {viewer: told(asked, viewer) for viewer in (-1, 1, 2)}
    plan(asked, 0)
    assert {viewer: told(asked, viewer) for viewer in (-1, 1, 2)} == before
    moves.undo(asked, ANN, 0, asked.step(0), 3.0)
    assert {viewer: told(asked, viewer) for viewer in (-1, 1, 2)} == before
    plan(asked, 1, "b")
    assert told(asked, 2) == before[2], "nor is told what the one who asks does in secret"
    agree(asked, 0, 2)
    assert [play.line.action for play in asked.line.plays] == ["done"]
    assert folded(asked).state.digest() == asked.state.digest()


def test_what_is_taken_back_is_the_same_when_others_undo_before_it(table):
    plan(table, 0)
    plan(table, 1)
    asked = ask(table, 1)
    moves.undo(asked, ANN, 0, asked.step(0), 3.0)
    agree(asked, 0, 2)
    assert [play.line.action for play in asked.line.plays] == ["done"] * 3
    assert folded(asked).state.digest() == asked.state.digest()


def test_what_was_undone_meanwhile_need_not_be_taken_back(table):
    plan(table, 1)
    asked = ask(table, 1)
    moves.undo(asked, BOB, 1, asked.step(1), 3.0)
    agree(asked, 0, 2)
    assert asked.ask is None
    assert len(asked.line.plays) == 3
    assert folded(asked).state.digest() == asked.state.digest()


def test_the_end_of_the_choice_ends_the_question(table):
    asked = ask(table, 1)
    for seat in (0, 0, 1, 1, 2, 2):
        plan(asked, seat)
    assert asked.ask is None


def test_questions_of_before_they_stood_are_read_as_before(table):
    table.write("ask", 2.0, seat=1, who=BOB.identity, data={"to": 1, "of": [0, 2]})
    plan(table, 0)
    assert table.ask is None


# -- numbers -------------------------------------------------------------------------------------------


def test_the_number_of_a_row_tells_nothing_of_what_others_do_in_secret(table):
    other = table.draft()
    plan(other, 0)
    moves.undo(other, ANN, 0, other.step(0), 3.0)
    seating.setting(other, ANN, 0, True, 3.0)
    for live in (table, other):
        plan(live, 1)
    marks = [[live.seen_before(viewer, live.line.plays[-1].row) for viewer in (-1, 1, 2)] for live in (table, other)]
    assert marks[0] == marks[1]


def test_a_secret_decision_is_no_sign_of_life(table, run):
    """A stand-in may be lent to whoever gives none for long; whether it may be is seen by all."""
    now = 2.0 + presence.AWAY
    looking = presence.Presence(SimpleNamespace(now=lambda: now))
    looking.known[table.header.id] = (now, {})
    plan(table, 0, at=5.0)
    assert run(looking.offered(table)) == [0, 1, 2]
