# ---- 17, Malergilde
module-guild = Malergilde
module-guild-about = In der Werkstatt kann man eine Farbe gegen die tauschen, die bei der Malergilde liegt: Grundfarbe gegen Grundfarbe, Mischfarbe gegen Mischfarbe.
action-guild = Gilde: { $paint } gegen { $taken }
guild-basic = Grundfarbe
guild-blended = Mischfarbe
event-guild_laid = Bei der Gilde liegen { NAME($basic, of: "paint") } und { NAME($blended, of: "paint") }.
event-guild_exchanged = { PAINTER($who) } gibt der Gilde { NAME($given, of: "paint") } und nimmt { NAME($taken, of: "paint") }.
refused-guild-done = Deine Gehilfen hier haben alle ihre Arbeit getan.
refused-guild-same = { NAME($paint, of: "paint") } liegt schon dort; da gibt es nichts zu tauschen.
refused-guild-special = Bei der Gilde tauscht man diese Farbe nicht: { NAME($paint, of: "paint") }.
refused-guild-hands = { $field ->
    [basic] Jeder Gehilfe, der zur Gilde gehen kann, tauscht höchstens eine Grundfarbe, und keiner ist mehr frei dafür.
   *[blended] Jeder Gehilfe, der zur Gilde gehen kann, tauscht höchstens eine Mischfarbe, und keiner ist mehr frei dafür.
}
refused-guild-form = „{ $text }“ nennt keine Farbe, die bei der Gilde liegen kann: Gelb, Rot, Blau, Grün, Orange oder Lila. Man schreibt zum Beispiel: guild red

pool-guild = eine Farbe der Gilde
# ---- wofür etwas kam oder gezahlt wurde
why-guild = bei der Gilde

# ---- Planen
plan-workshop-guild = Oder ein Tausch bei der Gilde.

# ---- auf dem Tisch
panel-guild = Gilde
panel-guild-side = { $side }: { $paint }
panel-guild-done = { $side }: { $count } Mal getauscht
module-guild-words = M17, Gilde

module-guild-help =
    Bei der Gilde liegen immer eine Grundfarbe und eine Mischfarbe, für alle sichtbar.
    In der Werkstatt tut ein Gehilfe bis zu zweierlei: Er mischt, oder er tauscht eine deiner Farben gegen die dort, Grundfarbe gegen Grundfarbe, Mischfarbe gegen Mischfarbe, jede Art einmal.
    Mischen und Tauschen gehen in beliebiger Folge; was du eben genommen hast, darfst du gleich mischen, und was du gemischt hast, tauschen.
    Pink und Braun lassen sich nicht tauschen. Leonardo tauscht nicht. (M17)
