# Noms
henri = Henri
color-green = vert
color-grey = gris
color-yellow = jaune
short-green = bois
short-grey = pierre
short-yellow = blé
facing-row = rangée
facing-column = colonne
facing-diagonal = diagonale
facing-orthogonal = orthogonale
amount-wood = { $count } bois
amount-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
amount-wheat = { $count ->
    [one] { $count } blé
   *[other] { $count } blés
}

# Modes et options
mode-duel = Duel à deux
mode-solo = Solo contre Henri
mode-option-sets = Ensembles de tuiles
mode-option-roads = Décompte des routes
mode-option-level = Force de Henri
mode-option-color = Votre couleur
choice-sets-travel = Voyage
choice-sets-agriculture_industry = Agriculture et Industrie
choice-sets-trade_church = Commerce et Église
choice-sets-war = Guerre
choice-sets-crafts = Artisanat
choice-sets-patrol = Patrouille
choice-level-1 = Henri le Pauvre
choice-level-2 = Henri le Brave
choice-level-3 = Henri le Puissant
choice-color-white = Blanc
choice-color-blue = Bleu
pitch = Deux héritiers se partagent un même paysage de tuiles. Prenez dans le cercle du roi, construisez là où se tiennent vos troupes et tirez parti de chaque voisin.

# Actions
action-take = Prendre la tuile de l’emplacement { $item }
option-take = { $place ->
    [1] Prendre « { $tile } » ({ $place }re après le bouclier)
   *[other] Prendre « { $tile } » ({ $place }e après le bouclier)
}
action-build = Construire « { $item } »
option-build = { $discounts ->
    [0] Construire « { $tile } »
    [one] Construire « { $tile } » avec une réduction
   *[other] Construire « { $tile } » avec { $discounts } réductions
}{ $twin ->
    [none] {""}
   *[other] {" "}({ $twin })
}
action-expand = Poser « { $item } » face cachée
option-expand = Poser « { $tile } » face cachée : terrain ouvert { $color }
    .brief = { $tile } en terrain ouvert
action-troop = Envoyer une troupe : { $item }
action-end = Terminer le tour
action-done = Épargner le reste
action-cell = Une case du paysage
action-to = { $item ->
    [supply] Retour à la réserve royale
   *[other] Vers une tuile du paysage
}
action-camp = Lever un Campement et prendre de nouveau
action-destroy = Détruire un bâtiment
option-destroy = Détruire « { $tile } »{ $nth ->
    [0] {""}
   *[other] , n° { $nth } depuis le haut à gauche
}

# Questions
prompt-menu = { $taken ->
    [0] À vous : prenez une tuile, jouez ou déplacez.
   *[other] Jouez, déplacez ou terminez le tour.
}
prompt-build = Où placer « { $tile } » ?
    .ends = Votre tour continue ensuite.
prompt-expand = Où placer le terrain ouvert ?
    .ends = Votre tour continue ensuite.
prompt-troop = Où va { $troop } ?
    .ends = Votre tour continue ensuite.
prompt-siege = Détruire un bâtiment ? (facultatif)
waiting-menu = { $who } joue son tour.
waiting-build = { $who } choisit où placer un bâtiment.
waiting-expand = { $who } choisit où placer un terrain ouvert.
waiting-troop = { $who } déplace une troupe.
waiting-siege = { $who } décide du siège.
warning-unused-discount = Il vous reste une réduction : elle est perdue à la fin du tour.

# Pourquoi pas
reason-not-your-turn = Ce n’est pas votre tour.
reason-game-over = La partie est terminée.
reason-other-decision = Une autre décision doit d’abord être prise.
reason-already-taken = Vous avez déjà pris une tuile ce tour-ci.
reason-shield-place = Le bouclier royal se trouve là.
reason-empty-place = Il n’y a plus de tuile à cet emplacement.
reason-out-of-reach = { $reach ->
    [one] Votre portée s’arrête à la première tuile après le bouclier.
   *[other] Votre portée s’arrête aux { $reach } premières tuiles après le bouclier.
}
reason-hand-full = Votre main contient déjà { $limit } tuiles : jouez-en d’abord une.
reason-take-first = Vous devez prendre une tuile avant de terminer le tour.
    .brief = prenez d’abord une tuile
reason-cell-full = Une tuile se trouve déjà là.
reason-build-not-in-hand = On ne construit qu’une tuile de sa main.
reason-expand-not-in-hand = On ne pose qu’une tuile de sa main.
reason-build-no-troop-near = Aucune de vos troupes ne se tient à côté de cette case.
reason-expand-no-troop-near = Aucune de vos troupes ne se tient à côté de cette case.
reason-build-no-cell = Il n’y a pas de case vide à côté d’une de vos troupes.
reason-expand-no-cell = Il n’y a pas de case vide à côté d’une de vos troupes.
reason-missing-resources = { $short ->
    [one] Il vous manque { $short } ressource (coût : { $cost }).
   *[other] Il vous manque { $short } ressources (coût : { $cost }).
}
reason-not-your-troop = Cette troupe n’est pas à vous.
reason-troop-moved = Cette troupe s’est déjà déplacée ce tour-ci.
reason-troop-deployed-or-retired = Cette troupe a été déployée ou retirée ce tour-ci.
reason-same-as-lower-troop = Envoyez votre autre troupe de la réserve royale : les deux se valent.
reason-nowhere-to-move = Il n’y a pas de tuile libre à côté de cette troupe.
reason-nowhere-to-deploy = Il n’y a pas de tuile libre à côté d’une de vos troupes.
reason-not-adjacent = Une troupe ne se déplace que vers une tuile adjacente.
reason-no-tile-there = Il n’y a pas de tuile à cet endroit.
reason-occupied = Une troupe s’y trouve déjà.
reason-start-tile-occupied = Une troupe se tient déjà sur la tuile de départ ; seules deux cavaleries la partagent, au début d’un duel.
reason-no-own-troop-next = Une troupe se déploie à côté d’une autre de vos troupes.
reason-cavalry-stays = La cavalerie ne quitte jamais le paysage.
reason-not-in-landscape = Cette troupe est déjà dans la réserve royale.
reason-no-own-camp = Vous n’avez pas de Campement à cet endroit.
reason-camp-before-take = Le bouclier royal montre votre couronne : prenez une tuile avant d’utiliser un Campement.
reason-camp-face-down = Ce Campement est face cachée : c’est un terrain ouvert.
reason-not-besieged = Ce n’est pas un bâtiment adverse voisin de votre nouvelle Tour de siège et d’une autre des vôtres.
reason-no-siege = Aucun siège n’est en cours : un bâtiment ne tombe qu’à la pose d’une Tour de siège.

# Journal
log-turn = { $seat } commence son tour.
    .you = Vous commencez votre tour.
log-take = { $place ->
    [1] { $seat } prend « { $tile } », { $place }re tuile après le bouclier.
   *[other] { $seat } prend « { $tile } », { $place }e tuile après le bouclier.
}
    .you = { $place ->
        [1] Vous prenez « { $tile } », { $place }re tuile après le bouclier.
       *[other] Vous prenez « { $tile } », { $place }e tuile après le bouclier.
    }
log-refill = « { $tile } » complète l’emplacement que le bouclier a quitté.
log-last-tile = La réserve commune est vide : un dernier tour chacun.
log-build = { $seat } construit « { $tile } » (à côté : { $near }).
    .you = Vous construisez « { $tile } » (à côté : { $near }).
log-expand = { $seat } pose un terrain ouvert { $color } (à côté : { $near }).
    .you = Vous posez un terrain ouvert { $color } (à côté : { $near }).
log-destroy = { $seat } détruit « { $tile } ».
    .you = Vous détruisez « { $tile } ».
log-camp = { $seat } lève le Campement (à côté : { $near }) et peut prendre de nouveau.
    .you = Vous levez le Campement (à côté : { $near }) et pouvez prendre de nouveau.
log-move = { $seat } déplace { $troop } (sur : { $onto } ; à côté : { $near }).
    .you = Vous déplacez { $troop } (sur : { $onto } ; à côté : { $near }).
log-deploy = { $seat } déploie { $troop } (sur : { $onto } ; à côté : { $near }).
    .you = Vous déployez { $troop } (sur : { $onto } ; à côté : { $near }).
log-retire = { $seat } retire { $troop } dans la réserve royale.
    .you = Vous retirez { $troop } dans la réserve royale.
log-stuck = { $seat } ne peut plus rien faire et termine le tour sans prendre.
    .you = Vous ne pouvez plus rien faire et terminez le tour sans prendre.
log-game-over = On compte les points.
log-treasure-met = La condition du trésor posé sur « { $tile } » est remplie : il est retiré ({ $treasure }).
log-henri-seeks = { $seat } cherche du { $color }, la couleur au sommet de la réserve commune.
log-henri-finds-none = { $seat } cherche du { $color }, n’en trouve pas et prend la première tuile après le bouclier.
log-henri-seeks-nothing = { $seat } prend la première tuile après le bouclier : la réserve commune est vide.
log-henri-option-a = { $seat } prolonge la route de votre dernier bâtiment : « { $tile } » (à côté : { $near }).
log-henri-option-b = { $seat } bloque la route de votre dernier bâtiment : « { $tile } » (à côté : { $near }).
log-henri-option-c = { $seat } n’a ni route à suivre ni route à bloquer et prend le premier emplacement libre : « { $tile } » (à côté : { $near }).
log-henri-option-d = { $seat } trouve pleins tous les emplacements autour de votre dernier bâtiment : « { $tile } » quitte la partie.
log-henri-treasure = Un trésor va sur « { $tile } » ({ $treasure }).
log-henri-troop = { $seat } amène { $troop } sur le nouveau bâtiment.

# Décompte
score-doubled = Doublement
score-roads = Routes
score-treasures = Trésors

# La table en texte
table-ring = Réserve royale, dans l’ordre de portée après le bouclier (couronne : { $crown })
table-supply = { $tiles ->
    [one] Réserve commune : { $tiles } tuile, au sommet : { $top }
   *[other] Réserve commune : { $tiles } tuiles, au sommet : { $top }
}
table-none = rien
table-last-round = { $turns ->
    [one] Dernière manche : encore { $turns } tour, celui-ci compris
   *[other] Dernière manche : encore { $turns } tours, celui-ci compris
}
table-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-access = { $access ->
    [none] Portée { $reach } · accès à rien encore
   *[other] Portée { $reach } · accès : { $access }
}
table-discounts = Réductions : { $count }
table-empty-hand = aucune tuile en main
table-henri = { $stack ->
    [one] Henri : { $stack } trésor dans la pile ; votre dernier bâtiment est en colonne { $x }, rangée { $y }
   *[other] Henri : { $stack } trésors dans la pile ; votre dernier bâtiment est en colonne { $x }, rangée { $y }
}

# Le plateau
board-royal-supply = Réserve royale
board-troops-here = Troupes dans la réserve royale
board-land-green = Terrain ouvert : bois
board-land-grey = Terrain ouvert : pierre
board-land-yellow = Terrain ouvert : blé
board-scaffolding = Échafaudage
board-common-supply = Réserve commune
board-landscape = Paysage
board-empty-place = Emplacement vide
board-ring-tile = { $place ->
    [1] { $tile }, { $place }re après le bouclier
   *[other] { $tile }, { $place }e après le bouclier
}
board-tiles-left = tuiles, puis dernière manche
board-last-round = Dernière manche
board-turns-left = { $turns ->
    [one] encore { $turns } tour
   *[other] encore { $turns } tours
}
board-open-land = Terrain ouvert { $color } (à côté : { $near })
board-building = { $tile } ({ $seat }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-empty-cell = Case vide (à côté : { $near })
board-turn = Tour
board-supply = Réserve
board-scores = Scores
board-seat-points = { $seat } : { $count ->
    [one] { $count } point
   *[other] { $count } points
} pour l’instant
board-hand = Main
board-of = { $count } sur { $limit }
board-affordable = Constructible maintenant
board-missing = { $count ->
    [one] manque { $count } ressource
   *[other] manquent { $count } ressources
}
board-access = Accès
board-access-short = Accès
board-reach = Portée
board-reach-of = { $seat } : { $count ->
    [one] { $count } tuile à portée
   *[other] { $count } tuiles à portée
}
board-top-tile = Sur le dessus : { $color }
board-road-tip = Une route
board-road-won = Route { $letter } : { $seat }, { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-road-even = Route { $letter } : égalité, aucun point
board-set-tip = Un des trois ensembles de cette partie. Ses bâtiments : { $buildings }.
board-discounts = { $count ->
    [0] Un terrain ouvert réduit d’une ressource un bâtiment du tour
    [one] Une réduction pour un bâtiment de ce tour
   *[other] { $count } réductions pour des bâtiments de ce tour
}
board-no-roads = Aucune route ne relie encore deux bâtiments.
board-treasure-stack = { $count ->
    [one] { $count } dans la pile
   *[other] { $count } dans la pile
}
board-part-buildings = bâtiments
board-part-doubled = doublés
board-part-roads = routes
board-part-treasures = trésors

# Trésors dont une boîte donne d’autres conditions
treasure-any-column = Trésor : tuiles de toute couleur dans la colonne
treasure-any-row = Trésor : tuiles de toute couleur dans la rangée
treasure-any-layout = Trésor : une tuile sur chacun des deux emplacements représentés

# Quantités et formes
land-green = terrain ouvert vert
land-grey = terrain ouvert gris
land-yellow = terrain ouvert jaune
land-none = rien
option-cell = { $land ->
    [none] { $side } de « { $tile } »
   *[other] { $side } { $land }
}{ $nth ->
    [0] {""}
   *[other] , n° { $nth } depuis le haut à gauche
}
side-n = Au nord
side-ne = Au nord-est
side-e = À l’est
side-se = Au sud-est
side-s = Au sud
side-sw = Au sud-ouest
side-w = À l’ouest
side-nw = Au nord-ouest
of-land-green = du terrain vert
of-land-grey = du terrain gris
of-land-yellow = du terrain jaune
option-to = Aller sur : { $onto } (à côté : { $near }{ $nth ->
    [0] {""}
   *[other] , n° { $nth } depuis le haut à gauche
})
option-camp = Lever le Campement (à côté : { $near }{ $nth ->
    [0] {""}
   *[other] , n° { $nth } depuis le haut à gauche
}) et prendre de nouveau
    .brief = Lever le Campement et prendre de nouveau

# Quantités et formes
the-white_cavalry = la cavalerie blanche
the-white_1 = la troupe blanche 1
the-white_2 = la troupe blanche 2
the-blue_cavalry = la cavalerie bleue
the-blue_1 = la troupe bleue 1
the-blue_2 = la troupe bleue 2
option-troop = Envoyer { $troop }
