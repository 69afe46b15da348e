"""Victoria, the opponent of the solo modes: each phase of hers is a step of its own (EMARA-SOLO-05 to -07)."""

from __future__ import annotations

from typing import Final

from regalia.core.step import Automatic
from regalia.games.crown_of_emara import markers
from regalia.games.crown_of_emara.bonus import take_rank
from regalia.games.crown_of_emara.gains import gain_cp
from regalia.games.crown_of_emara.state import VICTORIA, Emara
from regalia.games.crown_of_emara.tables import BREAD_MARKER, SITE, STONE_MARKER


def push_victoria(g: Emara) -> None:
    """EMARA-SOLO-05, -06: nothing in round 1; then the construction site and, but for round 6, a rank."""
    if g.round < 2:
        g.emit("victoria-waits", VICTORIA, {})
        return
    if g.tables.victoria_rank[g.round] >= 0:
        g.push(VICTORIA_RANK)
    g.push(VICTORIA_SITE)


class VictoriaSite(Automatic[Emara]):
    """As if she delivered 1 stone and 1 bread; both markers advance (EMARA-SOLO-06 (1))."""

    def __init__(self) -> None:
        super().__init__("victoria_site", VICTORIA)

    def run(self, g: Emara) -> None:
        stone = g.marker(STONE_MARKER)
        bread = g.marker(BREAD_MARKER)
        if g.events is not None:
            g.emit("victoria-site", VICTORIA, {"stone": stone, "bread": bread})
        gain_cp(g, VICTORIA, stone + bread, SITE)
        markers.advance(g, STONE_MARKER)
        markers.advance(g, BREAD_MARKER)


class VictoriaRank(Automatic[Emara]):
    """She takes the top card of the rank of the round (EMARA-SOLO-06 (2)); events never help her (EMARA-SOLO-07)."""

    def __init__(self) -> None:
        super().__init__("victoria_rank", VICTORIA)

    def run(self, g: Emara) -> None:
        take_rank(g, VICTORIA, g.tables.victoria_rank[g.round])


VICTORIA_SITE: Final = VictoriaSite()
VICTORIA_RANK: Final = VictoriaRank()
