### Le laboratoire : où se jouent de nombreuses parties et ce qu’on en garde.

cli-arg-address = adresse d’une grappe Ray en marche ; sans elle, une grappe est lancée ici
cli-arg-out = garder le résultat de chaque partie dans ce fichier : .jsonl, .csv ou .parquet
cli-arg-resume = reprendre là où s’arrête le fichier de --out
cli-arg-arena-until-significant = s’arrêter dès que l’ordre des bots est clair
cli-arena-clear = L’ordre est clair : chaque bot diffère du suivant (risque de 5 %, partagé entre toutes les comparaisons).
cli-arena-unclear = L’ordre n’est pas encore clair : des voisins peuvent être de même force.
cli-arena-no-ratings = Pas de cotes : pip install "regalia[lab]".
report-rated = { $rating } ({ $low }–{ $high })

error-backend-address = Une adresse va avec --backend ray, non avec « { $backend } ».
error-worker-lost = Des processus sont morts { $times } fois de suite sans donner de résultat ; les parties elles-mêmes en sont peut-être la cause (mémoire ?).
error-ray-unreachable = Ray est injoignable ({ $address }) : { $problem }
error-extra-missing = Il faut { $package } : pip install "regalia[{ $extra }]".
error-records-ending = { $file } : les résultats s’écrivent dans des fichiers qui finissent par { $endings }.
error-records-exist = { $file } contient déjà des résultats : continuez-les avec --resume, ou choisissez un autre fichier.
error-records-other = { $file } contient les résultats d’une autre série (jeu, mode, joueurs, options, bots ou graine différents).
error-records-broken = { $file } n’est pas un fichier de résultats, ou il est abîmé.
