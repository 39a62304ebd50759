# ---- the plan on the action sheet
web-plan-skip = Ne rien poser de plus
web-plan-ready = Prêt
web-plan-note = Vous pouvez y revenir tant que tous ne sont pas prêts.
web-plan-keys = Les touches 1 à 5 envoient un assistant, Maj le rappelle.
