# ---- 10, Médecin
module-medico = Médecin
module-medico-about = À chaque tour de jeu, l’infection frappe un lieu ; les assistants malades peuvent peu de chose tant qu’une bouteille du médecin ne les a pas guéris.
tile-medico = Médecin
switch-medico-extra_infected = Ce que devient l’assistant supplémentaire s’il tombe malade
switch-medico-extra_infected-returns = il retourne au théâtre et personne ne le remplace
switch-medico-extra_infected-swap_black = il retourne au théâtre et un assistant malade le remplace
end-infection = il ne restait qu’une tuile Infection, c’était donc le dernier tour de jeu

infection-market = marché
infection-cathedral = cathédrale
infection-studio = studio
infection-workshop = atelier
infection-same = lieu identique

# ---- décisions
kind-give_up = céder un assistant
ask-give_up = Votre humeur vous coûte un assistant. Lequel cédez-vous ? Un malade reviendra guéri quand votre humeur remontera.
kind-plan_medico = poser la tuile « Médecin »
ask-plan_medico = Posez-vous la tuile « Médecin » sur le marché ? Il faudra y acheter une bouteille, et un assistant au plus y fera des achats.
kind-ill = placer les assistants malades
ask-ill = Où vont vos assistants malades ? Ils peuvent aussi rester de côté. Qui travaille auprès d’eux tombe malade aussi.
kind-extra = dire où se trouve l’assistant supplémentaire
when-infection = Cela est demandé quand une infection frappe.
when-healing = Les bouteilles se vident à la fin d’un tour de jeu, après le théâtre.
ask-extra = Lequel de vos assistants est l’assistant supplémentaire ? Cela compte s’il tombe malade.
kind-bottle = acheter une bouteille
ask-bottle = Quelle bouteille achetez-vous ? Il faut en prendre une ; le prix dépend de l’emplacement.
kind-saint = peindre un tableau de saint
ask-saint = Votre assistant malade peint-il un tableau de saint ? Cela coûte une couleur au choix et rapporte 3 thalers. Malades restants ici : { $left }.
kind-falls_ill = choisir qui tombe malade
ask-falls_ill = L’infection frappe ici. Qui tombe malade ?
kind-heal = utiliser des bouteilles
ask-heal = Utilisez-vous une bouteille ? Chaque dose guérit un assistant malade, le jus de framboise remonte l’humeur.

# ---- actions
action-give_up = { $apprentice ->
    [ill] céder un assistant malade
   *[healthy] céder un assistant en bonne santé
}
action-ill = malades : { $places }
action-extra = l’assistant supplémentaire est ici : { NAME($column, of: "column") }
action-bottle = { $bottle } (emplacement { $place })
action-ill_acts = faire agir un assistant malade
action-saint = peindre un tableau de saint avec { NAME($paint, of: "paint") }
action-falls_ill = { $apprentice ->
    [extra] l’assistant supplémentaire tombe malade
   *[own] un assistant de votre couleur tombe malade
}
action-drink = { $portions ->
    [0] boire le jus de framboise : humeur +1
    [one] utiliser le remède d’une dose
   *[other] utiliser le remède de { $portions } doses
}

# ---- refus
refused-give-must = Avec une humeur si mauvaise, il faut céder un assistant.
refused-give-form = « { $text } » ne cède aucun assistant. On écrit par exemple : give up ill
refused-medico-none = Aucune bouteille n’est exposée à ce tour, la tuile « Médecin » ne sert à rien.
refused-medico-two = Vous avez déjà deux bouteilles ; utilisez-en une avant d’en acheter une autre.
refused-medico-form = « { $text } » n’est pas une place pour la tuile « Médecin ». On écrit par exemple : medico on market
refused-ill-first = On place d’abord les assistants en bonne santé, puis les malades ; on dit enfin où est l’assistant supplémentaire.
refused-ill-theater = Les assistants malades ne peuvent pas aller au théâtre.
refused-ill-tile = Une tuile action recouvre la colonne « { NAME($column, of: "column") } » ; un malade ne peut pas s’y tenir.
refused-ill-spaces = Il n’y a plus assez de place pour des malades : { NAME($column, of: "column") }.
refused-ill-many = Vous n’avez pas autant d’assistants malades ; il y en a { $have }.
refused-ill-form = « { $text } » ne dit pas où vont les malades : cathédrale, studio, atelier, seconde visite à la cathédrale. On écrit par exemple : ill 1-0-1-0
refused-extra-none = Vous n’avez pas l’assistant supplémentaire à ce tour.
refused-extra-nobody = Aucun de vos assistants en bonne santé n’est là : { NAME($column, of: "column") }.
refused-extra-form = « { $text } » ne dit pas où est l’assistant supplémentaire. On écrit par exemple : extra on studio
refused-bottle-must = Qui utilise la tuile « Médecin » doit acheter une bouteille qu’il peut payer.
refused-bottle-gone = Il n’y a pas de bouteille à l’emplacement { $place }.
refused-bottle-money = Cette bouteille coûte { $cost ->
    [one] { $cost } thaler
   *[other] { $cost } thalers
} ; vous en avez { $have }.
refused-bottle-form = « { $text } » ne désigne pas d’emplacement de bouteille. On écrit par exemple : bottle 2
refused-ill-nobody = Vous n’avez plus d’assistant malade ici.
refused-ill-acts = C’est déjà un assistant malade qui agit.
refused-ill-begun = Cet assistant a commencé : il termine d’abord son action.
refused-ill-nothing = Un assistant malade ne pourrait rien faire ici maintenant.
refused-ill-bishop = On ne déplace pas l’évêque pour un assistant malade.
refused-ill-work = Un assistant malade ne peut que restaurer ici.
refused-ill-neighbour = Les malades restent loin de l’évêque, et { $segment } est à côté de lui, en { $here }.
refused-ill-led = L’évêque a été déplacé pendant cette visite ; avant qu’un malade ne restaure une case, un assistant en bonne santé doit le faire.
refused-saint-form = « { $text } » ne désigne pas de couleur pour un tableau de saint. On écrit par exemple : saint blue
refused-victim-must = Il faut que quelqu’un tombe malade ici.
refused-drink-none = Vous n’avez pas une telle bouteille.
refused-drink-form = « { $text } » ne désigne pas de bouteille. On écrit par exemple : drink 3, ou drink juice

# ---- ce qui s'est passé
event-gave_up_ill = { PAINTER($who) } cède un assistant malade, qui reviendra guéri.
event-ill_planned = { PAINTER($who) } place des malades : cathédrale { $cathedral }, studio { $studio }, atelier { $workshop }, seconde visite à la cathédrale { $fifth }.
event-extra_planned = { PAINTER($who) } a l’assistant supplémentaire ici : { NAME($column, of: "column") }.
event-ill_shown = { PAINTER($who) } a des malades : cathédrale { $cathedral }, studio { $studio }, atelier { $workshop }, seconde visite à la cathédrale { $fifth }.
event-extra_shown = { PAINTER($who) } a l’assistant supplémentaire ici : { NAME($column, of: "column") }.
event-infection_revealed = Infection : { NAME($tile, of: "infection") }. { $place ->
    [none] Aucun lieu n’est infecté.
   *[other] Lieu infecté à ce tour : { NAME($place, of: "column") }.
}
event-bottle_bought = { PAINTER($who) } achète { $portions ->
    [0] du jus de framboise
    [one] un remède d’une dose
   *[other] un remède de { $portions } doses
} pour { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
}.
event-bottle_missed = { $there ->
    [yes] { PAINTER($who) } ne peut payer aucune bouteille et n’en achète pas.
   *[no] Toutes les bouteilles sont vendues ; { PAINTER($who) } n’en achète pas.
}
event-saint_painted = { PAINTER($who) } : un assistant malade peint un tableau de saint avec { NAME($paint, of: "paint") }.
event-fell_ill = { PAINTER($who) } : { $apprentices ->
    [one] un assistant tombe malade
   *[other] { $apprentices } assistants tombent malades
} ({ NAME($column, of: "column") }).
event-extra_fell_ill = { PAINTER($who) } : { $black ->
    [yes] l’assistant supplémentaire tombe malade, un malade prend sa place
   *[no] l’assistant supplémentaire tombe malade et retourne au théâtre
} ({ NAME($column, of: "column") }).
event-bottle_used = { $portions ->
    [0] { PAINTER($who) } boit du jus de framboise.
   *[other] { PAINTER($who) } utilise un remède ; assistants guéris : { $healed }.
}
event-bottles_laid = Nouvelles bouteilles chez le médecin : à 3 doses { $three }, à 2 { $two }, à 1 { $one } ; jus de framboise { $juice }.
event-health_credited = { PAINTER($who) } : { $thalers } thalers comptés pour ses assistants en bonne santé.

# ---- packs
pack-medico-bottles = le livret de règles compte quatre bouteilles de 3, de 2 et d’une dose, et quatre de jus
pack-medico-infection = le livret de règles compte deux tuiles Infection pour chacun de quatre lieux, et une « lieu identique »
pack-medico-figures = le livret de règles compte cinq assistants noirs par joueur
pack-medico-places = à { $players }, il faut une rangée de { $places } emplacements de bouteilles, chacun avec un prix d’au moins 1

pool-bottle = une bouteille
pool-infection = une tuile Infection
# ---- à quel titre on reçoit ou paie
why-bottle = pour une bouteille
why-saint = pour un tableau de saint

# ---- raconté : où mènent les choix, la table, la planification
action-ill-none = les malades restent de côté
pass-saint = ne rien peindre
pass-heal = garder les bouteilles
bill-ill = { $sign ->
    [minus] { $amount } malade de moins, reste { $then }
   *[plus] { $amount } malade de plus, alors { $then }
}
stock-ill = assistants malades
note-contagion = { $count ->
    [0] personne ne tombe malade près d’eux
    [one] { $count } assistant en bonne santé tombe malade près d’eux
   *[other] { $count } assistants en bonne santé tombent malades près d’eux
}
note-stay-out = { $count ->
    [one] { $count } reste de côté
   *[other] { $count } restent de côté
}
note-beside-ill = il tombe malade auprès des malades
note-infections = { $count ->
    [0] aucune infection ne peut frapper là
   *[other] tuiles Infection pour ce lieu : { $count } sur { $tiles }
}
note-healthy = puis en bonne santé : { $count }
note-needs-bottle = malade jusqu’à ce qu’une bouteille le guérisse
note-extra-gone = retour au théâtre ; les vôtres restent en bonne santé
note-extra-swapped = retour au théâtre ; un malade le remplace
note-portions-lost = { $count ->
    [one] { $count } dose est perdue
   *[other] { $count } doses sont perdues
}
note-credit = { $thalers } thalers au décompte final
note-ill-acts = loin de l’évêque, qui ne bouge pas
panel-infection = infection
panel-infections = peut encore venir : { $tiles }
panel-infected = à ce tour : { $place }
panel-infected-none = à ce tour : aucun lieu
panel-infected-before = la dernière fois : { $place }
panel-infection-tile = tuile : { $tile }
sign-infected = !
mark-infected = lieu infecté à ce tour
panel-ill = médecin
panel-ill-count = { $count ->
    [one] { $count } malade
   *[other] { $count } malades
}
panel-ill-at = { $count ->
    [one] { $count } malade
   *[other] { $count } malades
} ({ $places })
panel-ill-left = encore ici : en bonne santé { $healthy }, malades { $ill }{ $acting ->
    [yes] {" "}; c’est un malade qui agit
   *[no] {""}
}
panel-extra = assistant supplémentaire : { $column }
panel-board = { $count } chez le médecin
panel-aside-own = un assistant cédé
panel-aside-black = un malade cédé
panel-black = assistants noirs restants : { $count }
panel-bottles = bouteilles
panel-bottle = { $portions ->
    [0] jus
    [one] { $portions } dose
   *[other] { $portions } doses
}
panel-bottle-place = { $place } : { $bottle } à { $price }
panel-bottle-prices = prix des emplacements : { $prices }
panel-bottles-left = bouteilles dans la pile : { $bottles }
panel-bottles-used = utilisées ou invendues : { $bottles }
initial-tile-medico = +
plan-on-medico = le médecin : vous achetez une bouteille, et un assistant peut aller au marché (0 ou 1) ;
note-on-medico = { $price ->
    [none] aucune bouteille que vous puissiez payer maintenant
    [one] vous devez acheter une bouteille, à partir de 1 thaler
   *[other] vous devez acheter une bouteille, à partir de { $price } thalers
} ; un seul au plus achète au marché
plan-ill-follow = { $count ->
    [one] On vous demandera ensuite où va votre assistant malade.
   *[other] On vous demandera ensuite où vont vos { $count } assistants malades.
}
plan-ill-cathedral = une tuile chacun, pas à côté de l’évêque et sans le déplacer ; en bonne santé ici : { $healthy }.
plan-ill-studio = une couleur contre { $thalers } thalers chacun ; en bonne santé ici : { $healthy }.
plan-ill-workshop = { $blends ->
    [one] un mélange
   *[other] { $blends } mélanges
} chacun, rien d’autre ; en bonne santé ici : { $healthy }.
story-ill_shown = { $who } a des malades : { $places }.
story-bottles_laid = Nouvelles bouteilles chez le médecin : { $bottles }.
module-medico-words = M10, infection, infections, infecté, lieu infecté, malade, malades, assistant malade, contagion, guérir, soigner, tableau de saint, Medico

module-medico-help =
    Après les plans, une tuile Infection nomme un lieu. Qui y a des assistants en bonne santé en voit un tomber malade après ses actions.
    Les malades peuvent aller à la cathédrale (pas à côté de l’évêque, qu’on ne déplace pas pour eux ; l’autel est libre), au studio (1 couleur pour 3 thalers), à l’atelier (un mélange), ou rester de côté. Au même endroit, tous vos autres assistants tombent malades aussi.
    Dès le tour 2, votre tuile « Médecin » peut recouvrir le marché : vous devez acheter une bouteille, et un assistant peut encore y acheter. Les bouteilles servent après le théâtre.
    Si l’humeur vous coûte un assistant, vous pouvez céder un malade.
    Quand il reste une tuile Infection, c’est le dernier tour. Au décompte des thalers, chacun de vos assistants non malades compte 5 thalers. Leonardo n’est jamais malade. (M10)
