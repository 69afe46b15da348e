"""Words that must fit where they stand: how wide they are in the display face, cut short, or in lines.

Everything here takes and gives markup (`Scene.t`, `esc`), and measures what is shown.
"""

from __future__ import annotations

from functools import lru_cache
from html import unescape
from unicodedata import normalize

from regalia.drawing.markup import KEPT, esc, num

# Advance widths of the display face at weight 600, in thousandths of the size; other letters are as wide as an n.
ADVANCES = {
    214: "'’",
    224: " \u00a0\u202f",
    300: ",.·:;ijl",
    325: "-!",
    350: "tf/()",
    382: "IJ",
    444: "rsz",
    515: "acevyS0123456789",
    550: "goxqZ+",
    590: "bdkFLEP",
    625: "TCBYß",
    668: "RVAXGK",
    705: "OQD",
    730: "UN&",
    777: "wHæ",
    900: "mM…œÆŒ",
    971: "W",
}
WIDTHS = {letter: width for width, letters in ADVANCES.items() for letter in letters}
AS_N = 605
SAFE = 1.02
"""A little more than measured, for faces that stand in for ours."""
EVEN = 2
SQUEEZED = 1.25
"""So much too wide a name may be and still be drawn together instead of cut."""


@lru_cache(maxsize=KEPT)
def wide(text: str, size: float) -> float:
    """The width of words at a size."""
    plain = normalize("NFD", unescape(text))
    return sum(WIDTHS.get(letter, AS_N) for letter in plain if not "\u0300" <= letter <= "\u036f") * size * SAFE / 1000


@lru_cache(maxsize=KEPT)
def cut(text: str, size: float, room: float) -> str:
    """One line, cut short where it must."""
    if wide(text, size) <= room:
        return text
    words = unescape(text)
    while words and wide(esc(words + "…"), size) > room:
        words = words[:-1]
    return esc(words.rstrip() + "…")


@lru_cache(maxsize=KEPT)
def lines(text: str, size: float, room: float, most: int = 2) -> tuple[str, ...] | None:
    """Words in at most so many lines, broken at spaces and after hyphens; None if they do not fit. Two lines are made even."""
    chunks = unescape(text).replace("-", "-\u200b").replace(" ", " \u200b").split("\u200b")
    found = [""]
    for chunk in chunks:
        if found[-1] and wide(esc((found[-1] + chunk).rstrip()), size) > room:
            found.append("")
        found[-1] += chunk
    if len(found) == most == EVEN:
        found = _even(chunks, size)
    done = tuple(esc(line.rstrip()) for line in found)
    return done if len(done) <= most and all(wide(line, size) <= room for line in done) else None


def _even(chunks: list[str], size: float) -> list[str]:
    """Two lines, broken where the longer one is shortest."""
    breaks = [("".join(chunks[:at]), "".join(chunks[at:])) for at in range(1, len(chunks))]
    return list(min(breaks, key=lambda pair: max(wide(esc(line.rstrip()), size) for line in pair)))


@lru_cache(maxsize=KEPT)
def name_at(text: str, x: float, middle: float, size: float, room: float, classes: str, step: float = 13.5) -> str:
    """A name on one or two lines about a middle line; drawn together a little if it is longer than that, then cut."""
    found = lines(text, size, room) or lines(text, size, room * SQUEEZED) or (cut(text, size, room),)
    first = middle - step * (len(found) - 1) / 2
    return "".join(line_at(line, x, first + step * n, size, room, classes) for n, line in enumerate(found))


def line_at(text: str, x: float, y: float, size: float, room: float, classes: str) -> str:
    """One line that never reaches beyond its room: as it is, drawn together, or cut."""
    text = text if wide(text, size) <= room * SQUEEZED else cut(text, size, room)
    fit = f' textLength="{num(room)}" lengthAdjust="spacingAndGlyphs"' if wide(text, size) > room else ""
    return f'<text x="{num(x)}" y="{num(y)}" class="{classes}"{fit}>{text}</text>'
