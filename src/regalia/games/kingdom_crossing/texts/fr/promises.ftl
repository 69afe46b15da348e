# Ce qu’une option coûte et rapporte : la seconde ligne de son bouton
amount-coin = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
amount-point = { $count } PV
amount-square = { $count ->
    [one] { $count } case d’Investissement
   *[other] { $count } cases d’Investissement
}
amount-wood = { $count } Bois
amount-stone = { $count } Pierre
amount-sap = { $count } Sève
amount-food = { $count } Nourriture
amount-house = { $count ->
    [one] { $count } Maison
   *[other] { $count } Maisons
}
amount-bird = { $count ->
    [one] { $count } Oiseau
   *[other] { $count } Oiseaux
}
amount-favour = { $count ->
    [one] { $count } Faveur
   *[other] { $count } Faveurs
}
promise-upgrade = gratuit → { $effect }
promise-crossed = gratuit → votre Patte, { $paws } sur 7
promise-card = { $coins ->
    [0] gratuit
    [one] { $coins } pièce
   *[other] { $coins } pièces
} → { $effect }
promise-paying = puis la carte choisie est payée
