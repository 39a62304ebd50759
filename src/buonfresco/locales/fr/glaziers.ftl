# ---- 6, Vitriers
module-glaziers = Vitriers
module-glaziers-about = Achetez du verre et renouvelez le vitrail à côté d'une case restaurée : un beau vitrail rapporte, les carreaux manquants coûtent.
tile-glaziery = vitrerie
column-glaziery = vitrerie
source-windows = vitraux

kind-plan_glaziery = décider de la tuile vitrerie
kind-glass = acheter du verre
kind-window = choisir un vitrail
kind-glaze = donner du verre

ask-plan_glaziery = Envoyez-vous quelqu'un à la vitrerie ? La tuile couvre une colonne, dont vous ne visitez pas le lieu cette manche.
ask-glass = Quel verre achetez-vous ensuite ?
ask-window = Cette case a un vitrail. Lequel prenez-vous sur l'établi ?
ask-glaze = Quel verre donnez-vous pour ce vitrail ?

action-glass = acheter du verre { NAME($glass, of: "paint") }
action-window = prendre le vitrail { $window } sur l'établi
action-glaze = { $panes ->
    [none] ne pas donner de verre
   *[other] donner du verre : { PAINTS($panes) }
}

refused-glass-gone = Il ne reste plus de verre { NAME($glass, of: "paint") } à la vitrerie.
refused-glass-money = Ce verre coûte { $cost ->
    [one] { $cost } thaler
   *[other] { $cost } thalers
} ; vous en avez { $have }.
refused-window-must = Qui restaure cette case renouvelle aussi son vitrail. Le premier de l'établi ne coûte rien.
refused-window-money = Le vitrail de cette place coûte { $cost ->
    [one] { $cost } thaler
   *[other] { $cost } thalers
} ; vous en avez { $have }.
refused-glaze-panes = Il n'y a pas de carreau pour ce verre : { PAINTS($glass) }.
refused-glaze-missing = Vous n'avez pas ce verre : { PAINTS($glass) }.
refused-glaziery-form = « { $text } » ne dit rien de la tuile vitrerie. On écrit par exemple : glaziery on studio, ou no glaziery
refused-glass-form = « { $text } » n'est pas du verre : il est jaune, bleu, rouge ou vert. On écrit par exemple : glass green
refused-window-form = « { $text } » ne désigne pas de place de l'établi ; elles vont de 1 à 6. On écrit par exemple : window 1
refused-glaze-form = « { $text } » n'est pas du verre pour un seul vitrail. On écrit par exemple : glaze YG, ou glaze none

event-bench_filled = Les six premiers vitraux sont sur l'établi.
event-glass_laid = Nouveau verre à la vitrerie : { PAINTS($glass) }.
event-glass_bagged = Le sac de verre était vide ; on y met le verre de la réserve.
event-glass_bought = { PAINTER($who) } achète du verre { NAME($glass, of: "paint") } pour { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
}.
event-window_taken = { PAINTER($who) } renouvelle le vitrail en { $segment } ({ PAINTS($window) }), { $price ->
    [0] sans rien payer
    [one] pour { $price } thaler
   *[other] pour { $price } thalers
}.
event-window_revealed = Un nouveau vitrail arrive sur l'établi : { PAINTS($window) }.
event-glass_given = { PAINTER($who) } donne du verre : { PAINTS($glass) }.
event-window_scored = Vitrail et verre changent les points de { PAINTER($who) } de { SIGNED($change) }.

switch-glaziers-leonardo_window = Ce que devient le vitrail que prend Léonard
switch-glaziers-leonardo_window-place = il est posé à côté de la case
switch-glaziers-leonardo_window-discard = il quitte le jeu une fois compté

pack-glaziers-glass = les règles donnent pour le verre jaune, bleu, rouge et vert, dans cet ordre : 8, 7, 6, 5 jetons ; 1, 1, 2, 2 thalers ; des pénalités de 2, 4, 6, 8
pack-glaziers-bench = les prix { $prices } doivent être six et monter d'un seul 0 à 3
pack-glaziers-openings = douze cases différentes de la fresque ont un vitrail
pack-glaziers-windows = { $windows } vitraux ; les règles en comptent 18
pack-glaziers-panes = un vitrail a deux ou trois carreaux, écrits Y, B, R ou G, et rapporte des points
pack-glaziers-named = aucun vitrail n'a les carreaux { $panes }, alors qu'une règle en cite un
pack-glaziers-seven = les règles montrent un vitrail de 7 points, d'une pénalité totale de 14, avec un seul carreau vert
pack-glaziers-nine = les règles montrent un vitrail de 9 points, d'une pénalité totale de 18

pool-window = une tuile de vitrail
pool-glass = un jeton de verre
# ---- à quel titre on reçoit ou paie
why-glass = pour du verre
why-window = pour un vitrail
