"""Medieval Realms."""

from regalia.games.medieval_realms.game import MedievalRealms

GAME = MedievalRealms()

__all__ = ["GAME"]
