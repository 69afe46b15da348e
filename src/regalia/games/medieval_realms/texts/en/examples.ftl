# Worked examples below the clauses they belong to.
example-REALMS-COMBAT-03 = Two admirals of different players stand on the Observatory heights: strength 1 against 1. Nobody takes the reward. The general alone on the Gold hills takes his.
example-REALMS-COMBAT-06 = With two players: your general has strength 2, the opponent’s decoy 2 as well. The reward is not given out; with an admiral beside the general you would have 3 and win it.
