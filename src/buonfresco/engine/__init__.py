"""What every game of the family shares: waiting as data, decisions, log, chance, views. No game's name in it."""
