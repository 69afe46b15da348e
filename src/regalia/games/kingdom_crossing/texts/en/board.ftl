# The drawing
board-map = Map
board-tree = Tree board
board-own = Personal board
board-round = Round
board-phase-setup = Setting up
board-phase-morning = Morning
board-phase-day = Day, turn
board-phase-yours = Day, your turn
board-phase-evening = Evening
board-phase-over = Final scoring
board-region-north = North
board-region-east = East
board-region-south = South
board-region-west = West
board-guild-fox = Fox
board-guild-owl = Owl
board-guild-bear = Bear
board-guild-boar = Boar
board-guild-deer = Deer
board-investment = Investment
board-advance-or-collect = advance or collect
board-invest-advance = { $coins ->
    [one] Advance to square { $square } ({ $coins } coin)
   *[other] Advance to square { $square } ({ $coins } coins)
}
board-invest-collect = { $coins ->
    [0] Nothing to collect on square { $square }
    [one] Collect { $coins } coin from square { $square }
   *[other] Collect { $coins } coins from square { $square }
}
board-card = { $card }, { $cost ->
    [0] free
    [one] 1 coin
   *[other] { $cost } coins
}
board-no-deck = Empty space
board-bridge = { $bridge } ({ $numeral })
board-balloon = Hot-Air Balloon
board-stay = Do not fly
board-queen = Queen Beavery
board-queen-there = Available
board-queen-taken = Taken by
board-queen-later = Each Morning
board-objective = { $objective }. { $text }
board-row = Both Objectives of the row
board-favours = Queen’s Favours
board-favour = { $favour }. { $text }
board-favour-random = Favours face down
board-guild = { $guild }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-houses = Houses
board-next-set = Next set
board-track = { $resource }: square { $square }
board-each-structure = Each Structure
board-lowest = lowest track { $square }
board-structures = Structures
board-your-tiles = Your tiles
board-tiles-of = Tiles: { $seat }
board-played = Played this round
board-turn-free = Turn { $number } of the round: no tile played yet
board-squares = Squares of the tracks
board-work = Work with { $tile }
board-rest = Rest with { $tile }: { $coins } coins
board-pairs = Starting pairs
board-pair = { $card }: { $region }, Favour { $favour }
board-tiles-played = { $count ->
    [one] { $count }/{ $of } tile played
   *[other] { $count }/{ $of } tiles played
}
board-first = First player
board-score = Score track
board-coins = Coins
board-bridges = Bridges
board-paws = Paw markers
board-birds = Birds
board-symbols = Flower and Sculpture symbols
board-upgrades = Upgraded tiles
board-step-tile = Tile
board-step-bridge = Bridge
board-step-card = Card
board-step-pay = Pay
board-step-claim = Claim
board-on-track = Score track
board-after-coins = Investment, after { $coins } coins
board-guild-stars = Guild cards × stars
board-structures-value = { $count ->
    [one] 1 Structure × { $value }
   *[other] { $count } Structures × { $value }
}
board-favour-count = { $count ->
    [one] 1 Favour
   *[other] { $count } Favours
}
board-if-now = If it ended now
board-final = Final score
board-solo-left = { $count ->
    [one] 1 tile face down
   *[other] { $count } tiles face down
}
board-solo-tiles = Turned up this round
board-solo-bird = Bird tile
board-solo-crown = Crown tile
board-solo-rest = Rest tile
