"""The rules read a second time, plainly: what a position allows, from its JSON and the printed components alone."""

from __future__ import annotations

from functools import cached_property
from itertools import product
from typing import Any

from nobility_table import GAME, GUILDS, RACES, RESOURCES

Json = dict[str, Any]

PRINTED = GAME.components
PLACES = ["tavern", "yard", *GUILDS, "town_hall", "port", "council", "berk", "castle", "recall", "chancery", "dice_tile"]
TOKENS, HOUSES, PLOTS, TOP = 20, 7, 7, 24


def band(value: int) -> int:
    """The slot, row or desk of a value: 1-2, 3-4 or 5-6."""
    return (value - 1) // 2


class Book:
    def __init__(self, position: Json, seat: int) -> None:
        self.seat = seat
        self.table: Json = position["table"]
        self.action: Json = self.table["action"]
        self.players: list[Json] = self.table["players"]
        self.me = self.players[seat]
        self.card = PRINTED.game.player_count[len(self.players) - 1]
        current = self.table.get("events", {}).get("current")
        self.event = PRINTED.events[PRINTED.event[current]].effect if current else None
        self.chancery: Json = self.table.get("chancery", {})
        self.races = {PRINTED.settlers[PRINTED.settler[card]].race for card in self.me["satisfied"]}
        self.benefits = {PRINTED.chancery.office[PRINTED.office[office]].benefit for office in self.offices(seat)}

    def offices(self, seat: int) -> list[str]:
        return [office for office, owner in self.chancery.get("offices", {}).items() if owner == seat]

    def changed(self, hook: str) -> int:
        """NOBILITY-EVENT-06."""
        return (self.event.amount or 0) if self.event and self.event.hook == hook else 0

    def apprentices(self, guild: str) -> list[int]:
        found: list[int] = self.table["guilds"][guild]["apprentices"]
        return found

    # -- dice ----------------------------------------------------------------------------------------

    def room(self, seat: int) -> int:
        """NOBILITY-REP-01, -05: what the limit leaves for the next die."""
        player = self.players[seat]
        own = [die["value"] for die in dice_in(self.table) if die["owner"] == seat]
        own += [value for card in player.get("commissions", []) for value in card["dice"]]
        own += [player["board_die"]] if player["board_die"] else []
        return int(player["reputation"]) + self.changed("dice_limit") - sum(own)

    @cached_property
    def own_room(self) -> int:
        return self.room(self.seat)

    def out_of_dice(self, seat: int) -> bool:
        """NOBILITY-TURN-09."""
        player = self.players[seat]
        return all(max(1, die - player["modifiers"]) > self.room(seat) for die in player["dice"])

    def values(self, die: int) -> list[int]:
        """NOBILITY-MOD-01 to -04: what a die may be placed as."""
        near = [value for value in range(1, 7) if abs(value - die) <= self.me["modifiers"] and value <= self.own_room]
        return [value for value in near if any(self.place(value, place, abs(value - die)) == "" for place in PLACES)]

    def dice(self) -> list[int]:
        return [die for die in sorted(set(self.me["dice"])) if self.values(die)]

    # -- places: the clause that refuses a value, or "" ----------------------------------------------

    def place(self, value: int, place: str, spent: int) -> str:
        if place in GUILDS:
            return self._guild(value, place)
        if place == "berk":
            return self._berk(value, spent)
        reason: str = getattr(self, f"_{place}")(value)
        return reason

    def _row(self, place: str, value: int, falling: bool) -> str:
        """The Tavern and the Yard are filled from left to right."""
        lying = [die["value"] for die in self.table[place]["dice"] if die]
        if len(lying) == self.card.tavern_slots:
            return "01"
        free = self.event is not None and self.event.hook == "free_order"
        if lying and not free and (value > lying[-1] if falling else value < lying[-1]):
            return "02"
        return ""

    def _tavern(self, value: int) -> str:
        row = self._row("cavern_tavern", value, falling=False)
        if row:
            return f"TAVERN-{row}"
        return "" if any(self.table["cavern_tavern"]["settlers"]) else "TAVERN-06"

    def _yard(self, value: int) -> str:
        row = self._row("construction_yard", value, falling=True)
        if row:
            return f"YARD-{row}"
        if self.me["gold"] < 5 + self.changed("house_price") - ("yard_discount" in self.benefits):
            return "YARD-03"
        return "YARD-05" if self.me["houses"] + self.me["plots"] == HOUSES else ""

    def _guild(self, value: int, guild: str) -> str:
        dice = self.table["guilds"][guild]["dice"]
        if any(die and isinstance(die["owner"], str) for die in dice):
            return "SOLO-09"
        if dice[band(value)]:
            return "DIE-03"
        return "GUILD-02" if sum(die is not None for die in dice) == self.card.guild_dice else ""

    def _town_hall(self, value: int) -> str:
        hall = self.table["town_hall"]
        die, tile = hall["dice"][value - 1], hall["buildings"][value - 1]
        if die:
            return "SOLO-13" if isinstance(die["owner"], str) else "DIE-03"
        if not tile:
            return "HALL-03"
        if self.me["gold"] < 3 + value + self.changed("building_price") - ("hall_discount" in self.benefits):
            return "HALL-02"
        guild = PRINTED.buildings[PRINTED.building[tile]].guild
        if guild is None:
            return "" if self.me["workers"] and not all(self.me["community_zones"]) else "HALL-20"
        full = all(self.table["guilds"][guild]["workshops"])
        return "" if self.apprentices(guild)[self.seat] and not full else "HALL-10"

    def wanted(self) -> list[str]:
        """NOBILITY-PORT-03: what the ship still takes of what there is."""
        ship = PRINTED.ships[PRINTED.ship[self.table["port"]["ship"]]].demand
        sold = self.table["port"]["sold"]
        return [one for one in RESOURCES if self.me["resources"][one] and sold.get(one, 0) < ship[one].spaces]

    def _port(self, value: int) -> str:
        if self.table["port"]["dice"][value - 1]:
            return "DIE-03"
        if not any(self.me["resources"].values()):
            return "PORT-02"
        return "" if self.wanted() else "PORT-04"

    def request(self, row: int, column: int) -> str:
        """NOBILITY-COUNCIL-02, -03, -05."""
        tile = PRINTED.council[PRINTED.tile[self.table["stone_council"]["tiles"][row][column]]]
        if self.me["nobility"] < tile.nobility:
            return "COUNCIL-02"
        if RACES[column] not in self.races:
            return "COUNCIL-03"
        poor = "council_no_gold" not in self.benefits and self.me["gold"] < tile.gold
        lacking = any(self.me["resources"][resource] < amount for resource, amount in tile.resources.items())
        return "COUNCIL-05" if poor or lacking else ""

    def requests(self, value: int) -> dict[int, str]:
        """By column, where a tile lies in the row of the value."""
        row = band(value)
        return {column: self.request(row, column) for column in range(6) if self.table["stone_council"]["tiles"][row][column]}

    def _council(self, value: int) -> str:
        found = list(self.requests(value).values())
        if found:
            return "" if "" in found else found[0]
        return "COUNCIL-07" if any(self.table["stone_council"]["dice"][band(value)]) else "COUNCIL-10"

    def parts(self, spent: int = 0) -> list[str]:
        """NOBILITY-BERK-08: what can be done at Berk's office."""
        found = []
        if TOKENS - sum(player["modifiers"] for player in self.players) + spent > 0:
            found.append("modifiers")
        if self.renewals():
            found.append("renew")
        if self.chancery and len(self.me["commissions"]) <= len(self.offices(self.seat)):
            found += ["commission"] if self.chancery["dice_tiles"] and self.chancery["deck"] + self.chancery["under"] else []
        return found

    def renewals(self) -> list[str]:
        shown = {"settlers": self.table["cavern_tavern"]["settlers"], "buildings": self.table["town_hall"]["buildings"]}
        return [what for what, row in shown.items() if any(row)]

    def _berk(self, value: int, spent: int) -> str:
        if self.table["berk_office"]["dice"][band(value)]:
            return "DIE-03"
        return "" if self.parts(spent) else "BERK-08"

    def castle_slots(self, value: int) -> list[int]:
        slots = self.table["ivory_castle"]["dice"]
        return [slot for slot in (band(value), 3) if slot < len(slots) and not slots[slot]]

    def _castle(self, value: int) -> str:
        return "" if self.castle_slots(value) else "DIE-03"

    def _recall(self, value: int) -> str:
        if self.me["board_die"]:
            return "RECALL-03"
        if value < 5:
            return "DIE-02"
        return "" if any(self.apprentices(guild)[self.seat] for guild in GUILDS) else "RECALL-01"

    def office(self, office: str) -> str:
        printed = PRINTED.chancery.office[PRINTED.office[office]]
        if printed.row == "bottom" and len(self.players) < 5:
            return "CHANC-05"
        if printed.race not in self.races:
            return "CHANC-07"
        if not self.me["workers"]:
            return "CHANC-08"
        return "" if self.chancery["offices"][office] is None else "CHANC-10"

    def _chancery(self, value: int) -> str:
        if not self.chancery:
            return "CHANC-01"
        if self.chancery["dice"][value - 1]:
            return "DIE-03"
        upper, lower = self.office(f"T{value}"), self.office(f"B{value}")
        return upper and lower and upper

    def tile(self, holding: Json, value: int) -> str:
        if value not in PRINTED.chancery.dice_tile[PRINTED.dice_tile[holding["dice_tile"]]].values:
            return "CMS-02"
        return "CMS-04" if value in holding["complete"] + holding["dice"] else ""

    def _dice_tile(self, value: int) -> str:
        if not self.chancery:
            return "CHANC-01"
        found = {self.tile(holding, value) for holding in self.me["commissions"]}
        return "" if "" in found else max(found)

    # -- income --------------------------------------------------------------------------------------

    def income(self) -> int:
        """NOBILITY-INCOME-02, -05: gold."""
        gold = 3 * len(self.offices(self.seat))
        for guild in GUILDS:
            here = self.apprentices(guild)
            if here[self.seat]:
                each = self.card.apprentice_income[sum(here) - 1] + self.changed("apprentice_income")
                gold += here[self.seat] * max(0, each)
        return gold

    def goods(self) -> dict[str, int]:
        """NOBILITY-INCOME-03: the resources with those of the own workshops."""
        shops = [[shop for shop in self.table["guilds"][guild]["workshops"] if shop] for guild in GUILDS]
        own = [sum(shop["owner"] == self.seat for shop in row) for row in shops]
        return {resource: self.me["resources"][resource] + more for resource, more in zip(RESOURCES, own, strict=True)}

    def score(self) -> int:
        """NOBILITY-END-02, -03; commissions apart."""
        shield = next(one.vp for one in PRINTED.board.nobility_shield if self.me["nobility"] in one.levels)
        return sum(self.me["vp"].values()) + shield + sum(self.me["resources"].values()) // 2

    # -- besides dice --------------------------------------------------------------------------------

    def spendable(self, resource: str) -> int:
        """NOBILITY-SETTLER-05."""
        four = PRINTED.characters[PRINTED.character[self.me["character"]]].four_of == resource
        return min(self.me["resources"][resource], 4 if four else 3)

    def settlers(self, card: str) -> str:
        printed = PRINTED.settlers[PRINTED.settler[card]]
        amounts = [self.spendable(resource) for resource in printed.resources]
        if 0 in amounts:
            return "SETTLER-03"
        return "" if sum(amounts) >= printed.min else "SETTLER-04"

    def satisfy(self) -> str:
        if not self.me["settlers"] or not self.me["houses"] or self.me["plots"] == PLOTS:
            return "SETTLER-01"
        found = [self.settlers(card) for card in self.me["settlers"]]
        if "" in found:
            return ""
        return "SETTLER-04" if "SETTLER-04" in found else "SETTLER-03"

    def buildings(self) -> list[str]:
        shops = [(guild, slot, shop) for guild in GUILDS for slot, shop in enumerate(self.table["guilds"][guild]["workshops"], 1)]
        found = [f"{guild}:{slot}" for guild, slot, shop in shops if shop and shop["owner"] == self.seat]
        return found + [f"zone:{zone}" for zone, tile in enumerate(self.me["community_zones"], 1) if tile]

    def amounts(self) -> list[int]:
        """NOBILITY-SETTLER-04: amounts of the type in question from which the total can still come to lie in the range."""
        printed = PRINTED.settlers[PRINTED.settler[self.action["settlers"]]]
        types = [resource for resource in RESOURCES if resource in printed.resources]
        rest = [range(1, self.spendable(resource) + 1) for resource in types[types.index(self.action["spending"]) :]]
        spent = self.action.get("spent", 0)
        return sorted({way[0] for way in product(*rest) if printed.min <= spent + sum(way) <= printed.max})


def dice_in(value: Any) -> list[Json]:
    """All dice on slots, wherever they lie."""
    if isinstance(value, dict) and value.keys() == {"owner", "value"}:
        return [value]
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [die for one in inner for die in dice_in(one)]
