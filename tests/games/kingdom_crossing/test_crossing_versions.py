"""Games stored under earlier rules: they stay readable, and `regalia doctor` says which of them would go on differently."""

from pathlib import Path

import pytest
from crossing_table import GAME, asked

from regalia.cli.doctor import examine
from regalia.core.errors import JournalError
from regalia.core.journal import load, replay, verify

STORED = Path(__file__).parent / "journals"


def test_a_game_of_rules_1_without_a_claim_before_a_trade_replays_to_the_same_result():
    journal = load(STORED / "rules-1-same.json")
    assert journal.rules == "1"
    state = verify(GAME, journal)
    assert (state.over, state.scores()) == (True, [22, 6])
    found = examine(STORED / "rules-1-same.json", "en")
    assert (found["state"], found["recorded"], found["current"]) == ("version", "1", GAME.info.rules_version)


def test_a_game_of_rules_1_that_the_fifth_window_changes_is_read_up_to_it():
    """Orange's Rest followed the claim at once; now Grey is asked about the Trade first (CROSSING-WORK-05)."""
    journal = load(STORED / "rules-1-changed.json")
    last = len(journal.entries) - 1
    assert asked(replay(GAME, journal, last)) == "trade:0"
    with pytest.raises(JournalError):
        verify(GAME, journal)
    found = examine(STORED / "rules-1-changed.json", "en")
    assert (found["state"], found["recorded"]) == ("broken", "1")
    assert "[CROSSING-DAY-01]" in found["problem"]


def test_a_position_of_rules_1_is_read():
    position = load(STORED / "rules-1-changed.json").position
    assert position["rules"] == "1"
    assert asked(GAME.from_json(position)) == "action:0"
