"""The second engine's places: moving a councillor, the countryside, visits in town. See emara_second_board.py."""

from __future__ import annotations

from collections import Counter
from typing import Any

from emara_second_board import HUTS, RESOURCES, TILES, TOKENS, Board, Play

BOOKS = {1: 3, 2: 6, 3: 10, 4: 15, 5: 21}
WOOD = {1: 5, 3: 10}


def word(chosen: str) -> str:
    return chosen.partition(":")[2]


def number(chosen: str) -> int:
    return int(word(chosen))


class Places(Board):
    def move(self, seat: int, steps: int) -> Play:
        player = self.players[seat]
        chosen = yield from self.ask(seat, ["choose_councillor:countryside", "choose_councillor:town"])
        if word(chosen) == "town":
            player.town = self.town[(self.town.index(player.town) + steps) % 4]
            yield from self.visit(seat, player.town)
            return
        player.country = self.country[(self.country.index(player.country) + steps) % 4]
        if (yield from self.ask(seat, ["country_action:take", "decline"])) == "decline":
            return
        good = TILES[player.country]["resource"]
        player.goods[good] += 1
        for _ in [hut for hut, owner in self.huts.items() if owner == seat and HUTS[hut][0] == player.country]:
            bread = ["craftsman_choice:bread"] if self.can_pay(seat, {"grain": 1}) else []
            chosen = yield from self.ask(seat, ["craftsman_choice:resource", *bread, "decline"])
            if word(chosen) == "resource":
                player.goods[good] += 1
            if word(chosen) == "bread":
                yield from self.pay(seat, {"grain": 1})
                player.goods["bread"] += 1

    def types(self, seat: int, kind: str) -> list[str]:
        return [good for good in RESOURCES if self.can_pay(seat, {good: self.shows(kind, good)})]

    def sub_actions(self, seat: int, location: str) -> list[str]:
        player = self.players[seat]
        possible: dict[str, dict[str, Any]] = {
            "castle": {"gift": self.types(seat, "gift"), "book_to_buildings": player.goods["book"]},
            "cathedral": {"donation": self.types(seat, "donation")},
            "market": {"buy_gold": player.resources(), "books_to_citizens": player.goods["book"]},
            "construction_site": {
                "deliver_stone": self.can_pay(seat, {"stone": 1}),
                "deliver_bread": player.goods["bread"],
                "deliver_wood": self.can_pay(seat, {"wood": 1}),
            },
        }
        return [sub for sub, can in possible[location].items() if can]

    def tokens_for(self, seat: int, location: str) -> list[str]:
        return [id for id in +self.players[seat].tokens if TOKENS[id]["location"] == location]

    def visit(self, seat: int, location: str) -> Play:
        player = self.players[seat]
        while tokens := self.tokens_for(seat, location):
            chosen = yield from self.ask(seat, [*(f"redeem_favour:{id}" for id in tokens), "done"])
            if chosen == "done":
                break
            player.tokens[word(chosen)] -= 1
            self.discard[word(chosen)] += 1
            self.gain(seat, TOKENS[word(chosen)]["gain"])
        used: list[str] = []
        while True:
            left = [f"town_menu:{sub}" for sub in self.sub_actions(seat, location) if sub not in used]
            chosen = yield from self.ask(seat, [*left, "done"])
            if chosen == "done":
                return
            used.append(word(chosen))
            yield from self.sub_action(seat, word(chosen))

    def sub_action(self, seat: int, sub: str) -> Play:
        player = self.players[seat]
        if sub in ("gift", "donation"):
            yield from self.give(seat, sub)
        elif sub == "book_to_buildings":
            player.goods["book"] -= 1
            self.gain(seat, {"bp": 5})
        elif sub == "deliver_stone":
            yield from self.pay(seat, {"stone": 1})
            self.gain(seat, {"bp": 5, "cp": self.shows("stone", "stone")})
            self.turn_marker("stone", "stone")
        else:
            amounts = {
                "buy_gold": [n for n in (1, 2) if n <= player.resources() and (n == 1 or self.modifier("buy_gold"))],
                "books_to_citizens": [n for n in BOOKS if n <= player.goods["book"]],
                "deliver_bread": [n for n in (1, 2, 3) if n <= player.goods["bread"]],
                "deliver_wood": [n for n in WOOD if self.can_pay(seat, {"wood": n})],
            }
            amount = number((yield from self.ask(seat, [f"choose_amount:{n}" for n in amounts[sub]])))
            yield from self.deliver(seat, sub, amount)

    def deliver(self, seat: int, sub: str, amount: int) -> Play:
        if sub == "buy_gold":
            yield from self.pay_any(seat, amount, gold_pays=False)
            self.gain(seat, {"gold": amount})
        elif sub == "books_to_citizens":
            yield from self.pay(seat, {"book": amount})
            self.gain(seat, {"cp": BOOKS[amount]})
        elif sub == "deliver_bread":
            yield from self.pay(seat, {"bread": amount})
            self.gain(seat, {"cp": amount * self.shows("bread", "bread")})
            self.turn_marker("bread", "bread")
        else:
            yield from self.pay(seat, {"wood": amount})
            self.gain(seat, {"bp": WOOD[amount]})

    def give(self, seat: int, kind: str) -> Play:
        player = self.players[seat]
        good = word((yield from self.ask(seat, [f"choose_type:{good}" for good in self.types(seat, kind)])))
        yield from self.pay(seat, {good: self.shows(kind, good)})
        self.turn_marker(kind, good)
        self.gain(seat, self.modifier(kind).get("bonus", {}))
        if kind == "gift":
            self.gain(seat, {"ring": 1, "cp": 2 if player.has("on_gift") else 0})
            return
        self.gain(seat, {"book": 2 if player.has("on_donation") else 1})
        drawn: list[str] = []
        while len(drawn) < 3 and +(self.pile + self.discard):
            if not +self.pile:
                self.pile, self.discard = self.discard, Counter()
            drawn.append(self.chance("favour"))
            self.pile[drawn[-1]] -= 1
        if drawn:
            kept = word((yield from self.ask(seat, [f"keep_favour:{id}" for id in sorted(set(drawn))])))
            drawn.remove(kept)
            player.tokens[kept] += 1
            self.discard.update(drawn)
