# Was Umgebungen für lernende Programme sagen.

refused-idle = Dieser Platz ist nicht gefragt; seine Antwort ist { $idle }.

error-choice = { $name } ist eines von diesen: { $known }; nicht „{ $value }“.
error-opponents = Es gibt { $needed } andere Plätze und { $found } Gegner.
error-other-config = Das ist keine Partie in der Einstellung dieser Umgebung: { $game }
error-max-answers = Die Grenze max_answers ist eine Zahl ab 1, nicht { $found }.
error-setting = { NAME($game, of: "game") } hat keine Einstellung „{ $setting }“. Es gibt: { $known }.
error-opponents-form = Gegner sind Namen von Bots oder Funktionen, einer für alle oder eine Liste, nicht { $found }.
error-step-answers = Ein Schritt nimmt eine Antwort für jeden von { $agents }; gegeben wurde { $found }.
error-state = Das ist kein Zustand einer solchen Umgebung: { $found }
error-no-information-state = Einen Informationszustand gibt es nicht, denn das wäre alles, was ein Platz je erfahren hat; es gibt Beobachtungen.
