# Lessons. A bubble has at most 40 words: head, text and order together.

# The game in the order for newcomers

lesson-in-order = Plan a day’s route over seven bridges.

## Your first day

lesson-first-day-title = Your first day
lesson-first-day-teaches = Bridges, cards and rest: one whole day.
lesson-first-day-end = You know a day
lesson-first-day-learned-1 = Four tiles a day. Work: cross the exact number of bridges, each only once a day.
lesson-first-day-learned-2 = Where you stop you buy one card; its bird helps first.
lesson-first-day-learned-3 = Or rest, for coins. Without a way or the coins for a card, you must.
lesson-first-day-learned-4 = Points come from guilds with stars, structures, favours, objectives and investment.

lesson-first-day-chapter-walk = A bridge
lesson-first-day-chapter-route = A route
lesson-first-day-chapter-more = Points
lesson-first-day-chapter-morning = The morning

lesson-first-day-queen-head = The Queen wants an eighth bridge
lesson-first-day-queen = You lead a team of beavers. In four days, cross bridges, win over the guilds and decorate your board. Most points wins.

lesson-first-day-purse-head = Work with a tile
lesson-first-day-purse = Each tile has two halves: rest, or work. The Purse gives 2 coins and one bridge.
lesson-first-day-purse-do = Work with the Purse.
lesson-first-day-purse-later-rest = You would get coins and stay. A free card waits across the bridge.
lesson-first-day-purse-later-work = That tile serves better later today.

lesson-first-day-bridge-head = Cross once a day
lesson-first-day-bridge = You stand in the West. Your paw stays on a bridge you crossed: today it is closed to you.
lesson-first-day-bridge-do = Cross to the South.
lesson-first-day-bridge-later-bridge = The free Patron is in the South.

lesson-first-day-patron-head = Buy one card
lesson-first-day-patron = Where you stop you must buy a card. The Bear Patron is free and brings 6 coins.
lesson-first-day-patron-do = Choose the Bear Patron.
lesson-first-day-patron-later-card = It costs coins or brings less. Take the six coins.

lesson-first-day-three-head = A longer route
lesson-first-day-three = Exactly three bridges, without a stop. More bridges a day pay: the sixth brings 3 points.
lesson-first-day-three-do = Work with Three Bridges.
lesson-first-day-three-later-work = With fewer bridges now, the last ones would not fit together.

lesson-first-day-road-head = Look ahead
lesson-first-day-road = By the West and the North you reach the East, and three bridges stay open for the next turn.
lesson-first-day-road-do = Cross the three lit bridges.
lesson-first-day-road-later-bridge = It can be crossed, but then fewer bridges are left for today.

lesson-first-day-sap-head = A bird pays
lesson-first-day-sap = The Extractor costs 3 coins, and the bird on it brings 3: you meet it before you pay. Your third Bear.
lesson-first-day-sap-do = Choose the Bear Extractor.

lesson-first-day-two-head = The sixth bridge
lesson-first-day-two = Two bridges more lead over the West to the North. Six paws in one day: 3 points at once.
lesson-first-day-two-do = Work with Two Bridges, then cross.

lesson-first-day-art-head = A sculpture
lesson-first-day-art = Your favour gives 2 points for each sculpture. This Sculptor makes one for 5 coins.
lesson-first-day-art-do = Choose the Sculptor.
lesson-first-day-art-later-card = You can pay for it, but it makes no sculpture.

lesson-first-day-spot-head = Where shall it stand?
lesson-first-day-spot = Stars count once your resource passes them; then every card of that guild is worth them.
lesson-first-day-spot-do = Choose any lit place.

lesson-first-day-rest-head = Nothing left to cross
lesson-first-day-rest = All bridges of the North bear your paw, so you rest. The Royal Visit pays most: 8 coins.
lesson-first-day-rest-do = Rest with the Royal Visit.
lesson-first-day-rest-later-rest = That tile would pay 3 coins; this one pays 8.

lesson-first-day-income-head = A new morning
lesson-first-day-income = Paws and tiles are back. Two cards of a guild bring its income: two Bears make a structure work.
lesson-first-day-income-do = Choose the Bears, your House, then invest or collect.

lesson-first-day-house-head = Structures work too
lesson-first-day-house = Each structure works every morning. Your House lets you invest: more points later, or coins now.
lesson-first-day-house-do = Choose your House, then as you like.

lesson-first-day-score-head = What counts
lesson-first-day-score = Guild cards times stars, structures, favours, investment, and objectives for whoever fulfils them first. The panel shows it all.

lesson-first-day-days-head = How it ends
lesson-first-day-days = After four days the points are counted. Plan each day as one route; your six tiles lie ready.
