# Lessons: what the pages say around them, errors, and the command.

lesson-learn = Learn
lesson-learn-minutes = Learn · { $minutes } min
lesson-go-on = Go on: { $what }
lesson-lessons = Lessons
lesson-done-of = { $done ->
    [0] none done yet
   *[other] { $done } of { $count } done
}
lesson-done = done
lesson-at-step = step { $step } of { $count }
lesson-minutes = { $minutes } min
lesson-number = Lesson { $number } of { $count }
lesson-step-of = { $step } of { $count }
lesson-step-line = { $chapter } · step { $step } of { $count }
lesson-leave = Leave the lesson
lesson-strip = The lesson
lesson-finished = finished
lesson-alone = You play on alone
lesson-hints-on = Hints on
lesson-hints-off = Hints off
lesson-bar-note = { $count ->
    [one] Lesson: one lit choice.
   *[other] Lesson: { $count } lit choices.
}
lesson-bar-told = Lesson: read on.
lesson-path = New here? Take them in this order
lesson-path-text = Each game adds one idea to the one before. Any of them may be played at once.
lesson-path-hide = Hide
lesson-tool = Learn this game
lesson-rule = Rule: { $what }
lesson-later-plain = { $what } is possible too. The lesson comes first.
table-log-lesson = The lesson goes on.
lesson-elsewhere = Nothing happens there in this step.

js-lesson-back = Back
js-lesson-skip = Skip this step
js-lesson-next = Next
js-lesson-got-it = Got it
js-lesson-for-me = Do it for me
js-lesson-not-yet = Not yet.
js-lesson-may-later = You may, but later.
js-lesson-this-step = This step: { $what }
js-lesson-this-piece = this step
js-lesson-over-line = { $what } · finished
js-lesson-play-on = Play on against an easy bot
js-lesson-play-on-alone = Play on
js-lesson-same-game = same game
js-lesson-next-lesson = Next lesson: { $what }
js-lesson-repeat = Repeat this lesson
js-lesson-film = Watch it as a film
js-lesson-all-games = All games
js-lesson-leave-title = Leave the lesson?
js-lesson-leave-text = You can go on later, at this very step.
js-lesson-leave-yes = Leave
js-lesson-choose = Lessons
js-lesson-minutes = { $number } min

error-lesson-name = { $file }: the file is not named after the lesson ({ $id }).
error-lesson-unknown = There is no lesson “{ $id }” of { $game }.
error-lesson-step = { $game }, lesson { $id }, { $step }: { $problem }
error-lesson-rules = { $game }, lesson { $id }: made for rules { $found }; those of today are { $wanted }. Play it again, then change the number.
error-lesson-twice = { $game }, lesson { $id }: two steps are called { $step }.
error-lesson-text = { $game }, lesson { $id }: no text for { $step } ({ $lang }).
error-lesson-internal = { $game }, lesson { $id }, { $step } ({ $lang }): “{ $found }” should not be read by a player.
error-lesson-long = { $game }, lesson { $id }, { $step } ({ $lang }): { $count } words in a bubble, at most { $most }.
error-lesson-point = { $game }, lesson { $id }, { $step }: the drawing has no piece { $piece }.
error-lesson-not-asked = { $game }, lesson { $id }, { $step }: the learner is not asked anything.
error-lesson-want = { $game }, lesson { $id }, { $step }: { $action } is not possible; possible: { $options }
error-lesson-unlit = { $game }, lesson { $id }, { $step }: the piece { $piece } is not lit.
error-lesson-choice = { $game }, lesson { $id }, { $step }: after { $action } the lesson does not go on. { $problem }
error-lesson-over = { $game }, lesson { $id }: the game is over, nobody can play on.
error-lesson-journal-short = The journal has no decision of seat { $seat }.
error-lesson-exists = { $file } exists already.
error-lesson-not-wanted = The lesson wants something else now.
error-lesson-none = This table is no lesson.
error-lesson-no-back = This is the first step.

cli-lesson-about = guided games: list them, check them, or make one of a journal
cli-arg-lesson-what = list, check or record
cli-arg-lesson-game = a game (list, check: only its lessons), or with record the journal of a game
cli-arg-lesson-id = record: the name of the lesson
cli-arg-lesson-seat = record: the learner’s seat (0, the first, by default)
cli-arg-lesson-steps = record: how many decisions of the journal to take (all by default)
cli-arg-lesson-out = record: the folder of the game to write into (the game’s own by default)
cli-lesson-row = { $game } · { $id }: { $title }, { $steps } steps, { $decisions } decisions, { $minutes } min ({ $languages }). { $teaches }
cli-lesson-good = { $count ->
    [one] One lesson fits rules, drawing and texts.
   *[other] { $count } lessons fit rules, drawing and texts.
}
cli-lesson-recorded = { $file }: { $steps } steps. Now write the texts in { $texts }.
error-cli-lesson-what = “{ $value }”: list, check or record.
