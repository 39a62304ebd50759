# Das Brettspiel: seine Dinge, seine Entscheidungen, seine Ablehnungen, und was geschehen ist, in Sätzen.

# ---- Farben
paint-yellow = Gelb
paint-red = Rot
paint-blue = Blau
paint-green = Grün
paint-orange = Orange
paint-purple = Lila
paint-pink = Pink
paint-brown = Braun
paint-several = { $count }× { $paint }

# ---- Figuren und Orte
leonardo = Leonardo
emblem-0 = Lilie
emblem-1 = Löwe
emblem-2 = Turm
emblem-3 = Schiff

column-market = Markt
column-cathedral = Dom
column-studio = Atelier
column-workshop = Werkstatt
column-fifth = Theater
column-fifth-final = zweiter Dombesuch
column-count = { $column } { $count }

phase-wake = Aufstehen
phase-plan = Planen
phase-market = Markt
phase-cathedral = Dom
phase-studio = Atelier
phase-workshop = Werkstatt
phase-fifth = Theater
phase-fifth-final = 2. Dombesuch
phase-prepare = Vorbereiten
phase-scoring = Schlusswertung
phase-over = zu Ende

# ---- Entscheidungen: Kurzname und Frage
kind-wake_time = die Aufstehzeit wählen
kind-plan = planen
kind-market = auf dem Markt einkaufen
kind-leonardo_market = für Leonardo einen Marktstand schließen
kind-cathedral = im Dom restaurieren
kind-leonardo_cathedral = Leonardos Freskoplättchen wählen
kind-landing = ein Feld der Siegpunkteleiste wählen
kind-blend = Farben mischen

# ---- wann gefragt wird, was jetzt nicht dran ist
when-wake = Aufgestanden wird am Anfang einer Runde.
when-plan = Geplant wird, wenn alle aufgestanden sind.
when-market = Der Markt öffnet nach den Plänen.
when-cathedral = Der Dom öffnet nach dem Markt.
when-studio = Das Atelier öffnet nach dem Dom.
when-workshop = Die Werkstatt öffnet nach dem Atelier.
when-fifth = Das Theater öffnet nach der Werkstatt.
when-prepare = Das wird gefragt, wenn die nächste Runde vorbereitet wird.
when-scoring = Das wird in der Schlusswertung gefragt.
when-landing = Das wird gefragt, wenn das Feld besetzt ist, auf dem du landen würdest.
when-restoring = Das wird gefragt, wenn du im Dom etwas restaurierst.
when-tile = Das geschieht dort, wo dein Aktionsplättchen liegt, wenn diese Spalte an der Reihe ist.

ask-wake_time = Um wie viel Uhr stehst du auf? Früh heißt: früh dran, aber teuer und missmutig.
ask-wake_time-guided = Du führst Leonardo: Um wie viel Uhr steht er auf? Es zählt nur die Reihenfolge; er hat keine Stimmung und zahlt nichts.
ask-plan = Wohin mit deinen { $apprentices } Gehilfen? Bis alle fertig sind, sieht niemand deinen Plan.
ask-market = Wähle einen Marktstand: kauf dort ein oder schließ ihn. Danach ist er leer. Gehilfen hier noch: { $left }.
ask-leonardo_market = Du führst Leonardo: Welchen Marktstand schließt er?
ask-cathedral = Was restauriert dein nächster Gehilfe? Gehilfen hier noch: { $left }.
ask-leonardo_cathedral = Du führst Leonardo: Welches Freskoplättchen nimmt er?
ask-landing = Feld { $space } ist besetzt. Stellst du dich vor oder hinter den Maler dort?
ask-landing-guided = Du führst Leonardo: Feld { $space } ist besetzt. Stellt er sich vor oder hinter den Maler dort?
ask-blend = Was mischst du als Nächstes? Farbmischungen hier noch: { $left }.

# ---- Aktionen als Beschriftung
action-wake = um { $time } Uhr aufstehen
action-plan = { $plan }
action-cover = das Plättchen „{ NAME($tile, of: "tile") }“ auf die Spalte „{ NAME($column, of: "column") }“ legen
action-keep = das Plättchen „{ NAME($tile, of: "tile") }“ behalten
action-withdraw = den Plan ändern
action-buy = Stand { $booth }: { PAINTS($paints) } kaufen
action-close = Stand { $booth } schließen
action-pass = hier nichts tun
action-forfeit = diesen Gehilfen nichts tun lassen
action-restore = { $segment } restaurieren ({ PAINTS($paints) })
action-restore-step = Bischof auf { $bishop }, { $segment } restaurieren ({ PAINTS($paints) })
action-altar = Altar mit { PAINTS($paints) }
action-altar-step = Bischof auf { $bishop }, Altar mit { PAINTS($paints) }
action-blend = { NAME($paint, of: "paint") } aus { PAINTS($from) } mischen
action-front = davor stellen, auf { $space }
action-behind = dahinter stellen, auf { $space }
action-leonardo = Leonardo nimmt { $segment } ({ PAINTS($paints) })

# ---- Ablehnungen
refused-wake-taken = { $time } Uhr ist vergeben: Da steht { PAINTER($who) } auf. Jede Aufstehzeit gibt es nur einmal.
refused-plan-all = Alle Gehilfen müssen eingesetzt werden: Der Plan braucht { $placed }, du hast { $have }.
refused-plan-spaces = Die Spalte „{ NAME($column, of: "column") }“ hat nicht so viele freie Felder.
refused-plan-fill = Das Plättchen „{ NAME($tile, of: "tile") }“ braucht einen Gehilfen.
refused-plan-tile-first = Sag zuerst, wohin das Plättchen „{ NAME($tile, of: "tile") }“ kommt, oder dass du es behältst.
refused-plan-first = Zuerst kommt ein anderer Teil des Plans: { NAME($kind, of: "kind") }.
refused-cover-decided = Über das Plättchen „{ NAME($tile, of: "tile") }“ hast du schon entschieden. Zieh den Plan zurück, um neu zu beginnen.
refused-cover-later = Nach dem Plättchen „{ NAME($tile, of: "tile") }“ wird noch nicht gefragt; zuerst sind die Plättchen davor dran.
refused-cover-column = Das Plättchen „{ NAME($tile, of: "tile") }“ darf nicht auf dieser Spalte liegen.
refused-cover-covered = Auf dieser Spalte liegt schon das Plättchen „{ NAME($tile, of: "tile") }“.
refused-cover-room = Mit dem Plättchen „{ NAME($tile, of: "tile") }“ blieben { $spaces } Felder für deine { $have } Gehilfen.
refused-blend-done = Deine Gehilfen hier haben gemischt, so oft sie können.
refused-plan-sealed = Dein Plan steht. Zieh ihn zuerst zurück, wenn du einen anderen willst.
refused-plan-decided = Über diesen Teil deines Plans hast du schon entschieden. Zieh den Plan zurück, um neu zu beginnen.
refused-plan-nothing = Du hast keinen fertigen Plan, den du ändern könntest.
refused-market-empty = Stand { $booth } ist leer.
refused-market-other = Du kaufst schon an Stand { $booth }; ein Besuch gilt einem einzigen Stand.
refused-market-close = Man schließt einen Stand, statt zu kaufen, nicht nach dem Kauf.
refused-market-gone = Auf Feld { $space } von Stand { $booth } liegt kein Plättchen.
refused-market-twice = Feld { $space } von Stand { $booth } ist zweimal genannt; jedes Plättchen gibt es nur einmal.
refused-market-booth = In dieser Partie gibt es { $booths } Stände.
refused-market-many = { $tiles } Plättchen brauchen ebenso viele Gehilfen am Markt; dort hast du noch { $apprentices }.
refused-market-money = Das kostet { $cost } Taler; du hast { $have }.
refused-market-single = Mit den Modulen im Spiel kauft man ein Plättchen nach dem anderen.
refused-bishop-far = Der Bischof geht nur einen Abschnitt weit; { $there } ist zu weit weg von { $here }.
refused-bishop-money = Ein Schritt des Bischofs kostet 1 Taler, und du hast keinen.
refused-altar-limit = Den Altar hast du schon restauriert; öfter geht es nicht.
refused-restored = Abschnitt { $segment } ist schon restauriert.
refused-paints = Dir fehlen Farben: { PAINTS($paints) }.
refused-leonardo-must = Leonardo darf das nicht auslassen.
refused-leonardo-buys = Leonardo kauft nie etwas; er schließt nur einen Stand.
refused-leonardo-altar = Leonardo restauriert nie den Altar.
refused-leonardo-step = Leonardo hat keinen Taler für den Bischof.
refused-leonardo-far = { $segment } liegt nicht neben Leonardo auf { $here }; er geht nur einen Abschnitt weit, nie diagonal.
refused-leonardo-jump = Neben Leonardo auf { $here } liegt kein Plättchen mehr: Er springt auf eines mit dem niedrigsten Wert, und { $segment } hat den nicht.
refused-bishop-stays = Der Bischof steht schon dort; stehen bleiben ist kein Schritt und kostet nichts.
refused-bishop-grid = Der Bischof kann das Fresko nicht verlassen; einen Abschnitt { $there } hat es nicht.
refused-altar-step = Den Bischof versetzt man, bevor man einen Abschnitt restauriert, nicht vor dem Restaurieren des Altars.
refused-altar-three = Am Altar zahlt man immer drei Farben.
refused-restore-next = Eins nach dem anderen: Beantworte erst, was zu dieser Restaurierung gefragt ist.
refused-paint-none = In dieser Partie gibt es diese Farbe nicht: { NAME($paint, of: "paint") }.
refused-wake-form = „{ $text }“ ist keine Aufstehzeit in dieser Herberge. Man schreibt zum Beispiel: wake 7
refused-plan-form = „{ $text }“ ist kein Plan für dieses Aktionstableau: fünf Spalten mit je 0 bis 3 Gehilfen. Man schreibt zum Beispiel: plan 1-2-0-1-1
refused-market-form = „{ $text }“ nennt keinen Stand oder keine Plättchen eines einzigen Stands. Man schreibt zum Beispiel: buy II.1+3 oder close II
refused-restore-form = „{ $text }“ nennt keinen Abschnitt des Freskos; sie heißen A1 bis E5. Man schreibt zum Beispiel: restore C3 oder restore C3 bishop->C4
refused-altar-form = „{ $text }“ kann man am Altar nicht zahlen: drei Farben, davon Gelb, Rot und Blau je höchstens einmal. Man schreibt zum Beispiel: altar YRB
refused-blend-form = „{ $text }“ lässt sich nicht mischen. Man schreibt zum Beispiel: blend green

# ---- Fehler in Zusammenstellungen und Materialsätzen
error-modules-form = Module sind eine Liste von Nummern, nicht „{ $modules }“.
error-module = Modul { $module } gibt es nicht. Bekannt: { $known }.
error-preset = Die Ausgabe „{ $preset }“ gibt es nicht. Bekannt: { $known }.
error-switch = Die Regelvariante „{ $switch }“ gibt es nicht. Bekannt: { $known }.
error-switch-module = Die Regelvariante { $switch } gehört zu Modul { $module }, { NAME($name, of: "module") }, und das ist nicht im Spiel.
error-switch-value = Die Regelvariante { $switch } kann nicht „{ $value }“ sein. Möglich: { $known }.
error-switches-form = Regelvarianten werden als Namen mit Werten angegeben, nicht als { $switches }.
error-max-rounds = Die höchste Rundenzahl muss eine Zahl von 1 bis { $most } sein, nicht { $rounds }.
error-config-form = Die Zusammenstellung ist nicht lesbar: { $problem }
error-phase = Mit der Phase „{ $phase }“ kann keine Stellung beginnen. Bekannt: { $known }.
error-position-plans = Eine Stellung in der Phase „{ $phase }“ braucht Aufstehzeiten und Pläne aller Maler.
error-position-left = Nur ein Besuch auf dem Markt, im Dom oder in der Werkstatt kann noch Aktionen übrig haben.
error-pack-unknown = Den Materialsatz „{ $pack }“ gibt es nicht. Bekannt: { $known }.
error-pack = Der Materialsatz „{ $pack }“ hat Fehler: { $problems }
error-pack-module = Dem Materialsatz „{ $pack }“ fehlt { $file }, das Modul { $module } braucht.
error-other-pack = Der Materialsatz „{ $pack }“ hat sich seit dieser Partie geändert: { $found } statt { $expected }.

# ---- Was geschehen ist
event-round_began = { $final ->
    [yes] Runde { $round } beginnt. Es ist die letzte: Statt des Theaters gibt es einen zweiten Dombesuch.
   *[no] Runde { $round } beginnt.
}
event-woke = { PAINTER($who) } steht um { $time } Uhr auf.
event-counted = { PAINTER($who) } hat jetzt { $apprentices } Gehilfen.
event-planned = Der Plan von { PAINTER($who) } steht: { $plan }.
event-withdrew = { PAINTER($who) } zieht den Plan zurück.
event-sealed = Der Plan von { PAINTER($who) } steht.
event-erased = { PAINTER($who) } beginnt den Plan von vorn.
event-revealed = { PAINTER($who) } hat geplant: { $plan }.
event-covered = { PAINTER($who) } legt das Plättchen „{ NAME($tile, of: "tile") }“ auf die Spalte „{ NAME($column, of: "column") }“.
event-bought = { PAINTER($who) } kauft { PAINTS($tile) } an Stand { $booth } für { $price } Taler.
event-closed = { PAINTER($who) } schließt Stand { $booth }.
event-passed = { PAINTER($who) } ist fertig ({ NAME($place, of: "column") }).
event-forfeited = { PAINTER($who) } lässt einen Gehilfen im Dom nichts tun.
event-bishop_stepped = { PAINTER($who) } zahlt 1 Taler und versetzt den Bischof auf { $segment }.
event-restored = { PAINTER($who) } restauriert { $segment } ({ PAINTS($tile) }): { $points } Punkte{ $bonus ->
    [0] .
   *[other] {" "}und { $bonus } für den Bischof.
}
event-altar_restored = { PAINTER($who) } restauriert den Altar mit { PAINTS($paints) }: { $points } Punkte.
event-moved = { PAINTER($who) } steht auf Feld { $space }.
event-moved-aside = { PAINTER($who) } steht auf Feld { $space }, denn { $target } ist besetzt.
event-earned = { $why ->
    [studio] { PAINTER($who) } verdient im Atelier { $thalers } Taler.
    [income] { PAINTER($who) } bekommt { $thalers } Taler für restaurierte Freskoplättchen.
   *[other] { PAINTER($who) } bekommt { $thalers } Taler.
}
event-paid = { PAINTER($who) } zahlt { $thalers } Taler { NAME($why, of: "why") }.
event-gained = { PAINTER($who) } bekommt { PAINTS($paints) } { NAME($why, of: "why") }.
event-returned = { PAINTER($who) } gibt { PAINTS($paints) } zurück, { NAME($why, of: "why") }.
event-blended = { PAINTER($who) } mischt { NAME($paint, of: "paint") }.
event-cheered = Die Stimmung von { PAINTER($who) } ist jetzt { SIGNED($mood) }.
event-market_filled = Der Markt wird neu bestückt.
event-rotated = Auf den Startfeldern wird aufgerückt, weil dort noch niemand Punkte hat; von hinten: { $order }.
event-guides = Jetzt führt { PAINTER($who) } Leonardo.
event-scored = { PAINTER($who) } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { NAME($source, of: "source") }.
event-ended = Die Partie ist zu Ende: { NAME($reason, of: "end") }.

# ---- Warum es endete, woher die Punkte kommen
end-tiles = Es lagen höchstens sechs Freskoplättchen aus, das war also die letzte Runde
end-fresco = Das ganze Fresko ist restauriert
end-rounds = Die vereinbarte Zahl von Runden ist gespielt
source-fresco = Fresko
source-bishop = Bischof
source-altar = Altar
source-landing = besetzte Felder
source-money = Taler

# ---- Ausgaben und Regelvarianten
preset-revised = die überarbeitete deutsche Ausgabe von 2020
preset-bigbox = die englische Big Box von 2014
preset-revised-fr = die überarbeitete französische Ausgabe von 2020

switch-altar-limit = Wie oft man den Altar restaurieren darf
switch-altar-limit-once_per_visit = einmal bei jedem Dombesuch
switch-altar-limit-once_per_round = einmal pro Runde, auch in der letzten mit ihren zwei Besuchen
switch-altar-limit-per_apprentice = mit jedem Gehilfen
switch-bishop-step_before = Wann man den Bischof für einen Taler versetzen darf
switch-bishop-step_before-segment_only = nur vor dem Restaurieren eines Abschnitts
switch-bishop-step_before-any_restoration = auch vor dem Restaurieren des Altars
switch-track-forward_from = Ab wann ein besetztes Feld der Siegpunkteleiste immer nach vorn schiebt
switch-track-forward_from-final_scoring = erst in der Schlusswertung; bis dahin hat man die Wahl
switch-track-forward_from-final_round = in der ganzen letzten Runde
switch-start_rotation = Wann Maler ohne Punkte auf den Startfeldern die Plätze tauschen
switch-start_rotation-every_round = nach jeder Runde
switch-start_rotation-first_round_only = nur nach der ersten Runde
switch-leonardo-close_booth = Ob Leonardo einen Marktstand schließen muss
switch-leonardo-close_booth-mandatory = er schließt einen, wenn noch einer offen ist
switch-leonardo-close_booth-optional = wer ihn führt, darf alle offen lassen

pool-start = der erste Maler
pool-fresco = ein Freskoplättchen
pool-market = ein Marktplättchen
# ---- wofür etwas kam oder gezahlt wurde
why-market = auf dem Markt
why-blend = beim Mischen
why-fresco = für das Fresko
why-altar = für den Altar
why-bishop = für den Schritt des Bischofs
why-studio = im Atelier
why-income = für restaurierte Freskoplättchen

# ---- nichts tun, und was ein Plan bedeuten würde
pass-market = den Markt verlassen
pass-cathedral = hier aufhören
pass-blend = hier aufhören
plan-market = ein Stand, je ein Plättchen für { $price }; dein Geld reicht für { $most ->
    [0] keins
   *[other] { $most }
}. { $before ->
    [0] Du bist zuerst dran.
    [one] Einer ist vor dir dran.
   *[other] { $before } sind vor dir dran.
}
plan-cathedral = je ein Plättchen; schon möglich: { $tiles }{ $more ->
    [0] .
   *[other] {" "}und { $more } mehr.
}
plan-cathedral-none = je ein Plättchen; bisher fehlen dir Farben.
plan-fifth-final = je ein Plättchen, nach der Werkstatt.
plan-tile = { $segment } ({ $points })
plan-studio = je { $thalers } Taler.
plan-workshop = je { $blends } Farbmischungen, nach dem Dom; jetzt möglich: { $paints }.
plan-workshop-none = je { $blends } Farbmischungen, nach dem Dom; bisher fehlen dir Farben.
plan-fifth = je Stimmung +{ $steps }, jetzt { SIGNED($mood) }; das wirkt in der nächsten Runde.
plan-covered = { $count ->
    [0] { $column }: { $tile }
   *[other] { $column }: { $tile } { $count }
}
note-keep = keine Spalte wird verdeckt
plan-how = Tippe fünf Ziffern, je höchstens 3. Zum Beispiel { $digits }: { $example }.
pass-leonardo_market = keinen Marktstand schließen lassen
plan-sent-market = { $most ->
    [0] kein Plättchen: Es fehlen Taler
    [one] ein Plättchen für { $cost }
   *[other] bis zu { $most } Plättchen eines Standes, zusammen { $cost }
}. { $before ->
    [0] Du bist zuerst dran.
    [one] Einer ist vor dir dran.
   *[other] { $before } sind vor dir dran.
}
plan-sent-cathedral = { $paid ->
    [one] jetzt
   *[other] zusammen
} bezahlbar: { $tiles }, { $points } Punkte und die vom Bischof{ $more ->
    [0] .
   *[other] ; für { $more } weitere fehlen Farben.
}
plan-sent-cathedral-none = { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
}; für keines reichen deine Farben bisher.
plan-sent-studio = { $thalers } Taler.
plan-sent-workshop = { $blends } Farbmischungen, nach dem Dom; { $possible ->
    [0] bisher fehlen dir Farben
   *[other] jetzt möglich: { $paints }
}.
plan-sent-fifth-final = { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
}, nach der Werkstatt.
plan-sent-fifth = Stimmung { SIGNED($mood) } → { SIGNED($then) }: nächste Runde { $apprentices } Gehilfen, wenn die Stunde nichts daran ändert.
