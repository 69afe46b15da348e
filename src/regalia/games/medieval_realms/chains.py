"""What passing is: dropping out of an auction, and for the round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.games.medieval_realms import actions as act

if TYPE_CHECKING:
    from regalia.games.medieval_realms.state import Realms


def passes(_g: Realms, action: i64) -> bool:
    return action == act.A_DROP or action == act.A_PASS
