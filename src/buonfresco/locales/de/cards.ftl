# Das Kartenspiel: seine Dinge, seine Fragen und Möglichkeiten und wohin sie führen, sein Tisch, was geschah; was seine
# Regeln ablehnen, und was an seinen Materialsätzen falsch sein kann.

# ---- Stapel und Aktionsplättchen, wie Sätze sie nennen (die Stapel im Dativ)
cards-pile-market = Marktstapel
cards-pile-round = Werkstattstapel mit dem runden Fenster
cards-pile-pointed = Werkstattstapel mit dem Spitzbogenfenster
cards-pile-rose = Werkstattstapel mit dem Rosenfenster
cards-tile-rotation = Drehung
cards-tile-exchange = Tauschen und restaurieren
cards-tile-demand = Forderung
cards-tile-paint-Y = gelbe Farbe
cards-tile-paint-R = rote Farbe
cards-tile-paint-B = blaue Farbe
cards-tile-paint-G = grüne Farbe
cards-tile-paint-O = orange Farbe
cards-tile-paint-P = lila Farbe
piece-fresco-card = { PAINTS($id, between: "-") }
cards-back-market = Markt
cards-back-round = rund
cards-back-pointed = spitz
cards-back-rose = Rose
cards-window-round = rundes Fenster
cards-window-pointed = Spitzbogenfenster
cards-window-rose = Rosenfenster
cards-none = keine

# ---- Karten: Die Farbe richtet sich nach dem Wort „Karte“ (überall im Akkusativ)
cards-hue-Y = gelbe
cards-hue-R = rote
cards-hue-B = blaue
cards-hue-G = grüne
cards-hue-O = orange
cards-hue-P = lila
cards-hues-Y = gelbe
cards-hues-R = rote
cards-hues-B = blaue
cards-hues-G = grüne
cards-hues-O = orange
cards-hues-P = lila
cards-called = { $count ->
    [one] { NAME($hue, of: "cards-hue") } { $mixing ->
        [yes] Mischkarte
       *[no] Karte
    }
   *[other] { NAME($hue, of: "cards-hues") } { $mixing ->
        [yes] Mischkarten
       *[no] Karten
    }
}{ $bishop ->
    [yes] {" "}mit Bischof
   *[no] {""}
}
cards-card = { $count ->
    [one] { $hue ->
       *[other] eine { $card }
    }
   *[other] { $count } { $card }
}
cards-detailed = { $card } ({ $details })
cards-exchanged = Tausch: { $draws }
cards-short-market = { $count ->
    [one] Markt
   *[other] { $count } Markt
}
cards-short-workshop = { $count ->
    [one] Werkstatt
   *[other] { $count } Werkstatt
}
cards-short-either = { $count ->
    [one] Markt oder Werkstatt
   *[other] { $count } Markt oder Werkstatt
}
cards-draws-market = { $count ->
    [one] 1 Marktkarte
   *[other] { $count } Marktkarten
}
cards-draws-workshop = { $count ->
    [one] 1 Werkstattkarte
   *[other] { $count } Werkstattkarten
}
cards-draws-either = { $count ->
    [one] 1 Markt- oder Werkstattkarte
   *[other] { $count } Markt- oder Werkstattkarten
}
cards-backs-market = { $count ->
    [one] eine Marktkarte
   *[other] { $count } Marktkarten
}
cards-backs-workshop = { $count ->
    [one] eine Werkstattkarte
   *[other] { $count } Werkstattkarten
} ({ $window })
cards-mainly = vor allem { PAINTS($colour) } ({ $most } von { $count })
cards-alike = { PAINTS($colours) } gleich oft
cards-left = noch { $cards }
cards-shuffled = { $cards } abgelegte werden gemischt
cards-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
cards-range = { $low } bis { $high } Punkte

# ---- Aktionsplättchen
cards-tile-quoted = „{ NAME($tile, of: "cards-tile") }“
cards-sort-rotation = Drehung
cards-sort-exchange = Tauschen und restaurieren
cards-sort-demand = Forderung
cards-sort-paint = Farbe
cards-about-rotation = dreht eine Karte beim Restaurieren um einen Wert höher
cards-about-exchange = einmal gleich nach einem Tausch restaurieren
cards-about-demand = einmal in deinem Zug: Nenne eine Farbe, alle geben dir eine Karte davon
cards-about-paint = ersetzt einmal eine Karte dieser Farbe

# ---- Entscheidungen: kurzer Name und die Frage
kind-cards-turn = wählen, was du in deinem Zug tust
kind-cards-lay = Karten zum Tausch auslegen
kind-cards-draw = für ausgelegte Karten nachziehen
kind-cards-pay = eine Freskokarte bezahlen
kind-cards-rotate = über ein Drehplättchen entscheiden
kind-cards-take = ein Aktionsplättchen wählen
kind-cards-more = eine weitere Freskokarte wählen
kind-cards-give = eine geforderte Karte abgeben
kind-cards-window = über ein Forderungsplättchen entscheiden
kind-cards-discard = bis zum Handkartenlimit ablegen
when-cards-turn = Das tut man am Anfang eines Zuges.
when-cards-draw = Karten zieht man, nachdem andere ausgelegt sind.
when-cards-pay = Eine Freskokarte wird bezahlt, wenn sie restauriert wird.
when-cards-rotate = Drehplättchen werden gleich nach dem Restaurieren genutzt.
when-cards-take = Aktionsplättchen nimmt man nach dem Restaurieren.
when-cards-give = Karten gibt man ab, wenn jemand eine Farbe verlangt.
when-cards-discard = Abgeworfen wird am Ende eines Zuges, wenn die Hand zu groß ist.
ask-cards-turn = Eine Freskokarte restaurieren, Karten tauschen oder passen?
ask-cards-lay = Dein Tausch bringt { $count ->
    [0] nichts
   *[other] { $draws }
}. Ziehst du, oder legst du mehr aus?
ask-cards-draw = Noch zu ziehen: { $draws }. Von welchem Stapel?
ask-cards-pay = Du restaurierst die Freskokarte { $fresco }. Womit bezahlst du { PAINTS($colour) } (Farbe { $number } von { $count })?
ask-cards-rotate = Deine Freskokarte { $fresco } zählt { $value }. Drehst du sie mit einem Drehplättchen auf { $next }?
ask-cards-take = Deine Belohnung: Welches Aktionsplättchen nimmst du?
ask-cards-more = { $more ->
    [restore] Restaurierst du noch eine Freskokarte?
    [exchanged] Der Tausch ist fertig. Restaurierst du auch noch, mit deinem Plättchen „{ $tile }“?
   *[demand] Restaurieren kannst du jetzt nichts. Setzt du dein Forderungsplättchen ein?
}
ask-cards-give = { $to } fordert { PAINTS($colour) }. Welche Karte gibst du ab?
ask-cards-window = Bevor dein Zug endet: Setzt du dein Forderungsplättchen ein?
ask-cards-discard = Du hast { $held } Karten, erlaubt sind { $most }: { $surplus } zu viel. Welche legst du ab?

# ---- Möglichkeiten
action-cards-lay = { $card } tauschen
action-cards-draw = { $pile ->
    [market] vom Markt ziehen
   *[other] aus der Werkstatt ziehen ({ NAME($pile, of: "cards-window") })
}
action-cards-restore = { $fresco } restaurieren
action-cards-pay = { $card } ausspielen
action-cards-mix = { $card } und { $other } mischen
action-cards-paint = das Plättchen „{ $tile }“ einsetzen
action-cards-take = { NAME($tile, of: "cards-tile") } nehmen
action-cards-demand = { PAINTS($colour) } von allen fordern
action-cards-give = { $card } geben
action-cards-discard = { $card } ablegen
pass-cards-turn = passen
action-cards-stop = { $more ->
    [demand] das Forderungsplättchen behalten
   *[other] nichts mehr
}
action-cards-finish = den Tausch beenden: Es gibt nichts zu ziehen
action-cards-rotate = ein Drehplättchen einsetzen
action-cards-leave = die Karte so lassen
group-cards-restore = eine Freskokarte restaurieren
group-cards-lay = Karten tauschen
group-cards-demand = ein Forderungsplättchen einsetzen

# ---- wohin Möglichkeiten führen
bill-cards-tile = { $sign ->
    [minus] verbraucht „{ $what }“
   *[plus] dann { $then }× { $what }
}
note-cards-worth = { $points }
note-cards-lay = bringt { $draws }
note-cards-rotations = { $count ->
    [0] keine Drehung
    [one] 1 Drehung
   *[other] { $count } Drehungen
}
note-cards-ends = am Ende { $points }
note-cards-held = { $count ->
    [0] du hast keine
   *[other] du hast { $count }
}
note-cards-of-colour = { $count ->
    [one] deine einzige Karte in { PAINTS($colour) }
   *[other] eine deiner { $count } Karten in { PAINTS($colour) }
}
note-cards-lost = nötig für { $frescoes }
note-cards-few = du ziehst Marktkarten, bis du { $count } hast
note-cards-many = dann { $count } ablegen, höchstens { $most } bleiben

# ---- Zeichen an Freskokarten, und was der Tisch sonst zeigt
sign-cards-payable = ✓
sign-cards-missing = ✗
sign-cards-favoured = +1
sign-cards-restoring = …
mark-cards-payable = bezahlbar: { $points }
mark-cards-missing = { $which ->
    [some] { $count ->
        [one] es fehlt eine von { $colours }
       *[other] es fehlen { $count } von { $colours }
    }
   *[these] fehlt: { $colours }
}
mark-cards-restoring = wird restauriert: { $paid } von { $count } Farben sind bezahlt
mark-cards-favoured = [Lieblingsfarbe +1]
phase-cards-draw = Karte ziehen
phase-cards-act = Aktion wählen
phase-cards-exchange = tauschen
phase-cards-restore = restaurieren
phase-cards-demand = Forderung
phase-cards-limit = Handkartenlimit
phase-cards-scoring = Schlusswertung
phase-cards-over = zu Ende
panel-cards-rewards = Belohnung
panel-cards-tiles = Plättchen: { $tiles }
panel-cards-discarded = abgelegt: { $count }, oben { $card }
panel-cards-piles = verdeckt
panel-cards-left = Freskokarten: { $frescoes }, Aktionsplättchen: { $tiles }
panel-cards-restored = restauriert: { $name }
panel-cards-tile-kinds = Plättchen
panel-cards-on-table = ausgelegt
panel-cards-end = das Ende
panel-cards-end-when = die letzte Runde ist die, in der jemand die { $count }. Freskokarte restauriert
panel-cards-fresco = { $fresco }: { $value }
panel-cards-about = { $sort }: { $about }{ $points ->
    [0] {""}
    [one] ; unbenutzt: 1 Punkt
   *[other] ; unbenutzt: { $points } Punkte
}

# ---- was geschah: Wer es tat, steht davor
cards-did = { $who } { $did }.
cards-pays = zahlt { $things }
cards-restores = restauriert die Freskokarte { $fresco } für { $things }: { $result }
cards-shown = Neu auf dem Tisch: { $things }.
event-cards-round_began = Runde { $round } beginnt.
event-cards-drew = zieht { $card }
event-cards-drew-hidden = zieht { $card }
event-cards-reshuffled = mischt den Ablagestapel neu zum { NAME($pile, of: "cards-pile") }
event-cards-passed = passt
event-cards-laid = legt { $card } aus
event-cards-began_restoring = beginnt die Freskokarte { $fresco } zu restaurieren
event-cards-paid = { $card }
event-cards-mixed = { PAINTS($colour) } (gemischt: { $one } und { $other })
event-cards-painted = das Farbplättchen { PAINTS($colour) }
event-cards-restored = { $rotations ->
    [0] keine Drehung
    [one] 1 Drehung
   *[other] { $rotations } Drehungen
}{ $favourite ->
    [yes] {" "}(Lieblingsfarbe)
   *[no] {""}
}, { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}
event-cards-rotated = dreht die Karte auf { $value } Punkte
event-cards-tile_spent = setzt das Plättchen „{ NAME($tile, of: "cards-tile") }“ ein
event-cards-tile_taken = nimmt das Plättchen „{ NAME($tile, of: "cards-tile") }“
event-cards-fresco_shown = { $count ->
    [one] Freskokarte { $fresco }
   *[other] Freskokarten { $fresco }
}
event-cards-tile_shown = { $count ->
    [one] Aktionsplättchen { $tile }
   *[other] Aktionsplättchen { $tile }
}
event-cards-favourite_shown = Lieblingsfarbe { PAINTS($colour) }
event-cards-favourites_over = keine Lieblingsfarbe mehr
event-cards-demanded = fordert { PAINTS($colour) } von allen
event-cards-gave = gibt { $card } an { $to }
event-cards-gave-hidden = gibt { $pile ->
    [market] eine Marktkarte
   *[other] eine Werkstattkarte ({ NAME($pile, of: "cards-window") })
} an { $to }
event-cards-had_none = hat keine Karte in { PAINTS($colour) }
event-cards-saw_hand = sieht die Hand von { $whose }: { $cards }
event-cards-discarded = legt { $card } ab
event-cards-triggered = hat jetzt { $number } Freskokarten restauriert: Das ist die letzte Runde
event-cards-scored = hat { $frescoes } Punkte auf Freskokarten und { $tiles } auf Aktionsplättchen
event-cards-ended = Die Partie ist zu Ende: { NAME($reason, of: "end-cards") }.

# ---- das Ende
end-cards-frescoes = Jemand hatte genug Freskokarten restauriert, und die Runde wurde zu Ende gespielt
end-cards-rounds = Die vereinbarte Zahl an Runden ist gespielt
source-cards-frescoes = Freskokarten
source-cards-tiles = Plättchen

# ---- Ablehnungen
refused-cards-one-action = In einem Zug tauschst du Karten, restaurierst oder passt. Du hast schon gewählt.
refused-cards-exchange-first = Getauscht wird in einem Zug vor dem Restaurieren, nie danach.
refused-cards-not-held = So eine Karte hast du nicht auf der Hand: { $card }.
refused-cards-no-exchange = Vom { NAME($pile, of: "cards-pile") } ziehst du für Karten, die du zum Tausch ausgelegt hast; es liegen keine da.
refused-cards-no-symbol = Kein Symbol ist übrig, für das du vom { NAME($pile, of: "cards-pile") } ziehen könntest.
refused-cards-used-up = Vom { NAME($pile, of: "cards-pile") } ist nichts mehr da, auch nicht im Ablagestapel.
refused-cards-drawing = Du ziehst schon nach; Karten zum Tausch werden vor dem ersten Nachziehen ausgelegt.
refused-cards-owed = Zuerst kommt der Tausch: Für jedes ausgelegte Symbol wird eine Karte gezogen.
refused-cards-not-open = Die Freskokarte { NAME($fresco, of: "fresco-card") } liegt nicht offen aus.
refused-cards-colours = Mit deinen Karten und Farbplättchen bekommst du die drei Farben der Freskokarte { NAME($fresco, of: "fresco-card") } nicht zusammen.
refused-cards-restoring = Eine Freskokarte nach der anderen: Bring erst die zu Ende, die du gerade restaurierst.
refused-cards-other-colour = Zu bezahlen ist jetzt { PAINTS($colour) }.
refused-cards-no-mixing = Gemischt wird aus zwei Mischkarten; { $card } ist keine.
refused-cards-top = Die Freskokarte { NAME($fresco, of: "fresco-card") } zeigt ihren höchsten Wert; kein Plättchen dreht sie weiter.
refused-cards-needed = Dann ließen sich die übrigen Farben nicht mehr bezahlen.
refused-cards-no-tile = Dazu brauchst du ein Aktionsplättchen „{ NAME($tile, of: "cards-tile") }“, und du hast keines.
refused-cards-no-window = Ein Forderungsplättchen gilt in deinem eigenen Zug, aber nicht an dieser Stelle.
refused-cards-tile-not-open = Kein Aktionsplättchen „{ NAME($tile, of: "cards-tile") }“ liegt offen aus.
refused-cards-give = Gefordert ist eine Karte dieser Farbe: { PAINTS($colour) }.
refused-cards-card-form = „{ $text }“ nennt keine Karte dieses Spiels: Farbe, Symbole, + für eine Mischkarte, * für ein Bischofssymbol, und bei einer Werkstattkarte zuerst das Fenster. Man schreibt zum Beispiel: lay Y-W+, pay round-G-M/W, give R-M* oder discard B-MM
refused-cards-draw-form = „{ $text }“ nennt keinen der vier Stapel. Man schreibt zum Beispiel: draw market oder draw rose
refused-cards-restore-form = „{ $text }“ nennt keine Freskokarte; sie heißen nach ihren drei Farben. Man schreibt zum Beispiel: restore YRB
refused-cards-mix-form = „{ $text }“ sind keine zwei Mischkarten, die eine Farbe ergeben. Man schreibt zum Beispiel: mix Y-W+ B-W+
refused-cards-colour-form = „{ $text }“ nennt keine der Farben Y, R, B, G, O, P. Man schreibt zum Beispiel: paint G oder demand G
refused-cards-take-form = „{ $text }“ nennt kein Aktionsplättchen. Man schreibt zum Beispiel: take rotation oder take paint-G

# ---- Materialsätze: Datei und Eintrag stehen davor
pack-cards-count = davon muss es mindestens eines geben
pack-cards-colour = eine Farbe ist ein Buchstabe aus { $letters }
pack-cards-number = das Regelheft zählt insgesamt { $number }
pack-cards-symbols = eine Karte zeigt ein bis drei Symbole: M, W oder M/W für eine Wahl
pack-cards-backs = es gibt drei Rückseiten, jede mit einem einzigen Wort benannt, und keine heißt market
pack-cards-mixing = Mischkarten sind Marktkarten
pack-cards-halves = jede Farbe mit Mischkarten hat einmal ihre beiden Hälften, und keine andere Farbe hat welche
pack-cards-three = eine Freskokarte heißt nach ihren drei Farben, Buchstaben aus { $letters }
pack-cards-values = eine Freskokarte hat vier Werte ab 1, jeder höher als der davor
pack-cards-kinds = die Arten rotation, exchange und demand müssen je einmal genannt sein, und es gibt Farbplättchen

pool-cards-start = der Startspieler
pool-cards-market = eine Marktkarte
pool-cards-workshop = eine Werkstattkarte
pool-cards-fresco = eine Freskokarte
pool-cards-tile = ein Aktionsplättchen
pool-cards-favourite = eine Lieblingsfarbe

# ---- warum jemand das täte
why-cards-nearer = es bringt dich der Freskokarte { $fresco } näher: in Partien, die von hier aus durchgespielt wurden, { $count ->
    [0] hast du einen Zug später alle ihre Farben
    [one] fehlt dir einen Zug später noch eine ihrer Farben
   *[other] fehlen dir einen Zug später noch { $count } ihrer Farben
}
