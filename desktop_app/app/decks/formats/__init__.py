"""The formats in which the community writes decks, reader and writer of each in one module."""
