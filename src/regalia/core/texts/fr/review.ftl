# L’analyse d’une partie terminée (voir regalia.coach.summary).

review-won = { $you ->
    [1] Vous avez gagné
   *[0] { $name } a gagné
} { $points ->
    [0] au départage
    [one] de 1 point
   *[other] de { $points } points
} devant { $other }.
review-shared = { $you ->
    [1] Vous partagez
   *[0] { $name } partage
} la première place avec { $other }.
review-lost = { $you ->
    [1] Vous avez fini
   *[0] { $name } a fini
} { $rank ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
}, { $points ->
    [0] derrière { $other } au départage
    [one] à 1 point de { $other }
   *[other] à { $points } points de { $other }
}.
review-scored = { $you ->
    [1] Vous avez marqué
   *[0] { $name } a marqué
} { $points } points.
review-ahead-since = { $you ->
    [1] Vous étiez
   *[0] { $name } était
} en tête pour de bon dès le tour { $turn }.
review-ahead-always = { $you ->
    [1] Vous étiez
   *[0] { $name } était
} en tête d’un bout à l’autre.
review-ahead-until = { $you ->
    [1] Vous étiez encore
   *[0] { $name } était encore
} en tête après le tour { $turn }.
review-never-ahead = { $you ->
    [1] Vous n’avez
   *[0] { $name } n’a
} jamais été en tête.
review-dearest = { $you ->
    [1] C’est au tour { $turn } que vous avez le plus perdu
   *[0] Le plus gros écart date du tour { $turn }
} : « { $better } » au lieu de « { $played } » valait environ { $points ->
    [one] 1 point
   *[other] { $points } points
} de plus.
review-nothing-costly = Aucune décision seule n’a coûté cher.
review-rounds = { $you ->
    [1] Votre meilleure manche a été la { $best }, la plus faible la { $least }
   *[0] La meilleure manche a été la { $best }, la plus faible la { $least }
}.
review-parts = { $you ->
    [1] Vous avez trouvé
   *[0] On a trouvé
} le plus dans le quart { $best } de la partie, le moins dans le quart { $least }.
review-turn = Tour { $turn }
review-turn-round = Tour { $turn }, manche { $round }
review-cost = Cela a coûté environ { $points ->
    [one] 1 point
   *[other] { $points } points
}. Le conseiller est { $sure }.
review-found = Bien vu : environ { $points ->
    [one] 1 point
   *[other] { $points } points
} de mieux que tout le reste. Le conseiller est { $sure }.
review-why-found = Rien d’autre n’en approchait à moins de { $points } points.
review-better = Mieux : « { $better } ».
review-empty = Ce journal ne contient aucune décision à analyser.
error-review-empty = Ce journal ne contient aucune décision à analyser.
error-review-running = Seule une partie terminée peut être analysée.

review-title = Analyse
review-tab-replay = Revoir
review-tab-scoring = Décompte final
review-curve-win = Chances de gagner
review-curve-win-note = par tour ; les lettres sont les tournants, ▲ bien vu, ▼ coûteux
review-curve-two-note = { $below } sous la ligne, { $above } au-dessus ; ▲ bien vu, ▼ coûteux
review-curve-score = Score par rapport à la moyenne de la table
review-curve-score-note = points si la partie s’arrêtait là ; totaux à droite
review-average = moyenne
review-in-ten = { $n } sur 10
review-points-found = Points trouvés
review-of-ten = { $found } sur 10
review-you = vous
review-them = { $name }
review-table = table
review-round = Manche { $round }
review-part = Quart { $round }
review-best = Meilleures décisions
review-costliest = Décisions les plus coûteuses
review-none = aucune
review-played = Joué
review-better-head = Mieux
review-brings = Rapporte { $points } points jusqu’à la fin
review-replay = Revoir
review-fork = Jouer à partir d’ici
review-board-before = Le plateau avant le coup
review-sources = D’où viennent les points
review-legend-played = joué
review-legend-better = mieux
review-same = pareil
review-from-here = D’ici à la fin
review-numbers = Les chiffres
review-turn-head = Tour
review-progress = Tour { $turn } sur { $turns } à l’étude. Le résumé s’écrit quand le dernier tour a été regardé.
review-progress-turn = Tour { $turn } sur { $turns }
review-progress-time = { $minutes ->
    [0] encore moins d’une minute
    [one] encore 1 minute environ
   *[other] encore { $minutes } minutes environ
}
review-progress-text = L’analyse continue si vous quittez cette page. Les tournants apparaissent à mesure.
review-stop = S’arrêter là
review-go-on = Continuer
review-replay-meanwhile = Revoir en attendant
review-found-so-far = Trouvé jusqu’ici
review-found-count = { $count ->
    [0] Aucun tournant pour l’instant.
    [one] Un tournant en { $turns } tours.
   *[other] { $count } tournants en { $turns } tours.
}
review-no-moments = Aucun tournant : aucune décision seule ne valait deux points ou une victoire sur dix.
review-seat = Analyse pour
review-open-title = Analyser un journal
review-open-text = Un journal est le compte rendu d’une partie terminée : la page le donne sous « Partager », le terminal avec « sauver ».
review-open-file = Journal (JSON)
review-open-go = Analyser
review-finished-link = Analyse
js-review-unreadable = Ce fichier n’est pas un journal.

cli-review-about = une partie terminée regardée de nouveau : courbes, tournants, meilleures suites
cli-arg-review-file = journal d’une partie terminée
cli-arg-review-seat = les tournants de quel siège ; sinon ceux de tout le monde
cli-arg-review-seconds = secondes par décision
cli-arg-review-iterations = plutôt ce nombre d’essais par décision : l’analyse est alors toujours la même
cli-arg-review-html = écrire l’analyse comme une page autonome
cli-review-head = { $title } : { $names }
cli-review-written = Écrit : { $file }

error-review-busy = Trop d’analyses sont en cours ; redemandez dans quelques minutes.
