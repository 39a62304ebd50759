# The first screen and everything before a table: seats, modules, invitations.
web-lobby-kick = Ein offener Tisch für die Fresko-Familie
web-lobby-lead = Steh früh auf, feilsche um Farben, gefalle dem Bischof und male die Decke neu, ein Stück feuchten Putz nach dem anderen.
web-lobby-language = Sprache
web-lobby-learn = Geführtes erstes Spiel
web-lobby-learn-about = Erklärt jeden Schritt
web-lobby-rules = Regeln
web-lobby-against = { $count ->
        [one] Gegen einen Bot: { $levels }
       *[other] Gegen { $count } Bots: { $levels }
    }
web-lobby-invite = Freunde einladen
web-lobby-invite-about = Ein Link pro Platz, kein Konto
web-lobby-device = Ein Gerät für alle
web-lobby-device-about = Reicht es herum, Geheimes bleibt geheim
web-lobby-at-table = Am Tisch
web-lobby-bot = { $level } (Bot)
web-lobby-more-seat = Noch ein Platz
web-lobby-title-bots = Wer spielt mit?
web-lobby-title-friends = Freunde einladen
web-lobby-title-device = An einem Gerät
web-lobby-how-many = Wie viele malen?
web-lobby-seat = Platz { $seat }, { $emblem }
web-lobby-who = Wer hier sitzt
web-lobby-who-you = Du
web-lobby-who-here = Jemand hier
web-lobby-who-friend = Freund anderswo
web-lobby-who-bot = Ein Bot
web-lobby-level = Wie gut er spielt
web-lobby-gets-link = Bekommt einen Link von dir.
web-lobby-name = Name
web-lobby-your-name = Dein Name
web-lobby-clock = Zeit für eine Antwort
web-lobby-clock-none = keine Uhr
web-lobby-clock-minutes = { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
web-lobby-clock-days = { $count ->
        [one] ein Tag
       *[other] { $count } Tage
    }
web-lobby-public = Öffentlicher Tisch
web-lobby-public-about = Er steht auf der Startseite, und alle dürfen zuschauen.
web-lobby-practice = Übung: Nimm zurück, was du willst
web-lobby-practice-about = Für eine Person gegen Bots.
web-lobby-cancel = Abbrechen
web-lobby-start = Spiel beginnen
web-lobby-make-links = Tisch und Links anlegen
web-lobby-what = Was auf den Tisch kommt
web-lobby-which-game = Spiel
web-lobby-sets = Vorschläge
web-lobby-set-first = Erstes Spiel
web-lobby-set-family = Familie
web-lobby-set-expert = Kenner
web-lobby-set-all = Alles
web-lobby-set-some = Überrasch uns
web-lobby-base = Nur das Grundspiel.
web-lobby-base-with = Das Grundspiel mit: { $modules }.
web-lobby-base-all = Das Grundspiel mit allen { $count } Modulen. Räum den großen Tisch frei.
web-lobby-modules = Module
web-lobby-rules-of-these = Regeln dazu
web-lobby-fine-print = Ausgabe und Kleingedrucktes
web-lobby-details = Kleingedrucktes
web-lobby-own-rules = { $count ->
        [one] eine eigene Regel
       *[other] { $count } eigene Regeln
    }
web-lobby-edition = Die Regeln welcher Ausgabe?
web-lobby-edition-first = So spielen wir, wenn du nichts sagst.
web-lobby-edition-differs = { $count ->
        [0] Bei diesen Modulen ist nichts anders.
        [one] Eine Regel ist anders.
       *[other] { $count } Regeln sind anders.
    }
web-lobby-show-differences = Unterschiede zeigen
web-lobby-instead-of = statt: { $value }
web-lobby-single-rules = Einzelne Regeln einstellen
web-lobby-seed = Startzahl
web-lobby-seed-about = Die gleiche ergibt den gleichen Aufbau. Leer: eine neue.
web-lobby-go-on = Weiterspielen
web-lobby-all-tables = Alle { $count } Tische und Wiederholungen
web-lobby-mine = Deine Tische
web-lobby-mine-none = Kein Spiel wartet. Ein Klick oben, und es gibt eins.
web-lobby-finished = Beendet: noch einmal ansehen
web-lobby-open = Tische zum Zuschauen
web-lobby-open-none = Gerade spielt niemand öffentlich.
web-lobby-wait = Einen Moment …
web-lobby-watch = Zuschauen
web-lobby-over = Wiederholung
web-lobby-ended = Vom Gastgeber beendet
web-lobby-unreadable = Hier nicht lesbar
web-lobby-with = mit { $who }
web-lobby-stand = Runde { $round }, { $points } Punkte
web-lobby-stand-over = { $points } Punkte am Ende
web-lobby-practiced = Übung
web-lobby-with-modules = { $count ->
        [one] ein Modul
       *[other] { $count } Module
    }
web-lobby-links = Links
web-lobby-away = Weglegen
web-lobby-away-sure = Wirklich beenden?
web-lobby-import = Einen Tisch mitbringen
web-lobby-import-about = Ein exportierter Tisch, von hier oder anderswo. Plätze und Antworten bleiben; das Glück, das noch kommt, ist neu.
web-lobby-import-choose = Datei wählen
web-lobby-import-long = Diese Datei ist länger als zwei Megabyte; das ist kein Tisch.
web-lobby-code = Ein Link oder Code für deinen Platz?
web-lobby-code-enter = Eingeben
web-lobby-offline = Der Server antwortet nicht. Versuch es gleich noch einmal.
web-lobby-again = Noch einmal
web-lobby-invitations = Einladungen
web-lobby-invitations-about = Jeder Link gilt für einen Platz und nur einmal. Schick ihn oder lass ihn abfotografieren.
web-lobby-this-machine = Diese Links führen nur zu diesem Rechner. Für Freunde anderswo starte das Haus mit --host 0.0.0.0: Es nennt dann die Adresse für andere in deinem Netz. Öffne diese Seite dort.
web-lobby-missing = { $count ->
        [0] Alle sind da.
        [one] Einer fehlt noch.
       *[other] { $count } fehlen noch.
    }
web-lobby-not-come = Noch nicht da
web-lobby-has-come = Hat den Platz genommen
web-lobby-is-here = Ist am Tisch
web-lobby-qr = QR-Code des Links für { $emblem }
web-lobby-link-for = Link für { $emblem }
web-lobby-copy = Link kopieren
web-lobby-copied = Kopiert
web-lobby-copy-by-hand = Es ließ sich nicht kopieren. Der Link ist markiert: Kopier ihn von dort.
web-lobby-new-link = Neuer Link
web-lobby-link-gone = Links werden nur einmal gezeigt. Ein neuer macht den alten ungültig.
web-lobby-to-table = Zum Tisch
web-lobby-to-table-about = Du kannst anfangen, ehe die anderen da sind.
web-lobby-invited = Ein Platz ist für dich frei
web-lobby-invited-to = Ein Platz ist für dich frei: { $game }
web-lobby-invited-by = { $host } lädt dich ein: { $game }
web-lobby-invited-about = Sag, wer du bist, und setz dich. Kein Konto, nichts zu installieren.
web-lobby-invited-none = Dieser Link führt zu keinem Platz
web-lobby-invited-cut = Der Link ist nicht vollständig: Unterwegs ist etwas abgeschnitten worden. Lass ihn dir noch einmal geben und kopiere ihn ganz.
web-lobby-code-title = Einen Platz nehmen
web-lobby-code-about = Mit einer Einladung oder mit dem Code von deinem anderen Gerät.
web-lobby-code-label = Link oder Code
web-lobby-claim-language = Der Tisch spricht die oben gewählte Sprache.
web-lobby-sit-down = Platz nehmen
web-lobby-to-lobby = Zur Startseite
web-lobby-line-portraits = Im Atelier ein Porträt statt Lohn.
web-lobby-adds-portraits = Auf dem Tisch: zwei Porträtkarten am Atelier
web-lobby-line-requests = Drei Plättchen erfreuen den Bischof.
web-lobby-adds-requests = Auf dem Tisch: Aufträge an der Werkstatt
web-lobby-line-special_blends = Pink, Braun und sieben kostbare Plättchen.
web-lobby-adds-special_blends = Auf dem Tisch: Pink und Braun, sieben Freskoplättchen
web-lobby-line-wishing_well = Wirf einen Pfennig, zieh etwas Glück.
web-lobby-adds-wishing_well = Auf dem Tisch: ein Brunnen am Markt, Glückspfennige, Wunschkarten
web-lobby-line-leaf_gold = Vergolde, was du restaurierst.
web-lobby-adds-leaf_gold = Auf dem Tisch: Blattgold am Markt, eine Farbe für jede Runde
web-lobby-line-glaziers = Fenster an den Wänden, aus buntem Glas.
web-lobby-adds-glaziers = Auf dem Tisch: Fenster um das Fresko, Glas zu kaufen
web-lobby-line-scrolls = Geheime Reihen und Spalten bringen Punkte.
web-lobby-adds-scrolls = Auf dem Tisch: zwei geheime Schriftrollen für alle
web-lobby-line-bells = Zahl für Glocken; am Ende wird gezählt.
web-lobby-adds-bells = Auf dem Tisch: Glockenbriefe, Audienzen
web-lobby-line-wall_fresco = Ein zweites Bild, an die Wand gemalt.
web-lobby-adds-wall_fresco = Auf dem Tisch: die Wand mit ihren Abschnitten
web-lobby-line-medico = Gehilfen werden krank; Medizin hilft.
web-lobby-adds-medico = Auf dem Tisch: Infektionen, Medizin vom Medicus
web-lobby-line-favors = Ein Geschenk, wo der Bischof steht.
web-lobby-adds-favors = Auf dem Tisch: eine verdeckte Gunst auf jedem Freskoplättchen
web-lobby-line-ladies = Zieh an einer Dame vorbei und heirate sie.
web-lobby-adds-ladies = Auf dem Tisch: Damen auf der Siegpunkteleiste, Reservierungen
web-lobby-line-catacombs = Karten führen zu Schätzen im Boden.
web-lobby-adds-catacombs = Auf dem Tisch: ein Raum unter jedem Freskoplättchen, Kartographen, Schätze
web-lobby-line-pews = Zimmere Bänke aus Balken vom Markt.
web-lobby-adds-pews = Auf dem Tisch: Kirchenbänke, Balken am Markt
web-lobby-line-dome = Farben, die am Ende bleiben, zählen noch.
web-lobby-adds-dome = Auf dem Tisch: neun Kuppelplättchen unter den inneren Abschnitten
web-lobby-line-black_market = Ein Fass, und niemand fragt.
web-lobby-adds-black_market = Auf dem Tisch: ein Stand, der aus dem Beutel verkauft
web-lobby-line-guild = Tausch eine Farbe gegen eine andere.
web-lobby-adds-guild = Auf dem Tisch: die Gilde mit ihrer Farbe
