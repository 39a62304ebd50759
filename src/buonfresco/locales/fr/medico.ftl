# ---- 10, Medico
module-medico = Medico
module-medico-about = À chaque manche, la contagion frappe un lieu ; les apprentis malades peuvent peu de chose tant qu'un flacon du Medico ne les a pas guéris.
tile-medico = Medico
switch-medico-extra_infected = Ce que devient l'apprenti supplémentaire s'il tombe malade
switch-medico-extra_infected-returns = il retourne au théâtre et personne ne le remplace
switch-medico-extra_infected-swap_black = il retourne au théâtre et un apprenti malade le remplace
end-infection = il ne restait qu'une tuile d'infection, c'était donc la dernière manche

infection-market = marché
infection-cathedral = cathédrale
infection-studio = studio
infection-workshop = atelier
infection-same = même lieu qu'avant

# ---- décisions
kind-give_up = céder un apprenti
ask-give_up = Votre humeur vous coûte un apprenti. Lequel cédez-vous ? Un malade reviendra guéri quand votre humeur remontera.
kind-plan_medico = poser la tuile du Medico
ask-plan_medico = Posez-vous la tuile du Medico sur le marché ? Il faudra y acheter un flacon, et un apprenti au plus y fera des achats.
kind-ill = placer les apprentis malades
ask-ill = Où vont vos apprentis malades ? Ils peuvent aussi rester de côté. Qui travaille auprès d'eux tombe malade aussi.
kind-extra = dire où se trouve l'apprenti supplémentaire
ask-extra = Lequel de vos apprentis est le supplémentaire ? Cela compte s'il tombe malade.
kind-bottle = acheter un remède
ask-bottle = Quel flacon achetez-vous ? Il faut en prendre un ; le prix tient à la place où il se trouve.
kind-saint = peindre un saint
ask-saint = Votre apprenti malade peint-il un saint ? Il y faut une couleur quelconque, cela rapporte trois thalers.
kind-falls_ill = choisir qui tombe malade
ask-falls_ill = L'infection frappe ici. Qui tombe malade ?
kind-heal = employer des flacons
ask-heal = Employez-vous un flacon ? Chaque dose guérit un apprenti malade, le jus de framboise remonte l'humeur.

# ---- actions
action-give_up = { $apprentice ->
    [ill] céder un apprenti malade
   *[healthy] céder un apprenti en bonne santé
}
action-ill = apprentis malades : cathédrale { $cathedral }, studio { $studio }, atelier { $workshop }, seconde visite de la cathédrale { $fifth }
action-extra = l'apprenti supplémentaire est ici : { NAME($column, of: "column") }
action-bottle = acheter le flacon de la place { $place }
action-ill_acts = faire agir un apprenti malade
action-saint = peindre un saint avec { NAME($paint, of: "paint") }, pour 3 thalers
action-falls_ill = { $apprentice ->
    [extra] l'apprenti supplémentaire tombe malade
   *[own] un apprenti de votre couleur tombe malade
}
action-drink = { $portions ->
    [0] boire le jus de framboise : l'humeur monte d'un cran
    [one] employer le remède d'une dose
   *[other] employer le remède de { $portions } doses
}

# ---- refus
refused-give-must = Avec une humeur si mauvaise, il faut céder un apprenti.
refused-give-form = « { $text } » ne cède aucun apprenti. On écrit par exemple : give up ill
refused-medico-none = Aucun flacon n'est exposé pendant cette manche, la tuile du Medico ne sert à rien.
refused-medico-two = Vous avez déjà deux flacons ; employez-en un avant d'en acheter un autre.
refused-medico-form = « { $text } » n'est pas une place pour la tuile du Medico. On écrit par exemple : medico on market
refused-ill-first = On place d'abord les apprentis en bonne santé, puis les malades ; on dit enfin lequel est le supplémentaire.
refused-ill-theater = Les apprentis malades ne peuvent pas aller au théâtre.
refused-ill-tile = Une tuile d'action couvre la colonne « { NAME($column, of: "column") } » ; un malade ne peut pas s'y tenir.
refused-ill-spaces = Il n'y a plus assez de place pour des malades : { NAME($column, of: "column") }.
refused-ill-many = Vous n'avez pas autant d'apprentis malades ; il y en a { $have }.
refused-ill-form = « { $text } » ne dit pas où vont les malades : cathédrale, studio, atelier, seconde visite de la cathédrale. On écrit par exemple : ill 1-0-1-0
refused-extra-none = Vous n'avez pas l'apprenti supplémentaire pendant cette manche.
refused-extra-nobody = Aucun de vos apprentis en bonne santé n'est là : { NAME($column, of: "column") }.
refused-extra-form = « { $text } » ne dit pas où est l'apprenti supplémentaire. On écrit par exemple : extra on studio
refused-bottle-must = Qui emploie la tuile du Medico doit acheter un flacon qu'il peut payer.
refused-bottle-gone = Il n'y a pas de flacon à la place { $place }.
refused-bottle-money = Ce flacon coûte { $cost } thalers ; vous en avez { $have }.
refused-bottle-form = « { $text } » ne désigne pas de place de flacon. On écrit par exemple : bottle 2
refused-ill-nobody = Vous n'avez plus d'apprenti malade ici.
refused-ill-acts = C'est déjà un apprenti malade qui agit.
refused-ill-begun = Cet apprenti a commencé : qu'il finisse d'abord ce qu'il fait.
refused-ill-nothing = Un apprenti malade ne pourrait rien faire ici maintenant.
refused-ill-bishop = On ne déplace pas l'évêque pour un apprenti malade.
refused-ill-neighbour = Les malades restent loin de l'évêque, et { $segment } est à côté de lui, en { $here }.
refused-ill-led = L'évêque a été déplacé pendant cette visite ; avant qu'un malade ne restaure une case, un apprenti en bonne santé doit le faire.
refused-saint-form = « { $text } » ne désigne pas de couleur pour un saint. On écrit par exemple : saint blue
refused-victim-must = Il faut que quelqu'un tombe malade ici.
refused-drink-none = Vous n'avez pas un tel flacon.
refused-drink-form = « { $text } » ne désigne pas de flacon. On écrit par exemple : drink 3, ou drink juice

# ---- ce qui s'est passé
event-gave_up_ill = { PAINTER($who) } cède un apprenti malade, qui reviendra guéri.
event-ill_planned = { PAINTER($who) } place des malades : cathédrale { $cathedral }, studio { $studio }, atelier { $workshop }, seconde visite de la cathédrale { $fifth }.
event-extra_planned = L'apprenti supplémentaire de { PAINTER($who) } est ici : { NAME($column, of: "column") }.
event-ill_shown = Parmi les apprentis de { PAINTER($who) }, des malades : cathédrale { $cathedral }, studio { $studio }, atelier { $workshop }, seconde visite de la cathédrale { $fifth }.
event-extra_shown = L'apprenti supplémentaire de { PAINTER($who) } est ici : { NAME($column, of: "column") }.
event-infection_revealed = Infection : { NAME($tile, of: "infection") }. { $place ->
    [none] Aucun lieu n'est touché.
   *[other] Lieu touché pendant cette manche : { NAME($place, of: "column") }.
}
event-bottle_bought = { PAINTER($who) } achète { $portions ->
    [0] du jus de framboise
    [one] un remède d'une dose
   *[other] un remède de { $portions } doses
} pour { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
}.
event-bottle_missed = { $there ->
    [yes] { PAINTER($who) } ne peut payer aucun flacon et n'en achète pas.
   *[no] Tous les flacons sont vendus ; { PAINTER($who) } n'en achète pas.
}
event-saint_painted = Un apprenti malade de { PAINTER($who) } peint un saint avec { NAME($paint, of: "paint") }.
event-fell_ill = { $apprentices ->
    [one] Un apprenti de { PAINTER($who) } tombe malade
   *[other] { $apprentices } apprentis de { PAINTER($who) } tombent malades
} : { NAME($column, of: "column") }.
event-extra_fell_ill = { $black ->
    [yes] L'apprenti supplémentaire de { PAINTER($who) } tombe malade, un malade prend sa place
   *[no] L'apprenti supplémentaire de { PAINTER($who) } tombe malade et retourne au théâtre
} : { NAME($column, of: "column") }.
event-bottle_used = { $portions ->
    [0] { PAINTER($who) } boit du jus de framboise.
   *[other] { PAINTER($who) } emploie un remède ; apprentis guéris : { $healed }.
}
event-bottles_laid = Nouveaux flacons chez le Medico : à 3 doses { $three }, à 2 { $two }, à 1 { $one } ; jus de framboise { $juice }.
event-health_credited = { PAINTER($who) } reçoit un crédit de { $thalers } thalers pour ses apprentis en bonne santé.

# ---- jeux de matériel
pack-medico-bottles = les livrets comptent quatre flacons de 3, de 2 et d'une dose, et quatre de jus
pack-medico-infection = les livrets comptent deux tuiles d'infection pour chacun de quatre lieux, et une « même lieu »
pack-medico-figures = les livrets comptent cinq apprentis noirs par joueur
pack-medico-places = à { $players }, il faut une rangée de { $places } places de flacons, chacune avec un prix d'au moins 1

pool-bottle = une bouteille
pool-infection = une tuile d'infection
# ---- à quel titre on reçoit ou paie
why-bottle = pour un flacon
why-saint = pour le portrait d'un saint
