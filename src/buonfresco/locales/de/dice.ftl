# Das Würfelspiel: seine Worte, was seine Regeln ablehnen, und was an seinen Paketen nicht stimmen kann.

# ---- wie Dinge heißen
piece-die = { NAME($id, of: "paint") }
bet-marked = das Freskoplättchen beim Bischof
bet-other = ein anderes Freskoplättchen
bet-portrait = ein Porträt
dice-die = { $times ->
    [1] { $die } { $pips }
   *[other] { $die } { $pips } ×{ $times } = { $value }
}
dice-portrait = { $sex ->
    [woman] Frau { $points }
   *[man] Mann { $points }
}
prize-dice-fresco = { $extra ->
    [0] Freskoplättchen
   *[other] das Freskoplättchen beim Bischof
}
prize-dice-portrait = { $sex ->
    [woman] Porträt einer Frau
   *[man] Porträt eines Mannes
}
prize-dice-nothing = { $why ->
    [owned] nichts, den Abschnitt hast du schon
    [empty] nichts, das Feld ist leer
   *[sum] nichts
}

# ---- der Tisch: Zeilen, und was auf Abschnitten liegt
panel-dice-favour-tile = Gunst
panel-dice-favour = { $who }: +1 oder −1 auf eine eigene Summe
panel-dice-favour-own = bei dir: +1 oder −1 auf die Summe deines nächsten Zuges
panel-dice-favour-now = { $who } darf die Summe dieses Zuges um 1 ändern
panel-dice-favour-now-own = bei dir: Nach dem dritten Würfel darfst du deine Summe um 1 ändern
panel-dice-palette = Palette
panel-dice-begins = { $who } beginnt jede Runde
panel-dice-below = darunter
panel-dice-stack = { $place }: { $points }
panel-dice-facedown = { $place }: { $count } verdeckt
panel-dice-portraits = deine Porträts
panel-dice-wedding = Hochzeitsbonus am Ende: { $points }
panel-dice-bets = Wetten
panel-dice-bet-hidden = { $who }, um { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
panel-dice-bet = { $who } auf { $event }, um { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
panel-dice-aside = beiseite
panel-dice-sum = { $dice }; Summe { $sum }
sign-dice-owned = fertig
mark-dice-owned = der Abschnitt ist schon restauriert
sign-dice-bishop = +{ $points }
mark-dice-bishop = hier steht der Bischof: { $points } Punkte mehr

# ---- Schritte eines Zuges, Entscheidungen, Fragen
phase-dice-favour = Gunst
phase-dice-bishop = Bischof
phase-dice-throws = Würfe
phase-dice-result = Ergebnis
phase-dice-scoring = Hochzeitsbonus
phase-dice-over = zu Ende
kind-dice-bishop = den Bischof aufstellen
kind-dice-bet = wetten oder nicht
kind-dice-keep = einen Würfel beiseitelegen
kind-dice-favour = das Gunstplättchen nutzen oder nicht
kind-dice-bonus = ein Bonusporträt wählen
when-dice-bishop = Der Bischof wird am Anfang eines Zuges aufgestellt.
when-dice-bet = Gewettet wird vor einem Wurf.
when-dice-keep = Nach jedem Wurf wird ein Würfel beiseitegelegt.
when-dice-favour = Das Gunstplättchen wird nach dem dritten Wurf genutzt.
when-dice-bonus = Ein Bonusporträt gibt es mit dem fünften Abschnitt oder dem fünften Porträt.
ask-dice-bishop = Welches Freskoplättchen willst du treffen? Der Bischof stellt sich daneben; ergeben deine drei Würfel diese Summe, bringt es 3 Punkte mehr.
ask-dice-bet = { $throws ->
    [0] { $who } will { $sum } und wirft gleich zum ersten Mal.
    [1] { $who } will { $sum } und hat { $dice } nach dem ersten Wurf.
   *[2] { $who } will { $sum } und hat { $dice } nach zwei Würfen.
} Wettest du, was dabei herauskommt? Eine richtige Wette bringt jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, eine falsche kostet nichts.
ask-dice-keep = { $throw ->
    [1] Erster Wurf. Du willst { $sum }. Welchen Würfel legst du beiseite, allein oder mit Farbwürfeln seiner Farbe?
    [2] Zweiter Wurf. Du willst { $sum } und hast { $have }. Welchen Würfel legst du beiseite?
   *[3] Dritter und letzter Wurf. Du willst { $sum } und hast { $have }{ $missing ->
        [0] . Welchen Würfel legst du dazu?
       *[other] , es fehlen also { $missing }. Welchen Würfel legst du dazu?
    }
}
ask-dice-favour = Deine Würfel ergeben { $sum }. Änderst du das mit dem Gunstplättchen um 1?
ask-dice-bonus = { $five ->
    [portraits] Dein fünftes Porträt
   *[sections] Dein fünfter Abschnitt
}! Welches offene Porträt nimmst du als Bonusporträt?

# ---- Möglichkeiten, und wohin sie führen
action-dice-bishop = Bischof auf { $sum }
action-dice-keep = { $die }
action-dice-bet = { $event ->
    [marked] auf { $event } ({ $sum }) wetten
   *[other] auf { $event } wetten
}
action-dice-wait = { $left ->
    [0] nicht wetten
   *[other] noch nicht wetten
}
action-dice-favour = { $change ->
    [0] bei { $sum } lassen
    [1] auf { $sum } erhöhen
   *[other] auf { $sum } senken
}
action-dice-take = { $portrait }, von { $field }
note-dice-owned = hast du schon: bringt dort nichts
note-dice-marked = { $points } + { $extra } = { $total } Punkte
note-dice-aim = { $points } + { $extra } = { $total } Punkte zu { $percent } %
note-dice-mean = im Schnitt { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
note-dice-so-far = Summe { $sum }
note-dice-reach = { $sum } zu { $percent } %
note-dice-sum = Summe { $sum }: { $prize }
note-dice-made = Summe { $sum }: { $prize }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
note-dice-best = Summe { $sum }, mit Gunst { $best }: { $prize }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
note-dice-wedding = am Ende { $points } mehr als Hochzeitsbonus
note-dice-fifth = { $left ->
    [0] dein fünftes: die letzte Runde
   *[other] dein fünftes: ein Bonusporträt, und die letzte Runde
}
note-dice-bet-plain = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, wenn es stimmt
note-dice-bet = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; Chance { $percent } %, wenn auf Punkte gespielt wird
note-dice-later = später bringt es { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
note-dice-no-bet = es war die letzte Gelegenheit

# ---- was geschehen ist
event-dice-round_began = Runde { $round } beginnt.
event-dice-favoured = { $who } liegt hinten und bekommt das Gunstplättchen.
event-dice-bishop_placed = { $who } stellt den Bischof auf { $sum }.
event-dice-bet = { $who } wettet vor Wurf { $column } auf { $tile }.
event-dice-bet-hidden = { $count ->
    [one] { $who } wettet vor Wurf { $column }.
   *[other] { $who } wetten vor Wurf { $column }.
}
event-dice-rolled = { $throw ->
    [1] { $who } wirft zum ersten Mal.
    [2] { $who } wirft zum zweiten Mal.
   *[3] { $who } wirft zum letzten Mal.
}
event-dice-kept = { $who } legt { $die } beiseite; Summe { $sum }.
event-dice-adjusted = Das Gunstplättchen macht daraus { $sum }.
event-dice-restored = { $who } restauriert das Freskoplättchen bei { $sum }: { $points } Punkte.
event-dice-restored-marked = { $who } restauriert das Freskoplättchen beim Bischof, { $sum }: { $points } + { $extra } Punkte.
event-dice-painted = { $who } malt ein Porträt bei { $field }: { $portrait }.
event-dice-got_nothing = { $who } bekommt nichts: { $why ->
    [owned] Den Abschnitt { $sum } hat { $who } schon
    [empty] Für { $sum } ist kein Porträt mehr da
   *[sum] Für { $sum } gibt es kein Plättchen
}.
event-dice-turned_over = Als Nächstes bei { $field }: { $portrait }.
event-dice-triggered = { $reason ->
    [portraits] Das ist das fünfte Porträt von { $who }: Diese Runde ist die letzte.
   *[sections] { $who } hat jetzt alle fünf Abschnitte: Diese Runde ist die letzte.
}
event-dice-bonus_taken = Als Bonusporträt nimmt { $who } { $portrait }.
event-dice-moved = { $who } steht jetzt auf { $space }{ $count ->
    [0] .
   *[other] , vorbei an { $count ->
        [one] einem besetzten Feld
       *[other] { $count } besetzten Feldern
    }.
}
then-dice-moved = Jetzt auf { $space }{ $count ->
    [0] .
   *[other] , vorbei an { $count ->
        [one] einem besetzten Feld
       *[other] { $count } besetzten Feldern
    }.
}
story-dice-bets = Wetten: { $bets }.
story-dice-also = { $first }; { $then }
event-dice-bet_shown = { $who } auf { $tile }, { $points ->
    [0] falsch
    [one] richtig, 1 Punkt
   *[other] richtig, { $points } Punkte
}
then-dice-bet = { $bet }, jetzt auf { $space }
event-dice-wed = { $who } bekommt den Hochzeitsbonus für { $portraits }: { $points } Punkte.
event-dice-ended = Die Partie ist zu Ende.

# ---- das Ende
source-dice-fresco = Freskoplättchen
source-dice-bishop = Bischof
source-dice-portraits = Porträts
source-dice-bets = Wetten
source-dice-jumps = übersprungene Felder
source-dice-weddings = Hochzeitsbonus
end-dice-sections = Alle fünf Abschnitte waren in einer Hand
end-dice-portraits = Jemand hatte fünf Porträts
end-dice-rounds = Die vereinbarten Runden sind gespielt

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

# ---- warum ein Bot etwas täte, nach dem, was er täte
why-dice-chance = so gut weitergespielt, wie die Würfel es zulassen, werden etwa { $percent } % solcher Partien gewonnen
why-dice-bet = so wie hier gespielt wird, trifft das in etwa { $percent } % solcher Züge ein
why-dice-wait = nach dem nächsten Wurf weiß man mehr, und eine bessere Wette kann den verlorenen Punkt wert sein
