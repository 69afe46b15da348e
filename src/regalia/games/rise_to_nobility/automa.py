"""The automa of the solo game: it rolls five dice, then places them one by one (NOBILITY-SOLO-07 to -13)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import Automatic
from regalia.games.rise_to_nobility import draws
from regalia.games.rise_to_nobility.draws import C_AUTOMA
from regalia.games.rise_to_nobility.labels import building_name, guild_name
from regalia.games.rise_to_nobility.state import AUTOMA_OWNER, AUTOMA_SEAT, EMPTY, S_GUILD, S_HALL, S_TAVERN, S_YARD, Nobility
from regalia.games.rise_to_nobility.steps.guild import DIE_SLOTS, reward_owner
from regalia.games.rise_to_nobility.tables import BLUE, FACES, GREEN, RED, WHITE, WORKSHOP_SLOTS, YELLOW


def die_of(g: Nobility, colour: i64) -> i64:
    return (AUTOMA_OWNER + colour) * 8 + g.automa[colour]


class AutomaRoll(Automatic[Nobility]):
    def __init__(self) -> None:
        super().__init__("automa:roll", AUTOMA_SEAT)

    def run(self, g: Nobility) -> None:
        for colour in range(5):
            g.automa[colour] = g.roll(C_AUTOMA, FACES) + 1
        if g.events is not None:
            g.emit("automa-roll", AUTOMA_SEAT, {"dice": " ".join([str(value) for value in g.automa])})


class AutomaTavern(Automatic[Nobility]):
    """White occupies the first slot of the Cavern Tavern."""

    def __init__(self) -> None:
        super().__init__("automa:white", AUTOMA_SEAT)

    def run(self, g: Nobility) -> None:
        g.slots[S_TAVERN] = die_of(g, WHITE)
        if g.events is not None:
            g.emit("automa-tavern", AUTOMA_SEAT, {"value": g.automa[WHITE]})


class AutomaYard(Automatic[Nobility]):
    """Green occupies the first slot of the Construction Yard."""

    def __init__(self) -> None:
        super().__init__("automa:green", AUTOMA_SEAT)

    def run(self, g: Nobility) -> None:
        g.slots[S_YARD] = die_of(g, GREEN)
        if g.events is not None:
            g.emit("automa-yard", AUTOMA_SEAT, {"value": g.automa[GREEN]})


class AutomaHall(Automatic[Nobility]):
    """Yellow occupies the Town Hall slot of its value and discards the building there."""

    def __init__(self) -> None:
        super().__init__("automa:yellow", AUTOMA_SEAT)

    def run(self, g: Nobility) -> None:
        slot: i64 = g.tables.hall_slot[g.automa[YELLOW]]
        g.slots[S_HALL + slot] = die_of(g, YELLOW)
        building = g.hall[slot]
        if building == EMPTY:
            g.emit("automa-hall-empty", AUTOMA_SEAT, {"slot": slot + 1})
            return
        g.hall[slot] = EMPTY
        draws.discard_building(g, building)
        if g.events is not None:
            g.emit("automa-hall", AUTOMA_SEAT, {"slot": slot + 1, "building": building_name(g, building)})


class AutomaGuild(Automatic[Nobility]):
    """Red, then blue, blocks the guild of its value and rewards the player's workshops there twice (NOBILITY-SOLO-08, -09)."""

    def __init__(self, name: str, colour: i64) -> None:
        super().__init__(name, AUTOMA_SEAT)
        self.colour: Final[i64] = colour

    def run(self, g: Nobility) -> None:
        value: i64 = g.automa[self.colour]
        if self.colour == BLUE and value == g.automa[RED]:
            g.emit("automa-aside", AUTOMA_SEAT, {"value": value})
            return
        guild: i64 = g.tables.guild_of_value[value]
        g.slots[S_GUILD + guild * DIE_SLOTS + g.tables.guild_slot[value]] = die_of(g, self.colour)
        if g.events is not None:
            g.emit("automa-guild", AUTOMA_SEAT, {"guild": guild_name(g, guild), "value": value})
        for slot in range(WORKSHOP_SLOTS):
            if g.owners[guild * WORKSHOP_SLOTS + slot] != EMPTY:
                reward_owner(g, guild, slot, g.card.owner_times)


AUTOMA_ROLL: Final = AutomaRoll()
AUTOMA_TAVERN: Final = AutomaTavern()
AUTOMA_YARD: Final = AutomaYard()
AUTOMA_HALL: Final = AutomaHall()
AUTOMA_RED: Final = AutomaGuild("automa:red", RED)
AUTOMA_BLUE: Final = AutomaGuild("automa:blue", BLUE)


def push_turn(g: Nobility) -> None:
    """In the order of NOBILITY-SOLO-07."""
    g.push(AUTOMA_BLUE)
    g.push(AUTOMA_RED)
    g.push(AUTOMA_HALL)
    g.push(AUTOMA_YARD)
    g.push(AUTOMA_TAVERN)
    g.push(AUTOMA_ROLL)
