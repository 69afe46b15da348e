# The drawing of the table
board-events = Événements
board-upcoming = À venir
board-realm = Royaume
board-round = Ronde
board-phase = Phase
board-phase-picks = Ressources de départ
board-phase-placing = Placement
board-phase-reveal = Révélation
board-phase-actions = Actions
board-phase-end = Fin de ronde
board-phase-over = Partie terminée
board-leaving = défaussées en fin de ronde
board-price = Prix en production
board-slot = { $price ->
    [0] { $card }, case { $slot }, enchère
   *[other] { $card }, case { $slot }, prix { $price }
}
board-empty-slot = Case { $slot }, vide
board-on-offer = En vente cette ronde
board-held = dispo : { $count }
board-auction = Enchère
board-lot = { $card }, mise aux enchères
board-no-bid = aucune mise
board-bids = mise { $count }
board-out = sorti
board-to-speak = …
board-speaks = à miser
board-drop = Sortir
board-pass = Passer
board-decline = Aucune
board-management = Gestion
board-map = Carte du royaume
board-per-mayor = { $count ->
    [0] jetons par maire
    [one] un jeton par maire
   *[other] { $count } jetons par maire
}
board-strongest = le plus fort, seul, prend la récompense
board-wall-up = Votre mur vous cache aux yeux des autres
board-wall-ready = Placement terminé : on attend les autres
board-wall-watched = Les murs sont levés : rien à voir encore
board-terrain-won = { $place } : { $seat }
board-terrain-tied = { $place } : égalité
board-terrain-blocked = { $place } : bloqué par des leurres
board-terrain-empty = { $place } : personne
board-palace = Palais
board-tokens = { $count ->
    [one] { $count } jeton { $resource }
   *[other] { $count } jetons { $resource }
}
board-leaders = Leaders
board-deployment = Déploiement
board-area = { $count } sur { $limit }, une par sceau
board-played = En jeu
board-shelf = { $cards ->
    [0] aucune carte
    [one] { $cards } carte, { $seals } sceau sur { $of }
   *[other] { $cards } cartes, { $seals } sceaux sur { $of }
}
board-reveal-adds = Apport fixe
board-to-place = À placer
board-left = encore { $left } sur { $total }
board-in-hand = { $leader } : { $count } en main
board-all-placed = Tous les leaders sont placés
board-strengths = Force : général { $general }, amiral { $admiral }.
board-decoy-note = Leurre { $decoy } : il bloque sans rien gagner.
board-anew = Tout se replace à chaque ronde.
board-secret = Chacun place en secret. Les murs tombent tous ensemble.
board-leader-mayor = Maire
board-leader-decoy = Maire leurre
board-leader-general = Général
board-leader-admiral = Amiral
board-track = Points de victoire
board-next-bonus = { $points ->
    [one] prochain bonus dans { $points } point
   *[other] prochain bonus dans { $points } points
}
board-marker = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-order = Ordre du tour
board-behind-walls = Derrière les murs
board-acting = joue
board-choosing = choisit
board-passed = a passé
board-ready = prêt
board-placing = place
board-placing-left = { $left ->
    [one] encore { $left } à placer
   *[other] encore { $left } à placer
}
board-first = commence
board-projects = projection { $points }
board-place = { $place ->
    [1] première place
    [2] deuxième place
    [3] troisième place
    [4] quatrième place
   *[other] cinquième place
}
board-if-now = Projection
board-final = Score final
board-on-track = Sur la piste
board-end-effects = Effets finaux des cartes
board-tokens-left = { $count ->
    [one] { $count } jeton, deux par point
   *[other] { $count } jetons, deux par point
}
board-honour = Personnes d’honneur
board-total = Total
board-pairs = Paires prises
board-no-pairs = Personne n’a encore choisi.
board-then = Ensuite
board-then-down = Les murs tombent ensemble
board-then-mayors = { $count ->
    [0] Jetons par maire
    [one] Un jeton par maire
   *[other] { $count } jetons par maire
}
board-then-terrains = Égalité sur un terrain : rien
board-then-income = pour chacun
board-then-order = fixe l’ordre du tour
board-deck = Pioche
board-discard = Défausse
board-signs = Signes
board-sign-kingdom = à vous
board-sign-majority = au plus riche
board-sign-auction = enchère
board-sign-strength = force
board-sign-now = immédiat
board-sign-round = chaque ronde
board-sign-ever = sur ce sceau
board-sign-end = points finaux
board-none-of = { $seal } : aucune
board-tip-card = Cette carte : { $what }. { $rule }
board-if-seal = au moins { $count } cartes au sceau { $item }
board-if-distinct_seals = au moins { $count } sceaux distincts
board-if-kind = au moins { $count } cartes de la sorte : { $item }
board-if-cards = au moins { $count } cartes dans votre royaume
board-if-honour = au moins { $count } personnes d’honneur
board-if-leader = au moins { $count } leaders de la sorte : { $item }
board-if-leaders = au moins { $count } leaders
board-if-combat_values = des leaders d’une valeur de combat d’au moins { $count }
board-if-resource = au moins { $count } jetons : { $item }
board-if-tokens = au moins { $count } jetons dans votre palais
board-part-track = piste
board-part-end = cartes
board-part-tokens = jetons
board-part-honour = honneur
board-ready-of = { $ready } sur { $seats } prêts
