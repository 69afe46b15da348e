### Le rapport d’équilibre (regalia report).

cli-report-about = Jouer de nombreuses parties et écrire un rapport d’équilibre : places, scores, composants, choix, durée.
cli-arg-report-bots = un bot pour toutes les places, ou un pour chacune (squire)
cli-arg-report-games = nombre de parties (400)
cli-arg-report-html = écrire le rapport dans ce fichier : une page, rien n’est chargé
cli-arg-report-compare = une option à comparer, autant de fois que nécessaire (K=V ; pack=DIR compare un jeu de composants)
cli-report-written = Écrit : { $file }
cli-report-head = { $game }, mode { $mode } : { $games } parties avec la graine { $seed }
cli-report-seat = {"  "}place { $number } : gagne { $share } % (de { $low } à { $high }), score { $score }
cli-report-length = {"  "}{ $length } décisions par partie, { $wide } options par décision
cli-report-component = {"  "}{ $verdict ->
    [dominant] presque toujours pris et vaut bien plus que le meilleur autre choix
   *[hopeless] presque jamais pris
} : { $name } ({ $key } ; pris { $taken } fois sur { $offered })
cli-report-fine = {"  "}aucun composant n’est sans espoir ni dominant

balance-title = { $game } : rapport d’équilibre
balance-fact-games = { $games } parties
balance-fact-players = { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
}
balance-fact-mode = mode { $mode }, options : { $options }
balance-fact-bots = à chaque table : { $bots }
balance-fact-seed = graine { $seed }
balance-lead-length = Une partie compte environ { $length } décisions.
balance-lead-components = { $dominant ->
    [0] Aucun composant ne domine
    [one] Un composant domine
   *[other] { $dominant } composants dominent
} ; { $hopeless ->
    [0] aucun n’est sans espoir.
    [one] un est sans espoir.
   *[other] { $hopeless } sont sans espoir.
}
balance-foot = Les intervalles contiennent 95 cas sur 100. La valeur d’un composant vient de paires de parties qui ne diffèrent que par un choix, continuées depuis la même donne en regardant un choix plus loin. Toutes les places sont jouées par les bots nommés plus haut ; les parties de personnes n’entrent pas dans ces nombres.
balance-seats = Victoires par place
balance-seats-even = Les places sont égales, autant que ces parties permettent de le dire.
balance-seats-more = { $seat } gagne { $points } parties sur 100 de plus que sa part.
balance-seats-less = { $seat } gagne { $points } parties sur 100 de moins que sa part.
balance-seat = Place { $number }
balance-automa = Automate
balance-even = égalité, { $share }
balance-scores = Scores
balance-scores-said = Les vainqueurs ont { $winners } points au milieu, tout le monde { $all }.
balance-scores-said-alone = { $all } points au milieu.
balance-middle = tous, milieu { $value }
balance-axis-points = points
balance-sources = D’où viennent les points
balance-sources-said = Première source : { $first }. Là où les vainqueurs ont le plus d’avance : { $source }, { $points } points.
balance-sources-said-alone = Première source : { $first }.
balance-components = Valeur des composants
balance-components-said = Points de plus à la fin qu’avec le meilleur autre choix, là où un bot l’a pris : { $shown } sur { $count }, les meilleurs d’abord.
balance-no-more = autant que le meilleur autre
balance-uses = Usage des options
balance-uses-said = Part de toutes les décisions ; le plus souvent : { $kind }, { $share }.
balance-length = Durée
balance-length-said = Une partie compte environ { $length } décisions, celles sans choix comprises.
balance-length-middle = milieu { $value } ; 8 sur 10 de { $low } à { $high }
balance-axis-decisions = décisions dans une partie, toutes places
balance-branching = Largeur des choix
balance-branching-said = { $mean } options par décision en moyenne, { $most } au plus ; { $forced } des décisions n’en ont qu’une.
balance-axis-course = options par décision, du premier dixième de la partie au dernier
balance-look = À regarder de près
balance-look-said = N’est nommé que ce que l’intervalle confirme.
balance-look-dominant = { $name } : pris dans { $share } des cas possibles, et vaut { $points } points de plus que le meilleur autre choix.
balance-look-hopeless = { $name } : pris { $taken } fois sur les { $offered } possibles.
balance-look-nothing = Aucun composant n’est presque toujours pris avec un grand gain, et aucun n’est jamais voulu.
balance-table = Tous les composants
balance-table-said = Offert : décisions où il pouvait être choisi. Parties gagnées : par les places qui l’avaient.
balance-column-component = Composant
balance-column-offered = Offert
balance-column-taken = Pris
balance-column-worth = Points de plus
balance-column-wins = Parties gagnées
balance-compare = Comparaison
balance-compare-said = Les mêmes donnes avec les options { $options } : { $games } parties. En gras ce qui dépasse le hasard.
balance-compare-what = Quoi
balance-compare-here = Ici
balance-compare-there = Là
balance-compare-difference = Différence
balance-compare-seat = { $seat } : parties gagnées
balance-compare-score = { $seat } : points
balance-compare-taken = { $name } : pris
balance-legend-dot = diffère nettement
balance-legend-ring = peut être égal
balance-legend-whisk = 19 fois sur 20 dedans
balance-legend-bar = tous
balance-legend-outline = vainqueurs
balance-legend-tick = vainqueurs
cli-arg-language = langue de ce qui est écrit ; sans elle, celle de la commande
