# Ce que chaque jeu dit de la même façon : ce que rapporte un choix, et les groupes de choix.

# ---- ce que rapporte un choix. $sum : la somme des points ; $then : ce qu'on aurait ensuite
bill-points = { $total ->
    [one] { $sum } point
   *[other] { $sum } points
}
bill-thalers = { $sign ->
    [minus] coûte { $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    }, reste { $then }
   *[plus] +{ $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    }, puis { $then }
}
bill-paint = { $sign ->
    [minus] −
   *[plus] +
}{ $amount }{"\u00A0"}{ NAME($what, of: "letter") }{"\u00A0"}→{"\u00A0"}{ $then }
bill-mood = l’humeur { $sign ->
    [minus] baisse
   *[plus] monte
} de { $amount }, à { SIGNED($then) }
bill-taken = { $aimed } est occupée, donc { $lands }
bill-asks = puis : { $kind }
bill-draws = puis le hasard apporte : { $pool }

# ---- le jeu de plateau
note-wake = { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
} la tuile, { $apprentices } assistants
note-worth = { $bonus ->
    [0] { $value }
   *[other] { $value } + { $bonus } = { $total }
} points pour la case elle-même
note-led = puis au mieux { $segment } pour { $points }
group-close = fermer un stand
story-then = { $first } { $then }
place-altar = autel
group-booth = stand { $booth }
stock-thalers = thalers
stock-mood = humeur

# ---- une lettre par couleur, toutes différentes. La notation a les siennes
letter-yellow = J
letter-red = R
letter-blue = B
letter-green = V
letter-orange = O
letter-purple = L
letter-pink = S
letter-brown = M

# ---- lignes des panneaux, et une histoire qui continue dans la même phrase
then-moved = Maintenant en { $space }.
then-moved-aside = { $target } est occupée, donc { $space }.
then-cheered = Humeur { SIGNED($mood) }.
then-counted = Désormais { $apprentices } assistants.
panel-pile = { $count } dans la pile
panel-supply = réserve : { $count }
panel-removed = hors jeu : { $things }
panel-owner = { $name } : { $things }
panel-part = { $part } { $value }
panel-times = { $count }× { $thing }
