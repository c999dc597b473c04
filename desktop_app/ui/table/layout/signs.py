"""How the states of a card are shown, by what its game says of its marks and tokens."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from desktop_app.engine.view import CardView
from desktop_app.games.contract.table import Mark, TableWords, Token

SMALL = {"by_hand": "hand-back-right-outline", "over": "check-bold"}
"""The small signs: something was done to the card by hand, its part in what goes on is over."""
HURT = Token("wound", "corner", sign="damage")
"""The drop on a card that is hurt, where a game counts no wounds."""


class Signs:
    """The marks and tokens of one game, found by their ids."""

    def __init__(self, words: TableWords) -> None:
        self._marks = {mark.id: mark for mark in words.marks}
        self._tokens = {token.id: token for token in words.tokens}
        self.lying = words.lying

    def turned(self, card: CardView) -> bool:
        """Whether the card lies on its side."""
        return self._shown(card, "turned")

    def barred(self, card: CardView) -> bool:
        """Whether the card lies there and nobody can use it."""
        return self._shown(card, "barred")

    def asleep(self, card: CardView) -> bool:
        """Whether the card has no part in what goes on now."""
        return self._shown(card, "asleep")

    def lies(self, card: CardView) -> bool:
        """Whether the card lies wider than high: its picture does, or it is turned on its side."""
        return self.lying(card) or self.turned(card)

    def bar(self, card: CardView) -> Token | None:
        """The kind of token that a bar under the card counts, if it has one."""
        if not self.lying(card):
            return None
        return next(
            (token for token in self._tokens.values() if token.place == "bar" and card.numbers.get(token.limit)),
            None,
        )

    def beside(self, card: CardView) -> bool:
        """Whether the card lies half under its host's side, not above it."""
        return self._shown(card, "beside") or self.copies(card)

    def copies(self, card: CardView) -> bool:
        """Whether the card lies under its host as a copy of it, of which a little looks out."""
        return self._shown(card, "copy")

    def small(self, card: CardView) -> str:
        """The glyph of the small sign on it, the first that its marks ask for; "" for none."""
        return next((SMALL[mark.shown] for mark in self._of(card) if mark.shown in SMALL), "")

    def ring(self, card: CardView) -> str:
        """The ring of its state, the first that its game names; "" for none."""
        return next((mark.ring for mark in self._marks.values() if mark.ring and mark.id in card.marks), "")

    def names(self, card: CardView) -> Iterable[str]:
        """The messages that tell its marks."""
        return (mark.name for mark in self._of(card) if mark.name)

    def tokens(self, card: CardView) -> Iterable[tuple[Token, int]]:
        """What lies on the card: the kinds its game names in their order, then any others, and a drop if it is hurt."""
        others = (Token(kind) for kind in card.tokens if kind not in self._tokens)
        kinds = chain(self._tokens.values(), others)
        hurt = [(HURT, 1)] if self._shown(card, "hurt") else []
        return [*((kind, card.tokens[kind.id]) for kind in kinds if card.tokens.get(kind.id)), *hurt]

    def _of(self, card: CardView) -> list[Mark]:
        return [self._marks[mark] for mark in card.marks if mark in self._marks]

    def _shown(self, card: CardView, how: str) -> bool:
        return any(mark.shown == how for mark in self._of(card))
