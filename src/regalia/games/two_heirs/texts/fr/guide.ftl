# Le jeu sur une page. Un mot entre astérisques est en gras.
guide-goal = Deux héritiers, un seul paysage : à la fin, les bâtiments qui valent le plus l’emportent.
guide-turn = A, B et C, dans l’ordre de votre choix. A est obligatoire ; finissez ensuite votre tour à votre gré.
guide-take-title = Prenez une tuile
guide-take = Dans la réserve royale, comptez en sens horaire depuis le bouclier. Votre *portée* est de 1 tuile, plus 1 par troupe à vous au centre. Prenez en main une tuile à votre portée (3 au plus). Le bouclier va à sa place et se tourne vers l’autre héritier ; une nouvelle tuile comble la place qu’il quitte.
guide-access-title = Accès : de quoi payer
guide-access = Une ressource par tuile à votre portée, par troupe à vous dans le paysage, par Ferme, Scierie ou Carrière à vous. La couleur de la tuile dit laquelle. Rien n’est dépensé.
guide-play-title = Jouez des tuiles, à volonté
guide-play = Sur un emplacement vide qui touche, même par un coin, la tuile d’une de vos troupes. *Construisez* face visible avec accès à tout le coût : il est à vous. Ou posez un *terrain ouvert*, face cachée : gratuit, à personne, et un bâtiment construit ensuite ce tour coûte une ressource de moins.
guide-troops-title = Vos troupes, une fois chacune
guide-troops = *Déplacer* vers une tuile voisine sans troupe, même en diagonale. *Déployer* du centre vers une tuile libre près d’une autre de vos troupes. *Retirer* au centre ; jamais la cavalerie.
guide-end-title = La fin
guide-end = Quand la pioche est vide, finissez votre tour. Puis chacun joue un dernier tour ; le cercle n’est plus complété.
guide-score-title = Le compte
guide-score = Additionnez vos bâtiments. Votre troupe dessus le *double*. Tuiles en main et terrains ouverts : rien. Égalité : le plus de troupes au centre.
guide-roads-title = Les routes
guide-roads = Pas à la première partie. Sur chaque route reliant des bâtiments, qui en a le plus marque l’écart.
