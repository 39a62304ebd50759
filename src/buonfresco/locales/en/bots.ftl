# Those who play when no person does: their names, and what they are like in a line.

bot-random = Random
bot-random-about = Does anything the rules allow. For a first look at the game.
bot-apprentice = Apprentice
bot-apprentice-about = Answers at once, knows what things are worth, and minds his own business.
bot-apprentice-0 = First apprentice
bot-apprentice-0-about = The first apprentice, frozen: a yardstick to measure others by.
bot-journeyman = Journeyman
bot-journeyman-about = Has learned the craft and thinks before he answers, but does not always take the best.
bot-master = Master
bot-master-about = Knows the craft from countless games, minds what the others are up to, and wastes little.
bot-early-riser = Early riser
bot-early-riser-about = An apprentice who is up before everybody, whatever the mood at home.
bot-altar-painter = Altar painter
bot-altar-painter-about = An apprentice who would rather restore the altar than the ceiling.
bot-miser = Miser
bot-miser-about = An apprentice who likes the studio and hates to spend a Thaler.

# ---- why a bot would do something, after what it would do
bot-why-points = in games tried out from here you gain { $points ->
    [one] about { $points } point
   *[other] about { $points } points
} in all { $until }
bot-why-later = no points yet, but it prepares some
bot-why-leaves = you still have { $paints }, all that { $segment } takes; in games tried out from here you gain { $points ->
    [one] about { $points } point
   *[other] about { $points } points
} in all { $until }
bot-why-aims = on the way to { $segment }; in games tried out from here you gain { $points ->
    [one] about { $points } point
   *[other] about { $points } points
} in all { $until }
bot-until-round = by the end of round { $round }
bot-until-turns = { $turns ->
    [one] until everybody has had a turn
   *[other] until everybody has had { $turns } turns
}
bot-until-over = by the end of the game

# ---- tune
usage-tune = find weights for the bots that search, from games they play
usage-tune-by = who plays the games: a bot, or light, the quick policy of rollouts (default apprentice)
usage-tune-rollouts = how many rollouts a bot may make for a decision (default 100)
usage-tune-jobs = how many processes (default: one for each core)
usage-tune-out = where the weights are written (default: the file of the package)
tune-score = Stage { $stage }: { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}, points spread by { $spread }, the weights miss by { $error }.
tune-written = Written to { $path }.
error-tune-rows = { $games ->
    [one] The game
   *[other] The { $games } games
} gave nothing to find weights from, so none were written. Play more games.
error-tune-folder = { $path } cannot be written: there is no folder { $folder }.
error-tune-file = { $path } is there already and has no weights in it.
