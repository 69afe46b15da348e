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
amount-stone = { $count } pierre
amount-wheat = { $count } blé

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
action-take = Prendre la tuile de la place { $item }
option-take = Prendre { $tile } (place { $item })
action-build = Construire { $item }
option-build = { $discounts ->
    [0] Construire { $tile }
    [one] Construire { $tile } avec une réduction
   *[other] Construire { $tile } avec { $discounts } réductions
}
action-expand = Poser { $item } face cachée
option-expand = Terrain ouvert : { $tile } ({ $color })
action-troop = Envoyer { $item }
action-end = Terminer le tour
action-done = Épargner le reste
action-cell = Case { $item }
action-to = { $item ->
    [supply] Retour à la réserve royale
   *[other] Vers la case { $item }
}
action-camp = Lever le Campement en { $item } et prendre de nouveau
action-destroy = Détruire le bâtiment en { $item }
option-destroy = Détruire { $tile } en { $item }

# Questions
prompt-menu = Prendre, jouer ou déplacer ?
prompt-build = Où placer { $tile } ?
prompt-expand = Où placer le terrain ouvert ?
prompt-troop = Où va { $troop } ?
prompt-siege = Quels bâtiments tombent ?
waiting-menu = { $who } joue son tour.
waiting-build = { $who } choisit une case pour un bâtiment.
waiting-expand = { $who } choisit une case pour un terrain ouvert.
waiting-troop = { $who } déplace une troupe.
waiting-siege = { $who } décide du siège.
warning-unused-discount = Il vous reste une réduction : elle est perdue à la fin du tour.

# Pourquoi pas
reason-not-your-turn = Ce n’est pas votre tour.
reason-game-over = La partie est terminée.
reason-other-decision = Une autre décision doit d’abord être prise.
reason-already-taken = Vous avez déjà pris une tuile ce tour-ci.
reason-shield-place = Le bouclier royal se trouve là.
reason-empty-place = Il n’y a plus de tuile à cette place.
reason-out-of-reach = { $reach ->
    [one] Votre portée s’arrête à la première tuile après le bouclier.
   *[other] Votre portée s’arrête aux { $reach } premières tuiles après le bouclier.
}
reason-hand-full = Votre main contient déjà { $limit } tuiles : jouez-en d’abord une.
reason-take-first = Vous devez prendre une tuile avant de terminer le tour.
reason-cell-full = Une tuile se trouve déjà là.
reason-build-not-in-hand = On ne construit qu’une tuile de sa main.
reason-expand-not-in-hand = On ne pose qu’une tuile de sa main.
reason-build-no-troop-near = Aucune de vos troupes ne se tient à côté de cette case.
reason-expand-no-troop-near = Aucune de vos troupes ne se tient à côté de cette case.
reason-build-no-cell = Il n’y a pas de case vide à côté d’une de vos troupes.
reason-expand-no-cell = Il n’y a pas de case vide à côté d’une de vos troupes.
reason-missing-resources = Le coût est de { $wood } bois, { $stone } pierre, { $wheat } blé ; vous avez accès à { $have_wood }, { $have_stone }, { $have_wheat }. Manque : { $missing } ; réductions : { $discounts }.
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
log-take = { $seat } prend { $tile } à la place { $place }.
log-refill = { $tile } complète la place { $place }.
log-last-tile = La réserve commune est vide : un dernier tour chacun.
log-build = { $seat } construit { $tile } en ({ $cell }).
log-expand = { $seat } pose un terrain ouvert { $color } en ({ $cell }).
log-destroy = { $seat } détruit { $tile } en ({ $cell }).
log-camp = { $seat } lève le Campement en ({ $cell }) et peut prendre de nouveau.
log-move = { $seat } déplace { $troop } en ({ $cell }).
log-deploy = { $seat } déploie { $troop } en ({ $cell }).
log-retire = { $seat } retire { $troop } dans la réserve royale.
log-stuck = { $seat } ne peut plus rien faire et termine le tour sans prendre.
log-game-over = On compte les points.
log-treasure-met = La condition d’un trésor en ({ $cell }) est remplie, il est retiré. { $treasure }.
log-henri-seeks = { $seat } cherche du { $color }, la couleur au sommet de la réserve commune.
log-henri-finds-none = { $seat } cherche du { $color }, n’en trouve pas et prend la première tuile après le bouclier.
log-henri-seeks-nothing = La réserve commune est vide : { $seat } prend la première tuile après le bouclier.
log-henri-option-a = { $seat } prolonge la route de votre dernier bâtiment : { $tile } en ({ $cell }).
log-henri-option-b = { $seat } bloque la route de votre dernier bâtiment : { $tile } en ({ $cell }).
log-henri-option-c = { $seat } n’a ni route à suivre ni route à bloquer et prend la première case libre : { $tile } en ({ $cell }).
log-henri-option-d = Toutes les cases autour de votre dernier bâtiment sont pleines : { $tile } quitte la partie.
log-henri-treasure = Un trésor va sur le nouveau bâtiment en ({ $cell }). { $treasure }.
log-henri-troop = { $troop } vient en ({ $cell }).

# Décompte
score-doubled = Doublement
score-roads = Routes
score-treasures = Trésors

# La table en texte
table-ring = Réserve royale, dans le sens horaire à partir du bouclier (couronne : { $crown })
table-supply = Réserve commune : { $tiles } tuiles, au sommet : { $top }
table-none = rien
table-last-round = Dernière manche : encore { $turns } tours, celui-ci compris
table-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-access = Portée { $reach } · accès : { $wood } bois, { $stone } pierre, { $wheat } blé
table-discounts = Réductions : { $count }
table-empty-hand = aucune tuile en main
table-henri = Henri : bâtiment de référence en ({ $x },{ $y }), { $stack } trésors dans la pile

# Le plateau
board-royal-supply = Réserve royale
board-troops-here = Troupes dans la réserve royale
board-land-green = Terrain ouvert : bois
board-land-grey = Terrain ouvert : pierre
board-land-yellow = Terrain ouvert : blé
board-scaffolding = Échafaudage
board-common-supply = Réserve commune
board-landscape = Paysage
board-empty-place = Place { $place }, vide
board-ring-tile = { $tile }, place { $place }
board-tiles-left = tuiles, puis dernière manche
board-last-round = Dernière manche
board-turns-left = { $turns ->
    [one] encore { $turns } tour
   *[other] encore { $turns } tours
}
board-open-land = Terrain ouvert { $color } en { $cell }
board-building = { $tile } ({ $seat }) en { $cell }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-empty-cell = Case vide { $cell }
board-turn = Tour
board-supply = Réserve
board-scores = Scores
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
