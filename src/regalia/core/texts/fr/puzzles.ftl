### Les problèmes : des positions où un choix est nettement le meilleur.

cli-puzzle-about = Faire, lister et vérifier des problèmes : des positions où un choix est nettement le meilleur.
cli-arg-puzzle-what = make (faire), list (lister) ou check (vérifier)
cli-arg-puzzle-count = combien en faire (8)
cli-arg-puzzle-games = nombre maximal de parties à parcourir (40)
cli-arg-puzzle-thorough = vérifier par une recherche plus grande que celles qui les ont faits
cli-puzzle-line = { $id } : { $name } ({ $action }), environ { $points } points de mieux, { $level ->
    [1] facile
    [2] moyen
   *[3] difficile
}
cli-puzzle-none = { $game } n’a pas encore de problèmes.
cli-puzzle-made = { $count } problèmes faits ; { $folder }
cli-puzzle-holds = { $id } : tient ({ $points } points)
cli-puzzle-fails = { $id } : { $problem ->
    [unreadable] sa position n’est plus lisible
    [illegal] un de ses choix n’est pas permis
    [close] un autre choix est presque aussi bon
   *[other] une recherche préfère un autre choix
}

puzzle-strip = Problème
puzzle-shelf = Problèmes
puzzle-shelf-text = Des positions de parties où un choix est nettement le meilleur. À résoudre sur la table : autant d’essais que l’on veut, sans pendule.
puzzle-of-the-day = Problème du jour
js-puzzle-of-the-day = Problème du jour
puzzle-number = Problème { $number }
puzzle-hardness = { $level ->
    [1] facile
    [2] moyen
   *[3] difficile
}
puzzle-solved = résolu
puzzle-question = Vous avez { $count } choix ; un seul rapporte { $points ->
    [one] environ 1 point
   *[other] environ { $points } points
} de plus que tout autre d’ici la fin. Jouez-le.
puzzle-right = Juste : { $name }.
puzzle-wrong = { $name } coûte { $points ->
    [one] environ 1 point
   *[other] environ { $points } points
} par rapport au meilleur choix.
puzzle-wrong-by = D’ici la fin : { $sources }.
puzzle-wrong-plain = Autre chose rapporte davantage. Quoi ?
puzzle-solution = Le meilleur choix : { $name }.
puzzle-hint-sources = D’ici la fin, le meilleur choix rapporte plus ici : { $sources }.
puzzle-hint-gains = Le meilleur choix vous laisse : { $gains }.
puzzle-hint-kind = { $count ->
    [one] C’est un choix différent des autres.
   *[other] C’est l’un des { $count } choix du genre « { $name } ».
}
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-hint = Indice
puzzle-answer = Réponse

error-puzzle-unknown = { $game } n’a pas de problème « { $puzzle } ».
error-puzzle-broken = Le problème { $file } est illisible : { $problem }
error-puzzle-what = « { $what } » n’est pas l’un de : make, list, check.
