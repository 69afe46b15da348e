"""Paco & Paca, the automa of the solo game (4.21): tiles instead of a Worker. Each part of their turn is a step of its own.

They sit in seat 1, take cards without paying and without effects, and move one resource marker per Character.
"""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import NOBODY
from regalia.games.kingdom_crossing import market, objectives
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.chances import C_SOLO, draw_favour
from regalia.games.kingdom_crossing.names import (
    bird_name,
    card_name,
    favour_name,
    queen_name,
    region_name,
    solo_name,
    spot_name,
    start_name,
    track_name,
)
from regalia.games.kingdom_crossing.state import AUTOMA, Crossing
from regalia.games.kingdom_crossing.steps.base import Auto
from regalia.kit.sets import BIT, draw

DEER: Final = 4


# -- before the first round ------------------------------------------------------------------------


class AutomaStart(Auto):
    """CROSSING-SOLO-03: the pair that is left; House, column and Favour, nothing else of the card."""

    def __init__(self) -> None:
        super().__init__("automa_start", AUTOMA)

    def run(self, g: Crossing) -> None:
        p = g.players[AUTOMA]
        for card in range(t.START_CARDS):
            face: i64 = g.pair_face[card]
            if face != t.NONE:
                favour: i64 = g.pair_favour[card]
                p.start = card * 2 + face
                p.favours |= BIT[favour]
                region: i64 = g.tables.start_region[p.start]
                p.houses |= BIT[region]
                p.tuck(g.tables.start_guild[card * 2 + face])
                g.pair_face[card] = t.NONE
                g.pair_favour[card] = t.NONE
                if g.events is not None:
                    args: dict[str, int | str] = {"card": start_name(g, card), "favour": favour_name(g, favour)}
                    g.emit("automa-start", AUTOMA, {**args, "region": region_name(region)})
                return


def tiles_in_use(g: Crossing) -> i64:
    """CROSSING-SOLO-05: the 11 Solo tiles and the Rest tiles of the level, as a mask."""
    found: i64 = 0
    rests: i64 = 0
    for tile in range(t.SOLO_TILES):
        if g.tables.solo_kind[tile] == t.SOLO_REST:
            rests += 1
            if rests > g.rest_tiles:
                continue
        found |= BIT[tile]
    return found


def shuffle_tiles(g: Crossing) -> None:
    """CROSSING-SOLO-06: each Morning a new deck of all tiles in use."""
    g.solo_deck = tiles_in_use(g)
    g.emit("automa-shuffle", AUTOMA, {})


# -- a turn ----------------------------------------------------------------------------------------


class AutomaTurn(Auto):
    """CROSSING-SOLO-08, -19: two tiles, each fully resolved, then the Objectives."""

    def __init__(self) -> None:
        super().__init__("automa_turn", AUTOMA)

    def run(self, g: Crossing) -> None:
        g.push(AUTOMA_CLAIM)
        for _ in range(g.tables.tiles_per_turn):
            g.push(AUTOMA_TILE)


class AutomaTile(Auto):
    """Reveal a tile: a Bird takes a card, the crown the Queen card, a Rest tile nothing (CROSSING-SOLO-09, -14, -15)."""

    def __init__(self) -> None:
        super().__init__("automa_tile", AUTOMA)

    def run(self, g: Crossing) -> None:
        if g.solo_deck == 0:
            return
        tile = draw(g, C_SOLO, g.solo_deck)
        g.solo_deck &= ~BIT[tile]
        kind: i64 = g.tables.solo_kind[tile]
        if g.events is not None:
            g.emit("automa-rest" if kind == t.SOLO_REST else "automa-tile", AUTOMA, {"tile": solo_name(g, tile)})
        if kind == t.SOLO_BIRD:
            take_card(g, g.tables.solo_space[tile])
        elif kind == t.SOLO_CROWN:
            crown(g)


class AutomaClaim(Auto):
    def __init__(self) -> None:
        super().__init__("automa_claim", AUTOMA)

    def run(self, g: Crossing) -> None:
        claim_all(g)


def take_card(g: Crossing, space: i64) -> None:
    """CROSSING-SOLO-26, in its order; CROSSING-SOLO-16: nothing on an empty space or an Empty-deck tile."""
    face: i64 = g.face[space]
    if face == t.NONE or face >= t.CARDS:
        g.emit("automa-nothing", AUTOMA, {})
        return
    p = g.players[AUTOMA]
    market.leave_space(g, space)
    if g.events is not None:
        g.emit("automa-card", AUTOMA, {"card": card_name(g, face)})
    bird: i64 = g.bird_on[space]
    if bird != t.NONE:
        p.birds |= BIT[bird]
        g.bird_on[space] = t.NONE
        if g.events is not None:
            g.emit("automa-bird", AUTOMA, {"bird": bird_name(g, bird)})
    if face >= t.CHARACTERS:
        p.structures |= BIT[face - t.CHARACTERS]
    else:
        p.add_character(face)
        p.tuck(g.tables.guild[face])
        advance(g, marker_for(g, g.tables.guild[face]))
        place_houses(g)
    market.reveal_next(g, space)


def marker_for(g: Crossing, guild: i64) -> i64:
    """CROSSING-SOLO-10: the marker of the guild; for a Deer the least advanced one, ties in the order of the file."""
    if g.tables.guild_track[guild] != t.NONE:
        return g.tables.guild_track[guild]
    p = g.players[AUTOMA]
    found: i64 = g.tables.deer_order[0]
    for at in range(1, t.TRACKS):
        track: i64 = g.tables.deer_order[at]
        if p.square(track) < p.square(found):
            found = track
    return found


def advance(g: Crossing, track: i64) -> None:
    """CROSSING-SOLO-12, -13, -27: one square; tokens on spots just passed; a Favour on square 10, no other bonus."""
    p = g.players[AUTOMA]
    square: i64 = p.square(track)
    if square >= t.LAST_SQUARE:
        return
    square += 1
    p.tracks += BIT[4 * track]
    if g.events is not None:
        g.emit("automa-resource", AUTOMA, {"resource": track_name(track), "square": square})
    for spot in range(t.SPOTS):
        if g.tables.spot_track[spot] == track and g.tables.spot_passed[spot] <= square and (p.spots >> spot) & 1 == 0:
            p.spots |= BIT[spot]
            if g.events is not None:
                g.emit("automa-decorate", AUTOMA, {"spot": spot_name(g, spot)})
    if square == t.LAST_SQUARE:
        take_favour(g)


def place_houses(g: Crossing) -> None:
    """CROSSING-SOLO-17: one House per complete set, in any region without one; the third gives a Favour."""
    p = g.players[AUTOMA]
    while p.houses_due():
        region: i64 = 0
        while (p.houses >> region) & 1:
            region += 1
        p.houses |= BIT[region]
        if g.events is not None:
            g.emit("automa-house", AUTOMA, {"region": region_name(region), "count": p.house_count()})
        if p.house_count() == t.HOUSES:
            take_favour(g)


def take_favour(g: Crossing) -> None:
    """CROSSING-SOLO-18, -27: the topmost visible one; the others move up, a new one comes to the bottom."""
    taken: i64 = t.NONE
    kept: i64 = 0
    for slot in range(t.VISIBLE):
        favour: i64 = g.visible[slot]
        g.visible[slot] = t.NONE
        if taken == t.NONE:
            taken = favour
        elif favour != t.NONE:
            g.visible[kept] = favour
            kept += 1
    if taken == t.NONE:
        return
    g.players[AUTOMA].favours |= BIT[taken]
    if g.events is not None:
        g.emit("automa-favour", AUTOMA, {"favour": favour_name(g, taken)})
    while kept < t.VISIBLE and g.supply != 0:
        g.visible[kept] = draw_favour(g)
        kept += 1


def crown(g: Crossing) -> None:
    """CROSSING-SOLO-14: card and token if the Queen is still there; the Balloon moves on in any case."""
    if g.queen != t.NONE:
        p = g.players[AUTOMA]
        g.first = AUTOMA
        p.queens |= BIT[g.queen]
        p.tuck(g.tables.queen_guild[g.queen])
        if g.events is not None:
            g.emit("automa-queen", AUTOMA, {"queen": queen_name(g, g.queen)})
        g.queen = t.NONE
        place_houses(g)
    else:
        g.emit("automa-no-queen", AUTOMA, {})
    g.balloon = g.tables.clockwise[g.balloon]
    if g.events is not None:
        g.emit("automa-balloon", NOBODY, {"region": region_name(g.balloon)})


# -- Objectives ------------------------------------------------------------------------------------


def claim_all(g: Crossing) -> None:
    """CROSSING-SOLO-19 to -21: every Objective they fulfil, t1 to t6, but never the Investment one."""
    p = g.players[AUTOMA]
    for place in range(t.OBJECTIVES):
        tile: i64 = g.objective_at[place]
        may = g.tables.automa_claims[tile] != 0 and (p.claimed >> tile) & 1 == 0
        if may and objectives.fulfilled(g, AUTOMA, tile) and objectives.claim(g, AUTOMA, tile):
            take_favour(g)


AUTOMA_START: Final = AutomaStart()
AUTOMA_TURN: Final = AutomaTurn()
AUTOMA_TILE: Final = AutomaTile()
AUTOMA_CLAIM: Final = AutomaClaim()
