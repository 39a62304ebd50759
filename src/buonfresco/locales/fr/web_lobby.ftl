# The first screen and everything before a table: seats, modules, invitations.
web-lobby-kick = Une table ouverte pour la famille Fresco
web-lobby-lead = Levez-vous tôt, marchandez les couleurs, plaisez à l’évêque et repeignez le plafond, un morceau d’enduit frais après l’autre.
web-lobby-language = Langue
web-lobby-learn = Première partie guidée
web-lobby-learn-about = Chaque étape expliquée
web-lobby-rules = Règles
web-lobby-against = { $count ->
        [one] Contre un bot : { $levels }
       *[other] Contre { $count } bots : { $levels }
    }
web-lobby-invite = Inviter des amis
web-lobby-invite-about = Un lien par place, sans compte
web-lobby-device = Même appareil
web-lobby-device-about = Faites-le passer, les secrets restent cachés
web-lobby-at-table = À la table
web-lobby-bot = { $level } (bot)
web-lobby-more-seat = Une place de plus
web-lobby-title-bots = Qui joue ?
web-lobby-title-friends = Inviter des amis
web-lobby-title-device = Sur un même appareil
web-lobby-how-many = Combien de peintres ?
web-lobby-seat = Place { $seat }, { $emblem }
web-lobby-who = Qui est assis ici
web-lobby-who-you = Vous
web-lobby-who-here = Quelqu’un ici
web-lobby-who-friend = Un ami ailleurs
web-lobby-who-bot = Un bot
web-lobby-level = Son niveau
web-lobby-gets-link = Reçoit un lien de votre part.
web-lobby-name = Nom
web-lobby-your-name = Votre nom
web-lobby-clock = Temps par réponse
web-lobby-clock-none = sans horloge
web-lobby-clock-minutes = { $count ->
        [one] une minute
       *[other] { $count } minutes
    }
web-lobby-clock-days = { $count ->
        [one] un jour
       *[other] { $count } jours
    }
web-lobby-public = Table publique
web-lobby-public-about = Elle figure sur l’accueil, et tout le monde peut regarder.
web-lobby-practice = Entraînement : annulez ce que vous voulez
web-lobby-practice-about = Pour une personne contre des bots.
web-lobby-cancel = Fermer
web-lobby-start = Commencer la partie
web-lobby-make-links = Créer la table et les liens
web-lobby-what = Ce qu’il y a sur la table
web-lobby-which-game = Jeu
web-lobby-sets = Suggestions
web-lobby-set-first = Première partie
web-lobby-set-family = Famille
web-lobby-set-expert = Experts
web-lobby-set-all = Tout
web-lobby-set-some = Surprise
web-lobby-base = Le jeu de base seul.
web-lobby-base-with = Le jeu de base avec : { $modules }.
web-lobby-base-all = Le jeu de base avec les { $count } modules. Débarrassez la grande table.
web-lobby-modules = Modules
web-lobby-rules-of-these = Leurs règles
web-lobby-fine-print = Édition et détails
web-lobby-details = Détails
web-lobby-own-rules = { $count ->
        [one] une règle à vous
       *[other] { $count } règles à vous
    }
web-lobby-edition = Les règles de quelle édition ?
web-lobby-edition-first = Ce que nous jouons si vous ne dites rien.
web-lobby-edition-differs = { $count ->
        [0] Rien ne change avec ces modules.
        [one] Une règle est différente.
       *[other] { $count } règles sont différentes.
    }
web-lobby-show-differences = Voir les différences
web-lobby-instead-of = au lieu de : { $value }
web-lobby-single-rules = Régler chaque règle
web-lobby-seed = Graine
web-lobby-seed-about = La même donne la même mise en place. Vide : une nouvelle.
web-lobby-go-on = Continuer à jouer
web-lobby-all-tables = Les { $count } tables et leurs rediffusions
web-lobby-mine = Vos tables
web-lobby-mine-none = Aucune partie n’attend. Un clic plus haut, et il y en a une.
web-lobby-finished = Terminées : à revoir
web-lobby-open = Tables à regarder
web-lobby-open-none = Personne ne joue en public en ce moment.
web-lobby-wait = Un instant…
web-lobby-watch = Regarder
web-lobby-over = Rediffusion
web-lobby-ended = Arrêtée par l’hôte
web-lobby-unreadable = Illisible ici
web-lobby-with = avec { $who }
web-lobby-stand = Tour { $round }, { $points } points
web-lobby-stand-over = { $points } points à la fin
web-lobby-practiced = entraînement
web-lobby-with-modules = { $count ->
        [one] un module
       *[other] { $count } modules
    }
web-lobby-links = Liens
web-lobby-away = Ranger
web-lobby-away-sure = Terminer pour de bon ?
web-lobby-import = Apporter une table
web-lobby-import-about = Une table exportée, ici ou ailleurs. Places et réponses sont reprises ; le hasard à venir est neuf.
web-lobby-import-choose = Choisir un fichier
web-lobby-import-long = Ce fichier dépasse deux mégaoctets ; ce n’est pas une table.
web-lobby-code = Un lien ou un code pour votre place ?
web-lobby-code-enter = Le saisir
web-lobby-offline = Le serveur ne répond pas. Réessayez dans un instant.
web-lobby-again = Réessayer
web-lobby-invitations = Invitations
web-lobby-invitations-about = Chaque lien vaut pour une place et une seule fois. Envoyez-le ou faites-le photographier.
web-lobby-this-machine = Ces liens ne mènent qu’à cet ordinateur. Pour des amis ailleurs, lancez la maison avec --host 0.0.0.0 : elle donne alors l’adresse pour les autres de votre réseau. Ouvrez cette page à cette adresse.
web-lobby-missing = { $count ->
        [0] Tous sont venus.
        [one] Il manque encore quelqu’un.
       *[other] Il manque encore { $count } personnes.
    }
web-lobby-not-come = Pas encore venu
web-lobby-has-come = A pris sa place
web-lobby-is-here = Est à la table
web-lobby-qr = Code QR du lien pour { $emblem }
web-lobby-link-for = Lien pour { $emblem }
web-lobby-copy = Copier le lien
web-lobby-copied = Copié
web-lobby-copy-by-hand = La copie a échoué. Le lien est sélectionné : copiez-le de là.
web-lobby-new-link = Nouveau lien
web-lobby-link-gone = Les liens ne s’affichent qu’une fois. Un nouveau annule l’ancien.
web-lobby-to-table = Aller à la table
web-lobby-to-table-about = Vous pouvez commencer avant l’arrivée des autres.
web-lobby-invited = Une place vous est réservée
web-lobby-invited-to = Une place vous est réservée : { $game }
web-lobby-invited-by = { $host } vous invite : { $game }
web-lobby-invited-about = Dites qui vous êtes et prenez place. Aucun compte, rien à installer.
web-lobby-invited-none = Ce lien ne mène à aucune place
web-lobby-invited-cut = Le lien n’est pas entier : il a été coupé en chemin. Redemandez-le et copiez-le en entier.
web-lobby-code-title = Prendre une place
web-lobby-code-about = Avec une invitation, ou avec le code de votre autre appareil.
web-lobby-code-label = Lien ou code
web-lobby-claim-language = La table parlera la langue choisie ci-dessus.
web-lobby-sit-down = Prendre place
web-lobby-to-lobby = Vers l’accueil
web-lobby-line-portraits = Au studio, un portrait au lieu du salaire.
web-lobby-adds-portraits = Sur la table : deux cartes Portrait au studio
web-lobby-line-requests = Trois tuiles restaurées plaisent à l’évêque.
web-lobby-adds-requests = Sur la table : des commandes à l’atelier
web-lobby-line-special_blends = Rose et marron, et sept tuiles précieuses.
web-lobby-adds-special_blends = Sur la table : du rose et du marron, sept tuiles Fresque
web-lobby-line-wishing_well = Jetez une pièce, piochez un souhait.
web-lobby-adds-wishing_well = Sur la table : une fontaine au marché, des pièces, des cartes Souhait
web-lobby-line-leaf_gold = Dorez ce que vous restaurez.
web-lobby-adds-leaf_gold = Sur la table : des feuilles d’or au marché, une couleur par tour
web-lobby-line-glaziers = Des vitraux le long des murs.
web-lobby-adds-glaziers = Sur la table : des vitraux autour de la fresque, du verre à acheter
web-lobby-line-scrolls = Des lignes secrètes rapportent des points.
web-lobby-adds-scrolls = Sur la table : deux parchemins secrets pour chacun
web-lobby-line-bells = Payez des cloches, on les compare à la fin.
web-lobby-adds-bells = Sur la table : des certificats de don, des audiences
web-lobby-line-wall_fresco = Une seconde image, peinte sur le mur.
web-lobby-adds-wall_fresco = Sur la table : le mur et ses sections
web-lobby-line-medico = Des assistants malades, des remèdes.
web-lobby-adds-medico = Sur la table : des infections, les bouteilles du médecin
web-lobby-line-favors = Un cadeau là où se tient l’évêque.
web-lobby-adds-favors = Sur la table : une faveur cachée sur chaque tuile Fresque
web-lobby-line-ladies = Dépassez une dame, épousez-la.
web-lobby-adds-ladies = Sur la table : des dames sur la piste de score, des réservations
web-lobby-line-catacombs = Des cartes mènent aux trésors sous les tuiles.
web-lobby-adds-catacombs = Sur la table : une salle sous chaque tuile Fresque, des cartographes, des trésors
web-lobby-line-pews = Taillez des bancs dans les poutres du marché.
web-lobby-adds-pews = Sur la table : des bancs, des poutres au marché
web-lobby-line-dome = Les couleurs restantes comptent encore.
web-lobby-adds-dome = Sur la table : neuf tuiles Dôme sous les cases du centre
web-lobby-line-black_market = Un tonneau, sans questions.
web-lobby-adds-black_market = Sur la table : un stand qui vend du sac
web-lobby-line-guild = Échangez une couleur contre une autre.
web-lobby-adds-guild = Sur la table : la guilde et sa couleur
