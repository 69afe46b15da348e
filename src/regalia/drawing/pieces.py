"""The pieces that lie on a board, in SVG: what can be touched, arms and charges, empty places, pennons, arrows, whole sheets."""

from __future__ import annotations

from collections.abc import Iterable

from regalia.drawing.markup import circle, group, num, path, rect, text, use
from regalia.drawing.parts import BoardPart
from regalia.drawing.scene import Scene

Place = tuple[float, float]
ORIGIN: Place = (0, 0)
SMALL_LOZENGE = 5


def told(moves: str = "", tip: str = "", lights: str = "") -> str:
    """Attributes: the name under which a thing glides to its next place, the tooltip it has, and what lights up with it."""
    found = f' data-id="{moves}"' if moves else ""
    found += f' data-tip="{tip}"' if tip else ""
    return f'{found} data-lights="{lights}"' if lights else found


def at_end(points: int | None = None, together: int | None = None) -> str:
    """Attributes: the points that a thing stands for at the end of the game, by itself or together with its like."""
    found = f' data-end="{points}"' if points is not None else ""
    return f'{found} data-end-all="{together}"' if together is not None else found


def now_at(number: object) -> str:
    """Attributes: how much of a thing there is now, where no symbol stands beside the number."""
    return f' data-now="{number}"'


def seen_as(name: str) -> str:
    """Attributes of something that is looked at and never touched."""
    return f' role="img" aria-label="{name}"'


# -- what can be touched ---------------------------------------------------------------------------


def piece(
    scene: Scene,
    id: str,
    name: str,
    body: str,
    at: Place = ORIGIN,
    gilt: str = "",
    moves: str = "",
    tip: str = "",
    classes: str = "",
    end: str = "",
) -> str:
    """A thing that stands for options: touched it acts or says why not, and while it is legal it has its gilding."""
    ring = gilt if scene.is_lit(id) else ""
    return group(body + ring, *at, classes, scene.touch(id, name) + told(moves, tip) + end)


def lit_last(found: Iterable[tuple[bool, str]]) -> list[str]:
    """Drawings with whether they are lit: the lit ones lie on top, so that no neighbour covers their gilding."""
    return [drawn for _, drawn in sorted(found, key=lambda entry: entry[0])]


def lit_box(x: float, y: float, width: float, height: float, radius: float = 6) -> str:
    """Gilding one unit outside a small box, with a lozenge as small as boxes need that stand close together."""
    shape = rect(x - 1, y - 1, width + 2, height + 2, radius, "")
    return _gilded(shape, x + width / 2, y - 1, SMALL_LOZENGE)


def _gilded(shape: str, x: float, top: float, half: float) -> str:
    lozenge = path(f"M{num(x)} {num(top - half)}l{half} {half}-{half} {half}-{half}-{half}z", "lit-p")
    return f'<g class="lit"><g class="lit-k">{shape}</g><g class="lit-g">{shape}</g>{lozenge}</g>'


def chosen_box(x: float, y: float, width: float, height: float, radius: float) -> str:
    """Round what has been chosen and is in hand: gilding with a tick in its lozenge."""
    shape, middle = rect(x, y, width, height, radius, ""), x + width / 2
    tick = f'<use href="#i-confirm" x="{num(middle - 6)}" y="{num(y - 6)}" width="12" height="12" class="litc"/>'
    mark = f'<path class="lit-p" d="M{num(middle)} {num(y - 10)}l10 10-10 10-10-10z"/>{tick}'
    return f'<g class="lit sel"><g class="lit-k">{shape}</g><g class="lit-g">{shape}</g>{mark}</g>'


def hit(shape: str) -> str:
    """Where a finger may land, wider than what is seen."""
    return f'<g class="hit">{shape}</g>'


# -- seats on the board ----------------------------------------------------------------------------


def shield(scene: Scene, seat: int, x: float, y: float, size: float, moves: str = "") -> str:
    """The arms of a seat; inside drawings the neutral colours of printed signs rule, so they bring their own."""
    return group(use(f"i-seat-{scene.tincture(seat)}", x, y, size), classes=scene.seat_class(seat), extra=told(moves))


def charge(scene: Scene, seat: int, x: float, y: float, size: float) -> str:
    """The mark of a seat on something in its colour."""
    return f'<g color="var(--cn)">{use(scene.mark(seat), x, y, size)}</g>'


def shade(x: float, y: float, width: float, height: float) -> str:
    """The shadow of something that stands."""
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(width)}" ry="{num(height)}" class="shadow"/>'


# -- places and numbers ----------------------------------------------------------------------------


def hole(x: float, y: float, width: float, height: float, radius: float = 5) -> str:
    """A place where nothing lies."""
    return rect(x, y, width, height, radius, "hole d")


def round_hole(x: float, y: float, radius: float) -> str:
    return circle(x, y, radius, "hole d")


def card_face(width: float, height: float, radius: float = 5, inset: float = 2.5) -> str:
    """A card of vellum with its inner line."""
    inner = rect(inset, inset, width - 2 * inset, height - 2 * inset, radius - 2, "cardi")
    return rect(0, 0, width, height, radius, "cardf") + inner


def pennon(x: float, y: float, width: float, height: float, points: object, foot: float = 5, dull: bool = False) -> str:
    """Points: a pennon with a pointed foot and its number."""
    half = num(width / 2)
    shape = f"M{num(x)} {num(y)}h{num(width)}v{num(height - foot)}l-{half} {num(foot)}-{half}-{num(foot)}z"
    number = text(x + width / 2, y + height - foot - (1 if height < 18 else 2), points, "rb2 m" if dull else "rb")
    return path(shape, "ribbon2" if dull else "ribbon") + number


def arrow(x: float, y: float, length: float = 8, head: float = 3) -> str:
    """From a price to a gain."""
    tip = num(head)
    return path(f"M{num(x)} {num(y)}h{num(length)}m-{tip}-{tip} {tip} {tip}-{tip} {tip}", "arr")


def amount(x: float, y: float, number: object, symbol: str, size: float, classes: str = "n13") -> str:
    """A number that ends at x, and its sign behind it."""
    return text(x, y, number, f"{classes} e") + use(symbol, x + 1, y - size * 0.8, size)


def muted(symbol: str, x: float, y: float, size: float) -> str:
    """A sign in pale ink: a lock, a deck."""
    return f'<g class="mut">{use(symbol, x, y, size)}</g>'


# -- sheets ----------------------------------------------------------------------------------------


def drawing(
    body: str, width: float, height: float, title: str, classes: str = "", box: str = "", role: str = "group", extra: str = ""
) -> str:
    """An SVG element with its name; `box` where it does not begin at the origin."""
    kind = f' class="{classes}"' if classes else ""
    size = f'viewBox="{box or f"0 0 {num(width)} {num(height)}"}" width="{num(width)}" height="{num(height)}"'
    return f'<svg{kind} {size} role="{role}" aria-label="{title}"{extra}>{body}</svg>'


def board(
    id: str,
    title: str,
    body: str,
    size: tuple[float, float],
    sign: str,
    kinds: str = "",
    box: str = "",
    extra: str = "",
    over: bool = False,
) -> BoardPart:
    """A part of the board; `kinds` are its classes beside `bd`."""
    width, height = size
    svg = drawing(body, width, height, title, f"bd {kinds}".strip(), box, extra=extra)
    return BoardPart(id, title, svg, int(width), int(height), over, sign)
