"""Rise to Nobility."""

from regalia.games.rise_to_nobility.game import RiseToNobility

GAME = RiseToNobility()

__all__ = ["GAME"]
