"""Journals: written, read, replayed; and what is wrong with a bad one."""

import json

import pytest

from regalia.core import journal as journals
from regalia.core.errors import JournalError
from regalia.testing import line

from .tiny import GAME


def played():
    state = line(GAME.new(2, seed=5), "add:2", "draw", "done", "add:1", "done")
    return line(state, (1, "plan:a"), (0, "plan:b"), (0, "plan:b"), (1, "plan:a"))


def wrong(key, work):
    with pytest.raises(JournalError) as caught:
        work()
    assert caught.value.key == key
    for lang in ("en", "fr"):
        assert "error-" not in caught.value.text(lang)
    return str(caught.value)


def changed(**fields):
    return journals.parse(json.dumps({**json.loads(played().journal().to_text()), **fields}))


def with_entry(number, entry):
    entries = json.loads(played().journal().to_text())["entries"]
    entries[number] = entry
    return changed(entries=entries)


def test_older_rules_are_read_in_todays_words(monkeypatch):
    """The hook sees a header once, and says what a version of before meant."""
    seen = []

    def of_older_rules(data):
        seen.append(data["rules"])
        return {**data, "options": {}}

    monkeypatch.setattr(GAME, "of_older_rules", of_older_rules)
    old = changed(rules="0", options={"gone": True})
    assert journals.replay(GAME, old).digest() == played().digest()
    position = {**played().to_json(), "rules": "0", "options": {"gone": True}}
    assert GAME.from_json(position).digest() == played().digest()
    assert seen == ["0", "0"]
    assert journals.replay(GAME, played().journal()).digest() == played().digest()
    assert seen == ["0", "0"]


def test_round_trip():
    state = played()
    text = state.journal().to_text()
    again = journals.verify(GAME, journals.parse(text))
    assert again.digest() == state.digest()
    assert again.journal().to_text() == text
    assert state.over


def test_one_entry_to_a_line():
    lines = played().journal().to_text().splitlines()
    assert len(lines) == 2 + 9
    assert lines[2].startswith('[0,"draw",["card:')


def test_save_and_load(tmp_path):
    path = tmp_path / "game.json"
    played().journal().save(path)
    assert journals.load(path) == played().journal()
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_replaying_a_part():
    journal = played().journal()
    assert GAME.replay(journal, 0).moves == 0
    assert GAME.replay(journal, 3).turn == 1
    wrong("journal-step", lambda: GAME.replay(journal, 10))
    wrong("journal-step", lambda: GAME.replay(journal, -1))


def test_a_replay_tells_its_events():
    events = []
    GAME.replay(played().journal(), events=events)
    assert [event.key for event in events] == ["add", "add", "plan", "plan", "plan", "plan"]


def test_from_a_position():
    state = line(GAME.from_json(GAME.new(2, seed=3).play("add:1").to_json()), "add:3")
    journal = journals.parse(state.journal().to_text())
    assert journal.position is not None
    assert len(journal.entries) == 1
    assert GAME.replay(journal).digest() == state.digest()


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"game": "tiny"}', '{"entries": 3}', pytest.param('{"a":' * 5000 + "1" + "}" * 5000, id="deep")]
)
def test_not_a_journal(text):
    assert "mine.json" in wrong("journal-broken", lambda: journals.parse(text, "mine.json"))


def test_unreadable_file(tmp_path):
    wrong("journal-unreadable", lambda: journals.load(tmp_path / "none.json"))
    (tmp_path / "odd.json").write_bytes(b"\xff\xfe\xff")
    wrong("journal-unreadable", lambda: journals.load(tmp_path / "odd.json"))


def test_other_format():
    wrong("journal-format", lambda: changed(format=2))


def test_other_game():
    wrong("journal-other-game", lambda: GAME.replay(changed(game="chess")))


def test_header_that_cannot_be():
    wrong("players", lambda: GAME.replay(changed(players=9)))
    wrong("unknown-mode", lambda: GAME.replay(changed(mode="epic")))
    wrong("option-number", lambda: GAME.replay(changed(options={"limit": 99})))


def test_unknown_action():
    wrong("journal-action", lambda: GAME.replay(with_entry(0, [0, "add:9", []])))


def test_illegal_action():
    assert "TINY-ALL-01" in wrong("journal-illegal", lambda: GAME.replay(with_entry(0, [0, "plan:a", []])))
    assert "Step 1" in wrong("journal-illegal", lambda: GAME.replay(with_entry(0, [1, "add:1", []])))


@pytest.mark.parametrize("seat", [-1, 2])
def test_seat_that_is_not_there(seat):
    wrong("journal-seat", lambda: GAME.replay(with_entry(0, [seat, "add:1", []])))


def test_chance_that_cannot_be():
    wrong("journal-chance", lambda: GAME.replay(with_entry(1, [0, "draw", ["card:ten"]])))
    wrong("journal-chance", lambda: GAME.replay(with_entry(1, [0, "draw", []])))
    wrong("journal-chance-unused", lambda: GAME.replay(with_entry(0, [0, "add:2", ["card:ace"]])))
    entries = [[0, "draw", ["card:ace"]], [0, "draw", ["card:ace"]]]
    assert "Step 2" in wrong("journal-chance", lambda: GAME.replay(changed(entries=entries, result=None)))


def test_chance_of_the_setup():
    wrong("journal-chance-unused", lambda: GAME.replay(changed(setup=["card:ace"])))
    wrong("journal-chance", lambda: GAME.replay(changed(setup=["card:ten"])))


def test_wrong_result():
    wrong("journal-result", lambda: journals.verify(GAME, changed(result={"scores": [9, 9], "ranks": [1, 1]})))


def test_result_of_an_unfinished_game():
    entries = json.loads(played().journal().to_text())["entries"][:-1]
    wrong("journal-result", lambda: journals.verify(GAME, changed(entries=entries)))


def test_without_history():
    wrong("journal-not-recorded", lambda: GAME.new(2, record=False).journal())
    wrong("journal-not-recorded", lambda: GAME.new(2).bare().journal())
