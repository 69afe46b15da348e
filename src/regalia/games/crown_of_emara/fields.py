"""The fields of a state, declared once: the position, the base of a view, conservation and copies follow from this table."""

from __future__ import annotations

from typing import Any

from regalia.core.fields import (
    OWNER,
    SIZE,
    Fields,
    Group,
    Population,
    by_hand,
    counts,
    flag,
    group,
    listed,
    members,
    number,
    one,
    order,
    players,
    repeated,
    slots,
)
from regalia.core.position import Reader
from regalia.games.crown_of_emara import tables as t
from regalia.games.crown_of_emara.state import NONE, VICTORIA, Emara

PHASES = ("turns", "end_of_round", "final")
DONE_WORDS = ("card", "move", "raise_rank", "hire", "recruit", "skipped")
SWAP_WORDS = ("", "ring_to_gold", "gold_to_ring")
RESOURCE_IDS = t.GOOD_IDS[: t.RESOURCES]
UNITS = (*RESOURCE_IDS, "gold")
TRACKS = ("citizens", "buildings")
REMOVED = "removed"
MOST = 9_999


def last_seat(g: Emara) -> int:
    return int(g.players) - 1


def active(g: Emara) -> int:
    return int(g.active)


# -- the board ---------------------------------------------------------------------------------


def _write_marker(g: Emara, marker: int) -> int | str:
    edge = int(g.markers[marker])
    return REMOVED if edge >= _edges(g, marker) else edge


def _edges(g: Emara, marker: int) -> int:
    return int(g.tables.marker_edges[g.marker_setup * t.MARKERS + marker])


def _read_marker(g: Emara, reader: Reader, field: str, marker: int) -> None:
    edges = _edges(g, marker)
    g.markers[marker] = edges if reader.raw(field) == REMOVED else reader.number(field, 0, edges - 1)


def _write_markers(g: Emara) -> dict[str, Any]:
    """The edge that each marker shows (0: its black number), or "removed"."""
    edges = [_write_marker(g, marker) for marker in range(t.MARKERS)]
    return {
        "gift": dict(zip(RESOURCE_IDS, edges[t.GIFT_MARKER : t.DONATION_MARKER], strict=True)),
        "donation": dict(zip(RESOURCE_IDS, edges[t.DONATION_MARKER : t.BREAD_MARKER], strict=True)),
        "bread": edges[t.BREAD_MARKER],
        "stone": edges[t.STONE_MARKER],
    }


def _read_markers(g: Emara, reader: Reader) -> None:
    markers = reader.object("markers")
    for kind, first in (("gift", t.GIFT_MARKER), ("donation", t.DONATION_MARKER)):
        inner = markers.object(kind)
        for n, resource in enumerate(RESOURCE_IDS):
            _read_marker(g, inner, resource, first + n)
        inner.done()
    _read_marker(g, markers, "bread", t.BREAD_MARKER)
    _read_marker(g, markers, "stone", t.STONE_MARKER)
    markers.done()


def _write_huts(g: Emara) -> dict[str, int | None]:
    return {id: None if g.huts[n] == NONE else int(g.huts[n]) for n, id in enumerate(g.tables.hut_ids)}


def _read_huts(g: Emara, reader: Reader) -> None:
    huts = reader.object("huts")
    for hut, id in enumerate(g.tables.hut_ids):
        g.huts[hut] = NONE if huts.raw(id) is None else huts.number(id, 0, last_seat(g))
    huts.done()


def _offers(town: int) -> Any:
    return slots(
        t.TOWN_IDS[town],
        of="advisor",
        count=t.SPACES_PER_TILE,
        attr="offers",
        first=town * t.SPACES_PER_TILE,
        population="advisors",
    )


# -- the players -------------------------------------------------------------------------------


def _write_councillors(g: Emara, seat: int) -> dict[str, str]:
    return {"countryside": t.COUNTRYSIDE_IDS[g.tile_of(seat)], "town": t.TOWN_IDS[g.town_of(seat)]}


def _read_councillors(g: Emara, seat: int, reader: Reader) -> None:
    inner = reader.object("councillors")
    for at, (name, ids, ring) in enumerate((("countryside", t.COUNTRYSIDE_IDS, g.countryside), ("town", t.TOWN_IDS, g.town))):
        tile = inner.id(name, {id: n for n, id in enumerate(ids)})
        g.councillors[seat * 2 + at] = list(ring).index(tile)
    inner.done()


def _write_sources(g: Emara, seat: int) -> dict[str, dict[str, int]]:
    return {track: _source_row(g, seat, n) for n, track in enumerate(TRACKS[:1] if seat >= g.players else TRACKS)}


def _source_row(g: Emara, seat: int, track: int) -> dict[str, int]:
    first = (seat * 2 + track) * t.SOURCES
    return {source: int(g.sources[first + n]) for n, source in enumerate(t.SOURCE_IDS) if g.sources[first + n]}


def _read_sources(g: Emara, seat: int, reader: Reader) -> None:
    """Where points came from may be left out: they then count as `other`."""
    inner = reader.object("sources")
    for track, name in enumerate(TRACKS[:1] if seat >= g.players else TRACKS):
        if inner.has(name):
            row = inner.object(name)
            for n, source in enumerate(t.SOURCE_IDS):
                if row.has(source):
                    g.sources[(seat * 2 + track) * t.SOURCES + n] = row.number(source, -MOST, MOST)
            row.done()
    inner.done()


def _write_nobility(g: Emara, seat: int) -> dict[str, int]:
    """Which card of each rank's stack, counted from 1 at the top."""
    cards = g.nobility[seat * t.RANKS : (seat + 1) * t.RANKS]
    return {rank: int(cards[n]) + 1 for n, rank in enumerate(g.tables.rank_ids) if cards[n] != NONE}


def _read_nobility(g: Emara, seat: int, reader: Reader) -> None:
    """Ranks are held without a gap (EMARA-RANK-01)."""
    cards = reader.object("nobility")
    held = 0
    for rank, id in enumerate(g.tables.rank_ids):
        if cards.has(id):
            g.nobility[seat * t.RANKS + rank] = cards.number(id, 1, t.CARDS_PER_RANK) - 1
            held += 1
            if held != rank + 1:
                raise cards.wrong(g.tables.rank_ids[rank - 1], "position-missing", "EMARA-RANK-01")
    cards.done()


def _victoria(write: Any) -> Any:
    return lambda g: write(g, VICTORIA)


def _of_victoria(read: Any) -> Any:
    return lambda g, reader: read(g, VICTORIA, reader)


def _player_points(name: str, at: int) -> Any:
    return by_hand(
        name,
        (),
        write=lambda g, seat: int(g.goods[seat * t.GOODS + at]),
        read=lambda g, seat, reader: g.goods.__setitem__(seat * t.GOODS + at, reader.number(name, 0, MOST)),
    )


def _goods(g: Emara, seat: int) -> dict[str, int]:
    return {good: int(g.goods[seat * t.GOODS + n]) for n, good in enumerate(t.GOOD_IDS[: t.CP])}


def _read_goods(g: Emara, seat: int, reader: Reader) -> None:
    found = reader.counts("goods", {id: n for n, id in enumerate(t.GOOD_IDS[: t.CP])}, MOST)
    for n, count in enumerate(found):
        g.goods[seat * t.GOODS + n] = count


# -- the turn ----------------------------------------------------------------------------------


def _turn() -> Group:
    """The turn of the active player; what is at rest may be left out."""
    rest: dict[str, Any] = {"optional": True}
    return group(
        "turn",
        one("named", of="card", seen=OWNER, owner=active, **rest),
        one("card", of="card", **rest),
        number("slot", 1, t.SLOTS, none=0, **rest),
        members("done", of=DONE_WORDS, **rest),
        members("used", of="advisor", **rest),
        one("swapped", of=SWAP_WORDS, none=0, **rest),
        flag("by_card", **rest),
        number("craftsmen_to_use", 0, t.HUTS_PER_TILE, **rest),
        one("location", of=t.TOWN_IDS, **rest),
        members("visited", of=t.SUB_ACTION_IDS, **rest),
        members("visits", of=t.TOWN_IDS, **rest),
        listed("drawn", of="token", seen=OWNER, owner=active, known=lambda g: int(g.drawn_known), population="tokens", **rest),
        number("drawn_known", 0, lambda g: len(g.drawn), peak=t.TOKENS, **rest),
        one("resource", of=RESOURCE_IDS, **rest),
        number("amount", 0, t.ROUNDS, **rest),
        one("hut", of="hut", **rest),
        one("advisor", of="advisor", **rest),
        one("trade", of="trade", **rest),
        group(
            "payment",
            counts("due", by=RESOURCE_IDS, high=MOST, sparse=True, **rest),
            number("any", 0, MOST, attr="any_due", **rest),
            flag("gold_pays", **rest),
            number("discount", 0, MOST, attr="drops", **rest),
            one("last_unit", of=UNITS, none=None, attr="unit", **rest),
            one("type", of=RESOURCE_IDS, attr="pay_type", **rest),
            optional=True,
        ),
        optional=True,
    )


def complete(g: Emara) -> None:
    """How many craftsmen each player has hired, and how many ranks each seat holds."""
    for seat in range(g.players):
        g.hired[seat] = sum(owner == seat for owner in g.huts)
    for seat in range(g.seats):
        g.ranks_held[seat] = sum(card != NONE for card in g.nobility[seat * t.RANKS : (seat + 1) * t.RANKS])


FIELDS = Fields(
    one("phase", of=PHASES, none=None),
    number("round", 1, t.ROUNDS),
    number("turns_begun", 0, lambda g: t.SLOTS * int(g.players)),
    number("statue", 0, last_seat, seated=True),
    number("active", 0, last_seat, seated=True),
    order("countryside", of=t.COUNTRYSIDE_IDS, clause="EMARA-SETUP-01"),
    order("town", of=t.TOWN_IDS, clause="EMARA-SETUP-01"),
    by_hand("markers", ("markers",), write=_write_markers, read=_read_markers),
    by_hand("huts", ("huts",), write=_write_huts, read=_read_huts),
    group("advisors", *(_offers(town) for town in range(len(t.TOWN_IDS)))),
    group(
        "advisor_stack",
        one("top", of="advisor", attr="next_advisor", population="advisors"),
        members("below", of="advisor", attr="advisor_pile", population="advisors", seen=SIZE, clause="EMARA-GEN-04"),
    ),
    one("event", of="event", none=None),
    members("event_pile", of="event", clause="EMARA-GEN-04"),
    repeated("favour_pile", of="token", population="tokens", seen=SIZE),
    repeated("favour_discard", of="token", population="tokens"),
    players(
        by_hand("goods", ("goods",), write=_goods, read=_read_goods),
        _player_points("citizens", t.CP),
        _player_points("buildings", t.BP),
        by_hand("sources", ("sources",), write=_write_sources, read=_read_sources, optional=True),
        by_hand("councillors", ("councillors",), write=_write_councillors, read=_read_councillors),
        members("advisors", of="advisor", population="advisors", clause="EMARA-GEN-04"),
        repeated("favours", of="token", population="tokens"),
        by_hand("nobility", ("nobility",), write=_write_nobility, read=_read_nobility),
        slots("slots", of="card", count=t.SLOTS, population="cards"),
        members(
            "hand",
            of="card",
            attr="hands",
            population="cards",
            seen=OWNER,
            open=lambda g, _: bool(g.informed),
            clause="EMARA-GEN-04",
        ),
        members("draw_pile", of="card", attr="piles", population="cards", seen=SIZE, clause="EMARA-GEN-04"),
        count=lambda g: int(g.players),
    ),
    group(
        "victoria",
        by_hand(
            "citizens",
            (),
            write=lambda g: int(g.goods[VICTORIA * t.GOODS + t.CP]),
            read=lambda g, reader: g.goods.__setitem__(VICTORIA * t.GOODS + t.CP, reader.number("citizens", 0, MOST)),
        ),
        by_hand("sources", (), write=_victoria(_write_sources), read=_of_victoria(_read_sources), optional=True),
        by_hand("nobility", (), write=_victoria(_write_nobility), read=_of_victoria(_read_nobility)),
        when=lambda g: g.solo,
    ),
    _turn(),
    populations=[
        Population("advisors", of="advisor", clause="EMARA-GEN-04", leave=True),
        Population(
            "tokens",
            of="token",
            clause="EMARA-SETUP-04",
            all=lambda g: [token for token, count in enumerate(g.tables.token_count) for _ in range(count)],
            field="favour_pile",
        ),
        Population("cards", of="card", clause="EMARA-ROUND-07", each=True, leave=True),
    ],
    fixed=("tables", "players", "solo", "informed", "marker_setup"),
    derived=("hired", "ranks_held"),
)
