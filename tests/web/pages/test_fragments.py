"""The parts of a table page: complete, safe for a strict policy, in both languages, and a function of the view."""

import re

import pytest
from tests.web.pages.conftest import positions, setups

import regalia
from regalia.core.step import NOBODY
from regalia.drawing.scene import piece_of
from regalia.web.pages.fragments import bar_fragment, board_fragments
from regalia.web.pages.options import choices, end_to_come, turn_note, why_not
from regalia.web.pages.sight import Sight

FORBIDDEN = re.compile(r"<script|\sstyle=|\son\w+=|https?://(?!www\.w3\.org)")
MISSING = re.compile(r">(?:web|board|option|action|prompt|waiting|log|reason|rule|score)-[a-z0-9-]+<")
PIECES = re.compile(r'data-piece="([^"]+)" data-state="lit"')


def sight_of(state, seat, lang="en"):
    names = state.game.seat_names(lang, state.config)
    return Sight(state, seat, lang, names, True)


def markup(sight):
    return "".join(board_fragments(sight).values()) + bar_fragment(sight, choices(sight))


@pytest.mark.parametrize(("game", "mode", "players"), setups())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_position_can_be_shown_under_a_strict_policy(game, mode, players, lang):
    for state in positions(game, mode, players, 5, 25):
        for seat in (NOBODY, *range(state.config.players)):
            found = markup(sight_of(state, seat, lang))
            assert not FORBIDDEN.search(found)
            assert not MISSING.search(found)


@pytest.mark.parametrize(("game", "mode", "players"), setups())
def test_board_and_bar_come_from_one_list(game, mode, players):
    for state in positions(game, mode, players, 8, 10):
        if state.over:
            continue
        sight = sight_of(state, int(state.turn))
        found = choices(sight)
        assert [choice.key for choice in sorted(found, key=lambda c: c.key)] == sorted(map(state.key, state.legal()))
        lit = set(PIECES.findall("".join(board_fragments(sight).values())))
        assert lit == {choice.piece.replace("&", "&amp;") for choice in found}
        shortcuts = [choice.shortcut for choice in found if choice.shortcut]
        assert len(set(shortcuts)) == len(shortcuts)


@pytest.mark.parametrize(("game", "mode", "players"), setups())
def test_every_refused_piece_says_why(game, mode, players):
    for state in positions(game, mode, players, 2, 30):
        if state.over:
            continue
        seat = int(state.turn)
        sight = sight_of(state, seat)
        for action in state.question(seat).candidates(state):
            if state.refusal(seat, action):
                answers = why_not(sight, piece_of(state, action))
                assert answers
                assert all(answer.reason for answer in answers)
                assert any(answer.clause for answer in answers)


@pytest.mark.parametrize(("game", "mode", "players"), setups())
def test_what_a_seat_cannot_see_changes_nothing(game, mode, players):
    for state in positions(game, mode, players, 3, 40):
        for seat in (NOBODY, *range(state.config.players)):
            other = state.resample(seat, 99)
            assert markup(sight_of(state, seat)) == markup(sight_of(other, seat))


@pytest.mark.parametrize(("game", "mode", "players"), setups())
def test_one_who_is_not_asked_gets_no_options(game, mode, players):
    state = next(positions(game, mode, players, 1, 10))
    for seat in (NOBODY, *range(state.config.players)):
        if seat not in state.actors():
            sight = sight_of(state, seat)
            assert choices(sight) == []
            assert 'data-state="lit"' not in markup(sight)


def test_a_game_without_a_drawing_is_shown_in_words(monkeypatch):
    monkeypatch.setattr("regalia.core.game.Game.has_board", False)
    state = regalia.game("two_heirs").new(seed=1)
    sight = sight_of(state, int(state.turn))
    found = board_fragments(sight)
    assert len(found["board"]) > 200
    assert found["seats"] == ""
    assert len(choices(sight)) == len(state.legal())


def test_the_end_of_a_turn_keeps_its_place_and_says_what_comes_first():
    state = regalia.game("two_heirs").new(seed=1)
    sight = sight_of(state, int(state.turn))
    waiting = end_to_come(sight)
    assert (waiting.brief, waiting.piece) == ("take a tile first", "option:end")
    assert "notyet" in bar_fragment(sight, choices(sight))
    assert turn_note(sight, choices(sight)) == waiting.reason
    state.do(next(action for action in state.legal() if state.key(action).startswith("take:")))
    after = sight_of(state, int(state.turn))
    assert end_to_come(after) is None
    assert turn_note(after, choices(after)) == after.t("web-bar-you-end")


@pytest.mark.parametrize(("game", "mode", "players"), setups())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_ends_a_turn_is_said_in_words(game, mode, players, lang):
    for state in positions(game, mode, players, 4, 20):
        if not state.over:
            sight = sight_of(state, int(state.turn), lang)
            said = turn_note(sight, choices(sight))
            assert "prompt-" not in said
            assert "Unknown" not in said
