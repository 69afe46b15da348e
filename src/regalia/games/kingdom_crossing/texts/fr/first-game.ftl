# Ce qui est choisi pour une toute première partie.

first-game = Tous les Objectifs sur leur face facile, comme le conseille le livret, contre un rival facile.
