# Ce qu’une option coûte et rapporte : la seconde ligne de son bouton
amount-discount = { $count ->
    [one] { $count } réduction
   *[other] { $count } réductions
}
access-wood = { $count ->
    [one] accès au bois
   *[other] { $count } × accès au bois
}
access-stone = { $count ->
    [one] accès à la pierre
   *[other] { $count } × accès à la pierre
}
access-wheat = { $count ->
    [one] accès au blé
   *[other] { $count } × accès au blé
}
amount-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rival-points = { $count ->
    [one] { $count } point pour l’autre héritier
   *[other] { $count } points pour l’autre héritier
}
    .gain = { $count ->
        [one] l’autre héritier perd { $count } point
       *[other] l’autre héritier perd { $count } points
    }
promise-take = bouclier +{ $place } → { $cost ->
    [none] bâtie gratuitement
   *[other] bâtie avec { $cost }
}{ $lacking ->
    [0] {""}
   *[other] {" "}(il en manque { $lacking })
}
promise-build = { $discounts ->
    [0] gratuit
    [one] { $discounts } réduction
   *[other] { $discounts } réductions
} → { $points ->
    [0] pas encore de points
    [one] jusqu’à { $points } point
   *[other] jusqu’à { $points } points
}
promise-expand = gratuit → 1 réduction{ $points ->
    [0] {""}
    [one] , jusqu’à { $points } point
   *[other] , jusqu’à { $points } points
}
promise-troop = gratuit → { $points ->
    [one] jusqu’à { $points } point
   *[other] jusqu’à { $points } points
}
promise-camp = { $paid ->
    [0] le Camp
   *[other] { $price }
} → reprendre une tuile{ $more ->
    [0] {""}
   *[other] , { $gain }
}
