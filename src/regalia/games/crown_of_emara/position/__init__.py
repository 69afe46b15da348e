"""A position as readable JSON: `writing.py` writes it, `reading.py` reads it back, `checking.py` finds contradictions."""

from regalia.games.crown_of_emara.position.checking import check
from regalia.games.crown_of_emara.position.reading import read
from regalia.games.crown_of_emara.position.writing import write

__all__ = ["check", "read", "write"]
