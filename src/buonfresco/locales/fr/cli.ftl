# Le terminal : la table, les questions, les commandes, l'aide, la ligne de commande.

# ---- les jeux
game-fresco = Fresco, le jeu de plateau
game-fresco-about = Levez-vous tôt ou tard, planifiez en secret la journée de vos assistants, achetez et mélangez des couleurs, et restaurez la fresque sous les yeux de l’évêque. À deux, Leonardo se joint à vous.
game-cards = Le jeu de cartes
game-cards-about = Réunissez des cartes de couleur, échangez-les au marché et dans les ateliers contre de meilleures, et restaurez grâce à elles des cartes Fresque.
game-dice = Le jeu de dés
game-dice-about = Lancez trois fois, atteignez les sommes que la fresque demande, et pariez sur la réussite des autres.

# ---- toute table
cli-round = Tour { $round }
cli-round-final = Dernier tour ({ $round })
cli-signed = { SIGNED($number) }
cli-head-name = peintre
cli-head-points = points
cli-ranked = { $rank }. { $name }
cli-colon = {" : "}
panel-gap = {" ; "}

# ---- questions et réponses
cli-welcome = Bienvenue dans Buonfresco. Tapez « aide » quand vous voulez.
cli-kept-elsewhere = Il y a déjà une partie dans { $taken } ; elle reste telle quelle. La nouvelle est gardée dans { $path }.
cli-bots-sit = { $who } : { $bot }. { $about }
cli-prompt = { $name }, votre réponse (ou « aide ») :{" "}
cli-more = … et { $count } de plus : tapez « tout ».
cli-nothing = Tapez un des nombres affichés, ou « aide ».
cli-number = Le choix { $line } n’existe pas ; ils vont de 1 à { $most }.
cli-nonsense = Je ne comprends pas « { $line } ». Un numéro de la liste suffit ; « aide » dit ce que je connais d’autre.
cli-legal = Rien ne s’y oppose : c’est permis maintenant.
cli-hint = Conseil : { $text } [{ $notation }]
cli-no-hint = Il n’y a rien à choisir pour le moment.
cli-undone = Annulé.
cli-no-advice = Aucun bot ne connaît assez ce jeu pour donner un conseil utile.
cli-saved = Enregistré dans { $path }.
cli-ready-what = Rien n’est demandé maintenant : Entrée pour continuer, « retirer » pour décider de nouveau.
cli-ready = C’est décidé. Entrée pour continuer, ou « retirer » pour décider de nouveau :{" "}
cli-several-last = Aucune de ces réponses ne compte : après « { $line } », du nouveau apparaît ou quelqu’un d’autre est interrogé. Donnez cette réponse seule, ou en dernier.
cli-several-none = Aucune de ces réponses ne compte.
cli-pass-device = Passez l’appareil à { $name }. { $name }, appuyez sur Entrée quand personne d’autre ne regarde.{" "}
cli-resume = Il y a une partie inachevée : { $game }. La continuer ? (oui/non){" "}
cli-yes-or-no = Répondez par oui ou non, s’il vous plaît.
cli-again = Encore une partie avec les mêmes joueurs ? (oui/non, ou « revoir »){" "}
cli-typed = { $line } n’en fait pas partie : { $known }.
cli-narrow = Cette fenêtre a { $width } colonnes ; avec { $least }, la table se voit mieux.
cli-own-settings = Les parties enregistrées gardent leurs réglages ; { $options } vaut pour une nouvelle.
cli-resume-what = Répondez par un nombre de 1 à { $most }, ou par « nouvelle ».
cli-resume-which = Laquelle continuer ? (1 à { $most }, ou « nouvelle »){" "}
cli-resume-line = { $number }. { $game }
cli-resume-game = « { $name } » ({ $game }, tour { $round }, { $names } ; on attend { $who })
cli-unreadable = La partie enregistrée { $path } est illisible et reste où elle est. { $problem }
cli-goodbye = À bientôt ! La partie est enregistrée dans { $path } ; « { $command } » vous y ramène.

# ---- commandes : leurs noms dans cette langue, en plus des noms anglais
command-help = aide, ?
command-why = pourquoi
command-hint = conseil
command-all = tout
command-board = table
command-log = journal
command-undo = annuler
command-withdraw = retirer, modifier
command-save = enregistrer
command-quit = quitter, exit
command-new = nouvelle, nouveau
command-replay = revoir
command-game = jeu, règles
command-yes = o, oui
command-no = n, non

help-answers = Répondez par le numéro d’un choix, ou écrivez-le en toutes lettres.
help-several = Plusieurs réponses sur une ligne, séparées par « ; », comptent toutes ou pas du tout.
help-here = À cette question, par exemple : { $examples }.
help-line = { "  " }{ $command } – { $text }
help-help = cette liste ; suivie d’un mot, davantage sur ce mot.
help-why = pourquoi est-ce impossible ? Écrivez la réponse à la suite, par exemple : pourquoi pass
help-hint = ce que ferait notre bot à votre place.
help-all = montre tous les choix, même ceux qui sont rarement judicieux.
help-board = montre la table encore une fois.
help-log = ce qui s’est passé jusqu’ici.
help-undo = annule votre dernière réponse, tant que c’est votre tour et que rien n’a été révélé depuis.
help-withdraw = retire ce que vous avez décidé en secret, tant que d’autres décident encore.
help-save = enregistre la partie. Cela se fait de toute façon après chaque réponse.
help-quit = quitte ; la partie est enregistrée et peut être reprise.
help-topics = « aide » suivi d’un de ces mots en dit plus : { $words } ; ou le nom d’un module.
help-unknown = Il n’y a pas de page sur « { $word } ».
help-more = « aide jeu » dit en bref comment se déroule un tour de jeu.

# ---- récit, packs, simulation
replay-unfinished = Voilà pour l’instant. La partie en est au tour de jeu { $round }.
pack-problem = - { $problem }
pack-bad = { $path } n’est pas un pack valable : { $count ->
    [one] { $count } défaut
   *[other] { $count } défauts
}.
pack-good = Le pack « { $name } », version { $version }, est valable ({ $digest }).
pack-entries = { $count ->
    [one] { $count } entrée.
   *[other] { $count } entrées.
}
pack-sure = Valeurs : { $rulebook } tirées du livret de règles, { $inferred } déduites, { $designed } conçues par nous.
simulate-playing = parties en cours
simulate-bot = bot
simulate-won = gagnées
simulate-of = { NUMBER($wins, maximumFractionDigits: 1) } sur { $games }
simulate-average = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-progress = { $done } parties jouées sur { $games }, reste { $left }
simulate-points = points
simulate-speed = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } tours de jeu en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s : { NUMBER($speed, maximumFractionDigits: 0) } décisions/s.

# ---- ligne de commande
usage-usage = usage :
usage-positionals = quoi
usage-options = options
usage-about = Buonfresco : une table numérique ouverte pour les jeux de la famille Fresco. Sans commande, la table s’ouvre dans votre navigateur.
usage-notice = Sans lien avec l’éditeur du jeu.
usage-presets = éditions des règles :
usage-module-list = modules :
usage-module = { $name }. { $about }
usage-bot-list = bots :
usage-switch-list = variantes ; la première valeur est celle de l’édition « revised » :
usage-switch-about = { $about } ({ $rule })
usage-play = jouer dans le navigateur ou dans le terminal : avec des bots, à plusieurs sur le même appareil, ou les deux
usage-simulate = faire jouer de nombreuses parties à des bots et compter
usage-pack = vérifier les valeurs d’un pack : buonfresco pack check [JEU] NOM|DOSSIER
usage-replay = raconter de nouveau une partie enregistrée
usage-help = afficher cette aide
usage-version = afficher la version
usage-plain = sans couleurs
usage-lang = langue ; sinon celle du système
usage-game = quel jeu (par défaut : le jeu de plateau)
usage-game-list = jeux :
usage-settings-of = Ce qui se règle pour { $game } :
usage-not-here = { $options } ne se règle pas dans ce jeu : { $game }.
usage-meta-game = JEU
usage-players = nombre de peintres ({ $players } par défaut)
usage-modules = numéros des modules en jeu
usage-preset = édition des règles : revised (par défaut), bigbox, revised-fr
usage-switches = choisir une variante, par exemple altar.limit=once_per_round ; peut être répété
usage-with-pack = pack de matériel : le nom d’un des nôtres (standard par défaut), ou un dossier
usage-seed = la même graine donne la même partie
usage-bots = quels bots occupent les autres places (par défaut apprentice, si le jeu en a un)
usage-seats = combien de personnes jouent sur cet appareil (1 par défaut)
usage-names = noms des peintres, séparés par des virgules
usage-save = où une partie du terminal est conservée (par défaut : votre dossier de données)
usage-new = commencer une nouvelle partie même si une autre est enregistrée
usage-practice = seul contre des bots, on peut tout annuler, même ce que le hasard a décidé ; le même hasard revient
usage-terminal = jouer dans le terminal, pas dans le navigateur
usage-no-browser = donner seulement l’adresse, sans ouvrir de navigateur
usage-play-port = le port (8714 d’habitude, ou un port libre s’il est pris ; 0 en prend un libre)
usage-games = nombre de parties ({ $games } par défaut)
usage-simulate-bots = quels bots jouent ; ils changent de place (tous par défaut)
usage-json = afficher le résultat en JSON
usage-pack-check = le mot « check »
usage-pack-path = nom ou dossier du pack ; avant lui le jeu, si le pack ne le nomme pas
usage-replay-file = partie enregistrée ou journal (par défaut : la dernière partie)
usage-meta-command = COMMANDE
usage-meta-name = NOM
usage-meta-names = NOM,NOM
usage-meta-switch = NOM=VALEUR
usage-meta-pack = NOM|DOSSIER
usage-meta-seed = GRAINE
usage-meta-file = FICHIER
usage-meta-folder = DOSSIER
usage-value = L’option { $option } demande une valeur. Voir : buonfresco --help
usage-unknown = Je ne sais que faire de : { $words }. Voir : buonfresco --help
usage-number = { $option } doit être un nombre de { $low } à { $high }, pas « { $value } ».
usage-switch = Une variante s’écrit NOM=VALEUR, pas « { $value } ».
usage-names-many = { $names } noms, c’est trop pour { $players } peintres.
usage-names-twice = Deux peintres ne peuvent pas tous deux s’appeler « { $name } » ; voir --names.
error-file = { $path } : { $problem }
file-EACCES = ce n’est pas permis ici
file-EPERM = ce n’est pas permis ici
file-EEXIST = quelque chose porte déjà ce nom
file-EISDIR = c’est un dossier
file-ENOTDIR = ce n’est pas un dossier, ou cela n’est pas dans un dossier
file-ENOSPC = le disque est plein
file-EROFS = on ne peut que lire ici
error-no-file = { $path } : ce fichier n’existe pas.
error-no-table = Aucune partie n’est encore enregistrée dans { $path }.

# ---- la table dans le navigateur
play-open = La table est ouverte : { $address } (Ctrl+C la ferme ; les parties sont conservées)
play-open-already = La table est déjà ouverte : { $address }
play-no-browser = Aucun navigateur ne peut s’ouvrir ici. Ouvrez l’adresse dans un navigateur, ou jouez dans le terminal : { $command }
play-no-client = La page pour le navigateur n’a pas été construite. Construisez-la avec « make web », ou jouez dans le terminal : { $command }
play-terminal-only = { $option } est pour le terminal : ajoutez --terminal.
