"""The curves of a review as SVG: win chances and scores over the turns, and where the points of two lines come from.

Lines carry the seat's colour, its charge at each round's end and its shield at the end; letters are turning points. Scores are
drawn against the table's average, because absolute curves lie on each other.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from regalia.coach.moments import Moment
from regalia.coach.wording import whole
from regalia.drawing.markup import circle, esc, num, signed, use
from regalia.drawing.scene import MARKS

LEFT, RIGHT, TOP = 76, 170, 34
END = 860
LETTER = 22.0
APART = 18
"""Names at the ends of lines stand at least so far from each other."""


class Sheet(msgspec.Struct):
    """What curves are drawn from. `tinctures`: number of each seat's colour; `me`: whose line is drawn broad, or −1; `bands`: the
    turns after which a round ends; `names` and `words` are ready to be shown."""

    turns: int
    bands: list[int]
    tinctures: list[int]
    names: list[str]
    me: int
    moments: list[Moment]
    words: dict[str, str]
    chosen: str = ""


def x_of(sheet: Sheet, turn: float) -> float:
    return LEFT + turn * (END - LEFT) / max(1, sheet.turns)


def _bands(sheet: Sheet, top: float, height: float) -> str:
    """Every second round is shaded."""
    found = []
    ends = [0, *sheet.bands]
    for at in range(0, len(ends) - 1, 2):
        left, right = x_of(sheet, ends[at]), x_of(sheet, ends[at + 1])
        found.append(f'<rect x="{num(left)}" y="{num(top)}" width="{num(right - left)}" height="{num(height)}" class="band"/>')
    return "".join(found)


def _axis(sheet: Sheet, y: float, chosen: int) -> str:
    """Numbers of turns, as many as there is room for."""
    every = max(1, -(-sheet.turns // 20))
    found = []
    for turn in range(every, sheet.turns + 1, every):
        now = " now" if turn == chosen else ""
        found.append(f'<text x="{num(x_of(sheet, turn))}" y="{num(y)}" class="ax m{now}">{turn}</text>')
    return "".join(found)


def _beside(places: Sequence[float]) -> list[float]:
    """The same places in order, none nearer to the next than a letter is wide, as many to the left as to the right of it."""
    found = list(places)
    for _ in found:
        for at in range(1, len(found)):
            short = LETTER - (found[at] - found[at - 1])
            if short > 0:
                found[at - 1] -= short / 2
                found[at] += short / 2
    return found


def _flags(sheet: Sheet, bottom: float) -> str:
    """The letters above the curve, each with a triangle: up for well found, down for costly. Letters of neighbours move apart."""
    found = []
    places = _beside([x_of(sheet, moment.turn) for moment in sheet.moments])
    for moment, place in zip(sheet.moments, places, strict=True):
        x = x_of(sheet, moment.turn)
        on = " on" if moment.letter == sheet.chosen else ""
        kind = "up" if moment.worth > 0 else "down"
        arrow = f"M{num(x - 5)} 30h10l-5 -6z" if kind == "up" else f"M{num(x - 5)} 25h10l-5 6z"
        found.append(f'<path d="M{num(x)} 31V{num(bottom)}" class="tpl{on}"/>')
        sign = f'<circle cx="{num(place)}" cy="13" r="10"/><text x="{num(place)}" y="17.5" class="m">{moment.letter}</text>'
        found.append(f'<a href="#point-{moment.letter}"><g class="tp {kind}{on}">{sign}<path d="{arrow}"/></g></a>')
    return "".join(found)


def _lines(sheet: Sheet, rows: Sequence[Sequence[float]], y_of: object, ends: Sequence[str]) -> str:
    """One line for each seat, the reader's last and broad."""
    assert callable(y_of)
    count = len(rows[0])
    order = sorted(range(count), key=lambda seat: seat == sheet.me)
    found, places = [], []
    for seat in order:
        points = [(x_of(sheet, turn), y_of(row[seat])) for turn, row in enumerate(rows)]
        drawn = " ".join(f"{num(x)},{num(y)}" for x, y in points)
        me = " me" if seat == sheet.me else ""
        dots = "".join(_dot(sheet, seat, *points[turn]) for turn in sheet.bands if turn < len(points))
        body = f'<polyline points="{drawn}" class="ln0"/><polyline points="{drawn}" class="ser{me}"/>{dots}'
        found.append(f'<g class="seat-{sheet.tinctures[seat]}">{body}</g>')
        places.append((points[-1][1], seat, points[-1][0]))
    return "".join(found) + "".join(_ends(sheet, sorted(places), ends))


def _dot(sheet: Sheet, seat: int, x: float, y: float) -> str:
    charge = MARKS[sheet.tinctures[seat] - 1]
    mark = f'<g class="charge">{use(charge, x - 4, y - 4, 8)}</g>'
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="6.5" class="dotb"/>{mark}'


def _ends(sheet: Sheet, places: Sequence[tuple[float, int, float]], ends: Sequence[str]) -> list[str]:
    """Shield and name where a line ends, moved apart where they would touch."""
    found = []
    last = -100.0
    for y, seat, x in places:
        at = max(y, last + APART)
        last = at
        tincture = sheet.tinctures[seat]
        me = " me" if seat == sheet.me else ""
        lead = f'<path d="M{num(x + 7)} {num(y)}L{num(x + 13)} {num(at)}" class="lead"/>'
        words = f'<text x="{num(x + 35)}" y="{num(at + 4)}" class="el{me}">{esc(sheet.names[seat])}</text>'
        value = f'<text x="{END + RIGHT - 4}" y="{num(at + 4)}" class="ev e">{esc(ends[seat])}</text>' if ends[seat] else ""
        shield = use(f"i-seat-{tincture}", x + 15, at - 8, 16)
        found.append(f'<g class="seat-{tincture}">{lead}{shield}{words}{value}</g>')
    return found


def win_curve(sheet: Sheet, wins: Sequence[Sequence[float]]) -> str:
    """Two seats: one border between two fields; more: a line for each."""
    height, bottom = 176, 154
    most = 1.0 if len(wins[0]) == 2 else max(0.4, min(1.0, -(-max(max(row) for row in wins) // 0.2) * 0.2))

    def y_of(win: float) -> float:
        return bottom - win / most * (bottom - TOP)

    chosen = next((moment.turn for moment in sheet.moments if moment.letter == sheet.chosen), 0)
    body = _bands(sheet, TOP, bottom - TOP) if len(wins[0]) != 2 else ""
    if len(wins[0]) == 2:
        body += _fields(sheet, wins, y_of)
    steps = (0.0, 0.5, 1.0) if len(wins[0]) == 2 else [n * most / 3 for n in range(4)] if most < 0.7 else (0, 0.5, 1.0)
    for win in steps:
        half = " half" if win == 0.5 and len(wins[0]) == 2 else ""
        label = sheet.words["level"] if half else sheet.words["in-ten"].replace("%n%", f"{win * 10:.0f}") if win else "0"
        body += _rule(y_of(win), half, label)
    body += _axis(sheet, 170, chosen) + _flags(sheet, bottom)
    if len(wins[0]) != 2:
        body += _lines(sheet, wins, y_of, [""] * len(wins[0]))
    if len(wins) - 1 < sheet.turns:
        x = x_of(sheet, len(wins) - 1)
        body += f'<rect x="{num(x)}" y="{TOP}" width="{num(END - x)}" height="{bottom - TOP}" class="todo"/>'
        body += f'<path d="M{num(x)} {TOP}V{bottom}" class="todol"/>'
    return _svg(height, sheet.words["win"], body)


def _fields(sheet: Sheet, wins: Sequence[Sequence[float]], y_of: object) -> str:
    """The reader's field below the border, the other's above."""
    assert callable(y_of)
    below = sheet.me if sheet.me in (0, 1) else 0
    points = [(x_of(sheet, turn), y_of(row[below])) for turn, row in enumerate(wins)]
    line = " ".join(f"{num(x)},{num(y)}" for x, y in points)
    last = num(points[-1][0])
    one, two = sheet.tinctures[below], sheet.tinctures[1 - below]
    found = f'<g class="seat-{two}"><rect x="{LEFT}" y="{TOP}" width="{num(points[-1][0] - LEFT)}" height="120" class="ar"/></g>'
    found += f'<g class="seat-{one}"><polygon points="{LEFT},154 {line} {last},154" class="ar"/></g>'
    found += f'<polyline points="{line}" class="half2"/>'
    for seat, y in ((1 - below, TOP + 16), (below, 140)):
        shield = use(f"i-seat-{sheet.tinctures[seat]}", END + 15, y - 12, 16)
        found += f'<g>{shield}<text x="{END + 35}" y="{y}" class="el">{esc(sheet.names[seat])}</text></g>'
    return found


def score_curve(sheet: Sheet, scores: Sequence[Sequence[int]], totals: Sequence[int]) -> str:
    height, bottom = 122, 110
    middles = [sum(row) / len(row) for row in scores]
    rows = [[score - middle for score in row] for row, middle in zip(scores, middles, strict=True)]
    most = max(4, *(abs(value) for row in rows for value in row))

    def y_of(value: float) -> float:
        return 62 - value / most * 48

    body = _bands(sheet, 8, bottom - 2)
    for value, half in ((-most, ""), (0, " half"), (most, "")):
        label = sheet.words["average"] if half else signed(whole(value))
        body += _rule(y_of(value), half, label)
    return _svg(height, sheet.words["score"], body + _lines(sheet, rows, y_of, [str(total) for total in totals]))


def _rule(y: float, half: str, label: str) -> str:
    """A line of the grid with its number."""
    return f'<path d="M{LEFT} {num(y)}H{END}" class="gl{half}"/><text x="{LEFT - 8}" y="{num(y + 4)}" class="ax e">{label}</text>'


def _svg(height: int, label: str, body: str, wide: int = END + RIGHT, kind: str = "ch") -> str:
    size = f'viewBox="0 0 {wide} {height}" width="{wide}" height="{height}"'
    return f'<svg class="{kind}" {size} role="img" aria-label="{esc(label)}">{body}</svg>'


def dumbbell(rows: Sequence[tuple[str, float, float]], words: dict[str, str]) -> str:
    """Points by source: dashed what was played, filled what would have been better."""
    top, high, left, right = 14, 30, 164, 356
    values = [value for _, played, better in rows for value in (played, better)]
    low, most = min(0.0, *values), max(5.0, *values)

    def x(value: float) -> float:
        return left + (value - low) / (most - low) * (right - left)

    bottom = top + high * len(rows)
    step = 5 if most - low <= 20 else 10 if most - low <= 50 else 25
    body = ""
    for tick in range(int(low // step) * step, int(most) + 1, step):
        if tick >= low:
            place = num(x(tick))
            body += f'<path d="M{place} 4V{bottom - 6}" class="gl"/><text x="{place}" y="{bottom + 8}" class="ax m">{tick}</text>'
    for at, (name, played, better) in enumerate(rows):
        y = top + high * at
        body += f'<text x="0" y="{y + 5}" class="sl">{esc(name)}</text>'
        apart = whole(better - played)
        if apart:
            body += f'<path d="M{num(x(played))} {y}H{num(x(better))}" class="db"/>'
            body += circle(x(played), y, 6, "pl0") + circle(x(better), y, 6, "be0")
            body += f'<text x="412" y="{y + 5}" class="sd">{signed(apart)}</text>'
        else:
            body += circle(x(better), y, 6, "be0") + circle(x(better), y, 2.2, "bo0")
            body += f'<text x="412" y="{y + 5}" class="sd z">{esc(words["same"])}</text>'
    return _svg(bottom + 14, words["sources"], body, 414, "src")
