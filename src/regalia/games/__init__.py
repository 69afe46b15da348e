"""One folder per game; a folder with a game.toml is a game."""
