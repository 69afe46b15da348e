# Worked examples below the clauses they belong to.
example-REALMS-COMBAT-03 = Two admirals of different players stand on the Observatory heights: strength 1 against 1. Nobody takes the reward. The general alone on the Gold hills takes his.
example-REALMS-COMBAT-06 = With two players: your general has strength 2, the opponent’s decoy 2 as well. The reward is not given out; with an admiral beside the general you would have 3 and win it.
example-REALMS-PRICE-01 = Canterbury lies on slot 1: you activate it for 1 production. On slot 5 the same card would cost 2, on slot 9 it would cost 3.
example-REALMS-MAJ-02 = Jan van Eyck costs culture, so he goes to whoever has most of it. You have 5 and nobody has more: you pay the production of his slot, and he is yours.
example-REALMS-AUC-05 = You opened with 2 gold for the General and were outbid. You bid 4, and your rival drops out: you pay 4 gold, your rival nothing.
example-REALMS-END-03 = At the end 13 tokens lie in your palace: 5 gold, 6 science and 2 combat. Half of 13, rounded down, is 6 points.
