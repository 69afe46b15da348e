# Des exemples, sous les articles qu’ils éclairent.
example-HEIRS-BUILD-02 = Votre cavalerie est sur la tuile de départ. Les huit emplacements autour la touchent, par un bord ou un coin : vous pouvez construire sur chacun.
example-HEIRS-SCORE-02 = Votre troupe est sur votre Baronnie des voleurs. Elle touche un bâtiment de l’autre héritier : 2 + 2 = 4 points, doublés : 8.
example-HEIRS-ROAD-07 = Une route relie cinq bâtiments : trois à vous, deux à l’autre héritier. Vous marquez 3 − 2 = 1 point, l’autre rien. Avec deux bâtiments chacun, personne ne marque.
example-HEIRS-BLD-CRAFT-01 = Votre Boutique de paniers indique les coins. S’y trouvent deux tuiles vertes, une jaune et une grise : une paire de vert et de jaune, donc 3 points. Une seconde jaune à la place de la grise ferait deux paires : 6 points.
example-HEIRS-RES-01 = Vos troupes attendent au centre du cercle : vous atteignez trois tuiles. Avec le terrain sous votre cavalerie, elles donnent 2 bois, 1 pierre et 1 blé : la Ferme, qui demande 1 bois et 1 pierre, peut être bâtie.
example-HEIRS-OPEN-04 = La Cathédrale demande 2 pierres et vous avez accès à 1. Vous venez de poser le Marché face cachée : cette remise remplace la pierre manquante, et la Cathédrale peut être bâtie.
