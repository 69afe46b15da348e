"""Games stored under earlier rules: readable, and `doctor` says which of them today's rules would change."""

from pathlib import Path

from heirs_table import GAME, layout

from regalia.cli.doctor import examine
from regalia.core.journal import load, replay
from regalia.testing import rule

STORED = Path(__file__).parent / "stored"


def test_a_journal_of_rules_1_plays_the_same():
    found = examine(STORED / "solo-rules-1.json", "en")
    assert (found["state"], found["recorded"], found["current"]) == ("version", "1", "2")


@rule("HEIRS-BLD-OWNCOLOR-01")
def test_a_journal_whose_result_changes_is_named_and_can_still_be_read():
    """Its pack prints the Bakery on green: by rules 1 such a Bakery did not count a yellow Farm of its owner's."""
    path = STORED / "duel-green-bakery-rules-1.json"
    found = examine(path, "en")
    assert (found["state"], found["recorded"]) == ("result", "1")
    assert "0, 2" in found["problem"]
    assert "0, 3" in found["problem"]
    journal = load(path)
    assert replay(GAME, journal).over
    assert GAME.replay(journal, 10).moves == 10


def test_a_position_of_rules_1_is_read():
    assert GAME.from_json(layout() | {"rules": "1"}).to_json()["rules"] == "2"
