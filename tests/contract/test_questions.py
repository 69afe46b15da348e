"""Every question of a game, in a position of its own, is read back as it was and answers every action as it is written down: what
it refuses, for which reason, by which clause; what is shown of its options; what is told when one is chosen.

The positions lie with a game's tests, in `*_questions.py`: QUESTIONS by the kind of the question, perhaps with more words about
it, and MOMENTS for what is shown and told in more of them. The tables lie in its folder `golden`.
"""

import importlib
import sys
from pathlib import Path

import pytest

from regalia.core.registry import games
from regalia.core.step import Question
from regalia.testing.answers import answers, shown, told, write, written

GAMES = Path(__file__).parents[1] / "games"
TELL = {"answers": answers, "shown": shown, "told": told}


def tables_of(game):
    """The positions of each of a game's tables."""
    for path in (GAMES / game.id).glob("*_questions.py"):
        sys.path.insert(0, str(path.parent))
        made = importlib.import_module(path.stem)
        return {"answers": made.QUESTIONS, "shown": made.QUESTIONS | made.MOMENTS, "told": made.QUESTIONS | made.MOMENTS}
    return {}


TABLES = [(game, kind, made) for game in games() for kind, made in tables_of(game).items()]
POSITIONS = [(game, kind, name, make) for game, kind, made in TABLES for name, make in made.items()]


def named(rows, *kinds):
    return [pytest.param(row, id="-".join([row[0].id, row[1], *row[2:-1]])) for row in rows if row[1] in kinds]


def stored(game, kind):
    return GAMES / game.id / "golden" / f"{kind}.md"


def table_of(kind, state):
    return TELL[kind](state, state.turn)


@pytest.mark.parametrize("table", named(TABLES, *TELL))
def test_every_table_is_written_down(table, request):
    game, kind, made = table
    if request.config.getoption("--golden-update"):
        write(stored(game, kind), {name: table_of(kind, make()) for name, make in made.items()})
    assert list(written(stored(game, kind))) == list(made)


@pytest.mark.parametrize("position", named(POSITIONS, *TELL))
def test_every_question_answers_as_it_is_written_down(position):
    """If a difference is meant: pytest with --golden-update."""
    game, kind, name, make = position
    assert table_of(kind, make()).splitlines() == written(stored(game, kind))[name].splitlines()


@pytest.mark.parametrize("position", named(POSITIONS, "answers"))
def test_every_question_and_what_follows_adds_up_and_is_read_back(position):
    game, _, name, make = position
    state = make()
    assert state.question(state.turn).kind == name.partition(" ")[0]
    assert set(state.legal()) <= set(state.question(state.turn).candidates(state))
    for action in [None, *state.legal()]:
        found = state.copy()
        if action is not None:
            found.apply(action)
        for seat in range(state.seats):
            assert sum(points for _, points in found.breakdown(seat)) == found.score(seat)
        for other in (found.copy(), game.from_json(found.to_json())):
            assert (other.digest(), other.legal(), derived(other)) == (found.digest(), found.legal(), derived(found)), action


def derived(state):
    """What follows from the fields of a position."""
    seats = range(state.seats)
    kept = [getattr(state, name) for name in state.game.fields.derived]
    return [*kept, state.ranks(), *(state.score(seat) for seat in seats), *(state.breakdown(seat) for seat in seats)]


@pytest.mark.parametrize("table", named(TABLES, "answers"))
def test_every_kind_of_question_is_shown(table):
    game, _, made = table
    kinds = {step.kind for step in game.steps.by_name.values() if isinstance(step, Question)}
    assert kinds == {name.partition(" ")[0] for name in made}
