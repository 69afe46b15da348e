# A lesson: Dice and reputation.

lesson-dice-title = Dice and reputation
lesson-dice-teaches = Get more out of your dice: limit, order, modifiers.
lesson-dice-end = You make the most of your dice
lesson-dice-learned-1 = The dice you place may add up to your reputation, no more.
lesson-dice-learned-2 = The castle raises the limit at once: small dice lose nothing there.
lesson-dice-learned-3 = Tavern dice must rise, yard dice must fall. A modifier changes a die by one.
lesson-dice-learned-4 = A large die in a guild wakes all its workshops and buys three.

lesson-dice-chapter-limit = The limit
lesson-dice-chapter-big = A large die
lesson-dice-chapter-order = Rising, falling
lesson-dice-chapter-mods = Modifiers

lesson-dice-sum-head = Nineteen, and a limit of nine
lesson-dice-sum = Your dice show 1, 3, 4, 5 and 6. Those you place may add up to your reputation: 9. So which ones, and in which order?

lesson-dice-castle-head = First raise the limit
lesson-dice-castle = At the Ivory Castle a 3 adds 2 reputation, at once and for good. A 1 would add 1, a 5 adds 3.
lesson-dice-castle-do = Choose your dice, the 3, then the castle.
lesson-dice-castle-later-die = The 3 gives 2 for 3; that is a good rate.
lesson-dice-castle-later-location = First raise the limit.

lesson-dice-now-head = Eleven now, eight left
lesson-dice-now = 3 of 11 are used. A 6 would leave 2; a 5 leaves 3. Count what still fits together.

lesson-dice-scholars-head = A large die in a guild
lesson-dice-scholars = Your Herbalists want books, furniture and jewellery. A 5 at the Scholars wakes every workshop and buys up to 3 books.
lesson-dice-scholars-do = Place the 5 at the Scholars’ Guild.
lesson-dice-scholars-later-die = The 5 does most here.
lesson-dice-scholars-later-location = Your settlers want books.

lesson-dice-map-head = The workshop gives
lesson-dice-map = The Map Room gives 1 resource of any kind. A second piece of furniture makes your settlers richer.
lesson-dice-map-do = Take the bonus, then furniture.
lesson-dice-map-later-any_resource = It does not serve these settlers.

lesson-dice-buy-head = Three books, 1 gold each
lesson-dice-buy = A 5 or 6 buys up to 3. Your character lets you give four books, one more than others.
lesson-dice-buy-do = Buy 3.
lesson-dice-buy-later-buy = Each book is a point in a moment.

lesson-dice-family-head = Seven points
lesson-dice-family = No die is needed. 4 books, 2 furniture and the jewellery: 7 points, 2 workers, 1 nobility.
lesson-dice-family-do = Satisfy your settlers: 4 books, 2 furniture.
lesson-dice-family-later-spend = Each resource is a point.

lesson-dice-tavern-head = A small die goes first
lesson-dice-tavern = At the tavern each die must be at least as high as the one before. Nobody is there yet: even your 1 is welcome.
lesson-dice-tavern-do = Place the 1 at the Cavern Tavern.
lesson-dice-tavern-later-die = Then the 1 would have no place.
lesson-dice-tavern-later-location = New settlers are needed.

lesson-dice-card-head = Choose a family
lesson-dice-card = Look for what you can give: the Miners want relics and jewellery only.
lesson-dice-card-do = Choose one of the lit cards.

lesson-dice-left-head = Two left, and a 4
lesson-dice-left = 9 of 11 are used. Your 4 is too high, and at the yard too: after your rival’s 3 only 3 or less is taken.

lesson-dice-yard-head = Turn the 4 into a 2
lesson-dice-yard = Each modifier changes a die by one, up or down. Two make it a 2: it fits the yard and the limit. A house costs 5 gold.
lesson-dice-yard-do = Choose your dice, then the yard.
lesson-dice-yard-later-location = The next settlers want a house.

lesson-dice-out-head = Four dice of five
lesson-dice-out = 3, 5, 1 and 2: eleven, to the last point. The limit stays at 11. Berk’s office gives new modifiers; the Stone Council costs 2 reputation.
