rules-section-all = Tout
rule-TINY-ALL-01 = Un.
rule-TINY-ALL-02 = Deux.
rule-TINY-ALL-03 = Trois.
action-add = Ajouter { $item }
action-draw = Tirer
action-peek = Regarder
action-done = Fini
action-plan = Prévoir { $item }
prompt-act = { $count ->
    [one] { $count } restant
   *[other] { $count } restants
}
waiting-act = { $who } joue
reason-elsewhere = Pas maintenant.
reason-too-much = { $left } au plus.
reason-no-card = Plus de carte.
log-add = { $seat } ajoute { $number }.
log-plan = { $seat } prévoit { $item }.
greeting = Bonjour { $name }
