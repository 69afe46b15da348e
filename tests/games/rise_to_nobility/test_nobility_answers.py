"""Every question answers every action of the game as it is written down: what it refuses, for which reason, by which clause."""

from pathlib import Path

import pytest
from nobility_questions import QUESTIONS

from regalia.testing.answers import answers, write, written

FILE = Path(__file__).parent / "golden" / "answers.md"


def answered(name):
    state = QUESTIONS[name]()
    return answers(state, state.turn)


def test_all_questions_are_written_down(request):
    if request.config.getoption("--golden-update"):
        write(FILE, {name: answered(name) for name in QUESTIONS})
    assert list(written(FILE)) == list(QUESTIONS)


@pytest.mark.parametrize("name", QUESTIONS)
def test_answers(name):
    """If a difference is meant: pytest with --golden-update."""
    assert answered(name).splitlines() == written(FILE)[name].splitlines()
