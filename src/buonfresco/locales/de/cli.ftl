# Das Terminal: der Tisch, Fragen, Befehle, Hilfe, Kommandozeile.

# ---- die Spiele
game-fresco = Fresko, das Brettspiel
game-fresco-about = Steh früh oder spät auf, plane verdeckt den Tag deiner Gehilfen, kauf und misch Farben und restauriere das Fresko unter den Augen des Bischofs. Zu zweit ist Leonardo dabei.
game-cards = Das Kartenspiel
game-cards-about = Sammle Farbkarten, tausche sie am Markt und in den Werkstätten gegen bessere und restauriere damit Freskokarten.
game-dice = Das Würfelspiel
game-dice-about = Wirf dreimal, triff die Summen, die das Fresko verlangt, und wette darauf, ob es den anderen gelingt.

# ---- Jeder Tisch
cli-round = Runde { $round }
cli-round-final = Letzte Runde ({ $round })
cli-signed = { SIGNED($number) }
cli-head-name = Maler
cli-head-points = Punkte
cli-ranked = { $rank }. { $name }
cli-colon = {": "}
panel-gap = {"; "}

# ---- Fragen und Antworten
cli-welcome = Willkommen bei Buonfresco. Tippe jederzeit „hilfe“.
cli-kept-elsewhere = In { $taken } liegt schon eine Partie, und sie bleibt, wie sie ist. Die neue liegt in { $path }.
cli-bots-sit = { $who }: { $bot }. { $about }
cli-prompt = { $name }, deine Antwort (oder „hilfe“):{" "}
cli-more = … und { $count } weitere: Tippe „alle“.
cli-nothing = Tippe eine der gezeigten Zahlen oder „hilfe“.
cli-number = Möglichkeit { $line } gibt es nicht; sie gehen von 1 bis { $most }.
cli-nonsense = „{ $line }“ verstehe ich nicht. Eine Nummer aus der Liste genügt; „hilfe“ sagt, was ich sonst noch kenne.
cli-legal = Nichts spricht dagegen: Das ist jetzt erlaubt.
cli-hint = Tipp: { $text } [{ $notation }]
cli-no-hint = Gerade gibt es nichts zu wählen.
cli-undone = Rückgängig gemacht.
cli-no-advice = Für dieses Spiel gibt es keinen Bot, dessen Rat etwas taugt.
cli-saved = Gespeichert in { $path }.
cli-ready-what = Gerade ist nichts gefragt: Mit Enter geht es weiter, mit „zurückziehen“ entscheidest du neu.
cli-ready = Entschieden. Weiter mit Enter, oder „zurückziehen“, um neu zu entscheiden:{" "}
cli-several-last = Keine dieser Antworten gilt: Nach „{ $line }“ kommt etwas Neues ans Licht, oder jemand anderes ist gefragt. Gib diese Antwort allein oder als letzte.
cli-several-none = Keine dieser Antworten gilt.
cli-pass-device = Gib das Gerät an { $name }. { $name }, drück Enter, wenn niemand sonst hinschaut.{" "}
cli-resume = Es gibt eine angefangene Partie: { $game }. Weiterspielen? (ja/nein){" "}
cli-yes-or-no = Bitte antworte mit ja oder nein.
cli-again = Noch einmal mit denselben Leuten? (ja/nein, oder „nacherzählen“){" "}
cli-typed = { $line } ist nicht dabei: { $known }.
cli-narrow = Dieses Fenster ist { $width } Spalten breit; mit { $least } sieht der Tisch besser aus.
cli-own-settings = Gespeicherte Partien behalten ihre eigenen Einstellungen; { $options } gilt für eine neue.
cli-resume-what = Bitte mit einer Zahl von 1 bis { $most } antworten, oder mit „neu“.
cli-resume-which = Welche soll weitergehen? (1 bis { $most }, oder „neu“){" "}
cli-resume-line = { $number }. { $game }
cli-resume-game = „{ $name }“ ({ $game }, Runde { $round }, { $names }; gewartet wird auf { $who })
cli-unreadable = Die gespeicherte Partie { $path } ist nicht lesbar und bleibt, wo sie ist. { $problem }
cli-goodbye = Bis bald! Die Partie ist gespeichert in { $path }; mit „{ $command }“ geht sie weiter.

# ---- Befehle: wie sie in dieser Sprache heißen dürfen, neben ihren englischen Namen
command-help = hilfe, ?
command-why = warum
command-hint = tipp
command-all = alle
command-board = tisch
command-log = verlauf
command-undo = rückgängig, zurück
command-withdraw = zurückziehen
command-save = speichern
command-quit = ende, beenden, exit
command-new = neu, neue
command-replay = nacherzählen, nochmal sehen
command-game = spiel, regeln
command-yes = j, ja
command-no = n, nein

help-answers = Antworte mit der Nummer einer Möglichkeit oder schreib sie aus.
help-several = Mehrere Antworten in einer Zeile, mit „;“ dazwischen, gelten alle oder keine.
help-here = Bei dieser Frage zum Beispiel: { $examples }.
help-line = { "  " }{ $command } – { $text }
help-help = diese Liste; mit einem Wort dahinter mehr zu diesem Wort.
help-why = warum geht etwas nicht? Schreib die Antwort dahinter, zum Beispiel: warum pass
help-hint = ein Tipp: was unser Bot an deiner Stelle täte.
help-all = zeigt alle Möglichkeiten, auch die selten klugen.
help-board = zeigt den Tisch noch einmal.
help-log = was bisher geschehen ist.
help-undo = macht deine letzte Antwort rückgängig, solange du am Zug bist und seither nichts aufgedeckt wurde.
help-withdraw = zieht zurück, was du verdeckt entschieden hast, solange andere noch entscheiden.
help-save = speichert die Partie. Das geschieht ohnehin nach jeder Antwort.
help-quit = hört auf; die Partie ist gespeichert und lässt sich weiterspielen.
help-topics = „hilfe“ mit einem dieser Wörter sagt mehr: { $words }; oder der Name eines Moduls.
help-unknown = Über „{ $word }“ gibt es keine Seite.
help-more = „hilfe spiel“ erzählt kurz, wie eine Runde läuft.

# ---- Nacherzählen, Materialsätze, Simulation
replay-unfinished = So weit. Die Partie ist in Runde { $round }.
pack-problem = - { $problem }
pack-bad = { $path } ist kein brauchbarer Materialsatz: { $count } Fehler.
pack-good = Der Materialsatz „{ $name }“, Version { $version }, ist in Ordnung ({ $digest }).
pack-entries = { $count ->
    [one] 1 Eintrag.
   *[other] { $count } Einträge.
}
pack-sure = Werte: { $rulebook } aus den Regelheften, { $inferred } erschlossen, { $designed } von uns entworfen.
simulate-playing = es wird gespielt
simulate-bot = Bot
simulate-won = gewonnen
simulate-of = { NUMBER($wins, maximumFractionDigits: 1) } von { $games }
simulate-average = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-progress = { $done } von { $games } Partien gespielt, noch { $left }
simulate-points = Punkte
simulate-speed = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} mit je { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } Runden in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s: { NUMBER($speed, maximumFractionDigits: 0) } Entscheidungen/s.

# ---- Kommandozeile
usage-usage = Aufruf:
usage-positionals = was
usage-options = Optionen
usage-about = Buonfresco: ein offener digitaler Tisch für die Spiele der Fresko-Familie. Ohne Befehl öffnet sich der Tisch im Browser.
usage-notice = Ohne Verbindung zum Verlag des Spiels.
usage-presets = Regelausgaben:
usage-module-list = Module:
usage-module = { $name }. { $about }
usage-bot-list = Bots:
usage-switch-list = Regelvarianten; der erste Wert ist jeweils der der Ausgabe „revised“:
usage-switch-about = { $about } ({ $rule })
usage-play = im Browser oder im Terminal spielen: mit Bots, mit anderen am selben Gerät oder beides
usage-simulate = Bots viele Partien spielen lassen und zählen
usage-pack = die Werte eines Materialsatzes prüfen: buonfresco pack check [SPIEL] NAME|ORDNER
usage-replay = eine gespeicherte Partie nacherzählen
usage-help = diese Hilfe zeigen
usage-version = die Version zeigen
usage-plain = ohne Farben
usage-lang = Sprache; sonst die des Systems
usage-game = welches Spiel (sonst das Brettspiel)
usage-game-list = Spiele:
usage-settings-of = Was sich für { $game } einstellen lässt:
usage-not-here = { $options } lässt sich in diesem Spiel nicht einstellen: { $game }.
usage-meta-game = SPIEL
usage-players = wie viele Maler mitspielen (sonst { $players })
usage-modules = Nummern der Module im Spiel
usage-preset = Regelausgabe: revised (sonst diese), bigbox, revised-fr
usage-switches = eine einzelne Regelvariante setzen, zum Beispiel altar.limit=once_per_round; mehrfach möglich
usage-with-pack = Materialsatz: Name eines mitgelieferten (sonst standard) oder ein Ordner
usage-seed = gleicher Startwert, gleiche Partie
usage-bots = welche Bots die übrigen Plätze nehmen (sonst apprentice, wo das Spiel einen hat)
usage-seats = wie viele Menschen an diesem Gerät spielen (sonst 1)
usage-names = Namen der Maler, durch Kommas getrennt
usage-save = wo eine Partie im Terminal aufbewahrt wird (sonst in deinem Datenordner)
usage-new = eine neue Partie beginnen, auch wenn eine gespeichert ist
usage-practice = wer allein gegen Bots spielt, darf alles rückgängig machen, auch was das Glück entschieden hat; dasselbe Glück kommt wieder
usage-terminal = im Terminal spielen, nicht im Browser
usage-no-browser = nur die Adresse nennen, keinen Browser öffnen
usage-play-port = der Port (sonst 8714, oder ein freier, wenn den jemand hat; 0 nimmt einen freien)
usage-games = wie viele Partien (sonst { $games })
usage-simulate-bots = welche Bots spielen; sie wechseln die Plätze (sonst alle)
usage-json = das Ergebnis als JSON ausgeben
usage-pack-check = das Wort „check“
usage-pack-path = Name oder Ordner des Materialsatzes; davor das Spiel, wenn der Materialsatz es nicht nennt
usage-replay-file = gespeicherte Partie oder Protokoll (sonst die letzte Partie)
usage-meta-command = BEFEHL
usage-meta-name = NAME
usage-meta-names = NAME,NAME
usage-meta-switch = NAME=WERT
usage-meta-pack = NAME|ORDNER
usage-meta-seed = WERT
usage-meta-file = DATEI
usage-meta-folder = ORDNER
usage-value = Die Option { $option } braucht einen Wert. Siehe: buonfresco --help
usage-unknown = Damit kann ich nichts anfangen: { $words }. Siehe: buonfresco --help
usage-number = { $option } muss eine Zahl von { $low } bis { $high } sein, nicht „{ $value }“.
usage-switch = Eine Regelvariante wird als NAME=WERT gesetzt, nicht „{ $value }“.
usage-names-many = { $names } Namen sind zu viele für { $players } Maler.
usage-names-twice = Zwei Maler können nicht beide „{ $name }“ heißen; siehe --names.
error-file = { $path }: { $problem }
file-EACCES = das ist hier nicht erlaubt
file-EPERM = das ist hier nicht erlaubt
file-EEXIST = so heißt hier schon etwas
file-EISDIR = das ist ein Ordner
file-ENOTDIR = das ist kein Ordner oder liegt in keinem
file-ENOSPC = der Datenträger ist voll
file-EROFS = hier kann nur gelesen werden
error-no-file = { $path }: Diese Datei gibt es nicht.
error-no-table = In { $path } ist noch keine Partie gespeichert.

# ---- der Tisch im Browser
play-open = Der Tisch steht bereit: { $address } (Strg+C schließt ihn; Partien bleiben erhalten)
play-open-already = Der Tisch steht schon bereit: { $address }
play-no-browser = Hier lässt sich kein Browser öffnen. Öffne die Adresse in einem, oder spiele im Terminal: { $command }
play-no-client = Die Seite für den Browser wurde noch nicht gebaut. Baue sie mit „make web“, oder spiele im Terminal: { $command }
play-terminal-only = { $option } ist für das Terminal: --terminal dazu.
