"""Covers: a framed field in the game's tincture, a flat scene, arms over the frame, the title on a ribbon."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from markupsafe import Markup

from regalia.drawing.markup import esc, use

SCENES = Path(__file__).parent.parent / "covers"
WIDTH, HEIGHT = 300, 380
LONG = 17


@cache
def cover(id: str, title: str, arms: str) -> Markup:
    """A portrait cover as one drawing, made of tokens and symbols only."""
    own = SCENES / f"{id}.svg"
    scene = (own if own.is_file() else SCENES / "any.svg").read_text(encoding="utf-8")
    size = 27 if len(title) <= LONG else 23
    corners = "".join(
        f'<path class="cv-leaf" d="M{x} {y - 7}l7 7-7 7-7-7z"/>' for x in (14, WIDTH - 14) for y in (14, HEIGHT - 14)
    )
    return Markup(
        f'<svg class="cover cv-{esc(id)}" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">'
        f'<rect class="cv-field" width="{WIDTH}" height="{HEIGHT}" rx="10"/>'
        f'<rect class="cv-diaper" width="{WIDTH}" height="{HEIGHT}" rx="10"/>'
        f'<svg x="20" y="140" width="260" height="220" viewBox="0 0 260 220" preserveAspectRatio="xMidYMid slice">{scene}</svg>'
        '<rect class="cv-rule" x="14" y="14" width="272" height="352" rx="4"/>'
        '<rect class="cv-rule thin" x="19" y="19" width="262" height="342" rx="2"/>'
        f"{corners}{use(arms, 110, 24, 80)}"
        '<path class="cv-fold" d="M22 118l-14 10 14 12zM278 118l14 10-14 12z"/><path class="cv-ribbon" d="M22 106h256v36H22z"/>'
        f'<path class="cv-thin" d="M26 110h248v28H26z"/><text class="cv-title s{size}" x="150" y="131">{esc(title)}</text></svg>'
    )
