# Le terminal, modules 10 à 15 et 17 : tableaux, où mènent les choix, planification. Les autres sont dans cli.ftl.

# ---- la table
cli-initial-tile-pews = b
cli-initial-tile-map = c
cli-initial-tile-medico = +
cli-bottles-laid = Nouveaux flacons chez le Medico : { $bottles }.
cli-ill-shown = Malades parmi les apprentis de { $who } : { $places }.

# ---- Medico
panel-infection = infection
panel-infections = peut encore venir : { $tiles }
panel-infected = cette manche : { $place }
panel-infected-none = cette manche : aucun lieu
panel-infected-before = la dernière fois : { $place }
panel-ill = Medico
panel-ill-count = { $count ->
    [one] { $count } malade
   *[other] { $count } malades
}
panel-ill-at = { $count ->
    [one] { $count } malade
   *[other] { $count } malades
} ({ $places })
panel-extra = apprenti supplémentaire : { $column }
panel-bottles = flacons
panel-bottle = { $portions ->
    [0] jus
    [one] 1 dose
   *[other] { $portions } doses
}
panel-bottle-place = { $place } : { $bottle } à { $price }
panel-bottles-left = flacons dans la pile : { $bottles }
label-ill = malades : { $places }
label-ill-none = les malades restent de côté
label-bottle = { $bottle }
outcome-contagion = { $count ->
    [0] personne ne tombe malade près d'eux
    [one] { $count } bien portant tombe malade près d'eux
   *[other] { $count } bien portants tombent malades près d'eux
}
outcome-stay-out = { $count ->
    [one] { $count } reste de côté
   *[other] { $count } restent de côté
}
outcome-infections = infections encore possibles : { $count }
outcome-never-infected = jamais infecté
outcome-figures = puis bien portants { $healthy }, malades { $ill }
outcome-left = reste { $paint } { $count }
outcome-needs-bottle = malade jusqu'à ce qu'un flacon le guérisse
outcome-extra-gone = retour au théâtre ; les vôtres restent bien portants
outcome-extra-swapped = retour au théâtre ; un malade le remplace
outcome-heals = guérit { $healed } de vos malades ({ $ill })
outcome-ill-acts = loin de l'évêque, qui ne bouge pas
pass-saint = ne rien peindre
pass-heal = garder les flacons
about-saint = Malades restants ici : { $left }.
plan-on-medico = le Medico : vous achetez un flacon, et un apprenti peut aller au marché (0 ou 1).
plan-ill-follow = { $count ->
    [one] La question de votre apprenti malade vient ensuite.
   *[other] La question de vos { $count } apprentis malades vient ensuite.
}
plan-ill-cathedral = une tuile chacun, pas à côté de l'évêque et sans le mener ; bien portants ici : { $healthy }.
plan-ill-studio = une couleur contre 3 thalers chacun ; bien portants ici : { $healthy }.
plan-ill-workshop = un mélange chacun, rien d'autre ; bien portants ici : { $healthy }.

# ---- faveurs
panel-favors = faveurs
panel-unseen = pas encore vues :
panel-favor = { $gives ->
    [thalers] { $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    }
    [mood] humeur
    [points] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
   *[other] { NAME($gives, of: "paint") }
}
outcome-favor = puis la faveur
outcome-one-of = une parmi { $count } jamais vues
pass-favor = la laisser sans la voir
about-favor = C'est { $segment }.

# ---- dames
panel-ladies = dames
panel-lady-waits = { NAME($lady, of: "lady") } en { $space }
panel-lady-at = { NAME($lady, of: "lady") } ({ $column })
panel-married = mariés
panel-reserved = { $mark } réservé : { $segment }, jusqu'à la fin de { $night ->
    [yes] cette manche
   *[no] la manche suivante
}
label-reserve = réserver { $segment } ({ PAINTS($paints) })
outcome-lady = dépasse la dame { NAME($lady, of: "lady") }
outcome-marry = elle aide dès le prochain plan
outcome-payable = vous avez les couleurs
outcome-booth = { $booth } alors { $tiles }
outcome-lady-market = échange deux tuiles du marché
outcome-lady-cathedral = réserve une tuile
outcome-lady-fifth-final = mène l'évêque n'importe où pour 1 thaler
outcome-lady-studio = { $apprentices ->
    [0] rien : aucun des vôtres n'y est
    [one] { $apprentices } thaler de plus
   *[other] { $apprentices } thalers de plus
}
outcome-lady-workshop = échange une couleur primaire
outcome-lady-fifth = humeur sur la case de départ
outcome-lady-rivals = { $count ->
    [one] sauf si une dame y est plus tôt
   *[other] sauf si une de { $count } dames y est plus tôt
}
pass-wedding = la laisser attendre
pass-lady_market = ne rien échanger
pass-lady_cathedral = ne rien réserver
pass-lady_bishop = laisser l'évêque
pass-lady_studio = ne rien prendre
pass-lady_workshop = ne rien échanger
pass-lady_theater = laisser l'humeur
plan-ladies-follow = { $count ->
    [one] La question de votre dame vient après.
   *[other] La question de vos dames vient après.
}

# ---- catacombes
panel-catacombs = catacombes
panel-map-stacks = cartes restantes : { $stacks }
panel-map-stack = { $count } à { $time } h
panel-rooms-unseen = { $count ->
    [one] { $count } salle couverte
   *[other] { $count } salles couvertes
}
panel-rooms = ouvertes : S statue, Ca calice, T tome, +humeur
panel-room = { $kind ->
    [statue] S
    [chalice] Ca
   *[writing] T
}{ $number }{ $mood ->
    [0] {""}
   *[other] +{ $mood }
}
panel-rooms-row = salles
panel-maps = cartes
panel-map = { $map } ({ $rooms })
panel-map-on = { $map } sur { $column }
panel-map-times = de { $times } h
panel-own-maps = cartes : { $maps }
panel-own-treasures = trésors : { $treasures } ({ $points } points)
panel-his-treasures = trésors { $treasures }
outcome-map = { $rooms } salles indiquées
outcome-rooms = salles { $rooms }
outcome-open = ouvertes : { $rooms }
outcome-open-none = aucune
outcome-room = { $room } { $treasure }
outcome-explore-later = avec les salles alors ouvertes
outcome-map-lost = la carte est perdue
outcome-at-end = { $points ->
    [one] { $points } point à la fin
   *[other] { $points } points à la fin
}
pass-map = pas de carte
about-map = Cartes restantes : { $left }.
about-leonardo_map = Salles indiquées : { $marked } ; ouvertes : { $rooms }.
about-explore = Salles ouvertes indiquées : { $rooms }.
about-treasure = Trouvé : { $found }.
plan-on-map = un au plus, et vous explorez avec la carte { $map } ;

# ---- bancs
panel-pews = bancs
panel-pews-sort = { $beams ->
    [one] { $beams } poutre
   *[other] { $beams } poutres
} : { $pews } (points { $points })
panel-beams = poutres
panel-beams-of = { $count }
panel-beam-sign = { $sign } au marché : vient avec la tuile
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
plan-on-pews = les bancs : un des vôtres y porte une poutre, et deux autres si vous les envoyez (0 à 2).

# ---- coupole et guilde
panel-dome = coupole
panel-dome-unseen = sous { $count } tuiles intérieures, parmi { $tiles }
panel-own-dome = coupole :
outcome-dome = avec une tuile de la coupole
panel-guild = guilde
label-guild = guilde : { $given } contre { $taken }
plan-workshop-guild = Ou un échange à la guilde.
