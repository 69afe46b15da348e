# Noms
token-gold = Or
token-production = Production
token-raw_material = Matière première
token-religion = Religion
token-science = Science
token-culture = Culture
token-combat = Combat
token-fleur_de_lis = au choix
regent = Le Régent
place-combat = un emplacement de combat
piece-mayor = un maire
piece-decoy = un maire « leurre »
piece-general = un général
piece-admiral = un amiral
type-kingdom = Royaume
type-majority = Majorité
type-auction = Enchère

# Modes et options
mode-standard = Partie normale
mode-solo_regent = Solo contre le Régent (variante maison, absente du livret de règles)
mode-option-difficulty = Tempérament du Régent
pitch = Sept rondes pour faire de votre royaume le plus grand : placez vos leaders en secret derrière le mur, disputez dix terrains, puis misez, achetez et dominez vos rivaux pour les villes, les châteaux, les îles et les personnes d’honneur.

# Actions
action-pick_first = Ajouter 1 jeton { $item }
action-pick_second = Ajouter 1 jeton { $item }
action-place_mayor = Placer un maire : { $item }
option-place_mayor = Placer un maire : { $item } ({ $tokens })
    .brief = { $item } : → { $count } { $resource }
action-place_decoy = Envoyer un leurre : { $item }
option-place_decoy = Envoyer un leurre sur le terrain { $terrain } ({ $item })
    .brief = { $terrain } { $item }
action-place_general = Envoyer un général : { $item }
option-place_general = Envoyer un général sur le terrain { $terrain } ({ $item })
    .brief = { $terrain } { $item }
action-place_admiral = Envoyer un amiral : { $item }
option-place_admiral = Envoyer un amiral sur le terrain { $terrain } ({ $item })
    .brief = { $terrain } { $item }
action-activate = Activer la carte de la case { $item }
option-activate = { $price ->
    [0] Mettre « { $card } » aux enchères (case { $item })
    [one] Activer « { $card } » pour { $price } jeton Production (case { $item })
   *[other] Activer « { $card } » pour { $price } jetons Production (case { $item })
}
    .brief = { $price ->
        [0] Enchères « { $card } »
       *[other] Activer « { $card } »
    }
action-play = Jouer « { $item } »
option-play = { $cost ->
    [none] Jouer « { $item } » (sans coût)
   *[other] Jouer « { $item } » ({ $cost })
}
action-pass = Passer pour cette ronde
action-bid = Miser { $item }
option-bid = Miser { $tokens }
    .brief = Miser { $item }
action-drop = Quitter l’enchère
action-choose_bonus = Choisir { $item }
action-choose_lis = Tout prendre en { $item }
action-take = Prendre la carte de la case { $item }
option-take = Prendre « { $card } » (case { $item })
action-decline = Ne prendre aucune carte
action-activate_upcoming = Activer la carte à venir { $item }
action-discard = Défausser « { $item } »
action-trade = Échanger { $item }

# Questions
prompt-pick_first = Quelle ressource ajoutez-vous d’abord à votre palais ?
prompt-pick_second = Quelle seconde ressource, avec { $first } ?
prompt-place_mayor = { $left ->
    [one] Où travaille votre dernier maire ?
   *[other] Où travaille un maire ? (encore { $left } à placer)
}
    .ends = Caché jusqu’à ce que tous aient placé.
prompt-place_decoy = { $left ->
    [one] Où va votre second leurre ?
   *[other] Où va un leurre ? (encore { $left } à placer)
}
    .ends = Caché jusqu’à ce que tous aient placé.
prompt-place_general = { $left ->
    [one] Où combat votre général ?
   *[other] Où combat un général ? (encore { $left } à placer)
}
    .ends = Caché jusqu’à ce que tous aient placé.
prompt-place_admiral = { $left ->
    [one] Où combat votre amiral ?
   *[other] Où combat un amiral ? (encore { $left } à placer)
}
    .ends = Caché jusqu’à ce que tous aient placé.
prompt-action = À vous : activez une carte, jouez-en une ou passez pour la ronde.
    .ends = Une action, puis au joueur suivant.
prompt-open_bid = Quelle est votre première mise pour « { $card } », en { $resource } ?
    .ends = Seul le gagnant paie sa mise.
prompt-bid = { $bidder } mise { $bid } pour « { $card } » : augmentez-vous la mise ou sortez-vous ?
    .ends = Seul le gagnant paie sa mise.
prompt-choose_bonus = { $count ->
    [one] Vous atteignez un multiple de { $every } : quelle ressource prenez-vous ?
   *[other] Vous atteignez un multiple de { $every } : de quelle ressource prenez-vous { $count } jetons ?
}
prompt-choose_lis = « { $card } » : de quelle ressource prenez-vous { $count } jetons ?
prompt-choose_reward = Terrain { $terrain }, { $place } : de quelle ressource prenez-vous { $count } jetons ?
prompt-take_card = Quelle carte prenez-vous dans votre aire de déploiement ? (facultatif)
waiting-pick_first = { $who } choisit ses ressources de départ.
waiting-pick_second = { $who } choisit ses ressources de départ.
waiting-place_mayor = { $count ->
    [one] { $who } place encore ses leaders.
   *[other] Placent encore leurs leaders : { $who }.
}
waiting-place_decoy = { $count ->
    [one] { $who } place encore ses leaders.
   *[other] Placent encore leurs leaders : { $who }.
}
waiting-place_general = { $count ->
    [one] { $who } place encore ses leaders.
   *[other] Placent encore leurs leaders : { $who }.
}
waiting-place_admiral = { $count ->
    [one] { $who } place encore ses leaders.
   *[other] Placent encore leurs leaders : { $who }.
}
waiting-action = { $who } effectue une action.
waiting-open_bid = { $who } fait la première mise.
waiting-bid = { $who } augmente la mise ou quitte l’enchère.
waiting-choose_bonus = { $who } choisit une ressource en bonus.
waiting-choose_lis = { $who } choisit une ressource.
waiting-choose_reward = { $who } choisit la récompense d’un terrain.
waiting-take_card = { $who } peut prendre une carte.
warning-majority-for-other = Un autre joueur recevrait cette carte : vous paieriez pour rien.
warning-majority-for-nobody = Personne ne pourrait prendre cette carte : elle serait défaussée.
warning-pass-with-playable = Vous pourriez encore jouer une carte dans cette ronde.

# Pourquoi pas
reason-never-discarded = On ne se débarrasse pas d’une carte de l’aire de déploiement : la jouer est le seul moyen de l’en faire sortir.
reason-no-trade = Les ressources ne s’échangent ni entre joueurs ni l’une contre l’autre.
reason-own-bid = La plus haute mise est déjà la vôtre.
reason-out-of-auction = Vous avez quitté cette enchère.
reason-has-passed = Vous avez passé : plus d’action pour vous dans cette ronde.
reason-game-over = La partie est finie : tout le monde a passé dans la dernière ronde.
reason-game-over-passed = La partie est finie : tout le monde a passé dans la dernière ronde.
reason-leaders-placed = Vos leaders sont tous placés : attendez les autres joueurs.
reason-not-your-turn = Ce n’est pas votre tour.
reason-pick-pending = { $which ->
    [1] On choisit les ressources de départ : prenez la première.
   *[other] On choisit les ressources de départ : prenez la seconde.
}
reason-same-resource = Les deux ressources de départ doivent être différentes : vous venez de prendre un jeton { $first }.
reason-no-pair-left = Toutes les paires avec un jeton { $resource } sont déjà prises.
reason-pair-taken = Un autre joueur a déjà la paire : { $first }, { $second }.
reason-placement-pending = { $left ->
    [one] Tous les leaders doivent être placés : il vous reste { $next } en main.
   *[other] Tous les leaders doivent être placés : d’abord { $next }, et il vous en reste { $left } en main.
}
reason-no-combat-slot = Il n’y a pas d’emplacement pour le combat : il se gagne sur la carte du royaume.
reason-map-only = Les généraux et les amiraux vont sur la carte du royaume, jamais dans l’espace de gestion.
reason-terrain-not-in-use = Le terrain { $terrain } ne sert qu’à cinq joueurs.
reason-mayors-manage = À trois joueurs ou plus, les maires restent dans l’espace de gestion.
reason-exactly-two-decoys = À deux joueurs, exactement deux maires vont sur la carte comme leurres ; les autres gèrent.
reason-own-decoy-there = Un leurre et un chef militaire à vous ne peuvent partager le terrain { $terrain }.
reason-action-pending = C’est le moment d’une action : activer une carte, en jouer une ou passer.
reason-empty-slot = Il n’y a plus de carte dans cette case jusqu’à la fin de la ronde.
reason-only-upcoming = Une carte à venir n’est pas encore en vente.
reason-area-full = Votre aire de déploiement contient déjà { $limit } cartes.
reason-kingdom-price = { $price ->
    [one] Activer cette carte coûte { $price } jeton Production ; vous en avez { $held }.
   *[other] Activer cette carte coûte { $price } jetons Production ; vous en avez { $held }.
}
reason-same-seal = Votre aire de déploiement contient déjà une carte au sceau { $seal }.
reason-majority-price = { $price ->
    [one] Activer cette carte coûte { $price } jeton Production ; vous en avez { $held }.
   *[other] Activer cette carte coûte { $price } jetons Production ; vous en avez { $held }.
}
reason-nothing-to-bid = Vous n’avez rien à miser en { $resource }.
reason-opening-too-low = La première mise est d’au moins 1.
reason-auction-stands = L’enchère ne s’annule plus : faites la première mise.
reason-must-raise = La mise est à { $bid } : augmentez-la ou quittez l’enchère.
reason-bid-too-high = Vous n’avez que { $tokens }.
reason-bid-pending = Une enchère est en cours : augmentez la mise ou quittez-la.
reason-not-in-area = Cette carte n’est pas dans votre aire de déploiement.
reason-cost = Jouer cette carte coûte { $tokens } ; vous en avez { $held }.
reason-too-few-admirals = { $needed ->
    [one] Cette île demande 1 amiral ; vous en avez { $held }.
   *[other] Cette île demande { $needed } amiraux ; vous en avez { $held }.
}
reason-bonus-pending = Le bonus du compteur ne se refuse pas : choisissez une ressource.
reason-lis-pending = Le lys d’abord : nommez une seule ressource.
reason-lis-excluded = « { $card } » ne peut pas donner de jeton { $resource }.
reason-lis-not-given = « { $card } » ne peut pas donner de jeton { $resource }.
reason-take-pending = Prenez d’abord une carte, ou renoncez.
reason-take-empty-slot = Il n’y a pas de carte dans la case { $slot }.
reason-take-auction-card = Une carte Enchère ne se prend pas.
reason-take-area-full = Votre aire de déploiement contient déjà { $limit } cartes.
reason-take-same-seal = Votre aire de déploiement contient déjà une carte au sceau { $seal }.

# Journal
log-drawn = { $place ->
    [1] { $seat } est en tête de l’ordre du tour, tiré au sort.
    [2] { $seat } a la deuxième place de l’ordre du tour, tiré au sort.
    [3] { $seat } a la troisième place de l’ordre du tour, tiré au sort.
    [4] { $seat } a la quatrième place de l’ordre du tour, tiré au sort.
   *[other] { $seat } a la cinquième place de l’ordre du tour, tiré au sort.
}
    .you = { $place ->
        [1] Vous êtes en tête de l’ordre du tour, tiré au sort.
        [2] Vous avez la deuxième place de l’ordre du tour, tiré au sort.
        [3] Vous avez la troisième place de l’ordre du tour, tiré au sort.
        [4] Vous avez la quatrième place de l’ordre du tour, tiré au sort.
       *[other] Vous avez la cinquième place de l’ordre du tour, tiré au sort.
    }
log-pick = { $seat } ajoute 1 jeton { $resource } à son palais.
    .you = Vous ajoutez 1 jeton { $resource } à votre palais.
log-round = La ronde { $round } commence : les murs se dressent.
log-place = { $seat } place { $leader } : { $place }.
    .you = Vous placez { $leader } : { $place }.
log-walls-down = Les murs tombent.
log-collect = { $seat } récolte : { $tokens }.
    .you = Vous récoltez : { $tokens }.
log-terrain-won = { $seat } contrôle le terrain { $terrain } ({ $place }) : { $tokens }.
    .you = Vous contrôlez le terrain { $terrain } ({ $place }) : { $tokens }.
log-terrain-tied = Terrain { $terrain }, { $place } : égalité, personne n’est récompensé.
log-terrain-blocked = Terrain { $terrain }, { $place } : des leurres privent tout le monde de la récompense.
log-terrain-lis = { $seat } prend { $tokens } pour le terrain { $terrain } ({ $place }).
    .you = Vous prenez { $tokens } pour le terrain { $terrain } ({ $place }).
log-income = { $count ->
    [one] Chacun gagne { $count } jeton Production.
   *[other] Chacun gagne { $count } jetons Production.
}
log-order = { $count ->
    [one] Ordre du tour, place { $place } : { $seat } ({ $count } jeton Production).
   *[other] Ordre du tour, place { $place } : { $seat } ({ $count } jetons Production).
}
    .you = { $count ->
        [one] Ordre du tour, place { $place } : vous ({ $count } jeton Production).
       *[other] Ordre du tour, place { $place } : vous ({ $count } jetons Production).
    }
log-activate = { $price ->
    [one] { $seat } active « { $card } » (case { $slot }) pour { $price } jeton Production.
   *[other] { $seat } active « { $card } » (case { $slot }) pour { $price } jetons Production.
}
    .you = { $price ->
        [one] Vous activez « { $card } » (case { $slot }) pour { $price } jeton Production.
       *[other] Vous activez « { $card } » (case { $slot }) pour { $price } jetons Production.
    }
log-majority-won = { $seat } reçoit « { $card } » à la majorité, avec { $tokens }.
    .you = Vous recevez « { $card } » à la majorité, avec { $tokens }.
log-majority-discarded = Personne ne peut prendre « { $card } » : la carte est défaussée.
log-auction = { $seat } met « { $card } » aux enchères, en { $resource }.
    .you = Vous mettez « { $card } » aux enchères, en { $resource }.
log-bid = { $seat } mise { $tokens }.
    .you = Vous misez { $tokens }.
log-drop = { $seat } quitte l’enchère.
    .you = Vous quittez l’enchère.
log-out-unasked = { $seat } ne peut pas augmenter la mise et sort de l’enchère.
    .you = Vous ne pouvez pas augmenter la mise et sortez de l’enchère.
log-auction-won = { $seat } emporte « { $card } » pour { $tokens }.
    .you = Vous emportez « { $card } » pour { $tokens }.
log-play = { $seat } joue « { $card } ».
    .you = Vous jouez « { $card } ».
log-gain-vp = { $points ->
    [one] { $seat } marque { $points } point ({ $total } en tout).
   *[other] { $seat } marque { $points } points ({ $total } en tout).
}
    .you = { $points ->
        [one] Vous marquez { $points } point ({ $total } en tout).
       *[other] Vous marquez { $points } points ({ $total } en tout).
    }
log-gain-leader = { $count ->
    [one] { $seat } gagne { $leader }.
   *[other] { $seat } gagne { $count } leaders, chacun { $leader }.
}
    .you = { $count ->
        [one] Vous gagnez { $leader }.
       *[other] Vous gagnez { $count } leaders, chacun { $leader }.
    }
log-no-leader-left = { $seat } devrait gagner { $leader }, mais il n’en reste plus.
    .you = Vous devriez gagner { $leader }, mais il n’en reste plus.
log-gain = { $seat } reçoit { $tokens } (« { $card } »).
    .you = Vous recevez { $tokens } (« { $card } »).
log-trigger = { $seat } reçoit { $tokens } pour la carte jouée (« { $card } »).
    .you = Vous recevez { $tokens } pour la carte jouée (« { $card } »).
log-bonus = { $seat } prend { $tokens } en bonus du compteur.
    .you = Vous prenez { $tokens } en bonus du compteur.
log-lis = { $seat } prend { $tokens }.
    .you = Vous prenez { $tokens }.
log-take = { $seat } prend « { $card } » (case { $slot }) sans payer.
    .you = Vous prenez « { $card } » (case { $slot }) sans payer.
log-decline = { $seat } ne prend aucune carte.
    .you = Vous ne prenez aucune carte.
log-nothing-to-take = { $seat } ne prend aucune carte : aucune ne convient.
    .you = Vous ne prenez aucune carte : aucune ne convient.
log-pass = { $seat } passe.
    .you = Vous passez.
log-discard = « { $card } » quitte la case { $slot } pour la défausse.
log-enter = « { $card } » arrive dans la case { $slot }.
log-announce = « { $card } » est annoncée dans la case à venir { $slot }.
log-game-over = La ronde 7 est finie : décompte final.
log-final = { $seat } : { $end } pour les effets de fin de partie (jetons de bonus : { $bonus }), { $tokens } pour les ressources restantes, { $honour } pour les personnes d’honneur ; { $total } points en tout.
    .you = Vous : { $end } pour les effets de fin de partie (jetons de bonus : { $bonus }), { $tokens } pour les ressources restantes, { $honour } pour les personnes d’honneur ; { $total } points en tout.
log-regent-picks = { $seat } prend au hasard une paire de départ.
log-regent-places = { $seat } place ses leaders au hasard.
log-regent-plays = { $seat } joue la carte la plus chère qu’il puisse payer.
log-regent-activates = { $seat } parcourt les cases et active la première carte qui lui convient : case { $slot }.
log-regent-passes = { $seat } n’a rien à jouer ni à activer.
log-regent-drops = { $seat } ne mise jamais au-delà de { $limit } ni de ses propres jetons.
log-regent-scarcest = { $seat } choisit la ressource dont il a le moins.
log-regent-takes = { $seat } prend la carte permise de la case la plus basse.

# Décompte
score-permanent = Effets permanents
score-left-over = Ressources restantes
score-honour = Série de personnes d’honneur
score-castle-end = Château, en fin de partie
score-market-end = Marché, en fin de partie
score-leader-end = Leader, en fin de partie
score-city-end = Ville, en fin de partie
score-territory-end = Territoire, en fin de partie
score-island-end = Île, en fin de partie
score-war-end = Guerre, en fin de partie
score-artist-end = Artiste, en fin de partie
score-missionary-end = Missionnaire, en fin de partie
score-scientist-end = Scientifique, en fin de partie
score-scientific_development-end = Développement scientifique, en fin de partie
score-art_gallery-end = Galerie d’art, en fin de partie
score-cathedral-end = Cathédrale, en fin de partie
score-tithe-end = Dîme, en fin de partie
score-inquisition-end = Inquisition, en fin de partie
score-gunpowder-end = Poudre, en fin de partie
score-university-end = Université, en fin de partie
score-port-end = Port, en fin de partie
score-patronage-end = Mécénat, en fin de partie

# La table en texte
table-round = Ronde { $round } sur 7
table-own-variant = Variante solo maison : absente du livret de règles.
table-current = Événements en cours
table-upcoming = Événements à venir
table-deck = Réserve : { $deck } · défausse : { $discard }
table-price = { $price ->
    [one] { $price } jeton Production
   *[other] { $price } jetons Production
}
table-free = enchère
table-leaves = part à la fin de la ronde
table-goes-to = reviendrait à : { $seat }
table-goes-to-nobody = serait défaussée
table-order = Ordre du tour :
table-passed = a passé
table-ready = prêt
table-not-ready = place encore
table-score = { $vp } PV au compteur, { $points } en cas de décompte immédiat
table-leaders = Maires : { $mayors } · généraux : { $generals } · amiraux : { $admirals }
table-titled = { $title } : { $text }
table-area = Aire de déploiement
table-realm = Royaume
table-none = rien
table-management = Espace de gestion
table-map = Carte du royaume
table-terrains = Terrains
table-terrain-empty = personne
table-terrain-tied = égalité
table-terrain-blocked = bloqué par des leurres
table-hidden = caché derrière les murs
table-auction = Enchère de « { $card } » : { $bid }
table-auction-open = Enchère de « { $card } » : première mise attendue, en { $resource }
table-auction-bidder = meilleure mise : { $seat }
table-auction-out = hors jeu : { $seat }
table-mark-decoy = leurres
table-mark-general = généraux
table-mark-admiral = amiraux

# Quantités et formes
amount-gold = { $count ->
    [one] { $count } jeton Or
   *[other] { $count } jetons Or
}
with-gold = l’or
amount-production = { $count ->
    [one] { $count } jeton Production
   *[other] { $count } jetons Production
}
with-production = la production
amount-raw_material = { $count ->
    [one] { $count } jeton Matière première
   *[other] { $count } jetons Matière première
}
with-raw_material = la matière première
amount-religion = { $count ->
    [one] { $count } jeton Religion
   *[other] { $count } jetons Religion
}
with-religion = la religion
amount-science = { $count ->
    [one] { $count } jeton Science
   *[other] { $count } jetons Science
}
with-science = la science
amount-culture = { $count ->
    [one] { $count } jeton Culture
   *[other] { $count } jetons Culture
}
with-culture = la culture
amount-combat = { $count ->
    [one] { $count } jeton Combat
   *[other] { $count } jetons Combat
}
with-combat = le combat
amount-fleur_de_lis = { $count ->
    [one] { $count } jeton au choix
   *[other] { $count } jetons au choix
}
with-fleur_de_lis = le lys

# Quantités et formes
tint-orange = orange
tint-red = rouge
tint-yellow = jaune
tint-green = vert
tint-grey = gris
tint-turquoise = turquoise
tint-black = noir
tint-violet = violet
tint-white = blanc
tint-blue = bleu
