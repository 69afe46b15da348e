# Des exemples, sous les articles qu’ils éclairent.
example-HEIRS-BUILD-02 = Votre cavalerie est sur la tuile de départ. Les huit places autour la touchent, par un bord ou un coin : vous pouvez construire sur chacune.
example-HEIRS-SCORE-02 = Votre troupe est sur votre Baronnie des voleurs. Elle touche un bâtiment de l’autre héritier : 2 + 2 = 4 points, doublés : 8.
