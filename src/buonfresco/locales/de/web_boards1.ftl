# Tafeln der Module 1 bis 8 im Browser.
web-b1-pile = { $what }: { $count ->
        [0] keine mehr
        [one] noch eine
       *[other] noch { $count }
    }
web-b1-only-you = Das siehst nur du
web-b1-stays = bleibt bei dir
web-b1-easel-bare = Vor der Staffelei sitzt niemand; am Morgen kommen zwei Neue.
web-b1-to-come = Kommen noch
web-b1-cards-of = Karten { $letter }
web-b1-gone = { $count ->
        [one] Eine ist fort
       *[other] { $count } sind fort
    }
web-b1-at-home = Hängen zu Hause
web-b1-sexton-ready = in dieser Runde noch nicht benutzt
web-b1-nobody-home = Noch niemand. Manche Porträts bleiben bei ihrem Maler und helfen bis zum Ende.
web-b1-request-general = allgemeiner Auftrag
web-b1-request-special = Auftrag in { $paint }
web-b1-request = { $kind }: { $count ->
        [0] keiner mehr
        [one] { $points } Punkte, der letzte
       *[other] { $points } Punkte, noch { $count }
    }
web-b1-then = dann { $points }
web-b1-last = der letzte
web-b1-stack-empty = keiner mehr
web-b1-choose-paint = Welche Farbe bringt er?
web-b1-splashes = Siegel im Angebot, erfüllte Aufträge
web-b1-no-splash = kein Siegel
web-b1-tiles-with = { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }: { $splashes }
web-b1-no-tiles = keine Plättchen
web-b1-fulfilled = erfüllt: { $kind }, { $points } Punkte
web-b1-used = für diese Runde erledigt
web-b1-in-box = in der Schachtel
web-b1-altar-steps = Altar: jedes Pink +3, jedes Braun +5
web-b1-altar-step = { $paints }: { $points } Punkte{ $can ->
        [yes] , das kannst du jetzt zahlen
       *[no] {""}
    }
web-b1-special-tiles = Plättchen dafür
web-b1-tile-at = { $points } Punkte auf { $segment }: { $paints }
web-b1-tile-gone = { $points } Punkte, fort: { $paints }
web-b1-store = Vorrat
web-b1-well = Der Wunschbrunnen: Pfennige darin { $count }, Plätze { $places }
web-b1-well-free = ein freier Platz im Brunnen
web-b1-wishes = Wunschkarten
web-b1-on-market = Auf den Marktsymbolen
web-b1-pennies = { $count ->
        [one] ein Glückspfennig
       *[other] { $count } Glückspfennige
    }
web-b1-no-pennies-placed = keine Pfennige
web-b1-wishes-used = aus dem Spiel: { $cards }
web-b1-my-pennies = { $count ->
        [0] keine Glückspfennige
        [one] ein Glückspfennig
       *[other] { $count } Glückspfennige
    }
web-b1-no-wishes = keine Wunschkarten
web-b1-wish-free_paint = Gratisfarbe
web-b1-wish-free_paint-does = gratis am Stand:
web-b1-wish-lucky_guy-does = zwei Glückspfennige
web-b1-wish-visit-does = versetzt den Bischof kostenlos
web-b1-wish-praise-does = sein Bonus +1
web-b1-wish-tip-does = 1 Taler und ein Pfennig
web-b1-wish-alchemy-does = mischt auf eigene Art
web-b1-wish-finder-does = 3 Taler
web-b1-wish-busker-does = Stimmung +1
web-b1-gold-today = Gold heute auf
web-b1-gold-store = { $count ->
        [one] Ein Blatt im Vorrat
       *[other] { $count } Blätter im Vorrat
    }
web-b1-gold-mine = { $count ->
        [0] du hast keins
        [one] du hast eins
       *[other] du hast { $count }
    }
web-b1-gold-count = { $count ->
        [one] ein Blatt
       *[other] { $count } Blätter
    }
web-b1-arrows = Wer hier kauft, bekommt Gold
web-b1-arrow = { $space }: { $paints }, dazu Blattgold: { $count }
web-b1-arrow-empty = { $space }: dort liegt nichts mehr
web-b1-gilding = Punkte fürs Vergolden
web-b1-bishop-on = Bischof darauf
web-b1-bishop-beside = Bischof daneben
web-b1-bishop-away = weiter weg
web-b1-window = Fenster { $number }: { $panes }; { $points } Punkte für { $price } Taler
web-b1-windows = Fenster im Stapel
web-b1-window-now = Dieses Fenster, { $points } Punkte:
web-b1-glass-for-sale = Glas, Preis, je fehlende Scheibe
web-b1-glass = Glas in { $glass }: { $count } zu { $price } Taler; eine fehlende Scheibe kostet { $penalty } Punkte
web-b1-glass-own = Glas in { $glass }: { $count }
web-b1-lack = für jede fehlende Scheibe
web-b1-glass-bag = { $count } im Beutel
web-b1-renewed = Erneuerte Fenster: { $count } von { $all }
web-b1-altar-window = Altarfenster, je +1
web-b1-your-glass = Dein Glas
web-b1-glass-owned = Glas
web-b1-no-glass = keins
web-b1-picture = Das Fresko: { $count } von 25 Abschnitten sind restauriert
web-b1-row = Waagerecht { $line }
web-b1-column = Senkrecht { $line }
web-b1-scroll-now = jetzt { $count } von 5: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-b1-scroll-both = beide zusammen, gespielt auf { $segment }: 3 für jeden Abschnitt
web-b1-scrolls = Schriftrollen
web-b1-scrolls-gone = Deine beiden Schriftrollen sind gespielt.
web-b1-scrolls-secret = Was darauf steht, wissen nur ihre Besitzer.
web-b1-everybody = Schriftrollen aller
web-b1-hidden-row = eine waagerechte, verdeckt
web-b1-hidden-column = eine senkrechte, verdeckt
web-b1-played = gespielt: { $line }
web-b1-certificate = Glockenbrief: { $price } Taler, { $points } Punkte, { $bells } Glocken
web-b1-certificates = Glockenbriefe
web-b1-bells = { $count ->
        [one] eine Glocke
       *[other] { $count } Glocken
    }
web-b1-pay-how = Wie viele der { $price } Taler zahlst du?
web-b1-coins = { $count ->
        [one] 1 Taler
       *[other] { $count } Taler
    }
web-b1-bells-tonight = Läuteten die Glocken heute Abend
web-b1-bells-rang = Die Glocken haben geläutet
web-b1-bell-at = auf der Glockenleiste: { $count }
web-b1-bell-bishop = der Bischof auf der Glockenleiste: { $count }
web-b1-place = { $place ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] { $place }.
    }
web-b1-certificates-of = Glockenbriefe und Schulden
web-b1-debt = { $certificate }; zuerst { $paid } bezahlt, noch { $debt } offen
