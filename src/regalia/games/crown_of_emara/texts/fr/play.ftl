# Noms
good-wood = bois
good-cloth = tissu
good-grain = céréale
good-stone = pierre
good-gold = pièce d’or
good-bread = pain
good-book = livre
good-ring = chevalière
good-cp = points de Citoyens
good-bp = points de Bâtiments
any-resources = ressources au choix
ring-countryside = Émissaire de la Campagne
ring-town = Émissaire de la Ville
swap-ring_to_gold = 1 chevalière contre 1 pièce d’or
swap-gold_to_ring = 1 pièce d’or contre 1 chevalière
rate-1_for_1 = 1 ressource contre 1 pièce d’or
rate-3_for_2 = 3 ressources contre 2 pièces d’or
bonus-hire = Embaucher un Artisan
bonus-recruit = Recruter un Conseiller
bonus-raise_rank = Élever votre rang
craftsman-resource = 1 ressource de plus de ce Lieu
craftsman-bread = 1 pain contre 1 céréale
event_option-1_grain = 1 céréale
event_option-2_grain = 2 céréales
event_option-1_ring = 1 chevalière
event_option-1_gold = 1 pièce d’or
event_option-1_book = 1 livre
hut-forest_a = hutte A de la Forêt
hut-forest_b = hutte B de la Forêt
hut-forest_c = hutte C de la Forêt
hut-grain_field_a = hutte A du Champ de céréales
hut-grain_field_b = hutte B du Champ de céréales
hut-grain_field_c = hutte C du Champ de céréales
hut-quarry_a = hutte A de la Carrière
hut-quarry_b = hutte B de la Carrière
hut-quarry_c = hutte C de la Carrière
hut-weaving_mill_a = hutte A de la Filature
hut-weaving_mill_b = hutte B de la Filature
hut-weaving_mill_c = hutte C de la Filature
marker-gift-wood = marqueur Cadeau du bois
marker-gift-cloth = marqueur Cadeau du tissu
marker-gift-grain = marqueur Cadeau des céréales
marker-gift-stone = marqueur Cadeau de la pierre
marker-donation-wood = marqueur Donation du bois
marker-donation-cloth = marqueur Donation du tissu
marker-donation-grain = marqueur Donation des céréales
marker-donation-stone = marqueur Donation de la pierre
marker-bread = marqueur Pain
marker-stone = marqueur Pierre

# Modes et options
mode-option-start_buildings = Points de Bâtiments au départ
mode-option-informed_choice = Choix éclairé : toutes les cartes non jouées sont en main
pitch = Le roi d’Emara cherche un héritier. Envoyez vos Émissaires à travers la Campagne et la Ville, gagnez des Citoyens et logez-les tous : seul le plus faible de vos deux scores compte.

# Actions
action-choose_card = Jouer « { $item } »
action-choose_slot = Emplacement { $item }
action-do_card = Effectuer l’Action de carte
option-do_card = Action de carte : { $text }
action-do_move = Déplacer un Émissaire
option-do_move = { $steps ->
    [one] Avancer un Émissaire de { $steps } Lieu
   *[other] Avancer un Émissaire de { $steps } Lieux
}
action-raise_rank = Élever votre rang
option-raise_rank = Devenir { $rank } ({ $cost }) : { $points } points de Citoyens
action-hire = Embaucher un Artisan
action-recruit = Recruter un Conseiller
action-use = Utiliser « { $item } »
action-swap = Chambellan : { $item }
action-end_turn = Terminer le tour
action-choose_councillor = Avancer l’{ $item }
option-choose_councillor = Avancer l’{ $item } : { $location }
action-exchange_rate = { $item }
action-discount_choice = { $item }
action-town_choice = Utiliser le Lieu : { $item }
    .brief = { $item }
action-redeem_favour = Utiliser le jeton « { $item } »
    .brief = { $item }
action-country_action = Prendre la ressource et utiliser vos Artisans
action-craftsman_choice = { $item }
action-town_menu = { $item }
action-choose_type = Payer en { $item }
option-choose_type = Payer { $goods }
action-choose_amount = { $item }
action-keep_favour = Garder le jeton « { $item } »
    .brief = { $item }
action-choose_hut = S’installer dans la { $item }
option-choose_hut = S’installer dans la { $item } ({ $cost })
    .brief = { $item }
action-choose_advisor = Recruter « { $item } »
option-choose_advisor = { $points ->
    [one] Recruter « { $item } » ({ $cost }), +{ $points } point de Citoyens : { $effect }
   *[other] Recruter « { $item } » ({ $cost }), +{ $points } points de Citoyens : { $effect }
}
action-drop_unit = Ne pas payer 1 { $item }
action-pay_gold = { $item ->
    [0] Sans or
    [one] { $item } pièce d’or
   *[other] { $item } pièces d’or
}
action-pay_any = Payer 1 { $item }
action-swap_gain = Prendre 1 { $item }
action-end_round_event = Donner { $item }
action-final_allocation = { $item } aux Citoyens
action-done = Terminé
action-skip = Renoncer
action-decline = Refuser

# Questions
prompt-choose_card = Quelle carte jouez-vous ?
    .ends = Puis son emplacement ; ensuite mouvement et actions dans l’ordre voulu.
prompt-choose_slot = Sur quel emplacement posez-vous « { $card } » ?
    .ends = L’emplacement dit de combien un Émissaire avance.
prompt-turn_menu = Que faites-vous ensuite ?
prompt-choose_councillor = { $steps ->
    [one] Quel Émissaire avance de { $steps } Lieu ?
   *[other] Quel Émissaire avance de { $steps } Lieux ?
}
    .ends = Votre tour continue ensuite.
prompt-exchange_rate = Échanger des ressources contre de l’or ? (facultatif)
prompt-discount_choice = Embaucher ou recruter pour 1 ressource de moins ? (facultatif)
prompt-town_choice = Quel Lieu de Ville utilisez-vous ?
prompt-redeem_favour = { $location } : utiliser un jeton Faveur ? (facultatif)
prompt-country_action = { $location } : utiliser le Lieu ? (facultatif)
    .ends = Votre tour continue ensuite.
prompt-craftsman_choice = { $location } : que fait votre Artisan ? (encore { $count })
    .ends = Votre tour continue ensuite.
prompt-town_menu = { $location } : que faites-vous ici ?
    .ends = Votre tour continue ensuite.
prompt-choose_type = { $action } : quelle ressource ?
prompt-choose_amount = { $action } : combien ?
prompt-keep_favour = Quel jeton Faveur gardez-vous ?
prompt-choose_hut = Dans quelle hutte s’installe votre Artisan ?
    .ends = Votre tour continue ensuite.
prompt-choose_advisor = Quel Conseiller recrutez-vous ?
    .ends = Votre tour continue ensuite.
prompt-drop_unit = Quelle ressource ne payez-vous pas ? (restantes : { $count })
prompt-pay_gold = Vous devez { $goods } : combien de pièces d’or à la place ?
prompt-pay_any = Payez une ressource au choix (restantes : { $count }).
prompt-swap_gain = Vous donnez { $goods } : que prenez-vous en échange ?
prompt-end_round_event = { $event } : que donnez-vous ?
prompt-final_allocation = { $points ->
    [one] { $points } point de fin de partie : combien aux Citoyens ? (au mieux : { $best } aux Citoyens)
   *[other] { $points } points de fin de partie : combien aux Citoyens ? (au mieux : { $best } aux Citoyens)
}
waiting-choose_card = { $who } choisit une carte.
waiting-choose_slot = { $who } choisit un emplacement.
waiting-turn_menu = { $who } joue son tour.
waiting-choose_councillor = { $who } déplace un Émissaire.
waiting-exchange_rate = { $who } échange contre de l’or.
waiting-discount_choice = { $who } réfléchit à un contrat.
waiting-town_choice = { $who } choisit un Lieu de Ville.
waiting-redeem_favour = { $who } examine ses jetons Faveur.
waiting-country_action = { $who } arrive sur un Lieu de Campagne.
waiting-craftsman_choice = { $who } dirige un Artisan.
waiting-town_menu = { $who } utilise un Lieu de Ville.
waiting-choose_type = { $who } choisit une ressource.
waiting-choose_amount = { $who } choisit une quantité.
waiting-keep_favour = { $who } regarde des jetons Faveur.
waiting-choose_hut = { $who } choisit une hutte.
waiting-choose_advisor = { $who } choisit un Conseiller.
waiting-drop_unit = { $who } profite d’une réduction.
waiting-pay_gold = { $who } paie.
waiting-pay_any = { $who } paie.
waiting-swap_gain = { $who } traite avec le Marchand.
waiting-end_round_event = { $who } décide pour l’événement.
waiting-final_allocation = { $who } répartit ses derniers points.
warning-unused-sub-action = Vous pourriez encore faire quelque chose ici.
warning-rank-possible = Vous pourriez encore élever votre rang pendant ce tour.
warning-card-unused = Votre Action de carte n’a pas servi : elle sera perdue à la fin du tour.
warning-poor-split = Seul le pion le plus bas compte : un autre partage rapporte plus.

# Pourquoi pas
reason-not-your-turn = Ce n’est pas votre tour.
reason-game-over = La partie est terminée.
reason-play-card-first = Jouez d’abord une carte sur l’un de vos emplacements.
reason-card-already-played = Vous avez déjà joué la carte de ce tour.
reason-card-not-in-hand = Cette carte n’est pas dans votre main.
reason-slot-used = Cet emplacement a déjà servi pendant cette manche.
reason-middle-of-action = Terminez d’abord l’action commencée.
reason-not-asked = Choisissez d’abord l’action que vous effectuez.
reason-move-first = Vous devez déplacer un Émissaire avant de terminer votre tour.
    .brief = déplacez-vous d’abord
reason-card-first = Cette Action de carte est obligatoire : effectuez-la avant de terminer votre tour.
    .brief = d’abord l’action de carte
reason-card-done = Vous avez déjà effectué l’Action de carte de ce tour.
reason-card-skipped = Vous avez renoncé à l’Action de carte de ce tour : elle est perdue.
reason-move-done = Vous avez déjà effectué le Mouvement de ce tour.
reason-bonus-used = Vous avez déjà effectué cette action Bonus pendant ce tour.
reason-one-rate-only = « Changeur » échange 1 ressource contre 1 pièce d’or, ou 3 contre 2, une seule fois.
reason-rate-too-dear = Vous n’avez pas assez de ressources pour cet échange.
reason-no-discount-target = Il n’y a personne à embaucher ni à recruter là où se tiennent vos Émissaires.
reason-discount-no-rank = « Contrat » ne sert jamais à élever votre rang.
reason-discount-elsewhere = « Contrat » ne vaut que là où se tient l’un de vos Émissaires.
reason-countryside-location = « Envoyé en ville » ne concerne que les Lieux de Ville.
reason-other-distance = { $steps ->
    [one] Un Émissaire avance d’exactement { $steps } Lieu dans le sens horaire.
   *[other] Un Émissaire avance d’exactement { $steps } Lieux dans le sens horaire.
}
reason-name-the-councillor = Dites quel Émissaire avance : chacun reste dans son cercle.
reason-country-action-over = Les Artisans ne servent que dans une action de Campagne que vous effectuez.
reason-sub-action-used = { $location } : vous l’avez déjà fait pendant cette visite.
reason-visit-over = Vous ne visitez aucun Lieu de Ville en ce moment.
reason-other-location = Cela ne se fait pas sur ce Lieu ({ $location }).
reason-mixed-gift = Un cadeau se paie en un seul type de ressource.
reason-mixed-donation = Une donation se paie en un seul type de ressource.
reason-mixed-despite-scholar = L’Érudit ne vaut que pour les huttes et les Conseillers : cadeaux et donations se paient en un seul type.
reason-one-book-only = Ici, on défausse exactement 1 livre.
reason-one-stone-only = La pierre se livre à l’unité ; pour le pain et le bois, choisissez d’abord la livraison, puis le nombre.
reason-bread-amount = On livre 1, 2 ou 3 pains.
reason-wood-amount = On livre 1 ou 3 bois.
reason-book-amount = On défausse de 1 à 5 livres.
reason-trade-amount = Ce Conseiller ne propose pas cet échange.
reason-no-extra-gold = Seuls les Négociants étrangers permettent 1 pièce d’or de plus, en complément d’un achat au Marché.
reason-too-dear = Vous ne pouvez pas payer ce prix en entier.
reason-cost-too-dear = Vous ne pouvez pas payer le coût : { $cost }.
reason-type-too-dear = Vous ne pouvez pas payer { $goods }, même avec votre or.
reason-rank-too-dear = Le rang suivant coûte { $cost }.
reason-gold-only-for-resources = L’or ne remplace que des ressources, jamais des pains, des livres, des chevalières ou des points.
reason-gold-for-gold = L’or ne permet pas d’acheter de l’or.
reason-too-much-gold = Il ne faut payer que { $goods }.
reason-units-in-order = Nommez les unités dans l’ordre : bois, tissu, céréale, pierre, or, de façon à pouvoir tout payer.
reason-not-in-the-cost = Cette ressource ne fait pas, ou plus, partie du coût à réduire.
reason-already-duke = Vous êtes déjà Duc : il n’y a pas de rang plus élevé.
reason-no-craftsman-left = Tous vos Artisans sont au travail.
reason-hut-occupied = Cette hutte est occupée.
reason-no-empty-hut = Il n’y a pas de hutte vide là où se tient votre Émissaire.
reason-hut-elsewhere = Votre Émissaire n’est pas sur cette tuile.
reason-advisor-elsewhere = Votre Émissaire n’est pas là où se trouve ce Conseiller.
reason-advisor-not-on-offer = Ce Conseiller ne se trouve sur aucune tuile de Ville.
reason-no-advisor-here = Il n’y a aucun Conseiller là où se tient votre Émissaire.
reason-advisor-not-yours = Vous n’avez pas recruté ce Conseiller : { $advisor }.
reason-ability-used = Vous avez déjà utilisé ce Conseiller pendant ce tour : { $advisor }.
reason-ability-over = Les Conseillers ne servent que pendant vos propres tours.
reason-advisor-immediate = « { $advisor } » : l’effet a lieu une seule fois, au recrutement.
reason-advisor-permanent = « { $advisor } » : l’effet est permanent et ne s’utilise pas comme une action.
reason-no-citizen-point = Le Propriétaire demande aussi 1 point de Citoyens, et vous n’en avez pas.
reason-same-type-back = Le Marchand donne un autre type que celui que vous avez payé.
reason-no-chamberlain = Vous n’avez pas recruté le Chambellan.
reason-swap-back = Entre deux actions, le Chambellan n’échange que dans un seul sens.
reason-swap-outside-turn = Le Chambellan n’échange que pendant vos propres tours.
reason-token-not-yours = Vous n’avez pas ce jeton Faveur.
reason-token-elsewhere = Ce jeton indique un autre Lieu que celui-ci : { $location }.
reason-token-too-late = Les jetons Faveur s’utilisent à l’arrivée, avant toute autre chose.
reason-token-without-arrival = Un jeton Faveur ne sert que lorsque votre Émissaire arrive sur son Lieu ou que votre carte le désigne.
reason-token-not-drawn = Ce jeton n’est pas parmi ceux que vous avez piochés.
reason-event-phase = La manche s’achève : il n’y a que la décision de l’événement.
reason-event-later = L’événement se résout à la fin de la manche.
reason-no-such-event = Aucun événement de ce genre n’est en cours.
reason-famine-option = La Grande Famine : une seule fois, soit 1 céréale, soit 2 céréales, soit 1 chevalière.
reason-alms-option = L’Aumône pour les Pauvres : une seule fois, soit 1 pièce d’or, soit 1 chevalière.
reason-wisdom-option = Sagesse des livres anciens : une seule fois, soit 1 livre, soit 1 chevalière.
reason-points-not-there = Vous répartissez exactement { $points } points.
reason-final-later = Les derniers points se répartissent après la dernière manche.
reason-turns-over = Les manches sont terminées : il ne reste que les derniers points à répartir.
reason-chamberlain-swaps = Le Chambellan agit par ses échanges : choisissez une chevalière contre de l’or, ou de l’or contre une chevalière.
reason-drops-in-order = Nommez dans l’ordre les unités que vous retirez : bois, tissu, céréale, pierre. Ni un type précédent, ni un type après lequel il en resterait trop peu ne convient.
reason-no-empty-hut-anywhere = Il n’y a plus de hutte vide nulle part.
reason-no-advisor-anywhere = Il n’y a plus de Conseiller sur aucune tuile de Ville.
reason-no-discount-target-anywhere = Il n’y a plus personne à embaucher ni à recruter, où que ce soit.
reason-nothing-in-town = Vous ne pourriez rien faire dans aucun Lieu de Ville : vous ne pouvez rien y payer et n’avez aucun jeton Faveur à y utiliser.
reason-nothing-there = Vous ne pourriez rien y faire : vous ne pouvez rien y payer et n’avez aucun jeton Faveur à y utiliser.
reason-other-card = Cela relève d’une autre carte que celle que vous avez jouée ce tour-ci.
reason-name-the-card = Dites d’abord quelle carte vous jouez, puis sur quel emplacement.
reason-card-named = Votre carte est choisie : dites maintenant sur quel emplacement elle va.

# Journal
log-setup-event = Événement de mise en place : « { $event } ».
log-first-player = { $seat } prend la Statue.
    .you = Vous prenez la Statue.
log-round = Manche { $round } : « { $event } ».
log-turn = { $seat } commence son tour.
    .you = Vous commencez votre tour.
log-card = { $seat } joue « { $card } » sur l’emplacement { $slot }.
    .you = Vous jouez « { $card } » sur l’emplacement { $slot }.
log-skip = { $seat } renonce à l’Action de carte.
    .you = Vous renoncez à l’Action de carte.
log-move-town = { $steps ->
    [one] { $seat } avance de { $steps } Lieu en Ville ({ $location }).
   *[other] { $seat } avance de { $steps } Lieux en Ville ({ $location }).
}
    .you = { $steps ->
        [one] Vous avancez de { $steps } Lieu en Ville ({ $location }).
       *[other] Vous avancez de { $steps } Lieux en Ville ({ $location }).
    }
log-move-country = { $steps ->
    [one] { $seat } avance de { $steps } Lieu en Campagne ({ $location }).
   *[other] { $seat } avance de { $steps } Lieux en Campagne ({ $location }).
}
    .you = { $steps ->
        [one] Vous avancez de { $steps } Lieu en Campagne ({ $location }).
       *[other] Vous avancez de { $steps } Lieux en Campagne ({ $location }).
    }
log-visit = { $seat } va { $to }.
    .you = Vous allez { $to }.
log-decline-location = { $seat } n’utilise pas le Lieu.
    .you = Vous n’utilisez pas le Lieu.
log-take = { $seat } prend { $goods }.
    .you = Vous prenez { $goods }.
log-pay = { $seat } paie { $goods }.
    .you = Vous payez { $goods }.
log-pay-gold = { $count ->
    [one] { $seat } paie { $count } pièce d’or à la place de { $goods }.
   *[other] { $seat } paie { $count } pièces d’or à la place de { $goods }.
}
    .you = { $count ->
        [one] Vous payez { $count } pièce d’or à la place de { $goods }.
       *[other] Vous payez { $count } pièces d’or à la place de { $goods }.
    }
log-discount = { $seat } économise { $goods }.
    .you = Vous économisez { $goods }.
log-citizens = { $count ->
    [one] { $seat } marque { $count } point de Citoyens.
   *[other] { $seat } marque { $count } points de Citoyens.
}
    .you = { $count ->
        [one] Vous marquez { $count } point de Citoyens.
       *[other] Vous marquez { $count } points de Citoyens.
    }
log-buildings = { $count ->
    [one] { $seat } marque { $count } point de Bâtiments.
   *[other] { $seat } marque { $count } points de Bâtiments.
}
    .you = { $count ->
        [one] Vous marquez { $count } point de Bâtiments.
       *[other] Vous marquez { $count } points de Bâtiments.
    }
log-gift = { $seat } fait un cadeau au roi ({ $good }).
    .you = Vous faites un cadeau au roi ({ $good }).
log-donation = { $seat } fait une donation ({ $good }).
    .you = Vous faites une donation ({ $good }).
log-marker = Le { $marker } indique maintenant { $value }.
log-marker-removed = Le { $marker } quitte la partie : { $value } compte désormais.
log-favour-draw = { $count ->
    [one] { $seat } regarde { $count } jeton Faveur.
   *[other] { $seat } regarde { $count } jetons Faveur.
}
    .you = { $count ->
        [one] Vous regardez { $count } jeton Faveur.
       *[other] Vous regardez { $count } jetons Faveur.
    }
log-favour-seen = { $seat } voit le jeton « { $token } ».
    .you = Vous voyez le jeton « { $token } ».
log-favour-kept = { $seat } garde le jeton « { $token } ».
    .you = Vous gardez le jeton « { $token } ».
log-favour-discard = { $seat } défausse le jeton « { $token } ».
    .you = Vous défaussez le jeton « { $token } ».
log-favour-shuffle = Les jetons Faveur défaussés forment une nouvelle pioche.
log-favour-none = { $seat } ne trouve plus aucun jeton Faveur.
    .you = Vous ne trouvez plus aucun jeton Faveur.
log-redeem = { $seat } utilise le jeton « { $token } ».
    .you = Vous utilisez le jeton « { $token } ».
log-rank = { $seat } prend une carte Noblesse ({ $rank }).
    .you = Vous prenez une carte Noblesse ({ $rank }).
log-hire = { $seat } embauche un Artisan ({ $hut }).
    .you = Vous embauchez un Artisan ({ $hut }).
log-recruit = { $seat } recrute « { $advisor } ».
    .you = Vous recrutez « { $advisor } ».
log-refill = « { $advisor } » occupe l’espace libre.
log-use = { $seat } utilise « { $advisor } ».
    .you = Vous utilisez « { $advisor } ».
log-swap-to-gold = { $seat } échange une chevalière contre de l’or.
    .you = Vous échangez une chevalière contre de l’or.
log-swap-to-ring = { $seat } échange de l’or contre une chevalière.
    .you = Vous échangez de l’or contre une chevalière.
log-end-turn = { $seat } termine son tour.
    .you = Vous terminez votre tour.
log-decline-event = { $seat } ne donne rien pour l’événement.
    .you = Vous ne donnez rien pour l’événement.
log-statue = { $seat } reçoit la Statue.
    .you = Vous recevez la Statue.
log-final = La dernière manche est terminée : les restes deviennent des points.
log-allocate = { $seat } attribue { $citizens } aux Citoyens et { $buildings } aux Bâtiments.
    .you = Vous attribuez { $citizens } aux Citoyens et { $buildings } aux Bâtiments.
log-victoria-waits = { $seat } ne fait rien après la première manche.
log-victoria-site = { $seat } marque au Chantier de construction : pierre { $stone }, pain { $bread }.

# Décompte
score-citizens-start = Citoyens : départ
score-citizens-site = Citoyens : Chantier de construction
score-citizens-books = Citoyens : livres
score-citizens-nobility = Citoyens : rang
score-citizens-craftsmen = Citoyens : Artisans
score-citizens-advisors = Citoyens : Conseillers
score-citizens-favours = Citoyens : jetons Faveur
score-citizens-events = Citoyens : événements
score-citizens-left_overs = Citoyens : restes
score-citizens-other = Citoyens : autres
score-buildings-start = Bâtiments : départ
score-buildings-site = Bâtiments : Chantier de construction
score-buildings-books = Bâtiments : livres
score-buildings-nobility = Bâtiments : rang
score-buildings-craftsmen = Bâtiments : Artisans
score-buildings-advisors = Bâtiments : Conseillers
score-buildings-favours = Bâtiments : jetons Faveur
score-buildings-events = Bâtiments : événements
score-buildings-left_overs = Bâtiments : restes
score-buildings-other = Bâtiments : autres
score-higher_pawn = Le pion le plus haut ne compte pas

# La table en texte
table-round = Manche { $round } sur 6 · { $event }
table-countryside = Campagne, dans le sens horaire
table-town = Ville, dans le sens horaire
table-hut-free = libre
table-gifts = Prix d’un cadeau : bois { $wood }, tissu { $cloth }, céréale { $grain }, pierre { $stone }
table-donations = Prix d’une donation : bois { $wood }, tissu { $cloth }, céréale { $grain }, pierre { $stone }
table-site = Pierre : 5 points de Bâtiments et { $stone } points de Citoyens · pain : { $bread } points de Citoyens chacun
table-advisor = { $advisor } (+{ $points } ; { $cost }) : { $effect }
table-stack = Prochain Conseiller : { $advisor } ({ $count } dessous)
table-none = aucun
table-nobility = Noblesse, cartes du dessus : { $cards }
table-favours = Jetons Faveur : { $pile } dans la pioche, { $discard } dans la défausse
table-player = { $name } : { $citizens } Citoyens, { $buildings } Bâtiments (score { $score }, avec les restes { $projection })
table-player-final = { $name } : { $citizens } Citoyens, { $buildings } Bâtiments (score final { $score })
table-goods = bois { $wood }, tissu { $cloth }, céréale { $grain }, pierre { $stone } · or { $gold }, pain { $bread }, livres { $book }, chevalières { $ring }
table-places = Émissaires : { $country }, { $town } · Artisans restants : { $craftsmen }
table-slots = Emplacements : 1 { $one } · 2 { $two } · 3 { $three }
table-hand = Main : { $cards }
table-hidden-hand = Main : { $count } cartes parmi { $cards }
table-rank = Rang : { $rank }
table-advisors = Conseillers : { $advisors }
table-tokens = Jetons Faveur : { $tokens }
table-victoria-final = { $name } : { $citizens } Citoyens
table-victoria = { $name } : { $citizens } Citoyens · fin de cette manche : Chantier { $site }, rang { $rank }

# Quantités et formes
amount-wood = { $count ->
    [one] { $count } bois
   *[other] { $count } bois
}
amount-cloth = { $count ->
    [one] { $count } tissu
   *[other] { $count } tissus
}
amount-grain = { $count ->
    [one] { $count } céréale
   *[other] { $count } céréales
}
amount-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
amount-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
amount-bread = { $count ->
    [one] { $count } pain
   *[other] { $count } pains
}
amount-book = { $count ->
    [one] { $count } livre
   *[other] { $count } livres
}
amount-ring = { $count ->
    [one] { $count } chevalière
   *[other] { $count } chevalières
}
amount-cp = { $count ->
    [one] { $count } point de Citoyens
   *[other] { $count } points de Citoyens
}
amount-bp = { $count ->
    [one] { $count } point de Bâtiments
   *[other] { $count } points de Bâtiments
}
amount-any = { $count ->
    [one] { $count } ressource au choix
   *[other] { $count } ressources au choix
}
table-nothing = rien
option-choose_card = Jouer « { $item } » : { $text }
option-choose_slot = { $steps ->
    [one] Emplacement { $item } : avancer de { $steps } Lieu
   *[other] Emplacement { $item } : avancer de { $steps } Lieux
}
to-castle = au Château
to-cathedral = à la Cathédrale
to-market = au Marché
to-construction_site = au Chantier de construction
