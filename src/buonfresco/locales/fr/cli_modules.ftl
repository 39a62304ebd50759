# Le terminal, modules 10 à 15 et 17 : tableaux, où mènent les choix, planification. Les autres sont dans cli_fresco.ftl.

# ---- la table
cli-initial-tile-pews = b
cli-initial-tile-map = c

# ---- catacombes
panel-catacombs = catacombes
panel-map-stacks = tuiles Cartographe restantes : { $stacks }
panel-map-stack = { $count } à { $time } h
panel-rooms-unseen = { $count ->
    [one] { $count } salle recouverte
   *[other] { $count } salles recouvertes
}
panel-rooms = ouvertes : S statue, Ca calice, L livre, +humeur
panel-room = { $kind ->
    [statue] S
    [chalice] Ca
   *[writing] L
}{ $number }{ $mood ->
    [0] {""}
   *[other] +{ $mood }
}
panel-rooms-row = salles
panel-maps = Cartographe
panel-map = { $map } ({ $rooms })
panel-map-on = { $map } sur la colonne « { $column } »
panel-map-times = de { $times } h
panel-own-maps = Cartographe : { $maps }
panel-own-treasures = trésors : { $treasures } ({ $points } points)
panel-his-treasures = trésors { $treasures }
outcome-map = { $rooms } salles indiquées
outcome-rooms = salles { $rooms }
outcome-open = ouvertes : { $rooms }
outcome-open-none = aucune
outcome-room = { $room } { $treasure }
outcome-explore-later = avec les salles alors ouvertes
outcome-map-lost = la tuile Cartographe est perdue
outcome-at-end = { $points ->
    [one] { $points } point à la fin
   *[other] { $points } points à la fin
}
pass-map = pas de tuile Cartographe
about-map = Tuiles Cartographe restantes : { $left }.
about-leonardo_map = Salles indiquées : { $marked } ; ouvertes : { $rooms }.
about-explore = Salles ouvertes indiquées : { $rooms }.
about-treasure = Trouvé : { $found }.
plan-on-map = un au plus, et vous explorez avec la tuile Cartographe { $map } ;

# ---- bancs
panel-pews = bancs
panel-pews-sort = { $beams ->
    [one] { $beams } poutre
   *[other] { $beams } poutres
} : { $pews } (points { $points })
panel-beams = poutres
panel-beams-of = { $count }
panel-beam-sign = { $sign } au marché : vient avec la tuile
outcome-beams-come = { $beams ->
    [one] { $beams } poutre
   *[other] { $beams } poutres
}
outcome-beams = { $beams ->
    [one] prend { $beams } poutre
   *[other] prend { $beams } poutres
}
outcome-between = de { $least } à { $most } points
pass-pews = laisser les bancs tels quels
plan-on-pews = les bancs : un des vôtres y porte une poutre, et deux autres si vous les envoyez (0 à 2).

# ---- dôme et guilde
panel-dome = dôme
panel-dome-unseen = sous { $count } tuiles intérieures, parmi { $tiles }
panel-own-dome = dôme :
outcome-dome = avec une tuile Dôme
panel-guild = guilde
label-guild = guilde : { $given } contre { $taken }
plan-workshop-guild = Ou un échange à la guilde.
