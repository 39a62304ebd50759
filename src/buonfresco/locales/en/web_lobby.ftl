# The first screen and everything before a table: seats, modules, invitations.
web-lobby-kick = An open table for the Fresco family
web-lobby-lead = Rise early, haggle for pigment, please the bishop, and paint the ceiling back, one patch of wet plaster at a time.
web-lobby-language = Language
web-lobby-learn = Guided first game
web-lobby-learn-about = It explains each step
web-lobby-rules = Rules
web-lobby-against = { $count ->
        [one] Against one bot: { $levels }
       *[other] Against { $count } bots: { $levels }
    }
web-lobby-invite = Invite friends
web-lobby-invite-about = One link per seat, no account
web-lobby-device = Same device
web-lobby-device-about = Pass it round, secrets stay hidden
web-lobby-at-table = At the table
web-lobby-bot = { $level } bot
web-lobby-more-seat = One more seat
web-lobby-title-bots = Who plays?
web-lobby-title-friends = Invite friends
web-lobby-title-device = At one device
web-lobby-how-many = How many painters?
web-lobby-seat = Seat { $seat }, { $emblem }
web-lobby-who = Who sits here
web-lobby-who-you = You
web-lobby-who-here = A person here
web-lobby-who-friend = A friend elsewhere
web-lobby-who-bot = A bot
web-lobby-level = How well it plays
web-lobby-gets-link = Gets a link from you.
web-lobby-name = Name
web-lobby-your-name = Your name
web-lobby-clock = Time for an answer
web-lobby-clock-none = no clock
web-lobby-clock-minutes = { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
web-lobby-clock-days = { $count ->
        [one] one day
       *[other] { $count } days
    }
web-lobby-public = Public table
web-lobby-public-about = It is listed on the first screen, and everybody may watch.
web-lobby-practice = Practice: take back whatever you did
web-lobby-practice-about = For one person against bots.
web-lobby-cancel = Cancel
web-lobby-start = Start the game
web-lobby-make-links = Make the table and the links
web-lobby-what = What is on the table
web-lobby-which-game = Game
web-lobby-sets = Suggested sets
web-lobby-set-first = First game
web-lobby-set-family = Family
web-lobby-set-expert = Expert
web-lobby-set-all = Everything
web-lobby-set-some = Surprise us
web-lobby-base = The base game alone.
web-lobby-base-with = The base game with { $modules }.
web-lobby-base-all = The base game with all { $count } modules. Clear the big table.
web-lobby-modules = Modules
web-lobby-rules-of-these = Rules of these
web-lobby-fine-print = Edition and fine print
web-lobby-details = Fine print
web-lobby-own-rules = { $count ->
        [one] one rule of your own
       *[other] { $count } rules of your own
    }
web-lobby-edition = Which edition’s rules?
web-lobby-edition-first = What we play if you say nothing.
web-lobby-edition-differs = { $count ->
        [0] Nothing is different with these modules.
        [one] One rule is different.
       *[other] { $count } rules are different.
    }
web-lobby-show-differences = Show what differs
web-lobby-instead-of = instead of: { $value }
web-lobby-single-rules = Set single rules
web-lobby-seed = Seed
web-lobby-seed-about = The same one gives the same setup. Empty: a new one.
web-lobby-go-on = Play on
web-lobby-all-tables = All { $count } tables and replays
web-lobby-mine = Your tables
web-lobby-mine-none = No game is waiting. One click above, and there is one.
web-lobby-finished = Finished: look at them again
web-lobby-open = Tables to watch
web-lobby-open-none = Nobody plays in public just now.
web-lobby-wait = One moment …
web-lobby-watch = Watch
web-lobby-over = Replay
web-lobby-ended = Ended by the host
web-lobby-unreadable = Cannot be read here
web-lobby-with = with { $who }
web-lobby-stand = Round { $round }, { $points } points
web-lobby-stand-over = { $points } points at the end
web-lobby-practiced = practice
web-lobby-with-modules = { $count ->
        [one] one module
       *[other] { $count } modules
    }
web-lobby-links = Links
web-lobby-away = Put away
web-lobby-away-sure = End it for good?
web-lobby-import = Bring a table along
web-lobby-import-about = A table that was exported, here or elsewhere. Seats and answers are taken over; luck that lies ahead is new.
web-lobby-import-choose = Choose a file
web-lobby-import-long = This file is longer than two megabytes; no table is.
web-lobby-code = A link or a code for your seat?
web-lobby-code-enter = Enter it
web-lobby-offline = The server does not answer. Try again in a moment.
web-lobby-again = Try again
web-lobby-invitations = Invitations
web-lobby-invitations-about = Each link is for one seat and works once. Send it, or let it be photographed.
web-lobby-this-machine = These links lead to this computer alone. For friends elsewhere start the house with --host 0.0.0.0: it then says the address that others on your network use. Open this page there.
web-lobby-missing = { $count ->
        [0] All have come.
        [one] One is still missing.
       *[other] { $count } are still missing.
    }
web-lobby-not-come = Has not come yet
web-lobby-has-come = Has taken the seat
web-lobby-is-here = Is at the table
web-lobby-qr = QR code of the link for { $emblem }
web-lobby-link-for = Link for { $emblem }
web-lobby-copy = Copy the link
web-lobby-copied = Copied
web-lobby-copy-by-hand = It could not be copied. The link is marked: copy it from there.
web-lobby-new-link = Make a new link
web-lobby-link-gone = Links are shown once. A new one makes the old one void.
web-lobby-to-table = Go to the table
web-lobby-to-table-about = You can begin before the others come.
web-lobby-invited = A seat is kept for you
web-lobby-invited-to = A seat is kept for you: { $game }
web-lobby-invited-by = { $host } invites you: { $game }
web-lobby-invited-about = Say who you are, and sit down. No account, nothing to install.
web-lobby-invited-none = This link opens no seat
web-lobby-invited-cut = The link is not whole: something on its way has cut it. Ask for it again and copy all of it.
web-lobby-code-title = Take a seat
web-lobby-code-about = With an invitation, or with the code from your other device.
web-lobby-code-label = Link or code
web-lobby-claim-language = The table will speak the language chosen above.
web-lobby-sit-down = Sit down
web-lobby-to-lobby = To the first screen
web-lobby-line-portraits = Take a sitter instead of wages in the studio.
web-lobby-adds-portraits = On the table: two portrait cards at the studio
web-lobby-line-requests = Three restored tiles please the bishop.
web-lobby-adds-requests = On the table: request tiles at the workshop
web-lobby-line-special_blends = Pink and brown, and seven precious tiles.
web-lobby-adds-special_blends = On the table: pink and brown paint, seven fresco tiles
web-lobby-line-wishing_well = Throw a penny, draw some luck.
web-lobby-adds-wishing_well = On the table: a well at the market, pennies, wishing cards
web-lobby-line-leaf_gold = Gild what you restore.
web-lobby-adds-leaf_gold = On the table: leaf gold at the market, a color for each round
web-lobby-line-glaziers = Windows along the walls, made of glass.
web-lobby-adds-glaziers = On the table: windows around the fresco, glass to buy
web-lobby-line-scrolls = Secret rows and columns bring points.
web-lobby-adds-scrolls = On the table: two secret scrolls for everybody
web-lobby-line-bells = Pay for bells, and be ranked by them.
web-lobby-adds-bells = On the table: bell certificates, audiences
web-lobby-line-wall_fresco = A second picture, painted on the wall.
web-lobby-adds-wall_fresco = On the table: the wall with its sections
web-lobby-line-medico = Apprentices fall ill; bottles help.
web-lobby-adds-medico = On the table: infections, the Medico’s bottles
web-lobby-line-favors = A gift where the bishop stands.
web-lobby-adds-favors = On the table: a hidden favor on every fresco tile
web-lobby-line-ladies = Overtake a lady, and marry her.
web-lobby-adds-ladies = On the table: ladies on the score track, reservations
web-lobby-line-catacombs = Maps lead to treasures under the tiles.
web-lobby-adds-catacombs = On the table: a room under every fresco tile, maps, treasures
web-lobby-line-pews = Carve benches from market beams.
web-lobby-adds-pews = On the table: pews, beams at the market
web-lobby-line-dome = Paints left at the end still count.
web-lobby-adds-dome = On the table: nine dome tiles under the inner segments
web-lobby-line-black_market = One barrel, nobody asks.
web-lobby-adds-black_market = On the table: a stand that sells from the bag
web-lobby-line-guild = Exchange a paint for another one.
web-lobby-adds-guild = On the table: the guild with its paint
