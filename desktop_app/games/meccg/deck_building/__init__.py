"""How a deck is built, a module for each part of it that the rules speak of."""
