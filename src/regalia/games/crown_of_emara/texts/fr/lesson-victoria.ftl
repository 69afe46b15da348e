# Une leçon : Seul contre Victoria.

lesson-victoria-title = Seul contre Victoria
lesson-victoria-teaches = Ce que Victoria prend à chaque manche, et comment la devancer.
lesson-victoria-end = Vous connaissez Victoria
lesson-victoria-learned-1 = Victoria ne compte que ses Citoyens ; vous, le plus faible de vos deux totaux.
lesson-victoria-learned-2 = Dès la 2e manche, elle prend les points de la pierre et du pain au Chantier.
lesson-victoria-learned-3 = Puis la carte du Rang suivant : soyez là avant elle.
lesson-victoria-learned-4 = En campagne, l’égalité est pour elle, et chaque victoire rend le départ suivant plus dur.

lesson-victoria-chapter-rival = La rivale
lesson-victoria-chapter-gold = L’or
lesson-victoria-chapter-site = Le Chantier
lesson-victoria-chapter-count = Le compte

lesson-victoria-rival-head = Un seul total
lesson-victoria-rival = Victoria n’a que des Citoyens, et ne paie rien. En campagne, finissez avec plus qu’elle. La première manche est finie ; elle n’a rien fait.

lesson-victoria-takes-head = Ce qu’elle prendra ce soir
lesson-victoria-takes = À la fin de la manche : les Citoyens de la pierre et du pain au Chantier, puis le premier Baron. Ce que vous prenez avant vaut moins pour elle.

lesson-victoria-seal-head = Le Baron avant elle
lesson-victoria-seal = Le premier Baron vaut 6 points et coûte une chevalière. Le Sceau royal en donne une.
lesson-victoria-seal-do = Choisissez le Sceau royal, puis l’emplacement 2.
lesson-victoria-seal-later-choose_card = Cette carte viendra ; d’abord la chevalière.
lesson-victoria-seal-later-choose_slot = Les emplacements 1 et 3 sont gardés pour le tour de la Ville.

lesson-victoria-baron-head = Six pour vous, cinq pour elle
lesson-victoria-baron = Le Baron suivant ne vaut que 5. À la fin de la manche, elle aurait eu le 6.
lesson-victoria-baron-do = Choisissez la carte, puis le Baron.
lesson-victoria-baron-later-do_move = Le déplacement attendra que vous soyez Baron.

lesson-victoria-changer-head = De la pierre avec des céréales
lesson-victoria-changer = Votre Émissaire a rapporté 1 céréale. Le Chantier demande une pierre, et l’or remplace toute ressource.
lesson-victoria-changer-do = Choisissez le Changeur, puis l’emplacement 1.
lesson-victoria-changer-later-choose_card = La Moisson est pour le dernier tour, sur l’emplacement 3.
lesson-victoria-changer-later-choose_slot = De là, le tour ne finirait pas au Chantier.

lesson-victoria-change-head = Changez
lesson-victoria-change = La carte donne 1 pièce d’or contre 1 ressource. Gardez le bois : un Artisan le voudra.
lesson-victoria-change-do = Choisissez la carte, l’échange, puis la céréale.
lesson-victoria-change-later-pay_any = Le bois paiera une Hutte.
lesson-victoria-change-later-hire = La céréale vaut mieux en or.
lesson-victoria-change-later-do_move = Le déplacement vient ensuite.

lesson-victoria-market-head = Le tour de la Ville
lesson-victoria-market = Vous êtes au Chantier. Pour y revenir, quittez-le : un Lieu maintenant, trois au tour suivant, et la boucle est faite.
lesson-victoria-market-do = Déplacez, puis choisissez l’Émissaire de la Ville.
lesson-victoria-market-later-choose_councillor = C’est l’Émissaire de la Ville qui fait le tour.

lesson-victoria-back-head = Trois Lieux plus loin
lesson-victoria-back = La Moisson est sur l’emplacement 3. Vous passez les autres Lieux et arrivez au Chantier.
lesson-victoria-back-do = Déplacez, puis choisissez l’Émissaire de la Ville.
lesson-victoria-back-later-hire = Dans un instant, avec la céréale de la carte.

lesson-victoria-stone-head = Le marqueur avant elle
lesson-victoria-stone = L’or paie la pierre : 3 Citoyens, et 7 Bâtiments cet été. Le marqueur valait 4 au départ ; chaque usage le tourne.
lesson-victoria-stone-do = Livrez la pierre.
lesson-victoria-stone-later-town_menu = Le bois ne donne que des Bâtiments, et vous en avez bien assez.

lesson-victoria-hire-head = Enfin, un Artisan
lesson-victoria-hire = La Moisson a donné 1 céréale, et vous avez 1 bois : une Hutte au champ, 3 Citoyens. Puis Victoria vient.
lesson-victoria-hire-do = Embauchez un Artisan.

lesson-victoria-hers-head = Treize pour elle, dix-neuf pour vous
lesson-victoria-hers = Pierre 3, pain 5, Baron 5. Sans vous, elle aurait pris 15. Son panneau montre toujours la suite.

lesson-victoria-on-head = La suite
lesson-victoria-on = Suivent Comte, Prince, Marquis, un par manche ; à la 6e, elle va seulement au Chantier. Gagner ôte 5 Bâtiments au prochain départ.
