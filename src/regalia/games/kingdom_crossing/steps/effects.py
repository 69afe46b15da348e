"""Effects of cards, Birds, Structures and bonuses (4.14), and the choices that set off further effects: D12, D14, D16.

What needs no choice happens at once. What does is pushed on the stack, and what comes after it is pushed below, so that a
bonus inside a bonus is finished first (CROSSING-TRACK-05).
"""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.step import LEGAL, Arg
from regalia.core.vecs import append, pop
from regalia.games.kingdom_crossing import actions as act
from regalia.games.kingdom_crossing import reasons as why
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.lookahead import Outlook, outlook
from regalia.games.kingdom_crossing.names import bird_name, structure_name, track_name
from regalia.games.kingdom_crossing.reasons import elsewhere
from regalia.games.kingdom_crossing.state import Crossing
from regalia.games.kingdom_crossing.steps.base import Ask, Auto, can_after, free_choice, real_purse
from regalia.games.kingdom_crossing.steps.gains import (
    FALLBACKS,
    FAVOUR,
    IMPROVE,
    INVEST,
    SEATS,
    decorate,
    gain_coins,
    gain_vp,
)
from regalia.kit.sets import BIT

# -- running an effect -----------------------------------------------------------------------------


def run(g: Crossing, seat: i64, effect: i64) -> None:
    """Resolve an effect of the tables for a seat."""
    tables = g.tables
    kind: i64 = tables.e_kind[effect]
    n: i64 = tables.e_n[effect]
    p = g.players[seat]
    if kind == t.COINS:
        gain_coins(g, seat, n)
    elif kind == t.VP:
        gain_vp(g, seat, n)
    elif kind == t.RESOURCE:
        gain(g, seat, tables.e_of[effect], n)
    elif kind == t.INVEST:
        for _ in range(n):
            g.push(INVEST[seat])
    elif kind == t.COINS_PER_PAW:
        gain_coins(g, seat, n * p.paw_count())
    elif kind == t.COINS_MINUS_PAWS:
        gain_coins(g, seat, max(n - p.paw_count(), 0))
    elif kind == t.RESOURCE_PER_PAW_PAIR:
        gain(g, seat, tables.e_of[effect], n * (p.paw_count() // 2))
    elif kind == t.VP_PER_PAW_PAIR:
        gain_vp(g, seat, n * (p.paw_count() // 2))
    elif kind == t.COINS_PER:
        gain_coins(g, seat, n * p.counted(tables, tables.e_of[effect], tables.e_guild[effect]))
    elif kind == t.VP_PER:
        gain_vp(g, seat, n * p.counted(tables, tables.e_of[effect], tables.e_guild[effect]))
    elif kind == t.UPGRADE:
        for _ in range(n):
            g.push(IMPROVE[seat * FALLBACKS + tables.e_fallback[effect]])
    elif kind == t.FAVOUR:
        for _ in range(n):
            g.push(FAVOUR[seat])
    else:
        _run_choice(g, seat, effect, kind, n)


def _run_choice(g: Crossing, seat: i64, effect: i64, kind: i64, n: i64) -> None:
    tables = g.tables
    if kind == t.DECORATION:
        decorate(g, seat, effect)
    elif kind == t.STRUCTURE_TRIGGER:
        trigger(g, seat, n, tables.e_distinct[effect] != 0, tables.e_up_to[effect] != 0)
    elif kind == t.RESOURCE_CHOICE:
        choose_resources(g, seat, n, tables.e_distinct[effect] != 0)
    elif kind == t.RESOURCE_CHOICE_PER_HOUSE:
        choose_resources(g, seat, n * g.players[seat].house_count(), False)
    elif kind == t.TAKE_BIRD:
        g.push(TAKE_BIRD[seat])


# -- resources -------------------------------------------------------------------------------------


def gain(g: Crossing, seat: i64, track: i64, n: i64) -> None:
    """CROSSING-TRACK-01 to -05: one square at a time; a bonus is resolved before the next square."""
    p = g.players[seat]
    tables = g.tables
    left: i64 = min(n, t.LAST_SQUARE)
    while left > 0:
        square: i64 = p.square(track)
        if square >= t.LAST_SQUARE:
            return
        p.tracks += BIT[4 * track]
        square += 1
        left -= 1
        if g.events is not None:
            g.emit("resource", seat, {"resource": track_name(track), "square": square})
        bonus: i64 = t.NONE
        if square == tables.bonus_square[track]:
            bonus = tables.bonus[track]
        elif square == t.LAST_SQUARE:
            bonus = tables.final_bonus[track]
        if bonus != t.NONE:
            if left > 0:
                g.push(GAIN[(seat * t.TRACKS + track) * MOST_RESOURCES + left])
            run(g, seat, bonus)
            return


class Gain(Auto):
    """The rest of a gain of several resources, after a bonus."""

    def __init__(self, seat: i64, track: i64, n: i64) -> None:
        super().__init__(f"gain:{seat}:{t.TRACK_IDS[track]}:{n}")
        self.whose: Final[i64] = seat
        self.track: Final[i64] = track
        self.n: Final[i64] = n

    def run(self, g: Crossing) -> None:
        gain(g, self.whose, self.track, self.n)

    def ahead(self, g: Crossing, look: Outlook, purses: list[int]) -> list[int]:
        found: list[int] = []
        for purse in purses:
            look.gained(purse, self.track, self.n, look.birds, found)
        return found


MOST_RESOURCES: Final = 11
GAIN: Final[list[Gain]] = [
    Gain(seat, track, n) for seat in range(SEATS) for track in range(t.TRACKS) for n in range(MOST_RESOURCES)
]


def choose_resources(g: Crossing, seat: i64, n: i64, distinct: bool) -> None:
    if distinct:
        if n > 0:
            g.push(DIFFERENT[(seat * 5 + n) * 16])
        return
    for _ in range(n):
        g.push(RESOURCE[seat])


class ChooseResource(Ask):
    """D14: one resource; with `n` more to choose and the `chosen` ones excluded if they must differ (CROSSING-EFF-08)."""

    def __init__(self, seat: i64, n: i64, chosen: i64, name: str) -> None:
        super().__init__(name, seat)
        self.n: Final[i64] = n
        self.chosen: Final[i64] = chosen

    def candidates(self, g: Crossing) -> list[int]:
        return [act.A_RESOURCE + track for track in range(t.TRACKS)]

    def refusal(self, g: Crossing, action: i64) -> i64:
        if action < act.A_RESOURCE or action >= act.A_TWO_SINGLE:
            return elsewhere(g, self.seat, action)
        return why.RESOURCE_CHOSEN if (self.chosen >> (action - act.A_RESOURCE)) & 1 else LEGAL

    def apply(self, g: Crossing, action: i64) -> None:
        track: i64 = action - act.A_RESOURCE
        if self.n > 1:
            g.push(DIFFERENT[(self.seat * 5 + self.n - 1) * 16 + (self.chosen | BIT[track])])
        gain(g, self.seat, track, 1)

    def warning(self, g: Crossing, action: i64) -> str:
        """CROSSING-TRACK-02: a resource whose marker is at the end is lost."""
        full = (
            act.A_RESOURCE <= action < act.A_TWO_SINGLE and g.players[self.seat].square(action - act.A_RESOURCE) == t.LAST_SQUARE
        )
        return "full-track" if full else ""


def _different(seat: int, n: int, chosen: int) -> ChooseResource:
    words = "+".join(t.TRACK_IDS[track] for track in range(t.TRACKS) if chosen >> track & 1)
    return ChooseResource(seat, n, chosen, f"resource:{seat}:{n}:{words or 'none'}")


RESOURCE: Final[list[ChooseResource]] = [ChooseResource(seat, 1, 0, f"resource:{seat}") for seat in range(SEATS)]
DIFFERENT: Final[list[ChooseResource]] = [
    _different(seat, n, chosen) for seat in range(SEATS) for n in range(5) for chosen in range(16)
]


# -- Structures ------------------------------------------------------------------------------------

ONE: Final = 0
SEVERAL: Final = 1
UP_TO: Final = 2
BEAR: Final = 3
TRIGGER_WORDS: Final[list[str]] = ["one", "several", "up_to", "bear"]
MOST_TRIGGERS: Final = 22


def trigger(g: Crossing, seat: i64, n: i64, distinct: bool, up_to: bool) -> None:
    """CROSSING-EFF-09."""
    if up_to:
        start_triggers(g, seat, UP_TO, n)
    elif n == 1 or not distinct:
        for _ in range(n):
            g.push(TRIGGER[seat * 4 * MOST_TRIGGERS + 1])
    else:
        start_triggers(g, seat, SEVERAL, n)


def start_triggers(g: Crossing, seat: i64, mode: i64, n: i64) -> None:
    """Several different Structures: `used` remembers them until the effect is over."""
    if n > 0:
        g.used = append(g.used, 0)
        g.push(NEXT_TRIGGER[(seat * 4 + mode) * MOST_TRIGGERS + min(n, MOST_TRIGGERS - 1)])


def unused(g: Crossing, seat: i64) -> i64:
    """The Structures of the player that the innermost effect has not triggered yet."""
    return g.players[seat].structures & ~g.used[len(g.used) - 1]


def forget(g: Crossing) -> None:
    """The innermost effect is over."""
    g.used, _ = pop(g.used)


class NextTrigger(Auto):
    """The effect ends by itself when no unused Structure is left."""

    def __init__(self, seat: i64, mode: i64, n: i64) -> None:
        super().__init__(f"next_structure:{seat}:{TRIGGER_WORDS[mode]}:{n}")
        self.whose: Final[i64] = seat
        self.mode: Final[i64] = mode
        self.n: Final[i64] = n

    def run(self, g: Crossing) -> None:
        if self.n == 0 or unused(g, self.whose) == 0:
            forget(g)
        else:
            g.push(TRIGGER[(self.whose * 4 + self.mode) * MOST_TRIGGERS + self.n])


class Trigger(Ask):
    """D12: which Structure is triggered (CROSSING-INC-06, CROSSING-EFF-09, CROSSING-TRACK-03)."""

    def __init__(self, seat: i64, mode: i64, n: i64) -> None:
        super().__init__(f"structure:{seat}:{TRIGGER_WORDS[mode]}:{n}", seat)
        self.mode: Final[i64] = mode
        self.n: Final[i64] = n

    def candidates(self, g: Crossing) -> list[int]:
        found = [act.A_STRUCTURE + structure for structure in range(t.STRUCTURES)]
        if self.mode == UP_TO:
            found.append(act.A_STRUCTURE_STOP)
        return found

    def legal(self, g: Crossing, out: Options) -> None:
        if not free_choice(g, self.seat):
            super().legal(g, out)
            return
        rest: i64 = g.players[self.seat].structures if self.mode == ONE else unused(g, self.seat)
        structure: i64 = 0
        while rest > 0:
            if rest & 1:
                out.add(act.A_STRUCTURE + structure)
            structure += 1
            rest >>= 1
        if self.mode == UP_TO:
            out.add(act.A_STRUCTURE_STOP)

    def refusal(self, g: Crossing, action: i64) -> i64:
        if action == act.A_STRUCTURE_STOP:
            return LEGAL if self.mode == UP_TO else why.MANDATORY
        if action == act.A_PASS:
            return why.DECLINE_STRUCTURE if self.mode == UP_TO else why.MANDATORY
        if action < act.A_STRUCTURE or action > act.A_STRUCTURE_STOP:
            return elsewhere(g, self.seat, action)
        structure: i64 = action - act.A_STRUCTURE
        if not g.players[self.seat].owns(structure):
            return self._not_owned(g, structure)
        if self.mode != ONE and (unused(g, self.seat) >> structure) & 1 == 0:
            return why.BEAR_DIFFERENT if self.mode == BEAR else why.STRUCTURE_USED
        if free_choice(g, self.seat):
            return LEGAL
        look = outlook(g, self.seat)
        purses: list[int] = []
        look.outcomes(real_purse(g, self.seat), g.tables.structure_effect[structure], look.birds, purses)
        return LEGAL if can_after(g, look, purses) else why.UNPAYABLE

    def _not_owned(self, g: Crossing, structure: i64) -> i64:
        """CROSSING-BUY-07: while its Bird resolves, the Structure being bought is not yours yet."""
        bought = g.paying_ahead() and g.space != t.NONE and g.face[g.space] == t.CHARACTERS + structure
        return why.STRUCTURE_BEING_BOUGHT if bought else why.STRUCTURE_NOT_OWNED

    def apply(self, g: Crossing, action: i64) -> None:
        if action == act.A_STRUCTURE_STOP:
            forget(g)
            return
        structure: i64 = action - act.A_STRUCTURE
        if self.mode != ONE:
            g.used[len(g.used) - 1] |= BIT[structure]
            g.push(NEXT_TRIGGER[(self.seat * 4 + self.mode) * MOST_TRIGGERS + self.n - 1])
        activate(g, self.seat, structure)

    def ahead(self, g: Crossing, look: Outlook, purses: list[int]) -> list[int]:
        found: list[int] = []
        for purse in purses:
            look.triggered(purse, look.birds, found)
        return found

    def prompt_args(self, g: Crossing) -> dict[str, Arg]:
        return {"count": self.n}


def activate(g: Crossing, seat: i64, structure: i64) -> None:
    if g.events is not None:
        g.emit("trigger", seat, {"structure": structure_name(g, structure)})
    run(g, seat, g.tables.structure_effect[structure])


TRIGGER: Final[list[Trigger]] = [
    Trigger(seat, mode, n) for seat in range(SEATS) for mode in range(4) for n in range(MOST_TRIGGERS)
]
NEXT_TRIGGER: Final[list[NextTrigger]] = [
    NextTrigger(seat, mode, n) for seat in range(SEATS) for mode in range(4) for n in range(MOST_TRIGGERS)
]


# -- Birds -----------------------------------------------------------------------------------------


def meet(g: Crossing, seat: i64, space: i64) -> None:
    """CROSSING-BUY-02, -04: the Bird leaves its card; its bonus is resolved once or twice, then the token is kept."""
    g.met = g.bird_on[space]
    g.bird_on[space] = t.NONE
    g.again = 2 if g.tile != t.NONE and g.tables.double_bird[g.tile * 2 + g.side] != 0 else 1
    if g.events is not None:
        g.emit("meet", seat, {"bird": bird_name(g, g.met), "times": g.again})
    g.push(MEET[seat])


class Meet(Auto):
    """Resolves the Bird's bonus as often as it is due; while it does, the token is not counted (ruling R37)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"meet:{seat}")
        self.whose: Final[i64] = seat

    def run(self, g: Crossing) -> None:
        if g.again > 0:
            g.again -= 1
            g.push(self)
            run(g, self.whose, g.tables.bird_effect[g.met])
            return
        g.players[self.whose].birds |= BIT[g.met]
        g.met = t.NONE

    def ahead(self, g: Crossing, look: Outlook, purses: list[int]) -> list[int]:
        found = purses
        for _ in range(g.again):
            found = look.all_outcomes(found, g.tables.bird_effect[g.met], look.birds)
        return found


MEET: Final[list[Meet]] = [Meet(seat) for seat in range(SEATS)]


class TakeBird(Ask):
    """D16, the Peddler (CROSSING-EFF-11): any Bird on the board, resolved as if it lay on this Peddler."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"take_bird:{seat}", seat)

    def candidates(self, g: Crossing) -> list[int]:
        return [act.A_TAKE_BIRD + bird for bird in g.bird_on if bird != t.NONE]

    def refusal(self, g: Crossing, action: i64) -> i64:
        if action < act.A_TAKE_BIRD or action >= act.A_HOUSE:
            return elsewhere(g, self.seat, action)
        return LEGAL if self._space(g, action - act.A_TAKE_BIRD) != t.NONE else why.BIRD_NOT_THERE

    def _space(self, g: Crossing, bird: i64) -> i64:
        for space in range(t.SPACES):
            if g.bird_on[space] == bird:
                return space
        return t.NONE

    def apply(self, g: Crossing, action: i64) -> None:
        meet(g, self.seat, self._space(g, action - act.A_TAKE_BIRD))


TAKE_BIRD: Final[list[TakeBird]] = [TakeBird(seat) for seat in range(SEATS)]
