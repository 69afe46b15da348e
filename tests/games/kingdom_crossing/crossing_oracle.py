"""A second, slow reading of the Work action: every way to play it, written from the rules and sharing no code with the game.

`explore` gives the tree of all choices up to the payment: {action key: tree}, pruned of every choice after which nothing can
be paid; PAID is a leaf, None means that there is no way at all. A question whose only answer is to skip is left out.
Upgrades and Favours cannot change what is payable: they are nodes with the single key "*".
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from crossing_table import REGION, C

PAID = "paid"
Tree = dict[str, Any] | str | None
BRIDGES = {bridge.id: tuple(bridge.between) for bridge in C.map.bridge}
EFFECT = {card.id: card.effect for card in [*C.structures, C.house_card]} | {bird.id: bird.effect for bird in C.birds}
COST = {card.id: card.cost for card in [*C.characters, *C.structures]}
TILE = {tile.id: tile for tile in C.tiles}
TRACK = {track.id: track for track in C.board.track}
SPOTS = {spot.id: spot for spot in C.board.spot}
COINS = C.investment.coins


@dataclass(frozen=True)
class Moment:
    """What can change before the payment."""

    coins: int
    square: int
    tracks: tuple[tuple[str, int], ...]
    filled: frozenset[str]
    upgraded: frozenset[str]
    birds: int
    region: str
    paws: frozenset[str]
    balloon: str
    flown: bool = False
    traded: bool = False

    def track(self, name: str) -> int:
        return dict(self.tracks)[name]

    def with_track(self, name: str, square: int) -> Moment:
        return replace(self, tracks=tuple((n, square if n == name else s) for n, s in self.tracks))

    def symbols(self, decor: str) -> int:
        return sum(SPOTS[id].symbols for id in self.filled if SPOTS[id].decor == decor)


Then = Callable[[Moment], Tree]


def pruned(options: dict[str, Tree]) -> Tree:
    return {key: tree for key, tree in options.items() if tree is not None} or None


class Turn:
    """One Work action of a player, on a board that does not change before the payment."""

    def __init__(self, view: dict[str, Any], name: str, tile: str) -> None:
        player = view["players"][name]
        self.spaces = view["spaces"]
        self.structures = player["structures"]
        self.columns = player["columns"]
        self.tile = TILE[tile]
        self.side = self.tile.upgraded if tile in player["upgraded"] else self.tile.base
        self.start = Moment(
            player["coins"],
            player["investment"],
            tuple(player["resources"].items()),
            frozenset(player["decorations"]),
            frozenset(player["upgraded"]),
            len(player["birds"]),
            player["worker"],
            frozenset(player["paws"]),
            view["balloon"],
        )

    def explore(self) -> Tree:
        if self.side.before_move is None:
            return self.window_1(self.start)
        return self.effect(self.start, self.side.before_move, self.window_1)

    # -- the steps of CROSSING-WORK-01 -----------------------------------------------------------

    def window_1(self, m: Moment) -> Tree:
        return self.window(m, lambda m: self.fly(m, "balloon_before", lambda m: self.cross(m, self.tile.bridges)))

    def window(self, m: Moment, then: Then) -> Tree:
        price = self.side.trade_cost
        if not price or m.traded or m.coins < price:
            return then(m)
        options: dict[str, Tree] = {}
        for name, square in m.tracks:
            if square < 10:
                options[f"trade:{name}"] = self.gain(replace(m, coins=m.coins - price, traded=True), name, 1, then)
        return self.skippable(options, "trade:skip", then(m))

    def skippable(self, options: dict[str, Tree], skip: str, skipped: Tree) -> Tree:
        found = pruned(options)
        return skipped if found is None else pruned(options | {skip: skipped})

    def fly(self, m: Moment, decision: str, then: Then) -> Tree:
        price = 3 if m.balloon == m.region else 10
        if m.flown or m.coins < price:
            return then(m)
        options: dict[str, Tree] = {}
        for region in set(REGION.values()) - {m.region}:
            options[f"{decision}:{region}"] = then(replace(m, coins=m.coins - price, region=region, balloon=region, flown=True))
        return self.skippable(options, f"{decision}:skip", then(m))

    def cross(self, m: Moment, left: int) -> Tree:
        if left == 0:
            return self.fly(m, "balloon_after", lambda m: self.window(m, self.card))
        options: dict[str, Tree] = {}
        for bridge, ends in BRIDGES.items():
            if m.region in ends and bridge not in m.paws:
                to = ends[1 - ends.index(m.region)]
                options[f"bridge:{bridge}"] = self.cross(replace(m, region=to, paws=m.paws | {bridge}), left - 1)
        return pruned(options)

    def card(self, m: Moment) -> Tree:
        options: dict[str, Tree] = {}
        for space, region in REGION.items():
            card = self.spaces[space]["card"]
            if region == m.region and card:
                options[f"card:{card}"] = self.meet(m, self.spaces[space]["bird"], COST.get(card, 0))
        return pruned(options)

    def meet(self, m: Moment, bird: str | None, cost: int) -> Tree:
        if bird is None:
            return self.pay(m, cost)

        def kept(m: Moment) -> Tree:
            return self.pay(replace(m, birds=m.birds + 1), cost)

        def again(m: Moment) -> Tree:
            return self.effect(m, EFFECT[bird], kept)

        return self.effect(m, EFFECT[bird], again if self.side.double_bird else kept)

    def pay(self, m: Moment, cost: int) -> Tree:
        return self.window(m, lambda m: PAID if m.coins >= cost else None)

    # -- effects ---------------------------------------------------------------------------------

    def effect(self, m: Moment, effect: Any, then: Then) -> Tree:
        paws = len(m.paws)
        n = effect.n
        match effect.kind:
            case "coins":
                return then(replace(m, coins=m.coins + n))
            case "coins_per_paw":
                return then(replace(m, coins=m.coins + n * paws))
            case "coins_minus_paws":
                return then(replace(m, coins=m.coins + effect.base - paws))
            case "coins_per":
                return then(replace(m, coins=m.coins + n * self.count(m, effect)))
            case "invest":
                return self.invest(m, n, then)
            case "resource":
                return self.gain(m, effect.type, n, then)
            case "structure_trigger":
                return pruned({f"structure:{id}": self.effect(m, EFFECT[id], then) for id in self.structures})
            case "decoration":
                return self.decorate(m, effect, then)
            case "upgrade":
                return (
                    then(m)
                    if len(m.upgraded) == 6
                    else pruned({"*": then(replace(m, upgraded=m.upgraded | {f"+{len(m.upgraded)}"}))})
                )
            case "favour":
                return pruned({"*": then(m)})
            case "vp" | "vp_per" | "vp_per_paw_pair":
                return then(m)
        raise AssertionError(effect.kind)

    def count(self, m: Moment, effect: Any) -> int:
        return {
            "structure": len(self.structures),
            "flower_symbol": m.symbols("flower"),
            "sculpture_symbol": m.symbols("sculpture"),
            "guild_card": self.columns.get(effect.guild, 0),
            "bird_pair": m.birds // 2,
        }[effect.what]

    def invest(self, m: Moment, n: int, then: Then) -> Tree:
        if n == 0:
            return then(m)
        options = {"invest:advance": self.invest(replace(m, square=min(m.square + 1, len(COINS) - 1)), n - 1, then)}
        if m.square:
            options["invest:collect"] = self.invest(replace(m, coins=m.coins + COINS[m.square], square=0), n - 1, then)
        return pruned(options)

    def gain(self, m: Moment, name: str, n: int, then: Then) -> Tree:
        if n == 0 or m.track(name) == 10:
            return then(m)
        square = m.track(name) + 1
        moved = m.with_track(name, square)
        bonus = TRACK[name].bonus if square == TRACK[name].bonus_square else TRACK[name].final_bonus if square == 10 else None
        if bonus is None:
            return self.gain(moved, name, n - 1, then)
        return self.effect(moved, bonus, lambda m: self.gain(m, name, n - 1, then))

    def decorate(self, m: Moment, effect: Any, then: Then) -> Tree:
        if len(m.paws) < (effect.min_paws or 0):
            return then(m)
        free = [
            id
            for id, spot in SPOTS.items()
            if spot.symbols == 1 and id not in m.filled and effect.decor in (spot.decor, "either")
        ]
        if not free:
            return then(m)
        return pruned({f"spot:{id}": then(replace(m, filled=m.filled | {id})) for id in free})
