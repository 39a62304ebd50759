# Was jedes Spiel gleich sagt: was eine Möglichkeit bringt, und Gruppen von Möglichkeiten.

# ---- was eine Möglichkeit bringt. $sum: wie sich die Punkte zusammensetzen; $then: was man dann hätte
bill-points = { $total ->
    [one] { $sum } Punkt
   *[other] { $sum } Punkte
}
bill-thalers = { $sign ->
    [minus] kostet { $amount } Taler, es bleiben { $then }
   *[plus] +{ $amount } Taler, dann { $then }
}
bill-paint = { $sign ->
    [minus] −
   *[plus] +
}{ $amount }{"\u00A0"}{ NAME($what, of: "letter") }{"\u00A0"}→{"\u00A0"}{ $then }
bill-mood = Stimmung { $sign ->
    [minus] sinkt
   *[plus] steigt
} um { $amount } auf { SIGNED($then) }
bill-taken = { $aimed } ist besetzt, also { $lands }
bill-asks = dann: { $kind }
bill-draws = dann bringt das Glück: { $pool }

# ---- das Brettspiel
note-wake = { $price } Taler je Plättchen, { $apprentices } Gehilfen
note-worth = { $bonus ->
    [0] { $value }
   *[other] { $value } + { $bonus } = { $total }
} Punkte für den Abschnitt selbst
note-led = danach am besten { $segment } für { $points }
group-close = einen Stand schließen
story-then = { $first } { $then }
place-altar = Altar
group-booth = Stand { $booth }
stock-thalers = Taler
stock-mood = Stimmung

# ---- ein Buchstabe für jede Farbe, alle verschieden. Die Notation hat eigene
letter-yellow = G
letter-red = R
letter-blue = B
letter-green = Ü
letter-orange = O
letter-purple = L
letter-pink = P
letter-brown = N

# ---- Zeilen der Übersichten, und eine Geschichte, die im selben Atemzug weitergeht
then-moved = Jetzt auf { $space }.
then-moved-aside = { $target } ist besetzt, also { $space }.
then-cheered = Stimmung { SIGNED($mood) }.
then-counted = Ab jetzt { $apprentices } Gehilfen.
panel-pile = noch { $count } im Stapel
panel-supply = Vorrat: { $count }
panel-removed = aus dem Spiel: { $things }
panel-owner = { $name }: { $things }
panel-part = { $part } { $value }
panel-times = { $count }× { $thing }
