# Ce qui est choisi pour une toute première partie.

first-game = À deux, contre un rival facile : un seul palais à observer.
