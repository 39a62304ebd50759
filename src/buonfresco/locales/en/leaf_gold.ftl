# ---- 5, Leaf Gold
module-leaf_gold = Leaf Gold
module-leaf_gold-about = Two spaces of the market also bring leaf gold; it gilds fresco tiles that show the color of the round.
switch-leaf_gold-supply = How much leaf gold there is
switch-leaf_gold-supply-20 = 20 pieces
switch-leaf_gold-supply-24 = 24 pieces
kind-gild = deciding about leaf gold
ask-gild = { $segment } shows the color of the round. Do you gild it with one leaf gold?
action-gild = hand in one leaf gold
refused-gild-form = “{ $text }” says too much: it is always one leaf gold, for the tile just being restored. For example: gild
refused-gild-none = You have no leaf gold.
event-disc_drawn = The color of the round is { NAME($paint, of: "paint") }.
event-gold_taken = { PAINTER($who) } takes { $gold } leaf gold with it.
event-gilded = { PAINTER($who) } gilds { $segment }: { $points ->
    [one] 1 more point
   *[other] { $points } more points
}.
event-gold_exchanged = { PAINTER($who) } exchanges { $gold } leaf gold for Thalers.
source-gold = leaf gold
pack-leaf_gold-arrow = an arrow points at a space from 1 on and brings at least 1 leaf gold
pack-leaf_gold-arrows = with { $players } players there must be two arrows, at two different spaces
pack-leaf_gold-four = the rulebooks give 1 leaf gold at booth III and 2 at booth IV with four players

pool-disc = a wooden disc
# ---- what was gained or paid for
why-gold = for leaf gold

# ---- words of options and of the table
pass-gild = keep the leaf gold
panel-leaf_gold = leaf gold
panel-disc = color of the round: { $paint }
panel-gold = { $count } leaf gold
bill-gold = { $sign ->
    [minus] costs { $amount } leaf gold, { $then } left
   *[plus] +{ $amount } leaf gold, then { $then }
}
stock-gold = leaf gold
sign-gold = +{ $gold }
mark-gold = with the tile on { $space } comes { $gold } leaf gold
module-leaf_gold-words = M5, gold, gild, gilding, color of the round, disc, arrow, arrows, basket

module-leaf_gold-help =
    Arrows point at two spaces of the market. Whoever buys the tile there also gets 1 or 2 leaf gold, for free; from a closed booth nobody gets any.
    A disc shows the color of the round: one of six, never the same twice in a row.
    If you restore a fresco tile with that color among its paints, you may add exactly 1 leaf gold: 3 more points with the bishop on the segment, 2 with him beside it, 1 elsewhere. That comes on top of the bishop's bonus. Not at the altar.
    At the end each leaf gold becomes 1 Thaler. Leonardo gets none. (M5)
