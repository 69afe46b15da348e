# The drawing
board-countryside = Countryside
board-town = Town
board-round = Round
board-turn = Turn
board-scores = Scores
board-lane = { $seat }: citizens { $citizens }, buildings { $buildings }; { $final } if the game ended now
board-lane-victoria = { $seat }: citizens { $citizens }
board-score = score
board-with-goods = with goods
board-citizens = Citizens
board-buildings = Buildings
board-councillor = Councillor
board-councillor-countryside = { $seat }: countryside councillor
board-councillor-town = { $seat }: town councillor
board-steps = { $steps ->
    [one] Here, 1 step
   *[other] Here, { $steps } steps
}
board-clockwise = Clockwise
board-hut = Hut
board-hut-of = { $hut }, { $seat }
board-craftsmen = Craftsmen
board-you-take = You take
board-yield = Yield
board-one-of = One type
board-one-of-three = 1 of 3
board-books = { $count ->
    [one] 1 book: { $points } citizen points
   *[other] { $count } books: { $points } citizen points
}
board-wood = Deliver { $count } wood
board-your-slots = Your slots
board-slots-of = Slots: { $seat }
board-slots = Slots
board-slot = Slot { $number }
board-your-hand = Your hand
board-hand-of = Hand: { $seat }
board-no-cards = No card left
board-draw-pile = Action cards
board-keep-one = Keep one favour token
board-card_wood = Take 1 wood.
board-card_stone = Take 1 stone.
board-card_cloth = Take 1 cloth.
board-card_grain = Take 1 grain.
board-card_ring = Take 1 signet ring.
board-card_exchange = 1 for 1 gold, or 3 for 2 gold.
board-card_step = Move one councillor 1 step.
board-card_discount = Hire or recruit, 1 resource less.
board-card_town = Use any town location.
board-stop-now = If you stop now
board-lower-citizens = Lower score, citizens
board-lower-buildings = Lower score, buildings
board-lower-level = Both scores
board-things = Rings, gold, books, bread, favours
board-pairs = { $count ->
    [0] No pair of resources
    [one] 1 pair of resources
   *[other] { $count } pairs of resources
}
board-all-citizens = All to citizens
board-all-buildings = All to buildings
board-all-both = Citizens +{ $citizens }, buildings +{ $buildings }
board-nothing-left = Nothing to add
board-final = Final score
board-final-points = Final points
board-lower-counts = The lower counts
board-split-title = { $points ->
    [one] 1 final point: split it between citizens and buildings
   *[other] { $points } final points: split them between citizens and buildings
}
board-split = { $citizens } to the citizens, { $buildings } to the buildings: score { $score }
board-event = Event of the round
board-event-gain_all = Taken when the round began
board-event-end_of_round = Once each, when the round ends
board-event-modifier = In force until the round ends
board-nobility = Nobility
board-cards-left = { $count ->
    [0] no card left
    [one] 1 card left
   *[other] { $count } cards left
}
board-no-advisors = Advisors
board-advisor-stack = Advisors
board-favours = Favours
board-events = Events
board-discarded = Discarded
board-no-rank = No rank
board-first-player = first player
board-statue = Statue
board-cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
board-to-come = To come
board-victoria-next = End of this round
board-victoria-stone = Construction site
board-victoria-bread = Construction site
board-victoria-waits = After the first round Victoria does nothing.
board-source-start = Start
board-source-site = Site
board-source-books = Books
board-source-nobility = Nobility
board-source-craftsmen = Craftsmen
board-source-advisors = Advisors
board-source-favours = Favours
board-source-events = Events
board-source-left_overs = Left-overs
