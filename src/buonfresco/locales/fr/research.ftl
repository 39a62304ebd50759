# Ce que disent les environnements pour les programmes qui apprennent.

refused-idle = Cette place n’est pas interrogée ; sa réponse est { $idle }.

error-choice = { $name } est l’un de ceux-ci : { $known } ; pas « { $value } ».
error-opponents = Il y a { $needed } autres places et { $found } adversaires.
error-other-config = Ce n’est pas une partie dans la configuration de l’environnement : { $game }
