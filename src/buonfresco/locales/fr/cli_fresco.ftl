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
cli-tile-legend = { $initial } { NAME($tile, of: "tile") }

# ---- ce que les modules posent sur la table
panel-pile = { $count } dans la pile
panel-supply = réserve : { $count }
panel-removed = hors jeu : { $things }

# ---- le récit, dans le même souffle
then-moved = Maintenant en { $space }.
then-moved-aside = { $target } est occupée, donc { $space }.
then-cheered = Humeur { SIGNED($mood) }.
then-counted = Désormais { $apprentices } assistants.

# ---- où mène un choix
outcome-best = puis au mieux { $segment } pour { $points }
outcome-apprentice = prend { $blends } mélanges

# ---- choix des modules : des noms plus courts, et des noms pour ne rien faire
label-keep = la garder
label-withdraw = recommencer
label-cover = sur la colonne « { $column } »
label-instead = au lieu de : { $text }
pass-market = quitter le marché
pass-cathedral = s'arrêter là
pass-blend = s'arrêter là

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
plan-how = Tapez cinq chiffres, 3 au plus chacun. Par exemple { $digits } : { $example }.

# ---- heures, plans, aide, packs
cli-hours = On ne peut pas se lever à { $hour } h. Libres : { $hours }.
cli-ready-fresco = Plan scellé. Entrée pour continuer, ou « retirer » pour le refaire :{" "}
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
