# The card game's table in the browser.
web-cards-back = { $back ->
        [market] Markt
        [round] Rundes Fenster
        [pointed] Spitzbogenfenster
        [rose] Rosenfenster
       *[other] { $back }
    }
web-cards-symbols-market = { $count ->
        [one] bringt eine Marktkarte
       *[other] bringt { $count } Marktkarten
    }
web-cards-symbols-workshop = { $count ->
        [one] bringt eine Werkstattkarte
       *[other] bringt { $count } Werkstattkarten
    }
web-cards-symbols-either = bringt eine Markt- oder Werkstattkarte
web-cards-mixing = Mischkarte
web-cards-bishop = mit Bischof
web-cards-frescoes = Freskokarten
web-cards-frescoes-note = Rot ist der niedrigste Wert, jede Drehung bringt den nächsten
web-cards-aim = Restaurieren heißt: alle drei Farben bezahlen
web-cards-fresco = Freskokarte: { $colors }, { $low } bis { $high } wert
web-cards-left = { $count ->
        [one] noch 1
       *[other] noch { $count }
    }
web-cards-piles = Stapel
web-cards-piles-note = links ziehen, rechts abgelegt
web-cards-pile = { $back ->
        [market] Marktstapel
        [round] Stapel mit rundem Fenster
        [pointed] Stapel mit Spitzbogenfenster
        [rose] Stapel mit Rosenfenster
       *[other] { $back }
    }, { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
web-cards-discarded = { $count ->
        [one] 1 Karte abgelegt
       *[other] { $count } Karten abgelegt, diese liegt oben
    }
web-cards-none-discarded = nichts abgelegt
web-cards-likes = Der Bischof mag
web-cards-likes-note = dreht jede Karte mit dieser Farbe einmal mehr
web-cards-likes-nothing = keine Farbe mehr
web-cards-tiles = Aktionsplättchen
web-cards-on-table = Auf dem Tisch
web-cards-nothing-laid = Hier liegt, was ausgelegt oder bezahlt ist.
web-cards-blend = Die zwei Karten ergeben { $paint }
web-cards-to-draw = noch zu ziehen
web-cards-owed-market = { $count ->
        [one] 1 Marktkarte
       *[other] { $count } Marktkarten
    }
web-cards-owed-workshop = { $count ->
        [one] 1 Werkstattkarte
       *[other] { $count } Werkstattkarten
    }
web-cards-owed-either = { $count ->
        [one] 1 Markt- oder Werkstattkarte
       *[other] { $count } Markt- oder Werkstattkarten
    }
web-cards-begins = hat die Palette und hat das Spiel begonnen
web-cards-restored = { $colors }: { $value ->
        [one] 1 Punkt
       *[other] { $value } Punkte
    }
web-cards-worth = { $value ->
        [one] 1 Punkt
       *[other] { $value } Punkte
    }
web-cards-none-restored = noch nichts restauriert
web-cards-turn-now = ist am Zug
web-cards-hand = Deine Hand
web-cards-in-hand = { $count ->
        [one] 1 Handkarte
       *[other] { $count } Handkarten
    }
web-cards-times = { $card }, { $count }-mal
web-cards-no-cards = keine Handkarten
web-cards-own-tiles = Deine Aktionsplättchen
web-cards-no-tiles = Noch keine Aktionsplättchen
web-cards-tab-table = Tisch
web-cards-tab-mine = Hand
