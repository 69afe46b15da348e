# A lesson: Alone against Henri.

lesson-henri-title = Alone against Henri
lesson-henri-teaches = How Henri takes and builds, and how to rob him of his treasures.
lesson-henri-end = You know Henri’s ways
lesson-henri-learned-1 = Henri takes the colour that lies on top of the common supply.
lesson-henri-learned-2 = He builds beside your last building, along its road if he can.
lesson-henri-learned-3 = A treasure whose condition is met is gone: 5 points less for him.
lesson-henri-learned-4 = His three best buildings count double. A tie is his.

lesson-henri-chapter-rival = Your rival
lesson-henri-chapter-road = His way
lesson-henri-chapter-treasure = A treasure
lesson-henri-chapter-answer = Your answer

lesson-henri-rival-head = Henri begins with 30 points
lesson-henri-rival = He decides nothing: he follows rules that you can read. His six treasures are worth 5 points each. You must end with more points than he has.

lesson-henri-pile-head = Look at the pile
lesson-henri-pile = Henri takes the first tile after the shield that has the colour on top of the common supply. You always see that colour.

lesson-henri-inn-head = Your turn is as usual
lesson-henri-inn = The Inn is worth 1 point, and 1 more for each tile in its row.
lesson-henri-inn-do = Choose the Inn.
lesson-henri-inn-later-take = You reach it, but the Inn can be built at once.

lesson-henri-lead-head = Where you build, he follows
lesson-henri-lead = Henri lays his tile beside your last building. If it has a road, he continues it. The Inn’s road leads to the right.
lesson-henri-lead-do = Choose the Inn, then the lit space.
lesson-henri-lead-later-cell = It could stand there too, and Henri would go there.
lesson-henri-lead-later-expand = Laid face down it would have no road, and score nothing.
lesson-henri-lead-later-end = Your turn may end now, but the Inn can be built first.

lesson-henri-watch-head = The scaffolding
lesson-henri-watch = It marks your last building. Beside the supply stands what Henri will do: yellow, the Bakery, at the end of your road. He pays nothing.
lesson-henri-watch-do = End your turn.

lesson-henri-treasure-head = A treasure on the Bakery
lesson-henri-treasure = Each building of Henri brings one out of his stack. Fill the two spaces shown, upper left and lower right, and it is gone: 5 points less for him.

lesson-henri-barony-head = A neighbour with long fingers
lesson-henri-barony = The Thieves’ Barony is worth 2 points, and 2 more for each building of Henri at its sides.
lesson-henri-barony-do = Choose the Thieves’ Barony.
lesson-henri-barony-later-take = You reach it, but it cannot be built this turn.
lesson-henri-barony-later-troop = A troop may move, but your reach of 3 serves you better now.

lesson-henri-corner-head = The lower right
lesson-henri-corner = One tile, two uses: it fills the first space of the treasure, and Henri will come and build beside it.
lesson-henri-corner-do = Choose the Thieves’ Barony, then the lit space.
lesson-henri-corner-later-cell = It could stand there too, but the treasure does not look there.
lesson-henri-corner-later-expand = Open land would fill the space too, but bring no points.
lesson-henri-corner-later-end = Your turn may end now, but the Barony can be built first.

lesson-henri-thief-head = He comes to the thieves
lesson-henri-thief = The road of your Barony leads up. Henri will block it with a grey tile, and you gain 2 points from it.
lesson-henri-thief-do = End your turn.

lesson-henri-best-head = His best three count double
lesson-henri-best = At the end Henri doubles his three best buildings. His troops double nothing; they only keep yours off their tiles.

lesson-henri-deploy-head = Yours double where they stand
lesson-henri-deploy = On the Inn a troop doubles 3 points, and you may build beside it. Your reach falls to two tiles.
lesson-henri-deploy-do = Choose the lit troop, then the Inn.
lesson-henri-deploy-later-take = That comes next. First the troop, while you still reach three.
lesson-henri-deploy-later-troop = It could go too, but this one is nearer to the treasure.
lesson-henri-deploy-later-to = It could stand there, but not beside the upper left.

lesson-henri-mine-head = The tile for the upper left
lesson-henri-mine = The Mine needs 1 wood and 2 stone. Once it is yours, the tiles you reach bring wood, your troops stone.
lesson-henri-mine-do = Choose the Mine.
lesson-henri-mine-later-take = Then no wood would be within your reach.
lesson-henri-mine-later-troop = Your troops stand well: both bring stone.

lesson-henri-close-head = Close the diagonal
lesson-henri-close = Whoever lays a tile, face up or face down, it counts for the treasure.
lesson-henri-close-do = Choose the Mine, then the lit space.
lesson-henri-close-later-cell = It could stand there too, but the treasure does not look there.
lesson-henri-close-later-expand = That would take the treasure too, but the Mine brings points.

lesson-henri-gone-head = A treasure less
lesson-henri-gone = Henri falls from 40 points to 35, and you rise to 12. Taking from him counts as much as building.
lesson-henri-gone-do = End your turn.

lesson-henri-finish-head = How it ends
lesson-henri-finish = When the supply is empty, each of you has a last turn. Roads count as in the duel. At higher levels Henri starts with eight or ten treasures.
