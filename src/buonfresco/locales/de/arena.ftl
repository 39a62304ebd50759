# Arena und Labor: Reihen von Partien zwischen Bots.

usage-arena = Bots auf allen Kernen gegeneinander spielen lassen: wer ist besser, und wie sicher ist das
usage-lab = aus Partien von Bots erfahren, was die Regeln bewirken: Plätze, Entscheidungen, woher die Punkte kommen, was ein Modul ändert
usage-arena-bots = welche Bots spielen (sonst die Leiter des Spiels, die stärksten zuerst). Beim Schema „one“ ist jeder allein gegen lauter gleiche, die nach ihm genannt sind. MODUL:FUNKTION nennt einen eigenen. BOT@ROLLOUTS denkt so viel, BOT@ROLLOUTS/SEKUNDEN höchstens so lange
usage-lab-bots = welche Bots spielen (sonst apprentice, wo das Spiel einen hat)
usage-lab-module = jeden Startwert mit und ohne dieses Modul spielen und vergleichen
usage-scheme = one: ein Bot gegen lauter gleiche andere, reihum auf jedem Platz; mixed: verschiedene Bots an einem Tisch (sonst one)
usage-jobs = wie viele Prozesse spielen (sonst 0: einer je Kern)
usage-ray = auf dem Ray-Cluster unter dieser Adresse spielen: auto, local, ray://HOST:PORT
usage-limit = wie viele Sekunden ein Bot über eine Antwort nachdenken darf, ehe er die Partie verwirkt (sonst 60)
usage-out = wo Partien und Ergebnisse liegen; derselbe Befehl macht dort weiter (sonst { $folder })
usage-meta-address = ADRESSE
usage-module-unknown = Es gibt kein Modul „{ $module }“. Es gibt: { $known }
usage-two-games = Welches Spiel: { $one } oder { $other }? Bitte nur eins nennen.

error-arena-scheme = Es gibt kein Schema „{ $scheme }“. Bekannt: { $known }
error-arena-bots = Jeder Bot einer Reihe braucht einen eigenen Namen: { $bots }
error-arena-bot = Der Bot „{ $bot }“ lässt sich nicht laden: { $problem }
error-arena-budget = „{ $budget }“ ist kein Budget. Es ist eine Zahl von Rollouts, oder Rollouts/Sekunden: master@300, journeyman@120/0.5
error-arena-worker = Ein Prozess, der Partien spielen sollte, endete, bevor er bereit war (Code { $code }). Siehe bots.log im Ordner der Ergebnisse.
error-arena-manifest = { $path } fehlt oder ist unlesbar; darin sollte stehen, welche Reihe hier liegt.
error-arena-other = In { $path } liegt eine andere Reihe: „{ $name }“ ist dort { $found } und hier { $wanted }. Mit --out einen anderen Ordner wählen.
error-arena-code = Seit den Partien in { $path } haben sich die Bots oder die Regeln geändert; neue dürfen nicht mit ihnen zusammen gezählt werden. Mit --out einen anderen Ordner wählen oder diesen löschen.
error-arena-busy = Ein anderer Prozess spielt gerade eine Reihe in { $path }.
error-arena-line = { $path }, Zeile { $line }, beschreibt keine Partie dieser Reihe. Wird die Zeile gelöscht, wird ihre Partie noch einmal gespielt.
error-arena-ray-missing = Ray ist nicht installiert. Versuch: pip install buonfresco[ray]
error-arena-ray = Unter „{ $address }“ gibt es keinen Ray-Cluster: { $problem }

arena-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-short = { NUMBER($number, maximumFractionDigits: 6) }
arena-count = { NUMBER($number, maximumFractionDigits: 0) }
arena-between = { $value } [{ $low }; { $high }]
arena-tick-percent = { NUMBER($number, maximumFractionDigits: 1) } %
arena-tick = { NUMBER($number, maximumFractionDigits: 2) }
arena-plain = einfache Regeln
arena-modules = { $count ->
    [one] Modul
   *[other] Module
} { $modules }

arena-title = Arena: { $game }, { $players } Spieler
arena-about = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} mit { $seeds ->
    [one] 1 Startwert
   *[other] { $seeds } Startwerten
} (aus „{ $seed }“), Schema „{ $scheme }“; eingestellt: { $settings }.
arena-wins = Siege
arena-even = Gleich starke würden { $even } ihrer Partien gewinnen.
arena-bot = Bot
arena-games = Partien
arena-won = gewonnen
arena-points = Punkte
arena-difference = voraus um
arena-differences = Punkte vor den anderen
arena-pairings = Einer gegen den anderen
arena-pairing = Paarung
arena-against = { $one } gegen { $other }
arena-if-even = gleich starke
arena-ahead = vor dem anderen
arena-pair = { $pair }: { $won } der Partien gewonnen (gleich starke: { $even }).
arena-pair-ahead = { $difference } Punkte voraus.
arena-sources = Punkte nach Herkunft
arena-rating = Wertung
arena-rated = Wertung: { $ratings }.
arena-rating-about = Plackett-Luce (openskill), mit der doppelten Unsicherheit nach beiden Seiten. Jeder Bot beginnt mit 25. Die Intervalle der Siege beweisen mehr als eine Wertung.
arena-no-rating = Es gibt keine Wertung: openskill ist nicht installiert. Versuch: pip install buonfresco[arena]
arena-time = Millisekunden je Entscheidung
arena-thoughts = { $bot }: Entscheidungen nach Millisekunden, jede Säule das { $factor }-Fache der vorigen
arena-ms = ms (längste)
arena-ms-of = { $median } ({ $worst })
arena-decisions = Entscheidungen
arena-median = Median
arena-mean = Mittel
arena-worst = längste
arena-rounds = Runden
arena-rounds-mean = { $rounds } Runden je Partie im Mittel.
arena-games-played = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} mit { $seeds ->
    [one] 1 Startwert
   *[other] { $seeds } Startwerten
}.
arena-forfeits = Verwirkte Partien
arena-forfeited = { $bot } hat { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} verwirkt: { $why }.
arena-forfeit-example = Zum Beispiel: { $what }
arena-forfeit = Grund
arena-what = was man weiß
arena-game = Partie
arena-seed = Startwert
arena-seats = Plätze
arena-written = Das Ergebnis steht in { $path }.
arena-stopped = Nach { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} angehalten. Derselbe Befehl macht dort weiter.
arena-method = In Klammern: 95-%-Intervalle. Partien mit demselben Startwert sind eine Beobachtung; Anteile haben Wilsons Intervall mit so vielen Partien, wie sie wert sind, Mittelwerte das von Student über die Startwerte. Verwirkte Partien zählen als verloren, ihre Punkte und Runden gar nicht.

forfeit-raised = ein Fehler im Bot
forfeit-late = zu lange nachgedacht
forfeit-illegal = eine Antwort, die keine ist
forfeit-died = der Prozess des Bots endete
forfeit-broken = ein Fehler in den Regeln, kein Bot ist schuld

lab-title = Labor: { $game }, { $players } Spieler
lab-about = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} von { $bots } mit { $seeds ->
    [one] 1 Startwert
   *[other] { $seeds } Startwerten
} (aus „{ $seed }“).
lab-seat = Platz { $number }
lab-turn = { $number ->
    [1] als Erster
    [2] als Zweiter
    [3] als Dritter
    [4] als Vierter
   *[other] als { $number }.
} an der Reihe
lab-seats = Siege nach Platz
lab-turns = Siege nach dem, wer zuerst gefragt war
lab-choices = Siege nach Antwort: { $question }
lab-note-wake_time = Die Stunde ist die, zu der sie aufstanden.
lab-note-plan = Die Zahl sagt, wie viele Gehilfen sie dorthin schickten.
lab-note-dice-bishop = Die Zahl ist die Summe, die sie treffen wollten.
lab-note-dice-bet = Das Ereignis ist das, worauf sie wetteten; „wait“ heißt: keine Wette.
lab-often = gewählt
lab-average = Mittel
lab-score = Punkte
lab-best = Punkte des Siegers
lab-margin = Sieger vor dem Zweiten um
lab-rounds = Runden
lab-changes = Mit { $module } statt ohne
lab-change = Änderung
lab-all = alle
lab-winners = Sieger
lab-losers = andere
lab-forfeits = { $games ->
    [one] 1 Partie wurde
   *[other] { $games } Partien wurden
} verwirkt und nicht mitgezählt.
