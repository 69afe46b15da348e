# Une leçon : Seul : un objectif.

lesson-solo-objective-title = Seul : un objectif
lesson-solo-objective-teaches = Les cinq dés de l’Automate, et comment atteindre votre objectif.
lesson-solo-objective-end = Vous connaissez les dés de l’Automate
lesson-solo-objective-learned-1 = Seul, vous gagnez dès que l’objectif est rempli, en dix manches au plus.
lesson-solo-objective-learned-2 = Le dé blanc fixe le minimum à la taverne, le vert le maximum au Chantier.
lesson-solo-objective-learned-3 = Le jaune retire un bâtiment ; le rouge et le bleu bloquent chacun une guilde.
lesson-solo-objective-learned-4 = Une guilde bloquée par l’Automate paie deux fois vos ateliers.

lesson-solo-objective-chapter-goal = L’objectif
lesson-solo-objective-chapter-open = Ce qui est libre
lesson-solo-objective-chapter-last = Chaque dé

lesson-solo-objective-goal-head = Un but, pas de rival
lesson-solo-objective-goal = Les points ne décident pas : remplissez l’objectif en dix manches. Ici 18 points de Réputation et 8 de Noblesse, ensemble. Vous partez de 9 et 0.

lesson-solo-objective-dice-head = Cinq dés sur votre chemin
lesson-solo-objective-dice = L’Automate lance après vous. Le rouge et le bleu bloquent deux guildes, ici Joailliers et Forgerons. Le jaune a retiré un bâtiment de l’Hôtel de Ville.

lesson-solo-objective-castle-head = La Réputation d’abord
lesson-solo-objective-castle = Au Château d’Ivoire, un 3 vaut 2 points de Réputation. Vous approchez de 18, et plus de dés conviennent aussitôt.
lesson-solo-objective-castle-do = Choisissez vos dés, le 3, puis le Château.
lesson-solo-objective-castle-later-die = Le 3 n’irait pas à la taverne : le blanc montre 4.
lesson-solo-objective-castle-later-location = Votre objectif demande de la Réputation.

lesson-solo-objective-guild-head = Cherchez la guilde libre
lesson-solo-objective-guild = Vos Brasseurs veulent livres, meubles et bijoux. Les Joailliers sont bloqués ; pas les Érudits, et leur bibliothèque donne de la Réputation.
lesson-solo-objective-guild-do = Placez un 5 à la Guilde des Érudits.
lesson-solo-objective-guild-later-die = Un 5 achète trois fois.
lesson-solo-objective-guild-later-location = La Bibliothèque royale est chez les Érudits.

lesson-solo-objective-library-head = Un pas de plus
lesson-solo-objective-library = La Bibliothèque royale donne 1 point de Réputation : 12.
lesson-solo-objective-library-do = Prenez le bonus.

lesson-solo-objective-buy-head = Des livres pour les Brasseurs
lesson-solo-objective-buy = Ils veulent au moins 5 ressources ; vous en avez 3 qui conviennent.
lesson-solo-objective-buy-do = Achetez-en 3.
lesson-solo-objective-buy-later-buy = Chaque livre vaut un point.

lesson-solo-objective-family-head = La Noblesse vient des colons
lesson-solo-objective-family = Chaque famille donne des étoiles de Noblesse, celle-ci 1. Il en faut huit : cherchez les cartes à deux ou trois étoiles.
lesson-solo-objective-family-do = Satisfaites vos colons.

lesson-solo-objective-one-head = Même le 1
lesson-solo-objective-one = 8 sur 12 sont utilisés ; ni 5 ni 6 ne va plus. Le 1, si : au Château, il donne 1 point. Cela fait 13.
lesson-solo-objective-one-do = Choisissez vos dés, puis le Château.
lesson-solo-objective-one-later-location = 18 est encore loin.

lesson-solo-objective-new-head = Nouvelle manche, nouveaux obstacles
lesson-solo-objective-new = Le blanc montre 6 : aucun dé n’ouvre la taverne. Le vert montre 1 : au Chantier, seul un 1 convient. Rouge et bleu égaux : le bleu est écarté.

lesson-solo-objective-yard-head = Vous avez un 1
lesson-solo-objective-yard = Chaque famille veut une Habitation. Placez le petit dé tant qu’il convient.
lesson-solo-objective-yard-do = Placez un 1 au Chantier.
lesson-solo-objective-yard-later-die = Il ne va pas au Chantier.
lesson-solo-objective-yard-later-location = Les Habitations amènent la Noblesse.

lesson-solo-objective-way-head = En bonne voie
lesson-solo-objective-way = 13 points de Réputation sur 18 après une manche. Le panneau compte pour vous. Les Modificateurs aident quand les dés de l’Automate gênent.
