# ---- the plan on the action sheet
web-plan-skip = Nichts mehr aufs Tableau: weiter zum Plan
