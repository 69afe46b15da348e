# Le dessin
board-map = Carte
board-tree = Plateau Arbre
board-own = Plateau personnel
board-round = Manche
board-phase-setup = Mise en place
board-phase-morning = Matin
board-phase-day = Journée, tour
board-phase-yours = Journée, votre tour
board-phase-evening = Soir
board-phase-over = Décompte final
board-region-north = Nord
board-region-east = Est
board-region-south = Sud
board-region-west = Ouest
board-guild-fox = Renards
board-guild-owl = Hiboux
board-guild-bear = Ours
board-guild-boar = Sangliers
board-guild-deer = Cerfs
board-investment = Investissement
board-advance-or-collect = avancer ou encaisser
board-invest-advance = { $coins ->
    [one] Avancer à la case { $square } ({ $coins } pièce)
   *[other] Avancer à la case { $square } ({ $coins } pièces)
}
board-invest-collect = { $coins ->
    [0] Rien à encaisser sur la case { $square }
    [one] Encaisser { $coins } pièce de la case { $square }
   *[other] Encaisser { $coins } pièces de la case { $square }
}
board-card = { $card }, { $cost ->
    [0] sans coût
    [one] { $cost } pièce
   *[other] { $cost } pièces
}
board-no-deck = Emplacement vide
board-bridge = { $bridge } ({ $numeral })
board-balloon = Montgolfière
board-stay = Ne pas voler
board-queen = Reine Castorina
board-queen-there = Disponible
board-queen-taken = Prise par
board-queen-later = Chaque matin
board-objective = { $objective }. { $text }
board-row = Les deux Objectifs de la rangée
board-favours = Faveurs de la Reine
board-favour = { $favour }. { $text }
board-favour-random = Faveurs face cachée
board-guild = { $guild } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-houses = Maisons
board-next-set = Série
board-track = { $resource } : case { $square }
board-each-structure = Par Structure
board-lowest = piste min. { $square }
board-structures = Structures
board-your-tiles = Vos tuiles
board-tiles-of = Tuiles : { $seat }
board-played = Jouées cette manche
board-turn-free = Tour { $number } de la manche : aucune tuile jouée encore
board-squares = Cases des pistes
board-work = Travailler avec la tuile « { $tile } »
board-rest = Se reposer avec la tuile « { $tile } » : { $coins } pièces
board-pairs = Paires de départ
board-pair = « { $card } » : { $region }, Faveur « { $favour } »
board-tiles-played = { $count ->
    [one] { $count }/{ $of } tuile jouée
   *[other] { $count }/{ $of } tuiles jouées
}
board-first = Premier joueur
board-score = Piste de score
board-coins = Pièces
board-bridges = Ponts
board-paws = Marqueurs Patte
board-birds = Oiseaux
board-symbols = Symboles Fleur et Sculpture
board-upgrades = Tuiles améliorées
board-step-tile = Tuile
board-step-bridge = Pont
board-step-card = Carte
board-step-pay = Payer
board-step-claim = Objectif
board-on-track = Piste de score
board-after-coins = Investissement, avec { $coins } pièces
board-guild-stars = Cartes de guilde × étoiles
board-structures-value = { $count ->
    [one] { $count } Structure × { $value }
   *[other] { $count } Structures × { $value }
}
board-favour-count = { $count ->
    [one] { $count } Faveur
   *[other] { $count } Faveurs
}
board-if-now = Si la partie s’arrêtait là
board-final = Score final
board-solo-left = { $count ->
    [one] { $count } tuile face cachée
   *[other] { $count } tuiles face cachée
}
board-solo-tiles = Révélées cette manche
board-solo-bird = Tuile Oiseau
board-solo-crown = Tuile Couronne
board-solo-rest = Tuile Repos
