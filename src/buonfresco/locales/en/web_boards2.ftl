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
