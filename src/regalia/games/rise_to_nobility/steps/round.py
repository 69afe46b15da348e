"""The round and its four phases; the upkeep (NOBILITY-UPKEEP-01 to -09) and the end after round 10 (NOBILITY-END-01)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import NOBODY, Automatic
from regalia.games.rise_to_nobility import automa, chances, dice, scoring
from regalia.games.rise_to_nobility.labels import ship_name
from regalia.games.rise_to_nobility.state import COUNCIL_SPACES, EMPTY, Nobility
from regalia.games.rise_to_nobility.steps.chancery import replace_dice_by_tokens
from regalia.games.rise_to_nobility.steps.income import INCOME_PHASE
from regalia.games.rise_to_nobility.steps.menu import FIRST_TURN, win
from regalia.games.rise_to_nobility.steps.preparation import PREPARATION
from regalia.games.rise_to_nobility.tables import FACES, RESOURCES, ROUNDS
from regalia.kit.sets import bit


class BeginRound(Automatic[Nobility]):
    """NOBILITY-ROUND-02: preparation, actions, income, upkeep; what is pushed last comes first."""

    def __init__(self) -> None:
        super().__init__("begin_round", NOBODY)

    def misplaced(self, g: Nobility) -> str:
        """All dice have left the board, nobody has passed, and the event of the last round is over."""
        return "passed" if g.passed != 0 else PREPARATION.misplaced(g)

    def run(self, g: Nobility) -> None:
        g.push(UPKEEP)
        g.push(INCOME_PHASE)
        g.push(FIRST_TURN)
        if g.solo:
            automa.push_turn(g)
        g.push(PREPARATION)


class Upkeep(Automatic[Nobility]):
    """NOBILITY-UPKEEP-09: none after round 10, which is the end. NOBILITY-SOLO-10: the objective is checked after the income."""

    def __init__(self) -> None:
        super().__init__("upkeep", NOBODY)

    def run(self, g: Nobility) -> None:
        if g.solo and scoring.objective_met(g):
            win(g)
        elif g.round < ROUNDS:
            clean_up(g)
            g.push(BEGIN_ROUND)
        else:
            g.reveal()  # NOBILITY-INFO-03: commission cards are shown at final scoring
            g.emit("solo-lost" if g.solo else "game-over", NOBODY, {})


def clean_up(g: Nobility) -> None:
    """NOBILITY-UPKEEP-01 to -08, in this order."""
    replace_dice_by_tokens(g)
    dice.take_all_back(g)
    g.passed = 0
    for at in range(len(g.automa)):
        g.automa[at] = 0
    change_ship(g)
    for space in range(COUNCIL_SPACES):
        if g.council[space] == EMPTY:
            chances.reveal_council_tile(g, space)
    restock_town_hall(g)
    if g.event != EMPTY:
        g.events_past |= bit(g.event)
        g.event = EMPTY
    g.first = (g.first + 1) % g.players
    g.round += 1


def change_ship(g: Nobility) -> None:
    """NOBILITY-UPKEEP-02."""
    for resource in range(RESOURCES):
        g.sold[resource] = 0
    chances.reveal_ship(g)
    if g.ship != EMPTY and g.events is not None:
        g.emit("ship", NOBODY, {"ship": ship_name(g, g.ship)})


def restock_town_hall(g: Nobility) -> None:
    """NOBILITY-UPKEEP-04: slide left, fill from the cheapest slot on, then replace workshops of full guilds where they lie."""
    kept: i64 = 0
    for slot in range(FACES):
        building: i64 = g.hall[slot]
        g.hall[slot] = EMPTY
        if building != EMPTY:
            g.hall[kept] = building
            kept += 1
    for slot in range(kept, FACES):
        chances.reveal_building(g, slot)
    for slot in range(FACES):
        chances.replace_dead(g, slot)


UPKEEP: Final = Upkeep()
BEGIN_ROUND: Final = BeginRound()
