"""Every question answers every action of the game as it is written down: what it refuses, for which reason, by which clause; and
what is told when an option is chosen."""

from pathlib import Path

import pytest
from emara_questions import MOMENTS, QUESTIONS

from regalia.testing.answers import answers, told, write, written

FOLDER = Path(__file__).parent / "golden"
TABLES = {"answers": (answers, QUESTIONS), "told": (told, QUESTIONS | MOMENTS)}


def table_of(kind, name):
    tell, made = TABLES[kind]
    state = made[name]()
    return tell(state, state.turn)


@pytest.mark.parametrize("kind", TABLES)
def test_all_questions_are_written_down(kind, request):
    names = list(TABLES[kind][1])
    if request.config.getoption("--golden-update"):
        write(FOLDER / f"{kind}.md", {name: table_of(kind, name) for name in names})
    assert list(written(FOLDER / f"{kind}.md")) == names


@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind, (_, made) in TABLES.items() for name in made])
def test_answers(kind, name):
    """If a difference is meant: pytest with --golden-update."""
    assert table_of(kind, name).splitlines() == written(FOLDER / f"{kind}.md")[name].splitlines()
