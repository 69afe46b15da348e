cli-bench-envs-about = Mesurer les environnements : observations, masques et pas par seconde, les nôtres et ceux des moteurs comparables, en une fois.
cli-arg-bench-envs-games = jeux à mesurer ; à défaut, tous
cli-arg-bench-envs-rounds = nombre de manches (5)
cli-arg-bench-envs-seconds = secondes de processeur par sujet et par manche (0.3)
error-cli-bench-envs-needs = Les environnements demandent l’extra « envs » : pip install "regalia[envs]"
cli-bench-envs-steps = { $name } : { $steps } pas par seconde
cli-bench-envs-ratio = {"  "}{ $ratio } fois { $peer }
cli-arg-bench-envs-processes = mesurer seulement comment un lot croît avec 1 à N processus
cli-bench-envs-processes =
    { $processes ->
        [one] { $name }, { $processes } processus : { $rate } { $kind ->
                [steps] pas
                [vector] pas par Gymnasium
               *[playouts] parties simulées
            } par seconde
       *[other] { $name }, { $processes } processus : { $rate } { $kind ->
                [steps] pas
                [vector] pas par Gymnasium
               *[playouts] parties simulées
            } par seconde, { $ratio } fois un seul
    }
