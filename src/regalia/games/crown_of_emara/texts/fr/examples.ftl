# Des exemples, sous les articles qu’ils éclairent.
example-EMARA-MOVE-01 = Votre carte est sur l’emplacement 2. Votre Émissaire de la Filature avance d’exactement deux Lieux, jusqu’à la Carrière ; celui de la Ville pourrait avancer à sa place.
example-EMARA-END-03 = Vous finissez avec 34 points de Citoyens et 41 de Bâtiments, 2 chevalières, 1 livre et 5 ressources : 4 + 1 + 2 = 7 points. Donnez les 7 aux Citoyens : 41 et 41, votre score est 41.
