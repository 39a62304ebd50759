# ---- 10, Medicus
module-medico = Medicus
module-medico-about = Jede Runde trifft eine Infektion einen Ort; kranke Gehilfen sind eingeschränkt, bis Medizin vom Medicus sie heilt.
tile-medico = Medicus
switch-medico-extra_infected = Was mit dem Zusatzgehilfen geschieht, wenn er krank wird
switch-medico-extra_infected-returns = er geht zurück ins Theater, und niemand vertritt ihn
switch-medico-extra_infected-swap_black = er geht zurück ins Theater, und ein kranker Gehilfe vertritt ihn
end-infection = Es war nur noch ein Infektionsplättchen übrig, das war also die letzte Runde

infection-market = Markt
infection-cathedral = Dom
infection-studio = Atelier
infection-workshop = Werkstatt
infection-same = gleicher Ort

# ---- Entscheidungen
kind-give_up = einen Gehilfen abgeben
ask-give_up = Deine Stimmung kostet dich einen Gehilfen. Welchen gibst du ab? Ein kranker kommt gesund zurück, wenn deine Stimmung steigt.
kind-plan_medico = das Plättchen „Medicus“ legen
ask-plan_medico = Legst du das Plättchen „Medicus“ auf den Markt? Dann musst du dort eine Flasche kaufen, und höchstens ein Gehilfe kauft ein.
kind-ill = kranke Gehilfen einsetzen
ask-ill = Wohin mit deinen kranken Gehilfen? Sie dürfen auch pausieren. Wer neben ihnen arbeitet, wird auch krank.
kind-extra = sagen, wo der Zusatzgehilfe steht
when-infection = Das wird gefragt, wenn jemand angesteckt wird.
when-healing = Flaschen werden am Ende einer Runde geleert, nach dem Theater.
ask-extra = Welcher deiner Gehilfen ist der Zusatzgehilfe? Das zählt, wenn er krank wird.
kind-bottle = Medizin kaufen
ask-bottle = Welche Flasche kaufst du? Eine musst du nehmen; der Preis hängt vom Platz ab, auf dem sie liegt.
kind-saint = ein Heiligenbild malen
ask-saint = Malt dein kranker Gehilfe ein Heiligenbild? Es kostet eine beliebige Farbe und bringt drei Taler. Kranke, die hier noch dran sind: { $left }.
kind-falls_ill = wählen, wer krank wird
ask-falls_ill = Die Infektion trifft diesen Ort. Wer wird krank?
kind-heal = Flaschen verwenden
ask-heal = Verwendest du eine Flasche? Medizin heilt je Portion einen kranken Gehilfen, Himbeersaft hebt die Stimmung.

# ---- Aktionen
action-give_up = { $apprentice ->
    [ill] einen kranken Gehilfen abgeben
   *[healthy] einen gesunden Gehilfen abgeben
}
action-ill = Kranke: { $places }
action-extra = der Zusatzgehilfe steht hier: { NAME($column, of: "column") }
action-bottle = { $bottle } (Platz { $place })
action-ill_acts = einen kranken Gehilfen handeln lassen
action-saint = ein Heiligenbild mit { NAME($paint, of: "paint") } malen
action-falls_ill = { $apprentice ->
    [extra] der Zusatzgehilfe wird krank
   *[own] ein Gehilfe deiner Farbe wird krank
}
action-drink = { $portions ->
    [0] Himbeersaft trinken: Stimmung +1
    [one] Medizin mit 1 Portion verwenden
   *[other] Medizin mit { $portions } Portionen verwenden
}

# ---- Ablehnungen
refused-give-must = Bei so schlechter Stimmung musst du einen Gehilfen abgeben.
refused-give-form = „{ $text }“ gibt keinen Gehilfen ab. Man schreibt zum Beispiel: give up ill
refused-medico-none = In dieser Runde liegt keine Flasche aus, das Plättchen „Medicus“ nützt also nichts.
refused-medico-two = Du hast schon zwei Flaschen; verwende eine, bevor du wieder kaufst.
refused-medico-form = „{ $text }“ ist kein Ort für das Plättchen „Medicus“. Man schreibt zum Beispiel: medico on market
refused-ill-first = Zuerst kommen die gesunden Gehilfen, dann die kranken, zuletzt sagt man, wer der Zusatzgehilfe ist.
refused-ill-theater = Kranke Gehilfen dürfen nicht ins Theater.
refused-ill-tile = Auf der Spalte „{ NAME($column, of: "column") }“ liegt ein Aktionsplättchen; darauf dürfen kranke Gehilfen nicht stehen.
refused-ill-spaces = So viel Platz ist für kranke Gehilfen nicht mehr: { NAME($column, of: "column") }.
refused-ill-many = So viele kranke Gehilfen hast du nicht; es sind { $have }.
refused-ill-form = „{ $text }“ nennt keine Orte für kranke Gehilfen: Dom, Atelier, Werkstatt, zweiter Dombesuch. Man schreibt zum Beispiel: ill 1-0-1-0
refused-extra-none = Den Zusatzgehilfen hast du in dieser Runde nicht.
refused-extra-nobody = Dort steht kein gesunder Gehilfe von dir: { NAME($column, of: "column") }.
refused-extra-form = „{ $text }“ sagt nicht, wo der Zusatzgehilfe steht. Man schreibt zum Beispiel: extra on studio
refused-bottle-must = Wer das Plättchen „Medicus“ einsetzt, muss eine Flasche kaufen, sofern das Geld für eine reicht.
refused-bottle-gone = Auf Platz { $place } liegt keine Flasche.
refused-bottle-money = Diese Flasche kostet { $cost } Taler; du hast { $have }.
refused-bottle-form = „{ $text }“ nennt keinen Platz für Flaschen. Man schreibt zum Beispiel: bottle 2
refused-ill-nobody = Du hast hier keinen kranken Gehilfen mehr.
refused-ill-acts = Es handelt schon ein kranker Gehilfe.
refused-ill-begun = Dieser Gehilfe hat begonnen: Erst beendet er seine Aktion.
refused-ill-nothing = Ein kranker Gehilfe könnte hier jetzt nichts tun.
refused-ill-bishop = Für einen kranken Gehilfen darf der Bischof nicht versetzt werden.
refused-ill-work = Ein kranker Gehilfe kann hier nur restaurieren.
refused-ill-neighbour = Kranke Gehilfen bleiben dem Bischof fern, und { $segment } liegt neben ihm auf { $here }.
refused-ill-led = Der Bischof wurde in diesem Besuch versetzt; bevor ein kranker Gehilfe einen Abschnitt restauriert, muss es ein gesunder tun.
refused-saint-form = „{ $text }“ nennt keine Farbe für ein Heiligenbild. Man schreibt zum Beispiel: saint blue
refused-victim-must = Irgendwer muss hier krank werden.
refused-drink-none = So eine Flasche hast du nicht.
refused-drink-form = „{ $text }“ nennt keine Flasche. Man schreibt zum Beispiel: drink 3 oder drink juice

# ---- Was geschehen ist
event-gave_up_ill = { PAINTER($who) } gibt einen kranken Gehilfen ab, der gesund zurückkommen wird.
event-ill_planned = { PAINTER($who) } setzt kranke Gehilfen ein: Dom { $cathedral }, Atelier { $studio }, Werkstatt { $workshop }, zweiter Dombesuch { $fifth }.
event-extra_planned = Der Zusatzgehilfe von { PAINTER($who) } steht hier: { NAME($column, of: "column") }.
event-ill_shown = Unter den Gehilfen von { PAINTER($who) } sind kranke: Dom { $cathedral }, Atelier { $studio }, Werkstatt { $workshop }, zweiter Dombesuch { $fifth }.
event-extra_shown = Der Zusatzgehilfe von { PAINTER($who) } steht hier: { NAME($column, of: "column") }.
event-infection_revealed = Infektion: { NAME($tile, of: "infection") }. { $place ->
    [none] Kein Ort ist betroffen.
   *[other] Betroffen ist in dieser Runde: { NAME($place, of: "column") }.
}
event-bottle_bought = { PAINTER($who) } kauft { $portions ->
    [0] Himbeersaft
    [one] Medizin mit 1 Portion
   *[other] Medizin mit { $portions } Portionen
} für { $price } Taler.
event-bottle_missed = { $there ->
    [yes] { PAINTER($who) } kann keine Flasche bezahlen und kauft keine.
   *[no] Alle Flaschen sind verkauft; { PAINTER($who) } kauft keine.
}
event-saint_painted = Ein kranker Gehilfe von { PAINTER($who) } malt ein Heiligenbild mit { NAME($paint, of: "paint") }.
event-fell_ill = { $apprentices ->
    [one] Ein Gehilfe von { PAINTER($who) } wird krank
   *[other] { $apprentices } Gehilfen von { PAINTER($who) } werden krank
}: { NAME($column, of: "column") }.
event-extra_fell_ill = { $black ->
    [yes] Der Zusatzgehilfe von { PAINTER($who) } wird krank, und ein kranker nimmt seinen Platz ein
   *[no] Der Zusatzgehilfe von { PAINTER($who) } wird krank und geht zurück ins Theater
}: { NAME($column, of: "column") }.
event-bottle_used = { $portions ->
    [0] { PAINTER($who) } trinkt Himbeersaft.
   *[other] { PAINTER($who) } verwendet Medizin; geheilte Gehilfen: { $healed }.
}
event-bottles_laid = Neue Flaschen beim Medicus: mit 3 Portionen { $three }, mit 2 { $two }, mit 1 { $one }; Himbeersaft { $juice }.
event-health_credited = { PAINTER($who) } bekommt { $thalers } Taler für gesunde Gehilfen gutgeschrieben.

# ---- Materialsätze
pack-medico-bottles = die Regelhefte zählen je vier Flaschen mit 3, 2 und 1 Portionen und vier mit Saft
pack-medico-infection = die Regelhefte zählen je zwei Infektionsplättchen für vier Orte und eines „gleicher Ort“
pack-medico-figures = die Regelhefte zählen fünf schwarze Gehilfenfiguren für jeden
pack-medico-places = zu { $players } braucht man eine Reihe mit { $places } Plätzen für Flaschen, jeder mit einem Preis ab 1

pool-bottle = eine Flasche
pool-infection = ein Infektionsplättchen
# ---- wofür etwas kam oder gezahlt wurde
why-bottle = für eine Flasche
why-saint = für ein Heiligenbild

# ---- erzählt: wohin Möglichkeiten führen, der Tisch, das Planen
action-ill-none = die Kranken pausieren
pass-saint = nichts malen
pass-heal = die Flaschen behalten
bill-ill = { $sign ->
    [minus] { $amount } weniger krank, noch { $then }
   *[plus] { $amount } mehr krank, dann { $then }
}
stock-ill = kranke Gehilfen
note-contagion = { $count ->
    [0] niemand infiziert sich bei ihnen
    [one] 1 Gesunder infiziert sich bei ihnen
   *[other] { $count } Gesunde infizieren sich bei ihnen
}
note-stay-out = { $count ->
    [one] 1 pausiert
   *[other] { $count } pausieren
}
note-beside-ill = er wird neben den Kranken krank
note-infections = { $count ->
    [0] keine Infektion kann dort zuschlagen
   *[other] Infektionsplättchen für diesen Ort: { $count } von { $tiles }
}
note-healthy = dann gesund: { $count }
note-needs-bottle = er bleibt krank, bis eine Flasche ihn heilt
note-extra-gone = zurück ins Theater; deine eigenen bleiben gesund
note-extra-swapped = zurück ins Theater; ein Kranker springt für ihn ein
note-portions-lost = { $count ->
    [one] 1 Portion verfällt
   *[other] { $count } Portionen verfallen
}
note-credit = { $thalers } Taler in der Schlusswertung
note-ill-acts = nicht neben dem Bischof, der stehen bleibt
panel-infection = Infektion
panel-infections = kann noch kommen: { $tiles }
panel-infected = diese Runde: { $place }
panel-infected-none = diese Runde: kein Ort
panel-infected-before = zuletzt: { $place }
panel-infection-tile = Plättchen: { $tile }
sign-infected = !
mark-infected = Infektionsort dieser Runde
panel-ill = Medicus
panel-ill-count = { $count } krank
panel-ill-at = { $count } krank ({ $places })
panel-ill-left = noch hier: gesund { $healthy }, krank { $ill }{ $acting ->
    [yes] ; jetzt handelt ein Kranker
   *[no] {""}
}
panel-extra = Zusatzgehilfe: { $column }
panel-board = { $count } beim Medicus
panel-aside-own = einer abgegeben
panel-aside-black = ein kranker abgegeben
panel-black = schwarze Gehilfen übrig: { $count }
panel-bottles = Flaschen
panel-bottle = { $portions ->
    [0] Saft
    [one] 1 Portion
   *[other] { $portions } Portionen
}
panel-bottle-place = { $place }: { $bottle } für { $price }
panel-bottle-prices = Preise der Plätze: { $prices }
panel-bottles-left = Flaschen im Stapel: { $bottles }
panel-bottles-used = verwendet oder nie verkauft: { $bottles }
initial-tile-medico = +
plan-on-medico = der Medicus: Du kaufst eine Flasche, und einer darf auf den Markt (0 oder 1);
note-on-medico = { $price ->
    [none] keine Flasche, die du jetzt bezahlen kannst
   *[other] du musst eine Flasche kaufen, ab { $price } Taler
}; höchstens einer kauft auf dem Markt
plan-ill-follow = { $count ->
    [one] Danach wirst du nach deinem kranken Gehilfen gefragt.
   *[other] Danach wirst du nach deinen { $count } kranken Gehilfen gefragt.
}
plan-ill-cathedral = je ein Plättchen, nicht neben dem Bischof und ohne ihn zu versetzen; Gesunde dort: { $healthy }.
plan-ill-studio = je eine Farbe für { $thalers } Taler; Gesunde dort: { $healthy }.
plan-ill-workshop = je { $blends ->
    [one] eine Farbmischung
   *[other] { $blends } Farbmischungen
}, sonst nichts; Gesunde dort: { $healthy }.
story-ill_shown = Krank unter den Gehilfen von { $who }: { $places }.
story-bottles_laid = Neue Flaschen beim Medicus: { $bottles }.
module-medico-words = M10, Infektion, Infektionen, Infektionsort, infiziert, krank, Kranke, kranker Gehilfe, heilen, Heilung, Heiligenbild, Medico

module-medico-help =
    Nach dem Planen nennt ein Infektionsplättchen einen Ort. Wer gesunde Gehilfen dort hat, dem wird nach seiner letzten Aktion einer krank.
    Kranke dürfen in den Dom (nicht neben den Bischof, den man für sie nicht bewegt; der Altar ist frei), ins Atelier (1 Farbe für 3 Taler), in die Werkstatt (eine Farbmischung) oder pausieren. Am selben Ort werden auch all deine Gesunden krank.
    Ab Runde 2 darf dein Plättchen „Medicus“ den Markt abdecken: Du musst eine Flasche kaufen, und ein Gehilfe kann noch Farben kaufen. Nach dem Theater werden Flaschen verwendet.
    Kostet deine Stimmung dich einen Gehilfen, darfst du einen kranken abgeben.
    Liegt nur noch ein Infektionsplättchen, ist es die letzte Runde. Bei der Talerwertung zählt jeder deiner Gehilfen, der nicht krank ist, 5 Taler. Leonardo wird nie krank. (M10)
