# A lesson: Seven bridges.

lesson-seven-bridges-title = Seven bridges
lesson-seven-bridges-teaches = Plan a whole day over the bridges, and use the Balloon.
lesson-seven-bridges-end = You can cross all seven
lesson-seven-bridges-learned-1 = Plan the whole day: four tiles, each bridge once.
lesson-seven-bridges-learned-2 = The sixth bridge brings 3 points, the seventh 4 more.
lesson-seven-bridges-learned-3 = Where you stop you must be able to buy a card; its bird pays first.
lesson-seven-bridges-learned-4 = No walk crosses all seven: one flight is needed, 3 coins where the Balloon waits, else 10.

lesson-seven-bridges-chapter-riddle = The riddle
lesson-seven-bridges-chapter-out = The way out
lesson-seven-bridges-chapter-stuck = Closed
lesson-seven-bridges-chapter-fly = The flight

lesson-seven-bridges-paws-head = Seven bridges in a day
lesson-seven-bridges-paws = Your sixth bridge of a day brings 3 points, the seventh 4 more. You cross each only once a day, so plan before you walk.

lesson-seven-bridges-odd-head = An old riddle
lesson-seven-bridges-odd = Every region has an odd number of bridges: three, three, three and five. So no walk crosses all seven; one flight must help. You start in the East.

lesson-seven-bridges-middle-head = One, three, one, two
lesson-seven-bridges-middle = Four tiles make seven bridges. Begin with the Middle Bridge: the two others of the East are kept for the end.
lesson-seven-bridges-middle-do = Work with Prestige, then cross.
lesson-seven-bridges-middle-later-work = With this order every tile will fit.
lesson-seven-bridges-middle-later-rest = Resting leaves you where you are, and three tiles make only six bridges.
lesson-seven-bridges-middle-later-bridge = That bridge is kept for the end.

lesson-seven-bridges-aviary-head = A stop must be paid
lesson-seven-bridges-aviary = Where you stop you buy a card. The Aviary is free; your 9 coins are for later.
lesson-seven-bridges-aviary-do = Choose the Aviary.
lesson-seven-bridges-aviary-later-card = The coins will be needed in the South.

lesson-seven-bridges-twins-head = Out and back by twins
lesson-seven-bridges-twins = Two bridges join North and West: up by one, back by the other, and no way is lost. Then on to the South.
lesson-seven-bridges-twins-do = Work with Three Bridges; cross the lit ones.
lesson-seven-bridges-twins-later-work = The three bridges fit best here.
lesson-seven-bridges-twins-later-bridge = Then a bridge would be left behind.
lesson-seven-bridges-twins-later-rest = Then the day has fewer than seven bridges.

lesson-seven-bridges-pay-head = Look at the price first
lesson-seven-bridges-pay = A tile can only work if you can pay for a card where it ends. The Stonecutter costs 7 of your 9 coins: 2 stone.
lesson-seven-bridges-pay-do = Choose the Stonecutter.

lesson-seven-bridges-west-head = The fifth bridge
lesson-seven-bridges-west = Back to the West: the Patron there gives 9 coins, less 1 for each paw of yours.
lesson-seven-bridges-west-do = Work with the Purse, then cross.
lesson-seven-bridges-west-later-bridge = That one is kept for the end.
lesson-seven-bridges-west-later-work = One bridge is what you need now.
lesson-seven-bridges-west-later-rest = Then the day has fewer than seven bridges.

lesson-seven-bridges-patron-head = Coins for the flight
lesson-seven-bridges-patron = Five paws lie: the Patron gives 4 coins.
lesson-seven-bridges-patron-do = Choose the Patron.

lesson-seven-bridges-closed-head = No way on
lesson-seven-bridges-closed = All five bridges of the West bear your paw. But your rival has flown here: where the Balloon waits, a flight costs 3 coins, elsewhere 10.

lesson-seven-bridges-fly-head = Fly, then walk
lesson-seven-bridges-fly = You fly before the first bridge or after the last, never between. From the South, two open bridges lead over the East to the North.
lesson-seven-bridges-fly-do = Work with Two Bridges, then fly to the South.
lesson-seven-bridges-fly-later-work = Two bridges are left, and this tile crosses two.
lesson-seven-bridges-fly-later-rest = The seven points would be lost.
lesson-seven-bridges-fly-later-balloon_before = That way works too. The lesson flies to the South.

lesson-seven-bridges-seven-head = Six, seven
lesson-seven-bridges-seven = 3 points for the sixth paw, 4 for the seventh.
lesson-seven-bridges-seven-do = Cross the two lit bridges.

lesson-seven-bridges-last-head = A bird that counts bridges
lesson-seven-bridges-last = The Robin gives 1 coin for each bridge of the day: 7. You meet it before you pay, so 10 coins are no obstacle.
lesson-seven-bridges-last-do = Choose the Sap Extractor.
lesson-seven-bridges-last-later-card = You can pay for it, but with the bird the Extractor is nearly free.

lesson-seven-bridges-plan-head = Seven points in a day
lesson-seven-bridges-plan = Tomorrow all paws are back. Count first: which bridges are left in which region, what can you pay there, and where is the Balloon?
