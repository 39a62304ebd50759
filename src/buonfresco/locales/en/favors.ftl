# ---- 11, Bishop's Favors
module-favors = Bishop's Favors
module-favors-about = A favor lies face down on every fresco tile; whoever restores the tile the bishop stands on gets it.
switch-favors-take = Whether the bishop's favor must be taken
switch-favors-take-optional = you may leave it, but without having seen it
switch-favors-take-mandatory = whoever restores the tile takes it
source-favors = favors

kind-favor = deciding about the bishop's favor
ask-favor = The bishop stands on the segment you restore. Do you take his favor? It lies face down, and is carried out at once. It is { $segment }.
action-favor = take the favor
refused-favor-form = “{ $text }” says too much: the favor is that of the segment just being restored. For example: favor

event-favor_revealed = { PAINTER($who) } turns up the bishop's favor: { $gives ->
    [thalers] { $amount ->
        [one] 1 Thaler
       *[other] { $amount } Thalers
    }
    [mood] mood +1
    [points] { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
   *[other] { NAME($gives, of: "paint") }
}.
event-favor_lapsed = It is of no use to { PAINTER($who) }.
event-favor_declined = { PAINTER($who) } leaves the bishop's favor on { $segment } unseen.

pack-favors-gift = a favor gives 1 or 5 Thalers, mood +1, 1 point or 1 paint, and there is at least one of it
pack-favors-kind = no favor gives this: { $gives } ({ $amount })
pack-favors-count = { $tiles } favor tiles; the rulebooks count 25

pool-favor = a favor tile
# ---- what was gained or paid for
why-favor = as the bishop's favor

# ---- told: what options lead to, the table
pass-favor = leave it unseen
note-favor = one of { $count } unseen; the points for the segment follow
panel-favors = favors
panel-favor = { $gives ->
    [thalers] { $amount ->
        [one] 1 Thaler
       *[other] { $amount } Thalers
    }
    [mood] mood +1
    [points] { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
   *[other] { NAME($gives, of: "paint") }
}
panel-favors-unseen = not seen yet: { $favors }
panel-favors-left = still on the fresco: { $count }
panel-favors-claimed = seen so far: { $favors }
module-favors-words = M11, not seen yet

module-favors-help =
    A favor tile lies face down on each of the 25 fresco tiles.
    If the bishop stands on the segment you restore, you may take its favor (English and French edition: you have to). It is turned up and carried out at once; then it leaves the game.
    If he stands elsewhere, the favor leaves the game unseen. A paid step may take him there first.
    There are favors of 1 Thaler, 5 Thalers, mood +1, a paint, and 1 point. For Leonardo only the point counts. (M11)
