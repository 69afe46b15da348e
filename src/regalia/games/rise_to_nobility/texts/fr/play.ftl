# Noms
automa = L’Automate
location-tavern = Cavern Tavern
location-yard = Chantier
location-town_hall = Hôtel de Ville
location-port = Port
location-council = Conseil de Pierre
location-berk = Bureau de Berk le Greffier
location-castle = Château d’Ivoire
location-recall = votre plateau Joueur
location-chancery = Chancellerie
location-dice_tile = votre tuile Dés
renewal-none = rien
renewal-settlers = les Colons
renewal-buildings = les Bâtiments
metric-vp = PV
metric-settlers = cartes Colons satisfaites
metric-races = peuples différents
metric-workshops = Ateliers possédés
metric-community = Bâtiments Collectifs
metric-council = tuiles du Conseil
metric-nobility = Noblesse
metric-reputation = Réputation
metric-gold = pièces d’or
metric-guilds_with_apprentice = Guildes où vous avez un Apprenti

# Modes et options
mode-standard = Partie standard
mode-six = Six joueurs
mode-solo = Solo avec objectif
mode-option-chancery = Extension Chancellerie
mode-option-events = Cartes Événement
mode-option-side = Face des plateaux
mode-option-first_player = Premier joueur
mode-option-colours = Couleurs des joueurs
mode-option-solo_objective = Objectif solo (tiré au sort sans indication)
choice-side-day = Jour
choice-side-night = Nuit (illustrations seulement)
pitch = Peuplez la nouvelle Cité de Caveborn : logez les familles, placez leurs enfants dans les Guildes, servez le Conseil de Pierre, et soignez votre Réputation, car elle limite chacun de vos dés.

# Actions
action-keep = Garder « { $item } »
option-keep = Garder « { $item } » : { $text }
action-gift_resource = Prendre : { $item }
action-gift_settlers = Prendre les { $item }
action-place_die = Placer un dé
action-satisfy = Satisfaire une carte Colons
action-sell = Vendre un Bâtiment
action-end_turn = Terminer le tour
option-end_turn = { $pass ->
    [yes] Passer jusqu’à la fin de la manche
   *[no] Terminer le tour
}
action-die = Prendre le dé de valeur { $item }
action-value = Le placer comme un { $item }
action-location = Placer le dé : { $item }
action-council_tile = Emplacement { $item } du Conseil
option-council_tile = Répondre à « { $tile } » ({ $race }, { $vp } PV)
action-office = { $item }
option-office = Prendre le Bureau « { $item } » : { $benefit }
action-castle_slot = { $item }
action-dice_tile = { $item }
action-discard = Défausser les { $item }
action-take = Prendre les { $item }
action-take_second = Prendre une deuxième carte
action-stop = S’arrêter là
option-stop = { $place ->
    [tavern] Pas de deuxième carte
    [port] Ne plus rien vendre
   *[guild] Ne plus placer d’Ouvrier
}
action-bonus = Utiliser le bonus : { $item }
action-decline = Renoncer au bonus
action-any_resource = Prendre : { $item }
action-exchange_give = Rendre : { $item }
action-exchange_take = Prendre à la place : { $item }
action-mark = Relancer un { $item }
action-roll_now = Lancer les dés choisis
action-buy = { $item ->
    [0] Ne rien acheter
   *[other] En acheter { $item }
}
action-worker = Placer un Ouvrier de la Zone des Ouvriers
action-transfer = Transférer un Apprenti depuis la { $item }
action-zone = { $item }
action-sell_resource = Vendre des { $item }
option-sell_resource = Vendre des { $item } ({ $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
})
action-modifiers = { $item ->
    [0] Aucun jeton Modificateur
    [1] 1 jeton Modificateur
   *[other] { $item } jetons Modificateur
}
action-renew = Renouveler : { $item }
action-part = { $item ->
    [modifiers] Prendre des jetons Modificateur
    [renew] Renouveler les Colons ou les Bâtiments
    [commission] Prendre une carte Commission
   *[done] Quitter le Bureau de Berk
}
option-part = Prendre une carte Commission (−{ $loss } Réputation)
action-commission = { $item ->
    [yes] Prendre une carte Commission
   *[no] Pas de carte Commission
}
action-recall = Renvoyer un Apprenti de la { $item }
action-settlers_card = Satisfaire les { $item }
action-spend = Dépenser { $item }
option-spend = Dépenser { $goods }
action-sell_building = Vendre le Bâtiment { $item }
option-sell_building = Vendre « { $building } »
action-income_resource = Recevoir : { $item }

# Questions
prompt-first_commission = Quelle carte Commission gardez-vous ? Personne d’autre ne la verra.
prompt-gift_resource = Don de votre Personnage : quelle Ressource ?
prompt-gift_settlers = Don de votre Personnage : quelle carte Colons ?
prompt-menu = À vous : total de vos dés { $placed }, limite { $limit }.
    .ends = Un dé, une carte Colons, une vente : une fois chacun, puis fin du tour.
prompt-die = Quel dé ?
    .ends = Un dé par tour.
prompt-value = Votre dé montre { $value } et vous avez { $modifiers ->
    [one] { $modifiers } jeton Modificateur
   *[other] { $modifiers } jetons Modificateur
} : quelle valeur ?
prompt-location = Où va le { $value } ?
    .ends = Votre seul dé de ce tour.
prompt-council_tile = À quelle demande répondez-vous avec le { $value } ?
prompt-office = Quel Bureau votre Ouvrier occupe-t-il ?
prompt-castle_slot = Quel emplacement du Château d’Ivoire ?
prompt-dice_tile = Quelle tuile Dés ?
prompt-discard_card = Vous avez trois cartes Colons : laquelle défaussez-vous d’abord ?
prompt-take_card = Quelle carte Colons prenez-vous ?
prompt-second_card = Prendre une deuxième carte Colons ?
prompt-bonus = « { $building } » : quel bonus prenez-vous ? (facultatif)
prompt-any_resource = Quelle Ressource prenez-vous ?
prompt-exchange_give = Quelle Ressource rendez-vous ?
prompt-exchange_take = Quelle Ressource prenez-vous à la place ?
prompt-reroll = Choisissez les dés à relancer, puis lancez-les.
prompt-buy = { $free ->
    [0] { $how } achetez-vous ?
    [one] { $how } achetez-vous ? (+{ $free } gratuit si vous en achetez)
   *[other] { $how } achetez-vous ? (+{ $free } gratuits si vous en achetez)
}
prompt-place_worker = { $guild } : placer un Ouvrier ? (encore { $left }, facultatif)
prompt-zone = Quelle zone pour « { $building } » ?
prompt-sell_resource = Quelle Ressource vendez-vous ? Encore { $left } au plus.
prompt-berk = Que faites-vous ensuite au Bureau de Berk ?
prompt-modifiers = Combien de jetons Modificateur prenez-vous ?
prompt-renew = Que renouvelez-vous ?
prompt-keep_commission = Laquelle des cartes Commission piochées gardez-vous ?
prompt-recall = Quelle Guilde votre Apprenti quitte-t-il ?
prompt-settlers_card = Quelle carte Colons satisfaites-vous ?
prompt-spend = { $how } dépensez-vous pour les { $card } ? (de { $low } à { $high } en tout, { $spent ->
    [0] rien encore
   *[other] déjà { $spent }
})
prompt-sell_building = Quel Bâtiment vendez-vous ?
prompt-income_resource = Revenu de votre Zone Collective : quelle Ressource ?
waiting-first_commission = { $who } garde une carte Commission.
waiting-gift_resource = { $who } choisit une Ressource.
waiting-gift_settlers = { $who } choisit une carte Colons.
waiting-menu = { $who } joue son tour.
waiting-die = { $who } choisit un dé.
waiting-value = { $who } choisit la valeur d’un dé.
waiting-location = { $who } choisit où placer un dé.
waiting-council_tile = { $who } choisit une tuile du Conseil.
waiting-office = { $who } choisit un Bureau.
waiting-castle_slot = { $who } choisit un emplacement du Château d’Ivoire.
waiting-dice_tile = { $who } choisit une tuile Dés.
waiting-discard_card = { $who } défausse une carte Colons.
waiting-take_card = { $who } prend une carte Colons.
waiting-second_card = { $who } hésite à prendre une deuxième carte Colons.
waiting-bonus = { $who } décide du bonus d’un Atelier.
waiting-any_resource = { $who } choisit une Ressource.
waiting-exchange_give = { $who } échange une Ressource.
waiting-exchange_take = { $who } échange une Ressource.
waiting-reroll = { $who } choisit des dés à relancer.
waiting-buy = { $who } achète des Ressources.
waiting-place_worker = { $who } place des Ouvriers.
waiting-zone = { $who } choisit une Zone Collective.
waiting-sell_resource = { $who } vend au Port.
waiting-berk = { $who } est au Bureau de Berk.
waiting-modifiers = { $who } prend des jetons Modificateur.
waiting-renew = { $who } renouvelle les Colons ou les Bâtiments.
waiting-keep_commission = { $who } garde une carte Commission.
waiting-recall = { $who } renvoie un Apprenti.
waiting-settlers_card = { $who } choisit des Colons à accueillir.
waiting-spend = { $who } dépense des Ressources pour des Colons.
waiting-sell_building = { $who } vend un Bâtiment.
waiting-income_resource = { $who } choisit le revenu d’une Zone Collective.
warning-unplaced-die = Vous pourriez encore placer un dé : si vous passez, la manche est finie pour vous.

# Pourquoi pas
reason-not-your-turn = Ce n’est pas à vous de jouer.
reason-passed = Vous avez passé : la manche est finie pour vous.
reason-game-over = La partie est terminée.
reason-game-won = L’objectif est atteint : la partie est terminée.
reason-unfinished = Terminez d’abord l’action commencée.
reason-setup-first = La mise en place doit d’abord être terminée.
reason-income-first = Choisissez d’abord votre revenu.
reason-menu-first = Dites d’abord ce que vous faites : placer un dé, satisfaire une carte Colons, vendre un Bâtiment ou terminer le tour.
reason-second-die = Vous avez déjà placé un dé pendant ce tour.
reason-second-card = Vous avez déjà satisfait une carte Colons pendant ce tour.
reason-second-sale = Vous avez déjà vendu un Bâtiment pendant ce tour.
reason-wrap = Un dé ne passe pas de 1 à 6 ni de 6 à 1.
reason-modifiers-missing = Il y faudrait plus de jetons Modificateur que vous n’en avez ({ $held }).
reason-dice-limit = Avec ce dé, le total de vos dés ({ $placed } pour l’instant) dépasserait votre limite de { $limit }.
reason-no-die-fits = Avec n’importe lequel de vos dés, leur total ({ $placed } pour l’instant) dépasserait votre limite de { $limit }.
reason-no-dice-left = Vous n’avez plus de dé à placer.
reason-no-place-for-any = Aucun lieu ne permet à l’un de vos dés d’accomplir ce qu’il doit.
reason-no-place-for-die = Aucun lieu ne permet à ce dé d’accomplir ce qu’il doit.
reason-place-first = Choisissez d’abord le lieu : { $place }.
reason-no-such-die = Aucun de vos dés non placés ne montre cette valeur.
reason-slot-taken = Un dé occupe déjà cet emplacement.
reason-value-misfit = La valeur du dé ne convient pas ici.
reason-no-chancery = Cette partie se joue sans la Chancellerie.
reason-tavern-full = Tous les emplacements de la Cavern Tavern sont pris.
reason-tavern-order = À la Cavern Tavern, le prochain dé doit valoir { $value } ou plus.
reason-tavern-empty = Aucune carte Colons n’est visible.
reason-card-not-shown = Cette carte n’est pas visible à la Cavern Tavern.
reason-discard-not-yours = Vous ne pouvez défausser que l’une de vos cartes non satisfaites.
reason-yard-full = Tous les emplacements du Chantier sont pris.
reason-yard-order = Au Chantier, le prochain dé doit valoir { $value } ou moins.
reason-yard-gold = Une Habitation coûte { gold-price } ; vous en avez { $gold }.
reason-yard-no-house = Toutes vos Habitations sont déjà en jeu.
reason-automa-guild = L’Automate bloque cette Guilde pour la manche.
reason-guild-closed = { $dice ->
    [one] Cette Guilde a déjà reçu son dé de la manche.
   *[other] Cette Guilde a déjà reçu ses { $dice } dés de la manche.
}
reason-bonus-not-there = L’Atelier ne montre pas ce bonus.
reason-bonus-no-effect = Ce bonus ne changerait rien pour l’instant.
reason-same-type = Prenez un autre type que celui que vous rendez.
reason-nothing-to-give = Vous n’avez pas cette Ressource à rendre.
reason-nothing-marked = Choisissez au moins un dé avant de lancer.
reason-no-die-to-mark = Vous n’avez plus de dé de cette valeur à choisir.
reason-buy-too-many = Ce dé permet d’en acheter { $most } au plus.
reason-buy-gold = Chaque Ressource se paie ; vous avez { gold-gold }.
reason-apprentices-full = Tous les emplacements d’Apprenti de cette Guilde sont pris.
reason-no-idle-worker = Votre Zone des Ouvriers est vide.
reason-no-apprentice-there = Vous n’avez là aucun Apprenti à transférer.
reason-same-guild = On ne transfère un Apprenti que depuis une autre Guilde.
reason-master-stays = Un Maître de Guilde reste à son Atelier.
reason-office-stays = Un Apprenti de la Chancellerie n’en bouge plus.
reason-automa-hall = Le dé de l’Automate occupe cet emplacement de l’Hôtel de Ville.
reason-hall-no-tile = Il n’y a pas de Bâtiment à cet emplacement.
reason-hall-gold = Le Bâtiment coûte { gold-price } ; vous en avez { $gold }.
reason-hall-no-apprentice = Il vous faut un Apprenti dans la { $guild }.
reason-hall-guild-full = Tous les emplacements d’Atelier de la { $guild } sont pris.
reason-hall-no-worker = Un Bâtiment Collectif demande un Ouvrier de votre Zone des Ouvriers.
reason-hall-no-zone = Vos Zones Collectives sont pleines.
reason-zone-taken = Un Bâtiment occupe déjà cette zone.
reason-port-no-stock = Vous n’avez aucune Ressource à vendre.
reason-port-nothing = Vous n’avez rien de tel à vendre.
reason-port-full = Le navire ne prend plus rien de ce que vous avez.
reason-port-no-space = Le navire n’a plus de place pour cette Ressource.
reason-port-sell-one = Vendez au moins une Ressource.
reason-council-blocked = Un dé bloque cet emplacement jusqu’à la phase d’Entretien.
reason-council-row = La valeur du dé correspond à une autre ligne.
reason-council-no-tile = Il n’y a pas de tuile du Conseil à cet endroit.
reason-council-nobility = La demande exige le niveau { $need } de Noblesse ; vous êtes au niveau { $nobility }.
reason-council-race = Vous n’avez pas encore accueilli de Colons de ce peuple : { $race }.
reason-council-resources = Il vous manque des Ressources demandées.
reason-council-gold = La demande coûte { gold-price } ; vous en avez { $gold }.
reason-berk-nothing = Il n’y a rien à obtenir de Berk pour l’instant.
reason-berk-choose = Faites au moins une chose au Bureau de Berk.
reason-berk-again = Vous l’avez déjà fait pendant cette visite.
reason-berk-declined = Vous avez fait ce choix : allez au bout.
reason-berk-too-many = { $most ->
    [one] Ce dé donne droit à { $most } jeton Modificateur au plus.
   *[other] Ce dé donne droit à { $most } jetons Modificateur au plus.
}
reason-berk-gold = Les jetons supplémentaires se paient ; vous avez { gold-gold }.
reason-no-modifier-left = Il ne reste pas assez de jetons Modificateur dans la réserve.
reason-nothing-to-renew = Il n’y a rien à y renouveler.
reason-second-renewal = Un seul renouvellement par visite.
reason-commission-limit = { $limit ->
    [one] Vous pouvez posséder { $limit } carte Commission : une de plus par Apprenti à la Chancellerie.
   *[other] Vous pouvez posséder { $limit } cartes Commission : une de plus par Apprenti à la Chancellerie.
}
reason-no-commission-left = Le paquet Commission est vide.
reason-no-dice-tile-left = Il ne reste plus de tuile Dés.
reason-not-drawn = Vous n’avez pas pioché cette carte.
reason-not-dealt = Cette carte ne vous a pas été distribuée.
reason-extra-castle-slot = Le quatrième emplacement du Château est réservé aux parties à six.
reason-recall-taken = L’emplacement de dé de votre plateau Joueur est pris.
reason-recall-nobody = Vous n’avez d’Apprenti à renvoyer dans aucune Guilde.
reason-recall-none = Vous n’avez là aucun Apprenti à renvoyer.
reason-recall-master = Un Maître de Guilde ne peut pas être renvoyé.
reason-office-value = Ce Bureau correspond à une autre valeur de dé.
reason-office-closed = Les Bureaux du bas ne sont ouverts qu’à cinq ou six joueurs.
reason-office-race = Vous n’avez pas encore accueilli de Colons de ce peuple : { $race }.
reason-office-no-worker = Il vous faut un Ouvrier dans votre Zone des Ouvriers.
reason-office-taken = Ce Bureau est occupé.
reason-tile-value = Aucune de vos tuiles Dés n’a d’emplacement de cette valeur.
reason-tile-no-slot = Cette tuile Dés n’a pas d’emplacement de cette valeur.
reason-tile-done = Cet emplacement de la tuile Dés est déjà complet.
reason-tile-not-yours = Cette tuile Dés n’est pas à vous.
reason-no-settlers = Vous n’avez pas de carte Colons non satisfaite.
reason-no-house = Il n’y a pas d’Habitation dans votre Zone de Construction.
reason-no-plot = Toutes vos Parcelles sont construites.
reason-types-missing = Il vous manque un type de Ressource que les Colons demandent.
reason-total-out-of-reach = Ce que vous pouvez dépenser de chaque type n’atteint pas le minimum des Colons.
reason-card-not-yours = Vous ne pouvez satisfaire que l’une de vos cartes non satisfaites.
reason-wrong-type = Les { $card } ne demandent pas ce type ({ $resource }).
reason-spend-order = Dites d’abord combien vous dépensez de ce type : { $resource }.
reason-at-least-one = Dépensez au moins une Ressource de ce type ({ $resource }).
reason-not-in-stock = { $stock ->
    [0] Vous n’avez aucune Ressource de ce type ({ $resource }).
    [one] Vous n’avez que { $stock } Ressource de ce type ({ $resource }).
   *[other] Vous n’avez que { $stock } Ressources de ce type ({ $resource }).
}
reason-wrong-total = Le total doit être compris entre { $low } et { $high }.
reason-over-cap = Une carte prend au plus { $cap } Ressources de ce type ({ $resource }).
reason-nothing-to-sell = Vous ne possédez aucun Bâtiment.
reason-no-building-there = Il n’y a pas de Bâtiment à cet endroit.
reason-not-your-building = Ce Bâtiment n’est pas à vous.
reason-gift-not-shown = Cette carte n’est pas visible à la Cavern Tavern.

# Journal
log-first-player = { $seat } reçoit le jeton Premier Joueur.
    .you = Vous recevez le jeton Premier Joueur.
log-character = { $seat } joue { $character }.
    .you = Vous jouez { $character }.
log-gift = { $seat } reçoit le don de son Personnage, { $character }.
    .you = Vous recevez le don de votre Personnage, { $character }.
log-objective = Objectif « { $objective } » : { $text }
log-round = La manche { $round } commence.
log-event = Événement « { $event } » : { $text }
log-roll = { $seat } lance les dés ({ $dice }).
    .you = Vous lancez les dés ({ $dice }).
log-reroll = { $seat } relance des dés ({ $dice }).
    .you = Vous relancez des dés ({ $dice }).
log-pass = { $seat } passe.
    .you = Vous passez.
log-place-die = { $modifiers ->
    [0] { $seat } place un { $value } ({ $place }).
    [one] { $seat } place un { $value } avec { $modifiers } jeton Modificateur ({ $place }).
   *[other] { $seat } place un { $value } avec { $modifiers } jetons Modificateur ({ $place }).
}
    .you = { $modifiers ->
        [0] Vous placez un { $value } ({ $place }).
        [one] Vous placez un { $value } avec { $modifiers } jeton Modificateur ({ $place }).
       *[other] Vous placez un { $value } avec { $modifiers } jetons Modificateur ({ $place }).
    }
log-take-settlers = { $seat } prend les { $card }.
    .you = Vous prenez les { $card }.
log-discard-settlers = { $seat } défausse les { $card }.
    .you = Vous défaussez les { $card }.
log-settlers-revealed = Les { $card } arrivent à la Cavern Tavern.
log-settlers-reshuffled = Les cartes Colons défaussées forment un nouveau paquet.
log-satisfy = { $spent ->
    [one] { $seat } accueille les { $card } avec { $spent } Ressource ({ $vp } PV).
   *[other] { $seat } accueille les { $card } avec { $spent } Ressources ({ $vp } PV).
}
    .you = { $spent ->
        [one] Vous accueillez les { $card } avec { $spent } Ressource ({ $vp } PV).
       *[other] Vous accueillez les { $card } avec { $spent } Ressources ({ $vp } PV).
    }
log-house = { $seat } achète une Habitation pour { gold-price }.
    .you = Vous achetez une Habitation pour { gold-price }.
log-reward-gold = { $seat } reçoit { gold-count } comme propriétaire dans la { $guild }.
    .you = Vous recevez { gold-count } comme propriétaire dans la { $guild }.
log-reward-resource = { $seat } reçoit { $goods } comme propriétaire dans la { $guild }.
    .you = Vous recevez { $goods } comme propriétaire dans la { $guild }.
log-reward-vp = { $seat } reçoit { $count } PV comme propriétaire dans la { $guild }.
    .you = Vous recevez { $count } PV comme propriétaire dans la { $guild }.
log-bonus = { $seat } utilise « { $building } » ({ $effect }).
    .you = Vous utilisez « { $building } » ({ $effect }).
log-resource = { $seat } reçoit { $goods }.
    .you = Vous recevez { $goods }.
log-exchange = { $seat } échange { $given } contre { $resource }.
    .you = Vous échangez { $given } contre { $resource }.
log-buy = { $free ->
    [0] { $seat } achète { $goods }.
   *[other] { $seat } achète { $goods } et en reçoit { $free } de plus gratuitement.
}
    .you = { $free ->
        [0] Vous achetez { $goods }.
       *[other] Vous achetez { $goods } et en recevez { $free } de plus gratuitement.
    }
log-apprentice = { $seat } place un Apprenti dans la { $guild }.
    .you = Vous placez un Apprenti dans la { $guild }.
log-transfer = { $seat } transfère un Apprenti de la { $from } vers la { $guild }.
    .you = Vous transférez un Apprenti de la { $from } vers la { $guild }.
log-recall = { $seat } renvoie un Apprenti de la { $guild }.
    .you = Vous renvoyez un Apprenti de la { $guild }.
log-workshop = { $seat } achète « { $building } » pour { gold-price } : un nouveau Maître dans la { $guild }.
    .you = Vous achetez « { $building } » pour { gold-price } : un nouveau Maître dans la { $guild }.
log-community = { $seat } construit « { $building } » dans la zone { $zone }.
    .you = Vous construisez « { $building } » dans la zone { $zone }.
log-sell-building = { $seat } vend « { $building } » pour { gold-price }.
    .you = Vous vendez « { $building } » pour { gold-price }.
log-sell-resource = { $seat } vend { $goods } au Port pour { gold-price }.
    .you = Vous vendez { $goods } au Port pour { gold-price }.
log-council = { $seat } répond à la demande « { $tile } » ({ $vp } PV).
    .you = Vous répondez à la demande « { $tile } » ({ $vp } PV).
log-council-revealed = Nouvelle demande du Conseil : « { $tile } ».
log-castle = { $seat } gagne { count-reputation } au Château d’Ivoire.
    .you = Vous gagnez { count-reputation } au Château d’Ivoire.
log-modifiers = { $price ->
    [0] { $seat } prend { count-modifiers } gratuitement.
   *[other] { $seat } prend { count-modifiers } pour { gold-price }.
}
    .you = { $price ->
        [0] Vous prenez { count-modifiers } gratuitement.
       *[other] Vous prenez { count-modifiers } pour { gold-price }.
    }
log-renew-settlers = { $seat } renouvelle les Colons.
    .you = Vous renouvelez les Colons.
log-renew-buildings = { $seat } renouvelle les Bâtiments.
    .you = Vous renouvelez les Bâtiments.
log-building-revealed = « { $building } » arrive à l’emplacement { $slot } de l’Hôtel de Ville.
log-building-dead = La tuile « { $building } » est défaussée : sa Guilde est complète.
log-ship = Un navire entre au Port : « { $ship } ».
log-office = { $seat } envoie un Ouvrier à la Chancellerie (« { $office } »).
    .you = Vous envoyez un Ouvrier à la Chancellerie (« { $office } »).
log-commission-drawn = { $seat } pioche { count-commissions }.
    .you = Vous piochez { count-commissions }.
log-commission-seen = Vous voyez la Commission « { $card } ».
log-commission-kept = { $seat } garde une carte Commission.
    .you = Vous gardez une carte Commission.
log-dice-tile = { $seat } pose « { $tile } » à côté de sa carte Commission.
    .you = Vous posez « { $tile } » à côté de votre carte Commission.
log-dice-tile-die = { $seat } place un { $value } sur « { $tile } ».
    .you = Vous placez un { $value } sur « { $tile } ».
log-commission-activated = { $seat } active une Commission.
    .you = Vous activez une Commission.
log-income-phase = La phase de Revenus commence.
log-income-gold = { $seat } reçoit { gold-count } pour ses Apprentis.
    .you = Vous recevez { gold-count } pour vos Apprentis.
log-income-modifiers = { $seat } reçoit { count-modifiers } d’une Zone Collective.
    .you = Vous recevez { count-modifiers } d’une Zone Collective.
log-income-reputation = { $seat } gagne { count-reputation } grâce à une Zone Collective.
    .you = Vous gagnez { count-reputation } grâce à une Zone Collective.
log-income-chancery = { $seat } reçoit { gold-count } de la Chancellerie.
    .you = Vous recevez { gold-count } de la Chancellerie.
log-automa-roll = { $seat } lance blanc, vert, jaune, rouge, bleu : { $dice }.
log-automa-tavern = Le dé blanc ({ $value }) prend le premier emplacement de la Cavern Tavern.
log-automa-yard = Le dé vert ({ $value }) prend le premier emplacement du Chantier.
log-automa-hall = Le dé jaune prend l’emplacement { $slot } de l’Hôtel de Ville : la tuile « { $building } » est défaussée.
log-automa-hall-empty = Le dé jaune prend l’emplacement { $slot } de l’Hôtel de Ville, qui est vide.
log-automa-guild = Un dé de { $value } bloque la { $guild } pour la manche.
log-automa-aside = Le rouge et le bleu montrent tous deux { $value } : le bleu est mis de côté.
log-solo-won = { $seat } remplit l’objectif et gagne.
    .you = Vous remplissez l’objectif et gagnez.
log-solo-lost = Les dix manches sont finies et l’objectif n’est pas rempli : la partie est perdue.
log-game-over = Les dix manches sont finies : décompte final.

# Décompte
score-settlers = Colons
score-workshops = Ateliers
score-community = Bâtiments Collectifs
score-council = Conseil de Pierre
score-nobility = Noblesse
score-commissions = Commissions
score-resources = Ressources restantes
score-objective = Seul l’objectif compte

# La table en texte
table-round = Manche { $round } sur 10
table-event = Événement : { $name }. { $text }
table-tavern = Cavern Tavern (dés : { $dice })
table-yard = Chantier (dés : { $dice })
table-guilds = Guildes
table-hall = Hôtel de Ville
table-hall-slot = { $slot } ({ gold-cost }) : { $tile }
table-port = Port : { $ship } (dés : { $dice })
table-price = { $resource } { $price } or, { $free } libres
table-council = Conseil de Pierre
table-council-tile = { $tile } (Noblesse { $nobility }, { $cost } → { $vp } PV)
table-gold = { gold-count }
table-free = rien à payer
table-berk = Bureau de Berk : { $dice }
table-castle = Château d’Ivoire : { $dice }
table-chancery = Chancellerie : { $dice }
table-office = { $name } ({ $benefit }) : { $owner }
table-nobody = personne
table-apprentices = Apprentis { $counts }, { gold-gold } chacun
table-card = { $name } [{ $race } ; { $low } à { $high } : { $types } ; Ouvriers { $workers }, étoiles { $stars }]
table-player = { $name } : { $points } points
table-dice = dés { $dice } · total placé { $placed }, limite { $limit } · jetons Modificateur { $modifiers }
table-means = or { $gold } · { $resources }
table-people = Ouvriers { $workers } · Habitations { $houses } · Parcelles { $plots } · Réputation { $reputation } · Noblesse { $nobility }
table-character = { $name } (quatre fois { $resource })
table-commission = Commission { $name }, { $tile }, complet : { $complete }
table-hidden = face cachée
table-solo = Objectif : { $name }. { $text }
table-progress = { $metric } : { $now } sur { $goal }

# Quantités et formes
amount-books = { $count ->
    [one] { $count } Livre
   *[other] { $count } Livres
}
how-books = Combien de Livres
amount-weapons = { $count ->
    [one] { $count } Arme
   *[other] { $count } Armes
}
how-weapons = Combien d’Armes
amount-furniture = { $count ->
    [one] { $count } Meuble
   *[other] { $count } Meubles
}
how-furniture = Combien de Meubles
amount-relics = { $count ->
    [one] { $count } Relique
   *[other] { $count } Reliques
}
how-relics = Combien de Reliques
amount-jewelry = { $count ->
    [one] { $count } Bijou
   *[other] { $count } Bijoux
}
how-jewelry = Combien de Bijoux
amount-artwork = { $count ->
    [one] { $count } Œuvre d’Art
   *[other] { $count } Œuvres d’Art
}
how-artwork = Combien d’Œuvres d’Art
gold-price = { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
}
gold-count = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
gold-cost = { $cost ->
    [one] { $cost } pièce d’or
   *[other] { $cost } pièces d’or
}
gold-gold = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
count-reputation = { $count ->
    [one] { $count } point de Réputation
   *[other] { $count } points de Réputation
}
count-modifiers = { $count ->
    [one] { $count } jeton Modificateur
   *[other] { $count } jetons Modificateur
}
count-commissions = { $count ->
    [one] { $count } carte Commission
   *[other] { $count } cartes Commission
}
table-titled = { $title } : { $text }
