"""Bots against bots: series of games, played and counted. Shows nothing; that is up to whoever asks."""
