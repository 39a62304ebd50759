# ---- the plan on the action sheet
web-plan-skip = Nothing more on the sheet: to the plan
