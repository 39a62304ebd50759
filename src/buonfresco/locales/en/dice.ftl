# The dice game: what its rules refuse, and what can be wrong with its packs.

# ---- refusals
refused-dice-favour = The favor tile changes the sum only after the third die is set aside, and only for the player who has it.
refused-dice-favour-none = You do not have the favor tile.
refused-dice-bet-own = The others bet on your turn; you do not.
refused-dice-aside = The { NAME($die, of: "paint") } die is set aside already.
refused-dice-colour = { $wanted ->
    [1] That takes a color die showing { NAME($die, of: "paint") }; none of those thrown does.
   *[other] That takes { $wanted } color dice showing { NAME($die, of: "paint") }; of those thrown { $there ->
        [0] none does
       *[other] only { $there } does
    }.
}
refused-dice-field = No portrait tile is on display on the space { $field }.
refused-dice-bishop-form = “{ $text }” does not name one of the five sections. For example: bishop 16
refused-dice-bet-form = “{ $text }” is not a bet tile; they are marked, other and portrait. For example: bet marked
refused-dice-keep-form = “{ $text }” does not name a pip die, or what color dice make of one (x2, x4). For example: keep blue, or keep blue x2
refused-dice-favour-form = “{ $text }” is not what the favor tile can do. For example: favor +1, favor -1, or favor 0
refused-dice-take-form = “{ $text }” does not name a portrait space. For example: take 9-12

# ---- packs: file and entry stand before it
pack-dice-sums = the rulebook gives the sections { $sums }, in this order
pack-dice-stack = a stack has four tiles worth 1 point or more, rising from the top to the bottom
pack-dice-ranges = the rulebook gives the portrait spaces { $ranges }, in this order
pack-dice-portrait = a portrait tile is worth 1 point or more, and its icon says 2, 3 or 4 players
pack-dice-portraits = the rulebook counts 16 portrait tiles, 8 of them women; 8 are for two players, 4 more for three, 4 more for four
pack-dice-pips = there are six pip dice of six different colors, each named by one word
pack-dice-faces = a pip die has six faces with 1 to 6 pips
pack-dice-colours = there are two color dice
pack-dice-colour-faces = a color die has six faces, each with the color of a pip die

pool-dice-start = the starting player
pool-dice-portrait = a portrait tile
pool-dice-die = a die
