"""Which cards the rules carry out, and which the players carry out by hand."""

from __future__ import annotations

from functools import cache

from desktop_app.games.thrones.book.keywords import PROCESSED
from desktop_app.games.thrones.reading.facts import load_cards
from desktop_app.games.thrones.vocabulary.texts import CARDS

KEYWORDS = (*PROCESSED, "stealth", "ambush", "limited", "no_attachments", "terminal", "bestow")
"""The keywords that the rules know."""
DECK_BUILDING = ("agenda",)
"""Types whose texts may be about the building of decks alone."""


@cache
def is_scripted(code: str) -> bool:
    """Whether a card's text is written for the rules, or it has none beyond keywords that they know."""
    printed = load_cards()[code]
    if any(True for _ in CARDS.parts(code)) or printed.type in (*DECK_BUILDING, "faction"):
        return True
    silent = all(each.id in KEYWORDS for each in printed.keywords)
    return silent and len(printed.text["en"]) <= (1 if printed.keywords else 0)
