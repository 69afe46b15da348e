"""The phases of the game in the rulebook's order: picks, placement, production, action, auction, effects, choices, rounds."""
