# ---- 4, Puits à souhaits
module-wishing_well = Puits à souhaits
module-wishing_well-about = Les sous porte-bonheur jetés dans le puits au marché achètent des cartes de souhait, utiles dans chaque lieu.
switch-wishing_well-bishop_visit = Jusqu'où la carte « visite de l'évêque » mène l'évêque
switch-wishing_well-bishop_visit-anywhere = sur n'importe quelle case de la fresque
switch-wishing_well-bishop_visit-one_step = d'une case, dans n'importe quelle direction

# ---- cartes de souhait
wish-lucky_guy = veinard
wish-visit = visite de l'évêque
wish-praise = éloge de l'évêque
wish-tip = pourboire
wish-alchemy = alchimie
wish-finder = récompense
wish-busker = musicien de rue

# ---- décisions
kind-pennies = placer des sous porte-bonheur
ask-pennies = Combien de sous posez-vous sur le symbole du marché ? Ceux que vous ne jetez pas vous reviennent.
kind-throw = jeter des sous dans le puits
ask-throw = Combien de sous jetez-vous dans le puits ? Chacun rapporte une carte de souhait.
kind-free_paint = jouer la carte « couleur gratuite »
ask-free_paint = L'étal a encore une tuile que montre une de vos cartes. La prenez-vous gratuitement ?
kind-lucky_guy = jouer la carte « veinard »
ask-lucky_guy = Jouez-vous le veinard pour deux sous porte-bonheur ?
kind-busker = jouer la carte « musicien de rue »
ask-busker = Jouez-vous le musicien de rue ? Votre humeur monte d'une case avant que l'on compte les apprentis.
kind-praise = jouer la carte « éloge de l'évêque »
ask-praise = Jouez-vous l'éloge de l'évêque pour un point de plus avec ce bonus ?
kind-tip = jouer la carte « pourboire »
ask-tip = Jouez-vous le pourboire pour un thaler de plus et un sou ?
kind-finder = jouer la carte « récompense »
ask-finder = Jouez-vous la récompense pour trois thalers ?

# ---- libellés des actions
action-pennies = sous sur le symbole du marché : { $pennies }
action-throw = sous dans le puits : { $pennies }
action-free_paint = prendre gratuitement la tuile { $space }
action-lucky_guy = jouer « { NAME($card, of: "wish") } » : deux sous
action-busker = jouer « { NAME($card, of: "wish") } » : humeur plus un
action-praise = jouer « { NAME($card, of: "wish") } » : un point de plus
action-tip = jouer « { NAME($card, of: "wish") } » : un thaler et un sou
action-finder = jouer « { NAME($card, of: "wish") } » : trois thalers
action-visit = visite de l'évêque : gratuitement en { $bishop }
action-alchemy = alchimie : { PAINTS($from) } en { NAME($paint, of: "paint") }

# ---- refus
refused-pennies-first = Placez d'abord vos apprentis, puis les sous.
refused-pennies-market = Les sous demandent un apprenti au marché, et vous n'y en avez prévu aucun.
refused-pennies-covered = Votre tuile remplace le marché cette manche ; on ne peut pas y poser de sous.
refused-pennies-many = Vous n'avez pas autant de sous ; vous en avez { $have }.
refused-pennies-form = « { $text } » n'est pas un nombre de sous à placer ; c'est 2 au plus. On écrit par exemple : pennies 1
refused-throw-placed = On ne jette que les sous de son symbole du marché ; il y en a { $placed }.
refused-throw-full = Le puits prend deux sous par manche ; il y en a déjà { $well }.
refused-throw-pile = Chaque sou jeté achète une carte ; il en reste { $cards } dans la pile.
refused-throw-late = On jette les sous au début de son tour au marché, avant tout le reste.
refused-throw-form = « { $text } » n'est pas un nombre de sous à jeter ; c'est 2 au plus. On écrit par exemple : throw 1
refused-free-booth = La tuile gratuite vient de l'étal où vous venez d'acheter : { $booth }.
refused-free-picture = Aucune de vos cartes ne montre cette tuile.
refused-free-none = Vous n'avez pas de carte « couleur gratuite ».
refused-free-purchase = « Couleur gratuite » se joue juste après un achat, au même étal.
refused-free-form = « { $text } » ne désigne pas de case d'un étal. On écrit par exemple : free paint II.3
refused-lucky-later = Le veinard est demandé quand le reste de votre tour au marché est terminé.
refused-busker-first = Choisissez d'abord l'heure du lever ; le musicien joue après le changement d'humeur.
refused-wish-card = Vous n'avez pas la carte « { NAME($card, of: "wish") } ».
refused-wish-carried = Chaque apprenti porte au plus une carte de souhait par manche, et personne ici ne peut en porter une autre.
refused-praise-later = L'éloge de l'évêque est demandé lors d'une restauration qui donne un bonus de l'évêque.
refused-visit-stays = L'évêque est déjà en { $here } ; ce ne serait pas une visite.
refused-visit-form = « { $text } » ne désigne pas de case de la fresque ; elles vont de A1 à E5. On écrit par exemple : visit C4
refused-forfeit-visit = Un apprenti qui n'a pas mené l'évêque en visite agit, tout simplement ; pour finir toute la visite : pass
refused-forfeit-last = C'est le dernier apprenti ici ; s'il ne doit rien faire, écrivez : pass
refused-alchemy-form = « { $text } » n'est pas une alchimie : trois parmi jaune, rouge et bleu deviennent vert, orange ou violet. On écrit par exemple : alchemy YYR->green

# ---- ce qui s'est passé
event-pennies_placed = { PAINTER($who) } pose { $pennies ->
    [one] { $pennies } sou
   *[other] { $pennies } sous
} sur le symbole du marché.
event-pennies_shown = Sur le symbole du marché de { PAINTER($who) } : { $pennies ->
    [one] { $pennies } sou
   *[other] { $pennies } sous
}.
event-pennies_thrown = { PAINTER($who) } jette { $pennies ->
    [one] { $pennies } sou dans le puits et pioche une carte de souhait
   *[other] { $pennies } sous dans le puits et pioche autant de cartes de souhait
}.
event-wish_drawn = { $picture ->
    [none] { PAINTER($who) } pioche la carte « { NAME($card, of: "wish") } ».
   *[other] { PAINTER($who) } pioche la carte « couleur gratuite » avec { PAINTS($picture) }.
}
event-wish_used = { $picture ->
    [none] { PAINTER($who) } joue la carte « { NAME($card, of: "wish") } ».
   *[other] { PAINTER($who) } joue la carte « couleur gratuite » avec { PAINTS($picture) }.
}
event-pennies_taken = { PAINTER($who) } prend { $pennies ->
    [one] { $pennies } sou
   *[other] { $pennies } sous
} dans la réserve.
event-pennies_returned = { PAINTER($who) } reprend { $pennies ->
    [one] { $pennies } sou qui n'a pas été jeté
   *[other] { $pennies } sous qui n'ont pas été jetés
}.
event-free_paint_taken = { PAINTER($who) } prend gratuitement { PAINTS($tile) } à l'étal { $booth }.
event-visit_made = { PAINTER($who) } mène gratuitement l'évêque en { $segment }.
event-alchemy_done = { PAINTER($who) } change { PAINTS($paints) } en { NAME($paint, of: "paint") }.
event-well_emptied = { $pennies ->
    [one] Le sou du puits retourne
   *[other] Les { $pennies } sous du puits retournent
} dans la réserve.
event-pennies_exchanged = { PAINTER($who) } échange { $pennies ->
    [one] { $pennies } sou
   *[other] { $pennies } sous
} contre des thalers.

# ---- paquets
pack-wishing_well-pennies = les livrets comptent 20 sous, 3 par personne, et de la place pour 2 dans le puits
pack-wishing_well-cards = les livrets comptent veinard 3, visite 2, éloge 2, pourboire 3, alchimie 2, récompense 2, musicien 3
pack-wishing_well-free = { $found } cartes « couleur gratuite » ; les livrets en comptent 3
pack-wishing_well-picture = l'image { $paints } figure ici deux fois, ou sur aucune carte

pool-card = une carte de vœu
# ---- à quel titre on reçoit ou paie
why-tip = en pourboire
why-finder = en récompense
why-pennies = pour des sous porte-bonheur
why-alchemy = par alchimie
