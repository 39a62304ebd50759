# Tafeln der Module 9 bis 17 im Browser: Beschriftungen und der eine Satz unter jeder Tafel.
web-b2-nobody-yet = noch niemand
web-b2-left = noch { $count }
web-b2-of = { $count } von { $all }
web-b2-percent = { NUMBER($share, maximumFractionDigits: 1) } %
web-b2-wall = Wandfresko: { $open } von { $all } Abschnitten warten
web-b2-section = Abschnitt { $section }: { $paint }, { $points } Punkte
web-b2-wall-behind = Dahinter liegen
web-b2-wall-exchange = Zwei Plättchen für eins
web-b2-wall-dawn = Farben jeden Morgen
web-b2-wall-note = Nur ein Abschnitt, der an fertige Wand grenzt: eine Farbe seiner Art bringt { $points } Punkte, sein Plättchen jeden Morgen eine Grundfarbe.
web-b2-wall-done = Die Wand ist fertig.
web-b2-infected = Heute infiziert
web-b2-infection-hidden = { $count ->
        [0] Keine Infektion mehr übrig
       *[other] Die Infektion ist noch nicht bekannt
    }
web-b2-last-time = zuletzt { $place }
web-b2-same = noch einmal derselbe Ort
web-b2-juice = Himbeersaft
web-b2-portions = { $count ->
        [one] Medizin, 1 Portion
       *[other] Medizin, { $count } Portionen
    }
web-b2-bottle = { $what }, kostet { $price }
web-b2-pile = Im Stapel
web-b2-infections = { $count ->
        [one] Ein Plättchen ist noch verdeckt
       *[other] { $count } Plättchen sind noch verdeckt
    }
web-b2-infections-none = Kein Plättchen übrig
web-b2-black = { $count } in Reserve
web-b2-ward = Im Bett beim Medicus
web-b2-all-healthy = alle sind gesund
web-b2-ill = { $who }: { $count } krank
web-b2-medico-note = Jede Portion heilt einen Gehilfen, Saft hebt die Stimmung. Am Ende zählt jeder gesunde Gehilfe 5 Taler.
web-b2-gift = { $gives ->
        [thalers] { $amount } Taler
        [mood] Stimmung +{ $amount }
        [points] { $amount ->
            [one] 1 Punkt
           *[other] { $amount } Punkte
        }
       *[other] { $amount }
    }
web-b2-gift-paint = eine Farbe
web-b2-favors-lie = Das Fresko; { $count } Gunstplättchen liegen noch darauf
web-b2-bishop-here = { $segment }: hier steht der Bischof
web-b2-favors-unseen = { $count } noch nicht gesehen, { $lie } liegen noch hier
web-b2-favors-seen = { $count ->
        [0] Noch kein Geschenk gesehen
       *[other] Bisher gesehene Geschenke
    }
web-b2-favors-note = Wer { $segment } restauriert, wo der Bischof steht, bekommt das Geschenk. Anderswo verschwindet es ungesehen.
web-b2-favors-away = Der Bischof steht auf keinem Plättchen. Ein Geschenk bekommt, wer das Plättchen unter ihm restauriert; anderswo verschwindet es ungesehen.
web-b2-lady = { $color ->
        [pink] rosa Dame
        [purple] lila Dame
       *[other] Dame
    }
web-b2-lady-waits = { $color ->
        [pink] Die rosa Dame
        [purple] Die lila Dame
       *[other] Eine Dame
    } wartet auf { $space }
web-b2-lady-market = tauscht zwei Plättchen
web-b2-lady-cathedral = reserviert ein Plättchen
web-b2-lady-studio = je 1 Taler mehr
web-b2-lady-workshop = tauscht eine Grundfarbe
web-b2-lady-fifth = Stimmung auf Start
web-b2-married = Verheiratet
web-b2-reserved = { $segment } ist bis zum Ende der nächsten Runde reserviert
web-b2-reserved-today = { $segment } ist bis zum Ende dieser Runde reserviert
web-b2-ladies-note = Wer eine Dame erreicht oder überholt, darf sie heiraten, eine von jeder Farbe. Sie hilft ab dem nächsten Plan.
web-b2-ladies-next = Du stehst auf { $at }. Auf { $space } wartet { $color ->
        [pink] die rosa Dame
        [purple] die lila Dame
       *[other] eine Dame
    } auf jemanden, der keine ihrer Farbe hat; sie hilft ab dem nächsten Plan.
web-b2-treasure = { $kind ->
        [statue] Statue, { $points } Punkte
        [chalice] Kelch, { $points } Punkte
        [writing] Band { $volume }
       *[other] Schatz, { $points } Punkte
    }
web-b2-with-mood = { $what }, Stimmung +{ $mood }
web-b2-walled = zugemauert
web-b2-room-empty = leer
web-b2-rooms = Räume unter dem Fresko
web-b2-found = Gefunden: behalten oder verkaufen
web-b2-maps = Kartographen, je 1 Taler
web-b2-stack = Kartographen von { $time } Uhr mit { $rooms } Räumen: noch { $count }
web-b2-room-count = { $count ->
        [one] 1 Raum
       *[other] { $count } Räume
    }
web-b2-only-you = Nur du siehst das
web-b2-others = Die anderen
web-b2-no-maps = kein Kartograph, kein Schatz
web-b2-map = Kartograph { $map }: { $rooms }
web-b2-map-of = ein Kartograph von { $time } Uhr
web-b2-explore = jetzt erkunden
web-b2-map-note = Kartograph { $map }: { $count ->
        [0] noch liegt nichts darauf offen.
        [one] ein Schatz liegt darauf offen.
       *[other] { $count } Schätze liegen darauf offen.
    }
web-b2-catacombs-note = { $unseen ->
        [0] Alle Räume sind offen.
        [one] Ein Schatz ist noch zugemauert.
       *[other] { $unseen } Schätze sind noch zugemauert.
    } Bände bringen den höchsten mal die Zahl der verschiedenen.
web-b2-pews = Kirchenbänke im Schiff
web-b2-pew = Bank { $number }: { $beams } Balken, { $points } Punkte
web-b2-pews-hidden = Noch nicht gesehen, nach Balken
web-b2-beams = { $count } Balken
web-b2-times = { $points } Punkte: { $count } davon
web-b2-mean = im Mittel { NUMBER($points, maximumFractionDigits: 1) }
web-b2-beams-owned = Balken im Besitz
web-b2-of-all = von { $all }
web-b2-at-market = Am Markt
web-b2-pews-note = Jeder Gehilfe trägt einen Balken. Was eine Bank bringt, zeigt sich erst, wenn sie steht.
web-b2-pews-use = { $count ->
        [one] Du kannst jetzt einen Balken verbauen.
       *[other] Du kannst jetzt { $count } Balken verbauen.
    } Was eine Bank bringt, zeigt sich erst, wenn sie steht.
web-b2-pews-done = Alle Bänke stehen wieder.
web-b2-none-yet = noch keine
web-b2-dome = Kuppel: unter { $count } der inneren neun liegen Plättchen
web-b2-dome-tile = { $points } Punkte für { $paints }
web-b2-dome-under = { $segment }: darunter liegt ein Kuppelplättchen, { $points } Punkte
web-b2-dome-left = { $count ->
        [one] Eins davon liegt darunter
       *[other] { $count } davon liegen darunter
    }
web-b2-dome-none = Keins ist übrig
web-b2-dome-yours = Deine, gewertet am Ende
web-b2-dome-ready = die Farben sind da
web-b2-dome-note = Wer einen inneren Abschnitt restauriert, nimmt das Plättchen darunter. Es zählt am Ende, wenn seine Farben noch da sind; jede Farbe dient nur einem.
web-b2-tiles = { $count } Plättchen
web-b2-in-bag = im Beutel
web-b2-price = für { $price }
web-b2-draw = Eins von { $count } Plättchen blind aus dem Beutel ziehen, für { $price } Taler
web-b2-may-draw = Was du ziehen kannst
web-b2-could-draw = Was im Beutel ist
web-b2-bag-empty = Der Beutel ist leer
web-b2-on-barrel = Heute gezogen
web-b2-barrel-empty = noch nichts
web-b2-black-note = Einer deiner Gehilfen zieht blind und zahlt deinen Preis. Danach kann im selben Zug kein Stand geschlossen werden.
web-b2-basic = Grundfarbe
web-b2-blended = Mischfarbe
web-b2-guild-lies = { $side ->
        [basic] Gilde, Grundfarbe: { $paint }
       *[other] Gilde, Mischfarbe: { $paint }
    }
web-b2-give = { $paint } gegen { $lies } geben
web-b2-nothing-to-give = nichts zu geben
web-b2-guild-each = Jeder Gehilfe zwei davon
web-b2-op-blend = mischen
web-b2-op-basic = Grundfarbe tauschen
web-b2-op-blended = Mischfarbe tauschen
web-b2-guild-note = In der Werkstatt kommt eine Farbe dorthin für die, die dort liegt: Grundfarbe gegen Grundfarbe, Mischfarbe gegen Mischfarbe. Pink und Braun nicht.
web-b2-guild-left = { $count ->
        [one] Ein Schritt ist übrig.
       *[other] { $count } Schritte sind übrig.
    } Was von der Gilde kommt, kann gleich gemischt werden.
