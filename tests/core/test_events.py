"""Events: recorded while somebody listens, told to those who may know."""

from regalia.core.events import EVERYBODY, Event
from regalia.core.rng import seeded
from regalia.testing import line

from .tiny import GAME


def listening(players=2):
    events = []
    return GAME.deal(GAME.configure(players), seeded(1), events=events), events


def test_nobody_listens_to_a_copy():
    state, events = listening()
    line(state.copy(), "add:1")
    assert events == []
    line(state, "add:1")
    assert [event.key for event in events] == ["add"]


def test_an_event_in_a_secret_choice_is_its_seats_own():
    state, events = listening()
    line(state, "done", "done", (1, "plan:a"))
    assert [events[-1].visible_to(seat) for seat in (-1, 0, 1)] == [False, False, True]


def test_the_mask():
    event = Event("x", 0, {}, 0b101)
    assert [event.visible_to(seat) for seat in (-1, 0, 1, 2)] == [False, True, False, True]
    assert Event("x", 0, {}, EVERYBODY).visible_to(-1)


def test_the_log_names_the_seat():
    state, events = listening()
    line(state, "add:2")
    assert GAME.log_line("en", events[0]) == "Player 1 adds 2."
    assert GAME.log_line("fr", events[0], ["Anne", "Bob"]) == "Anne ajoute 2."
