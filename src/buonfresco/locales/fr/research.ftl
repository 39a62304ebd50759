# Ce que disent les environnements pour les programmes qui apprennent.

refused-idle = Cette place n’est pas interrogée ; sa réponse est { $idle }.

error-choice = { $name } est l’un de ceux-ci : { $known } ; pas « { $value } ».
error-opponents = Il y a { $needed } autres places et { $found } adversaires.
error-other-config = Ce n’est pas une partie dans la configuration de l’environnement : { $game }
error-max-answers = La limite max_answers est un nombre à partir de 1, pas { $found }.
error-setting = { NAME($game, of: "game") } n’a pas de réglage « { $setting } ». Il y a : { $known }.
error-opponents-form = Les adversaires sont des noms de bots ou des fonctions, un pour tous ou une liste, pas { $found }.
error-step-answers = Un pas prend une réponse pour chacun de { $agents } ; il a reçu { $found }.
error-state = Ce n’est pas un état d’un tel environnement : { $found }
error-no-information-state = Il n’y a pas d’état d’information, car ce serait tout ce qu’une place a jamais appris ; il y a des observations.
