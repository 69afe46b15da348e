### The command line: help, results, and the table in the terminal.

cli-usage = Usage:
cli-usage-main = COMMAND [options]
cli-about = Rule-heavy royal board games, to play and to study.
cli-more = “regalia COMMAND --help” tells more about a command; “--lang fr” speaks French.
cli-group-words = Arguments
cli-group-options = Options

cli-games-about = List the games with their modes and options.
cli-play-about = Play in the terminal, against bots, an automa, or friends round one keyboard.
cli-simulate-about = Play many games and report scores, wins, lengths and speed.
cli-arena-about = Let bots play against each other: every deal in every seating.
cli-replay-about = Show, draw and verify a journal.
cli-rules-about = Print the rules of a game, whole or in part.
cli-bench-about = Measure the speed of our games, pure and compiled, and of the peers that are installed.
cli-doctor-about = Replay stored games with the current rules and list those that change.
cli-new-game-about = Write a small playable game to begin your own from.

cli-arg-game = the game’s id (see “regalia games”)
cli-arg-players = number of players
cli-arg-mode = mode of the game; without it, the first that fits
cli-arg-option = an option of the mode, as often as needed; pack=DIR uses a component pack
cli-arg-seed = seed of all chance
cli-arg-bots = bots by name (page, squire, knight, sovereign; random, greedy, search@1000) or your own as module:Class or file.py:Class
cli-arg-games = number of games
cli-arg-jobs = number of processes; 0 is one for every processor
cli-arg-backend = where the games run: on this machine, or on a Ray cluster
cli-arg-json = print one JSON object and nothing else
cli-arg-lang = language of all texts
cli-arg-help = show this help
cli-arg-simulate-bots = one bot for all seats, or one each; page, squire, knight, sovereign, random, greedy, search@1000, module:Class or file.py:Class
cli-arg-simulate-games = number of games (1000)
cli-arg-arena-bots = two bots or more; page, squire, knight, sovereign, random, greedy, search@1000, module:Class or file.py:Class
cli-arg-arena-games = number of games (100), rounded up to whole deals
cli-arg-arena-report = write a page with bars to this file
cli-arg-play-bots = bots for the other seats (squire): one for all, or one each
cli-arg-play-seat = your seat; 0 is the first
cli-arg-play-hotseat = people in all seats, round one keyboard
cli-arg-play-campaign = play the next game of the campaign kept in this file, and enter its result there
cli-play-campaign-entered = Entered in the campaign { $file }.
cli-play-scores = Results by set-up, best first ({ $file }):
cli-play-scores-line = {"  "}{ $setup }: { $scores }
cli-arg-play-load = go on with a saved game
cli-arg-play-no-confirm = do not ask before a bot takes its turn
cli-arg-play-no-colour = no colours
cli-arg-replay-file = a journal (“save” in a game writes one)
cli-arg-replay-step = show the table after so many decisions; without it, at the end
cli-arg-replay-seat = see it from this seat (0 is the first); without it, as a spectator
cli-arg-replay-svg = draw the board to this file
cli-arg-rules-part = a section or a clause; without it, everything
cli-arg-rules-coverage = which clauses have no test, which texts no translation
cli-arg-rules-tests = folder of the tests; without it, that of the checkout around here
cli-arg-bench-games = games to measure; without any, all
cli-arg-bench-rounds = number of rounds (5)
cli-arg-bench-seconds = processor seconds of one subject in one round (0.3)
cli-arg-bench-no-peers = leave the peers out
cli-arg-doctor-files = journals or folders; without any, your saved games
cli-arg-new-game-name = the new game’s id: small letters, digits and underscores
cli-arg-new-game-root = the checkout to write into; without it, the current folder

cli-games-line = { $title } — { $game }, { $low }–{ $high } players, { $minutes } minutes
cli-games-mode = {"  "}{ $mode } — players: { $counts }; options: { $options }
cli-games-mode-own = {"  "}{ $mode } (our own variant) — players: { $counts }; options: { $options }

cli-build-compiled = compiled
cli-build-pure = pure Python
cli-simulate-games = { $game }, mode { $mode }, { $players ->
    [one] 1 player
   *[other] { $players } players
}: { $games ->
    [one] 1 game
   *[other] { $games } games
} with seed { $seed }
cli-simulate-speed = { $decisions } decisions in { $seconds } s: { $decisions_per_second } a second ({ $build })
cli-simulate-choices = { $legal } options a decision on average; { $forced } % of the decisions had only one
cli-simulate-lengths = decisions a game: { $min } to { $max }, { $mean } on average
cli-simulate-seat = seat { $number } ({ $bot }): { $wins } wins; score { $min } to { $max }, median { $median }, mean { $mean }
cli-simulate-seat-score = seat { $number } ({ $bot }): score { $min } to { $max }, median { $median }, mean { $mean }
cli-simulate-errors = { $errors } games failed; the first with the seed { $seed }: { $problem }

cli-arena-games = { $game }, mode { $mode }: { $games } games ({ $deals } deals, each in { $seatings } seatings), { $draws } drawn
cli-arena-games-scores = { $game }, mode { $mode }: { $games } games ({ $deals } deals, each in { $seatings } seatings). This mode is no contest: the scores of the same deal are compared.
cli-arena-bot-scores = {"  "}{ $bot }: mean score { $score }, rating { $rating }
cli-arena-bot = {"  "}{ $bot }: { $wins } of { $played } won (95 %: { $low } to { $high } %), rating { $rating }, mean score { $score }

cli-replay-head = { $title }, mode { $mode }: after { $step } of { $steps } decisions
cli-replay-verified = Verified: all { $steps } decisions follow the current rules.

cli-coverage-head = { $clauses } clauses; { $refusals } reasons for a refusal cite one.
cli-coverage-untested = Without a test ({ $count })
cli-coverage-untranslated = Without a translation ({ $count })
cli-coverage-complete = Every clause has a test, every text both languages.

cli-bench-compiled = Compiled; “against pure” is the same source in the interpreter.
cli-bench-pure = Not compiled: pip install . (not editable), with a C compiler, builds the fast version.
cli-bench-table = { $players } players
cli-bench-table-mode = mode { $mode }, { $players } players
cli-bench-game = { $name } ({ $table }): { $decisions_per_second } decisions/s, clone { $clone_us } µs, { $mean_legal } options, { $forced_share } % forced
cli-bench-ratio-to-pure = {"  "}{ $ratio } times the speed against pure
cli-bench-ratio-to-catanatron = {"  "}{ $ratio } times the speed of Catanatron with 4 players
cli-bench-problem = { $name }: { $problem }
cli-bench-missing = { $peer }: not installed (pip install "regalia[bench]")

cli-doctor-version = { $file }: recorded with rules { $recorded }, plays the same with rules { $current }
cli-doctor-result = { $file }: recorded with rules { $recorded }, ends otherwise with rules { $current }. { $problem }
cli-doctor-broken = { $file }: { $problem }
cli-doctor-sum = { $checked } journals checked, { $changed } changed, { $broken } of them broken.

cli-new-game-done = { $name }: { $count } files written.
cli-new-game-next = Now try: regalia play { $name }
cli-from-checkout = Not installed yet: { $games }. Running from the checkout in plain Python; “make play” or “make test” installs anew.

cli-play-choose = Which game?
cli-play-offer = { $number }. { $title }, { $mode } (players: { $counts })
cli-play-which = Number:
cli-play-number = Please type a number from 1 to { $high }.
cli-play-players = How many players ({ $counts })?

## The table

cli-table-intro = { $title }, mode { $mode } (seed { $seed })
cli-table-seat-you = { $name }: you
cli-table-seat-bot = { $name }: bot “{ $bot }”
cli-table-seat-automa = { $name }: automa, plays by the rulebook
cli-table-how = Type the number of an option. “?” tells what is not possible and why, “hint” suggests a move, “undo” takes one back, “help” lists everything. Leaving with “quit” saves the game.
cli-table-help = A number or an action’s key chooses an option; an empty line shows the table again.
cli-table-not-asked = It is not your turn.
cli-table-undone = { $name } takes back a decision.
cli-table-sections = Sections; “rules SECTION” or “rules CLAUSE” shows one:
cli-table-overwrite = { $file } exists. Overwrite it? (y/n)
cli-table-sure = Do it all the same? (y/n)
cli-table-not-saved = Not saved.
cli-table-saved = Saved: { $file }
cli-table-loaded = { $file }: { $steps } decisions replayed.
cli-table-possible = This is possible now.
cli-table-refused = Not possible now:
cli-table-none-refused = Everything this question is about is possible.
cli-table-no-match = Nothing here is called “{ $word }”.
cli-table-unknown = “{ $word }” is neither an option nor a command; “help” lists the commands.
cli-table-end-of-turn = [Enter] to go on, or “undo”:
cli-table-pass = Please pass the screen to { $name }, then [Enter]:
cli-table-bye = Nothing played, nothing saved.
cli-table-kept = Saved: { $file } — go on with: regalia play --load { $name }
cli-table-kept-over = Saved: { $file } — look back with: regalia replay { $name }
cli-table-source = Points
cli-table-total = Total
cli-table-winner = { $count ->
    [0] In this mode the score itself is the result.
    [one] { $who } wins.
   *[other] { $who } share the victory.
}
cli-table-rank = {"  "}{ $rank }. { $name }: { $score }
cli-table-score = {"  "}{ $name }: { $score }
cli-table-rank-tie = {"  "}{ $rank }. { $name }: { $score } (tie-break: { $breaker })

table-word-help = help, h
table-word-board = board
table-word-undo = undo, u
table-word-log = log
table-word-hint = hint
table-word-score = score, scores
table-word-rules = rules
table-word-save = save
table-word-load = load
table-word-lang = lang
table-word-quit = quit, exit, q
table-word-yes = y, yes

cli-table-use-help = help
cli-table-use-board = board
cli-table-use-undo = undo
cli-table-use-log = log [N]
cli-table-use-hint = hint
cli-table-use-score = score
cli-table-use-rules = rules [CLAUSE]
cli-table-use-save = save [FILE]
cli-table-use-load = load FILE
cli-table-use-lang = lang fr|en
cli-table-use-quit = quit
cli-table-about-help = this list
cli-table-about-board = show the table again
cli-table-about-undo = take back your last decision, as far as nothing was revealed and nobody else acted
cli-table-about-log = what happened, the last N lines
cli-table-about-hint = what the coach would do, and why
cli-table-about-score = everybody’s points by source, if the game ended now
cli-table-about-rules = the rules, by section or clause
cli-table-about-save = save the game
cli-table-about-load = go on with a saved game
cli-table-about-lang = the other language
cli-table-about-quit = save and leave
cli-table-about-why = what is not possible now, and why; “? WORD” explains one thing

## The arena's page

report-title = Arena: { $game }, mode { $mode }
report-summary = { $games } games: { $deals } deals, each in { $seatings } seatings of { $players } players; { $draws } drawn. Seed { $seed }; options: { $options }.
report-scores-only = { $games } games: { $deals } deals, each in { $seatings } seatings. This mode is no contest: the scores of the same deal are compared. Seed { $seed }; options: { $options }.
report-wins = Share of games won
report-interval = The thin line is the 95 % interval (Wilson); a shared victory counts as its fraction.
report-rating = Ratings: OpenSkill’s Plackett-Luce model over the games in their order, on the Elo scale with the mean at 1500; in brackets where they lie 95 times in 100.
report-seats = Share of games won by seat
report-seat = Seat { $number }
report-column-bot = Bot
report-column-wins = Won
report-column-played = Played
report-column-interval = 95 % interval
report-column-rating = Rating
report-column-score = Mean score

## What can be wrong

error-cli-unknown-command = There is no command “{ $command }”; the commands are: { $commands }.
error-cli-unknown-argument = “{ $argument }” is not an argument here; see “{ $command }”.
error-cli-argument = The arguments do not fit: { $problem }.
error-cli-value-missing = { $option } needs exactly one value.
error-cli-required = { $name } is missing.
error-cli-number = { $option } must be a number, not “{ $value }”.
error-cli-range = { $option } must be from { $low } to { $high }, not { $value }.
error-cli-option-form = --option needs the form name=value, not “{ $value }”.
error-cli-bots-form = --bots needs names with commas between them, not “{ $value }”.
error-cli-language = There is no language “{ $lang }”; choose one of: { $langs }.
error-cli-unwritable = { $file } cannot be written ({ $problem }).
error-cli-no-file = There is no file or folder “{ $file }”.
error-cli-no-clause = The rules have no section or clause “{ $part }”; the sections are: { $sections }.
error-cli-no-tests = There is no folder “{ $folder }” with the tests; name it with --tests DIR.
error-cli-other-table = { $file } is a game for another table (mode { $mode }, { $players } players); start it with “regalia play --load”.
error-bot-unknown = There is no bot “{ $bot }”; the bots are: { $bots }, or your own as module:Class.
error-bot-module = The bot “{ $bot }” cannot be loaded ({ $problem }).
error-bot-class = The bot “{ $bot }” cannot be used: “{ $name }” is no class whose objects have a method “decide”.
error-bot-illegal = The bot “{ $bot }” answered { $action }, which is not one of its options.
error-bot-failed = The bot “{ $bot }” failed: { $problem }
error-bots-count = { $bots } bots do not fit { $players } seats: give one for all, or one each.
error-arena-bots = An arena needs at least two bots.
error-game-failed = The game with the seed { $seed } failed: { $problem }
error-backend-unknown = There is no backend “{ $backend }”; choose one of: { $backends }.
error-backend-missing = The backend { $backend } is not installed: pip install "regalia[{ $extra }]".

cli-export-about = Write everything of a server – tables, accounts, settings – to one file, for a backup or another database.
cli-arg-export-file = the file to write; with .gz at the end it is compressed
cli-arg-database = sqlite:///FILE or postgresql://…; without it, the server’s own
cli-export-done = { $rows } rows written to { $file }.
cli-import-about = Fill an empty database from such a file, all or nothing, and compare what is then in it.
cli-arg-import-file = the file to read
cli-import-done = { $rows } rows read from { $file }, and read back the same.
cli-arg-doctor-database = look through a server’s database instead: every table is opened and compared
cli-doctor-unreadable = { $table }: cannot be opened ({ $problem })
cli-doctor-quarantined = { $table }: put aside by the server ({ $problem })
cli-doctor-differs = { $table }: what is noted beside the rows does not fit them ({ $problem })
cli-doctor-orphan = rows that belong to no table: { $problem }
cli-doctor-misfit = a value in { $problem } is none of its kind; it cannot be exported
cli-doctor-damaged = the file is damaged: { $problem }
cli-doctor-database = { $checked ->
        [one] { $checked } table
       *[other] { $checked } tables
    } looked at, { $count ->
        [0] nothing wrong
        [one] one finding
       *[other] { $count } findings
    }.
error-import-format = { $file } is no export of this version of Regalia.
error-export-misfit = A value of { $place } in the database is damaged; a file with it could not be imported, so none was written. “regalia doctor --database” says what is wrong.
error-import-damaged = { $file } is damaged or cut short; nothing was imported.
error-import-not-empty = The database holds tables or accounts already; an import needs an empty one.
error-import-leftover = { $file } is left over from another database and would be played into the new one; move it away first.
