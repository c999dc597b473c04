"""What the tests of the rules have at hand: ``invent``, which prints a card for one test."""

from tests.games.lotr_tcg.invented import invent

__all__ = ["invent"]
