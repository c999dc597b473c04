"""How many cards a deck has, as whoever plays the game counts them: its main part, and what lies beside it by name."""

from __future__ import annotations

from desktop_app.app.decks.check import part_title
from desktop_app.app.decks.model import PARTS, Deck
from desktop_app.app.texts.texts import Texts
from desktop_app.games import DECKS


def cards_of(deck: Deck) -> int:
    """The cards of its main part; of a scenario, which has none, all."""
    return deck.size(None if deck.is_scenario else DECKS[deck.game].main)


def others_of(deck: Deck, texts: Texts) -> list[str]:
    """What lies beside its main part: the name of each part that holds anything, with how much; [] of a scenario."""
    if deck.is_scenario:
        return []
    parts = [part for part in PARTS[deck.game] if part != DECKS[deck.game].main and deck.size(part)]
    return [texts("decks-part-holds", part=part_title(deck.game, part, texts), count=deck.size(part)) for part in parts]
