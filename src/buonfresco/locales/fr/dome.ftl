# ---- 15, Coupole
module-dome = Coupole
module-dome-about = Sous les neuf tuiles de fresque du centre sont posées des tuiles de coupole ; à la fin, elles rapportent des points à qui a encore les couleurs demandées.
source-dome = coupole

event-dome_taken = { PAINTER($who) } prend la tuile de coupole qui était dessous : { $points } points à la fin pour { PAINTS($paints) }.
event-dome_completed = { PAINTER($who) } achève { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} de coupole avec { PAINTS($paints) }.

pack-dome-points = une tuile de coupole rapporte au moins 1 point
pack-dome-count = { $tiles } tuiles de coupole ; les règles en comptent 9
pack-dome-example = les règles montrent deux tuiles de coupole qui rapportent { $points } points ensemble

pool-dome = une tuile de coupole
# ---- à quel titre on reçoit ou paie
why-dome = pour la coupole
