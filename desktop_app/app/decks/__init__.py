"""Decks: the model, the files, the formats they come and go in, and what can be learnt about them."""
