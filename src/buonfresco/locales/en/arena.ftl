# The arena and the lab: series of games between bots.

usage-arena = let bots play against each other on all cores, and say who is better and how surely
usage-lab = find out from games of bots what the rules do: seats, choices, where points come from, what a module changes
usage-arena-bots = which bots play (default: the ladder of the game, strongest first). In the scheme “one” each is alone against copies of those named after it. MODULE:FUNCTION names one of your own. BOT@ROLLOUTS thinks so much, BOT@ROLLOUTS/SECONDS so long at most
usage-lab-bots = which bots play (default apprentice, where the game has one)
usage-lab-module = play every seed with and without this module, and compare
usage-scheme = one: a bot against copies of another, in every seat in turn; mixed: different bots at one table (default one)
usage-jobs = how many processes play (default 0: one for each core)
usage-ray = play on the Ray cluster at this address: auto, local, ray://HOST:PORT
usage-limit = how many seconds a bot may think about an answer before it forfeits the game (default 60)
usage-out = where games and results are kept; the same command goes on there (default { $folder })
usage-meta-address = ADDRESS
usage-module-unknown = There is no module “{ $module }”. There are: { $known }
usage-two-games = Which game: { $one } or { $other }? Name one.

error-arena-scheme = There is no scheme “{ $scheme }”. Known: { $known }
error-arena-bots = Every bot of a series must have a name of its own: { $bots }
error-arena-bot = The bot “{ $bot }” cannot be loaded: { $problem }
error-arena-budget = “{ $budget }” is no budget. It is a number of rollouts, or rollouts/seconds: master@300, journeyman@120/0.5
error-arena-worker = A process that was to play games ended before it was ready (exit code { $code }). See bots.log in the folder of the results.
error-arena-manifest = { $path } is missing or cannot be read; it should say which series is kept there.
error-arena-other = { $path } holds another series: “{ $name }” is { $found } there and { $wanted } here. Choose another folder with --out.
error-arena-code = The bots or the rules have changed since the games in { $path } were played, so new ones must not be counted with them. Choose another folder with --out, or remove this one.
error-arena-busy = Another process is playing a series in { $path }.
error-arena-line = { $path }, line { $line }, is no record of a game of this series. Remove that line, and its game is played again.
error-arena-ray-missing = Ray is not installed. Try: pip install buonfresco[ray]
error-arena-ray = There is no Ray cluster at “{ $address }”: { $problem }

arena-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-short = { NUMBER($number, maximumFractionDigits: 6) }
arena-count = { NUMBER($number, maximumFractionDigits: 0) }
arena-between = { $value } [{ $low }, { $high }]
arena-tick-percent = { NUMBER($number, maximumFractionDigits: 1) }%
arena-tick = { NUMBER($number, maximumFractionDigits: 2) }
arena-plain = plain rules
arena-modules = { $count ->
    [one] module
   *[other] modules
} { $modules }

arena-title = Arena: { $game }, { $players } players
arena-about = { $games ->
    [one] 1 game
   *[other] { $games } games
} on { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
} (from “{ $seed }”), scheme “{ $scheme }”; settings: { $settings }.
arena-wins = Wins
arena-even = Equals would win { $even } of their games.
arena-bot = bot
arena-games = games
arena-won = won
arena-points = points
arena-difference = ahead by
arena-differences = Points ahead of the others
arena-pairings = One against another
arena-pairing = pairing
arena-against = { $one } against { $other }
arena-if-even = equals
arena-ahead = before the other
arena-pair = { $pair }: { $won } of the games won ({ $even } between equals).
arena-pair-ahead = Ahead by { $difference } points.
arena-sources = Points by source
arena-rating = Rating
arena-rated = Rating: { $ratings }.
arena-rating-about = Plackett-Luce (openskill), with twice its uncertainty on both sides. Each bot begins with 25. Intervals of wins prove more than a rating does.
arena-no-rating = There is no rating: openskill is not installed. Try: pip install buonfresco[arena]
arena-time = Milliseconds a decision
arena-thoughts = { $bot }: decisions by milliseconds, each column { $factor } times the one before
arena-ms = ms (worst)
arena-ms-of = { $median } ({ $worst })
arena-decisions = decisions
arena-median = median
arena-mean = mean
arena-worst = worst
arena-rounds = Rounds
arena-rounds-mean = { $rounds } rounds a game on average.
arena-games-played = { $games ->
    [one] 1 game
   *[other] { $games } games
} on { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
}.
arena-forfeits = Forfeited games
arena-forfeited = { $bot } has forfeited { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $why }.
arena-forfeit-example = For example: { $what }
arena-forfeit = reason
arena-what = what is known
arena-game = game
arena-seed = seed
arena-seats = seats
arena-written = The result is in { $path }.
arena-stopped = Stopped after { $games ->
    [one] 1 game
   *[other] { $games } games
}. The same command goes on from there.
arena-method = In brackets: 95% intervals. Games on the same seed are one observation; shares have Wilson’s interval with as many games as they are worth, averages Student’s over seeds. Forfeited games count as lost, and their points and rounds not at all.

forfeit-raised = an error in the bot
forfeit-late = too long a thought
forfeit-illegal = an answer that is none
forfeit-died = the process of the bot ended
forfeit-broken = an error in the rules, no bot to blame

lab-title = Lab: { $game }, { $players } players
lab-about = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $bots } on { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
} (from “{ $seed }”).
lab-seat = seat { $number }
lab-turn = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
} in turn
lab-seats = Wins by seat
lab-turns = Wins by who was asked first
lab-choices = Wins by answer: { $question }
lab-note-wake_time = The hour is when they got up.
lab-note-plan = The number is how many apprentices they sent there.
lab-note-dice-bishop = The number is the sum they aimed at.
lab-note-dice-bet = The event is what they bet on; “wait” is no bet.
lab-often = chosen
lab-average = average
lab-score = points
lab-best = points of the winner
lab-margin = winner ahead of the second by
lab-rounds = rounds
lab-changes = With { $module }, not without
lab-change = change
lab-all = all
lab-winners = winners
lab-losers = others
lab-forfeits = { $games ->
    [one] 1 game was forfeited and is
   *[other] { $games } games were forfeited and are
} not counted here.
