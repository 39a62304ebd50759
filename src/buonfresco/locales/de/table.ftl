# Was ein Tisch sagt: Plätze, Aufzeichnungen, Zurückgenommenes.

reason-with-rule = { $reason } ({ $rule })
piece-rule = Regel { $id }

# ---- Ablehnungen
refused-stale = Diese Frage ist schon beantwortet.
refused-empty-seat = Dort sitzt niemand.

# ---- Neuigkeiten
table-undone = { PAINTER($who) } nimmt die letzte Antwort zurück.
table-sat-person = { PAINTER($who) } setzt sich an den Tisch.
table-sat-bot = Ab jetzt spielt ein Bot für { PAINTER($who) }.
table-sat-empty = { PAINTER($who) } hat den Tisch verlassen; der Platz ist leer.

# ---- das Ende
table-won = { PAINTER($who) } gewinnt mit { $points } Punkten!
table-won-together = { $who } gewinnen gemeinsam, mit je { $points } Punkten!
table-ended = Die Partie endete nach { $rounds } Runden: { $reason }.

# ---- Fehler
error-seat-form = Das sind keine Plätze eines Tisches: { $found }
error-seat-kind = Ein Platz ist eines von diesen: { $known }; nicht „{ $kind }“.
error-practice = Geübt wird allein gegen Bots.
error-option = Die Einstellung „{ $option }“ gibt es in diesem Spiel nicht. Bekannt: { $known }.
error-answers = Eine Antwort ist die Nummer einer Aktion, ihre Schreibweise oder eine Liste davon; nicht { $found }.
error-client = Eine Anfrage heißt bei ihrem Absender so, wie es in eine Zeile von höchstens { $most } Zeichen passt, nicht „{ $client }“.
error-at = Ein Zeitpunkt ist eine Zahl von Sekunden, nicht { $at }.
error-news = Nach Neuigkeiten fragt man mit einer Zahl von 0 bis { $most }, nicht mit { $found }.
error-journal-line = Zeile { $number } der Aufzeichnung ist nicht zu gebrauchen: { $problem }
error-journal-empty = In dieser Aufzeichnung steht kein Tisch.
error-journal-form = Diese Aufzeichnung hat eine andere Form: { $found } statt { $expected }.
error-journal-used = Diese Aufzeichnung gehört schon zu einem Tisch.
error-journal-changed = Inzwischen hat jemand anders in { $path } geschrieben.
