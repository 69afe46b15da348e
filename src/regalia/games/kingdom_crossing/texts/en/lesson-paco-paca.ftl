# A lesson: Alone against Paco & Paca.

lesson-paco-paca-title = Alone against Paco & Paca
lesson-paco-paca-teaches = How Paco & Paca take cards, claim objectives and score.
lesson-paco-paca-end = You know Paco & Paca
lesson-paco-paca-learned-1 = They turn up two tiles a turn; each names a place, and its card is theirs.
lesson-paco-paca-learned-2 = A place whose tile has been turned up is safe for the rest of the day.
lesson-paco-paca-learned-3 = They check objectives after each of their turns, so they come first; never Investment.
lesson-paco-paca-learned-4 = Each Favour of theirs counts 2 points for every Rest tile in play.

lesson-paco-paca-chapter-tiles = Their tiles
lesson-paco-paca-chapter-race = The race
lesson-paco-paca-chapter-favour = Favours
lesson-paco-paca-chapter-danger = In danger

lesson-paco-paca-pair-head = Two beavers without a purse
lesson-paco-paca-pair = Paco & Paca cross no bridges and pay nothing. On their turn they turn up two tiles; each names a card’s place, and they take that card.

lesson-paco-paca-safe-head = Two cards are safe now
lesson-paco-paca-safe = They took the Extractor and the Farmer. New cards lie there, and each place has one tile a day: nobody takes these two from you today.

lesson-paco-paca-queen-head = One tile bears a crown
lesson-paco-paca-queen = When it comes up, they visit the Queen and begin the next day. Visit her first.
lesson-paco-paca-queen-do = Work with the Royal Visit.
lesson-paco-paca-queen-later-work = The crown can come up at any time.
lesson-paco-paca-queen-later-rest = The crown can come up at any time.

lesson-paco-paca-bonus-head = The Queen’s bonus
lesson-paco-paca-bonus = She lets one structure work. Your House invests: that is your third square.
lesson-paco-paca-bonus-do = Choose your House, then advance.
lesson-paco-paca-bonus-later-invest = Coins are good too, but the third square wins an objective.

lesson-paco-paca-claim-head = The objective they never claim
lesson-paco-paca-claim = Investment: give up three squares for 5 points. They would have paid you 4.
lesson-paco-paca-claim-do = Claim Investment.
lesson-paco-paca-claim-later-claim = You would keep the squares, but the objective is worth more.

lesson-paco-paca-race-head = All the others are a race
lesson-paco-paca-race = After each of their turns they claim what they fulfil, before you can. The first to claim gets most: hurry where they are close.

lesson-paco-paca-prestige-head = To the market in the West
lesson-paco-paca-prestige = They turned up a Rest tile: nothing happened. Three are in play at this level. Prestige brings 1 point and one bridge.
lesson-paco-paca-prestige-do = Work with Prestige, then cross.
lesson-paco-paca-prestige-later-work = The point of Prestige is sure.
lesson-paco-paca-prestige-later-rest = The Peddler is still there now.
lesson-paco-paca-prestige-later-bridge = The Peddler is in the West.

lesson-paco-paca-peddler-head = A Favour before they get it
lesson-paco-paca-peddler = The Peddler sells a Favour. They always take the topmost, and each of theirs is worth 6 points. Yours counts 2 points per Fox; you will have two.
lesson-paco-paca-peddler-do = Choose the Peddler, then Fox allies.
lesson-paco-paca-peddler-later-card = The Peddler may be gone soon.
lesson-paco-paca-peddler-later-favour = Your two Foxes make Fox allies worth more.

lesson-paco-paca-left-head = Six tiles are out, eight are left
lesson-paco-paca-left = Two of the South’s three places are safe. The Patron’s tile has not come up yet: 6 free coins are in danger.

lesson-paco-paca-patron-head = Take what is in danger
lesson-paco-paca-patron = What is safe can wait until your next turn.
lesson-paco-paca-patron-do = Work with the Purse, cross to the South, take the Patron.
lesson-paco-paca-patron-later-work = The Purse brings 2 coins besides.
lesson-paco-paca-patron-later-rest = Then the Patron may be gone.
lesson-paco-paca-patron-later-bridge = The Patron is in the South.
lesson-paco-paca-patron-later-card = That card is safe today. The Patron is not.

lesson-paco-paca-score-head = How they score
lesson-paco-paca-score = Each Character moves a resource; stars and structures count as yours do. Houses come with every set of five guilds. No investment.

lesson-paco-paca-win-head = How you win
lesson-paco-paca-win = After four days you need more points; on a tie, coins decide, and they have none. Higher levels have fewer Rest tiles.
