# ---- 2, Commandes de l'évêque
module-requests = Commandes de l’évêque
module-requests-about = À l’atelier, un assistant peut empiler trois tuiles Fresque restaurées sous une commande, pour des points et un autre revenu.

kind-request_tile = choisir les tuiles d’une commande
kind-request_income = choisir la couleur d’une commande générale
kind-leonardo_request = choisir une commande pour Leonardo
ask-request_tile = Quelle tuile va sous la commande { NAME($request, of: "request") } ? Tuiles encore manquantes : { $missing }.
ask-request_tile-guided = Vous jouez pour Leonardo : quelle tuile donne-t-il pour la commande { NAME($request, of: "request") } ? Tuiles encore manquantes : { $missing }.
ask-request_income = Quelle couleur votre commande générale rapporte-t-elle ? Couleurs encore à choisir : { $left }.
ask-leonardo_request = Vous jouez pour Leonardo : réalise-t-il une commande ? Trois de ses tuiles quittent alors le jeu.

request-general = générale
request-purple = violette
request-orange = orange
request-green = verte

action-request = réaliser la commande { NAME($request, of: "request") }
action-stack = empiler une tuile, taches de couleur : { NAME($sort, of: "seals") }
action-income = prendre { NAME($paint, of: "paint") }
seals-plain = aucune
seals-G = vert
seals-O = orange
seals-P = violet
seals-GO = vert et orange
seals-GP = vert et violet
seals-OP = orange et violet
seals-GOP = vert, orange et violet

refused-request-once = Vous avez déjà réalisé une commande à ce tour ; une seule est permise.
refused-request-apprentice = Une commande occupe un assistant entier, et aucun des vôtres ici n’est plus libre.
refused-request-empty = Il ne reste plus de tuile pour la commande { NAME($request, of: "request") }.
refused-request-tiles = La commande { NAME($request, of: "request") } demande trois tuiles convenables non empilées ; vous en avez { $have }.
refused-request-three = Une commande demande trois tuiles ; choisissez la suivante.
refused-request-seal = Une tuile sous la commande { NAME($request, of: "request") } doit montrer sa tache de couleur.
refused-request-order = On nomme les tuiles d’une commande dans l’ordre de la liste ; cette sorte vient avant celle que vous avez choisie.
refused-request-before = On nomme les tuiles d’une commande dans l’ordre de la liste ; nommez d’abord une tuile qui vient avant cette sorte.
refused-request-gone = Aucune tuile libre de cette sorte n’est devant vous.
refused-request-few = Après cette sorte, il ne reste pas assez de tuiles pour en faire trois.
refused-request-basic = Une commande générale rapporte une couleur primaire : jaune, rouge ou bleu.
refused-request-paint = La couleur de la commande est à vous ; choisissez-en une.
refused-request-form = « { $text } » n’est pas une commande. On écrit par exemple : request general, ou request purple
refused-stack-form = « { $text } » ne désigne pas de sorte de tuiles. On écrit par exemple : stack plain, ou stack GO
refused-income-form = « { $text } » ne désigne pas de couleur. On écrit par exemple : income yellow
refused-leonardo-blends = Leonardo ne mélange jamais.

event-request_stacked = { PAINTER($who) } empile une tuile : { $tile }.
event-request_fulfilled = { PAINTER($who) } réalise la commande { NAME($request, of: "request") }.

source-requests = commandes

switch-requests-general_income_paint = La couleur que rapporte une commande générale à chaque tour
switch-requests-general_income_paint-basic = une couleur primaire au choix
switch-requests-general_income_paint-any = une couleur primaire ou mélangée au choix

pack-requests-count = { $tiles } tuiles ; le livret de règles en compte 12
pack-requests-kind = il n’y a pas de commande de la sorte { $kind }
pack-requests-points = une commande rapporte au moins un point
pack-requests-top = le livret de règles montre { $points } points sur la première commande de la sorte { $kind }

# ---- à quel titre on reçoit ou paie
why-request = pour une commande

# ---- les mots des choix et de la table
pass-leonardo_request = aucune commande
panel-requests = commandes
panel-seals = vos taches de couleur : { $seals }
panel-splashes = taches
panel-stacked = empilées
panel-request = { $request } { $points }
panel-request-used = une réalisée à ce tour
label-stack = empiler une tuile : { $tile }
note-request = puis { $points ->
    [one] { $points } point
   *[other] { $points } points
}
note-request-income = revenu ensuite { $thalers ->
    [one] { $thalers } thaler
   *[other] { $thalers } thalers
} par tour, et la couleur de la commande
note-request-hand = prend { $blends } mélanges
plan-workshop-request = L’un d’eux peut réaliser une commande.
module-requests-words = M2, commande, commandes, commande générale, commande spéciale, commande violette, commande orange, commande verte, générale, tache, taches, tache de couleur, taches de couleur, empiler, violette, verte, empilées

module-requests-help =
    12 commandes sont visibles en quatre piles : générale, violette, orange, verte. La meilleure est dessus : 6 points pour la première générale, 10 pour la première violette.
    Une fois par tour, un de vos assistants à l’atelier peut réaliser une commande au lieu de mélanger ; les autres mélangent. Elle ne coûte pas de couleurs.
    Une commande générale demande trois de vos tuiles Fresque, une spéciale trois qui montrent au verso une tache de sa couleur.
    Vous marquez ses points. Les trois tuiles restent empilées dessous : elles ne servent plus à d’autres commandes et ne rapportent plus de thalers.
    En échange, elle rapporte à chaque tour 1 thaler et une couleur : la sienne si elle est spéciale, sinon une primaire au choix (édition française : n’importe laquelle).
    Leonardo peut aussi en réaliser ; les quatre tuiles quittent alors le jeu. (M2)
