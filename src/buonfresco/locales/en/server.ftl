# What the house says: to people at its tables, and to who runs it.

# ---- news of a table
table-undo-asked = { PAINTER($who) } would like to take the last answer back.
table-undo-agreed = { PAINTER($who) } agrees that the answer is taken back.
table-undo-refused = { PAINTER($who) } does not agree that the answer is taken back.
table-time-up = The time of { PAINTER($who) } is up: a bot answers.
table-seat-claimed = { PAINTER($who) } sits down.
table-seat-revoked = The host gives the seat of { PAINTER($who) } to somebody else.
table-bot-fallen = The bot that plays for { PAINTER($who) } failed: a simpler one gave this answer.
table-hint = { $option }: { $gives }
table-hint-why = { $option }: { $gives }; { $why }
table-hint-of = the best of { $options } answers

# ---- refusals
refused-not-your-seat = This is not your seat.
refused-not-host = Only the host of the table can do that.
refused-nothing-asked = Nobody asks you for that now.
refused-table-ended = The host has ended this table.
refused-still-playing = That is possible when the game is over.
refused-undo-over = The game is over: nothing can be taken back any more.
refused-taken-back = You have taken back { $most } times in this game. What you answer now stands.
refused-claim = This invitation is not valid any more. Ask the host for a new one.
refused-flooding = That was too much at once. Wait a moment.
refused-look-first = The first message must be a look.
refused-no-hint = There is nothing to choose right now.
refused-host = This house is not known by that name. Start it with --origin and this address.
refused-origin = This page does not belong to this house.
refused-too-long = That is too long.
refused-two-lengths = This request says two things about its length.
refused-not-json = JSON is expected (application/json).
refused-metrics = The figures are for this machine alone.
refused-too-many-tables = You already play at { $most } tables. End one first.

# ---- errors
error-unknown-table = There is no such table.
error-unreadable = The records of this table cannot be followed any more. Whoever runs the house finds out why in its log.
error-table-gone = This table has been deleted.
error-store = Nothing can be saved just now. Send it again in a moment: nothing is done twice.
error-busy = The table is busy. Try again.
error-body = This message makes no sense: { $problem }
error-import = This file holds no table that was exported, or it is damaged. Choose one that “Export” has made.
error-number = “{ $name }” must be a number.
error-step = There are steps from 0 to { $steps }, not { $step }.
error-order = There is no order “{ $order }” for a seat. Known: { $known }.
error-pack-name = A pack is named by the name it is installed under.
error-database = This is no database that we can use: { $found }. Known: { $known }.
error-database-file = An SQLite database is a file: write sqlite:///FILE, with its path.
error-database-open = The database cannot be opened: { $problem }
error-workers = Several processes need PostgreSQL: give its address with --database.
error-origin = An origin is an address such as https://fresco.example.org, without a path; not “{ $origin }”.
error-proxies = “{ $found }” is no address of a proxy. Write addresses or networks, such as 192.0.2.7,10.0.0.0/8, or * for whoever is next to the house.
error-house-taken = Another house is open in { $folder }.
error-port = { $host }, port { $port }, cannot be used: { $problem }
error-no-postgres = { $name } is not installed. PostgreSQL needs: pip install 'buonfresco[postgres]'

# ---- the command line
house-open = The house is open: { $address } (Ctrl+C closes it)
house-open-neighbors = For others on this network: { $address } (without TLS: only where you trust everybody on it)
house-no-limits = There are no limits on how much somebody asks for: for load tests alone.
house-no-client = The server runs, but the page for the browser has not been built. Build it with “make web”, or play in the terminal with “buonfresco play --terminal”.
usage-serve = let people play over the network
usage-host = the address to listen at (usually 127.0.0.1, this machine alone; 0.0.0.0 is everybody)
usage-port = the port to listen at (usually 8000; 0 takes a free one)
usage-data = where the house keeps its things
usage-database = the database, if not a file in that folder: postgresql+asyncpg://user@host/name
usage-workers = how many processes; more than one needs PostgreSQL
usage-bot-workers = how many processes bots think in (usually one less than there are cores)
usage-origin = the address people know the house by, if there is a proxy before it: https://fresco.example.org
usage-proxies = addresses of proxies whose word is taken on who asks (usually 127.0.0.1)
usage-metrics = show the figures at /metrics to everybody, not only to this machine
usage-limits = everybody may ask for N times as much: for many people behind one address
usage-no-limits = no limits on how much somebody asks for; for load tests alone
