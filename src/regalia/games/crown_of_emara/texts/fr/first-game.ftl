# Ce qui est choisi pour une toute première partie.

first-game = Le départ conseillé par le livret : 35 points de Bâtiments, contre un rival facile.
