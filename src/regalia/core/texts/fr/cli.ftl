### La ligne de commande : aide, résultats, et la table dans le terminal.

cli-usage = Utilisation :
cli-usage-main = COMMANDE [options]
cli-about = Des jeux de plateau royaux aux règles riches, à jouer et à étudier.
cli-more = « regalia COMMANDE --help » en dit plus sur une commande ; « --lang en » parle anglais.
cli-group-words = Arguments
cli-group-options = Options{" "}

cli-games-about = Liste les jeux avec leurs modes et leurs options.
cli-play-about = Jouer dans le terminal, contre des robots, un automate, ou entre amis autour d’un même clavier.
cli-simulate-about = Joue beaucoup de parties et rapporte scores, victoires, durées et vitesse.
cli-arena-about = Fait jouer des bots les uns contre les autres : chaque donne à toutes les places.
cli-replay-about = Montre, dessine et vérifie un journal de partie.
cli-rules-about = Affiche les règles d’un jeu, en entier ou en partie.
cli-bench-about = Mesure la vitesse de nos jeux, purs et compilés, et celle des moteurs comparables installés.
cli-doctor-about = Rejoue les parties enregistrées avec les règles actuelles et liste celles qui changent.
cli-new-game-about = Écrit un petit jeu jouable, point de départ du vôtre.

cli-arg-game = l’identifiant du jeu (voir « regalia games »)
cli-arg-players = nombre de joueurs
cli-arg-mode = mode de jeu ; à défaut, le premier qui convient
cli-arg-option = une option du mode, autant de fois que nécessaire ; pack=DIR utilise un paquet de matériel
cli-arg-seed = graine de tout le hasard
cli-arg-bots = des bots par leur nom (page, squire, knight, sovereign ; random, greedy, search@1000), ou les vôtres : module:Classe ou fichier.py:Classe
cli-arg-games = nombre de parties
cli-arg-jobs = nombre de processus ; 0 : un par processeur
cli-arg-backend = où se jouent les parties : sur cette machine ou sur une grappe Ray
cli-arg-json = n’affiche qu’un objet JSON
cli-arg-lang = langue de tous les textes
cli-arg-help = affiche cette aide
cli-arg-simulate-bots = un bot pour toutes les places, ou un par place ; page, squire, knight, sovereign, random, greedy, search@1000, module:Classe ou fichier.py:Classe
cli-arg-simulate-games = nombre de parties (1000)
cli-arg-arena-bots = au moins deux bots ; page, squire, knight, sovereign, random, greedy, search@1000, module:Classe ou fichier.py:Classe
cli-arg-arena-games = nombre de parties (100), arrondi à des donnes entières
cli-arg-arena-report = écrit dans ce fichier une page avec des graphiques
cli-arg-play-bots = bots des autres places (squire) : un pour toutes, ou un par place
cli-arg-play-seat = votre place ; 0 est la première
cli-arg-play-hotseat = des personnes à toutes les places, autour d’un même clavier
cli-arg-play-campaign = jouer la prochaine partie de la campagne gardée dans ce fichier et y noter son résultat
cli-play-campaign-entered = Partie notée dans la campagne { $file }.
cli-play-scores = Résultats par réglage, du meilleur au moins bon ({ $file }) :
cli-play-scores-line = {"  "}{ $setup } : { $scores }
cli-arg-play-load = reprend une partie enregistrée
cli-arg-play-no-confirm = ne demande rien avant le tour d’un bot
cli-arg-play-no-colour = sans couleurs
cli-arg-replay-file = un journal (« sauver », en cours de partie, en écrit un)
cli-arg-replay-step = montre la table après tant de décisions ; à défaut, à la fin
cli-arg-replay-seat = vue depuis cette place (0 est la première) ; à défaut, comme spectateur
cli-arg-replay-svg = dessine le plateau dans ce fichier
cli-arg-rules-part = une section ou une clause ; à défaut, tout
cli-arg-rules-coverage = quelles clauses n’ont pas de test, quels textes pas de traduction
cli-arg-rules-tests = dossier des tests ; à défaut, celui du dépôt où l’on se trouve
cli-arg-bench-games = jeux à mesurer ; à défaut, tous
cli-arg-bench-rounds = nombre de manches (5)
cli-arg-bench-seconds = secondes de processeur par sujet et par manche (0.3)
cli-arg-bench-no-peers = laisse de côté les moteurs comparables
cli-arg-doctor-files = journaux ou dossiers ; à défaut, vos parties enregistrées
cli-arg-new-game-name = l’identifiant du nouveau jeu : minuscules, chiffres et tirets bas
cli-arg-new-game-root = le dépôt où écrire ; à défaut, le dossier courant

cli-games-line = { $title } — { $game }, { $low }–{ $high } joueurs, { $minutes } minutes
cli-games-mode = {"  "}{ $mode } — joueurs : { $counts } ; options : { $options }
cli-games-mode-own = {"  "}{ $mode } (notre propre variante) — joueurs : { $counts } ; options : { $options }

cli-build-compiled = compilé
cli-build-pure = Python pur
cli-simulate-games = { $game }, mode { $mode }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} avec la graine { $seed }
cli-simulate-speed = { $decisions } décisions en { $seconds } s : { $decisions_per_second } par seconde ({ $build })
cli-simulate-choices = { $legal } options par décision en moyenne ; { $forced } % des décisions n’en avaient qu’une
cli-simulate-lengths = décisions par partie : de { $min } à { $max }, { $mean } en moyenne
cli-simulate-seat = place { $number } ({ $bot }) : { $wins } victoires ; score de { $min } à { $max }, médiane { $median }, moyenne { $mean }
cli-simulate-seat-score = place { $number } ({ $bot }) : score de { $min } à { $max }, médiane { $median }, moyenne { $mean }
cli-simulate-errors = { $errors } parties ont échoué ; la première avec la graine { $seed } : { $problem }

cli-arena-games = { $game }, mode { $mode } : { $games } parties ({ $deals } donnes, chacune jouée dans { $seatings } dispositions), dont { $draws } nulles
cli-arena-games-scores = { $game }, mode { $mode } : { $games } parties ({ $deals } donnes, chacune jouée dans { $seatings } dispositions). Ce mode ne désigne pas de vainqueur : les scores d’une même donne sont comparés.
cli-arena-bot-scores = {"  "}{ $bot } : score moyen { $score }, cote { $rating }
cli-arena-bot = {"  "}{ $bot } : { $wins } victoires sur { $played } (95 % : de { $low } à { $high } %), cote { $rating }, score moyen { $score }

cli-replay-head = { $title }, mode { $mode } : après { $step } décisions sur { $steps }
cli-replay-verified = Vérifié : les { $steps } décisions suivent les règles actuelles.

cli-coverage-head = { $clauses } clauses ; { $refusals } motifs de refus en citent une.
cli-coverage-untested = Sans test ({ $count })
cli-coverage-untranslated = Sans traduction ({ $count })
cli-coverage-complete = Chaque clause a son test, chaque texte ses deux langues.

cli-bench-compiled = Compilé ; le rapport « au pur » compare au même code interprété.
cli-bench-pure = Non compilé : « pip install . » (non éditable), avec un compilateur C, produit la version rapide.
cli-bench-table = { $players } joueurs
cli-bench-table-mode = mode { $mode }, { $players } joueurs
cli-bench-game = { $name } ({ $table }) : { $decisions_per_second } décisions/s, copie { $clone_us } µs, { $mean_legal } options, { $forced_share } % forcées
cli-bench-ratio-to-pure = {"  "}rapport au pur : { $ratio } fois plus rapide
cli-bench-ratio-to-catanatron = {"  "}{ $ratio } fois la vitesse de Catanatron à 4 joueurs
cli-bench-problem = { $name } : { $problem }
cli-bench-missing = { $peer } : non installé (pip install "regalia[bench]")

cli-doctor-version = { $file } : enregistré avec les règles { $recorded }, se joue de même avec les règles { $current }
cli-doctor-result = { $file } : enregistré avec les règles { $recorded }, finit autrement avec les règles { $current }. { $problem }
cli-doctor-broken = { $file } : { $problem }
cli-doctor-sum = { $checked } journaux examinés, { $changed } changent, dont { $broken } ne se rejouent plus.

cli-new-game-done = { $name } : { $count } fichiers écrits.
cli-new-game-next = Essayez maintenant : regalia play { $name }
cli-from-checkout = Pas encore installé : { $games }. La commande s’exécute depuis les sources, en Python simple ; « make play » ou « make test » réinstalle tout.

cli-play-choose = Quel jeu ?
cli-play-offer = { $number }. { $title }, { $mode } (joueurs : { $counts })
cli-play-which = Numéro :
cli-play-number = Tapez un nombre de 1 à { $high }.
cli-play-players = Combien de joueurs ({ $counts }) ?

## La table

cli-table-intro = { $title }, mode { $mode } (graine { $seed })
cli-table-seat-you = { $name } : vous
cli-table-seat-bot = { $name } : bot « { $bot } »
cli-table-seat-automa = { $name } : automa, joue selon le livret de règles
cli-table-how = Tapez le numéro d’une option. « ? » dit ce qui n’est pas possible et pourquoi, « indice » suggère un coup, « annuler » en reprend un, « aide » liste tout le reste. « quitter » enregistre la partie.
cli-table-help = Un numéro ou la clé d’une action choisit une option ; une ligne vide montre la table à nouveau.
cli-table-not-asked = Ce n’est pas à vous de jouer.
cli-table-undone = { $name } reprend une décision.
cli-table-sections = Les sections ; « regles SECTION » ou « regles CLAUSE » en montre une :
cli-table-overwrite = { $file } existe déjà. L’écraser ? (o/n)
cli-table-sure = Le faire quand même ? (o/n)
cli-table-not-saved = Non enregistré.
cli-table-saved = Enregistré : { $file }
cli-table-loaded = { $file } : { $steps } décisions rejouées.
cli-table-possible = C’est possible maintenant.
cli-table-refused = Pas possible maintenant :
cli-table-none-refused = Tout ce sur quoi porte cette question est possible.
cli-table-no-match = Rien ici ne s’appelle « { $word } ».
cli-table-unknown = « { $word } » n’est ni une option ni une commande ; « aide » liste les commandes.
cli-table-end-of-turn = [Entrée] pour continuer, ou « annuler » :
cli-table-pass = Passez l’écran à { $name }, puis [Entrée] :
cli-table-bye = Rien n’a été joué, rien n’est enregistré.
cli-table-kept = Enregistré : { $file } — pour reprendre : regalia play --load { $name }
cli-table-kept-over = Enregistré : { $file } — pour revoir la partie : regalia replay { $name }
cli-table-source = Points
cli-table-total = Total
cli-table-winner = { $count ->
    [0] Dans ce mode, le score lui-même est le résultat.
    [one] Victoire de { $who }.
   *[other] Victoire partagée : { $who }.
}
cli-table-rank = {"  "}{ $rank }. { $name } : { $score }
cli-table-score = {"  "}{ $name } : { $score }
cli-table-rank-tie = {"  "}{ $rank }. { $name } : { $score } (départage : { $breaker })

table-word-help = aide
table-word-board = plateau
table-word-undo = annuler
table-word-log = journal
table-word-hint = indice
table-word-score = score, scores
table-word-rules = regles, règles
table-word-save = sauver
table-word-load = charger
table-word-lang = langue
table-word-quit = quitter
table-word-yes = o, oui

cli-table-use-help = aide
cli-table-use-board = plateau
cli-table-use-undo = annuler
cli-table-use-log = journal [N]
cli-table-use-hint = indice
cli-table-use-score = score
cli-table-use-rules = regles [CLAUSE]
cli-table-use-save = sauver [FICHIER]
cli-table-use-load = charger FICHIER
cli-table-use-lang = langue fr|en
cli-table-use-quit = quitter
cli-table-about-help = cette liste
cli-table-about-board = montre la table à nouveau
cli-table-about-undo = reprend votre dernière décision, tant que rien n’a été révélé et que personne d’autre n’a agi
cli-table-about-log = ce qui s’est passé, les N dernières lignes
cli-table-about-hint = ce que ferait le conseiller, et pourquoi
cli-table-about-score = les points de chacun par origine, si la partie s’arrêtait maintenant
cli-table-about-rules = les règles, par section ou par clause
cli-table-about-save = enregistre la partie
cli-table-about-load = reprend une partie enregistrée
cli-table-about-lang = change de langue
cli-table-about-quit = enregistre et quitte
cli-table-about-why = ce qui n’est pas possible maintenant, et pourquoi ; « ? MOT » explique une seule chose

## La page de l’arène

report-title = Arène : { $game }, mode { $mode }
report-summary = { $games } parties : { $deals } donnes, chacune jouée dans { $seatings } dispositions de { $players } joueurs ; { $draws } nulles. Graine { $seed } ; options : { $options }.
report-scores-only = { $games } parties : { $deals } donnes, chacune jouée dans { $seatings } dispositions. Ce mode ne désigne pas de vainqueur : les scores d’une même donne sont comparés. Graine { $seed } ; options : { $options }.
report-wins = Part des parties gagnées
report-interval = Le trait fin est l’intervalle à 95 % (Wilson) ; une victoire partagée compte pour sa fraction.
report-rating = Cotes : modèle de Plackett-Luce d’OpenSkill sur les parties dans leur ordre, à l’échelle Elo, moyenne 1500 ; entre parenthèses, où elles se trouvent 95 fois sur 100.
report-seats = Part des parties gagnées par place
report-seat = Place { $number }
report-column-bot = Bot
report-column-wins = Gagnées
report-column-played = Jouées
report-column-interval = Intervalle à 95 %
report-column-rating = Cote
report-column-score = Score moyen

## Ce qui peut ne pas aller

error-cli-unknown-command = Il n’y a pas de commande « { $command } » ; les commandes sont : { $commands }.
error-cli-unknown-argument = « { $argument } » n’est pas un argument ici ; voir « { $command } ».
error-cli-argument = Les arguments ne conviennent pas : { $problem }.
error-cli-value-missing = { $option } demande exactement une valeur.
error-cli-required = { $name } manque.
error-cli-number = { $option } doit être un nombre, pas « { $value } ».
error-cli-range = { $option } doit être compris entre { $low } et { $high }, pas { $value }.
error-cli-option-form = --option demande la forme nom=valeur, pas « { $value } ».
error-cli-bots-form = --bots demande des noms séparés par des virgules, pas « { $value } ».
error-cli-language = Il n’y a pas de langue « { $lang } » ; choisissez parmi : { $langs }.
error-cli-unwritable = Impossible d’écrire { $file } ({ $problem }).
error-cli-no-file = Il n’y a ni fichier ni dossier « { $file } ».
error-cli-no-clause = Les règles n’ont ni section ni clause « { $part } » ; les sections sont : { $sections }.
error-cli-no-tests = Il n’y a pas de dossier « { $folder } » contenant les tests ; indiquez-le avec --tests DIR.
error-cli-other-table = { $file } est une partie d’une autre table (mode { $mode }, { $players } joueurs) ; lancez-la avec « regalia play --load ».
error-bot-unknown = Il n’y a pas de bot « { $bot } » ; les bots sont : { $bots }, ou le vôtre : module:Classe.
error-bot-module = Le bot « { $bot } » ne peut pas être chargé ({ $problem }).
error-bot-class = Le bot « { $bot } » est inutilisable : « { $name } » n’est pas une classe dont les objets ont une méthode « decide ».
error-bot-illegal = Le bot « { $bot } » a répondu { $action }, qui n’est pas une de ses options.
error-bot-failed = Le bot « { $bot } » a échoué : { $problem }
error-bots-count = { $bots } bots ne conviennent pas à { $players } places : donnez-en un pour toutes, ou un par place.
error-arena-bots = Une arène demande au moins deux bots.
error-game-failed = La partie de graine { $seed } a échoué : { $problem }
error-backend-unknown = Il n’y a pas de moteur d’exécution « { $backend } » ; choisissez parmi : { $backends }.
error-backend-missing = Le moteur d’exécution { $backend } n’est pas installé : pip install "regalia[{ $extra }]".

cli-export-about = Écrire tout ce qu’un serveur garde – tables, comptes, réglages – dans un fichier, pour une sauvegarde ou une autre base.
cli-arg-export-file = le fichier à écrire ; s’il finit par .gz, il est compressé
cli-arg-database = sqlite:///FICHIER ou postgresql://… ; sans elle, celle du serveur
cli-export-done = { $rows } lignes écrites dans { $file }.
cli-import-about = Remplir une base vide à partir d’un tel fichier, tout ou rien, et comparer ce qui s’y trouve ensuite.
cli-arg-import-file = le fichier à lire
cli-import-done = { $rows } lignes lues de { $file }, et relues à l’identique.
cli-arg-doctor-database = examiner plutôt la base d’un serveur : chaque table est ouverte et comparée
cli-doctor-unreadable = { $table } : ne s’ouvre pas ({ $problem })
cli-doctor-quarantined = { $table } : mise de côté par le serveur ({ $problem })
cli-doctor-differs = { $table } : ce qui est noté à côté des lignes ne leur correspond pas ({ $problem })
cli-doctor-orphan = des lignes qui ne sont d’aucune table : { $problem }
cli-doctor-misfit = une valeur de { $problem } n’est pas de son type ; elle ne peut pas être exportée
cli-doctor-damaged = le fichier est endommagé : { $problem }
cli-doctor-database = { $checked ->
        [one] { $checked } table examinée
       *[other] { $checked } tables examinées
    }, { $count ->
        [0] rien à signaler
        [one] une anomalie
       *[other] { $count } anomalies
    }.
error-import-format = { $file } n’est pas un export de cette version de Regalia.
error-export-misfit = Une valeur de { $place } dans la base est endommagée ; un fichier qui la contiendrait ne pourrait pas être importé, aucun n’a été écrit. « regalia doctor --database » dit ce qui ne va pas.
error-import-damaged = { $file } est endommagé ou incomplet ; rien n’a été importé.
error-import-not-empty = La base contient déjà des tables ou des comptes ; il en faut une vide.
error-import-leftover = { $file } vient d’une autre base et serait rejoué dans la nouvelle ; déplacez-le d’abord.
