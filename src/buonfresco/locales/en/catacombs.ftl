# ---- 13, Catacombs
module-catacombs = Catacombs
module-catacombs-about = Under every fresco tile lies a room. Maps lead to its treasure, which is sold at once or kept for the end.
tile-map = map
kind-map = buying a map
ask-map = Do you buy the top map of the { $time } o'clock pile for 1 Thaler? Maps left: { $left }.
kind-leonardo_map = placing Leonardo's map
ask-leonardo_map = You guide Leonardo: on which column of his action sheet does map { $map } go? He explores there in this round. Rooms on it: { $marked }; uncovered now: { $rooms }.
kind-plan_map = placing maps
ask-plan_map = On which column do you lay a map? It leaves one space there. Your maps: { $maps }.
kind-explore = exploring the catacombs
when-exploring = The catacombs are explored where your map lies, when the turn of that column comes.
ask-explore = When do you explore with map { $map }? It is used up in any case. Uncovered rooms on it: { $rooms }.
ask-explore-guided = You guide Leonardo: does he explore with map { $map } before his action here, or after it? Uncovered rooms on it: { $rooms }.
kind-treasure = deciding about treasures
ask-treasure = Do you sell what you have found, or keep it for the end? Found: { $found }.
action-buy_map = buy the map
pass-map = no map
action-map = map { $map } on the column “{ NAME($column, of: "column") }”
action-no_map = { $laid ->
    [0] no map
   *[other] no more maps
}
action-explore = explore now
action-explore_later = explore after the action here
action-explore_not = do not explore
action-sell_treasure = sell: { NAME($treasure, of: "treasure") }
action-keep_treasure = keep: { NAME($treasure, of: "treasure") }
source-catacombs = catacombs
treasure-statue-5 = statue worth 5 points
treasure-statue-4 = statue worth 4 points
treasure-statue-3 = statue worth 3 points
treasure-chalice-3 = chalice worth 3 points
treasure-chalice-2 = chalice worth 2 points
treasure-writing-1 = volume 1
treasure-writing-1-theater = volume 1 (mood +1)
treasure-writing-2 = volume 2
treasure-writing-2-theater = volume 2 (mood +1)
treasure-writing-3 = volume 3
treasure-writing-3-theater = volume 3 (mood +2)
treasure-writing-4 = volume 4
treasure-writing-4-theater = volume 4 (mood +2)
treasure-writing-5 = volume 5
treasure-writing-5-theater = volume 5 (mood +3)
refused-map-money = A map costs 1 Thaler, and you have none.
refused-map-turned = Map { $map } was turned up for Leonardo; that one has to be placed.
refused-map-none = You have no map.
refused-map-later = You will be asked about maps later.
refused-map-decided = You have decided about your maps already. Withdraw the plan to change it.
refused-map-room = With one more map there would be { $spaces } spaces for your { $have } apprentices.
refused-map-laid = Map { $map } lies on another column already.
refused-map-own = You do not have that map. You have: { $own }.
refused-map-form = “{ $text }” does not name a map and a column. For example: map 5a on studio, or no map
refused-explore-nothing = No room of your map has an uncovered treasure now.
refused-explore-later = Without an apprentice here there is no action to explore after.
refused-explore-form = “{ $text }” is not a way to explore. For example: explore now, explore later, or no exploring
refused-treasure-must = Decide about each treasure: sell it or keep it.
refused-treasure-double = You have volume { $volume } already; this one must be sold.
refused-treasure-kept = What was kept cannot be sold any more: { NAME($treasure, of: "treasure") }.
refused-treasure-none = You have not found that: { NAME($treasure, of: "treasure") }.
refused-treasure-form = “{ $text }” does not name a catacomb tile. For example: sell statue-5, or keep writing-3
event-map_bought = { PAINTER($who) } buys a map of { $time } o'clock.
event-map_seen = It is map { $map }.
event-map_turned = Map { $map } is turned up for { PAINTER($who) }.
event-map_shown = { PAINTER($who) } has map { $map } on the column “{ NAME($column, of: "column") }”.
event-room_opened = The room under { $segment } is uncovered: { NAME($treasure, of: "treasure") }.
event-explored = { PAINTER($who) } explores with map { $map } and finds { $found ->
    [0] nothing
    [one] 1 treasure
   *[other] { $found } treasures
}.
event-map_wasted = { PAINTER($who) } does not explore; map { $map } is used up.
event-treasure_found = { PAINTER($who) } takes from { $segment }: { NAME($treasure, of: "treasure") }.
event-treasure_kept = { PAINTER($who) } keeps: { NAME($treasure, of: "treasure") }.
event-treasure_sold = { PAINTER($who) } sells: { NAME($treasure, of: "treasure") }.
pack-catacombs-tile = a catacomb tile exists at least once, sells for at least 1 Thaler, and only holy writings have a volume, 1 to 5, and no points of their own
pack-catacombs-tiles = { $found } catacomb tiles; there are { $tiles }
pack-catacombs-volumes = every volume from 1 to 5 must occur, and at least one of them twice
pack-catacombs-statue = there must be a statue worth 5 points or 5 Thalers
pack-catacombs-writing = there must be a holy writing with mood +3 that sells for 2 Thalers
pack-catacombs-map = a map belongs to 5, 6 or 7 o'clock and marks four, three or two different rooms, named like segments
pack-catacombs-maps = { $found } maps for { $time } o'clock; there are { $maps }

pool-treasure = a catacomb tile
pool-map = a map
# ---- what was gained or paid for
why-map = for a map
why-treasure = for a treasure

# ---- what an option leads to
note-map = { $rooms ->
    [one] 1 room
   *[other] { $rooms } rooms
} on it
note-uncovered = uncovered now: { $rooms }
note-no-map = kept for another round
note-rooms-none = none
note-room = { $room } { NAME($treasure, of: "treasure") }
note-explore-later = with the rooms that are uncovered then
note-at-end = { $points ->
    [one] 1 point at the end
   *[other] { $points } points at the end
}

# ---- planning
plan-on-map = one apprentice at most:
plan-map = You explore here with map { $map } (rooms { $marked }; uncovered now: { $rooms }).

# ---- on the table
panel-catacombs = catacombs
panel-map-stacks = maps left: { $stacks } o'clock
panel-map-stack = { $count } at { $time }
panel-found = found
panel-rooms-row = rooms
panel-rooms = uncovered: S statue, Ch chalice, V volume, +mood
panel-rooms-unseen = { $count ->
    [one] 1 room covered
   *[other] { $count } rooms covered
}
sign-treasure = { $kind ->
    [statue] S
    [chalice] Ch
   *[writing] V
}{ $number }{ $mood ->
    [0] {""}
   *[other] +{ $mood }
}
panel-maps = maps
panel-map = { $map } ({ $rooms })
panel-map-on = { $map } on { $column }
panel-map-times = of { $times } o'clock
panel-own-maps = maps: { $maps }
panel-treasures = treasures: { $treasures } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
initial-tile-map = m
module-catacombs-words = M13, catacomb, room, rooms, map, maps, treasure, treasures, explore, exploring, cartographer, found

module-catacombs-help =
    Under each fresco tile lies a room with a treasure; restoring uncovers it. To take it you need a map that marks the room.
    Who gets up at 5, 6 or 7 may buy the top map of that hour for 1 Thaler: four, three or two rooms.
    Plan: a map lies on a column and leaves one space for an apprentice. There you explore, before or after his action, and take every treasure in uncovered rooms of the map; then it is used up.
    Each treasure is sold at once for its Thalers or kept for its points; +mood counts either way. A volume you already have must be sold.
    At the end statues and chalices count their points, volumes the highest number times how many different ones: 25 for all five.
    Leonardo gets maps for free, keeps all and scores it. (M13)
