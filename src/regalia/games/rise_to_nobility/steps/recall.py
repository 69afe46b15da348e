"""The die slot of the player board: D13, an apprentice comes back (NOBILITY-RECALL-01 to -03)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import LEGAL
from regalia.games.rise_to_nobility import actions as act
from regalia.games.rise_to_nobility import dice
from regalia.games.rise_to_nobility import reasons as why
from regalia.games.rise_to_nobility.labels import guild_name
from regalia.games.rise_to_nobility.state import NO_DIE, S_RECALL, SEATS, Nobility
from regalia.games.rise_to_nobility.steps.choice import Numbered
from regalia.games.rise_to_nobility.steps.guild import has_master
from regalia.games.rise_to_nobility.tables import GUILDS


def refusal(g: Nobility, seat: i64, value: i64) -> i64:
    if g.slots[S_RECALL + seat] != NO_DIE:
        return why.RECALL_TAKEN
    if g.tables.recall_fits[value] == 0:
        return why.VALUE_MISFIT
    return LEGAL if has_apprentice(g, seat) else why.RECALL_NOBODY


def has_apprentice(g: Nobility, seat: i64) -> bool:
    for guild in range(GUILDS):
        if g.apprentices[guild * g.players + seat] > 0:
            return True
    return False


def enter(g: Nobility, seat: i64) -> None:
    dice.put(g, seat, S_RECALL + seat)
    g.push(RECALL[seat])


class Recall(Numbered):
    """D13."""

    def refusal(self, g: Nobility, action: i64) -> i64:
        if action < act.A_RECALL or action > act.A_RECALL_CHANCERY:
            return why.UNFINISHED
        if action == act.A_RECALL_CHANCERY:
            return why.OFFICE_STAYS if self.seat in g.offices else why.RECALL_NONE
        guild: i64 = action - act.A_RECALL
        if g.apprentices[guild * g.players + self.seat] > 0:
            return LEGAL
        return why.RECALL_MASTER if has_master(g, self.seat, guild) else why.RECALL_NONE

    def apply(self, g: Nobility, action: i64) -> None:
        guild: i64 = action - act.A_RECALL
        g.apprentices[guild * g.players + self.seat] -= 1
        g.workers[self.seat] += 1
        if g.events is not None:
            g.emit("recall", self.seat, {"guild": guild_name(g, guild)})
        g.rest()

    def contradicted(self, g: Nobility) -> str:
        if not dice.lies(g, self.seat, S_RECALL + self.seat):
            return self.own("board_die")
        return "" if has_apprentice(g, self.seat) else "guilds"


RECALL: Final[list[Recall]] = [Recall("recall", seat, act.A_RECALL, GUILDS + 1) for seat in range(SEATS)]
