# ---- the plan on the action sheet
web-plan-skip = Nichts weiter legen
web-plan-ready = Fertig
web-plan-note = Bis der Letzte fertig ist, kannst du es zurücknehmen.
web-plan-keys = Die Tasten 1 bis 5 schicken einen Gehilfen, mit Umschalt holst du einen zurück.
