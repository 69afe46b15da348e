# Names
automa = The Automa
location-tavern = Cavern Tavern
location-yard = Construction Yard
location-town_hall = Town Hall
location-port = Port
location-council = Stone Council
location-berk = Clerk Berk’s office
location-castle = Ivory Castle
location-recall = your player board
location-chancery = Chancery
location-dice_tile = your dice tile
renewal-none = nothing
renewal-settlers = the settlers
renewal-buildings = the buildings
metric-vp = VP
metric-settlers = satisfied settlers cards
metric-races = different races
metric-workshops = your workshops
metric-community = community buildings
metric-council = council tiles
metric-nobility = nobility
metric-reputation = reputation
metric-gold = gold
metric-guilds_with_apprentice = guilds with one of your apprentices

# Modes and options
mode-standard = Standard
mode-six = Six players
mode-solo = Solo with an objective
mode-option-chancery = Chancery expansion
mode-option-events = Event cards
mode-option-side = Side of the boards
mode-option-first_player = First player
mode-option-colours = Colours of the players
mode-option-solo_objective = Solo objective (drawn if left out)
choice-side-day = Day
choice-side-night = Night (art only)
pitch = Settle the new city of Caveborn: house the families, place their children in the guilds, serve the Stone Council, and mind your reputation, for it limits every die you play.

# Actions
action-keep = Keep “{ $item }”
option-keep = Keep “{ $item }”: { $text }
action-gift_resource = Take { $item }
action-gift_settlers = Take the { $item }
action-place_die = Place a die
action-satisfy = Satisfy a settlers card
action-sell = Sell a building
action-end_turn = End the turn
option-end_turn = { $pass ->
    [yes] Pass for the rest of the round
   *[no] End the turn
}
action-die = Take the die showing { $item }
action-value = Place it as a { $item }
action-location = Place the die: { $item }
action-council_tile = Council space { $item }
option-council_tile = Answer “{ $tile }” ({ $race }, { $vp } VP)
action-office = { $item }
option-office = Take the office “{ $item }”: { $benefit }
action-castle_slot = { $item }
action-dice_tile = { $item }
action-discard = Discard the { $item }
action-take = Take the { $item }
action-take_second = Take a second card
action-stop = Stop
option-stop = { $place ->
    [tavern] No second card
    [port] Sell no more
   *[guild] Place no more workers
}
action-bonus = Use the bonus: { $item }
action-decline = Decline the bonus
action-any_resource = Take { $item }
action-exchange_give = Return { $item }
action-exchange_take = Take { $item } instead
action-mark = Reroll a { $item }
action-roll_now = Roll the marked dice
action-buy = { $item ->
    [0] Buy nothing
   *[other] Buy { $item }
}
action-worker = Place a worker from the workers zone
action-transfer = Transfer an apprentice from the { $item }
action-zone = { $item }
action-sell_resource = Sell { $item }
option-sell_resource = Sell { $item } ({ $price } gold)
action-modifiers = { $item ->
    [0] No modifier
    [1] 1 modifier
   *[other] { $item } modifiers
}
action-renew = Renew { $item }
action-part = { $item ->
    [modifiers] Take modifiers
    [renew] Renew settlers or buildings
    [commission] Take a commission card
   *[done] Leave Berk’s office
}
option-part = Take a commission card (−{ $loss } reputation)
action-commission = { $item ->
    [yes] Take a commission card
   *[no] No commission card
}
action-recall = Bring an apprentice back from the { $item }
action-settlers_card = Satisfy the { $item }
action-spend = Spend { $item }
option-spend = Spend { $goods }
action-sell_building = Sell the building { $item }
option-sell_building = Sell “{ $building }”
action-income_resource = Receive { $item }

# Questions
prompt-first_commission = Which commission card do you keep? Nobody else will see it.
prompt-gift_resource = Your character’s gift: which resource?
prompt-gift_settlers = Your character’s gift: which settlers card?
prompt-menu = Your turn: { $placed } of { $limit } pips placed.
    .ends = A die, a settlers card, a sale: once each, then end your turn.
prompt-die = Which die?
    .ends = One die a turn.
prompt-value = Your die shows { $value } and you have { $modifiers ->
    [one] { $modifiers } modifier
   *[other] { $modifiers } modifiers
}: which value?
prompt-location = Where does the { $value } go?
    .ends = Your one die of this turn.
prompt-council_tile = Which request do you fulfil with the { $value }?
prompt-office = Which office does your worker take?
prompt-castle_slot = Which slot of the Ivory Castle?
prompt-dice_tile = Which dice tile?
prompt-discard_card = You have three settlers cards: which one do you discard first?
prompt-take_card = Which settlers card do you take?
prompt-second_card = Take a second settlers card?
prompt-bonus = “{ $building }”: which bonus do you take? (optional)
prompt-any_resource = Which resource do you take?
prompt-exchange_give = Which resource do you return?
prompt-exchange_take = Which resource do you take instead?
prompt-reroll = Mark the dice to roll again, then roll.
prompt-buy = { $free ->
    [0] { $how } do you buy?
   *[other] { $how } do you buy? (+{ $free } free if you buy at least one)
}
prompt-place_worker = { $left ->
    [one] { $guild }: place a worker? ({ $left } left, optional)
   *[other] { $guild }: place a worker? ({ $left } left, optional)
}
prompt-zone = Which zone for “{ $building }”?
prompt-sell_resource = Which resource do you sell? At most { $left } more.
prompt-berk = What do you do next at Berk’s office?
prompt-modifiers = How many modifiers do you take?
prompt-renew = What do you renew?
prompt-keep_commission = Which of the drawn commission cards do you keep?
prompt-recall = Which guild does your apprentice leave?
prompt-settlers_card = Which settlers card do you satisfy?
prompt-spend = { $how } do you spend on the { $card }? ({ $low } to { $high } in all, { $spent ->
    [0] none so far
   *[other] { $spent } so far
})
prompt-sell_building = Which building do you sell?
prompt-income_resource = Income of your community zone: which resource?
waiting-first_commission = { $who } keeps a commission card.
waiting-gift_resource = { $who } chooses a resource.
waiting-gift_settlers = { $who } chooses a settlers card.
waiting-menu = { $who } takes a turn.
waiting-die = { $who } chooses a die.
waiting-value = { $who } chooses the value of a die.
waiting-location = { $who } chooses a place for a die.
waiting-council_tile = { $who } chooses a council tile.
waiting-office = { $who } chooses an office.
waiting-castle_slot = { $who } chooses a slot of the Ivory Castle.
waiting-dice_tile = { $who } chooses a dice tile.
waiting-discard_card = { $who } discards a settlers card.
waiting-take_card = { $who } takes a settlers card.
waiting-second_card = { $who } decides about a second settlers card.
waiting-bonus = { $who } decides about a workshop bonus.
waiting-any_resource = { $who } chooses a resource.
waiting-exchange_give = { $who } exchanges a resource.
waiting-exchange_take = { $who } exchanges a resource.
waiting-reroll = { $who } chooses dice to roll again.
waiting-buy = { $who } buys resources.
waiting-place_worker = { $who } places workers.
waiting-zone = { $who } chooses a community zone.
waiting-sell_resource = { $who } sells at the Port.
waiting-berk = { $who } is at Berk’s office.
waiting-modifiers = { $who } takes modifiers.
waiting-renew = { $who } renews settlers or buildings.
waiting-keep_commission = { $who } keeps a commission card.
waiting-recall = { $who } brings an apprentice back.
waiting-settlers_card = { $who } chooses settlers to welcome.
waiting-spend = { $who } spends resources on settlers.
waiting-sell_building = { $who } sells a building.
waiting-income_resource = { $who } chooses the income of a community zone.
warning-unplaced-die = You could still place a die: if you pass you are out for this round.

# Why not
reason-not-your-turn = It is not your turn.
reason-passed = You have passed: you are out for this round.
reason-game-over = The game is over.
reason-game-won = The objective is met: the game is over.
reason-unfinished = Finish the action you have begun first.
reason-setup-first = The set-up must be finished first.
reason-income-first = Choose your income first.
reason-menu-first = Say first what you do: place a die, satisfy a settlers card, sell a building or end the turn.
reason-second-die = You have already placed a die this turn.
reason-second-card = You have already satisfied a settlers card this turn.
reason-second-sale = You have already sold a building this turn.
reason-wrap = A die does not turn from 1 to 6 or from 6 to 1.
reason-modifiers-missing = That takes more modifiers than you have ({ $held }).
reason-dice-limit = With this die the total of your dice ({ $placed } now) would exceed your limit of { $limit }.
reason-no-die-fits = With any of your dice their total ({ $placed } now) would exceed your limit of { $limit }.
reason-no-dice-left = You have no die left to place.
reason-no-place-for-any = None of your dice has a place where it could do what it must.
reason-no-place-for-die = There is no place where this die could do what it must.
reason-place-first = Choose the place first: { $place }.
reason-no-such-die = You have no unplaced die of that value.
reason-slot-taken = A die already lies there.
reason-value-misfit = The die’s value does not fit there.
reason-no-chancery = This game is played without the Chancery.
reason-tavern-full = All slots of the Cavern Tavern are taken.
reason-tavern-order = The next die at the Cavern Tavern must be { $value } or higher.
reason-tavern-empty = No settlers card lies face up.
reason-card-not-shown = That card does not lie face up at the Cavern Tavern.
reason-discard-not-yours = You can only discard one of your own unsatisfied cards.
reason-yard-full = All slots of the Construction Yard are taken.
reason-yard-order = The next die at the Construction Yard must be { $value } or lower.
reason-yard-gold = A house costs { $price } gold; you have { $gold }.
reason-yard-no-house = All your houses are already in play.
reason-automa-guild = The automa blocks this guild for the round.
reason-guild-closed = { $dice ->
    [one] This guild already has its die of the round.
   *[other] This guild already has its { $dice } dice of the round.
}
reason-bonus-not-there = The workshop does not show that bonus.
reason-bonus-no-effect = That bonus would change nothing now.
reason-same-type = You must take another type than the one you return.
reason-nothing-to-give = You have none of that resource to return.
reason-nothing-marked = Mark at least one die before you roll.
reason-no-die-to-mark = You have no unplaced, unmarked die of that value.
reason-buy-too-many = You may buy at most { $most } with this die.
reason-buy-gold = Each resource costs gold; you have { $gold }.
reason-apprentices-full = All apprentice slots of this guild are taken.
reason-no-idle-worker = Your workers zone is empty.
reason-no-apprentice-there = You have no apprentice to transfer from there.
reason-same-guild = An apprentice is transferred from another guild only.
reason-master-stays = A guild master stays at the workshop.
reason-office-stays = Apprentices at the Chancery never move again.
reason-automa-hall = The automa’s die lies on this Town Hall slot.
reason-hall-no-tile = There is no building on this slot.
reason-hall-gold = The building costs { $price } gold; you have { $gold }.
reason-hall-no-apprentice = You need an apprentice in the { $guild }.
reason-hall-guild-full = All workshop slots of the { $guild } are taken.
reason-hall-no-worker = A community building needs a worker from your workers zone.
reason-hall-no-zone = Your community zones are full.
reason-zone-taken = A building already stands in this zone.
reason-port-no-stock = You have no resources to sell.
reason-port-nothing = You have nothing of that to sell.
reason-port-full = The ship takes no more of what you have.
reason-port-no-space = The ship has no space left for this resource.
reason-port-sell-one = Sell at least one resource.
reason-council-blocked = A die blocks this space until the upkeep phase.
reason-council-row = The die’s value belongs to another row.
reason-council-no-tile = There is no council tile there.
reason-council-nobility = The request needs nobility level { $need }; yours is { $nobility }.
reason-council-race = You have not welcomed any settlers of this race yet: { $race }.
reason-council-resources = You lack resources that the request asks for.
reason-council-gold = The request costs { $price } gold; you have { $gold }.
reason-berk-nothing = There is nothing to be had from Berk now.
reason-berk-choose = You must do at least one thing at Berk’s office.
reason-berk-again = You have already done that during this visit.
reason-berk-declined = You have chosen this: carry it out.
reason-berk-too-many = { $most ->
    [one] You may take at most { $most } modifier with this die.
   *[other] You may take at most { $most } modifiers with this die.
}
reason-berk-gold = Further modifiers cost gold; you have { $gold }.
reason-no-modifier-left = There are not so many modifiers left in the supply.
reason-nothing-to-renew = There is nothing there to renew.
reason-second-renewal = Only one renewal per visit.
reason-commission-limit = { $limit ->
    [one] You may hold at most { $limit } commission card: one more for each apprentice at the Chancery.
   *[other] You may hold at most { $limit } commission cards: one more for each apprentice at the Chancery.
}
reason-no-commission-left = The commission deck is empty.
reason-no-dice-tile-left = There is no dice tile left.
reason-not-drawn = You have not drawn that card.
reason-not-dealt = That card was not dealt to you.
reason-extra-castle-slot = The fourth castle slot is for six players.
reason-recall-taken = The die slot of your player board is taken.
reason-recall-nobody = You have no apprentice in any guild to bring back.
reason-recall-none = You have no apprentice there to bring back.
reason-recall-master = A guild master cannot be brought back.
reason-office-value = That office belongs to another die value.
reason-office-closed = The lower offices are open with five or six players only.
reason-office-race = You have not welcomed any settlers of this race yet: { $race }.
reason-office-no-worker = You need a worker in your workers zone.
reason-office-taken = This office is taken.
reason-tile-value = None of your dice tiles has a slot of this value.
reason-tile-no-slot = This dice tile has no slot of this value.
reason-tile-done = This slot of the dice tile is already complete.
reason-tile-not-yours = That dice tile is not yours.
reason-no-settlers = You have no unsatisfied settlers card.
reason-no-house = There is no house in your construction zone.
reason-no-plot = All your plots are built on.
reason-types-missing = You lack a resource type that the settlers ask for.
reason-total-out-of-reach = What you may spend of each type does not reach the settlers’ minimum.
reason-card-not-yours = You can only satisfy one of your own unsatisfied cards.
reason-wrong-type = The { $card } do not ask for { $resource }.
reason-spend-order = Say first how many you spend of this type: { $resource }.
reason-at-least-one = Spend at least one resource of this kind ({ $resource }).
reason-not-in-stock = { $stock ->
    [0] You have no resource of this kind ({ $resource }).
    [one] You have only { $stock } resource of this kind ({ $resource }).
   *[other] You have only { $stock } resources of this kind ({ $resource }).
}
reason-wrong-total = The total must lie between { $low } and { $high }.
reason-over-cap = One card takes at most { $cap } resources of this kind ({ $resource }).
reason-nothing-to-sell = You own no building.
reason-no-building-there = There is no building there.
reason-not-your-building = That building is not yours.
reason-gift-not-shown = That card does not lie face up at the Cavern Tavern.

# Log
log-first-player = { $seat } takes the first-player token.
    .you = You take the first-player token.
log-character = { $seat } plays { $character }.
    .you = You play { $character }.
log-gift = { $seat } receives the gift of { $character }.
    .you = You receive the gift of { $character }.
log-objective = Objective “{ $objective }”: { $text }
log-round = Round { $round } begins.
log-event = Event “{ $event }”: { $text }
log-roll = { $seat } rolls { $dice }.
    .you = You roll { $dice }.
log-reroll = { $seat } rolls again: { $dice }.
    .you = You roll again: { $dice }.
log-pass = { $seat } passes.
    .you = You pass.
log-place-die = { $modifiers ->
    [0] { $seat } places a { $value } ({ $place }).
    [one] { $seat } places a { $value } with { $modifiers } modifier ({ $place }).
   *[other] { $seat } places a { $value } with { $modifiers } modifiers ({ $place }).
}
    .you = { $modifiers ->
        [0] You place a { $value } ({ $place }).
        [one] You place a { $value } with { $modifiers } modifier ({ $place }).
       *[other] You place a { $value } with { $modifiers } modifiers ({ $place }).
    }
log-take-settlers = { $seat } takes the { $card }.
    .you = You take the { $card }.
log-discard-settlers = { $seat } discards the { $card }.
    .you = You discard the { $card }.
log-settlers-revealed = The { $card } arrive at the Cavern Tavern.
log-settlers-reshuffled = The discarded settlers cards form a new deck.
log-satisfy = { $spent ->
    [one] { $seat } welcomes the { $card } with { $spent } resource ({ $vp } VP).
   *[other] { $seat } welcomes the { $card } with { $spent } resources ({ $vp } VP).
}
    .you = { $spent ->
        [one] You welcome the { $card } with { $spent } resource ({ $vp } VP).
       *[other] You welcome the { $card } with { $spent } resources ({ $vp } VP).
    }
log-house = { $seat } buys a house for { $price } gold.
    .you = You buy a house for { $price } gold.
log-reward-gold = { $seat } receives { $count } gold as owner in the { $guild }.
    .you = You receive { $count } gold as owner in the { $guild }.
log-reward-resource = { $seat } receives { $goods } as owner in the { $guild }.
    .you = You receive { $goods } as owner in the { $guild }.
log-reward-vp = { $seat } receives { $count } VP as owner in the { $guild }.
    .you = You receive { $count } VP as owner in the { $guild }.
log-bonus = { $seat } uses “{ $building }” ({ $effect }).
    .you = You use “{ $building }” ({ $effect }).
log-resource = { $seat } receives { $goods }.
    .you = You receive { $goods }.
log-exchange = { $seat } exchanges { $given } for { $resource }.
    .you = You exchange { $given } for { $resource }.
log-buy = { $free ->
    [0] { $seat } buys { $goods }.
   *[other] { $seat } buys { $goods } and receives { $free } more for free.
}
    .you = { $free ->
        [0] You buy { $goods }.
       *[other] You buy { $goods } and receive { $free } more for free.
    }
log-apprentice = { $seat } places an apprentice in the { $guild }.
    .you = You place an apprentice in the { $guild }.
log-transfer = { $seat } transfers an apprentice from the { $from } to the { $guild }.
    .you = You transfer an apprentice from the { $from } to the { $guild }.
log-recall = { $seat } brings an apprentice back from the { $guild }.
    .you = You bring an apprentice back from the { $guild }.
log-workshop = { $seat } buys “{ $building }” for { $price } gold: a new guild master in the { $guild }.
    .you = You buy “{ $building }” for { $price } gold: a new guild master in the { $guild }.
log-community = { $seat } builds “{ $building }” in zone { $zone }.
    .you = You build “{ $building }” in zone { $zone }.
log-sell-building = { $seat } sells “{ $building }” for { $price } gold.
    .you = You sell “{ $building }” for { $price } gold.
log-sell-resource = { $seat } sells { $goods } at the Port for { $price } gold.
    .you = You sell { $goods } at the Port for { $price } gold.
log-council = { $seat } answers the request “{ $tile }” ({ $vp } VP).
    .you = You answer the request “{ $tile }” ({ $vp } VP).
log-council-revealed = A new request of the council: “{ $tile }”.
log-castle = { $seat } gains { $count } reputation at the Ivory Castle.
    .you = You gain { $count } reputation at the Ivory Castle.
log-modifiers = { $price ->
    [0] { $seat } takes { count-modifiers } for free.
   *[other] { $seat } takes { count-modifiers } for { $price } gold.
}
    .you = { $price ->
        [0] You take { count-modifiers } for free.
       *[other] You take { count-modifiers } for { $price } gold.
    }
log-renew-settlers = { $seat } renews the settlers.
    .you = You renew the settlers.
log-renew-buildings = { $seat } renews the buildings.
    .you = You renew the buildings.
log-building-revealed = “{ $building }” comes to Town Hall slot { $slot }.
log-building-dead = “{ $building }” is discarded: its guild is full.
log-ship = A ship enters the Port: “{ $ship }”.
log-office = { $seat } sends a worker to the Chancery (“{ $office }”).
    .you = You send a worker to the Chancery (“{ $office }”).
log-commission-drawn = { $seat } draws { count-commissions }.
    .you = You draw { count-commissions }.
log-commission-seen = You see the commission “{ $card }”.
log-commission-kept = { $seat } keeps a commission card.
    .you = You keep a commission card.
log-dice-tile = { $seat } lays “{ $tile }” beside a commission card.
    .you = You lay “{ $tile }” beside a commission card.
log-dice-tile-die = { $seat } places a { $value } on “{ $tile }”.
    .you = You place a { $value } on “{ $tile }”.
log-commission-activated = { $seat } activates a commission.
    .you = You activate a commission.
log-income-phase = The income phase begins.
log-income-gold = { $seat } receives { $count } gold for apprentices.
    .you = You receive { $count } gold for your apprentices.
log-income-modifiers = { $seat } receives { count-modifiers } from a community zone.
    .you = You receive { count-modifiers } from a community zone.
log-income-reputation = { $seat } gains { $count } reputation from a community zone.
    .you = You gain { $count } reputation from a community zone.
log-income-chancery = { $seat } receives { $count } gold from the Chancery.
    .you = You receive { $count } gold from the Chancery.
log-automa-roll = { $seat } rolls white, green, yellow, red, blue: { $dice }.
log-automa-tavern = The white die ({ $value }) takes the first slot of the Cavern Tavern.
log-automa-yard = The green die ({ $value }) takes the first slot of the Construction Yard.
log-automa-hall = The yellow die takes Town Hall slot { $slot }: “{ $building }” is discarded.
log-automa-hall-empty = The yellow die takes Town Hall slot { $slot }, which is empty.
log-automa-guild = A die of { $value } blocks the { $guild } for this round.
log-automa-aside = Red and blue both show { $value }: the blue die is set aside.
log-solo-won = { $seat } meets the objective and wins.
    .you = You meet the objective and win.
log-solo-lost = The ten rounds are over and the objective is not met: the game is lost.
log-game-over = The ten rounds are over: final scoring.

# Scoring
score-settlers = Settlers
score-workshops = Workshops
score-community = Community buildings
score-council = Stone Council
score-nobility = Nobility
score-commissions = Commissions
score-resources = Resources left
score-objective = The objective alone decides

# The table as text
table-round = Round { $round } of 10
table-event = Event: { $name }. { $text }
table-tavern = Cavern Tavern (dice: { $dice })
table-yard = Construction Yard (dice: { $dice })
table-guilds = Guilds
table-hall = Town Hall
table-hall-slot = { $slot } ({ $cost } gold): { $tile }
table-port = Port: { $ship } (dice: { $dice })
table-price = { $resource } { $price } gold, { $free } free
table-council = Stone Council
table-council-tile = { $tile } (nobility { $nobility }, { $cost } → { $vp } VP)
table-gold = { $count } gold
table-free = nothing to pay
table-berk = Berk’s office: { $dice }
table-castle = Ivory Castle: { $dice }
table-chancery = Chancery: { $dice }
table-office = { $name } ({ $benefit }): { $owner }
table-nobody = nobody
table-apprentices = apprentices { $counts }, { $gold } gold each
table-card = { $name } [{ $race }; { $low }–{ $high }: { $types }; workers { $workers }, stars { $stars }]
table-player = { $name }: { $points } points
table-dice = dice { $dice } · total placed { $placed }, limit { $limit } · modifiers { $modifiers }
table-means = gold { $gold } · { $resources }
table-people = workers { $workers } · houses { $houses } · plots { $plots } · reputation { $reputation } · nobility { $nobility }
table-character = { $name } (four times { $resource })
table-commission = commission { $name }, { $tile }, complete: { $complete }
table-hidden = face down
table-solo = Objective: { $name }. { $text }
table-progress = { $metric }: { $now } of { $goal }

# Amounts and forms
amount-books = { $count ->
    [one] { $count } Book
   *[other] { $count } Books
}
how-books = How many Books
amount-weapons = { $count ->
    [one] { $count } Weapon
   *[other] { $count } Weapons
}
how-weapons = How many Weapons
amount-furniture = { $count } Furniture
how-furniture = How much Furniture
amount-relics = { $count ->
    [one] { $count } Relic
   *[other] { $count } Relics
}
how-relics = How many Relics
amount-jewelry = { $count } Jewellery
how-jewelry = How much Jewellery
amount-artwork = { $count } Artwork
how-artwork = How much Artwork
gold-price = { $price } gold
gold-count = { $count } gold
gold-cost = { $cost } gold
gold-gold = { $gold } gold
count-modifiers = { $count ->
    [one] { $count } modifier
   *[other] { $count } modifiers
}
count-commissions = { $count ->
    [one] { $count } commission card
   *[other] { $count } commission cards
}
table-titled = { $title }: { $text }
count-reputation = { $count } reputation
