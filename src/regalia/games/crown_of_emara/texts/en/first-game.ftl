# What is chosen for somebody’s first whole game.

first-game = The rulebook’s start for a first game, 35 building points, an easy rival.
