# Worked examples below the clauses they belong to.
example-CROSSING-WORK-01 = Purse gave 2 coins, then the balloon flew for 3. Now one bridge must be crossed: the three gilded ones touch the worker’s region and bear no paw of yours.
example-CROSSING-WORK-05 = You Work with Trade, own 9 coins and want a card for 5. Trading costs 4: before the card you have 5 left and can still pay. With 8 coins you could not: the trade would have to wait until after.
