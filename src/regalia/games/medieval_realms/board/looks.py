"""What every part of the drawing needs: who looks, signs of resources and seals, printed cards, and words broken into lines."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any
from unicodedata import normalize

from regalia.core.game import Game
from regalia.core.packs import PACKS, Pack
from regalia.drawing.markup import circle, esc, group, num, path, text, use
from regalia.drawing.scene import Scene
from regalia.games.medieval_realms.load import Components, components, name_key
from regalia.games.medieval_realms.load.types import Card

Player = dict[str, Any]

SIGNS = {
    "gold": "i-gold",
    "production": "i-production",
    "raw_material": "i-raw",
    "religion": "i-religion",
    "science": "i-science",
    "culture": "i-culture",
    "combat": "i-combat",
}
LEADERS = {"mayor": "i-mayor", "general": "i-general", "admiral": "i-admiral"}
SEALS = ("orange", "red", "yellow", "green", "grey", "turquoise", "black", "violet", "white", "blue")
# Seals that carry dark ink.
PALE = ("orange", "yellow", "grey", "turquoise", "white")
AREA = 4
SOLO = "solo_regent"
REGENT = 1

# Advance widths of a bold book face, in thousandths of the size; everything else is as wide as an n.
WIDTHS = {
    **dict.fromkeys("il", 278),
    **dict.fromkeys(" ,.", 250),
    **dict.fromkeys("fjt-'’", 333),
    **dict.fromkeys("cerz", 444),
    "s": 389,
    "I": 389,
    **dict.fromkeys("agovxyJ", 500),
    **dict.fromkeys("EBLTZ", 667),
    **dict.fromkeys("ACDNRUVXYw", 722),
    **dict.fromkeys("GHKOQ", 778),
    "m": 833,
    "M": 944,
    "W": 1000,
    "…": 1000,
}
BROADEST = 1.04


def looking(scene: Scene) -> int:
    """The seat whose realm is drawn: the viewer's own, seat 0 for spectators."""
    return scene.me if 0 <= scene.me < scene.view["seats"] else 0


def watching(scene: Scene) -> bool:
    return not 0 <= scene.me < scene.view["seats"]


def walls_up(scene: Scene) -> bool:
    """Leaders are being placed: nobody's placement is known to the others."""
    return "strengths" not in scene.table["terrains"][0]


def picking(scene: Scene) -> bool:
    """The starting picks, before the first round."""
    return scene.view["question"] in ("pick_first", "pick_second")


def is_regent(scene: Scene, seat: int) -> bool:
    return bool(scene.view["mode"] == SOLO) and seat == REGENT


def mine(scene: Scene) -> Player:
    found: Player = scene.table["players"][looking(scene)]
    return found


def parts_of(scene: Scene) -> Components:
    return components(scene.pack)


def printed(scene: Scene, id: str) -> Card:
    return card_of(scene.pack, id)


def card_of(pack: Pack | None, id: str) -> Card:
    c = components(pack)
    return c.cards[c.card[id]]


def cost_of(scene: Scene, card: Card) -> int:
    by_players = card.cost.amount_by_players or {}
    return by_players.get(str(scene.view["seats"]), card.cost.amount or 0)


def admirals_for(scene: Scene, card: Card) -> int:
    """Admirals that the seat looking needs for an island: as many as it will then have islands."""
    per_island = card.requires.per_island if card.requires else 0
    return per_island * (1 + sum(printed(scene, id).requires is not None for id in mine(scene)["realm"]))


def points_at_once(card: Card) -> int:
    return sum(effect.amount or 0 for effect in card.effects if effect.when == "immediate" and effect.op == "gain_vp")


def ink(seal: str) -> str:
    return "dk" if seal in PALE else "lt"


@cache
def disc(seal: str, x: float, y: float, radius: float) -> str:
    """A seal: colour and glyph together, everywhere the same pair."""
    size = radius * 1.28
    face = f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="var(--seal-{seal})"/>'
    return f'<g class="sd {ink(seal)}">{face}{use(f"m-seal-{seal}", x - size / 2, y - size / 2, size)}</g>'


def seal_mark(seal: str, size: int, extra: str = "", count: int = 1) -> str:
    """A seal in a panel; a number below from two on, a dashed ring for none."""
    below = f"<i>{count}</i>" if count > 1 else ""
    return f'<span class="dsc"{extra}>{_seal_face(seal, size, count > 0)}{below}</span>'


@cache
def _seal_face(seal: str, size: int, owned: bool) -> str:
    if owned:
        face = f'<circle cx="12" cy="12" r="11" fill="var(--seal-{seal})"/>{use(f"m-seal-{seal}", 5, 5, 14)}'
    else:
        face = circle(12, 12, 11, "dno") + use(f"m-seal-{seal}", 5.5, 5.5, 13)
    classes = f"sd {ink(seal)}" if owned else "no"
    return f'<svg width="{size}" height="{size}" viewBox="0 0 24 24"><g class="{classes}">{face}</g></svg>'


def piece(symbol: str, seat_class: str, x: float, y: float, size: float, extra: str = "") -> str:
    """A wooden leader standing on its shadow."""
    shade = (
        f'<ellipse cx="{num(size / 2)}" cy="{num(size * 0.95)}" rx="{num(size * 0.38)}" ry="{num(size * 0.09)}" class="shadow"/>'
    )
    return group(shade + use(symbol, 0, 0, size), x, y, f"{seat_class} piece", extra)


@cache
def tab(x: float, width: float, label: object) -> str:
    """The number of a terrain, on a leather tab at its upper edge."""
    half = width / 2
    deep = width * 0.62
    shape = f"M{num(x)} 0h{num(width)}v{num(deep)}l{num(-half)} {num(width * 0.42)}-{num(half)}-{num(width * 0.42)}z"
    return path(shape, "ntok") + text(x + half, width * 0.72, label, "ntn")


# -- words in lines --------------------------------------------------------------------------------


def wide(words: str, size: float) -> float:
    plain = normalize("NFD", words)
    return sum(WIDTHS.get(letter, 556) for letter in plain if not "\u0300" <= letter <= "\u036f") * size * BROADEST / 1000


@cache
def broken(words: str, size: float, room: float, most: int) -> tuple[str, ...] | None:
    """Words in at most so many lines of a width, broken at spaces and after hyphens; None if they do not fit."""
    lines: list[str] = []
    line = ""
    for chunk in words.replace("-", "-\u200b").replace(" ", " \u200b").split("\u200b"):
        if line and wide((line + chunk).rstrip(), size) > room:
            lines.append(line.rstrip())
            line = ""
        line += chunk
    lines.append(line.rstrip())
    return tuple(lines) if len(lines) <= most and all(wide(line, size) <= room for line in lines) else None


@cache
def cut(words: str, size: float, room: float) -> str:
    """One line, cut short where it must."""
    if wide(words, size) <= room:
        return words
    shorter = words
    while shorter and wide(shorter + "…", size) > room:
        shorter = shorter[:-1]
    return shorter.rstrip() + "…"


@cache
def name_lines(words: str, x: float, middle: float, size: float, room: float, classes: str) -> str:
    """A name on one or two lines about a middle line; squeezed a little if it is longer than that."""
    lines = broken(words, size, room, 2)
    squeeze = ""
    if lines is None:
        lines = broken(words, size, room * 1.25, 2) or (cut(words, size, room),)
    step = 13.5
    found = []
    for number, line in enumerate(lines):
        y = middle if len(lines) == 1 else middle - step / 2 + step * number
        squeeze = f' textLength="{num(room)}" lengthAdjust="spacingAndGlyphs"' if wide(line, size) > room else ""
        found.append(f'<text x="{num(x)}" y="{num(y)}" class="{classes}"{squeeze}>{esc(line)}</text>')
    return "".join(found)


def plain_name(scene: Scene, key: str) -> str:
    """A name that is still to be measured and broken, not yet escaped."""
    return name_of(scene.game, scene.lang, key, scene.pack)


def named(scene: Scene, key: str) -> str:
    """A name of this table, ready to stand in markup."""
    return esc(plain_name(scene, key))


@lru_cache(maxsize=PACKS)
def name_of(game: Game, lang: str, key: str, pack: Pack | None) -> str:
    return game.texts.format(lang, name_key(pack, key))
