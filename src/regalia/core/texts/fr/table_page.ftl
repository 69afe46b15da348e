# La page de la table : ce qu’annulerait un retour, les pendules, les options cachées, les bifurcations, le film d’une partie
js-more-options = { $count } autres options plus bas
js-clock-low = { $who } : { $seconds } secondes restantes.
js-clock-out = { $who } : le temps est écoulé.
js-take-back-undoes = Ceci serait annulé :
js-take-back-secret = { $who } : une décision prise en secret
fork-of = Une bifurcation : cette table continue à partir de la décision { $step } d’une autre partie. Ce qui précède est raconté ici.
film-save = Enregistrer en page
film-title = { $title }, { $count } décisions
film-step = { $step } sur { $last }
film-back = Une décision en arrière
film-on = Une décision en avant
film-run = Lecture
film-log = Ce qui s’est passé
film-board = Plateau
film-slider = Moment de la partie
film-start = Le début
cli-arg-replay-html = écrire la partie entière dans ce fichier, une page qui se suffit
