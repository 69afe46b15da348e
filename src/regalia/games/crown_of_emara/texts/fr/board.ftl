# Le dessin
board-countryside = Campagne
board-town = Ville
board-round = Manche
board-turn = Tour
board-scores = Scores
board-lane = { $seat } : citoyens { $citizens }, bâtiments { $buildings } ; { $final } si la partie s’arrêtait maintenant
board-lane-victoria = { $seat } : citoyens { $citizens }
board-score = score
board-with-goods = avec biens
board-citizens = Citoyens
board-buildings = Bâtiments
board-councillor = Émissaire
board-councillor-countryside = { $seat } : Émissaire de la Campagne
board-councillor-town = { $seat } : Émissaire de la Ville
board-steps = { $steps ->
    [one] Ici, 1 Lieu plus loin
   *[other] Ici, { $steps } Lieux plus loin
}
board-clockwise = Sens horaire
board-hut = Hutte
board-hut-of = { $hut }, { $seat }
board-craftsmen = Artisans
board-you-take = Vous recevez
board-yield = Récolte
board-one-of = Un type
board-one-of-three = 1 sur 3
board-books = { $count ->
    [one] { $count } livre : { $points } points de Citoyens
   *[other] { $count } livres : { $points } points de Citoyens
}
board-wood = Livrer { $count } bois
board-your-slots = Vos emplacements
board-slots-of = Emplacements : { $seat }
board-slots = Emplacements
board-slot = Emplacement { $number }
board-your-hand = Votre main
board-hand-of = Main : { $seat }
board-no-cards = Plus de carte
board-draw-pile = Cartes Action
board-keep-one = Gardez un jeton Faveur
board-card_wood = Recevez 1 bois.
board-card_stone = Recevez 1 pierre.
board-card_cloth = Recevez 1 tissu.
board-card_grain = Recevez 1 céréale.
board-card_ring = Recevez 1 chevalière.
board-card_exchange = 1 contre 1 or, ou 3 contre 2 or.
board-card_step = Avancez un Émissaire de 1.
board-card_discount = Embauche ou recrutement, −1.
board-card_town = Utilisez un Lieu de Ville.
board-stop-now = Si la partie s’arrêtait
board-lower-citizens = Le plus bas : Citoyens
board-lower-buildings = Le plus bas : Bâtiments
board-lower-level = Les deux scores
board-things = Autres biens et faveurs
board-pairs = { $count ->
    [0] Aucune paire de ressources
    [one] { $count } paire de ressources
   *[other] { $count } paires de ressources
}
board-all-citizens = Tout aux Citoyens
board-all-buildings = Tout aux Bâtiments
board-all-both = Citoyens +{ $citizens }, Bâtiments +{ $buildings }
board-nothing-left = Rien à ajouter
board-final = Score final
board-final-points = Points de fin de partie
board-lower-counts = Le plus bas compte
board-split-title = { $points ->
    [one] { $points } dernier point à répartir entre Citoyens et Bâtiments
   *[other] { $points } derniers points à répartir entre Citoyens et Bâtiments
}
board-split = { $citizens } aux Citoyens, { $buildings } aux Bâtiments : score { $score }
board-event = Événement de la manche
board-event-gain_all = Reçu au début de la manche
board-event-end_of_round = Une fois chacun, en fin de manche
board-event-modifier = Valable jusqu’à la fin de la manche
board-nobility = Noblesse
board-cards-left = { $count ->
    [0] plus aucune carte
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
board-no-advisors = Conseillers
board-advisor-stack = Conseillers
board-favours = Faveurs
board-events = Événements
board-discarded = Défausse
board-no-rank = Sans rang
board-first-player = premier joueur
board-statue = Statue
board-cards-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
board-to-come = À venir
board-victoria-next = Fin de cette manche
board-victoria-stone = Chantier
board-victoria-bread = Chantier
board-victoria-waits = Après la première manche, Victoria ne fait rien.
board-source-start = Départ
board-source-site = Chantier
board-source-books = Livres
board-source-nobility = Noblesse
board-source-craftsmen = Artisans
board-source-advisors = Conseillers
board-source-favours = Faveurs
board-source-events = Événements
board-source-left_overs = Restes
