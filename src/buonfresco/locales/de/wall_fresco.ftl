# ---- 9, Wandfresko
module-wall_fresco = Wandfresko
module-wall_fresco-about = Ein zweites Fresko an der Wand: Jeder Abschnitt bringt sofort Punkte und von da an jede Runde eine Farbe.
tile-wall = Wandfresko
kind-plan_wall = das Plättchen „Wandfresko“ legen
ask-plan_wall = Legst du das Plättchen „Wandfresko“ auf eine Spalte? Es braucht einen Gehilfen, und der Ort darunter wird nicht besucht.
kind-wall = das Wandfresko restaurieren
ask-wall = Welchen Abschnitt der Wand restaurierst du?
action-wall = Abschnitt { $section } der Wand restaurieren
action-wall_exchange = die Wandplättchen { $walltile } und { $othertile } gegen das Tauschplättchen { NAME($paint, of: "paint") } tauschen
source-wall = Wandfresko
event-wall_restored = { PAINTER($who) } restauriert Abschnitt { $section } der Wand mit { NAME($paint, of: "paint") }.
event-wall_turned = Die Rückseite des Wandplättchens zeigt { NAME($back, of: "paint") }.
event-wall_idle = { PAINTER($who) } lässt das Wandfresko, wie es ist.
event-wall_exchanged = { PAINTER($who) } tauscht die Wandplättchen { $one } und { $other } gegen das Tauschplättchen { NAME($paint, of: "paint") }.
refused-wall-empty = Die ganze Wand ist restauriert; das Plättchen nützt nichts mehr.
refused-wall-finished = Abschnitt { $section } ist schon fertig.
refused-wall-far = Abschnitt { $section } grenzt nicht an den fertigen Teil der Wand.
refused-wall-form = „{ $text }“ nennt keinen Abschnitt der Wand und keine Spalte für das Plättchen. Man schreibt zum Beispiel: wall c2 oder wall on studio
refused-exchange-apprentice = Ein Tausch braucht einen ganzen Gehilfen, der noch nichts gemischt hat.
refused-exchange-colour = Das Tauschplättchen { NAME($paint, of: "paint") } hast du schon; mehr als eines je Farbe gibt es nicht.
refused-exchange-tile = Vor dir liegt kein offenes Wandplättchen { $tile }.
refused-exchange-same = Siegel zählen in dieser Partie nicht, Plättchen mit gleicher Rückseite sind also gleich. Man schreibt hier: { $text }
refused-exchange-form = „{ $text }“ nennt keine zwei Wandplättchen verschiedener Grundfarben. Man schreibt zum Beispiel: exchange GY+OB
pack-wall_fresco-finished = die fertigen Abschnitte müssen verschiedene Abschnitte der Wand sein
pack-wall_fresco-corner = der Abschnitt unten links muss fertig sein
pack-wall_fresco-sections = { $found } Abschnitte haben ein Plättchen; es sind { $sections }
pack-wall_fresco-points = ein Abschnitt bringt { $points } Punkte
pack-wall_fresco-exchange = von jeder Farbe gibt es { $tiles } Tauschplättchen
pack-wall_fresco-tile = ein Wandplättchen hat vorn G, O oder P, hinten Y, R oder B, und es gibt mindestens eines davon
pack-wall_fresco-tiles = { $found } Wandplättchen; es sind { $tiles }

pool-wall_front = die Vorderseite eines Wandplättchens
pool-wall = ein Wandplättchen
# ---- wofür etwas kam oder gezahlt wurde
why-wall = für das Wandfresko

# ---- Wörter des Tisches, und wozu eine Möglichkeit führt
initial-tile-wall = w
wall_tile-GY = Gelb (Siegel Grün)
wall_tile-GR = Rot (Siegel Grün)
wall_tile-GB = Blau (Siegel Grün)
wall_tile-OY = Gelb (Siegel Orange)
wall_tile-OR = Rot (Siegel Orange)
wall_tile-OB = Blau (Siegel Orange)
wall_tile-PY = Gelb (Siegel Lila)
wall_tile-PR = Rot (Siegel Lila)
wall_tile-PB = Blau (Siegel Lila)
wall-tile = Wandplättchen, { $tile }
pass-wall = die Wand lassen, wie sie ist
note-wall = dahinter eines von diesen: { PAINTS($backs) }
note-exchange = dann jede Runde { PAINTS($paints) }; kostet { $blends } Farbmischungen
plan-on-wall = das Wandfresko: Einer von dir restauriert einen Abschnitt der Wand (1).
note-on-wall = einer von dir restauriert einen Abschnitt der Wand; mit deinen Farben jetzt erreichbar: { $sections }
note-no-section = keiner
panel-wall_fresco = Wand
panel-wall-row = { $row } { $fronts }
panel-reach = erreichbar: { $sections }
panel-section = { $section } { $front }
panel-wall-tiles = Wandplättchen
panel-wall-unseen = an der Wand: { $tiles }
panel-exchange = Tauschplättchen { $paint }
panel-wall-stacked = gestapelt: { $tiles }
module-wall_fresco-words = M9, Wand, Wandplättchen, Tauschplättchen, erreichbar

module-wall_fresco-help =
    Ein zweites Fresko mit 18 Abschnitten. Planen: Dein Plättchen „Wandfresko“ deckt eine Spalte ab, mit genau einem Gehilfen darauf; statt am Ort zu handeln, restauriert er einen Abschnitt der Wand.
    Der muss mit einer Seite an Fertiges grenzen; der Anfang ist unten links. Er kostet 1 Farbe der gezeigten Mischfarbe und bringt 4 Punkte.
    Das Plättchen vor dir bringt dann am Ende jeder Runde seine Grundfarbe; von jeder Farbe zählt nur eins.
    In der Werkstatt darf ein Gehilfe, statt zu mischen, zwei Wandplättchen verschiedener Farbe gegen das Tauschplättchen ihrer Mischung tauschen. Das bringt jede Runde diese Farbe; eins je Mischfarbe und Person.
    Einen Bischofsbonus gibt es hier nicht. Bei den Aufträgen gelten Wandplättchen wie Freskoplättchen. Leonardo bleibt weg. (M9)
