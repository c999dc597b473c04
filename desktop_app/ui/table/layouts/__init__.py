"""The tables of the games, as data."""
