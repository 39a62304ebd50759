# ---- 15, Dôme
module-dome = Dôme
module-dome-about = Sous les neuf tuiles Fresque du centre sont posées des tuiles Dôme ; à la fin, elles rapportent des points à qui a encore les couleurs demandées.
source-dome = dôme

event-dome_taken = { PAINTER($who) } prend la tuile Dôme sous { $segment } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin pour { PAINTS($paints) }.
event-dome_completed = { PAINTER($who) } remplit { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} Dôme avec { PAINTS($paints) }.

pack-dome-points = une tuile Dôme rapporte au moins 1 point
pack-dome-count = { $tiles } tuiles Dôme ; le livret de règles en compte 9
pack-dome-example = le livret de règles montre deux tuiles Dôme qui rapportent { $points } points ensemble

pool-dome = une tuile Dôme
# ---- à quel titre on reçoit ou paie
why-dome = pour le dôme

# ---- sur la table
panel-dome = dôme
panel-dome-unseen = sous { $count ->
    [one] { $count } tuile intérieure
   *[other] { $count } tuiles intérieures
}, parmi { $tiles }
panel-dome-tile = { $points }{ $paints }
panel-own-dome = dôme : { $tiles } (avec vos couleurs actuelles { $points ->
    [one] { $points } point
   *[other] { $points } points
})
sign-dome = ^
mark-dome = une tuile Dôme est posée dessous
module-dome-words = M15, tuile Dôme, tuiles Dôme, ^

module-dome-help =
    Sous chacune des neuf tuiles Fresque du centre (B2 à D4) se trouve une tuile Dôme, inconnue tant que personne n’y restaure.
    Qui le fait la prend aussi, gratuitement, et la pose face visible ; elle ne rapporte encore rien, pas même un revenu.
    À la fin, avant les thalers, chaque tuile Dôme rapporte ses points si vous avez encore les couleurs qu’elle montre. Chaque couleur ne sert qu’à une tuile ; le meilleur choix se fait tout seul, et on ne mélange plus.
    Ce que prend Leonardo est perdu. (M15)
