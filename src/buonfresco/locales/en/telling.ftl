# What every game tells alike: what an option gives, and groups of options.

# ---- what an option gives. $sum: how the points add up; $then: what one would have
bill-points = { $total ->
    [one] { $sum } point
   *[other] { $sum } points
}
bill-thalers = { $sign ->
    [minus] costs { $amount ->
        [one] 1 Thaler
       *[other] { $amount } Thalers
    }, { $then } left
   *[plus] +{ $amount ->
        [one] 1 Thaler
       *[other] { $amount } Thalers
    }, then { $then }
}
bill-paint = { $sign ->
    [minus] −
   *[plus] +
}{ $amount }{"\u00A0"}{ NAME($what, of: "letter") }{"\u00A0"}→{"\u00A0"}{ $then }
bill-mood = mood { $sign ->
    [minus] falls
   *[plus] rises
} by { $amount } to { SIGNED($then) }
bill-taken = { $aimed } is taken, so { $lands }
bill-asks = then: { $kind }
bill-draws = then luck brings: { $pool }

# ---- the board game
note-wake = { $price ->
    [one] 1 Thaler
   *[other] { $price } Thalers
} a tile, { $apprentices } apprentices
note-worth = { $bonus ->
    [0] { $value }
   *[other] { $value } + { $bonus } = { $total }
} points for the segment itself
note-led = then at best { $segment } for { $points }
group-close = close a booth
story-then = { $first } { $then }
place-altar = altar
group-booth = booth { $booth }
stock-thalers = Thalers
stock-mood = mood

# ---- a letter for each paint, all of them different. Notation has its own
letter-yellow = Y
letter-red = R
letter-blue = B
letter-green = G
letter-orange = O
letter-purple = P
letter-pink = K
letter-brown = N

# ---- rows of panels, and a story that goes on in the same breath
then-moved = Now on { $space }.
then-moved-aside = { $target } is taken, so { $space }.
then-cheered = Mood { SIGNED($mood) }.
then-counted = { $apprentices } apprentices from now on.
panel-pile = { $count } in the pile
panel-supply = supply: { $count }
panel-removed = out of the game: { $things }
panel-owner = { $name }: { $things }
panel-part = { $part } { $value }
panel-times = { $count }× { $thing }
