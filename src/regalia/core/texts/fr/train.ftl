### Évaluations apprises : la commande « train », et les fichiers de poids qui ne conviennent pas.

cli-train-about = Ajuste l’évaluation d’un jeu à partir de parties de bots contre eux-mêmes ; demande l’extra « train ».
cli-arg-train-games = parties à chaque tour d’apprentissage (500 ; avec --minutes, autant qu’il en tient)
cli-arg-train-rounds = tours d’apprentissage : des parties, un ajustement, puis des parties avec ce qui est appris (4)
cli-arg-train-minutes = durée maximale de tous les tours ensemble
cli-arg-train-hidden = cellules de la couche cachée (0 : des poids seuls)
cli-arg-train-decay = lambda de TD(lambda), au-dessus de 0 jusqu’à 1 (0.8) ; 1 n’apprend que des résultats
cli-arg-train-search = les bots examinent tant de positions par décision, en partie et au match (0 : un seul choix d’avance)
cli-arg-train-check = parties finales contre l’évaluation faite à la main (100)
cli-arg-train-out = un dossier existant pour les poids ; à défaut, celui du jeu
cli-arg-train-resume = poursuit le dernier apprentissage de ce jeu et de cette sorte de table, jusqu’à --rounds
cli-arg-train-keep = écrit les poids même si rien ne montre qu’ils valent mieux que l’évaluation faite à la main
cli-train-begins = { $game } ({ $modes } ; joueurs : { $players }), { $rounds } tours.
cli-train-round = {"  "}tour { $round } : { $games } parties, { $seconds } s ; erreur du score prédit { $error } (en devinant la moyenne : { $spread }), score moyen { $score }
cli-train-result = Contre { $against }, à un choix de profondeur : { $wins } gagnées sur { $played } (95 % : { $low } à { $high } % ; à force égale ce serait { $fair } %), score moyen { $ours } contre { $theirs }.
cli-train-solo = Gagnées contre l’adversaire du livret : { $ours } % des parties, à la main { $theirs } %.
cli-train-written = Poids écrits dans { $file }.
cli-train-not-written = Rien ne montre qu’ils valent mieux que l’évaluation faite à la main : aucun poids écrit (--keep les écrit quand même).
error-train-numpy = L’apprentissage demande NumPy : pip install "regalia[train]".
error-train-no-features = { $game } n’a pas de features.py : il n’y a rien dont apprendre ; docs/training.md dit comment en écrire un.
error-train-resume = L’apprentissage gardé dans { $file } ne peut pas être poursuivi ({ $problem }).
error-train-resume-other = L’apprentissage gardé dans { $file } est celui d’un autre jeu, mode ou nombre de joueurs, ou d’autres nombres dérivés.
error-weights-broken = Les poids { $file } de { $game } sont illisibles ({ $problem }) ; l’évaluation faite à la main les remplace.
error-weights-other-game = Les poids { $file } sont ceux de { $other }, non de { $game } ; l’évaluation faite à la main les remplace.
error-weights-other-rules = Les poids { $file } de { $game } ont été appris avec les règles { $rules }, non { $now } ; l’évaluation faite à la main les remplace.
error-weights-other-features = Les poids { $file } de { $game } sont pour { $number } autres nombres dérivés, non pour les { $now } d’aujourd’hui ; l’évaluation faite à la main les remplace.
error-weights-rows = Les poids { $file } de { $game } ont des lignes de mauvaise longueur ou des nombres qui n’en sont pas ; l’évaluation faite à la main les remplace.
