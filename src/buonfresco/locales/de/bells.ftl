# ---- 8, Glocken
module-bells = Glocken
module-bells-about = Eine Audienz bringt einen Glockenbrief, sofort oder in Raten bezahlt; am Ende wird nach Glocken gewertet.
tile-audience = Audienz
switch-bells-min_to_score = Wer an der Glockenwertung teilnimmt
switch-bells-min_to_score-one_bell = wer mindestens eine goldene Glocke hat
switch-bells-min_to_score-owns_certificate = wer mindestens einen Glockenbrief hat
source-bells = Glocken

certificate-called = { $bells ->
    [one] 1 Glocke
   *[other] { $bells } Glocken
} für { $price } Taler
kind-plan_audience = das Plättchen „Audienz“ legen
kind-certificate = einen Glockenbrief nehmen
kind-payment = einen Glockenbrief bezahlen
when-debt = Das wird gefragt, wenn du Taler bekommst und noch etwas schuldest.
kind-instalment = erhaltene Taler verteilen
kind-last_payment = noch nicht bezahlte Glockenbriefe abzahlen
ask-plan_audience = Wohin legst du das Plättchen „Audienz“? Den Ort darunter besuchst du nicht; wenn er an der Reihe ist, nimmst du einen Glockenbrief.
ask-certificate = Deine Audienz: Welchen Glockenbrief nimmst du?
ask-payment = Wie bezahlst du den Glockenbrief mit { $bells ->
    [one] 1 Glocke
   *[other] { $bells } Glocken
}? Der Preis von { $price ->
    [one] 1 Taler
   *[other] { $price } Talern
} bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, eine Anzahlung einen Punkt je zwei Taler. Bis er bezahlt ist, zählen seine Glocken gegen dich.
ask-instalment = Taler, die du erhältst, gehen auf deine noch nicht bezahlten Glockenbriefe. Wie viele der { $pending } auf „{ $certificate }“?
ask-last_payment = Möchtest du einen noch nicht bezahlten Glockenbrief abzahlen? Punkte bringt das keine, aber die Glocken eines bezahlten Glockenbriefs zählen für dich statt gegen dich.

action-certificate = { $certificate } nehmen ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
action-pay_full = den ganzen Preis bezahlen
action-deposit = in Raten zahlen; Anzahlung: { $thalers }
action-instalment = Taler auf „{ $certificate }“: { $thalers }
action-pay_on = auf „{ $certificate }“ zahlen: { $thalers }

refused-audience-none = Es gibt keinen Glockenbrief mehr.
refused-audience-form = „{ $text }“ ist kein Ort für das Plättchen „Audienz“. Man schreibt zum Beispiel: audience on studio
refused-certificate-gone = Glockenbrief { $certificate } liegt nicht aus.
refused-certificate-taken = Du hast schon Glockenbrief { $certificate } genommen; sag nun, wie du ihn bezahlst.
refused-certificate-must = Bei einer Audienz musst du einen Glockenbrief nehmen; eine Anzahlung von 0 genügt.
refused-certificate-price = Der Glockenbrief kostet { $price } Taler; du hast { $have }.
refused-certificate-form = „{ $text }“ nennt keinen Glockenbrief. Man schreibt zum Beispiel: certificate 4-3-3a
refused-deposit-price = Eine Anzahlung ist kleiner als der Preis von { $price }; sonst bezahlst du ganz.
refused-deposit-money = Du hast { $have } Taler; mehr kannst du nicht anzahlen.
refused-deposit-form = „{ $text }“ ist keine Anzahlung. Man schreibt zum Beispiel: deposit 2
refused-instalment-must = Erhaltene Taler müssen auf deine noch nicht bezahlten Glockenbriefe.
refused-instalment-other = Glockenbrief { $certificate } ist an der Reihe; die anderen folgen so, wie du sie genommen hast.
refused-instalment-much = Auf diesen Glockenbrief können höchstens { $most }.
refused-instalment-little = Auf diesen Glockenbrief müssen mindestens { $least }, weil auf den späteren kein Platz für mehr ist.
refused-instalment-form = „{ $text }“ nennt keinen Glockenbrief mit einer Zahl von Talern. Man schreibt zum Beispiel: instalment 4-3-3a 2
refused-payment-open = Unter deinen noch nicht bezahlten Glockenbriefen ist { $certificate } nicht.
refused-payment-debt = Darauf sind nur noch { $debt } Taler zu zahlen.
refused-payment-money = Du hast { $have } Taler.
refused-payment-form = „{ $text }“ ist keine Zahlung. Man schreibt zum Beispiel: pay full, oder pay 2 on 4-3-3a

event-certificates_revealed = Ausliegende Glockenbriefe: { $certificates }.
event-bought_certificate = { PAINTER($who) } kauft { $certificate }.
event-began_instalments = { PAINTER($who) } nimmt { $certificate } auf Raten; Anzahlung: { $deposit }.
event-paid_instalment = { PAINTER($who) } legt { $thalers } Taler auf „{ $certificate }“{ $left ->
    [0] {" "}und dreht den Glockenbrief um.
   *[other] ; noch zu zahlen: { $left }.
}
event-bells_counted = { PAINTER($who) } zählt { $paid ->
    [one] 1 Glocke
   *[other] { $paid } Glocken
}{ $unpaid ->
    [0] {""}
   *[other] {" "}(abzüglich { $unpaid } auf noch nicht bezahlten Glockenbriefen)
}{ $space ->
    [none] {" "}und nimmt an der Wertung nicht teil.
   *[other] : Feld { $space } der Glockenzählleiste.
}
event-bishop_counted = Der Bischof zählt { $bells ->
    [one] 1 Glocke
   *[other] { $bells } Glocken
}{ $space ->
    [none] {" "}und nimmt an der Wertung nicht teil.
   *[other] : Feld { $space } der Glockenzählleiste, Rang { $place }.
}
event-bells_ranked = { PAINTER($who) }: Rang { $place } auf der Glockenzählleiste; Punkte für den Rang: { $bonus }, für das Feld: { $mark }.

pack-bells-id = die Kennung muss { $face } und ein kleiner Buchstabe sein
pack-bells-face = Preis und Glocken müssen mindestens 1 sein, die Punkte mindestens 0
pack-bells-count = { $found } Glockenbriefe; die Regelhefte zählen 18
pack-bells-sum = { $bells } Glocken insgesamt; die Regelhefte zählen 61
pack-bells-three = die Regelhefte zeigen einen Glockenbrief mit Preis 3 und 3 Punkten
pack-bells-four = die Regelhefte zeigen einen Glockenbrief, der mehr als 4 Taler kostet
pack-bells-marks = zu { $players } braucht jede Marke ein eigenes Feld von 1 bis { $most }
pack-bells-mark = auf Feld { $space } geben die Regelhefte { $points } an Punkten
pack-bells-ranks = zu { $players } braucht man die Ränge 1 bis { $places }, jeden einmal
pack-bells-rank = die Regelhefte geben 9 Punkte für den ersten Rang, 5 für den zweiten und 0 für den vierten

pool-certificate = ein Glockenbrief
# ---- wofür etwas kam oder gezahlt wurde
why-certificate = für einen Glockenbrief

# ---- Wörter des Tisches, und wozu eine Möglichkeit führt
initial-tile-audience = a
pass-last_payment = nichts mehr zahlen
note-instalments = nur in Raten: Du hast { $have }
note-owed = dann noch { $debt } zu zahlen
note-paid = { $bells ->
    [one] dann bezahlt: Seine Glocke zählt für dich
   *[other] dann bezahlt: Seine { $bells } Glocken zählen für dich
}
plan-on-audience = die Audienz: Du nimmst einen Glockenbrief; für Gehilfen ist kein Platz (0).
note-on-audience = du nimmst einen Glockenbrief; von { $certificates } in der Auslage kannst du jetzt { $payable } ganz bezahlen
panel-bells = Glocken
panel-face = { $certificate } (+{ $points })
panel-certificates = vergeben
panel-count = { $count ->
    [one] 1 Glockenbrief
   *[other] { $count } Glockenbriefe
}
panel-paid = bezahlt: { $certificates }
panel-debt = schuldet { $debt } für { $certificate }
panel-pending = zu verteilende Taler: { $thalers }
panel-returned = zurück unter dem Stapel: { $things }
panel-pile-faces = noch im Stapel: { $things }
panel-own-bells = bezahlt: { $certificates } ({ $bells ->
    [one] 1 Glocke
   *[other] { $bells } Glocken
})
panel-bell-track = Glockenzählleiste
panel-bell-space = { $space ->
    [none] nimmt nicht teil
   *[other] Feld { $space }
}
panel-bells-bishop = Bischof
module-bells-words = M8, Glocke, Audienz, Glockenzählleiste, Glockenleiste

module-bells-help =
    Planen: Dein Plättchen „Audienz“ darf eine Spalte abdecken; für Gehilfen ist dort kein Platz. Kommt dieser Ort dran, musst du einen der offenen Glockenbriefe nehmen; jede Runde liegt einer je Person aus.
    Zahl alles und bekomm sofort seine Punkte, oder zahl in Raten: 1 Punkt für je 2 Taler der Anzahlung, und nie mehr.
    Solange du etwas schuldest, geht jeder Taler, den du erhältst, zuerst dorthin. Was du schon hattest, bleibt frei.
    Am Ende zählen die Glocken bezahlter Glockenbriefe, die der anderen werden abgezogen. Die Glockenleiste bringt Punkte und dein Rang darauf auch; der Bischof macht mit den Glocken der nicht gekauften mit und gewinnt bei Gleichstand.
    Zu zweit gehören vier Glockenbriefe Leonardo. (M8)
