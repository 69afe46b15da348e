# The position format, as the READMEs of the games describe it.

field-head = field
field-head-kind = what it is
field-head-seen = who sees it
field-number = a number, { $low } to { $high }{ $none ->
    [0] {""}
   *[other] , or null
}
field-flag = true or false
field-one = an id ({ $of }){ $none ->
    [0] {""}
   *[other] , or null
}
field-members = a set of ids ({ $of })
field-pile = a set of ids ({ $of }); left out, it is whatever lies nowhere else
field-listed = ids in order ({ $of })
field-order = all of { $of } in order, each once
field-slots = { $count } places, each an id ({ $of }) or null
field-numbers = numbers in order, each { $low } to { $high }
field-counts = how many of each ({ $of })
field-repeated = ids ({ $of }), each as often as it is there
field-seat = a seat{ $none ->
    [0] {""}
   *[other] , or null
}
field-seats = a set of seats
field-by-hand = written in its own way
field-example = , such as { $example }
field-optional = { $kind }; may be left out
field-only-some = { $kind }; not in every mode
field-seen-all = everybody
field-seen-owner = its owner
field-seen-size = everybody, how many
field-seen-nobody = nobody
field-seen-later = { $seen }; everybody when it is shown

step-head = step
step-head-names = names
step-head-upon = lies upon
step-bottom = an empty stack
step-lane = an empty lane
step-names-more = { $names } … ({ $count } in all)
