# ---- 6, Vitriers
module-glaziers = Vitriers
module-glaziers-about = Achetez du verre et rénovez le vitrail à côté d’une case restaurée : un beau vitrail rapporte, les panneaux manquants coûtent.
tile-glaziery = Vitrerie
column-glaziery = vitrerie
source-windows = vitraux

kind-plan_glaziery = poser la tuile « Vitrerie »
kind-glass = acheter du verre
kind-window = choisir un vitrail
kind-glaze = défausser du verre

ask-plan_glaziery = Envoyez-vous quelqu’un à la vitrerie ? La tuile recouvre une colonne, dont vous ne visitez pas le lieu à ce tour.
ask-glass = Quel verre achetez-vous ensuite ? Assistants restants ici : { $left }.
ask-window = La case { $segment } a un vitrail. Lequel prenez-vous sur l’établi ?
ask-glaze = Quel verre défaussez-vous pour ce vitrail ? { $window ->
    [altar] À l’autel, chacun rapporte 1 point, un par couleur au plus.
   *[other] Il porte { PAINTS($panes) } ; { $points } points si rien ne manque.
}

action-glass = acheter du verre { $glass }
action-window = vitrail { $window } : { PAINTS($panes) }
action-glaze = { $panes ->
    [none] ne pas défausser de verre
   *[other] défausser du verre : { PAINTS($panes) }
}

refused-glass-gone = Il ne reste plus de verre { NAME($glass, of: "paint") } à la vitrerie.
refused-glass-money = Ce verre coûte { $cost ->
    [one] { $cost } thaler
   *[other] { $cost } thalers
} ; vous en avez { $have }.
refused-window-must = Qui restaure cette case rénove aussi son vitrail. Le premier de l’établi ne coûte rien.
refused-window-money = Le vitrail de cet emplacement coûte { $cost ->
    [one] { $cost } thaler
   *[other] { $cost } thalers
} ; vous en avez { $have }.
refused-glaze-panes = Il n’y a pas de panneau pour ce verre : { PAINTS($glass) }.
refused-glaze-missing = Vous n’avez pas ce verre : { PAINTS($glass) }.
refused-glaziery-form = « { $text } » ne dit rien de la tuile « Vitrerie ». On écrit par exemple : glaziery on studio, ou no glaziery
refused-glass-form = « { $text } » n’est pas du verre : il est jaune, bleu, rouge ou vert. On écrit par exemple : glass green
refused-window-form = « { $text } » ne désigne pas d’emplacement de l’établi ; ils vont de 1 à 6. On écrit par exemple : window 1
refused-glaze-form = « { $text } » n’est pas du verre pour un seul vitrail. On écrit par exemple : glaze YG, ou glaze none

event-bench_filled = Les six premiers vitraux sont sur l’établi.
event-glass_laid = Nouveau verre à la vitrerie : { PAINTS($glass) }.
event-glass_bagged = Le sac de verre était vide ; on y met le verre du plateau de stockage.
event-glass_bought = { PAINTER($who) } achète du verre { NAME($glass, of: "paint") } pour { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
}.
event-window_taken = { PAINTER($who) } rénove le vitrail en { $segment } ({ PAINTS($window) }), { $price ->
    [0] gratuitement
    [one] pour { $price } thaler
   *[other] pour { $price } thalers
}.
event-window_revealed = Un nouveau vitrail arrive sur l’établi : { PAINTS($window) }.
event-glass_given = { PAINTER($who) } défausse du verre : { PAINTS($glass) }.
event-window_scored = { PAINTER($who) } : vitrail et verre changent les points de { SIGNED($change) }.

switch-glaziers-leonardo_window = Ce que devient le vitrail que prend Leonardo
switch-glaziers-leonardo_window-place = il est posé à côté de la case
switch-glaziers-leonardo_window-discard = il quitte le jeu une fois compté

pack-glaziers-glass = le livret de règles donne pour le verre jaune, bleu, rouge et vert, dans cet ordre : 8, 7, 6, 5 jetons ; 1, 1, 2, 2 thalers ; des pénalités de 2, 4, 6, 8
pack-glaziers-bench = les prix { $prices } doivent être six et monter d’un seul 0 à 3
pack-glaziers-openings = douze cases différentes de la fresque ont un vitrail
pack-glaziers-windows = { $windows } vitraux ; le livret de règles en compte 18
pack-glaziers-panes = un vitrail a deux ou trois panneaux, écrits Y, B, R ou G, et rapporte des points
pack-glaziers-named = aucun vitrail n’a les panneaux { $panes }, alors que le livret de règles en cite un
pack-glaziers-seven = le livret de règles montre un vitrail de 7 points, d’une pénalité totale de 14, avec un seul panneau vert
pack-glaziers-nine = le livret de règles montre un vitrail de 9 points, d’une pénalité totale de 18

pool-window = une tuile Vitrail
pool-glass = un jeton Verre
# ---- à quel titre on reçoit ou paie
why-glass = pour du verre
why-window = pour un vitrail

# ---- mots de la table, et ce qu'entraîne un choix
initial-tile-glaziery = v
piece-glass = { NAME($id, of: "paint") }
stock-glass = verre
bill-glass = verre { $what } { $then }
pass-glass = ne plus acheter de verre
note-window = vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}, avec votre verre { SIGNED($change) }
note-window-leonardo = et { $points } pour le vitrail
note-glaze = { SIGNED($change) } pour vitrail et verre
plan-on-glaziery = la vitrerie : deux achètent du verre, et un de plus si vous l’envoyez (0 ou 1).
note-on-glaziery = { $printed } achètent du verre, un de plus si vous l’envoyez ; vous pouvez payer maintenant : { $glass }
note-no-glass = rien
plan-windows = Avec un vitrail : { $segments }.
panel-glass = verre
panel-glass-price = { $count }× { $glass } à { $price }
panel-penalties = pénalité par jeton Verre manquant : { $penalties }
panel-penalty = { $pane } { $points }
panel-reserve = sur le plateau de stockage : { $glass }
panel-glass-bag = { $count } dans le sac
panel-own-glass = verre : { $glass }
panel-bench = vitraux
panel-window = { $place } : { $panes } { $points } ({ $price })
panel-faces-windows = panneaux points (prix)
panel-renewed = { $segment } rénové : { $panes }
sign-window = □
mark-window = vitrail
module-glaziers-words = M6, vitrerie, vitrier, verre, verres, vitrail, vitraux, panneau, panneaux, établi, pénalité, pénalités, vitrail de l’autel, □

module-glaziers-help =
    Plan : votre tuile « Vitrerie » peut recouvrir une colonne. Au lieu du lieu, vous visitez la vitrerie : deux assistants y sont imprimés, un des vôtres peut être le troisième.
    Chacun achète un verre : bleu ou jaune pour 1 thaler, rouge ou vert pour 2. À chaque tour, il y en a 2 par joueur.
    Douze cases ont un vitrail. Qui en restaure une doit aussi prendre un vitrail sur l’établi, pour 0 à 3 thalers. Il rapporte ses points ; chaque panneau sans verre en coûte : jaune 2, bleu 4, rouge 6, vert 8. Fresque, vitrail et évêque ensemble ne descendent jamais sous 0.
    À l’autel, chaque verre rapporte 1 point, un au plus de chaque couleur.
    Leonardo prend le vitrail gratuit, avec tous ses points. Le verre restant ne vaut rien. (M6)
