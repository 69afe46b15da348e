# Names
henri = Henri
color-green = green
color-grey = grey
color-yellow = yellow
short-green = wood
short-grey = stone
short-yellow = wheat
facing-row = row
facing-column = column
facing-diagonal = diagonal
facing-orthogonal = orthogonal
amount-wood = { $count } wood
amount-stone = { $count } stone
amount-wheat = { $count } wheat

# Modes and options
mode-duel = Duel
mode-solo = Solo against Henri
mode-option-sets = Tile sets
mode-option-roads = Road scoring
mode-option-level = Henri’s strength
mode-option-color = Your colour
choice-sets-travel = Travel
choice-sets-agriculture_industry = Agriculture & Industry
choice-sets-trade_church = Trade & Church
choice-sets-war = War
choice-sets-crafts = Crafts
choice-sets-patrol = Patrol
choice-level-1 = Henri the Poor
choice-level-2 = Henri the Brave
choice-level-3 = Henri the Mighty
choice-color-white = White
choice-color-blue = Blue
pitch = Two heirs share one growing landscape of tiles. Take from the king’s ring, build where your troops stand, and make every neighbour count.

# Actions
action-take = Take the tile at place { $item }
option-take = { $place ->
    [1] Take the { $tile } ({ $place }st after the shield)
    [2] Take the { $tile } ({ $place }nd after the shield)
    [3] Take the { $tile } ({ $place }rd after the shield)
   *[other] Take the { $tile } ({ $place }th after the shield)
}
action-build = Build the { $item }
option-build = { $discounts ->
    [0] Build the { $tile }
    [one] Build the { $tile } with a discount
   *[other] Build the { $tile } with { $discounts } discounts
}{ $twin ->
    [none] {""}
   *[other] {" "}({ $twin })
}
action-expand = Lay the { $item } face down
option-expand = Lay the { $tile } face down as { $color } open land
    .brief = { $tile } as open land
action-troop = Send a troop: { $item }
action-end = End the turn
action-done = Spare the rest
action-cell = A cell of the landscape
action-to = { $item ->
    [supply] Back to the royal supply
   *[other] Onto a tile of the landscape
}
action-camp = Break a Camp and take again
action-destroy = Destroy a building
option-destroy = Destroy the { $tile }{ $nth ->
    [0] {""}
   *[other] , no. { $nth } from the top left
}

# Questions
prompt-menu = { $taken ->
    [0] Your turn: take a tile, play or move.
   *[other] Play, move or end the turn.
}
prompt-build = Where does the { $tile } go?
    .ends = Your turn goes on after it.
prompt-expand = Where does the open land go?
    .ends = Your turn goes on after it.
prompt-troop = Where does { $troop } go?
    .ends = Your turn goes on after it.
prompt-siege = Destroy a building? (optional)
waiting-menu = { $who } takes a turn.
waiting-build = { $who } chooses a place for a building.
waiting-expand = { $who } chooses a place for open land.
waiting-troop = { $who } moves a troop.
waiting-siege = { $who } decides about the siege.
warning-unused-discount = You have an unused discount: it is lost when the turn ends.

# Why not
reason-not-your-turn = It is not your turn.
reason-game-over = The game is over.
reason-other-decision = Another decision comes first.
reason-already-taken = You have already taken a tile this turn.
reason-shield-place = The royal shield lies there.
reason-empty-place = There is no tile at that place any more.
reason-out-of-reach = { $reach ->
    [one] You reach only the first tile after the shield.
   *[other] You reach only the first { $reach } tiles after the shield.
}
reason-hand-full = Your hand already holds { $limit } tiles: play one first.
reason-take-first = You must take a tile before you end the turn.
    .brief = take a tile first
reason-cell-full = A tile already lies there.
reason-build-not-in-hand = You can only build a tile from your hand.
reason-expand-not-in-hand = You can only lay down a tile from your hand.
reason-build-no-troop-near = None of your troops stands next to that cell.
reason-expand-no-troop-near = None of your troops stands next to that cell.
reason-build-no-cell = There is no empty cell next to one of your troops.
reason-expand-no-cell = There is no empty cell next to one of your troops.
reason-missing-resources = { $short ->
    [one] You lack { $short } resource (cost: { $cost }).
   *[other] You lack { $short } resources (cost: { $cost }).
}
reason-not-your-troop = That troop is not yours.
reason-troop-moved = That troop has already moved this turn.
reason-troop-deployed-or-retired = That troop has been deployed or retired this turn.
reason-same-as-lower-troop = Send your other troop in the royal supply: the two are alike.
reason-nowhere-to-move = There is no free tile next to that troop.
reason-nowhere-to-deploy = There is no free tile next to one of your troops.
reason-not-adjacent = A troop moves to an adjacent tile only.
reason-no-tile-there = There is no tile there to stand on.
reason-occupied = A troop already stands there.
reason-start-tile-occupied = A troop already stands on the start tile; only at the start of a duel do two cavalry share it.
reason-no-own-troop-next = A troop is deployed next to another troop of yours.
reason-cavalry-stays = Cavalry never leaves the landscape.
reason-not-in-landscape = That troop is already in the royal supply.
reason-no-own-camp = You have no Camp there.
reason-camp-before-take = The royal shield shows your crown: take a tile before you use a Camp.
reason-camp-face-down = That Camp lies face down: it is open land.
reason-not-besieged = That is not an opponent’s building next to your new Siege Tower and another one of yours.
reason-no-siege = No siege is going on: a building falls only when a Siege Tower is placed.

# Log
log-turn = { $seat } begins a turn.
    .you = You begin your turn.
log-take = { $place ->
    [1] { $seat } takes the { $tile }, { $place }st after the shield.
    [2] { $seat } takes the { $tile }, { $place }nd after the shield.
    [3] { $seat } takes the { $tile }, { $place }rd after the shield.
   *[other] { $seat } takes the { $tile }, { $place }th after the shield.
}
    .you = { $place ->
        [1] You take the { $tile }, { $place }st after the shield.
        [2] You take the { $tile }, { $place }nd after the shield.
        [3] You take the { $tile }, { $place }rd after the shield.
       *[other] You take the { $tile }, { $place }th after the shield.
    }
log-refill = The { $tile } fills the place the shield has left.
log-last-tile = The common supply is empty: one last turn each.
log-build = { $seat } builds the { $tile } (beside { $near }).
    .you = You build the { $tile } (beside { $near }).
log-expand = { $seat } lays { $color } open land (beside { $near }).
    .you = You lay { $color } open land (beside { $near }).
log-destroy = { $seat } destroys the { $tile }.
    .you = You destroy the { $tile }.
log-camp = { $seat } breaks a Camp (beside { $near }) and may take again.
    .you = You break a Camp (beside { $near }) and may take again.
log-move = { $seat } moves { $troop } (onto { $onto }, beside { $near }).
    .you = You move { $troop } (onto { $onto }, beside { $near }).
log-deploy = { $seat } deploys { $troop } (onto { $onto }, beside { $near }).
    .you = You deploy { $troop } (onto { $onto }, beside { $near }).
log-retire = { $seat } retires { $troop } to the royal supply.
    .you = You retire { $troop } to the royal supply.
log-stuck = { $seat } can do nothing more and ends the turn without taking.
    .you = You can do nothing more and end the turn without taking.
log-game-over = The game is scored.
log-treasure-met = The condition of the treasure on the { $tile } is met: it is removed ({ $treasure }).
log-henri-seeks = { $seat } looks for { $color }, the colour on top of the common supply.
log-henri-finds-none = { $seat } looks for { $color }, finds none and takes the first tile after the shield.
log-henri-seeks-nothing = { $seat } takes the first tile after the shield: the common supply is empty.
log-henri-option-a = { $seat } continues the road of your last building: the { $tile } (beside { $near }).
log-henri-option-b = { $seat } blocks the road of your last building: the { $tile } (beside { $near }).
log-henri-option-c = { $seat } finds no road to follow or block and takes the first free space: the { $tile } (beside { $near }).
log-henri-option-d = { $seat } finds every space round your last building full: the { $tile } leaves the game.
log-henri-treasure = A treasure goes on the { $tile } ({ $treasure }).
log-henri-troop = { $seat } brings { $troop } to the new building.

# Scoring
score-doubled = Doubled
score-roads = Roads
score-treasures = Treasures

# The table as text
table-ring = Royal supply, in reach order after the shield (crown: { $crown })
table-supply = { $tiles ->
    [one] Common supply: { $tiles } tile, on top: { $top }
   *[other] Common supply: { $tiles } tiles, on top: { $top }
}
table-none = none
table-last-round = { $turns ->
    [one] Last round: { $turns } turn to go, this one included
   *[other] Last round: { $turns } turns to go, this one included
}
table-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-access = { $access ->
    [none] Reach { $reach } · access to nothing yet
   *[other] Reach { $reach } · access: { $access }
}
table-discounts = Discounts: { $count }
table-empty-hand = no tile in hand
table-henri = { $stack ->
    [one] Henri: { $stack } treasure in the stack; your last building lies in column { $x }, row { $y }
   *[other] Henri: { $stack } treasures in the stack; your last building lies in column { $x }, row { $y }
}

# The board
board-royal-supply = Royal supply
board-troops-here = Troops in the royal supply
board-land-green = Open land: wood
board-land-grey = Open land: stone
board-land-yellow = Open land: wheat
board-scaffolding = Scaffolding
board-common-supply = Common supply
board-landscape = Landscape
board-empty-place = Empty place
board-ring-tile = { $place ->
    [1] { $tile }, { $place }st after the shield
    [2] { $tile }, { $place }nd after the shield
    [3] { $tile }, { $place }rd after the shield
   *[other] { $tile }, { $place }th after the shield
}
board-tiles-left = tiles, then the last round
board-last-round = Last round
board-turns-left = { $turns ->
    [one] { $turns } turn to go
   *[other] { $turns } turns to go
}
board-open-land = Open land, { $color }, beside { $near }
board-building = { $tile } ({ $seat }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-empty-cell = Empty cell beside { $near }
board-turn = Turn
board-supply = Supply
board-scores = Scores
board-seat-points = { $seat }: { $count ->
    [one] 1 point
   *[other] { $count } points
} now
board-hand = Hand
board-of = { $count } of { $limit }
board-affordable = Can be built now
board-missing = { $count ->
    [one] { $count } resource missing
   *[other] { $count } resources missing
}
board-access = Access
board-access-short = Access
board-reach = Reach
board-reach-of = { $seat }: { $count ->
    [one] 1 tile within reach
   *[other] { $count } tiles within reach
}
board-top-tile = On top: { $color }
board-road-tip = A road
board-road-won = Road { $letter }: { $count ->
    [one] 1 point
   *[other] { $count } points
}, { $seat }
board-road-even = Road { $letter }: equal, no points
board-set-tip = One of the three sets in this game. Its buildings: { $buildings }.
board-discounts = { $count ->
    [0] Open land makes a building of this turn one resource cheaper
    [one] One discount for a building of this turn
   *[other] { $count } discounts for buildings of this turn
}
board-no-roads = No road links two buildings yet.
board-treasure-stack = { $count ->
    [one] { $count } in the stack
   *[other] { $count } in the stack
}
board-part-buildings = buildings
board-part-doubled = doubled
board-part-roads = roads
board-part-treasures = treasures

# Treasures with conditions of one's own box
treasure-any-column = Treasure: tiles of any colour in the column
treasure-any-row = Treasure: tiles of any colour in the row
treasure-any-layout = Treasure: a tile on each of the two spaces shown

# Amounts and forms
land-green = green open land
land-grey = grey open land
land-yellow = yellow open land
land-none = nothing
option-cell = { $land ->
    [none] { $side } the { $tile }
   *[other] { $side } { $land }
}{ $nth ->
    [0] {""}
   *[other] , no. { $nth } from the top left
}
side-n = North of
side-ne = North-east of
side-e = East of
side-se = South-east of
side-s = South of
side-sw = South-west of
side-w = West of
side-nw = North-west of
of-land-green = the green land
of-land-grey = the grey land
of-land-yellow = the yellow land
option-to = Go to { $onto } (beside { $near }{ $nth ->
    [0] {""}
   *[other] , no. { $nth } from the top left
})
option-camp = Break the Camp (beside { $near }{ $nth ->
    [0] {""}
   *[other] , no. { $nth } from the top left
}) and take again
    .brief = Break the Camp and take again

# Amounts and forms
the-white_cavalry = the white cavalry
the-white_1 = white troop 1
the-white_2 = white troop 2
the-blue_cavalry = the blue cavalry
the-blue_1 = blue troop 1
the-blue_2 = blue troop 2
option-troop = Send { $troop }
