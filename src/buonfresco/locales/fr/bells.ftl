# ---- 8, Cloche
module-bells = Cloche
module-bells-about = Une audience donne un certificat de don, payé aussitôt ou en plusieurs fois ; à la fin, on compare les cloches.
tile-audience = Audience
switch-bells-min_to_score = Qui prend part au décompte des cloches
switch-bells-min_to_score-one_bell = qui a au moins une cloche d’or
switch-bells-min_to_score-owns_certificate = qui a au moins un certificat
source-bells = cloches

certificate-called = { $bells ->
    [one] { $bells } cloche
   *[other] { $bells } cloches
} pour { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
}
kind-plan_audience = poser la tuile « Audience »
kind-certificate = prendre un certificat de don
kind-payment = payer un certificat de don
when-debt = Cela est demandé quand vous recevez des thalers et en devez encore.
kind-instalment = répartir les thalers reçus
kind-last_payment = payer des certificats partiellement payés
ask-plan_audience = Où posez-vous la tuile « Audience » ? Vous ne visitez pas le lieu recouvert ; à sa place, vous prenez un certificat de don.
ask-certificate = Votre audience : quel certificat prenez-vous ?
ask-payment = Comment payez-vous le certificat à { $bells ->
    [one] { $bells } cloche
   *[other] { $bells } cloches
} ? Son prix de { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
} rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}, un acompte un point pour deux thalers. Tant qu’il n’est pas payé, ses cloches comptent contre vous.
ask-instalment = Les thalers que vous recevez vont sur vos certificats partiellement payés. Combien des { $pending } sur « { $certificate } » ?
ask-last_payment = Voulez-vous finir de payer un certificat ? Cela ne rapporte pas de points, mais les cloches d’un certificat entièrement payé comptent pour vous et non contre vous.

action-certificate = prendre { $certificate } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
action-pay_full = payer le prix entier
action-deposit = payer en plusieurs fois ; acompte : { $thalers }
action-instalment = thalers sur « { $certificate } » : { $thalers }
action-pay_on = payer sur « { $certificate } » : { $thalers }

refused-audience-none = Il ne reste plus de certificat de don.
refused-audience-form = « { $text } » n’est pas une place pour la tuile « Audience ». On écrit par exemple : audience on studio
refused-certificate-gone = Le certificat { $certificate } n’est pas exposé.
refused-certificate-taken = Vous avez déjà pris le certificat { $certificate } ; dites maintenant comment vous le payez.
refused-certificate-must = À une audience, il faut prendre un certificat ; un acompte de 0 suffit.
refused-certificate-price = Le certificat coûte { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
} ; vous en avez { $have }.
refused-certificate-form = « { $text } » ne désigne pas de certificat. On écrit par exemple : certificate 4-3-3a
refused-deposit-price = Un acompte est inférieur au prix de { $price } ; sinon, vous payez tout.
refused-deposit-money = Vous avez { $have ->
    [one] { $have } thaler
   *[other] { $have } thalers
} ; l’acompte ne peut pas dépasser cette somme.
refused-deposit-form = « { $text } » n’est pas un acompte. On écrit par exemple : deposit 2
refused-instalment-must = Les thalers reçus doivent aller sur vos certificats partiellement payés.
refused-instalment-other = Le certificat { $certificate } vient d’abord ; les autres suivent dans l’ordre où vous les avez pris.
refused-instalment-much = Ce certificat accepte au plus { $most }.
refused-instalment-little = Il faut au moins { $least } sur ce certificat, car les suivants n’ont pas de place pour plus.
refused-instalment-form = « { $text } » ne désigne pas un certificat et un nombre de thalers. On écrit par exemple : instalment 4-3-3a 2
refused-payment-open = Vous n’avez pas de certificat partiellement payé { $certificate }.
refused-payment-debt = Il ne reste que { $debt ->
    [one] { $debt } thaler
   *[other] { $debt } thalers
} à y payer.
refused-payment-money = Vous avez { $have ->
    [one] { $have } thaler
   *[other] { $have } thalers
}.
refused-payment-form = « { $text } » n’est pas un paiement. On écrit par exemple : pay full, ou pay 2 on 4-3-3a

event-certificates_revealed = Certificats de don exposés : { $certificates }.
event-bought_certificate = { PAINTER($who) } achète { $certificate }.
event-began_instalments = { PAINTER($who) } prend { $certificate } en plusieurs fois ; acompte : { $deposit }.
event-paid_instalment = { PAINTER($who) } pose { $thalers ->
    [one] { $thalers } thaler
   *[other] { $thalers } thalers
} sur « { $certificate } »{ $left ->
    [0] {" "}et retourne le certificat.
   *[other] {"\u00A0"}; reste à payer : { $left }.
}
event-bells_counted = { PAINTER($who) } compte { $paid ->
    [one] { $paid } cloche
   *[other] { $paid } cloches
}{ $unpaid ->
    [0] {""}
   *[other] , moins { $unpaid } sur des certificats partiellement payés
}{ $space ->
    [none] {"\u00A0"}; pas de place sur la piste des cloches.
   *[other] {"\u00A0"}: case { $space } de la piste des cloches.
}
event-bishop_counted = L’évêque compte { $bells ->
    [one] { $bells } cloche
   *[other] { $bells } cloches
}{ $space ->
    [none] {" "}et ne prend pas part.
   *[other] {"\u00A0"}: case { $space } de la piste des cloches, rang { $place }.
}
event-bells_ranked = { PAINTER($who) } : rang { $place } sur la piste des cloches ; points pour le rang : { $bonus }, pour la case : { $mark }.

pack-bells-id = l’identifiant doit être { $face } et une lettre minuscule
pack-bells-face = le prix et les cloches sont d’au moins 1, les points d’au moins 0
pack-bells-count = { $found } certificats ; le livret de règles en compte 18
pack-bells-sum = { $bells } cloches en tout ; le livret de règles en compte 61
pack-bells-three = le livret de règles montre un certificat de prix 3 à 3 points
pack-bells-four = le livret de règles montre un certificat qui coûte plus de 4 thalers
pack-bells-marks = à { $players }, chaque palier demande sa propre case, de 1 à { $most }
pack-bells-mark = sur la case { $space }, le livret de règles donne { $points } en points
pack-bells-ranks = à { $players }, il faut les rangs 1 à { $places }, chacun une fois
pack-bells-rank = le livret de règles donne 9 points au premier rang, 5 au deuxième et 0 au quatrième

pool-certificate = un certificat
# ---- à quel titre on reçoit ou paie
why-certificate = pour un certificat

# ---- mots de la table, et ce qu'entraîne un choix
initial-tile-audience = a
pass-last_payment = ne plus rien payer
note-instalments = en plusieurs fois seulement : vous avez { $have }
note-owed = puis { $debt } à payer
note-paid = { $bells ->
    [one] puis entièrement payé : sa cloche compte pour vous
   *[other] puis entièrement payé : ses { $bells } cloches comptent pour vous
}
plan-on-audience = l’audience : vous prenez un certificat de don ; pas de place pour un assistant (0).
note-on-audience = vous prenez un certificat de don ; sur { $certificates } exposés, vous pouvez maintenant en payer { $payable } entièrement
panel-bells = cloches
panel-face = { $certificate } (+{ $points })
panel-certificates = attribués
panel-count = { $count ->
    [one] { $count } certificat
   *[other] { $count } certificats
}
panel-paid = payés : { $certificates }
panel-debt = doit { $debt } sur { $certificate }
panel-pending = thalers à répartir : { $thalers }
panel-returned = retournés sous la pile : { $things }
panel-pile-faces = restant dans la pile : { $things }
panel-own-bells = payés : { $certificates } ({ $bells ->
    [one] { $bells } cloche
   *[other] { $bells } cloches
})
panel-bell-track = piste des cloches
panel-bell-space = { $space ->
    [none] ne prend pas part
   *[other] case { $space }
}
panel-bells-bishop = évêque
module-bells-words = M8, cloches, Audience, piste des cloches

module-bells-help =
    Plan : votre tuile « Audience » peut recouvrir une colonne, sans place pour un assistant. Quand vient ce lieu, vous devez prendre un des certificats visibles ; il y en a un par joueur à chaque tour.
    Payez tout et marquez aussitôt ses points, ou payez en plusieurs fois : 1 point pour 2 thalers de l’acompte, et jamais plus.
    Tant que vous devez quelque chose, chaque thaler reçu y va d’abord. Ce que vous aviez déjà reste libre.
    À la fin, les certificats payés comptent leurs cloches, ceux payés en partie les retirent. La piste des cloches rapporte des points, votre rang aussi ; l’évêque y participe avec les cloches invendues et gagne les égalités.
    À deux, quatre certificats sont à Leonardo. (M8)
