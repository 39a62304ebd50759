# The dice game: its words, what its rules refuse, and what can be wrong with its packs.

# ---- what things are called
piece-die = { NAME($id, of: "paint") }
bet-marked = the marked tile
bet-other = another fresco tile
bet-portrait = a portrait
dice-die = { $times ->
    [1] { $die } { $pips }
   *[other] { $die } { $pips } ×{ $times } = { $value }
}
dice-portrait = { $sex ->
    [woman] woman { $points }
   *[man] man { $points }
}
prize-dice-fresco = { $extra ->
    [0] fresco tile
   *[other] the marked fresco tile
}
prize-dice-portrait = { $sex ->
    [woman] a woman's portrait
   *[man] a man's portrait
}
prize-dice-nothing = { $why ->
    [owned] nothing, the section is yours already
    [empty] nothing, the space is empty
   *[sum] nothing
}

# ---- the table: rows, and what lies on sections
panel-dice-favour-tile = favor tile
panel-dice-favour = { $who }: +1 or −1 on a sum of their own
panel-dice-favour-own = yours: +1 or −1 on the sum of your next turn
panel-dice-favour-now = { $who } may change the sum of this turn by 1
panel-dice-favour-now-own = yours: after the third die you may change your sum by 1
panel-dice-palette = palette
panel-dice-begins = { $who } begins every round
panel-dice-below = further down
panel-dice-stack = { $place }: { $points }
panel-dice-facedown = { $place }: { $count } face down
panel-dice-portraits = your portraits
panel-dice-wedding = wedding bonus: { $points ->
    [one] 1 more point
   *[other] { $points } more points
} at the end
panel-dice-bets = bets
panel-dice-bet-hidden = { $who }, for { $points ->
    [one] 1 point
   *[other] { $points } points
}
panel-dice-bet = { $who } on { $event }, for { $points ->
    [one] 1 point
   *[other] { $points } points
}
panel-dice-aside = set aside
panel-dice-sum = { $dice }; sum { $sum }
sign-dice-owned = owned
mark-dice-owned = the section is restored already
sign-dice-bishop = +{ $points }
mark-dice-bishop = the bishop marks this tile: { $points } more points

# ---- steps of a turn, decisions, questions
phase-dice-favour = favor tile
phase-dice-bishop = bishop
phase-dice-throws = throws
phase-dice-result = result
phase-dice-scoring = wedding bonus
phase-dice-over = over
kind-dice-bishop = placing the bishop
kind-dice-bet = betting, or not
kind-dice-keep = setting a die aside
kind-dice-favour = using the favor tile, or not
kind-dice-bonus = choosing a portrait as a bonus
when-dice-bishop = The bishop is placed at the beginning of a turn.
when-dice-bet = Bets are made before a throw.
when-dice-keep = A die is set aside after each throw.
when-dice-favour = The favor tile is used after the third throw.
when-dice-bonus = A bonus portrait comes with the fifth section or the fifth portrait.
ask-dice-bishop = Which fresco tile do you aim at? The bishop marks it; if your three dice make its sum, it brings 3 more points.
ask-dice-bet = { $throws ->
    [0] { $who } aims at { $sum } and is about to throw for the first time.
    [1] { $who } aims at { $sum } and has { $dice } after the first throw.
   *[2] { $who } aims at { $sum } and has { $dice } after two throws.
} Do you bet on the result? A right bet is worth { $points ->
    [one] 1 point
   *[other] { $points } points
} now, a wrong one costs nothing.
ask-dice-keep = { $throw ->
    [1] First throw. You aim at { $sum }. Which die do you set aside, alone or with color dice of its color?
    [2] Second throw. You aim at { $sum } and have { $have }. Which die do you set aside?
   *[3] Third and last throw. You aim at { $sum } and have { $have }{ $missing ->
        [0] . Which die do you add?
       *[other] , so { $missing } is missing. Which die do you add?
    }
}
ask-dice-favour = Your dice make { $sum }. Do you use the favor tile to change that by 1?
ask-dice-bonus = { $five ->
    [portraits] Your fifth portrait
   *[sections] Your fifth section
}! Which portrait on display do you take as a bonus?

# ---- options, and what they lead to
action-dice-bishop = the bishop on { $sum }
action-dice-keep = { $die }
action-dice-bet = { $event ->
    [marked] bet on { $event } ({ $sum })
   *[other] bet on { $event }
}
action-dice-wait = { $left ->
    [0] no bet
   *[other] no bet yet
}
action-dice-favour = { $change ->
    [0] keep { $sum }
    [1] raise it to { $sum }
   *[other] lower it to { $sum }
}
action-dice-take = { $portrait }, from { $field }
note-dice-owned = yours already: nothing there
note-dice-marked = { $points } + { $extra } = { $total } points
note-dice-aim = { $points } + { $extra } = { $total } points at { $percent }%
note-dice-mean = on average { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
note-dice-so-far = sum { $sum }
note-dice-reach = { $sum } at { $percent }%
note-dice-sum = sum { $sum }: { $prize }
note-dice-made = sum { $sum }: { $prize }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
note-dice-best = sum { $sum }, with the favor tile { $best }: { $prize }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
note-dice-wedding = { $points ->
    [one] 1 more point
   *[other] { $points } more points
} from the wedding bonus at the end
note-dice-fifth = { $left ->
    [0] your fifth: the final round
   *[other] your fifth: a bonus, and the final round
}
note-dice-bet-plain = { $points ->
    [one] 1 point
   *[other] { $points } points
} if right
note-dice-bet = { $points ->
    [one] 1 point
   *[other] { $points } points
} if right; { $percent }% if they play for points
note-dice-later = later a bet is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}
note-dice-no-bet = it was the last chance

# ---- what happened
event-dice-round_began = Round { $round } begins.
event-dice-favoured = { $who } is last and gets the favor tile.
event-dice-bishop_placed = { $who } puts the bishop on { $sum }.
event-dice-bet = { $who } bets before throw { $column }, on { $tile }.
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
story-dice-bets = Bets: { $bets }.
story-dice-also = { $first }; { $then }
event-dice-bet_shown = { $who } on { $tile }, { $points ->
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

# ---- refusals
refused-dice-favour = The favor tile changes the sum only after the third die is set aside, and only for the player who has it.
refused-dice-favour-none = You do not have the favor tile.
refused-dice-bet-own = The others bet on your turn; you do not.
refused-dice-aside = The { NAME($die, of: "paint") } die is set aside already.
refused-dice-colour = { $wanted ->
    [1] That takes a color die showing { NAME($die, of: "paint") }; none of those thrown does.
   *[other] That takes { $wanted } color dice showing { NAME($die, of: "paint") }; of those thrown { $there ->
        [0] none does
       *[other] only { $there } does
    }.
}
refused-dice-field = No portrait tile is on display on the space { $field }.
refused-dice-bishop-form = “{ $text }” does not name one of the five sections. For example: bishop 16
refused-dice-bet-form = “{ $text }” is not a bet tile; they are marked, other and portrait. For example: bet marked
refused-dice-keep-form = “{ $text }” does not name a pip die, or what color dice make of one (x2, x4). For example: keep blue, or keep blue x2
refused-dice-favour-form = “{ $text }” is not what the favor tile can do. For example: favor +1, favor -1, or favor 0
refused-dice-take-form = “{ $text }” does not name a portrait space. For example: take 9-12

# ---- packs: file and entry stand before it
pack-dice-sums = the rulebook gives the sections { $sums }, in this order
pack-dice-stack = a stack has four tiles worth 1 point or more, rising from the top to the bottom
pack-dice-ranges = the rulebook gives the portrait spaces { $ranges }, in this order
pack-dice-portrait = a portrait tile is worth 1 point or more, and its icon says 2, 3 or 4 players
pack-dice-portraits = the rulebook counts 16 portrait tiles, 8 of them women; 8 are for two players, 4 more for three, 4 more for four
pack-dice-pips = there are six pip dice of six different colors, each named by one word
pack-dice-faces = a pip die has six faces with 1 to 6 pips
pack-dice-colours = there are two color dice
pack-dice-colour-faces = a color die has six faces, each with the color of a pip die

pool-dice-start = the starting player
pool-dice-portrait = a portrait tile
pool-dice-die = a die

# ---- why a bot would do something, after what it would do
why-dice-chance = played on as well as the odds allow, about { $percent }% of such games are won
why-dice-bet = the way this is played, it comes true in about { $percent }% of such turns
why-dice-wait = after the next throw more is known, and a better bet may be worth the lost point
