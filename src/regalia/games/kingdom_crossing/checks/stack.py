"""The steps on the stack: whose they are, in which phase, in which order, and what each needs on the table.

Which step may lie on which is the table of flow.py; what the Work action needs is in work.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from regalia.core.errors import PositionError
from regalia.core.step import NOBODY, Step
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.automa import AutomaTile
from regalia.games.kingdom_crossing.checks.wrong import OUT_OF_PLACE, kinds, misplaced, nowhere, whose, wrong
from regalia.games.kingdom_crossing.fields import seat_ids
from regalia.games.kingdom_crossing.state import DAY, EVENING, MORNING, SETUP, Crossing
from regalia.games.kingdom_crossing.steps.effects import ONE, ChooseResource, Gain, NextTrigger, Trigger, unused
from regalia.games.kingdom_crossing.steps.evening import EveningIncome
from regalia.games.kingdom_crossing.steps.gains import Upgrade
from regalia.games.kingdom_crossing.steps.morning import GuildUnit
from regalia.kit.sets import size

WAITING = ("automa_start", "pick_start", "income", "evening_of")
"""Steps of players whose turn in a phase is still to come."""


def check(g: Crossing) -> None:
    for at, step in enumerate(g.stack):
        _check_owner(g, at, step)
    _check_phase(g)
    _check_acting(g)
    _check_order(g)
    _check_triggers(g)
    for at, step in enumerate(g.stack):
        needs = NEEDS.get(type(step))
        if needs is not None:
            needs(g, at, step)


def _check_owner(g: Crossing, at: int, step: Step[Any]) -> None:
    if step.kind == "set_up" or (step.kind.startswith("automa") and not g.solo):
        raise nowhere(g, at)
    if whose(step) >= g.config.players and not step.kind.startswith("automa"):
        raise PositionError("position-wrong-seat", field=f"stack[{at}]", value=step.name)


# -- phases and turns ------------------------------------------------------------------------------


def _phases(g: Crossing) -> tuple[int, ...]:
    """The phases that the lower end of the stack allows."""
    first, second, third = (*kinds(g)[:3], "", "", "")[:3]
    if first in ("", "finish"):
        return (EVENING,)
    if second == "morning":
        return {"": (SETUP, EVENING), "balloon_arrives": (SETUP,)}.get(third, (EVENING,))
    return (MORNING,) if second == "day" else (DAY,)


def _check_phase(g: Crossing) -> None:
    """CROSSING-ROUND-01: the steps to come fit phase and round."""
    if g.phase != SETUP and g.round == 0:
        raise wrong("round", "position-range", "CROSSING-ROUND-01", value=0, low=1, high=t.ROUNDS)
    if g.phase not in _phases(g):
        if not g.stack:
            raise PositionError("position-missing", "CROSSING-END-01", field="stack")
        raise misplaced(g, min(len(g.stack), 2) - 1, "phase", "CROSSING-ROUND-01")
    low, high = 1, t.ROUNDS
    if g.phase == SETUP:
        low = high = 0
    elif kinds(g)[:1] in ([], ["finish"]):
        low = t.ROUNDS
    elif "morning" in kinds(g):
        high = t.ROUNDS - 1
    if not low <= g.round <= high:
        raise wrong("round", "position-range", "CROSSING-ROUND-01", value=int(g.round), low=low, high=high)
    if g.phase != DAY and g.leader != g.first:
        raise wrong("order_from", OUT_OF_PLACE, "CROSSING-ROUND-03", value=seat_ids(g)[g.leader])


def acting(g: Crossing) -> int:
    """The seat whose income, action or Evening is under way, or NOBODY."""
    return next((whose(step) for step in g.stack if whose(step) != NOBODY and step.kind not in WAITING), NOBODY)


def _check_acting(g: Crossing) -> None:
    """Everything under way belongs to one player; in the Day to the one whose turn it is (CROSSING-DAY-01)."""
    seat = acting(g)
    for at, step in enumerate(g.stack):
        if whose(step) not in (NOBODY, seat) and step.kind not in WAITING:
            raise PositionError("position-wrong-seat", field=f"stack[{at}]", value=step.name)
    if g.phase == DAY and seat != NOBODY and (g.turns == 0 or (g.leader + g.turns - 1) % g.seats != seat):
        raise misplaced(g, len(g.stack) - 1, "day_turns", "CROSSING-DAY-01")


def _check_order(g: Crossing) -> None:
    """CROSSING-ROUND-03, CROSSING-START-03: those who wait are in turn order, in reverse for the starting pairs; each once."""
    sign = 1 if g.phase == SETUP else -1
    before = None
    for at, step in enumerate(g.stack):
        if step.kind in WAITING or (whose(step) == acting(g) != NOBODY and not step.kind.startswith("automa")):
            turn = sign * ((whose(step) - int(g.first)) % int(g.seats))
            waits = step.kind in WAITING
            if before is not None and g.phase != DAY and (turn < before or (turn == before and waits)):
                raise misplaced(g, at, "order_from", "CROSSING-START-03" if g.phase == SETUP else "CROSSING-ROUND-03")
            before = turn
            if not waits:
                return


# -- what a step needs -----------------------------------------------------------------------------


def _check_triggers(g: Crossing) -> None:
    """CROSSING-EFF-09: each unfinished effect that triggers several Structures remembers which."""
    several = sum(isinstance(step, (Trigger, NextTrigger)) and step.mode != ONE for step in g.stack)
    if several != len(g.used):
        raise wrong("effects.structures_used", "position-total", "CROSSING-EFF-09", found=len(g.used), expected=several)


def _structure(g: Crossing, at: int, step: Trigger) -> None:
    if (step.n != 1) if step.mode == ONE else (step.n == 0 or at != len(g.stack) - 1):
        raise nowhere(g, at, "CROSSING-EFF-09")
    if step.mode != ONE and unused(g, step.seat) == 0:
        raise misplaced(g, at, "effects.structures_used", "CROSSING-EFF-09")


def _next_structure(g: Crossing, at: int, step: NextTrigger) -> None:
    if step.mode == ONE:
        raise nowhere(g, at, "CROSSING-EFF-09")


def _resource(g: Crossing, at: int, step: ChooseResource) -> None:
    if step.n == 0 or step.n + size(step.chosen) > t.TRACKS:
        raise nowhere(g, at, "CROSSING-EFF-08")


def _gain(g: Crossing, at: int, step: Gain) -> None:
    if step.n == 0:
        raise nowhere(g, at, "CROSSING-TRACK-05")


def _upgrade(g: Crossing, at: int, step: Upgrade) -> None:
    if g.players[step.seat].upgraded == t.ALL_TILES:
        raise misplaced(g, at, f"players.{seat_ids(g)[step.seat]}.upgraded", "CROSSING-INC-07")


def _guild_unit(g: Crossing, at: int, step: GuildUnit) -> None:
    """CROSSING-INC-02, -03: units of the guild being resolved, the first of which has been resolved already."""
    units = g.players[step.whose].column(step.guild) // 2
    if sum(other is step for other in g.stack) > units - 1:
        raise misplaced(g, at, f"players.{seat_ids(g)[step.whose]}.characters", "CROSSING-INC-02")
    if g.phase == MORNING and not g.resolved >> step.guild & 1:
        raise misplaced(g, at, "effects.income_resolved", "CROSSING-INC-03")


def _evening_income(g: Crossing, at: int, step: EveningIncome) -> None:
    if not g.at_home(step.seat):
        raise misplaced(g, at, f"players.{seat_ids(g)[step.seat]}.worker", "CROSSING-EVE-02")


def _automa_tile(g: Crossing, at: int, step: AutomaTile) -> None:
    if sum(other is step for other in g.stack) > g.tables.tiles_per_turn:
        raise nowhere(g, at, "CROSSING-SOLO-08")


NEEDS: dict[type, Callable[[Crossing, int, Any], None]] = {
    Trigger: _structure,
    NextTrigger: _next_structure,
    ChooseResource: _resource,
    Gain: _gain,
    Upgrade: _upgrade,
    GuildUnit: _guild_unit,
    EveningIncome: _evening_income,
    AutomaTile: _automa_tile,
}
