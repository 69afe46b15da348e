### Coming back: tables, history, ratings, and what happened meanwhile.

desk-yours = Your turn
desk-others = Others play
desk-waiting = Waiting for players
desk-play = Play
desk-look = Open
desk-lobby = Lobby
desk-count = { $count } open
desk-none = None of your tables waits for anybody. Start a game, or join one with a link.
desk-open = { $count ->
    [0] Full, not yet begun
    [one] 1 seat open
   *[other] { $count } seats open
}
desk-no-clock = No clock
desk-left = { $unit ->
    [days] { $days } d { $hours } h left
    [hours] { $hours } h { $minutes } left
   *[minutes] { $minutes } min left
}
desk-begin = Start a game
desk-link = Code or link
desk-ratings = Ratings
desk-ratings-about = points ± uncertainty
desk-spread = uncertainty: one standard deviation
desk-after = { $count ->
    [one] after one more game
   *[other] after { $count } more games
}
desk-games = Games:
desk-all = all games
desk-replay = Replay
desk-won = won
desk-points = { $score ->
    [one] 1 point
   *[other] { $score } points
}
desk-duel = { $kind ->
    [won] won against { $who } · { $mine } : { $theirs }
    [lost] lost to { $who } · { $mine } : { $theirs }
   *[even] even with { $who } · { $mine } : { $theirs }
}
desk-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $count }
history-none = No game of yours has ended yet.
history-older = Older games
history-ratings = A game counts when its host wants it to, everybody has an account, and it ends. Whoever has left or was too late is last.
js-no-such-link = This is no link to a table.
js-next-table = Next table
js-since-count = { $count } moves since you were here.
js-since-film = Watch them
js-since-close = Not now
js-since-skip = To the present
js-since-step = { $number } of { $count }
desk-again = Play again
