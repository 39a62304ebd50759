# The card game's table in the browser.
web-cards-back = { $back ->
        [market] Marché
        [round] Fenêtre ronde
        [pointed] Fenêtre en ogive
        [rose] Rosace
       *[other] { $back }
    }
web-cards-symbols-market = { $count ->
        [one] fait piocher une carte Marché
       *[other] fait piocher { $count } cartes Marché
    }
web-cards-symbols-workshop = { $count ->
        [one] fait piocher une carte Atelier
       *[other] fait piocher { $count } cartes Atelier
    }
web-cards-symbols-either = fait piocher une carte Marché ou Atelier
web-cards-mixing = carte de mélange
web-cards-bishop = avec un évêque
web-cards-frescoes = Cartes Fresque
web-cards-frescoes-note = en rouge la plus basse valeur ; chaque rotation donne la suivante
web-cards-aim = Restaurer, c’est payer les trois couleurs
web-cards-fresco = Carte Fresque : { $colors }, de { $low } à { $high } points
web-cards-left = { $count ->
        [one] reste { $count }
       *[other] reste { $count }
    }
web-cards-piles = Piles
web-cards-piles-note = pioche à gauche, défausse à droite
web-cards-pile = { $back ->
        [market] Pile du marché
        [round] Pile à la fenêtre ronde
        [pointed] Pile à la fenêtre en ogive
        [rose] Pile à la rosace
       *[other] { $back }
    }, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-cards-discarded = { $count ->
        [one] { $count } carte défaussée
       *[other] { $count } cartes défaussées, celle-ci au-dessus
    }
web-cards-none-discarded = rien de défaussé
web-cards-likes = L’évêque aime
web-cards-likes-note = tourne une fois de plus chaque carte de cette couleur
web-cards-likes-nothing = plus aucune couleur
web-cards-tiles = Tuiles Action
web-cards-on-table = Sur la table
web-cards-nothing-laid = Les cartes posées ou payées sont placées ici.
web-cards-blend = Les deux cartes donnent : { $paint }
web-cards-to-draw = encore à piocher
web-cards-owed-market = { $count ->
        [one] { $count } carte Marché
       *[other] { $count } cartes Marché
    }
web-cards-owed-workshop = { $count ->
        [one] { $count } carte Atelier
       *[other] { $count } cartes Atelier
    }
web-cards-owed-either = { $count ->
        [one] { $count } carte Marché ou Atelier
       *[other] { $count } cartes Marché ou Atelier
    }
web-cards-begins = a la palette et a commencé la partie
web-cards-restored = { $colors } : { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
web-cards-worth = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
web-cards-none-restored = rien de restauré
web-cards-turn-now = joue maintenant
web-cards-hand = Votre main
web-cards-in-hand = { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
web-cards-times = { $card }, en { $count } exemplaires
web-cards-no-cards = aucune carte en main
web-cards-own-tiles = Vos tuiles Action
web-cards-no-tiles = Pas encore de tuile Action
web-cards-tab-table = Table
web-cards-tab-mine = Main
