"""The kernel: everything that is the same for every game, and no game's name."""
