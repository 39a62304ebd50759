# Das Terminal, Module 10 bis 15 und 17: Tafeln, wohin Möglichkeiten führen, Planen. Die anderen stehen in cli_fresco.ftl.

# ---- Der Tisch
cli-initial-tile-pews = b
cli-initial-tile-map = k

# ---- Katakomben
panel-catacombs = Katakomben
panel-map-stacks = noch Kartographen: { $stacks } Uhr
panel-map-stack = { $count } um { $time }
panel-rooms-unseen = { $count ->
    [one] 1 Raum verdeckt
   *[other] { $count } Räume verdeckt
}
panel-rooms = offen: S Statue, K Kelch, Bd Band, +Stimmung
panel-room = { $kind ->
    [statue] S
    [chalice] K
   *[writing] Bd
}{ $number }{ $mood ->
    [0] {""}
   *[other] +{ $mood }
}
panel-rooms-row = Räume
panel-maps = Kartographen
panel-map = { $map } ({ $rooms })
panel-map-on = { $map } auf „{ $column }“
panel-map-times = von { $times } Uhr
panel-own-maps = Kartographen: { $maps }
panel-own-treasures = Schätze: { $treasures } ({ $points } Punkte)
panel-his-treasures = Schätze { $treasures }
outcome-map = { $rooms } Räume darauf
outcome-rooms = Räume { $rooms }
outcome-open = jetzt offen: { $rooms }
outcome-open-none = keine
outcome-room = { $room } { $treasure }
outcome-explore-later = mit den Räumen, die dann offen sind
outcome-map-lost = das Plättchen ist verbraucht
outcome-at-end = { $points ->
    [one] 1 Punkt am Ende
   *[other] { $points } Punkte am Ende
}
pass-map = kein Kartograph
about-map = Noch { $left } Kartograph-Plättchen.
about-leonardo_map = Räume darauf: { $marked }; jetzt offen: { $rooms }.
about-explore = Offene Räume darauf: { $rooms }.
about-treasure = Gefunden: { $found }.
plan-on-map = höchstens einer, und du erforschst mit Kartograph { $map };

# ---- Kirchenbänke
panel-pews = Kirchenbänke
panel-pews-sort = { $beams ->
    [one] 1 Balken
   *[other] { $beams } Balken
}: { $pews } (Punkte { $points })
panel-beams = Balken
panel-beams-of = { $count }
panel-beam-sign = { $sign } am Markt: kommt mit dem Plättchen
outcome-beams-come = { $beams } Balken
outcome-beams = braucht { $beams } Balken
outcome-between = { $least } bis { $most } Punkte
pass-pews = die Kirchenbänke lassen, wie sie sind
plan-on-pews = die Kirchenbänke: Einer trägt dort einen Balken, zwei weitere darfst du schicken (0 bis 2).

# ---- Kuppel und Gilde
panel-dome = Kuppel
panel-dome-unseen = unter { $count } inneren Plättchen, aus { $tiles }
panel-own-dome = Kuppel:
outcome-dome = mit Kuppelplättchen
panel-guild = Gilde
label-guild = Gilde: { $given } gegen { $taken }
plan-workshop-guild = Oder ein Tausch bei der Gilde.
