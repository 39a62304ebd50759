# Was das Haus sagt: den Leuten an seinen Tischen, und wer es betreibt.

# ---- Neues von einem Tisch
table-undo-asked = { PAINTER($who) } möchte die letzte Antwort zurücknehmen.
table-undo-agreed = { PAINTER($who) } ist einverstanden, dass die Antwort zurückgenommen wird.
table-undo-refused = { PAINTER($who) } ist nicht einverstanden, dass die Antwort zurückgenommen wird.
table-time-up = Die Zeit von { PAINTER($who) } ist um: Ein Bot antwortet.
table-seat-claimed = { PAINTER($who) } setzt sich.
table-seat-revoked = Der Gastgeber gibt den Platz von { PAINTER($who) } jemand anderem.
table-bot-fallen = Der Bot, der für { PAINTER($who) } spielt, ist ausgefallen: Ein einfacherer hat diese Antwort gegeben.
table-hint = { $option }: { $gives }
table-hint-why = { $option }: { $gives }; { $why }
table-hint-of = die beste von { $options } Antworten

# ---- Ablehnungen
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-host = Das kann nur, wer den Tisch eröffnet hat.
refused-nothing-asked = Danach fragt dich gerade niemand.
refused-table-ended = Dieser Tisch wurde beendet.
refused-still-playing = Das geht, wenn das Spiel zu Ende ist.
refused-undo-over = Die Partie ist zu Ende: Es kann nichts mehr zurückgenommen werden.
refused-taken-back = Du hast in dieser Partie { $most }-mal etwas zurückgenommen. Was du jetzt antwortest, gilt.
refused-claim = Diese Einladung gilt nicht mehr. Bitte um eine neue.
refused-flooding = Das war zu viel auf einmal. Warte einen Moment.
refused-look-first = Die erste Nachricht muss ein Blick sein.
refused-no-hint = Gerade gibt es nichts zu wählen.
refused-host = Unter diesem Namen ist dieses Haus nicht bekannt. Starte es mit --origin und dieser Adresse.
refused-origin = Diese Seite gehört nicht zu diesem Haus.
refused-too-long = Das ist zu lang.
refused-two-lengths = Diese Anfrage gibt zwei verschiedene Längen an.
refused-not-json = Erwartet wird JSON (application/json).
refused-metrics = Die Zahlen sind nur für diesen Rechner.
refused-too-many-tables = Du spielst schon an { $most } Tischen. Beende erst einen.

# ---- Fehler
error-unknown-table = Diesen Tisch gibt es nicht.
error-unreadable = Den Aufzeichnungen dieses Tisches kann nicht mehr gefolgt werden. Warum, steht im Protokoll des Hauses.
error-table-gone = Dieser Tisch wurde gelöscht.
error-store = Gerade kann nichts gespeichert werden. Gleich noch einmal senden: Nichts geschieht doppelt.
error-busy = Am Tisch ist gerade viel los. Versuch es noch einmal.
error-body = Diese Nachricht ergibt keinen Sinn: { $problem }
error-import = In dieser Datei steckt kein exportierter Tisch, oder sie ist beschädigt. Wähle eine, die „Exportieren“ gemacht hat.
error-number = „{ $name }“ muss eine Zahl sein.
error-step = Es gibt die Schritte 0 bis { $steps }, nicht { $step }.
error-order = Die Anweisung „{ $order }“ gibt es für einen Platz nicht. Bekannt: { $known }.
error-pack-name = Ein Paket heißt so, wie es hier eingerichtet ist.
error-database = Diese Datenbank können wir nicht verwenden: { $found }. Bekannt: { $known }.
error-database-file = Eine SQLite-Datenbank ist eine Datei: Schreibe sqlite:///DATEI, mit ihrem Pfad.
error-database-open = Die Datenbank lässt sich nicht öffnen: { $problem }
error-workers = Mehrere Prozesse brauchen PostgreSQL: Gib seine Adresse mit --database an.
error-origin = Eine Herkunft ist eine Adresse wie https://fresco.example.org, ohne Pfad; nicht „{ $origin }“.
error-proxies = „{ $found }“ ist keine Adresse eines Proxys. Schreibe Adressen oder Netze wie 192.0.2.7,10.0.0.0/8, oder * für jeden, der direkt vor dem Haus steht.
error-house-taken = In { $folder } ist schon ein Haus offen.
error-port = { $host }, Port { $port }, lässt sich nicht verwenden: { $problem }
error-no-postgres = { $name } ist nicht installiert. PostgreSQL braucht: pip install 'buonfresco[postgres]'

# ---- die Befehlszeile
house-open = Das Haus ist offen: { $address } (Strg+C schließt es)
house-open-neighbors = Für andere in diesem Netz: { $address } (ohne TLS: nur, wo du allen darin vertraust)
house-no-limits = Es gibt keine Grenzen, wie viel jemand verlangt: nur für Lasttests.
house-no-client = Der Server läuft, aber die Seite für den Browser wurde noch nicht gebaut. Baue sie mit „make web“, oder spiele im Terminal mit „buonfresco play --terminal“.
usage-serve = Leute über das Netz spielen lassen
usage-host = die Adresse, unter der gelauscht wird (sonst 127.0.0.1, nur dieser Rechner; 0.0.0.0 sind alle)
usage-port = der Port, an dem gelauscht wird (sonst 8000; 0 nimmt einen freien)
usage-data = wo das Haus seine Sachen aufbewahrt
usage-database = die Datenbank, wenn nicht eine Datei in diesem Ordner: postgresql+asyncpg://user@host/name
usage-workers = wie viele Prozesse; mehr als einer braucht PostgreSQL
usage-bot-workers = in wie vielen Prozessen Bots nachdenken (sonst einer weniger, als es Kerne gibt)
usage-origin = die Adresse, unter der man das Haus kennt, wenn ein Proxy davorsteht: https://fresco.example.org
usage-proxies = Adressen von Proxys, denen geglaubt wird, wer fragt (sonst 127.0.0.1)
usage-metrics = die Zahlen unter /metrics allen zeigen, nicht nur diesem Rechner
usage-limits = jeder darf N-mal so viel verlangen: für viele Leute hinter einer Adresse
usage-no-limits = keine Grenzen, wie viel jemand verlangt; nur für Lasttests
