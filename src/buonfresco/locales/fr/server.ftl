# Ce que dit la maison : aux gens à ses tables, et à qui la tient.

# ---- nouvelles d'une table
table-undo-asked = { PAINTER($who) } aimerait reprendre sa dernière réponse.
table-undo-agreed = { PAINTER($who) } accepte que la réponse soit reprise.
table-undo-refused = { PAINTER($who) } n’accepte pas que la réponse soit reprise.
table-time-up = Le temps de { PAINTER($who) } est écoulé : un bot répond.
table-seat-claimed = { PAINTER($who) } s’assoit.
table-seat-revoked = L’hôte donne la place de { PAINTER($who) } à quelqu’un d’autre.
table-bot-fallen = Le bot qui joue pour { PAINTER($who) } a échoué : un plus simple a donné cette réponse.
table-hint = { $option } : { $gives }
table-hint-why = { $option } : { $gives } ; { $why }
table-hint-of = la meilleure de { $options } réponses

# ---- refus
refused-not-your-seat = Cette place n’est pas la vôtre.
refused-not-host = Seul l’hôte de la table peut le faire.
refused-nothing-asked = Personne ne vous demande cela en ce moment.
refused-table-ended = L’hôte a mis fin à cette table.
refused-still-playing = Ce sera possible quand la partie sera finie.
refused-undo-over = La partie est terminée : on ne peut plus rien reprendre.
refused-taken-back = Vous avez repris { $most } réponses dans cette partie. Ce que vous répondez maintenant reste.
refused-claim = Cette invitation n’est plus valable. Demandez-en une nouvelle à l’hôte.
refused-flooding = C’était trop à la fois. Attendez un instant.
refused-look-first = Le premier message doit être un regard.
refused-no-hint = Il n’y a rien à choisir en ce moment.
refused-host = Cette maison n’est pas connue sous ce nom. Lancez-la avec --origin et cette adresse.
refused-origin = Cette page n’appartient pas à cette maison.
refused-too-long = C’est trop long.
refused-two-lengths = Cette requête annonce deux longueurs.
refused-not-json = Du JSON est attendu (application/json).
refused-metrics = Les chiffres sont réservés à cette machine.
refused-too-many-tables = Vous jouez déjà à { $most } tables. Terminez-en d’abord une.

# ---- erreurs
error-unknown-table = Cette table n’existe pas.
error-unreadable = Les notes de cette table ne peuvent plus être suivies. Le journal de la maison dit pourquoi.
error-table-gone = Cette table a été supprimée.
error-store = Rien ne peut être enregistré pour l’instant. Renvoyez dans un moment : rien n’est fait deux fois.
error-busy = La table est occupée. Réessayez.
error-body = Ce message n’a pas de sens : { $problem }
error-import = Ce fichier ne contient pas de table exportée, ou il est abîmé. Choisissez-en un que « Exporter » a fait.
error-number = « { $name } » doit être un nombre.
error-step = Il y a les étapes 0 à { $steps }, pas { $step }.
error-order = Il n’y a pas d’ordre « { $order } » pour une place. Connus : { $known }.
error-pack-name = Un paquet porte le nom sous lequel il est installé.
error-database = Cette base de données ne peut pas être utilisée : { $found }. Connues : { $known }.
error-database-file = Une base SQLite est un fichier : écrivez sqlite:///FICHIER, avec son chemin.
error-database-open = La base de données ne peut pas être ouverte : { $problem }
error-workers = Plusieurs processus exigent PostgreSQL : donnez son adresse avec --database.
error-origin = Une origine est une adresse comme https://fresco.example.org, sans chemin ; pas « { $origin } ».
error-proxies = « { $found } » n’est pas l’adresse d’un proxy. Écrivez des adresses ou des réseaux comme 192.0.2.7,10.0.0.0/8, ou * pour quiconque est juste devant la maison.
error-house-taken = Une autre maison est ouverte dans { $folder }.
error-port = { $host }, port { $port }, ne peut pas être utilisé : { $problem }
error-no-postgres = { $name } n’est pas installé. PostgreSQL exige : pip install 'buonfresco[postgres]'

# ---- la ligne de commande
house-open = La maison est ouverte : { $address } (Ctrl+C la ferme)
house-open-neighbors = Pour les autres sur ce réseau : { $address } (sans TLS : seulement là où vous faites confiance à tous)
house-no-limits = Il n’y a aucune limite à ce que quelqu’un demande : pour les tests de charge seulement.
house-no-client = Le serveur fonctionne, mais la page pour le navigateur n’a pas été construite. Construisez-la avec « make web », ou jouez dans le terminal avec « buonfresco play --terminal ».
usage-serve = faire jouer des gens par le réseau
usage-host = l’adresse d’écoute (sinon 127.0.0.1, cette machine seule ; 0.0.0.0 pour tout le monde)
usage-port = le port d’écoute (sinon 8000 ; 0 en prend un libre)
usage-data = où la maison garde ses affaires
usage-database = la base de données, si ce n’est pas un fichier de ce dossier : postgresql+asyncpg://user@host/name
usage-workers = combien de processus ; plus d’un exige PostgreSQL
usage-bot-workers = dans combien de processus les bots réfléchissent (sinon un de moins que de cœurs)
usage-origin = l’adresse connue de la maison, si un proxy la précède : https://fresco.example.org
usage-proxies = adresses des proxys crus sur qui demande (sinon 127.0.0.1)
usage-metrics = montrer les chiffres sous /metrics à tous, pas seulement à cette machine
usage-limits = chacun peut demander N fois plus : pour beaucoup de monde derrière une seule adresse
usage-no-limits = aucune limite à ce que quelqu’un demande ; pour les tests de charge seulement
