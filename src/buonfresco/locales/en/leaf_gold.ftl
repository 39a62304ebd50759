# ---- 5, Leaf Gold
module-leaf_gold = Leaf Gold
module-leaf_gold-about = Two spaces of the market also bring leaf gold; it gilds fresco tiles that show the colour of the round.
switch-leaf_gold-supply = How much leaf gold there is
switch-leaf_gold-supply-20 = 20 pieces
switch-leaf_gold-supply-24 = 24 pieces
kind-gild = deciding on leaf gold
ask-gild = The tile shows the colour of the round. Do you gild it with one leaf gold, for 3, 2 or 1 points by the bishop's place?
action-gild = give one leaf gold
refused-gild-form = “{ $text }” is more than it takes: it is always one leaf gold, for the tile just being restored. It is written like: gild
refused-gild-none = You have no leaf gold.
event-disc_drawn = The colour of the round is { NAME($paint, of: "paint") }.
event-gold_taken = { PAINTER($who) } takes { $gold } leaf gold with it.
event-gilded = { PAINTER($who) } gilds { $segment }: { $points ->
    [one] 1 point
   *[other] { $points } points
} more.
event-gold_exchanged = { PAINTER($who) } hands in { $gold } leaf gold.
source-gold = leaf gold
pack-leaf_gold-arrow = an arrow points at a space from 1 on and brings at least 1 gold
pack-leaf_gold-arrows = with { $players } players there must be two arrows, at two different spaces
pack-leaf_gold-four = the rulebooks give 1 gold at booth III and 2 at booth IV with four players

pool-disc = a disc
# ---- what was gained or paid for
why-gold = for leaf gold
