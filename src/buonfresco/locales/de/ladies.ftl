# ---- 12, Damen
module-ladies = Damen
module-ladies-about = Auf der Siegpunkteleiste warten Damen; wer an einer vorbeizieht, kann sie heiraten und an einen Ort schicken, wo sie vor den Gehilfen hilft.
switch-ladies-take = Ob ein Maler die Dame heiraten muss, an der er vorbeizieht
switch-ladies-take-optional = er darf
switch-ladies-take-automatic = er heiratet sie immer
switch-ladies-exclusive_by = Welche frühere Dame derselben Farbe eine andere am selben Ort ausschließt
switch-ladies-exclusive_by-deployed = jede, die dorthin geschickt wurde
switch-ladies-exclusive_by-used = nur eine, die dort wirklich gehandelt hat
switch-ladies-reservation_reuse = Wann ein Reservierungsplättchen, das durch Restaurieren zurückkam, wieder gelegt werden darf
switch-ladies-reservation_reuse-at_once = bei der nächsten Gelegenheit
switch-ladies-reservation_reuse-two_rounds = zwei Runden nachdem es gelegt wurde
lady-pink = rosa
lady-purple = lila

# ---- Entscheidungen
kind-wedding = über eine Hochzeit entscheiden
when-wedding = Das wird gefragt, wenn du auf der Punkteleiste an einer Dame vorbeiziehst.
ask-wedding = Du ziehst an der { NAME($lady, of: "lady") } Dame auf Feld { $space } vorbei. Heiratest du sie?
kind-lady_pink = die rosa Dame schicken
ask-lady_pink = Wohin schickst du deine rosa Dame? Einen Gehilfen braucht sie dort nicht.
kind-lady_purple = die lila Dame schicken
ask-lady_purple = Wohin schickst du deine lila Dame? Einen Gehilfen braucht sie dort nicht.
kind-lady_market = die Dame auf dem Markt handeln lassen
ask-lady_market = Vertauscht deine Dame zwei Marktplättchen verschiedener Stände?
kind-lady_cathedral = die Dame im Dom handeln lassen
ask-lady_cathedral = Reserviert deine Dame ein Freskoplättchen? Bis zum Ende der nächsten Runde darf es niemand sonst restaurieren.
kind-lady_bishop = die Dame den Bischof versetzen lassen
ask-lady_bishop = Versetzt deine Dame den Bischof für 1 Taler auf einen beliebigen Abschnitt?
kind-lady_studio = die Dame im Atelier handeln lassen
ask-lady_studio = Nimmt deine Dame 1 Taler für jeden deiner Gehilfen hier?
kind-lady_workshop = die Dame in der Werkstatt handeln lassen
ask-lady_workshop = Tauscht deine Dame eine deiner Grundfarben gegen eine andere?
kind-lady_theater = die Dame im Theater handeln lassen
ask-lady_theater = Setzt deine Dame deine Stimmung auf das Startfeld?

# ---- Aktionen
action-marry = die { NAME($lady, of: "lady") } Dame heiraten
action-place_lady = { NAME($lady, of: "lady") } Dame: { NAME($column, of: "column") }
action-keep_lady = die { NAME($lady, of: "lady") } Dame zu Hause lassen
action-lady_swap = { $space } ({ $tile }) und { $other } ({ $second }) vertauschen
action-lady_thalers = { $thalers } Taler nehmen
action-lady_paint = { PAINTS($from) } gegen { NAME($paint, of: "paint") } tauschen
action-lady_mood = Stimmung auf das Startfeld
action-lady_reserve = { $segment } reservieren ({ PAINTS($paints) })
action-lady_lead = Bischof auf { $bishop }

# ---- Ablehnungen
refused-marry-twice = Eine { NAME($lady, of: "lady") } Dame hast du schon; von jeder Farbe gibt es für jeden nur eine.
refused-marry-other = Es geht um die Dame auf Feld { $space }; gefragt wird nach einer nach der anderen.
refused-marry-form = „{ $text }“ nennt keine Farbe einer Dame. Man schreibt zum Beispiel: marry pink
refused-lady-none = Du hast keine { NAME($lady, of: "lady") } Dame.
refused-lady-first = Nach deiner { NAME($lady, of: "lady") } Dame wird gefragt, wenn der Plan bis dahin steht.
refused-lady-covered = Das Plättchen „{ NAME($tile, of: "tile") }“ deckt diese Spalte ab; dorthin kann keine Dame.
refused-lady-together = Dort ist schon deine andere Dame; beide gehen nie an denselben Ort.
refused-lady-plan-form = „{ $text }“ ist kein Platz für eine Dame. Man schreibt zum Beispiel: pink lady on market oder no pink lady
refused-lady-absent = Hierher hast du keine Dame geschickt.
refused-lady-barred = In dieser Runde war schon vor dir die { NAME($lady, of: "lady") } Dame eines anderen Malers hier.
refused-lady-late = Eine Dame handelt vor den Gehilfen, nicht zwischen ihnen und nicht danach.
refused-lady-thalers = Sie nimmt genau 1 Taler für jeden deiner Gehilfen hier; das sind { $apprentices }.
refused-lady-basic = Sie tauscht eine Grundfarbe gegen eine andere: Gelb, Rot und Blau.
refused-lady-form = „{ $text }“ ist nichts, was eine Dame tut. Man schreibt zum Beispiel: lady takes 2 Thalers, lady Y for R oder lady resets mood
refused-swap-form = „{ $text }“ nennt keine zwei Felder von Ständen. Man schreibt zum Beispiel: swap I.2 with III.1
refused-swap-booth = Beide Felder gehören zu einem Stand; sie vertauscht Plättchen zweier verschiedener Stände.
refused-reserve-bishop = Auf { $segment } steht der Bischof; dieses Plättchen kann nicht reserviert werden.
refused-reserved = Das Freskoplättchen auf { $segment } ist für { PAINTER($who) } reserviert.
refused-reserve-fifth = Reserviert wird nur beim ersten Dombesuch; hier versetzt die Dame den Bischof.
refused-reserve-lies = Dein Reservierungsplättchen liegt auf { $segment }; solange es dort liegt, kann nichts anderes reserviert werden.
refused-reserve-inactive = Dein Reservierungsplättchen kann erst in Runde { $round } wieder gelegt werden.
refused-reserve-form = „{ $text }“ nennt keinen Abschnitt des Freskos; sie heißen A1 bis E5. Man schreibt zum Beispiel: reserve C4
refused-lead-stays = Der Bischof steht schon dort.
refused-lead-first = Eine Dame versetzt den Bischof nur beim zweiten Dombesuch der letzten Runde.
refused-lead-money = Eine Dame den Bischof versetzen zu lassen kostet 1 Taler, und du hast keinen.
refused-lead-form = „{ $text }“ nennt keinen Abschnitt des Freskos; sie heißen A1 bis E5. Man schreibt zum Beispiel: lead bishop C4

# ---- Was geschehen ist
event-wed = { PAINTER($who) } heiratet die { NAME($lady, of: "lady") } Dame auf Feld { $space }.
event-lady_declined = { PAINTER($who) } zieht an der { NAME($lady, of: "lady") } Dame auf Feld { $space } vorbei.
event-lady_planned = { PAINTER($who) } plant mit der { NAME($lady, of: "lady") } Dame: { NAME($column, of: "column") }.
event-lady_shown = Die { NAME($lady, of: "lady") } Dame von { PAINTER($who) } ist hier eingesetzt: { NAME($column, of: "column") }.
event-lady_barred = Die { NAME($lady, of: "lady") } Dame von { PAINTER($who) } kommt zu spät, um hier zu handeln.
event-lady_idle = Die { NAME($lady, of: "lady") } Dame von { PAINTER($who) } tut nichts.
event-lady_swapped = Die Dame von { PAINTER($who) } vertauscht zwei Plättchen: Stand { $booth } hat jetzt { PAINTS($tile) }, Stand { $other } hat { PAINTS($second) }.
event-lady_reserved = Die Dame von { PAINTER($who) } reserviert { $segment }.
event-reservation_turned = Die Reservierung von { PAINTER($who) } auf { $segment } gilt noch eine Runde.
event-reservation_returned = { PAINTER($who) } nimmt das Reservierungsplättchen von { $segment } zurück.
event-lady_led = Die Dame von { PAINTER($who) } versetzt den Bischof für 1 Taler auf { $segment }.
event-lady_collected = Die { NAME($lady, of: "lady") } Dame von { PAINTER($who) } nimmt im Atelier Taler.
event-lady_exchanged = Die Dame von { PAINTER($who) } tauscht { NAME($given, of: "paint") } gegen { NAME($paint, of: "paint") }.
event-lady_cheered = Die { NAME($lady, of: "lady") } Dame von { PAINTER($who) } setzt die Stimmung auf das Startfeld.

# ---- Materialsätze
pack-ladies-roses = bei { $players } Personen zählen die Regelhefte { $count } Rosenfelder, auf einer Seite des Spielplans
pack-ladies-spaces = Rosenfelder sind verschiedene Zahlen ab 1, in aufsteigender Folge ({ $players } Personen)

pool-lady = eine Dame
# ---- wofür etwas kam oder gezahlt wurde
why-lady = mit Hilfe einer Dame

# ---- erzählt: wohin Möglichkeiten führen, der Tisch, das Planen
pass-wedding = sie warten lassen
pass-lady_market = nichts tauschen
pass-lady_cathedral = nichts reservieren
pass-lady_bishop = den Bischof stehen lassen
pass-lady_studio = nichts nehmen
pass-lady_workshop = nichts tauschen
pass-lady_theater = die Stimmung lassen
bill-lady = Hochzeit: { $what } Dame
note-marry = sie hilft ab dem nächsten Plan
note-marry-late = zu spät, um sie noch zu schicken
note-lady-market = tauscht zwei Marktplättchen
note-lady-cathedral = reserviert ein Plättchen
note-lady-idle = nichts: dein Reservierungsplättchen kann jetzt nicht gelegt werden
note-lady-home = sie hilft in dieser Runde nirgends
note-lady-studio = { $apprentices ->
    [0] nichts: niemand von dir ist dort
   *[other] { $apprentices } Taler mehr
}
note-lady-workshop = tauscht eine Grundfarbe
note-lady-fifth = Stimmung aufs Startfeld, jetzt { SIGNED($mood) }
note-lady-fifth-final = versetzt den Bischof für 1 Taler beliebig
note-lady-rivals = außer eine Dame von { $rivals } ist früher dort
note-booth = Stand { $booth } dann { $tiles }
note-reserve = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $payable ->
    [yes] deine Farben sind da
   *[no] es fehlen Farben
}
note-lead = dann { $segment } für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
group-booths = Stände { $one } und { $two }
panel-ladies = Damen
panel-lady-waits = { NAME($lady, of: "lady") } auf { $space }
panel-roses = Rosenfelder: { $spaces }
panel-married = verheiratet
panel-lady-at = { NAME($lady, of: "lady") } ({ $column })
panel-reserved = reserviert: { $segment }, bis zum Ende { $night ->
    [yes] dieser Runde
   *[no] der nächsten Runde
}
panel-may-reserve = darf reservieren
sign-reserved = ✗
mark-reserved = von anderen reserviert
sign-reserved-own = ✓
mark-reserved-own = von dir reserviert
plan-ladies-follow = { $count ->
    [one] Danach wirst du nach deiner Dame gefragt.
   *[other] Danach wirst du nach deinen Damen gefragt.
}
module-ladies-words = M12, Dame, Hochzeit, heiraten, verheiratet, Reservierung, reservieren, reserviert, rosa Dame, lila Dame, rosa, Rosenfeld

module-ladies-help =
    Acht Damen, rosa und lila, warten auf der Siegpunkteleiste (zu zweit und zu dritt sechs). Erreicht oder überholt dein Maler eine, darfst du sie heiraten (französische Ausgabe: du tust es), aber nur eine je Farbe.
    Ab dem nächsten Plan schickst du sie an einen Ort, auch ohne Gehilfen dort. Sie handelt vor ihnen; deine beiden Damen gehen an verschiedene Orte.
    Hat vor dir jemand eine gleichfarbige Dame dort, tut deine nichts (französische Ausgabe: nur wenn jene genutzt wurde).
    Markt: zwei Plättchen verschiedener Stände vertauschen. Dom: ein Freskoplättchen bis zum Ende der nächsten Runde reservieren. Atelier: 1 Taler je Gehilfe dort. Werkstatt: eine Grundfarbe tauschen. Theater: Stimmung auf ihr Startfeld. Zweiter Dombesuch: für 1 Taler den Bischof beliebig versetzen.
    Auch Leonardo heiratet, ohne Wirkung. (M12)
