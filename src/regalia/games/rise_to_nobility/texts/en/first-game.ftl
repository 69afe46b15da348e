# What is chosen for somebody’s first whole game.

first-game = Two players, without Chancery and events, and an easy rival.
