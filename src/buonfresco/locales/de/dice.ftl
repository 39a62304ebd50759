# Das Würfelspiel: was seine Regeln ablehnen, und was an seinen Materialsätzen falsch sein kann.

# ---- Ablehnungen
refused-dice-favour = Das Gunstplättchen ändert die Summe erst, wenn der dritte Würfel beiseiteliegt, und nur, wenn du es hast.
refused-dice-favour-none = Du hast das Gunstplättchen nicht.
refused-dice-bet-own = Auf deinen Zug wetten die anderen, nicht du.
refused-dice-aside = Der Würfel in { NAME($die, of: "paint") } liegt schon beiseite.
refused-dice-colour = { $wanted ->
    [1] Dazu brauchst du einen Farbwürfel, der { NAME($die, of: "paint") } zeigt; von den geworfenen tut es keiner.
   *[other] Dazu brauchst du { $wanted } Farbwürfel, die { NAME($die, of: "paint") } zeigen; von den geworfenen { $there ->
        [1] tut es nur einer
       *[other] tut es keiner
    }.
}
refused-dice-field = Auf dem Porträtfeld { $field } liegt kein offenes Porträt.
refused-dice-bishop-form = „{ $text }“ nennt keinen der fünf Abschnitte. Man schreibt zum Beispiel: bishop 16
refused-dice-bet-form = „{ $text }“ ist kein Wettplättchen; es gibt marked, other und portrait. Man schreibt zum Beispiel: bet marked
refused-dice-keep-form = „{ $text }“ nennt keinen Augenwürfel oder nichts, was Farbwürfel daraus machen (x2, x4). Man schreibt zum Beispiel: keep blue oder keep blue x2
refused-dice-favour-form = „{ $text }“ kann das Gunstplättchen nicht. Man schreibt zum Beispiel: favour +1, favour -1 oder favour 0
refused-dice-take-form = „{ $text }“ nennt kein Porträtfeld. Man schreibt zum Beispiel: take 9-12

# ---- Materialsätze: Datei und Eintrag stehen davor
pack-dice-sums = das Regelheft nennt die Abschnitte { $sums }, in dieser Reihenfolge
pack-dice-stack = ein Stapel hat vier Plättchen mit je mindestens 1 Punkt, von oben nach unten steigend
pack-dice-ranges = das Regelheft nennt die Porträtfelder { $ranges }, in dieser Reihenfolge
pack-dice-portrait = ein Porträt ist mindestens 1 Punkt wert, und sein Zeichen nennt 2, 3 oder 4 Personen
pack-dice-portraits = das Regelheft zählt 16 Porträts, davon 8 Frauen; 8 sind für zwei Personen, 4 weitere für drei, noch 4 für vier
pack-dice-pips = es gibt sechs Augenwürfel in sechs verschiedenen Farben, jede mit einem einzigen Wort benannt
pack-dice-faces = ein Augenwürfel hat sechs Seiten mit 1 bis 6 Augen
pack-dice-colours = es gibt zwei Farbwürfel
pack-dice-colour-faces = ein Farbwürfel hat sechs Seiten, jede in der Farbe eines Augenwürfels

pool-dice-start = der Startspieler
pool-dice-portrait = ein Porträtplättchen
pool-dice-die = ein Würfel
