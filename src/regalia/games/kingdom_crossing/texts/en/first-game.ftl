# What is chosen for somebody’s first whole game.

first-game = All objectives on their easy side, as the rulebook advises, and an easy rival.
