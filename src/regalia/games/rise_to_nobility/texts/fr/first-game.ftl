# Ce qui est choisi pour une toute première partie.

first-game = À deux, sans Chancellerie ni événements, contre un rival facile.
