# Une leçon : Les dés et la Réputation.

lesson-dice-title = Les dés et la Réputation
lesson-dice-teaches = Tirer plus de vos dés : limite, ordre, Modificateurs.
lesson-dice-end = Vos dés n’ont plus de secrets
lesson-dice-learned-1 = La somme des dés placés ne dépasse pas votre Réputation.
lesson-dice-learned-2 = Le Château relève la limite aussitôt : un petit dé n’y perd rien.
lesson-dice-learned-3 = À la Taverne les dés montent, au Chantier ils baissent. Un Modificateur change un dé de un.
lesson-dice-learned-4 = Un grand dé en guilde active tous les ateliers et achète trois fois.

lesson-dice-chapter-limit = La limite
lesson-dice-chapter-big = Un grand dé
lesson-dice-chapter-order = Monter, baisser
lesson-dice-chapter-mods = Modificateurs

lesson-dice-sum-head = Dix-neuf, et une limite de neuf
lesson-dice-sum = Vos dés montrent 1, 3, 4, 5 et 6. La somme des dés placés ne peut dépasser votre Réputation : 9. Lesquels, et dans quel ordre ?

lesson-dice-castle-head = D’abord, relevez la limite
lesson-dice-castle = Au Château d’Ivoire, un 3 donne 2 points de Réputation, aussitôt et pour toujours. Un 1 en donne 1, un 5 en donne 3.
lesson-dice-castle-do = Choisissez vos dés, le 3, puis le Château.
lesson-dice-castle-later-die = Le 3 donne 2 pour 3 : c’est un bon prix.
lesson-dice-castle-later-location = Relevez d’abord la limite.

lesson-dice-now-head = Onze, il en reste huit
lesson-dice-now = 3 sur 11 sont utilisés. Un 6 laisserait 2 ; un 5 laisse 3. Comptez ce qui va encore ensemble.

lesson-dice-scholars-head = Un grand dé en guilde
lesson-dice-scholars = Vos Herboristes veulent livres, meubles et bijoux. Un 5 chez les Érudits active tous les ateliers et achète jusqu’à 3 livres.
lesson-dice-scholars-do = Placez le 5 à la Guilde des Érudits.
lesson-dice-scholars-later-die = Ici le 5 rapporte le plus.
lesson-dice-scholars-later-location = Vos colons veulent des livres.

lesson-dice-map-head = L’atelier donne
lesson-dice-map = La Salle des cartes donne 1 ressource au choix. Un second meuble comblera vos colons.
lesson-dice-map-do = Prenez le bonus, puis des meubles.
lesson-dice-map-later-any_resource = Ces colons n’en veulent pas.

lesson-dice-buy-head = Trois livres, 1 pièce chacun
lesson-dice-buy = Un 5 ou un 6 en achète jusqu’à 3. Votre Personnage vous permet de donner quatre livres, un de plus.
lesson-dice-buy-do = Achetez-en 3.
lesson-dice-buy-later-buy = Chaque livre vaudra un point.

lesson-dice-family-head = Sept points
lesson-dice-family = Aucun dé n’est nécessaire. 4 livres, 2 meubles et le bijou : 7 points, 2 Ouvriers, 1 étoile de Noblesse.
lesson-dice-family-do = Satisfaites vos colons : 4 livres, 2 meubles.
lesson-dice-family-later-spend = Chaque ressource vaut un point.

lesson-dice-tavern-head = Le petit dé passe d’abord
lesson-dice-tavern = À la Taverne, chaque dé doit valoir au moins le précédent. Personne n’y est : même votre 1 convient.
lesson-dice-tavern-do = Placez le 1 à la Cavern Tavern.
lesson-dice-tavern-later-die = Le 1 n’aurait plus de place.
lesson-dice-tavern-later-location = Il vous faut des colons.

lesson-dice-card-head = Choisissez une famille
lesson-dice-card = Cherchez ce que vous pouvez donner : les Mineurs ne veulent que reliques et bijoux.
lesson-dice-card-do = Choisissez une carte dorée.

lesson-dice-left-head = Il reste 2, et un 4
lesson-dice-left = 9 sur 11 sont utilisés. Votre 4 est trop grand, au Chantier aussi : après le 3 de votre rival, il faut 3 ou moins.

lesson-dice-yard-head = Faites du 4 un 2
lesson-dice-yard = Un Modificateur change un dé de un. Deux en font un 2 : il va au Chantier et sous la limite. Une Habitation coûte 5 pièces d’or.
lesson-dice-yard-do = Choisissez vos dés, puis le Chantier.
lesson-dice-yard-later-location = Les prochains colons veulent une Habitation.

lesson-dice-out-head = Quatre dés sur cinq
lesson-dice-out = 3, 5, 1 et 2 : onze, tout juste. La limite reste à 11. Le bureau de Berk donne des Modificateurs ; le Conseil coûte 2 points de Réputation.
