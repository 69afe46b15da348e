# Leçons. Une bulle a 40 mots au plus : titre, texte et consigne ensemble.

# Le jeu dans l’ordre des nouveaux venus

lesson-in-order = La longue : dés, familles et guildes.

## Votre première manche

lesson-first-round-title = Votre première manche
lesson-first-round-teaches = Dés, colons, guildes et Réputation.
lesson-first-round-end = Vous savez jouer une manche
lesson-first-round-learned-1 = Un dé par tour ; leur somme ne dépasse pas votre Réputation.
lesson-first-round-learned-2 = Une carte Colons veut une Habitation et des ressources : un point par ressource, des Ouvriers, de la Noblesse.
lesson-first-round-learned-3 = Aux guildes, on achète ; les Apprentis y rapportent de l’or et des ressources.
lesson-first-round-learned-4 = La Noblesse ouvre le Conseil. Le plus de points après dix manches gagne.

lesson-first-round-chapter-dice = Un dé
lesson-first-round-chapter-settlers = Les colons
lesson-first-round-chapter-worker = Un Ouvrier
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
lesson-first-round-bonus-later-decline = Ce bonus est gratuit.

lesson-first-round-buy-head = Achetez
lesson-first-round-buy = Chacun coûte 1 pièce d’or. Avec un 4, deux achats : avec le vôtre et le don, cela fait quatre.
lesson-first-round-buy-do = Achetez-en 2.
lesson-first-round-buy-later-buy = Chaque meuble vaudra un point.

lesson-first-round-satisfy-head = Accueillez les colons
lesson-first-round-satisfy = Vous avez une Habitation et ce qu’ils veulent. Aucun dé n’est nécessaire.
lesson-first-round-satisfy-do = Satisfaites vos colons.
lesson-first-round-satisfy-later-end_turn = Le tour peut finir, mais les Chanteurs attendent.

lesson-first-round-spend-head = Un point chacune
lesson-first-round-spend = De 3 à 6 ressources, 3 d’une sorte au plus ; chacune vaut 1 point. La relique s’ajoute : 4 points.
lesson-first-round-spend-do = Dépensez 3 meubles.
lesson-first-round-spend-later-spend = Deux suffiraient, pour un point de moins.

lesson-first-round-apprentice-head = Un Ouvrier arrive
lesson-first-round-apprentice = Les Chanteurs ont amené 1 Ouvrier et 1 étoile de Noblesse. Un dé de 3 ou 4 fait entrer un Ouvrier à la guilde.
lesson-first-round-apprentice-do = Placez le 3 chez les Magiciens.
lesson-first-round-apprentice-later-die = Avec 1 ou 2, aucun Ouvrier n’entre.
lesson-first-round-apprentice-later-location = Le dé y va aussi. La tour des Magiciens élève la Réputation.

lesson-first-round-tower-head = La Réputation
lesson-first-round-tower = La somme de vos dés est limitée à votre Réputation : 12. La tour de cristal ajoute 1, pour toujours.
lesson-first-round-tower-do = Prenez le bonus.
lesson-first-round-tower-later-decline = Plus de Réputation, c’est plus de dés à placer.

lesson-first-round-relic-head = Achetez une relique
lesson-first-round-relic = La vôtre est partie avec les Chanteurs. Une autre coûte 1 pièce d’or.
lesson-first-round-relic-do = Achetez-en 1.
lesson-first-round-relic-later-buy = Gardez de l’or pour une Habitation.

lesson-first-round-worker-head = Un Apprenti
lesson-first-round-worker = Ici, votre Ouvrier gagne 3 pièces d’or par manche, et une relique gratuite à chaque achat.
lesson-first-round-worker-do = Placez l’Ouvrier.
lesson-first-round-worker-later-stop = Un Ouvrier oisif ne gagne rien.

lesson-first-round-tavern-head = D’autres colons
lesson-first-round-tavern = Six familles attendent à la taverne. N’importe quel dé en prend une.
lesson-first-round-tavern-do = Placez un 2 à la Cavern Tavern.
lesson-first-round-tavern-later-location = Le dé y va aussi. D’abord une famille.

lesson-first-round-family-head = Choisissez une famille
lesson-first-round-family = Chacune veut de 6 à 9 ressources de trois sortes, et amène des Ouvriers et des étoiles de Noblesse.
lesson-first-round-family-do = Choisissez une carte dorée.
lesson-first-round-family-later-take = Cette famille veut quatre ou cinq sortes : trop pour l’instant.

lesson-first-round-house-head = Une Habitation pour elle
lesson-first-round-house = Chaque famille veut une Habitation. Le Chantier en bâtit une pour 5 pièces d’or.
lesson-first-round-house-do = Placez un 2 au Chantier.
lesson-first-round-house-later-location = Le dé y va aussi. La famille veut une Habitation.

lesson-first-round-castle-head = Le plus petit dé
lesson-first-round-castle = Au Château d’Ivoire, même un 1 élève la Réputation de 1. Les grands dés l’élèvent de 2 ou 3.
lesson-first-round-castle-do = Placez le 1 au Château d’Ivoire.
lesson-first-round-castle-later-location = Le dé y va aussi. La Réputation reste.

lesson-first-round-income-head = Revenu
lesson-first-round-income = La manche est finie. Votre Apprenti a gagné 3 pièces d’or et les dés sont relancés : jusqu’à 14 maintenant.

lesson-first-round-council-head = Le Conseil de Pierre
lesson-first-round-council = Plus tard : avec assez de Noblesse et une famille de son peuple, livrez à un Conseiller ce qu’il demande : beaucoup de points, pour 2 points de Réputation.

lesson-first-round-rounds-head = La fin
lesson-first-round-rounds = Après dix manches, la Noblesse donne aussi des points, et les ressources restantes, deux par deux. Si l’on comptait maintenant : 7 points pour vous, 3 pour votre rival.
