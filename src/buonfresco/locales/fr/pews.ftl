# ---- 14, Bancs d'église
module-pews = Bancs d'église
module-pews-about = Certaines tuiles du marché rapportent aussi des poutres ; avec elles, les apprentis restaurent des bancs dont on ne voit les points qu'alors.
switch-pews-reveal = Comment on retourne les bancs
switch-pews-reveal-together = tous les bancs d'un tour ensemble
switch-pews-reveal-one_by_one = l'un après l'autre ; on décide du suivant après avoir vu les points
tile-pews = bancs d'église
kind-plan_pews = planifier la tuile des bancs
ask-plan_pews = Posez-vous la tuile des bancs sur une colonne ? Outre l'apprenti imprimé, deux autres peuvent s'y tenir ; le lieu couvert n'est pas visité.
kind-pews = restaurer des bancs
ask-pews = Quels bancs restaurez-vous ? Vous pouvez employer { $beams ->
    [one] 1 poutre
   *[other] { $beams } poutres
}.
action-pews = restaurer le banc { $pews }
source-pews = bancs d'église
event-beams_taken = { PAINTER($who) } prend { $beams ->
    [one] 1 poutre
   *[other] { $beams } poutres
} dans sa réserve.
event-pew_restored = { PAINTER($who) } restaure le banc { $pew } avec { $beams ->
    [one] 1 poutre
   *[other] { $beams } poutres
} : { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-pews_left = { PAINTER($who) } laisse les bancs tels quels.
refused-pews-restored = Le banc { $pew } est déjà restauré.
refused-pews-single = Ici, on restaure les bancs l'un après l'autre ; chacun est retourné aussitôt.
refused-pews-beams = Il faut { $beams } poutres ; vous en possédez { $have }.
refused-pews-apprentices = Il faut { $beams } poutres. Chaque apprenti n'en porte qu'une, vous ne pouvez donc en employer que { $have }.
refused-pews-form = « { $text } » ne désigne ni des bancs différents, de 1 à 12, ni une colonne pour la tuile. On écrit par exemple : pews 2+5, ou pews on studio
pack-pews-tile = un banc demande de 1 à { $most } poutres et rapporte au moins 1 point, et il y en a au moins un de sa sorte
pack-pews-count = { $found } bancs ; il y en a { $pews }
pack-pews-example = certains bancs demandent deux poutres, d'autres trois, et trois bancs d'une poutre rapportent ensemble { $points } points
pack-pews-faces = les tuiles de marché avec des poutres remplacent celles qui montrent { $faces }
pack-pews-beams = une tuile de marché rapporte une ou deux poutres

pool-beams = le recto d'une tuile de banc
pool-pew = une tuile de banc
