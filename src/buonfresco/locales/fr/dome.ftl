# ---- 15, Dôme
module-dome = Dôme
module-dome-about = Sous les neuf tuiles Fresque du centre sont posées des tuiles Dôme ; à la fin, elles rapportent des points à qui a encore les couleurs demandées.
source-dome = dôme

event-dome_taken = { PAINTER($who) } prend la tuile Dôme qui était dessous : { $points } points à la fin pour { PAINTS($paints) }.
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
