"""Event cards in all their sizes: in the market, in deployment, upcoming, as a chip, and as a spine on the shelf."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from regalia.core.game import Game
from regalia.core.packs import FACES, Pack
from regalia.drawing.lettering import line_at, lines, name_at
from regalia.drawing.markup import group, lit_rect, num, path, rect, text, use
from regalia.drawing.pieces import at_end, pennon, piece, seen_as, told
from regalia.drawing.scene import Scene
from regalia.drawing.seating import watching
from regalia.games.medieval_realms.board import signs
from regalia.games.medieval_realms.board.looks import (
    AREA,
    LEADERS,
    SIGNS,
    admirals_for,
    card_of,
    cost_of,
    disc,
    ink,
    mine,
    name_of,
    named,
    points_at_once,
    printed,
)
from regalia.games.medieval_realms.board.signs import inked
from regalia.games.medieval_realms.load.types import Card

MARKET = (164, 112)
DEPLOYED = (122, 101)
UPCOMING = (122, 58)
Slot = dict[str, Any]


def face(scene: Scene, id: str, slot: Slot | None) -> str:
    """A card of the market at the origin; the badge on its foot is for whoever looks."""
    card = printed(scene, id)
    body = [_face(scene.game, scene.lang, scene.pack, id), _cost(scene, card, 28, 106.5, 17, watching(scene))]
    if slot is not None and not watching(scene) and not scene.view["over"]:
        body.append(_badge(scene, card, slot))
    body.append(rect(0, 0, *MARKET, 6, "cline"))
    return group("".join(body), classes="crd", extra=told(f"card:{id}", f"card:{id}"))


@lru_cache(maxsize=FACES)
def _face(game: Game, lang: str, pack: Pack | None, id: str) -> str:
    """What is printed on a card of the market, whoever looks."""
    card = card_of(pack, id)
    points = points_at_once(card)
    body = [_ground(MARKET, 2), _spine(card, MARKET[1], 22, 16)]
    body.append(name_at(name_of(game, lang, f"card-{id}", pack), 28, 21, 12.5, 106 if points else 132, "cn"))
    body += [_vignette(card, 22.5, 32, 141, 37), path("M22 32H164M22 69H164", "aline")]
    if points:
        body.append(pennon(137, 0, 20, 28, points, 6))
    body += [_effect_line(game, lang, card, 28, 73, 134), path("M26 91.5H159", "hair")]
    return "".join(body)


def _ground(size: tuple[int, int], lip: float) -> str:
    return rect(0, lip, *size, 6, "tile-edge") + rect(0, 0, *size, 6, "cface")


def _spine(card: Card, height: float, width: float, glyph: float, honour: bool = True) -> str:
    """Seal colour and glyph, the type of card, and the medal of a person of honour."""
    edge = f"M6 0H{num(width)}V{num(height)}H6A6 6 0 0 1 0 {num(height - 6)}V6A6 6 0 0 1 6 0Z"
    rule = 11 + glyph
    inner = use(f"m-seal-{card.seal}", (width - glyph) / 2, 6, glyph) + path(f"M5 {num(rule)}H{num(width - 5)}", "spl")
    inner += use(f"m-{card.type}", (width - glyph) / 2 + 1, rule + 4, glyph - 2)
    medal = use("i-honour", (width - 18) / 2, height - 22, 18) if card.honour and honour else ""
    line = path(f"M{num(width)} 0V{num(height)}", "sline")
    return f'<path d="{edge}" fill="var(--seal-{card.seal})"/><g class="sp {ink(card.seal)}">{inner}</g>{medal}{line}'


def _vignette(card: Card, x: float, y: float, width: float, height: float) -> str:
    """One picture per kind; the leader that an auction is about stands in its own."""
    leader = next((effect.leader for effect in card.effects if effect.leader), None) if card.kind == "leader" else None
    found = use(f"m-art-{card.kind}-{leader}" if leader else f"m-art-{card.kind}", x, y, width, height)
    if leader:
        size = height * 0.73
        found += group(use(LEADERS[leader], x + width / 2 - 8 - size / 2 + 12, y + height - size - 1, size), classes="gen")
    return found


def _effect_line(game: Game, lang: str, card: Card, x: float, y: float, room: float) -> str:
    """All effects on one line, smaller where a pack prints long ones; a card of points only says what kind it is."""
    found = [sign for row in signs.rows(card) for sign in (("gap", ""), *row)][1:]
    return signs.drawn(found, x, y, room) if found else text(x, y + 11.5, name_of(game, lang, f"kind-{card.kind}", None), "s")


def _cost(scene: Scene, card: Card, x: float, base: float, size: float, open_count: bool = False) -> str:
    """What playing costs: tokens, a bid, or admirals that must be there."""
    top = base - size * 0.84
    if card.cost.bid:
        return inked("m-auction", x, base - 12.5, 14) + use(SIGNS[str(card.cost.resource)], x + 18, top, size)
    if card.requires:
        needed = card.requires.per_island if open_count else admirals_for(scene, card)
        words = f"≥{needed}"
        return text(x, base, words, "cs") + group(use("i-admiral", x + 2 + 8 * len(words), top, size), classes="gen")
    amount = str(cost_of(scene, card))
    return text(x, base, amount, "cs") + use(SIGNS[str(card.cost.resource)], x + 2 + 8 * len(amount), top, size)


def _holds(scene: Scene, card: Card) -> tuple[int, int, str]:
    """What the seat looking holds of what the card asks for, how much is asked, and its sign."""
    me = mine(scene)
    if card.requires:
        return me["leaders"]["admiral"], admirals_for(scene, card), "i-admiral"
    resource = str(card.cost.resource)
    return me["palace"][resource], cost_of(scene, card), SIGNS[resource]


def _badge(scene: Scene, card: Card, slot: Slot) -> str:
    """Who would get a majority card, my limit in an auction, whether I can pay a kingdom card; a lock and the reason if not."""
    blocked = None if scene.is_lit(f"slot:{slot['slot']}") else slot.get("blocked")
    held, asked, sign = _holds(scene, card)
    if card.type == "majority":
        return _majority_badge(scene, card, slot, blocked is not None)
    if card.type == "auction":
        lock = _lock(98, 95.5) if blocked else ""
        return lock + text(140, 106, f"≤ {held}", "bdr") + use(sign, 143, 94, 15)
    if blocked:
        return _blocked_badge(scene, card, slot, blocked["reason"])
    if held >= asked:
        tick = use("i-confirm", 128 - 8 * len(str(held)), 95.5, 12)
        return f'<g class="okc">{tick}</g>' + text(140, 106, held, "bdr") + _own_sign(sign, 143, 94, 15)
    return ""


def _own_sign(sign: str, x: float, y: float, size: float) -> str:
    return group(use(sign, x, y, size), classes="gen") if sign == "i-admiral" else use(sign, x, y, size)


def _majority_badge(scene: Scene, card: Card, slot: Slot, locked: bool) -> str:
    winner = slot.get("goes_to")
    arrow = path("M104 101.5h8m-3-3 3 3-3 3", "arr") + (_lock(87, 95) if locked else "")
    if winner is None:
        return arrow + inked("m-leave", 120, 94, 15, "wh3")
    count = scene.table["players"][winner]["palace"][str(card.cost.resource)]
    plate = rect(116, 94, 42, 15.5, 3, "ownb") + use(f"i-seat-{scene.tincture(winner)}", 118, 95, 13.5)
    return arrow + group(plate, classes=scene.seat_class(winner)) + text(153, 106, count, "bdn")


def _blocked_badge(scene: Scene, card: Card, slot: Slot, reason: str) -> str:
    if reason == "same-seal":
        return _lock(126, 95.5) + disc(card.seal, 149, 101.5, 7.5)
    if reason == "area-full":
        return _lock(117, 95.5) + text(157, 106, f"{AREA}/{AREA}", "bdr")
    missing = slot["price"] - mine(scene)["palace"]["production"]
    return _lock(110, 95.5) + text(139, 106, f"−{missing}", "bdr") + use("i-production", 142, 94, 15)


def _lock(x: float, y: float) -> str:
    return inked("i-lock", x, y, 12, "wh3")


# -- smaller cards ---------------------------------------------------------------------------------


def deployed(scene: Scene, id: str, stands_for: str) -> str:
    """A card in the viewer's deployment area: can it be paid, and what is missing."""
    card = printed(scene, id)
    body = [_deployed_face(scene.game, scene.lang, scene.pack, id), _cost(scene, card, 25, 95, 16)]
    held, asked, _ = _holds(scene, card)
    if held >= asked:
        body.append(text(115, 95, scene.t("board-held", count=held), "s e"))
    else:
        body += [inked("i-lock", 84, 85, 11, "wh3"), text(115, 95, f"−{asked - held}", "bdr")]
    body.append(rect(0, 0, *DEPLOYED, 6, "cline"))
    gilt, me = lit_rect(-2, -2, DEPLOYED[0] + 4, DEPLOYED[1] + 4, 7.5), f"card:{id}"
    return piece(scene, stands_for, named(scene, f"card-{id}"), "".join(body), (0, 0), gilt, me, me, "crd")


@lru_cache(maxsize=FACES)
def _deployed_face(game: Game, lang: str, pack: Pack | None, id: str) -> str:
    """Where the name does not fit beside the ribbon, the ribbon moves to the effect."""
    card = card_of(pack, id)
    points = points_at_once(card)
    name = name_of(game, lang, f"card-{id}", pack)
    beside = points and lines(name, 12.5, 71) is not None
    body = [_ground(DEPLOYED, 2), _spine(card, DEPLOYED[1], 20, 14)]
    body.append(name_at(name, 25, 19.5, 12.5, 71 if beside else 94, "cn"))
    body.append(_deployed_middle(game, lang, card, points if not beside else 0))
    if beside:
        body.append(pennon(99, 0, 17, 23, points))
    return "".join([*body, path("M24 79.5H117", "hair")])


def _deployed_middle(game: Game, lang: str, card: Card, points: int) -> str:
    """Picture and effect; a card with two effects has two lines and no picture."""
    found = signs.rows(card)
    if len(found) > 1:
        rows = [signs.drawn(row, 25, 37 + 21 * number, 95) for number, row in enumerate(found)]
        return path("M20 31H122", "aline") + "".join(rows)
    body = (
        _vignette(card, 20.5, 31, 101, 26) + path("M20 31H122M20 57H122", "aline") + _effect_line(game, lang, card, 25, 60.5, 95)
    )
    return body + (pennon(104, 60.5, 13, 15.5, points, 4.5) if points else "")


def upcoming(scene: Scene, id: str, stands_for: str) -> str:
    card = printed(scene, id)
    body = _upcoming_face(scene.game, scene.lang, scene.pack, id) + _cost(scene, card, 25, 52, 15, watching(scene))
    return piece(scene, stands_for, named(scene, f"card-{id}"), body, moves=f"card:{id}", tip=f"card:{id}")


@lru_cache(maxsize=FACES)
def _upcoming_face(game: Game, lang: str, pack: Pack | None, id: str) -> str:
    card = card_of(pack, id)
    name = name_at(name_of(game, lang, f"card-{id}", pack), 25, 21.5, 12, 94, "cn2")
    body = [_ground(UPCOMING, 1.5), _spine(card, UPCOMING[1], 20, 14, False), name, _gist(card, 116, 39)]
    return "".join([*body, rect(0, 0, *UPCOMING, 6, "cline")])


def _gist(card: Card, right: float, y: float) -> str:
    """The one thing to know of a card that is still to come, flush right."""
    points = points_at_once(card)
    if points:
        medal = use("i-honour", right - 36, y, 16) if card.honour else ""
        return medal + pennon(right - 16, y, 16, 16, points)
    first = [sign for row in signs.rows(card)[:1] for sign in row]
    row = [sign for sign in first if sign[0] in ("when", "icon", "leader", "ink", "seal")][:2]
    return signs.drawn(row, right - 32, y)


def chip(scene: Scene, id: str, stands_for: str, width: float) -> str:
    """A card at its smallest: seal, name, cost, type."""
    card = printed(scene, id)
    name = named(scene, f"card-{id}")
    edge = "M4 0H20V32H4A4 4 0 0 1 0 28V4A4 4 0 0 1 4 0Z"
    seal = f'<g class="sp {ink(card.seal)}">{use(f"m-seal-{card.seal}", 3, 9, 14)}</g>'
    body = [
        rect(0, 0, width, 32, 4, "cface"),
        f'<path d="{edge}" fill="var(--seal-{card.seal})"/>',
        seal,
        path("M20 0V32", "sline"),
    ]
    body += [line_at(name, 25, 11.5, 12, width - 30, "cn2"), _cost(scene, card, 25, 28, 14, watching(scene))]
    body.append(inked(f"m-{card.type}", width - 18, 17, 12, "wh3"))
    points = points_at_once(card)
    if points:
        body.append(pennon(width - 37, 16.5, 13, 15.5, points, 4.5))
    if card.honour:
        body.append(use("i-honour", width - 56, 15.5, 15))
    body.append(rect(0, 0, width, 32, 4, "cline th"))
    return piece(scene, stands_for, name, "".join(body), moves=f"card:{id}", tip=f"card:{id}")


def book(scene: Scene, id: str, points: int, count: int = 1) -> str:
    """A played card on the shelf: its seal, its lasting effect, and the final points it is worth now."""
    card = printed(scene, id)
    inner = use(f"m-seal-{card.seal}", 2.5, 5, 14) + path("M3 24.5H16", "spl")
    lasting = [signs.WHEN[effect.when] for effect in card.effects if effect.when in ("production", "permanent")]
    if lasting and count == 1:
        inner += use(lasting[0], 3, 29, 13)
    if count > 1:
        inner += text(9.5, 41, f"×{count}", "bkn")
    body = f'<path d="M0 93V3A3 3 0 0 1 3 0H16A3 3 0 0 1 19 3V93Z" fill="var(--seal-{card.seal})" class="bkl"/>'
    body += f'<g class="sp {ink(card.seal)}">{inner}</g>'
    if card.honour and count == 1:
        body += use("i-honour", 1, 47 if lasting else 29, 17)
    body += pennon(2.5, 73, 14, 17, points) if points else ""
    extra = told(f"card:{id}", f"card:{id}") + at_end(points) + seen_as(named(scene, f"card-{id}"))
    return group(body, classes="book", extra=extra)
