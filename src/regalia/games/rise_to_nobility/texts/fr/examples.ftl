# Des exemples, sous les articles qu’ils éclairent.
example-NOBILITY-GUILD-10 = Votre dé montre 4 : il peut aller aux emplacements dorés. Vous y achetez jusqu’à 2 Ressources, 1 pièce d’or chacune. Avec un Apprenti à vous dans cette Guilde, une troisième serait gratuite.
example-NOBILITY-REP-01 = Votre Réputation est 9 et vos dés placés cette manche sont 5 et 3. Il reste un point : seul un dé de 1 convient encore, ou un 2 abaissé par un Modificateur.
example-NOBILITY-TAVERN-02 = Personne n’est encore allé à la Taverne pendant cette manche : même votre 1 y a sa place. Après un 1, tout dé convient ; après un 5, seulement un 5 ou un 6.
example-NOBILITY-SETTLER-09 = Les Chanteurs elfes veulent des Meubles et des Reliques : de 3 à 6 en tout, au plus 3 d’une sorte. Vous donnez 3 Meubles et 1 Relique : 4 points.
example-NOBILITY-MOD-01 = L’un de vos dés montre 4, mais il ne reste que 2 dans votre limite, et au Chantier le dé précédent est un 3. Deux Modificateurs en font un 2 : il convient aux deux.
example-NOBILITY-END-02 = Il vous reste 5 Ressources : 2 Livres, 2 Armes et 1 Relique. Cela fait deux paires, 2 points ; celle qui reste ne rapporte rien.
