"""Games stored with the rules before these (version 1): readable, and what would change is told."""

from __future__ import annotations

from pathlib import Path

import pytest
from emara_table import GAME

from regalia.cli.doctor import examine
from regalia.core.errors import JournalError
from regalia.core.journal import load, replay, verify
from regalia.core.texts import LANGUAGES
from regalia.testing import rule
from regalia.testing.words import check_error

STORED = Path(__file__).parent / "stored"


@pytest.mark.parametrize("file", sorted(STORED.glob("rules-1-*.json")), ids=lambda file: file.stem)
def test_every_stored_game_replays_to_its_scores(file):
    journal = load(file)
    assert journal.rules == "1"
    state = replay(GAME, journal)
    assert state.over
    assert state.scores() == journal.result.scores


@rule("EMARA-SETUP-11")
def test_one_agreed_start_for_all_plays_as_before():
    file = STORED / "rules-1-agreed_start.json"
    state = verify(GAME, load(file))
    assert load(file).options["start_buildings"] == 25
    assert state.config.numbers("start_buildings") == [25, 25]
    assert examine(file, "en")["state"] == "version"


@rule("EMARA-SOLO-04")
def test_a_high_score_no_longer_has_places():
    file = STORED / "rules-1-solo_high_score.json"
    with pytest.raises(JournalError) as changed:
        verify(GAME, load(file))
    assert changed.value.key == "journal-places"
    check_error(changed.value, file.stem)
    for lang in LANGUAGES:
        row = examine(file, lang)
        assert row["state"] == "result"
        assert "2, 1" in row["problem"]


def test_positions_of_the_old_rules_are_read():
    state = GAME.new(players=3, mode="agreed_start", start_buildings=[20, 20, 20], seed=2)
    position = state.to_json() | {"rules": "1"}
    position["options"]["start_buildings"] = 20
    assert GAME.from_json(position).digest() == state.digest()
