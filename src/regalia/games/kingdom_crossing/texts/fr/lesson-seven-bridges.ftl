# Une leçon : Sept ponts.

lesson-seven-bridges-title = Sept ponts
lesson-seven-bridges-teaches = Prévoir toute une Journée de ponts, et prendre la Montgolfière.
lesson-seven-bridges-end = Vous savez les traverser tous
lesson-seven-bridges-learned-1 = Prévoyez toute la Journée : quatre tuiles, chaque pont une fois.
lesson-seven-bridges-learned-2 = Le sixième pont rapporte 3 points, le septième 4 de plus.
lesson-seven-bridges-learned-3 = Où vous vous arrêtez, il faut pouvoir acheter ; l’Oiseau paie d’abord.
lesson-seven-bridges-learned-4 = Aucun trajet ne fait les sept ponts : il faut un vol, 3 pièces là où est la Montgolfière, sinon 10.

lesson-seven-bridges-chapter-riddle = L’énigme
lesson-seven-bridges-chapter-out = L’aller
lesson-seven-bridges-chapter-stuck = Bloqué
lesson-seven-bridges-chapter-fly = Le vol

lesson-seven-bridges-paws-head = Sept ponts en une Journée
lesson-seven-bridges-paws = Le sixième pont d’une Journée rapporte 3 points, le septième 4 de plus. Chaque pont ne se traverse qu’une fois : prévoyez avant de partir.

lesson-seven-bridges-odd-head = Une vieille énigme
lesson-seven-bridges-odd = Chaque Région a un nombre impair de ponts : trois, trois, trois et cinq. Aucun trajet ne les fait tous ; il faut un vol. Vous partez de l’Est.

lesson-seven-bridges-middle-head = Un, trois, un, deux
lesson-seven-bridges-middle = Quatre tuiles font sept ponts. Commencez par le Pont du milieu : les deux autres de l’Est sont gardés pour la fin.
lesson-seven-bridges-middle-do = Travaillez avec le Prestige, puis traversez.
lesson-seven-bridges-middle-later-work = Dans cet ordre chaque tuile conviendra.
lesson-seven-bridges-middle-later-rest = Vous resteriez là, et trois tuiles ne font que six ponts.
lesson-seven-bridges-middle-later-bridge = Ce pont est gardé pour la fin.

lesson-seven-bridges-aviary-head = Un arrêt se paie
lesson-seven-bridges-aviary = Où vous vous arrêtez, vous achetez. La Volière est gratuite ; gardez vos 9 pièces.
lesson-seven-bridges-aviary-do = Choisissez la Volière.
lesson-seven-bridges-aviary-later-card = Les pièces serviront au Sud.

lesson-seven-bridges-twins-head = Aller et retour par les jumeaux
lesson-seven-bridges-twins = Deux ponts joignent Nord et Ouest : montez par l’un, revenez par l’autre, rien n’est perdu. Puis au Sud.
lesson-seven-bridges-twins-do = Travaillez avec Trois ponts ; traversez les ponts dorés.
lesson-seven-bridges-twins-later-work = Les trois ponts vont mieux ici.
lesson-seven-bridges-twins-later-bridge = Un pont resterait derrière vous.
lesson-seven-bridges-twins-later-rest = La Journée aurait moins de sept ponts.

lesson-seven-bridges-pay-head = Regardez le prix d’abord
lesson-seven-bridges-pay = Une tuile ne travaille que si vous pouvez payer une carte au bout. Le Tailleur de pierre coûte 7 de vos 9 pièces : 2 Pierres.
lesson-seven-bridges-pay-do = Choisissez le Tailleur de pierre.

lesson-seven-bridges-west-head = Le cinquième pont
lesson-seven-bridges-west = De retour à l’Ouest : le Mécène y donne 9 pièces, moins 1 par patte posée.
lesson-seven-bridges-west-do = Travaillez avec la Bourse, puis traversez.
lesson-seven-bridges-west-later-bridge = Celui-là est gardé pour la fin.
lesson-seven-bridges-west-later-work = C’est un seul pont qu’il vous faut.
lesson-seven-bridges-west-later-rest = La Journée aurait moins de sept ponts.

lesson-seven-bridges-patron-head = Des pièces pour le vol
lesson-seven-bridges-patron = Cinq pattes sont posées : le Mécène donne 4 pièces.
lesson-seven-bridges-patron-do = Choisissez le Mécène.

lesson-seven-bridges-closed-head = Plus de chemin
lesson-seven-bridges-closed = Les cinq ponts de l’Ouest portent votre patte. Mais votre rival a volé jusqu’ici : là où est la Montgolfière, un vol coûte 3 pièces, ailleurs 10.

lesson-seven-bridges-fly-head = Volez, puis marchez
lesson-seven-bridges-fly = On vole avant le premier pont ou après le dernier, jamais entre deux. Du Sud, deux ponts libres mènent par l’Est au Nord.
lesson-seven-bridges-fly-do = Travaillez avec Deux ponts, puis volez au Sud.
lesson-seven-bridges-fly-later-work = Il reste deux ponts, et cette tuile en fait deux.
lesson-seven-bridges-fly-later-rest = Les sept points seraient perdus.
lesson-seven-bridges-fly-later-balloon_before = Cela irait aussi. La leçon vole au Sud.

lesson-seven-bridges-seven-head = Six, sept
lesson-seven-bridges-seven = 3 points pour la sixième patte, 4 pour la septième.
lesson-seven-bridges-seven-do = Traversez les deux ponts dorés.

lesson-seven-bridges-last-head = Un Oiseau qui compte les ponts
lesson-seven-bridges-last = Le Rouge-gorge donne 1 pièce par pont de la Journée : 7. Vous le rencontrez avant de payer ; 10 pièces ne sont plus un obstacle.
lesson-seven-bridges-last-do = Choisissez l’Extracteur.
lesson-seven-bridges-last-later-card = Vous pouvez la payer, mais avec l’Oiseau l’Extracteur est presque gratuit.

lesson-seven-bridges-plan-head = Sept points en une Journée
lesson-seven-bridges-plan = Demain, toutes les pattes sont rendues. Comptez d’abord : quels ponts restent, que pouvez-vous payer, où est la Montgolfière ?
