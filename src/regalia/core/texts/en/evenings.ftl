### Evenings: series and tournaments; ratings on the command line.

js-finish-evening = End the evening
js-finish-evening-text = There will be no further rounds. Tables that are being played go on.
evening-text = Several tables in a row with one total: a tournament of pairs, or a series at one table.
evening-none = You take part in none yet.
evening-new = A new evening
evening-title = What it is called
evening-kind = How it is played
evening-kind-swiss = Swiss
evening-kind-round-robin = All against all
evening-kind-series = Series
evening-about-swiss = Pairs; in each round people with like points meet, never the same two twice. Without a number there are as many rounds as one winner takes.
evening-about-round-robin = Pairs; everybody meets everybody once.
evening-about-series = All at one table, again and again; whoever sits first changes.
evening-game = Game
evening-rounds = Rounds (0: as it takes)
evening-bots = Bots that take part
evening-level = Their level
evening-takes-part = I take part myself
evening-make = Make it
evening-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
evening-status-open = not begun
evening-status-running = round { $round }{ $open ->
    [0] { " " }of { $rounds }
   *[other] {""}
}
evening-status-finished = over
evening-standings = Standings
evening-place = Place
evening-who = Player
evening-points = Points
evening-strength = Opponents
evening-strength-about = points of one’s opponents
evening-score = Scored
evening-games = Games
evening-former = a former guest
evening-withdraw = { $name } leaves
evening-add-bot = Add a bot
evening-round = Round { $number }
evening-bye = rests this round, one point
evening-over = over
evening-aborted = closed without a result
evening-playing = being played
evening-link = Link for players
evening-how = How it counts
evening-rules = A point for each opponent left behind, half a point for each equal. Equal points: the points of one’s opponents decide, then what was scored.
evening-next = Next round
evening-next-head = Round { $round }?
evening-last-head = The last round
evening-ready = Everybody is free.
evening-wait = Tables are still being played, or somebody is missing.
evening-all-played = All has been played.
evening-next-about = tables begin at once
evening-finish = End the evening
evening-so-far = { $count ->
    [0] Nobody takes part yet.
   *[other] So far: { $names }.
}
evening-go = To the evening
evening-join = Take part
evening-late = It has begun, or it is full.
error-evening-pairs = A tournament is of pairs: this mode is not for two, or nobody wins in it.
error-evening-host-only = Only the host can do this.
error-evening-begun = The evening has begun already.
error-evening-full = All places are taken.
error-evening-no-player = There is no such player.
error-evening-too-many = At most { $most } of your evenings at once.
error-evening-changed = Somebody was quicker; please look again.
error-evening-unknown = There is no such evening.
error-evening-over = All rounds have been played.
error-evening-quarantined = Something is wrong with this evening. It is kept as it is; its tables are not concerned.
error-evening-round-runs = Tables of this round are still being played.
error-evening-too-few = At least two are needed.
error-evening-seats = This game is not for { $players }.
cli-ratings-about = Compute all ratings of a server anew from its results.
cli-ratings-done = { $games } rated games counted.
