"""What a game tells the rest of the house about itself: one value per game, a ``Tenant``, a module for each part of it.

A game that is played gives all of it; one whose cards can only be read or whose decks can only be built gives those
parts. Whatever takes time to make stands behind a function, so that the start screen can ask every game for its name
without reading a card. Such functions are called often: they keep what they answer. For the same reason nothing is
gathered here: whoever needs one part reads that module and no other.
"""
