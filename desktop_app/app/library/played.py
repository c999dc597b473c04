"""Which cards the application plays by itself: those whose every sentence is written as a rule."""

from __future__ import annotations

from desktop_app.app.library.record import BUILT_IN, CardRecord
from desktop_app.games import CARDS, GAMES


def played_by_application(card: CardRecord) -> bool:
    """Whether the rules of a card are built in; any other card is played by hand."""
    return card.source == BUILT_IN and card.game in GAMES and CARDS[card.game].plays(card.code)
