# Names
token-gold = gold
token-production = production
token-raw_material = raw material
token-religion = religion
token-science = science
token-culture = culture
token-combat = combat
token-fleur_de_lis = of a free choice
regent = The Regent
place-combat = a combat slot
piece-mayor = a mayor
piece-decoy = a decoy mayor
piece-general = a general
piece-admiral = an admiral
type-kingdom = kingdom
type-majority = majority
type-auction = auction

# Modes and options
mode-standard = Standard game
mode-solo_regent = Solo against the Regent (our own variant, not in the rulebook)
mode-option-difficulty = The Regent’s temper
pitch = Seven rounds to make your realm the greatest: place your leaders in secret behind the wall, fight for ten terrains, then bid, buy and outnumber your rivals for cities, castles, islands and persons of honour.

# Actions
action-pick_first = Add 1 { $item }
action-pick_second = Add 1 { $item }
action-place_mayor = Place a mayor: { $item }
option-place_mayor = Place a mayor: { $item } ({ $tokens })
    .brief = { $item }: → { $count } { $resource }
action-place_decoy = Send a decoy: { $item }
option-place_decoy = Send a decoy to terrain { $terrain } ({ $item })
    .brief = { $terrain } { $item }
action-place_general = Send a general: { $item }
option-place_general = Send a general to terrain { $terrain } ({ $item })
    .brief = { $terrain } { $item }
action-place_admiral = Send an admiral: { $item }
option-place_admiral = Send an admiral to terrain { $terrain } ({ $item })
    .brief = { $terrain } { $item }
action-activate = Activate the card in slot { $item }
option-activate = { $price ->
    [0] Put “{ $card }” up for auction (slot { $item })
   *[other] Activate “{ $card }” for { $price } production (slot { $item })
}
    .brief = { $price ->
        [0] Auction “{ $card }”
       *[other] Activate “{ $card }”
    }
action-play = Play “{ $item }”
option-play = { $cost ->
    [none] Play “{ $item }” (free)
   *[other] Play “{ $item }” ({ $cost })
}
action-pass = Pass for this round
action-bid = Bid { $item }
option-bid = Bid { $tokens }
    .brief = Bid { $item }
action-drop = Drop out of the auction
action-choose_bonus = Take { $item }
action-choose_lis = Take all of them in { $item }
action-take = Take the card in slot { $item }
option-take = Take “{ $card }” (slot { $item })
action-decline = Take no card
action-activate_upcoming = Activate upcoming card { $item }
action-discard = Discard “{ $item }”
action-trade = Trade { $item }

# Questions
prompt-pick_first = Which resource do you add to your palace first?
prompt-pick_second = Which second resource, with the { $first }?
prompt-place_mayor = { $left ->
    [one] Where does your last mayor work?
   *[other] Where does a mayor work? ({ $left } to place)
}
    .ends = Hidden until everybody has placed.
prompt-place_decoy = { $left ->
    [one] Where does your second decoy go?
   *[other] Where does a decoy go? ({ $left } to place)
}
    .ends = Hidden until everybody has placed.
prompt-place_general = { $left ->
    [one] Where does your general fight?
   *[other] Where does a general fight? ({ $left } to place)
}
    .ends = Hidden until everybody has placed.
prompt-place_admiral = { $left ->
    [one] Where does your admiral fight?
   *[other] Where does an admiral fight? ({ $left } to place)
}
    .ends = Hidden until everybody has placed.
prompt-action = Your action: activate a card, play one, or pass for the round.
    .ends = One action, then the next player.
prompt-open_bid = What do you bid first for “{ $card }”, in { $resource }?
    .ends = Only the winner pays the bid.
prompt-bid = { $bidder } bids { $bid } for “{ $card }”: do you raise or drop out?
    .ends = Only the winner pays the bid.
prompt-choose_bonus = { $count ->
    [one] You reached a multiple of { $every }: which resource do you take?
   *[other] You reached a multiple of { $every }: which resource do you take { $count } of?
}
prompt-choose_lis = “{ $card }”: which resource do you take { $count } of?
prompt-choose_reward = Terrain { $terrain }, { $place }: which resource do you take { $count } of?
prompt-take_card = Which card do you take into your deployment area? (optional)
waiting-pick_first = { $who } chooses starting resources.
waiting-pick_second = { $who } chooses starting resources.
waiting-place_mayor = { $count ->
    [one] { $who } is still placing leaders.
   *[other] Still placing leaders: { $who }.
}
waiting-place_decoy = { $count ->
    [one] { $who } is still placing leaders.
   *[other] Still placing leaders: { $who }.
}
waiting-place_general = { $count ->
    [one] { $who } is still placing leaders.
   *[other] Still placing leaders: { $who }.
}
waiting-place_admiral = { $count ->
    [one] { $who } is still placing leaders.
   *[other] Still placing leaders: { $who }.
}
waiting-action = { $who } takes an action.
waiting-open_bid = { $who } makes the opening bid.
waiting-bid = { $who } raises or drops out.
waiting-choose_bonus = { $who } chooses a bonus resource.
waiting-choose_lis = { $who } chooses a resource.
waiting-choose_reward = { $who } chooses the reward of a terrain.
waiting-take_card = { $who } may take a card.
warning-majority-for-other = Another player would get this card: you would pay for nothing.
warning-majority-for-nobody = Nobody could take this card: it would be discarded.
warning-pass-with-playable = You could still play a card this round.

# Why not
reason-never-discarded = Only playing a card takes it out of a deployment area: you cannot throw it away.
reason-no-trade = Resources are neither traded nor exchanged for others.
reason-own-bid = Yours is already the highest bid.
reason-out-of-auction = You have dropped out of this auction.
reason-has-passed = You have passed: no more actions for you this round.
reason-game-over = The game is over: everybody has passed in the last round.
reason-game-over-passed = The game is over: everybody has passed in the last round.
reason-leaders-placed = Your leaders are all placed: wait for the other players.
reason-not-your-turn = It is not your turn.
reason-pick-pending = { $which ->
    [1] Starting resources are being chosen: pick your first one.
   *[other] Starting resources are being chosen: pick your second one.
}
reason-same-resource = The two starting resources must differ: you have just taken { $first }.
reason-no-pair-left = Every pair with { $resource } is already taken.
reason-pair-taken = Another player already has the pair { $first } and { $second }.
reason-placement-pending = { $left ->
    [one] Every leader must be placed: { $next } is still in your hand.
   *[other] Every leader must be placed: next is { $next }, and { $left } are still in your hand.
}
reason-no-combat-slot = There is no combat slot: combat is won on the map.
reason-map-only = Generals and admirals go to the map, never to the management area.
reason-terrain-not-in-use = Terrain { $terrain } is used with five players only.
reason-mayors-manage = With three or more players mayors stay in the management area.
reason-exactly-two-decoys = With two players exactly two mayors go to the map as decoys; the others manage.
reason-own-decoy-there = A decoy and a military leader of yours cannot share terrain { $terrain }.
reason-action-pending = It is time for an action: activate a card, play one or pass.
reason-empty-slot = There is no card in that slot until the end of the round.
reason-only-upcoming = An upcoming card is not for sale yet.
reason-area-full = Your deployment area already holds { $limit } cards.
reason-kingdom-price = Activating this card costs { $price } production; you have { $held }.
reason-same-seal = A card with the { $seal } seal already lies in your deployment area.
reason-majority-price = Activating this card costs { $price } production; you have { $held }.
reason-nothing-to-bid = You have no { $resource } to bid.
reason-opening-too-low = The opening bid is at least 1.
reason-auction-stands = The auction cannot be called off: make the opening bid.
reason-must-raise = The bid stands at { $bid }: raise it or drop out.
reason-bid-too-high = You have only { $tokens }.
reason-bid-pending = An auction is under way: raise or drop out.
reason-not-in-area = That card is not in your deployment area.
reason-cost = Playing this card costs { $tokens }; you have { $held }.
reason-too-few-admirals = { $needed ->
    [one] This island needs 1 admiral; you have { $held }.
   *[other] This island needs { $needed } admirals; you have { $held }.
}
reason-bonus-pending = The bonus of the track cannot be refused: choose a resource.
reason-lis-pending = The fleur-de-lis comes first: name one resource.
reason-lis-excluded = { $card } does not give { $resource }.
reason-lis-not-given = { $card } does not give { $resource }.
reason-take-pending = First take a card or decline.
reason-take-empty-slot = There is no card in slot { $slot }.
reason-take-auction-card = Auction cards cannot be taken.
reason-take-area-full = Your deployment area already holds { $limit } cards.
reason-take-same-seal = A card with the { $seal } seal already lies in your deployment area.

# Log
log-drawn = { $place ->
    [1] { $seat } is drawn to go first.
    [2] { $seat } is drawn to go second.
    [3] { $seat } is drawn to go third.
    [4] { $seat } is drawn to go fourth.
   *[other] { $seat } is drawn to go fifth.
}
    .you = { $place ->
        [1] You are drawn to go first.
        [2] You are drawn to go second.
        [3] You are drawn to go third.
        [4] You are drawn to go fourth.
       *[other] You are drawn to go fifth.
    }
log-pick = { $seat } adds 1 { $resource } to the palace.
    .you = You add 1 { $resource } to your palace.
log-round = Round { $round } begins: the walls go up.
log-place = { $seat } places { $leader }: { $place }.
    .you = You place { $leader }: { $place }.
log-walls-down = The walls come down.
log-collect = { $seat } collects { $tokens }.
    .you = You collect { $tokens }.
log-terrain-won = { $seat } controls terrain { $terrain }, { $place }: { $tokens }.
    .you = You control terrain { $terrain }, { $place }: { $tokens }.
log-terrain-tied = Terrain { $terrain }, { $place }: a tie, nobody is rewarded.
log-terrain-blocked = Terrain { $terrain }, { $place }: decoys keep the reward from everybody.
log-terrain-lis = { $seat } takes { $tokens } for terrain { $terrain }, { $place }.
    .you = You take { $tokens } for terrain { $terrain }, { $place }.
log-income = Everybody gains { $count } production.
log-order = { $place ->
    [1] First in turn order: { $seat } ({ $count } production).
    [2] Second in turn order: { $seat } ({ $count } production).
    [3] Third in turn order: { $seat } ({ $count } production).
    [4] Fourth in turn order: { $seat } ({ $count } production).
   *[other] Fifth in turn order: { $seat } ({ $count } production).
}
    .you = { $place ->
        [1] First in turn order: you ({ $count } production).
        [2] Second in turn order: you ({ $count } production).
        [3] Third in turn order: you ({ $count } production).
        [4] Fourth in turn order: you ({ $count } production).
       *[other] Fifth in turn order: you ({ $count } production).
    }
log-activate = { $seat } activates “{ $card }” (slot { $slot }) for { $price } production.
    .you = You activate “{ $card }” (slot { $slot }) for { $price } production.
log-majority-won = { $seat } receives “{ $card }” by majority, with { $tokens }.
    .you = You receive “{ $card }” by majority, with { $tokens }.
log-majority-discarded = Nobody can take “{ $card }”: it is discarded.
log-auction = { $seat } puts “{ $card }” up for auction, in { $resource }.
    .you = You put “{ $card }” up for auction, in { $resource }.
log-bid = { $seat } bids { $tokens }.
    .you = You bid { $tokens }.
log-drop = { $seat } drops out of the auction.
    .you = You drop out of the auction.
log-out-unasked = { $seat } cannot raise and is out of the auction.
    .you = You cannot raise and are out of the auction.
log-auction-won = { $seat } wins “{ $card }” for { $tokens }.
    .you = You win “{ $card }” for { $tokens }.
log-play = { $seat } plays “{ $card }”.
    .you = You play “{ $card }”.
log-gain-vp = { $points ->
    [one] { $seat } scores { $points } point ({ $total } in all).
   *[other] { $seat } scores { $points } points ({ $total } in all).
}
    .you = { $points ->
        [one] You score { $points } point ({ $total } in all).
       *[other] You score { $points } points ({ $total } in all).
    }
log-gain-leader = { $count ->
    [one] { $seat } gains { $leader }.
   *[other] { $seat } gains { $count } leaders: each { $leader }.
}
    .you = { $count ->
        [one] You gain { $leader }.
       *[other] You gain { $count } leaders: each { $leader }.
    }
log-no-leader-left = { $seat } would gain { $leader }, but none is left.
    .you = You would gain { $leader }, but none is left.
log-gain = { $seat } receives { $tokens } (“{ $card }”).
    .you = You receive { $tokens } (“{ $card }”).
log-trigger = { $seat } receives { $tokens } for the card just played (“{ $card }”).
    .you = You receive { $tokens } for the card just played (“{ $card }”).
log-bonus = { $seat } takes { $tokens } as the bonus of the track.
    .you = You take { $tokens } as the bonus of the track.
log-lis = { $seat } takes { $tokens }.
    .you = You take { $tokens }.
log-take = { $seat } takes “{ $card }” (slot { $slot }) without paying.
    .you = You take “{ $card }” (slot { $slot }) without paying.
log-decline = { $seat } takes no card.
    .you = You take no card.
log-nothing-to-take = { $seat } takes no card: none qualifies.
    .you = You take no card: none qualifies.
log-pass = { $seat } passes.
    .you = You pass.
log-discard = “{ $card }” is discarded from slot { $slot }.
log-enter = “{ $card }” enters slot { $slot }.
log-announce = “{ $card }” is announced in upcoming slot { $slot }.
log-game-over = Round 7 is over: the final scoring.
log-final = { $seat }: { $end } for end-of-game effects (bonus tokens: { $bonus }), { $tokens } for left-over tokens, { $honour } for persons of honour; in all { $total } points.
    .you = You: { $end } for end-of-game effects (bonus tokens: { $bonus }), { $tokens } for left-over tokens, { $honour } for persons of honour; in all { $total } points.
log-regent-picks = { $seat } takes a random starting pair.
log-regent-places = { $seat } places its leaders at random.
log-regent-plays = { $seat } plays the costliest card it can pay for.
log-regent-activates = { $seat } goes through the slots and activates the first card that suits it: slot { $slot }.
log-regent-passes = { $seat } finds nothing to play or activate.
log-regent-drops = { $seat } never bids beyond { $limit } or its own tokens.
log-regent-scarcest = { $seat } chooses the resource it has fewest of.
log-regent-takes = { $seat } takes the allowed card in the lowest slot.

# Scoring
score-permanent = Permanent effects
score-left-over = Left-over resources
score-honour = Set of persons of honour
score-castle-end = Castle, at the end
score-market-end = Market, at the end
score-leader-end = Leader, at the end
score-city-end = City, at the end
score-territory-end = Territory, at the end
score-island-end = Island, at the end
score-war-end = War, at the end
score-artist-end = Artist, at the end
score-missionary-end = Missionary, at the end
score-scientist-end = Scientist, at the end
score-scientific_development-end = Scientific Development, at the end
score-art_gallery-end = Art Gallery, at the end
score-cathedral-end = Cathedral, at the end
score-tithe-end = Tithe, at the end
score-inquisition-end = Inquisition, at the end
score-gunpowder-end = Gunpowder, at the end
score-university-end = University, at the end
score-port-end = Port, at the end
score-patronage-end = Patronage, at the end

# The table as text
table-round = Round { $round } of 7
table-own-variant = Solo variant of our own: not in the rulebook.
table-current = Current events
table-upcoming = Upcoming events
table-deck = Deck: { $deck } · discard pile: { $discard }
table-price = { $price } production
table-free = auction
table-leaves = leaves at the end of the round
table-goes-to = goes to: { $seat }
table-goes-to-nobody = would be discarded
table-order = Turn order:
table-passed = passed
table-ready = ready
table-not-ready = still placing
table-score = { $vp } VP on the track, { $points } if scored now
table-leaders = Mayors: { $mayors } · generals: { $generals } · admirals: { $admirals }
table-titled = { $title }: { $text }
table-area = Deployment area
table-realm = Realm
table-none = none
table-management = Management area
table-map = Map
table-terrains = Terrains
table-terrain-empty = nobody
table-terrain-tied = a tie
table-terrain-blocked = blocked by decoys
table-hidden = hidden behind the walls
table-auction = Auction of “{ $card }”: { $bid }
table-auction-open = Auction of “{ $card }”: opening bid awaited, in { $resource }
table-auction-bidder = highest bidder: { $seat }
table-auction-out = out: { $seat }
table-mark-decoy = decoys
table-mark-general = generals
table-mark-admiral = admirals

# Amounts and forms
amount-gold = { $count } gold
with-gold = gold
amount-production = { $count } production
with-production = production
amount-raw_material = { $count } raw material
with-raw_material = raw material
amount-religion = { $count } religion
with-religion = religion
amount-science = { $count } science
with-science = science
amount-culture = { $count } culture
with-culture = culture
amount-combat = { $count } combat
with-combat = combat
amount-fleur_de_lis = { $count } of your choice
with-fleur_de_lis = tokens of your choice

# Amounts and forms
tint-orange = orange
tint-red = red
tint-yellow = yellow
tint-green = green
tint-grey = grey
tint-turquoise = turquoise
tint-black = black
tint-violet = violet
tint-white = white
tint-blue = blue
