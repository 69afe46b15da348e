"""The dice of a player: what has been placed, what the limit allows, what modifiers can reach."""

from __future__ import annotations

from regalia.core.ints import i64
from regalia.games.rise_to_nobility.state import NO_DIE, SLOTS, Nobility
from regalia.games.rise_to_nobility.supply import change
from regalia.games.rise_to_nobility.tables import FACES, H_DICE_LIMIT


def room(g: Nobility, seat: i64) -> i64:
    """NOBILITY-REP-01 to -06: the highest value that the next die may have."""
    return g.reputation[seat] + change(g, H_DICE_LIMIT) - g.placed[seat]


def unplaced(g: Nobility, seat: i64) -> i64:
    found: i64 = 0
    for at in range(seat * FACES, seat * FACES + FACES):
        found += g.dice[at]
    return found


def lowest(g: Nobility, seat: i64, face: i64) -> i64:
    """NOBILITY-MOD-01 to -03: the lowest value a die can be given."""
    low: i64 = face - g.modifiers[seat]
    return low if low > 1 else 1


def out_of_dice(g: Nobility, seat: i64) -> bool:
    """NOBILITY-TURN-09: no unplaced die, or none that the limit allows, modifiers considered; free slots play no part."""
    most = room(g, seat)
    for face in range(1, FACES + 1):
        if g.dice[seat * FACES + face - 1] > 0:
            return lowest(g, seat, face) > most
    return True


def put(g: Nobility, seat: i64, slot: i64) -> None:
    """NOBILITY-DIE-03, NOBILITY-MOD-04: the chosen die leaves the player's dice with exactly the modifiers it needs."""
    leave(g, seat)
    g.slots[slot] = seat * 8 + g.value_chosen


def leave(g: Nobility, seat: i64) -> None:
    """The die of the turn is placed and counts against the limit."""
    difference: i64 = g.value_chosen - g.face
    g.modifiers[seat] -= difference if difference > 0 else -difference
    g.dice[seat * FACES + g.face - 1] -= 1
    g.placed[seat] += g.value_chosen
    g.die_done = True


def lies(g: Nobility, seat: i64, slot: i64) -> bool:
    """Whether the die of the turn lies on a slot."""
    return g.die_done and g.slots[slot] == seat * 8 + g.value_chosen


def any_out(g: Nobility) -> bool:
    """Whether a player has dice at all: between the rounds nobody has."""
    for seat in range(g.players):
        if g.placed[seat] > 0 or unplaced(g, seat) > 0:
            return True
    return False


def take_all_back(g: Nobility) -> None:
    """NOBILITY-UPKEEP-01: all dice leave the board."""
    for slot in range(SLOTS):
        g.slots[slot] = NO_DIE
    for at in range(len(g.dice)):
        g.dice[at] = 0
    for seat in range(len(g.placed)):
        g.placed[seat] = 0
