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
event-wall_restored = { PAINTER($who) } restores section { $section } of the wall with { NAME($paint, of: "paint") }; the tile's back shows { NAME($back, of: "paint") }.
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
