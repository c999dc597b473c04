"""What a bot looks at: the same words for a view of the table and for a table that it imagines.

Nothing is answered here that the seat could not see. Of a view everything is read out of what was sent; of an imagined
table only what is asked for is worked out, as looking ahead asks thousands of times.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Protocol

from desktop_app.engine.frozen import Frozen
from desktop_app.games.kit.board import Path
from desktop_app.games.me_quest.planning.lacking import Lack
from desktop_app.games.me_quest.reading.facts import CardFacts


class Enemy(Frozen):
    """A monster token or minion on the board: its code ("" where it is not seen), its place, the damage it has."""

    card: str
    code: str
    place: str
    damage: int = 0

    @property
    def is_minion(self) -> bool:
        """Whether it is a minion."""
        return self.code.startswith("minion.")


class Sight(Protocol):
    """The table as one seat sees it."""

    seat: str
    lacks: list[Lack] | None
    """What Plots in hand lack, once it was worked out (``plotting.lacks``)."""

    def heroes(self) -> Sequence[str]:
        """The seats of the heroes."""
        ...

    def place(self, seat: str) -> str:
        """Where a hero is."""
        ...

    def attribute(self, seat: str, name: str) -> int:
        """An attribute of a hero."""
        ...

    def favor(self, seat: str) -> int:
        """The favor of a hero."""
        ...

    def count(self, zone: str) -> int:
        """How many cards a zone holds."""
        ...

    def codes(self, zone: str) -> Sequence[str]:
        """The codes of the cards that are seen in a zone."""
        ...

    def code(self, card: str) -> str:
        """The code of a card; "" where it is not seen."""
        ...

    def facts(self, code: str) -> CardFacts:
        """What is printed on the cards of a code, as it is at this table."""
        ...

    def completed(self, seat: str) -> Sequence[str]:
        """The kinds of own Quests that a hero has completed."""
        ...

    def influence(self, place: str) -> int:
        """The influence at a location."""
        ...

    def favor_at(self, place: str) -> int:
        """The favor at a location."""
        ...

    def enemies(self, place: str = "") -> Sequence[Enemy]:
        """Monster tokens and minions on the board, or at a location."""
        ...

    def path(self, one: str, other: str) -> Path | None:
        """The path between two locations, as it is at this table."""
        ...

    def characters(self) -> Sequence[str]:
        """Where characters are; a location with two of them twice."""
        ...

    def plots(self) -> Sequence[tuple[str, str]]:
        """The codes of the active Plots, each with the location of its token."""
        ...

    def story(self, marker: str) -> int:
        """The space of a story marker."""
        ...

    def pool(self) -> tuple[int, int]:
        """The influence in the Shadow Pool, and the most that it holds."""
        ...

    def action_tokens(self) -> Sequence[str]:
        """The covered spaces of the action tracks."""
        ...

    def mission(self) -> str:
        """The code of the Mission of one's own side."""
        ...

    def enemy_left(self) -> int:
        """The damage that would defeat the enemy of the combat that is fought."""
        ...

    def strength_left(self) -> int:
        """The strength that is left to oneself in the combat that is fought."""
        ...

    def lies(self) -> Hashable:
        """All that the roads of the hero who looks depend on: where it is the same, so are they. None where nobody
        will ask again."""
        ...
