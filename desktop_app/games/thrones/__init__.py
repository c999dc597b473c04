"""A Game of Thrones: The Card Game, second edition."""
