"""The second engine's turns: cards, bonus actions, rounds and the end. See emara_second_board.py."""

from __future__ import annotations

from typing import Any

from emara_second_board import ADVISORS, CARDS, EVENTS, HUTS, RANKS, RESOURCES, TOWN, Play
from emara_second_places import Places, number, word

CRAFTSMEN = [1, 2, 3, 4]
FROM_ROUND = 2
"""Victoria waits in the first round."""


class Engine(Places):
    # -- bonus actions ---------------------------------------------------------------------------

    def huts_for(self, seat: int, discount: int) -> list[str]:
        player = self.players[seat]
        if list(self.huts.values()).count(seat) == len(CRAFTSMEN):
            return []
        near = [id for id, (tile, _) in HUTS.items() if tile == player.country or player.has("hire_recruit_anywhere")]
        return [id for id in near if self.huts[id] is None and self.affords(seat, HUTS[id][1], discount)]

    def hire(self, seat: int, discount: int) -> Play:
        hut = word((yield from self.ask(seat, [f"choose_hut:{id}" for id in self.huts_for(seat, discount)])))
        yield from self.pay_cost(seat, HUTS[hut][1], discount)
        self.gain(seat, {"cp": CRAFTSMEN[list(self.huts.values()).count(seat)]})
        self.huts[hut] = seat

    def advisors_for(self, seat: int, discount: int) -> list[str]:
        player = self.players[seat]
        towns = TOWN if player.has("hire_recruit_anywhere") else [player.town]
        there = [id for town in towns for id in self.offers[town] if id]
        return [id for id in there if self.affords(seat, ADVISORS[id]["cost"], discount + self.event_discount())]

    def event_discount(self) -> int:
        return int(self.modifier("recruit").get("discount", 0))

    def recruit(self, seat: int, discount: int) -> Play:
        id = word((yield from self.ask(seat, [f"choose_advisor:{id}" for id in self.advisors_for(seat, discount)])))
        yield from self.pay_cost(seat, ADVISORS[id]["cost"], discount + self.event_discount())
        row = next(row for row in self.offers.values() if id in row)
        row[row.index(id)] = self.top
        if self.top:
            self.top = self.chance("advisor") if self.below else None
            self.below.discard(self.top or "")
        self.gain(seat, {"cp": ADVISORS[id]["cp"]})
        if ADVISORS[id]["effect"]["kind"] == "gain":
            self.gain(seat, ADVISORS[id]["effect"]["gain"])
        self.players[seat].advisors.add(id)

    def can_rise(self, seat: int) -> bool:
        held = len(self.players[seat].nobility)
        return held < len(RANKS) and self.can_pay(seat, RANKS[held]["cost"])

    def rise(self, seat: int) -> None:
        player = self.players[seat]
        rank = RANKS[len(player.nobility)]
        player.goods.subtract(rank["cost"])
        place = self.cards_taken(rank["id"])
        player.nobility[rank["id"]] = place + 1
        self.gain(seat, {"cp": rank["cards_cp"][place]})
        self.gain(seat, self.modifier("raise_rank").get("bonus", {}))

    def cards_taken(self, rank: str) -> int:
        held = [player.nobility for player in self.players] + ([self.victoria["nobility"]] if self.victoria else [])
        return sum(rank in cards for cards in held)

    # -- a turn ----------------------------------------------------------------------------------

    def card_has_use(self, seat: int, effect: str) -> bool:
        if effect == "exchange":
            return self.players[seat].resources() > 0
        if effect == "discount_bonus":
            return bool(self.huts_for(seat, 1) or self.advisors_for(seat, 1))
        return effect != "any_town_action" or bool(self.towns_for(seat))

    def towns_for(self, seat: int) -> list[str]:
        return [town for town in TOWN if self.tokens_for(seat, town) or self.sub_actions(seat, town)]

    def use_card(self, seat: int, card: dict[str, Any]) -> Play:
        effect = card["effect"]
        if effect == "take":
            self.gain(seat, card["take"])
        elif effect == "step":
            yield from self.move(seat, 1)
        elif effect == "exchange":
            rates = {rate["id"]: rate for rate in card["rates"] if self.can_pay(seat, rate["pay"], gold_pays=False)}
            chosen = yield from self.ask(seat, [*(f"exchange_rate:{id}" for id in rates), "skip"])
            if chosen != "skip":
                yield from self.pay(seat, rates[word(chosen)]["pay"], gold_pays=False)
                self.gain(seat, rates[word(chosen)]["gain"])
        elif effect == "discount_bonus":
            possible = {"hire": self.huts_for(seat, 1), "recruit": self.advisors_for(seat, 1)}
            chosen = yield from self.ask(seat, [*(f"discount_choice:{id}" for id in possible if possible[id]), "skip"])
            if chosen != "skip":
                yield from (self.hire(seat, 1) if word(chosen) == "hire" else self.recruit(seat, 1))
        else:
            chosen = yield from self.ask(seat, [*(f"town_choice:{town}" for town in self.towns_for(seat)), "skip"])
            if chosen != "skip":
                yield from self.visit(seat, word(chosen))

    def ready(self, seat: int, used: set[str]) -> list[str]:
        """Once-per-turn advisors that can be used now."""
        player = self.players[seat]
        found = []
        for id in player.advisors - used:
            effect = ADVISORS[id]["effect"]
            merchant = effect["kind"] == "swap_resource" and self.can_pay(seat, {"any_resource": 1})
            if merchant or any(self.can_pay(seat, trade["pay"]) for trade in effect.get("options", [])):
                found.append(id)
        return found

    def use(self, seat: int, id: str) -> Play:
        effect = ADVISORS[id]["effect"]
        if effect["kind"] == "swap_resource":
            paid = yield from self.pay_any(seat, 1)
            taken = yield from self.ask(seat, [f"swap_gain:{good}" for good in RESOURCES if good != paid])
            self.gain(seat, {word(taken): 1})
            return
        trades = {n: trade for n, trade in enumerate(effect["options"], 1) if self.can_pay(seat, trade["pay"])}
        trade = trades[number((yield from self.ask(seat, [f"choose_amount:{n}" for n in trades])))]
        yield from self.pay(seat, trade["pay"])
        self.gain(seat, trade["gain"])

    def menu(self, seat: int, card: str, done: set[str], swapped: str) -> list[str]:
        player = self.players[seat]
        found = {
            "do_card": self.card_has_use(seat, CARDS[card]["effect"]),
            "do_move": True,
            "raise_rank": self.can_rise(seat),
            "hire": self.huts_for(seat, 0),
            "recruit": self.advisors_for(seat, 0),
        }
        options = [key for key, can in found.items() if can and key not in done]
        options += [f"use:{id}" for id in self.ready(seat, done)]
        if player.has("swap_ring_gold"):
            ways = {"swap:ring_to_gold": player.goods["ring"], "swap:gold_to_ring": player.goods["gold"]}
            options += [way for way, held in ways.items() if held and swapped in ("", way)]
        if "do_move" in done and ("do_card" in done or not CARDS[card]["mandatory"]):
            options.append("end_turn")
        return options

    def turn(self, seat: int) -> Play:
        player = self.players[seat]
        card = word((yield from self.ask(seat, [f"choose_card:{id}" for id in CARDS if id in player.hand])))
        free = [place for place in range(3) if player.slots[place] is None]
        slot = number((yield from self.ask(seat, [f"choose_slot:{place + 1}" for place in free])))
        player.hand.remove(card)
        player.slots[slot - 1] = card
        done: set[str] = set()
        swapped = ""
        while (chosen := (yield from self.ask(seat, self.menu(seat, card, done, swapped)))) != "end_turn":
            if chosen.startswith("swap:"):
                swapped = chosen
                ring = 1 if chosen == "swap:gold_to_ring" else -1
                player.goods.update({"ring": ring, "gold": -ring})
                continue
            swapped = ""
            done.add(word(chosen) or chosen)
            if chosen == "do_card":
                yield from self.use_card(seat, CARDS[card])
            elif chosen == "do_move":
                yield from self.move(seat, slot)
            elif chosen == "raise_rank":
                self.rise(seat)
            elif chosen == "hire":
                yield from self.hire(seat, 0)
            elif chosen == "recruit":
                yield from self.recruit(seat, 0)
            else:
                yield from self.use(seat, word(chosen))

    # -- rounds and the end ----------------------------------------------------------------------

    def game(self) -> Play:
        while True:
            while self.begun < 3 * len(self.players):
                seat = (self.statue + self.begun) % len(self.players)
                self.begun += 1
                yield from self.turn(seat)
            yield from self.end_of_round()
            if self.round == 6:
                break
            self.next_round()
        for seat in self.in_order():
            points = self.left_overs(seat)
            chosen = yield from self.ask(seat, [f"final_allocation:{n}" for n in range(points + 1)])
            self.players[seat].citizens += number(chosen)
            self.players[seat].buildings += points - number(chosen)

    def end_of_round(self) -> Play:
        if EVENTS[self.event]["kind"] == "end_of_round":
            for seat in self.in_order():
                trades = {f"{n}_{good}": row for row in EVENTS[self.event]["options"] for good, n in row["pay"].items()}
                payable = [f"end_round_event:{id}" for id, row in trades.items() if self.can_pay(seat, row["pay"])]
                chosen = yield from self.ask(seat, [*payable, "decline"])
                if chosen != "decline":
                    yield from self.pay(seat, trades[word(chosen)]["pay"])
                    self.gain(seat, trades[word(chosen)]["gain"])
        if self.victoria and self.round >= FROM_ROUND:
            self.victoria["citizens"] += self.shows("stone", "stone") + self.shows("bread", "bread")
            self.turn_marker("stone", "stone")
            self.turn_marker("bread", "bread")
            if self.round < 6:
                rank = RANKS[self.round - FROM_ROUND]
                place = self.cards_taken(rank["id"])
                self.victoria["nobility"][rank["id"]] = place + 1
                self.victoria["citizens"] += rank["cards_cp"][place]

    def next_round(self) -> None:
        self.statue = (self.statue + 1) % len(self.players)
        for player in self.players:
            player.slots = [None] * 3
            if self.round == 3:
                player.pile = set(CARDS)
            drawn = set(player.pile) if self.informed else {self.chance("card") for _ in range(3)}
            player.pile -= drawn
            player.hand |= drawn
        self.round += 1
        self.begun = 0
        self.event = self.chance("event")
        for seat in self.in_order():
            self.gain(seat, EVENTS[self.event].get("take", {}))

    def left_overs(self, seat: int) -> int:
        player = self.players[seat]
        ones = sum(player.goods[good] for good in ("gold", "book", "bread")) + player.tokens.total()
        return 2 * player.goods["ring"] + ones + player.resources() // 2

    def result(self) -> list[tuple[int, ...]]:
        """Each player's final score and what breaks ties; Victoria's citizens."""
        found: list[tuple[int, ...]] = []
        for player in self.players:
            pawns = sorted((player.citizens, player.buildings))
            rank = len(player.nobility)
            card = RANKS[rank - 1]["cards_cp"][player.nobility[RANKS[rank - 1]["id"]] - 1] if rank else 0
            found.append((*pawns, rank, card))
        return [*found, (self.victoria["citizens"],)] if self.victoria else found

    def places(self) -> list[int]:
        found = self.result()
        if self.mode == "solo_high_score":
            return [0, 0]
        if self.victoria:
            return [1, 2] if found[0][0] > found[1][0] else [2, 1]
        return [1 + sum(other > mine for other in found) for mine in found]
