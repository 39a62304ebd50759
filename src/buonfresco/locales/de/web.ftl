# The table in the browser: what belongs to the page. What belongs to a game is told by the house.
web-home = Buonfresco, Startseite
web-round = Runde { $round }
web-final-round = die letzte
web-phases = Phasen der Runde
web-tools = Werkzeuge
web-night = Kapelle bei Kerzenlicht
web-day = Tageslicht
web-your-turn = Du bist dran
web-others-turn = Andere sind dran
web-all-plan = Alle planen zugleich und geheim
web-over = Das Spiel ist aus
web-waiting-for = Warten auf { $who }
web-not-come = { $count ->
    [one] { $who } ist noch nicht gekommen.
   *[other] { $who } sind noch nicht gekommen.
}
web-invitations = Zu den Einladungslinks
web-waiting-away = { $all ->
    [yes] { $count ->
        [one] Warten auf { $who }, gerade nicht am Tisch
       *[other] Warten auf { $who }, gerade alle nicht am Tisch
    }
   *[no] Warten auf { $who }. Gerade nicht am Tisch: { $away }
}
web-to-do = Was jetzt zu tun ist
web-do-it = So machen
web-clear = Zurücksetzen
web-or-instead = Oder stattdessen
web-show-all = { $count ->
        [one] eine weitere Möglichkeit
       *[other] { $count } weitere Möglichkeiten
    }
web-answers-below = { $count ->
        [one] eine Antwort weiter unten
       *[other] { $count } Antworten weiter unten
    }
web-undo = Zurücknehmen
web-undo-ask = Um Rücknahme bitten
web-may-undo = { $who } möchte die letzte Antwort zurücknehmen. Bist du einverstanden?
web-undo-waits = Du möchtest deine Antwort zurücknehmen. Die anderen müssen zustimmen.
web-yes = Ja
web-no = Nein
web-hint = Tipp
web-log = Was geschah
web-since-your-turn = Seit deinem letzten Zug
web-older = Früheres
web-points = Punkte
web-points-unit = { $count ->
        [one] Punkt
       *[other] Punkte
    }
web-would-score = Das brächte { $points } Punkte
web-track = Punkteleiste
web-track-start = Start
web-chart-end = Ende
web-at-points = { $who }: { $points } Punkte
web-painters = Maler
web-in-this-order = Es handeln der Reihe nach
web-you = du
web-bot = Bot, { $level }
web-guest = Gast
web-seat-empty = noch niemand
web-here = ist da
web-away = ist nicht da
web-up-at = steht auf
web-wakes-at = steht um { $time } auf
web-tiles = { $count ->
        [one] Teil
       *[other] Teile
    }
web-tiles-left = { $count ->
        [one] Teil ist noch da.
       *[other] Teile sind noch da. Bei höchstens 6 am Morgen beginnt die letzte Runde.
    }
web-last-round = { $count ->
        [one] Teil ist noch da. Das ist die letzte Runde.
       *[other] Teile sind noch da. Das ist die letzte Runde.
    }
web-your-things = Was dir gehört
web-plan-of = Plan: { $plan }
web-plan-sealed = Plan versiegelt
web-still-planning = Plant noch
web-plan-title = Dein geheimer Plan
web-left = { $count ->
        [one] noch zu schicken
       *[other] noch zu schicken
    }
web-left-to-send = { $count ->
        [one] Schicke noch einen.
       *[other] Schicke noch { $count }.
    }
web-fewer = { $what }: einer weniger
web-more = { $what }: einer mehr
web-hostel = Herberge
web-wake = auf
web-price = Preis
web-hour = Um { $time } aufstehen: Stimmung { $mood }, Marktplättchen für je { $price } Taler
web-booth = Stand { $name }
web-booth-shut = für heute geschlossen
web-close-booth = schließen
web-mood-of = { $who }: Stimmung { $mood }
web-altar = Altar: Gelb, Rot und Blau für 2 Punkte, einer mehr für jede gemischte Farbe; Grün, Orange und Lila für 6
web-altar-blended = je gemischter
web-blend = { $from } und { $and } ergeben { $to }
web-wage = für jeden Gehilfen
web-fresco = Das Fresko: Spalten A bis E, Reihen 1 bis 5
web-restored = { $segment }: restauriert
web-segment = { $segment }: { $points } Punkte, braucht { $paints }
web-bishop = Der Bischof steht auf { $segment }
web-leonardo = Leonardo
web-guided = { $yours ->
        [yes] der dritte Maler; du führst ihn
       *[no] der dritte Maler; { $who } führt ihn
    }
web-paint-box = dein Malkasten
web-tile-price = Teilepreis
web-apprentices = Gehilfen
web-spectator = Du schaust zu. Was hinter den Sichtschirmen liegt, bleibt dort.
web-boards = Tafeln
web-studio-workshop = Atelier und Werkstatt
web-places = Orte
web-tab-cathedral = Dom
web-tab-market = Markt
web-tab-hostel = Herberge
web-tab-theater = Theater
web-tab-boards = Tafeln
web-tab-log = Verlauf
web-title-turn = ● Du bist dran – Buonfresco
web-line-lost = Die Verbindung ist weg. Neuer Versuch …
web-play-now = Jetzt gegen Bots spielen
web-after-game = Nach dem Spiel
web-chat = Gespräch
web-close = Schließen
web-copied = Kopiert
web-copy = Kopieren
web-curtain = Vorhang
web-curtain-note = Alle anderen schauen bitte weg. Was nur du sehen darfst, erscheint nach dem Klick.
web-draw-curtain = Vorhang zu
web-end-game = Spiel beenden
web-end-sure = Dieses Spiel für alle beenden? Nichts wird gelöscht, aber niemand kann weiterspielen.
web-export = Exportieren
web-fill-bot = Mit Bot besetzen
web-home-short = Startseite
web-i-am = Ich bin { $who }
web-invite = Neue Einladung
web-language = Sprache
web-leave = Tisch verlassen
web-let-bot = Bot weiterspielen lassen
web-link = Link
web-menu = Menü
web-motion = Bewegung
web-move-device = Auf ein anderes Gerät
web-move-note = Öffne diesen Link einmal auf deinem anderen Gerät. Der Platz ist dann dort und nicht mehr hier.
web-next-table = Zum nächsten Spiel
web-no-table = Diesen Tisch gibt es nicht.
web-pass-to = Gib das Gerät an { $who }
web-podium = Siegertreppchen
web-rematch = Revanche
web-replay = Wiederholung
web-round-by-round = Runde für Runde
web-course = { $who } ging in Runde { $round } endgültig in Führung.
web-course-always = { $who } lag von der ersten Runde an vorn.
web-course-final = { $who } ging erst in der Schlusswertung in Führung.
web-best-at = vorn bei: { $what }
web-rules = Regeln
web-say = Etwas sagen
web-seats = Plätze
web-see-table = Den Tisch ansehen
web-send = Senden
web-settings = Einstellungen
web-sound = Ton, wenn ich dran bin
web-take-back-seat = Selbst weiterspielen
web-theme = Licht
web-theme-auto = Wie das Gerät
web-unread = { $count ->
        [one] eine neue Nachricht
       *[other] { $count } neue Nachrichten
    }
web-unreadable = Die heutigen Regeln können dieses Spiel nicht fortsetzen.
web-watch = Zum Zuschauen
web-where-from = Woher die Punkte kamen
web-step = Schritt
web-step-of = Schritt { $step } von { $steps }
web-to-round = Zu einer Runde
web-first = Zum Anfang
web-previous = Einen zurück
web-next = Einen weiter
web-last = Zum Ende
web-run = Abspielen
web-pause = Pause
web-seen-by = Gesehen von
web-spectators = Zuschauern
web-link-here = Link zu diesem Moment
web-rules-game = Spiel
web-search = Suche
web-rules-modules = Mit diesen Modulen
web-rules-found = { $count ->
    [one] eine Seite
   *[other] { $count } Seiten
}
web-rules-contents = Inhalt
web-rules-none = Nichts gefunden. Versuche ein anderes Wort.
web-tab-plan = Plan
web-seat-yours = War einer dieser Plätze deiner?
web-seat-how = Wähle dort, wo du gesessen hast, im Menü „Auf ein anderes Gerät“: Das gibt dir einen Link mit einem Code. Öffne ihn hier, oder gib den Code ein. Ist das Gerät weg, bitte den Gastgeber um eine neue Einladung.
web-seat-code = Code eingeben
web-meet = Neu für dich an diesem Tisch
web-meet-rules-of = Regeln: { $module }
web-fast = Tempo { $times }×
web-to-table = Zum Tisch
web-to-result = Zum Ergebnis
web-rules-elsewhere = { $count ->
        [one] eine Seite eines Moduls, das nicht gewählt ist
       *[other] { $count } Seiten von Modulen, die nicht gewählt sind
    }
web-rules-in = { $module }: { $title }
web-rules-not-chosen = Im Modul „{ $module }“ (nicht gewählt)
web-rules-own = (an diesem Tisch so eingestellt)
web-rules-edition-says = { $edition }: { $value }
web-rules-choose = Dazuwählen
