# The pages
web-brand = Regalia
web-home = Regalia, home
web-skip = Skip to the content
web-tools = Tools
web-tool-undo = Undo
web-tool-redo = Redo
web-tool-hint = Coach (H)
web-tool-why = Why not?
web-tool-rules = Rules
web-tool-scores = Scores
web-tool-text = The table in words
web-tool-chat = Chat
web-tool-share = Share
web-tool-language = Français
web-tool-theme = Light or dark
web-tool-settings = Settings
web-tool-name = Your name
web-around = Beside the board
web-board = Board
web-board-parts = Parts of the board
web-own = Your own area
web-seats = Seats
web-log = Log
web-log-filter = Whose lines
web-log-all = Everybody
web-text-view = The table in words
web-tabs = Views
web-tab-board = Table
web-tab-own = Your area
web-tab-left = Around
web-tab-seats = Seats
web-tab-log = Log
web-bar = Decision
web-bar-fold = Fold or unfold the options
web-bar-you-end = You end your turn yourself.
web-bar-many = { $count } options: choose on the board or here.
web-bar-some = { $count ->
    [one] One option.
   *[other] Choose on the board or here.
}
web-bar-over = The game is over.
web-overlay = Messages and dialogs
web-options = Options
web-yes = yes
web-no = no

web-why-watching = You are watching: only the players decide.
web-why-over = The game is over.
web-why-nothing = There is nothing to do here now. The question is: { $prompt }
web-why-not-asked = It is not your decision now. { $waiting }
error-web-no-hint = You are not asked anything now.

# Home
web-home-title = Five royal games, one table
web-home-text = Play by the full rules: alone against the rulebook’s own opponents, against bots, or with friends by a link. Every refusal says why.
web-my-tables = My tables
web-open-tables = Open tables
web-public = Show the table to everybody on the home page
web-you = You
web-your-turn = Your turn
web-waiting-for = Waiting for { $who }
web-seats-open = { $count ->
    [one] One seat is open
   *[other] { $count } seats are open
}
web-not-begun = Not begun
web-finished = Finished games
web-you-win = You win!
web-winner = { $count ->
    [one] { $who } wins
   *[other] { $who } share the victory
}
web-final-score = Final score: { $scores }
web-results-beside = Your results with this set-up ({ $set_up }), best first: { $scores }
web-players = { $low ->
    [1] 1–{ $high } players
   *[other] { $low ->
        [2] { $high ->
            [2] 2 players
           *[other] 2–{ $high } players
        }
       *[other] { $low }–{ $high } players
    }
}
web-minutes = { $low }–{ $high } min
web-weight = Weight { $weight } of 5
web-play-now = Play now
web-play-now-is = Play now: { $what }
web-against-bots = { $count ->
    [one] Against a bot
   *[other] Against { $count } bots
}
web-new-table = New table
web-read-rules = The rules
web-rules-text = The rules in our own words, clause by clause. The same clauses are cited whenever something is not allowed.

# A new table
web-your-name = Your name
web-mode = Mode
web-our-own = our own variant
web-player-count = Players
web-choose-n = choose { $count }
web-at-random = at random
web-seat-number = Seat { $number }
web-not-chosen = not chosen
web-clock = Clock
web-clock-none = No clock
web-clock-move = Time for every turn
web-clock-bank = Time for the game, with an increment
web-clock-days = Days for every turn
web-clock-minutes = Minutes
web-clock-increment = Seconds added after every turn
web-clock-day-count = Days
web-clock-is = { $kind ->
    [move] { $minutes } min a turn
    [bank] { $minutes } min + { $increment } s a turn
   *[days] { $days } days a turn
}
web-on-time = When the time is up
web-on-time-stand-in = a bot stands in
web-on-time-lose = the game is lost
web-confirm-turns = Ask me before my turn ends
web-create = Open the table
web-seat-me = you
web-seat-human = a player
web-seat-open = open
web-seat-bot = bot
web-seat-automa = played by the rules

# Before the game
web-lobby-text = The game begins when every seat is taken.
web-invite = Link for players
web-invite-watch = Link for spectators
web-copy = Copy
web-sit-too = Sit here too
web-leave = Leave
web-remove = Send away
web-close-table = Close the table
web-start-with-bots = Begin, with bots on the open seats
web-join = Join the game
web-join-late = This game has begun already.
web-to-the-table = To the table
web-sorry = Sorry
web-to-home = Home

# After the game
web-final-scoring = Final scoring
web-replay = Replay
web-play-again = Play again
web-replay-step = Decision { $step } of { $last }
web-replay-back = One decision back
web-replay-on = One decision on
web-replay-run = Run
web-replay-slider = Moment of the game
web-fork = Play on from here
web-picture = Picture
web-journal = Journal
web-tie-break = tie-break: { $values }
web-lost-by-time = { $who } ran out of time.
web-score-sources = Points by source
web-score-source = Source
web-score-total = Total

# What the page itself says
js-agree = Agree
js-away = away
js-back-to-now = Back to the present
js-bot-plays = Bot: { $bot }
js-cancel = Cancel
js-chat = Chat
js-chat-say = Say something
js-close = Close
js-copied = Copied.
js-copy = Copy
js-copy-by-hand = Press Ctrl+C to copy.
js-curtain = { $who } is next
js-curtain-ready = I am { $who }
js-curtain-text = Please pass the screen. Nothing is shown until the button is pressed.
js-do-it = Do it
js-done = Done
js-end-turn = End the turn?
js-end-turn-text = After this the others play; it can no longer be taken back without asking them.
js-end-turn-yes = End the turn
js-error = Something went wrong.
js-final-scoring = Final scoring
js-in-words = The table in words
js-journal = Journal
js-just-name = Use this name
js-leave = Leave the game
js-leave-text = You can come back while the game lasts; meanwhile the others may ask a bot to stand in for you.
js-left = has left
js-lend-stand-in = Let a bot stand in
js-link-join = Link for players
js-link-moment = Link to this moment
js-link-watch = Link for spectators
js-login = Log in
js-looking-back = The board after decision { $step }
js-nothing-refused = Everything is possible now, or you are not asked.
js-offline = The server cannot be reached.
js-passphrase = Passphrase (to come back from another device)
js-pause = Pause
js-picture = Picture (SVG)
js-play-again-myself = Play again myself
js-present = present
js-reconnecting = Connection lost: trying again…
js-refuse = Refuse
js-register = Register
js-rules = Rules
js-rules-find = Search the rules
js-run = Run
js-scores-hidden = Scores are secret until the end of the game.
js-scores-now = Scores, if the game ended now
js-seat = Seat { $number }
js-seat-bot = Bot: { $name }
js-seat-me = Me
js-seat-open = Open, by link
js-send = Send
js-set-confirm = Ask me before my turn ends
js-set-forced = Play forced moves by themselves
js-set-keys = Keys 1–9 and letters choose options
js-set-motion = Animate moves
js-set-notify = Browser notification when it is my turn
js-set-sound = Sound when it is my turn
js-set-steps = Show the moves of the others one by one
js-set-warn = Warn me before a move that wastes something
js-settings = Settings
js-share = Share
js-somebody = Somebody
js-stand-in-plays = a stand-in plays
js-sure = Are you sure?
js-take-back = Take back?
js-take-back-asked = The others have been asked.
js-take-back-text = Something was shown or somebody has acted since: the others must agree.
js-take-back-waiting = Waiting for the others to agree.
js-take-back-wanted = { $who } would like to take back the last decision.
js-take-back-yes = Ask the others
js-theme = Theme
js-theme-auto = as the system
js-theme-dark = dark
js-theme-light = light
js-told = What just happened
js-who = Who are you?
js-who-text = A name is enough. With a passphrase you find your tables again on another device.
js-why-not = Why not?
js-your-name = Name
js-your-turn = Your turn
