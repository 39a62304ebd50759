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
cli-tile-legend = { $initial } { NAME($tile, of: "tile") }

# ---- hours, plans, help, packs
cli-ready-fresco = Your plan is sealed. Enter to go on, or “withdraw” to change it:{" "}
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
