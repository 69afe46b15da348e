"""The guide of a game (`guide.toml` in its folder): what is told on its one page, the pictures that the board itself draws for it,
the examples of the rules, and the symbols that have a name.

A picture is a moment of a real game: a deal, the decisions that led there, and the part of the board to look at.
"""

from __future__ import annotations

import re
from functools import cache

import msgspec

from regalia.core.files import load
from regalia.core.game import Game
from regalia.core.state import State
from regalia.drawing.glossary import first_words
from regalia.drawing.markup import esc, num
from regalia.drawing.parts import Parts
from regalia.drawing.scene import Scene, scene_of
from regalia.lessons.shelf import find
from regalia.lessons.walking import walk

FILE = "guide.toml"
OPENING = re.compile(r"<svg [^>]*>")
CLASSES = re.compile(r'class="([^"]*)"')
TOUCH = re.compile(r' (?:data-[\w-]+|role|tabindex|aria-label)="[^"]*"')
"""What makes a thing answer to a pointer: a picture does not."""
COMMON = {
    "i-hand": "pieces",
    "i-deck": "pieces",
    "i-automa": "pieces",
    "i-lock": "places",
    "i-hidden": "places",
    "i-confirm": "actions",
    "i-pass": "actions",
    "i-end-turn": "actions",
    "i-seal": "points",
}
"""Symbols that every table may show, with their groups."""
GROUPS = ("goods", "points", "counts", "actions", "pieces", "cards", "places", "building")
"""The groups of symbols in the order in which a key lists them."""


class Picture(msgspec.Struct, forbid_unknown_fields=True):
    """`board`: the id of a drawing of the board, or `own` for the viewer's own area. `crop`: left, top, width and height in
    the drawing's units (the whole without it). `seat`: who looks (whoever is asked without it)."""

    board: str
    crop: tuple[float, float, float, float] | None = None
    seed: int = 1
    players: int | None = None
    mode: str | None = None
    lesson: str = ""
    step: str = ""
    """A moment of a lesson instead of a deal: where the step begins."""
    after: str = ""
    """A picture whose moment comes before: this one goes on from there."""
    plays: list[str] = []
    seat: int | None = None
    calm: bool = False
    """Without the gold of what may be chosen."""


class Told(msgspec.Struct, forbid_unknown_fields=True):
    """A paragraph of the page: its text is `guide-ID-title` and `guide-ID`."""

    id: str
    mark: str = ""
    picture: str = ""
    wide: bool = False
    """The picture stands above the words instead of beside them."""


class Sign(msgspec.Struct, forbid_unknown_fields=True):
    """A symbol with a name (`symbol-ID`) and a meaning (`symbol-ID-means`); `rule` is where the rules speak of it."""

    group: str
    rule: str = ""
    guide: bool = False
    """Whether the page of the guide lists it."""
    words: bool = False
    """Its name is the first of its words in `art/words.toml`, its meaning that of its group (`symbol-GROUP-means`)."""

    def text_keys(self, id: str) -> list[str]:
        return [f"symbol-{self.group}-means"] if self.words else [f"symbol-{id}", f"symbol-{id}-means"]


class Example(msgspec.Struct, forbid_unknown_fields=True):
    """A worked example below a clause, with a picture if one helps; its text is `example-CLAUSE`."""

    clause: str
    picture: str = ""


class Guide(msgspec.Struct, forbid_unknown_fields=True):
    schema: int
    turn: list[Told]
    close: list[Told]
    """What follows the turn: how the game ends and how one scores."""
    picture: dict[str, Picture]
    symbol: dict[str, Sign]
    example: list[Example] = []
    plain: list[str] = []
    """Symbols that only adorn: they say nothing by themselves. An ending `*` stands for all that begin alike."""

    def text_keys(self) -> list[str]:
        keys = ["guide-goal", "guide-turn"]
        keys += [key for told in (*self.turn, *self.close) for key in (f"guide-{told.id}-title", f"guide-{told.id}")]
        keys += [key for id, sign in self.symbol.items() for key in sign.text_keys(id)]
        return keys + [f"example-{example.clause}" for example in self.example]


@cache
def guide_of(game: Game) -> Guide | None:
    """None for a game that has written none yet."""
    path = game.folder / FILE
    return load(path, Guide) if path.is_file() else None


@cache
def moment(game: Game, name: str) -> State:
    """The position of a picture."""
    wanted = _picture(game, name)
    if wanted.after:
        state = moment(game, wanted.after).copy()
    elif wanted.lesson:
        walked = walk(game, find(game, wanted.lesson))
        state = next(met.state for met in walked if met.placed.step.id == wanted.step).copy()
    else:
        state = game.new(players=wanted.players, seed=wanted.seed, mode=wanted.mode)
    return state.play(*wanted.plays)


def _picture(game: Game, name: str) -> Picture:
    guide = guide_of(game)
    assert guide is not None
    return guide.picture[name]


def seat_of(game: Game, name: str) -> int:
    """From where a picture is seen."""
    wanted, state = _picture(game, name), moment(game, name)
    return int(state.turn) if wanted.seat is None and not state.over else wanted.seat or 0


def _scene(game: Game, name: str, lang: str) -> Scene:
    state, seat = moment(game, name), seat_of(game, name)
    names = game.seat_names(lang, state.config)
    names[seat] = game.texts.format(lang, "web-you")
    found = scene_of(state, seat, lang, names)
    if _picture(game, name).calm:
        found.light(None)
    return found


@cache
def drawn(game: Game, name: str, lang: str, about: str) -> str:
    """A picture as markup; `about` is what it is called for those who do not see it."""
    wanted = _picture(game, name)
    parts: Parts = game.draw(_scene(game, name, lang))
    if wanted.board == "own":
        return f'<div class="pb" role="img" aria-label="{esc(about)}">{TOUCH.sub("", parts.own)}</div>'
    board = next(part for part in parts.boards if part.id == wanted.board)
    crop = wanted.crop or (0, 0, board.width, board.height)
    opening = OPENING.match(board.svg)
    assert opening is not None
    kinds = CLASSES.search(opening[0])
    shown = {
        "class": kinds[1] if kinds else "bd",
        "viewBox": " ".join(map(num, crop)),
        "width": num(crop[2]),
        "height": num(crop[3]),
    }
    head = "".join(f' {key}="{value}"' for key, value in shown.items())
    return f'<svg{head} role="img" aria-label="{esc(about)}">{TOUCH.sub("", board.svg[opening.end() :])}'


def common_signs() -> dict[str, Sign]:
    """Symbols that every table may show; their names are the kernel's."""
    return {id: Sign(group=group) for id, group in COMMON.items()}


def named(game: Game) -> dict[str, Sign]:
    """Every symbol of a game's tables that has a name: its own, then the common ones."""
    guide = guide_of(game)
    return common_signs() if guide is None else {**guide.symbol, **common_signs()}


def sign_name(game: Game, lang: str, id: str) -> str:
    return first_words(game, lang)[id] if named(game)[id].words else game.texts.format(lang, f"symbol-{id}")


def sign_meaning(game: Game, lang: str, id: str) -> str:
    sign = named(game)[id]
    return game.texts.format(lang, sign.text_keys(id)[-1])
