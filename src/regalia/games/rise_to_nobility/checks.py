"""Contradictions that conservation does not see: people, points, dice, commissions, the automa, the end.

What the flow needs is in `questions.py`, what one question needs of the table with its step (`misplaced`).
"""

from __future__ import annotations

from regalia.core.errors import PositionError
from regalia.games.rise_to_nobility import dice, questions, scoring, supply
from regalia.games.rise_to_nobility import state as at
from regalia.games.rise_to_nobility import tables as t
from regalia.games.rise_to_nobility.automa import AUTOMA_ROLL, PLACING
from regalia.games.rise_to_nobility.fields import holdings
from regalia.games.rise_to_nobility.state import AUTOMA_OWNER, EMPTY, NO_DIE, SEATS, Nobility
from regalia.games.rise_to_nobility.steps.castle import EXTRA
from regalia.games.rise_to_nobility.steps.chancery import UPPER_OFFICES
from regalia.games.rise_to_nobility.steps.commission import (
    CARDS_DEALT,
    DEAL_DICE_TILES,
    FIRST_COMMISSION,
    KEEP,
    entry_card,
    entry_mate,
    entry_seat,
)
from regalia.games.rise_to_nobility.steps.guild import DIE_SLOTS, apprentices_in
from regalia.games.rise_to_nobility.steps.preparation import PREPARATION
from regalia.games.rise_to_nobility.steps.round import BEGIN_ROUND
from regalia.kit.sets import size


def check(g: Nobility) -> None:
    """PositionError names the field that contradicts."""
    _check_buildings(g)
    _check_council(g)
    _check_port(g)
    _check_players(g)
    _check_points(g)
    _check_guilds(g)
    _check_dice(g)
    _check_slots(g)
    _check_rows(g)
    _check_end(g)
    questions.check(g)
    if g.chancery:
        _check_offices(g)
        _check_holdings(g)
        _check_secrets(g)
        _check_under(g)
    if g.solo:
        _check_automa(g)


def wrong_total(field: str, clause: str, found: int, expected: int) -> PositionError:
    return PositionError("position-total", f"NOBILITY-{clause}", field=f"table.{field}", found=int(found), expected=int(expected))


def out_of_range(field: str, clause: str, value: int, low: int, high: int) -> PositionError:
    return PositionError(
        "position-range", f"NOBILITY-{clause}", field=f"table.{field}", value=int(value), low=int(low), high=int(high)
    )


def out_of_place(field: str, clause: str, value: str) -> PositionError:
    return PositionError("position-out-of-place", f"NOBILITY-{clause}", field=f"table.{field}", value=value)


# -- the city ----------------------------------------------------------------------------------------


def _check_buildings(g: Nobility) -> None:
    """NOBILITY-HALL-11, -20: workshops lie in their guild, community buildings in zones; a bought one has left the Town Hall."""
    for place, tile in enumerate(g.workshops):
        guild = place // t.WORKSHOP_SLOTS
        if tile != EMPTY and g.tables.building_guild[tile] != guild:
            field, value = f"guilds.{g.tables.guild_ids[guild]}.workshops", g.tables.building_ids[tile]
            raise PositionError("position-unknown-id", "NOBILITY-HALL-11", field=f"table.{field}", value=value)
    for zone, tile in enumerate(g.zones):
        if tile != EMPTY and g.tables.building_guild[tile] != t.COMMUNITY:
            field, value = f"players[{zone // t.ZONES}].community_zones", g.tables.building_ids[tile]
            raise PositionError("position-unknown-id", "NOBILITY-HALL-20", field=f"table.{field}", value=value)
    for slot, tile in enumerate(g.hall):
        if tile != EMPTY and g.slots[at.S_HALL + slot] != NO_DIE:
            raise out_of_place("town_hall.buildings", "HALL-02", g.tables.building_ids[tile])


def _check_council(g: Nobility) -> None:
    for space, tile in enumerate(g.council):
        if tile != EMPTY and g.slots[at.S_COUNCIL + space] != NO_DIE:
            value = g.tables.council_ids[tile]
            raise PositionError("position-twice", "NOBILITY-COUNCIL-05", field="table.stone_council.tiles", value=value)


def _check_port(g: Nobility) -> None:
    for resource, sold in enumerate(g.sold):
        spaces = 0 if g.ship == EMPTY else g.tables.ship_spaces[g.ship * t.RESOURCES + resource]
        if sold > spaces:
            raise out_of_range(f"port.sold.{g.tables.resource_ids[resource]}", "PORT-03", sold, 0, spaces)


def _check_guilds(g: Nobility) -> None:
    for guild, name in enumerate(g.tables.guild_ids):
        found = apprentices_in(g, guild)
        if found > g.card.apprentice_slots:
            raise out_of_range(f"guilds.{name}.apprentices", "GUILD-01", found, 0, g.card.apprentice_slots)
        first = at.S_GUILD + guild * DIE_SLOTS
        lying = sum(die != NO_DIE for die in g.slots[first : first + DIE_SLOTS])
        if lying > g.card.guild_dice:
            raise out_of_range(f"guilds.{name}.dice", "GUILD-02", lying, 0, g.card.guild_dice)


# -- players -----------------------------------------------------------------------------------------


def _check_players(g: Nobility) -> None:
    for seat in range(g.players):
        where = f"players[{seat}]"
        workers = supply.workers_in_play(g, seat)
        if workers > g.tables.workers:
            raise wrong_total(f"{where}.workers", "COMP-06", workers, g.tables.workers)
        if g.houses[seat] + g.built[seat] > g.tables.houses:
            raise wrong_total(f"{where}.houses", "COMP-07", g.houses[seat] + g.built[seat], g.tables.houses)
        if g.built[seat] != size(g.satisfied[seat]):
            raise wrong_total(f"{where}.plots", "SETTLER-02", g.built[seat], size(g.satisfied[seat]))
    held = sum(g.modifiers)
    if held > g.tables.modifier_tokens:
        raise wrong_total("players.modifiers", "COMP-05", held, g.tables.modifier_tokens)


def _check_points(g: Nobility) -> None:
    """NOBILITY-HALL-13, -22, NOBILITY-SELL-02: a building brought the points that its sale takes away again. Owner rewards add
    to the workshops' points."""
    for seat in range(g.players):
        first, where = seat * at.VP_SOURCES, f"players[{seat}].vp"
        workshops = sum(g.tables.workshop_vp[n % t.WORKSHOP_SLOTS] for n, owner in enumerate(g.owners) if owner == seat)
        community = sum(g.tables.zone_vp[zone] for zone in range(t.ZONES) if g.zones[seat * t.ZONES + zone] != EMPTY)
        if g.vp[first + at.VP_WORKSHOPS] < workshops:
            raise wrong_total(f"{where}.workshops", "HALL-13", g.vp[first + at.VP_WORKSHOPS], workshops)
        if g.vp[first + at.VP_COMMUNITY] < community:
            raise wrong_total(f"{where}.community", "HALL-22", g.vp[first + at.VP_COMMUNITY], community)


# -- dice --------------------------------------------------------------------------------------------


def _check_dice(g: Nobility) -> None:
    """NOBILITY-COMP-01, NOBILITY-SIX-03: all dice of a player are placed or unplaced; before the roll there are none."""
    if BEGIN_ROUND in g.stack or PREPARATION in g.stack:
        return
    for seat in range(g.players):
        found = dice.unplaced(g, seat) + sum(die // 8 == seat for die in g.slots if die != NO_DIE)
        for holding in holdings(g, seat):
            found += size(g.held_state[holding] >> at.DICE_SHIFT & at.DONE)
        if found != g.card.dice:
            raise wrong_total(f"players[{seat}].dice", "COMP-01", found, g.card.dice)


def _check_slots(g: Nobility) -> None:
    """NOBILITY-DIE-02: a die lies where its value fits."""
    tables = g.tables
    for value in range(1, t.FACES + 1):
        for guild in range(t.GUILDS):
            first = at.S_GUILD + guild * DIE_SLOTS
            _check_band(g, first, DIE_SLOTS, tables.guild_slot[value], value, f"guilds.{tables.guild_ids[guild]}")
        for row in range(3):
            if row != tables.council_row[value]:
                _check_band(g, at.S_COUNCIL + row * t.RACES, t.RACES, EMPTY, value, "stone_council")
        _check_band(g, at.S_HALL, t.FACES, tables.hall_slot[value], value, "town_hall")
        _check_band(g, at.S_PORT, t.FACES, tables.port_slot[value], value, "port")
        _check_band(g, at.S_BERK, 3, tables.berk_slot[value], value, "berk_office")
        _check_band(g, at.S_CASTLE, EXTRA, tables.castle_slot[value], value, "ivory_castle")
        if tables.castle_fits[EXTRA] >> value & 1 == 0:
            _check_band(g, at.S_CASTLE + EXTRA, 1, EMPTY, value, "ivory_castle")
        _check_band(g, at.S_CHANCERY, t.FACES, value - 1, value, "chancery")
        if tables.recall_fits[value] == 0:
            _check_band(g, at.S_RECALL, SEATS, EMPTY, value, "players.board_die")


def _check_band(g: Nobility, first: int, count: int, fits: int, value: int, field: str) -> None:
    for slot in range(count):
        die = g.slots[first + slot]
        if slot != fits and die != NO_DIE and die % 8 == value:
            raise PositionError("position-unknown-id", "NOBILITY-DIE-02", field=f"table.{field}.dice", value=str(value))


def _check_rows(g: Nobility) -> None:
    """NOBILITY-TAVERN-01, NOBILITY-YARD-01: Tavern and Yard are filled from the left."""
    for first, field, clause in ((at.S_TAVERN, "cavern_tavern", "TAVERN-01"), (at.S_YARD, "construction_yard", "YARD-01")):
        for slot in range(5):
            if g.slots[first + slot] == NO_DIE and g.slots[first + slot + 1] != NO_DIE:
                raise PositionError("position-missing", f"NOBILITY-{clause}", field=f"table.{field}.dice[{slot}]")


# -- the Chancery --------------------------------------------------------------------------------------


def _check_offices(g: Nobility) -> None:
    for office, holder in enumerate(g.offices):
        if holder != EMPTY and g.tables.office_row[office] == 1 and g.card.offices <= UPPER_OFFICES:
            name = g.tables.office_ids[office]
            raise PositionError("position-unknown-id", "NOBILITY-CHANC-05", field="table.chancery.offices", value=name)


def _check_holdings(g: Nobility) -> None:
    """NOBILITY-CHANC-02, NOBILITY-CMS-05, -10: each card has a dice tile of its own and is active once that is complete."""
    dealing, seen = DEAL_DICE_TILES in g.stack, 0
    for holding, tile in enumerate(g.held_tile):
        field, state = f"players[{g.held_by[holding]}].commissions", g.held_state[holding]
        if (tile == EMPTY) != dealing:
            raise PositionError("position-missing", "NOBILITY-CHANC-02", field=f"table.{field}.dice_tile")
        if tile != EMPTY and seen >> tile & 1:
            value = g.tables.dice_tile_ids[tile]
            raise PositionError("position-twice", "NOBILITY-CHANC-02", field=f"table.{field}", value=value)
        seen |= 0 if tile == EMPTY else 1 << tile
        done, lying = state & at.DONE, state >> at.DICE_SHIFT & at.DONE
        if lying & ~done or (done == at.DONE) != bool(state & at.ACTIVE):
            raise PositionError("position-flag", "NOBILITY-CMS-05", field=f"table.{field}", value=str(holding))
    for seat in range(g.players if dealing else 0):
        kept = 0 if FIRST_COMMISSION[seat] in g.stack else 1
        if len(holdings(g, seat)) != kept:
            raise wrong_total(f"players[{seat}].commissions", "CHANC-02", len(holdings(g, seat)), kept)


def _check_secrets(g: Nobility) -> None:
    """Cards are drawn only while their player chooses; those returned at set-up were nobody's first card (NOBILITY-CHANC-02)."""
    firsts = sum(1 << g.held_card[holdings(g, seat)[0]] for seat in range(g.players) if holdings(g, seat))
    for seat in range(g.players):
        choosing = FIRST_COMMISSION[seat] in g.stack
        if g.drawn[seat] and not choosing and KEEP[seat] not in g.stack:
            raise wrong_total(f"players[{seat}].drawn", "CMS-08", size(g.drawn[seat]), 0)
        returned, most = g.returned[seat], 0 if choosing else CARDS_DEALT - 1
        if size(returned) > most:
            raise wrong_total(f"players[{seat}].returned", "CHANC-02", size(returned), most)
        settled = firsts if DEAL_DICE_TILES not in g.stack else ~g.commissions
        for card, name in enumerate(g.tables.commission_ids):
            if returned & settled & 1 << card:
                raise PositionError("position-twice", "NOBILITY-CHANC-02", field=f"table.players[{seat}].returned", value=name)
        firsts |= returned


def _check_under(g: Nobility) -> None:
    """NOBILITY-CMS-09: two cards put back together lie together, until the first of them is drawn from the empty deck."""
    put = [(entry_card(one), entry_seat(one), entry_mate(one)) for one in g.under]
    cards = [card for card, _, _ in put]
    for n, (card, seat, mate) in enumerate(put):
        together = (mate, seat, card) in put[max(0, n - 1) : n + 2]
        drawn = n == 0 and mate not in cards and g.commissions == 0
        if mate != EMPTY and not together and not drawn:
            raise out_of_place("chancery.under", "CMS-09", g.tables.commission_ids[mate])


# -- solo and the end ----------------------------------------------------------------------------------


def _check_automa(g: Nobility) -> None:
    """NOBILITY-SOLO-07 to -09: a die of the automa that has been rolled and placed lies where its value says."""
    for colour, step in enumerate(PLACING):
        value, owner = g.automa[colour], AUTOMA_OWNER + colour
        rolled = step in g.stack and AUTOMA_ROLL not in g.stack
        waits = step in g.stack or value == 0
        aside = colour == t.BLUE and value == g.automa[t.RED]
        expected = [] if waits or aside else [(step.slot(g), owner * 8 + value)]
        found = [(slot, die) for slot, die in enumerate(g.slots) if die // 8 == owner]
        if found != expected or (step in g.stack and rolled != (value > 0)):
            raise out_of_place("solo.automa_dice", "SOLO-07", t.AUTOMA_COLOURS[colour])


def _check_end(g: Nobility) -> None:
    """NOBILITY-END-01, NOBILITY-SOLO-01, -10: after round 10, or in solo as soon as the objective is met."""
    running = len(g.stack) > 0
    if not running and not g.won and g.round < t.ROUNDS:
        raise PositionError("position-missing", "NOBILITY-END-01", field="stack")
    if not g.solo:
        return
    if (g.won and running) or (not running and g.won != scoring.objective_met(g)):
        raise PositionError("position-flag", "NOBILITY-SOLO-10", field="table.solo.won", value=str(g.won).lower())
    name = g.tables.objective_ids[g.objective]
    if g.config.options.get("solo_objective", name) != name:
        raise out_of_place("solo.objective", "SOLO-05", name)
