# The review of a finished game (see regalia.coach.summary).

review-won = { $you ->
    [1] You won
   *[0] { $name } won
} by { $points ->
    [0] the tie-break
    [one] 1 point
   *[other] { $points } points
} over { $other }.
review-shared = { $you ->
    [1] You share
   *[0] { $name } shares
} the first place with { $other }.
review-lost = { $you ->
    [1] You came
   *[0] { $name } came
} { $rank ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}, { $points ->
    [0] behind { $other } by the tie-break
    [one] 1 point behind { $other }
   *[other] { $points } points behind { $other }
}.
review-scored = { $you ->
    [1] You scored
   *[0] { $name } scored
} { $points } points.
review-ahead-since = { $you ->
    [1] You were
   *[0] { $name } was
} ahead for good from turn { $turn }.
review-ahead-always = { $you ->
    [1] You were
   *[0] { $name } was
} ahead the whole way.
review-ahead-until = { $you ->
    [1] You were
   *[0] { $name } was
} last ahead after turn { $turn }.
review-never-ahead = { $you ->
    [1] You were
   *[0] { $name } was
} never ahead.
review-dearest = { $you ->
    [1] You lost most
   *[0] Most was lost
} in turn { $turn }: “{ $better }” instead of “{ $played }” was worth about { $points ->
    [one] 1 point
   *[other] { $points } points
} more.
review-nothing-costly = No single decision cost much.
review-rounds = { $you ->
    [1] Your best round was { $best }, your weakest { $least }
   *[0] The best round was { $best }, the weakest { $least }
}.
review-parts = { $you ->
    [1] You found most in quarter { $best } of the game, least in quarter { $least }.
   *[0] Most was found in quarter { $best } of the game, least in quarter { $least }.
}
review-turn = Turn { $turn }
review-turn-round = Turn { $turn }, round { $round }
review-cost = It cost about { $points ->
    [one] 1 point
   *[other] { $points } points
}. The coach is { $sure }.
review-found = Well found: about { $points ->
    [one] 1 point
   *[other] { $points } points
} better than anything else. The coach is { $sure }.
review-why-found = Nothing else came within { $points } points of it.
review-better = Better: “{ $better }”.
review-empty = This journal has no decisions to review.
error-review-empty = This journal has no decisions to review.
error-review-running = Only a finished game can be reviewed.

review-title = Review
review-tab-replay = Replay
review-tab-scoring = Final scoring
review-curve-win = Win chance
review-curve-win-note = by turn; letters are turning points, ▲ well found, ▼ costly
review-curve-two-note = { $below } below the line, { $above } above; ▲ well found, ▼ costly
review-curve-score = Score against the table’s average
review-curve-score-note = points if the game ended there; totals on the right
review-average = average
review-in-ten = { $n } in 10
review-points-found = Points found
review-of-ten = { $found } of 10
review-you = you
review-them = { $name }
review-table = table
review-round = Round { $round }
review-part = Quarter { $round }
review-best = Best decisions
review-costliest = Costliest decisions
review-none = none
review-played = Played
review-better-head = Better
review-brings = Brings { $points } points to the end
review-replay = Replay
review-fork = Play it from here
review-board-before = The board before the move
review-sources = Where the points come from
review-legend-played = played
review-legend-better = better
review-same = same
review-from-here = From here to the end
review-numbers = The numbers
review-turn-head = Turn
review-progress = Looking at turn { $turn } of { $turns }. The summary is written when the last turn has been looked at.
review-progress-turn = Turn { $turn } of { $turns }
review-progress-time = { $minutes ->
    [0] less than a minute more
    [one] about 1 minute more
   *[other] about { $minutes } minutes more
}
review-progress-text = The review goes on when you leave this page. Turning points appear as they are found.
review-stop = Stop here
review-go-on = Go on
review-replay-meanwhile = Replay meanwhile
review-found-so-far = Found so far
review-found-count = { $count ->
    [0] No turning point yet.
    [one] One turning point in { $turns } turns.
   *[other] { $count } turning points in { $turns } turns.
}
review-no-moments = No turning point: no single decision was worth two points or a win in ten.
review-seat = Review for
review-open-title = Review a journal
review-open-text = A journal is the record of a finished game: the page gives it under “Share”, the terminal with “save”.
review-open-file = Journal (JSON)
review-open-go = Review
review-finished-link = Review
js-review-unreadable = This file is no journal.

cli-review-about = a finished game looked at again: curves, turning points, better lines
cli-arg-review-file = journal of a finished game
cli-arg-review-seat = whose turning points; without it those of every player
cli-arg-review-seconds = seconds for one decision
cli-arg-review-iterations = look so many times at a decision instead: the same review every time
cli-arg-review-html = write the review as a page that stands alone
cli-review-head = { $title }: { $names }
cli-review-written = Written: { $file }

error-review-busy = There are too many reviews under way; ask again in a few minutes.
