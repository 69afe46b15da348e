# Leçons. Une bulle a 40 mots au plus : titre, texte et consigne ensemble.

# Le jeu dans l’ordre des nouveaux venus

lesson-in-order = Un trajet par jour, sept ponts à traverser.

## Votre première journée

lesson-first-day-title = Votre première Journée
lesson-first-day-teaches = Ponts, cartes et repos : une Journée entière.
lesson-first-day-end = Vous savez jouer une Journée
lesson-first-day-learned-1 = Quatre tuiles par jour. Travailler : traverser le nombre exact de ponts, chacun une fois par jour.
lesson-first-day-learned-2 = Où vous vous arrêtez, vous achetez une carte ; son Oiseau aide d’abord.
lesson-first-day-learned-3 = Ou se reposer, pour des pièces. Sans chemin ou sans pièces, c’est obligatoire.
lesson-first-day-learned-4 = Les points viennent des guildes et de leurs étoiles, des Structures, des Faveurs, des Objectifs et de l’Investissement.

lesson-first-day-chapter-walk = Un pont
lesson-first-day-chapter-route = Un trajet
lesson-first-day-chapter-more = Des points
lesson-first-day-chapter-morning = Le matin

lesson-first-day-queen-head = La Reine veut un huitième pont
lesson-first-day-queen = Vous menez une équipe de castors. En quatre jours, traversez des ponts, ralliez les guildes, décorez votre plateau. Le plus de points gagne.

lesson-first-day-purse-head = Travaillez avec une tuile
lesson-first-day-purse = Chaque tuile a deux moitiés : repos ou travail. La Bourse donne 2 pièces et un pont.
lesson-first-day-purse-do = Travaillez avec la Bourse.
lesson-first-day-purse-later-rest = Vous auriez des pièces, sur place. Une carte gratuite attend de l’autre côté.
lesson-first-day-purse-later-work = Cette tuile servira mieux plus tard dans la Journée.

lesson-first-day-bridge-head = Une fois par jour
lesson-first-day-bridge = Vous êtes à l’Ouest. Votre patte reste sur le pont traversé : il vous est fermé aujourd’hui.
lesson-first-day-bridge-do = Passez au Sud.
lesson-first-day-bridge-later-bridge = Le Mécène gratuit est au Sud.

lesson-first-day-patron-head = Achetez une carte
lesson-first-day-patron = À l’arrivée, l’achat d’une carte est obligatoire. Le Mécène Ours est gratuit et rapporte 6 pièces.
lesson-first-day-patron-do = Choisissez le Mécène Ours.
lesson-first-day-patron-later-card = Elle coûte des pièces ou rapporte moins. Prenez les six pièces.

lesson-first-day-three-head = Un trajet plus long
lesson-first-day-three = Trois ponts exactement, sans arrêt. Sept par jour seraient beaux : le sixième rapporte 3 points.
lesson-first-day-three-do = Travaillez avec Trois ponts.
lesson-first-day-three-later-work = Avec moins de ponts maintenant, les derniers ne s’enchaîneraient plus.

lesson-first-day-road-head = Prévoyez
lesson-first-day-road = Par l’Ouest et le Nord vous gagnez l’Est, et trois ponts restent ouverts pour la suite.
lesson-first-day-road-do = Traversez les trois ponts dorés.
lesson-first-day-road-later-bridge = On peut le traverser, mais il resterait moins de ponts aujourd’hui.

lesson-first-day-sap-head = Un Oiseau paie
lesson-first-day-sap = L’Extracteur coûte 3 pièces et son Oiseau en rapporte 3, avant le paiement. C’est votre troisième Ours.
lesson-first-day-sap-do = Choisissez l’Extracteur Ours.

lesson-first-day-two-head = Le sixième pont
lesson-first-day-two = Deux ponts de plus mènent par l’Ouest au Nord. Six pattes en un jour : 3 points aussitôt.
lesson-first-day-two-do = Travaillez avec Deux ponts, puis traversez.

lesson-first-day-art-head = Une sculpture
lesson-first-day-art = Votre Faveur donne 2 points par sculpture. Ce Sculpteur en fait une pour 5 pièces.
lesson-first-day-art-do = Choisissez le Sculpteur.
lesson-first-day-art-later-card = Vous pouvez la payer, mais elle ne fait pas de sculpture.

lesson-first-day-spot-head = Où la placer ?
lesson-first-day-spot = Les étoiles comptent quand votre ressource les dépasse ; chaque carte de cette guilde les vaut alors.
lesson-first-day-spot-do = Choisissez une place dorée.

lesson-first-day-rest-head = Plus rien à traverser
lesson-first-day-rest = Tous les ponts du Nord portent votre patte : reposez-vous. La Visite à la Reine paie le mieux, 8 pièces.
lesson-first-day-rest-do = Reposez-vous avec la Visite à la Reine.
lesson-first-day-rest-later-rest = Cette tuile paierait 3 pièces ; celle-ci en paie 8.

lesson-first-day-income-head = Un nouveau matin
lesson-first-day-income = Pattes et tuiles reviennent. Deux cartes d’une guilde donnent son revenu : deux Ours font travailler une Structure.
lesson-first-day-income-do = Choisissez les Ours, votre Maison, puis investissez ou encaissez.

lesson-first-day-house-head = Les Structures aussi
lesson-first-day-house = Chaque Structure travaille tous les matins. Votre Maison fait investir : des points plus tard, ou des pièces maintenant.
lesson-first-day-house-do = Choisissez votre Maison, puis ce que vous voulez.

lesson-first-day-score-head = Ce qui compte
lesson-first-day-score = Cartes de guilde fois étoiles, Structures, Faveurs, Investissement, et Objectifs pour les plus rapides. Le panneau montre tout.

lesson-first-day-days-head = La fin
lesson-first-day-days = Après quatre jours, on compte les points. Pensez chaque jour comme un seul trajet ; vos six tuiles sont prêtes.
