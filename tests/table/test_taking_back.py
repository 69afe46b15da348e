"""Undo and redo within the barrier; beyond it the others are asked. Rows are only ever added."""

import random

import pytest

from regalia.core.errors import UndoRefused
from regalia.table import moves, seating
from regalia.table.errors import Conflict, Forbidden
from regalia.table.live import Live
from table.helpers import ANN, BOB, CAT, PEOPLE, duel, play, play_until, post, whoever, wish


def refolded(live):
    again = Live(live.header)
    for row in live.rows:
        again.add(row)
    return again


def same(live):
    """The table read from its rows is the table."""
    again = refolded(live)
    assert again.state.digest() == live.state.digest()
    assert (again.steps, again.seen, again.ask, again.status) == (live.steps, live.seen, live.ask, live.status)
    assert again.state.journal().to_text() == live.state.journal().to_text()
    assert [play.row for play in again.line.plays] == [play.row for play in live.line.plays]


def free(live):
    return any(moves.free_undo(live.state, seat) for seat in PEOPLE)


def barred(live):
    """Somebody has decided, and nobody can take anything back alone."""
    return live.line.plays and not free(live)


def test_undo_and_redo():
    live = duel()
    play_until(live, free, random.Random(1))
    seat = next(seat for seat in PEOPLE if moves.free_undo(live.state, seat))
    digest, rows = live.state.digest(), live.last
    moves.undo(live, PEOPLE[seat], seat, live.step(seat), 0.0)
    assert live.state.digest() != digest
    assert live.last == rows + 1
    same(live)
    moves.redo(live, PEOPLE[seat], seat, live.step(seat), 0.0)
    assert live.state.digest() == digest
    same(live)
    with pytest.raises(UndoRefused):
        moves.redo(live, PEOPLE[seat], seat, live.step(seat), 0.0)


def test_undo_goes_no_further_than_the_kernel_allows():
    live = duel()
    rng = random.Random(2)
    for _ in range(120):
        play(live, rng=rng)
        for seat, who in PEOPLE.items():
            allowed = live.state.undoable(seat)
            draft = live.draft()
            for _ in range(allowed):
                moves.undo(draft, who, seat, draft.step(seat), 0.0)
            with pytest.raises(UndoRefused):
                moves.undo(draft, who, seat, draft.step(seat), 0.0)
    same(live)


def test_a_new_decision_forgets_what_was_undone():
    live = duel()
    play_until(live, free, random.Random(3))
    seat = next(seat for seat in PEOPLE if moves.free_undo(live.state, seat))
    moves.undo(live, PEOPLE[seat], seat, live.step(seat), 0.0)
    play(live, rng=random.Random(9))
    assert not live.undone
    same(live)


def test_undo_of_a_table_that_was_at_rest():
    """The positions before the last decisions are a cache: without them the line is replayed."""
    live = duel()
    rng = random.Random(4)
    for _ in range(60):
        play(live, rng=rng)
    play_until(live, free, rng)
    seat = next(seat for seat in PEOPLE if moves.free_undo(live.state, seat))
    again = refolded(live)
    for one in again.line.plays:
        one.before = None
    for found in (live, again):
        moves.undo(found, PEOPLE[seat], seat, found.step(seat), 0.0)
    assert again.state.digest() == live.state.digest()


def test_beyond_the_barrier_everybody_else_must_agree():
    live = duel()
    play_until(live, barred, random.Random(5))
    asking = live.line.plays[-1].line.seat
    other = 1 - asking
    before = live.line.plays[-1].before.digest()
    with pytest.raises(UndoRefused):
        moves.undo(live, PEOPLE[asking], asking, live.step(asking), 0.0)
    moves.ask_back(live, PEOPLE[asking], asking, live.step(asking), 0.0)
    assert live.ask.waiting == [other]
    with pytest.raises(Conflict):
        moves.ask_back(live, PEOPLE[asking], asking, live.step(asking), 0.0)
    with pytest.raises(Forbidden):
        moves.answer(live, PEOPLE[asking], asking, True, 0.0)
    with pytest.raises(Forbidden):
        moves.answer(live, CAT, -1, True, 0.0)
    moves.answer(live, PEOPLE[other], other, True, 0.0)
    assert live.state.digest() == before
    assert live.ask is None
    same(live)
    play(live)
    same(live)


def test_a_no_ends_the_question():
    live = duel()
    play_until(live, barred, random.Random(6))
    asking = live.line.plays[-1].line.seat
    digest = live.state.digest()
    moves.ask_back(live, PEOPLE[asking], asking, live.step(asking), 0.0)
    moves.answer(live, PEOPLE[1 - asking], 1 - asking, False, 0.0)
    assert live.ask is None
    assert live.state.digest() == digest
    same(live)


def test_playing_on_ends_the_question():
    live = duel()
    play_until(live, barred, random.Random(7))
    asking = live.line.plays[-1].line.seat
    moves.ask_back(live, PEOPLE[asking], asking, live.step(asking), 0.0)
    play(live)
    assert live.ask is None
    with pytest.raises(Conflict):
        moves.answer(live, PEOPLE[1 - asking], 1 - asking, True, 0.0)
    same(live)


def test_whoever_has_left_is_not_waited_for():
    live = duel()
    play_until(live, barred, random.Random(8))
    asking = live.line.plays[-1].line.seat
    before = live.line.plays[-1].before.digest()
    moves.ask_back(live, PEOPLE[asking], asking, live.step(asking), 0.0)
    seating.leave(live, PEOPLE[1 - asking], -1, 0.0)
    assert live.state.digest() == before
    same(live)


def test_alone_against_bots_nobody_is_asked():
    live = seating.create(ANN, wish(("me", "bot:random")), 0.0)
    rng = random.Random(9)
    while not (barred(live) and live.line.last_of(0)):
        seat = live.actors()[0]
        key = live.state.key(rng.choice(live.state.legal_for(seat)))
        if seat == 0:
            moves.act(live, ANN, post(live, 0, key), 0.0)
        else:
            moves.write_act(live, seat, key, 0.0)
    index = live.line.index_of(live.line.last_of(0).row)
    step = live.step(0)
    moves.ask_back(live, ANN, 0, step, 0.0)
    assert len(live.line.plays) == index
    assert live.step(0) == step + 1
    assert live.actors() == [0]
    same(live)


def test_an_old_step_cannot_be_taken_back():
    live = duel()
    play_until(live, free, random.Random(10))
    seat = next(seat for seat in PEOPLE if moves.free_undo(live.state, seat))
    for change in (moves.undo, moves.redo, moves.ask_back):
        with pytest.raises(Conflict):
            change(live, PEOPLE[seat], seat, live.step(seat) + 1, 0.0)
    with pytest.raises(Forbidden):
        moves.undo(live, BOB if seat == 0 else ANN, seat, live.step(seat), 0.0)
    assert whoever(live)
