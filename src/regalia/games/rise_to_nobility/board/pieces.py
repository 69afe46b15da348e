"""Pieces and frames that the places of the city share: houses of vellum, die slots, dice, workers, small rows of signs."""

from __future__ import annotations

from regalia.drawing.markup import circle, group, num, path, rect, text, use
from regalia.drawing.pieces import charge, lit_box, muted, piece, seen_as, told
from regalia.games.rise_to_nobility.board.looks import TINCTURES, Json, Look

DIE = 28


def place(name: str, x: float, y: float, body: str) -> str:
    """A place of the city; narrow pages lay the places out anew by these names."""
    return group(body, x, y, f"pl pl-{name}")


def frame(name: str, width: float, height: float, inside: str) -> str:
    """A tile with its lip; `inside` is cut off at the round corners."""
    edge = num(width), num(height)
    return (
        f'<clipPath id="n-c-{name}"><rect width="{edge[0]}" height="{edge[1]}" rx="10"/></clipPath>'
        f"{rect(0, 2, width, height, 10, 'tile-edge')}{rect(0, 0, width, height, 10, 'tcard')}"
        f'<g clip-path="url(#n-c-{name})">{inside}</g>{rect(0, 0, width, height, 10, "tile-line")}'
    )


def known_as(location: str, body: str) -> str:
    """The picture or title of a place, which tells what is done there."""
    return group(body, extra=told(tip=f"location:{location}"))


def die(look: Look, x: float, y: float, seen: Json, size: float = DIE) -> str:
    """A die on the board: the owner's frame and shield; the automa's dice have no shield."""
    owner, value = seen["owner"], seen["value"]
    if isinstance(owner, str):
        tincture, shield, name = TINCTURES[owner], "", f"automa:{owner}"
    else:
        tincture = look.scene.tincture(owner)
        small = size * 0.46
        shield = use(f"i-seat-{tincture}", x + size * 0.669, y + size * 0.641, small)
        name = look.die_id(owner, value)
    return group(use(f"n-die-{value}", x, y, size) + shield, classes=f"seat-{tincture} piece", extra=told(name))


def slot(
    look: Look, at: tuple[float, float, float, float], seen: Json | None, words: str, pieces: list[str], name: str, tip: str
) -> str:
    """A die slot at (x, y, width, height): what it takes, or the die on it. The first of the pieces that is lit stands for it,
    otherwise the last one says why not; without pieces it is only looked at."""
    x, y, width, height = at
    now = next((id for id in pieces if look.lit(id)), "")
    body = rect(x, y, width, height, 5, "slotl" if now else "slotd")
    if seen is None:
        body += words
    else:
        body += die(look, x + width / 2 - DIE / 2, y + height / 2 - DIE / 2, seen)
    if not pieces:
        return group(body, extra=told(tip=tip) + seen_as(name))
    hit = rect(x - max(0, (36 - width) / 2), y - max(0, (36 - height) / 2), max(36, width), max(36, height), 5, "hitb")
    return piece(look.scene, now or pieces[-1], name, hit + body, gilt=lit_box(x, y, width, height), tip=tip)


def written(x: float, y: float, words: object) -> str:
    """What a slot takes, in its middle."""
    return text(x, y, words, "sv m")


def only(pieces: list[str], fits: bool, look: Look) -> list[str]:
    """While a place is lit, only the slot that takes the die stands for it."""
    return pieces if fits or not any(look.lit(id) for id in pieces) else []


def changed(look: Look, hook: str, x: float, y: float) -> str:
    """The sign of the event beside a number that it changes."""
    if not look.change(hook):
        return ""
    return group(use("i-event", x, y, 12), extra=told(tip=f"event:{look.table['events']['current']}"))


def worker(look: Look, seat: int, x: float, y: float, size: float) -> str:
    """A worker with the owner's charge on its body."""
    mark = size * 0.34
    return use("i-worker", x, y, size) + charge(look.scene, seat, x + size / 2 - mark / 2, y + size * 0.4, mark)


def lock(x: float, y: float) -> str:
    return circle(x, y, 8, "lockd") + muted("i-lock", x - 5.5, y - 5.8, 11)


def tick(x: float, y: float, radius: float = 7.5) -> str:
    return circle(x, y, radius, "okd") + f'<g color="var(--card)">{use("i-confirm", x - 5, y - 5, 10)}</g>'


def effects(signs: list[str], x: float, y: float, one: float = 17, two: float = 14.5) -> str:
    """The effects of a building round (x, y): one, or two with a slash."""
    if len(signs) == 1:
        return use(signs[0], x - one / 2, y - one / 2, one)
    return (
        use(signs[0], x - two - 2, y - two / 2, two)
        + path(f"M{num(x + 2)} {num(y - 6.5)}l-4 13", "slash")
        + use(signs[1], x + 2.5, y - two / 2, two)
    )
