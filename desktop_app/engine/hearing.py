"""Which abilities listen to what: those of all cards there are, and those of the cards in one game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop_app.engine.events import Ability, Event

BEFORE = ("forced would", "would", "forced when", "when")
"""The rungs before an event, in order: what would change whether it happens comes first, forced ones first of all."""
AFTER = ("forced after", "after")
HAND = "hand"
FORCED = frozenset(rung for rung in (*BEFORE, *AFTER) if rung.startswith("forced"))


class Rung(dict[str, list[Ability]]):
    """The abilities that are used at one point of the ladder, by the code of their card; whether any is used
    ``from_hand``."""

    __slots__ = ("from_hand",)

    def __init__(self) -> None:
        super().__init__()
        self.from_hand = False

    def add(self, ability: Ability) -> None:
        """Takes in an ability."""
        self.setdefault(ability.code, []).append(ability)
        self.from_hand = self.from_hand or ability.zone == HAND


Listening = Mapping[str, Sequence[tuple[Event, Rung]]]
"""The events of a climb with the abilities that listen to them, by the name of the rung."""

MOST_CASTS = 64
"""For how many different sets of cards it is kept who listens; more games than that at once are looked up anew."""


class Heard(dict[type[Event], tuple[dict[str, Rung], dict[str, Rung]]]):
    """What the cards of one game listen to: by the kind of event the abilities before it, and those after it.

    An ability that listens to an event of a kind listens to its special cases too. They are known by their rung, and
    looked up once for each kind.
    """

    def __init__(self, by_event: Mapping[type[Event], Rung], cast: frozenset[str]) -> None:
        super().__init__()
        self._by_event = by_event
        self._cast = cast

    def __missing__(self, kind: type[Event]) -> tuple[dict[str, Rung], dict[str, Rung]]:
        known: tuple[dict[str, Rung], dict[str, Rung]] = ({}, {})
        for ancestor in kind.__mro__:
            for code, abilities in self._by_event.get(ancestor, Rung()).items():
                for ability in abilities if code in self._cast else ():
                    half = known[0] if ability.rung in BEFORE else known[1]
                    half.setdefault(ability.rung, Rung()).add(ability)
        self[kind] = known
        return known


class Hearing:
    """Every ability that answers something, and who of them listens in a game.

    Two thousand cards may be known; a game holds eighty. What none of these listens to needs no ladder there.
    """

    def __init__(self) -> None:
        self._by_event: dict[type[Event], Rung] = {}
        self._codes: set[str] = set()
        self._of_the_rules: set[str] = set()
        self._casts: dict[frozenset[str], Heard] = {}
        self._from_hand: dict[tuple[type[Event], str], bool] = {}

    def add(self, ability: Ability, *, of_the_rules: bool = False) -> None:
        """Registers an ability; done once, when the card modules are imported.

        One ``of_the_rules`` stands on no card, as that of any duplicate to save what it lies under: its code is a name
        of its own, and it listens in every game.
        """
        self._by_event.setdefault(ability.event, Rung()).add(ability)
        self._codes.add(ability.code)
        if of_the_rules:
            self._of_the_rules.add(ability.code)
        self._casts.clear()
        self._from_hand.clear()

    def knows(self, code: str) -> bool:
        """Whether a card has any ability here."""
        return code in self._codes

    def from_hand(self, kind: type[Event], rung: str) -> bool:
        """Whether any card there is could answer such an event from a hand, in this game or not."""
        known = self._from_hand.get((kind, rung))
        if known is None:
            abilities = (
                each
                for ancestor in kind.__mro__
                for cards in self._by_event.get(ancestor, {}).values()
                for each in cards
            )
            known = any(each.zone == HAND and each.rung == rung for each in abilities)
            self._from_hand[kind, rung] = known
        return known

    def among(self, codes: Mapping[str, str]) -> Heard:
        """What the cards of a game listen to, given the code of each of them."""
        cast = frozenset(self._of_the_rules.union(codes.values()))
        if cast not in self._casts:
            if len(self._casts) >= MOST_CASTS:
                self._casts.clear()
            self._casts[cast] = Heard(self._by_event, cast)
        return self._casts[cast]
