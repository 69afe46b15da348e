# The coach's words (see regalia.coach).

coach-win = { $wins } in 10
coach-win-level = level
coach-win-little = less than 1 in 10
coach-win-much = almost always
coach-wins-some = wins { $wins } in 10
coach-wins-level = a level game
coach-wins-little = wins less than 1 in 10
coach-wins-much = wins almost always
coach-list = { $first }; { $second }

coach-sure-quite = quite sure
coach-sure-fairly = fairly sure
coach-sure-not = not sure

coach-title-best = { $name }
coach-title-level = Too close to call
coach-title-same = It makes no difference
coach-title-only = Only one option
coach-title-decided = As good as decided

coach-why-only = There is nothing to choose here.
coach-why-same = All options lie within a point of each other. Take what you like.
coach-why-decided = Nothing here changes who wins; these are the margins only.
coach-why-level = The coach cannot tell which is better.
coach-why-order = “{ $first }” and “{ $second }” lead to the same turn, in another order.
coach-why-alone = { $count ->
    [2] The other option was not worth a longer look.
   *[other] The other options were not worth a longer look.
}
coach-better = About { $points ->
    [one] 1 point
   *[other] { $points } points
} better by the end than “{ $other }”.
coach-better-by = About { $points ->
    [one] 1 point
   *[other] { $points } points
} better by the end than “{ $other }”: { $sources }.
coach-better-slightly = Slightly better than “{ $other }”, by less than a point.
coach-after-line = It leaves you, against the other: { $gains }.
coach-at-once = At once, against the other: { $gains }.
coach-costs-now = For now it leaves you less: { $gains }.
coach-level-both = “{ $first }” leaves you { $gains }, “{ $second }” { $others }: whichever your plan needs.
coach-level-one = “{ $name }” leaves you more: { $gains }.
coach-hangs = It hangs on what is still hidden, which the coach does not know either.
coach-glance = The machine is busy, so this is only a first impression. Ask again in a moment for a longer look.
coach-then = then { $first }
coach-then-two = then { $first }, then { $second }
coach-row-said = { $mark }: { $what }; about { $points } { $count ->
    [one] point
   *[other] points
}, { $wins }
coach-row-said-margin = { $mark }: { $what }; about { $points } { $count ->
    [one] point
   *[other] points
}
coach-row-said-score = { $mark }: { $what }; about { $points } points in all

coach-cost-title = A costly choice
coach-cost = About { $points } points less by the end than “{ $other }”.
coach-cost-by = About { $points } points less by the end than “{ $other }”: { $sources }.

cli-hint-about = what the coach says of a position: the best options and why
cli-arg-hint-position = file with a position (JSON), as “regalia replay --json” or the page gives it
cli-arg-hint-seat = whose options; without it the seat whose turn it is
cli-arg-hint-level = how well the coach plays: page, squire, knight, sovereign
cli-arg-hint-seconds = seconds to look ahead
cli-arg-hint-iterations = look so many times instead: the same answer every time
cli-arg-hint-seed = seed of the search
error-cli-hint-not-asked = Seat { $seat } is not asked anything in this position.

error-coach-busy = The coach is busy; ask again in a moment.
error-coach-rated = The coach is silent in rated games.
error-coach-people = The coach is silent against people until everybody at the table has agreed.

js-coach = Coach
js-coach-close = Close the coach
js-coach-looking = Looking ahead
js-coach-seconds = Coach · about { $seconds } seconds more
js-coach-compares = comparing { $count } options
js-coach-busy-note = Nothing is marked until the coach has compared them. Choose at any time: the coach stops by itself.
js-coach-stop = Stop
js-coach-line = Show the line
js-coach-longer = Think longer
js-coach-then = then
js-coach-silent = The coach is silent
js-coach-late = The machine is busy. Ask again in a moment: the answer may be there by then.
js-coach-agree = I agree to the coach
js-coach-behind = behind
js-coach-level = level
js-coach-ahead = ahead
js-coach-key = Dot: points ahead of the best rival at the end. Bar: 8 games in 10 end inside it. Cells: games won out of 10.
js-coach-key-score = Dot: points at the end. Bar: 8 games in 10 end inside it.
js-coach-warn-note = The coach speaks up only when a choice costs 5 points or more and it is quite sure.
js-coach-really = Really { $what }?
js-coach-costs = It costs about { $count } points. See the coach.
js-coach-mute = No warnings in this game
js-coach-again = Choose again
js-coach-anyway = Do it anyway
js-set-costly = Coach: warn before a costly choice
