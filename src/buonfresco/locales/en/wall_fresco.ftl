# ---- 9, Wall Fresco
module-wall_fresco = Wall Fresco
module-wall_fresco-about = A second fresco on the wall: each section brings points at once and a paint in every later round.
tile-wall = wall fresco
kind-plan_wall = placing the tile “wall fresco”
ask-plan_wall = Do you lay the wall fresco tile on a column? It takes one apprentice, and the location under it is not visited.
kind-wall = restoring the wall fresco
ask-wall = Which section of the wall do you restore?
action-wall = restore section { $section } of the wall
action-wall_exchange = exchange the wall tiles { $walltile } and { $othertile } for the exchange tile { NAME($paint, of: "paint") }
source-wall = wall fresco
event-wall_restored = { PAINTER($who) } restores section { $section } of the wall with { NAME($paint, of: "paint") }.
event-wall_turned = The back of the wall tile shows { NAME($back, of: "paint") }.
event-wall_idle = { PAINTER($who) } leaves the wall fresco as it is.
event-wall_exchanged = { PAINTER($who) } exchanges the wall tiles { $one } and { $other } for the exchange tile { NAME($paint, of: "paint") }.
refused-wall-empty = The whole wall is restored; the tile is of no use any more.
refused-wall-finished = Section { $section } is finished already.
refused-wall-far = Section { $section } does not adjoin the finished part of the wall.
refused-wall-form = “{ $text }” does not name a section of the wall or a column for the tile. For example: wall c2, or wall on studio
refused-exchange-apprentice = An exchange takes a whole apprentice who has not blended yet.
refused-exchange-colour = You have the exchange tile { NAME($paint, of: "paint") } already; only one of each color is allowed.
refused-exchange-tile = You have no face-up wall tile { $tile }.
refused-exchange-same = Splashes mean nothing in this game, so tiles with the same back are alike. Write it here as: { $text }
refused-exchange-form = “{ $text }” does not name two wall tiles of different basic colors. For example: exchange GY+OB
pack-wall_fresco-finished = the finished sections must be different sections of the wall
pack-wall_fresco-corner = the section at the bottom left must be finished
pack-wall_fresco-sections = { $found } sections have a tile; there are { $sections }
pack-wall_fresco-points = a section brings { $points } points
pack-wall_fresco-exchange = there are { $tiles } exchange tiles of each color
pack-wall_fresco-tile = a wall tile has a front G, O or P, a back Y, R or B, and a count from 1 up
pack-wall_fresco-tiles = { $found } wall tiles; there are { $tiles }

pool-wall_front = the front of a wall tile
pool-wall = a wall tile
# ---- what was gained or paid for
why-wall = for the wall fresco

# ---- words of the table, and what an option leads to
initial-tile-wall = w
wall_tile-GY = yellow (splash green)
wall_tile-GR = red (splash green)
wall_tile-GB = blue (splash green)
wall_tile-OY = yellow (splash orange)
wall_tile-OR = red (splash orange)
wall_tile-OB = blue (splash orange)
wall_tile-PY = yellow (splash purple)
wall_tile-PR = red (splash purple)
wall_tile-PB = blue (splash purple)
wall-tile = wall tile, { $tile }
pass-wall = leave the wall as it is
note-wall = one of these behind it: { PAINTS($backs) }
note-exchange = every round then { PAINTS($paints) }; takes { $blends } blends
plan-on-wall = the wall fresco: one of yours restores a section of the wall (1).
note-on-wall = one of yours restores a section of the wall; in reach of your paints now: { $sections }
note-no-section = none
panel-wall_fresco = wall
panel-wall-row = { $row } { $fronts }
panel-reach = in reach: { $sections }
panel-section = { $section } { $front }
panel-wall-tiles = wall tiles
panel-wall-unseen = on the wall: { $tiles }
panel-exchange = exchange tile { $paint }
panel-wall-stacked = stacked: { $tiles }
module-wall_fresco-words = M9, wall, wall tile, wall tiles, exchange tile, exchange tiles, in reach

module-wall_fresco-help =
    A second fresco with 18 sections. Plan: your wall fresco tile covers a column, with exactly one apprentice on it; instead of that location he restores a section.
    It has to touch, side by side, what is finished, beginning at the bottom left. It costs 1 paint of the blended color shown and brings 4 points.
    The tile in front of you then brings its basic paint at the end of each round; of each color only one counts.
    In the workshop an apprentice may, instead of blending, exchange two wall tiles of different colors for the exchange tile of their blend. It brings that paint every round; one of each blend per player.
    No bishop's bonus here. With the requests wall tiles serve like fresco tiles. Leonardo stays away. (M9)
