"""A picture that stands alone: the boards side by side, with the symbols and colours they use inside the file."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from pathlib import Path

from regalia.core.game import Game
from regalia.core.state import State
from regalia.drawing.parts import BoardPart
from regalia.drawing.scene import scene_of

ASSETS = Path(__file__).parent / "assets"
COMMON = (ASSETS / "table.css", ASSETS / "kit.css")
"""Styles of what all boards share."""
GAP = 12
REFERENCE = re.compile(r'(?:href="#|url\(#)([\w-]+)')
SYMBOL = re.compile(r'<(symbol|pattern|linearGradient|clipPath)\b[^>]*\bid="([\w-]+)".*?</\1>', re.DOTALL)


def picture(state: State, seat: int, lang: str) -> str:
    """The board as the seat sees it, as one SVG file without scripts or outside references."""
    game = state.game
    parts = game.draw(scene_of(state, seat, lang))
    width = _lefts(parts.boards)[-1] + parts.boards[-1].width
    height = max(board.height for board in parts.boards)
    body = "".join(_placed(parts.boards))
    style = f"{tokens()}\n{board_css(game)}\nsvg{{background:var(--table)}}"
    defs = "".join(_needed(body, game))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" data-theme="light" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        f"<style><![CDATA[{style}]]></style><defs>{defs}</defs>{body}</svg>\n"
    )


def _placed(boards: list[BoardPart]) -> Iterable[str]:
    for board, x in zip(boards, _lefts(boards), strict=True):
        yield board.svg.replace("<svg ", f'<svg x="{x}" y="0" ', 1)


def _lefts(boards: list[BoardPart]) -> list[int]:
    """Where each board begins: beside the one before it, or on it."""
    found = [0]
    for before, board in pairwise(boards):
        found.append(found[-1] if board.over else found[-1] + before.width + GAP)
    return found


@cache
def tokens() -> str:
    return (ASSETS / "tokens.css").read_text(encoding="utf-8")


@cache
def board_css(game: Game) -> str:
    """Styles of everything inside drawings: the common ones and the game's."""
    return "".join(path.read_text(encoding="utf-8") for path in COMMON) + own_css(game)


@cache
def own_css(game: Game) -> str:
    """A game's own styles as they are written: `board.css`, then the others (`narrow.css` for small pages)."""
    return "".join(path.read_text(encoding="utf-8") for path in sorted((game.folder / "art").glob("*.css")))


@cache
def symbols(game: Game) -> dict[str, str]:
    """Symbols by id: the common sprite, the game's own, and its arms."""
    found: dict[str, str] = {}
    for path in (ASSETS / "icons.svg", game.folder / "art" / "icons.svg", game.folder / "art" / "arms.svg"):
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            found |= {match.group(2): match.group(0) for match in SYMBOL.finditer(text)}
    return found


def _needed(body: str, game: Game) -> Iterable[str]:
    """The symbols a drawing refers to, and those they refer to in turn."""
    known = symbols(game)
    waiting = REFERENCE.findall(body)
    done: set[str] = set()
    while waiting:
        id = waiting.pop()
        if id in known and id not in done:
            done.add(id)
            yield known[id]
            waiting += REFERENCE.findall(known[id])
