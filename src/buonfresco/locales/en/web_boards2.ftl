# Boards of modules 9 to 17 in the browser: labels, and the one sentence below each board.
web-b2-nobody-yet = nobody yet
web-b2-left = { $count } left
web-b2-of = { $count } of { $all }
web-b2-percent = { NUMBER($share, maximumFractionDigits: 1) } %
web-b2-wall = Wall fresco: { $open } of { $all } sections wait
web-b2-section = Section { $section }: { $paint }, { $points } points
web-b2-wall-behind = Behind them lie
web-b2-wall-exchange = Two tiles for one
web-b2-wall-dawn = Paints every dawn
web-b2-wall-note = Only a section that touches finished wall: one paint of its color brings { $points } points, and its tile a basic paint every dawn.
web-b2-wall-done = The wall is finished.
web-b2-infected = Infected today
web-b2-infection-hidden = { $count ->
        [0] No infection is left
       *[other] The infection is not known yet
    }
web-b2-last-time = last time { $place }
web-b2-same = same location again
web-b2-juice = raspberry juice
web-b2-portions = { $count ->
        [one] medicine, 1 portion
       *[other] medicine, { $count } portions
    }
web-b2-bottle = { $what }, costs { $price }
web-b2-pile = In the pile
web-b2-infections = { $count ->
        [one] One tile is still face down
       *[other] { $count } tiles are still face down
    }
web-b2-infections-none = No tile is left
web-b2-black = { $count } in reserve
web-b2-ward = In bed at the Medico
web-b2-all-healthy = all are healthy
web-b2-ill = { $who }: { $count } ill
web-b2-medico-note = Each portion heals one apprentice, juice lifts the mood. In the end each healthy apprentice is worth 5 Thalers.
web-b2-gift = { $gives ->
        [thalers] { $amount ->
            [one] 1 Thaler
           *[other] { $amount } Thalers
        }
        [mood] mood +{ $amount }
        [points] { $amount ->
            [one] 1 point
           *[other] { $amount } points
        }
       *[other] { $amount }
    }
web-b2-gift-paint = a paint
web-b2-favors-lie = The fresco; { $count } favors still lie on it
web-b2-bishop-here = { $segment }: the bishop stands here
web-b2-favors-unseen = { $count } not seen yet, { $lie } still lie here
web-b2-favors-seen = { $count ->
        [0] No gift seen yet
       *[other] Gifts seen so far
    }
web-b2-favors-note = Whoever restores { $segment }, where the bishop stands, gets its gift. Elsewhere it leaves unseen.
web-b2-favors-away = The bishop stands on no tile. A gift is for whoever restores the tile he stands on; elsewhere it leaves unseen.
web-b2-lady = { $color ->
        [pink] pink lady
        [purple] purple lady
       *[other] lady
    }
web-b2-lady-waits = { $color ->
        [pink] The pink lady
        [purple] The purple lady
       *[other] A lady
    } waits on { $space }
web-b2-lady-market = swaps two tiles
web-b2-lady-cathedral = reserves a tile
web-b2-lady-studio = 1 Thaler for each
web-b2-lady-workshop = swaps a basic paint
web-b2-lady-fifth = mood to the start
web-b2-married = Married
web-b2-reserved = { $segment } is reserved until the end of the next round
web-b2-reserved-today = { $segment } is reserved until the end of this round
web-b2-ladies-note = Whoever reaches or passes a lady may marry her, one of each color. She helps from the next plan on.
web-b2-ladies-next = You stand on { $at }. On { $space } waits { $color ->
        [pink] the pink lady
        [purple] the purple lady
       *[other] a lady
    } for whoever has none of her color; she helps from the next plan on.
web-b2-treasure = { $kind ->
        [statue] statue, { $points } points
        [chalice] chalice, { $points } points
        [writing] volume { $volume }
       *[other] treasure, { $points } points
    }
web-b2-with-mood = { $what }, mood +{ $mood }
web-b2-walled = walled up
web-b2-room-empty = empty
web-b2-rooms = Rooms below the fresco
web-b2-found = Found: keep or sell
web-b2-maps = Maps, 1 Thaler each
web-b2-stack = Maps of { $time } o’clock with { $rooms } rooms: { $count } left
web-b2-room-count = { $count ->
        [one] 1 room
       *[other] { $count } rooms
    }
web-b2-only-you = Only you see these
web-b2-others = The others
web-b2-no-maps = no map and no treasure
web-b2-map = Map { $map }: { $rooms }
web-b2-map-of = a map of { $time } o’clock
web-b2-explore = explore now
web-b2-map-note = Map { $map }: { $count ->
        [0] nothing lies open on it yet.
        [one] one treasure lies open on it.
       *[other] { $count } treasures lie open on it.
    }
web-b2-catacombs-note = { $unseen ->
        [0] All rooms are open.
        [one] One treasure is still walled up.
       *[other] { $unseen } treasures are still walled up.
    } Volumes bring the highest number times how many different ones you keep.
web-b2-pews = Pews in the nave
web-b2-pew = Pew { $number }: { $beams } beams, { $points } points
web-b2-pews-hidden = Not seen yet, by beams
web-b2-beams = { $count ->
        [one] 1 beam
       *[other] { $count } beams
    }
web-b2-times = { $points } points: { $count } of them
web-b2-mean = { NUMBER($points, maximumFractionDigits: 1) } on average
web-b2-beams-owned = Beams owned
web-b2-of-all = of { $all }
web-b2-at-market = At the market
web-b2-pews-note = Each apprentice carries one beam. What a pew brings shows only when it stands.
web-b2-pews-use = { $count ->
        [one] You can use one beam now.
       *[other] You can use { $count } beams now.
    } What a pew brings shows only when it stands.
web-b2-pews-done = All pews stand again.
web-b2-none-yet = none yet
web-b2-dome = Dome: tiles lie under { $count } of the inner nine
web-b2-dome-tile = { $points } points for { $paints }
web-b2-dome-under = { $segment }: a dome tile lies below, { $points } points
web-b2-dome-left = { $count ->
        [one] One of these lies below
       *[other] { $count } of these lie below
    }
web-b2-dome-none = None is left
web-b2-dome-yours = Yours, scored at the end
web-b2-dome-ready = the paints are there
web-b2-dome-note = Whoever restores an inner segment takes the tile below. It pays at the end if its paints are still there; each paint serves one tile only.
web-b2-tiles = { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
web-b2-in-bag = in the bag
web-b2-price = for { $price }
web-b2-draw = Draw one of { $count } tiles from the bag, unseen, for { $price } Thalers
web-b2-may-draw = What you may draw
web-b2-could-draw = What is in the bag
web-b2-bag-empty = The bag is empty
web-b2-on-barrel = Drawn today
web-b2-barrel-empty = nothing yet
web-b2-black-note = One of your apprentices draws blind and pays your price. Then no booth can be closed in the same turn.
web-b2-basic = basic
web-b2-blended = blended
web-b2-guild-lies = { $side ->
        [basic] Guild, basic paint: { $paint }
       *[other] Guild, blended paint: { $paint }
    }
web-b2-give = give { $paint } for { $lies }
web-b2-nothing-to-give = nothing to give
web-b2-guild-each = Each apprentice, two of these
web-b2-op-blend = blend
web-b2-op-basic = swap a basic one
web-b2-op-blended = swap a blended one
web-b2-guild-note = In the workshop a paint goes there for the one that lies there: basic for basic, blended for blended. Pink and brown stay out.
web-b2-guild-left = { $count ->
        [one] One step is left.
       *[other] { $count } steps are left.
    } What comes from the guild can be blended at once.
