# The drawing of the table
board-events = Events
board-upcoming = Upcoming
board-realm = Realm
board-round = Round
board-phase = Phase
board-phase-picks = Starting resources
board-phase-placing = Placing leaders
board-phase-reveal = Reveal
board-phase-actions = Actions
board-phase-end = End of the round
board-phase-over = Game over
board-leaving = discarded at the end of round
board-price = Price in production
board-slot = { $price ->
    [0] { $card }, slot { $slot }, auction
   *[other] { $card }, slot { $slot }, price { $price }
}
board-empty-slot = Slot { $slot }, empty
board-on-offer = On offer this round
board-held = { $count } held
board-auction = Auction
board-lot = { $card }, under auction
board-no-bid = no bid yet
board-bids = bids { $count }
board-out = out
board-to-speak = …
board-speaks = to bid
board-drop = Drop out
board-pass = Pass
board-decline = None
board-management = Management
board-map = Realm map
board-per-mayor = { $count ->
    [0] tokens per mayor
    [one] one token per mayor
   *[other] { $count } tokens per mayor
}
board-strongest = strictly strongest takes the reward
board-wall-up = Your wall is up: only you see this
board-wall-ready = You are ready: waiting for the others
board-wall-watched = The walls are up: nothing to see yet
board-terrain-won = { $place }: { $seat }
board-terrain-tied = { $place }: a tie
board-terrain-blocked = { $place }: blocked by decoys
board-terrain-empty = { $place }: nobody
board-palace = Palace
board-tokens = { $count } { $resource }
board-leaders = Leaders
board-deployment = Deployment
board-area = { $count } of { $limit }, one per seal
board-played = Played
board-shelf = { $cards ->
    [one] 1 card, { $seals } of { $of } seals
   *[other] { $cards } cards, { $seals } of { $of } seals
}
board-reveal-adds = Reveal adds
board-to-place = To place
board-left = { $left } of { $total } left
board-in-hand = { $leader }: { $count } in hand
board-all-placed = All leaders are placed
board-strengths = General { $general }, admiral { $admiral } strength.
board-decoy-note = Decoy { $decoy }: it blocks, it never earns.
board-anew = Everything is placed anew every round.
board-secret = Everybody places in secret. The walls come down together.
board-leader-mayor = Mayor
board-leader-decoy = Decoy mayor
board-leader-general = General
board-leader-admiral = Admiral
board-track = Victory points
board-next-bonus = { $points ->
    [one] 1 point to your next bonus
   *[other] { $points } points to your next bonus
}
board-marker = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-order = Turn order
board-behind-walls = Behind the walls
board-acting = acting
board-choosing = choosing
board-passed = passed
board-ready = ready
board-placing = placing
board-placing-left = placing, { $left } left
board-first = first player
board-projects = projects { $points }
board-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
board-if-now = If it ended now
board-final = Final score
board-on-track = On the track
board-end-effects = Final effects of cards
board-tokens-left = { $count ->
    [one] 1 token, two a point
   *[other] { $count } tokens, two a point
}
board-honour = Persons of honour
board-total = Total
board-pairs = Pairs taken
board-no-pairs = Nobody has chosen yet.
board-then = Then
board-then-down = Walls come down together
board-then-mayors = { $count ->
    [0] Tokens per mayor
    [one] One token per mayor
   *[other] { $count } tokens per mayor
}
board-then-terrains = Terrains: ties give nothing
board-then-income = for everybody
board-then-order = decides the turn order
board-deck = Deck
board-discard = Discard
board-signs = Signs
board-sign-kingdom = to you
board-sign-majority = to the richest
board-sign-auction = auction
board-sign-strength = strength
board-sign-now = at once
board-sign-round = every round
board-sign-ever = on that seal
board-sign-end = final points
board-none-of = { $seal }: none
board-tip-card = This card: { $what }. { $rule }
board-if-seal = { $count } or more cards with the seal { $item }
board-if-distinct_seals = { $count } or more different seals
board-if-kind = { $count } or more cards of the kind: { $item }
board-if-cards = { $count } or more cards in your realm
board-if-honour = { $count } or more persons of honour
board-if-leader = { $count } or more leaders of the kind: { $item }
board-if-leaders = { $count } or more leaders
board-if-combat_values = leaders with a combat value of { $count } or more
board-if-resource = { $count } or more tokens: { $item }
board-if-tokens = { $count } or more tokens in your palace
board-part-track = track
board-part-end = cards
board-part-tokens = tokens
board-part-honour = honour
board-ready-of = { $ready } of { $seats } ready
