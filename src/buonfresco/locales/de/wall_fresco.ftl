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
event-wall_restored = { PAINTER($who) } restauriert Abschnitt { $section } der Wand mit { NAME($paint, of: "paint") }; die Rückseite zeigt { NAME($back, of: "paint") }.
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
