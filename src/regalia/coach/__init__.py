"""Coach and review: what the search found, put so that a player can use it.

Reading order: `weighing` (what deserves to be said of an analysis), `lines` (a line of decisions in words and what it gains),
`wording` (numbers in words), `telling` (the coach's answer as a person reads it), `asking` (the work of a worker process);
`moments`, `reviewing` and `summary` (a whole game), `puzzles` (positions with one clearly best line).
"""
