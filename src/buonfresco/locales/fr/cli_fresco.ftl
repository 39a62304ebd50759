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
cli-place = { $awake ->
    [0] personne n’est levé
   *[other] vous joueriez en n° { $place } pour l’instant
}
cli-place-leonardo = { $awake ->
    [0] personne n’est levé
   *[other] il jouerait en n° { $place } pour l’instant
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

# ---- heures, plans, aide, packs
cli-ready-fresco = Plan scellé. Entrée pour continuer, ou « retirer » pour le refaire :{" "}
help-fresco-answers = Répondez par le numéro d’un choix, ou écrivez-le : wake 7, plan 1-2-0-1-1, buy II.1+3, close III, restore C3 bishop->C4, altar YRB, blend green, pass.
help-fresco-game =
    Restaurez la fresque et réunissez le plus de points. Un tour de jeu :
    1. Lever. Le dernier sur la piste de score choisit en premier. Tôt : vous jouez tôt, mais payez plus cher au marché et l’humeur baisse. La bonne humeur donne un assistant supplémentaire, la mauvaise en coûte un.
    2. Planifiez en secret où vont vos assistants ; puis tous les plans sont révélés.
    3. Marché : un seul stand, une tuile par assistant. Ensuite le stand est vide.
    4. Cathédrale : payez les couleurs d’une tuile, marquez ses points. L’évêque ajoute 3 s’il est sur la tuile, 2 à côté ; un pas coûte 1 thaler. Il se rend ensuite sur la case restaurée. L’autel prend trois couleurs pour 2 à 6 points.
    5. Studio : 3 thalers par assistant. Atelier : 2 mélanges par assistant (jaune + bleu = vert, rouge + jaune = orange, rouge + bleu = violet). Théâtre : humeur +2 par assistant.
    6. Chaque tuile restaurée rapporte 1 thaler. Quand il reste six tuiles ou moins, le dernier tour commence : pas de théâtre, mais une seconde visite à la cathédrale. À la fin, 2 thalers valent 1 point.
pack-counts = { $market } tuiles Marché, { $fresco } tuiles Fresque, { $times } heures de lever.
