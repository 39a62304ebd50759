# ---- 7, Parchemins
module-scrolls = Parchemins
module-scrolls-about = Chacun a en secret un parchemin horizontal et un parchemin vertical, et les joue pour des points quand il restaure une case de leur ligne.
kind-scroll = jouer des parchemins
ask-scroll = La case { $segment } se trouve sur la ligne de l’un de vos parchemins. Jouez-vous un parchemin ?
action-scroll = { $count ->
    [one] jouer le parchemin : { $scrolls }
   *[other] jouer les deux parchemins : { $scrolls }
}
source-scrolls = parchemins
event-scrolls_dealt = { PAINTER($who) } détient ces parchemins : { $scrolls }.
event-scrolls_played = { PAINTER($who) } joue ces parchemins : { $scrolls } ; cases restaurées sur leurs lignes : { $segments }.
refused-scroll-gone = Vous n’avez plus ce parchemin.
refused-scroll-line = { $segment } n’est pas sur la ligne { $line } de votre parchemin.
refused-scroll-bishop-line = Avant la restauration, l’évêque était en { $here }, hors de la ligne { $line } de votre parchemin.
refused-scroll-bishop-segment = Pour les deux parchemins, l’évêque doit être en { $segment } avant la restauration ; il était en { $here }.
refused-scroll-form = « { $text } » ne joue pas de parchemin. On écrit par exemple : scroll row, scroll column ou scroll both
switch-scrolls-single_condition = Où l’évêque doit se trouver avant la restauration pour jouer un parchemin
switch-scrolls-single_condition-none = n’importe où
switch-scrolls-single_condition-bishop_in_line = sur la ligne du parchemin
switch-scrolls-double_condition = Où l’évêque doit se trouver avant la restauration pour jouer les deux parchemins
switch-scrolls-double_condition-none = n’importe où
switch-scrolls-double_condition-bishop_on_segment = sur la case même où les lignes se croisent

pool-scroll = un parchemin

# ---- mots de la table, et ce qu'entraîne un choix
scroll-row = horizontal
scroll-column = vertical
scroll-line = { $scroll } { $line }
pass-scroll = garder les parchemins
note-scroll = restaurées sur leur ligne : { $segments } sur { $all }
plan-scroll = Votre parchemin { $scroll } : { $segments ->
    [one] { $segments } case restaurée
   *[other] { $segments } cases restaurées
} sur { $all }.
panel-scrolls = joués
panel-scrolls-left = non joués
panel-own-scrolls = parchemins : { $scrolls }
sign-scroll = ►
mark-scroll = votre parchemin
module-scrolls-words = M7, parchemin, ligne, lignes, horizontal, vertical, joués, non joués, ►

module-scrolls-help =
    Chacun reçoit deux parchemins secrets, une ligne horizontale et une verticale de la fresque. Aucune ligne n’est à deux joueurs.
    Après avoir restauré une case d’une telle ligne, vous pouvez jouer son parchemin : 2 points par case restaurée de la ligne, peu importe par qui ; 10 au plus.
    Sur la case où vos lignes se croisent, vous pouvez jouer les deux ensemble : 3 points par case, chaque ligne comptée à part ; 30 au plus.
    Éditions anglaise et française : pour un parchemin, l’évêque devait être avant sur sa ligne ; française : pour les deux, sur l’intersection.
    Un parchemin joué quitte le jeu ; non joué, il ne vaut rien. Leonardo n’en a pas. (M7)
