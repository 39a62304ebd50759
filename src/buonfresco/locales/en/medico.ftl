# ---- 10, Medico
module-medico = Medico
module-medico-about = An infection strikes a location each round; ill apprentices can do little until a bottle from the Medico heals them.
tile-medico = Medico
switch-medico-extra_infected = What happens to the extra apprentice when he falls ill
switch-medico-extra_infected-returns = he goes back to the theater, and nobody stands in for him
switch-medico-extra_infected-swap_black = he goes back to the theater, and an ill apprentice stands in for him
end-infection = only one infection tile was left, so this was the final round

infection-market = market
infection-cathedral = cathedral
infection-studio = studio
infection-workshop = workshop
infection-same = same location

# ---- decisions
kind-give_up = giving up an apprentice
ask-give_up = Your mood costs you an apprentice. Which one do you give up? An ill one comes back healthy when your mood rises.
kind-plan_medico = placing the tile “Medico”
ask-plan_medico = Do you lay the Medico tile on the market? Then you must buy a bottle there, and at most one apprentice may buy market tiles.
kind-ill = placing ill apprentices
ask-ill = Where do your ill apprentices go? They may also stay out. Whoever works beside them falls ill, too.
kind-extra = saying where the extra apprentice stands
when-infection = That is asked when an infection strikes.
when-healing = Bottles are emptied at the end of a round, after the theater.
ask-extra = Which of your apprentices is the extra one? It matters if he falls ill.
kind-bottle = buying a bottle
ask-bottle = Which bottle do you buy? You must take one; the price depends on the space where it lies.
kind-saint = painting a picture of a saint
ask-saint = Does your ill apprentice paint a picture of a saint? It takes one paint of any color and brings 3 Thalers. Ill ones left here: { $left }.
kind-falls_ill = choosing who falls ill
ask-falls_ill = The infection strikes here. Who falls ill?
kind-heal = using bottles
ask-heal = Do you use a bottle? Medicine heals one ill apprentice for each portion, raspberry juice cheers you up.

# ---- actions
action-give_up = { $apprentice ->
    [ill] give up an ill apprentice
   *[healthy] give up a healthy apprentice
}
action-ill = ill ones: { $places }
action-extra = the extra apprentice stands here: { NAME($column, of: "column") }
action-bottle = { $bottle } (space { $place })
action-ill_acts = let an ill apprentice act
action-saint = paint a picture of a saint with { NAME($paint, of: "paint") }
action-falls_ill = { $apprentice ->
    [extra] the extra apprentice falls ill
   *[own] an apprentice of your color falls ill
}
action-drink = { $portions ->
    [0] drink raspberry juice: mood +1
    [one] use medicine with 1 portion
   *[other] use medicine with { $portions } portions
}

# ---- refusals
refused-give-must = With a mood this bad you have to give up an apprentice.
refused-give-form = “{ $text }” is not a way to give up an apprentice. For example: give up ill
refused-medico-none = No bottle is on display this round, so the Medico tile is of no use.
refused-medico-two = You hold two bottles already; use one before you buy another.
refused-medico-form = “{ $text }” does not name a column for the Medico tile. For example: medico on market
refused-ill-first = Healthy apprentices are placed first, then the ill ones; last you say which one is the extra apprentice.
refused-ill-theater = Ill apprentices cannot go to the theater.
refused-ill-tile = An action tile covers the column “{ NAME($column, of: "column") }”, and ill apprentices cannot stand on it.
refused-ill-spaces = There is not that much room left for ill apprentices: { NAME($column, of: "column") }.
refused-ill-many = You do not have that many ill apprentices; you have { $have }.
refused-ill-form = “{ $text }” does not say where ill apprentices go: cathedral, studio, workshop, second visit to the cathedral. For example: ill 1-0-1-0
refused-extra-none = You do not have the extra apprentice this round.
refused-extra-nobody = None of your healthy apprentices stands there: { NAME($column, of: "column") }.
refused-extra-form = “{ $text }” does not say where the extra apprentice stands. For example: extra on studio
refused-bottle-must = Whoever uses the Medico tile must buy a bottle they can afford.
refused-bottle-gone = No bottle lies on space { $place }.
refused-bottle-money = That bottle costs { $cost ->
    [one] 1 Thaler
   *[other] { $cost } Thalers
}; you have { $have }.
refused-bottle-form = “{ $text }” does not name a space for bottles. For example: bottle 2
refused-ill-nobody = You have no ill apprentice left here.
refused-ill-acts = An ill apprentice is acting now.
refused-ill-begun = This apprentice has begun; he finishes his action first.
refused-ill-nothing = An ill apprentice could do nothing here now.
refused-ill-bishop = The bishop cannot be moved for an ill apprentice.
refused-ill-work = All an ill apprentice can do here is restore.
refused-ill-neighbour = Ill apprentices keep away from the bishop, and { $segment } is next to him on { $here }.
refused-ill-led = The bishop has been moved in this visit; before an ill apprentice restores a segment, a healthy one has to.
refused-saint-form = “{ $text }” does not name a paint for the picture of a saint. For example: saint blue
refused-victim-must = Somebody has to fall ill here.
refused-drink-none = You do not have such a bottle.
refused-drink-form = “{ $text }” does not name a bottle. For example: drink 3, or drink juice

# ---- what happened
event-gave_up_ill = { PAINTER($who) } gives up an ill apprentice, who will come back healthy.
event-ill_planned = { PAINTER($who) } places ill apprentices: cathedral { $cathedral }, studio { $studio }, workshop { $workshop }, second visit { $fifth }.
event-extra_planned = The extra apprentice of { PAINTER($who) } stands here: { NAME($column, of: "column") }.
event-ill_shown = Among the apprentices of { PAINTER($who) } are ill ones: cathedral { $cathedral }, studio { $studio }, workshop { $workshop }, second visit { $fifth }.
event-extra_shown = The extra apprentice of { PAINTER($who) } stands here: { NAME($column, of: "column") }.
event-infection_revealed = Infection: { NAME($tile, of: "infection") }. { $place ->
    [none] No location is infected.
   *[other] Infected this round: { NAME($place, of: "column") }.
}
event-bottle_bought = { PAINTER($who) } buys { $portions ->
    [0] raspberry juice
    [one] medicine with 1 portion
   *[other] medicine with { $portions } portions
} for { $price ->
    [one] 1 Thaler
   *[other] { $price } Thalers
}.
event-bottle_missed = { $there ->
    [yes] { PAINTER($who) } cannot afford any bottle and buys none.
   *[no] All bottles are sold; { PAINTER($who) } buys none.
}
event-saint_painted = An ill apprentice of { PAINTER($who) } paints a picture of a saint with { NAME($paint, of: "paint") }.
event-fell_ill = { $apprentices ->
    [one] An apprentice of { PAINTER($who) } falls ill
   *[other] { $apprentices } apprentices of { PAINTER($who) } fall ill
}: { NAME($column, of: "column") }.
event-extra_fell_ill = { $black ->
    [yes] The extra apprentice of { PAINTER($who) } falls ill, and an ill one stands in for him
   *[no] The extra apprentice of { PAINTER($who) } falls ill and goes back to the theater
}: { NAME($column, of: "column") }.
event-bottle_used = { $portions ->
    [0] { PAINTER($who) } drinks raspberry juice.
   *[other] { PAINTER($who) } uses medicine; apprentices healed: { $healed }.
}
event-bottles_laid = New bottles at the Medico: with 3 portions { $three }, with 2 { $two }, with 1 { $one }; raspberry juice { $juice }.
event-health_credited = { PAINTER($who) } is credited with { $thalers ->
    [one] 1 Thaler
   *[other] { $thalers } Thalers
} for healthy apprentices.

# ---- packs
pack-medico-bottles = the rulebooks count four bottles each with 3, 2 and 1 portions and four with raspberry juice
pack-medico-infection = the rulebooks count two infection tiles for each of four locations, and one “same location”
pack-medico-figures = the rulebooks count five black apprentices for every player
pack-medico-places = { $players } players need one row of { $places } spaces for bottles, each with a price from 1 up

pool-bottle = a bottle
pool-infection = an infection tile
# ---- what was gained or paid for
why-bottle = for a bottle
why-saint = for the picture of a saint

# ---- told: what options lead to, the table, planning
action-ill-none = the ill ones stay out
pass-saint = paint nothing
pass-heal = keep the bottles
bill-ill = { $sign ->
    [minus] { $amount } fewer ill, { $then } left
   *[plus] { $amount } more ill, then { $then }
}
stock-ill = ill apprentices
note-contagion = { $count ->
    [0] nobody falls ill beside them
    [one] 1 healthy one falls ill beside them
   *[other] { $count } healthy ones fall ill beside them
}
note-stay-out = { $count ->
    [one] 1 stays out
   *[other] { $count } stay out
}
note-beside-ill = he falls ill beside the ill ones
note-infections = { $count ->
    [0] no infection can strike there
   *[other] infection tiles that strike there: { $count } of { $tiles }
}
note-healthy = then healthy: { $count }
note-needs-bottle = he stays ill until a bottle heals him
note-extra-gone = back to the theater; those of your color stay healthy
note-extra-swapped = back to the theater; an ill one stands in for him
note-portions-lost = { $count ->
    [one] 1 portion is lost
   *[other] { $count } portions are lost
}
note-credit = { $thalers } Thalers in the final scoring
note-ill-acts = away from the bishop, who stays where he is
panel-infection = infection
panel-infections = still to come: { $tiles }
panel-infected = this round: { $place }
panel-infected-none = this round: no location
panel-infected-before = last time: { $place }
panel-infection-tile = tile: { $tile }
sign-infected = !
mark-infected = infected this round
panel-ill = Medico
panel-ill-count = { $count } ill
panel-ill-at = { $count } ill ({ $places })
panel-ill-left = left here: healthy { $healthy }, ill { $ill }{ $acting ->
    [yes] ; an ill one acts now
   *[no] {""}
}
panel-extra = extra apprentice: { $column }
panel-board = { $count } on the Medico board
panel-aside-own = one given up
panel-aside-black = an ill one given up
panel-black = black apprentices left: { $count }
panel-bottles = bottles
panel-bottle = { $portions ->
    [0] juice
    [one] 1 portion
   *[other] { $portions } portions
}
panel-bottle-place = { $place }: { $bottle } for { $price }
panel-bottle-prices = prices of the spaces: { $prices }
panel-bottles-left = bottles in the pile: { $bottles }
panel-bottles-used = used or never sold: { $bottles }
initial-tile-medico = +
plan-on-medico = the Medico: you buy a bottle, and one may go to the market (0 or 1);
note-on-medico = { $price ->
    [none] no bottle that you could pay now
    [one] you have to buy a bottle, for 1 Thaler or more
   *[other] you have to buy a bottle, for { $price } Thalers or more
}; at most one buys at the market
plan-ill-follow = { $count ->
    [one] You will be asked about your ill apprentice next.
   *[other] You will be asked about your { $count } ill apprentices next.
}
plan-ill-cathedral = a tile each, not next to the bishop, without moving him; healthy there: { $healthy }.
plan-ill-studio = a paint for { $thalers } Thalers each; healthy there: { $healthy }.
plan-ill-workshop = { $blends ->
    [one] one blend
   *[other] { $blends } blends
} each, nothing else; healthy there: { $healthy }.
story-ill_shown = Ill among the apprentices of { $who }: { $places }.
story-bottles_laid = New bottles at the Medico: { $bottles }.
module-medico-words = M10, infection, infections, infected, ill, illness, ill apprentice, contagion, healing, heal, saint

module-medico-help =
    After planning an infection tile names a location. Whoever sent healthy apprentices there has one of them fall ill after acting.
    The ill may go to the cathedral (not next to the bishop, who is not moved for them; the altar is free), to the studio (1 paint for 3 Thalers) or to the workshop (one blend), or stay out. In the same place all your healthy ones fall ill, too.
    From round 2 your Medico tile may cover the market: you have to buy a bottle, and one apprentice may still buy paint. After the theater bottles are used.
    If your mood costs you an apprentice, you may give up an ill one.
    When one infection tile is left, the round is the final one. In the money scoring each of your apprentices who is not ill counts as 5 Thalers. Leonardo is never ill. (M10)
