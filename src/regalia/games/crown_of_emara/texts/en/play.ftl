# Names
good-wood = wood
good-cloth = cloth
good-grain = grain
good-stone = stone
good-gold = gold
good-bread = bread
good-book = book
good-ring = signet ring
good-cp = citizen points
good-bp = building points
any-resources = resources of your choice
ring-countryside = countryside councillor
ring-town = town councillor
swap-ring_to_gold = 1 signet ring for 1 gold
swap-gold_to_ring = 1 gold for 1 signet ring
rate-1_for_1 = 1 resource for 1 gold
rate-3_for_2 = 3 resources for 2 gold
bonus-hire = Hire a craftsman
bonus-recruit = Recruit an advisor
bonus-raise_rank = Raise your rank
craftsman-resource = 1 more resource of this location
craftsman-bread = 1 bread for 1 grain
event_option-1_grain = 1 grain
event_option-2_grain = 2 grain
event_option-1_ring = 1 signet ring
event_option-1_gold = 1 gold
event_option-1_book = 1 book
hut-forest_a = Forest hut A
hut-forest_b = Forest hut B
hut-forest_c = Forest hut C
hut-grain_field_a = Grain field hut A
hut-grain_field_b = Grain field hut B
hut-grain_field_c = Grain field hut C
hut-quarry_a = Quarry hut A
hut-quarry_b = Quarry hut B
hut-quarry_c = Quarry hut C
hut-weaving_mill_a = Weaving mill hut A
hut-weaving_mill_b = Weaving mill hut B
hut-weaving_mill_c = Weaving mill hut C
marker-gift-wood = wood gift marker
marker-gift-cloth = cloth gift marker
marker-gift-grain = grain gift marker
marker-gift-stone = stone gift marker
marker-donation-wood = wood donation marker
marker-donation-cloth = cloth donation marker
marker-donation-grain = grain donation marker
marker-donation-stone = stone donation marker
marker-bread = bread marker
marker-stone = stone marker

# Modes and options
mode-option-start_buildings = Starting building points
mode-option-informed_choice = Informed choice: every unplayed card is in hand
pitch = The king of Emara looks for an heir. Send your councillors round countryside and town, win citizens and give each of them a home: only the lower of your two scores counts.

# Actions
action-choose_card = Play “{ $item }”
action-choose_slot = Slot { $item }
action-do_card = Do the card action
option-do_card = Card action: { $text }
action-do_move = Move a councillor
option-do_move = { $steps ->
    [one] Move a councillor 1 step
   *[other] Move a councillor { $steps } steps
}
action-raise_rank = Raise your rank
option-raise_rank = Become { $rank } ({ $cost }): { $points } citizen points
action-hire = Hire a craftsman
action-recruit = Recruit an advisor
action-use = Use “{ $item }”
action-swap = Chamberlain: { $item }
action-end_turn = End the turn
action-choose_councillor = Move the { $item }
option-choose_councillor = Move the { $item } to the { $location }
action-exchange_rate = { $item }
action-discount_choice = { $item }
action-town_choice = Use the { $item }
    .brief = { $item }
action-redeem_favour = Redeem the token “{ $item }”
    .brief = { $item }
action-country_action = Take the resource and use your craftsmen
action-craftsman_choice = { $item }
action-town_menu = { $item }
action-choose_type = Pay with { $item }
option-choose_type = Pay { $goods }
action-choose_amount = { $item }
action-keep_favour = Keep the token “{ $item }”
    .brief = { $item }
action-choose_hut = Move into the { $item }
option-choose_hut = Move into the { $item } ({ $cost })
    .brief = { $item }
action-choose_advisor = Recruit “{ $item }”
option-choose_advisor = { $points ->
    [one] Recruit “{ $item }” ({ $cost }), +{ $points } citizen point: { $effect }
   *[other] Recruit “{ $item }” ({ $cost }), +{ $points } citizen points: { $effect }
}
action-drop_unit = Leave out 1 { $item }
action-pay_gold = { $item ->
    [0] No gold
   *[other] { $item } gold
}
action-pay_any = Pay 1 { $item }
action-swap_gain = Take 1 { $item }
action-end_round_event = Give { $item }
action-final_allocation = { $item } to the citizens
action-done = Done
action-skip = Skip
action-decline = Decline

# Questions
prompt-choose_card = Which card do you play?
    .ends = Then its slot; after that move and act in any order.
prompt-choose_slot = On which slot does “{ $card }” go?
    .ends = The slot says how far a councillor moves.
prompt-turn_menu = What do you do next?
prompt-choose_councillor = { $steps ->
    [one] Which councillor goes 1 step?
   *[other] Which councillor goes { $steps } steps?
}
    .ends = Your turn goes on after it.
prompt-exchange_rate = Trade resources for gold? (optional)
prompt-discount_choice = Hire or recruit for 1 resource less? (optional)
prompt-town_choice = Which town location do you use?
prompt-redeem_favour = { $location }: redeem a favour token? (optional)
prompt-country_action = { $location }: use the location? (optional)
    .ends = Your turn goes on after it.
prompt-craftsman_choice = { $location }: what does your craftsman do? ({ $count } left)
    .ends = Your turn goes on after it.
prompt-town_menu = { $location }: what do you do here?
    .ends = Your turn goes on after it.
prompt-choose_type = { $action }: which resource?
prompt-choose_amount = { $action }: how many?
prompt-keep_favour = Which favour token do you keep?
prompt-choose_hut = Into which hut does your craftsman move?
    .ends = Your turn goes on after it.
prompt-choose_advisor = Which advisor do you recruit?
    .ends = Your turn goes on after it.
prompt-drop_unit = Which resource do you leave out? (left: { $count })
prompt-pay_gold = You owe { $goods }: how much gold in its place?
prompt-pay_any = Pay a resource of your choice (left: { $count }).
prompt-swap_gain = You give { $goods }: what do you take in exchange?
prompt-end_round_event = { $event }: what do you give?
prompt-final_allocation = { $points ->
    [one] { $points } final point: how many to the citizens? (best: { $best } to citizens)
   *[other] { $points } final points: how many to the citizens? (best: { $best } to citizens)
}
waiting-choose_card = { $who } chooses a card.
waiting-choose_slot = { $who } chooses a slot.
waiting-turn_menu = { $who } takes a turn.
waiting-choose_councillor = { $who } moves a councillor.
waiting-exchange_rate = { $who } trades for gold.
waiting-discount_choice = { $who } considers a contract.
waiting-town_choice = { $who } chooses a town location.
waiting-redeem_favour = { $who } considers favour tokens.
waiting-country_action = { $who } reaches a countryside location.
waiting-craftsman_choice = { $who } directs a craftsman.
waiting-town_menu = { $who } uses a town location.
waiting-choose_type = { $who } chooses a resource.
waiting-choose_amount = { $who } chooses an amount.
waiting-keep_favour = { $who } looks at favour tokens.
waiting-choose_hut = { $who } chooses a hut.
waiting-choose_advisor = { $who } chooses an advisor.
waiting-drop_unit = { $who } uses a discount.
waiting-pay_gold = { $who } pays.
waiting-pay_any = { $who } pays.
waiting-swap_gain = { $who } deals with the merchant.
waiting-end_round_event = { $who } decides about the event.
waiting-final_allocation = { $who } splits the final points.
warning-unused-sub-action = You could still do something here.
warning-rank-possible = You could still raise your rank this turn.
warning-card-unused = Your card action is still unused: it is lost when the turn ends.
warning-poor-split = Only the lower pawn counts: another split scores more.

# Why not
reason-not-your-turn = It is not your turn.
reason-game-over = The game is over.
reason-play-card-first = Play a card on one of your slots first.
reason-card-already-played = You have already played this turn’s card.
reason-card-not-in-hand = That card is not in your hand.
reason-slot-used = That slot has been used this round.
reason-middle-of-action = Finish the action you have begun first.
reason-not-asked = Choose first which action of your turn you do.
reason-move-first = You must move a councillor before your turn ends.
    .brief = move first
reason-card-first = This card action is compulsory: do it before your turn ends.
    .brief = card action first
reason-card-done = You have already done this turn’s card action.
reason-card-skipped = You have skipped this turn’s card action: it is used up.
reason-move-done = You have already moved a councillor with this turn’s movement.
reason-bonus-used = You have already taken this bonus action this turn.
reason-one-rate-only = “Money changer” trades 1 resource for 1 gold or 3 for 2, once.
reason-rate-too-dear = You do not have that many resources to trade.
reason-no-discount-target = There is nobody to hire or recruit where your councillors stand.
reason-discount-no-rank = “Contract” never helps to raise your rank.
reason-discount-elsewhere = “Contract” works only where one of your councillors stands.
reason-countryside-location = “Envoy in town” is for town locations only.
reason-other-distance = { $steps ->
    [one] A councillor goes exactly 1 step clockwise.
   *[other] A councillor goes exactly { $steps } steps clockwise.
}
reason-name-the-councillor = Say which councillor moves: each stays on its own ring.
reason-country-action-over = Craftsmen work only as part of a countryside action you have taken.
reason-sub-action-used = { $location }: you have already done this during this visit.
reason-visit-over = You are not visiting a town location now.
reason-other-location = That is not done at this location ({ $location }).
reason-mixed-gift = A gift is of one resource type only.
reason-mixed-donation = A donation is of one resource type only.
reason-mixed-despite-scholar = The Scholar helps with huts and advisors only: gifts and donations are of one type.
reason-one-book-only = Here you discard exactly 1 book.
reason-one-stone-only = Stone is delivered one at a time; bread and wood are chosen first, then their number.
reason-bread-amount = You deliver 1, 2 or 3 bread.
reason-wood-amount = You deliver 1 or 3 wood.
reason-book-amount = You discard 1 to 5 books.
reason-trade-amount = This advisor makes no such trade.
reason-no-extra-gold = Only Foreign Traders allow 1 more gold, and only on top of a purchase at the market.
reason-too-dear = You cannot pay that in full.
reason-cost-too-dear = You cannot pay the cost: { $cost }.
reason-type-too-dear = You cannot pay { $goods }, even with your gold.
reason-rank-too-dear = The next rank costs { $cost }.
reason-gold-only-for-resources = Gold stands in for resources only, never for bread, books, rings or points.
reason-gold-for-gold = Gold cannot buy gold.
reason-too-much-gold = Only { $goods } is due.
reason-units-in-order = Name the units in order: wood, cloth, grain, stone, gold, so that all of them can be paid.
reason-not-in-the-cost = That resource is not, or no longer, part of the cost you may reduce.
reason-already-duke = You are a duke already: there is no higher rank.
reason-no-craftsman-left = All your craftsmen are at work.
reason-hut-occupied = That hut is occupied.
reason-no-empty-hut = There is no empty hut where your councillor stands.
reason-hut-elsewhere = Your councillor is not on that tile.
reason-advisor-elsewhere = Your councillor is not where that advisor is.
reason-advisor-not-on-offer = That advisor does not lie on a town tile.
reason-no-advisor-here = There is no advisor where your councillor stands.
reason-advisor-not-yours = You have not recruited “{ $advisor }”.
reason-ability-used = You have already used “{ $advisor }” this turn.
reason-ability-over = Advisors work during your own turns only.
reason-advisor-immediate = “{ $advisor }” works once, when recruited.
reason-advisor-permanent = “{ $advisor }” works by itself and is not used as an action.
reason-no-citizen-point = The Landlord also asks for 1 citizen point, and you have none.
reason-same-type-back = The merchant gives another type than the one you paid.
reason-no-chamberlain = You have not recruited the Chamberlain.
reason-swap-back = Between two actions the Chamberlain swaps in one direction only.
reason-swap-outside-turn = The Chamberlain swaps during your own turns only.
reason-token-not-yours = You do not have that favour token.
reason-token-elsewhere = That token names another location than the { $location }.
reason-token-too-late = Favour tokens are redeemed on arrival, before anything else.
reason-token-without-arrival = A favour token works only when your councillor arrives at its location, or when your card names it.
reason-token-not-drawn = That token is not among those you drew.
reason-event-phase = The round is ending: there is only the event’s decision.
reason-event-later = The event is resolved at the end of the round.
reason-no-such-event = No such event is active.
reason-famine-option = The Great Famine: once, either 1 grain, 2 grain or 1 signet ring.
reason-alms-option = Alms for the Poor: once, either 1 gold or 1 signet ring.
reason-wisdom-option = Wisdom of Ancient Books: once, either 1 book or 1 signet ring.
reason-points-not-there = You split exactly { $points } points.
reason-final-later = Final points are split after the last round.
reason-turns-over = The rounds are over: only the final points are left to split.
reason-chamberlain-swaps = The Chamberlain works through swaps: choose a signet ring for gold, or gold for a signet ring.
reason-drops-in-order = Name the units you leave out in order: wood, cloth, grain, stone. Neither an earlier type nor one after which too few are left can be named.
reason-no-empty-hut-anywhere = There is no empty hut left anywhere.
reason-no-advisor-anywhere = There is no advisor left on any town tile.
reason-no-discount-target-anywhere = There is nobody left to hire or recruit anywhere.
reason-nothing-in-town = There is nothing you could do at any town location now: you can pay for nothing and have no favour token to redeem.
reason-nothing-there = There is nothing you could do there now: you can pay for nothing and have no favour token to redeem.
reason-other-card = That belongs to another card than the one you have played this turn.
reason-name-the-card = Say first which card you play, then on which slot.
reason-card-named = You have chosen your card: now say on which slot it goes.

# Log
log-setup-event = Set-up event: “{ $event }”.
log-first-player = { $seat } takes the statue.
    .you = You take the statue.
log-round = Round { $round }: “{ $event }”.
log-turn = { $seat } begins a turn.
    .you = You begin your turn.
log-card = { $seat } plays “{ $card }” on slot { $slot }.
    .you = You play “{ $card }” on slot { $slot }.
log-skip = { $seat } skips the card action.
    .you = You skip the card action.
log-move-town = { $steps ->
    [one] { $seat } moves { $steps } step to the { $location }.
   *[other] { $seat } moves { $steps } steps to the { $location }.
}
    .you = { $steps ->
        [one] You move { $steps } step to the { $location }.
       *[other] You move { $steps } steps to the { $location }.
    }
log-move-country = { $steps ->
    [one] { $seat } moves { $steps } step to the { $location }.
   *[other] { $seat } moves { $steps } steps to the { $location }.
}
    .you = { $steps ->
        [one] You move { $steps } step to the { $location }.
       *[other] You move { $steps } steps to the { $location }.
    }
log-visit = { $seat } goes { $to }.
    .you = You go { $to }.
log-decline-location = { $seat } does not use the location.
    .you = You do not use the location.
log-take = { $seat } takes { $goods }.
    .you = You take { $goods }.
log-pay = { $seat } pays { $goods }.
    .you = You pay { $goods }.
log-pay-gold = { $seat } pays { $count } gold in place of { $goods }.
    .you = You pay { $count } gold in place of { $goods }.
log-discount = { $seat } saves { $goods }.
    .you = You save { $goods }.
log-citizens = { $count ->
    [one] { $seat } scores { $count } citizen point.
   *[other] { $seat } scores { $count } citizen points.
}
    .you = { $count ->
        [one] You score { $count } citizen point.
       *[other] You score { $count } citizen points.
    }
log-buildings = { $count ->
    [one] { $seat } scores { $count } building point.
   *[other] { $seat } scores { $count } building points.
}
    .you = { $count ->
        [one] You score { $count } building point.
       *[other] You score { $count } building points.
    }
log-gift = { $seat } makes a gift of { $good } to the king.
    .you = You make a gift of { $good } to the king.
log-donation = { $seat } makes a donation of { $good }.
    .you = You make a donation of { $good }.
log-marker = The { $marker } now shows { $value }.
log-marker-removed = The { $marker } leaves the game: { $value } counts from now on.
log-favour-draw = { $count ->
    [one] { $seat } looks at { $count } favour token.
   *[other] { $seat } looks at { $count } favour tokens.
}
    .you = { $count ->
        [one] You look at { $count } favour token.
       *[other] You look at { $count } favour tokens.
    }
log-favour-seen = { $seat } sees the token “{ $token }”.
    .you = You see the token “{ $token }”.
log-favour-kept = { $seat } keeps the token “{ $token }”.
    .you = You keep the token “{ $token }”.
log-favour-discard = { $seat } discards the token “{ $token }”.
    .you = You discard the token “{ $token }”.
log-favour-shuffle = The discarded favour tokens form a new pile.
log-favour-none = { $seat } finds no favour token left.
    .you = You find no favour token left.
log-redeem = { $seat } redeems the token “{ $token }”.
    .you = You redeem the token “{ $token }”.
log-rank = { $seat } takes a nobility card ({ $rank }).
    .you = You take a nobility card ({ $rank }).
log-hire = { $seat } hires a craftsman ({ $hut }).
    .you = You hire a craftsman ({ $hut }).
log-recruit = { $seat } recruits “{ $advisor }”.
    .you = You recruit “{ $advisor }”.
log-refill = “{ $advisor }” takes the empty space.
log-use = { $seat } uses “{ $advisor }”.
    .you = You use “{ $advisor }”.
log-swap-to-gold = { $seat } swaps a signet ring for gold.
    .you = You swap a signet ring for gold.
log-swap-to-ring = { $seat } swaps gold for a signet ring.
    .you = You swap gold for a signet ring.
log-end-turn = { $seat } ends the turn.
    .you = You end the turn.
log-decline-event = { $seat } gives nothing for the event.
    .you = You give nothing for the event.
log-statue = { $seat } receives the statue.
    .you = You receive the statue.
log-final = The last round is over: left-overs become points.
log-allocate = { $seat } puts { $citizens } on the citizens and { $buildings } on the buildings.
    .you = You put { $citizens } on the citizens and { $buildings } on the buildings.
log-victoria-waits = { $seat } does nothing after the first round.
log-victoria-site = { $seat } scores at the construction site: stone { $stone }, bread { $bread }.

# Scoring
score-citizens-start = Citizens: start
score-citizens-site = Citizens: construction site
score-citizens-books = Citizens: books
score-citizens-nobility = Citizens: rank
score-citizens-craftsmen = Citizens: craftsmen
score-citizens-advisors = Citizens: advisors
score-citizens-favours = Citizens: favour tokens
score-citizens-events = Citizens: events
score-citizens-left_overs = Citizens: left-overs
score-citizens-other = Citizens: other
score-buildings-start = Buildings: start
score-buildings-site = Buildings: construction site
score-buildings-books = Buildings: books
score-buildings-nobility = Buildings: rank
score-buildings-craftsmen = Buildings: craftsmen
score-buildings-advisors = Buildings: advisors
score-buildings-favours = Buildings: favour tokens
score-buildings-events = Buildings: events
score-buildings-left_overs = Buildings: left-overs
score-buildings-other = Buildings: other
score-higher_pawn = The higher pawn does not count

# The table as text
table-round = Round { $round } of 6 · { $event }
table-countryside = Countryside, clockwise
table-town = Town, clockwise
table-hut-free = free
table-gifts = Gift prices: wood { $wood }, cloth { $cloth }, grain { $grain }, stone { $stone }
table-donations = Donation prices: wood { $wood }, cloth { $cloth }, grain { $grain }, stone { $stone }
table-site = Stone: 5 building points and { $stone } citizen points · bread: { $bread } citizen points each
table-advisor = { $advisor } (+{ $points }; { $cost }): { $effect }
table-stack = Next advisor: { $advisor } ({ $count } below)
table-none = none
table-nobility = Nobility, top cards: { $cards }
table-favours = Favour tokens: { $pile } in the pile, { $discard } discarded
table-player = { $name }: { $citizens } citizens, { $buildings } buildings (now { $score }, with left-overs { $projection })
table-player-final = { $name }: { $citizens } citizens, { $buildings } buildings (final score { $score })
table-goods = wood { $wood }, cloth { $cloth }, grain { $grain }, stone { $stone } · gold { $gold }, bread { $bread }, books { $book }, rings { $ring }
table-places = Councillors: { $country }, { $town } · craftsmen left: { $craftsmen }
table-slots = Slots: 1 { $one } · 2 { $two } · 3 { $three }
table-hand = Hand: { $cards }
table-hidden-hand = Hand: { $count } cards out of { $cards }
table-rank = Rank: { $rank }
table-advisors = Advisors: { $advisors }
table-tokens = Favour tokens: { $tokens }
table-victoria-final = { $name }: { $citizens } citizens
table-victoria = { $name }: { $citizens } citizens · end of this round: site { $site }, rank { $rank }

# Amounts and forms
amount-wood = { $count } wood
amount-cloth = { $count } cloth
amount-grain = { $count } grain
amount-stone = { $count } stone
amount-gold = { $count } gold
amount-bread = { $count } bread
amount-book = { $count ->
    [one] { $count } book
   *[other] { $count } books
}
amount-ring = { $count ->
    [one] { $count } signet ring
   *[other] { $count } signet rings
}
amount-cp = { $count ->
    [one] { $count } citizen point
   *[other] { $count } citizen points
}
amount-bp = { $count ->
    [one] { $count } building point
   *[other] { $count } building points
}
amount-any = { $count ->
    [one] { $count } resource of your choice
   *[other] { $count } resources of your choice
}
table-nothing = nothing
option-choose_card = Play “{ $item }”: { $text }
option-choose_slot = { $steps ->
    [one] Slot { $item }: move { $steps } step
   *[other] Slot { $item }: move { $steps } steps
}
to-castle = to the Castle
to-cathedral = to the Cathedral
to-market = to the Market
to-construction_site = to the Construction site
