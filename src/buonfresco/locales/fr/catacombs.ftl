# ---- 13, Catacombes
module-catacombs = Catacombes
module-catacombs-about = Sous chaque tuile Fresque se trouve une salle. Des tuiles Cartographe mènent à son trésor, à vendre aussitôt ou à garder jusqu’à la fin.
tile-map = Cartographe
kind-map = acheter une tuile Cartographe
ask-map = Achetez-vous pour 1 thaler la tuile Cartographe du dessus de la pile de { $time } h ? Tuiles Cartographe restantes : { $left }.
kind-leonardo_map = poser la tuile Cartographe de Leonardo
ask-leonardo_map = Vous jouez pour Leonardo : sur quelle colonne de son plateau personnel va la tuile Cartographe { $map } ? Il y explore pendant ce tour. Salles indiquées : { $marked } ; ouvertes : { $rooms }.
kind-plan_map = poser des tuiles Cartographe
ask-plan_map = Sur quelle colonne posez-vous une tuile Cartographe ? Il y reste alors une case. Vous avez : { $maps }.
kind-explore = explorer les catacombes
when-exploring = On explore les catacombes là où est posée votre carte, quand vient le tour de cette colonne.
ask-explore = Quand explorez-vous avec la tuile Cartographe { $map } ? Elle est de toute façon utilisée. Salles ouvertes indiquées : { $rooms }.
ask-explore-guided = Vous jouez pour Leonardo : explore-t-il avec la tuile Cartographe { $map } avant son action ici, ou après ? Salles ouvertes indiquées : { $rooms }.
kind-treasure = décider du sort des trésors
ask-treasure = Vendez-vous ce que vous avez trouvé, ou le gardez-vous jusqu’à la fin ? Trouvé : { $found }.
action-buy_map = acheter la tuile Cartographe
pass-map = pas de tuile Cartographe
action-map = tuile Cartographe { $map } sur la colonne « { NAME($column, of: "column") } »
action-no_map = { $laid ->
    [0] pas de tuile Cartographe
   *[other] aucune autre tuile Cartographe
}
action-explore = explorer maintenant
action-explore_later = explorer après l’action ici
action-explore_not = ne pas explorer
action-sell_treasure = vendre : { NAME($treasure, of: "treasure") }
action-keep_treasure = garder : { NAME($treasure, of: "treasure") }
source-catacombs = catacombes
treasure-statue-5 = statue de 5 points
treasure-statue-4 = statue de 4 points
treasure-statue-3 = statue de 3 points
treasure-chalice-3 = calice de 3 points
treasure-chalice-2 = calice de 2 points
treasure-writing-1 = livre 1
treasure-writing-1-theater = livre 1 (humeur +1)
treasure-writing-2 = livre 2
treasure-writing-2-theater = livre 2 (humeur +1)
treasure-writing-3 = livre 3
treasure-writing-3-theater = livre 3 (humeur +2)
treasure-writing-4 = livre 4
treasure-writing-4-theater = livre 4 (humeur +2)
treasure-writing-5 = livre 5
treasure-writing-5-theater = livre 5 (humeur +3)
refused-map-money = Une tuile Cartographe coûte 1 thaler, et vous n’en avez pas.
refused-map-turned = La tuile Cartographe { $map } a été retournée pour Leonardo ; c’est elle qu’il faut poser.
refused-map-none = Vous n’avez pas de tuile Cartographe.
refused-map-later = Ce n’est pas encore le moment de décider des tuiles Cartographe.
refused-map-decided = Vous avez déjà décidé de vos tuiles Cartographe. Retirez le plan pour recommencer.
refused-map-room = Avec une tuile Cartographe de plus, il resterait { $spaces } cases pour vos { $have } assistants.
refused-map-laid = La tuile Cartographe { $map } se trouve déjà sur une autre colonne.
refused-map-own = Vous n’avez pas cette tuile Cartographe. Vous avez : { $own }.
refused-map-form = « { $text } » ne désigne pas de tuile Cartographe avec une colonne. On écrit par exemple : map 5a on studio, ou no map
refused-explore-nothing = Aucune salle de votre tuile Cartographe n’est ouverte avec un trésor en ce moment.
refused-explore-later = Sans assistant ici, il n’y a rien après quoi explorer.
refused-explore-form = « { $text } » n’est pas une façon d’explorer. On écrit par exemple : explore now, explore later, ou no exploring
refused-treasure-must = Décidez pour chaque tuile : vendre ou garder.
refused-treasure-double = Vous avez déjà le livre { $volume } ; celui-ci doit être vendu.
refused-treasure-kept = Ce qui a été gardé ne se vend plus : { NAME($treasure, of: "treasure") }.
refused-treasure-none = Vous n’avez pas trouvé cela : { NAME($treasure, of: "treasure") }.
refused-treasure-form = « { $text } » ne désigne pas de tuile Catacombes. On écrit par exemple : sell statue-5, ou keep writing-3
event-map_bought = { PAINTER($who) } achète une tuile Cartographe de { $time } h.
event-map_seen = C’est la tuile Cartographe { $map }.
event-map_turned = La tuile Cartographe { $map } est retournée pour { PAINTER($who) }.
event-map_shown = { PAINTER($who) } a la tuile Cartographe { $map } sur la colonne « { NAME($column, of: "column") } ».
event-room_opened = La salle sous { $segment } s’ouvre : { NAME($treasure, of: "treasure") }.
event-explored = { $found ->
    [0] { PAINTER($who) } explore avec la tuile Cartographe { $map } et ne trouve rien.
    [one] { PAINTER($who) } explore avec la tuile Cartographe { $map } et trouve { $found } trésor.
   *[other] { PAINTER($who) } explore avec la tuile Cartographe { $map } et trouve { $found } trésors.
}
event-map_wasted = { PAINTER($who) } n’explore pas ; la tuile Cartographe { $map } est défaussée.
event-treasure_found = { PAINTER($who) } prend en { $segment } : { NAME($treasure, of: "treasure") }.
event-treasure_kept = { PAINTER($who) } garde : { NAME($treasure, of: "treasure") }.
event-treasure_sold = { PAINTER($who) } vend : { NAME($treasure, of: "treasure") }.
pack-catacombs-tile = une tuile Catacombes existe au moins une fois, se vend au moins 1 thaler, et seuls les textes sacrés ont un numéro de livre, de 1 à 5, et pas de points propres
pack-catacombs-tiles = { $found } tuiles Catacombes ; il y en a { $tiles }
pack-catacombs-volumes = chaque livre de 1 à 5 doit exister, et l’un d’eux au moins deux fois
pack-catacombs-statue = il faut une statue valant 5 points ou 5 thalers
pack-catacombs-writing = il faut un texte sacré avec humeur +3 qui se vend 2 thalers
pack-catacombs-map = une tuile Cartographe appartient à 5, 6 ou 7 h et indique quatre, trois ou deux salles différentes, nommées comme les cases
pack-catacombs-maps = { $found } tuiles Cartographe pour { $time } h ; il y en a { $maps }

pool-treasure = une tuile Catacombes
pool-map = une tuile Cartographe
# ---- à quel titre on reçoit ou paie
why-map = pour une tuile Cartographe
why-treasure = pour un trésor

# ---- où mène un choix
note-map = { $rooms ->
    [one] { $rooms } salle indiquée
   *[other] { $rooms } salles indiquées
}
note-uncovered = ouvertes : { $rooms }
note-no-map = à garder pour un autre tour
note-rooms-none = aucune
note-room = { $room } { NAME($treasure, of: "treasure") }
note-explore-later = avec les salles alors ouvertes
note-at-end = { $points ->
    [one] { $points } point à la fin
   *[other] { $points } points à la fin
}

# ---- planification
plan-on-map = un assistant au plus :
plan-map = Vous explorez ici avec la tuile Cartographe { $map } (salles { $marked } ; ouvertes : { $rooms }).

# ---- sur la table
panel-catacombs = catacombes
panel-map-stacks = tuiles Cartographe restantes : { $stacks }
panel-map-stack = { $count } à { $time } h
panel-found = trouvé
panel-rooms-row = salles
panel-rooms = ouvertes : S statue, Ca calice, L livre, +humeur
panel-rooms-unseen = { $count ->
    [one] { $count } salle recouverte
   *[other] { $count } salles recouvertes
}
sign-treasure = { $kind ->
    [statue] S
    [chalice] Ca
   *[writing] L
}{ $number }{ $mood ->
    [0] {""}
   *[other] +{ $mood }
}
panel-maps = Cartographe
panel-map = { $map } ({ $rooms })
panel-map-on = { $map } sur la colonne « { $column } »
panel-map-times = de { $times } h
panel-own-maps = Cartographe : { $maps }
panel-treasures = trésors : { $treasures } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
initial-tile-map = c
module-catacombs-words = M13, catacombe, salle, salles, Cartographe, cartographes, tuile Cartographe, trésor, trésors, explorer, trouvé

module-catacombs-help =
    Sous chaque tuile Fresque, une salle cache un trésor ; restaurer la découvre. Pour le prendre, il faut une tuile Cartographe qui montre la salle.
    Qui se lève à 5, 6 ou 7 peut acheter la première de cette heure pour 1 thaler : quatre, trois ou deux salles.
    Plan : elle est posée sur une colonne et y laisse une place. Vous y explorez, avant ou après l’action, et prenez tous les trésors de ses salles découvertes ; puis elle est utilisée.
    Chaque trésor est vendu aussitôt ou gardé ; +humeur compte toujours. Un livre que vous avez déjà doit être vendu.
    À la fin, statues et calices comptent leurs points, les livres le plus grand numéro fois le nombre de livres différents : 25 pour les cinq.
    Leonardo reçoit des tuiles gratuites, garde et compte tout. (M13)
