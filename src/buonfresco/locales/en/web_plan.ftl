# ---- the plan on the action sheet
web-plan-skip = Lay nothing more
web-plan-ready = Ready
web-plan-note = You can take it back until the last one is ready.
web-plan-keys = Keys 1 to 5 send an apprentice, Shift takes one back.
