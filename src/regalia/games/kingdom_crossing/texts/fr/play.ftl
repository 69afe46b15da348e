# Noms
region-skip = aucune région
resource-skip = rien
structure-stop = s’arrêter là
tile-vp = 2 PV à la place
objective-done = rien de plus
deck-building = Bâtiment
deck-transport = Transport
bird-none = aucun
decoration-flower = Fleur
decoration-sculpture = Sculpture
decoration-either = Fleur ou Sculpture
decoration-double_flower = double Fleur
decoration-double_sculpture = double Sculpture
work-coins-base = 2 pièces, puis 1 pont
work-coins-upgraded = 4 pièces, puis 1 pont
work-two-base = exactement 2 ponts
work-two-upgraded = une action Investissement, puis exactement 2 ponts
work-prestige-base = 1 PV, puis 1 pont
work-prestige-upgraded = 3 PV, puis 1 pont
work-three-base = exactement 3 ponts
work-three-upgraded = exactement 3 ponts, bonus de l’Oiseau deux fois
work-trade-base = 1 pont ; une fois, 4 pièces contre une ressource
work-trade-upgraded = 1 pont ; une fois, 2 pièces contre une ressource
work-queen-base = rendre visite à la Reine, son bonus une fois
work-queen-upgraded = rendre visite à la Reine, son bonus deux fois

# Modes et options
mode-standard = Deux à quatre contremaîtres
mode-solo = Solo contre Paco & Paca
mode-option-objectives = Côtés des Objectifs Pont
mode-option-first_player = Premier joueur
mode-option-level = Niveau de Paco & Paca
choice-objectives-random = Côtés au hasard
choice-objectives-all_easy = Tous du côté facile (la première partie du livret)
choice-objectives-all_hard = Tous du côté difficile (notre propre variante, absente du livret)
pitch = Sept ponts, chacun traversé une seule fois par jour. Menez votre castor de région en région, gagnez les cinq guildes à votre cause, décorez votre plateau et réunissez ce qu’exige le huitième pont de la Reine.

# Actions
action-pick_start = Prendre « { $item } »
option-pick_start = Prendre « { $item } » : { $region }, { $guild }, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}{ $invest ->
    [0] { "" }
   *[other] , Investissement
}{ $resources ->
    [0] { "" }
    [one] , { $resources } ressource
   *[other] , { $resources } ressources
}{ $decoration ->
    [flower] , une Fleur
    [sculpture] , une Sculpture
   *[none] { "" }
} ; avec la Faveur « { $favour } » – { $effect }
action-spot = Placer le jeton ({ $item })
    .brief = { $item }
action-invest = { $item ->
    [collect] Encaisser les pièces et revenir au départ
   *[advance] Avancer d’une case
}
action-income_next = Collecter le revenu : { $item }
    .brief = { $item }
action-rest = Se reposer avec la tuile « { $item } »
option-rest = Se reposer avec la tuile « { $item } » ({ $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
})
    .brief = Repos « { $item } »
action-work = Travailler avec la tuile « { $item } »
option-work = Travailler avec la tuile « { $item } » : { $effect }
    .brief = Travail « { $item } » : { $effect }
action-trade = Troc : { $item }
action-balloon_before = Montgolfière avant les ponts : { $item }
action-bridge = Traverser le { $item }
option-bridge = Traverser le { $item } vers la { $region }
    .brief = { $item } vers la { $region }
action-balloon_after = Montgolfière après les ponts : { $item }
action-card = Choisir « { $item } »
option-card = Choisir « { $item } » ({ $cost ->
    [0] sans coût
    [one] { $cost } pièce
   *[other] { $cost } pièces
}) : { $effect }{ $met ->
    [0] { "" }
   *[other] { " " }Oiseau : { $bird }.
}
    .brief = { $item }
action-structure = Déclencher « { $item } »
option-structure = { $skip ->
    [1] Ne plus rien déclencher
   *[0] Déclencher « { $item } » : { $effect }
}
action-upgrade = Améliorer la tuile « { $item } »
action-resource = Gagner 1 { $item }
action-deco_mode = { $item ->
    [double] Un jeton à deux symboles, 3 étoiles
   *[two_single] Deux jetons à un symbole
}
action-take_bird = Prendre l’Oiseau : { $item }
action-house = Placer une Maison : { $item }
action-favour = { $item ->
    [random] Piocher une Faveur au hasard
   *[other] Prendre la Faveur visible { $item }
}
option-favour = Prendre la Faveur « { $favour } » : { $effect }
action-claim = Revendiquer « { $item } »
option-claim = { $skip ->
    [1] Ne plus rien revendiquer
   *[0] Revendiquer « { $item } » pour { $vp } PV : { $effect }
}
action-evening_income = Collecter le revenu : { $item }
    .brief = { $item }
action-pass = Ne rien faire

# Questions
prompt-pick_start = Quelle carte de départ et quelle Faveur prenez-vous ?
prompt-spot = Où placez-vous le jeton « { $decoration } » ?
prompt-invest = { $coins ->
    [0] Investissement, case { $square } (rien à encaisser encore) : avancer ou encaisser ?
    [one] Investissement, case { $square } ({ $coins } pièce) : avancer ou encaisser ?
   *[other] Investissement, case { $square } ({ $coins } pièces) : avancer ou encaisser ?
}
prompt-income_next = Quel revenu résolvez-vous ensuite ?
prompt-action = Quelle tuile jouez-vous : Repos ou Travail ?
    .ends = Une tuile par tour, quatre tours par Jour.
prompt-trade = Échanger { $price } pièces contre une ressource ? (facultatif)
prompt-balloon_before = Voler avant de traverser ({ $price } pièces) ? (facultatif)
    .ends = Votre tour se termine après l’achat d’une carte.
prompt-bridge = { $left ->
    [one] Quel pont traversez-vous ?
   *[other] Quel pont traversez-vous ? Encore { $left }.
}
    .ends = Votre tour se termine après l’achat d’une carte.
prompt-balloon_after = Voler après la traversée ({ $price } pièces) ? (facultatif)
    .ends = Votre tour se termine après l’achat d’une carte.
prompt-card = Quelle carte choisissez-vous ?
    .ends = Son effet est la fin de votre tour.
prompt-structure = Quelle Structure déclenchez-vous ? (facultatif)
prompt-upgrade = Quelle tuile Action améliorez-vous ?
prompt-resource = Quelle ressource gagnez-vous ?
prompt-deco_mode = Deux jetons à un symbole ou un jeton à deux symboles (« { $decoration } ») ?
prompt-take_bird = Quel Oiseau prenez-vous ?
prompt-house = Où placez-vous une Maison ? (facultatif)
prompt-favour = Quelle Faveur prenez-vous ?
prompt-claim = Revendiquez-vous un Objectif Pont ? (facultatif)
prompt-evening_income = Vous êtes chez vous : quel revenu collectez-vous ?
waiting-pick_start = { $who } choisit une carte de départ.
waiting-spot = { $who } place une décoration.
waiting-invest = { $who } réfléchit à un Investissement.
waiting-income_next = { $who } collecte ses revenus.
waiting-action = { $who } choisit une action.
waiting-trade = { $who } réfléchit à un Troc.
waiting-balloon_before = { $who } pense à la Montgolfière.
waiting-bridge = { $who } choisit un pont.
waiting-balloon_after = { $who } pense à la Montgolfière.
waiting-card = { $who } choisit une carte.
waiting-structure = { $who } déclenche une Structure.
waiting-upgrade = { $who } améliore une tuile.
waiting-resource = { $who } choisit une ressource.
waiting-deco_mode = { $who } choisit ses décorations.
waiting-take_bird = { $who } choisit un Oiseau.
waiting-house = { $who } pense à placer une Maison.
waiting-favour = { $who } choisit une Faveur.
waiting-claim = { $who } examine les Objectifs Pont.
waiting-evening_income = { $who } collecte un revenu du soir.
warning-advance-without-effect = Votre marqueur est sur la dernière case : il ne bougera pas.
warning-full-track = Ce marqueur est déjà sur la case 10 : la ressource est perdue.

# Pourquoi pas
reason-game-over = La partie est terminée.
reason-not-your-pick = Ce n’est pas à vous de prendre une paire de départ.
reason-not-your-income = Un autre joueur collecte ses revenus.
reason-not-your-turn = Ce n’est pas votre tour.
reason-not-your-evening = Un autre joueur effectue les étapes du soir.
reason-other-start = Résolvez d’abord votre carte de départ.
reason-other-morning = Terminez d’abord le revenu en cours.
reason-other-day = Choisissez d’abord l’une de vos tuiles disponibles.
reason-other-work = Une autre étape de votre Travail vient d’abord.
reason-other-visit = Terminez d’abord votre visite à la Reine.
reason-other-evening = Terminez d’abord le Soir.
reason-pair-taken = Cette paire de départ n’est pas disponible.
reason-tile-played = Vous avez déjà joué cette tuile pendant cette manche.
reason-must-play-a-tile = Vous devez jouer l’une de vos tuiles : passer est impossible.
reason-queen-gone = La carte Reine de cette manche n’est plus là.
reason-work-impossible = { $bridges ->
    [one] Avec { $coins } pièces, aucun trajet de { $bridges } pont ne mène à une carte que vous pourriez payer : cette tuile ne vous permet que de vous Reposer.
   *[other] Avec { $coins } pièces, aucun trajet de { $bridges } ponts ne mène à une carte que vous pourriez payer : cette tuile ne vous permet que de vous Reposer.
}
reason-unpayable = Après cela, vous ne pourriez payer aucune carte.
reason-must-buy = Vous devez choisir une carte de cette région.
reason-bridge-not-adjacent = Ce pont ne touche pas votre région.
reason-bridge-used = Votre marqueur Patte se trouve déjà sur ce pont.
reason-cross-exactly = Vous devez traverser exactement le nombre de ponts de la tuile.
reason-flight-wrong-time = La Montgolfière ne sert que pendant un Travail, avant le premier pont ou après le dernier, et avant le choix d’une carte.
reason-flown-already = Vous avez déjà volé pendant cette action.
reason-no-flight-coins = Le vol coûte { $price } pièces ; vous en avez { $coins }.
reason-own-region = Votre Ouvrier est déjà dans cette région.
reason-not-on-a-visit = Une visite à la Reine exclut pont, Montgolfière et achat.
reason-not-in-region = Cette carte ne se trouve pas dans votre région.
reason-too-expensive = Elle coûte { $cost } pièces ; vous en avez { $coins } et ne pouvez réunir le reste à temps.
reason-spot-does-not-fit = Ce jeton ne correspond pas à cet emplacement.
reason-spot-filled = Un jeton occupe déjà cet emplacement.
reason-already-upgraded = Cette tuile est déjà améliorée.
reason-no-vp-for-upgrade = Seul le revenu des Sangliers remplace une amélioration par des PV.
reason-upgrade-first = Tant qu’une tuile peut être améliorée, vous ne pouvez pas prendre les PV.
reason-bear-different = Les Structures déclenchées par un même revenu des Ours doivent être différentes.
reason-structure-used = Cet effet a déjà déclenché cette Structure.
reason-structure-not-owned = Vous ne possédez pas cette Structure.
reason-structure-being-bought = Cette Structure n’est à vous qu’une fois payée.
reason-traded-already = Vous avez déjà fait un Troc pendant ce tour.
reason-no-trade-coins = Un Troc coûte { $price } pièces ; vous en avez { $coins }.
reason-track-full = Ce marqueur est déjà sur la case 10.
reason-no-trade-window = Le Troc n’est pas possible maintenant.
reason-resource-chosen = Les ressources doivent être différentes.
reason-mandatory = Ce gain ne peut pas être refusé.
reason-no-spot-free = Aucun emplacement n’est libre pour ce jeton.
reason-no-income-skip = Vous êtes chez vous : vous devez choisir un revenu.
reason-nothing-to-collect = Sur la case de gauche, il n’y a rien à encaisser.
reason-invest-too-low = Votre marqueur Investissement est sur la case { $square } ; il doit reculer de { $steps } cases.
reason-house-there = Vous avez déjà une Maison à cet endroit.
reason-no-house-due = Il vous manque une série complète de guildes pour une Maison de plus.
reason-house-later = Une Maison ne se place que lorsqu’une carte rejoint une colonne.
reason-claim-wrong-time = On revendique un Objectif après sa propre action ou à l’étape D de son soir.
reason-claimed-already = Vous avez déjà revendiqué cet Objectif.
reason-not-fulfilled = Vous ne remplissez pas cet Objectif.
reason-not-at-home = Votre Ouvrier n’est pas dans une région où vous avez une Maison.
reason-no-such-income = Ce revenu demande deux cartes de la guilde, ou une Structure à vous.
reason-supply-empty = Il ne reste aucune Faveur face cachée.
reason-no-visible-favour = Aucune Faveur ne se trouve là.
reason-bird-not-there = Cet Oiseau n’est posé sur aucune carte.
reason-no-pair-in-column = Cette colonne compte moins de deux cartes.
reason-guild-resolved = Vous avez déjà résolu cette guilde.
reason-guilds-first = Résolvez vos guildes avant vos Structures.
reason-structure-triggered = Vous avez déjà déclenché cette Structure pour ce revenu.
reason-not-your-structure = Vous ne possédez pas cette Structure.
reason-other-pick = Prenez d’abord une paire de départ.
reason-other-claim = Décidez d’abord des Objectifs Pont : revendiquez-en un ou choisissez « Ne plus rien revendiquer ».
reason-must-take-pair = Vous devez prendre l’une des paires.
reason-decline-trade = Vous pouvez renoncer au Troc : choisissez « Pas de Troc ».
reason-decline-flight = Rien ne vous oblige à voler : choisissez « Ne pas voler ».
reason-decline-house = Vous pouvez choisir « Garder la Maison pour plus tard ».
reason-decline-structure = Vous pouvez arrêter : choisissez « Ne plus rien déclencher ».
reason-decline-claim = Rien ne vous oblige à revendiquer : choisissez « Ne plus rien revendiquer ».
reason-income-taken = Vous avez déjà choisi l’unique revenu de votre Soir.
reason-first-house-by-card = Vous n’avez pas encore de série complète de guildes ; c’est votre carte de départ qui place votre première Maison.
reason-all-houses-placed = Vos trois Maisons sont déjà sur le plateau principal.
reason-claim-later = Terminez ce qui est en cours : les Objectifs se revendiquent ensuite.
reason-card-chosen = Un Travail donne exactement une carte, et vous avez déjà choisi la vôtre.
reason-flight-not-yet = Répondez d’abord à ceci ; le moment de voler vient après.
reason-flight-passed = Le moment de voler est passé.

# Journal
log-first-player = { $seat } commence la partie.
    .you = Vous commencez la partie.
log-start = { $seat } prend « { $card } » avec la Faveur « { $favour } ».
    .you = Vous prenez « { $card } » avec la Faveur « { $favour } ».
log-settle = { $seat } s’installe dans la { $region }.
    .you = Vous vous installez dans la { $region }.
log-balloon = La Montgolfière attend dans la { $region }.
log-round = Manche { $round }.
log-day = La Journée commence.
log-evening = Le soir tombe.
log-guild-income = { $seat } collecte { $units } fois le revenu de la { $guild }.
    .you = Vous collectez { $units } fois le revenu de la { $guild }.
log-bird = Un Oiseau se pose sur « { $card } » dans la { $region } : { $bird }.
log-bird-away = Un Oiseau quitte « { $card } » dans la { $region }, son chiffre est trop élevé : { $bird }.
log-queen = { $queen } : { $effect }
log-rest = { $seat } se repose avec la tuile « { $tile } » ({ $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}).
    .you = Vous vous reposez avec la tuile « { $tile } » ({ $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }).
log-work = { $seat } travaille avec la tuile « { $tile } ».
    .you = Vous travaillez avec la tuile « { $tile } ».
log-visit = { $seat } rend visite à la Reine et prend le jeton 1er joueur ({ $queen }).
    .you = Vous rendez visite à la Reine et prenez le jeton 1er joueur ({ $queen }).
log-trade = { $seat } échange { $coins } pièces contre 1 { $resource }.
    .you = Vous échangez { $coins } pièces contre 1 { $resource }.
log-fly = { $seat } s’envole vers la { $region } ({ $coins } pièces).
    .you = Vous vous envolez vers la { $region } ({ $coins } pièces).
log-cross = { $seat } traverse le { $bridge } vers la { $region } ({ $paws } sur 7).
    .you = Vous traversez le { $bridge } vers la { $region } ({ $paws } sur 7).
log-choose = { $seat } choisit « { $card } ».
    .you = Vous choisissez « { $card } ».
log-meet = { $times ->
    [one] { $seat } rencontre un Oiseau : { $bird }.
   *[other] { $seat } rencontre un Oiseau : { $bird }, résolu { $times } fois.
}
    .you = { $times ->
        [one] Vous rencontrez un Oiseau : { $bird }.
       *[other] Vous rencontrez un Oiseau : { $bird }, résolu { $times } fois.
    }
log-buy = { $coins ->
    [0] { $seat } prend « { $card } » gratuitement.
    [one] { $seat } paie { $coins } pièce pour « { $card } ».
   *[other] { $seat } paie { $coins } pièces pour « { $card } ».
}
    .you = { $coins ->
        [0] Vous prenez « { $card } » gratuitement.
        [one] Vous payez { $coins } pièce pour « { $card } ».
       *[other] Vous payez { $coins } pièces pour « { $card } ».
    }
log-use-empty-deck = { $seat } utilise une tuile ({ $card }).
    .you = Vous utilisez une tuile ({ $card }).
log-reveal = « { $card } » apparaît dans la { $region }.
log-empty-deck = Un paquet de la { $region } est épuisé ; une tuile le remplace ({ $card }).
log-empty-space = Un paquet de la { $region } est épuisé et il ne reste aucune tuile.
log-coins = { $seat } gagne { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
    .you = Vous gagnez { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
log-vp = { $seat } gagne { $vp } PV.
    .you = Vous gagnez { $vp } PV.
log-resource = { $seat } gagne 1 { $resource } (case { $square }).
    .you = Vous gagnez 1 { $resource } (case { $square }).
log-invest-advance = { $seat } avance à la case { $square } de la piste d’Investissement.
    .you = Vous avancez à la case { $square } de la piste d’Investissement.
log-invest-collect = { $seat } encaisse { $coins } pièces de la piste d’Investissement.
    .you = Vous encaissez { $coins } pièces de la piste d’Investissement.
log-upgrade = { $seat } améliore la tuile « { $tile } ».
    .you = Vous améliorez la tuile « { $tile } ».
log-upgrade-vp = { $seat } a amélioré toutes ses tuiles et gagne { $vp } PV.
    .you = Vous avez amélioré toutes vos tuiles et gagnez { $vp } PV.
log-decorate = { $seat } place un jeton ({ $spot }).
    .you = Vous placez un jeton ({ $spot }).
log-trigger = { $seat } déclenche « { $structure } ».
    .you = Vous déclenchez « { $structure } ».
log-favour = { $seat } gagne la Faveur « { $favour } ».
    .you = Vous gagnez la Faveur « { $favour } ».
log-house = { $seat } place sa Maison numéro { $count } dans la { $region }.
    .you = Vous placez votre Maison numéro { $count } dans la { $region }.
log-claim = { $seat } revendique « { $objective } », position { $slot } ({ $vp } PV).
    .you = Vous revendiquez « { $objective } », position { $slot } ({ $vp } PV).
log-final-investment = { $seat } dépense { $coins } pièces et finit sur la case { $square } de la piste d’Investissement.
    .you = Vous dépensez { $coins } pièces et finissez sur la case { $square } de la piste d’Investissement.
log-game-over = La 4e manche est terminée : on compte les points.
log-automa-start = { $seat } reçoivent « { $card } », la Faveur « { $favour } » et une Maison dans la { $region }.
log-automa-shuffle = { $seat } mélangent leurs tuiles.
log-automa-tile = { $seat } révèlent une tuile ({ $tile }).
log-automa-rest = { $seat } révèlent une tuile ({ $tile }) et se reposent.
log-automa-card = { $seat } prennent « { $card } ».
log-automa-bird = { $seat } prennent un Oiseau : { $bird }.
log-automa-nothing = { $seat } ne trouvent aucune carte à prendre.
log-automa-queen = { $seat } prennent la carte Reine et le jeton 1er joueur ({ $queen }).
log-automa-no-queen = { $seat } ne prennent rien : la carte Reine n’est plus là.
log-automa-balloon = La Montgolfière dérive vers la { $region }.

# Décompte
score-score_track = Piste de score
score-investment = Piste d’Investissement
score-guild_cards = Cartes de Guilde
score-structures = Structures
score-favours = Faveurs de la Reine

# La table en texte
table-head = Manche { $round } sur 4, { $phase } · premier joueur : { $first } · Reine : { $queen }
table-phase-setup = mise en place
table-phase-morning = Matin
table-phase-day = Journée
table-phase-evening = Soir
table-no-queen = déjà prise
table-region = { $region }
table-balloon-here = (Montgolfière)
table-space = { $card } · { $cost } · { $left } en pioche
table-nothing = rien
table-free = gratuit
table-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
table-bird = Oiseau : { $bird }
table-bridges = Ponts
table-bridge = { $bridge }  { $one } – { $other }
table-objectives = Objectifs Pont
table-objective = { $place }  { $text } Prochain : { $vp } PV. Revendiqué par : { $who }
table-nobody = personne
table-favours = Faveurs visibles ({ $left } en pioche)
table-favour = { $favour } : { $effect }
table-pairs = Paires de départ
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-purse = { $coins } pièces · Investissement { $square } · piste de score { $vp } · Montgolfière à { $price }
table-automa-line = piste de score { $vp } · { $tiles } tuiles en pioche
table-tracks = Bois { $wood }, Pierre { $stone }, Sève { $sap }, Nourriture { $food } · étoiles { $stars } · valeur des Structures { $value }
table-columns = Renards { $fox }, Hiboux { $owl }, Ours { $bear }, Sangliers { $boar }, Cerfs { $deer } · Oiseaux { $birds }
table-structures = Structures : { $list }
table-own-favours = Faveurs : { $list }
table-places = Ouvrier : { $worker } · Maisons : { $houses } · Pattes { $count }/7 : { $paws }
table-tiles = Tuiles : { $list }

# Quantités et formes
option-trade = { $skip ->
    [1] Pas de Troc
   *[0] Échanger { $price } pièces contre 1 { $item }
}
option-balloon_before = { $skip ->
    [1] Ne pas voler
   *[0] Voler vers la { $item } avant les ponts ({ $price } pièces)
}
option-balloon_after = { $skip ->
    [1] Ne pas voler
   *[0] Voler vers la { $item } après les ponts ({ $price } pièces)
}
option-house = { $skip ->
    [1] Garder la Maison pour plus tard
   *[0] Placer une Maison dans la { $item }
}
log-automa-resource = { $seat } gagnent 1 { $resource } (case { $square }).
log-automa-decorate = { $seat } placent un jeton ({ $spot }).
log-automa-favour = { $seat } gagnent la Faveur « { $favour } ».
log-automa-house = { $seat } placent leur Maison numéro { $count } dans la { $region }.
log-automa-claim = { $seat } revendiquent « { $objective } », position { $slot } ({ $vp } PV).

# Quantités et formes
log-automa-first-player = { $seat } commencent la partie.
