# ---- the plan on the action sheet
web-plan-lay = Aufs Aktionstableau legen
web-plan-pieces = Aktionsplättchen jetzt
web-plan-whole = Zurück zum Plan
web-plan-clear = Tableau leeren
web-plan-lift = Zurücknehmen: { $what }
web-plan-ready = Fertig
web-plan-note = Bis der Letzte fertig ist, kannst du es zurücknehmen.
web-plan-keys = Die Tasten 1 bis 5 schicken einen Gehilfen, mit Umschalt holst du einen zurück.
