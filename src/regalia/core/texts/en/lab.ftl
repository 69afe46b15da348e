### The laboratory: where many games run and what is kept of them.

cli-arg-address = address of a Ray cluster that is running; without it, one is started here
cli-arg-out = keep the result of every game in this file: .jsonl, .csv or .parquet
cli-arg-resume = go on where the file of --out stops
cli-arg-arena-until-significant = stop as soon as the order of the bots is clear
cli-arena-clear = The order is clear: each bot differs from the next (5 % risk, shared by all comparisons).
cli-arena-unclear = The order is not clear yet: neighbours may be equally strong.
cli-arena-no-ratings = No ratings: pip install "regalia[lab]".
report-rated = { $rating } ({ $low }–{ $high })

error-backend-address = An address belongs to --backend ray, not to “{ $backend }”.
error-worker-lost = Workers died { $times } times in a row without a result; the games themselves may be at fault (memory?).
error-ray-unreachable = Ray cannot be reached ({ $address }): { $problem }
error-extra-missing = This needs { $package }: pip install "regalia[{ $extra }]".
error-records-ending = { $file }: results are written to files that end in { $endings }.
error-records-exist = { $file } holds results already: continue them with --resume, or choose another file.
error-records-other = { $file } holds results of another run (game, mode, players, options, bots or seed differ).
error-records-broken = { $file } is not a file of results, or it is damaged.
