# The card game's table in the browser.
web-cards-back = { $back ->
        [market] Market
        [round] Round window
        [pointed] Pointed window
        [rose] Rose window
       *[other] { $back }
    }
web-cards-symbols-market = { $count ->
        [one] draws a market card
       *[other] draws { $count } market cards
    }
web-cards-symbols-workshop = { $count ->
        [one] draws a workshop card
       *[other] draws { $count } workshop cards
    }
web-cards-symbols-either = draws a market or workshop card
web-cards-mixing = mixing card
web-cards-bishop = with a bishop
web-cards-frescoes = Fresco cards
web-cards-frescoes-note = red is the lowest value; each rotation brings the next
web-cards-aim = To restore a card, pay its three colors
web-cards-fresco = Fresco card: { $colors }, worth { $low } to { $high }
web-cards-left = { $count ->
        [one] 1 left
       *[other] { $count } left
    }
web-cards-piles = Piles
web-cards-piles-note = draw left, discarded right
web-cards-pile = { $back ->
        [market] Market pile
        [round] Pile with the round window
        [pointed] Pile with the pointed window
        [rose] Pile with the rose window
       *[other] { $back }
    }, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-cards-discarded = { $count ->
        [one] 1 card discarded
       *[other] { $count } cards discarded, this one on top
    }
web-cards-none-discarded = nothing discarded
web-cards-likes = The bishop likes
web-cards-likes-note = turns each card with this color once more
web-cards-likes-nothing = no color any more
web-cards-tiles = Action tiles
web-cards-on-table = On the table
web-cards-nothing-laid = Cards that are laid out or paid lie here.
web-cards-blend = The two cards make { $paint }
web-cards-to-draw = still to draw
web-cards-owed-market = { $count ->
        [one] 1 market card
       *[other] { $count } market cards
    }
web-cards-owed-workshop = { $count ->
        [one] 1 workshop card
       *[other] { $count } workshop cards
    }
web-cards-owed-either = { $count ->
        [one] 1 market or workshop card
       *[other] { $count } market or workshop cards
    }
web-cards-begins = has the palette and began the game
web-cards-restored = { $colors }: { $value ->
        [one] 1 point
       *[other] { $value } points
    }
web-cards-worth = { $value ->
        [one] 1 point
       *[other] { $value } points
    }
web-cards-none-restored = nothing restored yet
web-cards-turn-now = plays now
web-cards-hand = Your hand
web-cards-in-hand = { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
web-cards-times = { $card }, { $count } of them
web-cards-no-cards = no cards in hand
web-cards-own-tiles = Your action tiles
web-cards-no-tiles = No action tiles yet
web-cards-tab-table = Table
web-cards-tab-mine = Hand
