# ---- 8, Glocken
module-bells = Glocken
module-bells-about = Eine Audienz bringt ein Glockenzertifikat, sofort oder in Raten bezahlt; am Ende wird nach Glocken gewertet.
tile-audience = Audienz
switch-bells-min_to_score = Wer an der Glockenwertung teilnimmt
switch-bells-min_to_score-one_bell = wer mindestens eine goldene Glocke hat
switch-bells-min_to_score-owns_certificate = wer mindestens ein Zertifikat hat
source-bells = Glocken

kind-plan_audience = das Audienzplättchen legen
kind-certificate = ein Glockenzertifikat nehmen
kind-payment = ein Glockenzertifikat bezahlen
kind-instalment = erhaltene Taler verteilen
kind-last_payment = offene Zertifikate abzahlen
ask-plan_audience = Wohin legst du das Audienzplättchen? Diese Spalte besuchst du nicht; wenn sie an der Reihe ist, nimmst du stattdessen ein Glockenzertifikat.
ask-certificate = Deine Audienz: Welches Zertifikat nimmst du?
ask-payment = Wie bezahlst du Zertifikat { $certificate }? Der ganze Preis bringt die aufgedruckten Punkte, eine Anzahlung je zwei Taler einen Punkt.
ask-instalment = Taler, die du erhältst, kommen auf deine offenen Zertifikate. Wie viele der { $pending } kommen auf { $certificate }?
ask-last_payment = Möchtest du ein offenes Zertifikat abzahlen? Punkte bringt das keine, aber die Glocken eines bezahlten Zertifikats zählen für dich.

action-certificate = Zertifikat { $certificate } nehmen (Preis { $price }, Punkte { $points }, Glocken { $bells })
action-pay_full = den ganzen Preis bezahlen
action-deposit = in Raten zahlen; Anzahlung: { $thalers }
action-instalment = Taler für { $certificate }: { $thalers }
action-pay_on = auf { $certificate } zahlen: { $thalers }

refused-audience-none = Es gibt kein Glockenzertifikat mehr.
refused-audience-form = „{ $text }“ ist kein Ort für das Audienzplättchen. Man schreibt etwa: audience on studio
refused-certificate-gone = Zertifikat { $certificate } liegt nicht offen aus.
refused-certificate-taken = Du hast schon Zertifikat { $certificate } genommen; sag nun, wie du es bezahlst.
refused-certificate-must = Bei einer Audienz musst du ein Zertifikat nehmen; eine Anzahlung von 0 genügt.
refused-certificate-price = Das Zertifikat kostet { $price } Taler; du hast { $have }.
refused-certificate-form = „{ $text }“ nennt kein Zertifikat. Man schreibt etwa: certificate 4-3-3a
refused-deposit-price = Eine Anzahlung ist kleiner als der Preis von { $price }; sonst bezahlst du ganz.
refused-deposit-money = Du hast { $have } Taler; mehr kannst du nicht anzahlen.
refused-deposit-form = „{ $text }“ ist keine Anzahlung. Man schreibt etwa: deposit 2
refused-instalment-must = Erhaltene Taler müssen auf deine offenen Zertifikate.
refused-instalment-other = Zertifikat { $certificate } ist an der Reihe; die anderen folgen so, wie du sie genommen hast.
refused-instalment-much = Auf dieses Zertifikat können höchstens { $most }.
refused-instalment-little = Auf dieses Zertifikat müssen mindestens { $least }, weil auf den späteren kein Platz für mehr ist.
refused-instalment-form = „{ $text }“ nennt kein Zertifikat mit einer Zahl von Talern. Man schreibt etwa: instalment 4-3-3a 2
refused-payment-open = Du hast kein offenes Zertifikat { $certificate }.
refused-payment-debt = Darauf sind nur noch { $debt } Taler zu zahlen.
refused-payment-money = Du hast { $have } Taler.
refused-payment-form = „{ $text }“ ist keine Zahlung. Man schreibt etwa: pay full, oder pay 2 on 4-3-3a

event-certificates_revealed = Offene Glockenzertifikate: { $certificates }.
event-bought_certificate = { PAINTER($who) } kauft Zertifikat { $certificate } für { $price } Taler.
event-began_instalments = { PAINTER($who) } nimmt Zertifikat { $certificate } auf Raten; Anzahlung: { $deposit }.
event-paid_instalment = { PAINTER($who) } legt { $thalers } Taler auf Zertifikat { $certificate }{ $left ->
    [0] {" "}und dreht es um.
   *[other] ; noch zu zahlen: { $left }.
}
event-bells_counted = { PAINTER($who) } zählt { $paid ->
    [one] 1 Glocke
   *[other] { $paid } Glocken
}{ $unpaid ->
    [0] {""}
   *[other] , abzüglich { $unpaid } auf offenen Zertifikaten
}{ $space ->
    [none] ; kein Platz auf der Glockenleiste.
   *[other] : Feld { $space } der Glockenleiste.
}
event-bishop_counted = Der Bischof zählt { $bells ->
    [one] 1 Glocke
   *[other] { $bells } Glocken
}{ $space ->
    [none] {" "}und nimmt nicht teil.
   *[other] : Feld { $space } der Glockenleiste, Rang { $place }.
}
event-bells_ranked = { PAINTER($who) }: Rang { $place } auf der Glockenleiste; Punkte für den Rang: { $bonus }, für das Feld: { $mark }.

pack-bells-id = die Kennung muss { $face } und ein kleiner Buchstabe sein
pack-bells-face = Preis und Glocken müssen mindestens 1 sein, die Punkte mindestens 0
pack-bells-count = { $found } Zertifikate; die Regelhefte zählen 18
pack-bells-sum = { $bells } Glocken insgesamt; die Regelhefte zählen 61
pack-bells-three = die Regelhefte zeigen ein Zertifikat mit Preis 3 und 3 Punkten
pack-bells-four = die Regelhefte zeigen ein Zertifikat, das mehr als 4 Taler kostet
pack-bells-marks = zu { $players } braucht jede Marke ein eigenes Feld von 1 bis { $most }
pack-bells-mark = auf Feld { $space } geben die Regelhefte { $points } an Punkten
pack-bells-ranks = zu { $players } braucht man die Ränge 1 bis { $places }, jeden einmal
pack-bells-rank = die Regelhefte geben 9 Punkte für den ersten Rang, 5 für den zweiten und 0 für den vierten

pool-certificate = eine Urkunde
# ---- wofür etwas kam oder gezahlt wurde
why-certificate = für ein Zertifikat
