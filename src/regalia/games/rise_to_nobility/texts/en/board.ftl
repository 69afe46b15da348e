# The drawing
board-part-tavern = Tavern
board-part-guilds = Guilds
board-part-town = Town
board-part-council = Council
board-round = Round
board-phase-preparation = Preparation
board-phase-actions = Actions
board-phase-income = Income
board-phase-upkeep = Upkeep
board-phase-over = The end
board-nobility = Nobility
board-reached = { $level }: { $shield }
board-at-end = at the end
board-any-die = any die
board-full = no slot left
board-or-more = { $value } or more
board-or-less = { $value } or less
board-hall-rule = die = number, pay the price
board-hall-slot = Town Hall slot { $slot }
board-council-row = Row for dice { $values }
board-port-slot = Port slot { $slot }
board-chancery-slot = Chancery slot { $slot }
board-berk = Berk’s office
board-berk-slot = Berk’s desk { $values }
board-crate = { $resource }: { $price } gold, free spaces { $free }
board-council-loss = each request costs −{ $count }
board-no-cost = no cost
board-guild-scholars = Scholars
board-guild-blacksmiths = Blacksmiths
board-guild-carpenters = Carpenters
board-guild-wizards = Wizards
board-guild-jewelers = Jewellers
board-guild-artists = Artists
board-apprentice = Your apprentice, { $guild }

# Own area
board-your-dice = Your dice
board-your-land = Your land
board-your-settlers = Your settlers
board-dice-of = Dice of { $seat }
board-land-of = Land of { $seat }
board-settlers-of = Settlers of { $seat }
board-die = Die showing { $value }
board-value = { $count ->
    [0] As it is: { $value }
    [one] As a { $value }, 1 modifier
   *[other] As a { $value }, { $count } modifiers
}
board-end-turn = End the turn
board-pass = Pass
board-sell = Sell a building
board-of = of
board-left = { $count } left for your next die
board-none-left = no die fits any more
board-ready = ready
board-idle = idle
board-keep = Keep one of these commissions
board-secret = Secret commission

# Seats
board-points = points
board-nobility-level = nobility
board-reputation = reputation
board-gold = gold
board-modifiers = { $count ->
    [one] modifier
   *[other] modifiers
}
board-good = { $resource }: { $count }
board-up-to = up to { $count }
board-welcomed = Welcomed
board-council = Council
board-first = First player
board-passed = Passed
board-out-of-dice = Out of dice
board-no-dice = no dice
board-place = { $place ->
    [1] First
    [2] Second
    [3] Third
   *[other] Place { $place }
}
board-won = Objective met: the game is won
board-lost = Objective missed: the game is lost
board-source-settlers = Settlers
board-source-workshops = Workshops
board-source-community = Community
board-source-council = Stone Council
board-source-nobility = Nobility
board-source-commissions = Commissions
board-source-resources = Resources left
board-source-objective = Objective alone
board-if-now = If it ended now
board-final = Final score
board-automa-dice = Its dice this round
board-aside = set aside

# Beside the board
board-event = Event { $deck }
board-objective = Your objective
board-income = Income to come
board-pile-settlers = Settlers
board-pile-buildings = Buildings
board-pile-council = Council
board-pile-ships = Ships
board-pile-modifiers = Modifiers
board-pile-discards = Discards
board-pile-commissions = Commissions
board-pile-dice-tiles = Dice tiles

# Tooltips
board-limit = Dice limit
board-dice = Dice
board-reward = Owner reward
board-workshop = Workshop slot
board-apprentices = Apprentices
board-ship = Merchant ship
board-renewal = Renewal
board-recall = Bring an apprentice back
board-plots = Plots
board-houses = Houses on plots, and in all
board-workers = Workers waiting: { $count }
board-workers-zone = Workers
board-zones = Community zones
board-settlers = Settlers cards
board-dice-tile = Dice tile
board-tip-settlers = { $race }. Pay { $low } to { $high } resources, at least one of each: { $types }. You receive workers: { $workers }, nobility: { $stars }, and 1 VP per resource.
board-tip-workshop = { $guild }. { $text }
board-tip-council = Asks for { $nobility } nobility. Costs: { $cost }. Gives { $vp } VP.
board-tip-lacking = You lack: { $things }.
board-tip-office = { $text } Race to welcome first: { $race }.
