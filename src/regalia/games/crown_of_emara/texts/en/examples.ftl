# Worked examples below the clauses they belong to.
example-EMARA-MOVE-01 = Your card lies on slot 2. Your councillor at the Weaving mill goes exactly two places clockwise, to the Quarry; the one in town could go two places instead.
example-EMARA-END-03 = You end with 34 citizen and 41 building points, 2 rings, 1 book and 5 resources: 4 + 1 + 2 = 7 final points. Give all 7 to your citizens: 41 and 41, so you score 41.
example-EMARA-SITE-01 = Your councillor has come to the Construction site. You deliver 1 stone: 5 building points and, as the marker shows, 3 citizen points. Then the marker turns: the next stone brings other points.
example-EMARA-RANK-03 = The Royal seal gives you 1 signet ring. You give it up for the rank of Baron and take the top card of its stack: 6 citizen points at once. Whoever comes after you finds a card with fewer.
example-EMARA-HIRE-01 = Your councillor is at the Grain field, and you have 2 grain for the hut. Your first craftsman moves in: 1 citizen point. From now on he works whenever you use the field.
example-EMARA-RECRUIT-01 = Where your town councillor stands the Merchant waits. He costs 1 cloth and 1 stone and brings 2 citizen points; his skill is yours until the end.
