# ---- 14, Bancs
module-pews = Bancs
module-pews-about = Certaines tuiles Marché rapportent aussi des poutres ; avec elles, les assistants rénovent des bancs dont on ne voit les points qu’alors.
switch-pews-reveal = Comment on retourne les bancs
switch-pews-reveal-together = tous les bancs d’une même visite ensemble
switch-pews-reveal-one_by_one = l’un après l’autre ; on décide du suivant après avoir vu les points
tile-pews = Bancs
kind-plan_pews = poser la tuile « Bancs »
ask-plan_pews = Posez-vous la tuile « Bancs » sur une colonne ? Outre l’assistant imprimé, deux autres peuvent s’y tenir ; le lieu recouvert n’est pas visité.
kind-pews = rénover des bancs
ask-pews = Quels bancs rénovez-vous ? Vous pouvez utiliser { $beams ->
    [one] { $beams } poutre
   *[other] { $beams } poutres
}.
action-pews = { $count ->
    [one] rénover le banc { $pews }
   *[other] rénover les bancs { $pews }
}
pass-pews = laisser les bancs tels quels
source-pews = bancs
event-beams_taken = { PAINTER($who) } prend { $beams ->
    [one] { $beams } poutre
   *[other] { $beams } poutres
} en plus.
event-pew_restored = { PAINTER($who) } rénove le banc { $pew } avec { $beams ->
    [one] { $beams } poutre
   *[other] { $beams } poutres
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-pews_left = { PAINTER($who) } laisse les bancs tels quels.
refused-pews-restored = Le banc { $pew } est déjà rénové.
refused-pews-single = Ici, on rénove les bancs l’un après l’autre ; chacun est retourné aussitôt.
refused-pews-beams = Il faut { $beams ->
    [one] { $beams } poutre
   *[other] { $beams } poutres
} ; vous en possédez { $have }.
refused-pews-apprentices = Il faut { $beams ->
    [one] { $beams } poutre
   *[other] { $beams } poutres
}. Chaque assistant n’en porte qu’une, vous ne pouvez donc en utiliser que { $have }.
refused-pews-form = « { $text } » ne désigne ni des bancs différents, de 1 à 12, ni une colonne pour la tuile. On écrit par exemple : pews 2+5, ou pews on studio
pack-pews-tile = un banc demande de 1 à { $most } poutres et rapporte au moins 1 point, et il y en a au moins un de sa sorte
pack-pews-count = { $found } bancs ; il y en a { $pews }
pack-pews-example = certains bancs demandent deux poutres, d’autres trois, et trois bancs d’une poutre rapportent ensemble { $points } points
pack-pews-faces = les tuiles Marché avec des poutres remplacent celles qui montrent { $faces }
pack-pews-beams = une tuile Marché rapporte une ou deux poutres

pool-beams = le recto d’une tuile Bancs
pool-pew = une tuile Bancs

# ---- où mène un choix
bill-beams = { $sign ->
    [minus] coûte { $amount ->
        [one] { $amount } poutre
       *[other] { $amount } poutres
    }, reste { $then }
   *[plus] +{ $amount ->
        [one] { $amount } poutre
       *[other] { $amount } poutres
    }, puis { $then }
}
stock-beams = poutres
note-pews = de { $least } à { $most } points

# ---- planification
plan-on-pews = les bancs : un des vôtres y porte une poutre, et deux autres si vous les envoyez (0 à 2).
note-on-pews = un assistant porte une poutre aux bancs, deux de plus si vous les envoyez ; vous avez { $beams ->
    [0] zéro poutre
    [one] 1 poutre
   *[other] { $beams } poutres
}

# ---- sur la table
panel-pews = bancs
panel-pews-sort = { $beams ->
    [one] { $beams } poutre
   *[other] { $beams } poutres
} : { $pews } (points { $points })
panel-beams = poutres
panel-beams-of = { $count }
panel-beam-sign = { $sign } au marché : vient avec la tuile
panel-beam-tiles = tuiles Marché avec des poutres : { $tiles }
panel-beam-tile = { $paints } { $beams }
sign-beams = ≡{ $beams }
mark-beams = { $beams ->
    [one] { $beams } poutre vient avec la tuile
   *[other] { $beams } poutres viennent avec la tuile
}
initial-tile-pews = b
module-pews-words = M14, banc, poutre, poutres, ≡

module-pews-help =
    Douze bancs demandent 1, 2 ou 3 poutres chacun ; leurs points restent cachés jusqu’à leur rénovation.
    Chacun a 6 poutres, qui ne sont pas encore à lui. Six tuiles Marché en montrent aussi une ou deux : qui en achète une en prend autant, au même prix.
    Plan : votre tuile « Bancs » peut recouvrir une colonne. Un assistant y est imprimé, jusqu’à deux des vôtres le rejoignent. Au lieu d’agir dans le lieu, vous rénovez des bancs.
    Chaque assistant porte une poutre : un banc de 3 demande trois assistants et trois poutres. Vous nommez d’abord tous les bancs, puis on les retourne (édition française : un par un). Les poutres reviennent dans votre réserve.
    Les poutres restantes ne valent rien. Leonardo ne rénove pas de bancs. (M14)
