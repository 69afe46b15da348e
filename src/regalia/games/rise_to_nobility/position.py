"""A position as readable JSON: writing and reading. Whether it can exist is decided by the checks at the end."""

from __future__ import annotations

from typing import Any

from regalia.core.position import Reader, check_id, check_number
from regalia.games.rise_to_nobility import state as at
from regalia.games.rise_to_nobility import tables as t
from regalia.games.rise_to_nobility.actions import LOCATION_IDS
from regalia.games.rise_to_nobility.audit import check
from regalia.games.rise_to_nobility.components import Components
from regalia.games.rise_to_nobility.state import EMPTY, NO_DIE, SEATS, Nobility
from regalia.games.rise_to_nobility.steps.commission import CARD_BITS, MATE_SHIFT, RETURNER_SHIFT, entry
from regalia.kit.sets import members

__all__ = ["check", "public", "read", "write"]

Json = dict[str, Any]
VP_SOURCES = ("settlers", "workshops", "community", "council")
MOST = 999


def names_of(mask: int, ids: list[str]) -> list[str]:
    return [ids[number] for number in members(mask)]


def name_of(number: int, ids: list[str]) -> str | None:
    return None if number == EMPTY else ids[number]


def die_of(g: Nobility, slot: int) -> Json | None:
    die = g.slots[slot]
    if die == NO_DIE:
        return None
    owner = die // 8
    return {"owner": owner if owner < SEATS else t.AUTOMA_COLOURS[owner - SEATS], "value": die % 8}


def dice_of(g: Nobility, first: int, count: int) -> list[Json | None]:
    return [die_of(g, slot) for slot in range(first, first + count)]


# -- writing ---------------------------------------------------------------------------------------


def write(g: Nobility) -> Json:
    """Everything, the secret commissions included."""
    written = public(g)
    if g.chancery:
        tables = g.tables
        written["chancery"]["deck"] = names_of(g.commissions, tables.commission_ids)
        written["chancery"]["under"] = [
            {
                "card": tables.commission_ids[one & CARD_BITS],
                "by": (one >> RETURNER_SHIFT) & 7,
                "with": name_of((one >> MATE_SHIFT) - 1, tables.commission_ids),
            }
            for one in g.under
        ]
        for seat, player in enumerate(written["players"]):
            player["commissions"] = [write_holding(g, n, True) for n, by in enumerate(g.held_by) if by == seat]
            player["drawn"] = names_of(g.drawn[seat], tables.commission_ids)
            player["returned"] = names_of(g.returned[seat], tables.commission_ids)
    return written


def public(g: Nobility) -> Json:
    """What everybody may know (NOBILITY-INFO-01); what is left in a pile follows from what has been seen."""
    tables = g.tables
    written: Json = {
        "round": g.round,
        "first_player": g.first,
        "active": g.active,
        "passed": members(g.passed),
        "turn": {"die_placed": g.die_done, "settlers_satisfied": g.card_done, "building_sold": g.sale_done},
        "action": write_action(g),
        "cavern_tavern": {
            "dice": dice_of(g, at.S_TAVERN, g.card.tavern_slots),
            "settlers": [name_of(card, tables.settler_ids) for card in g.display],
            "deck": names_of(g.settlers_deck, tables.settler_ids),
            "discard": names_of(g.settlers_discard, tables.settler_ids),
        },
        "construction_yard": {"dice": dice_of(g, at.S_YARD, g.card.yard_slots)},
        "guilds": {name: write_guild(g, guild) for guild, name in enumerate(tables.guild_ids)},
        "town_hall": {
            "dice": dice_of(g, at.S_HALL, 6),
            "buildings": [name_of(building, tables.building_ids) for building in g.hall],
            "bag": names_of(g.building_bag, tables.building_ids),
            "discard": names_of(g.building_discard, tables.building_ids),
            "removed": names_of(g.buildings_out, tables.building_ids),
        },
        "port": {
            "dice": dice_of(g, at.S_PORT, 6),
            "ship": name_of(g.ship, tables.ship_ids),
            "sold": {name: g.sold[n] for n, name in enumerate(tables.resource_ids) if g.sold[n]},
            "pile": names_of(g.ships_left, tables.ship_ids),
        },
        "stone_council": {
            "dice": [dice_of(g, at.S_COUNCIL + row * 6, 6) for row in range(3)],
            "tiles": [[name_of(tile, tables.council_ids) for tile in g.council[row * 6 : row * 6 + 6]] for row in range(3)],
            "pile": names_of(g.council_pile, tables.council_ids),
        },
        "berk_office": {"dice": dice_of(g, at.S_BERK, 3)},
        "ivory_castle": {"dice": dice_of(g, at.S_CASTLE, g.card.castle_slots)},
        "players": [write_player(g, seat) for seat in range(g.players)],
    }
    if g.with_events:
        written["events"] = {
            "current": name_of(g.event, tables.event_ids),
            "left": names_of(g.events_left, tables.event_ids),
            "past": names_of(g.events_past, tables.event_ids),
        }
    if g.solo:
        written["solo"] = {
            "objective": tables.objective_ids[g.objective],
            "automa_dice": dict(zip(t.AUTOMA_COLOURS, g.automa, strict=True)),
            "won": g.won,
        }
    if g.chancery:
        written["chancery"] = {
            "dice": dice_of(g, at.S_CHANCERY, 6),
            "offices": {name: None if g.offices[n] == EMPTY else g.offices[n] for n, name in enumerate(tables.office_ids)},
            "dice_tiles": names_of(g.dice_tiles, tables.dice_tile_ids),
        }
    return written


def write_guild(g: Nobility, guild: int) -> Json:
    tables = g.tables
    workshops: list[Json | None] = []
    for place in range(guild * t.WORKSHOP_SLOTS, (guild + 1) * t.WORKSHOP_SLOTS):
        owner = g.owners[place]
        tile = name_of(g.workshops[place], tables.building_ids)
        workshops.append(None if tile is None else {"tile": tile, "owner": None if owner == EMPTY else owner})
    return {
        "dice": dice_of(g, at.S_GUILD + guild * 3, 3),
        "workshops": workshops,
        "apprentices": g.apprentices[guild * SEATS : guild * SEATS + g.players],
    }


def write_player(g: Nobility, seat: int) -> Json:
    tables = g.tables
    die = g.slots[at.S_RECALL + seat]
    counts = g.dice[seat * 6 : seat * 6 + 6]
    return {
        "character": name_of(g.characters[seat], tables.character_ids),
        "gold": g.gold[seat],
        "resources": {name: g.resources[seat * 6 + n] for n, name in enumerate(tables.resource_ids)},
        "modifiers": g.modifiers[seat],
        "reputation": g.reputation[seat],
        "nobility": g.nobility[seat],
        "vp": {name: g.vp[seat * at.VP_SOURCES + n] for n, name in enumerate(VP_SOURCES)},
        "workers": g.workers[seat],
        "houses": g.houses[seat],
        "plots": g.built[seat],
        "dice": [face + 1 for face in range(6) for _ in range(counts[face])],
        "board_die": None if die == NO_DIE else die % 8,
        "settlers": [tables.settler_ids[card] for card in g.unsatisfied[seat * 3 : seat * 3 + 3] if card != EMPTY],
        "satisfied": names_of(g.satisfied[seat], tables.settler_ids),
        "council_tiles": names_of(g.taken[seat], tables.council_ids),
        "community_zones": [name_of(tile, tables.building_ids) for tile in g.zones[seat * 3 : seat * 3 + 3]],
    }


def write_holding(g: Nobility, holding: int, open_card: bool) -> Json:
    """A commission card with its dice tile; `open_card`: the card itself may be seen."""
    state, tile = g.held_state[holding], g.held_tile[holding]
    values = [] if tile == EMPTY else g.tables.tile_values[tile * 3 : tile * 3 + 3]
    return {
        "card": g.tables.commission_ids[g.held_card[holding]] if open_card else None,
        "dice_tile": name_of(tile, g.tables.dice_tile_ids),
        "complete": [value for slot, value in enumerate(values) if state >> slot & 1],
        "dice": [value for slot, value in enumerate(values) if state >> (slot + at.DICE_SHIFT) & 1],
        "activated": bool(state & at.ACTIVE),
    }


def write_action(g: Nobility) -> Json:
    """The action being carried out; only what is not at rest."""
    tables = g.tables
    written: Json = {}
    if g.face:
        written["die"] = g.face
    if g.value_chosen:
        written["value"] = g.value_chosen
    if g.place != EMPTY:
        written["place"] = LOCATION_IDS[g.place]
    for name, number in (("workshop", g.workshop), ("left", g.left), ("spent", g.spent), ("part", g.part)):
        if number:
            written[name] = number
    for name, flag in (("used", g.used), ("renewed", g.renewed)):
        if flag:
            written[name] = True
    if g.marked:
        written["marked"] = [face for face in range(1, 7) for _ in range(g.marked >> (3 * face) & 7)]
    if g.given != EMPTY:
        written["given"] = tables.resource_ids[g.given]
    if g.pending != EMPTY:
        written["building"] = tables.building_ids[g.pending]
    if g.satisfying != EMPTY:
        written["settlers"] = tables.settler_ids[g.satisfying]
    if g.spending != EMPTY:
        written["spending"] = tables.resource_ids[g.spending]
    return written


# -- reading ---------------------------------------------------------------------------------------


def read(c: Components, g: Nobility, reader: Reader) -> None:
    seats = g.players - 1
    g.round = reader.number("round", 1, t.ROUNDS)
    g.first = reader.number("first_player", 0, seats)
    g.active = reader.number("active", 0, seats)
    g.passed = sum(1 << seat for seat in set(reader.numbers("passed", 0, seats)))
    turn = reader.object("turn")
    g.die_done = turn.flag("die_placed")
    g.card_done = turn.flag("settlers_satisfied")
    g.sale_done = turn.flag("building_sold")
    turn.done()
    _read_action(c, g, reader.object("action"))
    for seat, player in enumerate(reader.objects("players", int(g.players))):
        _read_player(c, g, seat, player)
    guilds = reader.object("guilds")
    for name, guild in c.guild.items():
        _read_guild(c, g, guild, guilds.object(name))
    guilds.done()
    _read_dice(g, reader.object("berk_office"), "dice", at.S_BERK, 3, True)
    _read_dice(g, reader.object("ivory_castle"), "dice", at.S_CASTLE, g.card.castle_slots, True)
    _read_dice(g, reader.object("construction_yard"), "dice", at.S_YARD, g.card.yard_slots, True)
    _read_town_hall(c, g, reader.object("town_hall"))
    _read_council(c, g, reader.object("stone_council"))
    _read_port(c, g, reader.object("port"))
    _read_tavern(c, g, reader.object("cavern_tavern"))
    if g.with_events:
        events = reader.object("events")
        g.event = events.optional_id("current", c.event)
        g.events_past = _mask(events, "past", c.event)
        g.events_left = _rest(events, "left", c.event, g.events_past | _bit(g.event))
        events.done()
    if g.solo:
        _read_solo(c, g, reader.object("solo"))
    if g.chancery:
        _read_chancery(c, g, reader.object("chancery"))
    reader.done()


def _bit(number: int) -> int:
    return 0 if number == EMPTY else 1 << number


def _mask(reader: Reader, name: str, index: dict[str, int]) -> int:
    """The ids of a list as a mask; each once."""
    found = 0
    for number in reader.ids(name, index):
        if found >> number & 1:
            raise reader.wrong(name, "position-twice", value=list(index)[number])
        found |= 1 << number
    return found


def _rest(reader: Reader, name: str, index: dict[str, int], elsewhere: int) -> int:
    """A pile may be left out: then it is everything that lies nowhere else."""
    reader.used.add(name)
    if reader.has(name):
        return _mask(reader, name, index)
    return ((1 << len(index)) - 1) & ~elsewhere


def _slots(reader: Reader, name: str, index: dict[str, int], count: int) -> list[int]:
    where = reader.at(name)
    return [EMPTY if v is None else check_id(v, f"{where}[{n}]", index) for n, v in enumerate(reader.items(name, count))]


def _read_dice(g: Nobility, reader: Reader, name: str, first: int, count: int, whole: bool = False) -> None:
    for n, value in enumerate(reader.items(name, count)):
        g.slots[first + n] = _read_die(g, value, f"{reader.at(name)}[{n}]")
    if whole:
        reader.done()


def _read_die(g: Nobility, value: Any, field: str) -> int:
    if value is None:
        return NO_DIE
    die = Reader(value, field)
    owners = {colour: SEATS + n for n, colour in enumerate(t.AUTOMA_COLOURS)} if g.solo else {}
    owner = die.raw("owner")
    number = die.id("owner", owners) if isinstance(owner, str) else die.number("owner", 0, int(g.players) - 1)
    shown = die.number("value", 1, 6)
    die.done()
    if number < SEATS:
        g.placed[number] += shown
    return number * 8 + shown


def _read_player(c: Components, g: Nobility, seat: int, reader: Reader) -> None:
    tables = g.tables
    g.characters[seat] = reader.id("character", c.character)
    g.gold[seat] = reader.number("gold", 0, MOST)
    g.resources[seat * 6 : seat * 6 + 6] = reader.counts("resources", c.resource, MOST)
    g.modifiers[seat] = reader.number("modifiers", 0, tables.modifier_tokens)
    g.reputation[seat] = reader.number("reputation", tables.reputation_low, tables.reputation_high)
    g.nobility[seat] = reader.number("nobility", 0, tables.nobility_high)
    vp = reader.counts("vp", {name: n for n, name in enumerate(VP_SOURCES)}, MOST)
    g.vp[seat * at.VP_SOURCES : (seat + 1) * at.VP_SOURCES] = vp
    g.workers[seat] = reader.number("workers", 0, tables.workers)
    g.houses[seat] = reader.number("houses", 0, tables.houses)
    g.built[seat] = reader.number("plots", 0, tables.plots)
    for face in reader.numbers("dice", 1, 6):
        g.dice[seat * 6 + face - 1] += 1
    if reader.raw("board_die") is not None:
        die = reader.number("board_die", 1, 6)
        g.slots[at.S_RECALL + seat] = seat * 8 + die
        g.placed[seat] += die
    cards = reader.ids("settlers", c.settler)
    if len(cards) > t.HAND:
        raise reader.wrong("settlers", "position-length", "NOBILITY-TAVERN-04", count=len(cards), expected=t.HAND)
    g.unsatisfied[seat * 3 : seat * 3 + 3] = (cards + [EMPTY] * 3)[:3]
    g.satisfied[seat] = _mask(reader, "satisfied", c.settler)
    for card in members(g.satisfied[seat]):
        g.races[seat] |= 1 << tables.settler_race[card]
    g.taken[seat] = _mask(reader, "council_tiles", c.tile)
    g.zones[seat * 3 : seat * 3 + 3] = _slots(reader, "community_zones", c.building, 3)
    if g.chancery:
        for holding in reader.objects("commissions"):
            _read_holding(c, g, seat, holding)
        g.drawn[seat] = _mask(reader, "drawn", c.commission)
        g.returned[seat] = _mask(reader, "returned", c.commission)
    reader.done()


def _read_holding(c: Components, g: Nobility, seat: int, reader: Reader) -> None:
    tile = reader.optional_id("dice_tile", c.dice_tile)
    values = {} if tile == EMPTY else {value: slot for slot, value in enumerate(g.tables.tile_values[tile * 3 : tile * 3 + 3])}
    state = at.ACTIVE if reader.flag("activated") else 0
    for name, shift in (("complete", 0), ("dice", at.DICE_SHIFT)):
        for value in reader.numbers(name, 1, 6):
            if value not in values:
                raise reader.wrong(name, "position-unknown-id", "NOBILITY-CMS-02", value=str(value))
            state |= 1 << (values[value] + shift)
            if shift:
                g.placed[seat] += value
    g.held_by.append(seat)
    g.held_card.append(reader.id("card", c.commission))
    g.held_tile.append(tile)
    g.held_state.append(state)
    reader.done()


def _read_guild(c: Components, g: Nobility, guild: int, reader: Reader) -> None:
    _read_dice(g, reader, "dice", at.S_GUILD + guild * 3, 3)
    for slot, value in enumerate(reader.items("workshops", 3)):
        if value is None:
            continue
        workshop = Reader(value, f"{reader.at('workshops')}[{slot}]")
        g.workshops[guild * 3 + slot] = workshop.id("tile", c.building)
        if workshop.raw("owner") is not None:
            g.owners[guild * 3 + slot] = workshop.number("owner", 0, int(g.players) - 1)
        workshop.done()
    counts = reader.numbers("apprentices", 0, g.tables.workers, int(g.players))
    g.apprentices[guild * SEATS : guild * SEATS + len(counts)] = counts
    reader.done()


def _read_town_hall(c: Components, g: Nobility, reader: Reader) -> None:
    _read_dice(g, reader, "dice", at.S_HALL, 6)
    g.hall = _slots(reader, "buildings", c.building, 6)
    g.building_discard = _mask(reader, "discard", c.building)
    g.buildings_out = _mask(reader, "removed", c.building)
    elsewhere = g.building_discard | g.buildings_out | _bit(g.pending)
    for building in [*g.hall, *g.workshops, *g.zones]:
        elsewhere |= _bit(building)
    g.building_bag = _rest(reader, "bag", c.building, elsewhere)
    reader.done()


def _read_council(c: Components, g: Nobility, reader: Reader) -> None:
    for name in ("dice", "tiles"):
        for row, values in enumerate(reader.items(name, 3)):
            inner = Reader({"row": values}, f"{reader.at(name)}[{row}]")
            if name == "dice":
                _read_dice(g, inner, "row", at.S_COUNCIL + row * 6, 6)
            else:
                g.council[row * 6 : row * 6 + 6] = _slots(inner, "row", c.tile, 6)
    elsewhere = sum(_bit(tile) for tile in g.council)
    for taken in g.taken:
        elsewhere |= taken
    g.council_pile = _rest(reader, "pile", c.tile, elsewhere)
    reader.done()


def _read_port(c: Components, g: Nobility, reader: Reader) -> None:
    _read_dice(g, reader, "dice", at.S_PORT, 6)
    g.ship = reader.optional_id("ship", c.ship)
    g.sold = reader.counts("sold", c.resource, MOST)
    g.ships_left = _rest(reader, "pile", c.ship, _bit(g.ship))
    reader.done()


def _read_tavern(c: Components, g: Nobility, reader: Reader) -> None:
    _read_dice(g, reader, "dice", at.S_TAVERN, g.card.tavern_slots)
    g.display = _slots(reader, "settlers", c.settler, t.DISPLAY)
    g.settlers_discard = _mask(reader, "discard", c.settler)
    elsewhere = g.settlers_discard
    for card in [*g.display, *g.unsatisfied]:
        elsewhere |= _bit(card)
    for satisfied in g.satisfied:
        elsewhere |= satisfied
    g.settlers_deck = _rest(reader, "deck", c.settler, elsewhere)
    reader.done()


def _read_solo(c: Components, g: Nobility, reader: Reader) -> None:
    g.objective = reader.id("objective", c.objective)
    g.automa = reader.counts("automa_dice", {colour: n for n, colour in enumerate(t.AUTOMA_COLOURS)}, 6)
    g.won = reader.flag("won")
    reader.done()


def _read_chancery(c: Components, g: Nobility, reader: Reader) -> None:
    _read_dice(g, reader, "dice", at.S_CHANCERY, 6)
    offices = reader.object("offices")
    for name, office in c.office.items():
        if offices.raw(name) is not None:
            seat = offices.number(name, 0, int(g.players) - 1)
            g.offices[office] = seat
            g.benefits[seat] |= 1 << g.tables.office_benefit[office]
    offices.done()
    g.dice_tiles = _rest(reader, "dice_tiles", c.dice_tile, sum(_bit(tile) for tile in g.held_tile))
    elsewhere = sum(1 << card for card in set(g.held_card))
    for one in reader.objects("under"):
        card, mate = one.id("card", c.commission), one.optional_id("with", c.commission)
        g.under.append(entry(card, one.number("by", 0, int(g.players) - 1), mate))
        elsewhere |= 1 << card
        one.done()
    for drawn in g.drawn:
        elsewhere |= drawn
    g.commissions = _rest(reader, "deck", c.commission, elsewhere)
    reader.done()


def _read_action(c: Components, g: Nobility, reader: Reader) -> None:
    """What is not written is at rest."""
    places = {name: n for n, name in enumerate(LOCATION_IDS)}
    g.face = reader.number("die", 1, 6) if reader.has("die") else 0
    g.value_chosen = reader.number("value", 1, 6) if reader.has("value") else 0
    g.place = reader.id("place", places) if reader.has("place") else EMPTY
    g.workshop = reader.number("workshop", 0, t.WORKSHOP_SLOTS) if reader.has("workshop") else 0
    g.left = reader.number("left", 0, 9) if reader.has("left") else 0
    g.spent = reader.number("spent", 0, MOST) if reader.has("spent") else 0
    g.part = reader.number("part", 0, 9) if reader.has("part") else 0
    g.used = reader.has("used") and reader.flag("used")
    g.renewed = reader.has("renewed") and reader.flag("renewed")
    if reader.has("marked"):
        for face in reader.items("marked"):
            g.marked += 1 << (3 * check_number(face, reader.at("marked"), 1, 6))
    g.given = reader.id("given", c.resource) if reader.has("given") else EMPTY
    g.pending = reader.id("building", c.building) if reader.has("building") else EMPTY
    g.satisfying = reader.id("settlers", c.settler) if reader.has("settlers") else EMPTY
    g.spending = reader.id("spending", c.resource) if reader.has("spending") else EMPTY
    reader.done()
