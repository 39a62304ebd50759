# Was man über jedes Spiel wissen kann, in der Reihenfolge, in der man es liest: die Wörter, die zu einer Seite führen, und die
# Seite. Terminal und Browser zeigen sie. Module: pages_modules.ftl; was nur das Terminal dazusagt: pages_terminal.ftl.

# ---- das Brettspiel
topic-fresco-order = Reihenfolge, Spielerreihenfolge, Zug, Züge, Runde, Phase, Phasen, Ablauf, Vorbereiten, order
page-fresco-order =
    Uhrzeiten werden von hinten nach vorn auf der Siegpunkteleiste gewählt. Alles danach geht nach Uhrzeit, die früheste zuerst.
    Markt, Dom, Atelier, Werkstatt, Theater: Ein Ort ist für alle fertig, bevor der nächste beginnt, und du tust dort alles auf einmal.
    Dann wird der Markt neu bestückt, das Einkommen ausgezahlt, und die Maler gehen zu Bett. (B-ORDER, B-ROUND, B-ACT, B-PREP, X-ACT, X-PREP)
topic-fresco-wake = Aufstehzeit, Aufstehzeiten, Aufstehen, Uhr, Uhrzeit, Stunde, Herberge, Bett, schläft, hostel, wake
page-fresco-wake =
    Wer auf der Siegpunkteleiste hinten steht, wählt zuerst eine Uhrzeit, dann die anderen von hinten nach vorn. Jede Zeit nimmt einen Maler auf.
    Sie entscheidet für diese Runde dreierlei: wie sich deine Stimmung sofort ändert, was dich ein Marktplättchen kostet und wann du dran bist: wer früher aufsteht, zuerst.
    Früh heißt früh dran, aber teuer und missmutig: Um 7 Uhr sinkt die Stimmung um 1, und ein Plättchen kostet 2 Taler. (B-WAKE, X-WAKE)
topic-fresco-mood = Stimmung, Stimmungsanzeige, Laune, mood
page-fresco-mood =
    Oben ist besser. Auf den obersten zwei Feldern der Anzeige hast du einen Zusatzgehilfen, auf den untersten zwei verlierst du einen Gehilfen.
    Geprüft wird das nur beim Aufstehen, nach der Stimmungsänderung deiner Aufstehzeit. Was Theater oder Karten vorher gebracht haben, zählt dann mit.
    Über die Enden der Anzeige hinaus geht es nicht; weitere Schritte verfallen. Am Ende ist Stimmung nichts wert. (B-MOOD)
topic-fresco-apprentices = Gehilfen, Gehilfe, Geh., Zusatzgehilfe, Zusatzgehilfen, Aktion, Aktionen, apprentice, apprentices
page-fresco-apprentices =
    Du hast 5; in bester Stimmung (oberste zwei Felder) 6, in schlechtester (unterste zwei) 4.
    Alle müssen eingeplant werden. Jeder ist eine Aktion an seinem Ort; was du nicht bezahlen kannst oder nicht willst, verfällt. (B-MOOD-04 bis 07, B-PLAN, B-ACT)
topic-fresco-plan = Plan, Pläne, Planen, Aktionstableau, Tableau, Spalte, Spalten, Ort, Orte, Aufdecken, Aktionsplättchen, abgedeckt
page-fresco-plan =
    Alle planen gleichzeitig und verdeckt. Jeder Gehilfe kommt auf eine Spalte deines Aktionstableaus, höchstens drei auf eine.
    Die Spalten: Markt, Dom, Atelier, Werkstatt, Theater.
    Wenn der letzte Plan steht, werden alle aufgedeckt. Bis dahin kannst du deinen zurückziehen und ändern.
    Aktionsplättchen von Modulen decken eine Spalte ab; was sie bringen, tritt an die Stelle des Ortes. (B-PLAN, X-PLAN)
topic-fresco-market = Markt, M, Stand, Stände, Marktstand, Marktstände, I, II, III, IV, Marktplättchen, Preis, Marktpreis, kaufen, schließen, Beutel, market, booth
page-fresco-market =
    Mit mindestens einem Gehilfen am Markt wählst du einen Stand, an dem noch Plättchen liegen. Dort kaufst du, oder du schließt ihn.
    Kaufen: ein Plättchen je Gehilfe, jedes zum Preis deiner Aufstehzeit. Du bekommst die Farben darauf.
    Danach kommen alle Plättchen dieses Standes, gekauft oder nicht, in den Beutel; er bleibt bis zur nächsten Runde leer.
    Schließen kostet nichts und leert einen Stand; gekauft wird dann nicht.
    Zu viert: 14 Plättchen, 4 Stände, 1 Plättchen bleibt im Beutel. Zu zweit und zu dritt: 11 Plättchen, 3 Stände, 2 bleiben im Beutel. (B-MKT, X-MKT)
topic-fresco-fresco = Fresko, Dom, D, Abschnitt, Abschnitte, Freskoplättchen, Plättchen, restaurieren, Restaurierung, fresco, cathedral, A1, A2, A3, A4, A5, B1, B2, B3, B4, B5, C1, C2, C3, C4, C5, D1, D2, D3, D4, D5, E1, E2, E3, E4, E5
page-fresco-fresco =
    Jeder Gehilfe im Dom restauriert einen Abschnitt oder den Altar, einer nach dem anderen.
    Du bezahlst genau die Farben auf dem Plättchen; nichts kann sie ersetzen. Die Zahl darauf sind seine Punkte, der Bischof gibt vielleicht 2 oder 3 dazu.
    Das Plättchen liegt dann vor dir und bringt am Ende jeder Runde 1 Taler.
    Abschnitte heißen wie C3, die Mitte: Spalten A bis E, Zeilen 1 bis 5. (B-CATH-01 bis 08, X-CATH)
topic-fresco-bishop = Bischof, Bischofsbonus, Bonus, bishop, ♝
page-fresco-bishop =
    Steht er auf dem Abschnitt, der restauriert wird, bringt das 3 Punkte mehr; auf einem der bis zu acht Abschnitte ringsum 2; sonst nichts.
    Vor jeder Restaurierung eines Abschnitts darfst du 1 Taler zahlen und ihn um einen Abschnitt in beliebiger Richtung bewegen; dann musst du restaurieren.
    Danach kommt er von selbst auf den restaurierten Abschnitt. Mit dem Altar hat er nichts zu tun. (B-CATH-07 bis 15)
topic-fresco-altar = Altar, Altäre
page-fresco-altar =
    Statt eines Abschnitts darf ein Gehilfe im Dom den Altar restaurieren, für drei Farben und einmal je Besuch (französische Ausgabe: einmal je Runde).
    Gelb + Rot + Blau: 2 Punkte. Für jede davon darf eine beliebige Mischfarbe stehen, auch dieselbe mehrmals, für je 1 Punkt mehr: 3, 4 oder 5.
    Grün + Orange + Lila: 6 Punkte.
    Der Altar bringt kein Plättchen, kein Einkommen und keinen Bischofsbonus, und er ist nie verbraucht. (B-CATH-16 bis 23)
topic-fresco-paints = Farben, Farbe, Buchstaben, Grundfarbe, Grundfarben, Mischfarbe, Mischfarben, Gelb, Rot, Blau, Grün, Orange, Lila, G, R, B, Ü, O, L, paint, paints
page-fresco-paints =
    Grundfarben: G Gelb, R Rot, B Blau. Alle beginnen mit einer von jeder.
    Mischfarben: Ü Grün = Gelb + Blau, O Orange = Rot + Gelb, L Lila = Rot + Blau. Sie entstehen in der Werkstatt; Grün und Orange gibt es auch am Markt.
    Der Vorrat geht nie aus. Deine Farben sieht niemand sonst, und was übrig bleibt, ist am Ende nichts wert (außer für die Kuppel). (B-WORK, B-ACT-08)
topic-fresco-studio = Atelier, A, Ateliers, studio
page-fresco-studio =
    Jeder Gehilfe dort verdient 3 Taler. (B-STUDIO, X-STUDIO)
    Mit den Porträts, Modul 1, darf einer von ihnen eine Porträtkarte nehmen.
topic-fresco-workshop = Werkstatt, W, Werkstätten, mischen, Farbmischung, Farbmischungen, workshop
page-fresco-workshop =
    Jeder Gehilfe dort darf bis zu zweimal mischen: Zwei verschiedene Grundfarben werden eine Mischfarbe.
    Gelb + Blau = Grün, Rot + Gelb = Orange, Rot + Blau = Lila. Eine Mischfarbe lässt sich nicht wieder teilen.
    Die Werkstatt kommt nach dem Dom, also hilft Gemischtes in der nächsten Runde; in der letzten Runde beim zweiten Dombesuch. (B-WORK, X-WORK)
topic-fresco-theater = Theater, T
page-fresco-theater =
    Jeder Gehilfe dort hebt deine Stimmung sofort um 2 Felder, höchstens bis ganz oben.
    Gehilfen kommen und gehen erst beim nächsten Aufstehen, nach der Stimmungsänderung deiner Aufstehzeit.
    In der letzten Runde tritt ein zweiter Dombesuch an seine Stelle. (B-THEA, X-THEA)
topic-fresco-thalers = Taler, Geld, Münze, Münzen, Einkommen, Thaler, Thalers
page-fresco-thalers =
    Alle beginnen mit 12. Ein Gehilfe im Atelier verdient 3.
    Einkommen: Am Ende jeder Runde bringt jedes Freskoplättchen vor dir 1, nach der letzten Runde nicht mehr.
    Du zahlst damit Marktplättchen und, je 1, die Schritte des Bischofs. Am Ende sind 2 davon 1 Punkt, abgerundet. (B-STUDIO, B-PREP-03, B-SCORE-01)
topic-fresco-score = Siegpunkteleiste, Leiste, Punkteleiste, Punkte, Punkt, Siegpunkte, Siegpunkt, SP, Startfeld, Startfelder, S1, S2, S3, S4, Landefeld, Maler, Malerin, score
page-fresco-score =
    Das Feld deines Malers auf der Siegpunkteleiste ist dein Punktestand.
    S1 bis S4 sind die Startfelder, S1 ganz hinten. Sie zählen 0: Deine ersten Punkte führen auf das Feld mit dieser Zahl.
    Zwei Maler stehen nie auf demselben Feld. Wäre deins besetzt, wählst du das nächste freie davor oder dahinter. In der Schlusswertung geht es immer nach vorn (französische Ausgabe: schon ab der letzten Runde).
    Am Ende einer Runde rückt von denen, die noch auf Startfeldern stehen, der vorderste ganz nach hinten (französische Ausgabe: nur nach Runde 1). (B-TRACK, B-PREP-05)
topic-fresco-secret = Sichtschirm, Sichtschirme, Schirm, geheim, verdeckt, Geheimnis
page-fresco-secret =
    Hinter deinem Sichtschirm, nur für dich: deine Farben, deine Taler, und dein Plan, bis alle aufgedeckt werden.
    Offen für alle: Siegpunkteleiste, Uhrzeiten, Stimmung, Zahl der Gehilfen, Markt, Fresko und die Plättchen vor jedem.
    Was jemand bekommt und bezahlt, sieht man, wenn es geschieht. (B-INFO)
topic-fresco-final = letzte Runde, zweiter Dombesuch, 2. Dombesuch, Dombesuch, final round
page-fresco-final =
    Beginnt eine Runde mit sechs Freskoplättchen oder weniger, ist sie die letzte; mit den Porträts oder dem Medicus ist es spätestens Runde 9.
    Es gibt kein Theater; nach der Werkstatt folgt ein zweiter Dombesuch mit den Gehilfen, die dafür geplant sind.
    Danach gibt es kein Einkommen. Wird das Fresko in einer gewöhnlichen Runde ganz leer, wird sie zu Ende gespielt und war die letzte. (B-END)
topic-fresco-end = Spielende, Schlusswertung, Wertung, Schluss, Ende, gewinnen, Gleichstand, final scoring
page-fresco-end =
    Nach der letzten Runde kommen die Punkte der Module, in der Reihenfolge ihrer Nummern, dann 1 Punkt für je 2 Taler. Es geht nach den Uhrzeiten dieser Runde.
    Wer auf einem besetzten Feld landen würde, geht auf das nächste freie davor; so gibt es keinen Gleichstand.
    Die meisten Punkte gewinnen. Farben, restaurierte Plättchen und Stimmung sind für sich nichts wert. (B-SCORE, X-SCORE)
topic-fresco-leonardo = Leonardo, führen, geführt, zu zweit, ♟
page-fresco-leonardo =
    Zu zweit ist er der dritte Maler. Ihr führt ihn abwechselnd, je eine Runde.
    Er steht auf wie alle, nach seinem Platz auf der Siegpunkteleiste; Stimmung und Preise bedeuten ihm nichts.
    Am Markt schließt er einen Stand (französische Ausgabe: wenn man will). Im Dom geht seine Figur auf ein Plättchen daneben, nie schräg, und restauriert es ohne Farben, für seine Punkte und den Bischofsbonus. Gibt es keins, springt er zum Plättchen mit dem niedrigsten Wert.
    In der letzten Runde restauriert er nicht. Er hat keine Taler und kann nicht gewinnen. (L, X-LEO)
topic-fresco-modules = Module, Modul, Erweiterung, Erweiterungen
page-fresco-modules =
    Module bringen weitere Regeln ins Brettspiel; alle passen zueinander. Gewählt werden sie für eine neue Partie.
    1 Porträts, 2 Aufträge des Bischofs, 3 Besondere Farbmischungen, 4 Wunschbrunnen, 5 Blattgold, 6 Glaser, 7 Schriftrollen, 8 Glocken, 9 Wandfresko, 10 Medicus, 11 Gunst des Bischofs, 12 Damen, 13 Katakomben, 14 Kirchenbänke, 15 Kuppel, 16 Schwarzmarkt, 17 Malergilde.

# ---- das Kartenspiel
topic-cards-turn = Zug, Züge, passen, Karte ziehen, Phase, Phasen, turn
page-cards-turn =
    Du ziehst eine Marktkarte. Dann tust du eins von dreien: Handkarten tauschen, Freskokarten restaurieren oder passen. Am Ende behältst du höchstens 7 Karten.
    Wer mit einer oder zwei Karten auf der Hand passt, zieht Marktkarten, bis es drei sind. (C-TURN, C-ACT, C-PASS)
topic-cards-exchange = tauschen, Tausch, Handkartentausch, auslegen, ausgelegt, Symbol, Symbole, ziehen, M, W, M/W
page-cards-exchange =
    Du legst beliebig viele Handkarten aus und ziehst für jedes Symbol darauf eine Karte: vom Markt, von einem Werkstattstapel deiner Wahl oder von einem von beiden (wer Antworten schreibt: M, W, M/W).
    Du ziehst einzeln und darfst schauen, bevor du den nächsten Stapel wählst. Eben gezogene Karten lassen sich im selben Zug nicht tauschen.
    Nach der letzten gezogenen Karte werden die ausgelegten abgelegt. (C-EXCH)
topic-cards-piles = Stapel, Markt, Marktkarte, Marktkarten, Werkstatt, Werkstattkarte, Werkstattkarten, rund, spitz, Rose, abgelegt, Ablagestapel, verdeckt
page-cards-piles =
    Gezogen wird von vier Stapeln: vom Markt und aus drei Werkstätten, kenntlich am Fenster auf der Rückseite: rund, spitz, Rose.
    Es gibt 42 Marktkarten und 42 Werkstattkarten. Jeder Stapel hat seinen Ablagestapel; ist er aufgebraucht, wird dieser neu gemischt.
    Von anderen Händen siehst du die Rückseiten: wie viele Karten aus welchem Stapel. (C-SETUP, C-DRAW, C-INFO)
topic-cards-fresco = Freskokarte, Freskokarten, Fresko, offen, restaurieren, restauriert, Wert, Werte, mit deinen Karten
page-cards-fresco =
    Vier Freskokarten liegen offen. Jede zeigt drei Farben; jede Farbe bezahlst du mit einer Karte davon, einer Farbmischung oder einem Farbplättchen, und mit nichts darüber hinaus.
    Du darfst mehrere in einem Zug restaurieren; neue kommen erst danach.
    Sie zählt ihren niedrigsten Wert. Jede Drehung bringt den nächsthöheren, höchstens drei.
    Für jede nimmst du eins der offenen Aktionsplättchen. (C-REST)
topic-cards-colors = Farben, Buchstaben, Gelb, Rot, Blau, Grün, Orange, Lila, G, R, B, Ü, O, L
page-cards-colors =
    Gelb, Rot, Blau; Grün, Orange, Lila. Eine Freskokarte heißt nach ihren drei Farben; wer Antworten schreibt, nimmt deren Buchstaben.
    Grün mischt man aus Gelb und Blau, Orange aus Rot und Gelb, Lila aus Rot und Blau. (C-MIX)
topic-cards-mixing = Mischkarte, Mischkarten, mischen, Farbmischung, Farbmischungen, +
page-cards-mixing =
    Mischkarten sind Marktkarten mit halben Farben an den Rändern (wer Antworten schreibt: +). Zwei davon zählen als eine Karte der Mischung: Gelb + Blau = Grün, Rot + Gelb = Orange, Rot + Blau = Lila.
    Jede Mischung dreht die restaurierte Karte auch um einen Wert höher. Allein ist eine Mischkarte eine Karte ihrer eigenen Farbe. (C-MIX)
topic-cards-rotation = Drehung, Drehungen, Drehplättchen, Bischofssymbol, Bischofssymbole, Bischof, *, drehen
page-cards-rotation =
    Eine Drehung bringt die eben restaurierte Karte auf den nächsthöheren Wert, höchstens dreimal.
    Eine für jedes Bischofssymbol (wer Antworten schreibt: *) auf den Karten, mit denen du bezahlst, eine für jede Mischung, eine, wenn die Lieblingsfarbe dabei ist, und eine für jedes Drehplättchen, das du abgibst.
    Ein unbenutztes Drehplättchen ist am Ende 1 Punkt. (C-REST-04 bis 06, C-TILE-01)
topic-cards-favorite = Lieblingsfarbe, Lieblingsfarben, Lieblingsfarbe +1
page-cards-favorite =
    Eine restaurierte Karte mit der Lieblingsfarbe des Bischofs wird um einen Wert höher gedreht, gleich womit du diese Farbe bezahlt hast.
    Nach einem Zug, in dem sie verwendet wurde, kommt sie aus dem Spiel, und das nächste der 12 Plättchen wird aufgedeckt, solange es welche gibt. (C-REST-05, C-REST-10 bis 12)
topic-cards-tiles = Aktionsplättchen, Plättchen, Belohnung, Belohnungen, Farbplättchen, Farbe, Tauschen und restaurieren
page-cards-tiles =
    Drei der 20 Aktionsplättchen liegen offen; jede restaurierte Karte bringt dir eins davon. Jedes wirkt einmal, in einem Zug so viele du willst.
    Drehung: eine Drehung mehr. Farbe: ersetzt eine Karte dieser Farbe. Unbenutzt sind diese beiden am Ende je 1 Punkt.
    Tauschen und restaurieren: Du darfst gleich nach einem Tausch restaurieren. Forderung: Alle anderen geben dir eine Karte einer Farbe. (C-TILE)
topic-cards-demand = Forderung, Forderungen, Forderungsplättchen, fordern
page-cards-demand =
    In deinem Zug nennst du eine Farbe: Alle anderen geben dir eine Karte davon, nach ihrer Wahl. Wer keine hat, zeigt dir die Hand.
    Das Plättchen kommt auf jeden Fall aus dem Spiel; unbenutzt ist es nichts wert. (C-TILE-03, C-TILE-08)
topic-cards-hand = Hand, Handkarten, Handkartenlimit, Karte, Karten, Rückseiten
page-cards-hand =
    Alle beginnen mit 5 Marktkarten. Am Ende deines Zuges behältst du höchstens 7 und legst die übrigen nach Wahl ab.
    Eine Karte heißt nach ihrer Farbe und ihren Symbolen; + ist eine Mischkarte, * ein Bischofssymbol. Am Ende sind Handkarten nichts wert. (C-HAND, C-SETUP-08)
topic-cards-end = Spielende, das Ende, Ende, letzte Runde, Schlusswertung, Punkte, SP, Palette
page-cards-end =
    Hat jemand 6 Freskokarten restauriert (zu viert 5), wird die Runde zu Ende gespielt, damit alle gleich oft dran waren. Wer begonnen hat, hat die Palette.
    Es zählen die Werte deiner Freskokarten und 1 Punkt für jedes unbenutzte Dreh- oder Farbplättchen. Die meisten Punkte gewinnen, bei Gleichstand gemeinsam. (C-END, C-SCORE)

# ---- das Würfelspiel
topic-dice-bishop = Bischof
page-dice-bishop =
    Zu Beginn deines Zuges stellst du ihn an einen der fünf Abschnitte: Auf den hast du es abgesehen.
    Bringt deine Summe dieses Freskoplättchen, ist es 3 Punkte mehr wert. (D-BISH, D-VP-01)
topic-dice-dice = Würfel, Augenwürfel, Wurf, Würfe, werfen, beiseite, beiseitelegen
page-dice-dice =
    Du wirfst genau dreimal, zuerst sechs Augenwürfel und zwei Farbwürfel. Nach jedem Wurf legst du einen Augenwürfel beiseite; die anderen werden wieder geworfen.
    Was die drei Würfel zusammen zählen, ist deine Summe. (D-TURN, D-ROLL)
topic-dice-color = Farbwürfel, verdoppeln, vierfach, x2, x4
page-dice-color =
    Zeigt ein Farbwürfel die Farbe des Augenwürfels, den du beiseitelegst, verdoppelt er dessen Augen; zwei davon zählen ihn vierfach.
    Er kommt dann mit beiseite. Du kannst ihn auch liegen lassen; zu einem Würfel aus einem früheren Wurf kommt er nie dazu. (D-ROLL-03 bis 06)
topic-dice-bets = Wetten, Wette, Wettplättchen, Freskoplättchen beim Bischof, anderes Freskoplättchen, bet
page-dice-bets =
    Vor jedem Wurf dürfen die anderen auf das Ergebnis wetten, einmal je Zug und verdeckt: das Freskoplättchen beim Bischof, ein anderes Freskoplättchen oder ein Porträt.
    Eine richtige Wette bringt vor dem ersten Wurf 3 Punkte, vor dem zweiten 2, vor dem dritten 1; eine falsche kostet nichts.
    Bringen die Würfel weder Freskoplättchen noch Porträt, zählt keine Wette. (D-BET, D-VP)
topic-dice-favor = Gunst, Gunstplättchen
page-dice-favor =
    Zu Beginn jedes Zuges geht es an den Letzten auf der Siegpunkteleiste; solange zwei oder mehr auf der Treppe stehen, an niemanden.
    In deinem eigenen Zug darfst du damit nach dem dritten Würfel deine Summe um 1 erhöhen oder verringern. (D-FAV, D-ROLL-08)
topic-dice-sums = Summen, Summe, Augensumme, Abschnitt, Abschnitte, Fresko, Freskoplättchen, Plättchen, fertig, Ergebnis, 8, 13, 16, 19, 24
page-dice-sums =
    Die Summe deiner drei Würfel entscheidet. 8, 13, 16, 19 oder 24 bringt das oberste Freskoplättchen dieses Abschnitts und seine Punkte, 3 mehr, wo der Bischof steht.
    Jeder Abschnitt kann dir nur einmal gehören; ein zweites Mal bringt er nichts.
    Die Summen dazwischen bringen ein Porträt. Unter 8 und über 24 gibt es nichts. (D-RES, D-VP)
topic-dice-portraits = Porträts, Porträt, Frau, Frauen, Mann, Männer, deine Porträts, 9-12, 14-15, 17-18, 20-23
page-dice-portraits =
    Summen von 9-12, 14-15, 17-18 oder 20-23 bringen das Porträt auf diesem Feld und sofort seine Punkte; das nächste wird aufgedeckt.
    Es liegt dann verdeckt auf deinem Tableau. Ein leeres Feld bringt nichts.
    Am Ende zählen Paare aus Frau und Mann noch einmal. Mit dem fünften Porträt ist es die letzte Runde. (D-RES, D-SCORE)
topic-dice-score = Siegpunkteleiste, Leiste, Punkte, SP, Treppe, übersprungene Felder
page-dice-score =
    Das Feld deines Malers ist dein Punktestand; alle beginnen auf der Treppe, mit 0.
    Wer auf einem besetzten Feld landen würde, geht weiter zum nächsten freien; auch das Übersprungene zählt. (D-TRACK)
topic-dice-wedding = Hochzeitsbonus, Hochzeit, Hochzeiten, Paar, Paare
page-dice-wedding =
    Am Ende bringt jedes Paar aus Frau und Mann unter deinen Porträts die Punkte beider noch einmal.
    Jedes Porträt gehört zu höchstens einem Paar; die besten zählen. Wer vorn liegt, wird zuerst gewertet. (D-SCORE)
topic-dice-end = Spielende, Ende, letzte Runde, Schlusswertung, Bonus, fünfter, Palette, Runde
page-dice-end =
    Wer alle fünf Abschnitte hat oder fünf Porträts, nimmt sofort eins der offenen Porträts als Bonus und macht diese Runde zur letzten.
    Sie wird zu Ende gespielt: Begonnen hat, wer die Palette hat. Auch andere können darin den Bonus bekommen.
    Dann folgen die Hochzeitsboni. Die meisten Punkte gewinnen. (D-END, D-SCORE)
topic-dice-odds = Chancen, Chance, Wahrscheinlichkeit, Durchschnitt, Prozent, %
page-dice-odds =
    Prozentzahlen bei Summen sind exakt, für jemanden, der nur diese Summe will. Durchschnitte und die Chancen von Wetten gelten für jemanden, der möglichst viele Punkte will.
