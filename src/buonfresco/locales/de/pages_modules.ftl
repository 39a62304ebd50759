# Seiten von „hilfe WORT“ zu Modulen: weitere Wörter, mit denen man ein Modul findet, seine Seite, und Karten und Plättchen mit Namen.

# ---- 1, Porträts
topic-fresco-patron = Gönner, patron
page-fresco-patron = Gönner: eine Porträtkarte, die sofort 7 Taler bringt. (M1-CARD-01)
topic-fresco-peers = Edelleute, Edelmann, peers
page-fresco-peers = Edelleute: eine Porträtkarte, die sofort die gezeigten Taler und die gezeigte Farbe bringt. (M1-CARD-02)
topic-fresco-merchant = Händler, merchant
page-fresco-merchant = Händler: eine Porträtkarte, die zwei Grundfarben nach Wahl bringt, auch zweimal dieselbe, und 1 Taler. (M1-CARD-03)
topic-fresco-mary = Marienbild, Marienbilder, Maria, Porträt des Bischofs
page-fresco-mary = Marienbild und Bischof: Porträtkarten, die Punkte und eine Farbe bringen oder Punkte und Taler, wie es darauf steht. (M1-CARD-04)
topic-fresco-muse = Muse, Musen
page-fresco-muse = Muse: eine Porträtkarte, die deine Stimmung ganz nach oben hebt. (M1-CARD-05)
topic-fresco-girl = Schönes Mädchen, Mädchen
page-fresco-girl = Schönes Mädchen: eine Porträtkarte, die deine Stimmung hebt und Taler bringt, wie es darauf steht. (M1-CARD-06)
topic-fresco-self = Selbstporträt, Selbstporträts
page-fresco-self = Selbstporträt: eine Porträtkarte, die deine Stimmung hebt und Punkte bringt, wie es darauf steht. (M1-CARD-06)
topic-fresco-abbot = Abt, Äbte, abbot
page-fresco-abbot = Abt: eine bleibende Porträtkarte. Jeder Bischofsbonus, den du bekommst, ist 1 Punkt höher, 4 oder 3; wo es keinen gibt, bleibt es bei 0. (M1-CARD-08)
topic-fresco-actor = Schauspieler, actor
page-fresco-actor = Schauspieler: eine bleibende Porträtkarte. Jeder deiner Gehilfen im Theater hebt die Stimmung um 3 statt um 2. (M1-CARD-09)
topic-fresco-sexton = Kirchenvogt, Vogt, sexton
page-fresco-sexton = Kirchenvogt: eine bleibende Porträtkarte. Einmal je Runde darfst du, bevor du einen Abschnitt restaurierst, 1 Taler zahlen und den Bischof auf einen beliebigen Abschnitt stellen. (M1-CARD-10)
topic-fresco-servant = Diener Gottes, Diener, servant
page-fresco-servant = Diener Gottes: eine bleibende Porträtkarte. Dein Einkommen ist jede Runde 1 Taler höher. (M1-CARD-11)

# ---- 2, Aufträge des Bischofs

# ---- 3, Besondere Farbmischungen

# ---- 4, Wunschbrunnen
topic-fresco-lucky_guy = Glückspilz, lucky guy
page-fresco-lucky_guy = Glückspilz: eine Wunschkarte für den Markt. Du nimmst 2 Glückspfennige aus dem Vorrat. (M4-CARD-20)
topic-fresco-free_paint = Gratisfarbe, free paint
page-fresco-free_paint = Gratisfarbe: eine Wunschkarte für den Markt. Beim Kaufen bekommst du das abgebildete Plättchen kostenlos dazu, wenn es am selben Stand liegt. (M4-CARD-22)
topic-fresco-visit = Besuch des Bischofs, Besuch
page-fresco-visit = Besuch des Bischofs: eine Wunschkarte für den Dom. Der Bischof kommt kostenlos auf einen beliebigen Abschnitt (englische und französische Ausgabe: einen Abschnitt weiter). (M4-CARD-26)
topic-fresco-praise = Lob des Bischofs, Lob
page-fresco-praise = Lob des Bischofs: eine Wunschkarte für den Dom. Sie macht einen Bischofsbonus, den du bekommst, 1 Punkt höher. (M4-CARD-28)
topic-fresco-tip = Trinkgeld
page-fresco-tip = Trinkgeld: eine Wunschkarte für das Atelier. Sie bringt 1 Taler und 1 Glückspfennig mehr. (M4-CARD-30)
topic-fresco-alchemy = Alchemie, alchemy
page-fresco-alchemy = Alchemie: eine Wunschkarte für die Werkstatt. Eine Farbmischung mehr: Drei beliebige Grundfarben werden Grün, Orange oder Lila, wie du willst. (M4-CARD-32)
topic-fresco-finder = Finderlohn
page-fresco-finder = Finderlohn: eine Wunschkarte für das Theater. Sie bringt 3 Taler. (M4-CARD-34)
topic-fresco-busker = Straßenmusikant, Musikant, busker
page-fresco-busker = Straßenmusikant: eine Wunschkarte für das Aufstehen. Nach der Stimmungsänderung deiner Aufstehzeit steigt die Stimmung um 1; einmal je Runde, ohne Gehilfen. (M4-WAKE)

# ---- 5, Blattgold

# ---- 6, Glaser

# ---- 7, Schriftrollen

# ---- 8, Glocken
topic-fresco-certificate = Glockenbrief, Glockenbriefe, Rate, Raten, Anzahlung, Restschuld, vergeben
page-fresco-certificate = Glockenbrief: Seine drei Zahlen sind Preis, Punkte und goldene Glocken. Voll bezahlt bringt er seine Punkte, in Raten 1 Punkt für je 2 Taler der ersten Anzahlung. (M8-AUD, M8-PAY)

# ---- 9, Wandfresko

# ---- 10, Medicus
topic-fresco-bottle = Flasche, Flaschen, Medizin, Medizinflasche, Portion, Portionen
page-fresco-bottle = Flasche: Jede Portion heilt nach dem Theater einen kranken Gehilfen; was zu viel ist, verfällt. Der Preis hängt vom Platz ab, und du darfst höchstens zwei haben. (M10-MKT, M10-HEAL)
topic-fresco-juice = Saft, Himbeersaft
page-fresco-juice = Saft: eine Flasche, die niemanden heilt, aber deine Stimmung um 1 hebt. (M10-HEAL-03)

# ---- 11, Gunst des Bischofs
topic-fresco-favor = Gunst, Gunstplättchen
page-fresco-favor = Gunst: 1 oder 5 Taler, Stimmung +1, eine Farbe oder 1 Punkt; sie geht an den, der den Abschnitt restauriert, auf dem der Bischof steht. (M11-CATH)

# ---- 12, Damen

# ---- 13, Katakomben
topic-fresco-statue = Statue, Statuen, S
page-fresco-statue = Statue: ein Schatz der Katakomben, sofort für Taler zu verkaufen oder für Punkte zu behalten; behalten darfst du beliebig viele. (M13-TREAS)
topic-fresco-chalice = Kelch, Kelche, K
page-fresco-chalice = Kelch: ein Schatz der Katakomben, sofort für Taler zu verkaufen oder für Punkte zu behalten; behalten darfst du beliebig viele. (M13-TREAS)
topic-fresco-volume = Band, Bände, Bd, Heilige Schrift, Heilige Schriften, Schrift, Schriften
page-fresco-volume = Band: eine Heilige Schrift aus den Katakomben, 1 bis 5, von jedem behältst du einen. Am Ende: die höchste Nummer mal die Zahl verschiedener Bände; alle fünf bringen 25. (M13-SCORE-03)

# ---- 14, Kirchenbänke

# ---- 15, Kuppel

# ---- 16, Schwarzmarkt

# ---- 17, Malergilde
