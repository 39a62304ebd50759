# ---- 5, Feuilles d'or
module-leaf_gold = Feuilles d’or
module-leaf_gold-about = Deux cases du marché rapportent aussi des feuilles d’or ; elles embellissent les tuiles Fresque qui montrent la couleur du tour.
switch-leaf_gold-supply = Combien il y a de feuilles d’or
switch-leaf_gold-supply-20 = 20 feuilles
switch-leaf_gold-supply-24 = 24 feuilles
kind-gild = décider d’une feuille d’or
ask-gild = { $segment } montre la couleur du tour. L’embellissez-vous d’une feuille d’or ?
action-gild = utiliser une feuille d’or
refused-gild-form = « { $text } » en dit trop : c’est toujours une feuille d’or, pour la tuile en cours de restauration. On écrit : gild
refused-gild-none = Vous n’avez pas de feuille d’or.
event-disc_drawn = La couleur du tour est : { NAME($paint, of: "paint") }.
event-gold_taken = { PAINTER($who) } prend en plus { $gold ->
    [one] { $gold } feuille
   *[other] { $gold } feuilles
} d’or.
event-gilded = { PAINTER($who) } embellit { $segment } d’une feuille d’or : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
event-gold_exchanged = { PAINTER($who) } échange { $gold ->
    [one] { $gold } feuille
   *[other] { $gold } feuilles
} d’or contre des thalers.
source-gold = feuilles d’or
pack-leaf_gold-arrow = une flèche désigne une case à partir de 1 et rapporte au moins 1 feuille d’or
pack-leaf_gold-arrows = à { $players } joueurs, il faut deux flèches vers deux cases différentes
pack-leaf_gold-four = à quatre joueurs, le livret de règles donne 1 feuille d’or au stand III et 2 au stand IV

pool-disc = un disque en bois
# ---- à quel titre on reçoit ou paie
why-gold = pour des feuilles d’or

# ---- les mots des choix et de la table
pass-gild = garder les feuilles d’or
panel-leaf_gold = feuilles d’or
panel-disc = couleur du tour : { $paint }
panel-gold = { $count ->
    [one] { $count } feuille d’or
   *[other] { $count } feuilles d’or
}
bill-gold = { $sign ->
    [minus] coûte { $amount ->
        [one] { $amount } feuille d’or
       *[other] { $amount } feuilles d’or
    }, reste { $then }
   *[plus] +{ $amount ->
        [one] { $amount } feuille d’or
       *[other] { $amount } feuilles d’or
    }, puis { $then }
}
stock-gold = feuilles d’or
sign-gold = +{ $gold }
mark-gold = avec la tuile en { $space } : { $gold ->
    [one] { $gold } feuille d’or
   *[other] { $gold } feuilles d’or
}
module-leaf_gold-words = M5, or, feuille d’or, embellir, dorer, couleur du tour, disque, flèche, flèches, panier

module-leaf_gold-help =
    Des flèches montrent deux cases du marché. Qui achète la tuile qui s’y trouve reçoit aussi 1 ou 2 feuilles d’or, gratuitement ; un stand fermé n’en donne pas.
    Un disque montre la couleur du tour : une de six, jamais la même deux fois de suite.
    Si vous restaurez une tuile Fresque qui demande cette couleur, vous pouvez ajouter exactement 1 feuille d’or : 3 points de plus si l’évêque est sur la case, 2 s’il est à côté, 1 sinon. Le bonus de l’évêque s’y ajoute. Pas à l’autel.
    À la fin, chaque feuille d’or devient 1 thaler. Leonardo n’en a pas. (M5)
