# Worked examples below the clauses they belong to.
example-NOBILITY-GUILD-10 = Your die shows 4: it may go to the gilded slots. There you may buy up to 2 of the resource, 1 gold each. With one apprentice of yours in that guild you would get a third for free.
example-NOBILITY-REP-01 = Your reputation is 9 and your dice placed this round are 5 and 3. One point is left: only a die of 1 still fits, or a 2 lowered by one modifier.
