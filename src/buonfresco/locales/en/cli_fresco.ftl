# The board game in the terminal: its table, what options lead to, planning. Modules 10 to 17: cli_modules.ftl.

# ---- the table
cli-fresco = fresco, { $tiles ->
    [one] 1 tile left
   *[other] { $tiles } tiles left
}
cli-bishop = bishop
cli-booth-empty = empty
cli-own = { $name }, behind your screen:
cli-thalers = { $thalers ->
    [one] 1 Thaler
   *[other] { $thalers } Thalers
}
cli-price = { $price } per market tile
cli-asleep = asleep
cli-woken = { $time } (tile { $price })
cli-mood-change = { SIGNED($change) } → { SIGNED($mood) }
cli-guided = {""}, guided by { $name }
cli-guided-short = {" "}({ $name })
cli-place = { $awake ->
    [0] nobody is up yet
   *[other] you would act as no. { $place } so far
}
cli-place-leonardo = { $awake ->
    [0] nobody is up yet
   *[other] he would act as no. { $place } so far
}
cli-head-space = score
cli-head-mood = mood
cli-head-apprentices = appr.
cli-head-wake = up at
cli-head-tiles = tiles
cli-head-plan = plan { $columns }
cli-head-time = hour
cli-head-price = tile price
cli-head-place = order
cli-taken = taken: { $name }
cli-initial-market = M
cli-initial-cathedral = C
cli-initial-studio = S
cli-initial-workshop = W
cli-initial-fifth = T
cli-initial-fifth-final = C
cli-window = window
cli-tile-legend = { $initial } { NAME($tile, of: "tile") }
cli-initial-tile-glaziery = g
cli-initial-tile-audience = a
cli-initial-tile-wall = w
cli-wall-sides = { $back } (splash { $front })
cli-wall-tile = wall tile, { $tile }

# ---- what modules put on the table
panel-pile = { $count } in the pile
panel-supply = supply: { $count }
panel-removed = out of the game: { $things }
panel-glass = glass
panel-price = for { $price }
panel-bench = windows
panel-faces-windows = panes points (price)
panel-penalties = penalty for a missing pane: { $penalties }
panel-own-glass = glass:
panel-scrolls = played
panel-scroll-row = row { $line }
panel-scroll-column = column { $line }
panel-own-scrolls = scrolls: { $scrolls }
panel-bells = bells
panel-faces = (price-points-bells)
panel-certificates = taken
panel-count = { $count ->
    [one] 1 certificate
   *[other] { $count } certificates
}
panel-debt = owes { $debt } on { $certificate }
panel-returned = back under the pile: { $things }
panel-own-bells = paid in full: { $certificates } ({ $bells ->
    [one] 1 bell
   *[other] { $bells } bells
})
panel-wall_fresco = wall
panel-reach = in reach:
panel-wall-tiles = wall tiles
panel-exchange = exchange tile { $paint }

# ---- the story goes on in the same breath
then-moved = Now on { $space }.
then-moved-aside = { $target } is taken, so { $space }.
then-cheered = Mood { SIGNED($mood) }.
then-counted = { $apprentices } apprentices from now on.

# ---- what an option leads to
outcome-wake = mood { SIGNED($mood) }, { $price } per tile
outcome-buy = costs { $cost }, leaves { $left }
outcome-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
outcome-points-bonus = { $points } + { $bonus } = { $total } points
outcome-space = to space { $space }
outcome-taken = space { $space } is taken
outcome-thaler = costs 1 Thaler
outcome-blend = leaves { $one } { $one_left }, { $two } { $two_left }; then { $paint } { $count }
outcome-altar-glass = +1 for glass of each color
outcome-window-follows = then a window
outcome-window-his = and { $points } for the window
outcome-scroll = then your scroll
outcome-then = then { $paint } { $count }
outcome-exchange = { $paint } every round
outcome-best = then at best { $segment } for { $points }
outcome-window-price = { $price ->
    [0] free
   *[other] costs { $price }
}
outcome-apprentice = takes { $blends } blends
outcome-window-best = with your glass { SIGNED($change) }
outcome-change = { SIGNED($change) } points
outcome-owed = still owed: { $debt }
outcome-costs-paint = costs { $paint }

# ---- options of modules: shorter names, and names for doing nothing
label-keep = keep it
label-withdraw = change the plan
label-cover = on { $column }
label-instead = instead of: { $text }
label-window = window { PAINTS($panes) }
label-stack-wall = stack a wall tile, { $tile }
label-exchange = exchange the wall tiles { $one } and { $other } for the exchange tile { NAME($paint, of: "paint") }
pass-market = leave the market
pass-cathedral = stop working here
pass-blend = stop working here
pass-glass = buy no more glass
pass-wall = leave the wall as it is
pass-scroll = keep the scrolls
pass-last_payment = pay nothing more

# ---- what a question is about
about-market = Apprentices left here: { $left }.
about-cathedral = Apprentices left here: { $left }{ $ill ->
    [0] .
   *[other] , ill { $ill }.
}{ $acting ->
    [yes] {" "}It is an ill one who acts.
   *[no] {""}
}
about-blend = Blends left: { $left }.
about-glass = Apprentices left here: { $left }.
about-landing = It is space { $space }.
about-payment = Certificate { $certificate } costs { $price }; printed on it: { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $bells ->
    [one] 1 bell
   *[other] { $bells } bells
}.
about-instalment = Thalers to share out: { $pending }.
about-window = It is { $segment }.
about-scroll = It is { $segment }.
about-glaze = { $window ->
    [altar] At the altar each brings 1 point, at most one of each color.
   *[other] The window: { PAINTS($panes) }; { $points } points if nothing is missing.
}

# ---- planning
plan-market = one booth, a tile each for { $price }; you can afford { $most ->
    [0] none
   *[other] { $most }
}. { $before ->
    [0] You go first.
    [one] One goes before you.
   *[other] { $before } go before you.
}
plan-cathedral = a tile each; in reach now: { $tiles }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
plan-cathedral-none = a tile each; none in reach with your paints so far.
plan-fifth-final = a tile each, after the workshop.
plan-tile = { $segment } ({ $points })
plan-studio = { $thalers } Thalers each.
plan-workshop = { $blends } blends each, after the cathedral; now possible: { $paints }.
plan-workshop-none = { $blends } blends each, after the cathedral; so far you lack paints.
plan-fifth = mood +{ $steps } each, now { SIGNED($mood) }; it counts from the next round.
plan-covered = { $count ->
    [0] { $column }: { $tile }
   *[other] { $column }: { $tile } { $count }
}
plan-on-glaziery = the glaziery: two buy glass, and one more if you send him (0 or 1).
plan-on-audience = the audience: you take a bell certificate; no room for an apprentice (0).
plan-on-wall = the wall fresco: one of yours restores a section of the wall (1).
plan-on-tile = the tile “{ $tile }”: spaces { $spaces }, to be filled { $fill }.
plan-how = Type five digits, at most 3 each. For example { $digits }: { $example }.

# ---- hours, plans, help, packs
cli-hours = You cannot get up at { $hour }. Free: { $hours }.
cli-sealed = Your plan is sealed. Enter to go on, or “withdraw” to change it:{" "}
help-fresco-answers = Answer with the number of an option, or write it out: wake 7, plan 1-2-0-1-1, buy II.1+3, close III, restore C3 bishop->C4, altar YRB, blend green, pass.
help-fresco-game =
    Restore the fresco and collect the most points. A round:
    1. Wake up. Whoever is last on the score track chooses first. Early: you act first, but pay more per market tile and your mood falls. A good mood brings an extra apprentice, a bad mood takes one away.
    2. Plan in secret where your apprentices go; then all plans are revealed.
    3. Market: one booth; one tile per apprentice. Afterwards the booth is empty.
    4. Cathedral: pay a tile's paints, score its points. The bishop adds 3 on the tile, 2 next to it; moving him a step costs 1 Thaler. He then moves to the restored segment. The altar takes three paints for 2 to 6 points.
    5. Studio: 3 Thalers per apprentice. Workshop: 2 blends per apprentice (yellow + blue = green, red + yellow = orange, red + blue = purple). Theater: mood +2 per apprentice.
    6. Each restored tile pays 1 Thaler. With six tiles or fewer left the final round begins: no theater, but a second visit to the cathedral. At the end 2 Thalers are 1 point.
pack-counts = { $market } market tiles, { $fresco } fresco tiles, { $times } wake-up times.
