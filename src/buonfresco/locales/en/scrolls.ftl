# ---- 7, Scrolls
module-scrolls = Scrolls
module-scrolls-about = Everybody has a horizontal and a vertical scroll, a secret row and column of the fresco, and plays them for points while restoring there.
kind-scroll = playing scrolls
ask-scroll = { $segment } lies on a line of yours. Do you play a scroll?
action-scroll = { $count ->
    [one] play the scroll: { $scrolls }
   *[other] play both scrolls: { $scrolls }
}
source-scrolls = scrolls
event-scrolls_dealt = { PAINTER($who) } holds these scrolls: { $scrolls }.
event-scrolls_played = { PAINTER($who) } plays { $scrolls }; restored segments there: { $segments }.
refused-scroll-gone = You do not have that scroll any more.
refused-scroll-line = { $segment } does not lie on line { $line } of your scroll.
refused-scroll-bishop-line = Before the restoration the bishop stood on { $here }, outside line { $line } of your scroll.
refused-scroll-bishop-segment = For both scrolls the bishop must stand on { $segment } before the restoration; he stood on { $here }.
refused-scroll-form = “{ $text }” is not a way to play scrolls. For example: scroll row, scroll column or scroll both
switch-scrolls-single_condition = Where the bishop must stand before the restoration to play one scroll
switch-scrolls-single_condition-none = anywhere
switch-scrolls-single_condition-bishop_in_line = on the line of the scroll
switch-scrolls-double_condition = Where the bishop must stand before the restoration to play both scrolls
switch-scrolls-double_condition-none = anywhere
switch-scrolls-double_condition-bishop_on_segment = on the very segment where the lines cross

pool-scroll = a scroll

# ---- words of the table, and what an option leads to
scroll-row = row
scroll-column = column
scroll-line = { $scroll } { $line }
pass-scroll = keep the scrolls
note-scroll = restored there: { $segments } of { $all }
plan-scroll = Your scroll { $scroll }: { $segments } of { $all } restored.
panel-scrolls = played
panel-scrolls-left = not played
panel-own-scrolls = scrolls: { $scrolls }
sign-scroll = ►
mark-scroll = your scroll
module-scrolls-words = M7, scroll, row, rows, horizontal, vertical, played, not played, ►

module-scrolls-help =
    Everybody gets two secret scrolls, one row and one column of the fresco. No two players have the same line.
    After you have restored a segment on such a line you may play its scroll: 2 points for each restored segment of the line, whoever restored it; 10 at most.
    On the segment where your two lines cross you may play both together: 3 points per segment, each line counted by itself; 30 at most.
    English and French edition: for one scroll, the bishop must have stood on its line before; French edition: for both, on the crossing itself.
    A played scroll leaves the game; one not played is worth nothing. Leonardo has none. (M7)
