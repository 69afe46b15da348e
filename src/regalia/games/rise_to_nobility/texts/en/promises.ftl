# What an option costs and brings: the two lines of its button
promise-die = The { $value }: { $left ->
    [one] 1 pip left then
   *[other] { $left } pips left then
}
promise-value = As a { $value }: { $count ->
    [0] as it shows
    [one] 1 modifier
   *[other] { $count } modifiers
}
promise-tavern = Tavern: free → 1 settlers card
promise-yard = Yard: { $price ->
    [0] free
   *[other] { $price } gold
} → a house
promise-guild = { $guild }: up to { $goods }
promise-town_hall = Town Hall: { $price ->
    [0] free
   *[other] { $price } gold
} → { $building }
promise-port = Port: sell { $count ->
    [one] 1 resource
   *[other] up to { $count }
} → gold
promise-council_tile = { $tile }: { $loss ->
    [0] { "" }
   *[other] −{ $loss } reputation
}{ $gold ->
    [0] { "" }
   *[other] { " " }{ $gold } gold
} → { $vp } VP
promise-berk = Berk: up to { $count ->
    [one] 1 modifier
   *[other] { $count } modifiers
}
promise-castle = Castle: free → +{ $count } reputation
promise-recall = Your board: free → 1 apprentice back
amount-gold = { $count } gold
amount-reputation = { $count } reputation
amount-worker = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
amount-nobility = { $count } nobility
amount-point = { $count } VP
amount-apprentice = { $count ->
    [one] 1 apprentice
   *[other] { $count } apprentices
}
amount-settlers = { $count ->
    [one] 1 settlers card
   *[other] { $count } settlers cards
}
