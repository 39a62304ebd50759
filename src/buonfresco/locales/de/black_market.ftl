# ---- 16, Schwarzmarkt
module-black_market = Schwarzmarkt
module-black_market-about = Einer deiner Gehilfen darf ein Marktplättchen ungesehen direkt aus dem Beutel kaufen.
action-black_market = Schwarzmarkt: ein Plättchen ungesehen aus dem Beutel ziehen
refused-black-once = Bei jedem Besuch darf nur ein Gehilfe auf den Schwarzmarkt.
refused-black-close = Wer auf den Schwarzmarkt geht, schließt im selben Zug keinen Stand.
refused-black-empty = Der Beutel ist leer; es gibt nichts zu ziehen.
refused-black-money = Das gezogene Plättchen kostet { $cost } Taler; du hast { $have }.
event-drew_black = { PAINTER($who) } zieht { PAINTS($tile) } für { $price } Taler aus dem Beutel.
event-barrel_emptied = Die Plättchen auf dem Fass kommen zurück in den Beutel.
switch-black_market-barrel_return = Was aus den Plättchen vom Schwarzmarkt wird
switch-black_market-barrel_return-end_of_round = sie kommen am Rundenende zurück in den Beutel
switch-black_market-barrel_return-never = sie sind aus dem Spiel

# ---- wofür etwas kam oder gezahlt wurde
why-black_market = auf dem Schwarzmarkt

# ---- Worte der Möglichkeiten und des Tischs
panel-black_market = Fass
note-bag = eins von { $tiles } im Beutel
plan-market-black = Einer davon darf ein Plättchen ungesehen aus dem Beutel ziehen.
module-black_market-words = M16, Fass

module-black_market-help =
    Einer deiner Gehilfen am Markt darf, statt an einem Stand zu kaufen, ein Marktplättchen aus dem Beutel ziehen und ungesehen zu deinem Preis kaufen. Ablehnen kannst du es nicht.
    Einmal je Zug, und nicht, wenn du einen Stand schließt. Deine anderen Gehilfen dürfen vorher oder nachher an einem Stand kaufen; sonst wird kein Stand leer.
    Das Plättchen liegt auf dem Fass und kommt am Ende der Runde in den Beutel zurück. Aus einem leeren Beutel zieht man nicht.
    Leonardo geht nicht dorthin. (M16)
