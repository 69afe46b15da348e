"""Gains that bring a choice and nothing further: D03 invest, D13 upgrade, D02 spot, D15 deco_mode, D18 favour."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.step import LEGAL, Arg
from regalia.games.kingdom_crossing import actions as act
from regalia.games.kingdom_crossing import reasons as why
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.chances import draw_favour
from regalia.games.kingdom_crossing.lookahead import ONE_COIN, ONE_FLOWER, ONE_SCULPTURE, ONE_STEP, Outlook, outlook
from regalia.games.kingdom_crossing.names import favour_name, spot_name, tile_name
from regalia.games.kingdom_crossing.reasons import elsewhere
from regalia.games.kingdom_crossing.state import Crossing
from regalia.games.kingdom_crossing.steps.base import Ask, Auto, can_after, free_choice, real_purse
from regalia.kit.sets import BIT

SEATS: Final = 4
FALLBACKS: Final = 10


# -- coins and points ----------------------------------------------------------------------------


def gain_coins(g: Crossing, seat: i64, coins: i64) -> None:
    """CROSSING-COMP-02: the supply is unlimited."""
    g.players[seat].coins += coins
    if g.events is not None and coins > 0:
        g.emit("coins", seat, {"coins": coins})


def gain_vp(g: Crossing, seat: i64, vp: i64) -> None:
    """CROSSING-COMP-04: at once, without a limit."""
    g.players[seat].vp += vp
    if g.events is not None and vp > 0:
        g.emit("vp", seat, {"vp": vp})


# -- Investment ------------------------------------------------------------------------------------


class Invest(Ask):
    """D03, one Investment action (CROSSING-INV-01 to -04)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"invest:{seat}", seat)

    def candidates(self, g: Crossing) -> list[int]:
        return [act.A_ADVANCE, act.A_COLLECT]

    def legal(self, g: Crossing, out: Options) -> None:
        if not free_choice(g, self.seat):
            super().legal(g, out)
            return
        out.add(act.A_ADVANCE)
        if g.tables.can_collect(g.players[self.seat].invest):
            out.add(act.A_COLLECT)

    def refusal(self, g: Crossing, action: i64) -> i64:
        if action != act.A_ADVANCE and action != act.A_COLLECT:
            return elsewhere(g, self.seat, action)
        square = g.players[self.seat].invest
        if action == act.A_COLLECT and not g.tables.can_collect(square):
            return why.NOTHING_TO_COLLECT
        if free_choice(g, self.seat):
            return LEGAL
        purse = real_purse(g, self.seat)
        if action == act.A_COLLECT:
            purse += g.tables.invest_coins[square] * ONE_COIN - square * ONE_STEP
        elif square < g.tables.last_invest:
            purse += ONE_STEP
        return LEGAL if can_after(g, outlook(g, self.seat), [purse]) else why.UNPAYABLE

    def apply(self, g: Crossing, action: i64) -> None:
        p = g.players[self.seat]
        if action == act.A_ADVANCE:
            if p.invest < g.tables.last_invest:
                p.invest += 1
            if g.events is not None:
                g.emit("invest-advance", self.seat, {"square": p.invest})
            return
        coins: i64 = g.tables.invest_coins[p.invest]
        p.coins += coins
        p.invest = 0
        if g.events is not None:
            g.emit("invest-collect", self.seat, {"coins": coins})

    def ahead(self, g: Crossing, look: Outlook, purses: list[int]) -> list[int]:
        found: list[int] = []
        for purse in purses:
            look.invested(purse, 1, found)
        return found

    def prompt_args(self, g: Crossing) -> dict[str, Arg]:
        square = g.players[self.seat].invest
        return {"square": square, "coins": g.tables.invest_coins[square]}

    def warning(self, g: Crossing, action: i64) -> str:
        """CROSSING-INV-03: an advance that moves nothing."""
        at_the_end = g.players[self.seat].invest == g.tables.last_invest
        return "advance-without-effect" if action == act.A_ADVANCE and at_the_end else ""


INVEST: Final[list[Invest]] = [Invest(seat) for seat in range(SEATS)]


# -- Action tiles ----------------------------------------------------------------------------------


class Improve(Auto):
    """One upgrade (CROSSING-EFF-10); with all tiles upgraded the VP of the Boar income instead (CROSSING-INC-07)."""

    def __init__(self, seat: i64, fallback: i64) -> None:
        super().__init__(f"improve:{seat}:{fallback}")
        self.whose: Final[i64] = seat
        self.fallback: Final[i64] = fallback

    def run(self, g: Crossing) -> None:
        p = g.players[self.whose]
        if p.upgraded != t.ALL_TILES:
            g.push(UPGRADE[self.whose * FALLBACKS + self.fallback])
        elif self.fallback > 0:
            p.vp += self.fallback
            if g.events is not None:
                g.emit("upgrade-vp", self.whose, {"vp": self.fallback})


class Upgrade(Ask):
    """D13: which tile is flipped; never filtered (CROSSING-WORK-09)."""

    def __init__(self, seat: i64, fallback: i64) -> None:
        super().__init__(f"upgrade:{seat}:{fallback}", seat)
        self.fallback: Final[i64] = fallback

    def candidates(self, g: Crossing) -> list[int]:
        return [act.A_UPGRADE + tile for tile in range(t.TILES)]

    def legal(self, g: Crossing, out: Options) -> None:
        upgraded = g.players[self.seat].upgraded
        for tile in range(t.TILES):
            if (upgraded >> tile) & 1 == 0:
                out.add(act.A_UPGRADE + tile)

    def refusal(self, g: Crossing, action: i64) -> i64:
        if action == act.A_UPGRADE_VP:
            return why.UPGRADE_FIRST if self.fallback > 0 else why.NO_VP_FOR_UPGRADE
        if action < act.A_UPGRADE or action > act.A_UPGRADE_VP:
            return elsewhere(g, self.seat, action)
        upgraded = (g.players[self.seat].upgraded >> (action - act.A_UPGRADE)) & 1 == 1
        return why.ALREADY_UPGRADED if upgraded else LEGAL

    def apply(self, g: Crossing, action: i64) -> None:
        tile: i64 = action - act.A_UPGRADE
        g.players[self.seat].upgraded |= BIT[tile]
        if g.events is not None:
            g.emit("upgrade", self.seat, {"tile": tile_name(g, tile)})


IMPROVE: Final[list[Improve]] = [Improve(seat, vp) for seat in range(SEATS) for vp in range(FALLBACKS)]
UPGRADE: Final[list[Upgrade]] = [Upgrade(seat, vp) for seat in range(SEATS) for vp in range(FALLBACKS)]


# -- decorations -----------------------------------------------------------------------------------

DECORATIONS: Final = 5
DECORATION_WORDS: Final[list[str]] = ["flower", "sculpture", "either", "double_flower", "double_sculpture"]


class Spot(Ask):
    """D02: the free matching spot for one token (CROSSING-EFF-05, CROSSING-DECO-01, -02)."""

    def __init__(self, seat: i64, decoration: i64) -> None:
        super().__init__(f"spot:{seat}:{DECORATION_WORDS[decoration]}", seat)
        self.decoration: Final[i64] = decoration

    def candidates(self, g: Crossing) -> list[int]:
        return [act.A_SPOT + spot for spot in range(t.SPOTS)]

    def legal(self, g: Crossing, out: Options) -> None:
        if not free_choice(g, self.seat):
            super().legal(g, out)
            return
        free: i64 = g.players[self.seat].free_spots(g.tables, self.decoration)
        for spot in range(t.SPOTS):
            if (free >> spot) & 1:
                out.add(act.A_SPOT + spot)

    def refusal(self, g: Crossing, action: i64) -> i64:
        if action < act.A_SPOT or action >= act.A_ADVANCE:
            return elsewhere(g, self.seat, action)
        spot: i64 = action - act.A_SPOT
        if (g.tables.fitting[self.decoration] >> spot) & 1 == 0:
            return why.SPOT_DOES_NOT_FIT
        if (g.players[self.seat].spots >> spot) & 1:
            return why.SPOT_FILLED
        if free_choice(g, self.seat):
            return LEGAL
        flower = (g.tables.fitting[t.FLOWER] >> spot) & 1 == 1
        purse: i64 = real_purse(g, self.seat) + (ONE_FLOWER if flower else ONE_SCULPTURE)
        return LEGAL if can_after(g, outlook(g, self.seat), [purse]) else why.UNPAYABLE

    def apply(self, g: Crossing, action: i64) -> None:
        spot: i64 = action - act.A_SPOT
        g.players[self.seat].spots |= BIT[spot]
        if g.events is not None:
            g.emit("decorate", self.seat, {"spot": spot_name(g, spot)})

    def ahead(self, g: Crossing, look: Outlook, purses: list[int]) -> list[int]:
        found: list[int] = []
        for purse in purses:
            look.decorated(purse, self.decoration, found)
        return found

    def prompt_args(self, g: Crossing) -> dict[str, Arg]:
        return {"decoration": f"@decoration-{DECORATION_WORDS[self.decoration]}"}


class DecoMode(Ask):
    """D15: two one-symbol tokens or one two-symbol token (CROSSING-EFF-06, -07)."""

    def __init__(self, seat: i64, decor: i64) -> None:
        super().__init__(f"deco_mode:{seat}:{DECORATION_WORDS[decor]}", seat)
        self.decor: Final[i64] = decor

    def candidates(self, g: Crossing) -> list[int]:
        return [act.A_TWO_SINGLE, act.A_DOUBLE]

    def refusal(self, g: Crossing, action: i64) -> i64:
        if action != act.A_TWO_SINGLE and action != act.A_DOUBLE:
            return elsewhere(g, self.seat, action)
        wanted: i64 = self.decor if action == act.A_TWO_SINGLE else t.DOUBLE + self.decor
        return LEGAL if g.players[self.seat].free_spots(g.tables, wanted) != 0 else why.NO_SPOT_FREE

    def apply(self, g: Crossing, action: i64) -> None:
        if action == act.A_DOUBLE:
            g.push(SPOT[self.seat * DECORATIONS + t.DOUBLE + self.decor])
            return
        g.push(SPOT[self.seat * DECORATIONS + self.decor])
        g.push(SPOT[self.seat * DECORATIONS + self.decor])

    def prompt_args(self, g: Crossing) -> dict[str, Arg]:
        return {"decoration": f"@decoration-{DECORATION_WORDS[self.decor]}"}


SPOT: Final[list[Spot]] = [Spot(seat, decoration) for seat in range(SEATS) for decoration in range(DECORATIONS)]
DECO_MODE: Final[list[DecoMode]] = [DecoMode(seat, decor) for seat in range(SEATS) for decor in range(2)]


def decorate(g: Crossing, seat: i64, effect: i64) -> None:
    """CROSSING-EFF-05 to -07."""
    tables = g.tables
    if g.players[seat].paw_count() < tables.e_min_paws[effect]:
        return
    decor: i64 = tables.e_of[effect]
    if tables.e_two[effect] != 0:
        g.push(DECO_MODE[seat * 2 + decor])
    else:
        g.push(SPOT[seat * DECORATIONS + decor])


# -- Favours ---------------------------------------------------------------------------------------


class Favour(Ask):
    """D18: a visible Favour or the top of the supply (CROSSING-FAV-02 to -05); never filtered (CROSSING-WORK-09)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"favour:{seat}", seat)

    def candidates(self, g: Crossing) -> list[int]:
        return [act.A_FAVOUR, act.A_FAVOUR + 1, act.A_FAVOUR + 2, act.A_FAVOUR_RANDOM]

    def refusal(self, g: Crossing, action: i64) -> i64:
        if action == act.A_FAVOUR_RANDOM:
            return LEGAL if g.supply != 0 else why.SUPPLY_EMPTY
        if action < act.A_FAVOUR or action > act.A_FAVOUR_RANDOM:
            return elsewhere(g, self.seat, action)
        return LEGAL if g.visible[action - act.A_FAVOUR] != t.NONE else why.NO_VISIBLE_FAVOUR

    def apply(self, g: Crossing, action: i64) -> None:
        favour: i64 = t.NONE
        if action == act.A_FAVOUR_RANDOM:
            favour = draw_favour(g)
        else:
            slot: i64 = action - act.A_FAVOUR
            favour = g.visible[slot]
            g.visible[slot] = t.NONE
            if g.supply != 0:
                g.visible[slot] = draw_favour(g)
        g.players[self.seat].favours |= BIT[favour]
        if g.events is not None:
            g.emit("favour", self.seat, {"favour": favour_name(g, favour)})


FAVOUR: Final[list[Favour]] = [Favour(seat) for seat in range(SEATS)]
