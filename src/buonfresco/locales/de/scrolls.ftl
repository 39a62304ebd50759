# ---- 7, Schriftrollen
module-scrolls = Schriftrollen
module-scrolls-about = Alle haben eine geheime Zeile und eine geheime Spalte des Freskos und spielen sie beim Restaurieren für Punkte aus.
kind-scroll = Schriftrollen ausspielen
ask-scroll = Das Feld liegt auf einer deiner Linien. Spielst du eine Schriftrolle aus?
action-scroll = { $scroll ->
    [row] die Rolle der Zeile ausspielen: 2 Punkte je restauriertem Feld
    [column] die Rolle der Spalte ausspielen: 2 Punkte je restauriertem Feld
   *[both] beide Rollen ausspielen: 3 Punkte je restauriertem Feld beider Linien
}
source-scrolls = Schriftrollen
event-scrolls_dealt = { PAINTER($who) } hält diese Schriftrollen: { $scrolls }.
event-scrolls_played = { PAINTER($who) } spielt { $scrolls } aus; restaurierte Felder dort: { $segments }.
refused-scroll-gone = Diese Schriftrolle hast du nicht mehr.
refused-scroll-line = { $segment } liegt nicht auf der Linie { $line } deiner Schriftrolle.
refused-scroll-bishop-line = Vor der Restaurierung stand der Bischof auf { $here }, nicht in der Linie { $line } deiner Schriftrolle.
refused-scroll-bishop-segment = Für beide Rollen muss der Bischof vor der Restaurierung auf { $segment } stehen; er stand auf { $here }.
refused-scroll-form = „{ $text }“ spielt keine Schriftrolle aus. Man schreibt zum Beispiel: scroll row, scroll column oder scroll both
switch-scrolls-single_condition = Wo der Bischof vor der Restaurierung stehen muss, um eine Rolle auszuspielen
switch-scrolls-single_condition-none = irgendwo
switch-scrolls-single_condition-bishop_in_line = in der Linie der Schriftrolle
switch-scrolls-double_condition = Wo der Bischof vor der Restaurierung stehen muss, um beide Rollen auszuspielen
switch-scrolls-double_condition-none = irgendwo
switch-scrolls-double_condition-bishop_on_segment = genau auf dem Feld, auf dem sich die Linien kreuzen

pool-scroll = eine Schriftrolle
