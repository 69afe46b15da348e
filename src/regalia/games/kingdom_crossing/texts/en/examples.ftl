# Worked examples below the clauses they belong to.
example-CROSSING-WORK-01 = Purse gave 2 coins, then the balloon flew for 3. Now one bridge must be crossed: the three gilded ones touch the worker’s region and bear no paw of yours.
example-CROSSING-WORK-05 = You Work with Trade, own 9 coins and want a card for 5. Trading costs 4: before the card you have 5 left and can still pay. With 8 coins you cannot do both: after the card only 3 are left.
example-CROSSING-MOVE-03 = Three Bridges means three, neither two nor four. From the South you go by the West and the North to the East; each bridge bears your paw then and is closed to you until tomorrow.
example-CROSSING-BUY-02 = The Bear Extractor in the East costs 3 coins. The bird on it brings you 3 coins, and you meet it before you pay: in the end the card costs you nothing.
example-CROSSING-BALL-03 = The Balloon is in the West, as your worker is: a flight to the South costs 3 coins. From any other region it would cost 10.
example-CROSSING-END-05 = You have three Bear cards. On the Sap track your marker has gone past tokens with 2 stars in all: 3 × 2 = 6 points. A token that it has not passed yet adds nothing.
