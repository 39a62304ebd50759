# ---- 4, Fontaine aux souhaits
module-wishing_well = Fontaine aux souhaits
module-wishing_well-about = Les pièces porte-bonheur jetées dans la fontaine au marché donnent des cartes Souhait, utiles dans chaque lieu.
switch-wishing_well-bishop_visit = Jusqu’où la carte « Visite de l’évêque » déplace l’évêque
switch-wishing_well-bishop_visit-anywhere = sur n’importe quelle case de la fresque
switch-wishing_well-bishop_visit-one_step = d’une case, dans n’importe quelle direction

# ---- cartes Souhait
wish-lucky_guy = Jour de chance
wish-visit = Visite de l’évêque
wish-praise = Éloge de l’évêque
wish-tip = Pourboire
wish-alchemy = Alchimie
wish-finder = Récompense
wish-busker = Troubadour

# ---- décisions
kind-pennies = placer des pièces porte-bonheur
ask-pennies = Combien de pièces porte-bonheur placez-vous sur le symbole Marché ? Celles que vous ne jetez pas vous reviennent.
kind-throw = jeter des pièces dans la fontaine
ask-throw = Combien de pièces jetez-vous dans la fontaine ? Chacune rapporte une carte Souhait.
kind-free_paint = jouer la carte « Couleur gratuite »
ask-free_paint = Le stand { $booth } a encore une tuile que montre une de vos cartes. La prenez-vous gratuitement ?
kind-lucky_guy = jouer la carte « Jour de chance »
ask-lucky_guy = Jouez-vous « Jour de chance » pour deux pièces porte-bonheur ?
kind-busker = jouer la carte « Troubadour »
ask-busker = Jouez-vous « Troubadour » ? Votre humeur monte d’une case avant que l’on compte les assistants.
kind-praise = jouer la carte « Éloge de l’évêque »
ask-praise = Jouez-vous « Éloge de l’évêque » pour un point de plus avec le bonus pour { $segment } ?
kind-tip = jouer la carte « Pourboire »
ask-tip = Jouez-vous « Pourboire » pour un thaler de plus et une pièce porte-bonheur ?
kind-finder = jouer la carte « Récompense »
ask-finder = Jouez-vous « Récompense » pour trois thalers ?

# ---- libellés des actions
action-pennies = pièces sur le symbole Marché : { $pennies }
action-throw = pièces dans la fontaine : { $pennies }
action-free_paint = prendre gratuitement { PAINTS($paints) } en { $space }
action-lucky_guy = jouer « { NAME($card, of: "wish") } » : deux pièces porte-bonheur
action-busker = jouer « { NAME($card, of: "wish") } » : humeur +1
action-praise = jouer « { NAME($card, of: "wish") } » : un point de plus
action-tip = jouer « { NAME($card, of: "wish") } » : un thaler et une pièce porte-bonheur
action-finder = jouer « { NAME($card, of: "wish") } » : trois thalers
action-visit = Visite de l’évêque : gratuitement en { $bishop }
action-alchemy = Alchimie : { PAINTS($from) } en { NAME($paint, of: "paint") }

# ---- refus
refused-pennies-first = Placez d’abord vos assistants, puis les pièces porte-bonheur.
refused-pennies-market = Les pièces porte-bonheur demandent un assistant au marché, et vous n’y en avez prévu aucun.
refused-pennies-covered = Votre tuile remplace le marché à ce tour ; on ne peut pas y placer de pièces porte-bonheur.
refused-pennies-many = Vous n’avez pas autant de pièces porte-bonheur ; vous en avez { $have }.
refused-pennies-form = « { $text } » n’est pas un nombre de pièces à placer ; c’est 2 au plus. On écrit par exemple : pennies 1
refused-throw-placed = On ne jette que les pièces de son symbole Marché ; il y en a { $placed }.
refused-throw-full = La fontaine prend deux pièces par tour ; il y en a déjà { $well }.
refused-throw-pile = Chaque pièce jetée donne une carte ; il en reste { $cards } dans la pile.
refused-throw-late = On jette les pièces au début de son tour au marché, avant tout le reste.
refused-throw-form = « { $text } » n’est pas un nombre de pièces à jeter ; c’est 2 au plus. On écrit par exemple : throw 1
refused-free-booth = La tuile gratuite vient du stand où vous venez d’acheter : { $booth }.
refused-free-picture = Aucune de vos cartes ne montre cette tuile.
refused-free-none = Vous n’avez pas de carte « Couleur gratuite ».
refused-free-purchase = « Couleur gratuite » se joue juste après un achat, au même stand.
refused-free-form = « { $text } » ne désigne pas de case d’un stand. On écrit par exemple : free paint II.3
refused-lucky-later = « Jour de chance » se joue quand le reste de votre tour au marché est terminé.
refused-busker-first = Choisissez d’abord l’heure de lever ; « Troubadour » se joue après le changement d’humeur.
refused-wish-card = Vous n’avez pas la carte « { NAME($card, of: "wish") } ».
refused-wish-carried = Une seule carte Souhait par assistant et par tour ; personne ici ne peut en porter une autre.
refused-praise-later = « Éloge de l’évêque » se joue lors d’une restauration qui donne un bonus de l’évêque.
refused-visit-stays = L’évêque est déjà en { $here } ; ce ne serait pas une visite.
refused-visit-form = « { $text } » ne désigne pas de case de la fresque ; elles vont de A1 à E5. On écrit par exemple : visit C4
refused-forfeit-visit = On ne renonce à l’action d’un seul assistant qu’après « Visite de l’évêque » ; pour quitter la cathédrale : pass
refused-forfeit-last = C’est le dernier assistant ici ; s’il ne doit rien faire, écrivez : pass
refused-alchemy-form = « { $text } » n’est pas une alchimie : trois parmi jaune, rouge et bleu deviennent vert, orange ou violet. On écrit par exemple : alchemy YYR->green

# ---- ce qui s'est passé
event-pennies_placed = { PAINTER($who) } place { $pennies ->
    [one] { $pennies } pièce porte-bonheur
   *[other] { $pennies } pièces porte-bonheur
} sur le symbole Marché.
event-pennies_shown = { PAINTER($who) } a sur son symbole Marché : { $pennies ->
    [one] { $pennies } pièce porte-bonheur
   *[other] { $pennies } pièces porte-bonheur
}.
event-pennies_thrown = { PAINTER($who) } jette { $pennies ->
    [one] { $pennies } pièce dans la fontaine et pioche une carte Souhait
   *[other] { $pennies } pièces dans la fontaine et pioche autant de cartes Souhait
}.
event-wish_drawn = { PAINTER($who) } pioche la carte « { $card } ».
event-wish_used = { PAINTER($who) } joue la carte « { $card } ».
event-pennies_taken = { PAINTER($who) } prend { $pennies ->
    [one] { $pennies } pièce porte-bonheur
   *[other] { $pennies } pièces porte-bonheur
} dans la réserve.
event-pennies_returned = { PAINTER($who) } récupère { $pennies ->
    [one] { $pennies } pièce qui n’a pas été jetée
   *[other] { $pennies } pièces qui n’ont pas été jetées
}.
event-free_paint_taken = { PAINTER($who) } prend gratuitement { PAINTS($tile) } au stand { $booth }.
event-visit_made = { PAINTER($who) } déplace gratuitement l’évêque en { $segment }.
event-alchemy_done = { PAINTER($who) } change { PAINTS($paints) } en { NAME($paint, of: "paint") }.
event-well_emptied = { $pennies ->
    [one] La pièce de la fontaine retourne
   *[other] Les { $pennies } pièces de la fontaine retournent
} dans la réserve.
event-pennies_exchanged = { PAINTER($who) } échange { $pennies ->
    [one] { $pennies } pièce porte-bonheur
   *[other] { $pennies } pièces porte-bonheur
} contre des thalers.

# ---- packs
pack-wishing_well-pennies = le livret de règles compte 20 pièces porte-bonheur, 3 par personne, et de la place pour 2 dans la fontaine
pack-wishing_well-cards = le livret de règles compte Jour de chance 3, Visite de l’évêque 2, Éloge de l’évêque 2, Pourboire 3, Alchimie 2, Récompense 2, Troubadour 3
pack-wishing_well-free = { $found } cartes « Couleur gratuite » ; le livret de règles en compte 3
pack-wishing_well-picture = l’image { $paints } figure ici deux fois, ou sur aucune carte

pool-card = une carte Souhait
# ---- à quel titre on reçoit ou paie
why-tip = en pourboire
why-finder = en récompense
why-pennies = pour des pièces porte-bonheur
why-alchemy = par alchimie

# ---- les mots des choix et de la table
pass-praise = garder la carte
pass-tip = garder la carte
pass-finder = garder la carte
pass-busker = garder la carte
pass-lucky_guy = garder la carte
pass-free_paint = garder la carte
panel-wishing_well = fontaine
panel-well = { $pennies ->
    [one] { $pennies } pièce dans la fontaine
   *[other] { $pennies } pièces dans la fontaine
}
panel-wishes = { $cards ->
    [one] encore { $cards } carte Souhait
   *[other] encore { $cards } cartes Souhait
}
panel-placed = sur les symboles Marché : { $pennies }
panel-pennies = { $count ->
    [one] { $count } pièce porte-bonheur
   *[other] { $count } pièces porte-bonheur
}
panel-cards = cartes Souhait : { $cards }
panel-free_paint = Couleur gratuite ({ PAINTS($paints) })
note-pennies = il vous en reste { $left }
note-pennies-back = { $pennies ->
    [one] { $pennies } pièce vous revient
   *[other] { $pennies } pièces vous reviennent
}
group-visit = Visite de l’évêque
bill-pennies = { $sign ->
    [minus] coûte { $amount ->
        [one] { $amount } pièce porte-bonheur
       *[other] { $amount } pièces porte-bonheur
    }, reste { $then }
   *[plus] +{ $amount ->
        [one] { $amount } pièce porte-bonheur
       *[other] { $amount } pièces porte-bonheur
    }, puis { $then }
}
stock-pennies = pièces porte-bonheur
plan-market-pennies = Pièces porte-bonheur pour la fontaine : { $pennies }.
plan-wishes = Vos cartes Souhait utiles ici : { $cards }.
module-wishing_well-words = M4, fontaine, pièce, pièce porte-bonheur, pièces porte-bonheur, porte-bonheur, carte Souhait, cartes Souhait, souhait, souhaits, symbole Marché, symboles Marché

module-wishing_well-help =
    Chacun commence avec 3 pièces porte-bonheur. En planifiant, vous pouvez en placer jusqu’à 2 sur le symbole Marché, si vous envoyez un assistant au marché.
    Au début de votre tour là-bas, vous pouvez les jeter dans la fontaine ; chacune donne une des 20 cartes Souhait, que vous seul voyez. La fontaine prend 2 pièces par tour de tous ensemble ; les autres reviennent.
    Une carte aide un assistant dans son lieu, en plus de son action ; une par assistant et par tour, puis elle quitte le jeu. Seul le Troubadour n’en demande pas.
    Cartes : Jour de chance, Couleur gratuite, Visite de l’évêque, Éloge de l’évêque, Pourboire, Alchimie, Récompense, Troubadour.
    À la fin, chaque pièce devient 1 thaler ; les cartes ne valent rien. Leonardo n’en a pas. (M4)
