"""What the cards do, a module for each kind of card."""

from __future__ import annotations


def register() -> None:
    """Every module is imported, so that its cards are written."""
