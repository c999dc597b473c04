"""The decks that ship with Longtable, as decks of the deck builder."""

from __future__ import annotations

from desktop_app.app.decks.model import Deck, Entry, merged
from desktop_app.games.lotr_lcg.reading.facts import load_cards
from desktop_app.games.lotr_lcg.table.presets import PresetDeck, load_presets


def preset_decks(language: str = "en") -> dict[str, Deck]:
    """Every shipped deck by its id, named and with notes in "en" or "es"."""
    return {preset.id: preset_deck(preset, language) for preset in load_presets().values()}


def preset_deck(preset: PresetDeck, language: str = "en") -> Deck:
    """A shipped deck."""
    cards = load_cards()
    entries = [Entry("heroes", code, cards[code].titles["en"], 1) for code in preset.heroes]
    entries += [Entry("deck", code, cards[code].titles["en"], copies) for code, copies in preset.cards.items()]
    return Deck("lotr_lcg", preset.name[language], merged("lotr_lcg", entries), notes=preset.notes[language])
