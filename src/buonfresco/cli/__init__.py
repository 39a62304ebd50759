"""Buonfresco in the terminal: play, simulate, check packs, tell a game again."""
