# Wer spielt, wenn es kein Mensch tut: Namen, und in einer Zeile, wie sie sind.

bot-random = Zufall
bot-random-about = Tut irgendetwas, was die Regeln erlauben. Für einen ersten Blick auf das Spiel.
bot-apprentice = Lehrling
bot-apprentice-about = Antwortet sofort, weiß, was die Dinge wert sind, und kümmert sich nur um sich selbst.
bot-apprentice-0 = Erster Lehrling
bot-apprentice-0-about = Der erste Lehrling, eingefroren: ein Maß für die anderen.
bot-journeyman = Geselle
bot-journeyman-about = Hat sein Handwerk gelernt und überlegt, ehe er antwortet, greift aber nicht immer zum Besten.
bot-master = Meister
bot-master-about = Kennt das Handwerk aus ungezählten Partien, bedenkt, was die anderen vorhaben, und vergeudet wenig.
bot-early-riser = Frühaufsteher
bot-early-riser-about = Ein Lehrling, der vor allen anderen aufsteht, mag die Stimmung sein, wie sie will.
bot-altar-painter = Altarmaler
bot-altar-painter-about = Ein Lehrling, der lieber den Altar restauriert als die Decke.
bot-miser = Geizhals
bot-miser-about = Ein Lehrling, der das Atelier liebt und ungern einen Taler ausgibt.

# ---- warum ein Bot etwas tun würde, hinter dem, was er tun würde
bot-why-points = in Partien, die von hier aus durchgespielt wurden, gewinnst du { $points ->
    [one] etwa { $points } Punkt
   *[other] etwa { $points } Punkte
} insgesamt { $until }
bot-why-later = noch keine Punkte, aber es bereitet welche vor
bot-why-leaves = du hast dann noch { $paints }, alles, was { $segment } kostet; in Partien, die von hier aus durchgespielt wurden, gewinnst du { $points ->
    [one] etwa { $points } Punkt
   *[other] etwa { $points } Punkte
} insgesamt { $until }
bot-why-aims = auf dem Weg zu { $segment }; in Partien, die von hier aus durchgespielt wurden, gewinnst du { $points ->
    [one] etwa { $points } Punkt
   *[other] etwa { $points } Punkte
} insgesamt { $until }
bot-until-round = bis zum Ende der Runde { $round }
bot-until-turns = { $turns ->
    [one] bis alle einmal am Zug waren
   *[other] bis alle { $turns }-mal am Zug waren
}
bot-until-over = bis zum Ende der Partie

# ---- tune
usage-tune = Gewichte für die suchenden Bots finden, aus Partien, die sie spielen
usage-tune-by = wer die Partien spielt: ein Bot, oder light, die schnelle Spielweise der Proben (sonst apprentice)
usage-tune-rollouts = wie viele Proben ein Bot für eine Entscheidung machen darf (sonst 100)
usage-tune-jobs = wie viele Prozesse (sonst einer für jeden Kern)
usage-tune-out = wohin die Gewichte geschrieben werden (sonst in die Datei des Pakets)
tune-score = Stufe { $stage }: { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
}, Punkte streuen um { $spread }, die Gewichte liegen um { $error } daneben.
tune-written = Geschrieben nach { $path }.
error-tune-rows = { $games ->
    [one] Die Partie gab
   *[other] Die { $games } Partien gaben
} nichts her, woraus sich Gewichte finden ließen; es wurden keine geschrieben. Mehr Partien spielen.
error-tune-folder = { $path } lässt sich nicht schreiben: Den Ordner { $folder } gibt es nicht.
error-tune-file = { $path } gibt es schon, und es stehen keine Gewichte darin.
