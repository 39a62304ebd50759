# ---- 16, Marché noir
module-black_market = Marché noir
module-black_market-about = Un de vos assistants peut acheter une tuile Marché sans la voir, directement dans le sac.
action-black_market = marché noir : piocher une tuile dans le sac, sans la voir
refused-black-once = À chaque visite, un seul assistant peut aller au marché noir.
refused-black-close = Qui va au marché noir ne ferme aucun stand pendant le même tour.
refused-black-empty = Le sac est vide ; il n’y a rien à piocher.
refused-black-money = La tuile piochée coûte { $cost ->
    [one] { $cost } thaler
   *[other] { $cost } thalers
} ; vous en avez { $have }.
event-drew_black = { PAINTER($who) } pioche { PAINTS($tile) } dans le sac pour { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
}.
event-barrel_emptied = Les tuiles du tonneau retournent dans le sac.
switch-black_market-barrel_return = Ce que deviennent les tuiles du marché noir
switch-black_market-barrel_return-end_of_round = elles retournent dans le sac à la fin du tour de jeu
switch-black_market-barrel_return-never = elles sont hors jeu

# ---- à quel titre on reçoit ou paie
why-black_market = au marché noir

# ---- les mots des choix et de la table
panel-black_market = tonneau
note-bag = une des { $tiles } du sac
plan-market-black = L’un d’eux peut piocher une tuile dans le sac, sans la voir.
module-black_market-words = M16, tonneau

module-black_market-help =
    Un de vos assistants au marché peut, au lieu d’acheter à un stand, piocher une tuile Marché dans le sac et l’acheter à votre prix, sans la voir. On ne peut pas la refuser.
    Une fois par tour, et pas si vous fermez un stand. Vos autres assistants peuvent acheter à un stand avant ou après ; sinon aucun stand n’est vidé.
    La tuile est posée sur le tonneau et revient dans le sac à la fin du tour. D’un sac vide, on ne pioche rien.
    Leonardo n’y va pas. (M16)
