cli-bench-envs-about = Measure the environments: observation, mask and step a second, ours and the peers’, in one run.
cli-arg-bench-envs-games = games to measure; without any, all
cli-arg-bench-envs-rounds = number of rounds (5)
cli-arg-bench-envs-seconds = processor seconds of one subject in one round (0.3)
error-cli-bench-envs-needs = The environments need the extra “envs”: pip install "regalia[envs]"
cli-bench-envs-steps = { $name }: { $steps } steps a second
cli-bench-envs-ratio = {"  "}{ $ratio } times { $peer }
cli-arg-bench-envs-processes = measure only how a batch grows with 1 to N processes
cli-bench-envs-processes =
    { $processes ->
        [one] { $name }, { $processes } process: { $rate } { $kind ->
                [steps] steps
                [vector] steps through Gymnasium
               *[playouts] playouts
            } a second
       *[other] { $name }, { $processes } processes: { $rate } { $kind ->
                [steps] steps
                [vector] steps through Gymnasium
               *[playouts] playouts
            } a second, { $ratio } times one
    }
