# Ce qu’une option coûte et rapporte : la seconde ligne de son bouton
amount-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
amount-mayor = { $count ->
    [one] { $count } maire
   *[other] { $count } maires
}
amount-general = { $count ->
    [one] { $count } général
   *[other] { $count } généraux
}
amount-admiral = { $count ->
    [one] { $count } amiral
   *[other] { $count } amiraux
}
promise-sent = → { $reward } si le plus fort (force { $strength })
promise-decoy = → refuse { $reward } (force { $strength })
promise-auction = gratuit → une enchère ; vous avez { $held }
promise-discarded = { $price } → personne, la carte est défaussée
promise-for-other = { $price } → { $seat } la reçoit
promise-deployed = { $paid ->
    [0] gratuit
   *[other] { $price }
} → votre aire de déploiement{ $cost ->
    [none] , jouée gratuitement
   *[other] , jouée pour { $cost }
}
promise-bid = il reste { $kept } si vous l’emportez
promise-realm = { $paid ->
    [0] gratuit
   *[other] { $price }
} → votre royaume
