# Le terminal, modules 10 à 15 et 17 : tableaux, où mènent les choix, planification. Les autres sont dans cli_fresco.ftl.

# ---- la table
cli-initial-tile-pews = b
cli-initial-tile-map = c
cli-initial-tile-medico = +
cli-bottles-laid = Nouvelles bouteilles chez le médecin : { $bottles }.
cli-ill-shown = { $who } a des malades : { $places }.

# ---- médecin
panel-infection = infection
panel-infections = peut encore venir : { $tiles }
panel-infected = à ce tour : { $place }
panel-infected-none = à ce tour : aucun lieu
panel-infected-before = la dernière fois : { $place }
panel-ill = médecin
panel-ill-count = { $count ->
    [one] { $count } malade
   *[other] { $count } malades
}
panel-ill-at = { $count ->
    [one] { $count } malade
   *[other] { $count } malades
} ({ $places })
panel-extra = assistant supplémentaire : { $column }
panel-bottles = bouteilles
panel-bottle = { $portions ->
    [0] jus
    [one] { $portions } dose
   *[other] { $portions } doses
}
panel-bottle-place = { $place } : { $bottle } à { $price }
panel-bottles-left = bouteilles dans la pile : { $bottles }
label-ill = malades : { $places }
label-ill-none = les malades restent de côté
label-bottle = { $bottle }
outcome-contagion = { $count ->
    [0] personne ne tombe malade près d'eux
    [one] { $count } assistant en bonne santé tombe malade près d'eux
   *[other] { $count } assistants en bonne santé tombent malades près d'eux
}
outcome-stay-out = { $count ->
    [one] { $count } reste de côté
   *[other] { $count } restent de côté
}
outcome-infections = infections encore possibles : { $count }
outcome-never-infected = jamais de tuile Infection pour ce lieu
outcome-figures = puis en bonne santé { $healthy }, malades { $ill }
outcome-left = reste { $paint } { $count }
outcome-needs-bottle = malade jusqu'à ce qu'une bouteille le guérisse
outcome-extra-gone = retour au théâtre ; les vôtres restent en bonne santé
outcome-extra-swapped = retour au théâtre ; un malade le remplace
outcome-heals = guérit { $healed } de vos malades ({ $ill })
outcome-ill-acts = loin de l'évêque, qui ne bouge pas
pass-saint = ne rien peindre
pass-heal = garder les bouteilles
about-saint = Malades restants ici : { $left }.
plan-on-medico = le médecin : vous achetez une bouteille, et un assistant peut aller au marché (0 ou 1).
plan-ill-follow = { $count ->
    [one] On vous demandera ensuite où va votre assistant malade.
   *[other] On vous demandera ensuite où vont vos { $count } assistants malades.
}
plan-ill-cathedral = une tuile chacun, pas à côté de l'évêque et sans le déplacer ; en bonne santé ici : { $healthy }.
plan-ill-studio = une couleur contre 3 thalers chacun ; en bonne santé ici : { $healthy }.
plan-ill-workshop = un mélange chacun, rien d'autre ; en bonne santé ici : { $healthy }.

# ---- faveurs
panel-favors = faveurs
panel-unseen = pas encore vues :
panel-favor = { $gives ->
    [thalers] { $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    }
    [mood] humeur +1
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
panel-reserved = { $mark } réservé : { $segment }, jusqu'à la fin { $night ->
    [yes] de ce tour
   *[no] du tour suivant
}
label-reserve = réserver { $segment } ({ PAINTS($paints) })
outcome-lady = dépasse la dame { NAME($lady, of: "lady") }
outcome-marry = elle aide dès le prochain plan
outcome-payable = vous avez les couleurs
outcome-booth = { $booth } alors { $tiles }
outcome-lady-market = échange deux tuiles Marché
outcome-lady-cathedral = réserve une tuile
outcome-lady-fifth-final = déplace l'évêque n'importe où pour 1 thaler
outcome-lady-studio = { $apprentices ->
    [0] rien : aucun des vôtres n'y est
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
    [one] On vous demandera ensuite où va votre dame.
   *[other] On vous demandera ensuite où vont vos dames.
}
