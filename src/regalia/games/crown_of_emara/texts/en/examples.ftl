# Worked examples below the clauses they belong to.
example-EMARA-MOVE-01 = Your card lies on slot 2. Your councillor at the Weaving mill goes exactly two places clockwise, to the Quarry; the one in town could go two places instead.
example-EMARA-END-03 = You end with 34 citizen and 41 building points, 2 rings, 1 book and 5 resources: 4 + 1 + 2 = 7 final points. Give all 7 to your citizens: 41 and 41, so you score 41.
