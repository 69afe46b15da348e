# A lesson: Alone against Victoria.

lesson-victoria-title = Alone against Victoria
lesson-victoria-teaches = What Victoria takes each round, and how to take it first.
lesson-victoria-end = You know Victoria’s ways
lesson-victoria-learned-1 = Victoria counts citizens alone; you count the lower of your two scores.
lesson-victoria-learned-2 = From the second round on she takes the points of stone and bread at the construction site.
lesson-victoria-learned-3 = Then the top card of the next rank: be there first.
lesson-victoria-learned-4 = In the campaign a tie is hers, and each win makes the next start harder.

lesson-victoria-chapter-rival = Your rival
lesson-victoria-chapter-gold = Gold
lesson-victoria-chapter-site = The site
lesson-victoria-chapter-count = The count

lesson-victoria-rival-head = One score, not two
lesson-victoria-rival = Victoria has citizens only, and pays for nothing. In the campaign you must end with more than she has. The first round is over; she did nothing.

lesson-victoria-takes-head = What she will take tonight
lesson-victoria-takes = At the end of this round: the citizen points of stone and bread at the construction site, then the top Baron. What you use first is worth less to her.

lesson-victoria-seal-head = The Baron before her
lesson-victoria-seal = The top Baron is worth 6 points and costs a signet ring. The Royal seal gives one.
lesson-victoria-seal-do = Choose the Royal seal, then slot 2.
lesson-victoria-seal-later-choose_card = That card comes later; the ring comes first.
lesson-victoria-seal-later-choose_slot = Slots 1 and 3 are kept for a walk round the town.

lesson-victoria-baron-head = Six for you, five for her
lesson-victoria-baron = The next Baron is worth only 5. Two cards from now she would have had the 6.
lesson-victoria-baron-do = Choose the card, then the Baron.
lesson-victoria-baron-later-do_move = The walk can wait until you are Baron.

lesson-victoria-changer-head = Stone out of grain
lesson-victoria-changer = Your councillor has fetched 1 grain. You want stone for the construction site, and gold pays for any resource.
lesson-victoria-changer-do = Choose the Money changer, then slot 1.
lesson-victoria-changer-later-choose_card = Harvest is for the last turn: it lies on slot 3 then.
lesson-victoria-changer-later-choose_slot = From there the walk would not end at the construction site.

lesson-victoria-change-head = Change it
lesson-victoria-change = The card gives 1 gold for 1 resource. Keep the wood: a craftsman will want it.
lesson-victoria-change-do = Choose the card, the trade, then grain.
lesson-victoria-change-later-pay_any = The wood will pay for a hut.
lesson-victoria-change-later-hire = The grain is worth more as gold now.
lesson-victoria-change-later-do_move = The walk comes next.

lesson-victoria-market-head = Round the town
lesson-victoria-market = You stand at the construction site. To use it again, leave it: one place now, three next turn, and the ring of four is closed.
lesson-victoria-market-do = Move, then choose the town councillor.
lesson-victoria-market-later-choose_councillor = The town councillor must go round.

lesson-victoria-back-head = Three places on
lesson-victoria-back = Harvest lies on slot 3. Castle, cathedral and market are passed by; you arrive at the construction site.
lesson-victoria-back-do = Move, then choose the town councillor.
lesson-victoria-back-later-hire = In a moment, with the grain of the card.

lesson-victoria-stone-head = Use the marker before her
lesson-victoria-stone = Your gold pays the stone: 3 citizen points, 7 for buildings this summer. The marker began at 4; each use turns it.
lesson-victoria-stone-do = Deliver the stone.
lesson-victoria-stone-later-town_menu = Wood gives buildings alone, and you have plenty of them.

lesson-victoria-hire-head = Last, a craftsman
lesson-victoria-hire = Harvest brought 1 grain, and you kept 1 wood: a hut at the grain field, 3 citizen points. Then Victoria comes.
lesson-victoria-hire-do = Hire a craftsman.

lesson-victoria-hers-head = Thirteen for her, nineteen for you
lesson-victoria-hers = Stone 3, bread 5, Baron 5. Left alone she would have taken 15. Her panel always shows what comes next.

lesson-victoria-on-head = How it goes on
lesson-victoria-on = Count, Prince and Marquess follow, one a round; in the sixth round she visits the site only. A win lowers your next start by 5 building points.
