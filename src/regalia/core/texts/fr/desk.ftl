### Coming back: tables, history, ratings, and what happened meanwhile.

desk-yours = À vous
desk-others = Aux autres
desk-waiting = En attente de joueurs
desk-play = Jouer
desk-look = Ouvrir
desk-lobby = Salon
desk-count = { $count } en cours
desk-none = Aucune de vos tables n’attend personne. Commencez une partie, ou rejoignez-en une par un lien.
desk-open = { $count ->
    [0] Complète, pas commencée
    [one] 1 place libre
   *[other] { $count } places libres
}
desk-no-clock = Sans pendule
desk-left = { $unit ->
    [days] encore { $days } j { $hours } h
    [hours] encore { $hours } h { $minutes }
   *[minutes] encore { $minutes } min
}
desk-begin = Commencer une partie
desk-link = Code ou lien
desk-ratings = Classement
desk-ratings-about = points ± incertitude
desk-spread = incertitude : un écart type
desk-after = { $count ->
    [one] après une partie de plus
   *[other] après { $count } parties de plus
}
desk-games = Parties :
desk-all = toutes les parties
desk-replay = Revoir
desk-won = gagnée
desk-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
desk-duel = { $kind ->
    [won] gagnée contre { $who } · { $mine } à { $theirs }
    [lost] perdue contre { $who } · { $mine } à { $theirs }
   *[even] égalité avec { $who } · { $mine } à { $theirs }
}
desk-place = { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $count }
history-none = Aucune de vos parties n’est encore terminée.
history-older = Parties plus anciennes
history-ratings = Une partie compte si l’hôte le veut, si chacun a un compte et si elle va à son terme. Qui est parti ou en retard est dernier.
js-no-such-link = Ce n’est pas un lien vers une table.
js-next-table = Table suivante
js-since-count = { $count } coups depuis votre passage.
js-since-film = Les revoir
js-since-close = Pas maintenant
js-since-skip = Au présent
js-since-step = { $number } sur { $count }
desk-again = Rejouer
