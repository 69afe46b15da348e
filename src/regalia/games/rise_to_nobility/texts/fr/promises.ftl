# Ce qu’une option coûte et rapporte : les deux lignes de son bouton
promise-die = Le { $value } : il restera { $left }
promise-value = En { $value } : { $count ->
    [0] tel quel
    [one] 1 jeton Modificateur
   *[other] { $count } jetons Modificateur
}
promise-tavern = Taverne : gratuit → 1 carte Colons
promise-yard = Chantier : { $price ->
    [0] gratuit
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
} → Habitation
promise-guild = { $guild } : jusqu’à { $goods }
promise-town_hall = Hôtel de Ville : { $price ->
    [0] gratuit
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
} → { $building }
promise-port = Port : vendre { $count ->
    [one] 1 ressource
   *[other] jusqu’à { $count } ressources
} → or
promise-council_tile = { $tile } : { $loss ->
    [0] { "" }
   *[other] −{ $loss } Réputation
}{ $gold ->
    [0] { "" }
    [one] { " " }{ $gold } pièce d’or
   *[other] { " " }{ $gold } pièces d’or
} → { $vp } PV
promise-berk = Berk : jusqu’à { $count ->
    [one] 1 jeton Modificateur
   *[other] { $count } jetons Modificateur
}
promise-castle = Château : gratuit → +{ $count } Réputation
promise-recall = Votre plateau : gratuit → 1 Apprenti revient
amount-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
amount-reputation = { $count } Réputation
amount-worker = { $count ->
    [one] { $count } Ouvrier
   *[other] { $count } Ouvriers
}
amount-nobility = { $count } Noblesse
amount-point = { $count } PV
amount-apprentice = { $count ->
    [one] { $count } Apprenti
   *[other] { $count } Apprentis
}
amount-settlers = { $count ->
    [one] { $count } carte Colons
   *[other] { $count } cartes Colons
}
