"""What the arena follows in the board game: when painters get up."""

FOLLOWED = ("wake_time",)
