"""What every part of the drawing needs: signs of resources and seals, printed cards, leaders of wood, and names."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from regalia.core.game import Game
from regalia.core.packs import PACKS, Pack
from regalia.drawing.markup import circle, esc, group, num, path, text, use
from regalia.drawing.pieces import shade, told
from regalia.drawing.scene import Scene
from regalia.drawing.seating import looking
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


def per_mayor(scene: Scene) -> int:
    """Tokens for a mayor on any slot; 0 where a pack prints a number of its own on each."""
    found = {slot.per_mayor for slot in parts_of(scene).slots}
    return found.pop() if len(found) == 1 else 0


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
    return f'<g class="sdc {ink(seal)}">{face}{use(f"m-seal-{seal}", x - size / 2, y - size / 2, size)}</g>'


def points_of(scene: Scene, seat: int) -> dict[str, int]:
    """Points by source, as if the game ended now."""
    return dict(scene.table["players"][seat]["breakdown"])


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
    classes = f"sdc {ink(seal)}" if owned else "no"
    return f'<svg width="{size}" height="{size}" viewBox="0 0 24 24"><g class="{classes}">{face}</g></svg>'


def leader(symbol: str, seat_class: str, x: float, y: float, size: float, moves: str = "") -> str:
    """A wooden leader standing on its shadow."""
    stands = shade(size / 2, size * 0.95, size * 0.38, size * 0.09) + use(symbol, 0, 0, size)
    return group(stands, x, y, f"{seat_class} piece", told(moves))


@cache
def tab(x: float, width: float, label: object) -> str:
    """The number of a terrain, on a leather tab at its upper edge."""
    half = width / 2
    deep = width * 0.62
    shape = f"M{num(x)} 0h{num(width)}v{num(deep)}l{num(-half)} {num(width * 0.42)}-{num(half)}-{num(width * 0.42)}z"
    return path(shape, "ntok") + text(x + half, width * 0.72, label, "ntn")


def named(scene: Scene, key: str) -> str:
    """A name of this table, ready to stand in markup."""
    return name_of(scene.game, scene.lang, key, scene.pack)


@lru_cache(maxsize=PACKS)
def name_of(game: Game, lang: str, key: str, pack: Pack | None) -> str:
    return esc(game.texts.format(lang, name_key(pack, key)))
