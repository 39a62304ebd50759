# ---- 4, Wunschbrunnen
module-wishing_well = Wunschbrunnen
module-wishing_well-about = Glückspfennige, am Markt in den Brunnen geworfen, bringen Wunschkarten mit kleinen Vorteilen für jeden Ort.
switch-wishing_well-bishop_visit = Wie weit die Karte „Besuch des Bischofs“ den Bischof versetzt
switch-wishing_well-bishop_visit-anywhere = auf einen beliebigen Abschnitt des Freskos
switch-wishing_well-bishop_visit-one_step = einen Abschnitt weit in jede Richtung

# ---- Wunschkarten
wish-lucky_guy = Glückspilz
wish-visit = Besuch des Bischofs
wish-praise = Lob des Bischofs
wish-tip = Trinkgeld
wish-alchemy = Alchemie
wish-finder = Finderlohn
wish-busker = Straßenmusikant

# ---- Entscheidungen
kind-pennies = Glückspfennige einsetzen
ask-pennies = Wie viele Glückspfennige legst du auf das Marktsymbol? Was nicht in den Brunnen kommt, kehrt zurück.
kind-throw = Glückspfennige werfen
ask-throw = Wie viele Pfennige wirfst du in den Brunnen? Jeder bringt eine Wunschkarte.
kind-free_paint = die Karte „Gratisfarbe“ spielen
ask-free_paint = An Stand { $booth } liegt noch ein Plättchen, das eine deiner Karten zeigt. Nimmst du es kostenlos dazu?
kind-lucky_guy = die Karte „Glückspilz“ spielen
ask-lucky_guy = Spielst du den Glückspilz für zwei Glückspfennige?
kind-busker = die Karte „Straßenmusikant“ spielen
ask-busker = Spielst du den Straßenmusikanten? Die Stimmung steigt um ein Feld, bevor die Gehilfen gezählt werden.
kind-praise = die Karte „Lob des Bischofs“ spielen
ask-praise = Spielst du das Lob des Bischofs für einen Punkt mehr beim Bischofsbonus für { $segment }?
kind-tip = die Karte „Trinkgeld“ spielen
ask-tip = Spielst du das Trinkgeld für einen Taler mehr und einen Glückspfennig?
kind-finder = die Karte „Finderlohn“ spielen
ask-finder = Spielst du den Finderlohn für drei Taler?

# ---- Aktionen
action-pennies = Pfennige auf das Marktsymbol: { $pennies }
action-throw = Pfennige in den Brunnen: { $pennies }
action-free_paint = { PAINTS($paints) } auf { $space } kostenlos nehmen
action-lucky_guy = „{ NAME($card, of: "wish") }“ spielen: zwei Pfennige
action-busker = „{ NAME($card, of: "wish") }“ spielen: Stimmung +1
action-praise = „{ NAME($card, of: "wish") }“ spielen: ein Punkt mehr
action-tip = „{ NAME($card, of: "wish") }“ spielen: ein Taler und ein Pfennig
action-finder = „{ NAME($card, of: "wish") }“ spielen: drei Taler
action-visit = Besuch des Bischofs: kostenlos auf { $bishop }
action-alchemy = Alchemie: aus { PAINTS($from) } wird { NAME($paint, of: "paint") }

# ---- Ablehnungen
refused-pennies-first = Zuerst kommen die Gehilfen auf den Plan, dann die Pfennige.
refused-pennies-market = Pfennige brauchen einen Gehilfen am Markt, und dort hast du keinen eingeplant.
refused-pennies-covered = Dein Plättchen ersetzt in dieser Runde den Markt; dort können keine Pfennige liegen.
refused-pennies-many = So viele Pfennige hast du nicht; es sind { $have }.
refused-pennies-form = „{ $text }“ ist keine Zahl von Pfennigen zum Einsetzen; es sind höchstens 2. Man schreibt zum Beispiel: pennies 1
refused-throw-placed = Nur Pfennige vom eigenen Marktsymbol können geworfen werden; dort liegen { $placed }.
refused-throw-full = In den Brunnen passen zwei Pfennige pro Runde; { $well ->
    [one] 1 liegt
   *[other] { $well } liegen
} schon darin.
refused-throw-pile = Jeder geworfene Pfennig bringt eine Karte; im Stapel { $cards ->
    [one] ist nur noch 1
   *[other] sind noch { $cards }
}.
refused-throw-late = Pfennige wirft man zu Beginn des eigenen Marktzugs, vor allem anderen.
refused-throw-form = „{ $text }“ ist keine Zahl von Pfennigen zum Werfen; es sind höchstens 2. Man schreibt zum Beispiel: throw 1
refused-free-booth = Das Gratisplättchen kommt vom Stand, an dem du gerade gekauft hast: { $booth }.
refused-free-picture = Keine deiner Karten zeigt dieses Plättchen.
refused-free-none = Du hast keine Karte „Gratisfarbe“.
refused-free-purchase = „Gratisfarbe“ spielt man direkt nach einem Kauf, am selben Stand.
refused-free-form = „{ $text }“ nennt kein Feld eines Stands. Man schreibt zum Beispiel: free paint II.3
refused-lucky-later = Nach dem Glückspilz wird gefragt, wenn dein Zug am Markt sonst fertig ist.
refused-busker-first = Wähle zuerst die Aufstehzeit; der Straßenmusikant spielt nach der Änderung der Stimmung.
refused-wish-card = Die Karte „{ NAME($card, of: "wish") }“ hast du nicht.
refused-wish-carried = Für jeden Gehilfen gilt höchstens eine Wunschkarte pro Runde, und hier ist keiner mehr frei dafür.
refused-praise-later = Nach dem Lob des Bischofs wird bei einer Restaurierung mit Bischofsbonus gefragt.
refused-visit-stays = Der Bischof steht schon auf { $here }; das wäre kein Besuch.
refused-visit-form = „{ $text }“ nennt keinen Abschnitt des Freskos; sie heißen A1 bis E5. Man schreibt zum Beispiel: visit C4
refused-forfeit-visit = Nichts tun lassen kannst du nur einen Gehilfen, für den „Besuch des Bischofs“ gespielt wurde; den Dom verlässt du mit: pass
refused-forfeit-last = Es ist der letzte Gehilfe hier; soll er nichts tun, heißt es: pass
refused-alchemy-form = „{ $text }“ ist keine Alchemie: Drei aus Gelb, Rot und Blau werden Grün, Orange oder Lila. Man schreibt zum Beispiel: alchemy YYR->green

# ---- Was geschehen ist
event-pennies_placed = { PAINTER($who) } legt { $pennies ->
    [one] 1 Glückspfennig
   *[other] { $pennies } Glückspfennige
} auf das Marktsymbol.
event-pennies_shown = Auf dem Marktsymbol von { PAINTER($who) } { $pennies ->
    [one] liegt 1 Glückspfennig
   *[other] liegen { $pennies } Glückspfennige
}.
event-pennies_thrown = { PAINTER($who) } wirft { $pennies ->
    [one] 1 Pfennig in den Brunnen und zieht eine Wunschkarte
   *[other] { $pennies } Pfennige in den Brunnen und zieht ebenso viele Wunschkarten
}.
event-wish_drawn = { PAINTER($who) } zieht die Karte „{ $card }“.
event-wish_used = { PAINTER($who) } spielt die Karte „{ $card }“.
event-pennies_taken = { PAINTER($who) } nimmt { $pennies ->
    [one] 1 Glückspfennig
   *[other] { $pennies } Glückspfennige
} aus dem Vorrat.
event-pennies_returned = { PAINTER($who) } nimmt { $pennies ->
    [one] 1 nicht geworfenen Pfennig
   *[other] { $pennies } nicht geworfene Pfennige
} zurück.
event-free_paint_taken = { PAINTER($who) } nimmt { PAINTS($tile) } an Stand { $booth } kostenlos.
event-visit_made = { PAINTER($who) } versetzt den Bischof kostenlos auf { $segment }.
event-alchemy_done = { PAINTER($who) } verwandelt { PAINTS($paints) } in { NAME($paint, of: "paint") }.
event-well_emptied = { $pennies ->
    [one] Der Pfennig im Brunnen kommt
   *[other] Die { $pennies } Pfennige im Brunnen kommen
} zurück in den Vorrat.
event-pennies_exchanged = { PAINTER($who) } tauscht { $pennies ->
    [one] 1 Glückspfennig
   *[other] { $pennies } Glückspfennige
} gegen Taler.

# ---- Materialsätze
pack-wishing_well-pennies = die Regelhefte zählen 20 Pfennige, 3 für jede Person, und Platz für 2 im Brunnen
pack-wishing_well-cards = die Regelhefte zählen Glückspilz 3, Besuch 2, Lob 2, Trinkgeld 3, Alchemie 2, Finderlohn 2, Straßenmusikant 3
pack-wishing_well-free = { $found } Karten „Gratisfarbe“; die Regelhefte zählen 3
pack-wishing_well-picture = das Bild { $paints } steht hier zweimal oder auf keiner einzigen Karte

pool-card = eine Wunschkarte
# ---- wofür etwas kam oder gezahlt wurde
why-tip = als Trinkgeld
why-finder = als Finderlohn
why-pennies = für Glückspfennige
why-alchemy = durch Alchemie

# ---- Worte der Möglichkeiten und des Tischs
pass-praise = die Karte behalten
pass-tip = die Karte behalten
pass-finder = die Karte behalten
pass-busker = die Karte behalten
pass-lucky_guy = die Karte behalten
pass-free_paint = die Karte behalten
panel-wishing_well = Brunnen
panel-well = { $pennies ->
    [one] 1 Pfennig darin
   *[other] { $pennies } Pfennige darin
}
panel-wishes = { $cards ->
    [one] noch 1 Wunschkarte
   *[other] noch { $cards } Wunschkarten
}
panel-placed = auf den Marktsymbolen: { $pennies }
panel-pennies = { $count ->
    [one] 1 Glückspfennig
   *[other] { $count } Glückspfennige
}
panel-cards = Wunschkarten: { $cards }
panel-free_paint = Gratisfarbe ({ PAINTS($paints) })
note-pennies = { $left ->
    [one] 1 bleibt bei dir
   *[other] { $left } bleiben bei dir
}
note-pennies-back = { $pennies ->
    [one] 1 Pfennig kommt
   *[other] { $pennies } Pfennige kommen
} zu dir zurück
group-visit = Besuch des Bischofs
bill-pennies = { $sign ->
    [minus] kostet { $amount ->
        [one] 1 Glückspfennig
       *[other] { $amount } Glückspfennige
    }, es bleiben { $then }
   *[plus] +{ $amount ->
        [one] 1 Glückspfennig
       *[other] { $amount } Glückspfennige
    }, dann { $then }
}
stock-pennies = Glückspfennige
plan-market-pennies = Glückspfennige für den Brunnen: { $pennies }.
plan-wishes = Deine Wunschkarten dafür: { $cards }.
module-wishing_well-words = M4, Brunnen, Pfennig, Pfennige, Glückspfennig, Glückspfennige, Wunschkarte, Wunschkarten, Marktsymbol, Marktsymbole, Wunsch

module-wishing_well-help =
    Alle beginnen mit 3 Glückspfennigen. Beim Planen darfst du bis zu 2 auf das Marktsymbol legen, wenn du einen Gehilfen zum Markt schickst.
    Zu Beginn deines Zuges dort darfst du sie in den Brunnen werfen; jeder bringt eine der 20 Wunschkarten, die niemand sonst sieht. Der Brunnen nimmt je Runde 2 Pfennige von allen zusammen; was du nicht wirfst, kommt zurück.
    Eine Karte hilft einem Gehilfen an ihrem Ort, zusätzlich zu seiner Aktion; eine je Gehilfe und Runde, dann ist sie aus dem Spiel. Nur der Straßenmusikant braucht keinen.
    Karten: Glückspilz, Gratisfarbe, Besuch des Bischofs, Lob des Bischofs, Trinkgeld, Alchemie, Finderlohn, Straßenmusikant.
    Am Ende wird jeder Pfennig 1 Taler; Karten sind nichts wert. Leonardo bekommt keine. (M4)
