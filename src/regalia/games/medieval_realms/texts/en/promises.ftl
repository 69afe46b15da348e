# What an option costs and brings: the second line of its button
amount-point = { $count ->
    [one] 1 point
   *[other] { $count } points
}
amount-mayor = { $count ->
    [one] 1 mayor
   *[other] { $count } mayors
}
amount-general = { $count ->
    [one] 1 general
   *[other] { $count } generals
}
amount-admiral = { $count ->
    [one] 1 admiral
   *[other] { $count } admirals
}
promise-sent = → { $reward } if strongest (strength { $strength })
promise-decoy = → denies { $reward } (strength { $strength })
promise-auction = free → an auction; you hold { $held }
promise-discarded = { $price } → nobody, the card is discarded
promise-for-other = { $price } → goes to { $seat }
promise-deployed = { $paid ->
    [0] free
   *[other] { $price }
} → your deployment area{ $cost ->
    [none] , played for free
   *[other] , played for { $cost }
}
promise-bid = keep { $kept } if it wins
promise-realm = { $paid ->
    [0] free
   *[other] { $price }
} → your realm
