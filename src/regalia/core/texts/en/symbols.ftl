# Symbols that every table may show: a name, and what it means.
symbol-i-deck = Pile
symbol-i-deck-means = cards or tiles left to draw
symbol-i-hand = Hand
symbol-i-hand-means = what a player holds
symbol-i-lock = Closed
symbol-i-lock-means = not open in this game or this round
symbol-i-confirm = Done
symbol-i-confirm-means = already done or settled
symbol-i-pass = Passed
symbol-i-pass-means = sits out the rest of the round
symbol-i-automa = Automaton
symbol-i-automa-means = a seat that the rules play
symbol-i-hidden = Hidden
symbol-i-hidden-means = nobody sees it yet
