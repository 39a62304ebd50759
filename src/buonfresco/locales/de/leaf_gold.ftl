# ---- 5, Blattgold
module-leaf_gold = Blattgold
module-leaf_gold-about = Zwei Felder des Markts bringen auch Blattgold; es veredelt Freskoplättchen mit der Farbe der Runde.
switch-leaf_gold-supply = Wie viel Blattgold es gibt
switch-leaf_gold-supply-20 = 20 Stück
switch-leaf_gold-supply-24 = 24 Stück
kind-gild = über Blattgold entscheiden
ask-gild = { $segment } zeigt die Farbe der Runde. Veredelst du das Plättchen mit einem Blattgold?
action-gild = ein Blattgold abgeben
refused-gild-form = „{ $text }“ ist zu viel: Es geht immer um ein Blattgold für das Plättchen, das gerade restauriert wird. Man schreibt: gild
refused-gild-none = Du hast kein Blattgold.
event-disc_drawn = Die Farbe der Runde ist { NAME($paint, of: "paint") }.
event-gold_taken = { PAINTER($who) } nimmt dazu { $gold } Blattgold.
event-gilded = { PAINTER($who) } veredelt { $segment }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr.
event-gold_exchanged = { PAINTER($who) } tauscht { $gold } Blattgold gegen Taler.
source-gold = Blattgold
pack-leaf_gold-arrow = ein Pfeil zeigt auf ein Feld ab 1 und bringt mindestens 1 Blattgold
pack-leaf_gold-arrows = bei { $players } Personen muss es zwei Pfeile auf zwei verschiedene Felder geben
pack-leaf_gold-four = bei vier Personen geben die Regelhefte 1 Blattgold an Stand III und 2 an Stand IV an

pool-disc = eine Holzscheibe
# ---- wofür etwas kam oder gezahlt wurde
why-gold = für Blattgold

# ---- Worte der Möglichkeiten und des Tischs
pass-gild = das Blattgold behalten
panel-leaf_gold = Blattgold
panel-disc = Farbe der Runde: { $paint }
panel-gold = { $count } Blattgold
bill-gold = { $sign ->
    [minus] kostet { $amount } Blattgold, es bleiben { $then }
   *[plus] +{ $amount } Blattgold, dann { $then }
}
stock-gold = Blattgold
sign-gold = +{ $gold }
mark-gold = mit dem Plättchen auf { $space } kommt { $gold } Blattgold
module-leaf_gold-words = M5, Gold, veredeln, Farbe der Runde, Holzscheibe, Scheibe der Runde, Pfeil, Pfeile, Korb

module-leaf_gold-help =
    Pfeile zeigen auf zwei Felder des Markts. Wer das Plättchen dort kauft, bekommt kostenlos 1 oder 2 Blattgold dazu; ein geschlossener Stand bringt keins.
    Eine Scheibe zeigt die Farbe der Runde: eine von sechs, nie zweimal nacheinander dieselbe.
    Restaurierst du ein Freskoplättchen, das diese Farbe verlangt, darfst du genau 1 Blattgold dazugeben: 3 Punkte mehr mit dem Bischof auf dem Abschnitt, 2 mit ihm daneben, sonst 1. Der Bischofsbonus kommt dazu. Am Altar geht das nicht.
    Am Ende wird jedes Blattgold 1 Taler. Leonardo bekommt keins. (M5)
