cli-arg-bench-against = another installation (a virtual environment, its Python, or a checkout) to measure in the same run
error-bench-no-installation = { $place }: there is no installation of Regalia that can be measured. Name a virtual environment, its Python, or a checkout.
cli-bench-other = { $name }, the other installation
cli-bench-against = {"  "}{ $speed_ratio } times the decisions of the other installation ({ $decisions_per_second } a second); a clone costs { $clone_ratio } of its { $clone_us } µs
cli-bench-against-pure = {"  "}both pure: { $ratio } times its decisions
