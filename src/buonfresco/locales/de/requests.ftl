# ---- 2, Aufträge des Bischofs
module-requests = Aufträge des Bischofs
module-requests-about = In der Werkstatt darf ein Gehilfe drei restaurierte Freskoplättchen unter einen Auftrag legen, für Punkte und ein anderes Einkommen.

kind-request_tile = Plättchen für einen Auftrag wählen
kind-request_income = die Farbe eines allgemeinen Auftrags wählen
kind-leonardo_request = einen Auftrag für Leonardo wählen
ask-request_tile = Welches Plättchen kommt unter den Auftrag „{ NAME($request, of: "request") }“? Noch fehlende Plättchen: { $missing }.
ask-request_tile-guided = Du führst Leonardo: Welches Plättchen gibt er für den Auftrag „{ NAME($request, of: "request") }“ ab? Noch fehlende Plättchen: { $missing }.
ask-request_income = Welche Farbe bringt dein allgemeiner Auftrag? Noch zu wählende Farben: { $left }.
ask-leonardo_request = Du führst Leonardo: Erfüllt er einen Auftrag? Dafür kommen drei seiner Plättchen aus dem Spiel.

request-general = allgemein
request-purple = lila
request-orange = orange
request-green = grün

action-request = den Auftrag „{ NAME($request, of: "request") }“ erfüllen
action-stack = ein Plättchen stapeln, Siegel: { NAME($sort, of: "seals") }
action-income = { NAME($paint, of: "paint") } nehmen
seals-plain = keine
seals-G = grün
seals-O = orange
seals-P = lila
seals-GO = grün und orange
seals-GP = grün und lila
seals-OP = orange und lila
seals-GOP = grün, orange und lila

refused-request-once = Du hast in dieser Runde schon einen Auftrag erfüllt; mehr geht nicht.
refused-request-apprentice = Ein Auftrag braucht einen ganzen Gehilfen, und von deinen Gehilfen hier ist keiner mehr frei.
refused-request-empty = Für den Auftrag „{ NAME($request, of: "request") }“ liegt kein Plättchen mehr da.
refused-request-tiles = Für den Auftrag „{ NAME($request, of: "request") }“ braucht man drei passende Plättchen, die noch nicht gestapelt sind; du hast { $have }.
refused-request-three = Ein Auftrag braucht drei Plättchen; wähle das nächste.
refused-request-seal = Für den Auftrag „{ NAME($request, of: "request") }“ muss das Plättchen dessen Siegel zeigen.
refused-request-order = Die Plättchen eines Auftrags nennt man in der Reihenfolge der Liste; diese Sorte steht vor der gewählten.
refused-request-before = Die Plättchen eines Auftrags nennt man in der Reihenfolge der Liste; nenne zuerst eines, das vor dieser Sorte steht.
refused-request-gone = Von dieser Sorte liegt kein freies Plättchen vor dir.
refused-request-few = Nach dieser Sorte reichen die Plättchen nicht mehr für drei.
refused-request-basic = Ein allgemeiner Auftrag bringt eine Grundfarbe: Gelb, Rot oder Blau.
refused-request-paint = Die Farbe des Auftrags gehört dir; wähle eine.
refused-request-form = „{ $text }“ ist kein Auftrag. Man schreibt zum Beispiel: request general oder request purple
refused-stack-form = „{ $text }“ nennt keine Sorte von Plättchen. Man schreibt zum Beispiel: stack plain oder stack GO
refused-income-form = „{ $text }“ nennt keine Farbe. Man schreibt zum Beispiel: income yellow
refused-leonardo-blends = Leonardo mischt nie.

event-request_stacked = { PAINTER($who) } stapelt ein Plättchen: { $tile }.
event-request_fulfilled = { PAINTER($who) } erfüllt den Auftrag „{ NAME($request, of: "request") }“.

source-requests = Aufträge

switch-requests-general_income_paint = Welche Farbe ein allgemeiner Auftrag jede Runde bringt
switch-requests-general_income_paint-basic = eine Grundfarbe nach Wahl
switch-requests-general_income_paint-any = eine Grund- oder Mischfarbe nach Wahl

pack-requests-count = { $tiles } Plättchen; die Regelhefte zählen 12
pack-requests-kind = es gibt keinen Auftrag der Art { $kind }
pack-requests-points = ein Auftrag bringt mindestens einen Punkt
pack-requests-top = die Regelhefte zeigen { $points } Punkte auf dem obersten Auftrag der Art { $kind }

# ---- wofür etwas kam oder gezahlt wurde
why-request = für einen Auftrag

# ---- Worte der Möglichkeiten und des Tischs
pass-leonardo_request = kein Auftrag
panel-requests = Aufträge
panel-seals = deine Siegel: { $seals }
panel-splashes = Siegel
panel-stacked = gestapelt
panel-request = { $request } { $points }
panel-request-used = diese Runde schon einen erfüllt
label-stack = ein Plättchen stapeln: { $tile }
note-request = dann { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
note-request-income = Einkommen dann { $thalers } Taler je Runde, und die Farbe des Auftrags
note-request-hand = kostet { $blends } Farbmischungen
plan-workshop-request = Einer davon darf einen Auftrag erfüllen.
module-requests-words = M2, Auftrag, Aufträge, allgemeiner Auftrag, allgemeinen Auftrag, spezieller Auftrag, Auftrag in Lila, Auftrag in Orange, Auftrag in Grün, allgemein, Siegel, Farbsiegel, stapeln, gestapelt

module-requests-help =
    12 Aufträge liegen offen in vier Stapeln: allgemein, lila, orange, grün. Der beste liegt oben: 6 Punkte für den ersten allgemeinen, 10 für den ersten in Lila.
    Einmal je Runde darf einer deiner Gehilfen in der Werkstatt einen Auftrag erfüllen, statt zu mischen; die anderen mischen wie sonst. Farben kostet das nicht.
    Ein allgemeiner Auftrag braucht drei deiner Freskoplättchen, ein spezieller drei mit einem Siegel seiner Farbe auf der Rückseite.
    Du bekommst seine Punkte. Die drei Plättchen liegen fortan darunter: Sie dienen keinem anderen Auftrag und bringen keine Taler mehr.
    Dafür bringt der Auftrag jede Runde 1 Taler und eine Farbe: ein spezieller die eigene, ein allgemeiner eine Grundfarbe nach Wahl (französische Ausgabe: jede).
    Auch Leonardo darf einen erfüllen; alle vier Plättchen sind dann aus dem Spiel. (M2)
