# ---- 14, Pews
module-pews = Pews
module-pews-about = Some market tiles also bring beams; with them apprentices restore pews, whose points show only then.
switch-pews-reveal = How pews are turned over
switch-pews-reveal-together = all pews of a turn together
switch-pews-reveal-one_by_one = one by one; whoever has seen the points decides about the next
tile-pews = pews
kind-plan_pews = placing the tile “pews”
ask-plan_pews = Do you lay the pew tile on a column? Besides the apprentice on it two more may stand there; the location under it is not visited.
kind-pews = restoring pews
ask-pews = Which pews do you restore? You can use { $beams ->
    [one] 1 beam
   *[other] { $beams } beams
}.
action-pews = { $count ->
    [one] restore pew { $pews }
   *[other] restore pews { $pews }
}
pass-pews = leave the pews as they are
source-pews = pews
event-beams_taken = { PAINTER($who) } takes { $beams ->
    [one] 1 beam
   *[other] { $beams } beams
} from the supply.
event-pew_restored = { PAINTER($who) } restores pew { $pew } with { $beams ->
    [one] 1 beam
   *[other] { $beams } beams
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-pews_left = { PAINTER($who) } leaves the pews as they are.
refused-pews-restored = Pew { $pew } has been restored already.
refused-pews-single = Pews are restored one after the other here; each is turned over at once.
refused-pews-beams = That takes { $beams ->
    [one] 1 beam
   *[other] { $beams } beams
}; you have { $have }.
refused-pews-apprentices = That takes { $beams ->
    [one] 1 beam
   *[other] { $beams } beams
}. Each apprentice carries one, so you can use only { $have }.
refused-pews-form = “{ $text }” names neither different pews from 1 to 12 nor a column for the tile. For example: pews 2+5, or pews on studio
pack-pews-tile = a pew needs 1 to { $most } beams and brings at least 1 point, and there is at least one of its kind
pack-pews-count = { $found } pews; there are { $pews }
pack-pews-example = some pews need two and some three beams, and three with one beam bring { $points } points together
pack-pews-faces = the market tiles with beams replace those with { $faces }
pack-pews-beams = a market tile brings one or two beams

pool-beams = the front of a pew tile
pool-pew = a pew tile

# ---- what an option leads to
bill-beams = { $sign ->
    [minus] costs { $amount ->
        [one] 1 beam
       *[other] { $amount } beams
    }, { $then } left
   *[plus] +{ $amount ->
        [one] 1 beam
       *[other] { $amount } beams
    }, then { $then }
}
stock-beams = beams
note-pews = { $least } to { $most } points

# ---- planning
plan-on-pews = the pews: one of them carries a beam, and two more if you send them (0 to 2).
note-on-pews = one carries a beam to the pews, two more if you send them; you have { $beams ->
    [0] no beam
    [one] 1 beam
   *[other] { $beams } beams
}

# ---- on the table
panel-pews = pews
panel-pews-sort = { $beams ->
    [one] 1 beam
   *[other] { $beams } beams
}: { $pews } (points { $points })
panel-beams = beams
panel-beams-of = { $count }
panel-beam-sign = { $sign } at the market: comes with the tile
panel-beam-tiles = market tiles with beams: { $tiles }
panel-beam-tile = { $paints } { $beams }
sign-beams = ≡{ $beams }
mark-beams = { $beams ->
    [one] 1 beam comes with the tile
   *[other] { $beams } beams come with the tile
}
initial-tile-pews = p
module-pews-words = M14, pew, beam, beams, ≡

module-pews-help =
    Twelve pews need 1, 2 or 3 beams each; their points are hidden until they are restored.
    Everybody has 6 beams, not yet their own. Six market tiles also show one or two: who buys one takes as many, at the same price.
    Plan: your pew tile may cover a column. One apprentice is printed on it, up to two of yours join him. Instead of that location you restore pews.
    Each apprentice carries one beam, so a pew of 3 beams takes three apprentices and three beams. You name all pews first, then they are turned over (French edition: one by one). The beams go back to your supply.
    Beams left over are worth nothing. Leonardo restores no pews. (M14)
