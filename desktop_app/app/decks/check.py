"""Checking a deck against the construction rules of its game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.app.decks.listed import CardByCode
from desktop_app.app.decks.model import Deck, Entry, added, moved
from desktop_app.app.decks.plain import as_list
from desktop_app.app.decks.preset import lies_in_the_box
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.frozen import Frozen
from desktop_app.games import DECKS
from desktop_app.games.kit.deck_list import Fix, Violation, joined

_TITLES = ("title", "agenda")
MOST_NAMED = 6
LEGAL, AS_IT_IS, NOT_LEGAL = "legal", "as-it-is", "not-legal"


class CheckedDeck(Frozen):
    """What a check found: broken rules, cards that the library does not know, and cards no hero could pay for. A deck
    that lies so in the box is played ``as_it_is``, whatever rules of construction it does not keep."""

    violations: tuple[Violation, ...]
    unknown: tuple[Entry, ...] = ()
    unmatched: tuple[str, ...] = ()
    as_it_is: bool = False

    @property
    def is_legal(self) -> bool:
        """Whether no rule is broken; cards that are not known are not judged."""
        return not self.violations

    @property
    def state(self) -> str:
        """`LEGAL`, `AS_IT_IS` or `NOT_LEGAL`."""
        return AS_IT_IS if self.as_it_is else LEGAL if self.is_legal else NOT_LEGAL


def check_deck(deck: Deck, lookup: CardByCode) -> CheckedDeck:
    """Check a deck. Raises KeyError for a game without deck building."""
    building = DECKS[deck.game]
    known = {entry.code: lookup.by_code(deck.game, entry.code) for entry in deck.entries}
    plain = as_list(deck, known)
    hints = tuple(card.code for card in building.hints(plain))
    unknown = tuple(entry for entry in deck.entries if known[entry.code] is None)
    violations = tuple(building.check(plain))
    return CheckedDeck(violations, unknown, hints, bool(violations) and lies_in_the_box(deck))


def fixed(deck: Deck, fix: Fix) -> Deck:
    """The deck with a violation put right as its fix says, with all its steps."""
    for step in fix.steps():
        if step.verb == "move":
            deck = moved(deck, step.code, step.part, step.target, step.copies)
            continue
        title = next((entry.title for entry in deck.entries if entry.code == step.code), step.code)
        deck = added(deck, step.part, step.code, title, step.copies if step.verb == "add" else -step.copies)
    return deck


def part_title(game: str, part: str, texts: Texts) -> str:
    """The name of a part of a deck, where two games call it differently the one of its game."""
    return texts(DECKS[game].part_names.get(part) or f"decks-part-{part}".replace("_", "-"))


def sentence(violation: Violation, texts: Texts, titles: Callable[[str], str] = str) -> str:
    """What a person reads about a broken rule, without its id; `titles` says an English title in their language."""
    params = {name: titles(str(value)) if name in _TITLES else value for name, value in violation.params.items()}
    return texts(violation.message_id, **params)


class Group(Frozen):
    """Violations of one rule that say the same of several cards: told together, mended together."""

    violations: tuple[Violation, ...]

    @property
    def rule(self) -> str:
        """The id of the rule."""
        return self.violations[0].rule

    @property
    def fix(self) -> Fix | None:
        """One fix for all that have one, None where none has."""
        fixes = [each.fix for each in self.violations if each.fix is not None]
        return joined(fixes) if fixes else None

    def sentence(self, texts: Texts, titles: Callable[[str], str] = str) -> str:
        """What a person reads: the first whole, of the others what tells them apart."""
        first = sentence(self.violations[0], texts, titles)
        if len(self.violations) == 1:
            return first
        others = [_named(each, titles) for each in self.violations[1:]]
        if not all(others):
            return " ".join(sentence(each, texts, titles) for each in self.violations)
        told = list(dict.fromkeys(each for each in others if each != _named(self.violations[0], titles)))
        left = len(told) - MOST_NAMED
        names = ", ".join(told[:MOST_NAMED])
        return f"{first} {texts('decks-likewise', names=names, left=max(0, left))}" if told else first


def grouped(violations: Sequence[Violation]) -> list[Group]:
    """The violations, those of one rule, one sentence and one way of mending together, in their order."""
    found: dict[tuple[str, str, str, str], list[Violation]] = {}
    for each in violations:
        mending = (each.fix.verb, each.fix.target) if each.fix is not None else ("", "")
        found.setdefault((each.rule, each.message_id, *mending), []).append(each)
    return [Group(tuple(same)) for same in found.values()]


def _named(violation: Violation, titles: Callable[[str], str]) -> str:
    """What tells a violation from others of its kind: a card or a number."""
    if "title" in violation.params:
        return titles(str(violation.params["title"]))
    return str(violation.params.get("number", ""))


def sentences(violations: Sequence[Violation], texts: Texts) -> list[str]:
    """One line a violation, each with the id of its rule."""
    return [f"{violation.rule}: {sentence(violation, texts)}" for violation in violations]
