# The terminal: the table, prompts, commands, help, command line.

# ---- the games
game-fresco = Fresco, the board game
game-fresco-about = Get up early or late, plan your apprentices' day in secret, buy and blend paints, and restore the fresco under the bishop's eyes. In a game for two, Leonardo joins in.
game-cards = The card game
game-cards-about = Collect paint cards, exchange them at the market and in the workshops for better ones, and restore fresco cards with them.
game-dice = The dice game
game-dice-about = Throw three times, hit the sums that the fresco asks for, and bet on whether the others will.

# ---- any table
cli-round = Round { $round }
cli-round-final = Final round ({ $round })
cli-signed = { SIGNED($number) }
cli-head-name = painter
cli-head-points = points
cli-ranked = { $rank }. { $name }
cli-colon = {": "}
panel-gap = {"; "}

# ---- prompts and replies
cli-welcome = Welcome to Buonfresco. Type “help” whenever you like.
cli-kept-elsewhere = There is a game in { $taken } already, and it stays as it is. The new one is kept in { $path }.
cli-bots-sit = { $who }: { $bot }. { $about }
cli-prompt = { $name }, your answer (or “help”):{" "}
cli-more = … and { $count } more: type “all”.
cli-nothing = Type one of the numbers shown, or “help”.
cli-number = There is no option { $line }; they run from 1 to { $most }.
cli-nonsense = I do not understand “{ $line }”. A number from the list will do; “help” shows what else I know.
cli-legal = Nothing forbids that: it is legal now.
cli-hint = Hint: { $text } [{ $notation }]
cli-no-hint = There is nothing to choose right now.
cli-undone = Undone.
cli-no-advice = There is no bot for this game whose hints are worth having.
cli-saved = Saved in { $path }.
cli-ready-what = Nothing is asked now: Enter goes on, “withdraw” lets you decide anew.
cli-ready = Decided. Enter to go on, or “withdraw” to decide anew:{" "}
cli-several-last = None of these answers counts: after “{ $line }” something new comes to light or somebody else is asked. Give that answer alone, or last.
cli-several-none = None of these answers counts.
cli-pass-device = Pass the device to { $name }. { $name }, press Enter when nobody else is looking.{" "}
cli-resume = There is an unfinished game: { $game }. Go on with it? (yes/no){" "}
cli-yes-or-no = Please answer yes or no.
cli-again = Once more with the same players? (yes/no, or “replay”){" "}
cli-typed = { $line } is not one of them: { $known }.
cli-narrow = This window is { $width } columns wide; with { $least } the table looks better.
cli-own-settings = Saved games keep their own settings; { $options } is for a new one.
cli-resume-what = Please answer with a number from 1 to { $most }, or “new”.
cli-resume-which = Which one do you go on with? (1 to { $most }, or “new”){" "}
cli-resume-line = { $number }. { $game }
cli-resume-game = “{ $name }” ({ $game }, round { $round }, { $names }; waiting for { $who })
cli-unreadable = The saved game { $path } cannot be read and stays where it is. { $problem }
cli-goodbye = Goodbye! The game is saved in { $path }; “{ $command }” brings you back to it.

# ---- commands: what they may be called in this language, besides their English names
command-help = help, ?
command-why = why
command-hint = hint
command-all = all
command-board = board
command-log = log
command-undo = undo
command-withdraw = withdraw
command-save = save
command-quit = quit, exit
command-new = new
command-replay = replay
command-game = game, rules
command-yes = y, yes
command-no = n, no

help-answers = Answer with the number of an option, or write it out.
help-several = You may give several answers in one line, with “;” between them: either all of them count or none does.
help-here = At this question, for example: { $examples }.
help-line = { "  " }{ $command } – { $text }
help-help = shows this list; with a word after it, more about that word.
help-why = why is something not possible? Write the answer after it, for example: why pass
help-hint = shows what our bot would do in your place.
help-all = shows every option, even those that are rarely wise.
help-board = shows the table again.
help-log = shows what has happened so far.
help-undo = undoes your last answer, as long as it is your turn and nothing has been revealed since.
help-withdraw = lets you change what you have decided in secret, while others are still deciding.
help-save = saves the game. That happens after every answer anyway.
help-quit = leaves the game; it is saved and can be resumed.
help-topics = “help” with one of these words tells more: { $words }; or the name of a module.
help-unknown = There is no page about “{ $word }”.
help-more = “help game” explains in short how a round goes.

# ---- replay, packs, simulation
replay-unfinished = So far. The game is in round { $round }.
pack-problem = - { $problem }
pack-bad = { $path } is not a sound pack: { $count ->
    [one] 1 problem
   *[other] { $count } problems
}.
pack-good = The pack “{ $name }”, version { $version }, is sound ({ $digest }).
pack-entries = { $count ->
    [one] 1 entry.
   *[other] { $count } entries.
}
pack-sure = Values: { $rulebook } from the rulebooks, { $inferred } inferred, { $designed } designed by us.
simulate-playing = playing
simulate-bot = bot
simulate-won = won
simulate-of = { NUMBER($wins, maximumFractionDigits: 1) } of { $games }
simulate-average = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-progress = { $done } of { $games } games played, { $left } left
simulate-points = points
simulate-speed = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } rounds each, in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s: { NUMBER($speed, maximumFractionDigits: 0) } decisions/s.

# ---- command line
usage-usage = usage:
usage-positionals = what
usage-options = options
usage-about = Buonfresco: an open digital table for the Fresco family of games. Without a command it opens the table in your browser.
usage-notice = Not affiliated with the publisher of the game.
usage-presets = editions:
usage-module-list = modules:
usage-module = { $name }. { $about }
usage-bot-list = bots:
usage-switch-list = rule variants; the first value of each is that of the edition “revised”:
usage-switch-about = { $about } ({ $rule })
usage-play = play in the browser, or in the terminal: with bots, with friends on the same device, or both
usage-simulate = let bots play many games and count
usage-pack = check the values of a component pack: buonfresco pack check [GAME] NAME|FOLDER
usage-replay = retell a saved game
usage-help = show this help
usage-version = show the version
usage-plain = no colors
usage-lang = language; without it, that of your system
usage-game = which game (default: the board game)
usage-game-list = games:
usage-settings-of = What can be set for { $game }:
usage-not-here = { $options } cannot be set in this game: { $game }.
usage-meta-game = GAME
usage-players = how many painters play (default { $players })
usage-modules = numbers of the modules in play
usage-preset = edition of the rules: revised (default), bigbox, revised-fr
usage-switches = set a single rule variant, for example altar.limit=once_per_round; may be repeated
usage-with-pack = component pack: the name of one of ours (default standard), or a folder
usage-seed = the same seed gives the same game
usage-bots = which bots take the other seats (default apprentice, where the game has one)
usage-seats = how many people play on this device (default 1)
usage-names = names of the painters, separated by commas
usage-save = where a game in the terminal is kept (default: your user data folder)
usage-new = begin a new game even if one is saved
usage-practice = one person against bots may undo anything, also what luck has decided; the same luck comes again
usage-terminal = play in the terminal, not in the browser
usage-no-browser = only say the address, do not open a browser
usage-play-port = the port of the house (usually 8714, or a free one if somebody has that; 0 takes a free one)
usage-games = how many games (default { $games })
usage-simulate-bots = which bots play; they take turns in the seats (default: all)
usage-json = print the result as JSON
usage-pack-check = the word “check”
usage-pack-path = name or folder of the pack; before it the game, if the pack does not name it
usage-replay-file = saved game or log (default: the last game)
usage-meta-command = COMMAND
usage-meta-name = NAME
usage-meta-names = NAME,NAME
usage-meta-switch = NAME=VALUE
usage-meta-pack = NAME|FOLDER
usage-meta-seed = SEED
usage-meta-file = FILE
usage-meta-folder = FOLDER
usage-value = The option { $option } needs a value. See: buonfresco --help
usage-unknown = I do not know what to do with: { $words }. See: buonfresco --help
usage-number = { $option } must be a number from { $low } to { $high }, not “{ $value }”.
usage-switch = A rule variant is set as NAME=VALUE, not “{ $value }”.
usage-names-many = { $names } names are too many for { $players } painters.
usage-names-twice = Two painters cannot both be called “{ $name }”; see --names.
error-file = { $path }: { $problem }
file-EACCES = not allowed here
file-EPERM = not allowed here
file-EEXIST = there is something of that name already
file-EISDIR = this is a folder
file-ENOTDIR = this is no folder, or lies in none
file-ENOSPC = the disk is full
file-EROFS = this can only be read
error-no-file = { $path }: there is no such file.
error-no-table = No game has been saved in { $path } yet.

# ---- the table in the browser
play-open = The table is open: { $address } (Ctrl+C closes it; games are kept)
play-open-already = The table is open already: { $address }
play-no-browser = No browser can be opened here. Open the address in one, or play in the terminal: { $command }
play-no-client = The page for the browser has not been built. Build it with “make web”, or play in the terminal: { $command }
play-terminal-only = { $option } is for the terminal: add --terminal.
