# Das Kartenspiel: was seine Regeln ablehnen, und was an seinen Materialsätzen falsch sein kann.

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

# ---- Ablehnungen
refused-cards-one-action = In einem Zug tauschst du Karten, restaurierst oder passt. Du hast schon gewählt.
refused-cards-exchange-first = Getauscht wird in einem Zug vor dem Restaurieren, nie danach.
refused-cards-not-held = Die Karte { $card } hast du nicht auf der Hand.
refused-cards-no-exchange = Vom { NAME($pile, of: "cards-pile") } ziehst du für Karten, die du zum Tausch ausgelegt hast; es liegen keine da.
refused-cards-no-symbol = Kein Symbol ist übrig, für das du vom { NAME($pile, of: "cards-pile") } ziehen könntest.
refused-cards-used-up = Vom { NAME($pile, of: "cards-pile") } ist nichts mehr da, auch nicht im Ablagestapel.
refused-cards-drawing = Du ziehst schon nach; Karten zum Tausch werden vor dem ersten Nachziehen ausgelegt.
refused-cards-owed = Zuerst kommt der Tausch: Für jedes ausgelegte Symbol wird eine Karte gezogen.
refused-cards-not-open = Die Freskokarte { $fresco } liegt nicht offen aus.
refused-cards-colours = Mit deinen Karten und Farbplättchen bekommst du die drei Farben von { $fresco } nicht zusammen.
refused-cards-restoring = Eine Freskokarte nach der anderen: Bring erst die zu Ende, die du gerade restaurierst.
refused-cards-other-colour = Zu bezahlen ist jetzt { PAINTS($colour) }.
refused-cards-no-mixing = Gemischt wird aus zwei Mischkarten; { $card } ist keine.
refused-cards-top = Die Freskokarte { $fresco } zeigt ihren höchsten Wert; kein Plättchen dreht sie weiter.
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
