# Des exemples, sous les articles qu’ils éclairent.
example-REALMS-COMBAT-03 = Deux amiraux de joueurs différents sont aux Hauteurs de l’observatoire : force 1 contre 1. Personne ne prend la récompense. Le général seul aux Collines d’or prend la sienne.
example-REALMS-COMBAT-06 = À deux joueurs : votre général a la force 2, le leurre adverse aussi. La récompense n’est pas donnée ; avec un amiral près du général, vous auriez 3 et la prendriez.
example-REALMS-PRICE-01 = Canterbury est sur la case 1 : l’activer coûte 1 jeton Production. Sur la case 5, la même carte en coûterait 2, sur la case 9, elle en coûterait 3.
example-REALMS-MAJ-02 = Jan van Eyck coûte de la Culture : il va à qui en a le plus. Vous en avez 5 et personne n’en a davantage : vous payez la Production de sa case, et il est à vous.
example-REALMS-AUC-05 = Vous avez ouvert à 2 jetons Or pour le Général, et l’on a surenchéri. Vous misez 4, et votre rivale se retire : vous payez 4 jetons Or, elle ne paie rien.
example-REALMS-END-03 = À la fin, 13 jetons restent dans votre palais : 5 jetons Or, 6 jetons Science et 2 jetons Combat. La moitié de 13, arrondie vers le bas, donne 6 points.
