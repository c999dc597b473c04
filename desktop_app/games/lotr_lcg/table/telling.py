"""What the cards of the game are written as, and how that is told."""

from __future__ import annotations

from desktop_app.games.kit.telling import Telling, Written
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
)
