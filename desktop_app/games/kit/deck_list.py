"""A deck as the construction rules of any game see it: plain values, free of files, screens and card data sets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal

from desktop_app.engine.frozen import Frozen, field, replace


class DeckCard(Frozen):
    """Copies of one card in one part of a deck, with the printed facts that the rules ask for."""

    code: str
    title: str
    type: str
    part: str
    copies: int = 1
    unique: bool = False
    set: str = ""
    traits: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    text: str = ""
    fields: Mapping[str, object] = field(default_factory=dict)

    def word(self, name: str) -> str:
        """A printed word, "" where the card has none."""
        value = self.fields.get(name)
        return value if isinstance(value, str) else ""

    def number(self, name: str) -> int | None:
        """A printed number, None where the card has none."""
        value = self.fields.get(name)
        return value if isinstance(value, int) and not isinstance(value, bool) else None

    def flag(self, name: str) -> bool:
        """Whether the card has a mark such as `loyal`."""
        return self.fields.get(name) is True

    def words(self, name: str) -> tuple[str, ...]:
        """Printed words of which a card may have several."""
        value = self.fields.get(name)
        return tuple(str(each) for each in value) if isinstance(value, tuple | list) else ()


class DeckList(Frozen):
    """All cards of a deck, and the choices that belong to it, such as the block or the kind of player."""

    cards: tuple[DeckCard, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)

    def part(self, *names: str) -> tuple[DeckCard, ...]:
        """The cards of some parts."""
        return tuple(card for card in self.cards if card.part in names)


class Fix(Frozen):
    """One way to put a violation right: take copies out of a part, add them, or move them to `target`."""

    verb: Literal["remove", "add", "move"]
    code: str
    part: str
    copies: int
    target: str = ""
    more: tuple[Fix, ...] = ()
    """Further steps, where copies of several cards have to go."""

    def steps(self) -> tuple[Fix, ...]:
        """Every single step, in order."""
        return (replace(self, more=()), *(step for fix in self.more for step in fix.steps()))

    def size(self) -> int:
        """How many copies all steps are about."""
        return sum(step.copies for step in self.steps())


Params = Mapping[str, str | int]
"""What a sentence is filled in with."""


class Violation(Frozen):
    """A construction rule that a deck breaks: the rule's id, what to say about it, and the cards it is about."""

    rule: str
    message_id: str
    params: Params = field(default_factory=dict)
    cards: tuple[str, ...] = ()
    fix: Fix | None = None


Rule = Callable[[DeckList], list[Violation]]


def size(cards: Iterable[DeckCard]) -> int:
    """How many cards these are, copies counted."""
    return sum(card.copies for card in cards)


def codes(cards: Iterable[DeckCard]) -> tuple[str, ...]:
    """The codes of cards, each once, in their order."""
    return tuple(dict.fromkeys(card.code for card in cards))


def by_title(cards: Iterable[DeckCard]) -> dict[str, list[DeckCard]]:
    """The cards by title, whatever their version."""
    found: dict[str, list[DeckCard]] = {}
    for card in cards:
        found.setdefault(card.title.casefold(), []).append(card)
    return found


def take_out(cards: Sequence[DeckCard], surplus: int) -> Fix:
    """The fix for too many copies: the whole surplus, out of the last entries that have them."""
    steps: list[Fix] = []
    for card in reversed(cards):
        copies = min(surplus, card.copies)
        if copies > 0:
            steps.append(Fix("remove", card.code, card.part, copies))
            surplus -= copies
    return joined(steps)


def joined(fixes: Sequence[Fix]) -> Fix:
    """One fix of several. Raises IndexError for none."""
    steps = [step for fix in fixes for step in fix.steps()]
    return replace(steps[0], more=tuple(steps[1:]))


def take_out_all(cards: Sequence[DeckCard]) -> Fix:
    """The fix for cards that may not be there at all."""
    return take_out(cards, size(cards))


def where_types_belong(kinds: Mapping[str, Sequence[str]], **otherwise: str) -> Mapping[str, str]:
    """The part that each card type belongs to: the first that may hold it, or the one told by name."""
    found: dict[str, str] = {}
    for part, types in kinds.items():
        for type in types:
            found.setdefault(type, part)
    return {**found, **otherwise}


def misplaced(
    deck: DeckList,
    kinds: Mapping[str, Sequence[str]],
    natural: Mapping[str, str],
    rules: Mapping[str, str],
    lets_in: Callable[[DeckCard], bool] = lambda card: False,
) -> list[Violation]:
    """Cards in a part that `kinds` does not let their type into, each with its way to where its type belongs.

    Parts without an entry may hold anything, cards that nobody knows are not judged, and `lets_in` names exceptions.
    `rules` says by part which rule is broken.
    """
    found = []
    for card in deck.part(*kinds):
        if card.type and card.type not in kinds[card.part] and not lets_in(card):
            target = natural.get(card.type, "")
            fits = target != card.part and card.type in kinds.get(target, ())
            verb: Literal["move", "remove"] = "move" if fits else "remove"
            fix = Fix(verb, card.code, card.part, card.copies, target if fits else "")
            params: Params = {"title": card.title, "part": card.part.replace("_", "-")}
            found.append(Violation(rules[card.part], "decks-wrong-part", params, (card.code,), fix))
    return found


def broken(deck: DeckList, rules: Iterable[Rule]) -> list[Violation]:
    """What the deck breaks of some rules, in their order."""
    return [violation for rule in rules for violation in rule(deck)]
