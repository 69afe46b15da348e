### Learned evaluations: the command “train”, and files of weights that do not fit.

cli-train-about = Fit a game’s evaluation from games of bots against themselves; needs the extra “train”.
cli-arg-train-games = games in each round (500; with --minutes as many as fit)
cli-arg-train-rounds = rounds: games, a fit, then games with what was learned (4)
cli-arg-train-minutes = how long all rounds together may take
cli-arg-train-hidden = cells of the hidden layer (0: weights alone)
cli-arg-train-decay = lambda of TD(lambda), above 0 to 1 (0.8); 1 learns from results alone
cli-arg-train-search = bots search so many positions a decision, in the games and in the match (0: they look one choice ahead)
cli-arg-train-check = games against the evaluation by hand at the end (100)
cli-arg-train-out = an existing folder for the weights; without it, the game’s own
cli-arg-train-resume = go on with the last training of this game and kind of table, up to --rounds
cli-arg-train-keep = write the weights even if they are not shown to be better than the evaluation by hand
cli-train-begins = { $game } ({ $modes }; players: { $players }), { $rounds } rounds.
cli-train-round = {"  "}round { $round }: { $games } games, { $seconds } s; error of the predicted score { $error } (guessing the mean: { $spread }), mean score { $score }
cli-train-result = Against { $against }, one choice deep: { $wins } of { $played } won (95 %: { $low } to { $high } %; as good would be { $fair } %), mean score { $ours } to { $theirs }.
cli-train-solo = Won against the rulebook’s opponent: { $ours } % of the games, by hand { $theirs } %.
cli-train-written = Weights written to { $file }.
cli-train-not-written = Not shown to be better than the evaluation by hand: no weights written (--keep writes them all the same).
error-train-numpy = Training needs NumPy: pip install "regalia[train]".
error-train-no-features = { $game } has no features.py, so there is nothing to learn from; docs/training.md says how to write one.
error-train-resume = The training in { $file } cannot be gone on with ({ $problem }).
error-train-resume-other = The training in { $file } is for another game, mode or number of players, or for other derived numbers.
error-weights-broken = The weights { $file } of { $game } cannot be read ({ $problem }); the evaluation by hand is used.
error-weights-other-game = The weights { $file } are for { $other }, not for { $game }; the evaluation by hand is used.
error-weights-other-rules = The weights { $file } of { $game } were trained under rules { $rules }, not { $now }; the evaluation by hand is used.
error-weights-other-features = The weights { $file } of { $game } are for { $number } other derived numbers, not for today’s { $now }; the evaluation by hand is used.
error-weights-rows = The weights { $file } of { $game } have rows of the wrong length or numbers that are none; the evaluation by hand is used.
