# Leçons. Une bulle a 40 mots au plus : titre, texte et consigne ensemble.

# Le jeu dans l’ordre des nouveaux venus

lesson-in-order = Trois actions, rien de caché. Une courte leçon suffit.

## Vos premiers tours

lesson-first-turns-title = Vos premiers tours
lesson-first-turns-teaches = Prendre, construire, déplacer vos troupes et compter.
lesson-first-turns-end = Vous savez jouer vos tours
lesson-first-turns-learned-1 = Prenez une tuile par tour, à votre portée.
lesson-first-turns-learned-2 = Construisez près de vos troupes, avec accès à tout le coût.
lesson-first-turns-learned-3 = Une troupe apporte ce que produit sa tuile ; à la fin, elle double votre bâtiment.
lesson-first-turns-learned-4 = Un terrain ouvert est gratuit et rend un bâtiment du tour moins cher ensuite.

lesson-first-turns-chapter-take = Prendre
lesson-first-turns-chapter-build = Construire
lesson-first-turns-chapter-troops = Troupes
lesson-first-turns-chapter-open = Terrain ouvert
lesson-first-turns-chapter-score = Compter

lesson-first-turns-heirs-head = Deux héritiers, un seul pays
lesson-first-turns-heirs = Votre rival et vous construisez dans le même paysage. À la fin, les bâtiments rapportent des points : qui en a le plus est couronné.

lesson-first-turns-take-head = Prenez une tuile
lesson-first-turns-take = Le cercle est la réserve royale. Vous atteignez trois tuiles, dans le sens horaire après le bouclier. La Ferme est la première.
lesson-first-turns-take-do = Choisissez la Ferme.
lesson-first-turns-take-later-take = Elle viendrait aussi en main, mais la Ferme se construit tout de suite.

lesson-first-turns-build-head = Construire sans rien dépenser
lesson-first-turns-build = La Ferme coûte 1 bois et 1 pierre. Les tuiles à portée et le terrain sous vos troupes y donnent accès.
lesson-first-turns-build-do = Choisissez la Ferme, puis l’emplacement doré.
lesson-first-turns-build-later-end = Le tour peut finir, mais la Ferme peut d’abord être construite.
lesson-first-turns-build-later-expand = Face cachée, ce serait un terrain ouvert, sans blé.
lesson-first-turns-build-later-cell = La Ferme pourrait aller là. La leçon continue à l’emplacement doré.

lesson-first-turns-turn-head = Votre premier bâtiment
lesson-first-turns-turn = La Ferme apporte 1 blé à chaque tour. Prendre une tuile par tour est obligatoire : c’est fait.
lesson-first-turns-turn-do = Finissez votre tour.

lesson-first-turns-bakery-head = Un bâtiment qui rapporte
lesson-first-turns-bakery = La Boulangerie vaut 1 point, plus 1 pour chaque autre bâtiment jaune à vous. La Ferme est jaune.
lesson-first-turns-bakery-do = Choisissez la Boulangerie.
lesson-first-turns-bakery-later-take = Elle est à portée, mais n’irait pas avec la Ferme.

lesson-first-turns-ride-head = Une troupe récolte sur sa tuile
lesson-first-turns-ride = La Boulangerie demande 2 blés, vous en avez 1. Sur la Ferme, la cavalerie en apporte un.
lesson-first-turns-ride-do = Choisissez la cavalerie, puis la Ferme.
lesson-first-turns-ride-later-troop = Une troupe déployée apporte aussi du blé, mais votre portée passe de 3 à 2.
lesson-first-turns-ride-later-expand = Face cachée, la Boulangerie ne rapporterait rien.
lesson-first-turns-ride-later-end = Le tour peut finir, mais la Boulangerie peut d’abord être construite.

lesson-first-turns-oven-head = Vous pouvez la construire
lesson-first-turns-oven = Une nouvelle tuile se pose près d’une de vos troupes, par un côté ou un coin.
lesson-first-turns-oven-do = Choisissez la Boulangerie, puis l’emplacement doré.
lesson-first-turns-oven-later-expand = Face cachée, la Boulangerie ne rapporterait rien.
lesson-first-turns-oven-later-cell = Elle pourrait aller là. La leçon continue à l’emplacement doré.

lesson-first-turns-points-head = Vos premiers points
lesson-first-turns-points = La Boulangerie compte 1, plus 1 pour la Ferme : 2. On compte à la fin ; le panneau les montre déjà.
lesson-first-turns-points-do = Finissez votre tour.

lesson-first-turns-market-head = Rien à construire ?
lesson-first-turns-market = Il faut quand même prendre une tuile. Gardez le Marché : une main contient trois tuiles.
lesson-first-turns-market-do = Choisissez le Marché.

lesson-first-turns-deploy-head = Une troupe double
lesson-first-turns-deploy = Sur votre bâtiment, une troupe en double les points à la fin. Mais chaque troupe hors du cercle raccourcit votre portée.
lesson-first-turns-deploy-do = Choisissez la troupe dorée, puis la Boulangerie.
lesson-first-turns-deploy-later-troop = La cavalerie pourrait avancer, mais elle est bien sur la Ferme.
lesson-first-turns-deploy-later-to = La troupe pourrait aller là, mais n’y doublerait rien.

lesson-first-turns-wait-head = Deux fois deux
lesson-first-turns-wait = La Boulangerie compte 4, et vous atteignez deux tuiles. Observez votre rival : une tuile peut aussi se poser face cachée.
lesson-first-turns-wait-do = Finissez votre tour.

lesson-first-turns-cathedral-head = Votre rival a une Cathédrale
lesson-first-turns-cathedral = Elle compte 5, quoi qu’il y ait autour. Il y en a une pour vous.
lesson-first-turns-cathedral-do = Choisissez la Cathédrale.

lesson-first-turns-open-head = Terrain ouvert
lesson-first-turns-open = La Cathédrale demande 2 pierres, vous en avez 1. Une tuile face cachée est gratuite ; le bâtiment suivant coûte 1 de moins.
lesson-first-turns-open-do = Posez le Marché en terrain ouvert, où vous voulez.

lesson-first-turns-spire-head = Construisez la Cathédrale
lesson-first-turns-spire = La pierre manquante vous est remise. Tous les emplacements dorés conviennent.
lesson-first-turns-spire-do = Choisissez la Cathédrale, puis un emplacement.
lesson-first-turns-spire-later-cell = Elle pourrait aller là. Les emplacements dorés lui sont réservés.

lesson-first-turns-lead-head = Vous menez
lesson-first-turns-lead = Cathédrale 5, Boulangerie 4 : vous avez 9 points, votre rival 7.
lesson-first-turns-lead-do = Finissez votre tour.

lesson-first-turns-finish-head = La fin
lesson-first-turns-finish = Quand la réserve commune est vide, chacun joue un dernier tour. Puis on compte ; les tuiles en main ne valent rien.
