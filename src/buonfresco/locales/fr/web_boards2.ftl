# Plateaux des modules 9 à 17 dans le navigateur : légendes, et la phrase sous chaque plateau.
web-b2-nobody-yet = personne encore
web-b2-left = reste { $count }
web-b2-of = { $count } sur { $all }
web-b2-percent = { NUMBER($share, maximumFractionDigits: 1) } %
web-b2-wall = Fresque murale : { $open } parties sur { $all } attendent
web-b2-section = Partie { $section } : { $paint }, { $points } points
web-b2-wall-behind = Derrière se trouvent
web-b2-wall-exchange = Deux tuiles pour une
web-b2-wall-dawn = Couleurs chaque matin
web-b2-wall-note = Seulement une partie qui touche le mur achevé : une couleur assortie rapporte { $points } points, et sa tuile une couleur primaire chaque matin.
web-b2-wall-done = Le mur est achevé.
web-b2-infected = Infecté aujourd’hui
web-b2-infection-hidden = { $count ->
        [0] Il ne reste aucune infection
       *[other] L’infection n’est pas encore connue
    }
web-b2-last-time = la dernière fois : { $place }
web-b2-same = encore le même lieu
web-b2-juice = jus de framboise
web-b2-portions = { $count ->
        [one] remède, 1 dose
       *[other] remède, { $count } doses
    }
web-b2-bottle = { $what }, coûte { $price }
web-b2-pile = Dans la pile
web-b2-infections = { $count ->
        [one] Une tuile est encore cachée
       *[other] { $count } tuiles sont encore cachées
    }
web-b2-infections-none = Il ne reste aucune tuile
web-b2-black = { $count } en réserve
web-b2-ward = Au lit chez le Médecin
web-b2-all-healthy = tous sont en bonne santé
web-b2-ill = { $who } : { $count ->
        [0] aucun malade
        [one] 1 malade
       *[other] { $count } malades
    }
web-b2-medico-note = Chaque dose guérit un assistant, le jus remonte l’humeur. À la fin, chaque assistant en bonne santé vaut 5 thalers.
web-b2-gift = { $gives ->
        [thalers] { $amount ->
            [one] 1 thaler
           *[other] { $amount } thalers
        }
        [mood] humeur +{ $amount }
        [points] { $amount ->
            [one] 1 point
           *[other] { $amount } points
        }
       *[other] { $amount }
    }
web-b2-gift-paint = une couleur
web-b2-favors-lie = La fresque ; il y reste { $count } faveurs
web-b2-bishop-here = { $segment } : l’évêque est ici
web-b2-favors-unseen = { $count } pas encore vues, { $lie } encore ici
web-b2-favors-seen = { $count ->
        [0] Aucun cadeau vu
       *[other] Cadeaux déjà vus
    }
web-b2-favors-note = Qui restaure { $segment }, là où se tient l’évêque, reçoit son cadeau. Ailleurs il disparaît sans être vu.
web-b2-favors-away = L’évêque n’est sur aucune tuile. Un cadeau revient à qui restaure la tuile sous lui ; ailleurs il disparaît sans être vu.
web-b2-lady = { $color ->
        [pink] dame rose
        [purple] dame violette
       *[other] dame
    }
web-b2-lady-waits = { $color ->
        [pink] La dame rose
        [purple] La dame violette
       *[other] Une dame
    } attend sur { $space }
web-b2-lady-market = échange deux tuiles
web-b2-lady-cathedral = réserve une tuile
web-b2-lady-studio = 1 thaler par assistant
web-b2-lady-workshop = échange une primaire
web-b2-lady-fifth = humeur au départ
web-b2-married = Mariés
web-b2-reserved = { $segment } est réservée jusqu’à la fin du prochain tour de jeu
web-b2-reserved-today = { $segment } est réservée jusqu’à la fin de ce tour de jeu
web-b2-ladies-note = Qui atteint ou dépasse une dame peut l’épouser, une de chaque couleur. Elle aide dès le prochain plan.
web-b2-ladies-next = Vous êtes sur { $at }. Sur { $space }, { $color ->
        [pink] la dame rose
        [purple] la dame violette
       *[other] une dame
    } attend qui n’en a pas de sa couleur ; elle aide dès le prochain plan.
web-b2-treasure = { $kind ->
        [statue] statue, { $points } points
        [chalice] calice, { $points } points
        [writing] livre { $volume }
       *[other] trésor, { $points } points
    }
web-b2-with-mood = { $what }, humeur +{ $mood }
web-b2-walled = murée
web-b2-room-empty = vide
web-b2-rooms = Salles sous la fresque
web-b2-found = Trouvé : garder ou vendre
web-b2-maps = Cartographes, 1 thaler
web-b2-stack = Cartographes de { $time } heures avec { $rooms } salles : reste { $count }
web-b2-room-count = { $count ->
        [one] 1 salle
       *[other] { $count } salles
    }
web-b2-only-you = Vous seul voyez ceci
web-b2-others = Les autres
web-b2-no-maps = ni Cartographe ni trésor
web-b2-map = Cartographe { $map } : { $rooms }
web-b2-map-of = un Cartographe de { $time } heures
web-b2-explore = explorer maintenant
web-b2-map-note = Cartographe { $map } : { $count ->
        [0] rien n’y est encore à découvert.
        [one] un trésor y est à découvert.
       *[other] { $count } trésors y sont à découvert.
    }
web-b2-catacombs-note = { $unseen ->
        [0] Toutes les salles sont ouvertes.
        [one] Un trésor est encore muré.
       *[other] { $unseen } trésors sont encore murés.
    } Les livres rapportent le plus haut fois le nombre de livres différents.
web-b2-pews = Bancs dans la nef
web-b2-pew = Banc { $number } : { $beams } poutres, { $points } points
web-b2-pews-hidden = Pas encore vus, par poutres
web-b2-beams = { $count ->
        [one] 1 poutre
       *[other] { $count } poutres
    }
web-b2-times = { $points } points : { $count } fois
web-b2-mean = { NUMBER($points, maximumFractionDigits: 1) } en moyenne
web-b2-beams-owned = Poutres possédées
web-b2-of-all = sur { $all }
web-b2-at-market = Au marché
web-b2-pews-note = Chaque assistant porte une poutre. Ce que rapporte un banc ne se voit qu’une fois restauré.
web-b2-pews-use = { $count ->
        [one] Vous pouvez poser une poutre.
       *[other] Vous pouvez poser { $count } poutres.
    } Ce que rapporte un banc ne se voit qu’une fois restauré.
web-b2-pews-done = Tous les bancs sont restaurés.
web-b2-none-yet = aucune encore
web-b2-dome = Dôme : des tuiles sous { $count } des neuf cases intérieures
web-b2-dome-tile = { $points } points pour { $paints }
web-b2-dome-under = { $segment } : une tuile Dôme est dessous, { $points } points
web-b2-dome-left = { $count ->
        [one] Une de celles-ci est dessous
       *[other] { $count } de celles-ci sont dessous
    }
web-b2-dome-none = Il n’en reste aucune
web-b2-dome-yours = Les vôtres, comptées à la fin
web-b2-dome-ready = les couleurs sont là
web-b2-dome-note = Qui restaure une case intérieure prend la tuile dessous. Elle compte à la fin si ses couleurs sont encore là ; chaque couleur ne sert qu’une fois.
web-b2-tiles = { $count ->
        [one] 1 tuile
       *[other] { $count } tuiles
    }
web-b2-in-bag = dans le sac
web-b2-price = pour { $price }
web-b2-draw = Tirer à l’aveugle une des { $count } tuiles du sac, pour { $price } thalers
web-b2-may-draw = Ce que vous pouvez tirer
web-b2-could-draw = Ce qui est dans le sac
web-b2-bag-empty = Le sac est vide
web-b2-on-barrel = Tirées aujourd’hui
web-b2-barrel-empty = rien encore
web-b2-black-note = Un de vos assistants tire à l’aveugle et paie votre prix. Plus aucun stand ne peut alors être fermé pendant ce tour.
web-b2-basic = primaire
web-b2-blended = mélangée
web-b2-guild-lies = { $side ->
        [basic] Guilde, couleur primaire : { $paint }
       *[other] Guilde, couleur mélangée : { $paint }
    }
web-b2-give = donner { $paint } pour { $lies }
web-b2-nothing-to-give = rien à donner
web-b2-guild-each = Chaque assistant, deux de ces actions
web-b2-op-blend = mélanger
web-b2-op-basic = échanger une primaire
web-b2-op-blended = échanger une mélangée
web-b2-guild-note = À l’atelier, une couleur s’échange contre celle qui s’y trouve : primaire contre primaire, mélangée contre mélangée. Ni rose ni marron.
web-b2-guild-left = { $count ->
        [one] Il reste une étape.
       *[other] Il reste { $count } étapes.
    } Ce qui vient de la guilde peut être mélangé aussitôt.
