# Des exemples, sous les articles qu’ils éclairent.
example-CROSSING-WORK-01 = La Bourse a donné 2 pièces, puis un vol en a coûté 3. Il faut maintenant traverser un pont : les trois dorés touchent la région de l’Ouvrier et n’ont aucune Patte à vous.
example-CROSSING-WORK-05 = Vous Travaillez avec Troc, avez 9 pièces et voulez une carte à 5. Le Troc coûte 4 : il vous en reste 5 avant la carte, vous pouvez payer. Avec 8 pièces, c’est l’un ou l’autre : après la carte, il n’en reste que 3.
example-CROSSING-MOVE-03 = Trois ponts, ce n’est ni deux ni quatre. Du Sud, vous passez par l’Ouest et le Nord jusqu’à l’Est ; chaque pont porte alors votre patte et vous est fermé jusqu’à demain.
example-CROSSING-BUY-02 = L’Extracteur Ours de l’Est coûte 3 pièces. Son oiseau vous en donne 3, et vous le rencontrez avant de payer : la carte ne vous coûte finalement rien.
example-CROSSING-BALL-03 = La Montgolfière est à l’Ouest, comme votre Ouvrier : voler vers le Sud coûte 3 pièces. Depuis une autre Région, cela en coûterait 10.
example-CROSSING-END-05 = Vous avez trois cartes Ours. Sur la piste de Sève, votre marqueur a dépassé des jetons portant 2 étoiles en tout : 3 × 2 = 6 points. Un jeton qu’il n’a pas dépassé n’ajoute rien.
