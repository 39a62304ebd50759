# Boards of the modules 1 to 8 in the browser.
web-b1-pile = { $what }: { $count ->
        [0] none left
        [one] one left
       *[other] { $count } left
    }
web-b1-only-you = Only you see these
web-b1-stays = stays with you
web-b1-easel-bare = Nobody is sitting before the easel; two new sitters come at dawn.
web-b1-to-come = Still to come
web-b1-cards-of = Cards { $letter }
web-b1-gone = { $count ->
        [one] One is gone
       *[other] { $count } are gone
    }
web-b1-at-home = Hanging at home
web-b1-sexton-ready = not used yet this round
web-b1-nobody-home = Nobody yet. Some portraits stay with their painter and help until the end.
web-b1-request-general = general request
web-b1-request-special = request in { $paint }
web-b1-request = { $kind }: { $count ->
        [0] none left
        [one] { $points } points, the last one
       *[other] { $points } points, { $count } left
    }
web-b1-then = then { $points }
web-b1-last = the last one
web-b1-stack-empty = none left
web-b1-choose-paint = Which paint does it bring?
web-b1-splashes = Splashes to offer, requests fulfilled
web-b1-no-splash = no splash
web-b1-tiles-with = { $count ->
        [one] one tile
       *[other] { $count } tiles
    }: { $splashes }
web-b1-no-tiles = no tiles
web-b1-fulfilled = fulfilled: { $kind }, { $points } points
web-b1-used = done for this round
web-b1-in-box = in the box
web-b1-altar-steps = Altar: each pink +3, each brown +5
web-b1-altar-step = { $paints }: { $points } points{ $can ->
        [yes] , you could pay that now
       *[no] {""}
    }
web-b1-special-tiles = Its tiles
web-b1-tile-at = { $points } points on { $segment }: { $paints }
web-b1-tile-gone = { $points } points, gone: { $paints }
web-b1-store = In store
web-b1-well = The wishing well: pennies in it { $count }, places { $places }
web-b1-well-free = a free place in the well
web-b1-wishes = Wishing cards
web-b1-on-market = On the market symbols
web-b1-pennies = { $count ->
        [one] one lucky penny
       *[other] { $count } lucky pennies
    }
web-b1-no-pennies-placed = no pennies
web-b1-wishes-used = out of the game: { $cards }
web-b1-my-pennies = { $count ->
        [0] no lucky pennies
        [one] one lucky penny
       *[other] { $count } lucky pennies
    }
web-b1-no-wishes = no wishing cards
web-b1-wish-free_paint = free paint
web-b1-wish-free_paint-does = free at the booth:
web-b1-wish-lucky_guy-does = two lucky pennies
web-b1-wish-visit-does = moves the bishop for free
web-b1-wish-praise-does = his bonus +1
web-b1-wish-tip-does = 1 Thaler and a penny
web-b1-wish-alchemy-does = blends in its own way
web-b1-wish-finder-does = 3 Thalers
web-b1-wish-busker-does = mood +1
web-b1-gold-today = gold today on
web-b1-gold-store = { $count ->
        [one] One leaf is in store
       *[other] { $count } leaves are in store
    }
web-b1-gold-mine = { $count ->
        [0] you have none
        [one] you have one
       *[other] you have { $count }
    }
web-b1-gold-count = { $count ->
        [one] one leaf
       *[other] { $count } leaves
    }
web-b1-arrows = Buy here, and gold is yours
web-b1-arrow = { $space }: { $paints }, and leaf gold: { $count }
web-b1-arrow-empty = { $space }: nothing lies there any more
web-b1-gilding = Points for gilding
web-b1-bishop-on = bishop on it
web-b1-bishop-beside = bishop beside it
web-b1-bishop-away = farther away
web-b1-window = Window { $number }: { $panes }; { $points } points for { $price } Thalers
web-b1-windows = Windows to come
web-b1-window-now = This window, { $points } points:
web-b1-glass-for-sale = Glass, price, each pane you lack
web-b1-glass = { $glass } glass: { $count } for sale at { $price } Thalers; a missing pane costs { $penalty } points
web-b1-glass-own = { $glass } glass: { $count }
web-b1-lack = for each pane you lack
web-b1-glass-bag = { $count } in the bag
web-b1-renewed = Windows renewed: { $count } of { $all }
web-b1-altar-window = altar window, +1 each
web-b1-your-glass = Your glass
web-b1-glass-owned = Glass
web-b1-no-glass = none
web-b1-picture = The fresco: { $count } of 25 segments are restored
web-b1-row = Row { $line }
web-b1-column = Column { $line }
web-b1-scroll-now = { $count } of 5 now: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-b1-scroll-both = both together, played on { $segment }: 3 for each segment
web-b1-scrolls = Scrolls
web-b1-scrolls-gone = Both of your scrolls are played.
web-b1-scrolls-secret = Only their owners know what they say.
web-b1-everybody = Everybody's scrolls
web-b1-hidden-row = a row, face down
web-b1-hidden-column = a column, face down
web-b1-played = played: { $line }
web-b1-certificate = Certificate: { $price } Thalers, { $points } points, { $bells } bells
web-b1-certificates = Certificates
web-b1-bells = { $count ->
        [one] one bell
       *[other] { $count } bells
    }
web-b1-pay-how = How many of its { $price } Thalers do you pay?
web-b1-coins = { $count ->
        [one] 1 Thaler
       *[other] { $count } Thalers
    }
web-b1-bells-tonight = If the bells rang tonight
web-b1-bells-rang = The bells have rung
web-b1-bell-at = on the bell track: { $count }
web-b1-bell-bishop = the bishop on the bell track: { $count }
web-b1-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
web-b1-certificates-of = Certificates and debts
web-b1-debt = { $certificate }; { $paid } paid at first, { $debt } still owed
