"""What happens at this table, so that cards can answer it."""
