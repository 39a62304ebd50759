# ---- 18, Le tronc des pauvres
module-alms = Le tronc des pauvres
module-alms-about = Un thaler pour les pauvres apporte un vœu secret ; un vœu tenu rapporte des points, les autres coûtent un thaler à la fin.
module-alms-words = M18, aumône, tronc, vœu, vœux, pauvres, don, vœux tenus
module-alms-help =
    Chacun a un vœu secret : une couleur.
    À la cathédrale, un assistant peut donner 1 thaler aux pauvres au lieu de restaurer ; il va dans le tronc, et vous piochez un autre vœu. On en a 3 au plus.
    Après avoir restauré une tuile fresque qui montre la couleur d’un de vos vœux, vous pouvez le montrer : 2 points, et le vœu sort du jeu.
    Après les revenus, le dernier joueur dans l’ordre d’action peut prendre 2 thalers dans le tronc, ou 1 couleur primaire à leur place.
    À la fin, chaque vœu restant coûte 1 thaler, si vous l’avez. (M18)
kind-vow = décider d’un vœu
ask-vow = { $segment } est restaurée. Tenez-vous un vœu ?
action-vow = tenir le vœu : { NAME($paint, of: "paint") }
pass-vow = garder vos vœux pour vous
kind-dole = décider du don
ask-dole = Le tronc vous est ouvert. Que prenez-vous ?
action-dole_coins = prendre 2 thalers dans le tronc
action-dole = échanger 2 thalers du tronc : { NAME($paint, of: "paint") }
pass-dole = laisser le tronc aux autres
action-alms = donner 1 thaler aux pauvres et piocher un vœu
refused-alms-hand = Vous avez déjà trois vœux.
refused-alms-money = Vous n’avez pas de thaler à donner.
refused-alms-pile = Il ne reste plus de vœu.
refused-alms-form = « { $text } » en dit trop : c’est toujours 1 thaler. On écrit : alms
refused-vow-form = « { $text } » ne nomme aucune couleur. On écrit par exemple : vow red
refused-vow-none = Vous n’avez pas ce vœu : { NAME($paint, of: "paint") }.
refused-vow-tile = La tuile ne montre pas cette couleur : { NAME($paint, of: "paint") }.
refused-dole-form = « { $text } » n’existe pas. On écrit par exemple : dole red, ou : dole thalers
refused-dole-paint = Le don est une couleur primaire.
event-alms_given = { PAINTER($who) } donne 1 thaler aux pauvres.
event-vow_drawn = { PAINTER($who) } pioche un vœu : { NAME($vow, of: "paint") }.
event-vow_drawn-hidden = { PAINTER($who) } pioche un vœu.
event-vow_kept = { PAINTER($who) } tient un vœu : { NAME($vow, of: "paint") }.
event-vows_unkept = { PAINTER($who) } n’a pas tenu { $count ->
    [one] 1 vœu
   *[other] { $count } vœux
}.
source-vows = vœux
pool-vow = un vœu
why-alms = pour les pauvres
why-dole = du tronc des pauvres
panel-alms = tronc
panel-box = { $count ->
    [one] 1 thaler dedans
   *[other] { $count } thalers dedans
}
panel-vow-pile = { $count ->
    [one] encore 1 vœu
   *[other] encore { $count } vœux
}
panel-vows = { $count ->
    [one] 1 vœu
   *[other] { $count } vœux
}
panel-vow = vœu : { $paint }
panel-vows-kept = vœux tenus
pack-alms-six = il y a des vœux de six couleurs
pack-alms-cards = il y a deux vœux de chaque couleur, pas { $cards }
