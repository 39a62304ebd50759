# The terminal, modules 10 to 15 and 17: panels, what options lead to, planning. The others are in cli_fresco.ftl.

# ---- the table
cli-initial-tile-pews = p
cli-initial-tile-map = m
