holding-tiles = tuiles en main
