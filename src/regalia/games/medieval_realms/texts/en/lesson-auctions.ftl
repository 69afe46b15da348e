# A lesson: Auctions.

lesson-auctions-title = Auctions
lesson-auctions-teaches = When to open, how much to bid, and when to let a rival pay.
lesson-auctions-end = You know how to bid
lesson-auctions-learned-1 = Leaders are sold for gold, territories for combat; opening costs no production.
lesson-auctions-learned-2 = Nobody can bid more than they hold: bid what your rival holds, and you win.
lesson-auctions-learned-3 = Only the winner pays. Raise to make it dear, then drop out.
lesson-auctions-learned-4 = Whoever has passed still takes part in auctions.

lesson-auctions-chapter-gold = For gold
lesson-auctions-chapter-arms = For arms
lesson-auctions-chapter-passed = After passing

lesson-auctions-sale-head = Six cards are for sale
lesson-auctions-sale = Leaders are sold for gold, territories for combat. Putting one up costs no production, but the first bid is yours.

lesson-auctions-purse-head = Look at her palace
lesson-auctions-purse = You have 9 gold, your rival 5. You have 6 combat, and so has she. Palaces are open: nobody can bid more than lies there.

lesson-auctions-open-head = Begin low
lesson-auctions-open = A second general wins terrains in every round. Perhaps she lets it go cheaply.
lesson-auctions-open-do = Choose the General, then bid 2.
lesson-auctions-open-later-activate = The General is worth most to you.
lesson-auctions-open-later-bid = You can always raise.
lesson-auctions-open-later-pass = You have much to win yet.

lesson-auctions-limit-head = The bid that ends it
lesson-auctions-limit = She bids 3 and holds 5. A bid of 5 cannot be beaten; a 4 she would answer with 5.
lesson-auctions-limit-do = Bid 5 gold.
lesson-auctions-limit-later-bid = 5 is enough, and less is not.
lesson-auctions-limit-later-drop = A general stays with you for seven rounds.

lesson-auctions-galicia-head = Now she opens one
lesson-auctions-galicia = Galicia is worth 5 religion, which you hardly need. But combat decides what comes next: let her spend it.
lesson-auctions-galicia-do = Bid 3 combat.
lesson-auctions-galicia-later-bid = You want to lose this one.
lesson-auctions-galicia-later-drop = Then she would have Galicia for 1.

lesson-auctions-drop-head = Let her have it
lesson-auctions-drop = She bids 4, and will have 2 combat left. Dropping out costs nothing, and is not passing.
lesson-auctions-drop-do = Drop out.
lesson-auctions-drop-later-bid = Your combat is worth more in a moment.

lesson-auctions-norway-head = Yours for two
lesson-auctions-norway = She holds 2 combat: whatever lies at 2 is yours. Norway brings 5 raw material, enough for a city.
lesson-auctions-norway-do = Choose Norway, then bid 2.
lesson-auctions-norway-later-activate = The raw material builds your city.
lesson-auctions-norway-later-bid = With 1 she could bid 2; more than 2 is wasted.

lesson-auctions-city-head = Spend what you won
lesson-auctions-city = A city costs 5 raw material and counts 1 point for each mayor.
lesson-auctions-city-do = Activate Santiago de Compostela.

lesson-auctions-build-head = A city from Norway
lesson-auctions-build = Six mayors: six points at the end.
lesson-auctions-build-do = Play the city.

lesson-auctions-pass-head = Pass, and keep bidding
lesson-auctions-pass = Nothing else is worth your production. Whoever has passed opens nothing more, but may still bid.
lesson-auctions-pass-do = Pass.
lesson-auctions-pass-later-activate = First watch what she does without you.

lesson-auctions-still-head = She thought you were gone
lesson-auctions-still = She opens Gascony with 1 of her 2 combat. You have passed, and are asked all the same.
lesson-auctions-still-do = Bid 2 combat.
lesson-auctions-still-later-bid = 2 is all she has: more would be wasted.
lesson-auctions-still-later-drop = 5 raw material for 2 combat is a bargain.

lesson-auctions-sum-head = Counted, not guessed
lesson-auctions-sum = A general, two territories and a city: 20 points against 18. Look at the palaces before you bid, and before you spend.
