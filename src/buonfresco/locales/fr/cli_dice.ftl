# Le jeu de dés dans le terminal : sa table, ses questions, où mènent les choix, ce qui s'est passé.

# ---- la table
cli-dice-turn = à { $who } de jouer
cli-dice-turn-own = à vous
cli-dice-strip = ce que rapporte chaque somme : { $who }
cli-dice-strip-own = ce que chaque somme vous rapporte
cli-dice-strip-open = fresque et portraits
cli-dice-bishop = { $glyph } l'évêque est là : 3 points de plus
cli-dice-fresco = fresque
cli-dice-sex = { $sex ->
    [woman] femme
   *[man] homme
}
cli-dice-portrait = { $sex ->
    [woman] femme { $points }
   *[man] homme { $points }
}
cli-dice-empty = vide
cli-dice-owned = acquise
cli-dice-head-portraits = portraits
cli-dice-row-favour = faveur
cli-dice-favour = { $who } : +1 ou −1 sur une de ses sommes
cli-dice-favour-own = à vous : +1 ou −1 sur la somme de votre prochain tour
cli-dice-favour-now = { $who } peut changer sa somme de 1
cli-dice-favour-now-own = à vous : après le troisième dé, vous pouvez changer votre somme de 1
cli-dice-row-palette = palette
cli-dice-palette = { $who } commence chaque tour de jeu
cli-dice-row-below = en dessous
cli-dice-below = { $place } : { $points }
cli-dice-facedown = { $place } : { $count } face cachée
cli-dice-row-portraits = vos portraits
cli-dice-pairs = les mariages rapportent { $points } de plus à la fin
cli-dice-row-bets = paris
cli-dice-bet-hidden = { $who }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-dice-bet = { $who } sur { $event ->
    [marked] la tuile Fresque de l'évêque
    [other] une autre tuile Fresque
   *[portrait] un portrait
}, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-dice-row-aside = de côté
cli-dice-sum = { $dice } ; somme { $sum }
cli-dice-colour-dice = dés de couleur
cli-dice-die = { $die } { $pips }
cli-dice-die-times = { $die } { $pips } ×{ $times } = { $value }
cli-dice-percent = { $number } %

# ---- étapes d'un tour, décisions, questions
phase-dice-bishop = évêque
phase-dice-throw = lancer { $throw }
phase-dice-result = résultat
phase-dice-over = terminé
kind-dice-bishop = placer l'évêque
kind-dice-bet = parier ou non
kind-dice-keep = mettre un dé de côté
kind-dice-favour = utiliser la tuile Faveur ou non
kind-dice-bonus = choisir un portrait en bonus
ask-dice-bishop = Quelle tuile Fresque visez-vous ? L'évêque se place à côté ; si vos trois dés donnent sa somme, elle rapporte 3 points de plus.
ask-dice-bet = Pariez-vous sur le résultat ? Un pari juste rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} maintenant, un pari faux ne coûte rien.
ask-dice-keep = { $throw ->
    [1] Premier lancer. Vous visez { $sum }. Quel dé mettez-vous de côté, seul ou avec des dés de couleur assortis ?
    [2] Deuxième lancer. Vous visez { $sum } et vous avez { $have }. Quel dé mettez-vous de côté ?
   *[3] Troisième et dernier lancer. Vous visez { $sum } et vous avez { $have }{ $far ->
        [yes] . Quel dé ajoutez-vous ?
       *[no] , il manque donc { $missing }. Quel dé ajoutez-vous ?
    }
}
ask-dice-favour = Vos dés donnent { $sum }. Voulez-vous changer cela de 1 avec la tuile Faveur ?
ask-dice-bonus = { $five ->
    [portraits] Votre cinquième portrait
   *[sections] Votre cinquième section
} ! Quel portrait visible prenez-vous en bonus ?
about-dice-bet = { $throws ->
    [0] { $who } vise { $sum } et s'apprête au premier lancer.
    [1] { $who } vise { $sum } et a { $dice } après le premier lancer.
   *[2] { $who } vise { $sum } et a { $dice } après deux lancers.
}

# ---- choix, et où ils mènent
action-dice-bishop = l'évêque sur { $sum }
action-dice-keep = { $die }
action-dice-bet = { $event ->
    [marked] parier sur la tuile Fresque de l'évêque ({ $sum })
    [other] parier sur une autre tuile Fresque
   *[portrait] parier sur un portrait
}
action-dice-wait = { $later ->
    [yes] ne pas encore parier
   *[no] ne pas parier
}
action-dice-favour = { $change ->
    [0] garder { $sum }
    [1] monter à { $sum }
   *[other] baisser à { $sum }
}
action-dice-take = { $portrait }, de { $field }
outcome-dice-owned = déjà à vous : rien à y gagner
outcome-dice-at = { $prize } à { $percent }
outcome-dice-mean = en moyenne { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
outcome-dice-sum = somme { $sum }
outcome-dice-reach = { $sum } à { $percent }
outcome-dice-brings = somme { $sum } : { $prize }
outcome-dice-brings-favour = somme { $sum }, par faveur { $other } : { $prize }
outcome-dice-fresco = tuile Fresque, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
outcome-dice-fresco-marked = { $points } + { $extra } = { $total } points
outcome-dice-portrait = { $sex }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
outcome-dice-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
outcome-dice-pair = { $points } de plus par mariage à la fin
outcome-dice-jump = +{ $count } par saut
outcome-dice-fifth = le cinquième : un bonus, et le dernier tour de jeu
outcome-dice-nothing-sum = rien
outcome-dice-nothing-owned = rien, la section est déjà à vous
outcome-dice-nothing-empty = rien, la case est vide
outcome-dice-bet = { $points ->
    [one] { $points } point
   *[other] { $points } points
} si c'est juste
outcome-dice-bet-chance = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, probabilité { $percent }
outcome-dice-later = plus tard, ce sera { $points ->
    [one] { $points } point
   *[other] { $points } points
}
outcome-dice-no-bet = c'était la dernière occasion

# ---- ce qui s'est passé
event-dice-round_began = Le tour de jeu { $round } commence.
event-dice-favoured = { $who } ferme la marche et reçoit la tuile Faveur.
event-dice-bishop_placed = { $who } place l'évêque sur { $sum }.
event-dice-bet = { $who } parie avant le lancer { $column } sur { $tile ->
    [marked] la tuile Fresque de l'évêque
    [other] une autre tuile Fresque
   *[portrait] un portrait
}.
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
event-dice-restored-marked = { $who } restaure la tuile Fresque de l'évêque, { $sum } : { $points } + { $extra } points.
event-dice-painted = { $who } peint un portrait à { $field } : { $portrait }.
event-dice-got_nothing = { $who } n'obtient rien : { $why ->
    [owned] { $who } a déjà la section { $sum }
    [empty] il ne reste pas de portrait pour { $sum }
   *[sum] il n'y a pas de tuile pour { $sum }
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
cli-dice-bets = Paris : { $bets }.
event-dice-bet_shown = { $who } sur { $tile ->
    [marked] la tuile Fresque de l'évêque
    [other] une autre tuile Fresque
   *[portrait] un portrait
}, { $points ->
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
end-dice-portraits = quelqu'un avait cinq portraits
end-dice-rounds = le nombre de tours de jeu convenu a été joué

# ---- aide
help-dice-answers = Répondez par le numéro d'un choix, ou écrivez-le, même en abrégé : bishop 16 ou 16, keep blue x2 ou b2, bet marked ou m, wait, favour +1 ou +1, take 9-12.
help-dice-game =
    Marquez le plus de points avec des tuiles Fresque, des portraits et de bons paris. À votre tour :
    1. Placez l'évêque sur une des cinq sections de la fresque : vous visez sa somme.
    2. Lancez trois fois, d'abord avec six dés à points et deux dés de couleur. Après chaque lancer, mettez un dé à points de côté ; avec un dé de couleur assorti il compte double, avec les deux quadruple. Les autres dés sont relancés.
    3. La somme de vos trois dés décide : 8, 13, 16, 19 ou 24 rapporte la tuile Fresque qui s'y trouve (chaque section une seule fois par peintre ; 3 points de plus près de l'évêque), les sommes entre elles le portrait visible, les autres rien.
    4. Avant chaque lancer, les autres peuvent parier sur le résultat : la tuile Fresque de l'évêque, une autre tuile Fresque ou un portrait. Un pari précoce rapporte 3 points, les suivants 2 ou 1.
    Les points sont des pas sur une piste de score ; une case occupée est sautée. Qui ferme la marche a la tuile Faveur et peut changer une de ses propres sommes de 1.
    Quand quelqu'un a cinq sections ou cinq portraits, le tour de jeu est le dernier et un portrait s'y ajoute en bonus. À la fin, chaque couple d'une femme et d'un homme compte encore une fois.
    Les pourcentages sont exacts pour qui ne veut que cette somme ; les moyennes et les probabilités des paris sont celles de qui veut le plus de points possible.
