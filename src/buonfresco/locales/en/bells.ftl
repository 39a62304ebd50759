# ---- 8, Bells
module-bells = Bells
module-bells-about = An audience brings a bell certificate, paid at once or in installments; in the end the bells are ranked.
tile-audience = audience
switch-bells-min_to_score = Who takes part in the scoring of the bells
switch-bells-min_to_score-one_bell = those who have at least one golden bell
switch-bells-min_to_score-owns_certificate = those who have at least one certificate
source-bells = bells

certificate-called = { $bells ->
    [one] 1 bell
   *[other] { $bells } bells
} for { $price ->
    [one] 1 Thaler
   *[other] { $price } Thalers
}
kind-plan_audience = placing the tile “audience”
kind-certificate = taking a bell certificate
kind-payment = paying for a bell certificate
when-debt = That is asked when you get Thalers and still owe some.
kind-instalment = sharing out received Thalers
kind-last_payment = paying on partly paid certificates
ask-plan_audience = Where do you lay the audience tile? You do not visit the location under it; when its turn comes, you take a bell certificate instead.
ask-certificate = Your audience: which certificate do you take?
ask-payment = How do you pay for the certificate with { $bells ->
    [one] 1 bell
   *[other] { $bells } bells
}? Its price of { $price ->
    [one] 1 Thaler
   *[other] { $price } Thalers
} brings { $points ->
    [one] 1 point
   *[other] { $points } points
}, a first deposit one point for every two Thalers. Until it is paid, its bells count against you.
ask-instalment = Thalers you receive go onto your partly paid certificates. How many of the { $pending } go onto “{ $certificate }”?
ask-last_payment = Do you want to pay on a partly paid certificate? It brings no points, but the bells of a certificate paid in full count for you instead of against you.

action-certificate = take { $certificate } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
action-pay_full = pay the whole price
action-deposit = pay in installments; first deposit: { $thalers }
action-instalment = Thalers onto “{ $certificate }”: { $thalers }
action-pay_on = pay on “{ $certificate }”: { $thalers }

refused-audience-none = There is no bell certificate left.
refused-audience-form = “{ $text }” does not name a column for the audience tile. For example: audience on studio
refused-certificate-gone = Certificate { $certificate } is not on display.
refused-certificate-taken = You have taken certificate { $certificate } already; now say how you pay for it.
refused-certificate-must = At an audience you must take a certificate; a first deposit of 0 is enough.
refused-certificate-price = The certificate costs { $price ->
    [one] 1 Thaler
   *[other] { $price } Thalers
}; you have { $have }.
refused-certificate-form = “{ $text }” does not name a certificate. For example: certificate 4-3-3a
refused-deposit-price = A first deposit is less than the price of { $price }; otherwise you pay in full.
refused-deposit-money = You have { $have ->
    [one] 1 Thaler
   *[other] { $have } Thalers
}; a deposit cannot be more.
refused-deposit-form = “{ $text }” is not a first deposit. For example: deposit 2
refused-instalment-must = Received Thalers must go onto your partly paid certificates.
refused-instalment-other = Certificate { $certificate } comes first; the others follow in the order in which you took them.
refused-instalment-much = At most { $most } can go onto this certificate.
refused-instalment-little = At least { $least } must go onto this certificate, as the later ones have no room for more.
refused-instalment-form = “{ $text }” does not name a certificate and a number of Thalers. For example: instalment 4-3-3a 2
refused-payment-open = You have no partly paid certificate { $certificate }.
refused-payment-debt = { $debt ->
    [one] Only 1 Thaler is
   *[other] Only { $debt } Thalers are
} still owed on it.
refused-payment-money = You have { $have ->
    [one] 1 Thaler
   *[other] { $have } Thalers
}.
refused-payment-form = “{ $text }” is not a payment. For example: pay full, or pay 2 on 4-3-3a

event-certificates_revealed = Bell certificates on display: { $certificates }.
event-bought_certificate = { PAINTER($who) } buys { $certificate }.
event-began_instalments = { PAINTER($who) } takes { $certificate } in installments; first deposit: { $deposit }.
event-paid_instalment = { PAINTER($who) } puts { $thalers ->
    [one] 1 Thaler
   *[other] { $thalers } Thalers
} on “{ $certificate }”{ $left ->
    [0] {" "}and turns the certificate face down.
   *[other] ; still owed: { $left }.
}
event-bells_counted = { PAINTER($who) } counts { $paid ->
    [one] 1 bell
   *[other] { $paid } bells
}{ $unpaid ->
    [0] {""}
   *[other] , less { $unpaid } on partly paid certificates
}{ $space ->
    [none] ; takes no part in the scoring.
   *[other] : space { $space } of the bell track.
}
event-bishop_counted = The bishop counts { $bells ->
    [one] 1 bell
   *[other] { $bells } bells
}{ $space ->
    [none] ; takes no part in the scoring.
   *[other] : space { $space } of the bell track, rank { $place }.
}
event-bells_ranked = { PAINTER($who) }: rank { $place } on the bell track; points for the rank: { $bonus }, for the space: { $mark }.

pack-bells-id = the id must be { $face } and a lower-case letter
pack-bells-face = price and bells must be at least 1, the points at least 0
pack-bells-count = { $found } certificates; the rulebooks count 18
pack-bells-sum = { $bells } bells in all; the rulebooks count 61
pack-bells-three = the rulebooks show a certificate with price 3 and 3 points
pack-bells-four = the rulebooks show a certificate that costs more than 4 Thalers
pack-bells-marks = with { $players } players every mark needs a space of its own, from 1 to { $most }
pack-bells-mark = on space { $space } the rulebooks give { $points } in points
pack-bells-ranks = { $players } players need the ranks 1 to { $places }, each once
pack-bells-rank = the rulebooks give 9 points for the first rank, 5 for the second and 0 for the fourth

pool-certificate = a certificate
# ---- what was gained or paid for
why-certificate = for a certificate

# ---- words of the table, and what an option leads to
initial-tile-audience = a
pass-last_payment = pay nothing more
note-instalments = in installments only: you have { $have }
note-owed = then { $debt } owed
note-paid = { $bells ->
    [one] then paid: its bell counts for you
   *[other] then paid: its { $bells } bells count for you
}
plan-on-audience = the audience: you take a bell certificate; no room for an apprentice (0).
note-on-audience = you take a bell certificate; of { $certificates } on display you can pay { $payable } in full now
panel-bells = bells
panel-face = { $certificate } (+{ $points })
panel-certificates = taken
panel-count = { $count ->
    [one] 1 certificate
   *[other] { $count } certificates
}
panel-paid = paid: { $certificates }
panel-debt = owes { $debt } on { $certificate }
panel-pending = Thalers to share out: { $thalers }
panel-returned = back under the pile: { $things }
panel-pile-faces = left in the pile: { $things }
panel-own-bells = paid in full: { $certificates } ({ $bells ->
    [one] 1 bell
   *[other] { $bells } bells
})
panel-bell-track = bell track
panel-bell-space = { $space ->
    [none] takes no part
   *[other] space { $space }
}
panel-bells-bishop = bishop
module-bells-words = M8, bell, audience, bell track

module-bells-help =
    Plan: your audience tile may cover a column; it has no room for an apprentice. When that location comes, you have to take one of the open bell certificates, one per player lying there each round.
    Pay all of it and score its points at once, or pay in installments: 1 point for every 2 Thalers of the deposit, and never more.
    As long as you owe something, every Thaler you receive goes there first. What you already had stays free.
    At the end paid certificates count their bells, those partly paid subtract theirs. The bell track brings points, and so does your rank on it; the bishop takes part with the bells nobody bought and wins ties.
    With two players four certificates belong to Leonardo. (M8)
