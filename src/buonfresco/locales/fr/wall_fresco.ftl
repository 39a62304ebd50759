# ---- 9, Fresque murale
module-wall_fresco = Fresque murale
module-wall_fresco-about = Une seconde fresque, sur le mur : chaque section rapporte aussitôt des points, puis une couleur à chaque tour.
tile-wall = Fresque murale
kind-plan_wall = poser la tuile « Fresque murale »
ask-plan_wall = Posez-vous la tuile « Fresque murale » sur une colonne ? Elle demande un assistant, et le lieu recouvert n’est pas visité.
kind-wall = restaurer la fresque murale
ask-wall = Quelle section du mur restaurez-vous ?
action-wall = restaurer la section { $section } du mur
action-wall_exchange = échanger les tuiles murales { $walltile } et { $othertile } contre la tuile Échange ({ NAME($paint, of: "paint") })
source-wall = fresque murale
event-wall_restored = { PAINTER($who) } restaure la section { $section } du mur avec { NAME($paint, of: "paint") }.
event-wall_turned = Le verso de la tuile murale montre { NAME($back, of: "paint") }.
event-wall_idle = { PAINTER($who) } laisse la fresque murale telle quelle.
event-wall_exchanged = { PAINTER($who) } échange les tuiles murales { $one } et { $other } contre la tuile Échange ({ NAME($paint, of: "paint") }).
refused-wall-empty = Tout le mur est restauré ; la tuile ne sert plus à rien.
refused-wall-finished = La section { $section } est déjà terminée.
refused-wall-far = La section { $section } ne touche pas la partie terminée du mur.
refused-wall-form = « { $text } » ne désigne ni section du mur, ni colonne pour la tuile. On écrit par exemple : wall c2, ou wall on studio
refused-exchange-apprentice = Un échange demande un assistant entier, qui n’a encore rien mélangé.
refused-exchange-colour = Vous avez déjà la tuile Échange de cette couleur ({ NAME($paint, of: "paint") }) ; une seule de chaque couleur est permise.
refused-exchange-tile = Aucune tuile murale { $tile } n’est visible devant vous.
refused-exchange-same = Les taches de couleur ne comptent pas dans cette partie : les tuiles de même verso se valent. On écrit ici : { $text }
refused-exchange-form = « { $text } » ne désigne pas deux tuiles murales de couleurs primaires différentes. On écrit par exemple : exchange GY+OB
pack-wall_fresco-finished = les sections terminées doivent être des sections différentes du mur
pack-wall_fresco-corner = la section en bas à gauche doit être terminée
pack-wall_fresco-sections = { $found } sections portent une tuile ; il y en a { $sections }
pack-wall_fresco-points = une section rapporte { $points } points
pack-wall_fresco-exchange = il y a { $tiles } tuiles Échange de chaque couleur
pack-wall_fresco-tile = une tuile murale a un recto G, O ou P, un verso Y, R ou B, et un nombre d’au moins 1
pack-wall_fresco-tiles = { $found } tuiles murales ; il y en a { $tiles }

pool-wall_front = le recto d’une tuile murale
pool-wall = une tuile murale
# ---- à quel titre on reçoit ou paie
why-wall = pour la fresque murale

# ---- mots de la table, et ce qu'entraîne un choix
initial-tile-wall = f
wall_tile-GY = jaune (tache : vert)
wall_tile-GR = rouge (tache : vert)
wall_tile-GB = bleu (tache : vert)
wall_tile-OY = jaune (tache : orange)
wall_tile-OR = rouge (tache : orange)
wall_tile-OB = bleu (tache : orange)
wall_tile-PY = jaune (tache : violet)
wall_tile-PR = rouge (tache : violet)
wall_tile-PB = bleu (tache : violet)
wall-tile = tuile murale, { $tile }
pass-wall = laisser le mur tel quel
note-wall = au verso, une de ces couleurs : { PAINTS($backs) }
note-exchange = puis { PAINTS($paints) } à chaque tour ; prend { $blends } mélanges
plan-on-wall = la fresque murale : un des vôtres restaure une section du mur (1).
note-on-wall = un des vôtres restaure une section du mur ; à portée de vos couleurs maintenant : { $sections }
note-no-section = aucune
panel-wall_fresco = mur
panel-wall-row = { $row } { $fronts }
panel-reach = à portée : { $sections }
panel-section = { $section } { $front }
panel-wall-tiles = tuiles murales
panel-wall-unseen = sur le mur : { $tiles }
panel-exchange = tuile Échange ({ $paint })
panel-wall-stacked = empilées : { $tiles }
module-wall_fresco-words = M9, mur, tuile murale, tuiles murales, tuile Échange, tuiles Échange, à portée

module-wall_fresco-help =
    Une seconde fresque, de 18 sections. Plan : votre tuile « Fresque murale » recouvre une colonne, avec exactement un assistant ; au lieu d’agir dans le lieu, il restaure une section du mur.
    Elle doit toucher par un côté ce qui est fini, en partant du bas à gauche. Elle coûte 1 couleur mélangée, celle qu’elle montre, et rapporte 4 points.
    La tuile devant vous rapporte ensuite sa couleur primaire à la fin de chaque tour ; une seule compte par couleur.
    À l’atelier, un assistant peut, au lieu de mélanger, échanger deux tuiles murales de couleurs différentes contre la tuile Échange de leur mélange. Elle rapporte cette couleur à chaque tour ; une par mélange et par joueur.
    Pas de bonus de l’évêque ici. Pour les commandes, les tuiles murales valent des tuiles Fresque. Leonardo n’y va pas. (M9)
