# Les leçons : ce que les pages en disent, les erreurs, la commande.

lesson-learn = Apprendre
lesson-learn-minutes = Apprendre · { $minutes } min
lesson-go-on = Reprendre : { $what }
lesson-lessons = Leçons
lesson-done-of = { $done ->
    [0] aucune terminée pour l’instant
    [one] 1 sur { $count } terminée
   *[other] { $done } sur { $count } terminées
}
lesson-done = terminée
lesson-at-step = étape { $step } sur { $count }
lesson-minutes = { $minutes } min
lesson-number = Leçon { $number } sur { $count }
lesson-step-of = { $step } sur { $count }
lesson-step-line = { $chapter } · étape { $step } sur { $count }
lesson-leave = Quitter la leçon
lesson-strip = La leçon
lesson-finished = terminée
lesson-alone = Vous jouez la suite
lesson-hints-on = Conseils affichés
lesson-hints-off = Conseils masqués
lesson-bar-note = { $count ->
    [one] Leçon : un seul choix doré.
   *[other] Leçon : { $count } choix dorés.
}
lesson-bar-told = Leçon : lisez la suite.
lesson-path = Nouveau ici ? Suivez cet ordre
lesson-path-text = Chaque jeu ajoute une idée au précédent. Tous restent jouables tout de suite.
lesson-path-hide = Masquer
lesson-tool = Apprendre ce jeu
lesson-rule = Règle : { $what }
lesson-later-plain = « { $what } » est possible aussi. D’abord la leçon.
table-log-lesson = La leçon continue.
lesson-elsewhere = Rien à faire là pendant cette étape.

js-lesson-back = Retour
js-lesson-skip = Passer l’étape
js-lesson-next = Suite
js-lesson-got-it = Compris
js-lesson-for-me = Faites-le pour moi
js-lesson-not-yet = Pas encore.
js-lesson-may-later = Permis, mais plus tard.
js-lesson-this-step = Cette étape : { $what }
js-lesson-this-piece = cette étape
js-lesson-over-line = { $what } · terminée
js-lesson-play-on = Continuer contre un robot facile
js-lesson-play-on-alone = Continuer
js-lesson-same-game = même partie
js-lesson-next-lesson = Leçon suivante : { $what }
js-lesson-repeat = Refaire cette leçon
js-lesson-film = La revoir en film
js-lesson-all-games = Tous les jeux
js-lesson-leave-title = Quitter la leçon ?
js-lesson-leave-text = Vous pourrez la reprendre plus tard, à cette même étape.
js-lesson-leave-yes = Quitter
js-lesson-choose = Leçons
js-lesson-minutes = { $number } min

error-lesson-name = { $file } : le fichier ne porte pas le nom de la leçon ({ $id }).
error-lesson-unknown = Aucune leçon « { $id } » pour { $game }.
error-lesson-step = { $game }, leçon { $id }, { $step } : { $problem }
error-lesson-rules = { $game }, leçon { $id } : faite pour les règles { $found } ; celles d’aujourd’hui sont { $wanted }. Rejouez-la, puis changez le numéro.
error-lesson-twice = { $game }, leçon { $id } : deux étapes s’appellent { $step }.
error-lesson-text = { $game }, leçon { $id } : pas de texte pour { $step } ({ $lang }).
error-lesson-internal = { $game }, leçon { $id }, { $step } ({ $lang }) : « { $found } » n’est pas pour les joueurs.
error-lesson-long = { $game }, leçon { $id }, { $step } ({ $lang }) : { $count } mots dans une bulle, { $most } au plus.
error-lesson-point = { $game }, leçon { $id }, { $step } : le dessin n’a pas de pièce { $piece }.
error-lesson-not-asked = { $game }, leçon { $id }, { $step } : rien n’est demandé à l’élève.
error-lesson-want = { $game }, leçon { $id }, { $step } : { $action } n’est pas possible ; possibles : { $options }
error-lesson-unlit = { $game }, leçon { $id }, { $step } : la pièce { $piece } n’est pas dorée.
error-lesson-choice = { $game }, leçon { $id }, { $step } : après { $action }, la leçon ne continue pas. { $problem }
error-lesson-over = { $game }, leçon { $id } : la partie est finie, personne ne peut continuer.
error-lesson-journal-short = Le journal n’a aucune décision du siège { $seat }.
error-lesson-exists = { $file } existe déjà.
error-lesson-not-wanted = La leçon demande autre chose maintenant.
error-lesson-none = Cette table n’est pas une leçon.
error-lesson-no-back = C’est la première étape.

cli-lesson-about = parties guidées : les lister, les vérifier, en tirer une d’un journal
cli-arg-lesson-what = list, check ou record
cli-arg-lesson-game = un jeu (list, check : ses leçons seulement) ou, avec record, le journal d’une partie
cli-arg-lesson-id = record : le nom de la leçon
cli-arg-lesson-seat = record : le siège de l’élève (0, le premier, par défaut)
cli-arg-lesson-steps = record : combien de décisions du journal prendre (toutes par défaut)
cli-arg-lesson-out = record : le dossier du jeu où écrire (celui du jeu par défaut)
cli-lesson-row = { $game } · { $id } : { $title }, { $steps } étapes, { $decisions } décisions, { $minutes } min ({ $languages }). { $teaches }
cli-lesson-good = { $count ->
    [one] Une leçon convient aux règles, au dessin et aux textes.
   *[other] { $count } leçons conviennent aux règles, au dessin et aux textes.
}
cli-lesson-recorded = { $file } : { $steps } étapes. Écrivez maintenant les textes dans { $texts }.
error-cli-lesson-what = « { $value } » : list, check ou record.
