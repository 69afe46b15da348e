# Une leçon : La Chancellerie.

lesson-chancery-title = La Chancellerie
lesson-chancery-teaches = Commissions secrètes, tuiles Dés et Bureaux de la Chancellerie.
lesson-chancery-end = Vous connaissez la Chancellerie
lesson-chancery-learned-1 = Une Commission est secrète et compte à la fin, si sa tuile Dés est complète.
lesson-chancery-learned-2 = Placez sur chaque case de la tuile un dé de même valeur, en plusieurs manches s’il le faut.
lesson-chancery-learned-3 = Un Bureau veut le dé exact, des colons de son peuple et un Ouvrier, qui y reste.
lesson-chancery-learned-4 = Il paie 3 pièces d’or par manche et un avantage pour toute la partie.

lesson-chancery-chapter-secret = Une Commission
lesson-chancery-chapter-office = Un Bureau
lesson-chancery-chapter-on = Désormais

lesson-chancery-what-head = Deux nouveaux lieux pour vos dés
lesson-chancery-what = La Chancellerie ajoute des Bureaux pour vos Ouvriers et des Commissions secrètes pour la fin. Le reste ne change pas.

lesson-chancery-card-head = Gardez-en une sur trois
lesson-chancery-card = Une Commission compte à la fin de la partie. Le Trésorier compte 1 point par 4 pièces d’or, 6 au plus.
lesson-chancery-card-do = Choisissez le Trésorier.
lesson-chancery-card-later-keep = Cette leçon gagne de l’or, et le Trésorier le compte.

lesson-chancery-tile-head = Une tuile à trois cases
lesson-chancery-tile = Elle ne compte que si la tuile voisine est complète : ici 1, 3 et 5. Chaque case demande un dé de cette valeur.
lesson-chancery-tile-do = Choisissez vos dés, le 1, puis votre tuile Dés.
lesson-chancery-tile-later-die = Le 1 va sur la tuile.
lesson-chancery-tile-later-location = Ailleurs un 1 fait peu.

lesson-chancery-sailors-head = Des colons d’un peuple
lesson-chancery-sailors = Un Bureau est à un peuple : il vous en faut des colons satisfaits. Les Marins sont humains, et amènent 2 Ouvriers.
lesson-chancery-sailors-do = Satisfaites-les : 3 reliques, 3 œuvres d’art.
lesson-chancery-sailors-later-spend = Chaque ressource vaut un point.

lesson-chancery-office-head = Le maître du Port
lesson-chancery-office = Le Bureau humain demande un 2. Votre Ouvrier y va et y reste.
lesson-chancery-office-do = Choisissez vos dés, un 2, puis la Chancellerie.
lesson-chancery-office-later-die = Le Bureau veut un 2.
lesson-chancery-office-later-location = Plus tôt on y est, plus il paie.

lesson-chancery-three-head = La deuxième case
lesson-chancery-three = Vos dés font 3 sur 9. Le 3 va sur la tuile.
lesson-chancery-three-do = Placez le 3 sur votre tuile Dés.
lesson-chancery-three-later-die = La tuile veut le 3.
lesson-chancery-three-later-location = La tuile vaut les points du Trésorier.

lesson-chancery-port-head = Au port
lesson-chancery-port = Le maître du Port vous donne 1 pièce d’or de plus par vente. Le 5 ne va plus ; un 2, oui.
lesson-chancery-port-do = Choisissez vos dés, puis le port.
lesson-chancery-port-later-location = L’avantage est au port.

lesson-chancery-sell-head = Trois au lieu de deux
lesson-chancery-sell = Livres et meubles valent 2 pièces d’or chacun aujourd’hui : 3 pour vous.
lesson-chancery-sell-do = Vendez un livre, puis un meuble.
lesson-chancery-sell-later-sell_resource = Cela paie moins.

lesson-chancery-pay-head = Un Bureau paie
lesson-chancery-pay = À la phase de Revenus, il a donné 3 pièces d’or. Vous en avez 17 : le Trésorier compte déjà 4 points, si sa tuile est complète.

lesson-chancery-last-head = Il manque un 5
lesson-chancery-last = Les deux autres cases restent remplies. Chaque Bureau permet une Commission de plus ; le bureau de Berk en donne, contre de la Réputation.
