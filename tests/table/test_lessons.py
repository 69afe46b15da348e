"""A lesson at a table: what it wants is done, what the others do follows, one goes back and on, and plays on alone."""

import msgspec
import pytest

from regalia.core.errors import UndoRefused
from regalia.core.registry import game as find_game
from regalia.core.registry import games
from regalia.lessons import lessons_of
from regalia.table import guiding, lesson_tables, moves
from regalia.table.errors import Conflict
from regalia.table.live import Live
from regalia.table.records import Header, Row
from table.helpers import ANN, post

SHELF = [(game, lesson) for game in games() for lesson in lessons_of(game)]
NAMES = [f"{game.id}-{lesson.id}" for game, lesson in SHELF]


def begun(game, lesson):
    return lesson_tables.begin(ANN, game, lesson, 0.0)


def first():
    game = find_game("two_heirs")
    return begun(game, lessons_of(game)[0])


def follow(live, last=False):
    """One step or decision on; with `last` by the last of the decisions that are fine."""
    here = guiding.sure(live)
    if here.decision is None:
        guiding.skip(live, here.lesson.seat, 0.0, ANN.identity)
    else:
        key = here.decision.want[-1 if last else 0]
        moves.act(live, ANN, post(live, here.lesson.seat, key, pass_forced=True), 0.0)


def read_back(live):
    """The table as another process would open it."""
    again = Live(msgspec.json.decode(msgspec.json.encode(live.header), type=Header))
    for row in live.rows:
        again.add(msgspec.json.decode(msgspec.json.encode(row), type=Row))
    return again


@pytest.mark.parametrize(("game", "lesson"), SHELF, ids=NAMES)
def test_a_lesson_to_its_end(game, lesson):
    live = begun(game, lesson)
    steps = 0
    while not guiding.sure(live).over:
        assert live.bots_asked() == []
        follow(live)
        steps += 1
        assert steps <= 200
    assert len(live.line.plays) == lesson.plays
    assert read_back(live).state.digest() == live.state.digest()
    assert guiding.sure(read_back(live)).over
    if lesson.alone:
        guiding.play_on(live, lesson.seat, 0.0, ANN.identity)
        assert not guiding.guided(live)
        assert live.running


def test_another_choice_is_refused_and_changes_nothing():
    live = first()
    follow(live)
    rows = live.last
    with pytest.raises(Conflict, match="something else"):
        moves.act(live, ANN, post(live, 0, "take:2"), 0.0)
    assert live.last == rows


def test_the_others_follow_at_once_and_back_goes_before_them():
    live = first()
    while live.state.key(live.state.legal_for(0)[-1]) != "end":
        follow(live)
    while guiding.sure(live).decision.usual != "end":
        follow(live)
    before, at = live.state.digest(), guiding.sure(live).at
    follow(live)
    assert live.actors() == [0]
    assert any(play.line.seat == 1 for play in live.line.plays)
    guiding.back(live, 0, 0.0, ANN.identity)
    assert (live.state.digest(), guiding.sure(live).at) == (before, at)
    assert guiding.sure(read_back(live)).at == at


def test_back_within_a_step_goes_to_its_beginning():
    live = first()
    while len(guiding.sure(live).placed.step.do) < 2:
        follow(live)
    begin, at = live.state.digest(), guiding.sure(live).at
    follow(live)
    assert guiding.sure(live).at == at
    guiding.back(live, 0, 0.0, ANN.identity)
    assert (live.state.digest(), guiding.sure(live).at) == (begin, at)


def test_undo_takes_back_one_decision():
    live = first()
    while len(guiding.sure(live).placed.step.do) < 2:
        follow(live)
    before = live.state.digest()
    follow(live)
    moves.undo(live, ANN, 0, live.step(0), 0.0)
    assert live.state.digest() == before


def test_skip_does_what_the_step_wants():
    live = first()
    for _ in range(3):
        guiding.skip(live, 0, 0.0, ANN.identity)
    assert [play.line.action for play in live.line.plays] == ["take:1", "build:trd_farm", "cell:1,0"]


def test_there_is_nothing_before_the_first_step():
    with pytest.raises(UndoRefused):
        guiding.back(first(), 0, 0.0, ANN.identity)


def test_a_lesson_that_has_changed_since_becomes_a_game():
    live = first()
    live.header.origin = {**live.header.origin, "mark": "another"}
    assert not guiding.guided(live)
    moves.act(live, ANN, post(live, 0, "take:2"), 0.0)
