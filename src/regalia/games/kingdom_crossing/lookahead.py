"""Whether a Work action can still be paid for (CROSSING-WORK-04, -06 to -08): the procedure of the rules, exactly.

A purse is what can change before the payment, packed into one number: coins, Investment square, the four resource markers,
Flower and Sculpture symbols. An Outlook is an imagined moment of the Work action; its methods bear the names of the rules.
Nothing hidden is looked at: no chance event before the payment changes coins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.state import S_CARD, S_FLY_AFTER, S_FLY_BEFORE, S_MEET, S_W1, S_W2, S_W3, Crossing
from regalia.kit.sets import BIT, SIZES

if TYPE_CHECKING:
    from regalia.games.kingdom_crossing.player import Player

COINS_AT: Final = 32
INVEST_AT: Final = 28
TRACKS_AT: Final = 12
FLOWERS_AT: Final = 6
ONE_COIN: Final = 4294967296
ONE_STEP: Final = 268435456
ONE_FLOWER: Final = 64
ONE_SCULPTURE: Final = 1


def purse_of(tables: t.Tables, p: Player) -> i64:
    coins: i64 = p.coins
    invest: i64 = p.invest
    flowers = p.symbols(tables, t.FLOWER)
    sculptures = p.symbols(tables, t.SCULPTURE)
    return (coins << COINS_AT) | (invest << INVEST_AT) | (p.tracks << TRACKS_AT) | (flowers << FLOWERS_AT) | sculptures


def carefree(g: Crossing, seat: i64) -> bool:
    """The shortcut of WORK-06: the coins at hand already pay for a card on the way, so nothing that only gains can be wrong."""
    p = g.players[seat]
    if g.stage >= S_MEET:
        return p.coins >= g.tables.cost[g.face[g.space]]
    if g.stage >= S_W2:
        return p.coins >= g.cheapest[p.worker]
    return walk_pays(g, p.worker, p.paws, g.left, p.coins)


def walk_pays(g: Crossing, region: i64, mask: i64, left: i64, coins: i64) -> bool:
    """Whether some walk ends where a card costs no more than these coins."""
    ends: i64 = g.tables.walk_ends(region, mask, left)
    for end in range(t.REGIONS):
        if (ends >> end) & 1 and g.cheapest[end] <= coins:
            return True
    return False


class Outlook:
    """An imagined moment of the seat's Work action: the real one, but for what the asking step changes in it."""

    def __init__(self, g: Crossing, seat: i64, tile: i64, side: i64, left: i64) -> None:
        p = g.players[seat]
        tables = g.tables
        self.g: Crossing = g
        self.tables: t.Tables = tables
        self.p: Player = p
        self.price: i64 = tables.trade_cost[tile * 2 + side]
        self.doubled: bool = tables.double_bird[tile * 2 + side] != 0
        self.paws: i64 = p.paw_count() + left  # P: the same for every route of a tile
        self.birds: i64 = p.bird_count()
        self.stage: i64 = g.stage
        self.region: i64 = p.worker
        self.balloon: i64 = g.balloon
        self.mask: i64 = p.paws
        self.left: i64 = left
        self.flown: bool = g.flown
        self.traded: bool = g.traded
        self.flowers: i64 = p.symbols(tables, t.FLOWER)
        self.sculptures: i64 = p.symbols(tables, t.SCULPTURE)
        self.flower_spots: i64 = SIZES[p.free_spots(tables, t.FLOWER)]
        self.sculpture_spots: i64 = SIZES[p.free_spots(tables, t.SCULPTURE)]

    # -- outcomes(purse, effect) ---------------------------------------------------------------

    def outcomes(self, purse: i64, effect: i64, birds: i64, out: list[int]) -> None:
        """Append every purse that can result; `birds` is how many Birds count as owned."""
        tables = self.tables
        kind: i64 = tables.e_kind[effect]
        n: i64 = tables.e_n[effect]
        if kind == t.COINS:
            out.append(purse + n * ONE_COIN)
        elif kind == t.COINS_PER_PAW:
            out.append(purse + n * self.paws * ONE_COIN)
        elif kind == t.COINS_MINUS_PAWS:
            out.append(purse + max(n - self.paws, 0) * ONE_COIN)
        elif kind == t.INVEST:
            self.invested(purse, n, out)
        elif kind == t.RESOURCE:
            self.gained(purse, tables.e_of[effect], n, birds, out)
        elif kind == t.STRUCTURE_TRIGGER:
            self.triggered(purse, birds, out)
        elif kind == t.COINS_PER:
            out.append(purse + n * self._count(purse, tables.e_of[effect], tables.e_guild[effect], birds) * ONE_COIN)
        elif kind == t.DECORATION and self.paws >= tables.e_min_paws[effect]:
            self.decorated(purse, tables.e_of[effect], out)
        else:
            out.append(purse)

    def invested(self, purse: i64, n: i64, out: list[int]) -> None:
        """CROSSING-INV-01 to -04, n times."""
        if n == 0:
            out.append(purse)
            return
        square: i64 = (purse >> INVEST_AT) & 15
        self.invested(purse + ONE_STEP if square < self.tables.last_invest else purse, n - 1, out)
        if self.tables.can_collect(square):
            self.invested(purse - square * ONE_STEP + self.tables.invest_coins[square] * ONE_COIN, n - 1, out)

    def gained(self, purse: i64, track: i64, n: i64, birds: i64, out: list[int]) -> None:
        """CROSSING-TRACK-01 to -05: n squares on a track, one at a time, each with its bonus."""
        at: i64 = TRACKS_AT + 4 * track
        square: i64 = (purse >> at) & 15
        if n == 0 or square >= t.LAST_SQUARE:
            out.append(purse)
            return
        moved: i64 = purse + BIT[at]
        square += 1
        bonus: i64 = t.NONE
        if square == self.tables.bonus_square[track]:
            bonus = self.tables.bonus[track]
        elif square == t.LAST_SQUARE:
            bonus = self.tables.final_bonus[track]
        if bonus == t.NONE:
            self.gained(moved, track, n - 1, birds, out)
            return
        after: list[int] = []
        self.outcomes(moved, bonus, birds, after)
        for q in after:
            self.gained(q, track, n - 1, birds, out)

    def triggered(self, purse: i64, birds: i64, out: list[int]) -> None:
        """One of the Structures owned; the card being bought is not owned yet (CROSSING-BUY-07)."""
        rest: i64 = self.p.structures
        structure: i64 = 0
        while rest > 0:
            if rest & 1:
                self.outcomes(purse, self.tables.structure_effect[structure], birds, out)
            structure += 1
            rest >>= 1

    def decorated(self, purse: i64, decor: i64, out: list[int]) -> None:
        """One one-symbol token; only how many symbols there are matters for coins, not the spot."""
        flowers: i64 = (purse >> FLOWERS_AT) & 63
        sculptures: i64 = purse & 63
        placed = False
        if decor != t.SCULPTURE and flowers - self.flowers < self.flower_spots:
            out.append(purse + ONE_FLOWER)
            placed = True
        if decor != t.FLOWER and sculptures - self.sculptures < self.sculpture_spots:
            out.append(purse + ONE_SCULPTURE)
            placed = True
        if not placed:
            out.append(purse)

    def _count(self, purse: i64, what: i64, guild: i64, birds: i64) -> i64:
        if what == t.PER_FLOWER:
            return (purse >> FLOWERS_AT) & 63
        if what == t.PER_SCULPTURE:
            return purse & 63
        if what == t.PER_GUILD_CARD:
            return self.p.column(guild)
        if what == t.PER_BIRD_PAIR:
            return birds // 2
        return self.p.structure_count()

    # -- the stages ----------------------------------------------------------------------------

    def can(self, purse: i64) -> bool:
        """Whether the rest of the Work action, from `stage` on, can be paid for with this purse."""
        stage = self.stage
        if stage <= S_W1:
            return self._can_begin(purse)
        if stage <= S_FLY_AFTER:
            return self.can_route(purse, stage == S_FLY_BEFORE)
        if stage == S_W2:
            return self.can_arrive(self.region, purse)
        if stage == S_CARD:
            return self._can_choose(self.region, purse, self.traded)
        if stage == S_MEET:
            return self.can_settle(self.g.space, purse, self.traded)
        cost: i64 = self.tables.cost[self.g.face[self.g.space]]
        if (purse >> COINS_AT) >= cost:
            return True
        if stage != S_W3:
            return False
        birds: i64 = self.birds + 1 if self.g.met != t.NONE else self.birds
        return self._trade_pays(purse, birds, cost)

    def can_any(self, purses: list[int]) -> bool:
        for purse in purses:
            if self.can(purse):
                return True
        return False

    def _can_begin(self, purse: i64) -> bool:
        """W1, then the way."""
        if self.can_route(purse, True):
            return True
        if self.price == 0 or self.traded:
            return False
        self.traded = True
        found = False
        for q in self.trade(purse, self.birds):
            if self.can_route(q, True):
                found = True
                break
        self.traded = False
        return found

    def can_route(self, purse: i64, before_open: bool) -> bool:
        tables = self.tables
        ends: i64 = tables.walk_ends(self.region, self.mask, self.left)
        for end in range(t.REGIONS):
            if (ends >> end) & 1 and self.can_arrive(end, purse):
                return True
        if self.flown:
            return False
        if self._can_fly_after(purse, ends):
            return True
        return before_open and self._can_fly_before(purse)

    def _can_fly_after(self, purse: i64, ends: i64) -> bool:
        for end in range(t.REGIONS):
            if (ends >> end) & 1:
                price = self.flight_price(end)
                if (purse >> COINS_AT) >= price:
                    for to in range(t.REGIONS):
                        if to != end and self.can_arrive(to, purse - price * ONE_COIN):
                            return True
        return False

    def _can_fly_before(self, purse: i64) -> bool:
        price = self.flight_price(self.region)
        if (purse >> COINS_AT) < price:
            return False
        left: i64 = purse - price * ONE_COIN
        for to in range(t.REGIONS):
            if to != self.region:
                ends: i64 = self.tables.walk_ends(to, self.mask, self.left)
                for end in range(t.REGIONS):
                    if (ends >> end) & 1 and self.can_arrive(end, left):
                        return True
        return False

    def flight_price(self, region: i64) -> i64:
        """CROSSING-BALL-03, for a Worker in the region."""
        return self.tables.flight_here if self.balloon == region else self.tables.flight_elsewhere

    def can_arrive(self, region: i64, purse: i64) -> bool:
        """W2, then the card."""
        if self._can_choose(region, purse, self.traded):
            return True
        if self.price == 0 or self.traded:
            return False
        for q in self.trade(purse, self.birds):
            if self._can_choose(region, q, True):
                return True
        return False

    def _can_choose(self, region: i64, purse: i64, traded: bool) -> bool:
        if self.g.cheapest[region] <= (purse >> COINS_AT):
            return True
        for space in range(self.tables.first_space[region], self.tables.first_space[region + 1]):
            if self.can_settle(space, purse, traded):
                return True
        return False

    def can_settle(self, space: i64, purse: i64, traded: bool) -> bool:
        """From "card chosen" to the payment: its Bird, W3, coins."""
        face: i64 = self.g.face[space]
        if face == t.NONE:
            return False
        cost: i64 = self.tables.cost[face]
        if (purse >> COINS_AT) >= cost:
            return True
        bird: i64 = self.g.bird_on[space]
        trades = self.price > 0 and not traded
        if bird == t.NONE:
            return trades and self._trade_pays(purse, self.birds, cost)
        effect: i64 = self.tables.bird_effect[bird]
        purses: list[int] = []
        self.outcomes(purse, effect, self.birds, purses)
        if self.doubled:
            purses = self.all_outcomes(purses, effect, self.birds)
        for q in purses:
            if (q >> COINS_AT) >= cost:
                return True
        if trades:
            for q in purses:
                if self._trade_pays(q, self.birds + 1, cost):
                    return True
        return False

    def all_outcomes(self, purses: list[int], effect: i64, birds: i64) -> list[int]:
        found: list[int] = []
        for purse in purses:
            self.outcomes(purse, effect, birds, found)
        return found

    # -- Trade ---------------------------------------------------------------------------------

    def trade(self, purse: i64, birds: i64) -> list[int]:
        """Every purse after one Trade; none without the price."""
        found: list[int] = []
        if (purse >> COINS_AT) >= self.price:
            for track in range(t.TRACKS):
                self.traded_for(purse, track, birds, found)
        return found

    def traded_for(self, purse: i64, track: i64, birds: i64, out: list[int]) -> None:
        """CROSSING-WORK-05: not into a full track."""
        if ((purse >> (TRACKS_AT + 4 * track)) & 15) < t.LAST_SQUARE:
            self.gained(purse - self.price * ONE_COIN, track, 1, birds, out)

    def _trade_pays(self, purse: i64, birds: i64, cost: i64) -> bool:
        if self.price == 0 or self.traded:
            return False
        for q in self.trade(purse, birds):
            if (q >> COINS_AT) >= cost:
                return True
        return False


def outlook(g: Crossing, seat: i64) -> Outlook:
    """The real moment of the Work action under way."""
    return Outlook(g, seat, g.tile, g.side, g.left)


def flight_pays(g: Crossing, seat: i64, region: i64, stage: i64) -> bool:
    """CROSSING-WORK-08: whether a card can be paid for after a flight to the region, the action going on at the stage."""
    p = g.players[seat]
    price = g.flight_price(seat)
    if walk_pays(g, region, p.paws, g.left, p.coins - price):
        return True
    look = outlook(g, seat)
    look.stage = stage
    look.region = region
    look.balloon = region
    look.flown = True
    return look.can(purse_of(g.tables, p) - price * ONE_COIN)


def can_work(g: Crossing, seat: i64, tile: i64) -> bool:
    """CROSSING-WORK-03, -06: whether Work with this moving tile can be completed."""
    p = g.players[seat]
    tables = g.tables
    side: i64 = (p.upgraded >> tile) & 1
    bridges: i64 = tables.bridges[tile]
    if tables.walk_ends(p.worker, p.paws, bridges) != 0 and walk_pays(g, p.worker, p.paws, bridges, p.coins):
        return True
    look = Outlook(g, seat, tile, side, bridges)
    look.stage = S_W1
    look.flown = False
    look.traded = False
    purse = purse_of(tables, p)
    effect: i64 = tables.before_move[tile * 2 + side]
    if effect == t.NONE:
        return look.can(purse)
    purses: list[int] = []
    look.outcomes(purse, effect, look.birds, purses)
    return look.can_any(purses)
