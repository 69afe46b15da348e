# What is chosen for somebody’s first whole game.

first-game = Two players, and an easy rival: one palace to watch.
