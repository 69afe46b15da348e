"""Games stored by older versions: the Regent's difficulties were called easy, normal and hard."""

import json
from pathlib import Path

import pytest
from realms_table import GAME, leaders

from regalia.cli.doctor import examine
from regalia.core.journal import load, verify
from regalia.testing import rule

STORED = Path(__file__).parent / "stored"
JOURNAL = STORED / "regent-in-old-words.json"


@rule("REALMS-SOLO-01")
@pytest.mark.parametrize(("former", "now"), [("easy", "gentle"), ("normal", "fair"), ("hard", "stern")])
def test_old_words_are_still_read(former, now):
    assert GAME.configure(1, "solo_regent", difficulty=former).options == {"difficulty": now}


def test_a_stored_journal_in_old_words():
    """Its pack names a difficulty by its old word too."""
    journal = load(JOURNAL)
    assert journal.options == {"difficulty": "hard"}
    state = verify(GAME, journal)
    assert state.over
    assert state.journal().options == {"difficulty": "stern"}
    assert leaders(GAME.replay(journal, 0), 1) == [8, 2, 1]
    assert examine(JOURNAL, "en")["state"] == "same"


def test_a_stored_position_in_old_words():
    position = json.loads((STORED / "position-in-old-words.json").read_text(encoding="utf-8"))
    assert position["options"] == {"difficulty": "easy"}
    state = GAME.from_json(position)
    assert state.to_json()["options"] == {"difficulty": "gentle"}
    assert {**state.to_json(), "options": position["options"]} == position
