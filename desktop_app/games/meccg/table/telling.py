"""What the cards of the game are written as, how that is told, and how their text announces it."""

from __future__ import annotations

from desktop_app.games.kit.printed_text import AbilityWords
from desktop_app.games.kit.scripted import Scripted
from desktop_app.games.kit.telling import Telling, Written
from desktop_app.games.meccg.reading.facts import load_cards
from desktop_app.games.meccg.vocabulary.texts import CARDS

WRITTEN = Written(
    CARDS,
    Telling("mectexts", {"number": "mec-number-"}),
    AbilityWords(words={}, kinds_of=lambda part: (), keywords={"en": ("Unique",), "es": ("Única",)}),
)
"""No text of this game announces what kind of ability it is."""
SCRIPTED = Scripted(WRITTEN, load_cards, elsewhere=("region",))
"""The cards whose text the rules carry out."""
