# ---- 6, Glaziers
module-glaziers = Glaziers
module-glaziers-about = Buy glass, and renew the window beside a restored segment: a fine one brings points, missing panes cost some.
tile-glaziery = glaziery
column-glaziery = glaziery
source-windows = windows

kind-plan_glaziery = placing the tile “glaziery”
kind-glass = buying glass
kind-window = choosing a window
kind-glaze = handing in glass

ask-plan_glaziery = Do you send somebody to the glaziery? The tile covers one column; you do not visit the location under it this round.
ask-glass = Which glass do you buy next? Apprentices left here: { $left }.
ask-window = { $segment } has a window. Which new one do you take from the bench?
ask-glaze = Which of your glass do you hand in for this window? { $window ->
    [altar] At the altar each brings 1 point, at most one of each color.
   *[other] It has { PAINTS($panes) }; { $points } points if nothing is missing.
}

action-glass = buy { $glass } glass
action-window = window { $window }: { PAINTS($panes) }
action-glaze = { $panes ->
    [none] hand in no glass
   *[other] hand in glass: { PAINTS($panes) }
}

refused-glass-gone = There is no { NAME($glass, of: "paint") } glass left on the glaziery board.
refused-glass-money = That glass costs { $cost ->
    [one] 1 Thaler
   *[other] { $cost } Thalers
}; you have { $have }.
refused-window-must = Whoever restores this segment renews its window, too. The first one on the bench costs nothing.
refused-window-money = The window on that space costs { $cost ->
    [one] 1 Thaler
   *[other] { $cost } Thalers
}; you have { $have }.
refused-glaze-panes = The window has no pane for this glass: { PAINTS($glass) }.
refused-glaze-missing = You do not have this glass: { PAINTS($glass) }.
refused-glaziery-form = “{ $text }” does not say what to do with the glaziery tile. For example: glaziery on studio, or no glaziery
refused-glass-form = “{ $text }” is not glass: it is yellow, blue, red or green. For example: glass green
refused-window-form = “{ $text }” does not name a space of the bench; they are 1 to 6. For example: window 1
refused-glaze-form = “{ $text }” is not glass for one window. For example: glaze YG, or glaze none

event-bench_filled = The first six windows lie on the bench.
event-glass_laid = New glass at the glaziery: { PAINTS($glass) }.
event-glass_bagged = The glass bag was empty; the glass from the reserve board goes into it.
event-glass_bought = { PAINTER($who) } buys { NAME($glass, of: "paint") } glass for { $price ->
    [one] 1 Thaler
   *[other] { $price } Thalers
}.
event-window_taken = { PAINTER($who) } renews the window at { $segment } ({ PAINTS($window) }) for { $price ->
    [0] nothing
    [one] 1 Thaler
   *[other] { $price } Thalers
}.
event-window_revealed = A new window comes to the bench: { PAINTS($window) }.
event-glass_given = { PAINTER($who) } hands in glass: { PAINTS($glass) }.
event-window_scored = { PAINTER($who) } scores for window and glass: { SIGNED($change) }.

switch-glaziers-leonardo_window = What becomes of the window Leonardo takes
switch-glaziers-leonardo_window-place = it is put in beside the segment
switch-glaziers-leonardo_window-discard = it leaves the game once it has scored

pack-glaziers-glass = the rulebooks state for yellow, blue, red and green glass, in this order: 8, 7, 6, 5 tokens; 1, 1, 2, 2 Thalers; penalties of 2, 4, 6, 8
pack-glaziers-bench = the prices { $prices } must be six, rising from a single 0 to 3
pack-glaziers-openings = twelve different segments of the fresco have a window
pack-glaziers-windows = { $windows } windows; the rulebooks count 18
pack-glaziers-panes = a window has two or three panes, written Y, B, R or G, and brings points
pack-glaziers-named = no window has the panes { $panes }, though a rulebook names one
pack-glaziers-seven = the rulebooks show a window of 7 points with a full penalty of 14 and a single green pane
pack-glaziers-nine = the rulebooks show a window of 9 points with a full penalty of 18

pool-window = a window tile
pool-glass = a glass token
# ---- what was gained or paid for
why-glass = for glass
why-window = for a window

# ---- words of the table, and what an option leads to
initial-tile-glaziery = g
piece-glass = { NAME($id, of: "paint") }
stock-glass = glass
bill-glass = { $what } glass { $then }
pass-glass = buy no more glass
note-window = worth { $points ->
    [one] 1 point
   *[other] { $points } points
}, with your glass { SIGNED($change) }
note-window-leonardo = and { $points } for the window
note-glaze = { SIGNED($change) } for window and glass
plan-on-glaziery = the glaziery: two buy glass, and one more if you send him (0 or 1).
note-on-glaziery = { $printed } buy glass, one more if you send him; you can afford now: { $glass }
note-no-glass = nothing
plan-windows = A window goes with { $segments }.
panel-glass = glass
panel-glass-price = { $count }× { $glass } for { $price }
panel-penalties = penalty for a missing pane: { $penalties }
panel-penalty = { $pane } { $points }
panel-reserve = on the reserve board: { $glass }
panel-glass-bag = { $count } in the bag
panel-own-glass = glass: { $glass }
panel-bench = windows
panel-window = { $place }: { $panes } { $points } ({ $price })
panel-faces-windows = panes points (price)
panel-renewed = { $segment } renewed: { $panes }
sign-window = □
mark-window = window
module-glaziers-words = M6, glaziery, glazier, glass, window, windows, pane, panes, bench, penalty, penalties, altar window, □

module-glaziers-help =
    Plan: your glaziery tile may cover a column. Instead of its location you visit the glaziery: two apprentices are printed on the tile, one of yours may be the third.
    Each buys one glass: blue or yellow for 1 Thaler, red or green for 2. Every round 2 per player lie open.
    Twelve segments have a window. Whoever restores one has to take a window from the bench as well, for 0 to 3 Thalers. It brings its points; each pane you give no glass for costs points: yellow 2, blue 4, red 6, green 8. Fresco, window and bishop together never fall below 0.
    At the altar each glass brings 1 point, at most one of each color.
    Leonardo takes the free window, for all its points. Glass left over is worth nothing. (M6)
