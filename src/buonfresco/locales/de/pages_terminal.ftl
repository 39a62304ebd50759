# Seiten von „hilfe WORT“ über das Terminal selbst; und typed-…: was es zu Seiten der Spiele dazusagt.

topic-terminal-undo = rückgängig, zurücknehmen, zurück, zurückziehen, Fehler, üben, undo, withdraw
page-terminal-undo =
    „rückgängig“ nimmt deine eigenen Antworten einzeln zurück, soweit seither nichts ans Licht gekommen ist und niemand sonst geantwortet hat.
    Was alle gleichzeitig verdeckt entscheiden, änderst du mit „zurückziehen“, solange andere noch entscheiden.
    Eine Übungspartie gegen Bots (gestartet mit --practice) lässt dich alles rückgängig machen; dasselbe Glück kommt wieder.
topic-terminal-notation = Schreibweise, Notation, Antwort, Antworten, Nummern, tippen
page-terminal-notation =
    Die Nummer einer Möglichkeit genügt. Jede Antwort hat außerdem eine Schreibweise; „tipp“ zeigt eine in Klammern.
    Mehrere Antworten stehen in einer Zeile, mit „;“ dazwischen: Entweder gelten alle oder keine.
    Die Schreibweise ist in jeder Sprache englisch, auch ihre Farbbuchstaben: Y gelb, R rot, B blau, G grün, O orange, P lila, K pink, N braun.
    „warum“ mit einer Antwort dahinter sagt, warum diese Antwort nicht geht.
topic-terminal-saving = speichern, gespeicherte Partie, weiterspielen, Datei, save, saving
page-terminal-saving =
    Die Partie wird nach jeder Antwort gespeichert; „ende“ verlässt sie nur, und beim nächsten Start geht sie weiter.
    „speichern“ sagt, wo die Datei liegt. --save DATEI bewahrt eine Partie woanders auf, --new beginnt eine neue.
    Eine gespeicherte Partie behält ihre Leute, Module und Regelvarianten.

# ---- was das Terminal zu Seiten der Spiele dazusagt
typed-fresco-plan = Die Buchstaben der Spalten sind M, D, A, W, T. Fünf Ziffern sind ein Plan: 1-2-0-1-1. „zurückziehen“ nimmt einen fertigen zurück.
typed-fresco-fresco = Die Spalte „Plättchen“ zählt die Plättchen vor jedem.
typed-fresco-secret = „verlauf“ erzählt noch einmal, was geschehen ist.
typed-fresco-modules = --modules 1,4,11 wählt sie. „hilfe“ mit einem Namen, oder mit M und der Nummer, sagt mehr: hilfe M4.
typed-cards-colors = In Antworten stehen die englischen Buchstaben der Farben: Y R B G O P.
typed-dice-odds = „buonfresco odds“ auf der Kommandozeile zeigt sie alle.
