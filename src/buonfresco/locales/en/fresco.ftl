# The board game: its things, its decisions, its refusals, and what happened, in sentences.

# ---- paints
paint-yellow = yellow
paint-red = red
paint-blue = blue
paint-green = green
paint-orange = orange
paint-purple = purple
paint-pink = pink
paint-brown = brown
paint-several = { $count }× { $paint }

# ---- figures and locations
leonardo = Leonardo
emblem-0 = Lily
emblem-1 = Lion
emblem-2 = Tower
emblem-3 = Ship

column-market = market
column-cathedral = cathedral
column-studio = studio
column-workshop = workshop
column-fifth = theater
column-fifth-final = second visit
column-count = { $column } { $count }

phase-wake = wake up
phase-plan = plan
phase-market = market
phase-cathedral = cathedral
phase-studio = studio
phase-workshop = workshop
phase-fifth = theater
phase-fifth-final = second visit
phase-prepare = prepare
phase-scoring = final scoring
phase-over = over

# ---- decisions: short name, and the question
kind-wake_time = choosing a wake-up time
kind-plan = planning
kind-market = shopping at the market
kind-leonardo_market = closing a booth for Leonardo
kind-cathedral = restoring in the cathedral
kind-leonardo_cathedral = choosing Leonardo's fresco tile
kind-landing = choosing a space on the score track
kind-blend = blending paints

# ---- when something else is asked
when-wake = The painters get up at the beginning of a round.
when-plan = Plans are made when everybody is up.
when-market = The market opens after the plans.
when-cathedral = The cathedral opens after the market.
when-studio = The studio opens after the cathedral.
when-workshop = The workshop opens after the studio.
when-fifth = The theater opens after the workshop.
when-prepare = That is asked when the next round is prepared.
when-scoring = That is asked in the final scoring.
when-landing = That is asked when the space you would land on is taken.
when-restoring = That is asked when you restore something in the cathedral.
when-tile = That is done where your action tile lies, when the turn of that column comes.

ask-wake_time = When do you get up? Early: first to act, but dear, and bad for the mood.
ask-wake_time-guided = You guide Leonardo: at what hour does he get up? Only the order counts; he has no mood and pays nothing.
ask-plan = Where do your { $apprentices } apprentices go? Nobody sees your plan until all are ready.
ask-market = Choose one booth: buy there, or close it. Afterwards all its tiles are gone. Apprentices left here: { $left }.
ask-leonardo_market = You guide Leonardo: which booth does he close?
ask-cathedral = What does your next apprentice restore? Apprentices left here: { $left }.
ask-leonardo_cathedral = You guide Leonardo: which fresco tile does he take?
ask-landing = Space { $space } is taken. Do you land in front of the painter there, or behind?
ask-landing-guided = You guide Leonardo: space { $space } is taken. Does he land in front of the painter there, or behind?
ask-blend = What do you blend next? Blends left: { $left }.

# ---- actions as labels
action-wake = get up at { $time }
action-plan = { $plan }
action-cover = lay the tile “{ NAME($tile, of: "tile") }” on the column “{ NAME($column, of: "column") }”
action-keep = keep the tile “{ NAME($tile, of: "tile") }”
action-withdraw = change the plan
action-buy = booth { $booth }: buy { PAINTS($paints) }
action-close = close booth { $booth }
action-pass = do nothing here
action-forfeit = let this apprentice do nothing
action-restore = restore { $segment } ({ PAINTS($paints) })
action-restore-step = bishop to { $bishop }, restore { $segment } ({ PAINTS($paints) })
action-altar = altar with { PAINTS($paints) }
action-altar-step = bishop to { $bishop }, altar with { PAINTS($paints) }
action-blend = blend { NAME($paint, of: "paint") } from { PAINTS($from) }
action-front = land in front, on { $space }
action-behind = land behind, on { $space }
action-leonardo = Leonardo takes { $segment } ({ PAINTS($paints) })

# ---- refusals
refused-wake-taken = { $time } o'clock is taken: { PAINTER($who) } gets up then. Every wake-up time is for one painter only.
refused-plan-all = All apprentices must be placed: the plan uses { $placed }, you have { $have }.
refused-plan-spaces = The column “{ NAME($column, of: "column") }” does not have that many free spaces.
refused-plan-fill = The tile “{ NAME($tile, of: "tile") }” needs an apprentice on it.
refused-plan-tile-first = First say where the tile “{ NAME($tile, of: "tile") }” goes, or that you keep it.
refused-plan-first = Another part of the plan comes first: { NAME($kind, of: "kind") }.
refused-cover-decided = You have decided about the tile “{ NAME($tile, of: "tile") }” already. Withdraw the plan to change it.
refused-cover-later = You will be asked about the tile “{ NAME($tile, of: "tile") }” later; decide about the tiles before it first.
refused-cover-column = The tile “{ NAME($tile, of: "tile") }” cannot cover that column.
refused-cover-covered = The tile “{ NAME($tile, of: "tile") }” covers that column already.
refused-cover-room = With the tile “{ NAME($tile, of: "tile") }” there would be { $spaces } spaces for your { $have } apprentices.
refused-blend-done = Your apprentices here have blended all they can.
refused-plan-sealed = Your plan is sealed. Withdraw it first if you want to change it.
refused-plan-decided = You have decided that part of your plan already. Withdraw the plan to change it.
refused-plan-nothing = There is no sealed plan to change.
refused-market-empty = Booth { $booth } is empty.
refused-market-other = You have begun to buy at booth { $booth }; one visit is one booth.
refused-market-close = You close a booth instead of buying there, not after it.
refused-market-gone = There is no tile on space { $space } of booth { $booth }.
refused-market-twice = Space { $space } of booth { $booth } is named twice; each tile can be bought once.
refused-market-booth = There are { $booths } booths in this game.
refused-market-many = { $tiles ->
    [one] 1 tile needs an apprentice
   *[other] { $tiles } tiles need as many apprentices
} at the market; you have { $apprentices } left there.
refused-market-money = That costs { $cost ->
    [one] 1 Thaler
   *[other] { $cost } Thalers
}; you have { $have }.
refused-market-single = With the modules in play, tiles are bought one after the other.
refused-bishop-far = The bishop moves one segment at a time; { $there } is too far from { $here }.
refused-bishop-money = A step of the bishop costs 1 Thaler, and you have none.
refused-altar-limit = You have already restored the altar; you may do so only once.
refused-restored = Segment { $segment } has been restored already.
refused-paints = You lack { PAINTS($paints) }.
refused-leonardo-must = Leonardo may not skip this.
refused-leonardo-buys = Leonardo never buys; he only closes a booth.
refused-leonardo-altar = Leonardo never restores the altar.
refused-leonardo-step = Leonardo has no Thaler for the bishop.
refused-leonardo-far = { $segment } is not next to Leonardo on { $here }; he moves one segment, never diagonally.
refused-leonardo-jump = No tile lies next to Leonardo on { $here }: he jumps to a tile of the lowest value, and { $segment } is not one.
refused-bishop-stays = The bishop stands there already; staying is not a step and costs nothing.
refused-bishop-grid = The bishop cannot leave the fresco; it has no segment { $there }.
refused-altar-step = The bishop is moved before a segment is restored, not before the altar.
refused-altar-three = A payment for the altar is always three paints.
refused-restore-next = One restoration after the other: first answer what is asked about this one.
refused-paint-none = There is no { NAME($paint, of: "paint") } in this game.
refused-wake-form = “{ $text }” is not a wake-up time of this hostel. For example: wake 7
refused-plan-form = “{ $text }” is not a plan for this action sheet: five columns, 0 to 3 apprentices in each. For example: plan 1-2-0-1-1
refused-market-form = “{ $text }” does not name a booth, or tiles of one booth, of this market. For example: buy II.1+3, or close II
refused-restore-form = “{ $text }” does not name a segment of the fresco; they are A1 to E5. For example: restore C3, or restore C3 bishop->C4
refused-altar-form = “{ $text }” is not a payment for the altar: three paints, of yellow, red and blue at most one each. For example: altar YRB
refused-blend-form = “{ $text }” cannot be blended. For example: blend green

# ---- errors in configurations and packs
error-modules-form = Modules are a list of numbers, not “{ $modules }”.
error-module = There is no module { $module }. Known: { $known }.
error-preset = There is no edition “{ $preset }”. Known: { $known }.
error-switch = There is no rule variant “{ $switch }”. Known: { $known }.
error-switch-module = The rule variant { $switch } belongs to module { $module }, { NAME($name, of: "module") }, which is not in play.
error-switch-value = The rule variant { $switch } cannot be “{ $value }”. Possible: { $known }.
error-switches-form = Rule variants are given as names with values, not { $switches }.
error-max-rounds = The number of rounds must be from 1 to { $most }, not { $rounds }.
error-config-form = The configuration cannot be read: { $problem }
error-phase = There is no phase “{ $phase }” to begin a position with. Known: { $known }.
error-position-plans = A position in the phase “{ $phase }” needs wake-up times and plans of all painters.
error-position-left = Only a visit to the market, the cathedral or the workshop can have actions left.
error-pack-unknown = There is no pack “{ $pack }”. Known: { $known }.
error-pack = The pack “{ $pack }” has problems: { $problems }
error-pack-module = The pack “{ $pack }” has no { $file }, which module { $module } needs.
error-other-pack = The pack “{ $pack }” has changed since this game: { $found } instead of { $expected }.

# ---- what happened
event-round_began = { $final ->
    [yes] Round { $round } begins. It is the final round: instead of the theater there is a second visit to the cathedral.
   *[no] Round { $round } begins.
}
event-woke = { PAINTER($who) } gets up at { $time }.
event-counted = { PAINTER($who) } now has { $apprentices } apprentices.
event-planned = { PAINTER($who) } seals the plan: { $plan }.
event-withdrew = { PAINTER($who) } changes the sealed plan.
event-sealed = { PAINTER($who) } has sealed a plan.
event-erased = { PAINTER($who) } begins the plan anew.
event-revealed = { PAINTER($who) } planned: { $plan }.
event-covered = { PAINTER($who) } lays the tile “{ NAME($tile, of: "tile") }” on the column “{ NAME($column, of: "column") }”.
event-bought = { PAINTER($who) } buys { PAINTS($tile) } at booth { $booth } for { $price ->
    [one] 1 Thaler
   *[other] { $price } Thalers
}.
event-closed = { PAINTER($who) } closes booth { $booth }.
event-passed = { PAINTER($who) } stops at the { NAME($place, of: "column") }.
event-forfeited = { PAINTER($who) } lets an apprentice in the cathedral do nothing.
event-bishop_stepped = { PAINTER($who) } pays 1 Thaler and moves the bishop to { $segment }.
event-restored = { PAINTER($who) } restores { $segment } ({ PAINTS($tile) }): { $points } points{ $bonus ->
    [0] .
   *[other] {" "}and { $bonus } for the bishop.
}
event-altar_restored = { PAINTER($who) } restores the altar with { PAINTS($paints) }: { $points } points.
event-moved = { PAINTER($who) } stands on space { $space }.
event-moved-aside = { PAINTER($who) } stands on space { $space }, as { $target } is taken.
event-earned = { $why ->
    [studio] { PAINTER($who) } earns { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
    } in the studio.
    [income] { PAINTER($who) } gets { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
    } for restored fresco tiles.
   *[other] { PAINTER($who) } gets { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
    }.
}
event-paid = { PAINTER($who) } pays { $thalers ->
    [one] 1 Thaler
   *[other] { $thalers } Thalers
} { NAME($why, of: "why") }.
event-gained = { PAINTER($who) } gets { PAINTS($paints) } { NAME($why, of: "why") }.
event-returned = { PAINTER($who) } gives { PAINTS($paints) } back { NAME($why, of: "why") }.
event-blended = { PAINTER($who) } blends { NAME($paint, of: "paint") }.
event-cheered = The mood of { PAINTER($who) } is now { SIGNED($mood) }.
event-market_filled = The booths are filled again.
event-rotated = Nobody there has scored yet, so the painters on the starting spaces move up: { $order } from the rear.
event-guides = { PAINTER($who) } guides Leonardo now.
event-scored = { PAINTER($who) } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}: { NAME($source, of: "source") }.
event-ended = The game is over: { NAME($reason, of: "end") }.

# ---- why it ended, where points come from
end-tiles = six or fewer fresco tiles were left, so this was the final round
end-fresco = the whole fresco is restored
end-rounds = the agreed number of rounds has been played
source-fresco = fresco
source-bishop = bishop
source-altar = altar
source-landing = taken spaces
source-money = Thalers

# ---- editions and rule variants
preset-revised = the revised rules of 2020 (German rulebook)
preset-bigbox = the rules of the English Big Box of 2014
preset-revised-fr = the revised rules of 2020 (French rulebook)

switch-altar-limit = How often a painter may restore the altar
switch-altar-limit-once_per_visit = once in every visit to the cathedral
switch-altar-limit-once_per_round = once a round, even in the final round with its two visits
switch-altar-limit-per_apprentice = with every apprentice
switch-bishop-step_before = When the bishop may be moved for a Thaler
switch-bishop-step_before-segment_only = only before restoring a segment of the fresco
switch-bishop-step_before-any_restoration = before restoring the altar, too
switch-track-forward_from = From when on a painter always moves forward past a taken space on the score track
switch-track-forward_from-final_scoring = in the final scoring only; before that the painter chooses
switch-track-forward_from-final_round = during the whole final round
switch-start_rotation = When painters who have not scored change places on the starting spaces
switch-start_rotation-every_round = after every round
switch-start_rotation-first_round_only = after the first round only
switch-leonardo-close_booth = Whether Leonardo has to close a booth
switch-leonardo-close_booth-mandatory = he closes one if any is open
switch-leonardo-close_booth-optional = his guide may leave all booths open

pool-start = the starting player
pool-fresco = a fresco tile
pool-market = a market tile
# ---- what was gained or paid for
why-market = at the market
why-blend = by blending
why-fresco = for the fresco
why-altar = for the altar
why-bishop = for the bishop's step
why-studio = in the studio
why-income = for restored fresco tiles

# ---- doing nothing, and what a plan would mean
pass-market = leave the market
pass-cathedral = stop working here
pass-blend = stop working here
plan-market = one booth, a tile each for { $price }; you can afford { $most ->
    [0] none
   *[other] { $most }
}. { $before ->
    [0] You go first.
    [one] One goes before you.
   *[other] { $before } go before you.
}
plan-cathedral = a tile each; in reach now: { $tiles }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
plan-cathedral-none = a tile each; none in reach with your paints so far.
plan-fifth-final = a tile each, after the workshop.
plan-tile = { $segment } ({ $points })
plan-studio = { $thalers } Thalers each.
plan-workshop = { $blends } blends each, after the cathedral; now possible: { $paints }.
plan-workshop-none = { $blends } blends each, after the cathedral; so far you lack paints.
plan-fifth = mood +{ $steps } each, now { SIGNED($mood) }; it counts from the next round.
plan-covered = { $count ->
    [0] { $column }: { $tile }
   *[other] { $column }: { $tile } { $count }
}
note-keep = no column is covered
plan-how = Type five digits, at most 3 each. For example { $digits }: { $example }.
pass-leonardo_market = let him close no booth
plan-sent-market = { $most ->
    [0] you cannot afford a tile
    [one] a tile for { $cost }
   *[other] up to { $most } tiles of one booth, { $cost } in all
}. { $before ->
    [0] You go first.
    [one] One goes before you.
   *[other] { $before } go before you.
}
plan-sent-cathedral = payable{ $paid ->
    [one] {""}
   *[other] {" "}together
} now: { $tiles }, { $points } points and the bishop’s{ $more ->
    [0] .
   *[other] ; paints for { $more } more are missing.
}
plan-sent-cathedral-none = { $count ->
    [one] a tile
   *[other] { $count } tiles
}; none in reach with your paints so far.
plan-sent-studio = { $thalers } Thalers.
plan-sent-workshop = { $blends } blends, after the cathedral; { $possible ->
    [0] so far you lack paints
   *[other] now possible: { $paints }
}.
plan-sent-fifth-final = { $count ->
    [one] a tile
   *[other] { $count } tiles
}, after the workshop.
plan-sent-fifth = mood { SIGNED($mood) } → { SIGNED($then) }: { $apprentices } apprentices next round, if the hour does not change it.
