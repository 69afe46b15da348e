# The game on one page. A word between asterisks is set in bold.
guide-goal = Win citizens and build homes for them. Only the lower of your two totals counts: the highest lower total inherits the crown.
guide-turn = Play a card, then do A, B and C in any order; C only if you like. You play three cards in each of the six rounds.
guide-card-title = Play a card and do what it says
guide-card = Put a card from your hand on a free slot of your board. Its picture is one of your actions. The slot’s number, 1, 2 or 3, is how far you move; each slot is used once a round.
guide-move-title = Move one councillor
guide-move = Choose your councillor in the countryside or the one in town. It goes clockwise exactly as many places as your slot says. Then you may use the place where it stops.
guide-land-title = Countryside: gather
guide-land = Take 1 of the place’s resource, and 1 more for each of your craftsmen there. A craftsman may instead bake 1 bread from 1 grain.
guide-town-title = Town: spend
guide-town = *Castle:* gifts for rings, books for buildings. *Cathedral:* donations for books and favours. *Site:* stone, wood and bread for both kinds of points. *Market:* gold, and books for citizens. Many prices rise with use.
guide-bonus-title = Bonus, each once a turn
guide-bonus = *Hire* a craftsman where your councillor stands in the countryside, *recruit* an advisor where the other stands in town, *rise in rank* for rings and gold. Gold replaces any resource.
guide-end-title = The end
guide-end = After six rounds. An event changes each round.
guide-score-title = Scoring
guide-score = Share your last goods as points between both totals: 2 per ring; 1 per gold coin, favour, book or bread; 1 per two resources. Your score is the *lower* total. Tie: the higher one.
