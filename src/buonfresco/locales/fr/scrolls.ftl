# ---- 7, Parchemins
module-scrolls = Parchemins
module-scrolls-about = Chacun a en secret un parchemin horizontal et un parchemin vertical, et les joue pour des points quand il restaure une case de leur ligne.
kind-scroll = jouer des parchemins
ask-scroll = La case se trouve sur la ligne de l'un de vos parchemins. Jouez-vous un parchemin ?
action-scroll = { $scroll ->
    [row] jouer le parchemin horizontal : 2 points par case restaurée
    [column] jouer le parchemin vertical : 2 points par case restaurée
   *[both] jouer les deux parchemins : 3 points par case restaurée de chaque ligne
}
source-scrolls = parchemins
event-scrolls_dealt = { PAINTER($who) } détient ces parchemins : { $scrolls }.
event-scrolls_played = { PAINTER($who) } joue ces parchemins : { $scrolls } ; cases restaurées sur leurs lignes : { $segments }.
refused-scroll-gone = Vous n'avez plus ce parchemin.
refused-scroll-line = { $segment } n'est pas sur la ligne { $line } de votre parchemin.
refused-scroll-bishop-line = Avant la restauration, l'évêque était en { $here }, hors de la ligne { $line } de votre parchemin.
refused-scroll-bishop-segment = Pour les deux parchemins, l'évêque doit être en { $segment } avant la restauration ; il était en { $here }.
refused-scroll-form = « { $text } » ne joue pas de parchemin. On écrit par exemple : scroll row, scroll column ou scroll both
switch-scrolls-single_condition = Où l'évêque doit se trouver avant la restauration pour jouer un parchemin
switch-scrolls-single_condition-none = n'importe où
switch-scrolls-single_condition-bishop_in_line = sur la ligne du parchemin
switch-scrolls-double_condition = Où l'évêque doit se trouver avant la restauration pour jouer les deux parchemins
switch-scrolls-double_condition-none = n'importe où
switch-scrolls-double_condition-bishop_on_segment = sur la case même où les lignes se croisent

pool-scroll = un parchemin
