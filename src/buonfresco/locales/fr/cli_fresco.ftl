# Le jeu de plateau dans le terminal : sa table, où mènent les choix, les plans. Modules 10 à 17 : cli_modules.ftl.

# ---- la table
cli-fresco = fresque, { $tiles ->
    [one] { $tiles } tuile restante
   *[other] { $tiles } tuiles restantes
}
cli-bishop = évêque
cli-booth-empty = vide
cli-own = { $name }, derrière votre paravent :
cli-thalers = { $thalers ->
    [one] { $thalers } thaler
   *[other] { $thalers } thalers
}
cli-price = { $price } par tuile Marché
cli-asleep = au lit
cli-woken = { $time } (prix { $price })
cli-mood-change = { SIGNED($change) } → { SIGNED($mood) }
cli-guided = {""}, { $name } joue pour lui
cli-guided-short = {" "}({ $name })
cli-place = { $awake ->
    [0] personne n'est levé
   *[other] vous joueriez en n° { $place } pour l'instant
}
cli-place-leonardo = { $awake ->
    [0] personne n'est levé
   *[other] il jouerait en n° { $place } pour l'instant
}
cli-head-space = score
cli-head-mood = humeur
cli-head-apprentices = assist.
cli-head-wake = lever
cli-head-tiles = tuiles
cli-head-plan = plan { $columns }
cli-head-time = heure
cli-head-price = prix
cli-head-place = ordre
cli-taken = pris : { $name }
cli-initial-market = M
cli-initial-cathedral = C
cli-initial-studio = S
cli-initial-workshop = A
cli-initial-fifth = T
cli-initial-fifth-final = C
cli-window = vitrail
cli-tile-legend = { $initial } { NAME($tile, of: "tile") }
cli-initial-tile-glaziery = v
cli-initial-tile-audience = a
cli-initial-tile-wall = f
cli-wall-sides = { $back } (tache : { $front })
cli-wall-tile = tuile murale, { $tile }

# ---- ce que les modules posent sur la table
panel-pile = { $count } dans la pile
panel-supply = réserve : { $count }
panel-removed = hors jeu : { $things }
panel-glass = verre
panel-price = à { $price }
panel-bench = vitraux
panel-faces-windows = verres points (prix)
panel-penalties = pénalité par jeton Verre manquant : { $penalties }
panel-own-glass = verre :
panel-scrolls = joués
panel-scroll-row = horizontal { $line }
panel-scroll-column = vertical { $line }
panel-own-scrolls = parchemins : { $scrolls }
panel-bells = cloches
panel-faces = (prix-points-cloches)
panel-certificates = attribués
panel-count = { $count ->
    [one] { $count } certificat
   *[other] { $count } certificats
}
panel-debt = doit { $debt } sur { $certificate }
panel-returned = retournés sous la pile : { $things }
panel-own-bells = payés : { $certificates } ({ $bells ->
    [one] { $bells } cloche
   *[other] { $bells } cloches
})
panel-wall_fresco = mur
panel-reach = à portée :
panel-wall-tiles = tuiles murales
panel-exchange = tuile Échange ({ $paint })

# ---- le récit, dans le même souffle
then-moved = Maintenant en { $space }.
then-moved-aside = { $target } est occupée, donc { $space }.
then-cheered = Humeur { SIGNED($mood) }.
then-counted = Désormais { $apprentices } assistants.

# ---- où mène un choix
outcome-wake = humeur { SIGNED($mood) }, { $price } par tuile
outcome-buy = coûte { $cost }, reste { $left }
outcome-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
outcome-points-bonus = { $points } + { $bonus } = { $total } points
outcome-space = case { $space }
outcome-taken = case { $space } occupée
outcome-thaler = coûte 1 thaler
outcome-blend = reste { $one } { $one_left }, { $two } { $two_left } ; puis { $paint } { $count }
outcome-altar-glass = +1 par couleur de verre
outcome-window-follows = puis un vitrail
outcome-window-his = et { $points } pour le vitrail
outcome-scroll = puis votre parchemin
outcome-then = puis { $paint } { $count }
outcome-exchange = { $paint } à chaque tour
outcome-best = puis au mieux { $segment } pour { $points }
outcome-window-price = { $price ->
    [0] gratuit
   *[other] coûte { $price }
}
outcome-apprentice = prend { $blends } mélanges
outcome-window-best = avec votre verre { SIGNED($change) }
outcome-change = { SIGNED($change) } points
outcome-owed = reste à payer : { $debt }
outcome-costs-paint = coûte : { $paint }

# ---- choix des modules : des noms plus courts, et des noms pour ne rien faire
label-keep = la garder
label-withdraw = recommencer
label-cover = sur la colonne « { $column } »
label-instead = au lieu de : { $text }
label-window = vitrail { PAINTS($panes) }
label-stack-wall = empiler une tuile murale, { $tile }
label-exchange = échanger les tuiles murales { $one } et { $other } contre la tuile Échange ({ NAME($paint, of: "paint") })
pass-market = quitter le marché
pass-cathedral = s'arrêter là
pass-blend = s'arrêter là
pass-glass = ne plus acheter de verre
pass-wall = laisser le mur tel quel
pass-scroll = garder les parchemins
pass-last_payment = ne plus rien payer

# ---- ce dont parle une question
about-market = Assistants restants ici : { $left }.
about-cathedral = Assistants restants ici : { $left }{ $ill ->
    [0] .
   *[other] , malades { $ill }.
}{ $acting ->
    [yes] {" "}C'est un malade qui agit.
   *[no] {""}
}
about-blend = Mélanges restants : { $left }.
about-glass = Assistants restants ici : { $left }.
about-landing = C'est la case { $space }.
about-payment = Le certificat { $certificate } coûte { $price } ; il porte { $points } points et { $bells } cloches.
about-instalment = Thalers à répartir : { $pending }.
about-window = C'est { $segment }.
about-scroll = C'est { $segment }.
about-glaze = { $window ->
    [altar] À l'autel, chacun rapporte 1 point, un par couleur au plus.
   *[other] Le vitrail : { PAINTS($panes) } ; { $points } points si rien ne manque.
}

# ---- planifier
plan-market = un stand, une tuile chacun à { $price } ; { $most ->
    [0] vous ne pouvez en payer aucune
   *[other] vous pouvez en payer { $most }
}. { $before ->
    [0] Vous passez en premier.
    [1] Un peintre avant vous.
   *[other] { $before } peintres avant vous.
}
plan-cathedral = une tuile chacun ; à portée : { $tiles }{ $more ->
    [0] .
   *[other] {" "}et { $more } de plus.
}
plan-cathedral-none = une tuile chacun ; il vous manque encore des couleurs.
plan-fifth-final = une tuile chacun, après l'atelier.
plan-tile = { $segment } ({ $points })
plan-studio = { $thalers } thalers chacun.
plan-workshop = { $blends } mélanges chacun, après la cathédrale ; possibles : { $paints }.
plan-workshop-none = { $blends } mélanges chacun, après la cathédrale ; il manque des couleurs.
plan-fifth = humeur +{ $steps } chacun, maintenant { SIGNED($mood) } ; effet au tour suivant.
plan-covered = { $count ->
    [0] { $column } : { $tile }
   *[other] { $column } : { $tile } { $count }
}
plan-on-glaziery = la vitrerie : deux achètent du verre, et un de plus si vous l'envoyez (0 ou 1).
plan-on-audience = l'audience : vous prenez un certificat de don ; pas de place pour un assistant (0).
plan-on-wall = la fresque murale : un des vôtres restaure une section du mur (1).
plan-on-tile = la tuile « { $tile } » : places { $spaces }, à remplir { $fill }.
plan-how = Tapez cinq chiffres, 3 au plus chacun. Par exemple { $digits } : { $example }.

# ---- heures, plans, aide, packs
cli-hours = On ne peut pas se lever à { $hour } h. Libres : { $hours }.
cli-sealed = Plan scellé. Entrée pour continuer, ou « retirer » pour le refaire :{" "}
help-fresco-answers = Répondez par le numéro d'un choix, ou écrivez-le : wake 7, plan 1-2-0-1-1, buy II.1+3, close III, restore C3 bishop->C4, altar YRB, blend green, pass.
help-fresco-game =
    Restaurez la fresque et réunissez le plus de points. Un tour de jeu :
    1. Lever. Le dernier sur la piste de score choisit en premier. Tôt : vous jouez tôt, mais payez plus cher au marché et l'humeur baisse. La bonne humeur donne un assistant supplémentaire, la mauvaise en coûte un.
    2. Planifiez en secret où vont vos assistants ; puis tous les plans sont révélés.
    3. Marché : un seul stand, une tuile par assistant. Ensuite le stand est vide.
    4. Cathédrale : payez les couleurs d'une tuile, marquez ses points. L'évêque ajoute 3 s'il est sur la tuile, 2 à côté ; un pas coûte 1 thaler. Il se rend ensuite sur la case restaurée. L'autel prend trois couleurs pour 2 à 6 points.
    5. Studio : 3 thalers par assistant. Atelier : 2 mélanges par assistant (jaune + bleu = vert, rouge + jaune = orange, rouge + bleu = violet). Théâtre : humeur +2 par assistant.
    6. Chaque tuile restaurée rapporte 1 thaler. Quand il reste six tuiles ou moins, le dernier tour commence : pas de théâtre, mais une seconde visite à la cathédrale. À la fin, 2 thalers valent 1 point.
pack-counts = { $market } tuiles Marché, { $fresco } tuiles Fresque, { $times } heures de lever.
