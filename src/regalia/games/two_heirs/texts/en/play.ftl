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
option-take = Take { $tile } (place { $item })
action-build = Build { $item }
option-build = { $discounts ->
    [0] Build { $tile }
    [one] Build { $tile } with a discount
   *[other] Build { $tile } with { $discounts } discounts
}
action-expand = Lay { $item } face down
option-expand = Open land: { $tile } ({ $color })
action-troop = Send { $item }
action-end = End the turn
action-done = Spare the rest
action-cell = Cell { $item }
action-to = { $item ->
    [supply] Back to the royal supply
   *[other] To cell { $item }
}
action-camp = Break the Camp at { $item } and take again
action-destroy = Destroy the building at { $item }
option-destroy = Destroy { $tile } at { $item }

# Questions
prompt-menu = Take, play or move?
prompt-build = Where does { $tile } go?
prompt-expand = Where does the open land go?
prompt-troop = Where does { $troop } go?
prompt-siege = Which buildings fall?
waiting-menu = { $who } takes a turn.
waiting-build = { $who } chooses a cell for a building.
waiting-expand = { $who } chooses a cell for open land.
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
reason-cell-full = A tile already lies there.
reason-build-not-in-hand = You can only build a tile from your hand.
reason-expand-not-in-hand = You can only lay down a tile from your hand.
reason-build-no-troop-near = None of your troops stands next to that cell.
reason-expand-no-troop-near = None of your troops stands next to that cell.
reason-build-no-cell = There is no empty cell next to one of your troops.
reason-expand-no-cell = There is no empty cell next to one of your troops.
reason-missing-resources = The cost is { $wood } wood, { $stone } stone, { $wheat } wheat; you have access to { $have_wood }, { $have_stone }, { $have_wheat }. Missing: { $missing }; discounts: { $discounts }.
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
log-take = { $seat } takes { $tile } from place { $place }.
log-refill = { $tile } fills place { $place }.
log-last-tile = The common supply is empty: one last turn each.
log-build = { $seat } builds { $tile } at ({ $cell }).
log-expand = { $seat } lays { $color } open land at ({ $cell }).
log-destroy = { $seat } destroys { $tile } at ({ $cell }).
log-camp = { $seat } breaks the Camp at ({ $cell }) and may take again.
log-move = { $seat } moves { $troop } to ({ $cell }).
log-deploy = { $seat } deploys { $troop } to ({ $cell }).
log-retire = { $seat } retires { $troop } to the royal supply.
log-stuck = { $seat } can do nothing more and ends the turn without taking.
log-game-over = The game is scored.
log-treasure-met = The condition of a treasure at ({ $cell }) is met, it is removed. { $treasure }.
log-henri-seeks = { $seat } looks for { $color }, the colour on top of the common supply.
log-henri-finds-none = { $seat } looks for { $color }, finds none and takes the first tile after the shield.
log-henri-seeks-nothing = The common supply is empty: { $seat } takes the first tile after the shield.
log-henri-option-a = { $seat } continues the road of your last building: { $tile } at ({ $cell }).
log-henri-option-b = { $seat } blocks the road of your last building: { $tile } at ({ $cell }).
log-henri-option-c = { $seat } finds no road to follow or block and takes the first free cell: { $tile } at ({ $cell }).
log-henri-option-d = All cells round your last building are full: { $tile } leaves the game.
log-henri-treasure = A treasure goes on the new building at ({ $cell }). { $treasure }.
log-henri-troop = { $troop } comes to ({ $cell }).

# Scoring
score-doubled = Doubled
score-roads = Roads
score-treasures = Treasures

# The table as text
table-ring = Royal supply, clockwise from the shield (crown: { $crown })
table-supply = Common supply: { $tiles } tiles, on top: { $top }
table-none = none
table-last-round = Last round: { $turns } turns to go, this one included
table-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-access = Reach { $reach } · access: { $wood } wood, { $stone } stone, { $wheat } wheat
table-discounts = Discounts: { $count }
table-empty-hand = no tile in hand
table-henri = Henri: reference building at ({ $x },{ $y }), { $stack } treasures in the stack

# The board
board-royal-supply = Royal supply
board-troops-here = Troops in the royal supply
board-land-green = Open land: wood
board-land-grey = Open land: stone
board-land-yellow = Open land: wheat
board-scaffolding = Scaffolding
board-common-supply = Common supply
board-landscape = Landscape
board-empty-place = Place { $place }, empty
board-ring-tile = { $tile }, place { $place }
board-tiles-left = tiles, then the last round
board-last-round = Last round
board-turns-left = { $turns ->
    [one] { $turns } turn to go
   *[other] { $turns } turns to go
}
board-open-land = Open land, { $color }, at { $cell }
board-building = { $tile } of { $seat } at { $cell }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-empty-cell = Empty cell { $cell }
board-turn = Turn
board-supply = Supply
board-scores = Scores
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
