"""Which sentences of which cards a test shows: ``@shows("Dodge", 1)``.

The sentences of a card are those of its text in ``resources/cards/meccg``, numbered from 1. ``test_sentences.py`` holds
what the tests of this folder name against what is printed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from desktop_app.games.meccg.reading.facts import load_cards
from desktop_app.games.meccg.table.presets import load_presets


def codes_of(side: str) -> list[str]:
    """The cards of the two challenge decks of a side, "hero" or "minion": characters, resources, hazards and sites."""
    decks = [deck for deck in load_presets().values() if deck.alignment == side]
    return sorted({code for deck in decks for part in deck.parts.values() for code in part})


def shows(title: str, *sentences: int, of: str = "hero") -> pytest.MarkDecorator:
    """The test shows these sentences of the card of this title in the decks of a side."""
    (code,) = (code for code in codes_of(of) if load_cards()[code].title == title)
    return pytest.mark.card(code, *sentences)


def showing(sentence: int | tuple[int, ...], rows: Iterable[tuple[Any, ...]]) -> list[Any]:
    """Rows of a table whose first column is a card: each case shows these sentences of it."""
    numbers = sentence if isinstance(sentence, tuple) else (sentence,)
    return [pytest.param(*row, marks=shows(row[0], *numbers)) for row in rows]
