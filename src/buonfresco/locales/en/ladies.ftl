# ---- 12, Ladies
module-ladies = Ladies
module-ladies-about = Ladies wait on the score track; whoever passes one may marry her and send her to a location, where she helps before the apprentices.
switch-ladies-take = Whether painters have to marry the lady they pass
switch-ladies-take-optional = they may
switch-ladies-take-automatic = they always do
switch-ladies-exclusive_by = Which earlier lady of the same color keeps another from acting at a location
switch-ladies-exclusive_by-deployed = any that was sent there
switch-ladies-exclusive_by-used = only one that really acted there
switch-ladies-reservation_reuse = When a reservation tile that came back by restoring may be laid again
switch-ladies-reservation_reuse-at_once = at the next opportunity
switch-ladies-reservation_reuse-two_rounds = two rounds after it was laid
lady-pink = pink
lady-purple = purple

# ---- decisions
kind-wedding = deciding about a wedding
when-wedding = That is asked when you pass a lady on the score track.
ask-wedding = You pass the { NAME($lady, of: "lady") } lady on space { $space }. Do you marry her?
kind-lady_pink = sending the pink lady
ask-lady_pink = Where does your pink lady go? She needs no apprentice there.
kind-lady_purple = sending the purple lady
ask-lady_purple = Where does your purple lady go? She needs no apprentice there.
kind-lady_market = the lady at the market
ask-lady_market = Does your lady swap two market tiles of different booths?
kind-lady_cathedral = the lady in the cathedral
ask-lady_cathedral = Does your lady reserve a fresco tile? Until the end of the next round nobody else may restore it.
kind-lady_bishop = the lady and the bishop
ask-lady_bishop = Does your lady move the bishop to any segment, for 1 Thaler?
kind-lady_studio = the lady in the studio
ask-lady_studio = Does your lady take 1 Thaler for each of your apprentices here?
kind-lady_workshop = the lady in the workshop
ask-lady_workshop = Does your lady exchange one of your basic paints for another one?
kind-lady_theater = the lady in the theater
ask-lady_theater = Does your lady set your mood to the start space?

# ---- actions
action-marry = marry the { NAME($lady, of: "lady") } lady
action-place_lady = { NAME($lady, of: "lady") } lady: { NAME($column, of: "column") }
action-keep_lady = keep the { NAME($lady, of: "lady") } lady at home
action-lady_swap = swap { $space } ({ $tile }) and { $other } ({ $second })
action-lady_thalers = take { $thalers ->
    [one] 1 Thaler
   *[other] { $thalers } Thalers
}
action-lady_paint = exchange { PAINTS($from) } for { NAME($paint, of: "paint") }
action-lady_mood = mood to the start space
action-lady_reserve = reserve { $segment } ({ PAINTS($paints) })
action-lady_lead = bishop to { $bishop }

# ---- refusals
refused-marry-twice = You have a { NAME($lady, of: "lady") } lady already; each painter can have one of each color.
refused-marry-other = This is about the lady on space { $space }; you will be asked about the others one after the other.
refused-marry-form = “{ $text }” is not the color of a lady. For example: marry pink
refused-lady-none = You have no { NAME($lady, of: "lady") } lady.
refused-lady-first = You will be asked about your { NAME($lady, of: "lady") } lady once the plan before her is made.
refused-lady-covered = The tile “{ NAME($tile, of: "tile") }” covers that column; no lady can be sent there.
refused-lady-together = Your other lady is there already; they never go to the same location.
refused-lady-plan-form = “{ $text }” does not name a location for a lady. For example: pink lady on market, or no pink lady
refused-lady-absent = You have not sent a lady here.
refused-lady-barred = Somebody else's { NAME($lady, of: "lady") } lady was here before yours this round.
refused-lady-late = A lady acts before the apprentices, not between or after them.
refused-lady-thalers = She takes exactly 1 Thaler for each of your apprentices here, and you have { $apprentices }.
refused-lady-basic = She exchanges a basic paint for another one: yellow, red or blue.
refused-lady-form = “{ $text }” is not something a lady does. For example: lady takes 2 Thalers, lady Y for R, or lady resets mood
refused-swap-form = “{ $text }” does not name two spaces of booths. For example: swap I.2 with III.1
refused-swap-booth = Both spaces belong to one booth; she swaps tiles of two different booths.
refused-reserve-bishop = The bishop stands on { $segment }; that tile cannot be reserved.
refused-reserved = The tile of { $segment } is reserved for { PAINTER($who) }.
refused-reserve-fifth = The lady reserves only at the first visit to the cathedral; here she moves the bishop.
refused-reserve-lies = Your reservation tile lies on { $segment }; as long as it does, nothing else can be reserved.
refused-reserve-inactive = Your reservation tile cannot be laid again before round { $round }.
refused-reserve-form = “{ $text }” does not name a segment of the fresco; they are A1 to E5. For example: reserve C4
refused-lead-stays = The bishop stands there already.
refused-lead-first = A lady moves the bishop only at the second visit to the cathedral, in the final round.
refused-lead-money = To have a lady move the bishop costs 1 Thaler, and you have none.
refused-lead-form = “{ $text }” does not name a segment of the fresco; they are A1 to E5. For example: lead bishop C4

# ---- what happened
event-wed = { PAINTER($who) } marries the { NAME($lady, of: "lady") } lady on space { $space }.
event-lady_declined = { PAINTER($who) } passes by the { NAME($lady, of: "lady") } lady on space { $space }.
event-lady_planned = { PAINTER($who) } plans with the { NAME($lady, of: "lady") } lady: { NAME($column, of: "column") }.
event-lady_shown = The { NAME($lady, of: "lady") } lady of { PAINTER($who) } is sent here: { NAME($column, of: "column") }.
event-lady_barred = The { NAME($lady, of: "lady") } lady of { PAINTER($who) } comes too late to act here.
event-lady_idle = The { NAME($lady, of: "lady") } lady of { PAINTER($who) } does nothing.
event-lady_swapped = The lady of { PAINTER($who) } swaps two tiles: booth { $booth } now has { PAINTS($tile) }, booth { $other } has { PAINTS($second) }.
event-lady_reserved = The lady of { PAINTER($who) } reserves { $segment }.
event-reservation_turned = The reservation of { PAINTER($who) } on { $segment } holds for one more round.
event-reservation_returned = { PAINTER($who) } takes the reservation tile back from { $segment }.
event-lady_led = The lady of { PAINTER($who) } moves the bishop to { $segment } for 1 Thaler.
event-lady_collected = The { NAME($lady, of: "lady") } lady of { PAINTER($who) } takes Thalers in the studio.
event-lady_exchanged = The lady of { PAINTER($who) } exchanges { NAME($given, of: "paint") } for { NAME($paint, of: "paint") }.
event-lady_cheered = The { NAME($lady, of: "lady") } lady of { PAINTER($who) } sets the mood to the start space.

# ---- packs
pack-ladies-roses = with { $players } players the rulebooks count { $count } rose spaces, on one side of the board
pack-ladies-spaces = rose spaces are different numbers from 1 on, in ascending order ({ $players } players)

pool-lady = a lady
# ---- what was gained or paid for
why-lady = with a lady's help

# ---- told: what options lead to, the table, planning
pass-wedding = let her wait
pass-lady_market = swap nothing
pass-lady_cathedral = reserve nothing
pass-lady_bishop = leave the bishop
pass-lady_studio = take nothing
pass-lady_workshop = exchange nothing
pass-lady_theater = leave the mood
bill-lady = wedding: { $what } lady
note-marry = she helps from the next plan on
note-marry-late = too late to send her anywhere
note-lady-market = swaps two market tiles
note-lady-cathedral = reserves a tile
note-lady-idle = nothing: your reservation tile cannot be laid now
note-lady-home = she helps nowhere this round
note-lady-studio = { $apprentices ->
    [0] nothing: none of yours is there
    [one] 1 more Thaler
   *[other] { $apprentices } more Thalers
}
note-lady-workshop = exchanges a basic paint
note-lady-fifth = mood to the start space, now { SIGNED($mood) }
note-lady-fifth-final = moves the bishop anywhere for 1 Thaler
note-lady-rivals = unless a lady of { $rivals } is there first
note-booth = booth { $booth } then { $tiles }
note-reserve = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $payable ->
    [yes] your paints are there
   *[no] paints are missing
}
note-lead = then { $segment } for { $points ->
    [one] 1 point
   *[other] { $points } points
}
group-booths = booths { $one } and { $two }
panel-ladies = ladies
panel-lady-waits = { NAME($lady, of: "lady") } on { $space }
panel-roses = rose spaces: { $spaces }
panel-married = married
panel-lady-at = { NAME($lady, of: "lady") } ({ $column })
panel-reserved = reserved: { $segment }, until the end of { $night ->
    [yes] this round
   *[no] the next round
}
panel-may-reserve = may reserve
sign-reserved = ✗
mark-reserved = reserved by others
sign-reserved-own = ✓
mark-reserved-own = reserved by you
plan-ladies-follow = { $count ->
    [one] You will be asked about your lady afterwards.
   *[other] You will be asked about your ladies afterwards.
}
module-ladies-words = M12, lady, wedding, marry, married, reservation, reserve, reserved, pink lady, purple lady, rose, roses

module-ladies-help =
    Eight ladies, pink and purple, wait on the score track (six with two or three players). If your painter reaches or passes one, you may marry her (French edition: you do), but only one of each color.
    From the next plan on you send her to a location, also one without an apprentice. She acts before your apprentices; your two ladies go to different locations.
    If somebody before you has a lady of the same color there, yours does nothing (French edition: only if that one was used).
    Market: swap two tiles of different booths. Cathedral: reserve a fresco tile for this round and the next. Studio: 1 Thaler for each of your apprentices there. Workshop: exchange a basic paint for another. Theater: mood to its start space. Second visit: the bishop anywhere, for 1 Thaler.
    Leonardo marries, too, without effect. (M12)
