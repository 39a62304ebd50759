"""Bots against bots: series of games, played and counted. Prints nothing; that is up to whoever asks.

``plan`` says which games a series is made of, ``match`` plays one, ``crew`` and ``cluster`` play many at once,
``folder`` keeps them, ``summary`` and ``effects`` count them, ``page`` draws what was counted.
"""
