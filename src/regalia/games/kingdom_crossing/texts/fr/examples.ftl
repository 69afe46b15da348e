# Des exemples, sous les articles qu’ils éclairent.
example-CROSSING-WORK-01 = La Bourse a donné 2 pièces, puis un vol en a coûté 3. Il faut maintenant traverser un pont : les trois dorés touchent la région de l’Ouvrier et n’ont aucune Patte à vous.
example-CROSSING-WORK-05 = Vous Travaillez avec Troc, avez 9 pièces et voulez une carte à 5. Le Troc coûte 4 : il vous en reste 5 avant la carte, vous pouvez payer. Avec 8 pièces, non : le Troc devrait attendre après.
