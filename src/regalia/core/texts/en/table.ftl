### The hosted table: what the service refuses, and what happens beside the game.

error-table-unknown = There is no such table.
error-table-open = The game has not started yet.
error-table-finished = The game is over.
error-table-closed = The owner has closed this table.
error-table-started = The game has started already.
error-table-conflict = The table has gone on: it now stands at step { $step }.
error-table-confirm = This would end your turn. Post it again with “confirm”, or change your mind.
error-table-request-reused = This request id was used for something else.
error-table-illegal = The rules do not allow “{ $action }”.
error-table-sequence = After “{ $action }” something new is shown, so nothing can be decided beyond it yet.
error-table-not-your-seat = Seat { $seat } is not yours.
error-table-no-seat = There is no player in seat { $seat }.
error-table-seat-taken = No such seat is free any more.
error-table-seats = The game has { $players } players, but { $seats } seats are described.
error-table-seat-word = A seat is “me”, “open” or “bot:NAME”, not “{ $value }”.
error-table-owner-only = Only the owner of the table can do this.
error-table-stand-in-plays = A stand-in plays for you. Send it away first.
error-table-no-stand-in = A stand-in is offered only when the player of seat { $seat } has left or been away for a while.
error-table-time-over = Your time is up.
error-table-undo-asks = This can only be taken back if the others agree.
error-table-redo-nothing = There is nothing to do again.
error-table-asked-already = Somebody has asked already; wait for the answers.
error-table-nothing-asked = Nobody has asked to take anything back.
error-table-not-asked = You are not the one who is asked.
error-table-no-step = There is no step { $step }; the last one is { $last }.
error-table-chat-seated = Only those who sit at the table can write here.
error-table-busy = Too many at once; please try again.
error-table-rules-changed = This game was played by older rules and cannot be continued; it is kept as it is.
error-table-quarantined = Something is wrong with this table. It is kept as it is and the operator has been told; other tables are not concerned.
error-table-unsound = With these choices no game can be set up.
error-table-not-finished = The game is not over yet.
error-table-removed = The owner of the table has asked you to leave it.
error-table-one-seat = At a table that is open to everybody, each takes one seat.
error-table-too-long = This is too long.

error-web-identity = Please say who you are first.
error-web-name-taken = This name is taken.
error-web-login = Name and passphrase do not fit together.
error-web-registered = You have a name and a passphrase already.
error-web-origin = This request comes from another site.
error-web-too-large = The request is too large.
error-web-too-many = Too many requests; please wait a moment.
error-web-too-slow = The request did not arrive in time.
error-web-overload = There is too much to do at the moment; please try again soon.
error-table-enough = Too much has happened at this table: the game can be played to its end, but nothing else can be added.
error-table-only-bots = At most { $most } of your tables at once may be played by bots alone.
error-web-too-many-streams = Too many open streams.
error-web-invalid = The request cannot be understood: { $problem }
error-web-not-found = There is nothing here.
error-web-method = This cannot be done here.
error-web-failed = Something went wrong on our side.
error-web-unavailable = The service cannot answer just now.
error-serve-extra = The server needs more packages: pip install "regalia[{ $extra }]" ({ $module } is missing).
error-setting-value = { $name }={ $value } cannot be understood.
error-setting-range = { $name }={ $value }: a number from { $low } to { $high } is expected.
error-setting-choice = { $name }={ $value }: one of { $values } is expected.
error-setting-url = { $name }={ $value }: an address such as https://play.example.org is expected.
error-setting-database = { $name }: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME is expected.
error-setting-database-part = { $name }: “{ $part }” in the address cannot be used; after “?” there may be host, port and sslmode.
error-setting-address = { $name }={ $value }: an address such as 127.0.0.1 or a network such as 10.0.0.0/8 is expected.
error-serve-workers = SQLite serves one process only. For --workers { $workers } give a PostgreSQL database: --database postgresql://…
error-serve-database = The database cannot be opened: { $problem ->
        [away] nobody answers at that address
        [login] user and password are not accepted
        [unknown] there is no database of that name
        [crowded] there are too many connections already
        [busy] it is locked or just starting
        [full] there is no room left
        [read-only] it cannot be written
        [rights] the rights to use it are missing
        [nowhere] the folder for it is missing and cannot be made
        [damaged] it is damaged; import the last export into an empty one
        [foreign] this file is no database
       *[other] { $problem }
    }.
error-serve-held = Another server uses { $file } already. SQLite serves one at a time; stop the other one, or give another --database.
error-serve-linked = { $file } has a second name (a hard link), under which another server could write into it unnoticed. Remove one of the two, or make a copy.
error-serve-failed = The server could not start; the lines above say why.
error-serve-address = The server cannot listen at { $host }, port { $port }: { $problem ->
        [used] something else does so already; give another --port
        [elsewhere] this is no address of this machine; give another --host
        [unknown] there is no such address; give another --host
        [rights] the rights to do so are missing; give a --port above 1023
       *[other] { $problem }
    }.
error-serve-no-home = There is no home folder to keep the database in; give one with --database, or set XDG_DATA_HOME.
error-database-newer = The database was made by a newer version of Regalia; install that version, or give another --database.
error-database-foreign = The database belongs to another program; nothing was changed. Give an empty one.
error-database-older = The database does not have the shape of this version yet; “regalia serve --migrate-only” gives it.

table-prompt-open = Waiting for players.
table-prompt-finished = The game is over.
table-prompt-closed = The owner has closed this table.
table-waiting =
    { $count ->
        [one] { $who } is deciding.
       *[other] { $who } are deciding.
    }

table-log-sit = { $who } sits down.
table-log-stand = A seat is free again.
table-log-start = The game begins.
table-log-undo = { $who } takes back a decision.
table-log-ask = { $who } asks to take back the last decision.
table-log-answer-yes = { $who } agrees.
table-log-answer-no = { $who } does not agree.
table-log-leave = { $who } has left. A bot can stand in.
table-log-stand-in = A stand-in ({ $bot }) now plays for { $who }.
table-log-stand-in-ends = { $who } plays again.
table-log-timeout = { $who } has run out of time.
table-log-rematch = A rematch is set up.
table-log-close = The table is closed.
table-log-setting = Settings changed.

cli-serve-about = Host tables for people and programs: pages, HTTP API, live updates.
cli-serve-at = Regalia is at { $url } – stop it with Ctrl+C.
cli-arg-serve-open = show the table in the browser; another port is taken if the port is in use
cli-arg-serve-game = with --open: show the form for a new table of this game
cli-arg-serve-host = address to listen on (127.0.0.1: this machine only)
cli-arg-serve-port = port to listen on (8000)
cli-arg-serve-database = sqlite:///FILE or postgresql://…; without it, a SQLite file in your data directory
cli-arg-serve-workers = number of server processes; more than one needs PostgreSQL
cli-arg-serve-public-url = how the outside reaches this server, for instance https://play.example.org
cli-arg-serve-proxy = addresses or networks of proxies that say for whom they ask, with commas; without it X-Forwarded-For is ignored
cli-arg-serve-bot-workers = processes in which bots think, for each server process (1)
cli-arg-serve-bot-seconds = time a bot may take for a decision (5)
cli-arg-serve-migrate-only = bring the database to the current shape and stop

cli-bench-serve-about = Measure the server: decisions at many tables, and how soon everybody who looks on hears of them.
cli-arg-bench-serve-game = the game to play; without it, the first
cli-arg-bench-serve-tables = number of tables (20)
cli-arg-bench-serve-viewers = viewers with an open stream at each table (5)
cli-arg-bench-serve-seconds = how long (10)
cli-arg-bench-serve-rate = decisions a second over all tables (50)
cli-arg-bench-serve-database = a database to measure with; without it, a new SQLite file
cli-arg-bench-serve-workers = number of server processes (1)
cli-bench-serve-load = { $game } on { $backend }: { $tables } tables, { $viewers } viewers, { $workers } server { $workers ->
        [one] process
       *[other] processes
    }
cli-bench-serve-speed = { $actions } decisions, { $rate } a second
cli-bench-serve-cost = { $processor } ms of processor time of the server for each decision and its viewers; { $memory } kB of memory for each table
cli-bench-serve-post-to-answer-ms = from the post to its answer: p50 { $p50 } ms, p95 { $p95 } ms, p99 { $p99 } ms, most { $most } ms
cli-bench-serve-post-to-last-viewer-ms = from the post to the last viewer’s update: p50 { $p50 } ms, p95 { $p95 } ms, p99 { $p99 } ms, most { $most } ms

cli-bench-pages-about = Measure the pages: the cost of drawing each board, and in the system’s Chromium the time from a click to the painted answer.
cli-arg-bench-pages-game = the game to measure; without it, all
cli-arg-bench-pages-clicks = clicks in each game (60)
cli-arg-bench-pages-latency = milliseconds that a request waits, as on a slow line (0)
cli-bench-pages-draw = { $game }: a drawing p50 { $p50 } ms, p95 { $p95 } ms
cli-bench-pages-repaint = { $game }: from click to painted answer p50 { $p50 } ms, p95 { $p95 } ms ({ $clicks } clicks, { $requests } requests each)
cli-bench-pages-no-browser = Clicks are not measured: they need the extra “browser” and Chromium.
