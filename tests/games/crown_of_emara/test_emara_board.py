"""The drawing of the table: well-formed, complete, in both languages, and blind to what a seat cannot know."""

import re
import xml.etree.ElementTree as ElementTree

import pytest

import regalia
from regalia.drawing.choices import strip
from regalia.drawing.scene import piece_of, scene_of
from regalia.testing.playing import all_setups, positions, sample, setup_id, walk

GAME = regalia.game("crown_of_emara")
SETUPS = all_setups(GAME)
PLAIN = [GAME.configure(2), GAME.configure(4), GAME.configure(1, "solo_campaign")]
MISSING = re.compile(r">\s*(?:board|card|advisor|location|event|rank|token|good|hut|sub_action)-[\w-]+\s*<")
BUTTONS = ("end_turn", "done", "skip", "decline", "pay_gold", "choose_amount", "drop_unit")
"""Decisions without a piece of their own on the table: they are buttons."""


def markup(scene):
    parts = GAME.draw(scene)
    drawings = [board.svg for board in parts.boards]
    return "".join([parts.progress, parts.lanes, *drawings, parts.own, *parts.left, *parts.seats, *parts.strip, strip(scene)])


def viewers(config):
    return range(-1, config.players)


@pytest.mark.parametrize("config", SETUPS, ids=setup_id)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_view_is_drawn_whole(config, lang):
    for state in sample(positions(GAME, config, 3), 12):
        for seat in viewers(config):
            scene = scene_of(state, seat, lang)
            drawn = markup(scene)
            for board in GAME.draw(scene).boards:
                ElementTree.fromstring(board.svg)
            ElementTree.fromstring(f"<div>{drawn}</div>")
            assert "board-" not in drawn, "a text is missing"
            assert not MISSING.search(drawn), MISSING.search(drawn)


def test_only_plain_answers_and_amounts_are_buttons():
    for config in PLAIN:
        for state in walk(GAME, config, 8):
            for action in [] if state.over else state.legal_for(state.turn):
                if piece_of(state, action).startswith("option:"):
                    assert state.key(action).partition(":")[0] in BUTTONS


def test_a_notebook_shows_the_table():
    assert GAME.new(seed=1)._repr_svg_().startswith("<svg")


@pytest.mark.parametrize("config", SETUPS, ids=setup_id)
def test_the_drawing_does_not_depend_on_what_is_hidden(config):
    for state in sample(positions(GAME, config, 4), 8):
        for seat in viewers(config):
            seen = markup(scene_of(state, seat, "en"))
            assert markup(scene_of(state.resample(seat, 99), seat, "en")) == seen


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_drawn_with_a_tip_has_one(lang):
    for config in PLAIN:
        for state in sample(positions(GAME, config, 6), 10):
            for id in set(re.findall(r'data-tip="([^"]+)"', markup(scene_of(state, 0, lang)))):
                title, text, clause = GAME.tip(lang, id)
                assert title
                assert text
                assert not text.startswith("rule-")
                assert clause in GAME.rulebook.clauses
    assert GAME.tip(lang, "advisor:none") is None


def test_victoria_has_a_colour_of_her_own():
    state = GAME.deal(GAME.configure(1, "solo_campaign"), regalia.core.rng.seeded(1))
    assert [GAME.tincture(state.view(0), seat) for seat in (0, 1)] == [1, 5]
