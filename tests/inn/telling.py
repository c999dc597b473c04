"""What the cards of the inn are written as, how that is told, and how their text announces it."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.kit.abilities import Action, Triggered
from desktop_app.games.kit.printed_text import AbilityWords
from desktop_app.games.kit.telling import Telling
from desktop_app.games.kit.written import Written
from tests.inn.facts import TEXTS


def kinds_of(part: object) -> Sequence[str]:
    """Of what kinds a written part of a card is."""
    if isinstance(part, Triggered):
        return ("forced" if part.forced else "reaction",)
    return ("action",) if isinstance(part, Action) else ("constant",)


WRITTEN = Written(
    TEXTS,
    Telling("inn", {"number": "inn-number-", "until": "inn-until-"}),
    AbilityWords(
        {
            "action": {"en": "Action", "es": "Acción"},
            "reaction": {"en": "Reaction", "es": "Reacción"},
            "forced": {"en": "Forced", "es": "Obligado"},
        },
        kinds_of,
    ),
)
