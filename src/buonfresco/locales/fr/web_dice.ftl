# The dice game's board in the browser.
web-dice-spaces = Les cases de l’évêque
web-dice-so-far = somme : { $sum }
web-dice-exact = chances exactes, chaque issue est comptée
web-dice-nothing = rien
web-dice-section = Section { $sum } : { $points ->
        [one] la tuile du dessus rapporte { $points } point
       *[other] la tuile du dessus rapporte { $points } points
    }
web-dice-section-empty = Section { $sum } : plus de tuile
web-dice-field = Somme { $field } : { $sex ->
        [woman] portrait de femme
       *[other] portrait d’homme
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-dice-field-empty = Somme { $field } : plus de portrait
web-dice-portrait = { $sex ->
        [woman] portrait de femme
       *[other] portrait d’homme
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-dice-no-portrait = plus de portrait
web-dice-then = puis { $points }
web-dice-below = { $count ->
        [one] { $count } dessous
       *[other] { $count } dessous
    }
web-dice-yours = à vous
web-dice-bishop = L’évêque marque la section { $sum }
web-dice-throw-1 = Premier lancer
web-dice-throw-2 = Deuxième lancer
web-dice-throw-3 = Troisième lancer
web-dice-set-one-aside = un dé est mis de côté
web-dice-your-bet = votre pari
web-dice-may-bet = peut parier avant : { $who }
web-dice-die = { $color } { $pips }
web-dice-color-die = dé de couleur, montre { $color }
web-dice-color-dice = dés de couleur
web-dice-your-sum = La somme
web-dice-begins = a la palette et commence chaque tour de jeu
web-dice-owns = section { $sum }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-dice-lacks = la section { $sum } manque encore
web-dice-portraits = { $count ->
        [0] aucun portrait
        [one] { $count } portrait
       *[other] { $count } portraits
    }
web-dice-favor-about = Tuile Faveur : permet de changer de 1 la somme d’un de ses tours
web-dice-bet-laid = un pari
web-dice-for = { $points ->
        [one] pour { $points } point
       *[other] pour { $points } points
    }
web-dice-throws-now = lance les dés
web-dice-staircase = Escalier
web-dice-own-board = votre tableau
web-dice-bets-on-others = Vos paris sur les autres
web-dice-your-bet-lies = Votre pari est posé, face cachée
web-dice-only-you = Vous seul pouvez regarder vos portraits.
web-dice-no-portraits-yet = Aucun portrait. Vous seul verrez les vôtres.
web-dice-tab-table = Table
web-dice-tab-mine = Mon tableau
