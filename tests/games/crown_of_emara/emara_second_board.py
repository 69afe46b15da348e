"""A second engine, written from the rules alone to be compared with the first: its table, what is gained, how one pays.

It shares nothing with the game but the component files. A decision is a `yield` of a seat with its options, named as in the
journal; what chance decides is given to it (`fallen`). Where there is one option it goes on by itself, as the game does.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Generator, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import regalia.games.crown_of_emara as package

Asked = tuple[int, list[str]]
Play = Generator[Asked, str, Any]

FOLDER = Path(package.__file__).parent / "components"
RESOURCES = ["wood", "cloth", "grain", "stone"]
GOODS = [*RESOURCES, "gold", "bread", "book", "ring"]


def rows(file: str, name: str) -> dict[str, dict[str, Any]]:
    data = tomllib.loads((FOLDER / f"{file}.toml").read_text(encoding="utf-8"))
    return {row["id"]: row for row in data[name]}


CARDS = rows("action_cards", "card")
ADVISORS = rows("advisors", "advisor")
EVENTS = rows("events", "event")
TOKENS = rows("favour_tokens", "token")
RANKS = list(rows("nobility", "rank").values())
TILES = rows("boards", "countryside")
TOWN = list(rows("boards", "town"))
HUTS = {hut["id"]: (tile, hut["cost"]) for tile, row in TILES.items() for hut in row["hut"]}
MARKERS = rows("markers", "marker")
SETUPS = tomllib.loads((FOLDER / "markers.toml").read_text(encoding="utf-8"))["setup"]


class Player:
    def __init__(self, row: Mapping[str, Any]) -> None:
        self.goods = Counter({good: row["goods"].get(good, 0) for good in GOODS})
        self.citizens: int = row["citizens"]
        self.buildings: int = row["buildings"]
        self.country: str = row["councillors"]["countryside"]
        self.town: str = row["councillors"]["town"]
        self.advisors = set(row["advisors"])
        self.tokens = Counter(row["favours"])
        self.nobility = dict(row["nobility"])
        self.slots = list(row["slots"])
        self.hand = set(row["hand"])
        self.pile = set(row["draw_pile"])

    def has(self, effect: str) -> bool:
        return any(ADVISORS[id]["effect"]["kind"] == effect for id in self.advisors)

    def resources(self) -> int:
        return sum(self.goods[good] for good in RESOURCES)

    def shown(self) -> dict[str, Any]:
        return {
            "goods": {good: self.goods[good] for good in GOODS},
            "citizens": self.citizens,
            "buildings": self.buildings,
            "councillors": {"countryside": self.country, "town": self.town},
            "advisors": sorted(self.advisors),
            "favours": sorted(self.tokens.elements()),
            "nobility": self.nobility,
            "slots": self.slots,
            "hand": sorted(self.hand),
        }


class Board:
    """Made of a position at the beginning of a turn."""

    def __init__(self, position: Mapping[str, Any]) -> None:
        table = position["table"]
        self.mode: str = position["mode"]
        self.informed: bool = position["options"]["informed_choice"]
        self.players = [Player(row) for row in table["players"]]
        self.round: int = table["round"]
        self.begun: int = table["turns_begun"] - 1
        self.statue: int = table["statue"]
        self.country: list[str] = table["countryside"]
        self.town: list[str] = table["town"]
        self.huts: dict[str, int | None] = dict(table["huts"])
        self.offers = {town: list(row) for town, row in table["advisors"].items()}
        self.top: str | None = table["advisor_stack"]["top"]
        self.below = set(table["advisor_stack"]["below"])
        self.event: str = table["event"]
        self.pile = Counter(table["favour_pile"])
        self.discard = Counter(table["favour_discard"])
        kinds = {(kind, good): table["markers"][kind][good] for kind in ("gift", "donation") for good in RESOURCES}
        single = {(kind, kind): table["markers"][kind] for kind in ("bread", "stone")}
        self.edges: dict[tuple[str, str], int | str] = kinds | single
        victoria = table.get("victoria")
        self.victoria: dict[str, Any] | None = victoria and {"citizens": victoria["citizens"], "nobility": victoria["nobility"]}
        self.fallen: list[str] = []

    def shown(self) -> dict[str, Any]:
        gone = {kind: {good: self.edges[kind, good] for good in RESOURCES} for kind in ("gift", "donation")}
        return {
            "players": [player.shown() for player in self.players],
            "markers": {**gone, "bread": self.edges["bread", "bread"], "stone": self.edges["stone", "stone"]},
            "huts": self.huts,
            "advisors": self.offers,
            "top": self.top,
            "event": self.event,
            "favour_pile": sorted(self.pile.elements()),
            "favour_discard": sorted(self.discard.elements()),
            "statue": self.statue,
            "victoria": self.victoria,
        }

    def ask(self, seat: int, options: Sequence[str]) -> Generator[Asked, str, str]:
        if len(options) == 1:
            return options[0]
        return (yield seat, list(options))

    def chance(self, kind: str) -> str:
        found, _, what = self.fallen.pop(0).partition(":")
        assert found == kind
        return what

    def modifier(self, on: str) -> dict[str, Any]:
        event = EVENTS[self.event]
        return event if event.get("on") == on else {}

    def in_order(self) -> list[int]:
        """From the statue on, clockwise."""
        count = len(self.players)
        return [(self.statue + place) % count for place in range(count)]

    # -- markers ---------------------------------------------------------------------------------

    def _numbers(self, kind: str) -> list[int]:
        setup = "solo" if self.victoria else f"p{len(self.players)}"
        found: list[int] = MARKERS[kind]["values"][SETUPS[setup][f"{kind}_face"]]
        return found

    def shows(self, kind: str, good: str) -> int:
        edge = self.edges[kind, good]
        return int(MARKERS[kind]["printed"]) if isinstance(edge, str) else self._numbers(kind)[edge]

    def turn_marker(self, kind: str, good: str) -> None:
        edge = self.edges[kind, good]
        if not isinstance(edge, str):
            self.edges[kind, good] = edge + 1 if edge + 1 < len(self._numbers(kind)) else "removed"

    # -- gains -----------------------------------------------------------------------------------

    def gain(self, seat: int, gained: Mapping[str, int]) -> None:
        player = self.players[seat]
        for good, count in gained.items():
            if good == "cp":
                player.citizens += count
            elif good == "bp":
                more = 2 if player.has("on_bp_gain") else 0
                player.buildings += max(0, count + more + self.modifier("bp_gain").get("bonus", {}).get("bp", 0))
            else:
                player.goods[good] += count

    # -- paying ----------------------------------------------------------------------------------

    def missing(self, seat: int, cost: Mapping[str, int], among: Iterable[str] = RESOURCES) -> int:
        """What gold must stand in for."""
        goods = self.players[seat].goods
        return sum(max(0, cost.get(good, 0) - goods[good]) for good in among)

    def can_pay(self, seat: int, price: Mapping[str, int], gold_pays: bool = True) -> bool:
        """A price of resources by type, or of any, and of other things that nothing stands in for."""
        player = self.players[seat]
        for good, count in price.items():
            held = {"cp": player.citizens, "any_resource": player.resources()}.get(good, player.goods[good])
            if good == "any_resource" and gold_pays:
                held += player.goods["gold"]
            if good not in RESOURCES and held < count:
                return False
        return self.missing(seat, price) <= player.goods["gold"]

    def pay(self, seat: int, price: Mapping[str, int], gold_pays: bool = True) -> Play:
        player = self.players[seat]
        for good, count in price.items():
            if good == "cp":
                player.citizens -= count
            elif good not in RESOURCES and good != "any_resource":
                player.goods[good] -= count
        yield from self._pay_types(seat, price)
        yield from self.pay_any(seat, price.get("any_resource", 0), gold_pays)

    def _pay_types(self, seat: int, price: Mapping[str, int]) -> Play:
        goods = self.players[seat].goods
        for place, good in enumerate(RESOURCES):
            due = price.get(good, 0)
            spare = goods["gold"] - self.missing(seat, price, RESOURCES[place + 1 :])
            numbers = range(max(0, due - goods[good]), min(due, spare) + 1)
            if due:
                chosen = yield from self.ask(seat, [f"pay_gold:{number}" for number in numbers])
                gold = int(chosen.partition(":")[2])
                goods["gold"] -= gold
                goods[good] -= due - gold

    def pay_any(self, seat: int, count: int, gold_pays: bool = True) -> Play:
        """Unit by unit, in order; the last one paid."""
        goods = self.players[seat].goods
        units = [*RESOURCES, "gold"] if gold_pays else RESOURCES
        unit = ""
        while count:
            left = units[units.index(unit) if unit else 0 :]
            enough = [good for at, good in enumerate(left) if sum(goods[later] for later in left[at:]) >= count]
            chosen = yield from self.ask(seat, [f"pay_any:{good}" for good in enough if goods[good]])
            unit = chosen.partition(":")[2]
            goods[unit] -= 1
            count -= 1
        return unit

    def affords(self, seat: int, cost: Mapping[str, int], discount: int) -> bool:
        """The cost of a hut or an advisor."""
        player = self.players[seat]
        if player.has("any_resources_for_hire_recruit"):
            return player.resources() + player.goods["gold"] >= sum(cost.values()) - discount
        return self.missing(seat, cost) <= player.goods["gold"] + discount

    def pay_cost(self, seat: int, cost: Mapping[str, int], discount: int) -> Play:
        if discount >= sum(cost.values()):
            return
        if self.players[seat].has("any_resources_for_hire_recruit"):
            yield from self.pay_any(seat, sum(cost.values()) - discount)
            return
        at = 0
        for left in range(discount - 1, -1, -1):
            fitting = [good for good in RESOURCES[at:] if self._can_drop(seat, cost, good, left)]
            chosen = yield from self.ask(seat, [f"drop_unit:{good}" for good in fitting])
            dropped = chosen.partition(":")[2]
            cost = {**cost, dropped: cost[dropped] - 1}
            at = RESOURCES.index(dropped)
        yield from self._pay_types(seat, cost)

    def _can_drop(self, seat: int, cost: Mapping[str, int], good: str, left: int) -> bool:
        """Whether the rest can be paid after this unit and so many more of this type or later ones."""
        if not cost.get(good, 0):
            return False
        rest = {**cost, good: cost[good] - 1}
        if not left:
            return self.missing(seat, rest) <= self.players[seat].goods["gold"]
        return any(self._can_drop(seat, rest, later, left - 1) for later in RESOURCES[RESOURCES.index(good) :])
