# ---- 18, Der Opferstock
module-alms = Der Opferstock
module-alms-about = Ein Taler für die Armen bringt ein geheimes Gelübde; gehaltene bringen Punkte, die anderen kosten am Ende je einen Taler.
module-alms-words = M18, Almosen, Opferstock, Gelübde, Arme, Spende, gehaltene Gelübde
module-alms-help =
    Jeder hat ein geheimes Gelübde: eine Farbe.
    Im Dom darf ein Gehilfe statt zu restaurieren 1 Taler für die Armen geben; er kommt in den Opferstock, und du ziehst noch ein Gelübde. Mehr als 3 hast du nie.
    Nach dem Restaurieren eines Freskoplättchens, das die Farbe eines deiner Gelübde zeigt, darfst du es vorzeigen: 2 Punkte, und das Gelübde ist aus dem Spiel.
    Nach dem Einkommen darf der letzte Spieler der Spielreihenfolge 2 Taler aus dem Opferstock nehmen oder 1 Grundfarbe dafür.
    Am Ende kostet jedes übrige Gelübde 1 Taler, wenn du ihn hast. (M18)
kind-vow = über ein Gelübde entscheiden
ask-vow = { $segment } ist restauriert. Hältst du ein Gelübde?
action-vow = das Gelübde auf { NAME($paint, of: "paint") } halten
pass-vow = die Gelübde für dich behalten
kind-dole = über die Spende entscheiden
ask-dole = Der Opferstock steht dir offen. Was nimmst du?
action-dole_coins = 2 Taler aus dem Opferstock nehmen
action-dole = 2 Taler des Opferstocks gegen { NAME($paint, of: "paint") } tauschen
pass-dole = den Opferstock anderen lassen
action-alms = 1 Taler für die Armen geben und ein Gelübde ziehen
refused-alms-hand = Du hast schon drei Gelübde.
refused-alms-money = Du hast keinen Taler zu geben.
refused-alms-pile = Es ist kein Gelübde mehr da.
refused-alms-form = „{ $text }“ sagt zu viel: Es ist immer 1 Taler. Man schreibt: alms
refused-vow-form = „{ $text }“ nennt keine Farbe. Man schreibt zum Beispiel: vow red
refused-vow-none = Du hast kein Gelübde auf { NAME($paint, of: "paint") }.
refused-vow-tile = Das Plättchen zeigt die Farbe nicht: { NAME($paint, of: "paint") }.
refused-dole-form = „{ $text }“ gibt es nicht. Man schreibt zum Beispiel: dole red, oder: dole thalers
refused-dole-paint = Die Spende ist eine Grundfarbe.
event-alms_given = { PAINTER($who) } gibt 1 Taler für die Armen.
event-vow_drawn = { PAINTER($who) } zieht das Gelübde auf { NAME($vow, of: "paint") }.
event-vow_drawn-hidden = { PAINTER($who) } zieht ein Gelübde.
event-vow_kept = { PAINTER($who) } hält das Gelübde auf { NAME($vow, of: "paint") }.
event-vows_unkept = { PAINTER($who) } hat { $count ->
    [one] 1 Gelübde
   *[other] { $count } Gelübde
} nicht gehalten.
source-vows = Gelübde
pool-vow = ein Gelübde
why-alms = für die Armen
why-dole = aus dem Opferstock
panel-alms = Opferstock
panel-box = { $count } Taler darin
panel-vow-pile = noch { $count } Gelübde
panel-vows = { $count } Gelübde
panel-vow = Gelübde auf { $paint }
panel-vows-kept = gehaltene Gelübde
pack-alms-six = es gibt Gelübde in sechs Farben
pack-alms-cards = es gibt zwei Gelübde jeder Farbe, nicht { $cards }
