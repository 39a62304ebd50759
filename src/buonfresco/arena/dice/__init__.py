"""What the arena follows in the dice game: what painters announce, and what the others bet."""

FOLLOWED = ("bishop", "bet")
