"""The decks a person has built, as choices beside those that ship with a game."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path

from desktop_app.app.decks.check import check_deck
from desktop_app.app.decks.model import Deck
from desktop_app.app.decks.store import DeckStore
from desktop_app.app.library.built_in import built_in_cards
from desktop_app.app.library.record import CardRecord
from desktop_app.app.tables.game_box import OWN, DeckChoice, GameBox, deck_choice, played_parts
from desktop_app.engine.frozen import replace
from desktop_app.games import PLAYS, TENANTS
from desktop_app.games.contract.decks import CardList
from desktop_app.games.contract.tenant import Tenant

A_MOMENT = 0.2
"""Seconds for decks that nobody has read yet, where only the newest matter."""


def box_with_own(box: GameBox, folder: Path) -> GameBox:
    """The box with the decks of a `decks` folder that hold only cards the rules know; damaged ones are left out."""
    own: dict[str, DeckChoice] = {}
    for shelved in DeckStore(folder).decks():
        if shelved.document is None or shelved.document.game != box.game:
            continue
        choice = _choice(OWN + shelved.id, shelved.document.deck())
        if choice is not None:
            own[choice.id] = choice
    return replace(box, decks={**box.decks, **own})


def newest_own(folder: Path, most: int) -> list[tuple[str, DeckChoice]]:
    """The last changed decks of a `decks` folder that can be played, each with its game; no more than so many are
    judged."""
    found: list[tuple[str, DeckChoice]] = []
    for shelved in DeckStore(folder).decks(A_MOMENT):
        if len(found) < most and shelved.document is not None and shelved.document.game in PLAYS:
            choice = _choice(OWN + shelved.id, shelved.document.deck())
            found += [(shelved.document.game, choice)] if choice is not None else []
    return found


def _choice(deck_id: str, deck: Deck) -> DeckChoice | None:
    known = _built_in(TENANTS[deck.game])
    parts = {part: deck.part(part) for part in played_parts(deck.game)}
    cards = CardList(
        {part: {entry.code: entry.copies for entry in entries} for part, entries in parts.items() if entries},
        dict(deck.options),
    )
    if not cards.parts or any(code not in known for codes in cards.parts.values() for code in codes):
        return None
    checked = check_deck(deck, _Known(known))
    faults = () if checked.as_it_is else checked.violations
    names, notes = {"en": deck.name, "es": deck.name}, {"en": deck.notes, "es": deck.notes}
    return replace(deck_choice(deck.game, deck_id, names, notes, cards, faults), as_it_is=checked.as_it_is)


@cache
def _built_in(tenant: Tenant) -> Mapping[str, CardRecord]:
    return {card.code: card for card in built_in_cards(tenant.id)}


class _Known:
    """The cards of one box, found by code and title, as the check of a deck asks for them."""

    def __init__(self, cards: Mapping[str, CardRecord]) -> None:
        self._cards = cards

    def by_code(self, game: str, code: str) -> CardRecord | None:
        """The card of that code."""
        return self._cards.get(code)

    def by_id(self, game: str, other: str) -> CardRecord | None:
        """None: decks of the program name cards by code."""
        return None

    def titled(self, game: str, title: str) -> list[CardRecord]:
        """The cards of that title."""
        return [card for card in self._cards.values() if title in _titles(card)]

    def like(self, game: str, title: str, most: int) -> list[CardRecord]:
        """None: nothing is guessed here."""
        return []


def _titles(card: CardRecord) -> Collection[str]:
    return card.titles.values()
