"""Puzzles: positions where one choice is clearly best, in `games/<id>/puzzles/<number>.json`.

Reading order: `puzzle` (what a file says, and which is the one of the day), `making` (finding them in games), `checking` (whether
the best choice still is the best), `telling` (right or wrong, and why).
"""

from regalia.puzzles.puzzle import Puzzle, find, has_puzzles, of_the_day, puzzles_of

__all__ = ["Puzzle", "find", "has_puzzles", "of_the_day", "puzzles_of"]
