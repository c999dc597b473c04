"""What stands on the cards and the table, read for the rules."""
