# Das Würfelspiel im Terminal: sein Tisch, seine Fragen, wohin Möglichkeiten führen, was geschehen ist.

# ---- der Tisch
cli-dice-turn = { $who } am Zug
cli-dice-turn-own = du bist am Zug
cli-dice-strip = was jede Summe einbringt: { $who }
cli-dice-strip-own = was jede Summe dir einbringt
cli-dice-strip-open = Fresko und Porträts
cli-dice-bishop = { $glyph } hier steht der Bischof: 3 Punkte mehr
cli-dice-fresco = Fresko
cli-dice-sex = { $sex ->
    [woman] Frau
   *[man] Mann
}
cli-dice-portrait = { $sex ->
    [woman] Frau { $points }
   *[man] Mann { $points }
}
cli-dice-empty = leer
cli-dice-owned = fertig
cli-dice-head-portraits = Porträts
cli-dice-row-favour = Gunst
cli-dice-favour = { $who }: +1 oder −1 auf eine eigene Summe
cli-dice-favour-own = bei dir: +1 oder −1 auf die Summe deines nächsten Zuges
cli-dice-favour-now = { $who } darf die Summe dieses Zuges um 1 ändern
cli-dice-favour-now-own = bei dir: Nach dem dritten Würfel darfst du deine Summe um 1 ändern
cli-dice-row-palette = Palette
cli-dice-palette = { $who } beginnt jede Runde
cli-dice-row-below = darunter
cli-dice-below = { $place }: { $points }
cli-dice-facedown = { $place }: { $count } verdeckt
cli-dice-row-portraits = deine Porträts
cli-dice-pairs = Hochzeitsbonus am Ende: { $points }
cli-dice-row-bets = Wetten
cli-dice-bet-hidden = { $who }, um { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
cli-dice-bet = { $who } auf { $event ->
    [marked] das Freskoplättchen beim Bischof
    [other] ein anderes Freskoplättchen
   *[portrait] ein Porträt
}, um { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
cli-dice-row-aside = beiseite
cli-dice-sum = { $dice }; Summe { $sum }
cli-dice-colour-dice = Farbwürfel
cli-dice-die = { $die } { $pips }
cli-dice-die-times = { $die } { $pips } ×{ $times } = { $value }
cli-dice-percent = { $number } %

# ---- Schritte eines Zuges, Entscheidungen, Fragen
phase-dice-bishop = Bischof
phase-dice-throw = Wurf { $throw }
phase-dice-result = Ergebnis
phase-dice-over = zu Ende
kind-dice-bishop = den Bischof aufstellen
kind-dice-bet = wetten oder nicht
kind-dice-keep = einen Würfel beiseitelegen
kind-dice-favour = das Gunstplättchen nutzen oder nicht
kind-dice-bonus = ein Bonusporträt wählen
ask-dice-bishop = Welches Freskoplättchen willst du treffen? Der Bischof stellt sich daneben; ergeben deine drei Würfel diese Summe, bringt es 3 Punkte mehr.
ask-dice-bet = Wettest du, was dabei herauskommt? Eine richtige Wette bringt jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, eine falsche kostet nichts.
ask-dice-keep = { $throw ->
    [1] Erster Wurf. Du willst { $sum }. Welchen Würfel legst du beiseite, allein oder mit Farbwürfeln seiner Farbe?
    [2] Zweiter Wurf. Du willst { $sum } und hast { $have }. Welchen Würfel legst du beiseite?
   *[3] Dritter und letzter Wurf. Du willst { $sum } und hast { $have }{ $far ->
        [yes] . Welchen Würfel legst du dazu?
       *[no] , es fehlen also { $missing }. Welchen Würfel legst du dazu?
    }
}
ask-dice-favour = Deine Würfel ergeben { $sum }. Änderst du das mit dem Gunstplättchen um 1?
ask-dice-bonus = { $five ->
    [portraits] Dein fünftes Porträt
   *[sections] Dein fünfter Abschnitt
}! Welches offene Porträt nimmst du als Bonusporträt?
about-dice-bet = { $throws ->
    [0] { $who } will { $sum } und wirft gleich zum ersten Mal.
    [1] { $who } will { $sum } und hat { $dice } nach dem ersten Wurf.
   *[2] { $who } will { $sum } und hat { $dice } nach zwei Würfen.
}

# ---- Möglichkeiten, und wohin sie führen
action-dice-bishop = Bischof auf { $sum }
action-dice-keep = { $die }
action-dice-bet = { $event ->
    [marked] auf das Freskoplättchen beim Bischof ({ $sum }) wetten
    [other] auf ein anderes Freskoplättchen wetten
   *[portrait] auf ein Porträt wetten
}
action-dice-wait = { $later ->
    [yes] noch nicht wetten
   *[no] nicht wetten
}
action-dice-favour = { $change ->
    [0] bei { $sum } lassen
    [1] auf { $sum } erhöhen
   *[other] auf { $sum } senken
}
action-dice-take = { $portrait }, von { $field }
outcome-dice-owned = hast du schon: bringt dort nichts
outcome-dice-at = { $prize } zu { $percent }
outcome-dice-mean = im Schnitt { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
outcome-dice-sum = Summe { $sum }
outcome-dice-reach = { $sum } zu { $percent }
outcome-dice-brings = Summe { $sum }: { $prize }
outcome-dice-brings-favour = Summe { $sum }, mit Gunst { $other }: { $prize }
outcome-dice-fresco = Freskoplättchen, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
outcome-dice-fresco-marked = { $points } + { $extra } = { $total } Punkte
outcome-dice-portrait = { $sex }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
outcome-dice-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
outcome-dice-pair = am Ende { $points } mehr als Hochzeitsbonus
outcome-dice-jump = +{ $count } durch Überspringen
outcome-dice-fifth = dein fünftes: ein Bonusporträt, und die letzte Runde
outcome-dice-nothing-sum = nichts
outcome-dice-nothing-owned = nichts, den Abschnitt hast du schon
outcome-dice-nothing-empty = nichts, das Feld ist leer
outcome-dice-bet = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, wenn es stimmt
outcome-dice-bet-chance = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Chance { $percent }
outcome-dice-later = später bringt es { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
outcome-dice-no-bet = es war die letzte Gelegenheit

# ---- was geschehen ist
event-dice-round_began = Runde { $round } beginnt.
event-dice-favoured = { $who } liegt hinten und bekommt das Gunstplättchen.
event-dice-bishop_placed = { $who } stellt den Bischof auf { $sum }.
event-dice-bet = { $who } wettet vor Wurf { $column } auf { $tile ->
    [marked] das Freskoplättchen beim Bischof
    [other] ein anderes Freskoplättchen
   *[portrait] ein Porträt
}.
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
cli-dice-bets = Wetten: { $bets }.
event-dice-bet_shown = { $who } auf { $tile ->
    [marked] das Freskoplättchen beim Bischof
    [other] ein anderes Freskoplättchen
   *[portrait] ein Porträt
}, { $points ->
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

# ---- Hilfe
help-dice-answers = Antworte mit der Nummer einer Möglichkeit oder schreib sie aus, gern auch kurz: bishop 16 oder 16, keep blue x2 oder b2, bet marked oder m, wait, favour +1 oder +1, take 9-12.
help-dice-game =
    Sammle mit Freskoplättchen, Porträts und guten Wetten die meisten Punkte. Ein Zug:
    1. Stell den Bischof auf einen der fünf Abschnitte des Freskos: Dessen Summe willst du treffen.
    2. Wirf dreimal, zuerst mit sechs Augenwürfeln und zwei Farbwürfeln. Leg nach jedem Wurf einen Augenwürfel beiseite; mit einem Farbwürfel seiner Farbe zählt er doppelt, mit beiden vierfach. Die übrigen Würfel wirfst du wieder.
    3. Die Summe deiner drei Würfel entscheidet: 8, 13, 16, 19 oder 24 bringt das Freskoplättchen dort (jeden Abschnitt nur einmal je Maler; beim Bischof 3 Punkte mehr), die Summen dazwischen das offene Porträt, alle anderen nichts.
    4. Vor jedem Wurf dürfen die anderen wetten, was dabei herauskommt: das Freskoplättchen beim Bischof, ein anderes Freskoplättchen oder ein Porträt. Frühe Wetten bringen 3 Punkte, spätere 2 oder 1.
    Punkte sind Schritte auf der Siegpunkteleiste; besetzte Felder werden übersprungen. Wer hinten liegt, hat das Gunstplättchen und darf eine eigene Summe um 1 ändern.
    Hat jemand fünf Abschnitte oder fünf Porträts, ist die Runde die letzte, und ein Bonusporträt kommt dazu. Am Ende bringt jedes Paar aus Frau und Mann einen Hochzeitsbonus.
    Prozente gelten genau für jemanden, der nur diese Summe will; Durchschnitte und die Chancen der Wetten für jemanden, der möglichst viele Punkte will.
