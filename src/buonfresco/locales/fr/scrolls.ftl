# ---- 7, Parchemins
module-scrolls = Parchemins
module-scrolls-about = Chacun a en secret un parchemin horizontal et un parchemin vertical, et les joue pour des points quand il restaure une case de leur ligne.
kind-scroll = jouer des parchemins
ask-scroll = La case { $segment } se trouve sur la ligne de l'un de vos parchemins. Jouez-vous un parchemin ?
action-scroll = { $count ->
    [one] jouer le parchemin : { $scrolls }
   *[other] jouer les deux parchemins : { $scrolls }
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

# ---- mots de la table, et ce qu'entraîne un choix
scroll-row = horizontal
scroll-column = vertical
scroll-line = { $scroll } { $line }
pass-scroll = garder les parchemins
note-scroll = restaurées sur leur ligne : { $segments } sur { $all }
plan-scroll = Votre parchemin { $scroll } : { $segments } cases restaurées sur { $all }.
panel-scrolls = joués
panel-scrolls-left = non joués
panel-own-scrolls = parchemins : { $scrolls }
sign-scroll = ►
mark-scroll = votre parchemin
