# The dice game's board in the browser.
web-dice-spaces = The bishop’s spaces
web-dice-so-far = sum so far: { $sum }
web-dice-exact = chances are exact, every outcome is counted
web-dice-nothing = nothing
web-dice-section = Section { $sum }: { $points ->
        [one] the tile on top brings 1 point
       *[other] the tile on top brings { $points } points
    }
web-dice-section-empty = Section { $sum }: no tile is left
web-dice-field = Sum { $field }: { $sex ->
        [woman] a woman’s portrait
       *[other] a man’s portrait
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-dice-field-empty = Sum { $field }: no portrait is left
web-dice-portrait = { $sex ->
        [woman] a woman’s portrait
       *[other] a man’s portrait
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-dice-no-portrait = no portrait is left
web-dice-then = then { $points }
web-dice-below = { $count ->
        [one] 1 below
       *[other] { $count } below
    }
web-dice-yours = yours
web-dice-bishop = The bishop marks section { $sum }
web-dice-throw-1 = First throw
web-dice-throw-2 = Second throw
web-dice-throw-3 = Third throw
web-dice-set-one-aside = one die is set aside
web-dice-your-bet = your bet
web-dice-may-bet = may bet before it: { $who }
web-dice-die = { $color } { $pips }
web-dice-color-die = color die, shows { $color }
web-dice-color-dice = color dice
web-dice-your-sum = The sum
web-dice-begins = has the palette and begins every round
web-dice-owns = section { $sum }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-dice-lacks = section { $sum } is still missing
web-dice-portraits = { $count ->
        [0] no portrait
        [one] 1 portrait
       *[other] { $count } portraits
    }
web-dice-favor-about = Favor tile: may change the sum of an own turn by 1
web-dice-bet-laid = a bet
web-dice-for = { $points ->
        [one] for 1 point
       *[other] for { $points } points
    }
web-dice-throws-now = throws now
web-dice-staircase = Staircase
web-dice-own-board = your board
web-dice-bets-on-others = Your bets on others
web-dice-your-bet-lies = Your bet lies face down
web-dice-only-you = Only you may look at your portraits.
web-dice-no-portraits-yet = No portrait yet. Only you will see yours.
web-dice-tab-table = Table
web-dice-tab-mine = My board
