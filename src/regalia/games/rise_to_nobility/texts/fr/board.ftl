# Le dessin
board-part-tavern = Taverne
board-part-guilds = Guildes
board-part-town = Ville
board-part-council = Conseil
board-round = Manche
board-phase-preparation = Préparation
board-phase-actions = Actions
board-phase-income = Revenus
board-phase-upkeep = Entretien
board-phase-over = Fin
board-nobility = Noblesse
board-reached = { $level } : { $shield }
board-at-end = à la fin
board-any-die = tout dé
board-full = complet
board-or-more = { $value } ou plus
board-or-less = { $value } ou moins
board-hall-rule = dé = numéro, payez le prix
board-hall-slot = Emplacement { $slot } de l’Hôtel de Ville
board-council-row = Rangée des dés { $values }
board-port-slot = Emplacement { $slot } du Port
board-chancery-slot = Emplacement { $slot } de la Chancellerie
board-berk = Bureau de Berk
board-berk-slot = Bureau de Berk { $values }
board-crate = { $resource } : { $price } or, places libres : { $free }
board-council-loss = chaque demande coûte −{ $count }
board-no-cost = gratuit
board-guild-scholars = Érudits
board-guild-blacksmiths = Forgerons
board-guild-carpenters = Menuisiers
board-guild-wizards = Magiciens
board-guild-jewelers = Joailliers
board-guild-artists = Artistes
board-apprentice = Votre Apprenti, { $guild }

# Votre zone
board-your-dice = Vos dés
board-your-land = Vos terres
board-your-settlers = Vos Colons
board-dice-of = Dés : { $seat }
board-land-of = Terres : { $seat }
board-settlers-of = Colons : { $seat }
board-die = Dé de valeur { $value }
board-value = { $count ->
    [0] Tel quel : { $value }
    [one] Comme un { $value }, { $count } jeton Modificateur
   *[other] Comme un { $value }, { $count } jetons Modificateur
}
board-end-turn = Finir le tour
board-pass = Passer
board-sell = Vendre
board-of = sur
board-left = { $count ->
    [one] reste { $count } pour un dé
   *[other] restent { $count } pour un dé
}
board-none-left = plus aucun dé possible
board-ready = prêtes
board-idle = libres
board-keep = Gardez une de ces cartes Commission
board-secret = Commission secrète

# Sièges
board-points = points
board-nobility-level = noblesse
board-reputation = réputation
board-gold = or
board-modifiers = { $count ->
    [one] modificateur
   *[other] modificateurs
}
board-good = { $resource } : { $count }
board-up-to = jusqu’à { $count }
board-welcomed = Accueillis
board-council = Conseil
board-first = Premier joueur
board-passed = A passé
board-out-of-dice = Plus de dés
board-no-dice = aucun dé
board-place = { $place ->
    [1] Premier
    [2] Deuxième
    [3] Troisième
   *[other] { $place }e place
}
board-won = Objectif atteint : partie gagnée
board-lost = Objectif manqué : partie perdue
board-source-settlers = Colons
board-source-workshops = Ateliers
board-source-community = Collectifs
board-source-council = Conseil
board-source-nobility = Noblesse
board-source-commissions = Commissions
board-source-resources = Ressources
board-source-objective = Objectif seul
board-if-now = Si tout s’arrêtait là
board-final = Score final
board-automa-dice = Ses dés de la manche
board-aside = mis de côté

# À côté du plateau
board-event = Événement { $deck }
board-objective = Votre objectif
board-income = Revenus à venir
board-pile-settlers = Colons
board-pile-buildings = Bâtiments
board-pile-council = Conseil
board-pile-ships = Navires
board-pile-modifiers = Modif.
board-pile-discards = Défausse
board-pile-commissions = Commissions
board-pile-dice-tiles = Tuiles Dés

# Infobulles
board-limit = Limite de dés
board-dice = Dés
board-reward = Récompense du propriétaire
board-workshop = Emplacement d’Atelier
board-apprentices = Apprentis
board-ship = Navire Marchand
board-renewal = Renouvellement
board-recall = Renvoyer un Apprenti
board-plots = Parcelles
board-houses = Habitations bâties, et en tout
board-workers = Ouvriers en attente : { $count }
board-workers-zone = Ouvriers
board-zones = Zones Collectives
board-settlers = Cartes Colons
board-dice-tile = Tuile Dés
board-tip-settlers = { $race }. Payez de { $low } à { $high } Ressources, au moins une de chaque : { $types }. Vous recevez Ouvriers : { $workers }, Noblesse : { $stars }, et 1 PV par Ressource.
board-tip-workshop = { $guild }. { $text }
board-tip-council = Demande le niveau { $nobility } de Noblesse. Coût : { $cost }. Rapporte { $vp } PV.
board-tip-lacking = Il vous manque : { $things }.
board-tip-office = { $text } Peuple à accueillir d’abord : { $race }.
