# Ce que dit `buonfresco admin` à qui tient une maison.

usage-admin = s’occuper des tables d’une maison
usage-meta-words = MOTS
usage-admin-what = list, show, end, export, import, reissue, purge, backup ou check
usage-admin-words = de quoi il s’agit : une table, une place, un fichier
usage-admin-state = list : seulement les tables dans cet état
usage-admin-game = list : seulement les tables de ce jeu
usage-admin-older = list : les tables que personne n’a touchées depuis si longtemps (12h, 90d, 4w)
usage-admin-finished = purge : les tables finies que personne n’a touchées depuis si longtemps (sinon 90d)
usage-admin-unfinished = purge : aussi celles qui ne sont pas finies et que personne n’a touchées depuis si longtemps (sinon aucune)
usage-admin-dry = purge : dire seulement ce qui serait supprimé
usage-admin-yes = purge : ne pas demander
usage-admin-trusted = import : croire le fichier à la lettre, sa chance aussi ; sinon seulement les places et les réponses
usage-admin-origin = import, reissue : l’adresse connue de la maison, pour les liens ; sinon celle de sa dernière ouverture
usage-admin-json = list : en JSON
usage-admin-unknown = Dites ce qu’il faut faire : { $known }. « buonfresco admin --help » l’explique.
usage-admin-option = { $option } ne veut rien dire pour « { $what } ».
usage-admin-states = Il n’y a pas d’état « { $found } ». Connus : { $known }.
usage-admin-time = { $option } : « { $value } » n’est pas une durée. Écrivez 12h, 90d ou 4w.
usage-admin-list = « list » ne prend pas de table : buonfresco admin list [--state playing] [--game NOM] [--older-than 90d]
usage-admin-show = Dites quelle table : buonfresco admin show TABLE
usage-admin-end = Dites quelle table : buonfresco admin end TABLE
usage-admin-export = Dites quelle table : buonfresco admin export TABLE > FICHIER
usage-admin-import = Dites quel fichier : buonfresco admin import FICHIER (- est l’entrée standard)
usage-admin-reissue = Dites quelle table et quelle place, un nombre à partir de 0 ou « host » : buonfresco admin reissue TABLE PLACE
usage-admin-purge = « purge » ne prend pas de table : buonfresco admin purge [--finished-before 90d] [--unfinished-before 365d]
usage-admin-backup = Dites où : buonfresco admin backup FICHIER
usage-admin-check = « check » ne prend pas de table : il les vérifie toutes

admin-state-playing = en cours
admin-state-over = finie
admin-state-ended = close
admin-listed = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
admin-made = Ouverte le { $made }, version { $version } des règles, { $records } inscriptions
admin-host = { $held ->
    [yes] Quelqu’un en est l’hôte.
   *[no] Personne n’en est l’hôte.
}
admin-seat = Place { $number } : { $name } ({ $kind ->
    [person] une personne
    [bot] un bot
   *[empty] personne
}){ $held ->
    [yes] , tenue par un navigateur
   *[no] {""}
}{ $waits ->
    [yes] , la table l’attend
   *[no] {""}
}
admin-ended = Close : { $table }
admin-imported = Importée sous { $table }
admin-invite = Place { $seat }, une fois :
admin-invite-host = L’hôte, une fois :
admin-old = À supprimer : { $finished } tables finies et { $unfinished } non finies, { $browsers } navigateurs non vus depuis longtemps, { $claims } invitations expirées.
admin-sure = Supprimer définitivement ? (oui/non)
admin-kept = Rien n’a été supprimé.
admin-deleted = Supprimé.
admin-backup = { $path } : { $kilobytes } ko
admin-wrong = { $table } : { $problem }
admin-checking = { $number } sur { $count } …
admin-checked = { $count } tables vérifiées, dont { $wrong } fausses.

error-no-house = Il n’y a pas de maison dans { $path }.
error-not-played = Cette table est déjà terminée et reste telle quelle.
error-backup-postgres = PostgreSQL a son propre outil : pg_dump --format=custom --file=FICHIER BASE
error-backup-exists = { $path } existe et n’est pas écrasé.
error-backup = { $path } ne peut pas être écrit : { $problem }
error-database-down = La base de données ne peut pas le faire : { $problem }
error-check-gap = Des inscriptions manquent.
error-check-hash = Une inscription ne mène pas à la position { $found }.
