# Lessons. A bubble has at most 40 words: head, text and order together.

# The game in the order for newcomers

lesson-in-order = Secret plans, then bids. Read your rivals.

## Your first round

lesson-first-round-title = Your first round
lesson-first-round-teaches = Secret placing, then cards, majorities and bids.
lesson-first-round-end = You know a round
lesson-first-round-learned-1 = Place in secret: mayors make goods, generals and admirals win terrains, decoys block.
lesson-first-round-learned-2 = One action at a time: activate a card, play one, or open an auction.
lesson-first-round-learned-3 = A majority card goes to whoever has most of its resource, whoever calls it.
lesson-first-round-learned-4 = Most victory points after seven rounds win; two left-over goods are worth one.

lesson-first-round-chapter-walls = Behind the walls
lesson-first-round-chapter-cards = Cards
lesson-first-round-chapter-auction = Auctions
lesson-first-round-chapter-score = Score

lesson-first-round-crown-head = A realm of your own
lesson-first-round-crown = You are a monarch among rivals. In seven rounds, gather events of your age in your realm. Most victory points wins.

lesson-first-round-mayors-head = Mayors make goods
lesson-first-round-mayors = Each round everybody places all leaders in secret. A mayor brings 1 of what the place makes. Raw material builds cities.
lesson-first-round-mayors-do = Place two mayors in the forest and quarry.
lesson-first-round-mayors-later-place_mayor = It would work there too; the lesson wants a city, for 5 raw material.

lesson-first-round-more-head = Two more mayors
lesson-first-round-more = Production pays for activating cards. Culture wins artists.
lesson-first-round-more-do = Place one in the workshop, one in the theatre.
lesson-first-round-more-later-place_mayor = It would work there too; an artist asks for 5 culture.

lesson-first-round-decoys-head = Two decoys
lesson-first-round-decoys = With two players, two mayors go to the map as decoys. A decoy wins nothing, but may keep your rival from winning.
lesson-first-round-decoys-do = Choose two of the lit terrains.
lesson-first-round-decoys-later-place_decoy = It could stand there too. Leave the valley to your general.

lesson-first-round-general-head = Your general fights
lesson-first-round-general = A general counts 2. Whoever is strongest on a terrain takes what it shows: here 1 production and 2 combat.
lesson-first-round-general-do = Send the general to the Smithy valley.
lesson-first-round-general-later-place_general = It could fight there too; production is short this round.

lesson-first-round-admiral-head = Your admiral helps
lesson-first-round-admiral = An admiral counts 1: together you have 3, more than one general of your rival’s.
lesson-first-round-admiral-do = Send the admiral there too. Then the walls fall.
lesson-first-round-admiral-later-place_admiral = Alone it would be weak there.

lesson-first-round-city-head = Activate a card
lesson-first-round-city = You won the valley. Now single actions, turn by turn. Activating Canterbury, a city, costs 1 production; it waits in your deployment area.
lesson-first-round-city-do = Choose Canterbury.
lesson-first-round-city-later-activate = A city is worth most to you: you own six mayors.
lesson-first-round-city-later-pass = Passing ends the round for you.

lesson-first-round-build-head = Play it
lesson-first-round-build = From there a card comes into your realm for its price: 5 raw material. It counts 1 point per mayor: six.
lesson-first-round-build-do = Play Canterbury.
lesson-first-round-build-later-activate = First play what you can pay for.

lesson-first-round-majority-head = A majority
lesson-first-round-majority = This card goes to whoever has most culture; a tie goes to whoever calls it. You have 5, nobody has more.
lesson-first-round-majority-do = Choose Jan van Eyck.
lesson-first-round-majority-later-activate = Look who would get it before you pay.

lesson-first-round-artist-head = A person of honour
lesson-first-round-artist = For 5 culture he gives 2 points at once, more with other violet cards, and counts as a person of honour.
lesson-first-round-artist-do = Play Jan van Eyck.

lesson-first-round-open-head = Open an auction
lesson-first-round-open = Leaders are sold for gold. A second general would win you terrains in every round to come.
lesson-first-round-open-do = Choose the General.

lesson-first-round-bid-head = The first bid
lesson-first-round-bid = You must bid at least 1; your rival raises or drops out. Only the winner pays.
lesson-first-round-bid-do = Bid 2 gold.
lesson-first-round-bid-later-bid = Try with less first.

lesson-first-round-raise-head = Your rival bids 3
lesson-first-round-raise = A general is worth more than that to you.
lesson-first-round-raise-do = Bid 4 gold.
lesson-first-round-raise-later-drop = You can afford it.
lesson-first-round-raise-later-bid = Four is enough.

lesson-first-round-land-head = A land for arms
lesson-first-round-land = Territories are bid for in combat. Al-Andalus brings 5 science at once.
lesson-first-round-land-do = Choose Al-Andalus, then bid 2.
lesson-first-round-land-later-bid = Two are enough: your rival wants to keep her arms.

lesson-first-round-pass-head = Enough for this round
lesson-first-round-pass = Your goods stay with you. When all have passed, cards move down the panel, cheaper, and new ones come.
lesson-first-round-pass-do = Pass.

lesson-first-round-score-head = What counts
lesson-first-round-score = Cards in your realm give points now or at the end; persons of honour together; two left-over goods make one point.

lesson-first-round-rounds-head = How it ends
lesson-first-round-rounds = After seven rounds the points are counted. Now place for round two: your second general fights with you.
