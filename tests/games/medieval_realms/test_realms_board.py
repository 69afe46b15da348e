"""The drawing of the table: well-formed, complete, in both languages, and blind to what a seat cannot know."""

import re
import xml.etree.ElementTree as ElementTree

import pytest

import regalia
from regalia.core.rng import seeded
from regalia.core.step import NOBODY
from regalia.drawing.choices import strip
from regalia.drawing.scene import scene_of
from regalia.testing.playing import sample, walk

GAME = regalia.game("medieval_realms")
SETUPS = [*(GAME.configure(players) for players in (2, 3, 4, 5)), GAME.configure(1, "solo_regent", difficulty="stern")]
BOARDS = {"events", "upcoming", "realm"}


def name(config):
    return f"{config.mode}-{config.players}"


def eager(state, _seat, options, rng):
    """Plays and activates where it can: full areas, long shelves, auctions and bonuses in one game."""
    plays = [action for action in options if state.key(action).startswith("play:")]
    others = [action for action in options if state.key(action) not in ("pass", "drop")]
    choice = plays or (others if others and rng.below(10) else options)
    return choice[rng.below(len(choice))]


def busy(config, seed):
    return [state.copy() for state in walk(GAME, config, seed, choose=eager)]


def markup(scene):
    parts = GAME.draw(scene)
    drawings = [board.svg for board in parts.boards]
    return "".join([parts.progress, parts.lanes, *drawings, parts.own, *parts.left, *parts.seats, *parts.strip, strip(scene)])


def pieces(drawn):
    return set(re.findall(r'data-piece="([^"]+)"', drawn))


@pytest.mark.parametrize("config", SETUPS, ids=name)
def test_every_option_lights_a_piece_of_the_board_at_every_step(config):
    """All by clicking pieces: no decision needs the strip of buttons."""
    for state in busy(config, 3):
        for seat in state.actors():
            scene = scene_of(state, seat, "en")
            drawn = markup(scene)
            assert set(scene.lit) <= pieces(drawn), f"{set(scene.lit) - pieces(drawn)} is legal but not drawn"
            assert not any(piece.startswith("option:") for piece in scene.lit)


@pytest.mark.parametrize("config", SETUPS, ids=name)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_view_is_drawn_well_formed_and_in_words(config, lang):
    for state in sample(busy(config, 5), 25):
        for seat in range(NOBODY, state.seats):
            scene = scene_of(state, seat, lang)
            parts = GAME.draw(scene)
            drawn = markup(scene)
            assert {board.id for board in parts.boards} == BOARDS
            assert len(parts.seats) == len(parts.strip) == state.seats
            for svg in [*(board.svg for board in parts.boards), parts.lanes, parts.own]:
                ElementTree.fromstring(svg)
            for html in [*parts.left, *parts.seats, *parts.strip]:
                ElementTree.fromstring(html)
            words = re.sub(r'(class|data-\w+|href|fill|id|clip-path)="[^"]*"', "", drawn)
            missing = re.findall(r"(?:board|card|kind|place|resource|seal|piece)-\w+", words.replace("#", ""))
            assert missing == [], "a text is missing"


@pytest.mark.parametrize("config", SETUPS, ids=name)
def test_the_drawing_does_not_depend_on_what_is_hidden(config):
    for state in sample(busy(config, 6), 12):
        for seat in (NOBODY, 0, state.seats - 1):
            seen = markup(scene_of(state, seat, "en"))
            other = state.resample(seat, 99)
            if seat in state.actors():
                assert scene_of(other, seat, "en").lit == scene_of(state, seat, "en").lit
            assert markup(scene_of(other, seat, "en")) == seen


def test_others_see_no_leader_behind_a_wall():
    state = next(state for state in busy(GAME.configure(3), 2) if state.lanes and len(state.actors()) < 3)
    ready = next(seat for seat in range(3) if seat not in state.actors())
    own = {"management", "terrain"}
    assert 'data-id="own:' in markup(scene_of(state, ready, "en"))
    for viewer in (NOBODY, *state.actors()):
        drawn = markup(scene_of(state, viewer, "en"))
        assert 'data-id="on:' not in drawn
        assert own <= {piece.partition(":")[0] for piece in pieces(drawn)}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_drawn_with_a_tip_has_one(lang):
    tips = {f"card:{card.id}" for card in GAME.components.cards}
    for config in SETUPS:
        for state in sample(busy(config, 7), 8):
            tips |= set(re.findall(r'data-tip="([^"]+)"', markup(scene_of(state, 0, lang))))
    for id in tips:
        title, text, clause = GAME.tip(lang, id)
        assert title
        assert not title.startswith(("board-", "card-", "place-"))
        assert text
        assert clause in GAME.rulebook.clauses
    assert GAME.tip(lang, "card:none") is None
    assert GAME.tip(lang, "none") is None


def test_a_refused_bid_or_card_has_its_piece():
    """The piece of an option does not depend on whether it is legal."""
    state = GAME.deal(GAME.configure(4), seeded(1))
    for key, piece in [
        ("bid:7", "bid:7"),
        ("drop", "drop"),
        ("pass", "pass"),
        ("decline", "pass"),
        ("activate:12", "slot:12"),
        ("activate_upcoming:2", "upcoming:2"),
        ("trade:gold", "resource:gold"),
        ("discard:war_01", "card:war_01"),
        ("place_decoy:9", "terrain:9"),
    ]:
        assert state.option_piece(GAME.catalogue.index[key]) == piece


def test_seats_have_different_shields():
    for config in SETUPS:
        state = GAME.deal(config, seeded(1))
        view = state.view(0)
        assert len({GAME.tincture(view, seat) for seat in range(state.seats)}) == state.seats
