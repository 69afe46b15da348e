"""Small pieces of SVG and HTML as strings: quick to build, escaped where text goes in."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

KEPT = 16_384
"""Pieces of markup that are remembered: boards draw the same ones again and again."""


def esc(text: object) -> str:
    return _escaped(str(text))


@lru_cache(maxsize=KEPT)
def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


@lru_cache(maxsize=KEPT)
def num(value: float) -> str:
    """A coordinate with at most two decimals and nothing superfluous."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def join(parts: Iterable[str]) -> str:
    return "".join(parts)


@lru_cache(maxsize=KEPT)
def icon(symbol: str, size: int, classes: str = "") -> str:
    """A symbol in running text or on a button; says nothing to a screen reader."""
    return f'<svg class="ic {classes}" width="{size}" height="{size}" aria-hidden="true"><use href="#{symbol}"/></svg>'


@lru_cache(maxsize=KEPT)
def use(symbol: str, x: float, y: float, width: float, height: float | None = None, turn: int = 0) -> str:
    """A symbol inside a drawing; `turn` in degrees about the middle of a 96-unit tile."""
    spin = f' transform="rotate({turn} 48 48)"' if turn else ""
    tall = width if height is None else height
    return f'<use href="#{symbol}" x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(tall)}"{spin}/>'


def text(x: float, y: float, words: object, classes: str) -> str:
    """Words that are safe as markup already: numbers, `Scene.t`, or `esc`."""
    return f'<text x="{num(x)}" y="{num(y)}" class="{classes}">{words}</text>'


@lru_cache(maxsize=KEPT)
def rect(x: float, y: float, width: float, height: float, radius: float, classes: str) -> str:
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="{num(radius)}" class="{classes}"/>'


@lru_cache(maxsize=KEPT)
def circle(x: float, y: float, radius: float, classes: str) -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" class="{classes}"/>'


def path(data: str, classes: str) -> str:
    return f'<path d="{data}" class="{classes}"/>'


def group(body: str, x: float = 0, y: float = 0, classes: str = "", extra: str = "") -> str:
    place = f' transform="translate({num(x)} {num(y)})"' if x or y else ""
    kind = f' class="{classes}"' if classes else ""
    return f"<g{place}{kind}{extra}>{body}</g>"


def ring_of(shape: str, x: float, top: float) -> str:
    """The gilding of something legal: its shape twice, and a lozenge on the middle of its upper edge (`x`, `top`)."""
    lozenge = f'<path class="lit-p" d="M{num(x)} {num(top - 6.5)}l6.5 6.5-6.5 6.5-6.5-6.5z"/>'
    return f'<g class="lit"><g class="lit-k">{shape}</g><g class="lit-g">{shape}</g>{lozenge}</g>'


def lit_rect(x: float, y: float, width: float, height: float, radius: float) -> str:
    """Gilding round a rectangle."""
    return ring_of(rect(x, y, width, height, radius, ""), x + width / 2, y)


def lit_circle(x: float, y: float, radius: float) -> str:
    return ring_of(circle(x, y, radius, ""), x, y - radius)


def ribbon(x: float, y: float, width: float, height: float) -> str:
    """A pennon with a pointed foot: points."""
    half = width / 2
    foot = height * 0.28
    return path(
        f"M{num(x)} {num(y)}h{num(width)}v{num(height - foot)}l{num(-half)} {num(foot)} {num(-half)} {num(-foot)}z", "ribbon"
    )
