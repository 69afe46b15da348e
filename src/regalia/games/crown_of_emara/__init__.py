"""Crown of Emara."""

from regalia.games.crown_of_emara.game import CrownOfEmara

GAME = CrownOfEmara()

__all__ = ["GAME"]
