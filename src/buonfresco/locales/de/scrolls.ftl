# ---- 7, Schriftrollen
module-scrolls = Schriftrollen
module-scrolls-about = Alle haben eine waagerechte und eine senkrechte Schriftrolle, also zwei geheime Reihen des Freskos, und spielen sie beim Restaurieren für Punkte aus.
kind-scroll = Schriftrollen ausspielen
ask-scroll = { $segment } liegt in einer deiner Reihen. Spielst du eine Schriftrolle aus?
action-scroll = { $count ->
    [one] die Schriftrolle ausspielen: { $scrolls }
   *[other] beide Schriftrollen ausspielen: { $scrolls }
}
source-scrolls = Schriftrollen
event-scrolls_dealt = { PAINTER($who) } hält diese Schriftrollen: { $scrolls }.
event-scrolls_played = { PAINTER($who) } spielt Schriftrollen aus ({ $scrolls }); restaurierte Abschnitte dort: { $segments }.
refused-scroll-gone = Diese Schriftrolle hast du nicht mehr.
refused-scroll-line = { $segment } liegt nicht in der Reihe { $line } deiner Schriftrolle.
refused-scroll-bishop-line = Vor der Restaurierung stand der Bischof auf { $here }, nicht in der Reihe { $line } deiner Schriftrolle.
refused-scroll-bishop-segment = Für beide Schriftrollen muss der Bischof vor der Restaurierung auf { $segment } stehen; er stand auf { $here }.
refused-scroll-form = „{ $text }“ spielt keine Schriftrolle aus. Man schreibt zum Beispiel: scroll row, scroll column oder scroll both
switch-scrolls-single_condition = Wo der Bischof vor der Restaurierung stehen muss, um eine Schriftrolle auszuspielen
switch-scrolls-single_condition-none = irgendwo
switch-scrolls-single_condition-bishop_in_line = in der Reihe der Schriftrolle
switch-scrolls-double_condition = Wo der Bischof vor der Restaurierung stehen muss, um beide Schriftrollen auszuspielen
switch-scrolls-double_condition-none = irgendwo
switch-scrolls-double_condition-bishop_on_segment = genau auf dem Schnittpunkt der beiden Reihen

pool-scroll = eine Schriftrolle

# ---- Wörter des Tisches, und wozu eine Möglichkeit führt
scroll-row = waagerecht
scroll-column = senkrecht
scroll-line = { $scroll } { $line }
pass-scroll = die Schriftrollen behalten
note-scroll = dort restauriert: { $segments } von { $all }
plan-scroll = Deine Schriftrolle { $scroll }: { $segments } von { $all } restauriert.
panel-scrolls = ausgespielt
panel-scrolls-left = nicht gespielt
panel-own-scrolls = Schriftrollen: { $scrolls }
sign-scroll = ►
mark-scroll = deine Schriftrolle
module-scrolls-words = M7, Schriftrolle, Rolle, Rollen, Reihe, Reihen, waagerecht, senkrecht, ausgespielt, nicht gespielt, ►

module-scrolls-help =
    Alle bekommen zwei geheime Schriftrollen, eine waagerechte und eine senkrechte Reihe des Freskos. Keine Reihe gehört zweien.
    Hast du einen Abschnitt in so einer Reihe restauriert, darfst du ihre Rolle ausspielen: 2 Punkte für jeden restaurierten Abschnitt der Reihe, gleich von wem; höchstens 10.
    Auf dem Abschnitt, wo sich deine Reihen kreuzen, darfst du beide zusammen ausspielen: 3 Punkte je Abschnitt, jede Reihe für sich gezählt; höchstens 30.
    Englische und französische Ausgabe: Für eine Rolle muss der Bischof vorher in ihrer Reihe gestanden haben; französische: für beide auf dem Schnittpunkt.
    Was ausgespielt ist, ist aus dem Spiel; was nicht, ist nichts wert. Leonardo hat keine. (M7)
