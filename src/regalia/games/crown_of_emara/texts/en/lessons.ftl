# Lessons. A bubble has at most 40 words: head, text and order together.

# The game in the order for newcomers

lesson-in-order = One card, one walk. Keep two scores level.

## Your first round

lesson-first-round-title = Your first round
lesson-first-round-teaches = Cards, walks, ranks and craftsmen; two scores kept level.
lesson-first-round-end = You know a round
lesson-first-round-learned-1 = A turn: one card on one slot. The card acts, the slot says how far a councillor goes.
lesson-first-round-learned-2 = The countryside gives goods, the town turns them into points.
lesson-first-round-learned-3 = Once a turn each: a rank, a craftsman, an advisor.
lesson-first-round-learned-4 = Only the lower of your two scores counts, after six rounds.

lesson-first-round-chapter-card = A card
lesson-first-round-chapter-town = The town
lesson-first-round-chapter-rank = A rank
lesson-first-round-chapter-land = The countryside
lesson-first-round-chapter-home = A craftsman
lesson-first-round-chapter-score = Score

lesson-first-round-heir-head = The king looks for an heir
lesson-first-round-heir = Win citizens and build homes for them. Both are counted; only the lower number is your score. Buildings begin at 35, citizens at 0.

lesson-first-round-card-head = Play a card
lesson-first-round-card = Three cards a round, one each turn. Stonecutting gives 1 stone.
lesson-first-round-card-do = Choose Stonecutting.
lesson-first-round-card-later-choose_card = Its turn comes: all three cards are played in a round.

lesson-first-round-slot-head = The slot is the distance
lesson-first-round-slot = On slot 1 the card lets one councillor go 1 place: to the construction site.
lesson-first-round-slot-do = Choose slot 1.
lesson-first-round-slot-later-choose_slot = Then a councillor would have to go farther, past the construction site.

lesson-first-round-take-head = The card acts
lesson-first-round-take = You have 1 stone; the card brings another.
lesson-first-round-take-do = Choose the card.

lesson-first-round-walk-head = Into the town
lesson-first-round-walk = You have two councillors: one in the countryside, where goods are made, one in the town, where they are spent.
lesson-first-round-walk-do = Move; then choose the town councillor.
lesson-first-round-walk-later-choose_councillor = In the countryside it would take goods; stone is worth points in town.

lesson-first-round-stone-head = Your first points
lesson-first-round-stone = 1 stone here is worth 5 building points and 3 citizen points. The price changes with every use.
lesson-first-round-stone-do = Deliver the stone.
lesson-first-round-stone-later-done = The stone is worth points now.

lesson-first-round-level-head = Three, not forty
lesson-first-round-level = Citizens 3, buildings 40: the lower number is your score. Citizens are what you need.
lesson-first-round-level-do = End your turn.
lesson-first-round-level-later-recruit = You can afford one already. The lesson hires in the next turn.

lesson-first-round-seal-head = A card for a ring
lesson-first-round-seal = The Royal seal gives a signet ring. Slot 2 lets a councillor go 2 places.
lesson-first-round-seal-do = Choose the Royal seal, then slot 2.

lesson-first-round-ring-head = Take the ring
lesson-first-round-ring = Card, walk and extras may come in any order you like.
lesson-first-round-ring-do = Choose the card.

lesson-first-round-baron-head = Become a baron
lesson-first-round-baron = A ring buys the first rank: 6 citizen points, for whoever is first. Later ranks cost more and give more.
lesson-first-round-baron-do = Choose the Baron.

lesson-first-round-mill-head = Goods from the countryside
lesson-first-round-mill = Now the other councillor. Two places on is the weaving mill: it gives cloth.
lesson-first-round-mill-do = Move, choose the countryside, take the cloth.
lesson-first-round-mill-later-choose_councillor = In town it would go to the cathedral; you need goods first.

lesson-first-round-advisor-head = An advisor for life
lesson-first-round-advisor = Where your town councillor stands, advisors wait. The Merchant asks 1 cloth and 1 stone: 2 citizen points and a skill.
lesson-first-round-advisor-do = Recruit the Merchant.
lesson-first-round-advisor-later-hire = Craftsmen come in the next turn.

lesson-first-round-second-head = Eleven
lesson-first-round-second = Rank 6, Merchant 2, stone 3: eleven citizens. One turn is left in this round.
lesson-first-round-second-do = End your turn.

lesson-first-round-harvest-head = The last card
lesson-first-round-harvest = Harvest lies on slot 3 by itself: one card, one slot were left.
lesson-first-round-harvest-do = Choose the card: 1 grain.

lesson-first-round-field-head = To the grain field
lesson-first-round-field = The rings of places are walked clockwise. Three places on is the grain field.
lesson-first-round-field-do = Move, choose the countryside, take the grain.

lesson-first-round-hire-head = A craftsman stays
lesson-first-round-hire = Two grain pay for a hut. Your craftsman gives 1 citizen point now, and one grain or bread more at each visit.
lesson-first-round-hire-do = Hire a craftsman.

lesson-first-round-round-head = The round is over
lesson-first-round-round = Your rival plays a last card. Then come three new cards and a new event.
lesson-first-round-round-do = End your turn.

lesson-first-round-lower-head = Two scores, one counts
lesson-first-round-lower = You have 12 citizens and 40 buildings: 12. Let neither run far ahead of the other.

lesson-first-round-rest-head = How it ends
lesson-first-round-rest = After six rounds the lower score counts. Left-over goods give a few points to whichever you like. Here are your next cards.
