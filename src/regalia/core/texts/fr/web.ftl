# Les pages
web-brand = Regalia
web-home = Regalia, accueil
web-skip = Aller au contenu
web-tools = Outils
web-tool-undo = Annuler
web-tool-redo = Rétablir
web-tool-hint = Conseiller (H)
web-tool-why = Pourquoi pas ?
web-tool-rules = Règles
web-tool-scores = Scores
web-tool-text = La table en toutes lettres
web-tool-chat = Discussion
web-tool-share = Partager
web-tool-language = English
web-tool-theme = Clair ou sombre
web-tool-settings = Réglages
web-tool-name = Votre nom
web-around = À côté du plateau
web-board = Plateau
web-board-parts = Parties du plateau
web-own = Votre espace
web-seats = Sièges
web-log = Journal
web-log-filter = Les lignes de qui
web-log-all = Tous
web-text-view = La table en toutes lettres
web-tabs = Vues
web-tab-board = Table
web-tab-own = Votre zone
web-tab-left = Autour
web-tab-seats = Sièges
web-tab-log = Journal
web-bar = Décision
web-bar-fold = Replier ou déplier les choix
web-bar-you-end = Vous terminez vous-même votre tour.
web-bar-many = { $count } choix : sur le plateau ou ici.
web-bar-some = { $count ->
    [one] Un seul choix.
   *[other] Choisissez sur le plateau ou ici.
}
web-bar-over = La partie est terminée.
web-overlay = Messages et dialogues
web-options = Choix
web-yes = oui
web-no = non

web-why-watching = Vous regardez : seuls les joueurs décident.
web-why-over = La partie est terminée.
web-why-nothing = Il n’y a rien à faire ici pour le moment. La question est : { $prompt }
web-why-not-asked = Ce n’est pas à vous de décider maintenant. { $waiting }
error-web-no-hint = On ne vous demande rien pour le moment.

# Accueil
web-home-title = Cinq jeux royaux, une seule table
web-home-text = Jouez avec les règles complètes : seul contre les adversaires prévus par la règle, contre des robots, ou entre amis grâce à un lien. Chaque refus dit pourquoi.
web-my-tables = Mes tables
web-open-tables = Tables ouvertes
web-public = Montrer la table à tous sur la page d’accueil
web-you = Vous
web-your-turn = À vous de jouer
web-waiting-for = On attend { $who }
web-seats-open = { $count ->
    [one] Un siège libre
   *[other] { $count } sièges libres
}
web-not-begun = Pas commencée
web-finished = Parties terminées
web-you-win = Vous gagnez !
web-winner = { $count ->
    [one] { $who } gagne la partie
   *[other] { $who } se partagent la victoire
}
web-final-score = Score final : { $scores }
web-results-beside = Vos résultats avec ce réglage ({ $set_up }), du meilleur au moins bon : { $scores }
web-players = { $low ->
    [1] 1 à { $high } joueurs
   *[other] { $low ->
        [2] { $high ->
            [2] 2 joueurs
           *[other] 2 à { $high } joueurs
        }
       *[other] { $low } à { $high } joueurs
    }
}
web-minutes = { $low } à { $high } min
web-weight = Complexité : { $weight } sur 5
web-play-now = Jouer tout de suite
web-play-now-is = Jouer tout de suite : { $what }
web-against-bots = { $count ->
    [one] Contre un robot
   *[other] Contre { $count } robots
}
web-new-table = Nouvelle table
web-read-rules = Les règles
web-rules-text = Les règles avec nos propres mots, clause par clause. Ce sont ces clauses qui sont citées chaque fois que quelque chose n’est pas permis.

# Une nouvelle table
web-your-name = Votre nom
web-mode = Mode
web-our-own = variante maison
web-player-count = Joueurs
web-choose-n = { $count } au choix
web-at-random = au hasard
web-seat-number = Siège { $number }
web-not-chosen = non choisi
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-move = Un temps pour chaque tour
web-clock-bank = Un temps pour la partie, avec incrément
web-clock-days = Des jours pour chaque tour
web-clock-minutes = Minutes
web-clock-increment = Secondes ajoutées après chaque tour
web-clock-day-count = Jours
web-clock-is = { $kind ->
    [move] { $minutes } min par tour
    [bank] { $minutes } min + { $increment } s par tour
   *[days] { $days } jours par tour
}
web-on-time = Quand le temps est écoulé
web-on-time-stand-in = un robot remplace le joueur
web-on-time-lose = la partie est perdue
web-confirm-turns = Me demander avant la fin de mon tour
web-create = Ouvrir la table
web-seat-me = vous
web-seat-human = un joueur
web-seat-open = libre
web-seat-bot = robot
web-seat-automa = joué par les règles

# Avant la partie
web-lobby-text = La partie commence dès que tous les sièges sont pris.
web-invite = Lien pour les joueurs
web-invite-watch = Lien pour les spectateurs
web-copy = Copier
web-sit-too = M’asseoir ici aussi
web-leave = Partir
web-remove = Renvoyer
web-close-table = Fermer la table
web-start-with-bots = Commencer, avec des robots aux sièges libres
web-join = Rejoindre la partie
web-join-late = Cette partie a déjà commencé.
web-to-the-table = À la table
web-sorry = Désolé
web-to-home = Accueil

# Après la partie
web-final-scoring = Décompte final
web-replay = Revoir
web-play-again = Rejouer
web-replay-step = Décision { $step } sur { $last }
web-replay-back = Une décision en arrière
web-replay-on = Une décision en avant
web-replay-run = Dérouler
web-replay-slider = Moment de la partie
web-fork = Reprendre à partir d’ici
web-picture = Image
web-journal = Partie
web-tie-break = départage : { $values }
web-lost-by-time = { $who } a dépassé son temps.
web-score-sources = Points par source
web-score-source = Source
web-score-total = Total

# Ce que dit la page elle-même
js-agree = Accepter
js-away = absent
js-back-to-now = Revenir au présent
js-bot-plays = Robot : { $bot }
js-cancel = Annuler
js-chat = Discussion
js-chat-say = Dites quelque chose
js-close = Fermer
js-copied = Copié.
js-copy = Copier
js-copy-by-hand = Appuyez sur Ctrl+C pour copier.
js-curtain = C’est à { $who }
js-curtain-ready = Je suis { $who }
js-curtain-text = Passez l’écran. Rien n’est montré avant que le bouton soit pressé.
js-do-it = Le faire
js-done = Terminé
js-end-turn = Finir le tour ?
js-end-turn-text = Ensuite les autres jouent ; revenir en arrière demandera leur accord.
js-end-turn-yes = Finir le tour
js-error = Quelque chose n’a pas marché.
js-final-scoring = Décompte final
js-in-words = La table en toutes lettres
js-journal = Enregistrement
js-just-name = Prendre ce nom
js-leave = Quitter la partie
js-leave-text = Vous pourrez revenir tant que la partie dure ; entre-temps, les autres peuvent demander à un robot de vous remplacer.
js-left = est parti
js-lend-stand-in = Faire jouer un robot à sa place
js-link-join = Lien pour les joueurs
js-link-moment = Lien vers ce moment
js-link-watch = Lien pour les spectateurs
js-login = Se connecter
js-looking-back = Le plateau après la décision { $step }
js-nothing-refused = Tout est possible pour le moment, ou rien ne vous est demandé.
js-offline = Le serveur ne répond pas.
js-passphrase = Phrase secrète (pour revenir depuis un autre appareil)
js-pause = Pause
js-picture = Image (SVG)
js-play-again-myself = Reprendre ma place
js-present = présent
js-reconnecting = Connexion perdue : nouvel essai…
js-refuse = Refuser
js-register = S’inscrire
js-rules = Règles
js-rules-find = Chercher dans les règles
js-run = Dérouler
js-scores-hidden = Les scores restent secrets jusqu’à la fin de la partie.
js-scores-now = Les scores si la partie finissait maintenant
js-seat = Siège { $number }
js-seat-bot = Robot : { $name }
js-seat-me = Moi
js-seat-open = Libre, par lien
js-send = Envoyer
js-set-confirm = Me demander avant la fin de mon tour
js-set-forced = Jouer d’office les coups forcés
js-set-keys = Les touches 1–9 et les lettres choisissent
js-set-motion = Animer les coups
js-set-notify = Notification du navigateur quand c’est à moi
js-set-sound = Un son quand c’est à moi
js-set-steps = Montrer les coups des autres un par un
js-set-warn = M’avertir avant un coup qui gaspille quelque chose
js-settings = Réglages
js-share = Partager
js-somebody = Quelqu’un
js-stand-in-plays = un remplaçant joue
js-sure = Êtes-vous sûr ?
js-take-back = Revenir en arrière ?
js-take-back-asked = Les autres ont été consultés.
js-take-back-text = Quelque chose a été montré ou quelqu’un a joué depuis : les autres doivent être d’accord.
js-take-back-waiting = On attend l’accord des autres.
js-take-back-wanted = { $who } aimerait revenir sur sa dernière décision.
js-take-back-yes = Demander aux autres
js-theme = Thème
js-theme-auto = celui du système
js-theme-dark = sombre
js-theme-light = clair
js-told = Ce qui vient de se passer
js-who = Qui êtes-vous ?
js-who-text = Un nom suffit. Avec une phrase secrète vous retrouvez vos tables sur un autre appareil.
js-why-not = Pourquoi pas ?
js-your-name = Nom
js-your-turn = À vous de jouer
