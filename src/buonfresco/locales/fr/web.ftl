# The table in the browser: what belongs to the page. What belongs to a game is told by the house.
web-home = Buonfresco, accueil
web-round = Tour { $round }
web-final-round = le dernier
web-phases = Phases du tour de jeu
web-tools = Outils
web-night = Chapelle aux chandelles
web-day = Lumière du jour
web-your-turn = À vous de jouer
web-others-turn = Aux autres de jouer
web-all-plan = Tous planifient en secret
web-over = La partie est finie
web-waiting-for = En attente de { $who }
web-not-come = { $count ->
    [one] { $who } n’est pas encore là.
   *[other] { $who } ne sont pas encore là.
}
web-invitations = Les liens pour inviter
web-waiting-away = { $all ->
    [yes] { $count ->
        [one] En attente de { $who }, absent en ce moment
       *[other] En attente de { $who }, absents en ce moment
    }
   *[no] En attente de { $who }. Absents en ce moment : { $away }
}
web-to-do = À faire maintenant
web-do-it = Valider
web-clear = Effacer
web-or-instead = Ou plutôt
web-show-all = { $count ->
        [one] une autre possibilité
       *[other] { $count } autres possibilités
    }
web-answers-below = { $count ->
        [one] une réponse plus bas
       *[other] { $count } réponses plus bas
    }
web-undo = Annuler
web-undo-ask = Demander à annuler
web-may-undo = { $who } voudrait annuler sa dernière réponse. Êtes-vous d’accord ?
web-undo-waits = Vous demandez à reprendre votre réponse. Les autres doivent accepter.
web-yes = Oui
web-no = Non
web-hint = Conseil
web-log = Ce qui s’est passé
web-since-your-turn = Depuis votre dernier tour
web-older = Plus tôt
web-points = Points
web-points-unit = { $count ->
        [one] point
       *[other] points
    }
web-would-score = Cela rapporterait { $points } points
web-track = Piste de score
web-track-start = départ
web-chart-end = fin
web-at-points = { $who } : { $points } points
web-painters = Peintres
web-in-this-order = Dans cet ordre
web-you = vous
web-bot = bot, { $level }
web-guest = invité
web-seat-empty = personne encore
web-here = est là
web-away = est absent
web-up-at = levé à
web-wakes-at = levé à { $time } h
web-tiles = { $count ->
        [one] tuile
       *[other] tuiles
    }
web-tiles-left = { $count ->
        [one] tuile reste.
       *[other] tuiles restent. S’il y en a 6 ou moins à l’aube, le dernier tour de jeu commence.
    }
web-last-round = { $count ->
        [one] tuile reste. C’est le dernier tour de jeu.
       *[other] tuiles restent. C’est le dernier tour de jeu.
    }
web-your-things = Ce qui est à vous
web-plan-of = Plan : { $plan }
web-plan-sealed = Plan scellé
web-still-planning = Planifie encore
web-plan-title = Votre plan secret
web-left = { $count ->
        [one] encore à envoyer
       *[other] encore à envoyer
    }
web-left-to-send = { $count ->
        [one] Encore un à envoyer.
       *[other] Encore { $count } à envoyer.
    }
web-fewer = { $what } : un de moins
web-more = { $what } : un de plus
web-hostel = Auberge
web-wake = lever
web-price = prix
web-hour = Se lever à { $time } h : humeur { $mood }, { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
} par tuile du marché
web-booth = Stand { $name }
web-booth-shut = fermé pour aujourd’hui
web-close-booth = fermer
web-mood-of = { $who } : humeur { $mood }
web-altar = Autel : jaune, rouge et bleu pour 2 points, un de plus par couleur mélangée ; vert, orange et violet pour 6
web-altar-blended = par mélange
web-blend = { $from } et { $and } donnent { $to }
web-wage = par assistant
web-fresco = La fresque : colonnes A à E, rangées 1 à 5
web-restored = { $segment } : restauré
web-segment = { $segment } : { $points } points, il faut { $paints }
web-bishop = L’évêque se tient sur { $segment }
web-leonardo = Leonardo
web-guided = { $yours ->
        [yes] le troisième peintre ; vous le guidez
       *[no] le troisième peintre ; { $who } le guide
    }
web-paint-box = votre boîte de couleurs
web-tile-price = Prix des tuiles
web-apprentices = Assistants
web-spectator = Vous regardez. Ce qui est derrière les paravents y reste.
web-boards = Plateaux
web-studio-workshop = Studio et atelier
web-places = Lieux
web-tab-cathedral = Cathédrale
web-tab-market = Marché
web-tab-hostel = Auberge
web-tab-theater = Théâtre
web-tab-boards = Plateaux
web-tab-log = Journal
web-title-turn = ● À vous de jouer – Buonfresco
web-line-lost = La connexion est perdue. Nouvel essai…
web-play-now = Jouer contre des bots
web-after-game = Après la partie
web-chat = Discussion
web-close = Fermer
web-copied = Copié
web-copy = Copier
web-curtain = Rideau
web-curtain-note = Que les autres ne regardent pas. Ce que vous seul pouvez voir apparaît après le clic.
web-draw-curtain = Tirer le rideau
web-end-game = Mettre fin à la partie
web-end-sure = Mettre fin à cette partie pour tous ? Rien n’est effacé, mais personne ne pourra continuer.
web-export = Exporter
web-fill-bot = Confier à un bot
web-home-short = Accueil
web-i-am = Je suis { $who }
web-invite = Nouvelle invitation
web-language = Langue
web-leave = Quitter la table
web-let-bot = Laisser jouer un bot
web-link = Lien
web-menu = Menu
web-motion = Animations
web-move-device = Vers un autre appareil
web-move-note = Ouvrez ce lien une fois sur votre autre appareil. La place y sera, et plus ici.
web-next-table = À la partie suivante
web-no-table = Cette table n’existe pas.
web-pass-to = Passez l’appareil à { $who }
web-podium = Podium
web-rematch = Revanche
web-replay = Revoir la partie
web-round-by-round = Tour après tour
web-course = { $who } a pris définitivement la tête au tour de jeu { $round }.
web-course-always = { $who } menait dès le premier tour de jeu.
web-course-final = { $who } n’a pris la tête qu’au décompte final.
web-best-at = en tête : { $what }
web-rules = Règles
web-say = Dire quelque chose
web-seats = Places
web-see-table = Voir la table
web-send = Envoyer
web-settings = Réglages
web-sound = Son quand c’est mon tour
web-take-back-seat = Reprendre la main
web-theme = Lumière
web-theme-auto = Comme l’appareil
web-unread = { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
web-unreadable = Les règles actuelles ne permettent pas de continuer cette partie.
web-watch = Pour regarder
web-where-from = D’où viennent les points
web-step = Étape
web-step-of = Étape { $step } sur { $steps }
web-to-round = À un tour de jeu
web-first = Au début
web-previous = Une étape en arrière
web-next = Une étape en avant
web-last = À la fin
web-run = Lecture
web-pause = Pause
web-seen-by = Vue de
web-spectators = spectateurs
web-link-here = Lien vers ce moment
web-rules-game = Jeu
web-search = Recherche
web-rules-modules = Avec ces modules
web-rules-found = { $count ->
    [one] une page
   *[other] { $count } pages
}
web-rules-contents = Sommaire
web-rules-none = Rien trouvé. Essayez un autre mot.
web-tab-plan = Plan
web-seat-yours = Une de ces places était la vôtre ?
web-seat-how = Là où vous étiez, choisissez « Vers un autre appareil » dans le menu : vous obtenez un lien avec un code. Ouvrez-le ici, ou entrez le code. Si l’appareil est perdu, demandez une nouvelle invitation à l’hôte.
web-seat-code = Entrer le code
web-meet = Nouveau pour vous à cette table
web-meet-rules-of = Règles : { $module }
web-fast = Vitesse { $times }×
web-to-table = Vers la table
web-to-result = Vers le résultat
web-rules-elsewhere = { $count ->
        [one] { $count } page d’un module non choisi
       *[other] { $count } pages de modules non choisis
    }
web-rules-in = { $module } : { $title }
web-rules-not-chosen = Dans le module « { $module } » (non choisi)
web-rules-own = (réglé ainsi à cette table)
web-rules-edition-says = { $edition } : { $value }
web-rules-choose = Choisir
