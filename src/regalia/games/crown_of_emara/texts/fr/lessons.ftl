# Leçons. Une bulle a 40 mots au plus : titre, texte et consigne ensemble.

# Le jeu dans l’ordre des nouveaux venus

lesson-in-order = Une carte, un trajet. Deux totaux à équilibrer.

## Votre première manche

lesson-first-round-title = Votre première manche
lesson-first-round-teaches = Cartes, trajets, Rangs et Artisans ; deux totaux à équilibrer.
lesson-first-round-end = Vous savez jouer une manche
lesson-first-round-learned-1 = Un tour : une carte sur un emplacement. La carte agit, l’emplacement dit de combien un Émissaire avance.
lesson-first-round-learned-2 = La Campagne donne des biens, la Ville en fait des points.
lesson-first-round-learned-3 = Une fois par tour chacun : un Rang, un Artisan, un Conseiller.
lesson-first-round-learned-4 = Seul le plus faible de vos deux totaux compte, après six manches.

lesson-first-round-chapter-card = Une carte
lesson-first-round-chapter-town = La Ville
lesson-first-round-chapter-rank = Un Rang
lesson-first-round-chapter-land = La Campagne
lesson-first-round-chapter-home = Un Artisan
lesson-first-round-chapter-score = Compter

lesson-first-round-heir-head = Le roi cherche un héritier
lesson-first-round-heir = Gagnez des Citoyens et bâtissez pour eux. Seul le plus petit des deux nombres est votre score. Bâtiments : 35 au départ ; Citoyens : 0.

lesson-first-round-card-head = Jouez une carte
lesson-first-round-card = Trois cartes par manche, une par tour. Taille de pierre donne 1 pierre.
lesson-first-round-card-do = Choisissez Taille de pierre.
lesson-first-round-card-later-choose_card = Son tour viendra : les trois cartes se jouent dans la manche.

lesson-first-round-slot-head = L’emplacement dit la distance
lesson-first-round-slot = À l’emplacement 1, un Émissaire avance de 1 Lieu : jusqu’au Chantier.
lesson-first-round-slot-do = Choisissez l’emplacement 1.
lesson-first-round-slot-later-choose_slot = Un Émissaire devrait alors aller plus loin que le Chantier.

lesson-first-round-take-head = La carte agit
lesson-first-round-take = Vous avez 1 pierre ; la carte en apporte une autre.
lesson-first-round-take-do = Choisissez la carte.

lesson-first-round-walk-head = En ville
lesson-first-round-walk = Vous avez deux Émissaires : l’un dans la Campagne, où l’on produit, l’autre dans la Ville, où l’on dépense.
lesson-first-round-walk-do = Avancez ; puis choisissez celui de la Ville.
lesson-first-round-walk-later-choose_councillor = À la Campagne il prendrait des biens ; la pierre vaut des points en ville.

lesson-first-round-stone-head = Vos premiers points
lesson-first-round-stone = Ici, 1 pierre vaut 5 points de Bâtiments et 3 points de Citoyens. Ce tarif change à chaque usage.
lesson-first-round-stone-do = Livrez la pierre.
lesson-first-round-stone-later-done = La pierre vaut des points maintenant.

lesson-first-round-level-head = Trois, pas quarante
lesson-first-round-level = Citoyens 3, Bâtiments 40 : le plus petit est votre score. Il vous faut des Citoyens.
lesson-first-round-level-do = Finissez votre tour.
lesson-first-round-level-later-recruit = Vous en avez déjà les moyens. La leçon recrute au tour suivant.

lesson-first-round-seal-head = Une carte pour une chevalière
lesson-first-round-seal = Le Sceau royal donne une chevalière. L’emplacement 2 fait avancer un Émissaire de 2 Lieux.
lesson-first-round-seal-do = Choisissez le Sceau royal, puis l’emplacement 2.

lesson-first-round-ring-head = Prenez la chevalière
lesson-first-round-ring = Carte, trajet et actions bonus se font dans l’ordre que vous voulez.
lesson-first-round-ring-do = Choisissez la carte.

lesson-first-round-baron-head = Devenez baron
lesson-first-round-baron = Une chevalière achète le premier Rang : 6 points de Citoyens pour le premier venu. Les Rangs suivants coûtent et rapportent plus.
lesson-first-round-baron-do = Choisissez le Baron.

lesson-first-round-mill-head = Les biens de la Campagne
lesson-first-round-mill = À l’autre Émissaire. Deux Lieux plus loin, la Filature donne du tissu.
lesson-first-round-mill-do = Avancez, choisissez la Campagne, prenez le tissu.
lesson-first-round-mill-later-choose_councillor = En ville il irait à la Cathédrale ; il faut d’abord des biens.

lesson-first-round-advisor-head = Un Conseiller pour toujours
lesson-first-round-advisor = Des Conseillers attendent près de votre Émissaire en ville. Le Marchand coûte 1 tissu et 1 pierre : 2 Citoyens et un talent.
lesson-first-round-advisor-do = Recrutez ce Conseiller.
lesson-first-round-advisor-later-hire = Les Artisans viennent au tour suivant.

lesson-first-round-second-head = Onze
lesson-first-round-second = Rang 6, Conseiller 2, pierre 3 : onze Citoyens. Il reste un tour dans cette manche.
lesson-first-round-second-do = Finissez votre tour.

lesson-first-round-harvest-head = La dernière carte
lesson-first-round-harvest = Moisson va d’elle-même à l’emplacement 3 : il ne restait qu’une carte et une place.
lesson-first-round-harvest-do = Choisissez la carte : 1 céréale.

lesson-first-round-field-head = Vers le Champ de céréales
lesson-first-round-field = On tourne dans le sens horaire. Trois Lieux plus loin : le Champ de céréales.
lesson-first-round-field-do = Avancez, choisissez la Campagne, prenez la céréale.

lesson-first-round-hire-head = Un Artisan reste
lesson-first-round-hire = Deux céréales paient une Hutte. L’Artisan donne 1 Citoyen, puis une céréale ou un pain de plus à chaque visite.
lesson-first-round-hire-do = Embauchez un Artisan.

lesson-first-round-round-head = La manche s’achève
lesson-first-round-round = Votre rival joue sa dernière carte. Puis viennent trois cartes et un événement nouveaux.
lesson-first-round-round-do = Finissez votre tour.

lesson-first-round-lower-head = Deux totaux, un seul compte
lesson-first-round-lower = Vous avez 12 Citoyens et 40 Bâtiments : 12. Ne laissez aucun des deux trop en avance.

lesson-first-round-rest-head = La fin
lesson-first-round-rest = Après six manches, le total le plus faible compte. Les biens restants donnent quelques points au choix. Voici vos prochaines cartes.
