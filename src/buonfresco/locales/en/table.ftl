# What a table says: seats, journals, things taken back.

reason-with-rule = { $reason } ({ $rule })
piece-rule = rule { $id }

# ---- refusals
refused-stale = That question has been answered already.
refused-empty-seat = Nobody sits there.

# ---- news
table-undone = { PAINTER($who) } takes the last answer back.
table-sat-person = { PAINTER($who) } sits down at the table.
table-sat-bot = A bot plays for { PAINTER($who) } from now on.
table-sat-empty = { PAINTER($who) } has left the table; the seat is empty.

# ---- the end
table-won = { PAINTER($who) } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}!
table-won-together = { $who } win together, with { $points ->
    [one] 1 point
   *[other] { $points } points
} each!
table-ended = The game ended after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}: { $reason }.

# ---- errors
error-seat-form = These are not the seats of a table: { $found }
error-seat-kind = A seat is one of these: { $known }; not “{ $kind }”.
error-practice = Practice is for one person against bots.
error-option = There is no option “{ $option }” for this game. Known: { $known }.
error-answers = An answer is the number of an action, its notation, or a list of those; not { $found }.
error-client = A client's name for its request is a line of at most { $most } characters, not “{ $client }”.
error-at = A moment is a number of seconds, not { $at }.
error-news = News are asked for by a number from 0 to { $most }, not { $found }.
error-journal-line = Line { $number } of the journal cannot be used: { $problem }
error-journal-empty = There is no table in this journal.
error-journal-form = This journal was written in another form: { $found } instead of { $expected }.
error-journal-used = This journal belongs to a table already.
error-journal-changed = Somebody else has written to { $path } in the meantime.
