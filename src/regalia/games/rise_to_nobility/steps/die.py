"""Placing a die: D2 the die, D3 its value, D4 its place (NOBILITY-DIE, -REP, -MOD)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.step import LEGAL, Arg
from regalia.games.rise_to_nobility import actions as act
from regalia.games.rise_to_nobility import dice
from regalia.games.rise_to_nobility import reasons as why
from regalia.games.rise_to_nobility.labels import location_name
from regalia.games.rise_to_nobility.state import SEATS, Nobility
from regalia.games.rise_to_nobility.steps import places
from regalia.games.rise_to_nobility.steps.choice import Numbered
from regalia.games.rise_to_nobility.tables import FACES

WRAP_DISTANCE: Final = 5


class ChooseDie(Numbered):
    """D2: dice are named by their value; equal dice are one option."""

    def legal(self, g: Nobility, out: Options) -> None:
        for face in range(1, FACES + 1):
            if g.dice[self.seat * FACES + face - 1] > 0 and places.die_is_playable(g, self.seat, face):
                out.add(act.A_DIE + face - 1)

    def refusal(self, g: Nobility, action: i64) -> i64:
        if action < act.A_DIE or action >= act.A_VALUE:
            return why.UNFINISHED
        face: i64 = action - act.A_DIE + 1
        if g.dice[self.seat * FACES + face - 1] == 0:
            return why.NO_SUCH_DIE
        if dice.lowest(g, self.seat, face) > dice.room(g, self.seat):
            return why.DICE_LIMIT
        return LEGAL if places.die_is_playable(g, self.seat, face) else why.NO_PLACE_FOR_DIE

    def apply(self, g: Nobility, action: i64) -> None:
        g.face = action - act.A_DIE + 1
        g.push(CHOOSE_VALUE[self.seat])

    def contradicted(self, g: Nobility) -> str:
        return "" if places.can_place(g, self.seat) else self.own("dice")


class ChooseValue(Numbered):
    """D3: the value after modifiers (NOBILITY-MOD-01 to -04)."""

    def legal(self, g: Nobility, out: Options) -> None:
        held: i64 = g.modifiers[self.seat]
        most = dice.room(g, self.seat)
        for value in range(1, FACES + 1):
            spent: i64 = value - g.face if value > g.face else g.face - value
            if spent <= held and value <= most and places.any_open(g, self.seat, value, spent):
                out.add(act.A_VALUE + value - 1)

    def refusal(self, g: Nobility, action: i64) -> i64:
        if action < act.A_VALUE or action >= act.A_LOCATION:
            return why.UNFINISHED
        value: i64 = action - act.A_VALUE + 1
        spent: i64 = value - g.face if value > g.face else g.face - value
        if spent > g.modifiers[self.seat]:
            return why.WRAP if spent == WRAP_DISTANCE else why.MODIFIERS_MISSING
        if value > dice.room(g, self.seat):
            return why.DICE_LIMIT
        return LEGAL if places.any_open(g, self.seat, value, spent) else why.NO_PLACE_FOR_DIE

    def apply(self, g: Nobility, action: i64) -> None:
        g.value_chosen = action - act.A_VALUE + 1
        g.push(CHOOSE_PLACE[self.seat])

    def prompt_args(self, g: Nobility) -> dict[str, Arg]:
        return {"value": g.face, "modifiers": g.modifiers[self.seat]}


class ChoosePlace(Numbered):
    """D4."""

    def legal(self, g: Nobility, out: Options) -> None:
        places.all_open(g, self.seat, g.value_chosen, spent_on(g), out)

    def refusal(self, g: Nobility, action: i64) -> i64:
        if act.A_COUNCIL <= action < act.A_DISCARD:
            reason = places.target_refusal(g, self.seat, g.value_chosen, action)
            return reason if reason != LEGAL else why.PLACE_FIRST
        if action < act.A_LOCATION or action >= act.A_COUNCIL:
            return why.UNFINISHED
        return places.refusal(g, self.seat, g.value_chosen, spent_on(g), action - act.A_LOCATION)

    def apply(self, g: Nobility, action: i64) -> None:
        place: i64 = action - act.A_LOCATION
        if g.events is not None:
            g.emit("place-die", self.seat, {"value": g.value_chosen, "modifiers": spent_on(g), "place": location_name(place)})
        places.enter(g, self.seat, place)

    def prompt_args(self, g: Nobility) -> dict[str, Arg]:
        return {"value": g.value_chosen}


def spent_on(g: Nobility) -> i64:
    """NOBILITY-MOD-04: exactly the difference."""
    return g.value_chosen - g.face if g.value_chosen > g.face else g.face - g.value_chosen


CHOOSE_DIE: Final[list[ChooseDie]] = [ChooseDie("die", seat, act.A_DIE, FACES) for seat in range(SEATS)]
CHOOSE_VALUE: Final[list[ChooseValue]] = [ChooseValue("value", seat, act.A_VALUE, FACES) for seat in range(SEATS)]
CHOOSE_PLACE: Final[list[ChoosePlace]] = [ChoosePlace("location", seat, act.A_LOCATION, act.LOCATIONS) for seat in range(SEATS)]
