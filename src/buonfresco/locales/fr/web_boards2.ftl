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
