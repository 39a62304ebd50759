# Tafeln der Module 9 bis 17 im Browser: Beschriftungen und der eine Satz unter jeder Tafel.
web-b2-nobody-yet = noch niemand
web-b2-left = noch { $count }
web-b2-of = { $count } von { $all }
web-b2-percent = { NUMBER($share, maximumFractionDigits: 1) } %
web-b2-wall = Wandfresko: { $open } von { $all } Abschnitten warten
web-b2-section = Abschnitt { $section }: { $paint }, { $points } Punkte
web-b2-wall-behind = Dahinter liegen
web-b2-wall-exchange = Zwei Plättchen für eins
web-b2-wall-dawn = Farben jeden Morgen
web-b2-wall-note = Nur ein Abschnitt, der an fertige Wand grenzt: eine Farbe seiner Art bringt { $points } Punkte, sein Plättchen jeden Morgen eine Grundfarbe.
web-b2-wall-done = Die Wand ist fertig.
web-b2-infected = Heute infiziert
web-b2-infection-hidden = { $count ->
        [0] Keine Infektion mehr übrig
       *[other] Die Infektion ist noch nicht bekannt
    }
web-b2-last-time = zuletzt { $place }
web-b2-same = noch einmal derselbe Ort
web-b2-juice = Himbeersaft
web-b2-portions = { $count ->
        [one] Medizin, 1 Portion
       *[other] Medizin, { $count } Portionen
    }
web-b2-bottle = { $what }, kostet { $price }
web-b2-pile = Im Stapel
web-b2-infections = { $count ->
        [one] Ein Plättchen ist noch verdeckt
       *[other] { $count } Plättchen sind noch verdeckt
    }
web-b2-infections-none = Kein Plättchen übrig
web-b2-black = { $count } in Reserve
web-b2-ward = Im Bett beim Medicus
web-b2-all-healthy = alle sind gesund
web-b2-ill = { $who }: { $count } krank
web-b2-medico-note = Jede Portion heilt einen Gehilfen, Saft hebt die Stimmung. Am Ende zählt jeder gesunde Gehilfe 5 Taler.
web-b2-gift = { $gives ->
        [thalers] { $amount } Taler
        [mood] Stimmung +{ $amount }
        [points] { $amount ->
            [one] 1 Punkt
           *[other] { $amount } Punkte
        }
       *[other] { $amount }
    }
web-b2-gift-paint = eine Farbe
web-b2-favors-lie = Das Fresko; { $count } Gunstplättchen liegen noch darauf
web-b2-bishop-here = { $segment }: hier steht der Bischof
web-b2-favors-unseen = { $count } noch nicht gesehen, { $lie } liegen noch hier
web-b2-favors-seen = { $count ->
        [0] Noch kein Geschenk gesehen
       *[other] Bisher gesehene Geschenke
    }
web-b2-favors-note = Wer { $segment } restauriert, wo der Bischof steht, bekommt das Geschenk. Anderswo verschwindet es ungesehen.
web-b2-favors-away = Der Bischof steht auf keinem Plättchen. Ein Geschenk bekommt, wer das Plättchen unter ihm restauriert; anderswo verschwindet es ungesehen.
