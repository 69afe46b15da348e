"""The decisions of a turn: the menu, the cell of a tile, the destination of a troop, the siege."""
