# Das Terminal, Module 10 bis 15 und 17: Tafeln, wohin Möglichkeiten führen, Planen. Die anderen stehen in cli_fresco.ftl.

# ---- Der Tisch
cli-initial-tile-pews = b
cli-initial-tile-map = k
