# Les mots du conseiller (voir regalia.coach).

coach-win = { $wins } sur 10
coach-win-level = à égalité
coach-win-little = moins de 1 sur 10
coach-win-much = presque toujours
coach-wins-some = gagne { $wins } fois sur 10
coach-wins-level = partie égale
coach-wins-little = gagne moins de 1 fois sur 10
coach-wins-much = gagne presque toujours
coach-list = { $first } ; { $second }

coach-sure-quite = très sûr
coach-sure-fairly = assez sûr
coach-sure-not = pas sûr

coach-title-best = { $name }
coach-title-level = Trop serré pour trancher
coach-title-same = Cela revient au même
coach-title-only = Un seul choix possible
coach-title-decided = La partie est presque jouée

coach-why-only = Il n’y a rien à choisir ici.
coach-why-same = Tous les choix se tiennent en un point. Prenez ce qui vous plaît.
coach-why-decided = Rien ici ne change le vainqueur ; voici seulement les écarts.
coach-why-level = Le conseiller ne saurait dire lequel vaut mieux.
coach-why-order = « { $first } » et « { $second } » mènent au même tour, dans un autre ordre.
coach-why-alone = { $count ->
    [2] L’autre choix ne méritait pas un plus long examen.
   *[other] Les autres choix ne méritaient pas un plus long examen.
}
coach-better = { $points ->
    [one] Environ 1 point
   *[other] Environ { $points } points
} de mieux à la fin que « { $other } ».
coach-better-by = { $points ->
    [one] Environ 1 point
   *[other] Environ { $points } points
} de mieux à la fin que « { $other } » : { $sources }.
coach-better-slightly = À peine mieux que « { $other } », de moins d’un point.
coach-after-line = Face à l’autre choix, il vous laisse : { $gains }.
coach-at-once = Tout de suite, face à l’autre choix : { $gains }.
coach-costs-now = Pour l’instant, ce choix vous laisse moins : { $gains }.
coach-level-both = « { $first } » vous laisse { $gains }, « { $second } » { $others } : selon ce que demande votre plan.
coach-level-one = « { $name } » vous laisse plus : { $gains }.
coach-hangs = Tout dépend de ce qui est encore caché, et que le conseiller ignore aussi.
coach-glance = La machine est occupée : ce n’est qu’une première impression. Redemandez dans un instant pour un examen plus long.
coach-then = puis { $first }
coach-then-two = puis { $first }, puis { $second }
coach-row-said = { $mark } : { $what } ; environ { $points } { $count ->
    [one] point
   *[other] points
}, { $wins }
coach-row-said-margin = { $mark } : { $what } ; environ { $points } { $count ->
    [one] point
   *[other] points
}
coach-row-said-score = { $mark } : { $what } ; environ { $points } points en tout

coach-cost-title = Un choix coûteux
coach-cost = Environ { $points } points de moins à la fin que « { $other } ».
coach-cost-by = Environ { $points } points de moins à la fin que « { $other } » : { $sources }.

cli-hint-about = ce que dit le conseiller d’une position : les meilleurs choix et pourquoi
cli-arg-hint-position = fichier d’une position (JSON), telle que la donne la page
cli-arg-hint-seat = les choix de quel siège ; sinon celui dont c’est le tour
cli-arg-hint-level = force du conseiller : page, squire, knight, sovereign
cli-arg-hint-seconds = secondes de réflexion
cli-arg-hint-iterations = plutôt ce nombre d’essais : la réponse est alors toujours la même
cli-arg-hint-seed = graine de la recherche
error-cli-hint-not-asked = Le siège { $seat } n’a rien à décider dans cette position.

error-coach-busy = Le conseiller est occupé ; redemandez dans un instant.
error-coach-rated = Le conseiller se tait dans les parties classées.
error-coach-people = Contre des personnes, le conseiller se tait tant que toute la table n’a pas donné son accord.

js-coach = Conseiller
js-coach-close = Fermer le conseiller
js-coach-looking = Il regarde plus loin
js-coach-seconds = Conseiller · encore { $seconds } secondes environ
js-coach-compares = { $count } choix comparés
js-coach-busy-note = Rien n’est marqué avant que tout soit comparé. Choisissez quand vous voulez : le conseiller s’arrête de lui-même.
js-coach-stop = Arrêter
js-coach-line = Montrer la suite
js-coach-longer = Réfléchir plus
js-coach-then = puis
js-coach-silent = Le conseiller se tait
js-coach-late = La machine est occupée. Redemandez dans un instant : la réponse sera peut-être là.
js-coach-agree = J’accepte le conseiller
js-coach-behind = derrière
js-coach-level = à égalité
js-coach-ahead = devant
js-coach-key = Point : écart avec le meilleur rival à la fin. Barre : 8 parties sur 10 finissent dedans. Cases : parties gagnées sur 10.
js-coach-key-score = Point : points à la fin. Barre : 8 parties sur 10 finissent dedans.
js-coach-warn-note = Le conseiller n’intervient que si un choix coûte 5 points ou plus et qu’il en est très sûr.
js-coach-really = Vraiment { $what } ?
js-coach-costs = Cela coûte environ { $count } points. Voyez le conseiller.
js-coach-mute = Plus d’avertissement dans cette partie
js-coach-again = Choisir autre chose
js-coach-anyway = Le faire quand même
js-set-costly = Conseiller : avertir avant un choix coûteux
