"""What the cards of the game are written as, how that is told, and how their text announces it."""

from __future__ import annotations

from desktop_app.games.kit.scripted import Scripted
from desktop_app.games.kit.telling import Telling
from desktop_app.games.kit.written import Written
from desktop_app.games.lotr_lcg.reading.facts import load_cards
from desktop_app.games.lotr_lcg.table.ability_words import ABILITY_WORDS
from desktop_app.games.lotr_lcg.vocabulary.abilities import CARDS

WRITTEN = Written(
    CARDS,
    Telling(
        "lcgtexts",
        {
            "trait": "lcgtraits-",
            "keyword": "lcgtraits-keyword-",
            "sphere": "lcgtraits-sphere-",
            "icon": "lcgtraits-sphere-",
            "number": "lcg-number-",
            "until": "lcgtexts-until-",
        },
    ),
    ABILITY_WORDS,
)
SCRIPTED = Scripted(WRITTEN, load_cards)
"""The cards whose text the rules carry out."""
