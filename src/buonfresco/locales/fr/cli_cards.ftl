# Le jeu de cartes au terminal : ses objets, sa table, ses questions et ses choix, ce qui s'est passé, son aide.

# ---- cartes et pioches
cards-back-market = marché
cards-back-round = rond
cards-back-pointed = ogive
cards-back-rose = rosace
cards-card = { PAINTS($colour) } { $symbols }
cards-card-back = { PAINTS($colour) } { $symbols } ({ NAME($back, of: "cards-back") })
cards-held = { $count } { NAME($back, of: "cards-back") }
cards-none = aucune
cards-draws-market = { $count ->
    [one] { $count } carte Marché
   *[other] { $count } cartes Marché
}
cards-draws-workshop = { $count ->
    [one] { $count } carte Atelier
   *[other] { $count } cartes Atelier
}
cards-draws-either = { $count ->
    [one] { $count } carte Marché ou Atelier
   *[other] { $count } cartes Marché ou Atelier
}
cards-backs-market = { $count ->
    [one] { $count } carte Marché
   *[other] { $count } cartes Marché
}
cards-backs-workshop = { $count ->
    [one] { $count } carte Atelier
   *[other] { $count } cartes Atelier
} ({ NAME($back, of: "cards-back") })

# ---- tuiles Action
cards-tile-quoted = « { NAME($tile, of: "cards-tile") } »
cards-sort-rotation = rotation
cards-sort-exchange = échanger et restaurer
cards-sort-demand = demande
cards-sort-paint = couleur
cards-about-rotation = fait monter d'une valeur une carte que vous restaurez ; inutilisée : 1 point
cards-about-exchange = permet une fois de restaurer juste après un échange
cards-about-demand = une fois à votre tour : nommez une couleur, chacun vous en donne une carte
cards-about-paint = remplace une fois une carte de cette couleur ; inutilisée : 1 point

# ---- la table
phase-cards-draw = piocher une carte
phase-cards-act = choisir l'action
phase-cards-exchange = échanger
phase-cards-restore = restaurer
phase-cards-demand = demande
phase-cards-limit = limite de main
phase-cards-scoring = décompte final
phase-cards-over = terminé
cli-cards-head-fresco = à restaurer
cli-cards-head-values = valeurs
cli-cards-head-worth = avec vos cartes
cli-cards-favourite = couleur préférée :
cli-cards-no-favourite = plus de couleur préférée
cli-cards-payable = vous pouvez payer : { $points }
cli-cards-missing = manque : { $colours }
cli-cards-missing-some = { $count ->
    [one] manque : une parmi { $colours }
   *[other] manque : { $count } parmi { $colours }
}
cli-cards-favoured = [préférée +1]
cli-cards-rewards = récompenses
cli-cards-head-restored = restaurées
cli-cards-head-hand = main selon les dos ; tuiles
cli-cards-done = { $count }/{ $enough }
cli-cards-hand = { $count ->
    [0] aucune carte
   *[other] { $backs }
}
cli-cards-tiles = tuiles : { $tiles }
cli-cards-discarded = défausse : { $count }, dessus { $card }
cli-cards-pile = { NAME($pile, of: "cards-back") }
cli-cards-piles = face cachée
cli-cards-left = cartes Fresque : { $frescoes }, tuiles Action : { $tiles }
cli-cards-restored = restaurées : { $name }
cli-cards-tile-kinds = tuiles
cli-cards-on-table = sur la table
cli-cards-end = la fin
cli-cards-end-when = le dernier tour de jeu est celui où quelqu'un restaure sa carte n° { $count }
cli-cards-own = { $name }, votre main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cli-cards-legend = pioche : M marché, W atelier, M/W au choix ; + mélange, * évêque

# ---- décisions : nom court, et la question
kind-cards-turn = choisir ce que vous faites à votre tour
kind-cards-lay = poser des cartes à échanger
kind-cards-draw = piocher pour les cartes posées
kind-cards-pay = payer une carte Fresque
kind-cards-rotate = utiliser ou non une tuile Rotation
kind-cards-take = choisir une tuile Action
kind-cards-more = restaurer ou non une autre carte Fresque
kind-cards-give = donner une carte demandée
kind-cards-window = utiliser ou non une tuile Demande
kind-cards-discard = défausser jusqu'à la limite de main
ask-cards-turn = À vous : restaurer une carte Fresque, échanger des cartes ou passer ?
ask-cards-lay = Posé : { $cards }, ce qui rapporte { $draws ->
    [0] rien
   *[other] { $draws }
}. Piochez-vous, ou posez-vous d'autres cartes ?
ask-cards-draw = Reste à piocher : { $draws }. De quelle pile ?
ask-cards-pay = Vous restaurez { $fresco }. Avec quoi payez-vous { PAINTS($colour) } (couleur { $number } sur 3) ?
ask-cards-rotate = Votre carte Fresque { $fresco } vaut { $value }. La tournez-vous à { $next } avec une tuile Rotation ?
ask-cards-take = Votre récompense : quelle tuile Action prenez-vous ?
ask-cards-more = Restaurez-vous une autre carte Fresque ?
ask-cards-more-exchanged = L'échange est fait. Restaurez-vous aussi, avec votre tuile « { NAME("exchange", of: "cards-tile") } » ?
ask-cards-more-demand = Vous ne pouvez rien restaurer maintenant. Utilisez-vous votre tuile Demande ?
ask-cards-give = { $to } demande une carte : { PAINTS($colour) }. Laquelle donnez-vous ?
ask-cards-window = Avant la fin de votre tour : utilisez-vous votre tuile Demande ?
ask-cards-discard = Vous avez { $held } cartes et la limite est de 7 : { $surplus } de trop. Laquelle défaussez-vous ?

# ---- choix
action-cards-lay = échanger { $card }
action-cards-draw = { $pile ->
    [market] piocher au marché
   *[other] piocher à l'atelier ({ NAME($pile, of: "cards-back") })
}
action-cards-restore = restaurer { $fresco }
action-cards-restore-long = restaurer { $fresco } ({ $colours })
action-cards-pay = payer avec { $card }
action-cards-mix = mélanger { $card } et { $other }
action-cards-paint = utiliser la tuile Couleur ({ PAINTS($colour) })
action-cards-take = prendre la tuile « { NAME($tile, of: "cards-tile") } »
action-cards-demand = demander à tous : { PAINTS($colour) }
action-cards-give = donner { $card }
action-cards-discard = défausser { $card }
action-cards-pass = passer
action-cards-stop = rien de plus
action-cards-stop-demand = garder la tuile Demande
action-cards-finish = finir l'échange : il n'y a rien à piocher
action-cards-rotate = utiliser une tuile Rotation
action-cards-leave = laisser la carte ainsi

# ---- où mènent les choix
outcome-cards-lay = rapporte { $draws }
outcome-cards-mainly = surtout { PAINTS($colour) } ({ $most } sur { $count })
outcome-cards-alike = { PAINTS($colours) } à parts égales
outcome-cards-left = encore { $cards }
outcome-cards-shuffled = les { $cards } cartes défaussées sont mélangées
outcome-cards-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
outcome-cards-range = { $low } à { $high } points
outcome-cards-spends = consomme « { NAME($tile, of: "cards-tile") } »
outcome-cards-rotations = { $count ->
    [0] aucune rotation
    [one] { $count } rotation
   *[other] { $count } rotations
}
outcome-cards-ends = à la fin { $points }
outcome-cards-point-lost = la tuile perd son propre point
outcome-cards-held = { $count ->
    [0] vous n'en avez pas
   *[other] vous en avez { $count }
}
outcome-cards-of-colour = { $count ->
    [one] votre seule carte { PAINTS($colour) }
   *[other] une de vos { $count } cartes en { PAINTS($colour) }
}
outcome-cards-lost = il la faut pour { $frescoes }
outcome-cards-rotate = { $next } points, mais une tuile inutilisée vaut 1 point à la fin
outcome-cards-leave = reste à { $value }
outcome-cards-few = vous piochez au marché jusqu'à { $count } cartes
outcome-cards-many = puis en défausser { $count }, on en garde { $most } au plus

# ---- ce qui s'est passé : qui l'a fait se trouve devant
cards-did = { $who } { $did }.
cards-pays = paie avec { $things }
cards-restores = restaure { $fresco } avec { $things } : { $result }
cards-shown = Nouveau sur la table : { $things }.
event-cards-round_began = Le tour de jeu { $round } commence.
event-cards-drew = pioche { $card }
event-cards-drew-hidden = pioche { $card }
event-cards-reshuffled = mélange la défausse de la { NAME($pile, of: "cards-pile") }
event-cards-passed = passe
event-cards-laid = pose { $card }
event-cards-began_restoring = commence à restaurer { $fresco }
event-cards-paid = { $card }
event-cards-mixed = { PAINTS($colour) } (mélange : { $one } et { $other })
event-cards-painted = la tuile Couleur ({ PAINTS($colour) })
event-cards-restored = { $rotations ->
    [0] aucune rotation
    [one] { $rotations } rotation
   *[other] { $rotations } rotations
}{ $favourite ->
    [yes] {" "}(couleur préférée)
   *[no] {""}
}, { $value ->
    [one] { $value } point
   *[other] { $value } points
}
event-cards-rotated = la tourne à { $value } points
event-cards-tile_spent = utilise la tuile « { NAME($tile, of: "cards-tile") } »
event-cards-tile_taken = prend la tuile « { NAME($tile, of: "cards-tile") } »
event-cards-fresco_shown = { $count ->
    [one] carte Fresque { $fresco }
   *[other] cartes Fresque { $fresco }
}
event-cards-tile_shown = { $count ->
    [one] tuile Action { $tile }
   *[other] tuiles Action { $tile }
}
event-cards-favourite_shown = couleur préférée : { PAINTS($colour) }
event-cards-favourites_over = plus de couleur préférée
event-cards-demanded = demande à tous : { PAINTS($colour) }
event-cards-gave = donne { $card } à { $to }
event-cards-gave-hidden = donne { $pile ->
    [market] une carte Marché
   *[other] une carte Atelier ({ NAME($pile, of: "cards-back") })
} à { $to }
event-cards-had_none = n'a aucune carte de cette couleur ({ PAINTS($colour) })
event-cards-saw_hand = voit les cartes en main ({ $whose }) : { $cards }
event-cards-discarded = défausse { $card }
event-cards-triggered = a maintenant restauré { $number } cartes Fresque : c'est le dernier tour de jeu
event-cards-scored = a { $frescoes } points sur ses cartes Fresque et { $tiles } sur ses tuiles Action
event-cards-ended = La partie est terminée : { NAME($reason, of: "end-cards") }.

# ---- la fin
end-cards-frescoes = quelqu'un avait restauré assez de cartes Fresque, et le tour de jeu est allé jusqu'au bout
end-cards-rounds = le nombre de tours de jeu convenu a été joué
source-cards-frescoes = fresques
source-cards-tiles = tuiles

# ---- aide
help-cards-answers = Répondez par le numéro d'un choix, ou écrivez-le : restore YGO, lay Y-W+, draw market, draw rose, pay round-G-M/W, mix Y-W+ B-W+, paint G, demand G, take rotation, discard R-M*, pass. Une carte, une pile ou une tuile seule suffit aussi : YGO, rose, Y-W+. Plusieurs cartes à échanger ou à défausser en une ligne : 2 3 5, ou lay Y-W+ R-MM.
help-cards-game =
    Restaurez des cartes Fresque et réunissez le plus de points. À votre tour :
    1. Vous piochez une carte Marché ; cela se fait tout seul.
    2. Vous faites une chose sur trois. Restaurer : payez les trois couleurs d'une carte Fresque visible ; si vos couleurs suffisent, plusieurs de suite. Échanger : posez autant de cartes que vous voulez et piochez-en une pour chaque symbole, M au marché (jaune, rouge, bleu), W dans l'un des trois ateliers (surtout vert, orange ou violet), M/W au choix. Ou passer ; avec moins de 3 cartes, vous piochez alors jusqu'à 3.
    3. À la fin de votre tour, vous avez 7 cartes au plus.
    Une carte restaurée compte sa plus petite valeur. Chaque évêque (*) sur les cartes qui paient la fait monter d'une valeur, de même chaque mélange et la couleur préférée de l'évêque ; trois rotations mènent à la plus haute valeur.
    Cartes de mélange (+) : deux d'entre elles comptent comme une carte de la couleur mélangée : jaune + bleu = vert, jaune + rouge = orange, rouge + bleu = violet.
    Pour chaque carte restaurée, vous prenez une tuile Action. Rotation : une rotation de plus. Couleur : remplace une carte de sa couleur. Échanger et restaurer : l'un puis l'autre au lieu d'un seul des deux. Demande : chacun vous donne une carte de la couleur que vous nommez. Les tuiles Rotation et Couleur inutilisées valent 1 point chacune à la fin.
    Quand quelqu'un a restauré 6 cartes Fresque (5 à quatre joueurs), le tour de jeu va jusqu'au bout.
