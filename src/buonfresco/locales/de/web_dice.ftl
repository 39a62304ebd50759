# The dice game's board in the browser.
web-dice-spaces = Die Felder des Bischofs
web-dice-so-far = bisher: { $sum }
web-dice-exact = genaue Chancen, jeder Ausgang ist gezählt
web-dice-nothing = nichts
web-dice-section = Abschnitt { $sum }: { $points ->
        [one] das oberste Plättchen bringt 1 Punkt
       *[other] das oberste Plättchen bringt { $points } Punkte
    }
web-dice-section-empty = Abschnitt { $sum }: kein Plättchen mehr
web-dice-field = Summe { $field }: { $sex ->
        [woman] Porträt einer Frau
       *[other] Porträt eines Mannes
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-dice-field-empty = Summe { $field }: kein Porträt mehr
web-dice-portrait = { $sex ->
        [woman] Porträt einer Frau
       *[other] Porträt eines Mannes
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-dice-no-portrait = kein Porträt mehr
web-dice-then = dann { $points }
web-dice-below = { $count ->
        [one] 1 darunter
       *[other] { $count } darunter
    }
web-dice-yours = deins
web-dice-bishop = Der Bischof steht bei Abschnitt { $sum }
web-dice-throw-1 = Erster Wurf
web-dice-throw-2 = Zweiter Wurf
web-dice-throw-3 = Dritter Wurf
web-dice-set-one-aside = ein Würfel wird beiseitegelegt
web-dice-your-bet = deine Wette
web-dice-may-bet = davor darf wetten: { $who }
web-dice-die = { $color } { $pips }
web-dice-color-die = Farbwürfel, zeigt { $color }
web-dice-color-dice = Farbwürfel
web-dice-your-sum = Die Summe
web-dice-begins = hat die Palette und beginnt jede Runde
web-dice-owns = Abschnitt { $sum }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-dice-lacks = Abschnitt { $sum } fehlt noch
web-dice-portraits = { $count ->
        [0] kein Porträt
        [one] 1 Porträt
       *[other] { $count } Porträts
    }
web-dice-favor-about = Gunstplättchen: darf die Summe eines eigenen Zugs um 1 ändern
web-dice-bet-laid = eine Wette
web-dice-for = { $points ->
        [one] für 1 Punkt
       *[other] für { $points } Punkte
    }
web-dice-throws-now = würfelt gerade
web-dice-staircase = Treppe
web-dice-own-board = dein Tableau
web-dice-bets-on-others = Deine Wetten auf andere
web-dice-your-bet-lies = Deine Wette liegt verdeckt
web-dice-only-you = Nur du darfst deine Porträts ansehen.
web-dice-no-portraits-yet = Noch kein Porträt. Nur du wirst deine sehen.
web-dice-tab-table = Tisch
web-dice-tab-mine = Mein Tableau
