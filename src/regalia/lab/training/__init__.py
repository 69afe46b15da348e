"""Fitting a game's evaluation from self-play: `regalia train`. NumPy is needed here and nowhere else (the extra `train`)."""
