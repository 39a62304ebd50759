# ---- the plan on the action sheet
web-plan-lay = Poser sur le plateau
web-plan-pieces = Tuiles action, pour l’instant
web-plan-whole = Retour au plan
web-plan-clear = Vider le plateau
web-plan-lift = Reprendre : { $what }
web-plan-ready = Prêt
web-plan-note = Vous pouvez y revenir tant que tous ne sont pas prêts.
web-plan-keys = Les touches 1 à 5 envoient un assistant, Maj le rappelle.
