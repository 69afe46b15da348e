# Leçons. Une bulle a 40 mots au plus : titre, texte et consigne ensemble.

# Le jeu dans l’ordre des nouveaux venus

lesson-in-order = Plans secrets, puis enchères. Lisez vos rivaux.

## Votre première ronde

lesson-first-round-title = Votre première ronde
lesson-first-round-teaches = Placer en secret, puis cartes, majorités et mises.
lesson-first-round-end = Vous savez jouer une ronde
lesson-first-round-learned-1 = Placez en secret : les maires produisent, généraux et amiraux gagnent des terrains, les leurres bloquent.
lesson-first-round-learned-2 = Une action à la fois : activer une carte, en jouer une, ou ouvrir une enchère.
lesson-first-round-learned-3 = Une carte Majorité va à qui a le plus de sa ressource, peu importe qui l’appelle.
lesson-first-round-learned-4 = Le plus de points de victoire après sept rondes gagne ; deux jetons restants en valent un.

lesson-first-round-chapter-walls = Derrière les murs
lesson-first-round-chapter-cards = Cartes
lesson-first-round-chapter-auction = Enchères
lesson-first-round-chapter-score = Compter

lesson-first-round-crown-head = Un royaume à vous
lesson-first-round-crown = Vous régnez parmi des rivaux. En sept rondes, réunissez les événements de votre temps. Le plus de points de victoire gagne.

lesson-first-round-mayors-head = Les maires produisent
lesson-first-round-mayors = À chaque ronde, chacun place ses leaders en secret. Un maire rapporte 1 ressource du lieu. La matière première bâtit les villes.
lesson-first-round-mayors-do = Placez deux maires en forêt et carrière.
lesson-first-round-mayors-later-place_mayor = Il y produirait aussi ; la leçon veut une ville, à 5 matières premières.

lesson-first-round-more-head = Deux autres maires
lesson-first-round-more = La production sert à activer des cartes. La culture attire les artistes.
lesson-first-round-more-do = Placez-en un à l’atelier, un au théâtre.
lesson-first-round-more-later-place_mayor = Il y produirait aussi ; un artiste demande 5 jetons Culture.

lesson-first-round-decoys-head = Deux leurres
lesson-first-round-decoys = À deux joueurs, deux maires vont sur la carte en leurres. Un leurre ne gagne rien, mais gêne votre rival.
lesson-first-round-decoys-do = Choisissez deux terrains dorés.
lesson-first-round-decoys-later-place_decoy = Il pourrait aller là. Laissez la vallée à votre général.

lesson-first-round-general-head = Votre général combat
lesson-first-round-general = Un général compte 2. Le plus fort sur un terrain prend ce qu’il montre : ici 1 jeton Production et 2 Combat.
lesson-first-round-general-do = Envoyez le général dans la Vallée des forges.
lesson-first-round-general-later-place_general = Il pourrait y combattre ; la production manque à cette ronde.

lesson-first-round-admiral-head = Votre amiral aide
lesson-first-round-admiral = Un amiral compte 1 : ensemble vous avez 3, plus qu’un seul général rival.
lesson-first-round-admiral-do = Envoyez-y l’amiral. Puis les murs tombent.
lesson-first-round-admiral-later-place_admiral = Seul, il y serait faible.

lesson-first-round-city-head = Activez une carte
lesson-first-round-city = La vallée est à vous. Place aux actions, une par tour. Activer Canterbury, une ville, coûte 1 jeton Production ; elle attend dans votre aire de déploiement.
lesson-first-round-city-do = Choisissez Canterbury.
lesson-first-round-city-later-activate = Une ville vous rapporte le plus : vous avez six maires.
lesson-first-round-city-later-pass = Passer finit la ronde pour vous.

lesson-first-round-build-head = Jouez-la
lesson-first-round-build = De là, elle entre au royaume pour 5 matières premières. Elle compte 1 point par maire : six.
lesson-first-round-build-do = Jouez Canterbury.
lesson-first-round-build-later-activate = Jouez d’abord ce que vous pouvez payer.

lesson-first-round-majority-head = Une majorité
lesson-first-round-majority = Cette carte va à qui a le plus de culture ; à égalité, à qui l’appelle. Vous avez 5, personne n’a plus.
lesson-first-round-majority-do = Choisissez Jan van Eyck.
lesson-first-round-majority-later-activate = Regardez qui l’aurait avant de payer.

lesson-first-round-artist-head = Une personne d’honneur
lesson-first-round-artist = Pour 5 jetons Culture, il donne 2 points aussitôt, davantage avec d’autres cartes violettes, et compte comme personne d’honneur.
lesson-first-round-artist-do = Jouez Jan van Eyck.

lesson-first-round-open-head = Ouvrez une enchère
lesson-first-round-open = Les leaders se vendent en or. Un second général vous gagnera des terrains à chaque ronde.
lesson-first-round-open-do = Choisissez le Général.

lesson-first-round-bid-head = La première mise
lesson-first-round-bid = Il faut miser au moins 1 ; le rival surenchérit ou quitte l’enchère. Seul le gagnant paie.
lesson-first-round-bid-do = Misez 2 jetons Or.
lesson-first-round-bid-later-bid = Essayez d’abord moins.

lesson-first-round-raise-head = Votre rivale mise 3
lesson-first-round-raise = Un général vaut davantage pour vous.
lesson-first-round-raise-do = Misez 4 jetons Or.
lesson-first-round-raise-later-drop = Vous avez de quoi surenchérir.
lesson-first-round-raise-later-bid = Quatre suffisent.

lesson-first-round-land-head = Une terre par les armes
lesson-first-round-land = Pour un territoire, on mise des jetons Combat. Al-Andalus rapporte 5 jetons Science aussitôt.
lesson-first-round-land-do = Choisissez Al-Andalus, puis misez 2.
lesson-first-round-land-later-bid = Deux suffisent : votre rivale garde ses armes.

lesson-first-round-pass-head = Assez pour cette ronde
lesson-first-round-pass = Vos jetons vous restent. Quand tous ont passé, les cartes descendent, moins chères, et d’autres arrivent.
lesson-first-round-pass-do = Passez.

lesson-first-round-score-head = Ce qui compte
lesson-first-round-score = Les cartes du royaume donnent des points aussitôt ou à la fin ; les personnes d’honneur ensemble ; deux jetons valent un point.

lesson-first-round-rounds-head = La fin
lesson-first-round-rounds = Après sept rondes, on compte les points. Placez pour la deuxième : votre second général se bat avec vous.
