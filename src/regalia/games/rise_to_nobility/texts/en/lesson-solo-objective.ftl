# A lesson: Alone: an objective.

lesson-solo-objective-title = Alone: an objective
lesson-solo-objective-teaches = The five dice of the Automa, and how to reach your objective.
lesson-solo-objective-end = You know the Automa’s dice
lesson-solo-objective-learned-1 = Alone you win at once when your objective is met, within ten rounds.
lesson-solo-objective-learned-2 = White sets the least die of the tavern, green the highest of the yard.
lesson-solo-objective-learned-3 = Yellow takes a building away; red and blue block a guild each.
lesson-solo-objective-learned-4 = A guild blocked by the Automa pays your own workshops there twice.

lesson-solo-objective-chapter-goal = The objective
lesson-solo-objective-chapter-open = What is open
lesson-solo-objective-chapter-last = Every die

lesson-solo-objective-goal-head = A goal instead of a rival
lesson-solo-objective-goal = Points do not decide: meet your objective within ten rounds. Here 18 reputation and 8 nobility, both at the same time. You start with 9 and 0.

lesson-solo-objective-dice-head = Five dice in your way
lesson-solo-objective-dice = The Automa rolls after you. Red and blue block two guilds, here jewellers and blacksmiths. Yellow took a building from the Town Hall.

lesson-solo-objective-castle-head = Reputation first
lesson-solo-objective-castle = At the Ivory Castle a 3 is worth 2 reputation. It brings you nearer to 18, and more dice fit at once.
lesson-solo-objective-castle-do = Choose your dice, the 3, then the castle.
lesson-solo-objective-castle-later-die = The 3 would not fit at the tavern: white shows 4.
lesson-solo-objective-castle-later-location = Your objective asks for reputation.

lesson-solo-objective-guild-head = Look for the open guild
lesson-solo-objective-guild = Your Brewers want books, furniture and jewellery. The jewellers are blocked; the scholars are not, and their library raises reputation.
lesson-solo-objective-guild-do = Place a 5 at the Scholars’ Guild.
lesson-solo-objective-guild-later-die = A 5 buys three.
lesson-solo-objective-guild-later-location = The Royal Library stands with the scholars.

lesson-solo-objective-library-head = One more step
lesson-solo-objective-library = The Royal Library gives 1 reputation: 12 now.
lesson-solo-objective-library-do = Take the bonus.

lesson-solo-objective-buy-head = Books for the Brewers
lesson-solo-objective-buy = They want at least 5 resources; you have 3 that fit.
lesson-solo-objective-buy-do = Buy 3.
lesson-solo-objective-buy-later-buy = Each book is a point.

lesson-solo-objective-family-head = Nobility comes with settlers
lesson-solo-objective-family = Each family brings stars of nobility, this one 1. Eight are needed: look for cards with two or three stars.
lesson-solo-objective-family-do = Satisfy your settlers.

lesson-solo-objective-one-head = Even the 1
lesson-solo-objective-one = 8 of 12 are used; a 5 or 6 no longer fits. The 1 does, and the castle gives 1 for it: 13.
lesson-solo-objective-one-do = Choose your dice, then the castle.
lesson-solo-objective-one-later-location = 18 is still far away.

lesson-solo-objective-new-head = A new round, new walls
lesson-solo-objective-new = White shows 6: no die of yours opens the tavern. Green shows 1: at the yard only a 1 will do. Red and blue were equal, so blue is out.

lesson-solo-objective-yard-head = You have a 1
lesson-solo-objective-yard = Every family needs a house. Use the small die while it fits.
lesson-solo-objective-yard-do = Place a 1 at the Construction Yard.
lesson-solo-objective-yard-later-die = It does not fit at the yard.
lesson-solo-objective-yard-later-location = Houses bring the nobility.

lesson-solo-objective-way-head = Well under way
lesson-solo-objective-way = Reputation 13 of 18 after one round. The panel counts for you. Modifiers help when the Automa’s dice do not.
