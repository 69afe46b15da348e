# Lessons. A bubble has at most 40 words: head, text and order together.

# The game in the order for newcomers

lesson-in-order = Three actions, nothing hidden. Learn it in one short lesson.

## Your first turns

lesson-first-turns-title = Your first turns
lesson-first-turns-teaches = Take, build, move your troops, and score.
lesson-first-turns-end = You know your first turns
lesson-first-turns-learned-1 = Take one tile each turn, within your reach.
lesson-first-turns-learned-2 = Build next to your troops, with access to the whole cost.
lesson-first-turns-learned-3 = A troop brings what its tile grows; at the end it doubles your building under it.
lesson-first-turns-learned-4 = Open land is free and makes one later building of the turn cheaper.

lesson-first-turns-chapter-take = Take
lesson-first-turns-chapter-build = Build
lesson-first-turns-chapter-troops = Troops
lesson-first-turns-chapter-open = Open land
lesson-first-turns-chapter-score = Score

lesson-first-turns-heirs-head = Two heirs, one land
lesson-first-turns-heirs = You and your rival build in the same landscape. Whoever has the most points from buildings at the end is crowned.

lesson-first-turns-take-head = Take a tile
lesson-first-turns-take = The ring is the royal supply. You reach three tiles, clockwise from the shield. The Farm is the first.
lesson-first-turns-take-do = Choose the Farm.
lesson-first-turns-take-later-take = It would come to your hand too, but the Farm is built at once.

lesson-first-turns-build-head = Build, and nothing is spent
lesson-first-turns-build = The Farm costs 1 wood and 1 stone. The tiles you reach and the land under your troops give access.
lesson-first-turns-build-do = Choose the Farm, then the lit space.
lesson-first-turns-build-later-end = Your turn may end now, but the Farm can be built first.
lesson-first-turns-build-later-expand = Laid face down it would be open land and bring no wheat.
lesson-first-turns-build-later-cell = The Farm could stand there too. The lesson goes on at the lit space.

lesson-first-turns-turn-head = Your first building
lesson-first-turns-turn = The Farm brings 1 wheat every turn. One tile must be taken each turn: that is done.
lesson-first-turns-turn-do = End your turn.

lesson-first-turns-bakery-head = A building that scores
lesson-first-turns-bakery = The Bakery is worth 1 point, and 1 more for each of your other yellow buildings. The Farm is yellow.
lesson-first-turns-bakery-do = Choose the Bakery.
lesson-first-turns-bakery-later-take = You reach it, but nothing would score with the Farm.

lesson-first-turns-ride-head = A troop brings what its tile grows
lesson-first-turns-ride = The Bakery needs 2 wheat; you have 1. Ride onto your Farm and you have 2.
lesson-first-turns-ride-do = Choose your cavalry, then the Farm.
lesson-first-turns-ride-later-troop = A troop sent out brings wheat too, but your reach falls from 3 to 2.
lesson-first-turns-ride-later-expand = Laid face down, the Bakery would score nothing.
lesson-first-turns-ride-later-end = Your turn may end now, but the Bakery can be built first.

lesson-first-turns-oven-head = Now you can build it
lesson-first-turns-oven = A new tile lies beside one of your troops, at an edge or a corner.
lesson-first-turns-oven-do = Choose the Bakery, then the lit space.
lesson-first-turns-oven-later-expand = Laid face down, the Bakery would score nothing.
lesson-first-turns-oven-later-cell = It could stand there too. The lesson goes on at the lit space.

lesson-first-turns-points-head = Your first points
lesson-first-turns-points = The Bakery counts 1, and 1 for the Farm: 2. Points are counted at the end; the panel shows them already.
lesson-first-turns-points-do = End your turn.

lesson-first-turns-market-head = Nothing to build?
lesson-first-turns-market = One tile must be taken all the same. Keep the Market: a hand holds three tiles.
lesson-first-turns-market-do = Choose the Market.

lesson-first-turns-deploy-head = A troop doubles
lesson-first-turns-deploy = On your own building a troop doubles its points at the end. But each troop outside the ring shortens your reach by one.
lesson-first-turns-deploy-do = Choose the lit troop, then the Bakery.
lesson-first-turns-deploy-later-troop = Your cavalry could move on, but it works well on the Farm.
lesson-first-turns-deploy-later-to = The troop could stand there, but it would double nothing.

lesson-first-turns-wait-head = Twice two
lesson-first-turns-wait = The Bakery counts 4 now, and you reach two tiles. Watch your rival: a tile may also be laid face down.
lesson-first-turns-wait-do = End your turn.

lesson-first-turns-cathedral-head = Your rival has a Cathedral
lesson-first-turns-cathedral = It counts 5, whatever lies beside it. There is one for you as well.
lesson-first-turns-cathedral-do = Choose the Cathedral.

lesson-first-turns-open-head = Open land
lesson-first-turns-open = The Cathedral needs 2 stone; you have 1. A tile laid face down is free, and a building after it costs one less.
lesson-first-turns-open-do = Lay the Market as open land, wherever you like.

lesson-first-turns-spire-head = Build the Cathedral
lesson-first-turns-spire = The missing stone is forgiven. The lit spaces are all good.
lesson-first-turns-spire-do = Choose the Cathedral, then a space.
lesson-first-turns-spire-later-cell = It could stand there too. The lit spaces are kept for it.

lesson-first-turns-lead-head = You lead
lesson-first-turns-lead = Cathedral 5, Bakery 4: you have 9 points, your rival has 7.
lesson-first-turns-lead-do = End your turn.

lesson-first-turns-finish-head = How it ends
lesson-first-turns-finish = When the common supply is empty, each of you has one last turn. Then points are counted; tiles in hand are worth nothing.
