# Das Terminal, Module 10 bis 15 und 17: Tafeln, wohin Möglichkeiten führen, Planen. Die anderen stehen in cli_fresco.ftl.

# ---- Der Tisch
cli-initial-tile-pews = b
cli-initial-tile-map = k
cli-initial-tile-medico = +
cli-bottles-laid = Neue Flaschen beim Medicus: { $bottles }.
cli-ill-shown = Krank unter den Gehilfen von { $who }: { $places }.

# ---- Medicus
panel-infection = Infektion
panel-infections = kann noch kommen: { $tiles }
panel-infected = diese Runde: { $place }
panel-infected-none = diese Runde: kein Ort
panel-infected-before = zuletzt: { $place }
panel-ill = Medicus
panel-ill-count = { $count } krank
panel-ill-at = { $count } krank ({ $places })
panel-extra = Zusatzgehilfe: { $column }
panel-bottles = Flaschen
panel-bottle = { $portions ->
    [0] Saft
    [one] 1 Portion
   *[other] { $portions } Portionen
}
panel-bottle-place = { $place }: { $bottle } für { $price }
panel-bottles-left = Flaschen im Stapel: { $bottles }
label-ill = Kranke: { $places }
label-ill-none = die Kranken pausieren
label-bottle = { $bottle }
outcome-contagion = { $count ->
    [0] niemand infiziert sich bei ihnen
    [one] 1 Gesunder infiziert sich bei ihnen
   *[other] { $count } Gesunde infizieren sich bei ihnen
}
outcome-stay-out = { $count ->
    [one] 1 pausiert
   *[other] { $count } pausieren
}
outcome-infections = noch { $count } Infektionsplättchen
outcome-never-infected = nie Infektionsort
outcome-figures = dann { $healthy } gesund, { $ill } krank
outcome-left = bleibt { $paint } { $count }
outcome-needs-bottle = er bleibt krank, bis eine Flasche ihn heilt
outcome-extra-gone = zurück ins Theater; deine eigenen bleiben gesund
outcome-extra-swapped = zurück ins Theater; ein Kranker springt für ihn ein
outcome-heals = heilt { $healed } von deinen { $ill } Kranken
outcome-ill-acts = nicht neben dem Bischof, der stehen bleibt
pass-saint = nichts malen
pass-heal = die Flaschen behalten
about-saint = Kranke, die hier noch dran sind: { $left }.
plan-on-medico = der Medicus: Du kaufst eine Flasche, und einer darf auf den Markt (0 oder 1).
plan-ill-follow = { $count ->
    [one] Danach wirst du nach deinem kranken Gehilfen gefragt.
   *[other] Danach wirst du nach deinen { $count } kranken Gehilfen gefragt.
}
plan-ill-cathedral = je ein Plättchen, nicht neben dem Bischof und ohne ihn zu versetzen; Gesunde dort: { $healthy }.
plan-ill-studio = je eine Farbe für 3 Taler; Gesunde dort: { $healthy }.
plan-ill-workshop = je eine Farbmischung, sonst nichts; Gesunde dort: { $healthy }.

# ---- Gunst
panel-favors = Gunst
panel-unseen = noch nicht gesehen:
panel-favor = { $gives ->
    [thalers] { $amount } Taler
    [mood] Stimmung +1
    [points] { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    }
   *[other] { NAME($gives, of: "paint") }
}
outcome-favor = dann die Gunst
outcome-one-of = eine von { $count } ungesehenen
pass-favor = ungesehen liegen lassen
about-favor = Es ist { $segment }.

# ---- Damen
panel-ladies = Damen
panel-lady-waits = { NAME($lady, of: "lady") } auf { $space }
panel-lady-at = { NAME($lady, of: "lady") } ({ $column })
panel-married = verheiratet
panel-reserved = { $mark } reserviert: { $segment }, bis zum Ende { $night ->
    [yes] dieser Runde
   *[no] der nächsten Runde
}
label-reserve = { $segment } reservieren ({ PAINTS($paints) })
outcome-lady = vorbei an der { NAME($lady, of: "lady") } Dame
outcome-marry = sie hilft ab dem nächsten Plan
outcome-payable = deine Farben sind da
outcome-booth = { $booth } dann { $tiles }
outcome-lady-market = tauscht zwei Marktplättchen
outcome-lady-cathedral = reserviert ein Plättchen
outcome-lady-fifth-final = versetzt den Bischof für 1 Taler beliebig
outcome-lady-studio = { $apprentices ->
    [0] nichts: niemand von dir ist dort
   *[other] { $apprentices } Taler mehr
}
outcome-lady-workshop = tauscht eine Grundfarbe
outcome-lady-fifth = Stimmung aufs Startfeld
outcome-lady-rivals = { $count ->
    [one] außer eine Dame ist früher dort
   *[other] außer eine von { $count } Damen ist früher dort
}
pass-wedding = sie warten lassen
pass-lady_market = nichts tauschen
pass-lady_cathedral = nichts reservieren
pass-lady_bishop = den Bischof stehen lassen
pass-lady_studio = nichts nehmen
pass-lady_workshop = nichts tauschen
pass-lady_theater = die Stimmung lassen
plan-ladies-follow = { $count ->
    [one] Danach wirst du nach deiner Dame gefragt.
   *[other] Danach wirst du nach deinen Damen gefragt.
}
