"""What the tests of the rules have at hand: the made-up cards beside the printed ones."""

from tests.games.meccg.rules.made_up import shelf

__all__ = ["shelf"]
