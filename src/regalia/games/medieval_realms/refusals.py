"""Refusals that do not depend on the pending question (spec, order of reasons 1 and 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.core.step import LEGAL, NOBODY
from regalia.games.medieval_realms import reasons as why
from regalia.games.medieval_realms.actions import A_ACTIVATE, A_ACTIVATE_UPCOMING, A_BID, A_DISCARD, A_DROP, A_PASS, A_TRADE

if TYPE_CHECKING:
    from regalia.games.medieval_realms.state import Realms


def never(action: i64) -> i64:
    """REALMS-DEP-04, -GEN-07: what nobody may do at any time; LEGAL means: look further."""
    if action < A_DISCARD:
        return LEGAL
    return why.NEVER_DISCARDED if action < A_TRADE else why.NO_TRADE


def out_of_turn(g: Realms, seat: i64, action: i64) -> i64:
    """A seat that is not asked."""
    reason = never(action)
    if reason != LEGAL:
        return reason
    if A_BID <= action < A_DROP and g.bidder != NOBODY:
        if g.bidder == seat:
            return why.OWN_BID
        if g.is_out(seat):
            return why.OUT_OF_AUCTION
    if g.has_passed(seat) and (A_ACTIVATE <= action <= A_PASS or action >= A_ACTIVATE_UPCOMING):
        return why.HAS_PASSED
    return why.NOT_YOUR_TURN
