"""The automa of the solo game: it rolls five dice, then places them one by one (NOBILITY-SOLO-07 to -13)."""

from __future__ import annotations

from abc import ABCMeta
from typing import Final

from regalia.core.ints import i64
from regalia.core.step import Automatic
from regalia.games.rise_to_nobility import chances
from regalia.games.rise_to_nobility.chances import C_AUTOMA
from regalia.games.rise_to_nobility.labels import building_name, guild_name
from regalia.games.rise_to_nobility.state import (
    AUTOMA_DICE,
    AUTOMA_OWNER,
    AUTOMA_SEAT,
    EMPTY,
    S_GUILD,
    S_HALL,
    S_TAVERN,
    S_YARD,
    Nobility,
)
from regalia.games.rise_to_nobility.steps.guild import DIE_SLOTS, reward_owner
from regalia.games.rise_to_nobility.tables import BLUE, FACES, GREEN, RED, WHITE, WORKSHOP_SLOTS, YELLOW


def die_of(g: Nobility, colour: i64) -> i64:
    return (AUTOMA_OWNER + colour) * 8 + g.automa[colour]


class OfAutoma(Automatic[Nobility], metaclass=ABCMeta):
    def __init__(self, name: str) -> None:
        super().__init__(f"automa:{name}", AUTOMA_SEAT)

    def misplaced(self, g: Nobility) -> str:
        return "" if g.solo else "players"

    def slot(self, g: Nobility) -> i64:
        """Where its die goes."""
        return EMPTY


class AutomaRoll(OfAutoma):
    def __init__(self) -> None:
        super().__init__("roll")

    def run(self, g: Nobility) -> None:
        for colour in range(AUTOMA_DICE):
            g.automa[colour] = g.roll(C_AUTOMA, FACES) + 1
        if g.events is not None:
            g.emit("automa-roll", AUTOMA_SEAT, {"dice": " ".join([str(value) for value in g.automa])})


class AutomaTavern(OfAutoma):
    """White occupies the first slot of the Cavern Tavern."""

    def __init__(self) -> None:
        super().__init__("white")

    def slot(self, g: Nobility) -> i64:
        return S_TAVERN

    def run(self, g: Nobility) -> None:
        g.slots[self.slot(g)] = die_of(g, WHITE)
        if g.events is not None:
            g.emit("automa-tavern", AUTOMA_SEAT, {"value": g.automa[WHITE]})


class AutomaYard(OfAutoma):
    """Green occupies the first slot of the Construction Yard."""

    def __init__(self) -> None:
        super().__init__("green")

    def slot(self, g: Nobility) -> i64:
        return S_YARD

    def run(self, g: Nobility) -> None:
        g.slots[self.slot(g)] = die_of(g, GREEN)
        if g.events is not None:
            g.emit("automa-yard", AUTOMA_SEAT, {"value": g.automa[GREEN]})


class AutomaHall(OfAutoma):
    """Yellow occupies the Town Hall slot of its value and discards the building there."""

    def __init__(self) -> None:
        super().__init__("yellow")

    def slot(self, g: Nobility) -> i64:
        return S_HALL + g.tables.hall_slot[g.automa[YELLOW]]

    def run(self, g: Nobility) -> None:
        g.slots[self.slot(g)] = die_of(g, YELLOW)
        slot: i64 = self.slot(g) - S_HALL
        building = g.hall[slot]
        if building == EMPTY:
            g.emit("automa-hall-empty", AUTOMA_SEAT, {"slot": slot + 1})
            return
        g.hall[slot] = EMPTY
        chances.discard_building(g, building)
        if g.events is not None:
            g.emit("automa-hall", AUTOMA_SEAT, {"slot": slot + 1, "building": building_name(g, building)})


class AutomaGuild(OfAutoma):
    """Red, then blue, blocks the guild of its value and rewards the player's workshops there twice (NOBILITY-SOLO-08, -09)."""

    def __init__(self, name: str, colour: i64) -> None:
        super().__init__(name)
        self.colour: Final[i64] = colour

    def slot(self, g: Nobility) -> i64:
        value: i64 = g.automa[self.colour]
        return S_GUILD + g.tables.guild_of_value[value] * DIE_SLOTS + g.tables.guild_slot[value]

    def run(self, g: Nobility) -> None:
        value: i64 = g.automa[self.colour]
        if self.colour == BLUE and value == g.automa[RED]:
            g.emit("automa-aside", AUTOMA_SEAT, {"value": value})
            return
        guild: i64 = g.tables.guild_of_value[value]
        g.slots[self.slot(g)] = die_of(g, self.colour)
        if g.events is not None:
            g.emit("automa-guild", AUTOMA_SEAT, {"guild": guild_name(g, guild), "value": value})
        for slot in range(WORKSHOP_SLOTS):
            if g.owners[guild * WORKSHOP_SLOTS + slot] != EMPTY:
                reward_owner(g, guild, slot, g.card.owner_times)


AUTOMA_ROLL: Final = AutomaRoll()
AUTOMA_TAVERN: Final = AutomaTavern()
AUTOMA_YARD: Final = AutomaYard()
AUTOMA_HALL: Final = AutomaHall()
AUTOMA_RED: Final = AutomaGuild("red", RED)
AUTOMA_BLUE: Final = AutomaGuild("blue", BLUE)
# By colour, in the order of NOBILITY-SOLO-07.
PLACING: Final[list[OfAutoma]] = [AUTOMA_TAVERN, AUTOMA_YARD, AUTOMA_HALL, AUTOMA_RED, AUTOMA_BLUE]


def push_turn(g: Nobility) -> None:
    """What is pushed last comes first."""
    for colour in range(AUTOMA_DICE - 1, -1, -1):
        g.push(PLACING[colour])
    g.push(AUTOMA_ROLL)
