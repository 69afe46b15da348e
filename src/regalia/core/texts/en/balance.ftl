### The balance report (regalia report).

cli-report-about = Play many games and write a report on the balance: seats, scores, components, choices, length.
cli-arg-report-bots = one bot for all seats, or one each (squire)
cli-arg-report-games = number of games (400)
cli-arg-report-html = write the report to this file: one page, nothing loaded
cli-arg-report-compare = an option to compare with, as often as needed (K=V; pack=DIR compares a component pack)
cli-report-written = Written: { $file }
cli-report-head = { $game }, mode { $mode }: { $games } games with seed { $seed }
cli-report-seat = {"  "}seat { $number }: wins { $share } % ({ $low } to { $high }), score { $score }
cli-report-length = {"  "}{ $length } decisions a game, { $wide } options a decision
cli-report-component = {"  "}{ $verdict ->
    [dominant] nearly always taken and worth much more than the next best
   *[hopeless] hardly ever taken
}: { $name } ({ $key }; taken { $taken } of { $offered } times)
cli-report-fine = {"  "}no component is hopeless or dominant

balance-title = { $game }: balance report
balance-fact-games = { $games } games
balance-fact-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
balance-fact-mode = mode { $mode }, options: { $options }
balance-fact-bots = at each table: { $bots }
balance-fact-seed = seed { $seed }
balance-lead-length = A game has about { $length } decisions.
balance-lead-components = { $dominant ->
    [0] No component dominates
    [one] One component dominates
   *[other] { $dominant } components dominate
}; { $hopeless ->
    [0] none is hopeless.
    [one] one is hopeless.
   *[other] { $hopeless } are hopeless.
}
balance-foot = Intervals hold 95 in 100. The worth of a component comes from pairs of games that differ in one choice only, played on from the same deal by a look one choice ahead. All seats are played by the bots named above; games of people are not in these numbers.
balance-seats = Win rate by seat
balance-seats-even = The seats are even as far as these games can tell.
balance-seats-more = { $seat } wins { $points } games in 100 more than its share.
balance-seats-less = { $seat } wins { $points } games in 100 less than its share.
balance-seat = Seat { $number }
balance-automa = Automa
balance-even = even, { $share }
balance-scores = Scores
balance-scores-said = Winners have { $winners } points in the middle, everybody { $all }.
balance-scores-said-alone = { $all } points in the middle.
balance-middle = all, middle { $value }
balance-axis-points = points
balance-sources = Where points come from
balance-sources-said = Largest source: { $first }. Winners are ahead most here: { $source }, by { $points } points.
balance-sources-said-alone = Largest source: { $first }.
balance-components = Worth of components
balance-components-said = Points at the end more than with the next best choice, where a bot took it: { $shown } of { $count }, best first.
balance-no-more = as good as the next best
balance-uses = Use of options
balance-uses-said = Share of all decisions; most often: { $kind }, { $share }.
balance-length = Length
balance-length-said = A game has about { $length } decisions, those without a choice included.
balance-length-middle = middle { $value }; 8 in 10 from { $low } to { $high }
balance-axis-decisions = decisions in a game, all seats
balance-branching = Branching
balance-branching-said = { $mean } options a decision on average, { $most } at most; { $forced } of the decisions have only one.
balance-axis-course = options of a decision, from the first tenth of the game to the last
balance-look = Worth a look
balance-look-said = Only what its interval confirms is named.
balance-look-dominant = { $name }: taken in { $share } of the cases it could be, and worth { $points } points more than the next best choice.
balance-look-hopeless = { $name }: taken { $taken } of the { $offered } times it could be.
balance-look-nothing = No component is nearly always taken at a great gain, and none is never wanted.
balance-table = All components
balance-table-said = Offered: decisions in which it could be chosen. Games won: of the seats that had it.
balance-column-component = Component
balance-column-offered = Offered
balance-column-taken = Taken
balance-column-worth = Points more
balance-column-wins = Games won
balance-compare = Compared
balance-compare-said = The same deals with the options { $options }: { $games } games. In bold what is more than chance.
balance-compare-what = What
balance-compare-here = Here
balance-compare-there = There
balance-compare-difference = Difference
balance-compare-seat = { $seat }: games won
balance-compare-score = { $seat }: points
balance-compare-taken = { $name }: taken
balance-legend-dot = differs clearly
balance-legend-ring = may be even
balance-legend-whisk = 19 times in 20 inside
balance-legend-bar = all
balance-legend-outline = winners
balance-legend-tick = winners
cli-arg-language = language of what is written; without it, that of the command
