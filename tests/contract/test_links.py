"""Ways between what happens and the rules: lines of the log lead to clauses, sections lead back to pieces that are drawn."""

import re

import pytest

from regalia.core.reading import log_clause, reading_of
from regalia.drawing.scene import scene_of
from regalia.lessons import lessons_of
from regalia.lessons.checking import markup
from regalia.lessons.walking import walk

FEWEST = 8
"""Sections with a way to the board, in each game."""
NAMED = re.compile(r'data-(?:piece|id)="([^"]+)"')


@pytest.fixture
def reading(game):
    found = reading_of(game)
    if not found.now:
        pytest.skip("a game without a reading order")
    return found


def test_every_line_of_the_log_leads_to_a_clause(game, reading):
    told = {key.removeprefix("log-") for key in game.texts.ids["en"] if key.startswith("log-") and "." not in key}
    core = {"turn", "round"} & told
    assert told - set(reading.log) - core == set()
    assert set(reading.log) <= told
    assert set(reading.log.values()) <= set(game.rulebook.clauses)
    assert log_clause(game, "nothing-of-the-kind") == ""


def test_sections_lead_to_pieces_that_are_drawn(game, reading):
    """Somewhere in the game's lessons, each piece that a section speaks of lies on the table."""
    assert set(reading.shows) <= {section.id for section in game.rulebook.section}
    assert len(reading.shows) >= FEWEST
    wanted = {kind for kinds in reading.shows.values() for kind in kinds}
    for lesson in lessons_of(game):
        for moment in walk(game, lesson):
            if not wanted:
                return
            drawn = set(NAMED.findall(markup(game, scene_of(moment.state, lesson.seat, "en"))))
            kinds = drawn | {name.split(":")[0] for name in drawn}
            wanted -= kinds
    assert wanted == set()
