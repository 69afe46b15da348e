# What an option costs and brings: the second line of its button
amount-discount = { $count ->
    [one] 1 discount
   *[other] { $count } discounts
}
access-wood = { $count ->
    [one] wood access
   *[other] { $count } × wood access
}
access-stone = { $count ->
    [one] stone access
   *[other] { $count } × stone access
}
access-wheat = { $count ->
    [one] wheat access
   *[other] { $count } × wheat access
}
amount-point = { $count ->
    [one] 1 point
   *[other] { $count } points
}
rival-points = { $count ->
    [one] 1 point for the other heir
   *[other] { $count } points for the other heir
}
    .gain = { $count ->
        [one] the other heir loses 1 point
       *[other] the other heir loses { $count } points
    }
promise-take = shield +{ $place } → { $cost ->
    [none] needs nothing
   *[other] needs { $cost }
}{ $lacking ->
    [0] {""}
   *[other] {" "}({ $lacking } missing)
}
promise-build = { $discounts ->
    [0] free
    [one] 1 discount
   *[other] { $discounts } discounts
} → { $points ->
    [0] no points here yet
    [one] up to 1 point
   *[other] up to { $points } points
}
promise-expand = free → 1 discount{ $points ->
    [0] {""}
    [one] , up to 1 point
   *[other] , up to { $points } points
}
promise-troop = free → { $points ->
    [one] up to 1 point
   *[other] up to { $points } points
}
promise-camp = { $paid ->
    [0] the Camp
   *[other] { $price }
} → take again{ $more ->
    [0] {""}
   *[other] , { $gain }
}
