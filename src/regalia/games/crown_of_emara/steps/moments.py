"""Why an action that belongs to another decision is refused now: the moment is wrong (EMARA-TURN-01, -03, EMARA-EVT-13…).

Every question answers for its own options and hands all others to `refusal`. The turn menu has its own answers (steps/menu.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.games.crown_of_emara import actions as act
from regalia.games.crown_of_emara import reasons as why
from regalia.games.crown_of_emara.state import EVENT_PHASE, FINAL, NONE
from regalia.games.crown_of_emara.tables import END_OF_ROUND

if TYPE_CHECKING:
    from regalia.games.crown_of_emara.state import Emara


def refusal(g: Emara, action: i64) -> i64:
    if g.phase == EVENT_PHASE:
        return _in_event_phase(g, action)
    if g.phase == FINAL:
        return _in_final(g, action)
    if act.REDEEM_FAVOUR <= action < act.TAKE:
        return token_refusal(g, action)
    if g.slot == 0:
        return why.PLAY_CARD_FIRST
    return why.MIDDLE_OF_ACTION


def token_refusal(g: Emara, action: i64) -> i64:
    """A token outside its question: too late in a visit or after it (EMARA-FAV-04), or without any arrival (EMARA-FAV-06)."""
    location: i64 = g.tables.token_location[action - act.REDEEM_FAVOUR]
    visited = g.location != NONE or (g.visits >> location) & 1 != 0
    return why.TOKEN_TOO_LATE if visited else why.TOKEN_WITHOUT_ARRIVAL


def _in_event_phase(g: Emara, action: i64) -> i64:
    """EMARA-EVT-13: one decision each, nothing else."""
    if act.RING_TO_GOLD <= action <= act.GOLD_TO_RING:
        return why.SWAP_OUTSIDE_TURN
    if act.END_ROUND_EVENT <= action < act.FINAL_ALLOCATION:
        return event_once(g)
    return why.EVENT_PHASE


def _in_final(g: Emara, action: i64) -> i64:
    if act.RING_TO_GOLD <= action <= act.GOLD_TO_RING:
        return why.SWAP_OUTSIDE_TURN
    if act.USE <= action < act.RING_TO_GOLD:
        return why.ABILITY_OVER
    if act.END_ROUND_EVENT <= action < act.FINAL_ALLOCATION:
        return event_once(g)
    return why.TURNS_OVER


def event_once(g: Emara) -> i64:
    """The clause of the active end-of-round event: one of its own options, once (EMARA-EVT-02 to -04)."""
    if g.tables.event_kind[g.event] != END_OF_ROUND:
        return why.NO_SUCH_EVENT
    name = g.tables.event_ids[g.event]
    if name == "great_famine":
        return why.FAMINE_OPTION
    return why.ALMS_OPTION if name == "alms_for_the_poor" else why.WISDOM_OPTION
