"""Kingdom Crossing."""

from regalia.games.kingdom_crossing.game import KingdomCrossing

GAME = KingdomCrossing()

__all__ = ["GAME"]
