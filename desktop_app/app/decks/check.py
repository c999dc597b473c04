"""Checking a deck against the construction rules of its game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from desktop_app.app.decks.listed import CardLookup
from desktop_app.app.decks.model import Deck, Entry, added, moved
from desktop_app.app.library.record import CardRecord
from desktop_app.app.texts.texts import Texts
from desktop_app.games import DECKS
from desktop_app.games.kit.deck_list import DeckCard, DeckList, Fix, Violation


@dataclass(frozen=True, slots=True)
class CheckedDeck:
    """What a check found: broken rules, cards that the library does not know, and cards no hero could pay for."""

    violations: tuple[Violation, ...]
    unknown: tuple[Entry, ...] = ()
    unmatched: tuple[str, ...] = ()

    @property
    def is_legal(self) -> bool:
        """Whether no rule is broken; cards that are not known are not judged."""
        return not self.violations


def check_deck(deck: Deck, lookup: CardLookup) -> CheckedDeck:
    """Check a deck. Raises KeyError for a game without deck building."""
    building = DECKS[deck.game]
    known = {entry.code: lookup.by_code(deck.game, entry.code) for entry in deck.entries}
    plain = as_list(deck, known)
    hints = tuple(card.code for card in building.hints(plain))
    unknown = tuple(entry for entry in deck.entries if known[entry.code] is None)
    return CheckedDeck(tuple(building.check(plain)), unknown, hints)


def as_list(deck: Deck, known: Mapping[str, CardRecord | None]) -> DeckList:
    """The deck as the rules see it; a card that is not known has only its title and part."""
    return DeckList(tuple(_card(entry, known.get(entry.code)) for entry in deck.entries), dict(deck.options))


def _card(entry: Entry, card: CardRecord | None) -> DeckCard:
    if card is None:
        return DeckCard(entry.code, entry.title, "", entry.part, entry.copies)
    return DeckCard(
        code=card.code,
        title=card.title,
        type=card.type,
        part=entry.part,
        copies=entry.copies,
        unique=card.unique,
        set=card.set,
        traits=card.traits,
        keywords=card.keywords,
        text=card.text.get("en", ""),
        fields=card.fields,
    )


def fixed(deck: Deck, fix: Fix) -> Deck:
    """The deck with a violation put right as its fix says."""
    if fix.verb == "move":
        return moved(deck, fix.code, fix.part, fix.target, fix.copies)
    title = next((entry.title for entry in deck.entries if entry.code == fix.code), fix.code)
    return added(deck, fix.part, fix.code, title, fix.copies if fix.verb == "add" else -fix.copies)


def part_title(game: str, part: str, texts: Texts) -> str:
    """The name of a part of a deck, where two games call it differently the one of its game."""
    return texts(DECKS[game].part_names.get(part) or f"decks-part-{part}".replace("_", "-"))


def sentence(violation: Violation, texts: Texts) -> str:
    """What a person reads about a broken rule, without its id."""
    return texts(violation.message_id, **violation.params)


def sentences(violations: Sequence[Violation], texts: Texts) -> list[str]:
    """One line a violation, each with the id of its rule."""
    return [f"{violation.rule}: {sentence(violation, texts)}" for violation in violations]
