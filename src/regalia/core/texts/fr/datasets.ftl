### Jeux de données et classements.

cli-dataset-about = Écrire des parties en fichiers Parquet avec une fiche : observations, actions permises, choix, résultats, journaux.
cli-arg-dataset-out = le dossier du jeu de données
cli-arg-dataset-games = nombre de parties (1000)
cli-arg-dataset-bots = un bot pour toutes les places, ou un pour chacune (squire)
cli-arg-dataset-resume = continuer par les parts qui manquent
cli-arg-part = parties dans un fichier (50)
cli-dataset-done = { $folder } : { $games } parties, { $decisions } décisions, { $bytes } octets
cli-leaderboard-about = Ajouter une ligne à un classement à partir d’une arène, ou vérifier les lignes d’un classement.
cli-arg-leaderboard-what = add (ajouter) ou check (vérifier)
cli-arg-leaderboard-file = le classement, un fichier de lignes JSON
cli-arg-leaderboard-bot = de qui est le résultat
cli-arg-leaderboard-level = le niveau ou le bot contre lequel il joue (squire)
cli-arg-leaderboard-games = nombre de parties (200)
cli-arg-leaderboard-link = où se trouve le bot
cli-leaderboard-line = { $game } : { $bot } gagne { $share } % contre { $level } (95 % : de { $low } à { $high } %)
cli-leaderboard-fault = ligne { $line } : { $problem ->
    [form] pas une entrée
    [game] ni jeu, ni mode, ni joueurs, ni options de ce genre
    [interval] part et intervalle ne découlent pas de ses victoires et parties
    [command] sa commande n’est pas une arène de ce bot et de ce jeu
   *[level] mesurée contre aucun niveau connu
}

dataset-title = { $game } : parties de bots
dataset-about = { $games } parties avec { $decisions } décisions : mode { $mode }, { $players } joueurs, options { $options }, jouées par { $bots }, graine { $seed }. Règles { $rules } du jeu, Regalia { $regalia } ; { $actions } actions au catalogue. Fait avec
dataset-file-decisions = decisions-*.parquet, une ligne par décision
dataset-file-games = games-*.parquet, une ligne par partie
dataset-column-decisions-game = numéro de la partie dans ce jeu de données
dataset-column-decisions-step = numéro de la décision dans sa partie, à partir de 0
dataset-column-decisions-seat = qui a décidé
dataset-column-decisions-legal = numéros des actions permises : le masque, en abrégé
dataset-column-decisions-action = numéro de l’action choisie
dataset-column-decisions-observation = ce que la place pouvait voir, en int16 (morceaux ci-dessous)
dataset-column-decisions-outcome = de la partie pour cette place : 1 gagnée, 0 partagée, −1 perdue ; le score là où personne ne gagne
dataset-column-decisions-score = le score de cette place à la fin
dataset-column-games-game = son numéro
dataset-column-games-seed = la graine de la donne, en texte
dataset-column-games-scores = par place, les automates en dernier
dataset-column-games-ranks = par place, 1 est premier
dataset-column-games-winners = places gagnantes
dataset-column-games-decisions = combien de décisions elle a eues
dataset-column-games-journal = toute la partie en JSON : « regalia replay » la montre
dataset-pieces = Les morceaux d’une observation
dataset-pieces-about = { $size } nombres ; un morceau commence à sa première place, dans l’ordre de sa forme.
dataset-piece = morceau
dataset-shape = forme
dataset-first = premier
dataset-limits = Les bots jouent selon leur niveau, non comme des personnes. Aucune observation ne contient ce que sa place ne pouvait savoir ; les journaux contiennent toute la partie.

error-dataset-other = { $folder } contient un jeu de données d’une autre série (jeu, mode, joueurs, options, bots, graine ou taille des parts différents).
error-dataset-exists = { $folder } contient déjà ce jeu de données, entier ou en partie : --resume le continue.
error-dataset-not-empty = { $folder } n’est pas vide.
error-leaderboard-bot = { $bot } n’a pas participé ; il y avait : { $bots }.
error-leaderboard-what = « { $what } » n’est pas l’un de : add, check.
error-leaderboard-unreadable = { $file } est illisible : { $problem }
