### Puzzles: positions where one choice is clearly best.

cli-puzzle-about = Make, list and check puzzles: positions where one choice is clearly best.
cli-arg-puzzle-what = make, list or check
cli-arg-puzzle-count = how many to make (8)
cli-arg-puzzle-games = games to look through at most (40)
cli-arg-puzzle-thorough = check with a search larger than those that made them
cli-puzzle-line = { $id }: { $name } ({ $action }), about { $points } points better, { $level ->
    [1] easy
    [2] medium
   *[3] hard
}
cli-puzzle-none = { $game } has no puzzles yet.
cli-puzzle-made = { $count } puzzles made; { $folder }
cli-puzzle-holds = { $id }: holds ({ $points } points)
cli-puzzle-fails = { $id }: { $problem ->
    [unreadable] its position can no longer be read
    [illegal] one of its choices is not legal
    [close] another choice is nearly as good
   *[other] a search prefers another choice
}

puzzle-strip = Puzzle
puzzle-shelf = Puzzles
puzzle-shelf-text = Positions from games in which one choice is clearly best. Solve them on the table: as many tries as you like, no clock.
puzzle-of-the-day = Puzzle of the day
js-puzzle-of-the-day = Puzzle of the day
puzzle-number = Puzzle { $number }
puzzle-hardness = { $level ->
    [1] easy
    [2] medium
   *[3] hard
}
puzzle-solved = solved
puzzle-question = You have { $count } choices; one is worth { $points ->
    [one] about 1 point
   *[other] about { $points } points
} more by the end than any other. Play it.
puzzle-right = Right: { $name }.
puzzle-wrong = { $name } costs { $points ->
    [one] about 1 point
   *[other] about { $points } points
} against the best choice.
puzzle-wrong-by = By the end: { $sources }.
puzzle-wrong-plain = Something else brings more. What?
puzzle-solution = The best choice: { $name }.
puzzle-hint-sources = By the end the best choice brings more here: { $sources }.
puzzle-hint-gains = The best choice leaves you with: { $gains }.
puzzle-hint-kind = { $count ->
    [one] It is a choice unlike the others.
   *[other] It is one of { $count } choices of the kind “{ $name }”.
}
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-hint = Hint
puzzle-answer = Answer

error-puzzle-unknown = { $game } has no puzzle “{ $puzzle }”.
error-puzzle-broken = The puzzle { $file } cannot be read: { $problem }
error-puzzle-what = “{ $what }” is not one of: make, list, check.
