# Leçons. Une bulle a 40 mots au plus : titre, texte et consigne ensemble.

# Le jeu dans l’ordre des nouveaux venus

lesson-in-order = La longue : dés, familles et guildes.

## Votre première manche

lesson-first-round-title = Votre première manche
lesson-first-round-teaches = Dés, colons, guildes et Réputation.
lesson-first-round-end = Vous savez jouer une manche
lesson-first-round-learned-1 = Un dé par tour ; leur somme ne dépasse pas votre réputation.
lesson-first-round-learned-2 = Une carte Colons veut une maison et des ressources : un point par ressource, des ouvriers, de la noblesse.
lesson-first-round-learned-3 = Aux guildes, on achète ; les apprentis y rapportent de l’or et des ressources.
lesson-first-round-learned-4 = La noblesse ouvre le Conseil. Le plus de points après dix manches gagne.

lesson-first-round-chapter-dice = Un dé
lesson-first-round-chapter-settlers = Les colons
lesson-first-round-chapter-worker = Un ouvrier
lesson-first-round-chapter-more = D’autres dés
lesson-first-round-chapter-score = Compter

lesson-first-round-city-head = Une ville nouvelle
lesson-first-round-city = Vous avez des terres à Caveborn. Logez des colons, placez-les aux guildes, élevez-vous. Le plus de points après dix manches gagne.

lesson-first-round-die-head = Placez un dé
lesson-first-round-die = Vos cinq dés sont lancés. À chaque tour, vous en placez un ; les grands font plus, mais leur somme est limitée.
lesson-first-round-die-do = Choisissez vos dés, puis le 4.
lesson-first-round-die-later-end_turn = Passer finit la manche pour vous.
lesson-first-round-die-later-die = Un dé plus petit achète moins à la guilde.

lesson-first-round-guild-head = À la guilde
lesson-first-round-guild = Vos colons, les Chanteurs elfes, veulent meubles et reliques. Les Menuisiers vendent des meubles.
lesson-first-round-guild-do = Choisissez la Guilde des Menuisiers.
lesson-first-round-guild-later-location = Le dé y va aussi. D’abord les meubles.

lesson-first-round-bonus-head = Le don d’un atelier
lesson-first-round-bonus = Un 4 active les deux premiers ateliers. La menuiserie donne 1 meuble.
lesson-first-round-bonus-do = Prenez le bonus.
lesson-first-round-bonus-later-decline = Vous pouvez refuser, mais c’est gratuit.

lesson-first-round-buy-head = Achetez
lesson-first-round-buy = Chacun coûte 1 pièce d’or. Avec un 4, deux achats : avec le vôtre et le don, cela fait quatre.
lesson-first-round-buy-do = Achetez-en 2.
lesson-first-round-buy-later-buy = Vous pouvez en acheter moins, mais chacun vaudra un point.

lesson-first-round-satisfy-head = Accueillez les colons
lesson-first-round-satisfy = Vous avez une maison et ce qu’ils veulent. Aucun dé n’est nécessaire.
lesson-first-round-satisfy-do = Satisfaites vos colons.
lesson-first-round-satisfy-later-end_turn = Le tour peut finir, mais les Chanteurs attendent.

lesson-first-round-spend-head = Un point chacune
lesson-first-round-spend = De 3 à 6 ressources, 3 d’une sorte au plus ; chacune vaut 1 point. La relique s’ajoute : 4 points.
lesson-first-round-spend-do = Dépensez 3 meubles.
lesson-first-round-spend-later-spend = Deux suffiraient, pour un point de moins.

lesson-first-round-apprentice-head = Un ouvrier arrive
lesson-first-round-apprentice = Les Chanteurs ont amené 1 ouvrier et 1 noblesse. Un dé de 3 ou 4 fait entrer un ouvrier à la guilde.
lesson-first-round-apprentice-do = Placez le 3 chez les Magiciens.
lesson-first-round-apprentice-later-die = Avec 1 ou 2, aucun ouvrier n’entre.
lesson-first-round-apprentice-later-location = Le dé y va aussi. La tour des Magiciens élève la réputation.

lesson-first-round-tower-head = La réputation
lesson-first-round-tower = La somme de vos dés est limitée à votre réputation : 12. La tour de cristal ajoute 1, pour toujours.
lesson-first-round-tower-do = Prenez le bonus.
lesson-first-round-tower-later-decline = Vous pouvez refuser, mais plus de dés valent beaucoup.

lesson-first-round-relic-head = Achetez une relique
lesson-first-round-relic = La vôtre est partie avec les Chanteurs. Une autre coûte 1 pièce d’or.
lesson-first-round-relic-do = Achetez-en 1.
lesson-first-round-relic-later-buy = C’est permis, mais gardez de l’or pour une maison.

lesson-first-round-worker-head = Un apprenti
lesson-first-round-worker = Ici, il gagne 3 ors par manche, et une relique gratuite à chaque achat.
lesson-first-round-worker-do = Placez l’ouvrier.
lesson-first-round-worker-later-stop = Vous pouvez le garder, mais oisif il ne gagne rien.

lesson-first-round-tavern-head = D’autres colons
lesson-first-round-tavern = Six familles attendent à la taverne. N’importe quel dé en prend une.
lesson-first-round-tavern-do = Placez un 2 à la Cavern Tavern.
lesson-first-round-tavern-later-location = Le dé y va aussi. D’abord une famille.

lesson-first-round-family-head = Choisissez une famille
lesson-first-round-family = Chacune veut de 6 à 9 ressources de trois sortes, et amène ouvriers et étoiles de noblesse.
lesson-first-round-family-do = Choisissez une carte dorée.
lesson-first-round-family-later-take = Cette famille veut quatre ou cinq sortes : trop pour l’instant.

lesson-first-round-house-head = Une maison pour elle
lesson-first-round-house = Chaque famille veut une maison. Le chantier en bâtit une pour 5 ors.
lesson-first-round-house-do = Placez un 2 au Chantier.
lesson-first-round-house-later-location = Le dé y va aussi. La famille veut une maison.

lesson-first-round-castle-head = Le plus petit dé
lesson-first-round-castle = Au Château d’Ivoire, même un 1 élève la réputation de 1. Les grands dés l’élèvent de 2 ou 3.
lesson-first-round-castle-do = Placez le 1 au Château d’Ivoire.
lesson-first-round-castle-later-location = Le dé y va aussi. La réputation reste.

lesson-first-round-income-head = Revenu
lesson-first-round-income = La manche est finie. Votre apprenti a gagné 3 ors et les dés sont relancés : jusqu’à 14 maintenant.

lesson-first-round-council-head = Le Conseil de pierre
lesson-first-round-council = Plus tard : avec assez de noblesse et une famille de ce peuple, livrez ce qu’il demande. Beaucoup de points, mais 2 réputations perdues.

lesson-first-round-rounds-head = La fin
lesson-first-round-rounds = Après dix manches, la noblesse donne aussi des points, et les ressources restantes, deux par deux. Vous menez avec 7 points.
