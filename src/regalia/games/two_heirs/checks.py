"""Contradictions that conservation does not see: supplies, landscape, troops, Henri, questions that nobody could have asked."""

from __future__ import annotations

from regalia.core.errors import PositionError
from regalia.core.step import LEGAL
from regalia.games.two_heirs import treasures
from regalia.games.two_heirs.actions import A_BUILD, A_END, A_EXPAND, A_TROOP, cell_at
from regalia.games.two_heirs.fields import cell_pair, colours
from regalia.games.two_heirs.state import (
    ACTIVE,
    ASIDE,
    EMPTY,
    IN_SUPPLY,
    NORTH_SEAT,
    NOT_YET,
    PLACES,
    RETIRED,
    SOUTH_SEAT,
    UNSEEN,
    Heirs,
)
from regalia.games.two_heirs.steps.menu import MENU, EndTurn
from regalia.games.two_heirs.steps.place import PlaceTile
from regalia.games.two_heirs.steps.troop import SendTroop
from regalia.games.two_heirs.tables import COLOR_IDS
from regalia.kit.sets import members, size


def check(g: Heirs) -> None:
    _check_supply(g)
    _check_ring(g)
    _check_landscape(g)
    _check_troops(g)
    _check_end(g)
    _check_questions(g)
    if g.solo:
        _check_henri(g)
        _check_treasures(g)


def _check_supply(g: Heirs) -> None:
    """The colours left in the supply are the unseen tiles, less the start tile."""
    for color, name in enumerate(COLOR_IDS):
        hidden = sum(1 for plot, tile in enumerate(g.tiles) if tile == UNSEEN and g.colors[plot] == color)
        expected = int(size(g.unseen & g.tables.of_color[color])) - hidden
        if g.supply[color] != expected:
            field = f"table.common_supply.colors.{name}"
            raise PositionError("position-total", "HEIRS-COMP-06", field=field, found=g.supply[color], expected=expected)
    if (g.top == EMPTY) != (sum(g.supply) == 0) or (g.top != EMPTY and g.supply[g.top] == 0):
        value = "null" if g.top == EMPTY else COLOR_IDS[g.top]
        raise PositionError("position-unknown-id", "HEIRS-SETUP-12", field="table.common_supply.top", value=value)


def _check_ring(g: Heirs) -> None:
    """The shield has its place; the ring is full as long as the supply has a tile (HEIRS-REACH-01, HEIRS-TAKE-04)."""
    if g.ring[g.shield] != EMPTY:
        value = g.tables.tile_ids[g.ring[g.shield]]
        raise PositionError("position-twice", "HEIRS-REACH-01", field="table.royal_supply", value=value)
    tiles = sum(tile != EMPTY for tile in g.ring)
    if sum(g.supply) > 0 and tiles != PLACES - 1:
        raise PositionError("position-total", "HEIRS-REACH-01", field="table.royal_supply", found=tiles, expected=PLACES - 1)


def _check_end(g: Heirs) -> None:
    """HEIRS-END-01 to -05: last turns are counted once the supply is empty; only they or two stuck turns end a game."""
    running = len(g.stack) > 0
    if (sum(g.supply) > 0) != (g.last_turns == NOT_YET) or (g.last_turns == 0 and running):
        value = "null" if g.last_turns == NOT_YET else str(g.last_turns)
        raise PositionError("position-unknown-id", "HEIRS-END-02", field="table.last_turns", value=value)
    if not running and g.last_turns != 0 and not (g.stuck and not g.solo):
        raise PositionError("position-missing", "HEIRS-END-05", field="stack")
    if g.solo and g.stuck and not any(isinstance(step, EndTurn) for step in g.stack):
        raise PositionError("position-flag", "HEIRS-TURN-07", field="table.stuck", value="true")


def _check_landscape(g: Heirs) -> None:
    if g.plot_at(cell_at(0, 0)) == EMPTY:
        raise PositionError("position-no-tile", "HEIRS-SETUP-08", field="table.landscape", value="[0, 0]")
    hidden = sum(tile == UNSEEN for tile in g.tiles)
    if hidden != 1:
        raise PositionError("position-total", "HEIRS-SETUP-08", field="table.landscape", found=hidden, expected=1)


def _check_troops(g: Heirs) -> None:
    stood: dict[int, str] = {}
    for troop, id in enumerate(g.tables.troop_ids):
        field = f"table.troops.{id}.place"
        plot, acted, seat = g.troops[troop], g.acted[troop], g.seat_of_troop(troop)
        henri = g.solo and seat == NORTH_SEAT
        cavalry = troop % 3 == 0
        if (plot == ASIDE and not henri) or (plot == IN_SUPPLY and (henri or cavalry)):
            clause = "HEIRS-SOLO-02" if g.solo else "HEIRS-TROOP-04"
            raise PositionError("position-troop-place", clause, field=field, value=id)
        if acted and (plot == IN_SUPPLY) != (acted == RETIRED):
            raise PositionError("position-troop-place", "HEIRS-TROOP-01", field=field, value=id)
        if acted != ACTIVE and (henri or seat != g.active):
            raise PositionError("position-wrong-seat", "HEIRS-TROOP-01", field=f"table.troops.{id}.acted", value=id)
        if plot >= 0 and plot in stood:
            both_cavalries = id.endswith("cavalry") and stood[plot].endswith("cavalry")
            if g.solo or g.cells[plot] != cell_at(0, 0) or not both_cavalries:
                raise PositionError("position-twice", "HEIRS-TROOP-06", field=field, value=id)
        stood[plot] = id


def _check_questions(g: Heirs) -> None:
    """Questions are put to the active player, about what the menu of the turn still allows (HEIRS-TURN-01, -02)."""
    for step in g.stack:
        asked = step.ending if isinstance(step, EndTurn) else step.seat
        human = not (g.solo and asked == NORTH_SEAT)
        if (not step.auto and not human) or (asked in (SOUTH_SEAT, NORTH_SEAT) and asked != g.active):
            raise PositionError("position-wrong-seat", "HEIRS-TURN-01", field="stack", value=step.name)
        action = EMPTY
        if isinstance(step, PlaceTile):
            action = (A_BUILD if step.building else A_EXPAND) + step.tile
        elif isinstance(step, SendTroop):
            action = A_TROOP + step.troop
        elif isinstance(step, EndTurn) and human:
            action = A_END
        if action != EMPTY and MENU[asked].refusal(g, action) != LEGAL:
            raise PositionError("position-troop-place", "HEIRS-TURN-02", field="stack", value=step.name)
    in_siege = len(g.stack) > 0 and g.stack[-1].kind == "siege"
    for plot in members(g.besieged):
        if not in_siege or g.owners[plot] != 1 - g.active:
            value = str(cell_pair(g.cells[plot]))
            raise PositionError("position-troop-place", "HEIRS-BLD-SIEGE-01", field="table.besieged", value=value)


def _check_henri(g: Heirs) -> None:
    """Henri holds no tiles, and the reference is never a building of his (HEIRS-SOLO-20, -21)."""
    held = int(g.hand_size(NORTH_SEAT))
    if held:
        field = f"table.hands.{colours(g)[NORTH_SEAT]}"
        raise PositionError("position-length", "HEIRS-SOLO-20", field=field, count=held, expected=0)
    if g.owners[g.reference] == NORTH_SEAT:
        value = str(cell_pair(g.cells[g.reference]))
        raise PositionError("position-wrong-seat", "HEIRS-SOLO-21", field="table.henri.reference", value=value)


def _check_treasures(g: Heirs) -> None:
    """HEIRS-SOLO-03: the stack is what is unseen, less what was removed; HEIRS-SOLO-40: a met treasure leaves at once."""
    removed = g.tables.treasures_removed[g.config.number("level") - 1]
    expected = int(size(g.treasure_bag)) - removed
    if expected != g.treasure_stack:
        field = "table.henri.treasure_stack"
        raise PositionError("position-total", "HEIRS-SOLO-03", field=field, found=int(g.treasure_stack), expected=expected)
    if any(step.name == "henri:treasure" for step in g.stack):
        return
    for plot, token in enumerate(g.treasures):
        if token != EMPTY and treasures.is_met(g, plot, token):
            value = g.tables.treasure_ids[token]
            raise PositionError("position-troop-place", "HEIRS-SOLO-40", field="table.henri.treasures", value=value)
