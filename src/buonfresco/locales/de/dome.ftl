# ---- 15, Kuppel
module-dome = Kuppel
module-dome-about = Unter den inneren neun Freskoplättchen liegen Kuppelplättchen; am Ende bringen sie Punkte, wenn man die Farben dafür noch hat.
source-dome = Kuppel

event-dome_taken = { PAINTER($who) } nimmt das Kuppelplättchen unter { $segment }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} am Ende für { PAINTS($paints) }.
event-dome_completed = { PAINTER($who) } vollendet { $count ->
    [one] 1 Kuppelplättchen
   *[other] { $count } Kuppelplättchen
} mit { PAINTS($paints) }.

pack-dome-points = ein Kuppelplättchen bringt mindestens 1 Punkt
pack-dome-count = { $tiles } Kuppelplättchen; die Regelhefte zählen 9
pack-dome-example = die Regelhefte zeigen zwei Kuppelplättchen, die zusammen { $points } Punkte bringen

pool-dome = ein Kuppelplättchen
# ---- wofür etwas kam oder gezahlt wurde
why-dome = für die Kuppel

# ---- auf dem Tisch
panel-dome = Kuppel
panel-dome-unseen = unter { $count ->
    [one] 1 inneren Plättchen
   *[other] { $count } inneren Plättchen
}, aus { $tiles }
panel-dome-tile = { $points }{ $paints }
panel-own-dome = Kuppel: { $tiles } (mit deinen Farben jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
sign-dome = ^
mark-dome = darunter liegt ein Kuppelplättchen
module-dome-words = M15, Kuppelplättchen, ^

module-dome-help =
    Unter jedem der neun inneren Freskoplättchen (B2 bis D4) liegt ein Kuppelplättchen, unbekannt, bis dort jemand restauriert.
    Wer das tut, nimmt es kostenlos dazu und legt es offen hin; noch bringt es nichts, auch kein Einkommen.
    Am Ende, vor den Talern, bringt jedes seine Punkte, wenn du die gezeigten Farben noch hast. Jede Farbe dient nur einem Plättchen; die beste Auswahl geschieht von selbst, und gemischt wird nicht mehr.
    Was Leonardo nimmt, ist verloren. (M15)
