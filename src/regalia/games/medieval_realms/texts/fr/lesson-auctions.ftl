# Une leçon : Les enchères.

lesson-auctions-title = Les enchères
lesson-auctions-teaches = Quand ouvrir, combien miser, et quand laisser payer le rival.
lesson-auctions-end = Vous savez enchérir
lesson-auctions-learned-1 = Les leaders se vendent en or, les territoires en combat ; ouvrir ne coûte pas de production.
lesson-auctions-learned-2 = Nul ne mise plus qu’il n’a : miser tout ce qu’a le rival, c’est gagner.
lesson-auctions-learned-3 = Seul le gagnant paie. Faites monter le prix, puis quittez l’enchère.
lesson-auctions-learned-4 = Qui a passé participe encore aux enchères.

lesson-auctions-chapter-gold = Pour de l’or
lesson-auctions-chapter-arms = Par les armes
lesson-auctions-chapter-passed = Après avoir passé

lesson-auctions-sale-head = Six cartes sont à vendre
lesson-auctions-sale = Les leaders se vendent en or, les territoires en combat. Les mettre en vente ne coûte pas de production, mais la première mise est la vôtre.

lesson-auctions-purse-head = Regardez son palais
lesson-auctions-purse = Vous avez 9 jetons Or, votre rivale 5. Vous avez 6 jetons Combat, elle aussi. Les palais sont visibles : nul ne mise plus qu’il n’a.

lesson-auctions-open-head = Commencez bas
lesson-auctions-open = Un second général gagne des terrains à chaque ronde. Peut-être le laissera-t-elle à bas prix.
lesson-auctions-open-do = Choisissez le Général, puis misez 2.
lesson-auctions-open-later-activate = Le Général vous sert le plus.
lesson-auctions-open-later-bid = Vous pourrez toujours surenchérir.
lesson-auctions-open-later-pass = Vous avez encore beaucoup à gagner.

lesson-auctions-limit-head = La mise qui conclut
lesson-auctions-limit = Elle mise 3 et possède 5. Une mise de 5 ne peut être battue ; à 4, elle répondrait 5.
lesson-auctions-limit-do = Misez 5 jetons Or.
lesson-auctions-limit-later-bid = 5 suffit, et moins ne suffit pas.
lesson-auctions-limit-later-drop = Un général reste pour toute la partie.

lesson-auctions-galicia-head = À elle d’ouvrir
lesson-auctions-galicia = La Galice vaut 5 jetons Religion, peu utiles pour vous. Mais le combat décide de la suite : faites-la dépenser.
lesson-auctions-galicia-do = Misez 3 jetons Combat.
lesson-auctions-galicia-later-bid = Celle-ci, mieux vaut la perdre.
lesson-auctions-galicia-later-drop = Alors elle aurait la Galice pour 1.

lesson-auctions-drop-head = Laissez-la-lui
lesson-auctions-drop = Elle mise 4 ; il lui restera 2 jetons Combat. Quitter l’enchère ne coûte rien, et n’est pas passer.
lesson-auctions-drop-do = Quittez l’enchère.
lesson-auctions-drop-later-bid = Vos jetons vaudront plus dans un instant.

lesson-auctions-norway-head = À vous pour deux
lesson-auctions-norway = Elle n’a que 2 jetons Combat : à 2, tout est à vous. La Norvège rapporte 5 matières premières, de quoi bâtir une ville.
lesson-auctions-norway-do = Choisissez la Norvège, puis misez 2.
lesson-auctions-norway-later-activate = Les matières premières bâtissent votre ville.
lesson-auctions-norway-later-bid = À 1, elle miserait 2 ; plus de 2 serait perdu.

lesson-auctions-city-head = Dépensez ce que vous avez gagné
lesson-auctions-city = Une ville coûte 5 matières premières et compte 1 point par maire.
lesson-auctions-city-do = Activez Saint-Jacques-de-Compostelle.

lesson-auctions-build-head = Une ville venue de Norvège
lesson-auctions-build = Six maires : six points à la fin.
lesson-auctions-build-do = Jouez la ville.

lesson-auctions-pass-head = Passez, et misez encore
lesson-auctions-pass = Rien d’autre ne vaut votre production. Qui a passé n’ouvre plus rien, mais peut encore miser.
lesson-auctions-pass-do = Passez.
lesson-auctions-pass-later-activate = Regardez d’abord ce qu’elle fait sans vous.

lesson-auctions-still-head = Elle vous croyait parti
lesson-auctions-still = Elle met la Gascogne en vente et mise 1 de ses 2 jetons Combat. Vous avez passé, mais on vous le demande quand même.
lesson-auctions-still-do = Misez 2 jetons Combat.
lesson-auctions-still-later-bid = Elle n’a que 2 : plus serait perdu.
lesson-auctions-still-later-drop = 5 matières premières pour 2 jetons, c’est une affaire.

lesson-auctions-sum-head = Compter, pas deviner
lesson-auctions-sum = Un général, deux territoires, une ville : 20 points contre 18. Regardez les palais avant de miser, et avant de dépenser.
