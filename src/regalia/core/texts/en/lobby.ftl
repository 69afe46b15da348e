### Pages of a host: the ways on top, and the lobby in which everything can be changed until the start.

site-ways = Pages
site-tables = Tables
site-games = Games
site-evenings = Evenings
site-history = History
site-account = { $named ->
    [0] Account
   *[other] Account, { $name }
}
site-account-short = Account
site-guest = Guest

lobby-subtitle = { $taken } of { $players } seats · { $low } to { $high } min
lobby-open-to-change = everything can still be changed
lobby-rules = The rules
lobby-order-hint = drag, or the arrows: the order of play
lobby-up = Move { $name } up
lobby-down = Move { $name } down
lobby-seat-open = Open seat
lobby-kept-for = Kept for { $name }
lobby-no-one = no one yet
lobby-you = you
lobby-you-host = you, host
lobby-host = host
lobby-is-human = player
lobby-is-bot = bot
lobby-is-automa = played by the rules
lobby-who = Who sits on seat { $number }
lobby-by-link = Person, by link
lobby-bot = Bot
lobby-me-too = Me too, one screen
lobby-invite-friend = Friend: { $name }
lobby-level = Level of { $name }
lobby-link-unused = link not used yet
lobby-not-yet = has not come yet
lobby-ready = ready
lobby-not-here = not here
lobby-was-here = was here { $minutes ->
    [one] a minute ago
   *[other] { $minutes } min ago
}
lobby-remove = Send { $name } away
lobby-drop = Take seat { $number } away
lobby-add = Add a seat
lobby-all-bots = Bots on all open seats
lobby-first = First player
lobby-as-listed = As listed
lobby-by-lot = By lot
lobby-options = Options
lobby-title = Name of the table
lobby-title-about = shown in everybody’s list
lobby-by-itself = Starts by itself
lobby-by-itself-about = as soon as every seat is taken
lobby-rated = Counts for ratings
lobby-rated-about = needs accounts in all seats of people
lobby-invite = Invite
lobby-code = Code with the link for players
lobby-share = Share
lobby-onlookers = Link for onlookers
lobby-seats-by-link = { $count ->
    [0] No seat is open.
    [one] One seat can be taken with it.
   *[other] { $count } seats can be taken with it.
}
lobby-clock-none = None
lobby-clock-live = Live
lobby-clock-days = By day
lobby-clock-time = Time
lobby-clock-over = When it runs out
lobby-over-stand-in = A bot plays on
lobby-over-lose = The game is lost
lobby-clock-is = { $kind ->
    [days] { $days ->
        [one] 1 day for a move
       *[other] { $days } days for a move
    }
    [bank] { $minutes } min + { $increment } s
   *[other] { $minutes } min for a move
}
lobby-clock-note-none = Everybody takes the time they need.
lobby-clock-note-live = For people who sit at the table at the same time.
lobby-clock-note-days = For people who look in now and then. A vacation stops the clock.
lobby-start-now = Start now?
lobby-wait-host = The host starts the game.
lobby-state = { $here ->
    [0] Nobody is ready.
   *[other] Ready: { $ready }.
} { $away ->
    [0] { $open ->
        [0] Nobody is missing.
        [one] Missing: one open seat.
       *[other] Missing: { $open } open seats.
    }
   *[other] { $open ->
        [0] Missing: { $missing }.
        [one] Missing: { $missing }, one open seat.
       *[other] Missing: { $missing }, { $open } open seats.
    }
}
lobby-start = Start
lobby-start-all = everybody is here
lobby-start-not = all seats must be ready
lobby-start-without = Start without the missing
lobby-start-bots = { $count ->
    [one] a bot plays instead ({ $level })
   *[other] { $count } bots play instead ({ $level })
}{ $away ->
    [0] {""}
   *[other] ; { $who } can come back
}
lobby-close-about = tells all guests
js-close-table = Close the table
js-close-table-text = The table ends here for everybody who sits at it.

error-table-people-stay = Somebody sits there. Whoever sits at the table keeps a seat, exactly one; to send somebody away there is a button of its own.
error-table-seat-kept = This seat is kept for somebody else.
table-log-edit = The host has changed the table.
