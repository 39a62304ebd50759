# ---- 1, Porträts
module-portraits = Porträts
module-portraits-about = Im Atelier darf einer deiner Gehilfen eine von zwei Personen malen, für eine Belohnung oder einen bleibenden Vorteil.

kind-portrait = ein Porträt wählen
kind-merchant_paints = die Farben des Händlers wählen
kind-leonardo_portrait = ein Porträt für Leonardo wählen
ask-portrait = Malt einer deiner Gehilfen ein Porträt? Mehr als eine Karte pro Runde gibt es nicht.
ask-merchant_paints = Welche zwei Grundfarben gibt dir der Händler?
ask-leonardo_portrait = Du führst Leonardo: Welches Porträt nimmt er aus dem Spiel? Für ihn zählen nur dessen Punkte.

action-portrait = das Porträt malen: { NAME($portrait, of: "portrait") }
action-merchant = { PAINTS($paints) } nehmen
action-sexton = Kirchenvogt: 1 Taler zahlen, Bischof auf { $bishop }

refused-portrait-gone = Das Porträt „{ NAME($portrait, of: "portrait") }“ liegt nicht aus.
refused-portrait-once = Du hast bei diesem Besuch schon ein Porträt genommen; mehr als eines je Runde geht nicht.
refused-portrait-form = „{ $text }“ ist kein Porträt dieses Spiels. Man schreibt zum Beispiel: portrait patron
refused-merchant-must = Die Farben des Händlers gibt es sofort; wähle zwei.
refused-merchant-form = „{ $text }“ nennt nicht zwei Grundfarben. Man schreibt zum Beispiel: merchant YR
refused-sexton-form = „{ $text }“ nennt keinen Abschnitt des Freskos; sie heißen A1 bis E5. Man schreibt zum Beispiel: sexton C4
refused-sexton-none = Du hast den Kirchenvogt nicht.
refused-sexton-used = Der Kirchenvogt hat in dieser Runde schon gearbeitet.
refused-sexton-stays = Der Bischof steht schon auf { $segment }; der Kirchenvogt versetzt ihn auf einen anderen Abschnitt.
refused-sexton-money = Der Kirchenvogt will 1 Taler, und du hast keinen.
refused-sexton-nothing = Der Kirchenvogt versetzt den Bischof nur, bevor du einen Abschnitt restaurierst, und du kannst keinen restaurieren.
refused-sexton-first = Der Kirchenvogt hat den Bischof für dich versetzt; jetzt muss ein Abschnitt restauriert werden.

event-portrait_revealed = Ein neues Porträt liegt aus: { NAME($portrait, of: "portrait") }.
event-portrait_discarded = Dieses Porträt hat niemand gemalt, es ist aus dem Spiel: { NAME($portrait, of: "portrait") }.
event-portrait_taken = { PAINTER($who) } nimmt ein Porträt: { NAME($portrait, of: "portrait") }.
event-sexton_worked = { PAINTER($who) } zahlt 1 Taler, und der Kirchenvogt versetzt den Bischof auf { $segment }.

end-portraits = Die letzten beiden Porträts lagen aus, das war also die letzte Runde
source-portraits = Porträts

switch-portraits-card_and_money = Was der Gehilfe verdient, der ein Porträt malt
switch-portraits-card_and_money-instead = nur die Karte, anstelle seiner 3 Taler
switch-portraits-card_and_money-in_addition = die Karte und dazu seine 3 Taler

portrait-servant = Diener Gottes (jede Runde 1 Taler mehr Einkommen)
portrait-actor = Schauspieler (Stimmung +3 je Gehilfe im Theater)
portrait-merchant = Händler (zwei Grundfarben nach Wahl, 1 Taler)
portrait-peer-3R = Edelleute (3 Taler, Rot)
portrait-peer-3Y = Edelleute (3 Taler, Gelb)
portrait-peer-3B = Edelleute (3 Taler, Blau)
portrait-abbot = Abt (jeder Bischofsbonus 1 Punkt höher)
portrait-sexton = Kirchenvogt (einmal pro Runde für 1 Taler den Bischof beliebig versetzen)
portrait-patron = Gönner (7 Taler)
portrait-peer-2G = Edelleute (2 Taler, Grün)
portrait-peer-2O = Edelleute (2 Taler, Orange)
portrait-girl = Schönes Mädchen (Stimmung +3, 3 Taler)
portrait-muse = Muse (Stimmung ganz nach oben)
portrait-bishop = Bischof (5 Punkte, 2 Taler)
portrait-mary-4G = Marienbild (4 Punkte, Grün)
portrait-mary-4O = Marienbild (4 Punkte, Orange)
portrait-mary-3P = Marienbild (3 Punkte, Lila)
portrait-self-portrait = Selbstporträt (Stimmung +2, 4 Punkte)

pack-portraits-count = { $cards } Karten; die Regelhefte zählen 18
pack-portraits-kind = zu wenige Karten der Art { $kind }, die in den Regelheften vorkommt
pack-portraits-letter = keine Karte hat den Buchstaben { $letter } auf der Rückseite
pack-portraits-id = eine Kennung muss ein einzelnes Wort sein
pack-portraits-permanent = abbot, actor, sexton und servant bleiben liegen, alle anderen nicht; dies ist ein { $kind }
pack-portraits-reward = das zeigt nach den Regelheften kein { $kind }

pool-portrait = eine Porträtkarte
# ---- wofür etwas kam oder gezahlt wurde
why-portrait = für das Porträt
why-sexton = für den Kirchenvogt

# ---- Worte der Möglichkeiten und des Tischs
pass-portrait = niemanden malen, nur Taler verdienen
plan-studio-portrait = Einer davon darf ein Porträt malen.
panel-portraits = Porträts
panel-owned = gemalt
panel-sexton = diese Runde noch frei
label-portrait = { $portrait }
note-instead = dieser Gehilfe verdient keine { $thalers } Taler
group-sexton = Kirchenvogt: den Bischof versetzen
portrait_short-servant = Diener Gottes
portrait_short-actor = Schauspieler
portrait_short-merchant = Händler
portrait_short-peer-3R = Edelleute (Rot)
portrait_short-peer-3Y = Edelleute (Gelb)
portrait_short-peer-3B = Edelleute (Blau)
portrait_short-abbot = Abt
portrait_short-sexton = Kirchenvogt
portrait_short-patron = Gönner
portrait_short-peer-2G = Edelleute (Grün)
portrait_short-peer-2O = Edelleute (Orange)
portrait_short-girl = Schönes Mädchen
portrait_short-muse = Muse
portrait_short-bishop = Bischof
portrait_short-mary-4G = Marienbild (Grün)
portrait_short-mary-4O = Marienbild (Orange)
portrait_short-mary-3P = Marienbild (Lila)
portrait_short-self-portrait = Selbstporträt
module-portraits-words = M1, Porträt, Porträtkarte, Porträtkarten, gemalt

module-portraits-help =
    Zwei der 18 Porträtkarten liegen offen. Im Atelier darf einer deiner Gehilfen eine davon nehmen; mehr als eine je Runde bekommst du nicht.
    Dieser Gehilfe verdient keine Taler, die anderen je 3 (französische Ausgabe: er verdient seine 3 auch).
    Die meisten Karten bringen sofort etwas und kommen aus dem Spiel. Abt, Schauspieler, Kirchenvogt und Diener Gottes bleiben bei dir und wirken bis zum Schluss.
    Eine genommene Karte wird in dieser Runde nicht ersetzt; was am Ende noch liegt, kommt weg, und zwei neue folgen.
    Liegen die letzten beiden aus, ist es die letzte Runde: spätestens Runde 9.
    Leonardo muss eine offene Karte aus dem Spiel nehmen; nur ihre Punkte zählen für ihn. (M1)
