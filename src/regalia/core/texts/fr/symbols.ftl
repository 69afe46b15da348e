# Les symboles que peut montrer toute table : un nom et un sens.
symbol-i-deck = Pile
symbol-i-deck-means = cartes ou tuiles encore à piocher
symbol-i-hand = Main
symbol-i-hand-means = ce qu’un joueur a en main
symbol-i-lock = Fermé
symbol-i-lock-means = indisponible pour cette partie ou cette manche
symbol-i-confirm = Fait
symbol-i-confirm-means = déjà fait ou acquis
symbol-i-pass = A passé
symbol-i-pass-means = ne joue plus de la manche
symbol-i-automa = Automate
symbol-i-automa-means = un siège que jouent les règles
symbol-i-hidden = Caché
symbol-i-hidden-means = personne ne le voit encore
