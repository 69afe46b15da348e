# Le format des positions, tel que le décrivent les README des jeux.

field-head = champ
field-head-kind = ce que c’est
field-head-seen = qui le voit
field-number = un nombre, de { $low } à { $high }{ $none ->
    [0] {""}
   *[other] , ou null
}
field-flag = true ou false
field-one = un identifiant ({ $of }){ $none ->
    [0] {""}
   *[other] , ou null
}
field-members = un ensemble d’identifiants ({ $of })
field-pile = un ensemble d’identifiants ({ $of }) ; omis, c’est tout ce qui n’est nulle part ailleurs
field-listed = des identifiants dans l’ordre ({ $of })
field-order = tous les { $of } dans l’ordre, chacun une fois
field-slots = { $count } cases, chacune un identifiant ({ $of }) ou null
field-numbers = des nombres dans l’ordre, chacun de { $low } à { $high }
field-counts = combien de chaque ({ $of })
field-repeated = des identifiants ({ $of }), chacun autant de fois qu’il est là
field-seat = une place{ $none ->
    [0] {""}
   *[other] , ou null
}
field-seats = un ensemble de places
field-by-hand = écrit à sa façon
field-example = , par exemple { $example }
field-optional = { $kind } ; peut être omis
field-only-some = { $kind } ; pas dans tous les modes
field-seen-all = tout le monde
field-seen-owner = son propriétaire
field-seen-size = tout le monde, combien
field-seen-nobody = personne
field-seen-later = { $seen } ; tout le monde une fois montré

step-head = étape
step-head-names = noms
step-head-upon = posée sur
step-bottom = une pile vide
step-lane = une file vide
step-names-more = { $names } … ({ $count } en tout)
