# Une leçon : La guerre.

lesson-war-title = La guerre
lesson-war-teaches = Terrains, leurres et égalités ; gagner une Guerre et la payer.
lesson-war-end = Vous savez faire la guerre
lesson-war-learned-1 = Où les leurres sont les plus forts, ou à égalité, personne ne gagne rien.
lesson-war-learned-2 = Un général compte 2, un amiral 1 ; les jetons Combat n’ajoutent rien sur la carte.
lesson-war-learned-3 = Une Guerre va à qui a le plus de jetons Combat, et en coûte 7 pour être jouée.
lesson-war-learned-4 = Une seule carte en attente par sceau : tant que vous avez une Guerre, la suivante va à un autre.

lesson-war-chapter-map = La carte
lesson-war-chapter-war = La Guerre
lesson-war-chapter-peace = Après

lesson-war-arms-head = Six points pour sept jetons
lesson-war-arms = Une Guerre coûte 7 jetons Combat et rapporte 6 points aussitôt. Vous en avez 4. Vos maires sont placés ; la carte doit en donner trois.

lesson-war-decoys-head = Deux leurres sur un terrain
lesson-war-decoys = Un leurre compte 2, donc les deux comptent 4 : plus que les 3 de son général et de son amiral. Ils ne gagnent rien, elle non plus.
lesson-war-decoys-do = Placez les deux leurres sur les Collines d’or.
lesson-war-decoys-later-place_decoy = Seul, un leurre perd contre un général avec un amiral.

lesson-war-march-head = Toute la force au même endroit
lesson-war-march = La Marche frontalière donne 3 jetons Combat. Général 2, amiral 1 : cela fait 3 ; seuls des leurres ou plus de leaders vous arrêteraient.
lesson-war-march-do = Envoyez-les à la Marche frontalière.
lesson-war-march-later-place_general = Ici il y a 3 jetons Combat à prendre.
lesson-war-march-later-place_admiral = Ensemble ils sont plus sûrs.

lesson-war-walls-head = Sept pour vous, trois pour elle
lesson-war-walls = Elle allait aux Collines d’or : vos leurres l’en ont privée. La Marche frontalière est à vous.

lesson-war-call-head = Appelez la Guerre tant que vous menez
lesson-war-call = Elle va à qui a le plus de jetons Combat, peu importe qui l’appelle. On compare, on ne dépense pas encore.
lesson-war-call-do = Choisissez la Bataille de Crécy.
lesson-war-call-later-activate = Dépenser du combat vous ferait perdre la majorité.
lesson-war-call-later-pass = La Guerre partirait à la fin de la ronde.

lesson-war-other-head = Pourquoi l’autre est à elle
lesson-war-other = Une Guerre attend dans votre aire de déploiement, qui n’admet qu’une carte par sceau. La seconde lui revient donc, avec 3 jetons seulement.

lesson-war-fight-head = Livrez bataille
lesson-war-fight = Sept jetons dépensés, six points pour vous. Elle a une Guerre qu’elle ne peut pas payer.
lesson-war-fight-do = Jouez la Bataille de Crécy.
lesson-war-fight-later-activate = Les six points attendent.

lesson-war-bonus-head = Un cadeau tous les cinq points
lesson-war-bonus = Votre marqueur a passé le 5 : une ressource au choix.
lesson-war-bonus-do = Choisissez une ressource.

lesson-war-city-head = Retour aux chantiers
lesson-war-city = Vos maires ont produit des matières premières. Si loin sur le panneau, activer Canterbury coûte 3 jetons Production.
lesson-war-city-do = Choisissez Canterbury.
lesson-war-city-later-activate = Canterbury se bâtit tout de suite.

lesson-war-build-head = Un point par maire
lesson-war-build = Les leurres sont aussi des maires : six points à la fin.
lesson-war-build-do = Jouez Canterbury.

lesson-war-pass-head = Assez pour cette ronde
lesson-war-pass = Vos jetons Combat sont dépensés. Ce qui reste demeure au palais.
lesson-war-pass-do = Passez.

lesson-war-arming-head = Quand s’armer
lesson-war-arming = Regardez les événements à venir : armez-vous une ronde avant qu’une Guerre puisse être appelée, et bloquez le terrain utile au rival.
