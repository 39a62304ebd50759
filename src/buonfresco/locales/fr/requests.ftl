# ---- 2, Requêtes
module-requests = Requêtes de l'évêque
module-requests-about = À l'atelier, un apprenti peut empiler trois tuiles de fresque restaurées sous une requête, pour des points et un autre revenu.

kind-request_tile = choisir les tuiles d'une requête
kind-request_income = choisir la couleur d'une requête générale
kind-leonardo_request = choisir une requête pour Léonard
ask-request_tile = Quelle tuile va sous la requête ?
ask-request_income = Quelle couleur votre requête générale rapporte-t-elle ?
ask-leonardo_request = Vous guidez Léonard : satisfait-il une requête ? Trois de ses tuiles quittent alors le jeu.

request-general = requête générale
request-purple = requête violette
request-orange = requête orange
request-green = requête verte

action-request = satisfaire la { NAME($request, of: "request") }
action-stack = empiler une tuile, sceaux : { NAME($sort, of: "seals") }
action-income = prendre { NAME($paint, of: "paint") }
seals-plain = aucun
seals-G = vert
seals-O = orange
seals-P = violet
seals-GO = vert et orange
seals-GP = vert et violet
seals-OP = orange et violet
seals-GOP = vert, orange et violet

refused-request-once = Vous avez déjà satisfait une requête à cette manche ; une seule est permise.
refused-request-apprentice = Une requête occupe un apprenti entier, et aucun des vôtres ici n'est plus libre.
refused-request-empty = Il ne reste plus de tuile pour la { NAME($request, of: "request") }.
refused-request-tiles = La { NAME($request, of: "request") } demande trois tuiles convenables non empilées ; vous en avez { $have }.
refused-request-three = Une requête demande trois tuiles ; choisissez la suivante.
refused-request-seal = Une tuile sous la { NAME($request, of: "request") } doit montrer son sceau.
refused-request-order = On nomme les tuiles d'une requête dans l'ordre de la liste ; cette sorte vient avant celle que vous avez choisie.
refused-request-before = On nomme les tuiles d'une requête dans l'ordre de la liste ; nommez d'abord une tuile qui vient avant cette sorte.
refused-request-gone = Aucune tuile libre de cette sorte n'est devant vous.
refused-request-few = Après cette sorte, il ne reste pas assez de tuiles pour en faire trois.
refused-request-basic = Une requête générale rapporte une couleur primaire : jaune, rouge ou bleu.
refused-request-paint = La couleur de la requête est à vous ; choisissez-en une.
refused-request-form = « { $text } » n'est pas une requête. On écrit par exemple : request general, ou request purple
refused-stack-form = « { $text } » ne désigne pas de sorte de tuiles. On écrit par exemple : stack plain, ou stack GO
refused-income-form = « { $text } » ne désigne pas de couleur. On écrit par exemple : income yellow
refused-leonardo-blends = Léonard ne mélange jamais.

event-request_stacked = { PAINTER($who) } empile une tuile : { PAINTS($tile) }.
event-request_fulfilled = { PAINTER($who) } satisfait la { NAME($request, of: "request") }.

source-requests = requêtes

switch-requests-general_income_paint = La couleur que rapporte une requête générale à chaque manche
switch-requests-general_income_paint-basic = une couleur primaire au choix
switch-requests-general_income_paint-any = une couleur primaire ou mélangée au choix

pack-requests-count = { $tiles } tuiles ; les règles en comptent 12
pack-requests-kind = il n'y a pas de requête de la sorte { $kind }
pack-requests-points = une requête rapporte au moins un point
pack-requests-top = les règles montrent { $points } points sur la première requête de la sorte { $kind }

# ---- à quel titre on reçoit ou paie
why-request = par une requête
