# Des exemples, sous les articles qu’ils éclairent.
example-EMARA-MOVE-01 = Votre carte est sur l’emplacement 2. Votre Émissaire de la Filature avance d’exactement deux Lieux, jusqu’à la Carrière ; celui de la Ville pourrait avancer à sa place.
example-EMARA-END-03 = Vous finissez avec 34 points de Citoyens et 41 de Bâtiments, 2 chevalières, 1 livre et 5 ressources : 4 + 1 + 2 = 7 points. Donnez les 7 aux Citoyens : 41 et 41, votre score est 41.
example-EMARA-SITE-01 = Votre Émissaire arrive au Chantier de construction. Vous livrez 1 pierre : 5 points de Bâtiments et, comme l’indique le marqueur, 3 points de Citoyens. Puis le marqueur tourne : la pierre suivante vaudra autre chose.
example-EMARA-RANK-03 = Le Sceau royal vous donne 1 chevalière. Vous la rendez pour le rang de Baron et prenez la carte du dessus : 6 points de Citoyens aussitôt. Qui vient après vous trouve une carte qui en vaut moins.
example-EMARA-HIRE-01 = Votre Émissaire est au Champ de céréales, et vous avez 2 céréales pour la cabane. Votre premier Artisan s’y installe : 1 point de Citoyens. Il travaillera chaque fois que vous utiliserez le champ.
example-EMARA-RECRUIT-01 = Près de votre Émissaire de la Ville attend le Marchand. Il coûte 1 tissu et 1 pierre et rapporte 2 points de Citoyens ; son talent est à vous jusqu’à la fin.
