"""What the cards of the game are written as, and how that is told."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.kit.printed_text import AbilityWords
from desktop_app.games.kit.telling import Telling
from desktop_app.games.kit.written import Written
from desktop_app.games.me_quest.vocabulary.texts import CARDS


def kinds_of(part: object) -> Sequence[str]:
    """No text of this game announces what kind of ability it is."""
    return ("part",)


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
    # Set-up, requirements, goals of the finale and the abilities of monsters, which their tokens name, are procedures.
    AbilityWords(words={}, kinds_of=kinds_of, by_book=("starting_plot", "plot", "mission", "hero", "monster_token")),
)
