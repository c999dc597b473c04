"""The decks that ship with Longtable, as decks of the deck builder."""

from __future__ import annotations

from pathlib import Path

from desktop_app.app.decks.model import Deck, Entry, merged
from desktop_app.games import CARDS, DECKS
from desktop_app.games.contract.decks import ShippedDeck


def preset_decks(language: str = "en", game: str = "") -> dict[str, Deck]:
    """Every shipped deck of one game or of all by its id, named and with notes in "en" or "es"."""
    return {
        shipped.id: preset_deck(id, shipped, language)
        for id, decks in DECKS.items()
        if game in ("", id)
        for shipped in decks.shipped()
    }


def preset_deck(game: str, shipped: ShippedDeck, language: str = "en") -> Deck:
    """A shipped deck."""
    title_of = CARDS[game].title_of
    entries = [
        Entry(part, code, title_of(code)["en"], copies)
        for part, cards in shipped.cards.parts.items()
        for code, copies in cards.items()
    ]
    return Deck(
        game,
        shipped.names[language],
        merged(game, entries),
        options=dict(shipped.cards.options),
        notes=shipped.notes[language],
    )


def lies_in_the_box(deck: Deck) -> bool:
    """Whether a deck is, card for card, one that lies so in the box for first games and is played as it is."""
    parts: dict[str, dict[str, int]] = {}
    for entry in deck.entries:
        parts.setdefault(entry.part, {})[entry.code] = entry.copies
    return any(
        shipped.as_it_is
        and {part: dict(cards) for part, cards in shipped.cards.parts.items() if cards} == parts
        and all(deck.options.get(option) == value for option, value in shipped.cards.options.items())
        for shipped in DECKS[deck.game].shipped()
    )


def preset_of_file(path: Path, language: str = "en") -> Deck | None:
    """The shipped deck that stands in a file; None for any other file."""
    wanted = path.resolve()
    for game, decks in DECKS.items():
        for shipped in decks.shipped():
            if shipped.file is not None and shipped.file.resolve() == wanted:
                return preset_deck(game, shipped, language)
    return None
