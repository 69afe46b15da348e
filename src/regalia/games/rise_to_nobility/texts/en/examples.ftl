# Worked examples below the clauses they belong to.
example-NOBILITY-GUILD-10 = Your die shows 4: it may go to the gilded slots. There you may buy up to 2 of the resource, 1 gold each. With one apprentice of yours in that guild you would get a third for free.
example-NOBILITY-REP-01 = Your reputation is 9 and your dice placed this round are 5 and 3. One point is left: only a die of 1 still fits, or a 2 lowered by one modifier.
example-NOBILITY-TAVERN-02 = Nobody has been to the Tavern this round: even your 1 may go there. After a 1 any die fits; after a 5 only another 5 or a 6.
example-NOBILITY-SETTLER-09 = The Elf Singers want furniture and relics: 3 to 6 in all, at most 3 of a kind. You give 3 furniture and 1 relic: 4 points.
example-NOBILITY-MOD-01 = One of your dice shows 4, but only 2 of your limit are left, and at the Yard the die before is a 3. Two modifiers make it a 2: it fits both.
example-NOBILITY-END-02 = You have 5 resources left: 2 books, 2 weapons and 1 relic. That makes two pairs, 2 points; the odd one scores nothing.
