"""What the cards of the game are written as, and how that is told."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.kit.printed_text import PLAIN, AbilityWords
from desktop_app.games.kit.telling import Telling, Written
from desktop_app.games.me_quest.vocabulary.texts import CARDS


def kinds_of(part: object) -> Sequence[str]:
    """No text of this game announces what kind of ability it is."""
    return (PLAIN,)


WRITTEN = Written(
    CARDS,
    Telling(
        "meqtexts",
        {
            "attribute": "meqtexts-number-",
            "number": "meqtexts-number-",
            "item": "meqtexts-item-",
            "marker": "meqtexts-marker-",
            "monster": "meqtexts-monster-",
            "character": "meqtexts-character-",
            "type": "meqtexts-type-",
            "place": "meqtexts-those-",
        },
    ),
    AbilityWords(words={}, kinds_of=kinds_of),
)
