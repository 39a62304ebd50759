# The table in the browser: what belongs to the page. What belongs to a game is told by the house.
web-home = Buonfresco, first screen
web-round = Round { $round }
web-final-round = the last one
web-phases = Phases of the round
web-tools = Tools
web-night = Chapel by candlelight
web-day = Daylight
web-your-turn = Your turn
web-others-turn = Others are playing
web-all-plan = All plan at once, in secret
web-over = The game is over
web-waiting-for = Waiting for { $who }
web-not-come = { $count ->
    [one] { $who } has not come yet.
   *[other] { $who } have not come yet.
}
web-invitations = The links to invite
web-waiting-away = { $all ->
    [yes] { $count ->
        [one] Waiting for { $who }, who is away just now
       *[other] Waiting for { $who }, who are away just now
    }
   *[no] Waiting for { $who }. Away just now: { $away }
}
web-to-do = What to do now
web-do-it = Do it
web-clear = Clear
web-or-instead = Or instead
web-show-all = { $count ->
        [one] one more possibility
       *[other] { $count } more possibilities
    }
web-answers-below = { $count ->
        [one] one answer below
       *[other] { $count } answers below
    }
web-undo = Take back
web-undo-ask = Ask to take back
web-may-undo = { $who } would like to take the last answer back. Do you agree?
web-undo-waits = You have asked to take your answer back. The others must agree.
web-yes = Yes
web-no = No
web-hint = Hint
web-log = What happened
web-since-your-turn = Since your last turn
web-older = Earlier
web-points = Points
web-points-unit = { $count ->
        [one] point
       *[other] points
    }
web-would-score = You would score { $points }
web-track = Score track
web-track-start = start
web-chart-end = end
web-at-points = { $who }: { $points } points
web-painters = Painters
web-in-this-order = Acting in this order
web-you = you
web-bot = bot, { $level }
web-guest = guest
web-seat-empty = nobody yet
web-here = is here
web-away = is away
web-up-at = up at
web-wakes-at = up at { $time }
web-tiles = { $count ->
        [one] tile
       *[other] tiles
    }
web-tiles-left = { $count ->
        [one] tile is left.
       *[other] tiles are left. With 6 or fewer at dawn the last round begins.
    }
web-last-round = { $count ->
        [one] tile is left. This is the last round.
       *[other] tiles are left. This is the last round.
    }
web-your-things = What is yours
web-plan-of = Plan: { $plan }
web-plan-sealed = Plan sealed
web-still-planning = Still planning
web-plan-title = Your secret plan
web-left = { $count ->
        [one] left to send
       *[other] left to send
    }
web-left-to-send = { $count ->
        [one] Send one more.
       *[other] Send { $count } more.
    }
web-fewer = { $what }: one fewer
web-more = { $what }: one more
web-hostel = Hostel
web-wake = wake
web-price = price
web-hour = Get up at { $time }: mood { $mood }, { $price ->
    [one] 1 Thaler
   *[other] { $price } Thalers
} per market tile
web-booth = Booth { $name }
web-booth-shut = closed for today
web-close-booth = close
web-mood-of = { $who }: mood { $mood }
web-altar = Altar: yellow, red and blue for 2 points, one more for each blended paint; green, orange and purple for 6
web-altar-blended = each blended
web-blend = { $from } and { $and } make { $to }
web-wage = for each apprentice
web-fresco = The fresco: columns A to E, rows 1 to 5
web-restored = { $segment }: restored
web-segment = { $segment }: { $points } points, needs { $paints }
web-bishop = The bishop stands on { $segment }
web-leonardo = Leonardo
web-guided = { $yours ->
        [yes] the third painter; you guide him
       *[no] the third painter; { $who } guides him
    }
web-paint-box = your paint box
web-tile-price = Tile price
web-apprentices = Apprentices
web-spectator = You are watching. What is behind the screens stays there.
web-boards = Boards
web-studio-workshop = Studio and workshop
web-places = Places
web-tab-cathedral = Cathedral
web-tab-market = Market
web-tab-hostel = Hostel
web-tab-theater = Theater
web-tab-boards = Boards
web-tab-log = Log
web-title-turn = ● Your turn – Buonfresco
web-line-lost = The connection is lost. Trying again …
web-play-now = Play now against bots
web-after-game = After the game
web-chat = Talk
web-close = Close
web-copied = Copied
web-copy = Copy
web-curtain = Curtain
web-curtain-note = Nobody else looks, please. What only you may see appears after the click.
web-draw-curtain = Draw the curtain
web-end-game = End the game
web-end-sure = End this game for everybody? Nothing is deleted, but nobody can play on.
web-export = Export
web-fill-bot = Fill with a bot
web-home-short = First screen
web-i-am = I am { $who }
web-invite = New invitation
web-language = Language
web-leave = Leave the table
web-let-bot = Let a bot play on
web-link = Link
web-menu = Menu
web-motion = Motion
web-move-device = To another device
web-move-note = Open this link on your other device, once. The seat is there then, and no longer here.
web-next-table = To the next game
web-no-table = There is no such table.
web-pass-to = Pass the device to { $who }
web-podium = Podium
web-rematch = Rematch
web-replay = Replay
web-round-by-round = Round by round
web-course = { $who } took the lead for good in round { $round }.
web-course-always = { $who } was in front from the first round on.
web-course-final = { $who } took the lead only in the final scoring.
web-best-at = best at: { $what }
web-rules = Rules
web-say = Say something
web-seats = Seats
web-see-table = See the table
web-send = Send
web-settings = Settings
web-sound = Sound when it is my turn
web-take-back-seat = Play on myself
web-theme = Light
web-theme-auto = As the device
web-unread = { $count ->
        [one] one new message
       *[other] { $count } new messages
    }
web-unreadable = Today’s rules cannot go on with this game.
web-watch = To watch
web-where-from = Where the points came from
web-step = Step
web-step-of = Step { $step } of { $steps }
web-to-round = To a round
web-first = To the beginning
web-previous = One back
web-next = One on
web-last = To the end
web-run = Run
web-pause = Pause
web-seen-by = Seen by
web-spectators = spectators
web-link-here = Link to this moment
web-rules-game = Game
web-search = Search
web-rules-modules = With these modules
web-rules-found = { $count ->
    [one] one page
   *[other] { $count } pages
}
web-rules-contents = Contents
web-rules-none = Nothing found. Try another word.
web-tab-plan = Plan
web-seat-yours = Was one of these seats yours?
web-seat-how = Where you sat, choose “To another device” in the menu: that gives you a link with a code. Open it here, or enter the code. If that device is lost, ask the host for a new invitation.
web-seat-code = Enter the code
web-meet = New to you at this table
web-meet-rules-of = Rules of { $module }
web-fast = Speed { $times }×
web-to-table = To the table
web-to-result = To the result
web-rules-elsewhere = { $count ->
        [one] one page of a module that is not chosen
       *[other] { $count } pages of modules that are not chosen
    }
web-rules-in = In { $module }: { $title }
web-rules-not-chosen = In { $module } (not chosen)
web-rules-own = (set like this for this table)
web-rules-edition-says = { $edition }: { $value }
web-rules-choose = Choose it
