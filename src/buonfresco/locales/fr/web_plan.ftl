# ---- the plan on the action sheet
web-plan-skip = Rien de plus sur le plateau : au plan
