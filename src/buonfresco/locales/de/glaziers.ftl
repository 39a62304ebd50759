# ---- 6, Glaser
module-glaziers = Glaser
module-glaziers-about = Kaufe Glas und erneuere das Fenster neben einem restaurierten Abschnitt: Ein schönes bringt Punkte, fehlende Scheiben kosten welche.
tile-glaziery = Glaserei
column-glaziery = Glaserei
source-windows = Fenster

kind-plan_glaziery = das Plättchen „Glaserei“ legen
kind-glass = Glas kaufen
kind-window = ein Fenster wählen
kind-glaze = Glas abgeben

ask-plan_glaziery = Schickst du jemanden in die Glaserei? Das Plättchen deckt eine Spalte ab, deren Ort du diese Runde nicht besuchst.
ask-glass = Welches Glas kaufst du als Nächstes? Gehilfen hier noch: { $left }.
ask-window = Zu { $segment } gehört ein Fenster. Welches neue nimmst du von der Fertigungsbank?
ask-glaze = Welches Glas gibst du für dieses Fenster ab? { $window ->
    [altar] Am Altar bringt jedes 1 Punkt, höchstens eins von jeder Farbe.
   *[other] Es zeigt { PAINTS($panes) }; { $points } Punkte, wenn nichts fehlt.
}

action-glass = Glas kaufen: { $glass }
action-window = Fenster { $window }: { PAINTS($panes) }
action-glaze = { $panes ->
    [none] kein Glas abgeben
   *[other] Glas abgeben: { PAINTS($panes) }
}

refused-glass-gone = Solches Glas gibt es in der Glaserei nicht mehr: { NAME($glass, of: "paint") }.
refused-glass-money = Dieses Glas kostet { $cost } Taler; du hast { $have }.
refused-window-must = Wer diesen Abschnitt restauriert, erneuert auch sein Fenster. Das erste auf der Fertigungsbank kostet nichts.
refused-window-money = Das Fenster auf diesem Platz kostet { $cost } Taler; du hast { $have }.
refused-glaze-panes = Für dieses Glas gibt es keine Scheibe: { PAINTS($glass) }.
refused-glaze-missing = Dieses Glas hast du nicht: { PAINTS($glass) }.
refused-glaziery-form = „{ $text }“ sagt nichts über das Plättchen „Glaserei“. Man schreibt zum Beispiel: glaziery on studio oder no glaziery
refused-glass-form = „{ $text }“ ist kein Glas: Es ist gelb, blau, rot oder grün. Man schreibt zum Beispiel: glass green
refused-window-form = „{ $text }“ nennt keinen Platz der Fertigungsbank; sie heißen 1 bis 6. Man schreibt zum Beispiel: window 1
refused-glaze-form = „{ $text }“ ist kein Glas für ein einziges Fenster. Man schreibt zum Beispiel: glaze YG oder glaze none

event-bench_filled = Die ersten sechs Fenster liegen auf der Fertigungsbank.
event-glass_laid = Neues Glas in der Glaserei: { PAINTS($glass) }.
event-glass_bagged = Der Glasbeutel war leer; das Glas vom Reservetableau kommt hinein.
event-glass_bought = { PAINTER($who) } kauft Glas für { $price } Taler: { NAME($glass, of: "paint") }.
event-window_taken = { PAINTER($who) } erneuert das Fenster bei { $segment } ({ PAINTS($window) }), { $price ->
    [0] kostenlos
   *[other] für { $price } Taler
}.
event-window_revealed = Ein neues Fenster kommt auf die Fertigungsbank: { PAINTS($window) }.
event-glass_given = { PAINTER($who) } gibt Glas ab: { PAINTS($glass) }.
event-window_scored = Fenster und Glas ändern die Punkte von { PAINTER($who) } um { SIGNED($change) }.

switch-glaziers-leonardo_window = Was aus dem Fenster wird, das Leonardo nimmt
switch-glaziers-leonardo_window-place = es wird neben dem Abschnitt eingesetzt
switch-glaziers-leonardo_window-discard = es kommt aus dem Spiel, sobald es gezählt hat

pack-glaziers-glass = die Regelhefte nennen für Glas in Gelb, Blau, Rot und Grün, in dieser Reihenfolge: 8, 7, 6, 5 Glassteine; 1, 1, 2, 2 Taler; 2, 4, 6, 8 Strafpunkte
pack-glaziers-bench = die Preise { $prices } müssen sechs sein und von einer einzigen 0 bis 3 steigen
pack-glaziers-openings = zwölf verschiedene Abschnitte des Freskos haben ein Fenster
pack-glaziers-windows = { $windows } Fenster; die Regelhefte zählen 18
pack-glaziers-panes = ein Fenster hat zwei oder drei Scheiben, geschrieben Y, B, R oder G, und bringt Punkte
pack-glaziers-named = kein Fenster hat die Scheiben { $panes }, obwohl ein Regelheft eines nennt
pack-glaziers-seven = die Regelhefte zeigen ein Fenster mit 7 Punkten, zusammen 14 Strafpunkten und einer einzigen grünen Scheibe
pack-glaziers-nine = die Regelhefte zeigen ein Fenster mit 9 Punkten und zusammen 18 Strafpunkten

pool-window = ein Fensterplättchen
pool-glass = ein Glasstein
# ---- wofür etwas kam oder gezahlt wurde
why-glass = für Glas
why-window = für ein Fenster

# ---- Wörter des Tisches, und wozu eine Möglichkeit führt
initial-tile-glaziery = g
piece-glass = { NAME($id, of: "paint") }
stock-glass = Glas
bill-glass = Glas { $what } { $then }
pass-glass = kein Glas mehr kaufen
note-window = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert, mit deinem Glas { SIGNED($change) }
note-window-leonardo = und { $points } für das Fenster
note-glaze = { SIGNED($change) } für Fenster und Glas
plan-on-glaziery = die Glaserei: Zwei kaufen Glas, und noch einer, wenn du ihn schickst (0 oder 1).
note-on-glaziery = { $printed } kaufen Glas, noch einer, wenn du ihn schickst; bezahlen kannst du jetzt: { $glass }
note-no-glass = nichts
plan-windows = Mit Fenster: { $segments }.
panel-glass = Glas
panel-glass-price = { $count }× { $glass } für { $price }
panel-penalties = Strafpunkte je fehlender Scheibe: { $penalties }
panel-penalty = { $pane } { $points }
panel-reserve = auf dem Reservetableau: { $glass }
panel-glass-bag = { $count } im Beutel
panel-own-glass = Glas: { $glass }
panel-bench = Fenster
panel-window = { $place }: { $panes } { $points } ({ $price })
panel-faces-windows = Scheiben Punkte (Preis)
panel-renewed = { $segment } erneuert: { $panes }
sign-window = □
mark-window = Fenster
module-glaziers-words = M6, Glaserei, Glas, Fenster, Scheibe, Scheiben, Fertigungsbank, Strafpunkte, Altarfenster, □

module-glaziers-help =
    Planen: Dein Plättchen „Glaserei“ darf eine Spalte abdecken. Statt des Ortes besuchst du die Glaserei: Zwei Gehilfen sind aufgedruckt, einer von deinen kann der dritte sein.
    Jeder kauft ein Glas: Blau oder Gelb für 1 Taler, Rot oder Grün für 2. Jede Runde liegen 2 je Person aus.
    Zwölf Abschnitte haben ein Fenster. Wer so einen restauriert, muss auch ein Fenster von der Fertigungsbank nehmen, für 0 bis 3 Taler. Es bringt seine Punkte; jede Scheibe, für die du kein Glas abgibst, kostet welche: Gelb 2, Blau 4, Rot 6, Grün 8. Fresko, Fenster und Bischof zusammen sind nie unter 0.
    Am Altar bringt jedes Glas 1 Punkt, höchstens eins je Farbe.
    Leonardo nimmt das kostenlose Fenster mit allen Punkten. Übriges Glas ist nichts wert. (M6)
