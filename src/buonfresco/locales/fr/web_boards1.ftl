# Plateaux des modules 1 à 8 dans le navigateur.
web-b1-pile = { $what } : { $count ->
        [0] plus aucune
        [one] il en reste une
       *[other] il en reste { $count }
    }
web-b1-only-you = Vous seul les voyez
web-b1-stays = reste chez vous
web-b1-easel-bare = Personne ne pose devant le chevalet ; deux nouveaux modèles viennent à l’aube.
web-b1-to-come = À venir
web-b1-cards-of = Cartes { $letter }
web-b1-gone = { $count ->
        [one] Une est partie
       *[other] { $count } sont parties
    }
web-b1-at-home = Accrochés au mur
web-b1-sexton-ready = pas encore utilisé ce tour
web-b1-nobody-home = Personne encore. Certains portraits restent chez leur peintre et l’aident jusqu’à la fin.
web-b1-request-general = commande générale
web-b1-request-special = commande en { $paint }
web-b1-request = { $kind } : { $count ->
        [0] plus aucune
        [one] { $points } points, la dernière
       *[other] { $points } points, il en reste { $count }
    }
web-b1-then = puis { $points }
web-b1-last = la dernière
web-b1-stack-empty = plus aucune
web-b1-choose-paint = Quelle couleur rapporte-t-elle ?
web-b1-splashes = Taches à offrir, commandes réalisées
web-b1-no-splash = aucune tache
web-b1-tiles-with = { $count ->
        [one] une tuile
       *[other] { $count } tuiles
    } : { $splashes }
web-b1-no-tiles = aucune tuile
web-b1-fulfilled = réalisée : { $kind }, { $points } points
web-b1-used = fait pour ce tour
web-b1-in-box = dans la boîte
web-b1-altar-steps = Autel : chaque rose +3, chaque marron +5
web-b1-altar-step = { $paints } : { $points } points{ $can ->
        [yes] , vous pouvez les payer maintenant
       *[no] {""}
    }
web-b1-special-tiles = Ses tuiles
web-b1-tile-at = { $points } points en { $segment } : { $paints }
web-b1-tile-gone = { $points } points, partie : { $paints }
web-b1-store = En réserve
web-b1-well = Le puits aux souhaits : pièces dedans { $count }, places { $places }
web-b1-well-free = une place libre dans le puits
web-b1-wishes = Cartes Souhait
web-b1-on-market = Sur les symboles du marché
web-b1-pennies = { $count ->
        [one] une pièce porte-bonheur
       *[other] { $count } pièces porte-bonheur
    }
web-b1-no-pennies-placed = aucune pièce
web-b1-wishes-used = hors du jeu : { $cards }
web-b1-my-pennies = { $count ->
        [0] aucune pièce porte-bonheur
        [one] une pièce porte-bonheur
       *[other] { $count } pièces porte-bonheur
    }
web-b1-no-wishes = aucune carte Souhait
web-b1-wish-free_paint = Couleur gratuite
web-b1-wish-free_paint-does = gratuite au stand :
web-b1-wish-lucky_guy-does = deux pièces porte-bonheur
web-b1-wish-visit-does = déplace l’évêque gratuitement
web-b1-wish-praise-does = son bonus +1
web-b1-wish-tip-does = 1 thaler et une pièce
web-b1-wish-alchemy-does = mélange à sa façon
web-b1-wish-finder-does = 3 thalers
web-b1-wish-busker-does = humeur +1
web-b1-gold-today = or aujourd’hui sur
web-b1-gold-store = { $count ->
        [one] Une feuille en réserve
       *[other] { $count } feuilles en réserve
    }
web-b1-gold-mine = { $count ->
        [0] vous n’en avez pas
        [one] vous en avez une
       *[other] vous en avez { $count }
    }
web-b1-gold-count = { $count ->
        [one] une feuille
       *[other] { $count } feuilles
    }
web-b1-arrows = Achetez ici, l’or est à vous
web-b1-arrow = { $space } : { $paints }, et feuilles d’or : { $count }
web-b1-arrow-empty = { $space } : il n’y a plus rien
web-b1-gilding = Points de dorure
web-b1-bishop-on = évêque dessus
web-b1-bishop-beside = évêque à côté
web-b1-bishop-away = plus loin
web-b1-window = Vitrail { $number } : { $panes } ; { $points } points pour { $price } thalers
web-b1-windows = Vitraux à venir
web-b1-window-now = Ce vitrail, { $points } points :
web-b1-glass-for-sale = Verre, prix, par panneau manquant
web-b1-glass = verre { $glass } : { $count } à { $price } thalers ; un panneau manquant coûte { $penalty } points
web-b1-glass-own = verre { $glass } : { $count }
web-b1-lack = par panneau manquant
web-b1-glass-bag = { $count } dans le sac
web-b1-renewed = Vitraux rénovés : { $count } sur { $all }
web-b1-altar-window = vitrail de l’autel, +1 chacun
web-b1-your-glass = Votre verre
web-b1-glass-owned = Verre
web-b1-no-glass = aucun
web-b1-picture = La fresque : { $count } cases sur 25 sont restaurées
web-b1-row = Horizontal { $line }
web-b1-column = Vertical { $line }
web-b1-scroll-now = { $count } sur 5 maintenant : { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-b1-scroll-both = les deux ensemble, joués en { $segment } : 3 par case
web-b1-scrolls = Parchemins
web-b1-scrolls-gone = Vos deux parchemins sont joués.
web-b1-scrolls-secret = Seuls leurs propriétaires savent ce qu’ils disent.
web-b1-everybody = Parchemins de tous
web-b1-hidden-row = un parchemin horizontal, face cachée
web-b1-hidden-column = un parchemin vertical, face cachée
web-b1-played = joué : { $line }
web-b1-certificate = Certificat : { $price } thalers, { $points } points, { $bells } cloches
web-b1-certificates = Certificats
web-b1-bells = { $count ->
        [one] une cloche
       *[other] { $count } cloches
    }
web-b1-pay-how = Combien de ses { $price } thalers payez-vous ?
web-b1-coins = { $count ->
        [one] 1 thaler
       *[other] { $count } thalers
    }
web-b1-bells-tonight = Si les cloches sonnaient ce soir
web-b1-bells-rang = Les cloches ont sonné
web-b1-bell-at = sur la piste des cloches : { $count }
web-b1-bell-bishop = l’évêque sur la piste des cloches : { $count }
web-b1-place = { $place ->
        [1] 1er
        [2] 2e
        [3] 3e
       *[other] { $place }e
    }
web-b1-certificates-of = Certificats et dettes
web-b1-debt = { $certificate } ; { $paid } payés d’abord, { $debt } encore dus
