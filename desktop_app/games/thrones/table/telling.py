"""What the cards of the game are written as, how that is told, and how their text announces it."""

from __future__ import annotations

from desktop_app.games.kit.scripted import Scripted
from desktop_app.games.kit.telling import Telling
from desktop_app.games.kit.written import Written
from desktop_app.games.thrones.reading.facts import load_cards
from desktop_app.games.thrones.table.ability_words import ABILITY_WORDS
from desktop_app.games.thrones.vocabulary.texts import CARDS

WRITTEN = Written(
    CARDS,
    Telling(
        "gottexts",
        {
            "trait": "gottraits-",
            "keyword": "gottraits-keyword-",
            "faction": "gottraits-faction-",
            "icon": "gottexts-type-",
            "type": "gottexts-type-",
            "number": "gottexts-number-",
            "until": "gottexts-until-",
            "way": "gottexts-way-",
            "kind": "gottexts-kind-",
            "title": "gottexts-title-",
            "supports": "gottexts-title-",
            "rival": "gottexts-title-",
            "other_rival": "gottexts-title-",
        },
    ),
    ABILITY_WORDS,
)
SCRIPTED = Scripted(WRITTEN, load_cards, elsewhere=("agenda", "faction"))
"""The cards whose text the rules carry out."""
