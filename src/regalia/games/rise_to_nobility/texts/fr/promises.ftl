# Ce qu’une option coûte et rapporte : les deux lignes de son bouton
promise-die = Le { $value } : { $left ->
    [one] { $left } point restera
   *[other] { $left } points resteront
}
promise-value = En { $value } : { $count ->
    [0] tel quel
    [one] 1 modificateur
   *[other] { $count } modificateurs
}
promise-tavern = Taverne : gratuit → 1 carte Colons
promise-yard = Chantier : { $price ->
    [0] gratuit
   *[other] { $price } or
} → Habitation
promise-guild = { $guild } : jusqu’à { $goods }
promise-town_hall = Hôtel de Ville : { $price ->
    [0] gratuit
   *[other] { $price } or
} → { $building }
promise-port = Port : vendre { $count ->
    [one] 1 ressource
   *[other] jusqu’à { $count } ressources
} → or
promise-council_tile = { $tile } : { $loss ->
    [0] { "" }
   *[other] −{ $loss } réputation
}{ $gold ->
    [0] { "" }
   *[other] { " " }{ $gold } or
} → { $vp } PV
promise-berk = Berk : jusqu’à { $count ->
    [one] 1 modificateur
   *[other] { $count } modificateurs
}
promise-castle = Château : gratuit → +{ $count } réputation
promise-recall = Votre plateau : gratuit → 1 apprenti revient
amount-gold = { $count } or
amount-reputation = { $count } réputation
amount-worker = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
amount-nobility = { $count } noblesse
amount-point = { $count } PV
amount-apprentice = { $count ->
    [one] { $count } apprenti
   *[other] { $count } apprentis
}
amount-settlers = { $count ->
    [one] { $count } carte Colons
   *[other] { $count } cartes Colons
}
