"""Which cards the application plays by itself: those whose every sentence is written as a rule."""

from __future__ import annotations

from desktop_app.app.library.record import CardRecord
from desktop_app.app.library.unplayed import unplayed


def played_by_application(card: CardRecord) -> bool:
    """Whether a card's text is played by the rules; that of any other card is carried out by the players."""
    return next(unplayed(card), None) is None
