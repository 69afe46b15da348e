"""The Two Heirs."""

from regalia.games.two_heirs.game import TwoHeirs

GAME = TwoHeirs()

__all__ = ["GAME"]
