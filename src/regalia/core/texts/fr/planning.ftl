# Prévoir : erreurs
error-plan-not-now = Ce qui précède votre tour ne se prévoit pas : prévoyez une fois que c’est décidé.
error-plan-ends = Le plan s’arrête avant « { $action } » : la suite ne se prévoit pas.
error-plan-refused = « { $action } » n’y serait pas possible.
error-plan-empty = Le plan est vide.
error-plan-no-pass = Dans ce jeu, on ne passe pas d’avance.

# Ce que dit le journal d’une place
table-log-plan = Vous avez prévu un coup.
table-log-plan-done = Votre plan a été suivi.
table-log-plan-rest = Votre plan a été suivi aussi loin que permis.
table-log-plan-changed = Votre plan est abandonné : la table a changé.
table-log-plan-refused = Votre plan est abandonné : il n’était plus permis.
table-log-plan-dropped = Vous avez abandonné votre plan.

# La page
plan-tool = Prévoir des coups
plan-title = Plan
plan-banner = Une copie privée : personne ne la voit, rien n’est décidé.
plan-none = Essayez un coup : il reste ici tant que vous ne le gardez pas.
plan-steps = { $count ->
    [one] Une décision prévue.
   *[other] { $count } décisions prévues.
}
plan-supposed = En supposant { $what }.
plan-unknown = Inconnu : le hasard décide de la suite de « { $what } ».
plan-others = Ensuite, c’est aux autres.
plan-over = Ensuite, la partie est finie.
plan-keep = Garder
plan-keep-strict = Le faire si rien d’autre ne change
plan-keep-loose = Le faire autant que permis
plan-back = Un pas en arrière
plan-drop = Abandonner
plan-ahead = Prévoir
plan-pass = Passer pour moi
plan-passing = Vous passez chaque fois qu’on vous demande.
plan-waiting = Prévu : { $what }.
plan-waiting-strict = Prévu, si rien d’autre ne change : { $what }.
js-plan-done = Votre plan a été suivi.
js-plan-rest = Votre plan a été suivi aussi loin que permis.
js-plan-changed = La table a changé : votre plan est abandonné.
js-plan-refused = Votre plan est abandonné : il n’était plus permis.
js-plan-dropped = Plan abandonné.
js-plan-kept = Plan gardé.
