# Ce que dit une table : places, journaux, réponses reprises.

reason-with-rule = { $reason } ({ $rule })
piece-rule = règle { $id }

# ---- refus
refused-stale = Cette question a déjà reçu sa réponse.
refused-empty-seat = Personne n’est assis à cette place.

# ---- nouvelles
table-undone = { PAINTER($who) } reprend sa dernière réponse.
table-sat-person = { PAINTER($who) } s’assied à la table.
table-sat-bot = Un bot joue désormais pour { PAINTER($who) }.
table-sat-empty = { PAINTER($who) } a quitté la table ; la place est vide.

# ---- la fin
table-won = { PAINTER($who) } gagne avec { $points } points !
table-won-together = { $who } gagnent ensemble, avec { $points } points chacun !
table-ended = La partie s’est terminée après { $rounds ->
    [one] { $rounds } tour de jeu
   *[other] { $rounds } tours de jeu
} : { $reason }.

# ---- erreurs
error-seat-form = Ce ne sont pas les places d’une table : { $found }
error-seat-kind = Une place est l’une de celles-ci : { $known } ; pas « { $kind } ».
error-practice = On s’exerce seul contre des bots.
error-option = L’option « { $option } » n’existe pas dans ce jeu. Connues : { $known }.
error-answers = Une réponse est le numéro d’une action, sa notation ou une liste de celles-ci ; pas { $found }.
error-client = Le nom qu’un client donne à sa demande tient en une ligne d’au plus { $most } caractères, pas « { $client } ».
error-at = Un moment est un nombre de secondes, pas { $at }.
error-news = On demande les nouvelles par un nombre de 0 à { $most }, pas { $found }.
error-journal-line = La ligne { $number } du journal est inutilisable : { $problem }
error-journal-empty = Il n’y a pas de table dans ce journal.
error-journal-form = Ce journal a une autre forme : { $found } au lieu de { $expected }.
error-journal-used = Ce journal appartient déjà à une table.
error-journal-changed = Quelqu’un d’autre a écrit dans { $path } entre-temps.
