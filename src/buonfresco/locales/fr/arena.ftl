# L’arène et le laboratoire : des séries de parties entre bots.

usage-arena = faire jouer des bots les uns contre les autres sur tous les cœurs, et dire qui est meilleur, avec quelle certitude
usage-lab = apprendre, par des parties de bots, ce que font les règles : places, choix, origine des points, effet d’un module
usage-arena-bots = quels bots jouent (par défaut l’échelle du jeu, les plus forts d’abord). Dans le schéma « one », chacun est seul contre des copies de ceux nommés après lui. MODULE:FONCTION en nomme un à vous. BOT@SIMULATIONS réfléchit autant, BOT@SIMULATIONS/SECONDES au plus ce temps
usage-lab-bots = quels bots jouent (par défaut apprentice, si le jeu en a un)
usage-lab-module = jouer chaque graine avec et sans ce module, et comparer
usage-scheme = one : un bot contre des copies d’un autre, tour à tour à chaque place ; mixed : des bots différents à une table (one par défaut)
usage-jobs = combien de processus jouent (par défaut 0 : un par cœur)
usage-ray = jouer sur la grappe Ray à cette adresse : auto, local, ray://HOST:PORT
usage-limit = combien de secondes un bot peut réfléchir à une réponse avant de perdre la partie par forfait (60 par défaut)
usage-out = où sont gardés parties et résultats ; la même commande y continue ({ $folder } par défaut)
usage-meta-address = ADRESSE
usage-module-unknown = Il n’y a pas de module « { $module } ». Il y a : { $known }
usage-two-games = Quel jeu : { $one } ou { $other } ? N’en nommez qu’un.

error-arena-scheme = Il n’y a pas de schéma « { $scheme } ». Connus : { $known }
error-arena-bots = Chaque bot d’une série doit avoir son propre nom : { $bots }
error-arena-bot = Le bot « { $bot } » ne peut pas être chargé : { $problem }
error-arena-budget = « { $budget } » n’est pas un budget. C’est un nombre de simulations, ou simulations/secondes : master@300, journeyman@120/0.5
error-arena-worker = Un processus qui devait jouer s’est terminé avant d’être prêt (code { $code }). Voir bots.log dans le dossier des résultats.
error-arena-manifest = { $path } manque ou est illisible ; il devrait dire quelle série se trouve ici.
error-arena-other = { $path } contient une autre série : « { $name } » y est { $found } et ici { $wanted }. Choisissez un autre dossier avec --out.
error-arena-code = Les bots ou les règles ont changé depuis les parties de { $path } ; de nouvelles ne doivent pas être comptées avec elles. Choisissez un autre dossier avec --out, ou supprimez celui-ci.
error-arena-busy = Un autre processus joue une série dans { $path }.
error-arena-line = { $path }, ligne { $line }, ne décrit pas une partie de cette série. Supprimez cette ligne : sa partie sera rejouée.
error-arena-ray-missing = Ray n’est pas installé. Essayez : pip install buonfresco[ray]
error-arena-ray = Il n’y a pas de grappe Ray à « { $address } » : { $problem }

arena-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-short = { NUMBER($number, maximumFractionDigits: 6) }
arena-count = { NUMBER($number, maximumFractionDigits: 0) }
arena-between = { $value } [{ $low } ; { $high }]
arena-tick-percent = { NUMBER($number, maximumFractionDigits: 1) } %
arena-tick = { NUMBER($number, maximumFractionDigits: 2) }
arena-plain = règles simples
arena-modules = { $count ->
    [one] module
   *[other] modules
} { $modules }

arena-title = Arène : { $game }, { $players } joueurs
arena-about = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
} (de « { $seed } »), schéma « { $scheme } » ; réglages : { $settings }.
arena-wins = Victoires
arena-even = Des égaux gagneraient { $even } de leurs parties.
arena-bot = bot
arena-games = parties
arena-won = gagnées
arena-points = points
arena-difference = avance de
arena-differences = Points d’avance sur les autres
arena-pairings = L’un contre l’autre
arena-pairing = rencontre
arena-against = { $one } contre { $other }
arena-if-even = entre égaux
arena-ahead = devant l’autre
arena-pair = { $pair } : { $won } des parties gagnées ({ $even } entre égaux).
arena-pair-ahead = { $difference } points d’avance.
arena-sources = Points par origine
arena-rating = Classement
arena-rated = Classement : { $ratings }.
arena-rating-about = Plackett-Luce (openskill), avec deux fois son incertitude de chaque côté. Chaque bot commence à 25. Les intervalles des victoires prouvent plus qu’un classement.
arena-no-rating = Il n’y a pas de classement : openskill n’est pas installé. Essayez : pip install buonfresco[arena]
arena-time = Millisecondes par décision
arena-thoughts = { $bot } : décisions par millisecondes, chaque colonne { $factor } fois la précédente
arena-ms = ms (max.)
arena-ms-of = { $median } ({ $worst })
arena-decisions = décisions
arena-median = médiane
arena-mean = moyenne
arena-worst = maximum
arena-rounds = Tours de jeu
arena-rounds-mean = { $rounds } tours de jeu par partie en moyenne.
arena-games-played = { $games ->
    [one] 1 partie
   *[other] { $games } parties
} sur { $seeds ->
    [one] 1 graine
   *[other] { $seeds } graines
}.
arena-forfeits = Parties perdues par forfait
arena-forfeited = { $bot } a perdu par forfait { $games ->
    [one] 1 partie
   *[other] { $games } parties
} : { $why }.
arena-forfeit-example = Par exemple : { $what }
arena-forfeit = raison
arena-what = ce qu’on en sait
arena-game = partie
arena-seed = graine
arena-seats = places
arena-written = Le résultat est dans { $path }.
arena-stopped = Arrêté après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}. La même commande reprend là.
arena-method = Entre crochets : intervalles à 95 %. Les parties d’une même graine sont une seule observation ; les parts ont l’intervalle de Wilson avec autant de parties qu’elles en valent, les moyennes celui de Student sur les graines. Une partie perdue par forfait compte comme perdue, ses points et ses tours pas du tout.

forfeit-raised = une erreur dans le bot
forfeit-late = une réflexion trop longue
forfeit-illegal = une réponse qui n’en est pas une
forfeit-died = le processus du bot s’est terminé
forfeit-broken = une erreur dans les règles, aucun bot n’est en cause

lab-title = Laboratoire : { $game }, { $players } joueurs
lab-about = { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
} par { $bots } sur { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
} (de « { $seed } »).
lab-seat = place { $number }
lab-turn = { $number ->
    [1] 1er
   *[other] { $number }e
} dans l’ordre
lab-seats = Victoires par place
lab-turns = Victoires selon qui fut interrogé d’abord
lab-choices = Victoires par réponse : { $question }
lab-note-wake_time = L’heure est celle de leur lever.
lab-note-plan = Le nombre dit combien d’assistants ils y ont envoyés.
lab-note-dice-bishop = Le nombre est la somme qu’ils visaient.
lab-note-dice-bet = L’événement est celui sur lequel ils ont parié ; « wait » : pas de pari.
lab-often = choisi
lab-average = moyenne
lab-score = points
lab-best = points du vainqueur
lab-margin = avance du vainqueur sur le second
lab-rounds = tours de jeu
lab-changes = Avec { $module }, et non sans
lab-change = changement
lab-all = tous
lab-winners = vainqueurs
lab-losers = autres
lab-forfeits = { $games ->
    [one] 1 partie perdue par forfait n’est pas comptée
   *[other] { $games } parties perdues par forfait ne sont pas comptées
} ici.
