# Une leçon : Seul contre le Régent.

lesson-regent-title = Seul contre le Régent
lesson-regent-teaches = Prévoir ce que le Régent prend, mise et joue.
lesson-regent-end = Vous connaissez le Régent
lesson-regent-learned-1 = Le Régent place au hasard, après vous : rien à deviner.
lesson-regent-learned-2 = Il joue la carte la plus chère qu’il peut payer ; sinon il prend la première carte permise du panneau.
lesson-regent-learned-3 = Il surenchérit de un, jusqu’à 4, 5 ou 6 selon son tempérament : misez cette limite et gagnez.
lesson-regent-learned-4 = Sept rondes, le plus de points, comme à deux.

lesson-regent-chapter-lot = Au hasard
lesson-regent-chapter-rules = Ses règles
lesson-regent-chapter-realm = Votre royaume

lesson-regent-who-head = Un rival sans volonté
lesson-regent-who = Le Régent est notre variante solo. Il a des leaders, un palais et un royaume comme vous, et suit des règles fixes. Celui-ci est doux.

lesson-regent-decoys-head = Il place au hasard
lesson-regent-decoys = Vos maires sont placés. Ses leaders tombent n’importe où, après les vôtres : un leurre l’arrête aussi bien ici que là.
lesson-regent-decoys-do = Placez vos leurres sur les terrains dorés.

lesson-regent-coast-head = Prenez ce qu’il vous faut
lesson-regent-coast = Deux ensemble sont rarement battus par le hasard. La Côte marchande donne 2 jetons Or et 1 Production.
lesson-regent-coast-do = Envoyez-y le général et l’amiral.

lesson-regent-turn-head = Son tour, en trois lignes
lesson-regent-turn = Il joue la carte la plus chère qu’il peut payer. Sinon il prend la première carte permise depuis la case 1. Sinon il passe.

lesson-regent-limit-head = Jamais au-delà de 4
lesson-regent-limit = Il a ouvert la case 1 avec 1 jeton Or, et surenchérit de un, jusqu’à 4. Misez 4, et le Maire est à vous.
lesson-regent-limit-do = Misez 4 jetons Or.
lesson-regent-limit-later-bid = Il répondrait jusqu’à 4 ; au-delà, c’est perdu.
lesson-regent-limit-later-drop = Un septième maire travaille à chaque ronde.

lesson-regent-before-head = Il remonte le panneau
lesson-regent-before = Il ouvrira ensuite la case 2, puis la 3. Le Général de la 3 vous intéresse : ouvrez-le vous-même.
lesson-regent-before-do = Choisissez le Général, puis misez 4.
lesson-regent-before-later-activate = Le Général serait bientôt en vente.
lesson-regent-before-later-bid = À moins, il répondrait ; plus serait perdu.

lesson-regent-pay-head = Faites-le payer
lesson-regent-pay = Il ouvre la Flandre avec 1 jeton Combat. Vous en avez 3, il ira à 4 : miser 3 lui fait payer le maximum.
lesson-regent-pay-do = Misez 3 jetons Combat.
lesson-regent-pay-later-drop = Alors il aurait la Flandre pour 1.
lesson-regent-pay-later-bid = Miser 3 lui en fait payer 4.

lesson-regent-city-head = La case 4 est la suivante
lesson-regent-city = Il appellera Hildegarde, car il a le plus de science. Laissez-la, et activez une ville pour vos matières premières.
lesson-regent-city-do = Choisissez Bologne.
lesson-regent-city-later-activate = Bologne se bâtit tout de suite.

lesson-regent-build-head = Sept maires, sept points
lesson-regent-build = Une ville compte 1 point par maire, le nouveau compris.
lesson-regent-build-do = Jouez Bologne.

lesson-regent-norway-head = Il ne peut répondre
lesson-regent-norway = Il a joué Hildegarde, la carte la plus chère possible. La Flandre ne lui laisse que 1 jeton Combat : la Norvège est à vous pour 2.
lesson-regent-norway-do = Ouvrez la Norvège, puis misez 2.
lesson-regent-norway-later-activate = La Norvège ne coûte pas de Production.
lesson-regent-norway-later-bid = À 1, il répondrait ; 3 serait trop.
lesson-regent-norway-later-pass = La Norvège est à vous pour 2 jetons Combat.

lesson-regent-pass-head = Il continue sans vous
lesson-regent-pass = Il a pris la bataille de la case 5. Si vous passez, il prend des cartes tant que c’est permis.
lesson-regent-pass-do = Passez.
lesson-regent-pass-later-activate = Regardez-le d’abord continuer sans vous.

lesson-regent-end-head = La victoire
lesson-regent-end = Plus de points que lui après sept rondes. Équitable, il a un maire de plus et mise jusqu’à 5 ; sévère, aussi un général, et jusqu’à 6.
