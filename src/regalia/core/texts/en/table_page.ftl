# The table page: what a take-back would undo, clocks, options out of sight, forks, the film of a game
js-more-options = { $count } more options below
js-clock-low = { $who }: { $seconds } seconds left.
js-clock-out = { $who }: the time is over.
js-take-back-undoes = This would be undone:
js-take-back-secret = { $who }: a decision made in secret
fork-of = A fork: this table goes on from decision { $step } of another game. What happened before is told here.
film-save = Save as a page
film-title = { $title }, { $count } decisions
film-step = { $step } of { $last }
film-back = One decision back
film-on = One decision on
film-run = Play
film-log = What happened
film-board = Board
film-slider = Moment of the game
film-start = The beginning
cli-arg-replay-html = write the whole game to this file, a page that needs nothing else
