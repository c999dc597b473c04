"""Sample hands: shuffled by a seed, so that a hand can be shown again."""

from __future__ import annotations

import random

from desktop_app.app.decks.model import Deck
from desktop_app.app.decks.statistics import HAND_SIZES
from desktop_app.engine.frozen import Frozen
from desktop_app.games import DECKS


class SampleHand(Frozen):
    """A hand of card codes, what is left of the deck in its order, and how often it was drawn anew."""

    hand: tuple[str, ...]
    rest: tuple[str, ...]
    seed: int
    mulligans: int = 0

    def drawn(self, count: int = 1) -> SampleHand:
        """The hand with more cards from the top of the deck."""
        return SampleHand((*self.hand, *self.rest[:count]), self.rest[count:], self.seed, self.mulligans)


def sample_hand(deck: Deck, seed: int, size: int | None = None) -> SampleHand:
    """An opening hand of the deck; of the game's own size unless told."""
    return _dealt(deck, seed, HAND_SIZES[deck.game] if size is None else size, 0)


def mulligan(deck: Deck, sample: SampleHand, size: int | None = None) -> SampleHand:
    """All cards shuffled and drawn anew, as many as the game gives to a second hand."""
    usual = DECKS[deck.game].second_hand or HAND_SIZES[deck.game]
    return _dealt(deck, sample.seed, usual if size is None else size, sample.mulligans + 1)


def _dealt(deck: Deck, seed: int, size: int, mulligans: int) -> SampleHand:
    cards = [entry.code for entry in deck.part("deck") for _ in range(entry.copies)]
    random.Random(f"{seed}-{mulligans}").shuffle(cards)
    return SampleHand(tuple(cards[:size]), tuple(cards[size:]), seed, mulligans)
