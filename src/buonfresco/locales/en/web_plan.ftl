# ---- the plan on the action sheet
web-plan-lay = Lay on the action sheet
web-plan-pieces = Action tiles and maps now
web-plan-whole = Back to the plan
web-plan-clear = Clear the sheet
web-plan-lift = Take back: { $what }
web-plan-ready = Ready
web-plan-note = You can take it back until the last one is ready.
web-plan-keys = Keys 1 to 5 send an apprentice, Shift takes one back.
