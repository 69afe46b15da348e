"""What stands round a board, in HTML: seats, cards, counters, piles, sums, progress.

They give the markup that `assets/table.css` knows; a game adds classes of its own where it needs them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from regalia.drawing.markup import esc, icon
from regalia.drawing.pieces import seen_as, told
from regalia.drawing.scene import Scene
from regalia.drawing.seating import acting, order

Row = tuple[str, object]
"""Words, and the number at the end of their line."""


def kinds(*names: str) -> str:
    """The class attribute of those names that are not empty."""
    found = " ".join(name for name in names if name)
    return f' class="{found}"' if found else ""


def block(
    scene: Scene,
    id: str,
    name: str,
    body: str,
    classes: str = "",
    moves: str = "",
    tip: str = "",
    tag: str = "div",
    mine: bool = True,
    end: str = "",
) -> str:
    """A thing that stands for options; another player's is only looked at (`mine`)."""
    lit = "islit" if mine and scene.is_lit(id) else ""
    touch = scene.touch(id, name) if mine else f' aria-label="{name}"'
    return f"<{tag}{kinds(classes, lit)}{touch}{told(moves, tip)}{end}>{body}</{tag}>"


# -- seats -----------------------------------------------------------------------------------------


def arms(scene: Scene, seat: int, size: int) -> str:
    """The arms of a seat in a line of text."""
    return icon(f"i-seat-{scene.tincture(seat)}", size)


def seat_panel(
    scene: Scene,
    seat: int,
    head: str,
    body: str,
    classes: str = "",
    players: int | None = None,
    tip: str = "",
    quiet: bool = False,
) -> str:
    """A seat with everything in front of it; `quiet` where it is not shown that the table waits for it."""
    act = "act" if acting(scene, seat) and not quiet else ""
    found = kinds("seat", classes, scene.seat_class(seat), order(scene, seat, players), act)
    return f"<section{found}{told(tip=tip)}>{head}{body}</section>"


def seat_head(scene: Scene, seat: int, words: str, right: str, size: int = 30, sign: str = "", extra: str = "") -> str:
    """Arms (or another `sign`), name, a line of words, and what stands at the right."""
    found = icon(sign, size) if sign else arms(scene, seat, size)
    words = words if words.startswith("<p") else f"<p>{words}</p>"
    return f"<header{extra}>{found}<div><h3>{esc(scene.seats[seat])}</h3>{words}</div>{right}</header>"


def seat_line(scene: Scene, seat: int, body: str, players: int | None = None, sign: str = "") -> str:
    """The seat on a narrow page: arms, name, and the numbers that matter."""
    me, now = "me" if seat == scene.me else "", "now" if acting(scene, seat) else ""
    tincture = "" if sign else scene.seat_class(seat)
    found = icon(sign, 20) if sign else arms(scene, seat, 20)
    return f"<div{kinds(tincture, order(scene, seat, players), me, now)}>{found}<span>{esc(scene.seats[seat])}</span>{body}</div>"


def line_number(sign: str, value: object, best: bool = False) -> str:
    """A number in the line of a seat; `best` is the one that decides."""
    return f"<b{kinds('lo' if best else '')}>{icon(sign, 14)}{value}</b>"


# -- numbers ---------------------------------------------------------------------------------------


def counter(sign: str, count: int, tip: str = "", size: int = 20, classes: str = "", tag: str = "li", end: str = "") -> str:
    """A sign with how many there are; pale when there are none. `end` is what `at_end` says of them."""
    return f"<{tag}{kinds('' if count else 'z', classes)}{told(tip=tip)}{end}>{icon(sign, size)}<b>{count}</b></{tag}>"


def own_counter(scene: Scene, id: str, name: str, sign: str, count: int, tip: str = "", mine: bool = True, end: str = "") -> str:
    """A counter that stands for options in front of its owner."""
    lit = mine and scene.is_lit(id)
    if not mine:
        return counter(sign, count, tip, end=end)
    return block(scene, id, name, f"{icon(sign, 20)}<b>{count}</b>", "" if count or lit else "z", tip=tip, tag="li", end=end)


def figure(sign: str, value: object, words: str, tip: str = "", size: int = 22, classes: str = "", extra: str = "") -> str:
    """A number with its sign and its name: a score, a pile."""
    return f"<div{kinds(classes)}{told(tip=tip)}{extra}>{icon(sign, size)}<b>{value}</b><span>{words}</span></div>"


def shares(scene: Scene, found: dict[str, int]) -> str:
    """Where points come from, as small figures without signs (texts `board-part-NAME`)."""
    return "".join(f"<div><b>{points}</b><span>{scene.t(f'board-part-{part}')}</span></div>" for part, points in found.items())


def sums(rows: Iterable[Row], last: str, total: object, classes: str = "", tip: str = "") -> str:
    """Numbers that add up, and their sum."""
    body = "".join(f"<tr><td>{words}</td><td>{value}</td></tr>" for words, value in rows)
    body += f'<tr class="sum"><td>{last}</td><td>{total}</td></tr>'
    return f"<table{kinds(classes)}{told(tip=tip)}>{body}</table>"


def lozenges(past: int, count: int) -> str:
    """Progress: so many behind us, the present one, the rest to come."""
    return "".join(f'<i class="{"d" if n < past else "n" if n == past else ""}"></i>' for n in range(count))


def progress(words: str, past: int, count: int, now: object = None, more: bool = False) -> str:
    """A line of the header: its name, lozenges, and where we are; `more` is a second line behind the first."""
    shown = f"{past + 1}/{count}" if now is None else now
    return f"<span{kinds('tn' if more else '')}>{words}</span>{lozenges(past, count)}<b>{shown}</b>"


# -- cards and areas -------------------------------------------------------------------------------


def card(scene: Scene, id: str, title: str, body: str, name: str = "", classes: str = "", moves: str = "", tip: str = "") -> str:
    """A card of an own area, with its title on its face."""
    face = f'<div class="af"><h4>{title}</h4>{body}</div>'
    return block(scene, id, name or title, face, f"acard {classes}".strip(), moves, tip)


def free_place(number: int, tip: str = "", name: str = "") -> str:
    """Where a card of an own area may still come to lie."""
    return f'<div class="slot"{told(tip=tip)}{seen_as(name) if name else ""}><span class="ghost">{number}</span></div>'


def zone(title: str, body: str, classes: str = "", tip: str = "") -> str:
    """A part of the own area under its heading."""
    return f"<div{kinds('zone', classes)}><h2{told(tip=tip)}>{title}</h2>{body}</div>"


def cards(found: Sequence[str] | str) -> str:
    return f'<div class="cards">{"".join(found)}</div>'


def section(title: str, body: str, classes: str = "", tip: str = "") -> str:
    """A panel beside the board under its heading."""
    return f"<section{kinds(classes)}{told(tip=tip)}><h2>{title}</h2>{body}</section>"


def proclaimed(kind: str, title: str, body: str, id: str, classes: str = "") -> str:
    """What is true all round, with an initial: an event, an objective."""
    initial = f'<span class="drop">{title[:1]}</span>{title[1:]}'
    head = f'<p class="ek">{kind}</p><h3 aria-label="{title}">{initial}</h3>'
    return f"<section{kinds('event', classes)}{told(id, id)}>{head}{body}</section>"
