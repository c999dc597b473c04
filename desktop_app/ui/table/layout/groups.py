"""What lies together: a card with what is attached to it and what lies half under its side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from desktop_app.engine.view import CardView
from desktop_app.ui.table.layout.plan import AFTER_IT, AROUND_PAIR, IN_A_PAIR, RATIO
from desktop_app.ui.table.layout.signs import Signs

BESIDE, BESIDE_MORE = 0.42, 0.3
"""How much of a card that lies under another's side is in sight, in card widths: the first, each further one."""
COPY, COPY_MORE = 0.15, 0.1
"""The same of copies, which say nothing that their host does not say, and are counted on it."""


@dataclass(slots=True)
class Group:
    """A card and its company, in card widths."""

    host: CardView
    lying: bool
    above: list[CardView] = field(default_factory=list)
    beside: list[CardView] = field(default_factory=list)
    copies: bool = False

    @property
    def own(self) -> float:
        """How wide the card itself lies."""
        return RATIO if self.lying else 1.0

    @property
    def extra(self) -> float:
        """How much of what lies under its side looks out."""
        return self.out(len(self.beside) - 1) if self.beside else 0.0

    @property
    def width(self) -> float:
        """How wide all of it lies."""
        return self.own + self.extra

    @property
    def tall(self) -> float:
        """How high the card itself stands."""
        return 1.0 if self.lying else RATIO

    def out(self, number: int) -> float:
        """How far the card of this number under its side looks out, the nearest of them first."""
        first, more = (COPY, COPY_MORE) if self.copies else (BESIDE, BESIDE_MORE)
        return first + more * number

    def ids(self) -> list[str]:
        """Every card of it."""
        return [card.id for card in (self.host, *self.above, *self.beside)]


def groups_of(cards: Sequence[CardView], signs: Signs) -> list[Group]:
    """The cards of a zone by the card that bears them, in the order of the bearers."""
    by_id = {card.id: card for card in cards}
    groups: dict[str, Group] = {}
    for card in cards:
        if card.host not in by_id or card.host == card.id:
            groups[card.id] = Group(card, signs.lies(card))
    for card in cards:
        group = groups.get(_root(card, by_id))
        if group is not None and card.id not in groups:
            (group.beside if signs.beside(card) else group.above).append(card)
            group.copies = group.copies or signs.copies(card)
    return list(groups.values())


def sides_of(cards: Sequence[CardView], signs: Signs) -> tuple[list[Group], list[Group]]:
    """The two sides of a pair: those of the seat whose card comes first, and those who stand against them."""
    groups = groups_of(cards, signs)
    first = groups[0].host.controller if groups else ""
    mine = [group for group in groups if group.host.controller == first]
    return mine, [group for group in groups if group not in mine]


def pair_width(cards: Sequence[CardView], signs: Signs) -> float:
    """How wide a pair stands, in card widths of its row."""
    most = max((len(side) for side in sides_of(cards, signs)), default=1)
    return IN_A_PAIR * (1 + AFTER_IT * (max(most, 1) - 1)) + AROUND_PAIR


def _root(card: CardView, by_id: dict[str, CardView]) -> str:
    seen = {card.id}
    while card.host in by_id and card.host not in seen:
        card = by_id[card.host]
        seen.add(card.id)
    return card.id
