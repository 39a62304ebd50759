"""The first apprentice, as it was: the yardstick that later bots are measured with. Nothing here is ever changed."""
