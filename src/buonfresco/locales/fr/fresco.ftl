# Le jeu de plateau : ses objets, ses décisions, ses refus, et ce qui s'est passé, en phrases.

# ---- couleurs
paint-yellow = jaune
paint-red = rouge
paint-blue = bleu
paint-green = vert
paint-orange = orange
paint-purple = violet
paint-pink = rose
paint-brown = marron
paint-several = { $count }× { $paint }

# ---- figurines et lieux
leonardo = Leonardo
emblem-0 = Lys
emblem-1 = Lion
emblem-2 = Donjon
emblem-3 = Nef

column-market = marché
column-cathedral = cathédrale
column-studio = studio
column-workshop = atelier
column-fifth = théâtre
column-fifth-final = seconde visite
column-count = { $column } { $count }

phase-wake = lever
phase-plan = planifier
phase-market = marché
phase-cathedral = cathédrale
phase-studio = studio
phase-workshop = atelier
phase-fifth = théâtre
phase-fifth-final = 2e visite
phase-prepare = préparation
phase-scoring = décompte final
phase-over = terminé

# ---- décisions : nom court et question
kind-wake_time = choisir l’heure de lever
kind-plan = planifier
kind-market = faire ses achats au marché
kind-leonardo_market = fermer un stand pour Leonardo
kind-cathedral = restaurer dans la cathédrale
kind-leonardo_cathedral = choisir la tuile Fresque de Leonardo
kind-landing = choisir une case de la piste de score
kind-blend = mélanger des couleurs

# ---- quand vient ce qui n'est pas demandé maintenant
when-wake = On se lève au début d’un tour de jeu.
when-plan = On planifie quand tout le monde est levé.
when-market = Le marché ouvre après les plans.
when-cathedral = La cathédrale ouvre après le marché.
when-studio = Le studio ouvre après la cathédrale.
when-workshop = L’atelier ouvre après le studio.
when-fifth = Le théâtre ouvre après l’atelier.
when-prepare = Cela est demandé à la préparation du tour suivant.
when-scoring = Cela est demandé au décompte final.
when-landing = Cela est demandé quand la case où vous arriveriez est occupée.
when-restoring = Cela est demandé quand vous restaurez quelque chose dans la cathédrale.
when-tile = Cela se fait là où est posée votre tuile Action, quand vient le tour de cette colonne.

ask-wake_time = À quelle heure vous levez-vous ? Tôt : premier servi, mais cher et morose.
ask-wake_time-guided = Vous jouez pour Leonardo : à quelle heure se lève-t-il ? Seul l’ordre compte ; il n’a pas d’humeur et ne paie rien.
ask-plan = Où vont vos { $apprentices } assistants ? Le plan reste secret tant que tous ne sont pas prêts.
ask-market = Choisissez un stand : achetez-y, ou fermez-le. Ensuite il est vide. Assistants restants ici : { $left }.
ask-leonardo_market = Vous jouez pour Leonardo : quel stand ferme-t-il ?
ask-cathedral = Que restaure votre prochain assistant ? Assistants restants ici : { $left }.
ask-leonardo_cathedral = Vous jouez pour Leonardo : quelle tuile Fresque prend-il ?
ask-landing = La case { $space } est occupée. Vous placez-vous devant le peintre qui s’y trouve, ou derrière ?
ask-landing-guided = Vous jouez pour Leonardo : la case { $space } est occupée. Se place-t-il devant le peintre qui s’y trouve, ou derrière ?
ask-blend = Que mélangez-vous ensuite ? Mélanges restants : { $left }.

# ---- libellés des actions
action-wake = se lever à { $time } h
action-plan = { $plan }
action-cover = poser la tuile « { NAME($tile, of: "tile") } » sur la colonne « { NAME($column, of: "column") } »
action-keep = garder la tuile « { NAME($tile, of: "tile") } »
action-withdraw = changer le plan
action-buy = stand { $booth } : acheter { PAINTS($paints) }
action-close = fermer le stand { $booth }
action-pass = ne rien faire ici
action-forfeit = ne rien faire avec cet assistant
action-restore = restaurer { $segment } ({ PAINTS($paints) })
action-restore-step = évêque en { $bishop }, restaurer { $segment } ({ PAINTS($paints) })
action-altar = autel avec { PAINTS($paints) }
action-altar-step = évêque en { $bishop }, autel avec { PAINTS($paints) }
action-blend = mélanger { PAINTS($from) } en { NAME($paint, of: "paint") }
action-front = se placer devant, sur { $space }
action-behind = se placer derrière, sur { $space }
action-leonardo = Leonardo prend { $segment } ({ PAINTS($paints) })

# ---- refus
refused-wake-taken = { $time } h est déjà pris, par { PAINTER($who) }. Un seul peintre se lève à chaque heure.
refused-plan-all = Tous les assistants doivent être placés : le plan en place { $placed }, vous en avez { $have }.
refused-plan-spaces = La colonne « { NAME($column, of: "column") } » n’a pas autant de cases libres.
refused-plan-fill = La tuile « { NAME($tile, of: "tile") } » demande un assistant.
refused-plan-tile-first = Dites d’abord où va la tuile « { NAME($tile, of: "tile") } », ou que vous la gardez.
refused-plan-first = Une autre partie du plan vient d’abord : { NAME($kind, of: "kind") }.
refused-cover-decided = Vous avez déjà décidé de la tuile « { NAME($tile, of: "tile") } ». Retirez le plan pour recommencer.
refused-cover-later = Ce n’est pas encore le moment de décider de la tuile « { NAME($tile, of: "tile") } » ; décidez d’abord des tuiles qui la précèdent.
refused-cover-column = La tuile « { NAME($tile, of: "tile") } » ne peut pas recouvrir cette colonne.
refused-cover-covered = La tuile « { NAME($tile, of: "tile") } » recouvre déjà cette colonne.
refused-cover-room = Avec la tuile « { NAME($tile, of: "tile") } », il resterait { $spaces } cases pour vos { $have } assistants.
refused-blend-done = Vos assistants ici ont fait tous leurs mélanges.
refused-plan-sealed = Votre plan est scellé. Retirez-le d’abord si vous en voulez un autre.
refused-plan-decided = Vous avez déjà décidé de cette partie de votre plan. Retirez le plan pour recommencer.
refused-plan-nothing = Il n’y a pas de plan scellé à retirer.
refused-market-empty = Le stand { $booth } est vide.
refused-market-other = Vous achetez déjà au stand { $booth } ; une visite ne concerne qu’un stand.
refused-market-close = On ferme un stand au lieu d’acheter, pas après avoir acheté.
refused-market-gone = Il n’y a pas de tuile sur la case { $space } du stand { $booth }.
refused-market-twice = La case { $space } du stand { $booth } est nommée deux fois ; chaque tuile ne s’achète qu’une fois.
refused-market-booth = Il y a { $booths } stands dans cette partie.
refused-market-many = Chaque tuile demande un assistant au marché ; tuiles : { $tiles }, assistants restants : { $apprentices }.
refused-market-money = Cela coûte { $cost ->
    [one] { $cost } thaler
   *[other] { $cost } thalers
} ; vous en avez { $have }.
refused-market-single = Avec les modules en jeu, les tuiles s’achètent l’une après l’autre.
refused-bishop-far = L’évêque avance d’une case ; { $there } est trop loin de { $here }.
refused-bishop-money = Un pas de l’évêque coûte 1 thaler, et vous n’en avez pas.
refused-altar-limit = Vous avez déjà restauré l’autel ; ce n’est plus possible.
refused-restored = La tuile de { $segment } n’est plus là ; elle a été restaurée.
refused-paints = Il vous manque : { PAINTS($paints) }.
refused-leonardo-must = Leonardo ne peut pas s’en dispenser.
refused-leonardo-buys = Leonardo n’achète jamais ; il ne fait que fermer un stand.
refused-leonardo-altar = Leonardo ne restaure jamais l’autel.
refused-leonardo-step = Leonardo n’a pas de thaler pour l’évêque.
refused-leonardo-far = { $segment } n’est pas à côté de Leonardo en { $here } ; il avance d’une case, jamais en diagonale.
refused-leonardo-jump = Aucune tuile à côté de Leonardo en { $here } : il saute sur une tuile de la plus petite valeur, et { $segment } n’en est pas une.
refused-bishop-stays = L’évêque est déjà là ; rester n’est pas un pas et ne coûte rien.
refused-bishop-grid = L’évêque ne peut pas quitter la fresque ; elle n’a pas de case { $there }.
refused-altar-step = On déplace l’évêque avant de restaurer une case, pas avant l’autel.
refused-altar-three = L’autel se paie toujours avec trois couleurs.
refused-restore-next = Une restauration après l’autre : répondez d’abord à ce qui est demandé pour celle-ci.
refused-paint-none = Cette couleur n’existe pas dans cette partie : { NAME($paint, of: "paint") }.
refused-wake-form = « { $text } » n’est pas une heure de lever de cette auberge. On écrit par exemple : wake 7
refused-plan-form = « { $text } » n’est pas un plan pour ce plateau personnel : cinq colonnes, de 0 à 3 assistants chacune. On écrit par exemple : plan 1-2-0-1-1
refused-market-form = « { $text } » ne désigne pas de stand, ou pas de tuiles d’un seul stand. On écrit par exemple : buy II.1+3, ou close II
refused-restore-form = « { $text } » ne désigne pas de case de la fresque ; elles vont de A1 à E5. On écrit par exemple : restore C3, ou restore C3 bishop->C4
refused-altar-form = « { $text } » ne paie pas l’autel : trois couleurs, dont jaune, rouge et bleu une fois chacune au plus. On écrit par exemple : altar YRB
refused-blend-form = « { $text } » ne s’obtient pas par mélange. On écrit par exemple : blend green

# ---- erreurs de configuration et de matériel
error-modules-form = Les modules sont une liste de numéros, pas « { $modules } ».
error-module = Le module { $module } n’existe pas. Connus : { $known }.
error-preset = L’édition « { $preset } » n’existe pas. Connues : { $known }.
error-switch = La variante « { $switch } » n’existe pas. Connues : { $known }.
error-switch-module = La variante { $switch } appartient au module { $module }, { NAME($name, of: "module") }, qui n’est pas en jeu.
error-switch-value = La variante { $switch } ne peut pas valoir « { $value } ». Possible : { $known }.
error-switches-form = Les variantes se donnent comme des noms avec des valeurs, pas { $switches }.
error-max-rounds = Le nombre maximal de tours de jeu doit être compris entre 1 et { $most }, pas { $rounds }.
error-config-form = La configuration est illisible : { $problem }
error-phase = Une position ne peut pas commencer par la phase « { $phase } ». Connues : { $known }.
error-position-plans = Une position dans la phase « { $phase } » demande l’heure de lever et le plan de tous les peintres.
error-position-left = Seule une visite au marché, à la cathédrale ou à l’atelier peut avoir des actions restantes.
error-pack-unknown = Le pack « { $pack } » n’existe pas. Connus : { $known }.
error-pack = Le pack « { $pack } » a des défauts : { $problems }
error-pack-module = Il manque au pack « { $pack } » le fichier { $file }, dont le module { $module } a besoin.
error-other-pack = Le pack « { $pack } » a changé depuis cette partie : { $found } au lieu de { $expected }.

# ---- ce qui s'est passé
event-round_began = { $final ->
    [yes] Le tour de jeu { $round } commence. C’est le dernier : à la place du théâtre, une seconde visite à la cathédrale.
   *[no] Le tour de jeu { $round } commence.
}
event-woke = { PAINTER($who) } se lève à { $time } h.
event-counted = { PAINTER($who) } a maintenant { $apprentices } assistants.
event-planned = { PAINTER($who) } scelle son plan : { $plan }.
event-withdrew = { PAINTER($who) } retire son plan.
event-sealed = { PAINTER($who) } a scellé un plan.
event-erased = { PAINTER($who) } recommence son plan.
event-revealed = { PAINTER($who) } avait prévu : { $plan }.
event-covered = { PAINTER($who) } pose sur la colonne « { NAME($column, of: "column") } » la tuile « { NAME($tile, of: "tile") } ».
event-bought = { PAINTER($who) } achète { PAINTS($tile) } au stand { $booth } pour { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
}.
event-closed = { PAINTER($who) } ferme le stand { $booth }.
event-passed = { PAINTER($who) } s’arrête ({ NAME($place, of: "column") }).
event-forfeited = { PAINTER($who) } ne fait rien avec un assistant de la cathédrale.
event-bishop_stepped = { PAINTER($who) } paie 1 thaler et déplace l’évêque en { $segment }.
event-restored = { PAINTER($who) } restaure { $segment } ({ PAINTS($tile) }) : { $points } points{ $bonus ->
    [0] .
   *[other] {" "}et { $bonus } pour l’évêque.
}
event-altar_restored = { PAINTER($who) } restaure l’autel avec { PAINTS($paints) } : { $points } points.
event-moved = { PAINTER($who) } est sur la case { $space }.
event-moved-aside = { PAINTER($who) } est sur la case { $space }, car la case { $target } est occupée.
event-earned = { $why ->
    [studio] { PAINTER($who) } gagne { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } au studio.
    [income] { PAINTER($who) } reçoit { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } pour ses tuiles Fresque restaurées.
   *[other] { PAINTER($who) } reçoit { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }.
}
event-paid = { PAINTER($who) } paie { $thalers ->
    [one] { $thalers } thaler
   *[other] { $thalers } thalers
} { NAME($why, of: "why") }.
event-gained = { PAINTER($who) } reçoit { PAINTS($paints) } { NAME($why, of: "why") }.
event-returned = { PAINTER($who) } rend { PAINTS($paints) } { NAME($why, of: "why") }.
event-blended = { PAINTER($who) } obtient par mélange : { NAME($paint, of: "paint") }.
event-cheered = { PAINTER($who) } : l’humeur est maintenant à { SIGNED($mood) }.
event-market_filled = Les stands sont de nouveau garnis.
event-rotated = Aucun point encore : les peintres avancent sur les cases de départ ; en partant du dernier : { $order }.
event-guides = { PAINTER($who) } joue maintenant pour Leonardo.
event-scored = { PAINTER($who) } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { NAME($source, of: "source") }.
event-ended = La partie est terminée : { NAME($reason, of: "end") }.

# ---- pourquoi c'est fini, d'où viennent les points
end-tiles = il restait six tuiles Fresque ou moins, c’était donc le dernier tour de jeu
end-fresco = toute la fresque est restaurée
end-rounds = le nombre de tours de jeu convenu a été joué
source-fresco = fresque
source-bishop = évêque
source-altar = autel
source-landing = cases occupées
source-money = thalers

# ---- éditions et variantes
preset-revised = les règles révisées de 2020 (livret allemand)
preset-bigbox = les règles de la Big Box anglaise de 2014
preset-revised-fr = les règles révisées de 2020 (livret français)

switch-altar-limit = Combien de fois on peut restaurer l’autel
switch-altar-limit-once_per_visit = une fois à chaque visite à la cathédrale
switch-altar-limit-once_per_round = une fois par tour de jeu, même au dernier avec ses deux visites
switch-altar-limit-per_apprentice = avec chaque assistant
switch-bishop-step_before = Quand on peut déplacer l’évêque pour un thaler
switch-bishop-step_before-segment_only = seulement avant de restaurer une case de la fresque
switch-bishop-step_before-any_restoration = aussi avant de restaurer l’autel
switch-track-forward_from = À partir de quand une case de score occupée pousse toujours en avant
switch-track-forward_from-final_scoring = seulement au décompte final ; avant, on choisit
switch-track-forward_from-final_round = pendant tout le dernier tour de jeu
switch-start_rotation = Quand les peintres sans point échangent leurs cases de départ
switch-start_rotation-every_round = après chaque tour de jeu
switch-start_rotation-first_round_only = seulement après le premier tour de jeu
switch-leonardo-close_booth = Leonardo doit-il fermer un stand ?
switch-leonardo-close_booth-mandatory = il en ferme un s’il en reste d’ouverts
switch-leonardo-close_booth-optional = qui joue pour lui peut les laisser tous ouverts

pool-start = le premier peintre
pool-fresco = une tuile Fresque
pool-market = une tuile Marché
# ---- à quel titre on reçoit ou paie
why-market = au marché
why-blend = par mélange
why-fresco = pour la fresque
why-altar = pour l’autel
why-bishop = pour le pas de l’évêque
why-studio = au studio
why-income = pour ses tuiles Fresque restaurées

# ---- ne rien faire, et ce qu'un plan voudrait dire
pass-market = quitter le marché
pass-cathedral = s’arrêter là
pass-blend = s’arrêter là
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
plan-fifth-final = une tuile chacun, après l’atelier.
plan-tile = { $segment } ({ $points })
plan-studio = { $thalers } thalers chacun.
plan-workshop = { $blends } mélanges chacun, après la cathédrale ; possibles : { $paints }.
plan-workshop-none = { $blends } mélanges chacun, après la cathédrale ; il manque des couleurs.
plan-fifth = humeur +{ $steps } chacun, maintenant { SIGNED($mood) } ; effet au tour suivant.
plan-covered = { $count ->
    [0] { $column } : { $tile }
   *[other] { $column } : { $tile } { $count }
}
note-keep = aucune colonne n’est couverte
plan-how = Tapez cinq chiffres, 3 au plus chacun. Par exemple { $digits } : { $example }.
pass-leonardo_market = ne lui faire fermer aucun stand
plan-sent-market = { $most ->
    [0] trop cher pour une tuile
    [1] une tuile pour { $cost }
   *[other] jusqu’à { $most } tuiles d’un stand, { $cost } en tout
}. { $before ->
    [0] Vous passez en premier.
    [1] Un peintre avant vous.
   *[other] { $before } peintres avant vous.
}
plan-sent-cathedral = { $paid ->
    [1] payable
   *[other] payables ensemble
} : { $tiles }, { $points } points plus ceux de l’évêque{ $more ->
    [0] .
   *[other] {"\u00A0"}; il manque des couleurs pour { $more } de plus.
}
plan-sent-cathedral-none = { $count ->
    [1] une tuile
   *[other] { $count } tuiles
} ; vos couleurs ne suffisent encore pour aucune.
plan-sent-studio = { $thalers } thalers.
plan-sent-workshop = { $blends } mélanges, après la cathédrale ; { $possible ->
    [0] il manque des couleurs
   *[other] possibles : { $paints }
}.
plan-sent-fifth-final = { $count ->
    [1] une tuile
   *[other] { $count } tuiles
}, après l’atelier.
plan-sent-fifth = humeur { SIGNED($mood) } → { SIGNED($then) } : { $apprentices } assistants au prochain tour, si l’heure n’y change rien.
