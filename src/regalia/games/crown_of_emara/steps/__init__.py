"""The decisions of the game, one module per part of the rulebook."""
