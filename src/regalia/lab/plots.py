"""The figures of the balance report as SVG, in the colours of the page around them; every row says its number in words."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from textwrap import wrap

import msgspec

from regalia.drawing.markup import circle, esc, num, path, rect, text

WIDE = 560
NAMES = 190
VALUES = 118
ROW = 25
TOP = 22
LETTERS, SMALL = 27, 32
"""A longer name would touch the plot, in letters of the usual size and in small ones."""


class Dot(msgspec.Struct, frozen=True):
    """A value with its interval; `value` in words stands at the end of the row."""

    name: str
    middle: float
    low: float
    high: float
    words: str


class Bar(msgspec.Struct, frozen=True):
    """A bar, and a tick for the winners."""

    name: str
    share: float
    tick: float
    words: str


def _svg(height: float, label: str, body: str) -> str:
    return f'<svg viewBox="0 0 {WIDE} {num(height)}" role="img" aria-label="{esc(label)}">{body}</svg>'


def _name(words: str, y: float) -> str:
    """A long one in two smaller lines, cut where it would touch the plot; whole when pointed at."""
    if len(words) <= LETTERS:
        return f'<text x="0" y="{num(y)}" class="n">{esc(words)}</text>'
    lines = wrap(words, SMALL, max_lines=2, placeholder="…")
    places = [y] if len(lines) == 1 else [y - 5, y + 7]
    drawn = "".join(f'<tspan x="0" y="{num(place)}">{esc(line)}</tspan>' for place, line in zip(places, lines, strict=True))
    return f'<text class="n small">{drawn}<title>{esc(words)}</title></text>'


def ticks(low: float, high: float, most: int = 5) -> list[float]:
    """Round numbers within the range."""
    width = max(high - low, 1e-9)
    step = next(size * 10.0**power for power in range(-4, 6) for size in (1, 2, 5) if width / (size * 10.0**power) <= most)
    first, last = math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9)
    return [at * step for at in range(first, last + 1)]


def dots(rows: Sequence[Dot], label: str, even: float, even_words: str, scale: float = 1.0, unit: str = "") -> str:
    """Values with whiskers about a line; a filled dot lies clearly beside it. The axis shows the values times `scale`."""
    left, right = NAMES + 10, WIDE - VALUES
    low, high = min([even, *(row.low for row in rows)]), max([even, *(row.high for row in rows)])
    room = max(high - low, 1e-6) * 0.05
    low, high = low - room, high + room

    def x(value: float) -> float:
        return left + (value - low) / (high - low) * (right - left)

    bottom = TOP + ROW * len(rows)
    body = "".join(rect(0, TOP + ROW * at, WIDE, ROW, 3, "stripe") for at in range(0, len(rows), 2) if len(rows) > 6)
    for tick in ticks(low * scale, high * scale):
        body += path(f"M{num(x(tick / scale))} {TOP}V{num(bottom)}", "g")
        body += text(x(tick / scale), bottom + 16, f"{num(tick)}{unit}".replace("-", "−"), "ax m")
    body += path(f"M{num(x(even))} {TOP - 4}V{num(bottom)}", "even") + text(x(even), 12, esc(even_words), "ev m")
    for at, row in enumerate(rows):
        y = TOP + ROW * (at + 0.5)
        off = "dot" if row.low > even or row.high < even else "ring"
        body += _name(row.name, y + 4) + path(f"M{num(x(row.low))} {num(y)}H{num(x(row.high))}", "whisk")
        body += circle(x(row.middle), y, 5, off) + text(WIDE, y + 4, esc(row.words), "v e")
    return _svg(bottom + 22, label, body)


def bars(rows: Sequence[Bar], label: str, scale: float = 1.0, unit: str = "") -> str:
    left, right = NAMES + 10, WIDE - VALUES
    high = max([1e-6, *(max(row.share, row.tick) for row in rows)])
    low = min([0.0, *(min(row.share, row.tick) for row in rows)])

    def x(value: float) -> float:
        return left + (value - low) / (high - low) * (right - left)

    bottom = 4 + ROW * len(rows)
    body = ""
    for tick in ticks(low * scale, high * scale):
        body += path(f"M{num(x(tick / scale))} 4V{num(bottom)}", "g")
        body += text(x(tick / scale), bottom + 16, f"{num(tick)}{unit}".replace("-", "−"), "ax m")
    for at, row in enumerate(rows):
        y = 4 + ROW * at
        start, end = sorted((x(0.0), x(row.share)))
        body += _name(row.name, y + 17) + rect(start, y + 5, end - start, ROW - 9, 2, "bar")
        body += path(f"M{num(x(row.tick))} {num(y + 2)}V{num(y + ROW - 2)}", "tick") + text(WIDE, y + 17, esc(row.words), "v e")
    return _svg(bottom + 22, label, body)


def histogram(
    counts: dict[str, int], label: str, axis: str, marked: str, middle: float, others: dict[str, int] | None = None
) -> str:
    """Shares in about twenty columns; `others` as an outline over them; `marked`: words at the line of the middle."""
    values = {int(value): count for value, count in counts.items()}
    low, high = min(values), max(values)
    wide = max(1, -(-(high - low + 1) // 20))
    columns = _columns(values, low, wide)
    outline = _columns({int(value): count for value, count in (others or {}).items()}, low, wide)
    number = (high - low) // wide + 1
    most = max([*columns.values(), *outline.values()])
    left, right, top, bottom = 44.0, float(WIDE - 6), 30.0, 170.0

    def x(column: float) -> float:
        return left + column * (right - left) / number

    def y(share: float) -> float:
        return bottom - share / most * (bottom - top)

    body = ""
    for tick in ticks(0, most * 100, 4):
        body += path(f"M{num(left)} {num(y(tick / 100))}H{num(right)}", "g") + text(
            left - 6, y(tick / 100) + 4, f"{num(tick)} %", "ax e"
        )
    for column in range(number):
        share = columns.get(column, 0.0)
        body += rect(x(column) + 1, y(share), x(1) - x(0) - 2, bottom - y(share), 0, "bar")
    if outline:
        steps = "".join(f"V{num(y(outline.get(column, 0.0)))}H{num(x(column + 1))}" for column in range(number))
        body += path(f"M{num(x(0))} {num(bottom)}{steps}V{num(bottom)}", "outline")
    every = max(1, number // 6)
    for column in range(0, number, every):
        body += text(x(column + 0.5), bottom + 16, str(low + column * wide).replace("-", "−"), "ax m")
    at = x((middle - low) / wide + 0.5)
    body += path(f"M{num(at)} {num(top - 4)}V{num(bottom)}", "mid")
    body += text(at, 16, esc(marked), "ev m" if left + 120 < at < right - 120 else "ev e" if at > left + 120 else "ev")
    return _svg(bottom + 38, label, body + text(right, bottom + 34, esc(axis), "ax e"))


def _columns(values: dict[int, int], low: int, wide: int) -> dict[int, float]:
    total = sum(values.values())
    found: Counter[int] = Counter()
    for value, count in values.items():
        found[(value - low) // wide] += count
    return {column: count / total for column, count in found.items()}


def course(values: Sequence[float], label: str, axis: str) -> str:
    """Columns over the course of a game."""
    left, right, top, bottom = 44.0, float(WIDE - 6), 16.0, 120.0
    most = max(values)

    def y(value: float) -> float:
        return bottom - value / most * (bottom - top)

    step = (right - left) / len(values)
    body = ""
    for tick in ticks(0, most, 4):
        body += path(f"M{num(left)} {num(y(tick))}H{num(right)}", "g") + text(left - 6, y(tick) + 4, num(tick), "ax e")
    for at, value in enumerate(values):
        body += rect(left + at * step + 2, y(value), step - 4, bottom - y(value), 0, "bar")
        body += text(left + (at + 0.5) * step, y(value) - 4, f"{value:.1f}", "ax m")
    return _svg(bottom + 26, label, body + text(right, bottom + 18, esc(axis), "ax e"))
