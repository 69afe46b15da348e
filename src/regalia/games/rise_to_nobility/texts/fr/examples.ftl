# Des exemples, sous les articles qu’ils éclairent.
example-NOBILITY-GUILD-10 = Votre dé montre 4 : il peut aller aux emplacements dorés. Vous y achetez jusqu’à 2 Ressources, 1 pièce d’or chacune. Avec un Apprenti à vous dans cette Guilde, une troisième serait gratuite.
example-NOBILITY-REP-01 = Votre Réputation est 9 et vos dés placés cette manche sont 5 et 3. Il reste un point : seul un dé de 1 convient encore, ou un 2 abaissé par un Modificateur.
