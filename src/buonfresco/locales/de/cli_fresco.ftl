# Das Brettspiel im Terminal: sein Tisch, wohin Möglichkeiten führen, das Planen. Module 10 bis 17: cli_modules.ftl.

# ---- Der Tisch
cli-fresco = Fresko, noch { $tiles } Plättchen
cli-bishop = Bischof
cli-booth-empty = leer
cli-own = { $name }, hinter deinem Sichtschirm:
cli-thalers = { $thalers } Taler
cli-price = dein Marktpreis { $price }
cli-asleep = schläft
cli-woken = { $time } (Preis { $price })
cli-mood-change = { SIGNED($change) } → { SIGNED($mood) }
cli-guided = {""}, geführt von { $name }
cli-place = { $awake ->
    [0] noch niemand ist auf
   *[other] du wärst bisher als Nr. { $place } dran
}
cli-place-leonardo = { $awake ->
    [0] noch niemand ist auf
   *[other] er wäre bisher als Nr. { $place } dran
}
cli-head-space = Punkte
cli-head-mood = Stimmung
cli-head-apprentices = Geh.
cli-head-wake = Uhr
cli-head-tiles = Plättchen
cli-head-plan = Plan { $columns }
cli-head-time = Uhr
cli-head-price = Preis
cli-head-place = Reihenfolge
cli-taken = vergeben: { $name }
cli-initial-market = M
cli-initial-cathedral = D
cli-initial-studio = A
cli-initial-workshop = W
cli-initial-fifth = T
cli-initial-fifth-final = D2
cli-tile-legend = { $initial } { NAME($tile, of: "tile") }

# ---- Stunden, Pläne, Hilfe, Materialsätze
cli-ready-fresco = Dein Plan steht. Weiter mit Enter, oder „zurückziehen“, um neu zu planen:{" "}
help-fresco-answers = Antworte mit der Nummer einer Möglichkeit oder schreib sie aus: wake 7, plan 1-2-0-1-1, buy II.1+3, close III, restore C3 bishop->C4, altar YRB, blend green, pass.
help-fresco-game =
    Restauriere das Fresko und sammle die meisten Punkte. Eine Runde:
    1. Aufstehen. Wer auf der Siegpunkteleiste hinten steht, wählt zuerst. Früh heißt: Du bist früh dran, zahlst aber mehr je Marktplättchen, und die Stimmung sinkt. Gute Stimmung bringt einen Zusatzgehilfen, schlechte kostet einen Gehilfen.
    2. Plane verdeckt, wohin deine Gehilfen gehen; dann werden alle Pläne aufgedeckt.
    3. Markt: ein Stand, ein Plättchen je Gehilfe. Danach ist der Stand leer.
    4. Dom: Bezahle die Farben eines Plättchens und bekomm seine Punkte. Der Bischof bringt 3 dazu, wenn er darauf steht, 2 daneben; ein Schritt kostet 1 Taler. Danach steht er auf dem restaurierten Abschnitt. Der Altar nimmt drei Farben für 2 bis 6 Punkte.
    5. Atelier: 3 Taler je Gehilfe. Werkstatt: je Gehilfe zwei Farbmischungen (Gelb + Blau = Grün, Rot + Gelb = Orange, Rot + Blau = Lila). Theater: Stimmung +2 je Gehilfe.
    6. Jedes restaurierte Plättchen bringt 1 Taler. Liegen nur noch sechs Plättchen oder weniger, beginnt die letzte Runde: kein Theater, dafür ein zweiter Dombesuch. Am Ende sind 2 Taler 1 Punkt.
pack-counts = { $market } Marktplättchen, { $fresco } Freskoplättchen, { $times } Aufstehzeiten.
