# The terminal, modules 10 to 15 and 17: panels, what options lead to, planning. The others are in cli_fresco.ftl.

# ---- the table
cli-initial-tile-pews = p
cli-initial-tile-map = m
cli-initial-tile-medico = +
cli-bottles-laid = New bottles at the Medico: { $bottles }.
cli-ill-shown = Ill among the apprentices of { $who }: { $places }.

# ---- Medico
panel-infection = infection
panel-infections = still to come: { $tiles }
panel-infected = this round: { $place }
panel-infected-none = this round: no location
panel-infected-before = last time: { $place }
panel-ill = Medico
panel-ill-count = { $count } ill
panel-ill-at = { $count } ill ({ $places })
panel-extra = extra apprentice: { $column }
panel-bottles = bottles
panel-bottle = { $portions ->
    [0] juice
    [one] 1 portion
   *[other] { $portions } portions
}
panel-bottle-place = { $place }: { $bottle } for { $price }
panel-bottles-left = bottles in the pile: { $bottles }
label-ill = ill ones: { $places }
label-ill-none = the ill ones stay out
label-bottle = { $bottle }
outcome-contagion = { $count ->
    [0] nobody falls ill beside them
    [one] 1 healthy one falls ill beside them
   *[other] { $count } healthy ones fall ill beside them
}
outcome-stay-out = { $count ->
    [one] 1 stays out
   *[other] { $count } stay out
}
outcome-infections = infection tiles left for it: { $count }
outcome-never-infected = never an infected location
outcome-figures = then { $healthy } healthy, { $ill } ill
outcome-left = leaves { $paint } { $count }
outcome-needs-bottle = he stays ill until a bottle heals him
outcome-extra-gone = back to the theater; those of your color stay healthy
outcome-extra-swapped = back to the theater; an ill one stands in for him
outcome-heals = heals { $healed } of your { $ill } ill
outcome-ill-acts = away from the bishop, who stays where he is
pass-saint = paint nothing
pass-heal = keep the bottles
about-saint = Ill ones left here: { $left }.
plan-on-medico = the Medico: you buy a bottle, and one may go to the market (0 or 1).
plan-ill-follow = { $count ->
    [one] You will be asked about your ill apprentice next.
   *[other] You will be asked about your { $count } ill apprentices next.
}
plan-ill-cathedral = a tile each, not next to the bishop, without moving him; healthy there: { $healthy }.
plan-ill-studio = a paint for 3 Thalers each; healthy there: { $healthy }.
plan-ill-workshop = one blend each, nothing else; healthy there: { $healthy }.

# ---- favors
panel-favors = favors
panel-unseen = not seen yet:
panel-favor = { $gives ->
    [thalers] { $amount ->
        [one] 1 Thaler
       *[other] { $amount } Thalers
    }
    [mood] mood +1
    [points] { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
   *[other] { NAME($gives, of: "paint") }
}
outcome-favor = then the favor
outcome-one-of = one of { $count } unseen
pass-favor = leave it unseen
about-favor = It is { $segment }.

# ---- ladies
panel-ladies = ladies
panel-lady-waits = { NAME($lady, of: "lady") } on { $space }
panel-lady-at = { NAME($lady, of: "lady") } ({ $column })
panel-married = married
panel-reserved = { $mark } reserved: { $segment }, until the end of { $night ->
    [yes] this round
   *[no] the next round
}
label-reserve = reserve { $segment } ({ PAINTS($paints) })
outcome-lady = past the { NAME($lady, of: "lady") } lady
outcome-marry = she helps from the next plan on
outcome-payable = your paints are there
outcome-booth = { $booth } then { $tiles }
outcome-lady-market = swaps two market tiles
outcome-lady-cathedral = reserves a tile
outcome-lady-fifth-final = moves the bishop anywhere for 1 Thaler
outcome-lady-studio = { $apprentices ->
    [0] nothing: none of yours is there
    [one] 1 more Thaler
   *[other] { $apprentices } more Thalers
}
outcome-lady-workshop = exchanges a basic paint
outcome-lady-fifth = mood to the start space
outcome-lady-rivals = { $count ->
    [one] unless a lady who comes earlier is there
   *[other] unless one of { $count } ladies who come earlier is there
}
pass-wedding = let her wait
pass-lady_market = swap nothing
pass-lady_cathedral = reserve nothing
pass-lady_bishop = leave the bishop
pass-lady_studio = take nothing
pass-lady_workshop = exchange nothing
pass-lady_theater = leave the mood
plan-ladies-follow = { $count ->
    [one] You will be asked about your lady afterwards.
   *[other] You will be asked about your ladies afterwards.
}
