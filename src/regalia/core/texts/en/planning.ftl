# Planning: errors
error-plan-not-now = What comes before your turn cannot be foreseen: plan once it is decided.
error-plan-ends = The plan ends before “{ $action }”: what comes then cannot be foreseen.
error-plan-refused = “{ $action }” would not be possible there.
error-plan-empty = There is nothing in the plan.
error-plan-no-pass = This game has no pass to be said in advance.

# What the log of a seat says
table-log-plan = You planned ahead.
table-log-plan-done = Your plan was followed.
table-log-plan-rest = Your plan was followed as far as it was allowed.
table-log-plan-changed = Your plan was dropped: the table has changed.
table-log-plan-refused = Your plan was dropped: it was no longer allowed.
table-log-plan-dropped = You dropped your plan.

# The page
plan-tool = Plan moves
plan-title = Planning
plan-banner = A private copy: nobody sees this, nothing is decided.
plan-none = Try a move: it stays here until you keep it.
plan-steps = { $count ->
    [one] One decision planned.
   *[other] { $count } decisions planned.
}
plan-supposed = Supposing { $what }.
plan-unknown = Unknown: chance decides what follows “{ $what }”.
plan-others = Then it is the others’ turn.
plan-over = Then the game is over.
plan-keep = Keep it
plan-keep-strict = Do it if nothing else changes
plan-keep-loose = Do it as far as allowed
plan-back = One back
plan-drop = Drop it
plan-ahead = Plan ahead
plan-pass = Pass for me
plan-passing = You pass whenever you are asked.
plan-waiting = Planned: { $what }.
plan-waiting-strict = Planned, if nothing else changes: { $what }.
js-plan-done = Your plan was followed.
js-plan-rest = Your plan was followed as far as it was allowed.
js-plan-changed = The table has changed: your plan was dropped.
js-plan-refused = Your plan was dropped: it was no longer allowed.
js-plan-dropped = Plan dropped.
js-plan-kept = Plan kept.
