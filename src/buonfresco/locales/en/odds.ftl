# The odds of the dice game.

cli-odds-kept = Set aside: { $kept }, sum { $sum }. { $throws ->
    [0] No throw left.
    [one] 1 throw left, color dice free: { $dice }.
   *[other] { $throws } throws left, color dice free: { $dice }.
}
cli-odds-favour = With the favor tile: the last sum may be changed by 1.
cli-odds-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-odds-whole = { $number }%
cli-odds-line = { $sums }: { $percent } (exactly { $fraction })
cli-odds-certain = { $sums }: { $percent } (certain)
cli-odds-impossible = { $sums }: { $percent } (impossible)
cli-odds-result = result
cli-odds-chance = chance
cli-odds-exactly = exactly
cli-odds-fresco = fresco { $sums }
cli-odds-portrait = portrait { $sums }
cli-odds-alone = Each chance is that of a player who wants this result alone and plays best for it.

# ---- command line
usage-odds = how likely a sum of the dice game is under best play, exactly
usage-odds-targets = sums you want: 16, 9-12, or 8,13 for one of the two; each gets a line. Without any: every fresco section and portrait space
usage-odds-kept = dice set aside so far: 6,4x2 is a plain 6 and a doubled 4, 5x4 a fourfold 5
usage-odds-favour = you have the favor tile
usage-odds-sum = “{ $word }” is not a sum. Write 16, or 9-12, or 8,13.
usage-odds-die = “{ $word }” is not a die that can be set aside. Write the pips, 1 to 6, and x2 or x4 if they count double or fourfold: 6,4x2.
usage-odds-colours = There are only { $most } color dice, too few for { $kept }.
usage-meta-sums = SUMS
usage-meta-kept = DIE,DIE

# ---- errors
error-odds-target = No turn ends with the sum { $target }; sums run from { $low } to { $high }.
error-odds-kept = { $found } dice set aside are too many; a turn has { $most } throws.
error-odds-dice = The number of free color dice is 0 to { $most }, not { $dice }.
error-odds-value = { $value } cannot be set aside: a die counts its 1 to 6 pips once, twice or four times.
error-odds-fit = { $count ->
    [0] Nothing is set aside yet, so all color dice are free, not { $dice }.
   *[other] With { $dice ->
        [one] 1 color die
       *[other] { $dice } color dice
    } still free these values cannot have been set aside: { $values }.
}
error-odds-state = No turn comes to the sum { $total } with { $throws ->
    [one] 1 throw
   *[other] { $throws } throws
} left and { $dice ->
    [one] 1 color die
   *[other] { $dice } color dice
} free.
error-odds-worth = Each sum from 0 to { $high } needs a value; { $found } were given.
error-odds-roll = This is not such a throw: { $dice } of the six dice show 1 to 6, the others are 0, and the colors are numbers from 0 to 5.
