# ---- 15, Dome
module-dome = Dome
module-dome-about = Under the inner nine fresco tiles lie dome tiles; at the end they bring points to whoever still has the paints for them.
source-dome = dome

event-dome_taken = { PAINTER($who) } takes the dome tile under { $segment }: { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end for { PAINTS($paints) }.
event-dome_completed = { PAINTER($who) } completes { $count ->
    [one] 1 dome tile
   *[other] { $count } dome tiles
} with { PAINTS($paints) }.

pack-dome-points = a dome tile brings at least 1 point
pack-dome-count = { $tiles } dome tiles; the rulebooks count 9
pack-dome-example = the rulebooks show two dome tiles that bring { $points } points together

pool-dome = a dome tile
# ---- what was gained or paid for
why-dome = for the dome

# ---- on the table
panel-dome = dome
panel-dome-unseen = under { $count ->
    [one] 1 inner tile
   *[other] { $count } inner tiles
}, some of { $tiles }
panel-dome-tile = { $points }{ $paints }
panel-own-dome = dome: { $tiles } (with your paints now { $points ->
    [one] 1 point
   *[other] { $points } points
})
sign-dome = ^
mark-dome = a dome tile lies below
module-dome-words = M15, dome tile, dome tiles, ^

module-dome-help =
    Under each of the nine inner fresco tiles (B2 to D4) lies a dome tile, unknown until somebody restores there.
    Whoever does takes it as well, for free, and lays it open; it brings nothing yet and pays no income.
    At the end, before the money, each dome tile brings its points if you still have the paints it shows. Every paint serves one tile only; the best choice is made for you, and nothing is blended any more.
    What Leonardo takes is lost. (M15)
