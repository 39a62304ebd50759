# Was jedes Spiel der Familie sagt: Aufzählungen, Ablehnungen, Fehler in Dateien und Protokollen.

list-and = { $some } und { $last }
list-of = { $parts }
painter-number = Platz { $number }
ask-ready = Du bist fertig. Bis alle fertig sind, kannst du es zurücknehmen.

# ---- Ablehnungen
refused-look-ahead = Mit „{ $answer }“ endet, was man in einem Atemzug sagen kann: Danach kann etwas ans Licht kommen, oder man wartet auf andere.
refused-over = Die Partie ist zu Ende.
refused-turn = Du bist nicht dran; der Tisch wartet auf { PAINTER($seat) }.
refused-not-now = { $when ->
    [none] { $own ->
        [none] Das beantwortet nicht, was gerade gefragt ist: { NAME($kind, of: "kind") }.
       *[other] Das hat seinen eigenen Augenblick: { NAME($own, of: "kind") }. Jetzt ist gefragt: { NAME($kind, of: "kind") }.
    }
   *[other] { NAME($when, of: "when") } Jetzt ist gefragt: { NAME($kind, of: "kind") }.
}

# ---- Rückgängig machen
undo-nothing = Es gibt nichts rückgängig zu machen.
undo-passed = Du bist nicht mehr am Zug. Rückgängig machen kann man nur im eigenen Zug.
undo-revealed = Inzwischen ist etwas Verborgenes aufgedeckt worden. Was man gesehen hat, hat man gesehen.
undo-together = Hier antworten alle zugleich: Zieh deine eigene Antwort zurück, statt sie rückgängig zu machen.

# ---- Fehler
error-action-code = { $code } ist keine Aktionsnummer; sie gehen von 0 bis unter { $size }.
error-action-foreign = „{ $text }“ ist keine Aktion in dieser Spielzusammenstellung.
error-action-json = Das ist keine Aktion, wie das Spiel sie schreibt: { $text }
error-action-unknown = „{ $text }“ ist keine Aktion dieses Spiels.
error-seat = Platz { $seat } gibt es nicht; diese Partie hat { $seats } Plätze, gezählt ab 0.
error-seed = Ein Startwert ist eine ganze Zahl oder ein Text, nicht { $seed }.
error-draw-impossible = Das Protokoll zieht { $item }, aber das liegt nicht im Beutel.
error-draw-missing = Das Protokoll endet, bevor gezogen ist, was die Partie braucht.
error-draw-pool = Hier wird { NAME($pool, of: "pool") } gezogen, nicht „{ $item }“.
error-draw-gone = „{ $item }“ kann nicht gezogen werden: Das liegt nicht (mehr) da. Hier wird { NAME($pool, of: "pool") } gezogen.
error-draw-unknown = Etwas namens „{ $item }“ kann in dieser Partie nicht gezogen werden.
error-draw-place = Unter dem Namen „{ $place }“ wird nichts gezogen. Bekannt: { $known }.
error-draw-form = Was als Nächstes gezogen wird, ist eine Liste von Namen oder Listen von Namen nach Vorrat, nicht { $draws }.
error-log-json = Das ist kein Protokoll: { $problem }
error-log-line = Zeile { $number } des Protokolls ist nicht lesbar: { $line }
error-log-undo = Das Protokoll geht auf Eingabe { $kept } zurück, aber so viele gibt es nicht.
error-log-differs = Ab Eingabe { $number } passt das Protokoll nicht zu den Regeln.
error-log-refused = Eingabe { $number } des Protokolls ist nicht erlaubt: { $problem }
error-game-json = Das ist keine gespeicherte Partie: { $problem }
error-game-state = Die gespeicherte Stellung ist nicht lesbar: { $problem }
error-game-log = Das Protokoll in dieser gespeicherten Partie führt nicht zu ihrer Stellung: { $problem }
error-game-log-other = Das Protokoll in dieser gespeicherten Partie hat eine andere Angabe als die Partie selbst: { $name }.
error-too-large = Zu groß, um gelesen zu werden: { $what }, { $found }, höchstens { $most }.
error-view-json = Das ist keine Ansicht: { $problem }
error-other-game = Das gehört zu einem anderen Spiel: { $found } statt { $expected }.
error-game-unknown = Ein Spiel namens „{ $game }“ gibt es nicht. Bekannt: { $known }.
error-players = Dieses Spiel ist für 2, 3 oder 4 Personen, nicht für { $players }.
error-other-version = Das wurde nach anderen Regeln gespielt: Version { $found } statt { $expected }.
error-language = Für die Sprache „{ $language }“ gibt es keine Texte. Bekannt: { $known }.
error-bot = Einen Bot namens „{ $bot }“ gibt es nicht. Bekannt: { $known }.
