# Une leçon : Seul contre Henri.

lesson-henri-title = Seul contre Henri
lesson-henri-teaches = Comment Henri prend et construit, et comment lui ôter ses trésors.
lesson-henri-end = Vous connaissez Henri
lesson-henri-learned-1 = Henri prend la couleur au sommet de la réserve commune.
lesson-henri-learned-2 = Il construit près de votre dernier bâtiment, sur sa route s’il le peut.
lesson-henri-learned-3 = Un trésor dont la condition est remplie disparaît : 5 points de moins pour lui.
lesson-henri-learned-4 = Ses trois meilleurs bâtiments comptent double. L’égalité est pour lui.

lesson-henri-chapter-rival = Le rival
lesson-henri-chapter-road = Son chemin
lesson-henri-chapter-treasure = Un trésor
lesson-henri-chapter-answer = La réponse

lesson-henri-rival-head = Henri commence avec 30 points
lesson-henri-rival = Il ne décide rien : il suit des règles que vous lisez. Ses six trésors valent 5 points chacun. Finissez avec plus de points que lui.

lesson-henri-pile-head = Regardez la pile
lesson-henri-pile = Henri prend la première tuile après le bouclier qui a la couleur au sommet de la réserve commune. Vous voyez toujours cette couleur.

lesson-henri-inn-head = Votre tour, comme toujours
lesson-henri-inn = L’Auberge vaut 1 point, plus 1 pour chaque tuile de sa rangée.
lesson-henri-inn-do = Choisissez l’Auberge.
lesson-henri-inn-later-take = Elle est à portée, mais l’Auberge se construit tout de suite.

lesson-henri-lead-head = Où vous construisez, il vient
lesson-henri-lead = Henri pose sa tuile près de votre dernier bâtiment. S’il a une route, il la prolonge. Celle de l’Auberge mène à droite.
lesson-henri-lead-do = Choisissez l’Auberge, puis l’emplacement doré.
lesson-henri-lead-later-cell = Elle pourrait aller là, et Henri la suivrait.
lesson-henri-lead-later-expand = Face cachée, elle n’aurait ni route ni points.
lesson-henri-lead-later-end = Le tour peut finir, mais l’Auberge peut d’abord être construite.

lesson-henri-watch-head = L’échafaudage
lesson-henri-watch = Il marque votre dernier bâtiment. Près de la réserve se lit ce que fera Henri : jaune, la Boulangerie, au bout de votre route. Il ne paie rien.
lesson-henri-watch-do = Finissez votre tour.

lesson-henri-treasure-head = Un trésor sur la Boulangerie
lesson-henri-treasure = Chaque bâtiment d’Henri en fait sortir un. Remplissez les deux emplacements indiqués, en haut à gauche et en bas à droite : il perd 5 points.

lesson-henri-barony-head = Une voisine aux doigts longs
lesson-henri-barony = La Baronnie des voleurs vaut 2 points, plus 2 pour chaque bâtiment d’Henri à ses côtés.
lesson-henri-barony-do = Choisissez la Baronnie des voleurs.
lesson-henri-barony-later-take = Elle est à portée, mais ne peut être construite à ce tour.
lesson-henri-barony-later-troop = Une troupe peut partir, mais la portée de 3 vous sert mieux.

lesson-henri-corner-head = En bas à droite
lesson-henri-corner = Une tuile, deux usages : elle remplit le premier emplacement du trésor, et Henri viendra construire à côté.
lesson-henri-corner-do = Choisissez la Baronnie, puis l’emplacement doré.
lesson-henri-corner-later-cell = Elle pourrait aller là, mais le trésor n’y regarde pas.
lesson-henri-corner-later-expand = Un terrain ouvert remplirait l’emplacement, mais sans points.
lesson-henri-corner-later-end = Le tour peut finir, mais la Baronnie peut d’abord être construite.

lesson-henri-thief-head = Il vient chez les voleurs
lesson-henri-thief = La route de la Baronnie monte. Henri la bloquera avec une tuile grise, et vous y gagnerez 2 points.
lesson-henri-thief-do = Finissez votre tour.

lesson-henri-best-head = Ses trois meilleurs comptent double
lesson-henri-best = À la fin, Henri double ses trois meilleurs bâtiments. Ses troupes ne doublent rien ; elles gênent seulement les vôtres.

lesson-henri-deploy-head = Les vôtres doublent sur place
lesson-henri-deploy = Sur l’Auberge, une troupe double 3 points, et vous pourrez construire à côté. Votre portée tombe à deux tuiles.
lesson-henri-deploy-do = Choisissez la troupe dorée, puis l’Auberge.
lesson-henri-deploy-later-take = Ce sera après. D’abord la troupe.
lesson-henri-deploy-later-troop = Elle pourrait partir, mais celle-ci est plus près du trésor.
lesson-henri-deploy-later-to = Elle pourrait aller là, mais loin de l’emplacement en haut à gauche.

lesson-henri-mine-head = La tuile d’en haut à gauche
lesson-henri-mine = La Mine demande 1 bois et 2 pierres. Une fois prise, les tuiles à portée donnent le bois, vos troupes la pierre.
lesson-henri-mine-do = Choisissez la Mine.
lesson-henri-mine-later-take = Alors aucun bois ne serait à portée.
lesson-henri-mine-later-troop = Vos troupes sont bien placées : elles apportent la pierre.

lesson-henri-close-head = Fermez la diagonale
lesson-henri-close = Peu importe qui pose la tuile, et sur quelle face : elle compte pour le trésor.
lesson-henri-close-do = Choisissez la Mine, puis l’emplacement doré.
lesson-henri-close-later-cell = Elle pourrait aller là, mais le trésor n’y regarde pas.
lesson-henri-close-later-expand = Le trésor partirait aussi, mais la Mine rapporte des points.

lesson-henri-gone-head = Un trésor de moins
lesson-henri-gone = Henri passe de 40 points à 35, et vous montez à 12. Lui en ôter vaut autant que construire.
lesson-henri-gone-do = Finissez votre tour.

lesson-henri-finish-head = La fin
lesson-henri-finish = Réserve vide, chacun joue un dernier tour. Les routes comptent comme en duel. Aux niveaux supérieurs, Henri a huit ou dix trésors.
