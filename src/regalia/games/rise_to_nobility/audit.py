"""Whether a position can exist: every component is somewhere and nowhere twice, and no field contradicts another."""

from __future__ import annotations

from regalia.core.errors import PositionError
from regalia.core.ints import i64
from regalia.games.rise_to_nobility import actions as act
from regalia.games.rise_to_nobility import state as at
from regalia.games.rise_to_nobility import supply
from regalia.games.rise_to_nobility import tables as t
from regalia.games.rise_to_nobility.scoring import ones
from regalia.games.rise_to_nobility.state import EMPTY, NO_DIE, Nobility
from regalia.games.rise_to_nobility.steps.chancery import UPPER_OFFICES
from regalia.games.rise_to_nobility.steps.commission import CARD_BITS
from regalia.games.rise_to_nobility.steps.guild import apprentices_in
from regalia.kit.sets import bit, members


def check(g: Nobility) -> None:
    """PositionError names the field that contradicts."""
    check_settlers(g)
    check_buildings(g)
    check_council(g)
    check_port(g)
    check_events(g)
    check_players(g)
    check_guilds(g)
    check_dice(g)
    check_slots(g)
    if g.chancery:
        check_commissions(g)
    check_flow(g)


class Ledger:
    """Counts each component of a kind once; the field of the second place is named."""

    def __init__(self, ids: list[str], clause: str) -> None:
        self.ids = ids
        self.clause = clause
        self.seen: i64 = 0

    def one(self, number: i64, field: str) -> None:
        if number == EMPTY:
            return
        if (self.seen >> number) & 1 == 1:
            raise PositionError("position-twice", self.clause, field=f"table.{field}", value=self.ids[number])
        self.seen |= bit(number)

    def many(self, mask: i64, field: str) -> None:
        for number in members(mask):
            self.one(number, field)

    def listed(self, numbers: list[int], field: str) -> None:
        for number in numbers:
            self.one(number, field)

    def complete(self, field: str) -> None:
        found = ones(self.seen)
        if found != len(self.ids):
            raise wrong_total(field, self.clause, found, len(self.ids))


def wrong_total(field: str, clause: str, found: i64, expected: i64) -> PositionError:
    return PositionError("position-total", clause, field=f"table.{field}", found=found, expected=expected)


def out_of_range(field: str, clause: str, value: i64, low: i64, high: i64) -> PositionError:
    return PositionError("position-range", clause, field=f"table.{field}", value=value, low=low, high=high)


# -- cards and tiles -------------------------------------------------------------------------------


def check_settlers(g: Nobility) -> None:
    ledger = Ledger(g.tables.settler_ids, "NOBILITY-COMP-02")
    ledger.listed(g.display, "cavern_tavern.settlers")
    for seat in range(g.players):
        ledger.listed(g.unsatisfied[seat * 3 : seat * 3 + 3], f"players[{seat}].settlers")
        ledger.many(g.satisfied[seat], f"players[{seat}].satisfied")
    ledger.many(g.settlers_discard, "cavern_tavern.discard")
    ledger.many(g.settlers_deck, "cavern_tavern.deck")
    ledger.complete("cavern_tavern.deck")


def check_buildings(g: Nobility) -> None:
    ledger = Ledger(g.tables.building_ids, "NOBILITY-COMP-02")
    for place in range(at.WORKSHOPS):
        guild: i64 = place // t.WORKSHOP_SLOTS
        tile = g.workshops[place]
        field = f"guilds.{g.tables.guild_ids[guild]}.workshops"
        if tile != EMPTY and g.tables.building_guild[tile] != guild:
            raise PositionError(
                "position-unknown-id", "NOBILITY-HALL-11", field=f"table.{field}", value=g.tables.building_ids[tile]
            )
        ledger.one(tile, field)
    for seat in range(g.players):
        for tile in g.zones[seat * 3 : seat * 3 + 3]:
            field = f"players[{seat}].community_zones"
            if tile != EMPTY and g.tables.building_guild[tile] != t.COMMUNITY:
                value = g.tables.building_ids[tile]
                raise PositionError("position-unknown-id", "NOBILITY-HALL-20", field=f"table.{field}", value=value)
            ledger.one(tile, field)
    ledger.listed(g.hall, "town_hall.buildings")
    ledger.one(g.pending, "action.building")
    ledger.many(g.building_discard, "town_hall.discard")
    ledger.many(g.buildings_out, "town_hall.removed")
    ledger.many(g.building_bag, "town_hall.bag")
    ledger.complete("town_hall.bag")


def check_council(g: Nobility) -> None:
    ledger = Ledger(g.tables.council_ids, "NOBILITY-COMP-02")
    for space in range(at.COUNCIL_SPACES):
        if g.council[space] != EMPTY and g.slots[at.S_COUNCIL + space] != NO_DIE:
            value = g.tables.council_ids[g.council[space]]
            raise PositionError("position-twice", "NOBILITY-COUNCIL-05", field="table.stone_council.tiles", value=value)
    ledger.listed(g.council, "stone_council.tiles")
    for seat in range(g.players):
        ledger.many(g.taken[seat], f"players[{seat}].council_tiles")
    ledger.many(g.council_pile, "stone_council.pile")
    ledger.complete("stone_council.pile")


def check_port(g: Nobility) -> None:
    ledger = Ledger(g.tables.ship_ids, "NOBILITY-COMP-02")
    ledger.one(g.ship, "port.ship")
    ledger.many(g.ships_left, "port.pile")
    for resource in range(t.RESOURCES):
        spaces: i64 = 0
        if g.ship != EMPTY:
            spaces = g.tables.ship_spaces[g.ship * t.RESOURCES + resource]
        if g.sold[resource] > spaces:
            field = f"port.sold.{g.tables.resource_ids[resource]}"
            raise out_of_range(field, "NOBILITY-PORT-03", g.sold[resource], 0, spaces)


def check_events(g: Nobility) -> None:
    if not g.with_events:
        return
    ledger = Ledger(g.tables.event_ids, "NOBILITY-COMP-02")
    ledger.one(g.event, "events.current")
    ledger.many(g.events_past, "events.past")
    ledger.many(g.events_left, "events.left")
    ledger.complete("events.left")


def check_commissions(g: Nobility) -> None:
    """NOBILITY-COMP-02, NOBILITY-CHANC-02: 18 cards, 18 dice tiles."""
    cards = Ledger(g.tables.commission_ids, "NOBILITY-CHANC-02")
    tiles = Ledger(g.tables.dice_tile_ids, "NOBILITY-CHANC-02")
    for holding in range(len(g.held_by)):
        field = f"players[{g.held_by[holding]}].commissions"
        cards.one(g.held_card[holding], field)
        tiles.one(g.held_tile[holding], field)
        state = g.held_state[holding]
        done = state & at.DONE
        dice = (state >> at.DICE_SHIFT) & at.DONE
        if dice & ~done != 0 or (done == at.DONE) != (state & at.ACTIVE != 0):
            raise PositionError("position-flag", "NOBILITY-CMS-05", field=f"table.{field}", value=str(holding))
    for seat in range(g.players):
        cards.many(g.drawn[seat], f"players[{seat}].drawn")
    for entry in g.under:
        cards.one(entry & CARD_BITS, "chancery.under")
    cards.many(g.commissions, "chancery.deck")
    cards.complete("chancery.deck")
    tiles.many(g.dice_tiles, "chancery.dice_tiles")
    tiles.complete("chancery.dice_tiles")
    for office in range(t.OFFICES):
        if g.offices[office] != EMPTY and g.tables.office_row[office] == 1 and g.card.offices <= UPPER_OFFICES:
            name = g.tables.office_ids[office]
            raise PositionError("position-unknown-id", "NOBILITY-CHANC-05", field="table.chancery.offices", value=name)


# -- players ---------------------------------------------------------------------------------------


def check_players(g: Nobility) -> None:
    characters = Ledger(g.tables.character_ids, "NOBILITY-COMP-02")
    held: i64 = 0
    for seat in range(g.players):
        where = f"players[{seat}]"
        characters.one(g.characters[seat], f"{where}.character")
        held += g.modifiers[seat]
        workers = supply.workers_in_play(g, seat)
        if g.pending != EMPTY and seat == g.active and g.workers[seat] == 0:
            raise out_of_range(f"{where}.workers", "NOBILITY-HALL-20", 0, 1, g.tables.workers)
        if workers > g.tables.workers:
            raise wrong_total(f"{where}.workers", "NOBILITY-COMP-06", workers, g.tables.workers)
        houses: i64 = g.houses[seat] + g.built[seat]
        if houses > g.tables.houses:
            raise wrong_total(f"{where}.houses", "NOBILITY-COMP-07", houses, g.tables.houses)
        if g.built[seat] != ones(g.satisfied[seat]):
            raise wrong_total(f"{where}.plots", "NOBILITY-SETTLER-02", g.built[seat], ones(g.satisfied[seat]))
    if held > g.tables.modifier_tokens:
        raise wrong_total("players.modifiers", "NOBILITY-COMP-05", held, g.tables.modifier_tokens)


def check_guilds(g: Nobility) -> None:
    for guild in range(t.GUILDS):
        field = f"guilds.{g.tables.guild_ids[guild]}"
        found = apprentices_in(g, guild)
        if found > g.card.apprentice_slots:
            raise out_of_range(f"{field}.apprentices", "NOBILITY-GUILD-01", found, 0, g.card.apprentice_slots)
        dice: i64 = 0
        for slot in range(3):
            if g.slots[at.S_GUILD + guild * 3 + slot] != NO_DIE:
                dice += 1
            if g.owners[guild * 3 + slot] != EMPTY and g.workshops[guild * 3 + slot] == EMPTY:
                raise PositionError("position-missing", "NOBILITY-HALL-12", field=f"table.{field}.workshops[{slot}].tile")
        if dice > g.card.guild_dice:
            raise out_of_range(f"{field}.dice", "NOBILITY-GUILD-02", dice, 0, g.card.guild_dice)


# -- dice ------------------------------------------------------------------------------------------


def check_dice(g: Nobility) -> None:
    """NOBILITY-COMP-01, NOBILITY-SIX-03: all dice of a player are placed or unplaced; before the roll there are none."""
    placed = [0] * g.players
    sums = [0] * g.players
    for die in g.slots:
        if 0 < die < at.SEATS * 8:
            placed[die // 8] += 1
            sums[die // 8] += die % 8
    for holding in range(len(g.held_by)):
        for slot in range(3):
            if (g.held_state[holding] >> (at.DICE_SHIFT + slot)) & 1 == 1:
                placed[g.held_by[holding]] += 1
                sums[g.held_by[holding]] += g.tables.tile_values[g.held_tile[holding] * 3 + slot]
    total: i64 = 0
    for seat in range(g.players):
        for face in range(t.FACES):
            placed[seat] += g.dice[seat * t.FACES + face]
        total += placed[seat]
        if sums[seat] != g.placed[seat]:
            raise wrong_total(f"players[{seat}].dice", "NOBILITY-REP-01", g.placed[seat], sums[seat])
    for seat in range(g.players):
        if total != 0 and placed[seat] != g.card.dice:
            raise wrong_total(f"players[{seat}].dice", "NOBILITY-COMP-01", placed[seat], g.card.dice)


def check_slots(g: Nobility) -> None:
    """NOBILITY-DIE-02: a die lies where its value fits; the rows of Tavern and Yard have no gap."""
    tables = g.tables
    for value in range(1, t.FACES + 1):
        for guild in range(t.GUILDS):
            check_band(g, at.S_GUILD + guild * 3, 3, tables.guild_slot[value], value, f"guilds.{tables.guild_ids[guild]}")
        for row in range(3):
            if row != tables.council_row[value]:
                check_band(g, at.S_COUNCIL + row * 6, 6, EMPTY, value, "stone_council")
        check_band(g, at.S_HALL, 6, tables.hall_slot[value], value, "town_hall")
        check_band(g, at.S_PORT, 6, tables.port_slot[value], value, "port")
        check_band(g, at.S_BERK, 3, tables.berk_slot[value], value, "berk_office")
        check_band(g, at.S_CASTLE, 3, tables.castle_slot[value], value, "ivory_castle")
        check_band(g, at.S_CHANCERY, 6, value - 1, value, "chancery")
        if tables.recall_fits[value] == 0:
            check_band(g, at.S_RECALL, 6, EMPTY, value, "players.board_die")
    for first in (at.S_TAVERN, at.S_YARD):
        for slot in range(first + 1, first + 6):
            if g.slots[slot] != NO_DIE and g.slots[slot - 1] == NO_DIE:
                field = "cavern_tavern.dice" if first == at.S_TAVERN else "construction_yard.dice"
                raise PositionError("position-missing", "NOBILITY-TAVERN-01", field=f"table.{field}[{slot - first - 1}]")


def check_band(g: Nobility, first: i64, count: i64, fits: i64, value: i64, field: str) -> None:
    for slot in range(count):
        die = g.slots[first + slot]
        if slot != fits and die != NO_DIE and die % 8 == value:
            raise PositionError("position-unknown-id", "NOBILITY-DIE-02", field=f"table.{field}.dice", value=str(value))


# -- flow ------------------------------------------------------------------------------------------

NEEDS_VALUE = (
    ("location", -1),
    ("council_tile", act.COUNCIL),
    ("office", act.CHANCERY),
    ("castle_slot", act.CASTLE),
    ("dice_tile", act.DICE_TILE),
    ("discard_card", act.TAVERN),
    ("take_card", act.TAVERN),
    ("second_card", act.TAVERN),
    ("zone", act.TOWN_HALL),
    ("sell_resource", act.PORT),
    ("modifiers", act.BERK),
    ("renew", act.BERK),
    ("commission", act.BERK),
    ("keep_commission", act.BERK),
    ("recall", act.RECALL),
)
IN_GUILD = ("activate", "bonus", "any_resource", "exchange_give", "exchange_take", "reroll", "buy", "place_worker")


def check_flow(g: Nobility) -> None:
    """The steps on the stack belong to seats of this game and find in `action` what they need."""
    for step in g.stack:
        _, _, item = step.name.partition(":")
        if item.isdecimal() and int(item) >= g.players:
            raise PositionError("position-range", field="stack", value=int(item), low=0, high=g.players - 1)
        if step.kind == "automa" and not g.solo:
            raise PositionError("position-unknown-id", "NOBILITY-SOLO-07", field="stack", value=step.name)
        if step.kind == "menu" and int(item) != g.active:
            raise PositionError("position-wrong-seat", field="table.active", value=step.name)
        if step.kind == "value" and g.face == 0:
            raise PositionError("position-missing", field="table.action.die")
        if step.kind in IN_GUILD:
            check_place(g, act.GUILD, act.TOWN_HALL - 1)
        for kind, place in NEEDS_VALUE:
            if step.kind == kind:
                check_place(g, place, place)
        if step.kind == "spend" and (g.satisfying == EMPTY or g.spending == EMPTY):
            raise PositionError("position-missing", field="table.action.settlers")
        if step.kind == "zone" and g.pending == EMPTY:
            raise PositionError("position-missing", field="table.action.building")
        if step.kind == "exchange_take" and g.given == EMPTY:
            raise PositionError("position-missing", field="table.action.given")
        if step.kind in ("first_commission", "keep_commission", "commission") and not g.chancery:
            raise PositionError("position-unknown-id", "NOBILITY-CHANC-01", field="stack", value=step.name)


def check_place(g: Nobility, low: i64, high: i64) -> None:
    if g.value_chosen == 0 or g.face == 0:
        raise PositionError("position-missing", field="table.action.value")
    if low >= 0 and not low <= g.place <= high:
        raise PositionError("position-missing", field="table.action.place")
