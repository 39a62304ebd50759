# Was Umgebungen für lernende Programme sagen.

refused-idle = Dieser Platz ist nicht gefragt; seine Antwort ist { $idle }.

error-choice = { $name } ist eines von diesen: { $known }; nicht „{ $value }“.
error-opponents = Es gibt { $needed } andere Plätze und { $found } Gegner.
error-other-config = Das ist keine Partie in der Einstellung dieser Umgebung: { $game }
