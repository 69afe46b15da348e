# Ce qui est choisi pour une toute première partie.

first-game = Les trois ensembles conseillés par le livret, sans compter les routes, contre un rival facile.
