"""Printings of one card: told by a name they share, else by title, type and numbers, whatever product or source.

The cards of a library come from several products and several collections of the community. What a player calls one
card stands in it several times; here those are put together, and one of them, the head, speaks for all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from desktop_app.app.library.fields import fields_of
from desktop_app.app.library.record import BUILT_IN, CardRecord, Value
from desktop_app.app.library.rows import facts
from desktop_app.app.texts.folding import Folds, fold
from desktop_app.engine.frozen import replace

OF_PRINTINGS = frozenset({"set", "source", "number", "quantity", "rarity", "encounter_set", "deck_limit", "block"})
"""What printings of one card may differ in."""
ALIKE = 0.75
"""Of the words of two texts of one source so many must be shared."""


def folded(cards: Sequence[CardRecord], folds: Folds | None = None) -> list[list[CardRecord]]:
    """The cards in groups, the head of each first; groups in the order of their first cards. `folds` may hold texts
    that are folded already."""
    groups = _Groups(len(cards))
    for same in (_by_id(cards), _by_title(cards, Folds() if folds is None else folds)):
        for first, second in same:
            groups.join(first, second)
    found: dict[int, list[CardRecord]] = {}
    for at, card in enumerate(cards):
        found.setdefault(groups.top(at), []).append(card)
    return [_head_first(group) for group in found.values()]


def _head_first(group: list[CardRecord]) -> list[CardRecord]:
    """The built-in one speaks for all, else the one that says most; what it lacks the others give."""
    if len(group) == 1:
        return group
    head = max(group, key=lambda card: (card.source == BUILT_IN, bool(card.text), len(card.fields)))
    others = [card for card in group if card is not head]
    titles, text, fields = dict(head.titles), dict(head.text), dict(head.fields)
    for card in others:
        titles = {**card.titles, **titles}
        text = {**card.text, **text}
        fields = {**card.fields, **fields}
    whole = replace(
        head,
        titles=titles,
        text=text,
        fields=fields,
        traits=head.traits or next((card.traits for card in others if card.traits), ()),
        keywords=head.keywords or next((card.keywords for card in others if card.keywords), ()),
        illustrator=head.illustrator or next((card.illustrator for card in others if card.illustrator), ""),
    )
    return [whole, *others]


class _Groups:
    """Which places belong together."""

    def __init__(self, count: int) -> None:
        self._up = list(range(count))

    def top(self, at: int) -> int:
        while self._up[at] != at:
            self._up[at] = self._up[self._up[at]]
            at = self._up[at]
        return at

    def join(self, first: int, second: int) -> None:
        one, other = sorted((self.top(first), self.top(second)))
        self._up[other] = one


def _by_id(cards: Sequence[CardRecord]) -> Iterable[tuple[int, int]]:
    """Pairs of one type that share a foreign name."""
    known: dict[tuple[str, str, str], int] = {}
    for at, card in enumerate(cards):
        for name in (card.code, *card.ids):
            first = known.setdefault((card.game, card.type, name.casefold()), at)
            if first != at and _names(cards[first]) & _names(card):
                yield first, at


def _by_title(cards: Sequence[CardRecord], folds: Folds) -> Iterable[tuple[int, int]]:
    """Pairs of one title and type whose numbers do not differ."""
    titled: dict[tuple[str, str, str, str], list[int]] = {}
    for at, card in enumerate(cards):
        key = (card.game, card.type, folds[card.title], folds[card.words_of("subtitle")])
        titled.setdefault(key, []).append(at)
    for places in titled.values():
        kinds: list[tuple[int, dict[str, object]]] = []
        for at in places if len(places) > 1 else ():
            values = _compared(cards[at])
            first = next((early for early, known in kinds if _agree(known, values)
                          and _same_words(cards[early], cards[at])), None)  # fmt: skip
            if first is None:
                kinds.append((at, values))
            else:
                yield first, at


def _names(card: CardRecord) -> set[str]:
    return {fold(title) for title in card.titles.values()}


def _compared(card: CardRecord) -> dict[str, object]:
    """The printed numbers and choices that make a card what it is."""
    numbers = {field.id for field in fields_of(card.game) if field.kind in ("number", "choice")} - OF_PRINTINGS
    return {name: value for name, value in facts(card).items() if name in numbers and value is not None}


def _agree(one: dict[str, object], other: dict[str, object]) -> bool:
    """Whether nothing that both have differs; a source may leave things out."""
    return all(other[name] == value for name, value in one.items() if name in other)


def _same_words(one: CardRecord, other: CardRecord) -> bool:
    """Two cards of one source with quite different texts are two cards; other sources use words of their own."""
    if one.source != other.source:
        return True
    first, second = (set(fold(_all_text(card)).split()) for card in (one, other))
    if not first or not second:
        return first == second
    return len(first & second) >= ALIKE * min(len(first), len(second))


def _all_text(card: CardRecord) -> str:
    return " ".join([*card.text.values(), *(_words(card.fields.get(name)) for name in ("back_text", "back_title"))])


def _words(value: Value | None) -> str:
    return value if isinstance(value, str) else ""


Heads = Callable[[str, str], str]
"""From a game and a code to the code of the card that speaks for it."""
