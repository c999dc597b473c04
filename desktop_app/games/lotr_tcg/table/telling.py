"""What the cards of the game are written as, how that is told, and how their text announces it."""

from __future__ import annotations

from desktop_app.games.kit.scripted import Scripted
from desktop_app.games.kit.telling import Telling
from desktop_app.games.kit.written import Written
from desktop_app.games.lotr_tcg.reading.facts import load_cards
from desktop_app.games.lotr_tcg.table.ability_words import ABILITY_WORDS
from desktop_app.games.lotr_tcg.vocabulary.texts import CARDS

WRITTEN = Written(
    CARDS,
    Telling(
        "tcgtexts",
        {
            "culture": "tcgtexts-culture-",
            "race": "tcgtexts-race-",
            "keyword": "tcgtexts-keyword-",
            "class": "tcgtexts-class-",
            "type": "tcgtexts-type-",
            "number": "tcgtexts-number-",
            "until": "tcgtexts-until-",
            "phase": "tcgtexts-phase-",
            "total": "tcgtexts-total-",
        },
    ),
    ABILITY_WORDS,
)
SCRIPTED = Scripted(WRITTEN, load_cards)
"""The cards whose text the rules carry out."""
