# Das Kartenspiel im Terminal: Köpfe seines Tisches, seine Hilfe.

# ---- der Tisch
cli-cards-held = { $count } { NAME($back, of: "cards-back") }
cli-cards-head-fresco = offen
cli-cards-head-values = Werte
cli-cards-head-worth = mit deinen Karten
cli-cards-favourite = Lieblingsfarbe:
cli-cards-no-favourite = keine Lieblingsfarbe mehr
cli-cards-head-restored = restauriert
cli-cards-head-hand = Hand nach Rückseiten; Plättchen
cli-cards-done = { $count }/{ $enough }
cli-cards-hand = { $count ->
    [0] keine Karten
   *[other] { $backs }
}
cli-cards-own = { $name }, deine Hand: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
cli-cards-kind = { $mixing ->
    [yes] Mischkarte,{" "}
   *[no] {""}
}{ $bishop ->
    [yes] Bischof,{" "}
   *[no] {""}
}{ $draws }{ $back ->
    [market] {""}
   *[other] {" "}({ $back })
}
cli-cards-times = { $count }× ({ $kind })
cli-cards-legend = bei jeder Karte: woher du im Tausch dafür ziehst

# ---- Hilfe
help-cards-answers = Antworte mit der Nummer einer Möglichkeit oder schreib sie aus: restore YGO, lay Y-W+, draw market, draw rose, pay round-G-M/W, mix Y-W+ B-W+, paint G, demand G, take rotation, discard R-M*, pass. Eine Karte, ein Stapel oder ein Plättchen allein genügt auch: YGO, rose, Y-W+. Mehrere Karten zum Tauschen oder Ablegen in einer Zeile: 2 3 5 oder lay Y-W+ R-MM. Eine Karte schreibt man so: ihre Farbe, was sie im Tausch zieht (M Markt, W Werkstatt, M/W nach Wahl), + für eine Mischkarte, * für ein Bischofssymbol; bei einer Werkstattkarte zuerst das Fenster.
help-cards-game =
    Restauriere Freskokarten und sammle die meisten Punkte. Ein Zug:
    1. Du ziehst eine Marktkarte; das geschieht von selbst.
    2. Du tust eines von dreien. Restaurieren: Bezahle die drei Farben einer offenen Freskokarte; wenn deine Farben reichen, auch mehrere in einem Zug. Tauschen: Leg beliebig viele Karten aus und zieh für jedes Symbol darauf eine neue: vom Markt (Gelb, Rot, Blau), aus einer der drei Werkstätten (vor allem Grün, Orange oder Lila) oder nach Wahl. Oder passen; mit weniger als 3 Karten ziehst du dann auf 3 nach.
    3. Am Ende deines Zuges hast du höchstens 7 Karten.
    Eine restaurierte Karte zählt ihren niedrigsten Wert. Jedes Bischofssymbol auf den Karten, mit denen du bezahlst, dreht sie um einen Wert höher, ebenso jede Farbmischung und die Lieblingsfarbe des Bischofs; drei Drehungen führen zum höchsten Wert.
    Mischkarten: Zwei davon gelten als eine Karte der Mischfarbe: Gelb + Blau = Grün, Gelb + Rot = Orange, Rot + Blau = Lila.
    Für jede restaurierte Karte nimmst du ein Aktionsplättchen. Drehung: eine Drehung mehr. Farbe: ersetzt eine Karte dieser Farbe. Tauschen und restaurieren: beides in einem Zug. Forderung: Alle geben dir eine Karte der Farbe, die du nennst. Unbenutzte Dreh- und Farbplättchen zählen am Ende je 1 Punkt.
    Wenn jemand 6 Freskokarten restauriert hat (zu viert 5), wird die Runde noch zu Ende gespielt.
