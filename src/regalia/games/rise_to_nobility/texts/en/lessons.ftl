# Lessons. A bubble has at most 40 words: head, text and order together.

# The game in the order for newcomers

lesson-in-order = The long one: dice, families, guilds.

## Your first round

lesson-first-round-title = Your first round
lesson-first-round-teaches = Dice, settlers, guilds and reputation.
lesson-first-round-end = You know a round
lesson-first-round-learned-1 = One die a turn; together they may not exceed your reputation.
lesson-first-round-learned-2 = A settlers card wants a house and resources: a point for each resource, workers and nobility.
lesson-first-round-learned-3 = In the guilds you buy resources; apprentices there bring gold and resources.
lesson-first-round-learned-4 = Nobility opens the Stone Council. Most points after ten rounds win.

lesson-first-round-chapter-dice = A die
lesson-first-round-chapter-settlers = Settlers
lesson-first-round-chapter-worker = A worker
lesson-first-round-chapter-more = More dice
lesson-first-round-chapter-score = Score

lesson-first-round-city-head = A new city
lesson-first-round-city = You own land in Caveborn. House settlers, put them to work in the guilds and rise to nobility. Most points after ten rounds wins.

lesson-first-round-die-head = Place a die
lesson-first-round-die = Your five dice are rolled. Each turn you place one; higher dice do more, but their sum is limited.
lesson-first-round-die-do = Choose your dice, then the 4.
lesson-first-round-die-later-end_turn = Passing ends the round for you.
lesson-first-round-die-later-die = A lower die buys less in a guild.

lesson-first-round-guild-head = To a guild
lesson-first-round-guild = Your settlers, the Elf Singers, want furniture and relics. The carpenters sell furniture.
lesson-first-round-guild-do = Choose the Carpenters’ Guild.
lesson-first-round-guild-later-location = The die fits there too. First the furniture.

lesson-first-round-bonus-head = A workshop’s gift
lesson-first-round-bonus = A 4 wakes the first two workshops. The Joinery gives 1 furniture.
lesson-first-round-bonus-do = Take the bonus.
lesson-first-round-bonus-later-decline = The bonus is free.

lesson-first-round-buy-head = Buy
lesson-first-round-buy = 1 gold for each. With a 4 you may buy two: with the one you had and the gift that makes four.
lesson-first-round-buy-do = Buy 2.
lesson-first-round-buy-later-buy = Each piece will be worth a point.

lesson-first-round-satisfy-head = Welcome settlers
lesson-first-round-satisfy = You have a house and what they want. This needs no die.
lesson-first-round-satisfy-do = Satisfy your settlers.
lesson-first-round-satisfy-later-end_turn = Your turn may end now, but the Singers are waiting.

lesson-first-round-spend-head = A point for each
lesson-first-round-spend = Between 3 and 6 resources, 3 of a kind at most; each is 1 point. The relic goes with it: 4 points.
lesson-first-round-spend-do = Spend 3 furniture.
lesson-first-round-spend-later-spend = Two would do, for a point less.

lesson-first-round-apprentice-head = A worker moves in
lesson-first-round-apprentice = The Singers brought 1 worker and 1 nobility. A die of 3 or 4 lets a worker into a guild.
lesson-first-round-apprentice-do = Place the 3 at the wizards.
lesson-first-round-apprentice-later-die = With a 1 or 2 no worker finds a place.
lesson-first-round-apprentice-later-location = The die fits there too. The wizards’ tower raises your reputation.

lesson-first-round-tower-head = Reputation
lesson-first-round-tower = Your dice may add up to your reputation: 12 now. The Crystal Tower adds 1, for good.
lesson-first-round-tower-do = Take the bonus.
lesson-first-round-tower-later-decline = With more reputation you place more dice.

lesson-first-round-relic-head = Buy a relic
lesson-first-round-relic = Your relic went to the Singers. Another one costs 1 gold.
lesson-first-round-relic-do = Buy 1.
lesson-first-round-relic-later-buy = Keep gold for a house.

lesson-first-round-worker-head = An apprentice
lesson-first-round-worker = Here your worker earns 3 gold each round, and a free relic whenever you buy.
lesson-first-round-worker-do = Place the worker.
lesson-first-round-worker-later-stop = Idle, a worker earns nothing.

lesson-first-round-tavern-head = More settlers
lesson-first-round-tavern = The tavern has six families. Any die takes one.
lesson-first-round-tavern-do = Place a 2 at the Cavern Tavern.
lesson-first-round-tavern-later-location = The die fits there too. First a new family.

lesson-first-round-family-head = Choose a family
lesson-first-round-family = Each wants 6 to 9 resources of three kinds, and brings workers and stars of nobility.
lesson-first-round-family-do = Choose one of the lit cards.
lesson-first-round-family-later-take = That family wants four or five kinds: too much for now.

lesson-first-round-house-head = A house for them
lesson-first-round-house = Every family needs a house. The yard builds one for 5 gold.
lesson-first-round-house-do = Place a 2 at the Construction Yard.
lesson-first-round-house-later-location = The die fits there too. The family needs a house.

lesson-first-round-castle-head = The smallest die
lesson-first-round-castle = At the Ivory Castle even a 1 raises your reputation by 1. Higher dice raise it by 2 or 3.
lesson-first-round-castle-do = Place the 1 at the Ivory Castle.
lesson-first-round-castle-later-location = The die fits there too. Reputation lasts.

lesson-first-round-income-head = Income
lesson-first-round-income = The round is over. Your apprentice earned 3 gold, and the dice are rolled again: up to 14 now.

lesson-first-round-council-head = The Stone Council
lesson-first-round-council = Later: with enough nobility and a family of that people, deliver what a councillor asks. It brings many points and costs 2 reputation.

lesson-first-round-rounds-head = How it ends
lesson-first-round-rounds = After ten rounds nobility gives points too, and so do left-over resources, two by two. Counted now, you would have 7 points, your rival 3.
