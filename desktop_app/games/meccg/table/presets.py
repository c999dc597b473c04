"""The decks that ship with the game: challenge decks of two Wizards and two Ringwraiths."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from desktop_app.engine.frozen import Frozen
from desktop_app.games.kit.facts import Line
from desktop_app.games.kit.printed import check, check_codes, read_json
from desktop_app.games.meccg.deck_rules import KINDS
from desktop_app.games.meccg.reading.facts import load_cards
from desktop_app.games.meccg.reading.printed import PrintedDeck
from desktop_app.paths import RESOURCES

DECKS_FOLDER = RESOURCES / "decks" / "meccg"
PARTS = ("pool", "deck", "sites", "sideboard")


class PresetDeck(Frozen, eq=False):
    """A shipped deck: copies by code in each part, for a "hero" or a "minion" player."""

    id: str
    name: Line
    notes: Line
    alignment: str
    parts: Mapping[str, Mapping[str, int]]


@cache
def load_presets() -> dict[str, PresetDeck]:
    """All shipped decks by id. Raises FactsError naming file and field."""
    return {deck.id: deck for deck in (read_deck(path) for path in sorted(DECKS_FOLDER.glob("*.json")))}


def read_deck(path: Path) -> PresetDeck:
    """One shipped deck. Raises FactsError naming the file and the field or card that is wrong."""
    printed = check(PrintedDeck, read_json(path), path.name)
    parts = {part: dict(getattr(printed, part)) for part in PARTS}
    for part, codes in parts.items():
        check_codes(path.name, part, codes, load_cards(), KINDS[part])
    return PresetDeck(
        id=printed.id,
        name={"en": printed.name.en, "es": printed.name.es},
        notes={"en": printed.notes.en, "es": printed.notes.es},
        alignment=printed.alignment,
        parts=parts,
    )
