# A lesson: The Chancery.

lesson-chancery-title = The Chancery
lesson-chancery-teaches = Secret commissions, dice tiles and the offices of the Chancery.
lesson-chancery-end = You know the Chancery
lesson-chancery-learned-1 = A commission is secret and scores at the end, if its dice tile is complete.
lesson-chancery-learned-2 = Put a die of the same value on each place of the tile, over several rounds if you like.
lesson-chancery-learned-3 = An office wants the exact die, settlers of its people and a worker, who stays for good.
lesson-chancery-learned-4 = It pays 3 gold a round and a benefit for the whole game.

lesson-chancery-chapter-secret = A commission
lesson-chancery-chapter-office = An office
lesson-chancery-chapter-on = From now on

lesson-chancery-what-head = Two new places for dice
lesson-chancery-what = The Chancery adds offices for your workers and secret commissions for the end. Everything else stays as you know it.

lesson-chancery-card-head = Keep one of three
lesson-chancery-card = A commission scores at the end of the game. The Treasurer counts 1 point for every 4 gold, 6 at most.
lesson-chancery-card-do = Choose the Treasurer.
lesson-chancery-card-later-keep = This lesson earns gold, and the Treasurer counts it.

lesson-chancery-tile-head = A tile with three places
lesson-chancery-tile = It scores only if the tile beside it is complete: here 1, 3 and 5. Each asks for a die of that value.
lesson-chancery-tile-do = Choose your dice, the 1, then your dice tile.
lesson-chancery-tile-later-die = The 1 fits the tile.
lesson-chancery-tile-later-location = A 1 does little elsewhere.

lesson-chancery-sailors-head = Settlers of a people
lesson-chancery-sailors = An office belongs to a people: you need satisfied settlers of it. The Sailors are humans, and they bring 2 workers.
lesson-chancery-sailors-do = Satisfy them: 3 relics, 3 artworks.
lesson-chancery-sailors-later-spend = Each resource is a point.

lesson-chancery-office-head = The Harbour Master
lesson-chancery-office = The office of the humans asks for a 2. Your worker goes there and stays for good.
lesson-chancery-office-do = Choose your dice, a 2, then the Chancery.
lesson-chancery-office-later-die = The office wants a 2.
lesson-chancery-office-later-location = The earlier the office, the longer it pays.

lesson-chancery-three-head = The second place
lesson-chancery-three = Your dice add up to 3 of 9. The 3 fits the tile.
lesson-chancery-three-do = Place the 3 on your dice tile.
lesson-chancery-three-later-die = The 3 is what the tile wants.
lesson-chancery-three-later-location = The tile brings the points of the Treasurer.

lesson-chancery-port-head = To the port
lesson-chancery-port = The Harbour Master gives you 1 gold more for everything you sell. The 5 no longer fits; a 2 does.
lesson-chancery-port-do = Choose your dice, then the port.
lesson-chancery-port-later-location = The benefit waits at the port.

lesson-chancery-sell-head = Three instead of two
lesson-chancery-sell = Books and furniture are worth 2 gold each today: 3 for you.
lesson-chancery-sell-do = Sell a book, then furniture.
lesson-chancery-sell-later-sell_resource = It pays less.

lesson-chancery-pay-head = An office pays
lesson-chancery-pay = In the income phase it brought 3 gold. You have 17: the Treasurer counts 4 points already, if his tile is complete.

lesson-chancery-last-head = A 5 is missing
lesson-chancery-last = The two other places stay filled. Each office lets you hold one commission more; Berk’s office sells them, for reputation.
