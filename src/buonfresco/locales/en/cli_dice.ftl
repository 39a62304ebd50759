# The dice game in the terminal: its table, its questions, what options lead to, what happened.

# ---- the table
cli-dice-turn = { $who }'s turn
cli-dice-turn-own = your turn
cli-dice-strip = what each sum brings { $who }
cli-dice-strip-own = what each sum brings you
cli-dice-strip-open = fresco and portraits
cli-dice-bishop = { $glyph } the bishop marks this tile: 3 more points
cli-dice-fresco = fresco
cli-dice-sex = { $sex ->
    [woman] woman
   *[man] man
}
cli-dice-portrait = { $sex ->
    [woman] woman { $points }
   *[man] man { $points }
}
cli-dice-empty = empty
cli-dice-owned = owned
cli-dice-head-portraits = portraits
cli-dice-row-favour = favor tile
cli-dice-favour = { $who }: +1 or −1 on a sum of their own
cli-dice-favour-own = yours: +1 or −1 on the sum of your next turn
cli-dice-favour-now = { $who } may change the sum of this turn by 1
cli-dice-favour-now-own = yours: after the third die you may change your sum by 1
cli-dice-row-palette = palette
cli-dice-palette = { $who } begins every round
cli-dice-row-below = further down
cli-dice-below = { $place }: { $points }
cli-dice-facedown = { $place }: { $count } face down
cli-dice-row-portraits = your portraits
cli-dice-pairs = wedding bonus: { $points ->
    [one] 1 more point
   *[other] { $points } more points
} at the end
cli-dice-row-bets = bets
cli-dice-bet-hidden = { $who }, for { $points ->
    [one] 1 point
   *[other] { $points } points
}
cli-dice-bet = { $who } on { $event ->
    [marked] the marked tile
    [other] another fresco tile
   *[portrait] a portrait
}, for { $points ->
    [one] 1 point
   *[other] { $points } points
}
cli-dice-row-aside = set aside
cli-dice-sum = { $dice }; sum { $sum }
cli-dice-colour-dice = color dice
cli-dice-die = { $die } { $pips }
cli-dice-die-times = { $die } { $pips } ×{ $times } = { $value }
cli-dice-percent = { $number }%

# ---- steps of a turn, decisions, questions
phase-dice-bishop = bishop
phase-dice-throw = throw { $throw }
phase-dice-result = result
phase-dice-over = over
kind-dice-bishop = placing the bishop
kind-dice-bet = betting, or not
kind-dice-keep = setting a die aside
kind-dice-favour = using the favor tile, or not
kind-dice-bonus = choosing a portrait as a bonus
ask-dice-bishop = Which fresco tile do you aim at? The bishop marks it; if your three dice make its sum, it brings 3 more points.
ask-dice-bet = Do you bet on the result? A right bet is worth { $points ->
    [one] 1 point
   *[other] { $points } points
} now, a wrong one costs nothing.
ask-dice-keep = { $throw ->
    [1] First throw. You aim at { $sum }. Which die do you set aside, alone or with color dice of its color?
    [2] Second throw. You aim at { $sum } and have { $have }. Which die do you set aside?
   *[3] Third and last throw. You aim at { $sum } and have { $have }{ $far ->
        [yes] . Which die do you add?
       *[no] , so { $missing } is missing. Which die do you add?
    }
}
ask-dice-favour = Your dice make { $sum }. Do you use the favor tile to change that by 1?
ask-dice-bonus = { $five ->
    [portraits] Your fifth portrait
   *[sections] Your fifth section
}! Which portrait on display do you take as a bonus?
about-dice-bet = { $throws ->
    [0] { $who } aims at { $sum } and is about to throw for the first time.
    [1] { $who } aims at { $sum } and has { $dice } after the first throw.
   *[2] { $who } aims at { $sum } and has { $dice } after two throws.
}

# ---- options, and what they lead to
action-dice-bishop = the bishop on { $sum }
action-dice-keep = { $die }
action-dice-bet = { $event ->
    [marked] bet on the marked tile ({ $sum })
    [other] bet on another fresco tile
   *[portrait] bet on a portrait
}
action-dice-wait = { $later ->
    [yes] no bet yet
   *[no] no bet
}
action-dice-favour = { $change ->
    [0] keep { $sum }
    [1] raise it to { $sum }
   *[other] lower it to { $sum }
}
action-dice-take = { $portrait }, from { $field }
outcome-dice-owned = yours already: nothing there
outcome-dice-at = { $prize } at { $percent }
outcome-dice-mean = on average { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
outcome-dice-sum = sum { $sum }
outcome-dice-reach = { $sum } at { $percent }
outcome-dice-brings = sum { $sum }: { $prize }
outcome-dice-brings-favour = sum { $sum }, with the favor tile { $other }: { $prize }
outcome-dice-fresco = fresco tile, { $points ->
    [one] 1 point
   *[other] { $points } points
}
outcome-dice-fresco-marked = { $points } + { $extra } = { $total } points
outcome-dice-portrait = { $sex }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
outcome-dice-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
outcome-dice-pair = { $points ->
    [one] 1 more point
   *[other] { $points } more points
} from the wedding bonus at the end
outcome-dice-jump = +{ $count } for jumping over
outcome-dice-fifth = your fifth: a bonus, and the final round
outcome-dice-nothing-sum = nothing
outcome-dice-nothing-owned = nothing, the section is yours already
outcome-dice-nothing-empty = nothing, the space is empty
outcome-dice-bet = { $points ->
    [one] 1 point
   *[other] { $points } points
} if right
outcome-dice-bet-chance = { $points ->
    [one] 1 point
   *[other] { $points } points
} if right, chance { $percent }
outcome-dice-later = later a bet is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}
outcome-dice-no-bet = it was the last chance

# ---- what happened
event-dice-round_began = Round { $round } begins.
event-dice-favoured = { $who } is last and gets the favor tile.
event-dice-bishop_placed = { $who } puts the bishop on { $sum }.
event-dice-bet = { $who } bets before throw { $column }, on { $tile ->
    [marked] the marked tile
    [other] another fresco tile
   *[portrait] a portrait
}.
event-dice-bet-hidden = { $count ->
    [one] { $who } bets before throw { $column }.
   *[other] { $who } bet before throw { $column }.
}
event-dice-rolled = { $throw ->
    [1] { $who } throws for the first time.
    [2] { $who } throws for the second time.
   *[3] { $who } throws for the last time.
}
event-dice-kept = { $who } sets aside { $die }; sum { $sum }.
event-dice-adjusted = The favor tile makes that { $sum }.
event-dice-restored = { $who } restores the fresco tile at { $sum }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-dice-restored-marked = { $who } restores the marked fresco tile at { $sum }: { $points } + { $extra } points.
event-dice-painted = { $who } paints a portrait at { $field }: { $portrait }.
event-dice-got_nothing = { $who } gets nothing: { $why ->
    [owned] { $who } has already restored section { $sum }
    [empty] no portrait is left for { $sum }
   *[sum] there is no tile for { $sum }
}.
event-dice-turned_over = Next at { $field }: { $portrait }.
event-dice-triggered = { $reason ->
    [portraits] That is the fifth portrait of { $who }: this round is the last one.
   *[sections] { $who } has all five sections now: this round is the last one.
}
event-dice-bonus_taken = As a bonus { $who } takes { $portrait }.
event-dice-moved = { $who } is now on { $space }{ $count ->
    [0] .
   *[other] , past { $count ->
        [one] a taken space
       *[other] { $count } taken spaces
    }.
}
then-dice-moved = Now on { $space }{ $count ->
    [0] .
   *[other] , past { $count ->
        [one] a taken space
       *[other] { $count } taken spaces
    }.
}
cli-dice-bets = Bets: { $bets }.
event-dice-bet_shown = { $who } on { $tile ->
    [marked] the marked tile
    [other] another fresco tile
   *[portrait] a portrait
}, { $points ->
    [0] wrong
    [one] right, 1 point
   *[other] right, { $points } points
}
then-dice-bet = { $bet }, now on { $space }
event-dice-wed = { $who } scores the wedding bonus for { $portraits }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-dice-ended = The game is over.

# ---- the end
source-dice-fresco = fresco tiles
source-dice-bishop = bishop
source-dice-portraits = portraits
source-dice-bets = bets
source-dice-jumps = spaces jumped over
source-dice-weddings = wedding bonus
end-dice-sections = somebody had restored all five sections
end-dice-portraits = somebody had five portraits
end-dice-rounds = the agreed number of rounds was played

# ---- help
help-dice-answers = Answer with the number of an option, or write it out, in short if you like: bishop 16 or 16, keep blue x2 or b2, bet marked or m, wait, favor +1 or +1, take 9-12.
help-dice-game =
    Collect the most points with fresco tiles, portraits and good bets. A turn:
    1. Put the bishop on one of the five sections of the fresco: you aim at its sum.
    2. Throw three times, first with six pip dice and two color dice. After each throw set one pip die aside; it counts double with a color die of its color, fourfold with both. The other dice are thrown again.
    3. The sum of your three dice decides: 8, 13, 16, 19 or 24 brings the fresco tile there (each section only once per painter; 3 more points where the bishop stands), the sums between them bring the portrait on display, all others nothing.
    4. Before each throw the others may bet on the result: the marked tile, another fresco tile, or a portrait. Early bets bring 3 points, later ones 2 or 1.
    Points are steps on the score track; a taken space is jumped over. Whoever is last has the favor tile and may change a sum of their own by 1.
    When somebody has five sections or five portraits, the round is the last one, and they take one more portrait. At the end each pair of a woman and a man scores once more: the wedding bonus.
    Percentages are exact for a painter who wants that sum and nothing else; averages, and the chances of bets, are those of one who wants as many points as possible.
