# What any game of the family says: lists, refusals, errors in files and logs.

list-and = { $some } and { $last }
list-of = { $parts }
painter-number = Seat { $number }
ask-ready = You are ready. Until the last one is, you may take it back.

# ---- refusals
refused-look-ahead = “{ $answer }” ends what can be said in one line: after it something may be revealed, or others are waited for.
refused-over = The game is over.
refused-turn = It is not your turn; the table waits for { PAINTER($seat) }.
refused-not-now = { $when ->
    [none] { $own ->
        [none] That does not answer what is asked now: { NAME($kind, of: "kind") }.
       *[other] That has its own moment: { NAME($own, of: "kind") }. Asked now: { NAME($kind, of: "kind") }.
    }
   *[other] { NAME($when, of: "when") } Asked now: { NAME($kind, of: "kind") }.
}

# ---- undo
undo-nothing = There is nothing to undo.
undo-passed = Your turn is over. You can undo freely only during your own turn.
undo-revealed = Something hidden has been revealed since. What has been seen cannot be unseen.
undo-together = Everybody answers at the same time here: withdraw your own answer instead of undoing.

# ---- errors
error-action-code = { $code } is not the number of an action; they run from 0 up to, but not including, { $size }.
error-action-foreign = “{ $text }” is not an action of this game's configuration.
error-action-json = This is not an action as the game writes them: { $text }
error-action-unknown = “{ $text }” is not an action of this game.
error-seat = There is no seat { $seat }; this game has { $seats } seats, counted from 0.
error-seed = A seed is a whole number or a text, not { $seed }.
error-draw-impossible = The log draws { $item }, but that is not in the bag.
error-draw-missing = The log ends before a draw that the game needs.
error-draw-pool = Here { NAME($pool, of: "pool") } is drawn, not “{ $item }”.
error-draw-gone = “{ $item }” cannot be drawn: it is not there (any more). Here { NAME($pool, of: "pool") } is drawn.
error-draw-unknown = Nothing called “{ $item }” can be drawn in this game.
error-draw-place = Nothing is drawn under the name “{ $place }”. Known: { $known }.
error-draw-form = Coming draws are a list of names, or lists of names by pool, not { $draws }.
error-log-json = This is not a log: { $problem }
error-log-line = Line { $number } of the log cannot be read: { $line }
error-log-undo = The log undoes back to input { $kept }, but there are not that many.
error-log-differs = The log does not fit the rules from input { $number } on.
error-log-refused = Input { $number } of the log is not legal: { $problem }
error-game-json = This is not a saved game: { $problem }
error-game-state = The saved position cannot be read: { $problem }
error-game-log = The log in this saved game does not lead to its position: { $problem }
error-game-log-other = The log in this saved game has another { $name } than the game itself.
error-too-large = Too large to be read: { $what }, { $found } where { $most } is the most.
error-view-json = This is not a view: { $problem }
error-other-game = This belongs to another game: { $found } instead of { $expected }.
error-game-unknown = There is no game called “{ $game }”. Known: { $known }.
error-players = This game is for 2, 3 or 4 players, not { $players }.
error-other-version = This was played under other rules: version { $found } instead of { $expected }.
error-language = There is no catalog for the language “{ $language }”. Known: { $known }.
error-bot = There is no bot called “{ $bot }”. Known: { $known }.
