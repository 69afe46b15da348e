# Le plateau : la table en solo, la légende, la fin de la partie.
board-game-over = Partie terminée
board-key = Sur le plateau
board-key-foot = pied d’une tuile : tourné vers son propriétaire
board-key-points = points à ce moment
board-key-twice = compte double sous la troupe de son propriétaire
board-key-barred = barrée : les routes s’arrêtent ici
board-henri-next = Si vous terminez votre tour
board-henri-option-a = A : là où sa route rejoint la vôtre
board-henri-option-b = B : là où mène votre route
board-henri-option-c = C : premier emplacement libre autour
board-henri-option-d = D : aucun emplacement libre, hors du jeu
board-treasures-each = Trésors : { $points } points chacun
board-treasure-column = { $count } dans la colonne
board-treasure-row = { $count } dans la rangée
board-treasure-ns = dessus et dessous
board-treasure-ew = à gauche et à droite
board-treasure-nesw = diagonale montante
board-treasure-nwse = diagonale descendante
board-treasure-layout = deux emplacements représentés

board-hand-place = Place { $number } de votre main, libre
