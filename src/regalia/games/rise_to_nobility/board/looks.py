"""What all parts of the drawing share: who looks, the signs of things, and the numbers that events and offices change."""

from __future__ import annotations

from typing import Any

from regalia.drawing import seating
from regalia.drawing.scene import Scene
from regalia.games.rise_to_nobility.load import Components, components
from regalia.games.rise_to_nobility.load.records import Building, Character, CouncilTile, Settler, Ship

Json = dict[str, Any]

GOODS = {
    "books": "i-book",
    "weapons": "i-weapons",
    "furniture": "i-furniture",
    "relics": "i-relic",
    "jewelry": "i-jewel",
    "artwork": "i-art",
}
"""In the canonical order, which is that of the guilds too."""
CUBES = {"books": "book", "weapons": "steel", "furniture": "wood", "relics": "gold", "jewelry": "gem", "artwork": "leafg"}
RACES = {
    "halfling": "n-halfling",
    "human": "n-human",
    "elf": "n-elf",
    "dwarf": "n-dwarf",
    "green_elf": "n-green-elf",
    "trobit": "n-trobit",
}
EFFECTS = {
    "coin": "i-gold",
    "reputation": "n-reputation",
    "reroll": "n-reroll",
    "any_resource": "i-any",
    "exchange": "n-exchange",
    "community": "n-community",
}
REWARDS = {"gold": "i-gold", "vp": "i-vp"}
INCOMES = {"modifier": "i-modifier", "any_resource": "i-any", "reputation": "n-reputation"}
PLACES = {
    "tavern": "n-tavern",
    "yard": "i-site",
    "town_hall": "n-hall",
    "port": "n-port",
    "council": "n-council",
    "berk": "n-berk",
    "castle": "i-castle",
    "recall": "n-recall",
    "chancery": "n-chancery",
    "dice_tile": "n-dice-tile",
}
TINCTURES = {"black": 5, "white": 6, "yellow": 4, "red": 2, "green": 3, "blue": 1}
IN_HAND = ("value", "location", "council_tile", "castle_slot", "office", "dice_tile")
"""Questions about a die that is chosen but not yet placed."""
SETUP = ("first_commission", "gift_resource", "gift_settlers")


class Look:
    """One drawing: the scene, what is printed, and the seat whose things are "mine" (a spectator looks as seat 0)."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.table: Json = scene.table
        self.c: Components = components(scene.pack)
        self.players: list[Json] = scene.table["players"]
        self.me = seating.looking(scene, len(self.players))
        self.mine: Json = self.players[self.me]
        self.action: Json = scene.table["action"]
        self.acting: int = scene.table["active"]
        self.question: str = scene.view["question"] or ""
        self.solo = "solo" in scene.table
        self.card = self.c.game.player_count[len(self.players) - 1]
        self._dice: dict[tuple[int, int], int] = {}

    # -- words and pieces --------------------------------------------------------------------------

    def t(self, key: str, **args: int | str) -> str:
        return self.scene.t(key, **args)

    def lit(self, piece: str) -> bool:
        return self.scene.is_lit(piece)

    def touch(self, piece: str, name: str) -> str:
        return self.scene.touch(piece, name)

    def instead(self, whole: str, part: str) -> str:
        """While a turn is open and nothing can be done with a whole tray or a part of it, its things answer for the tray why not."""
        kind = part.partition(":")[0] + ":"
        open_tray = self.lit(whole) or any(piece.startswith(kind) for piece in self.scene.lit)
        return whole if self.question == "menu" and not open_tray else part

    def around(self) -> list[int]:
        """The seats of players, the viewer's first, then clockwise."""
        return seating.around(self.scene, len(self.players))[: len(self.players)]

    def die_id(self, owner: int, value: int) -> str:
        """A name that a die keeps when it goes from the hand to the board: dice on the board are drawn and counted first."""
        number = self._dice.get((owner, value), 0)
        self._dice[owner, value] = number + 1
        return f"die:{owner}:{value}:{number}"

    def in_hand(self, key: str) -> int:
        """The die being placed, as it shows ("die") or as it will lie there ("value"); 0 if there is none."""
        return int(self.action.get(key, 0)) if self.acting == self.me and self.question in IN_HAND else 0

    # -- printed things ----------------------------------------------------------------------------

    def settlers(self, id: str) -> Settler:
        return self.c.settlers[self.c.settler[id]]

    def building(self, id: str) -> Building:
        return self.c.buildings[self.c.building[id]]

    def ship(self, id: str) -> Ship:
        return self.c.ships[self.c.ship[id]]

    def council_tile(self, id: str) -> CouncilTile:
        return self.c.council[self.c.tile[id]]

    def character(self, id: str) -> Character:
        return self.c.characters[self.c.character[id]]

    def good_of(self, guild: str) -> str:
        return self.c.board.guild[self.c.guild[guild]].resource

    # -- numbers -----------------------------------------------------------------------------------

    def change(self, hook: str) -> int:
        """What the event of the round adds to a number."""
        current = self.table.get("events", {}).get("current")
        if current is None:
            return 0
        effect = self.c.events[self.c.event[current]].effect
        return (effect.amount or 0) if effect.hook == hook else 0

    def any_order(self) -> bool:
        """Whether the event lifts the order of dice at the Tavern and the Yard."""
        current = self.table.get("events", {}).get("current")
        return current is not None and self.c.events[self.c.event[current]].effect.hook == "free_order"

    def has(self, benefit: str, seat: int | None = None) -> bool:
        """Whether an office of the seat gives the benefit."""
        who = self.me if seat is None else seat
        offices: Json = self.table.get("chancery", {}).get("offices", {})
        return any(owner == who and self.c.chancery.office[self.c.office[id]].benefit == benefit for id, owner in offices.items())

    def house_price(self) -> int:
        return max(0, self.c.game.prices.house + self.change("house_price") - self.has("yard_discount"))

    def hall_price(self, slot: int) -> int:
        cost = self.c.board.town_hall_slot[slot].cost
        return max(0, cost + self.change("building_price") - self.has("hall_discount"))

    def council_gold(self, tile: CouncilTile) -> int:
        return 0 if self.has("council_no_gold") else tile.gold

    def council_loss(self) -> int:
        loss = self.c.game.prices.council_reputation_loss + self.change("council_reputation_loss")
        return max(0, loss - self.has("council_tact"))

    def welcomed(self, seat: int) -> list[str]:
        """The races of the satisfied settlers of a seat, one per card."""
        return [self.settlers(id).race for id in self.players[seat]["satisfied"]]

    def source(self, seat: int, name: str) -> int:
        """Points of one source, as if the game ended now."""
        return int(dict(self.players[seat]["points"]).get(name, 0))

    def points(self, seat: int) -> int:
        """On the track during the game, with everything at the end."""
        if self.scene.view["over"]:
            return int(self.scene.view["scores"][seat])
        return int(sum(self.players[seat]["vp"].values()))

    def worth(self, seat: int) -> int:
        """What the game would end with now, as far as the viewer may know."""
        return int(sum(points for _, points in self.players[seat]["points"]))


def span(values: list[int]) -> str:
    """The values of a slot: a number, or a range."""
    return f"{values[0]}–{values[-1]}" if len(values) > 1 else f"{values[0]}"
