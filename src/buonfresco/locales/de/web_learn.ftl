# Guided first games in the browser: what they share. The cards of each game are in a file of its own.
web-learn-about = Spiele eine echte Partie gegen zwei Anfänger. Bei jedem neuen Schritt sagen dir ein paar Worte, worum es geht. Du kannst alles zurücknehmen.
web-learn-begin = Anfangen
web-learn-progress = Lektion { $step }
web-learn-final = Letzte Lektion
web-learn-next = Weiter
web-learn-ok = Verstanden
web-learn-leave = Keine Lektionen mehr
web-learn-others = Andere geführte Spiele:
