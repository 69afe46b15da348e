"""What must hold of every drawing: whole, well-formed, in words, clickable, and blind to what a seat cannot know."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree

from regalia.core.config import Config
from regalia.core.game import Game
from regalia.core.state import State
from regalia.core.step import NOBODY
from regalia.core.texts import LANGUAGES
from regalia.drawing.choices import strip
from regalia.drawing.picture import picture, symbols
from regalia.drawing.scene import Scene, scene_of
from regalia.testing.playing import positions, sample

LOOKED_AT = 10
OTHER_SEED = 99
KEY = re.compile(r">([a-z]+(?:_[a-z]+)*-[a-z0-9_-]+)<")
"""A text key that stands where words should be: an unknown key shows itself."""


def markup(scene: Scene) -> str:
    """Everything that a game draws for a page, in one string."""
    parts = scene.game.draw(scene)
    boards = [board.svg for board in parts.boards]
    return "".join([parts.progress, parts.lanes, *boards, parts.own, *parts.left, *parts.seats, *parts.strip, strip(scene)])


def pieces(drawn: str) -> set[str]:
    return set(re.findall(r'data-piece="([^"]+)"', drawn))


def _looked_at(game: Game, config: Config, seed: int) -> list[State]:
    return sample(positions(game, config, seed), LOOKED_AT)


def check_options_light_pieces(game: Game, config: Config, seed: int) -> None:
    """At every step of a game every option lights a piece that is drawn: all can be played by clicks."""
    for state in positions(game, config, seed):
        for seat in state.actors():
            scene = scene_of(state, seat, "en")
            missing = set(scene.lit) - pieces(markup(scene))
            assert not missing, f"{sorted(missing)} would be legal but is not drawn"


def check_drawn_whole(game: Game, config: Config, seed: int) -> None:
    """For every seat and for spectators, in both languages: panels of all seats, sound SVG, no text key in place of words."""
    for state in _looked_at(game, config, seed):
        for seat in range(NOBODY, int(state.seats)):
            for lang in LANGUAGES:
                parts = game.draw(scene_of(state, seat, lang))
                assert len(parts.seats) == len(parts.strip) == state.seats
                assert len({board.id for board in parts.boards}) == len(parts.boards) > 0
                for board in parts.boards:
                    ElementTree.fromstring(board.svg)
                words = markup(scene_of(state, seat, lang))
                assert KEY.findall(words) == [], "a text is missing"


def check_one_place(game: Game, config: Config, seed: int) -> None:
    """What travels has one place, or a page could not tell where it went."""
    for state in _looked_at(game, config, seed):
        for seat in (NOBODY, 0):
            found = Counter(re.findall(r'data-id="([^"]+)"', markup(scene_of(state, seat, "en"))))
            assert [id for id, count in found.items() if count > 1] == []


def check_blind_to_secrets(game: Game, config: Config, seed: int) -> None:
    """The drawing of a seat stays the same when everything hidden from it is dealt anew."""
    for state in _looked_at(game, config, seed):
        for seat in range(NOBODY, int(state.seats)):
            other = state.resample(seat, OTHER_SEED)
            assert markup(scene_of(other, seat, "en")) == markup(scene_of(state, seat, "en"))


def check_symbols_exist(game: Game, config: Config, seed: int) -> None:
    """Every symbol that is used is drawn somewhere; a picture brings its own and nothing from outside."""
    known = {f"#{id}" for id in symbols(game)}
    for state in _looked_at(game, config, seed):
        assert set(re.findall(r'href="(#[^"]+)"', markup(scene_of(state, 0, "en")))) <= known
        text = picture(state, NOBODY, "fr")
        root = ElementTree.fromstring(text)
        inside = {f"#{node.get('id')}" for node in root.iter() if node.get("id")}
        assert {str(node.get("href")) for node in root.iter() if node.tag.endswith("use")} <= inside
        assert "http" not in text.replace("http://www.w3.org/2000/svg", "")


def check_tips(game: Game, config: Config, seed: int) -> None:
    """Everything drawn with a tooltip has one, in both languages, with a clause of the rules."""
    for state in _looked_at(game, config, seed):
        for id in set(re.findall(r'data-tip="([^"]+)"', markup(scene_of(state, 0, "en")))):
            for lang in LANGUAGES:
                found = game.tip(lang, id, config.pack)
                assert found is not None, id
                title, text, clause = found
                assert title.strip(), id
                assert text.strip(), id
                assert clause in game.rulebook.clauses, id
    assert game.tip("en", "nothing:such") is None


BOARD_CHECKS = [
    check_options_light_pieces,
    check_drawn_whole,
    check_one_place,
    check_blind_to_secrets,
    check_symbols_exist,
    check_tips,
]
