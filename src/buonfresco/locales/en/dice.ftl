# The dice game: what its rules refuse, and what can be wrong with its packs.

# ---- refusals
refused-dice-favour = The favour tile changes the sum only after the third die is put aside, and only for who has it.
refused-dice-favour-none = You do not have the favour tile.
refused-dice-bet-own = The others bet on your turn; you do not.
refused-dice-aside = The { NAME($die, of: "paint") } die is put aside already.
refused-dice-colour = { $wanted ->
    [1] That takes a colour die showing { NAME($die, of: "paint") }; none of those thrown does.
   *[other] That takes { $wanted } colour dice showing { NAME($die, of: "paint") }; of those thrown { $there ->
        [0] none does
       *[other] only { $there } does
    }.
}
refused-dice-field = No portrait tile lies open on the field { $field }.
refused-dice-bishop-form = “{ $text }” names none of the five sections. It is written like: bishop 16
refused-dice-bet-form = “{ $text }” is no bet tile; they are marked, other and portrait. It is written like: bet marked
refused-dice-keep-form = “{ $text }” names no pip die, or nothing colour dice make of one (x2, x4). It is written like: keep blue, or keep blue x2
refused-dice-favour-form = “{ $text }” is nothing the favour tile can do. It is written like: favour +1, favour -1, or favour 0
refused-dice-take-form = “{ $text }” names no portrait field. It is written like: take 9-12

# ---- packs: file and entry stand before it
pack-dice-sums = the rulebook gives the sections { $sums }, in this order
pack-dice-stack = a stack has four tiles worth 1 point or more, rising from the top to the bottom
pack-dice-ranges = the rulebook gives the portrait fields { $ranges }, in this order
pack-dice-portrait = a portrait tile is worth 1 point or more, and its icon says 2, 3 or 4 players
pack-dice-portraits = the rulebook counts 16 portrait tiles, 8 of them women; 8 are for two players, 4 more for three, 4 more for four
pack-dice-pips = there are six pip dice of six different colours, each named by one word
pack-dice-faces = a pip die has six faces with 1 to 6 pips
pack-dice-colours = there are two colour dice
pack-dice-colour-faces = a colour die has six faces, each with the colour of a pip die

pool-dice-start = the start player
pool-dice-portrait = a portrait tile
pool-dice-die = a die
