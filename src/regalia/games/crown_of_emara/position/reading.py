"""Reading a position, field by field. The fields of a turn may be left out where nothing is going on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from regalia.core.position import Reader, check_id
from regalia.games.crown_of_emara import tables as t
from regalia.games.crown_of_emara.components import Components
from regalia.games.crown_of_emara.position.writing import DONE_WORDS, PHASES, REMOVED, SWAP_WORDS, TRACKS, UNITS
from regalia.games.crown_of_emara.state import NONE, VICTORIA, Emara

MOST = 9_999
RESOURCE_INDEX = {good: n for n, good in enumerate(t.GOOD_IDS[: t.RESOURCES])}


def index(ids: Sequence[str]) -> dict[str, int]:
    return {id: n for n, id in enumerate(ids)}


def mask_of(reader: Reader, field: str, ids: Mapping[str, int]) -> int:
    """A list of different ids as a bit mask."""
    mask = 0
    for number in reader.ids(field, ids):
        if mask >> number & 1:
            raise reader.wrong(field, "position-twice", "EMARA-GEN-04", value=list(ids)[number])
        mask |= 1 << number
    return mask


def counts_of(reader: Reader, field: str, ids: Mapping[str, int]) -> list[int]:
    found = [0] * len(ids)
    for number in reader.ids(field, ids):
        found[number] += 1
    return found


def read(c: Components, g: Emara, reader: Reader) -> None:
    _read_board(c, g, reader)
    for seat, player in enumerate(reader.objects("players", int(g.players))):
        _read_player(c, g, player, seat)
    if g.solo:
        _read_victoria(c, g, reader.object("victoria"))
    _read_huts(c, g, reader.object("huts"))
    if reader.has("turn"):
        _read_turn(c, g, reader.object("turn"))
    reader.done()


# -- the board ---------------------------------------------------------------------------------


def _read_board(c: Components, g: Emara, reader: Reader) -> None:
    g.phase = reader.id("phase", index(PHASES))
    g.round = reader.number("round", 1, t.ROUNDS)
    g.turns_begun = reader.number("turns_begun", 0, t.SLOTS * int(g.players))
    g.statue = reader.number("statue", 0, int(g.players) - 1)
    g.active = reader.number("active", 0, int(g.players) - 1)
    g.countryside = _read_ring(reader, "countryside", c.countryside)
    g.town = _read_ring(reader, "town", c.town)
    _read_markers(g, reader.object("markers"))
    offers = reader.object("advisors")
    for town, n in c.town.items():
        for k, advisor in enumerate(offers.items(town, t.SPACES_PER_TILE)):
            where = f"{offers.at(town)}[{k}]"
            g.offers[n * t.SPACES_PER_TILE + k] = NONE if advisor is None else check_id(advisor, where, c.advisor)
    offers.done()
    stack = reader.object("advisor_stack")
    g.next_advisor = stack.optional_id("top", c.advisor)
    g.advisor_pile = mask_of(stack, "below", c.advisor)
    stack.done()
    g.event = reader.id("event", c.event)
    g.event_pile = mask_of(reader, "event_pile", c.event)
    g.favour_pile = counts_of(reader, "favour_pile", c.token)
    g.favour_discard = counts_of(reader, "favour_discard", c.token)


def _read_ring(reader: Reader, field: str, tiles: Mapping[str, int]) -> list[int]:
    found = reader.ids(field, tiles)
    if len(found) != t.RING_SIZE:
        raise reader.wrong(field, "position-length", "EMARA-SETUP-01", count=len(found), expected=t.RING_SIZE)
    for tile, number in tiles.items():
        if found.count(number) > 1:
            raise reader.wrong(field, "position-twice", "EMARA-SETUP-01", value=tile)
    return found


def _read_markers(g: Emara, reader: Reader) -> None:
    for kind, first in (("gift", t.GIFT_MARKER), ("donation", t.DONATION_MARKER)):
        inner = reader.object(kind)
        for resource, n in RESOURCE_INDEX.items():
            g.markers[first + n] = _read_marker(g, inner, resource, first + n)
        inner.done()
    g.markers[t.BREAD_MARKER] = _read_marker(g, reader, "bread", t.BREAD_MARKER)
    g.markers[t.STONE_MARKER] = _read_marker(g, reader, "stone", t.STONE_MARKER)
    reader.done()


def _read_marker(g: Emara, reader: Reader, field: str, marker: int) -> int:
    edges = g.tables.marker_edges[g.marker_setup * t.MARKERS + marker]
    return edges if reader.raw(field) == REMOVED else reader.number(field, 0, edges - 1)


def _read_huts(c: Components, g: Emara, reader: Reader) -> None:
    for id, hut in c.hut.items():
        owner = None if reader.raw(id) is None else reader.number(id, 0, int(g.players) - 1)
        g.huts[hut] = NONE if owner is None else owner
        if owner is not None:
            g.hired[owner] += 1
            if g.hired[owner] > t.CRAFTSMEN_PER_PLAYER:
                args = {"found": g.hired[owner], "expected": t.CRAFTSMEN_PER_PLAYER}
                raise reader.wrong(id, "position-total", "EMARA-GEN-04", **args)
    reader.done()


# -- the players -------------------------------------------------------------------------------


def _read_player(c: Components, g: Emara, reader: Reader, seat: int) -> None:
    first = seat * t.GOODS
    goods = reader.counts("goods", index(t.GOOD_IDS[: t.CP]), MOST)
    g.goods[first : first + t.CP] = goods
    g.goods[first + t.CP] = reader.number("citizens", 0, MOST)
    g.goods[first + t.BP] = reader.number("buildings", 0, MOST)
    _read_sources(g, reader, seat, TRACKS)
    councillors = reader.object("councillors")
    g.councillors[seat * 2] = g.countryside.index(councillors.id("countryside", c.countryside))
    g.councillors[seat * 2 + 1] = g.town.index(councillors.id("town", c.town))
    councillors.done()
    g.advisors[seat] = mask_of(reader, "advisors", c.advisor)
    g.favours[seat * t.TOKENS : (seat + 1) * t.TOKENS] = counts_of(reader, "favours", c.token)
    _read_nobility(c, g, reader, seat)
    for n, card in enumerate(reader.items("slots", t.SLOTS)):
        g.slots[seat * t.SLOTS + n] = NONE if card is None else check_id(card, f"{reader.at('slots')}[{n}]", c.card)
    g.hands[seat] = mask_of(reader, "hand", c.card)
    g.piles[seat] = mask_of(reader, "draw_pile", c.card)
    reader.done()


def _read_sources(g: Emara, reader: Reader, seat: int, tracks: Sequence[str]) -> None:
    """Where points came from may be left out: they then count as `other`."""
    reader.used.add("sources")
    if not reader.has("sources"):
        return
    inner = reader.object("sources")
    for track, name in enumerate(tracks):
        if inner.has(name):
            row = inner.object(name)
            for source, n in index(t.SOURCE_IDS).items():
                if row.has(source):
                    g.sources[(seat * 2 + track) * t.SOURCES + n] = row.number(source, -MOST, MOST)
            row.done()
    inner.done()


def _read_nobility(c: Components, g: Emara, reader: Reader, seat: int) -> None:
    """Ranks are held without a gap (EMARA-RANK-01)."""
    cards = reader.object("nobility")
    for id, rank in c.rank.items():
        if cards.has(id):
            g.nobility[seat * t.RANKS + rank] = cards.number(id, 1, t.CARDS_PER_RANK) - 1
            g.ranks_held[seat] += 1
            if g.ranks_held[seat] != rank + 1:
                raise cards.wrong(c.ranks[rank - 1].id, "position-missing", "EMARA-RANK-01")
    cards.done()


def _read_victoria(c: Components, g: Emara, reader: Reader) -> None:
    g.goods[VICTORIA * t.GOODS + t.CP] = reader.number("citizens", 0, MOST)
    _read_sources(g, reader, VICTORIA, TRACKS[:1])
    _read_nobility(c, g, reader, VICTORIA)
    reader.done()


# -- the turn ----------------------------------------------------------------------------------


class TurnReader:
    """Fields of a turn, each with what it is when left out."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader

    def given(self, field: str) -> bool:
        self.reader.used.add(field)
        return self.reader.has(field) and self.reader.raw(field) is not None

    def id(self, field: str, ids: Mapping[str, int]) -> int:
        return self.reader.id(field, ids) if self.given(field) else NONE

    def number(self, field: str, high: int, default: int = 0) -> int:
        return self.reader.number(field, 0, high) if self.given(field) else default

    def mask(self, field: str, ids: Mapping[str, int]) -> int:
        return mask_of(self.reader, field, ids) if self.given(field) else 0

    def flag(self, field: str, default: bool) -> bool:
        return self.reader.flag(field) if self.given(field) else default


def _read_turn(c: Components, g: Emara, reader: Reader) -> None:
    turn = TurnReader(reader)
    goods = index(t.GOOD_IDS)
    g.named = turn.id("named", c.card)
    g.card = turn.id("card", c.card)
    g.slot = turn.number("slot", t.SLOTS)
    g.done = turn.mask("done", index(DONE_WORDS))
    g.used = turn.mask("used", c.advisor)
    g.swapped = max(0, turn.id("swapped", index(SWAP_WORDS)))
    g.by_card = turn.flag("by_card", False)
    g.craftsmen_to_use = turn.number("craftsmen_to_use", t.HUTS_PER_TILE)
    g.location = turn.id("location", c.town)
    g.visited = turn.mask("visited", index(t.SUB_ACTION_IDS))
    g.visits = turn.mask("visits", c.town)
    g.drawn = reader.ids("drawn", c.token) if turn.given("drawn") else []
    g.drawn_known = turn.number("drawn_known", len(g.drawn))
    g.resource = turn.id("resource", RESOURCE_INDEX)
    g.amount = turn.number("amount", t.ROUNDS)
    g.hut = turn.id("hut", c.hut)
    g.advisor = turn.id("advisor", c.advisor)
    g.trade = turn.id("trade", index(g.tables.trade_ids))
    if turn.given("payment"):
        _read_payment(g, reader.object("payment"), goods)
    reader.done()


def _read_payment(g: Emara, reader: Reader, goods: dict[str, int]) -> None:
    payment = TurnReader(reader)
    if payment.given("due"):
        g.due = reader.counts("due", RESOURCE_INDEX, MOST)
    g.any_due = payment.number("any", MOST)
    g.gold_pays = payment.flag("gold_pays", True)
    g.drops = payment.number("discount", MOST)
    g.unit = max(0, payment.id("last_unit", index(UNITS)))
    g.pay_type = payment.id("type", {good: goods[good] for good in RESOURCE_INDEX})
    reader.done()
