# Die Chancen im Würfelspiel.

cli-odds-kept = Beiseitegelegt: { $kept }, Summe { $sum }. { $throws ->
    [0] Kein Wurf mehr.
    [one] Noch 1 Wurf, freie Farbwürfel: { $dice }.
   *[other] Noch { $throws } Würfe, freie Farbwürfel: { $dice }.
}
cli-odds-favour = Mit dem Gunstplättchen: Die letzte Summe darf um 1 geändert werden.
cli-odds-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-odds-whole = { $number } %
cli-odds-line = { $sums }: { $percent } (genau { $fraction })
cli-odds-certain = { $sums }: { $percent } (sicher)
cli-odds-impossible = { $sums }: { $percent } (unmöglich)
cli-odds-result = Ergebnis
cli-odds-chance = Chance
cli-odds-exactly = genau
cli-odds-fresco = Freskoplättchen { $sums }
cli-odds-portrait = Porträt { $sums }
cli-odds-alone = Jede Chance gilt für jemanden, der nur dieses Ergebnis will und am besten darauf spielt.

# ---- Kommandozeile
usage-odds = wie wahrscheinlich eine Summe im Würfelspiel bei bestem Spiel ist, und zwar genau
usage-odds-targets = gewünschte Summen: 16, 9-12, oder 8,13 für eine von beiden; jede bekommt eine Zeile. Ohne Angabe: alle Abschnitte des Freskos und Porträtfelder
usage-odds-kept = schon beiseitegelegte Würfel: 6,4x2 ist eine einfache 6 und eine verdoppelte 4, 5x4 eine vervierfachte 5
usage-odds-favour = du hast das Gunstplättchen
usage-odds-sum = „{ $word }“ ist keine Summe. Schreib 16, oder 9-12, oder 8,13.
usage-odds-die = „{ $word }“ ist kein Würfel, den man beiseitelegen kann. Schreib die Augen, 1 bis 6, und x2 oder x4, wenn sie doppelt oder vierfach zählen: 6,4x2.
usage-odds-colours = Es gibt nur { $most } Farbwürfel, zu wenige für { $kept }.
usage-meta-sums = SUMMEN
usage-meta-kept = WÜRFEL,WÜRFEL

# ---- Fehler
error-odds-target = Kein Zug endet mit der Summe { $target }; Summen gehen von { $low } bis { $high }.
error-odds-kept = { $found } beiseitegelegte Würfel sind zu viele; ein Zug hat { $most } Würfe.
error-odds-dice = Die Zahl freier Farbwürfel ist 0 bis { $most }, nicht { $dice }.
error-odds-value = { $value } lässt sich nicht beiseitelegen: Ein Würfel zählt seine 1 bis 6 Augen einfach, doppelt oder vierfach.
error-odds-fit = { $count ->
    [0] Noch liegt nichts beiseite, also sind alle Farbwürfel frei, nicht { $dice }.
   *[other] Wenn noch { $dice ->
        [one] 1 Farbwürfel frei ist
       *[other] { $dice } Farbwürfel frei sind
    }, können diese Werte nicht beiseitegelegt sein: { $values }.
}
error-odds-state = Kein Zug kommt auf die Summe { $total } mit noch { $throws ->
    [one] 1 Wurf
   *[other] { $throws } Würfen
} und { $dice ->
    [one] 1 freien Farbwürfel
   *[other] { $dice } freien Farbwürfeln
}.
error-odds-worth = Jede Summe von 0 bis { $high } braucht einen Wert; angegeben sind { $found }.
error-odds-roll = Das ist kein solcher Wurf: { $dice } der sechs Würfel zeigen 1 bis 6, die anderen sind 0, und die Farben sind Zahlen von 0 bis 5.
