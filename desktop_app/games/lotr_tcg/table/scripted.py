"""Which cards the rules carry out, and which the players carry out by hand."""

from __future__ import annotations

from functools import cache

from desktop_app.games.lotr_tcg.reading.facts import load_cards
from desktop_app.games.lotr_tcg.vocabulary.texts import CARDS


@cache
def is_scripted(code: str) -> bool:
    """Whether a card's text is written for the rules, or it has none beside its keywords."""
    return any(True for _ in CARDS.parts(code)) or not load_cards()[code].text["en"]
