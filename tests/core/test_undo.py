"""Taking back: up to chance, something shown, or another seat's decision."""

import pytest

from regalia.core.errors import UndoRefused
from regalia.testing import line, position

from .tiny import GAME


def refused(state, key, seat=None):
    with pytest.raises(UndoRefused) as caught:
        state.undo() if seat is None else state.undo(seat)
    assert caught.value.key == key
    assert "error-" not in caught.value.text("fr")


def test_back_to_the_start():
    start = GAME.new(2)
    state = line(start.copy(), "add:1", "add:2", "add:3")
    assert state.undoable(0) == 3
    for expected in ([3, 0], [1, 0], [0, 0]):
        state = state.undo(0)
        assert state.totals == expected
    assert state.digest() == start.digest()
    refused(state, "undo-nothing", 0)


def test_without_a_seat_the_last_decision_goes():
    state = line(GAME.new(2), "add:1", "done", "add:2")
    assert state.undo().totals == [1, 0]
    assert state.undoable(-1) == 1


@pytest.mark.parametrize("key", ["draw", "peek"])
def test_not_behind_chance_nor_behind_something_shown(key):
    state = line(GAME.new(2, seed=4), "add:1", key, "add:2")
    assert state.undoable(0) == 1
    refused(state.undo(0), "undo-barrier", 0)


def test_not_behind_another_seat():
    state = line(GAME.new(2), "add:1", "done", "add:2")
    assert state.undoable(0) == 0
    refused(state, "undo-other", 0)


def test_the_future_does_not_change_by_going_back():
    """The generator is where it was, so that nobody can draw again by taking back and trying once more."""
    state = GAME.new(2, seed=4)
    line(state, "add:1")
    back = state.undo()
    assert back.rng.words() == state.rng.words()


def test_nothing_without_history():
    refused(GAME.new(2), "undo-nothing")
    refused(line(GAME.new(2, record=False), "add:1"), "undo-nothing")


def test_from_a_position():
    start = position(GAME, players=2, table={"totals": [4, 0]})
    state = line(start.copy(), "add:1")
    assert state.undo().digest() == start.digest()


def planning(*moves):
    return line(GAME.new(2), "done", "done", *moves)


def test_in_a_secret_choice_each_seat_takes_back_its_own():
    state = planning((1, "plan:a"), (0, "plan:b"), (1, "plan:b"))
    assert (state.undoable(0), state.undoable(1)) == (1, 2)
    assert state.undo(0).plans == [[], [0, 1]]
    assert state.undo(1).plans == [[1], [0]]
    assert state.undo(1).undo(1).digest() == planning((0, "plan:b")).digest()


def test_what_came_before_a_secret_choice_stays_whether_or_not_another_has_acted_in_it():
    for begun in (((0, "plan:a"), (1, "plan:a")), ((1, "plan:a"),)):
        back = planning(*begun).undo(1)
        assert back.undoable(1) == 0
        refused(back, "undo-secret", 1)


def test_not_behind_the_moment_when_choices_become_known():
    state = planning((0, "plan:a"), (0, "plan:a"), (1, "plan:b"), (1, "plan:b"))
    assert state.over
    assert (state.undoable(0), state.undoable(1)) == (0, 0)
    refused(state, "undo-barrier", 1)
    refused(state, "undo-other", 0)
