"""Covers: a framed field in the game's colour, a flat scene, arms over the frame, the title on a ribbon.

Scene and arms are in the game's `art` folder (`cover.svg`, `arms.svg`), the colour in its game.toml; a game without them gets
the common ones.
"""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from regalia.core.game import Game
from regalia.drawing.markup import esc, use
from regalia.drawing.picture import ASSETS

WIDTH, HEIGHT = 300, 380
LONG = 17
ANY_ARMS, ANY_COLOUR = "i-crown", "var(--royal)"


def arms(game: Game) -> str:
    """The symbol of a game's coat of arms."""
    return f"arms-{game.id.replace('_', '-')}" if (game.folder / "art" / "arms.svg").is_file() else ANY_ARMS


@cache
def cover(game: Game, lang: str) -> Markup:
    """A portrait cover as one drawing, made of tokens and symbols only."""
    own = game.folder / "art" / "cover.svg"
    scene = (own if own.is_file() else ASSETS / "cover.svg").read_text(encoding="utf-8")
    title = game.info.title[lang]
    size = 27 if len(title) <= LONG else 23
    corners = "".join(
        f'<path class="cv-leaf" d="M{x} {y - 7}l7 7-7 7-7-7z"/>' for x in (14, WIDTH - 14) for y in (14, HEIGHT - 14)
    )
    return Markup(
        f'<svg class="cover" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">'
        f'<rect fill="{esc(game.info.colour or ANY_COLOUR)}" width="{WIDTH}" height="{HEIGHT}" rx="10"/>'
        f'<svg x="20" y="140" width="260" height="220" viewBox="0 0 260 220" preserveAspectRatio="xMidYMid slice">{scene}</svg>'
        '<rect class="cv-rule" x="14" y="14" width="272" height="352" rx="4"/>'
        '<rect class="cv-rule thin" x="19" y="19" width="262" height="342" rx="2"/>'
        f"{corners}{use(arms(game), 110, 24, 80)}"
        '<path class="cv-fold" d="M22 118l-14 10 14 12zM278 118l14 10-14 12z"/><path class="cv-ribbon" d="M22 106h256v36H22z"/>'
        f'<path class="cv-thin" d="M26 110h248v28H26z"/><text class="cv-title s{size}" x="150" y="131">{esc(title)}</text></svg>'
    )
