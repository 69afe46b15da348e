### Data sets and leaderboards.

cli-dataset-about = Write games as Parquet files with a card: observations, legal actions, choices, outcomes, journals.
cli-arg-dataset-out = the folder of the data set
cli-arg-dataset-games = number of games (1000)
cli-arg-dataset-bots = one bot for all seats, or one each (squire)
cli-arg-dataset-resume = go on with the parts that are missing
cli-arg-part = games in one file (50)
cli-dataset-done = { $folder }: { $games } games, { $decisions } decisions, { $bytes } bytes
cli-leaderboard-about = Add a line to a leaderboard from an arena, or check a leaderboard’s lines.
cli-arg-leaderboard-what = add or check
cli-arg-leaderboard-file = the leaderboard, a file of JSON lines
cli-arg-leaderboard-bot = whose result it is
cli-arg-leaderboard-level = the level or bot it plays against (squire)
cli-arg-leaderboard-games = number of games (200)
cli-arg-leaderboard-link = where the bot can be found
cli-leaderboard-line = { $game }: { $bot } wins { $share } % against { $level } (95 %: { $low } to { $high } %)
cli-leaderboard-fault = line { $line }: { $problem ->
    [form] not an entry
    [game] no such game, mode, players or options
    [interval] share and interval do not follow from its wins and games
    [command] its command is no arena of this bot and game
   *[level] measured against no known level
}

dataset-title = { $game }: games of bots
dataset-about = { $games } games with { $decisions } decisions: mode { $mode }, { $players } players, options { $options }, played by { $bots }, seed { $seed }. Rules { $rules } of the game, Regalia { $regalia }; { $actions } actions in the catalogue. Made with
dataset-file-decisions = decisions-*.parquet, a row for each decision
dataset-file-games = games-*.parquet, a row for each game
dataset-column-decisions-game = number of the game in this set
dataset-column-decisions-step = number of the decision in its game, from 0
dataset-column-decisions-seat = who decided
dataset-column-decisions-legal = numbers of the actions that could be chosen: the mask, written short
dataset-column-decisions-action = number of the action chosen
dataset-column-decisions-observation = what the seat could see, as int16 (pieces below)
dataset-column-decisions-outcome = of the game for this seat: 1 won, 0 shared, −1 lost; the score where nobody wins
dataset-column-decisions-score = this seat’s score at the end
dataset-column-games-game = its number
dataset-column-games-seed = the seed of the deal, as text
dataset-column-games-scores = by seat, automata last
dataset-column-games-ranks = by seat, 1 is first
dataset-column-games-winners = seats that won
dataset-column-games-decisions = how many decisions it had
dataset-column-games-journal = the whole game as JSON: “regalia replay” shows it
dataset-pieces = The pieces of an observation
dataset-pieces-about = { $size } numbers; a piece stands from its first place in the order of its shape.
dataset-piece = piece
dataset-shape = shape
dataset-first = first
dataset-limits = Bots play as their level does, not as people do. No observation holds anything that its seat could not know; the journals hold the whole game.

error-dataset-other = { $folder } holds a data set of another run (game, mode, players, options, bots, seed or part size differ).
error-dataset-exists = { $folder } holds this data set already, whole or in part: --resume goes on with it.
error-dataset-not-empty = { $folder } is not empty.
error-leaderboard-bot = { $bot } did not take part; there were: { $bots }.
error-leaderboard-what = “{ $what }” is not one of: add, check.
error-leaderboard-unreadable = { $file } cannot be read: { $problem }
