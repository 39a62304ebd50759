# ---- 3, Special Blends
module-special_blends = Special Blends
module-special_blends-about = Pink and brown are blended from blended paints, for seven precious fresco tiles and a richer altar.
switch-special_blends-altar_replace = Where pink and brown may be paid at the altar
switch-special_blends-altar_replace-blended_variant = only in place of one of three different blended paints
switch-special_blends-altar_replace-everywhere = for any blended paint of any payment
refused-special-altar = { PAINTS($paints) }: pink and brown may only stand in for one of three different blended paints, and the others must be different ones of green, orange and purple.
pack-special_blends-value = the value { $value } is not between 13 and 24
pack-special_blends-count = { $tiles } tiles; the rulebooks count 7
pack-special_blends-centre = the rulebooks mention exactly one tile of value 24
pack-special_blends-supply = the rulebooks count 6 pink and 6 brown paints

pool-replaced = a fresco tile that leaves the game

# ---- words of options and of the table
panel-blends = blends
panel-recipe = { $paint } = { $parts }
module-special_blends-words = M3, special blend, pink, brown, K, N

module-special_blends-help =
    Pink (K) = purple + red, brown (N) = orange + green. They count as blends like the others; a paint just made may go into the next blend at once.
    Seven new fresco tiles, worth 13 to 24 points, replace seven others; the 24 lies in the center.
    At the altar, each of green + orange + purple (6 points) may be replaced by pink for 3 more points or by brown for 5 more; three brown bring 21.
    The French edition allows that in every payment at the altar. Left over, both are worth nothing. (M3)
