### Pages of a host: the ways on top, and the lobby in which everything can be changed until the start.

site-ways = Pages
site-tables = Tables
site-games = Jeux
site-evenings = Soirées
site-history = Parties
site-account = { $named ->
    [0] Compte
   *[other] Compte, { $name }
}
site-account-short = Compte
site-guest = Invité

lobby-subtitle = { $taken } / { $players } places prises · { $low } à { $high } min
lobby-open-to-change = tout peut encore changer
lobby-rules = Les règles
lobby-order-hint = glisser, ou les flèches : l’ordre du tour
lobby-up = Monter { $name }
lobby-down = Descendre { $name }
lobby-seat-open = Place libre
lobby-kept-for = Gardée pour { $name }
lobby-no-one = encore personne
lobby-you = vous
lobby-you-host = vous, hôte
lobby-host = hôte
lobby-is-human = joueur
lobby-is-bot = robot
lobby-is-automa = joué par les règles
lobby-who = Qui occupe la place { $number }
lobby-by-link = Par le lien
lobby-bot = Robot
lobby-me-too = Moi aussi, même écran
lobby-invite-friend = Ami : { $name }
lobby-level = Niveau de { $name }
lobby-link-unused = lien pas encore utilisé
lobby-not-yet = pas encore venu
lobby-ready = présent
lobby-not-here = absent
lobby-was-here = était là il y a { $minutes ->
    [one] une minute
   *[other] { $minutes } min
}
lobby-remove = Renvoyer { $name }
lobby-drop = Retirer la place { $number }
lobby-add = Ajouter une place
lobby-all-bots = Robots aux places libres
lobby-first = Premier joueur
lobby-as-listed = Selon la liste
lobby-by-lot = Au sort
lobby-options = Options
lobby-title = Nom de la table
lobby-title-about = visible dans la liste de chacun
lobby-by-itself = Commence toute seule
lobby-by-itself-about = dès que toutes les places sont prises
lobby-rated = Compte pour le classement
lobby-rated-about = chaque joueur doit avoir un compte
lobby-invite = Inviter
lobby-code = Code avec le lien des joueurs
lobby-share = Partager
lobby-onlookers = Lien des spectateurs
lobby-seats-by-link = { $count ->
    [0] Aucune place n’est libre.
    [one] Une place peut être prise avec ce lien.
   *[other] { $count } places peuvent être prises avec ce lien.
}
lobby-clock-none = Aucune
lobby-clock-live = En direct
lobby-clock-days = Par jours
lobby-clock-time = Temps
lobby-clock-over = Quand il est écoulé
lobby-over-stand-in = Un robot continue
lobby-over-lose = La partie est perdue
lobby-clock-is = { $kind ->
    [days] { $days ->
        [one] 1 jour par coup
       *[other] { $days } jours par coup
    }
    [bank] { $minutes } min + { $increment } s
   *[other] { $minutes } min par coup
}
lobby-clock-note-none = Chacun prend le temps qu’il lui faut.
lobby-clock-note-live = Pour des joueurs présents en même temps.
lobby-clock-note-days = Pour qui passe de temps en temps. Des vacances arrêtent la pendule.
lobby-start-now = Commencer maintenant ?
lobby-wait-host = L’hôte lance la partie.
lobby-state = { $here ->
    [0] Personne n’est présent.
   *[other] Présents : { $ready }.
} { $away ->
    [0] { $open ->
        [0] Personne ne manque.
        [one] Manque : une place libre.
       *[other] Manquent : { $open } places libres.
    }
   *[other] { $open ->
        [0] Manque : { $missing }.
        [one] Manquent : { $missing }, une place libre.
       *[other] Manquent : { $missing }, { $open } places libres.
    }
}
lobby-start = Commencer
lobby-start-all = tout le monde est là
lobby-start-not = il faut que chacun soit là
lobby-start-without = Commencer sans les absents
lobby-start-bots = { $count ->
    [one] un robot joue à la place ({ $level })
   *[other] { $count } robots jouent à la place ({ $level })
}{ $away ->
    [0] {""}
   *[other] { " " }; { $who } peut revenir
}
lobby-close-about = tous les invités sont prévenus
js-close-table = Fermer la table
js-close-table-text = La table s’arrête ici pour tous ceux qui y sont assis.

error-table-people-stay = Quelqu’un est assis là. Qui est à la table garde une place, une seule ; pour renvoyer quelqu’un il y a un bouton à part.
error-table-seat-kept = Cette place est gardée pour quelqu’un d’autre.
table-log-edit = L’hôte a modifié la table.
