cli-arg-bench-against = autre installation (environnement virtuel, son Python ou dépôt) à mesurer dans la même course
error-bench-no-installation = { $place } : aucune installation de Regalia à mesurer. Indiquez un environnement virtuel, son Python ou un dépôt.
cli-bench-other = { $name }, l’autre installation
cli-bench-against = {"  "}{ $speed_ratio } fois les décisions de l’autre installation ({ $decisions_per_second } par seconde) ; une copie coûte { $clone_ratio } de ses { $clone_us } µs
cli-bench-against-pure = {"  "}toutes deux en pur : { $ratio } fois ses décisions
