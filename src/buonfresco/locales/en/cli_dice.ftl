# The dice game in the terminal: how its table is drawn, and help.

cli-dice-turn = { $who }'s turn
cli-dice-turn-own = your turn
cli-dice-strip = what each sum brings { $who }
cli-dice-strip-own = what each sum brings you
cli-dice-strip-open = fresco and portraits
cli-dice-fresco = fresco
cli-dice-sex = { $sex ->
    [woman] woman
   *[man] man
}
cli-dice-empty = empty
cli-dice-head-portraits = portraits
cli-dice-colour-dice = color dice
cli-dice-throw = throw { $throw }

help-dice-answers = Answer with the number of an option, or write it out, in short if you like: bishop 16 or 16, keep blue x2 or b2, bet marked or m, wait, favor +1 or +1, take 9-12.
help-dice-game =
    Collect the most points with fresco tiles, portraits and good bets. A turn:
    1. Put the bishop on one of the five sections of the fresco: you aim at its sum.
    2. Throw three times, first with six pip dice and two color dice. After each throw set one pip die aside; it counts double with a color die of its color, fourfold with both. The other dice are thrown again.
    3. The sum of your three dice decides: 8, 13, 16, 19 or 24 brings the fresco tile there (each section only once per painter; 3 more points where the bishop stands), the sums between them bring the portrait on display, all others nothing.
    4. Before each throw the others may bet on the result: the marked tile, another fresco tile, or a portrait. Early bets bring 3 points, later ones 2 or 1.
    Points are steps on the score track; a taken space is jumped over. Whoever is last has the favor tile and may change a sum of their own by 1.
    When somebody has five sections or five portraits, the round is the last one, and they take one more portrait. At the end each pair of a woman and a man scores once more: the wedding bonus.
    Percentages are exact for a painter who wants that sum and nothing else; averages, and the chances of bets, are those of one who wants as many points as possible.
