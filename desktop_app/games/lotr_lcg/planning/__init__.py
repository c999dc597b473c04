"""Looking ahead: how anybody is thought to go on, and what a table is worth."""
