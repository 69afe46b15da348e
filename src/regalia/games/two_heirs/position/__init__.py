"""A position as readable JSON: written, read back, and checked for contradictions."""

from regalia.games.two_heirs.position.checking import check
from regalia.games.two_heirs.position.reading import read
from regalia.games.two_heirs.position.writing import cell_pair, player_of, write

__all__ = ["cell_pair", "check", "player_of", "read", "write"]
