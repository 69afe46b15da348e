"""The Morning (4.6 to 4.8): income in the order the player chooses (D04), the Birds arrive, the Queen wakes."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.step import LEGAL, NOBODY
from regalia.games.kingdom_crossing import actions as act
from regalia.games.kingdom_crossing import reasons as why
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.automa import shuffle_tiles
from regalia.games.kingdom_crossing.chances import C_BIRD, C_QUEEN
from regalia.games.kingdom_crossing.names import bird_name, card_name, guild_name, queen_name, queen_text, space_region
from regalia.games.kingdom_crossing.reasons import elsewhere
from regalia.games.kingdom_crossing.state import AUTOMA, MORNING, Crossing
from regalia.games.kingdom_crossing.steps import effects
from regalia.games.kingdom_crossing.steps.base import Ask, Auto
from regalia.games.kingdom_crossing.steps.day import DAY_PHASE
from regalia.games.kingdom_crossing.steps.gains import SEATS
from regalia.kit.sets import BIT, draw


class Morning(Auto):
    """CROSSING-ROUND-01 to -03: a new round; A income in turn order, B Birds, C Queen, then the Day."""

    def __init__(self) -> None:
        super().__init__("morning")

    def run(self, g: Crossing) -> None:
        g.round += 1
        g.phase = MORNING
        g.leader = g.first
        g.emit("round", NOBODY, {"round": g.round})
        if g.solo:
            shuffle_tiles(g)
        g.push(DAY_PHASE)
        g.push(QUEEN_WAKES)
        g.push(BIRDS_ARRIVE)
        for turn in range(g.seats - 1, -1, -1):
            seat: i64 = (g.leader + turn) % g.seats
            if not (g.solo and seat == AUTOMA):
                g.push(INCOME[seat])


# -- A: income -------------------------------------------------------------------------------------


class Income(Auto):
    """CROSSING-INC-13: one player's whole income before the next player's."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"income:{seat}")
        self.whose: Final[i64] = seat

    def run(self, g: Crossing) -> None:
        g.resolved = 0
        g.push(INCOME_NEXT[self.whose])


class IncomeNext(Ask):
    """D04: the next guild, and when all are resolved the next Structure (CROSSING-INC-01 to -03, -09)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"income_next:{seat}", seat)

    def candidates(self, g: Crossing) -> list[int]:
        return list(range(act.A_INCOME, act.A_REST))

    def legal(self, g: Crossing, out: Options) -> None:
        p = g.players[self.seat]
        for guild in range(t.GUILDS):
            if p.column(guild) >= 2 and (g.resolved >> guild) & 1 == 0:
                out.add(act.A_INCOME + guild)
        if len(out) > 0:
            return
        rest: i64 = p.structures & ~(g.resolved >> t.GUILDS)
        structure: i64 = 0
        while rest > 0:
            if rest & 1:
                out.add(act.A_INCOME + t.GUILDS + structure)
            structure += 1
            rest >>= 1

    def refusal(self, g: Crossing, action: i64) -> i64:
        if action < act.A_INCOME or action >= act.A_REST:
            return elsewhere(g, self.seat, action)
        p = g.players[self.seat]
        income: i64 = action - act.A_INCOME
        if income < t.GUILDS:
            if p.column(income) < 2:
                return why.NO_PAIR_IN_COLUMN
            return why.GUILD_RESOLVED if (g.resolved >> income) & 1 else LEGAL
        if not p.owns(income - t.GUILDS):
            return why.NOT_YOUR_STRUCTURE
        if self._guilds_left(g):
            return why.GUILDS_FIRST
        return why.STRUCTURE_TRIGGERED if (g.resolved >> income) & 1 else LEGAL

    def _guilds_left(self, g: Crossing) -> bool:
        for guild in range(t.GUILDS):
            if g.players[self.seat].column(guild) >= 2 and (g.resolved >> guild) & 1 == 0:
                return True
        return False

    def apply(self, g: Crossing, action: i64) -> None:
        income: i64 = action - act.A_INCOME
        g.resolved |= BIT[income]
        g.push(self)
        collect(g, self.seat, income)


def collect(g: Crossing, seat: i64, income: i64) -> None:
    """One income: all units of a guild, or one Structure once. Also for the Evening (CROSSING-EVE-03, -04)."""
    if income >= t.GUILDS:
        effects.activate(g, seat, income - t.GUILDS)
        return
    units: i64 = g.players[seat].column(income) // 2
    if g.events is not None:
        g.emit("guild-income", seat, {"guild": guild_name(income), "units": units})
    effect: i64 = g.tables.income[income]
    if g.tables.e_kind[effect] == t.STRUCTURE_TRIGGER and g.tables.e_distinct[effect] != 0:
        effects.start_triggers(g, seat, effects.BEAR, units * g.tables.e_n[effect])
        return
    for _ in range(units - 1):
        g.push(GUILD_UNIT[seat * t.GUILDS + income])
    effects.run(g, seat, effect)


class GuildUnit(Auto):
    """CROSSING-INC-03: the units of a guild follow one another, each after all that the one before set off."""

    def __init__(self, seat: i64, guild: i64) -> None:
        super().__init__(f"guild_unit:{seat}:{t.GUILD_IDS[guild]}")
        self.whose: Final[i64] = seat
        self.guild: Final[i64] = guild

    def run(self, g: Crossing) -> None:
        effects.run(g, self.whose, g.tables.income[self.guild])


# -- B and C ---------------------------------------------------------------------------------------


class BirdsArrive(Auto):
    """CROSSING-ARR-01 to -05: one token for each face-up card; one with too high a mark is not replaced."""

    def __init__(self) -> None:
        super().__init__("birds_arrive")

    def run(self, g: Crossing) -> None:
        for space in range(t.SPACES):
            g.bird_on[space] = t.NONE
            face: i64 = g.face[space]
            if face == t.NONE or face >= t.CARDS:
                continue
            colour = g.tables.colour_of_region[g.tables.region_of_space[space]]
            stack: i64 = g.stacks & g.tables.colour_mask[colour]
            if stack == 0:
                continue
            bird = draw(g, C_BIRD, stack)
            g.stacks &= ~BIT[bird]
            arrives = g.tables.mark[bird] <= g.seats
            if arrives:
                g.bird_on[space] = bird
            if g.events is not None:
                args: dict[str, int | str] = {
                    "bird": bird_name(g, bird),
                    "card": card_name(g, face),
                    "region": space_region(g, space),
                }
                g.emit("bird" if arrives else "bird-away", NOBODY, args)


class QueenWakes(Auto):
    """CROSSING-QUEEN-01: the card of last round goes to the box, the next one of the pile is shown."""

    def __init__(self) -> None:
        super().__init__("queen_wakes")

    def run(self, g: Crossing) -> None:
        g.queen = draw(g, C_QUEEN, g.unseen_queens)
        g.unseen_queens &= ~BIT[g.queen]
        if g.events is not None:
            g.emit("queen", NOBODY, {"queen": queen_name(g, g.queen), "effect": queen_text(g, g.queen)})


MORNING_PHASE: Final = Morning()
INCOME: Final[list[Income]] = [Income(seat) for seat in range(SEATS)]
INCOME_NEXT: Final[list[IncomeNext]] = [IncomeNext(seat) for seat in range(SEATS)]
GUILD_UNIT: Final[list[GuildUnit]] = [GuildUnit(seat, guild) for seat in range(SEATS) for guild in range(t.GUILDS)]
BIRDS_ARRIVE: Final = BirdsArrive()
QUEEN_WAKES: Final = QueenWakes()
