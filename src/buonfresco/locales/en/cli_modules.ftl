# The terminal, modules 10 to 15 and 17: panels, what options lead to, planning. The others are in cli_fresco.ftl.

# ---- the table
cli-initial-tile-pews = p
cli-initial-tile-map = m

# ---- catacombs
panel-catacombs = catacombs
panel-map-stacks = maps left: { $stacks } o'clock
panel-map-stack = { $count } at { $time }
panel-rooms-unseen = { $count ->
    [one] 1 room covered
   *[other] { $count } rooms covered
}
panel-rooms = uncovered: S statue, Ch chalice, V volume, +mood
panel-room = { $kind ->
    [statue] S
    [chalice] Ch
   *[writing] V
}{ $number }{ $mood ->
    [0] {""}
   *[other] +{ $mood }
}
panel-rooms-row = rooms
panel-maps = maps
panel-map = { $map } ({ $rooms })
panel-map-on = { $map } on { $column }
panel-map-times = of { $times } o'clock
panel-own-maps = maps: { $maps }
panel-own-treasures = treasures: { $treasures } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
panel-his-treasures = treasures { $treasures }
outcome-map = { $rooms ->
    [one] 1 room
   *[other] { $rooms } rooms
} on it
outcome-rooms = rooms { $rooms }
outcome-open = uncovered now: { $rooms }
outcome-open-none = none
outcome-room = { $room } { $treasure }
outcome-explore-later = with the rooms that are uncovered then
outcome-map-lost = the map is used up
outcome-at-end = { $points ->
    [one] 1 point at the end
   *[other] { $points } points at the end
}
pass-map = no map
about-map = Maps left: { $left }.
about-leonardo_map = Rooms on it: { $marked }; uncovered now: { $rooms }.
about-explore = Uncovered rooms on it: { $rooms }.
about-treasure = Found: { $found }.
plan-on-map = one at most, and you explore with map { $map };

# ---- pews
panel-pews = pews
panel-pews-sort = { $beams ->
    [one] 1 beam
   *[other] { $beams } beams
}: { $pews } (points { $points })
panel-beams = beams
panel-beams-of = { $count }
panel-beam-sign = { $sign } at the market: comes with the tile
outcome-beams-come = { $beams ->
    [one] 1 beam
   *[other] { $beams } beams
}
outcome-beams = { $beams ->
    [one] takes 1 beam
   *[other] takes { $beams } beams
}
outcome-between = { $least } to { $most } points
pass-pews = leave the pews as they are
plan-on-pews = the pews: one of them carries a beam, and two more if you send them (0 to 2).

# ---- dome and guild
panel-dome = dome
panel-dome-unseen = under { $count ->
    [one] 1 inner tile
   *[other] { $count } inner tiles
}, some of { $tiles }
panel-own-dome = dome:
outcome-dome = with a dome tile
panel-guild = guild
label-guild = guild: { $given } for { $taken }
plan-workshop-guild = Or an exchange at the guild.
