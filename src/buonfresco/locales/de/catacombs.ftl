# ---- 13, Katakomben
module-catacombs = Katakomben
module-catacombs-about = Unter jedem Freskoplättchen liegt ein Raum. Kartograph-Plättchen führen zu seinem Schatz, den man sofort verkauft oder bis zum Schluss behält.
tile-map = Kartograph
kind-map = ein Kartograph-Plättchen kaufen
ask-map = Kaufst du für 1 Taler das oberste Kartograph-Plättchen des Stapels { $time } Uhr? Es sind noch { $left }.
kind-leonardo_map = Leonardos Kartograph-Plättchen legen
ask-leonardo_map = Du führst Leonardo: Auf welche Spalte seines Aktionstableaus kommt Kartograph { $map }? Dort erforscht er in dieser Runde die Katakomben. Räume darauf: { $marked }; jetzt offen: { $rooms }.
kind-plan_map = Kartograph-Plättchen legen
ask-plan_map = Auf welche Spalte legst du ein Kartograph-Plättchen? Dort bleibt dann ein Feld frei. Du hast: { $maps }.
kind-explore = die Katakomben erforschen
when-exploring = Die Katakomben werden dort erkundet, wo deine Karte liegt, wenn diese Spalte an der Reihe ist.
ask-explore = Wann erforschst du die Katakomben mit Kartograph { $map }? Verbraucht ist das Plättchen auf jeden Fall. Offene Räume darauf: { $rooms }.
ask-explore-guided = Du führst Leonardo: Erforscht er die Katakomben mit Kartograph { $map } vor seiner Aktion hier oder danach? Offene Räume darauf: { $rooms }.
kind-treasure = über Schätze entscheiden
ask-treasure = Verkaufst du, was du gefunden hast, oder behältst du es bis zum Schluss? Gefunden: { $found }.
action-buy_map = das Kartograph-Plättchen kaufen
pass-map = kein Kartograph
action-map = Kartograph { $map } auf „{ NAME($column, of: "column") }“
action-no_map = { $laid ->
    [0] kein Kartograph
   *[other] kein weiterer Kartograph
}
action-explore = jetzt erforschen
action-explore_later = nach der Aktion hier erforschen
action-explore_not = nicht erforschen
action-sell_treasure = verkaufen: { NAME($treasure, of: "treasure") }
action-keep_treasure = behalten: { NAME($treasure, of: "treasure") }
source-catacombs = Katakomben
treasure-statue-5 = Statue mit 5 Punkten
treasure-statue-4 = Statue mit 4 Punkten
treasure-statue-3 = Statue mit 3 Punkten
treasure-chalice-3 = Kelch mit 3 Punkten
treasure-chalice-2 = Kelch mit 2 Punkten
treasure-writing-1 = Band 1
treasure-writing-1-theater = Band 1 (Stimmung +1)
treasure-writing-2 = Band 2
treasure-writing-2-theater = Band 2 (Stimmung +1)
treasure-writing-3 = Band 3
treasure-writing-3-theater = Band 3 (Stimmung +2)
treasure-writing-4 = Band 4
treasure-writing-4-theater = Band 4 (Stimmung +2)
treasure-writing-5 = Band 5
treasure-writing-5-theater = Band 5 (Stimmung +3)
refused-map-money = Ein Kartograph-Plättchen kostet 1 Taler, und du hast keinen.
refused-map-turned = Für Leonardo ist Kartograph { $map } aufgedeckt; genau dieses Plättchen muss gelegt werden.
refused-map-none = Du hast kein Kartograph-Plättchen.
refused-map-later = Nach den Kartograph-Plättchen wird noch nicht gefragt.
refused-map-decided = Über deine Kartograph-Plättchen hast du schon entschieden. Zieh den Plan zurück, um neu zu beginnen.
refused-map-room = Mit noch einem Kartograph-Plättchen blieben { $spaces } Felder für deine { $have } Gehilfen.
refused-map-laid = Kartograph { $map } liegt schon auf einer anderen Spalte.
refused-map-own = Dieses Kartograph-Plättchen hast du nicht. Du hast: { $own }.
refused-map-form = „{ $text }“ nennt kein Kartograph-Plättchen mit einer Spalte. Man schreibt zum Beispiel: map 5a on studio oder no map
refused-explore-nothing = In keinem Raum deines Kartograph-Plättchens liegt jetzt ein Schatz offen.
refused-explore-later = Ohne Gehilfen hier gibt es keine Aktion, nach der du erforschen könntest.
refused-explore-form = „{ $text }“ ist keine Art zu erforschen. Man schreibt zum Beispiel: explore now, explore later oder no exploring
refused-treasure-must = Entscheide über jeden Schatz: verkaufen oder behalten.
refused-treasure-double = Band { $volume } hast du schon; dieser muss verkauft werden.
refused-treasure-kept = Was behalten wurde, lässt sich nicht mehr verkaufen: { NAME($treasure, of: "treasure") }.
refused-treasure-none = Das hast du nicht gefunden: { NAME($treasure, of: "treasure") }.
refused-treasure-form = „{ $text }“ nennt kein Katakombenplättchen. Man schreibt zum Beispiel: sell statue-5 oder keep writing-3
event-map_bought = { PAINTER($who) } kauft ein Kartograph-Plättchen von { $time } Uhr.
event-map_seen = Es ist Kartograph { $map }.
event-map_turned = Für { PAINTER($who) } wird Kartograph { $map } aufgedeckt.
event-map_shown = Bei { PAINTER($who) } liegt Kartograph { $map } auf der Spalte „{ NAME($column, of: "column") }“.
event-room_opened = Der Raum unter { $segment } wird frei: { NAME($treasure, of: "treasure") }.
event-explored = { PAINTER($who) } erforscht die Katakomben mit Kartograph { $map } und findet { $found ->
    [0] nichts
   *[other] { $found } Katakombenplättchen
}.
event-map_wasted = { PAINTER($who) } erforscht nichts; Kartograph { $map } ist verbraucht.
event-treasure_found = { PAINTER($who) } nimmt aus { $segment }: { NAME($treasure, of: "treasure") }.
event-treasure_kept = { PAINTER($who) } behält: { NAME($treasure, of: "treasure") }.
event-treasure_sold = { PAINTER($who) } verkauft: { NAME($treasure, of: "treasure") }.
pack-catacombs-tile = ein Katakombenplättchen gibt es mindestens einmal, es bringt mindestens 1 Taler, und nur Heilige Schriften haben einen Band von 1 bis 5 und keine eigenen Punkte
pack-catacombs-tiles = { $found } Katakombenplättchen; es sind { $tiles }
pack-catacombs-volumes = jeder Band von 1 bis 5 muss vorkommen, wenigstens einer davon doppelt
pack-catacombs-statue = es muss eine Statue für 5 Punkte oder 5 Taler geben
pack-catacombs-writing = es muss eine Heilige Schrift mit Stimmung +3 geben, die 2 Taler bringt
pack-catacombs-map = ein Kartograph-Plättchen gehört zu 5, 6 oder 7 Uhr und zeigt vier, drei oder zwei verschiedene Räume, benannt wie die Abschnitte des Freskos
pack-catacombs-maps = { $found } Kartograph-Plättchen für { $time } Uhr; es sind { $maps }

pool-treasure = ein Katakombenplättchen
pool-map = ein Kartograph-Plättchen
# ---- wofür etwas kam oder gezahlt wurde
why-map = für ein Kartograph-Plättchen
why-treasure = für einen Schatz

# ---- wohin eine Möglichkeit führt
note-map = { $rooms ->
    [one] 1 Raum
   *[other] { $rooms } Räume
} darauf
note-uncovered = jetzt offen: { $rooms }
note-no-map = bleibt für eine spätere Runde
note-rooms-none = keiner
note-room = { $room } { NAME($treasure, of: "treasure") }
note-explore-later = mit den Räumen, die dann offen sind
note-at-end = { $points ->
    [one] 1 Punkt am Ende
   *[other] { $points } Punkte am Ende
}

# ---- Planen
plan-on-map = höchstens ein Gehilfe:
plan-map = Du erforschst hier mit Kartograph { $map } (Räume { $marked }; jetzt offen: { $rooms }).

# ---- auf dem Tisch
panel-catacombs = Katakomben
panel-map-stacks = noch Kartographen: { $stacks } Uhr
panel-map-stack = { $count } um { $time }
panel-found = gefunden
panel-rooms-row = Räume
panel-rooms = offen: S Statue, K Kelch, Bd Band, +Stimmung
panel-rooms-unseen = { $count ->
    [one] 1 Raum verdeckt
   *[other] { $count } Räume verdeckt
}
sign-treasure = { $kind ->
    [statue] S
    [chalice] K
   *[writing] Bd
}{ $number }{ $mood ->
    [0] {""}
   *[other] +{ $mood }
}
panel-maps = Kartographen
panel-map = { $map } ({ $rooms })
panel-map-on = { $map } auf „{ $column }“
panel-map-times = von { $times } Uhr
panel-own-maps = Kartographen: { $maps }
panel-treasures = Schätze: { $treasures } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
initial-tile-map = k
module-catacombs-words = M13, Katakombe, Raum, Räume, Kartograph, Kartographen, Kartograph-Plättchen, Schatz, Schätze, erforschen, gefunden

module-catacombs-help =
    Unter jedem Freskoplättchen liegt ein Raum mit einem Schatz; Restaurieren deckt ihn auf. Um ihn zu nehmen, brauchst du einen Kartographen, der den Raum zeigt.
    Wer um 5, 6 oder 7 aufsteht, darf für 1 Taler den obersten dieser Stunde kaufen: vier, drei oder zwei Räume.
    Planen: Er liegt auf einer Spalte und lässt einen Platz frei. Dort erforschst du, vor oder nach der Aktion, und nimmst alle Schätze aus seinen aufgedeckten Räumen; dann ist er verbraucht.
    Jeder Schatz wird sofort verkauft oder behalten; +Stimmung gilt immer. Einen Band, den du schon hast, musst du verkaufen.
    Am Ende zählen Statuen und Kelche ihre Punkte, Bände die höchste Nummer mal die Zahl verschiedener: 25 für alle fünf.
    Leonardo bekommt Kartographen kostenlos, behält und wertet alles. (M13)
