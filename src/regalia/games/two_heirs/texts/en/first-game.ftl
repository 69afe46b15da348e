# What is chosen for somebody’s first whole game.

first-game = The rulebook’s three sets for a first game, roads are not scored, an easy rival.
