"""The fields of a state, declared once: the position, the base of a view, conservation and copies follow from this table.

Only commission cards are secret (NOBILITY-INFO-01 to -04); what is left in the other piles follows from what has been seen.
"""

from __future__ import annotations

from typing import Any

from regalia.core.fields import (
    ALL,
    NOBODY_SEES,
    OWNER,
    Field,
    Fields,
    Population,
    by_hand,
    by_seat,
    counts,
    each,
    flag,
    group,
    listed,
    members,
    number,
    numbers,
    one,
    pile,
    players,
    seat,
    seats,
    slots,
)
from regalia.core.fields.kinds import Bound, index_of
from regalia.core.fields.rows import Slots
from regalia.core.position import Reader
from regalia.core.vecs import append
from regalia.games.rise_to_nobility import state as at
from regalia.games.rise_to_nobility import tables as t
from regalia.games.rise_to_nobility.actions import LOCATION_IDS
from regalia.games.rise_to_nobility.state import EMPTY, NO_DIE, SEATS, Nobility
from regalia.games.rise_to_nobility.steps.chancery import TILE_SLOTS
from regalia.games.rise_to_nobility.steps.commission import dice_tiles_left, entry, entry_card, entry_mate, entry_seat
from regalia.kit.sets import members as in_mask

Json = dict[str, Any]

VISIT = ("modifiers", "renew", "commission")
VP_SOURCES = ("settlers", "workshops", "community", "council")
MOST = 999
MOST_DICE = 5


def seats_of(g: Nobility) -> list[int]:
    """The players; the automa of a solo game has nothing of this."""
    return list(range(g.players))


# -- dice --------------------------------------------------------------------------------------------


class Dice(Slots):
    """Slots for dice: a die is `owner * 8 + value`; owners from SEATS on are the automa's colours."""

    empty = NO_DIE

    def write_one(self, g: Nobility, number: int) -> Json:
        owner, value = divmod(number, 8)
        return {"owner": owner if owner < SEATS else t.AUTOMA_COLOURS[owner - SEATS], "value": value}

    def read_one(self, g: Nobility, value: Any, field: str) -> int:
        die = Reader(value, field)
        colours = {colour: SEATS + n for n, colour in enumerate(t.AUTOMA_COLOURS)} if g.solo else {}
        named = isinstance(die.raw("owner"), str)
        owner = die.id("owner", colours) if named else die.number("owner", 0, int(g.players) - 1)
        shown = die.number("value", 1, t.FACES)
        die.done()
        return owner * 8 + shown


def dice(first: int, count: Bound, rows: int = 0) -> Field:
    """A stretch of `slots`."""
    return Field(name="dice", kind=Dice((), count, rows), attr="slots", first=first)


def _write_board_die(g: Nobility, player: int) -> int | None:
    die = g.slots[at.S_RECALL + player]
    return None if die == NO_DIE else int(die % 8)


def _read_board_die(g: Nobility, player: int, reader: Reader) -> None:
    if reader.raw("board_die") is not None:
        g.slots[at.S_RECALL + player] = player * 8 + reader.number("board_die", 1, t.FACES)


def _write_unplaced(g: Nobility, player: int) -> list[int]:
    return [face + 1 for face in range(t.FACES) for _ in range(g.dice[player * t.FACES + face])]


def _read_unplaced(g: Nobility, player: int, reader: Reader) -> None:
    for face in reader.numbers("dice", 1, t.FACES):
        g.dice[player * t.FACES + face - 1] += 1


def _write_marked(g: Nobility) -> list[int]:
    """Three bits for each face."""
    return [face for face in range(1, t.FACES + 1) for _ in range(g.marked >> (3 * face) & 7)]


def _read_marked(g: Nobility, reader: Reader) -> None:
    faces = reader.numbers("marked", 1, t.FACES)
    if len(faces) > MOST_DICE:
        raise reader.wrong("marked", "position-length", "NOBILITY-COMP-01", count=len(faces), expected=MOST_DICE)
    g.marked = sum(1 << (3 * face) for face in faces)


# -- workshops: two rows in one list -----------------------------------------------------------------


def _places(guild: int) -> range:
    return range(guild * t.WORKSHOP_SLOTS, (guild + 1) * t.WORKSHOP_SLOTS)


def _write_workshop(g: Nobility, place: int) -> Json | None:
    if g.workshops[place] == EMPTY:
        return None
    owner = g.owners[place]
    return {"tile": g.tables.building_ids[g.workshops[place]], "owner": None if owner == EMPTY else int(owner)}


def _read_workshops(g: Nobility, guild: int, reader: Reader) -> None:
    index = index_of(g, "building")
    for slot, value in enumerate(reader.items("workshops", t.WORKSHOP_SLOTS)):
        if value is None:
            continue
        workshop = Reader(value, f"{reader.at('workshops')}[{slot}]")
        g.workshops[_places(guild)[slot]] = workshop.id("tile", index)
        if workshop.raw("owner") is not None:
            g.owners[_places(guild)[slot]] = workshop.number("owner", 0, int(g.players) - 1)
        workshop.done()


# -- commissions: one entry of four rows for each card in a hand ---------------------------------------


def holdings(g: Nobility, player: int) -> list[int]:
    return [n for n, holder in enumerate(g.held_by) if holder == player]


def write_holding(g: Nobility, holding: int, open_card: bool = True) -> Json:
    """A commission card with its dice tile; `open_card`: the card itself may be seen."""
    state, tile = g.held_state[holding], g.held_tile[holding]
    values = _values(g, tile)
    return {
        "card": g.tables.commission_ids[g.held_card[holding]] if open_card else None,
        "dice_tile": None if tile == EMPTY else g.tables.dice_tile_ids[tile],
        "complete": [value for slot, value in enumerate(values) if state >> slot & 1],
        "dice": [value for slot, value in enumerate(values) if state >> (slot + at.DICE_SHIFT) & 1],
        "activated": bool(state & at.ACTIVE),
    }


def _values(g: Nobility, tile: int) -> list[int]:
    return [] if tile == EMPTY else [g.tables.tile_values[tile * TILE_SLOTS + slot] for slot in range(TILE_SLOTS)]


def _read_holdings(g: Nobility, player: int, reader: Reader) -> None:
    for holding in reader.objects("commissions"):
        _read_holding(g, player, holding)


def _read_holding(g: Nobility, player: int, reader: Reader) -> None:
    tile = reader.optional_id("dice_tile", index_of(g, "dice_tile"))
    state = at.ACTIVE if reader.flag("activated") else 0
    for name, shift in (("complete", 0), ("dice", at.DICE_SHIFT)):
        for value in reader.numbers(name, 1, t.FACES):
            places = [slot + shift for slot, shown in enumerate(_values(g, tile)) if shown == value]
            free = [place for place in places if not state >> place & 1]
            if not free:
                raise reader.wrong(name, "position-unknown-id", "NOBILITY-CMS-02", value=str(value))
            state |= 1 << free[0]
    g.held_by = append(g.held_by, player)
    g.held_card = append(g.held_card, reader.id("card", index_of(g, "commission")))
    g.held_tile = append(g.held_tile, tile)
    g.held_state = append(g.held_state, state)
    reader.done()


def _tile_names(g: Nobility, mask: int) -> list[str]:
    return [g.tables.dice_tile_ids[tile] for tile in in_mask(mask)]


def _read_dice_tiles(g: Nobility, reader: Reader) -> None:
    """The pile is what no commission has; it may be left out, but not be something else."""
    given, left = reader.ids("dice_tiles", index_of(g, "dice_tile")), in_mask(dice_tiles_left(g))
    for n, tile in enumerate(given):
        if tile not in left or tile in given[:n]:
            raise reader.wrong("dice_tiles", "position-twice", "NOBILITY-CHANC-02", value=g.tables.dice_tile_ids[tile])
    if len(given) != len(left):
        raise reader.wrong("dice_tiles", "position-total", "NOBILITY-CHANC-02", found=len(given), expected=len(left))


def _write_under(g: Nobility) -> list[Json]:
    ids = g.tables.commission_ids
    return [
        {
            "card": ids[entry_card(put)],
            "by": int(entry_seat(put)),
            "with": None if entry_mate(put) == EMPTY else ids[entry_mate(put)],
        }
        for put in g.under
    ]


def _read_under(g: Nobility, reader: Reader) -> None:
    index = index_of(g, "commission")
    for put in reader.objects("under"):
        card, mate = put.id("card", index), put.optional_id("with", index)
        g.under = append(g.under, entry(card, put.number("by", 0, int(g.players) - 1), mate))
        put.done()


def complete(g: Nobility) -> None:
    """What follows from the rest: placed dice against the limit, races of satisfied settlers, benefits of offices."""
    for die in g.slots:
        if NO_DIE < die < SEATS * 8:
            g.placed[die // 8] += die % 8
    for holding, state in enumerate(g.held_state):
        for slot, value in enumerate(_values(g, g.held_tile[holding])):
            if state >> (slot + at.DICE_SHIFT) & 1:
                g.placed[g.held_by[holding]] += value
    for player in range(g.players):
        for card in in_mask(g.satisfied[player]):
            g.races[player] |= 1 << g.tables.settler_race[card]
    for office, holder in enumerate(g.offices):
        if holder != EMPTY:
            g.benefits[holder] |= 1 << g.tables.office_benefit[office]


def _with_chancery(g: Nobility) -> bool:
    return bool(g.chancery)


# The action being carried out: a die and its place, a card being satisfied, a gift, an income. Between actions it is {}.
ACTION = (
    number("die", 1, t.FACES, attr="face", rest=0),
    number("value", 1, t.FACES, attr="value_chosen", rest=0),
    one("place", of=LOCATION_IDS, none=None, rest=EMPTY),
    number("workshop", 0, t.WORKSHOP_SLOTS, rest=0),
    number("left", 0, 9, rest=0),
    number("spent", 0, MOST, rest=0),
    number("part", 0, 9, rest=0),
    flag("used", rest=False),
    members("visit", of=VISIT, rest=0),
    by_hand("marked", ("marked",), write=_write_marked, read=_read_marked, rest=[]),
    one("given", of="resource", none=None, rest=EMPTY),
    one("building", of="building", attr="pending", rest=EMPTY, population="buildings"),
    one("settlers", of="settler", attr="satisfying", none=None, rest=EMPTY),
    one("spending", of="resource", none=None, rest=EMPTY),
)

FIELDS = Fields(
    number("round", 1, t.ROUNDS),
    seat("first_player", names=seats_of, attr="first"),
    seat("active", names=seats_of),
    seats("passed", names=seats_of),
    group(
        "turn",
        flag("die_placed", attr="die_done"),
        flag("settlers_satisfied", attr="card_done"),
        flag("building_sold", attr="sale_done"),
    ),
    group("action", *ACTION),
    group(
        "cavern_tavern",
        dice(at.S_TAVERN, lambda g: g.card.tavern_slots),
        slots("settlers", of="settler", count=t.DISPLAY, attr="display", population="settlers"),
        pile("deck", of="settler", attr="settlers_deck", population="settlers", seen=ALL),
        members("discard", of="settler", attr="settlers_discard", population="settlers"),
    ),
    group("construction_yard", dice(at.S_YARD, lambda g: g.card.yard_slots)),
    each(
        "guilds",
        "guild",
        dice(at.S_GUILD, 3),
        by_hand(
            "workshops",
            ("workshops", "owners"),
            write=lambda g, guild: [_write_workshop(g, place) for place in _places(guild)],
            read=_read_workshops,
            held=lambda g, guild: [g.workshops[place] for place in _places(guild) if g.workshops[place] != EMPTY],
            population="buildings",
        ),
        numbers("apprentices", 0, "workers", count=lambda g: g.players),
    ),
    group(
        "town_hall",
        dice(at.S_HALL, t.FACES),
        slots("buildings", of="building", count=t.FACES, attr="hall", population="buildings"),
        pile("bag", of="building", attr="building_bag", population="buildings", seen=ALL),
        members("discard", of="building", attr="building_discard", population="buildings"),
        members("removed", of="building", attr="buildings_out", population="buildings"),
    ),
    group(
        "port",
        dice(at.S_PORT, t.FACES),
        one("ship", of="ship", population="ships"),
        counts("sold", by="resource", high=MOST, sparse=True),
        pile("pile", of="ship", attr="ships_left", population="ships", seen=ALL),
    ),
    group(
        "stone_council",
        dice(at.S_COUNCIL, t.RACES, rows=3),
        slots("tiles", of="council", count=t.RACES, rows=3, attr="council", population="council"),
        pile("pile", of="council", attr="council_pile", population="council", seen=ALL),
    ),
    group("berk_office", dice(at.S_BERK, 3)),
    group("ivory_castle", dice(at.S_CASTLE, lambda g: g.card.castle_slots)),
    players(
        one("character", of="character", none=None, attr="characters", population="characters"),
        number("gold", 0, MOST),
        counts("resources", by="resource", high=MOST),
        number("modifiers", 0, "modifier_tokens"),
        number("reputation", "reputation_low", "reputation_high"),
        number("nobility", 0, "nobility_high"),
        counts("vp", by=VP_SOURCES, high=MOST),
        number("workers", 0, "workers"),
        number("houses", 0, "houses"),
        number("plots", 0, "plots", attr="built"),
        by_hand("dice", ("dice",), write=_write_unplaced, read=_read_unplaced),
        by_hand("board_die", (), write=_write_board_die, read=_read_board_die),
        listed("settlers", of="settler", room=t.HAND, attr="unsatisfied", population="settlers", clause="NOBILITY-TAVERN-04"),
        members("satisfied", of="settler", population="settlers"),
        members("council_tiles", of="council", attr="taken", population="council"),
        slots("community_zones", of="building", count=t.ZONES, attr="zones", population="buildings"),
        by_hand(
            "commissions",
            ("held_by", "held_card", "held_tile", "held_state"),
            write=lambda g, player: [write_holding(g, holding) for holding in holdings(g, player)],
            read=_read_holdings,
            held=lambda g, player: [g.held_card[holding] for holding in holdings(g, player)],
            population="commissions",
            seen=OWNER,
            open=lambda g, _: g.over,
            when=_with_chancery,
        ),
        members("drawn", of="commission", population="commissions", seen=OWNER, when=_with_chancery),
        members("returned", of="commission", seen=OWNER, when=_with_chancery),
        count=lambda g: g.players,
    ),
    group(
        "events",
        one("current", of="event", attr="event", population="events"),
        pile("left", of="event", attr="events_left", population="events", seen=ALL),
        members("past", of="event", attr="events_past", population="events"),
        when=lambda g: g.with_events,
    ),
    group(
        "solo",
        one("objective", of="objective", none=None),
        counts("automa_dice", by=t.AUTOMA_COLOURS, high=t.FACES, attr="automa"),
        flag("won"),
        when=lambda g: g.solo,
    ),
    group(
        "chancery",
        dice(at.S_CHANCERY, t.FACES),
        by_seat(seat("offices", names=seats_of, none=EMPTY), names=lambda g: g.tables.office_ids, things=True),
        by_hand("dice_tiles", (), write=lambda g: _tile_names(g, dice_tiles_left(g)), read=_read_dice_tiles, optional=True),
        pile("deck", of="commission", attr="commissions", population="commissions"),
        by_hand(
            "under",
            ("under",),
            write=_write_under,
            read=_read_under,
            held=lambda g: [entry_card(put) for put in g.under],
            population="commissions",
            seen=NOBODY_SEES,
        ),
        when=_with_chancery,
    ),
    populations=[
        Population("settlers", of="settler", clause="NOBILITY-COMP-02"),
        Population("buildings", of="building", clause="NOBILITY-COMP-02"),
        Population("ships", of="ship", clause="NOBILITY-COMP-02", leave=True),
        Population("council", of="council", clause="NOBILITY-COMP-02"),
        Population("characters", of="character", clause="NOBILITY-COMP-02", leave=True),
        Population("events", of="event", clause="NOBILITY-COMP-02"),
        Population("commissions", of="commission", clause="NOBILITY-CHANC-02", by_hand=True),
    ],
    fixed=("tables", "card", "players", "solo", "chancery", "with_events"),
    derived=("placed", "races", "benefits"),
    mixed=("held_by", "held_card", "held_tile", "held_state"),
)
