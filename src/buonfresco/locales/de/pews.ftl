# ---- 14, Kirchenbänke
module-pews = Kirchenbänke
module-pews-about = Manche Marktplättchen bringen auch Balken; damit restaurieren Gehilfen Kirchenbänke, deren Punkte man erst dann sieht.
switch-pews-reveal = Wie Kirchenbänke umgedreht werden
switch-pews-reveal-together = alle Kirchenbänke eines Zugs zusammen
switch-pews-reveal-one_by_one = eine nach der anderen; wer die Punkte gesehen hat, entscheidet über die nächste
tile-pews = Kirchenbank
kind-plan_pews = das Plättchen „Kirchenbank“ legen
ask-plan_pews = Legst du das Plättchen „Kirchenbank“ auf eine Spalte? Außer dem Gehilfen darauf dürfen noch zwei dort stehen; der Ort darunter wird nicht besucht.
kind-pews = Kirchenbänke restaurieren
ask-pews = Welche Kirchenbänke restaurierst du? Du kannst { $beams ->
    [one] 1 Balken
   *[other] { $beams } Balken
} verwenden.
action-pews = { $count ->
    [one] Kirchenbank { $pews } restaurieren
   *[other] Kirchenbänke { $pews } restaurieren
}
pass-pews = die Kirchenbänke lassen, wie sie sind
source-pews = Kirchenbänke
event-beams_taken = { PAINTER($who) } nimmt { $beams ->
    [one] 1 Balken
   *[other] { $beams } Balken
} aus dem Vorrat.
event-pew_restored = { PAINTER($who) } restauriert Kirchenbank { $pew } mit { $beams ->
    [one] 1 Balken
   *[other] { $beams } Balken
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-pews_left = { PAINTER($who) } lässt die Kirchenbänke, wie sie sind.
refused-pews-restored = Kirchenbank { $pew } ist schon restauriert.
refused-pews-single = Hier restauriert man eine Kirchenbank nach der anderen; jede wird sofort umgedreht.
refused-pews-beams = Das braucht { $beams } Balken; du besitzt { $have }.
refused-pews-apprentices = Das braucht { $beams } Balken. Jeder Gehilfe trägt nur einen, du kannst also nur { $have } verwenden.
refused-pews-form = „{ $text }“ nennt weder verschiedene Kirchenbänke von 1 bis 12 noch eine Spalte für das Plättchen. Man schreibt zum Beispiel: pews 2+5 oder pews on studio
pack-pews-tile = eine Kirchenbank braucht 1 bis { $most } Balken und bringt mindestens 1 Punkt, und es gibt mindestens eine ihrer Art
pack-pews-count = { $found } Kirchenbänke; es sind { $pews }
pack-pews-example = manche Kirchenbänke brauchen zwei, manche drei Balken, und drei mit einem Balken bringen zusammen { $points } Punkte
pack-pews-faces = die Marktplättchen mit Balken ersetzen die mit { $faces }
pack-pews-beams = ein Marktplättchen bringt einen oder zwei Balken

pool-beams = die Vorderseite eines Kirchenbank-Plättchens
pool-pew = ein Kirchenbank-Plättchen

# ---- wohin eine Möglichkeit führt
bill-beams = { $sign ->
    [minus] kostet { $amount } Balken, es bleiben { $then }
   *[plus] +{ $amount } Balken, dann { $then }
}
stock-beams = Balken
note-pews = { $least } bis { $most } Punkte

# ---- Planen
plan-on-pews = die Kirchenbänke: Einer trägt dort einen Balken, zwei weitere darfst du schicken (0 bis 2).
note-on-pews = einer trägt einen Balken zu den Kirchenbänken, zwei weitere, wenn du sie schickst; du hast { $beams ->
    [0] keinen Balken
    [one] 1 Balken
   *[other] { $beams } Balken
}

# ---- auf dem Tisch
panel-pews = Kirchenbänke
panel-pews-sort = { $beams } Balken: { $pews } (Punkte { $points })
panel-beams = Balken
panel-beams-of = { $count }
panel-beam-sign = { $sign } am Markt: kommt mit dem Plättchen
panel-beam-tiles = Marktplättchen mit Balken: { $tiles }
panel-beam-tile = { $paints } { $beams }
sign-beams = ≡{ $beams }
mark-beams = { $beams ->
    [one] 1 Balken kommt mit dem Plättchen
   *[other] { $beams } Balken kommen mit dem Plättchen
}
initial-tile-pews = b
module-pews-words = M14, Kirchenbank, Bank, Bänke, Balken, ≡

module-pews-help =
    Zwölf Kirchenbänke brauchen je 1, 2 oder 3 Balken; ihre Punkte sieht man erst, wenn sie restauriert sind.
    Alle haben 6 Balken, die ihnen noch nicht gehören. Sechs Marktplättchen zeigen auch einen oder zwei: Wer so eins kauft, nimmt so viele, zum selben Preis.
    Planen: Dein Plättchen „Kirchenbank“ darf eine Spalte abdecken. Ein Gehilfe ist aufgedruckt, bis zu zwei von deinen kommen dazu. Statt am Ort zu handeln, restaurierst du Bänke.
    Jeder Gehilfe trägt einen Balken; eine Bank mit 3 braucht also drei Gehilfen und drei Balken. Erst nennst du alle Bänke, dann werden sie umgedreht (französische Ausgabe: eine nach der anderen). Die Balken gehen zurück in deinen Vorrat.
    Übrige Balken sind nichts wert. Leonardo restauriert keine Bänke. (M14)
