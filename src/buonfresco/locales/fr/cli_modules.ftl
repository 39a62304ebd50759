# Le terminal, modules 10 à 15 et 17 : tableaux, où mènent les choix, planification. Les autres sont dans cli_fresco.ftl.

# ---- la table
cli-initial-tile-pews = b
cli-initial-tile-map = c
