# Des exemples, sous les articles qu’ils éclairent.
example-REALMS-COMBAT-03 = Deux amiraux de joueurs différents sont aux Hauteurs de l’observatoire : force 1 contre 1. Personne ne prend la récompense. Le général seul aux Collines d’or prend la sienne.
example-REALMS-COMBAT-06 = À deux joueurs : votre général a la force 2, le leurre adverse aussi. La récompense n’est pas donnée ; avec un amiral près du général, vous auriez 3 et la prendriez.
