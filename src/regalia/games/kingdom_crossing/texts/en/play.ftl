# Names
region-skip = no region
resource-skip = nothing
structure-stop = stop here
tile-vp = 2 VP instead
objective-done = claim nothing more
deck-building = Building
deck-transport = Transport
bird-none = none
decoration-flower = Flower
decoration-sculpture = Sculpture
decoration-either = Flower or Sculpture
decoration-double_flower = double Flower
decoration-double_sculpture = double Sculpture
work-coins-base = 2 coins, then 1 bridge
work-coins-upgraded = 4 coins, then 1 bridge
work-two-base = exactly 2 bridges
work-two-upgraded = an Investment action, then exactly 2 bridges
work-prestige-base = 1 VP, then 1 bridge
work-prestige-upgraded = 3 VP, then 1 bridge
work-three-base = exactly 3 bridges
work-three-upgraded = exactly 3 bridges, the Bird’s bonus twice
work-trade-base = 1 bridge; once, 4 coins for a resource
work-trade-upgraded = 1 bridge; once, 2 coins for a resource
work-queen-base = visit the Queen, her bonus once
work-queen-upgraded = visit the Queen, her bonus twice

# Modes and options
mode-standard = Two to four foremen
mode-solo = Solo against Paco & Paca
mode-option-objectives = Sides of the Bridge Objectives
mode-option-first_player = First player
mode-option-level = Level of Paco & Paca
choice-objectives-random = Random sides
choice-objectives-all_easy = All on their easy side (the rulebook’s first game)
choice-objectives-all_hard = All on their hard side (our own variant, not in the rulebook)
pitch = Seven bridges, each crossed once a day. Lead your beaver from region to region, win over the five guilds, decorate your board and gather what the Queen’s eighth bridge needs.

# Actions
action-pick_start = Take “{ $item }”
option-pick_start = Take “{ $item }”: { $region }, { $guild }, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}{ $invest ->
    [0] { "" }
   *[other] , Investment
}{ $resources ->
    [0] { "" }
    [one] , { $resources } resource
   *[other] , { $resources } resources
}{ $decoration ->
    [flower] , a Flower
    [sculpture] , a Sculpture
   *[none] { "" }
}; with the Favour “{ $favour }” – { $effect }
action-spot = Place the token ({ $item })
    .brief = { $item }
action-invest = { $item ->
    [collect] Collect the coins and go back to the start
   *[advance] Advance one square
}
action-income_next = Collect the income: { $item }
    .brief = { $item }
action-rest = Rest with the tile “{ $item }”
option-rest = Rest with the tile “{ $item }” ({ $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
})
    .brief = Rest “{ $item }”
action-work = Work with the tile “{ $item }”
option-work = Work with the tile “{ $item }”: { $effect }
    .brief = Work “{ $item }”: { $effect }
action-trade = Trade: { $item }
action-balloon_before = Balloon before crossing: { $item }
action-bridge = Cross the { $item }
option-bridge = Cross the { $item } to the { $region }
    .brief = { $item } to the { $region }
action-balloon_after = Balloon after crossing: { $item }
action-card = Choose “{ $item }”
option-card = Choose “{ $item }” ({ $cost ->
    [0] free
    [one] { $cost } coin
   *[other] { $cost } coins
}): { $effect }{ $met ->
    [0] { "" }
   *[other] { " " }Bird: { $bird }.
}
    .brief = { $item }
action-structure = Trigger: { $item }
option-structure = { $skip ->
    [1] Trigger no more Structures
   *[0] Trigger “{ $item }”: { $effect }
}
action-upgrade = Upgrade the tile “{ $item }”
action-resource = Gain 1 { $item }
action-deco_mode = { $item ->
    [double] One two-symbol token, 3 stars
   *[two_single] Two one-symbol tokens
}
action-take_bird = Take the { $item }
action-house = House: { $item }
action-favour = { $item ->
    [random] Draw a Favour unseen
   *[other] Take visible Favour { $item }
}
option-favour = Take the Favour “{ $favour }”: { $effect }
action-claim = Claim: { $item }
option-claim = { $skip ->
    [1] Claim nothing more
   *[0] Claim “{ $item }” for { $vp } VP: { $effect }
}
action-evening_income = Collect the income: { $item }
    .brief = { $item }
action-pass = Do nothing

# Questions
prompt-pick_start = Which starting card and Favour do you take?
prompt-spot = Where do you place the { $decoration }?
prompt-invest = { $coins ->
    [0] Investment, square { $square } (nothing to collect yet): advance or collect?
    [one] Investment, square { $square } ({ $coins } coin): advance or collect?
   *[other] Investment, square { $square } ({ $coins } coins): advance or collect?
}
prompt-income_next = Which income do you resolve next?
prompt-action = Which tile do you play: Rest or Work?
    .ends = One tile a turn, four turns a Day.
prompt-trade = Trade { $price } coins for a resource? (optional)
prompt-balloon_before = Fly before you cross ({ $price } coins)? (optional)
    .ends = Your turn ends after you take a card.
prompt-bridge = { $left ->
    [one] Which bridge do you cross?
   *[other] Which bridge do you cross? { $left } to go.
}
    .ends = Your turn ends after you take a card.
prompt-balloon_after = Fly after crossing ({ $price } coins)? (optional)
    .ends = Your turn ends after you take a card.
prompt-card = Which card do you choose?
    .ends = Its effect is the last part of your turn.
prompt-structure = Which Structure do you trigger? (optional)
prompt-upgrade = Which Action tile do you upgrade?
prompt-resource = Which resource do you gain?
prompt-deco_mode = Two one-symbol tokens or one two-symbol token ({ $decoration })?
prompt-take_bird = Which Bird do you take?
prompt-house = Where do you place a House? (optional)
prompt-favour = Which Favour do you take?
prompt-claim = Do you claim a Bridge Objective? (optional)
prompt-evening_income = You are home: which income do you collect?
waiting-pick_start = { $who } chooses a starting card.
waiting-spot = { $who } places a decoration.
waiting-invest = { $who } decides on an Investment.
waiting-income_next = { $who } collects income.
waiting-action = { $who } chooses an action.
waiting-trade = { $who } considers a Trade.
waiting-balloon_before = { $who } considers the Balloon.
waiting-bridge = { $who } chooses a bridge.
waiting-balloon_after = { $who } considers the Balloon.
waiting-card = { $who } chooses a card.
waiting-structure = { $who } triggers a Structure.
waiting-upgrade = { $who } upgrades a tile.
waiting-resource = { $who } chooses a resource.
waiting-deco_mode = { $who } chooses decorations.
waiting-take_bird = { $who } chooses a Bird.
waiting-house = { $who } considers placing a House.
waiting-favour = { $who } chooses a Favour.
waiting-claim = { $who } considers the Bridge Objectives.
waiting-evening_income = { $who } collects an Evening income.
warning-advance-without-effect = Your marker is on the last square: it will not move.
warning-full-track = That marker is already on square 10: the resource is lost.

# Why not
reason-game-over = The game is over.
reason-not-your-pick = It is not your turn to take a starting pair.
reason-not-your-income = Another player is collecting income.
reason-not-your-turn = It is not your turn.
reason-not-your-evening = Another player is doing the Evening steps.
reason-other-start = Resolve your starting card first.
reason-other-morning = Finish the income under way first.
reason-other-day = First choose one of your available tiles.
reason-other-work = Another step of your Work action comes first.
reason-other-visit = Finish your Royal Visit first.
reason-other-evening = Finish the Evening first.
reason-pair-taken = That starting pair is not available.
reason-tile-played = You have already played that tile this round.
reason-must-play-a-tile = You must play one of your tiles: you cannot pass.
reason-queen-gone = The Queen card of this round is gone.
reason-work-impossible = { $bridges ->
    [one] With { $coins } coins, no walk over { $bridges } bridge leads to a card you could pay: you can only Rest with this tile.
   *[other] With { $coins } coins, no walk over { $bridges } bridges leads to a card you could pay: you can only Rest with this tile.
}
reason-unpayable = After that you could not pay for any card.
reason-must-buy = You must choose a card of this region.
reason-bridge-not-adjacent = That bridge does not touch your region.
reason-bridge-used = Your Paw marker already lies on that bridge.
reason-cross-exactly = You must cross exactly as many bridges as the tile shows.
reason-flight-wrong-time = The Balloon may be used only during Work, before the first crossing or after the last one, and before you choose a card.
reason-flown-already = You have already flown in this action.
reason-no-flight-coins = The flight costs { $price } coins; you have { $coins }.
reason-own-region = Your Worker is already in that region.
reason-not-on-a-visit = A Royal Visit involves no bridge, no Balloon and no purchase.
reason-not-in-region = That card does not lie in your region.
reason-too-expensive = It costs { $cost } coins; you have { $coins } and cannot raise the rest in time.
reason-spot-does-not-fit = That token does not fit this spot.
reason-spot-filled = A token already lies on that spot.
reason-already-upgraded = That tile is already upgraded.
reason-no-vp-for-upgrade = Only the Boar income gives VP instead of an upgrade.
reason-upgrade-first = As long as a tile can be upgraded, you cannot take the VP.
reason-bear-different = The Structures triggered by one Bear income must be different.
reason-structure-used = This effect has already triggered that Structure.
reason-structure-not-owned = You do not own that Structure.
reason-structure-being-bought = You do not own that Structure until you have paid for it.
reason-traded-already = You have already traded this turn.
reason-no-trade-coins = A Trade costs { $price } coins; you have { $coins }.
reason-track-full = That marker is already on square 10.
reason-no-trade-window = You cannot trade now.
reason-resource-chosen = The resources must be different.
reason-mandatory = This gain cannot be refused.
reason-no-spot-free = There is no free spot for it.
reason-no-income-skip = You are at home: you must choose an income.
reason-nothing-to-collect = On the leftmost square there is nothing to collect.
reason-invest-too-low = Your Investment marker is on square { $square }; it must go back { $steps } squares.
reason-house-there = You already have a House there.
reason-no-house-due = You have no complete set of guilds for another House.
reason-house-later = A House is placed only when a card enters a column.
reason-claim-wrong-time = Objectives are claimed after your own action or in step D of your Evening.
reason-claimed-already = You have already claimed that Objective.
reason-not-fulfilled = You do not fulfil that Objective.
reason-not-at-home = Your Worker is not in a region with one of your Houses.
reason-no-such-income = That income needs two cards of the guild, or a Structure of yours.
reason-supply-empty = There is no face-down Favour left.
reason-no-visible-favour = No Favour lies there.
reason-bird-not-there = That Bird does not lie on a card.
reason-no-pair-in-column = There are fewer than two cards in that column.
reason-guild-resolved = You have already resolved that guild.
reason-guilds-first = Resolve your guilds before your Structures.
reason-structure-triggered = You have already triggered that Structure for this income.
reason-not-your-structure = You do not own that Structure.
reason-other-pick = First take a starting pair.
reason-other-claim = Decide on the Bridge Objectives first: claim one or choose “Claim nothing more”.
reason-must-take-pair = You must take one of the pairs.
reason-decline-trade = You may do without a Trade: choose “Do not trade”.
reason-decline-flight = You need not fly: choose “Do not fly”.
reason-decline-house = You may choose “Keep the House for later”.
reason-decline-structure = You may stop: choose “Trigger no more Structures”.
reason-decline-claim = You need not claim anything: choose “Claim nothing more”.
reason-income-taken = You have already chosen the one income of your Evening.
reason-first-house-by-card = You have no complete set of guilds yet; your starting card places your first House.
reason-all-houses-placed = All three of your Houses are on the main board.
reason-claim-later = Finish what is under way: Objectives are claimed after it.
reason-card-chosen = A Work action brings exactly one card, and you have already chosen yours.
reason-flight-not-yet = Answer this first; the moment to fly comes after it.
reason-flight-passed = The moment to fly has passed.

# Log
log-first-player = { $seat } is the first player.
    .you = You are the first player.
log-start = { $seat } takes “{ $card }” with the Favour “{ $favour }”.
    .you = You take “{ $card }” with the Favour “{ $favour }”.
log-settle = { $seat } settles in the { $region }.
    .you = You settle in the { $region }.
log-balloon = The Balloon waits in the { $region }.
log-round = Round { $round }.
log-day = The Day begins.
log-evening = Evening falls.
log-guild-income = { $units ->
    [one] { $seat } collects the income of the { $guild } once.
   *[other] { $seat } collects the income of the { $guild } { $units } times.
}
    .you = { $units ->
        [one] You collect the income of the { $guild } once.
       *[other] You collect the income of the { $guild } { $units } times.
    }
log-bird = A Bird lands on “{ $card }” in the { $region }: { $bird }.
log-bird-away = A Bird flies away from “{ $card }” in the { $region }, its mark is too high: { $bird }.
log-queen = { $queen }: { $effect }
log-rest = { $seat } rests with the tile “{ $tile }” ({ $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}).
    .you = You rest with the tile “{ $tile }” ({ $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }).
log-work = { $seat } works with the tile “{ $tile }”.
    .you = You work with the tile “{ $tile }”.
log-visit = { $seat } visits the Queen and takes the first-player token ({ $queen }).
    .you = You visit the Queen and take the first-player token ({ $queen }).
log-trade = { $seat } trades { $coins } coins for 1 { $resource }.
    .you = You trade { $coins } coins for 1 { $resource }.
log-fly = { $seat } flies to the { $region } ({ $coins } coins).
    .you = You fly to the { $region } ({ $coins } coins).
log-cross = { $seat } crosses the { $bridge } to the { $region } ({ $paws } of 7).
    .you = You cross the { $bridge } to the { $region } ({ $paws } of 7).
log-choose = { $seat } chooses “{ $card }”.
    .you = You choose “{ $card }”.
log-meet = { $times ->
    [one] { $seat } meets a Bird: { $bird }.
   *[other] { $seat } meets a Bird: { $bird }, resolved { $times } times.
}
    .you = { $times ->
        [one] You meet a Bird: { $bird }.
       *[other] You meet a Bird: { $bird }, resolved { $times } times.
    }
log-buy = { $coins ->
    [0] { $seat } takes “{ $card }” for free.
    [one] { $seat } pays { $coins } coin for “{ $card }”.
   *[other] { $seat } pays { $coins } coins for “{ $card }”.
}
    .you = { $coins ->
        [0] You take “{ $card }” for free.
        [one] You pay { $coins } coin for “{ $card }”.
       *[other] You pay { $coins } coins for “{ $card }”.
    }
log-use-empty-deck = { $seat } uses a tile ({ $card }).
    .you = You use a tile ({ $card }).
log-reveal = “{ $card }” appears in the { $region }.
log-empty-deck = A deck of the { $region } is used up; a tile takes its place ({ $card }).
log-empty-space = A deck of the { $region } is used up and no tile is left.
log-coins = { $seat } gains { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
    .you = You gain { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
log-vp = { $seat } gains { $vp } VP.
    .you = You gain { $vp } VP.
log-resource = { $seat } gains 1 { $resource } (square { $square }).
    .you = You gain 1 { $resource } (square { $square }).
log-invest-advance = { $seat } advances to square { $square } of the Investment track.
    .you = You advance to square { $square } of the Investment track.
log-invest-collect = { $seat } collects { $coins } coins from the Investment track.
    .you = You collect { $coins } coins from the Investment track.
log-upgrade = { $seat } upgrades the tile “{ $tile }”.
    .you = You upgrade the tile “{ $tile }”.
log-upgrade-vp = { $seat } has upgraded all tiles and gains { $vp } VP.
    .you = You have upgraded all tiles and gain { $vp } VP.
log-decorate = { $seat } places a token ({ $spot }).
    .you = You place a token ({ $spot }).
log-trigger = { $seat } triggers “{ $structure }”.
    .you = You trigger “{ $structure }”.
log-favour = { $seat } gains the Favour “{ $favour }”.
    .you = You gain the Favour “{ $favour }”.
log-house = { $seat } places House number { $count } in the { $region }.
    .you = You place House number { $count } in the { $region }.
log-claim = { $seat } claims “{ $objective }” on slot { $slot } ({ $vp } VP).
    .you = You claim “{ $objective }” on slot { $slot } ({ $vp } VP).
log-final-investment = { $seat } spends { $coins } coins and ends on square { $square } of the Investment track.
    .you = You spend { $coins } coins and end on square { $square } of the Investment track.
log-game-over = Round 4 is over: the game is scored.
log-automa-start = { $seat } get “{ $card }” with the Favour “{ $favour }” and a House in the { $region }.
log-automa-shuffle = { $seat } shuffle their tiles.
log-automa-tile = { $seat } turn up a tile ({ $tile }).
log-automa-rest = { $seat } turn up a tile ({ $tile }) and rest.
log-automa-card = { $seat } take “{ $card }”.
log-automa-bird = { $seat } take a Bird: { $bird }.
log-automa-nothing = { $seat } find no card to take.
log-automa-queen = { $seat } take the Queen card and the first-player token ({ $queen }).
log-automa-no-queen = { $seat } take nothing: the Queen card is gone.
log-automa-balloon = The Balloon drifts to the { $region }.

# Scoring
score-score_track = Score track
score-investment = Investment track
score-guild_cards = Guild cards
score-structures = Structures
score-favours = Queen’s Favours

# The table as text
table-head = Round { $round } of 4, { $phase } · first player: { $first } · Queen: { $queen }
table-phase-setup = setup
table-phase-morning = Morning
table-phase-day = Day
table-phase-evening = Evening
table-no-queen = already taken
table-region = { $region }
table-balloon-here = (Balloon)
table-space = { $card } · { $cost } · { $left } face down
table-nothing = nothing
table-free = free
table-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
table-bird = Bird: { $bird }
table-bridges = Bridges
table-bridge = { $bridge }  { $one } – { $other }
table-objectives = Bridge Objectives
table-objective = { $place }  { $text } Next: { $vp } VP. Claimed by: { $who }
table-nobody = nobody
table-favours = Visible Favours ({ $left } face down)
table-favour = { $favour }: { $effect }
table-pairs = Starting pairs
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-purse = { $coins } coins · Investment { $square } · score track { $vp } · Balloon for { $price }
table-automa-line = score track { $vp } · { $tiles } tiles face down
table-tracks = Wood { $wood }, Stone { $stone }, Sap { $sap }, Food { $food } · stars { $stars } · Structures worth { $value }
table-columns = Fox { $fox }, Owl { $owl }, Bear { $bear }, Boar { $boar }, Deer { $deer } · Birds { $birds }
table-structures = Structures: { $list }
table-own-favours = Favours: { $list }
table-places = Worker: { $worker } · Houses: { $houses } · Paws { $count }/7: { $paws }
table-tiles = Tiles: { $list }

# Amounts and forms
option-trade = { $skip ->
    [1] Do not trade
   *[0] Trade { $price } coins for 1 { $item }
}
option-balloon_before = { $skip ->
    [1] Do not fly
   *[0] Fly to the { $item } before you cross ({ $price } coins)
}
option-balloon_after = { $skip ->
    [1] Do not fly
   *[0] Fly to the { $item } after crossing ({ $price } coins)
}
option-house = { $skip ->
    [1] Keep the House for later
   *[0] Place a House in the { $item }
}
log-automa-resource = { $seat } gain 1 { $resource } (square { $square }).
log-automa-decorate = { $seat } place a token ({ $spot }).
log-automa-favour = { $seat } gain the Favour “{ $favour }”.
log-automa-house = { $seat } place House number { $count } in the { $region }.
log-automa-claim = { $seat } claim “{ $objective }” on slot { $slot } ({ $vp } VP).

# Amounts and forms
log-automa-first-player = { $seat } go first.
