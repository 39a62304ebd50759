# Das Kartenspiel im Terminal: seine Dinge, sein Tisch, seine Fragen und Möglichkeiten, was geschah, seine Hilfe.

# ---- Karten und Nachziehen
cards-back-market = Markt
cards-back-round = rund
cards-back-pointed = spitz
cards-back-rose = Rose
cards-card = { PAINTS($colour) } { $symbols }
cards-card-back = { PAINTS($colour) } { $symbols } ({ NAME($back, of: "cards-back") })
cards-held = { $count } { NAME($back, of: "cards-back") }
cards-none = keine
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
} ({ NAME($back, of: "cards-back") })

# ---- Aktionsplättchen
cards-tile-quoted = „{ NAME($tile, of: "cards-tile") }“
cards-sort-rotation = Drehung
cards-sort-exchange = Tauschen und restaurieren
cards-sort-demand = Forderung
cards-sort-paint = Farbe
cards-about-rotation = dreht eine Karte beim Restaurieren um einen Wert höher; unbenutzt: 1 Punkt
cards-about-exchange = einmal gleich nach einem Tausch restaurieren
cards-about-demand = einmal in deinem Zug: Nenne eine Farbe, alle geben dir eine Karte davon
cards-about-paint = ersetzt einmal eine Karte dieser Farbe; unbenutzt: 1 Punkt

# ---- der Tisch
phase-cards-draw = Karte ziehen
phase-cards-act = tauschen, restaurieren oder passen
phase-cards-exchange = tauschen
phase-cards-restore = restaurieren
phase-cards-demand = Forderung
phase-cards-limit = Handkartenlimit
phase-cards-scoring = Schlusswertung
phase-cards-over = zu Ende
cli-cards-head-fresco = offen
cli-cards-head-values = Werte
cli-cards-head-worth = mit deinen Karten
cli-cards-favourite = Lieblingsfarbe:
cli-cards-no-favourite = keine Lieblingsfarbe mehr
cli-cards-payable = bezahlbar: { $points }
cli-cards-missing = fehlt: { $colours }
cli-cards-missing-some = { $count ->
    [one] es fehlt eine von { $colours }
   *[other] es fehlen { $count } von { $colours }
}
cli-cards-favoured = [Lieblingsfarbe +1]
cli-cards-rewards = Belohnung
cli-cards-head-restored = restauriert
cli-cards-head-hand = Hand nach Rückseiten; Plättchen
cli-cards-done = { $count }/{ $enough }
cli-cards-hand = { $count ->
    [0] keine Karten
   *[other] { $backs }
}
cli-cards-tiles = Plättchen: { $tiles }
cli-cards-discarded = abgelegt: { $count }, oben { $card }
cli-cards-pile = { NAME($pile, of: "cards-back") }
cli-cards-piles = verdeckt
cli-cards-left = Freskokarten: { $frescoes }, Aktionsplättchen: { $tiles }
cli-cards-restored = restauriert: { $name }
cli-cards-tile-kinds = Plättchen
cli-cards-on-table = ausgelegt
cli-cards-end = das Ende
cli-cards-end-when = die letzte Runde ist die, in der jemand die { $count }. Freskokarte restauriert
cli-cards-own = { $name }, deine Hand: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
cli-cards-legend = zieht: M Markt, W Werkstatt, M/W nach Wahl; + Mischkarte, * Bischofssymbol

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
ask-cards-turn = Dein Zug: eine Freskokarte restaurieren, Karten tauschen oder passen?
ask-cards-lay = Ausgelegt: { $cards }, das bringt { $draws ->
    [0] nichts
   *[other] { $draws }
}. Ziehst du, oder legst du mehr aus?
ask-cards-draw = Noch zu ziehen: { $draws }. Von welchem Stapel?
ask-cards-pay = Du restaurierst { $fresco }. Womit bezahlst du { PAINTS($colour) } (Farbe { $number } von 3)?
ask-cards-rotate = Deine Freskokarte { $fresco } zählt { $value }. Drehst du sie mit einem Drehplättchen auf { $next }?
ask-cards-take = Deine Belohnung: Welches Aktionsplättchen nimmst du?
ask-cards-more = Restaurierst du noch eine Freskokarte?
ask-cards-more-exchanged = Der Tausch ist fertig. Restaurierst du auch noch, mit deinem Plättchen „{ NAME("exchange", of: "cards-tile") }“?
ask-cards-more-demand = Restaurieren kannst du jetzt nichts. Setzt du dein Forderungsplättchen ein?
ask-cards-give = { $to } fordert { PAINTS($colour) }. Welche Karte gibst du ab?
ask-cards-window = Bevor dein Zug endet: Setzt du dein Forderungsplättchen ein?
ask-cards-discard = Du hast { $held } Karten, erlaubt sind 7: { $surplus } zu viel. Welche legst du ab?

# ---- Möglichkeiten
action-cards-lay = { $card } tauschen
action-cards-draw = { $pile ->
    [market] vom Markt ziehen
   *[other] aus der Werkstatt ziehen ({ NAME($pile, of: "cards-back") })
}
action-cards-restore = { $fresco } restaurieren
action-cards-restore-long = { $fresco } restaurieren ({ $colours })
action-cards-pay = mit { $card } bezahlen
action-cards-mix = { $card } und { $other } mischen
action-cards-paint = das Farbplättchen { PAINTS($colour) } einsetzen
action-cards-take = { NAME($tile, of: "cards-tile") } nehmen
action-cards-demand = { PAINTS($colour) } von allen fordern
action-cards-give = { $card } geben
action-cards-discard = { $card } ablegen
action-cards-pass = passen
action-cards-stop = nichts mehr
action-cards-stop-demand = das Forderungsplättchen behalten
action-cards-finish = den Tausch beenden: Es gibt nichts zu ziehen
action-cards-rotate = ein Drehplättchen einsetzen
action-cards-leave = die Karte so lassen

# ---- wohin Möglichkeiten führen
outcome-cards-lay = bringt { $draws }
outcome-cards-mainly = vor allem { PAINTS($colour) } ({ $most } von { $count })
outcome-cards-alike = { PAINTS($colours) } gleich oft
outcome-cards-left = noch { $cards }
outcome-cards-shuffled = { $cards } abgelegte werden gemischt
outcome-cards-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
outcome-cards-range = { $low } bis { $high } Punkte
outcome-cards-spends = verbraucht „{ NAME($tile, of: "cards-tile") }“
outcome-cards-rotations = { $count ->
    [0] keine Drehung
    [one] 1 Drehung
   *[other] { $count } Drehungen
}
outcome-cards-ends = am Ende { $points }
outcome-cards-point-lost = sein eigener Punkt ist dann weg
outcome-cards-held = { $count ->
    [0] du hast keine
   *[other] du hast { $count }
}
outcome-cards-of-colour = { $count ->
    [one] deine einzige Karte in { PAINTS($colour) }
   *[other] eine deiner { $count } Karten in { PAINTS($colour) }
}
outcome-cards-lost = nötig für { $frescoes }
outcome-cards-rotate = { $next } Punkte, aber unbenutzt zählt das Plättchen am Ende 1
outcome-cards-leave = bleibt bei { $value }
outcome-cards-few = du ziehst Marktkarten, bis du { $count } hast
outcome-cards-many = dann { $count } ablegen, höchstens { $most } bleiben

# ---- was geschah: Wer es tat, steht davor
cards-did = { $who } { $did }.
cards-pays = bezahlt mit { $things }
cards-restores = restauriert { $fresco } mit { $things }: { $result }
cards-shown = Neu auf dem Tisch: { $things }.
event-cards-round_began = Runde { $round } beginnt.
event-cards-drew = zieht { $card }
event-cards-drew-hidden = zieht { $card }
event-cards-reshuffled = mischt den Ablagestapel neu zum { NAME($pile, of: "cards-pile") }
event-cards-passed = passt
event-cards-laid = legt { $card } aus
event-cards-began_restoring = beginnt { $fresco } zu restaurieren
event-cards-paid = { $card }
event-cards-mixed = { PAINTS($colour) } (gemischt: { $one } und { $other })
event-cards-painted = dem Farbplättchen { PAINTS($colour) }
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
   *[other] eine Werkstattkarte ({ NAME($pile, of: "cards-back") })
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

# ---- Hilfe
help-cards-answers = Antworte mit der Nummer einer Möglichkeit oder schreib sie aus: restore YGO, lay Y-W+, draw market, draw rose, pay round-G-M/W, mix Y-W+ B-W+, paint G, demand G, take rotation, discard R-M*, pass. Eine Karte, ein Stapel oder ein Plättchen allein genügt auch: YGO, rose, Y-W+. Mehrere Karten zum Tauschen oder Ablegen in einer Zeile: 2 3 5 oder lay Y-W+ R-MM.
help-cards-game =
    Restauriere Freskokarten und sammle die meisten Punkte. Ein Zug:
    1. Du ziehst eine Marktkarte; das geschieht von selbst.
    2. Du tust eines von dreien. Restaurieren: Bezahle die drei Farben einer offenen Freskokarte; wenn deine Farben reichen, auch mehrere in einem Zug. Tauschen: Leg beliebig viele Karten aus und zieh für jedes Symbol darauf eine neue, M vom Markt (Gelb, Rot, Blau), W aus einer der drei Werkstätten (vor allem Grün, Orange oder Lila), M/W nach Wahl. Oder passen; mit weniger als 3 Karten ziehst du dann auf 3 nach.
    3. Am Ende deines Zuges hast du höchstens 7 Karten.
    Eine restaurierte Karte zählt ihren niedrigsten Wert. Jedes Bischofssymbol (*) auf den Karten, mit denen du bezahlst, dreht sie um einen Wert höher, ebenso jede Farbmischung und die Lieblingsfarbe des Bischofs; drei Drehungen führen zum höchsten Wert.
    Mischkarten (+): Zwei davon gelten als eine Karte der Mischfarbe: Gelb + Blau = Grün, Gelb + Rot = Orange, Rot + Blau = Lila.
    Für jede restaurierte Karte nimmst du ein Aktionsplättchen. Drehung: eine Drehung mehr. Farbe: ersetzt eine Karte dieser Farbe. Tauschen und restaurieren: beides in einem Zug. Forderung: Alle geben dir eine Karte der Farbe, die du nennst. Unbenutzte Dreh- und Farbplättchen zählen am Ende je 1 Punkt.
    Wenn jemand 6 Freskokarten restauriert hat (zu viert 5), wird die Runde noch zu Ende gespielt.
