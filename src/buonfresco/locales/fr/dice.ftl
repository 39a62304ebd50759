# Le jeu de dés : ses mots, ce que ses règles refusent, et ce qui peut clocher dans ses paquets.

# ---- comment les choses s'appellent
piece-die = { NAME($id, of: "paint") }
bet-marked = la tuile Fresque de l’évêque
bet-other = une autre tuile Fresque
bet-portrait = un portrait
dice-die = { $times ->
    [1] { $die } { $pips }
   *[other] { $die } { $pips } ×{ $times } = { $value }
}
dice-portrait = { $sex ->
    [woman] femme { $points }
   *[man] homme { $points }
}
prize-dice-fresco = { $extra ->
    [0] tuile Fresque
   *[other] la tuile Fresque de l’évêque
}
prize-dice-portrait = { $sex ->
    [woman] portrait d’une femme
   *[man] portrait d’un homme
}
prize-dice-nothing = { $why ->
    [owned] rien, la section est déjà à vous
    [empty] rien, la case est vide
   *[sum] rien
}

# ---- la table : lignes, et ce qu'il y a sur les sections
panel-dice-favour-tile = faveur
panel-dice-favour = { $who } : +1 ou −1 sur une de ses sommes
panel-dice-favour-own = à vous : +1 ou −1 sur la somme de votre prochain tour
panel-dice-favour-now = { $who } peut changer sa somme de 1
panel-dice-favour-now-own = à vous : après le troisième dé, vous pouvez changer votre somme de 1
panel-dice-palette = palette
panel-dice-begins = { $who } commence chaque tour de jeu
panel-dice-below = en dessous
panel-dice-stack = { $place } : { $points }
panel-dice-facedown = { $place } : { $count } face cachée
panel-dice-portraits = vos portraits
panel-dice-wedding = les mariages rapportent { $points } de plus à la fin
panel-dice-bets = paris
panel-dice-bet-hidden = { $who }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
panel-dice-bet = { $who } sur { $event }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
panel-dice-aside = de côté
panel-dice-sum = { $dice } ; somme { $sum }
sign-dice-owned = acquise
mark-dice-owned = la section est déjà restaurée
sign-dice-bishop = +{ $points }
mark-dice-bishop = l’évêque est là : { $points } points de plus

# ---- étapes d'un tour, décisions, questions
phase-dice-favour = faveur
phase-dice-bishop = évêque
phase-dice-throws = lancers
phase-dice-result = résultat
phase-dice-scoring = mariages
phase-dice-over = terminé
kind-dice-bishop = placer l’évêque
kind-dice-bet = parier ou non
kind-dice-keep = mettre un dé de côté
kind-dice-favour = utiliser la tuile Faveur ou non
kind-dice-bonus = choisir un portrait en bonus
when-dice-bishop = L’évêque se place au début d’un tour.
when-dice-bet = On parie avant un lancer.
when-dice-keep = Après chaque lancer on met un dé de côté.
when-dice-favour = La tuile Faveur s’utilise après le troisième lancer.
when-dice-bonus = Un portrait en bonus vient avec la cinquième section ou le cinquième portrait.
ask-dice-bishop = Quelle tuile Fresque visez-vous ? L’évêque se place à côté ; si vos trois dés donnent sa somme, elle rapporte 3 points de plus.
ask-dice-bet = { $throws ->
    [0] { $who } vise { $sum } et s’apprête au premier lancer.
    [1] { $who } vise { $sum } et a { $dice } après le premier lancer.
   *[2] { $who } vise { $sum } et a { $dice } après deux lancers.
} Pariez-vous sur le résultat ? Un pari juste rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} maintenant, un pari faux ne coûte rien.
ask-dice-keep = { $throw ->
    [1] Premier lancer. Vous visez { $sum }. Quel dé mettez-vous de côté, seul ou avec des dés de couleur assortis ?
    [2] Deuxième lancer. Vous visez { $sum } et vous avez { $have }. Quel dé mettez-vous de côté ?
   *[3] Troisième et dernier lancer. Vous visez { $sum } et vous avez { $have }{ $missing ->
        [0] . Quel dé ajoutez-vous ?
       *[other] , il manque donc { $missing }. Quel dé ajoutez-vous ?
    }
}
ask-dice-favour = Vos dés donnent { $sum }. Voulez-vous changer cela de 1 avec la tuile Faveur ?
ask-dice-bonus = { $five ->
    [portraits] Votre cinquième portrait
   *[sections] Votre cinquième section
} ! Quel portrait visible prenez-vous en bonus ?

# ---- choix, et où ils mènent
action-dice-bishop = l’évêque sur { $sum }
action-dice-keep = { $die }
action-dice-bet = { $event ->
    [marked] parier sur { $event } ({ $sum })
   *[other] parier sur { $event }
}
action-dice-wait = { $left ->
    [0] ne pas parier
   *[other] ne pas encore parier
}
action-dice-favour = { $change ->
    [0] garder { $sum }
    [1] monter à { $sum }
   *[other] baisser à { $sum }
}
action-dice-take = { $portrait }, de { $field }
note-dice-owned = déjà à vous : rien à y gagner
note-dice-marked = { $points } + { $extra } = { $total } points
note-dice-aim = { $points } + { $extra } = { $total } points à { $percent } %
note-dice-mean = en moyenne { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
note-dice-so-far = somme { $sum }
note-dice-reach = { $sum } à { $percent } %
note-dice-sum = somme { $sum } : { $prize }
note-dice-made = somme { $sum } : { $prize }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
note-dice-best = somme { $sum }, par faveur { $best } : { $prize }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
note-dice-wedding = { $points } de plus par mariage à la fin
note-dice-fifth = { $left ->
    [0] le cinquième : le dernier tour de jeu
   *[other] le cinquième : un bonus, et le dernier tour de jeu
}
note-dice-bet-plain = { $points ->
    [one] { $points } point
   *[other] { $points } points
} si c’est juste
note-dice-bet = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; probabilité { $percent } % si l’on joue pour les points
note-dice-later = plus tard, ce sera { $points ->
    [one] { $points } point
   *[other] { $points } points
}
note-dice-no-bet = c’était la dernière occasion

# ---- ce qui s'est passé
event-dice-round_began = Le tour de jeu { $round } commence.
event-dice-favoured = { $who } ferme la marche et reçoit la tuile Faveur.
event-dice-bishop_placed = { $who } place l’évêque sur { $sum }.
event-dice-bet = { $who } parie avant le lancer { $column } sur { $tile }.
event-dice-bet-hidden = { $count ->
    [one] { $who } parie avant le lancer { $column }.
   *[other] { $who } parient avant le lancer { $column }.
}
event-dice-rolled = { $throw ->
    [1] { $who } : premier lancer.
    [2] { $who } : deuxième lancer.
   *[3] { $who } : dernier lancer.
}
event-dice-kept = { $who } met de côté { $die } ; somme { $sum }.
event-dice-adjusted = La tuile Faveur en fait { $sum }.
event-dice-restored = { $who } restaure la tuile Fresque { $sum } : { $points } points.
event-dice-restored-marked = { $who } restaure la tuile Fresque de l’évêque, { $sum } : { $points } + { $extra } points.
event-dice-painted = { $who } peint un portrait à { $field } : { $portrait }.
event-dice-got_nothing = { $who } n’obtient rien : { $why ->
    [owned] { $who } a déjà la section { $sum }
    [empty] il ne reste pas de portrait pour { $sum }
   *[sum] il n’y a pas de tuile pour { $sum }
}.
event-dice-turned_over = Ensuite à { $field } : { $portrait }.
event-dice-triggered = { $reason ->
    [portraits] { $who } a maintenant cinq portraits : ce tour de jeu est le dernier.
   *[sections] { $who } a maintenant les cinq sections : ce tour de jeu est le dernier.
}
event-dice-bonus_taken = En bonus, { $who } prend { $portrait }.
event-dice-moved = { $who } est maintenant sur { $space }{ $count ->
    [0] .
   *[other] , en sautant { $count ->
        [one] une case occupée
       *[other] { $count } cases occupées
    }.
}
then-dice-moved = Maintenant sur { $space }{ $count ->
    [0] .
   *[other] , en sautant { $count ->
        [one] une case occupée
       *[other] { $count } cases occupées
    }.
}
story-dice-bets = Paris : { $bets }.
story-dice-also = { $first } ; { $then }
event-dice-bet_shown = { $who } sur { $tile }, { $points ->
    [0] faux
    [one] juste, { $points } point
   *[other] juste, { $points } points
}
then-dice-bet = { $bet }, maintenant sur { $space }
event-dice-wed = { $who } marie { $portraits } : { $points } points.
event-dice-ended = La partie est terminée.

# ---- la fin
source-dice-fresco = tuiles Fresque
source-dice-bishop = évêque
source-dice-portraits = portraits
source-dice-bets = paris
source-dice-jumps = cases sautées
source-dice-weddings = mariages
end-dice-sections = les cinq sections étaient dans une seule main
end-dice-portraits = quelqu’un avait cinq portraits
end-dice-rounds = le nombre de tours de jeu convenu a été joué

# ---- refus
refused-dice-favour = La tuile Faveur ne change la somme qu’une fois le troisième dé mis de côté, et seulement pour qui la possède.
refused-dice-favour-none = Vous n’avez pas la tuile Faveur.
refused-dice-bet-own = Les autres parient sur votre tour ; vous, non.
refused-dice-aside = Le dé { NAME($die, of: "paint") } est déjà mis de côté.
refused-dice-colour = { $wanted ->
    [1] Il vous faut pour cela un dé de couleur montrant { NAME($die, of: "paint") } ; aucun de ceux qui ont été lancés ne le montre.
   *[other] Il vous faut pour cela { $wanted } dés de couleur montrant { NAME($die, of: "paint") } ; { $there ->
        [1] un seul de ceux qui ont été lancés le montre
       *[other] aucun de ceux qui ont été lancés ne le montre
    }.
}
refused-dice-field = Aucun portrait visible sur la case { $field }.
refused-dice-bishop-form = « { $text } » ne désigne aucune des cinq sections. On écrit par exemple : bishop 16
refused-dice-bet-form = « { $text } » n’est pas une tuile Pari ; il y a marked, other et portrait. On écrit par exemple : bet marked
refused-dice-keep-form = « { $text } » ne désigne pas de dé à points, ou rien que des dés de couleur puissent en faire (x2, x4). On écrit par exemple : keep blue, ou keep blue x2
refused-dice-favour-form = « { $text } » n’est pas un effet de la tuile Faveur. On écrit par exemple : favour +1, favour -1, ou favour 0
refused-dice-take-form = « { $text } » ne désigne pas de case Portrait. On écrit par exemple : take 9-12

# ---- packs : le fichier et l'entrée précèdent
pack-dice-sums = le livret de règles donne les sections { $sums }, dans cet ordre
pack-dice-stack = une pile compte quatre tuiles d’au moins 1 point, de valeur croissante du haut vers le bas
pack-dice-ranges = le livret de règles donne les cases Portrait { $ranges }, dans cet ordre
pack-dice-portrait = un portrait vaut au moins 1 point, et son symbole indique 2, 3 ou 4 joueurs
pack-dice-portraits = le livret de règles compte 16 portraits, dont 8 femmes ; 8 sont pour deux joueurs, 4 de plus pour trois, encore 4 pour quatre
pack-dice-pips = il y a six dés à points de six couleurs différentes, chacune nommée d’un seul mot
pack-dice-faces = un dé à points a six faces de 1 à 6 points
pack-dice-colours = il y a deux dés de couleur
pack-dice-colour-faces = un dé de couleur a six faces, chacune à la couleur d’un dé à points

pool-dice-start = le premier joueur
pool-dice-portrait = une tuile Portrait
pool-dice-die = un dé

# ---- pourquoi un bot ferait quelque chose, après ce qu'il ferait
why-dice-chance = en jouant la suite aussi bien que les dés le permettent, on gagne environ { $percent } % de ces parties
why-dice-bet = à la façon dont on joue ici, cela se réalise dans environ { $percent } % de ces tours
why-dice-wait = après le prochain lancer, on en sait plus, et un meilleur pari peut valoir le point perdu
