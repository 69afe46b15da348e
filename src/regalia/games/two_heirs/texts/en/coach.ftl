holding-tiles = tiles in hand
