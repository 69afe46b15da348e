"""The README of a game describes its positions as they are."""

import pytest

from regalia.core.fields.describe import BEGIN, END, HEADING, described, updated
from regalia.core.observing.layout import ROOM, values_module
from regalia.core.texts import LANGUAGES


def test_the_readme_is_up_to_date(game):
    """If it is not: `make docs`."""
    text = (game.folder / "README.md").read_text(encoding="utf-8")
    if HEADING not in text:
        pytest.skip("a README without this section")
    assert text == updated(text, game), "run: make docs"


def test_the_room_of_values_is_up_to_date(game):
    """If it is not: `make docs`. A game without it is observed all the same, only slower."""
    path = game.folder / f"{ROOM}.py"
    if path.is_file():
        assert path.read_text(encoding="utf-8") == values_module(game), "run: make docs"


def test_every_field_and_step_is_described(game):
    for lang in LANGUAGES:
        found = described(game, lang)
        assert "field-" not in found
        assert "step-" not in found
        for step in game.steps.by_name.values():
            assert f"| {step.kind} |" in found


def test_a_section_is_written_under_its_heading(game):
    readme = f"# Name\n\n{HEADING}\n\nA sentence.\n\n## Rulings\n\nNone.\n"
    written = updated(readme, game)
    assert written.startswith(f"# Name\n\n{HEADING}\n\nA sentence.\n\n{BEGIN}\n\n| field |")
    assert written.endswith(f"{END}\n\n## Rulings\n\nNone.\n")
    assert updated(written, game) == written
    assert updated("# Name\n", game) == "# Name\n"
