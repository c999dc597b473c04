"""What a bot looks at: the same words for a view of the table and for a table that it imagines.

Nothing is answered here that the seat could not see. Of a view everything is read out of what was sent; of an imagined
table only what is asked for is worked out, as looking ahead asks thousands of times.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from desktop_app.engine.view import View
from desktop_app.games.kit.board import Path, zone_of
from desktop_app.games.me_quest.planning.lacking import Lack
from desktop_app.games.me_quest.reading import queries
from desktop_app.games.me_quest.reading.board import BOARD
from desktop_app.games.me_quest.reading.corrected import facts_in, path_as, path_between, path_id, said_in
from desktop_app.games.me_quest.reading.facts import CardFacts
from desktop_app.games.me_quest.reading.fight import damage_on_enemy, health, spent, strength
from desktop_app.games.me_quest.reading.missions import mission_of
from desktop_app.games.me_quest.reading.numbers import attribute
from desktop_app.games.me_quest.reading.story import most_in_pool
from desktop_app.games.me_quest.state import PLOT_SPACES, SAURON, QuestState

CHARACTER = "character."
"""How the codes of characters begin."""
_ZONES = tuple((place, zone_of(place)) for place in BOARD.locations)


@dataclass(frozen=True, slots=True)
class Enemy:
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


class Seen:
    """A view as a sight."""

    def __init__(self, view: View) -> None:
        self.view, self.seat = view, view.seat
        self.lacks: list[Lack] | None = None

    def heroes(self) -> Sequence[str]:
        return self.view.seats[1:]

    def place(self, seat: str) -> str:
        return self.view.facts.get(f"at:{seat}", "")

    def attribute(self, seat: str, name: str) -> int:
        return self.view.numbers[f"{name}:{seat}"]

    def favor(self, seat: str) -> int:
        return self.view.numbers[f"favor:{seat}"]

    def count(self, zone: str) -> int:
        return self.view.zones[zone].count

    def codes(self, zone: str) -> Sequence[str]:
        return [card.code for card in self.view.zones[zone].cards if card.code]

    def code(self, card: str) -> str:
        found = self.view.card(card)
        return found.code if found is not None else ""

    def facts(self, code: str) -> CardFacts:
        return facts_in(self.view, code)

    def completed(self, seat: str) -> Sequence[str]:
        return self.view.facts[f"completed:{seat}"].split()

    def influence(self, place: str) -> int:
        return self.view.numbers[f"influence_{place}"]

    def favor_at(self, place: str) -> int:
        return self.view.numbers[f"favor_{place}"]

    def enemies(self, place: str = "") -> Sequence[Enemy]:
        places = [place] if place else BOARD.locations
        return [
            Enemy(card.id, card.code, each, card.tokens.get("damage", 0))
            for each in places
            for card in self.view.zones[zone_of(each)].cards
            if "token" in card.marks or card.code.startswith("minion.")
        ]

    def path(self, one: str, other: str) -> Path | None:
        path = BOARD.path(one, other)
        return path_as(path, said_in(self.view, path_id(path))) if path is not None else None

    def characters(self) -> Sequence[str]:
        return [
            place
            for place in BOARD.locations
            for card in self.view.zones[zone_of(place)].cards
            if card.code.startswith(CHARACTER)
        ]

    def plots(self) -> Sequence[tuple[str, str]]:
        return [
            (card.code, self.view.facts.get(f"{space}_at", ""))
            for space in PLOT_SPACES
            for card in self.view.zones[space].cards
        ]

    def story(self, marker: str) -> int:
        return self.view.numbers[f"story_{marker}"]

    def pool(self) -> tuple[int, int]:
        return self.view.numbers["pool"], self.view.numbers["pool_limit"]

    def action_tokens(self) -> Sequence[str]:
        return self.view.facts["action_tokens"].split()

    def mission(self) -> str:
        zone = f"mission:{SAURON}" if self.seat == SAURON else "mission_heroes"
        return next(iter(self.codes(zone)), "")

    def enemy_left(self) -> int:
        return self.view.numbers["enemy_health"] - self.view.numbers["enemy_damage"]

    def strength_left(self) -> int:
        return self.view.numbers[f"combat_strength:{self.seat}"] - self.view.numbers[f"spent:{self.seat}"]

    def lies(self) -> Hashable:
        return None


class Imagined:
    """An imagined table as a sight of one seat, while one question is open: what lies on the board is read once."""

    def __init__(self, g: QuestState, seat: str) -> None:
        self.g, self.seat = g, seat
        self.lacks: list[Lack] | None = None
        self._enemies: list[Enemy] | None = None
        self._characters: list[str] | None = None

    def heroes(self) -> Sequence[str]:
        return queries.heroes(self.g)

    def place(self, seat: str) -> str:
        return queries.hero_at(self.g, seat)

    def attribute(self, seat: str, name: str) -> int:
        return attribute(self.g, seat, name)

    def favor(self, seat: str) -> int:
        return self.g.favor[seat]

    def count(self, zone: str) -> int:
        return len(self.g.zones[zone])

    def codes(self, zone: str) -> Sequence[str]:
        return [self.g.codes[card] for card in self.g.zones[zone]]

    def code(self, card: str) -> str:
        if card not in self.g.codes:
            return ""
        return "" if self.seat != SAURON and queries.is_monster(self.g, card) else self.g.codes[card]

    def facts(self, code: str) -> CardFacts:
        return queries.facts_of(self.g, code)

    def completed(self, seat: str) -> Sequence[str]:
        return self.g.completed[seat]

    def influence(self, place: str) -> int:
        return self.g.influence.get(place, 0)

    def favor_at(self, place: str) -> int:
        return self.g.favor_at.get(place, 0)

    def enemies(self, place: str = "") -> Sequence[Enemy]:
        if self._enemies is None:
            self._enemies = [self._enemy(card, at) for at, card in self._lying() if self._is_enemy(card)]
        return [enemy for enemy in self._enemies if enemy.place == place] if place else self._enemies

    def _lying(self) -> Iterator[tuple[str, str]]:
        """What lies on the board, with its location."""
        zones = self.g.zones
        return ((place, card) for place, zone in _ZONES for card in zones[zone])

    def _is_enemy(self, card: str) -> bool:
        return queries.is_monster(self.g, card) or self.g.owners[card] == "minion"

    def _enemy(self, card: str, place: str) -> Enemy:
        damage = self.g.pieces[card].count("damage") if card in self.g.pieces else 0
        return Enemy(card, self.code(card), place, damage)

    def path(self, one: str, other: str) -> Path | None:
        return path_between(self.g, one, other)

    def characters(self) -> Sequence[str]:
        if self._characters is None:
            owners = self.g.owners
            self._characters = [place for place, card in self._lying() if owners[card] == "character"]
        return self._characters

    def plots(self) -> Sequence[tuple[str, str]]:
        g = self.g
        return [(g.codes[card], g.plot_at.get(space, "")) for space in PLOT_SPACES for card in g.zones[space]]

    def story(self, marker: str) -> int:
        return self.g.story[marker]

    def pool(self) -> tuple[int, int]:
        return self.g.pool, most_in_pool(self.g)

    def action_tokens(self) -> Sequence[str]:
        return self.g.action_tokens

    def mission(self) -> str:
        card = mission_of(self.g, "sauron" if self.seat == SAURON else "heroes")
        return self.g.codes[card] if card else ""

    def enemy_left(self) -> int:
        fight = self.g.combats[-1]
        return health(self.g, fight) - damage_on_enemy(self.g, fight)

    def strength_left(self) -> int:
        fight = self.g.combats[-1]
        return strength(self.g, fight, self.seat) - spent(self.g, fight, self.seat)

    def lies(self) -> Hashable:
        g, seat = self.g, self.seat
        return (
            seat,
            tuple(sorted(self.facts(code).movement for code in self.codes(f"hand:{seat}"))),
            *(self.count(f"{pool}:{seat}") for pool in ("life", "damage")),
            *(tuple(self.codes(f"{kind}:{seat}")) for kind in ("quests", "corruption")),
            tuple(g.completed[seat]),
            self.attribute(seat, "wisdom"),
            self.mission(),
            tuple((hero, self.place(hero), g.favor[hero]) for hero in self.heroes()),
            *(tuple(there.items()) for there in (g.story, g.influence, g.favor_at)),
            tuple(self.plots()),
            tuple(self.enemies()),
            tuple(self.characters()),
            tuple((path, said) for path, says in g.corrected.items() for said in says.items()),
        )
