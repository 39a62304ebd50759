# ---- 2, Wünsche
module-requests = Die Wünsche des Bischofs
module-requests-about = In der Werkstatt darf ein Gehilfe drei restaurierte Freskoplättchen unter einen Wunsch legen, für Punkte und ein anderes Einkommen.

kind-request_tile = Plättchen für einen Wunsch wählen
kind-request_income = die Farbe eines allgemeinen Wunsches wählen
kind-leonardo_request = einen Wunsch für Leonardo wählen
ask-request_tile = Welches Plättchen kommt unter den Wunsch?
ask-request_income = Welche Farbe bringt dein allgemeiner Wunsch?
ask-leonardo_request = Du führst Leonardo: Erfüllt er einen Wunsch? Dafür kommen drei seiner Plättchen aus dem Spiel.

request-general = allgemeinen Wunsch
request-purple = violetten Wunsch
request-orange = orangen Wunsch
request-green = grünen Wunsch

action-request = den { NAME($request, of: "request") } erfüllen
action-stack = ein Plättchen stapeln, Siegel: { NAME($sort, of: "seals") }
action-income = { NAME($paint, of: "paint") } nehmen
seals-plain = keine
seals-G = grün
seals-O = orange
seals-P = violett
seals-GO = grün und orange
seals-GP = grün und violett
seals-OP = orange und violett
seals-GOP = grün, orange und violett

refused-request-once = Du hast in dieser Runde schon einen Wunsch erfüllt; mehr geht nicht.
refused-request-apprentice = Ein Wunsch braucht einen ganzen Gehilfen, und von deinen Gehilfen hier ist keiner mehr frei.
refused-request-empty = Für den { NAME($request, of: "request") } liegt kein Plättchen mehr da.
refused-request-tiles = Für den { NAME($request, of: "request") } braucht man drei passende Plättchen, die noch nicht gestapelt sind; du hast { $have }.
refused-request-three = Ein Wunsch braucht drei Plättchen; wähle das nächste.
refused-request-seal = Für den { NAME($request, of: "request") } muss das Plättchen dessen Siegel zeigen.
refused-request-order = Die Plättchen eines Wunsches nennt man in der Reihenfolge der Liste; diese Sorte steht vor der gewählten.
refused-request-before = Die Plättchen eines Wunsches nennt man in der Reihenfolge der Liste; nenne zuerst eines, das vor dieser Sorte steht.
refused-request-gone = Von dieser Sorte liegt kein freies Plättchen vor dir.
refused-request-few = Nach dieser Sorte reichen die Plättchen nicht mehr für drei.
refused-request-basic = Ein allgemeiner Wunsch bringt eine Grundfarbe: Gelb, Rot oder Blau.
refused-request-paint = Die Farbe des Wunsches gehört dir; wähle eine.
refused-request-form = „{ $text }“ ist kein Wunsch. Man schreibt zum Beispiel: request general oder request purple
refused-stack-form = „{ $text }“ nennt keine Sorte von Plättchen. Man schreibt zum Beispiel: stack plain oder stack GO
refused-income-form = „{ $text }“ nennt keine Farbe. Man schreibt zum Beispiel: income yellow
refused-leonardo-blends = Leonardo mischt nie.

event-request_stacked = { PAINTER($who) } stapelt ein Plättchen: { PAINTS($tile) }.
event-request_fulfilled = { PAINTER($who) } erfüllt den { NAME($request, of: "request") }.

source-requests = Wünsche

switch-requests-general_income_paint = Welche Farbe ein allgemeiner Wunsch jede Runde bringt
switch-requests-general_income_paint-basic = eine Grundfarbe nach Wahl
switch-requests-general_income_paint-any = eine Grund- oder Mischfarbe nach Wahl

pack-requests-count = { $tiles } Plättchen; die Regelhefte zählen 12
pack-requests-kind = es gibt keinen Wunsch der Art { $kind }
pack-requests-points = ein Wunsch bringt mindestens einen Punkt
pack-requests-top = die Regelhefte zeigen { $points } Punkte auf dem obersten Wunsch der Art { $kind }

# ---- wofür etwas kam oder gezahlt wurde
why-request = durch einen Wunsch
