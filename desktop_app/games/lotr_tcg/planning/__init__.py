"""Looking ahead: what a table is worth, which answers are worth comparing."""
