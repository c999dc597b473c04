"""What the house asks of the game beside its rules."""
