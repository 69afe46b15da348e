"""The fields of a state, declared once: the position, the base of a view, conservation and copies follow from this table.

Everything is open except the deck, of which only the size is known, and what stands behind a wall: its owner alone sees it
while the seats place at once (REALMS-INFO-01 to -05).
"""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

from regalia.core.errors import PositionError
from regalia.core.fields import (
    OWNER,
    SIZE,
    Field,
    Fields,
    Population,
    by_hand,
    counts,
    flag,
    group,
    listed,
    number,
    numbers,
    one,
    players,
    seat,
    seats,
    slots,
)
from regalia.core.position import Reader, check_id
from regalia.core.step import NOBODY
from regalia.games.medieval_realms.state import EMPTY, Realms
from regalia.games.medieval_realms.steps.picks import pair_number
from regalia.games.medieval_realms.tables import (
    ADMIRALS_AT,
    AREA,
    CARDS,
    CURRENT,
    DECOYS_AT,
    GENERALS_AT,
    IMMEDIATE,
    RESOURCE_IDS,
    SEALS,
    UPCOMING,
)

MOST = 100_000
"""Of tokens and points: more than any game can bring."""
MOST_EFFECTS = 9
"""Of one card."""


def complete(g: Realms) -> None:
    """How many cards a realm has, and of each seal."""
    for owner in range(g.seats):
        cards = realm_of(g, owner)
        g.sizes[owner] = len(cards)
        for card in cards:
            g.seals[owner * SEALS + g.tables.seal[card]] += 1


def realm_of(g: Realms, owner: int) -> list[int]:
    """The cards of a realm, oldest first."""
    return [int(card) for card in g.realms[owner * CARDS : (owner + 1) * CARDS] if card != EMPTY]


def area_of(g: Realms, owner: int) -> list[int]:
    """The cards of a deployment area, oldest first."""
    return [int(card) for card in g.areas[owner * AREA : (owner + 1) * AREA] if card != EMPTY]


def immediate_effects(g: Realms) -> int:
    """How many immediate effects the card at work has."""
    at = IMMEDIATE * CARDS + g.card
    return 0 if g.card == EMPTY else int(g.tables.last[at] - g.tables.first[at])


# -- the starting pairs: a set of pairs, each a list of two resources --------------------------------


def _write_pairs(g: Realms) -> list[list[str]]:
    pairs = combinations(range(len(RESOURCE_IDS)), 2)
    return [[RESOURCE_IDS[a], RESOURCE_IDS[b]] for a, b in pairs if g.pairs >> pair_number(a, b) & 1]


def _read_pairs(g: Realms, reader: Reader) -> None:
    index = {id: n for n, id in enumerate(RESOURCE_IDS)}
    for n, pair in enumerate(reader.items("starting_pairs")):
        where = f"{reader.at('starting_pairs')}[{n}]"
        if not isinstance(pair, list) or len(pair) != 2:
            raise PositionError("position-list", "REALMS-SETUP-09", field=where)
        first, second = (check_id(resource, where, index) for resource in pair)
        if first == second or g.pairs >> pair_number(first, second) & 1:
            clause = "REALMS-SETUP-09" if first == second else "REALMS-SETUP-10"
            raise PositionError("position-twice", clause, field=where, value=pair[1])
        g.pairs |= 1 << pair_number(first, second)


# -- the table ---------------------------------------------------------------------------------------


def behind_the_wall(name: str, by: str, first: int) -> Field:
    """Leaders of a kind by the places they stand on; only what is there. Shown when all have placed (REALMS-PROD-01)."""
    hidden = counts(name, by=by, high=MOST, sparse=True, attr="placed", seen=OWNER, open=_walls_down)
    return replace(hidden, first=first, optional=True)


def _walls_down(g: Realms, _owner: int) -> bool:
    return not g.lanes


FIELDS = Fields(
    number("round", 1, "rounds"),
    numbers("turn_order", 0, lambda g: g.seats - 1, count=lambda g: g.seats, attr="order", seated=True),
    seat("active", none=NOBODY),
    seats("passed"),
    slots("current_events", of="card", count=CURRENT, attr="current", population="cards"),
    slots("upcoming_events", of="card", count=UPCOMING, attr="upcoming", population="cards"),
    listed("discard", of="card", population="cards"),
    by_hand("starting_pairs", ("pairs",), write=_write_pairs, read=_read_pairs),
    group(
        "auction",
        one("card", of="card", attr="lot", population="cards"),
        number("bid", 0, MOST),
        seat("bidder", none=NOBODY),
        seats("out"),
        none=lambda g: g.lot == EMPTY,
    ),
    flag("scored"),
    players(
        number("vp", 0, MOST),
        counts("palace", by="resource", high=MOST, attr="tokens"),
        counts("leaders", by="leader", high=MOST),
        listed("deployment_area", of="card", most="area", room=AREA, attr="areas", population="cards", clause="REALMS-DEP-01"),
        listed("realm", of="card", room=CARDS, attr="realms", population="cards"),
        number("final_bonus", 0, MOST, when=lambda g: g.scored and g.tables.counts_tokens),
        behind_the_wall("management_area", by="slot", first=0),
        group(
            "realm_map",
            behind_the_wall("decoys", by="terrain", first=DECOYS_AT),
            behind_the_wall("generals", by="terrain", first=GENERALS_AT),
            behind_the_wall("admirals", by="terrain", first=ADMIRALS_AT),
            optional=True,
        ),
    ),
    listed("deck", of="card", sort=True, seen=SIZE, population="cards", deduced=True),
    group(
        "resolving",
        one("card", of="card"),
        number("effects", 0, immediate_effects, peak=MOST_EFFECTS, attr="effect"),
        number("triggers", 0, CARDS, attr="trigger"),
        none=lambda g: g.card == EMPTY,
    ),
    populations=[Population("cards", of="card", clause="REALMS-GEN-06")],
    fixed=("tables", "level"),
    derived=("sizes", "seals"),
)
