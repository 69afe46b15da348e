# Le jeu sur une page. Un mot entre astérisques est en gras.
guide-goal = Gagnez des Citoyens et logez-les. Seul compte le plus faible de vos deux totaux : le meilleur l’emporte.
guide-turn = Jouez une carte, puis faites A, B et C dans l’ordre voulu ; C est facultatif. Trois cartes par manche, six manches.
guide-card-title = Jouez une carte et son action
guide-card = Posez une carte de votre main sur un emplacement libre. Son dessin est l’une de vos actions ; le numéro de l’emplacement, 1, 2 ou 3, donne votre déplacement. Chacun ne sert qu’une fois par manche.
guide-move-title = Avancez un Émissaire
guide-move = Choisissez votre Émissaire de la Campagne ou celui de la Ville. Il avance en sens horaire d’exactement autant de Lieux. Vous pouvez alors utiliser le Lieu où il s’arrête.
guide-land-title = Campagne : récoltez
guide-land = Prenez 1 ressource du Lieu, et 1 de plus par Artisan à vous sur ce Lieu. Un Artisan peut, à la place, faire 1 pain avec 1 céréale.
guide-town-title = Ville : dépensez
guide-town = *Château :* cadeaux contre chevalières, livres contre Bâtiments. *Cathédrale :* donations contre livres et Faveurs. *Chantier :* pierre, bois et pain contre les deux sortes de points. *Marché :* or, et livres contre Citoyens. Bien des prix montent à l’usage.
guide-bonus-title = Bonus, une fois chacun par tour
guide-bonus = *Embauchez* un Artisan là où se tient votre Émissaire de la Campagne, *recrutez* un Conseiller là où se tient l’autre, *élevez votre Rang* contre chevalières et or. L’or remplace toute ressource.
guide-end-title = La fin
guide-end = Après six manches. Un événement change chacune d’elles.
guide-score-title = Le compte
guide-score = Répartissez vos derniers biens entre les deux totaux : 2 points par chevalière ; 1 par pièce d’or, Faveur, livre ou pain ; 1 pour deux ressources. Votre score est le total le plus *faible*. Égalité : l’autre total.
